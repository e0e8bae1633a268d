"""The machine's own integers, where the room is compiled; plain ones where it is not.

``i64`` tells mypyc that a number needs no object. It is checked by mypy and, where it runs interpreted,
does nothing: whole programs do without ``mypy_extensions``. Beware of a literal shifted left by one:
``1 << n`` is 32 bits wide in machine code.
"""

try:
    from mypy_extensions import i64
except ImportError:
    i64 = int  # type: ignore[misc]

__all__ = ["i64"]

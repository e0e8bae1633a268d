"""How the nets are taught; needs the extra ``training`` and is not shipped."""

import os

# Many small products of matrices: more threads than processes would only be in each other's way.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

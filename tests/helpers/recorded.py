"""What three systems print when the doctor asks them, as recorded or as their manuals show it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from liudou_gui.net.machine import Machine, Probe, Reach

FIREWALLD = """FedoraWorkstation (default, active)
  target: default
  icmp-block-inversion: no
  interfaces: wlp2s0
  sources: 
  services: dhcpv6-client samba-client ssh
  ports: 1025-65535/udp 1025-65535/tcp
  protocols: 
  forward: yes
  rich rules: 

home (active)
  target: default
  interfaces: enp3s0
  services: dhcpv6-client mdns ssh
  ports: 47610/tcp
  rich rules: 

trusted
  target: ACCEPT
  interfaces: virbr0
  ports: 
"""  # noqa: W291
UFW_CONF = "# /etc/ufw/ufw.conf\n\n# Set to yes to start on boot.\nENABLED=yes\n\nLOGLEVEL=low\n"
UFW_DEFAULTS = 'IPV6=yes\nDEFAULT_INPUT_POLICY="DROP"\nDEFAULT_OUTPUT_POLICY="ACCEPT"\n'
UFW_RULES = """*filter
:ufw-user-input - [0:0]
### RULES ###

### tuple ### allow tcp 22 0.0.0.0/0 any 0.0.0.0/0 in
-A ufw-user-input -p tcp --dport 22 -j ACCEPT

### tuple ### allow any 47610 0.0.0.0/0 any 0.0.0.0/0 in
-A ufw-user-input -p tcp --dport 47610 -j ACCEPT
-A ufw-user-input -p udp --dport 47610 -j ACCEPT
"""
MAC_ON = "Firewall is enabled. (State = 1)\n"
MAC_OFF = "Firewall is disabled. (State = 0)\n"
MAC_ALL = "Firewall is enabled. (State = 2)\n"
MAC_BLOCK_ALL = "Firewall has block all state set to enabled.\n"
MAC_BLOCK_NONE = "Block all DISABLED!\n"

PROFILES = [
    {"Name": name, "Enabled": "True", "Inbound": "NotConfigured"} for name in ("Domain", "Private", "Public")
]
ETHERNET_PUBLIC = {"Name": "未识别的网络", "InterfaceAlias": "Ethernet 2", "Category": "Public"}
WLAN_PRIVATE = {"Name": "Home", "InterfaceAlias": "WLAN", "Category": "Private"}


def rule(action: str, profile: str, enabled: str = "True") -> dict[str, str]:
    """A rule for incoming connections."""
    return {"Enabled": enabled, "Action": action, "Direction": "Inbound", "Profile": profile}


def windows_told(*rules: dict[str, str], profiles: object = PROFILES) -> str:
    """What PowerShell prints for a cable that counts as public and Wi-Fi that counts as private."""
    told = {"networks": [ETHERNET_PUBLIC, WLAN_PRIVATE], "profiles": profiles, "rules": list(rules)}
    return json.dumps(told, ensure_ascii=False) + "\r\n"


def machine(
    system: str = "linux",
    commands: Mapping[str, str] | None = None,
    files: Mapping[Path, str] | None = None,
    reach: Mapping[str, Reach] | None = None,
    asked: list[Sequence[str]] | None = None,
) -> Machine:
    """A computer that answers by the last word, or the first, of a command; every port is open else."""

    def run(words: Sequence[str]) -> str | None:
        if asked is not None:
            asked.append(words)
        return (commands or {}).get(words[-1], (commands or {}).get(words[0]))

    def probe(host: str, _port: int) -> Probe:
        return Probe((reach or {}).get(host, Reach.OPEN), 3)

    return Machine(system, run, (files or {}).get, probe, ("C:\\Lin's games\\liudou.exe",))

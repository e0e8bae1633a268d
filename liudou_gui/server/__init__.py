"""The headless host: tables on the network, in a process of their own."""

"""Rules, views, records and bots of six-player Dou Dizhu; no window, no network, no clock."""

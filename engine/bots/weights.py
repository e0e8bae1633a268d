"""The numbers by which the rule bot judges; found by duplicate deals of the bot against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Costs of groups in turns, and what leads and turns are worth; one set a number of decks.

    A group of rank x (0 for a 3, 1 for a 2) costs ``low - fall * x ** bend``; a run of n groups
    at place y (0 to 1) ``base - longer * (n - shortest) - higher * y``; a bomb is worth something.
    """

    single_low: float = 1.0
    single_fall: float = 0.75
    single_bend: float = 1.6
    small_joker: float = 0.1
    big_joker: float = -0.1
    pair_low: float = 0.95
    pair_fall: float = 0.85
    triple_low: float = 0.9
    triple_fall: float = 0.8
    wing: float = 0.03
    straight_base: float = 0.9
    straight_longer: float = 0.06
    run_base: float = 0.75
    run_longer: float = 0.12
    run_higher: float = 0.35
    bomb: float = 0.55
    bomb_longer: float = 0.2
    bomb_higher: float = 0.15
    joker_bomb: float = 1.0
    lead: float = 0.6
    lead_near: float = 0.5
    partner_lead: float = 0.4
    partner_near: float = 0.9
    enemy_lead: float = 0.35
    enemy_near: float = 1.0
    overtake: float = 0.25
    will: float = 0.7
    will_bomb: float = 0.3
    give_out: float = 3.0
    one_left: float = 2.0
    reveal: float = 0.2


THREE_DECKS = Weights()
FOUR_DECKS = Weights()

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
    needless: float = 0.3
    will: float = 0.7
    will_bomb: float = 0.3
    give_out: float = 3.0
    one_left: float = 2.0
    reveal: float = 0.2


THREE_DECKS = Weights(
    single_low=1.12,
    single_fall=0.735,
    single_bend=1.156,
    small_joker=0.1,
    big_joker=-0.115,
    pair_low=1.596,
    pair_fall=0.85,
    triple_low=0.72,
    triple_fall=0.8,
    wing=0.03,
    straight_base=1.26,
    straight_longer=0.06,
    run_base=0.542,
    run_longer=0.12,
    run_higher=0.686,
    bomb=0.77,
    bomb_longer=0.32,
    bomb_higher=0.15,
    joker_bomb=1.0,
    lead=0.6,
    lead_near=0.5,
    partner_lead=0.336,
    partner_near=0.9,
    enemy_lead=0.42,
    enemy_near=1.0,
    overtake=0.212,
    will=0.595,
    will_bomb=0.21,
    give_out=3.0,
    one_left=1.4,
    reveal=0.35,
)
FOUR_DECKS = Weights(
    single_low=1.0,
    single_fall=0.75,
    single_bend=1.6,
    small_joker=0.1,
    big_joker=-0.1,
    pair_low=0.95,
    pair_fall=0.85,
    triple_low=0.9,
    triple_fall=0.8,
    wing=0.03,
    straight_base=0.765,
    straight_longer=0.021,
    run_base=0.9,
    run_longer=0.12,
    run_higher=0.35,
    bomb=0.55,
    bomb_longer=0.2,
    bomb_higher=0.15,
    joker_bomb=1.0,
    lead=0.6,
    lead_near=0.72,
    partner_lead=0.4,
    partner_near=0.9,
    enemy_lead=0.686,
    enemy_near=1.0,
    overtake=0.25,
    will=0.7,
    will_bomb=0.255,
    give_out=3.0,
    one_left=1.4,
    reveal=0.2,
)

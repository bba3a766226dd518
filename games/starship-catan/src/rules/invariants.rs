//! Invariants of every position.

use super::card_counts::CardCounts;
use super::cards::{Card, GROUPS};
use super::player::{HANGAR, LABORATORY, PLACES, PlayerState};
use super::position::{OBSERVERS, ONLOOKER, Position, SECTORS};
use super::vocab::{Module, Phase};
use orrery_core::Invariant;

/// All invariants, each with a message that describes its violation.
pub const INVARIANTS: &[Invariant<Position>] = &[
    ("a bay has more resources than fit", |p| each(p, |player| player.cargo.iter().all(|&held| held <= player.bay()))),
    ("a laboratory has more than four science points", |p| each(p, |player| player.science <= LABORATORY)),
    ("a hangar has more than two ships", |p| each(p, |player| player.hangar.iter().sum::<u8>() <= HANGAR)),
    ("there are more than three boosters or three cannons", |p| {
        each(p, |player| player.boosters.count() <= PLACES && player.cannons.count() <= PLACES)
    }),
    ("a module has a level above 2", |p| each(p, |player| player.modules.iter().all(|&level| level <= 2))),
    ("two players have the same module at level 2", one_of_level_two),
    ("a card next to a ship is in the wrong place", |p| each(p, lies_rightly)),
    ("an adventure is in two places", adventures_are_in_one_place),
    ("there are more copies of a card than the game has", no_card_is_there_twice),
    ("a sector does not have its recorded number of cards", sectors_are_full),
    ("an observer is certain of a card that is not there", certain_cards_lie_there),
    ("a player does not know public information", |p| {
        (0..SECTORS).all(|at| (0..ONLOOKER).all(|seat| p.knows[ONLOOKER][at].within(p.knows[seat][at])))
    }),
    ("there is a row of cards outside a flight", |p| {
        p.phase.in_flight() || p.flight.is_empty() && p.flight.actions == 0
    }),
    ("there are more actions than a flight allows", |p| p.flight.actions <= p.mover().actions()),
    ("the decider is not the mover", |p| {
        p.decider == p.turn || matches!(p.phase, Phase::Module | Phase::Produce | Phase::Answer)
    }),
    ("the phase does not match the offer", |p| (p.phase == Phase::Answer) == p.now.offer.is_some()),
    ("there are winners before the match is over, or none after it", |p| {
        (p.phase == Phase::Over) == (p.winners != [false; 2])
    }),
];

fn each(p: &Position, holds: impl Fn(&PlayerState) -> bool) -> bool {
    p.players.iter().all(holds)
}

fn one_of_level_two(p: &Position) -> bool {
    Module::ALL.iter().all(|&module| p.players.iter().filter(|player| player.level(module) == 2).count() <= 1)
}

fn lies_rightly(player: &PlayerState) -> bool {
    player.colonies.kinds().all(|card| card.colony().is_some())
        && player.posts.kinds().all(Card::has_post)
        && player.beaten.kinds().all(|card| card.pirates().is_some())
        && player.kept().all(|adventure| adventure.spec().is_kept())
}

fn adventures_are_in_one_place(p: &Position) -> bool {
    let places = [p.players[0].adventures, p.players[1].adventures, p.adventures.pile, p.adventures.bits()];
    let counted: u32 = places.iter().map(|bits| bits.count_ones()).sum();
    counted == places.iter().fold(0, |all, bits| all | bits).count_ones()
}

/// Reports whether the drawn cards and the cards left to draw include no more copies of any card than the game has. A scenario
/// may have more places than cards, for example with full ships and full sectors: once all cards are drawn, the remaining places
/// hold lost planets.
fn no_card_is_there_twice(p: &Position) -> bool {
    let beside = p.players.iter().flat_map(|player| [player.colonies, player.posts, player.beaten]);
    let drawn = (0..SECTORS).map(|at| p.drawn(at));
    let pools = p.reserve.pools.into_iter().chain([p.dealt]);
    let bags: Vec<CardCounts> = beside.chain(drawn).chain(pools).collect();
    let counted = |card: &&Card| **card != Card::LostPlanet || !p.dealt.is_empty();
    Card::ALL
        .iter()
        .filter(counted)
        .all(|&card| bags.iter().map(|bag| u32::from(bag.count(card))).sum::<u32>() <= u32::from(card.copies()))
}

fn sectors_are_full(p: &Position) -> bool {
    (0..SECTORS).all(|at| {
        let sector = &p.sectors[at];
        let flown = p.phase.in_flight() && usize::from(p.flight.sector) == at;
        let fixed = p.flight.look.len() + p.flight.top.len() + p.flight.bottom.len();
        let flight = if flown { p.flight.len() + fixed } else { 0 };
        sector.lying.len() + sector.unseen.iter().sum::<u8>() + flight == sector.size
    })
}

fn certain_cards_lie_there(p: &Position) -> bool {
    (0..SECTORS).all(|at| {
        let drawn = p.drawn(at);
        let secrets: u8 = (0..GROUPS).map(|group| p.sectors[at].secret[group].len()).sum();
        secrets <= drawn.len() && (0..OBSERVERS).all(|observer| p.knows[observer][at].within(drawn))
    })
}

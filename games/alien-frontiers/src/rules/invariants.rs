//! Invariants of every position: one small function for each.
//!
//! They are checked on every loaded position, and after every order in tests and debug builds.

use super::colonies::majority;
use super::options::Supply;
use super::position::{CardCounts, Phase, Position, RelicPlace};
use super::ships::Ships;
use super::vocab::{Card, FLEET, Facility, Field, LAST_CIRCLE, Territory};
use super::{FUEL_SUPPLY, ORE_SUPPLY, colonies_each};
use orrery_core::Colour;
use orrery_core::invariants::{self, Invariant};

pub use orrery_core::InvariantViolation;

/// Every invariant of a position.
pub const INVARIANTS: &[Invariant<Position>] = &[
    ("a player's six ships are not each somewhere exactly once", ships_are_somewhere),
    ("a player's colonies are not each somewhere exactly once", colonies_are_somewhere),
    ("there are more copies of a card than the game has", cards_are_not_multiplied),
    ("the relic ship is not at its recorded place", relic_is_where_it_is_said),
    ("the relic ship's owner does not control an open Burroughs Desert", relic_has_a_right),
    ("control differs from a recount", control_equals_recount),
    ("more ships are docked than docks are in use", docks_are_not_overfull),
    ("a ship is docked where it does not fit", dockings_fit),
    ("a Hub track is past its last circle", tracks_end),
    ("a colour that does not play owns something", strangers_own_nothing),
    ("the limited supply is exceeded", supply_is_not_exceeded),
    ("the Artifact counts ships that are not docked there", artifact_counts_docked_ships),
    ("ships that show values in the Bay are not there", laid_ships_lie_in_the_bay),
    ("data that is only for one turn remains after it", between_turns_nothing_lingers),
];

/// Returns the first invariant that does not hold, if any.
pub fn broken(position: &Position) -> Option<InvariantViolation> {
    invariants::first_violation(INVARIANTS, position)
}

/// Returns the first invariant that holds for `before` but not for `after`, if any: the one that an order broke.
pub fn newly_broken(before: &Position, after: &Position) -> Option<InvariantViolation> {
    invariants::first_new_violation(INVARIANTS, before, after)
}

/// Returns the number of copies of each card in all places together, which no order changes.
pub fn census(position: &Position) -> CardCounts {
    let shown = position.display.iter().copied().flatten();
    let held = position.players.iter().flat_map(|p| p.cards.iter());
    position.deck.iter().chain(position.discards.iter()).chain(shown).chain(held).collect()
}

fn hand_of(position: &Position, colour: Colour) -> Ships {
    if colour == position.mover() { position.hand() } else { Ships::NONE }
}

fn ships_are_somewhere(position: &Position) -> bool {
    position.seats().iter().all(|&colour| {
        let player = position.player(colour);
        let docked: u8 = player.docked.iter().map(|s| s.own_len()).sum();
        player.stock + player.bay + docked + hand_of(position, colour).own_len() == FLEET
    })
}

fn colonies_are_somewhere(position: &Position) -> bool {
    let each = colonies_each(position.player_count(), position.options.length);
    position.seats().iter().all(|&colour| {
        let player = position.player(colour);
        player.unplaced + u8::from(player.hub > 0) + player.colonies.iter().sum::<u8>() == each
    })
}

fn cards_are_not_multiplied(position: &Position) -> bool {
    let there = census(position);
    Card::ALL.iter().all(|&card| there.of(card) <= card.copies())
}

fn relic_is_where_it_is_said(position: &Position) -> bool {
    let docked = Colour::ALL.iter().flat_map(|&colour| {
        Facility::ALL
            .iter()
            .filter(move |&&f| position.player(colour).docked_at(f).relic().is_some())
            .map(move |&f| RelicPlace::Docked(colour, f))
    });
    let in_hand = position.hand().relic().map(|_| RelicPlace::Hand);
    let mut found = docked.chain(in_hand);
    match position.relic {
        RelicPlace::Desert | RelicPlace::Bay(_) => found.next().is_none(),
        place => found.next() == Some(place) && found.next().is_none(),
    }
}

fn relic_has_a_right(position: &Position) -> bool {
    let desert = Territory::BurroughsDesert;
    position
        .relic_owner()
        .is_none_or(|owner| position.controller(desert) == Some(owner) && !position.field_on(Field::Isolation, desert))
}

fn control_equals_recount(position: &Position) -> bool {
    Territory::ALL.iter().all(|&t| position.controller(t) == majority(position, t))
}

fn docks_are_not_overfull(position: &Position) -> bool {
    Facility::ALL.iter().all(|&facility| {
        let Some(groups) = facility.groups_usable(position.player_count()) else {
            return position.docked_at(facility).is_empty();
        };
        let docks = groups * facility.group_size();
        let ships = |colour: Colour| position.player(colour).docked_at(facility).len();
        if facility == Facility::ColonistHub {
            Colour::ALL.iter().all(|&c| ships(c) <= docks)
        } else {
            Colour::ALL.iter().map(|&c| ships(c)).sum::<u8>() <= docks
        }
    })
}

fn dockings_fit(position: &Position) -> bool {
    let spent = position.docked_at(Facility::TerraformingStation);
    let raiders = position.docked_at(Facility::RaidersOutpost);
    spent.count_with_relic(6) == spent.len() && (1..=6).all(|v| raiders.count_with_relic(v) <= 1)
}

fn tracks_end(position: &Position) -> bool {
    position.players.iter().all(|p| p.hub <= LAST_CIRCLE)
}

fn strangers_own_nothing(position: &Position) -> bool {
    Colour::ALL
        .iter()
        .filter(|&&c| !position.plays(c))
        .all(|&c| *position.player(c) == super::PlayerState::default() && !position.winners[c.index()])
}

fn supply_is_not_exceeded(position: &Position) -> bool {
    let sum = |held: fn(&super::PlayerState) -> u8| position.players.iter().map(|p| u16::from(held(p))).sum::<u16>();
    position.options.supply == Supply::Unlimited
        || (sum(|p| p.fuel) <= u16::from(FUEL_SUPPLY) && sum(|p| p.ore) <= u16::from(ORE_SUPPLY))
}

fn artifact_counts_docked_ships(position: &Position) -> bool {
    let docked = position.me().docked_at(Facility::AlienArtifact);
    docked.contains(position.turn.uncounted) && position.turn.cycles <= position.turn.uncounted.len()
}

fn laid_ships_lie_in_the_bay(position: &Position) -> bool {
    let laid = position.turn.laid;
    let relic = laid.relic().is_none() || position.relic == RelicPlace::Bay(position.mover());
    laid.own_len() <= position.me().bay && relic && (laid.is_empty() || position.bay_in_reach())
}

fn between_turns_nothing_lingers(position: &Position) -> bool {
    position.phase != Phase::Roll || position.turn == super::TurnState::default()
}

//! What the house's table is in this game.

use alien_frontiers::record::Entry;
use alien_frontiers::rules::{AlienFrontiers, Order};
use orrery_table as table;

/// Whether an order is asked for of this game.
pub type Allow = table::Allow<AlienFrontiers>;
/// An announcement of this game.
pub type Announced = table::Announced<AlienFrontiers>;
/// Why something was announced of this game.
pub type Cause = table::Cause<AlienFrontiers>;
/// Which warnings are asked about of this game.
pub type Caution = table::Caution<AlienFrontiers>;
/// The coach and its studies of this game.
pub type Coach = table::Coach<AlienFrontiers>;
/// A question before an order of this game.
pub type Confirm = table::Confirm<AlienFrontiers>;
/// What people may order in a lesson or a puzzle of this game.
pub type Curb = table::Curb<AlienFrontiers>;
/// What [`Curb`] did not let through of this game.
pub type Curbed = table::Curbed<AlienFrontiers>;
/// A person's order of this game.
pub type Give = table::Give<AlienFrontiers>;
/// How opponents think of this game.
pub type Mind = table::Mind<AlienFrontiers>;
/// A refused order of this game.
pub type Refused = table::Refused<AlienFrontiers>;
/// What can be clicked is offered of this game.
pub type Shows = table::Shows<AlienFrontiers>;
/// The match that is open of this game.
pub type Table = table::Table<AlienFrontiers>;
/// What an opponent is thinking of this game.
pub type Thinking = table::Thinking<AlienFrontiers>;

/// How many ships the turn that is seen began with: those rolled, or those in hand where the match begins within a turn.
#[must_use]
pub fn rolled(table: &Table) -> u8 {
    let game = table.record();
    let entries = game.entries();
    let past = table.viewed_order().map_or(entries, |upto| entries.get(..upto).unwrap_or(entries));
    let begins = |entry: &Entry| matches!(entry.order, Order::Roll | Order::End);
    let begin = past.iter().rposition(begins).map_or(0, |index| index + 1);
    game.position_before(begin).hand().len()
}

//! Names for the shared table types, with this game filled in.

use alien_frontiers::record::RecordedOrder;
use alien_frontiers::rules::{AlienFrontiers, Order};
use orrery_table as table;

/// Filter that decides whether an order of this game needs a confirmation.
pub type OrderPredicate = table::OrderPredicate<AlienFrontiers>;
/// A change of the table in this game, with its events.
pub type TableChange = table::TableChange<AlienFrontiers>;
/// The cause of an announcement of this game.
pub type ChangeCause = table::ChangeCause<AlienFrontiers>;
/// The warnings of this game that are asked about.
pub type WarningSettings = table::WarningSettings<AlienFrontiers>;
/// The coach's answers to the last questions in this game.
pub type Coach = table::Coach<AlienFrontiers>;
/// The confirmation before an order of this game.
pub type ConfirmLoss = table::ConfirmLoss<AlienFrontiers>;
/// The filter of people's orders in a lesson or a puzzle of this game.
pub type OrderFilter = table::OrderFilter<AlienFrontiers>;
/// An order of this game that [`OrderFilter`] blocked.
pub type OrderBlocked = table::OrderBlocked<AlienFrontiers>;
/// An order of this game given by a person.
pub type SubmitOrder = table::SubmitOrder<AlienFrontiers>;
/// The engine of opponents of this game.
pub type OpponentEngine = table::Engine<AlienFrontiers>;
/// A message: an order of this game was refused.
pub type OrderRefused = table::OrderRefused<AlienFrontiers>;
/// The click targets of this game that are currently offered.
pub type TargetFilter = table::TargetFilter<AlienFrontiers>;
/// The open match of this game.
pub type Table = table::Table<AlienFrontiers>;
/// The running search of an opponent of this game.
pub type OpponentSearch = table::OpponentSearch<AlienFrontiers>;

/// The number of ships that the displayed turn began with: those rolled, or those in hand if the match begins within a turn.
#[must_use]
pub fn rolled(table: &Table) -> u8 {
    let game = table.record();
    let entries = game.entries();
    let past = table.viewed_order().map_or(entries, |upto| entries.get(..upto).unwrap_or(entries));
    let begins = |entry: &RecordedOrder| matches!(entry.order, Order::Roll | Order::End);
    let begin = past.iter().rposition(begins).map_or(0, |index| index + 1);
    game.position_before(begin).hand().len()
}

//! Aliases of the shared table types for this game.

use alien_frontiers::record::RecordedOrder;
use alien_frontiers::rules::{AlienFrontiers, Order};
use orrery_table as table;

/// A change of the table in this game, with its events.
pub type TableChange = table::TableChange<AlienFrontiers>;
/// The cause of a change of the table in this game.
pub type ChangeCause = table::ChangeCause<AlienFrontiers>;
/// The warnings of this game that need confirmation: all except those that the player turned off.
pub type LossWarningSettings = table::LossWarningSettings<AlienFrontiers>;
/// The coach's answers to the latest requests in this game.
pub type CoachTasks = table::CoachTasks<AlienFrontiers>;
/// The confirmation before an order of this game.
pub type LossConfirmationRequest = table::LossConfirmationRequest<AlienFrontiers>;
/// The filter for orders of human players in a lesson or a puzzle of this game.
pub type OrderRestrictions = table::OrderRestrictions<AlienFrontiers>;
/// A message: an order of a human player in this game.
pub type SubmitOrder = table::SubmitOrder<AlienFrontiers>;
/// The engine of opponents of this game.
pub type OpponentEngine = table::OpponentEngine<AlienFrontiers>;
/// A message: an order of this game was refused.
pub type OrderRefused = table::OrderRefused<AlienFrontiers>;
/// The open match of this game.
pub type Table = table::Table<AlienFrontiers>;
/// The running search of an opponent of this game.
pub type OpponentSearch = table::OpponentSearch<AlienFrontiers>;

/// Returns the number of ships at the start of the displayed turn: those rolled, or those in hand if the match started within the
/// turn.
pub fn rolled(table: &Table) -> u8 {
    let game = table.record();
    let entries = game.entries();
    let past = table.viewed_order().map_or(entries, |upto| entries.get(..upto).unwrap_or(entries));
    let begins = |entry: &RecordedOrder| matches!(entry.order, Order::Roll | Order::End);
    let begin = past.iter().rposition(begins).map_or(0, |index| index + 1);
    game.position_before(begin).hand().len()
}

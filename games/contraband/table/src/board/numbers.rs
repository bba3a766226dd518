//! The numbers of a player panel.

use contraband::rules::View;
use orrery_board::motion::{CounterRow, CounterTable};

/// The column of credits, counted in units of [`PART`] credits.
pub const COINS: usize = 0;
/// The column of metals in the hold.
pub const METALS: usize = 1;
/// The column of bonus cards in hand.
pub const CARDS: usize = 2;
/// The number of credits per coin.
pub const PART: u32 = 50;

/// Returns the numbers of a seat: credits in coins, metals and bonus cards.
fn numbers(view: &View, seat: usize) -> CounterRow {
    let player = &view.known.players[seat];
    let mut all = CounterRow::default();
    all[COINS] = u8::try_from(player.credits / PART).unwrap_or(u8::MAX);
    all[METALS] = player.hold.len();
    all[CARDS] = player.hand_len();
    all
}

/// Returns the numbers of all seats.
pub fn everybody(view: &View) -> CounterTable {
    let mut all = CounterTable::default();
    for (seat, colour) in view.known.seats().iter().enumerate() {
        all[colour.index()] = numbers(view, seat);
    }
    all
}

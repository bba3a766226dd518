//! The numbers in a player panel.

use far_space_foundry::rules::View;
use orrery_board::motion::{CounterRow, CounterTable};

/// The index of the credits in the numbers of a player.
pub const COINS: usize = 0;
/// The index of the pilots in hand.
pub const HAND: usize = 1;
/// The index of the pilots in the deck.
pub const DECK: usize = 2;
/// The index of the kinds of goods on board.
pub const KINDS: usize = 3;
/// The index of the points. They are increased by [`ZERO`], because points may be negative.
pub const POINTS: usize = 4;
/// The stored value of 0 points.
pub const ZERO: i32 = 100;

/// Returns the number of different kinds of goods on board a seat's fleet.
fn kinds(view: &View, seat: usize) -> u8 {
    let goods = view.known.players[seat].ships().flat_map(|(_, ship)| ship.hold.iter().collect::<Vec<_>>());
    let set = goods.fold(0_u16, |set, (good, _)| set | 1 << good.kind());
    set.count_ones() as u8
}

/// Returns the numbers in the player panel of a seat.
fn numbers(view: &View, seat: usize) -> CounterRow {
    let player = &view.known.players[seat];
    let mut all = CounterRow::default();
    all[COINS] = player.credits;
    all[HAND] = player.in_hand();
    all[DECK] = player.in_deck();
    all[KINDS] = kinds(view, seat);
    all[POINTS] = u8::try_from(view.known.points(seat).total() + ZERO).unwrap_or_default();
    all
}

/// Returns the numbers in all player panels, by colour.
pub fn everybody(view: &View) -> CounterTable {
    let mut all = CounterTable::default();
    for (seat, colour) in view.known.seats().iter().enumerate() {
        all[colour.index()] = numbers(view, seat);
    }
    all
}

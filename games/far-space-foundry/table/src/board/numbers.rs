//! The numbers of a player's plate.

use far_space_foundry::rules::View;
use orrery_board::motion::{Everybody, Numbers};

/// The columns of the numbers.
pub const COINS: usize = 0;
/// Pilots in hand.
pub const HAND: usize = 1;
/// Pilots in the deck.
pub const DECK: usize = 2;
/// Kinds of goods on board.
pub const KINDS: usize = 3;
/// Points, [`ZERO`] more than they are: there may be fewer than none.
pub const POINTS: usize = 4;
/// What stands for no points.
pub const ZERO: i32 = 100;

/// Kinds of goods on board of a seat's fleet.
fn kinds(view: &View, seat: usize) -> u8 {
    let goods = view.known.players[seat].ships().flat_map(|(_, ship)| ship.hold.iter().collect::<Vec<_>>());
    let set = goods.fold(0_u16, |set, (good, _)| set | 1 << good.kind());
    set.count_ones() as u8
}

/// What a seat has.
fn numbers(view: &View, seat: usize) -> Numbers {
    let player = &view.known.players[seat];
    let mut all = Numbers::default();
    all[COINS] = player.credits;
    all[HAND] = player.in_hand();
    all[DECK] = player.in_deck();
    all[KINDS] = kinds(view, seat);
    all[POINTS] = u8::try_from(view.known.points(seat).total() + ZERO).unwrap_or_default();
    all
}

/// What everybody has.
#[must_use]
pub fn everybody(view: &View) -> Everybody {
    let mut all = Everybody::default();
    for (seat, colour) in view.known.seats().iter().enumerate() {
        all[colour.index()] = numbers(view, seat);
    }
    all
}

//! The numbers of a player's plate.

use contraband::rules::View;
use orrery_board::motion::{Everybody, Numbers};

/// The columns of the numbers: credits, in parts of [`PART`].
pub const COINS: usize = 0;
/// Metals in the hold.
pub const METALS: usize = 1;
/// Bonus cards in hand.
pub const CARDS: usize = 2;
/// What credits are counted in.
pub const PART: u32 = 50;

/// What a seat has.
fn numbers(view: &View, seat: usize) -> Numbers {
    let player = &view.known.players[seat];
    let mut all = Numbers::default();
    all[COINS] = u8::try_from(player.credits / PART).unwrap_or(u8::MAX);
    all[METALS] = player.hold.len();
    all[CARDS] = player.hand_len();
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

//! The numbers in a player panel.

use orrery_board::motion::{CounterRow, CounterTable};
use starship_catan::rules::{Seat, View};

/// The index of Astro among the numbers.
pub const ASTRO: usize = 0;

/// Returns the numbers of a seat: Astro (at most 255), friendship, fame, points, boost and firepower.
pub fn numbers(view: &View, seat: Seat) -> CounterRow {
    let player = view.known.player(seat);
    [
        u8::try_from(player.astro).unwrap_or(u8::MAX),
        player.friendship(),
        player.fame(),
        view.known.points(seat),
        player.boost(),
        player.firepower(),
    ]
}

/// Returns the numbers of both seats.
pub fn everybody(view: &View) -> CounterTable {
    let mut all = CounterTable::default();
    for &seat in Seat::ALL {
        all[view.known.colour(seat).index()] = numbers(view, seat);
    }
    all
}

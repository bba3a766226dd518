//! Where the panels stand: the right column of the match screen, and the line that says what can be done.

use std::sync::LazyLock;

use crate::board::layout::{Area, Column, FARTHEST, LAYOUT, LookPlaces, Place};
use orrery_ui::{Corner, Cover, Places};

/// How far the line that says what can be done may reach, from its left end.
const HINT: f32 = 800.0;

/// The smallest area that holds both.
fn both(a: Area, b: Area) -> Area {
    let (left, top) = (a.0.min(b.0), a.1.min(b.1));
    let (right, bottom) = ((a.0 + a.2).max(b.0 + b.2), (a.1 + a.3).max(b.1 + b.3));
    (left, top, right - left, bottom - top)
}

/// The places of a column. Where others have their hand lie the adventures, which the board draws: the coach lies over them.
fn of(column: &Column) -> Places {
    let [first, .., last] = column.adventures.cards;
    let cards = both(first, last);
    let top = column.rival.1 + column.rival.3;
    let hint = &LAYOUT.hint;
    Places {
        players: both(column.rival, column.own),
        hand: (cards.0, top + 10.0, cards.2, cards.1 + cards.3 - top - 10.0),
        log: column.log,
        buttons: both(column.menu, column.end_turn),
        end_turn: column.end_turn,
        foot: (hint.at.0, hint.at.1, HINT, hint.height),
        back: (hint.at.0, hint.at.1 - 4.0, 260.0, 44.0),
        cover: Cover::Sky(Some(["world-Ember", "world-Verdania"])),
        recap: Places::PLAIN.recap,
        // In the corner before the bow of the other ship, where nothing is clicked.
        example: (56.0, 12.0, 354.0, 78.0),
        grows: false,
        puzzle: Corner::LeftUpper(8.0, 12.0),
    }
}

static SHARED: LazyLock<Places> = LazyLock::new(|| of(&LAYOUT.column));

/// Where the panels stand that every game has.
#[must_use]
pub fn places() -> &'static Places {
    &SHARED
}

/// The plate of the ship above, of the ship below, and the phases.
#[must_use]
pub fn column() -> &'static Column {
    &LAYOUT.column
}

/// The key that opens the marks of one's own, and how far it stands outwards at most in a wide window.
#[must_use]
pub fn notes_key() -> (Area, f32) {
    (LAYOUT.sectors.notes, FARTHEST)
}

/// The grid below the window of a sector, from 0, while one is chosen.
#[must_use]
pub fn known_grid(at: usize) -> Area {
    let ((x, y), (left, top, width, height)) = (LAYOUT.choose.windows[at], LAYOUT.choose.known.panel);
    (x + left, y + top, width, height)
}

/// The key that opens the Sensor's eyepieces; the one beside it is the board's.
#[must_use]
pub fn look_key() -> Area {
    LAYOUT.look.keys[0]
}

/// The Sensor's eyepieces.
#[must_use]
pub fn look_places() -> &'static LookPlaces {
    &LAYOUT.look
}

/// Their middles for a look at so many cards.
#[must_use]
pub fn eyepieces(count: usize) -> &'static [Place] {
    if count > LAYOUT.look.two.len() { &LAYOUT.look.three } else { &LAYOUT.look.two }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_the_column_overlaps() {
        let column = column();
        let all = [column.rival, places().hand, column.log, column.own, column.phases, places().buttons];
        for pair in all.windows(2) {
            assert!(pair[0].1 + pair[0].3 <= pair[1].1, "{pair:?}");
        }
        assert_eq!(places().end_turn, column.end_turn);
    }
}

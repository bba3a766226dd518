//! The layout of the panels: the right column of the match screen, and the hint line.

use std::sync::LazyLock;

use crate::board::layout::{FARTHEST, LAYOUT, LayoutPoint, LayoutRect, SensorLayout, SidebarLayout};
use orrery_ui::layout::union;
use orrery_ui::{HotSeatCurtain, MatchPanelLayout, PanelCorner};

/// The largest width of the hint line.
const HINT: f32 = 800.0;

/// Returns the positions of the panels in a column. In the area where other games show the player's hand, the board draws the
/// adventures, and the coach's panel covers them.
fn column_places(column: &SidebarLayout) -> MatchPanelLayout {
    let [first, .., last] = column.adventures.cards;
    let cards = union(first, last);
    let top = column.rival.1 + column.rival.3;
    let hint = &LAYOUT.hint;
    MatchPanelLayout {
        players: union(column.rival, column.own),
        hand: (cards.0, top + 10.0, cards.2, cards.1 + cards.3 - top - 10.0),
        log: column.log,
        buttons: union(column.menu, column.end_turn),
        end_turn: column.end_turn,
        foot: (hint.at.0, hint.at.1, HINT, hint.height),
        back: (hint.at.0, hint.at.1 - 4.0, 260.0, 44.0),
        cover: HotSeatCurtain::Sky(Some(["world-Ember", "world-Verdania"])),
        recap: MatchPanelLayout::PLAIN.recap,
        // The corner in front of the other ship's bow, where there is nothing to click.
        example: (56.0, 12.0, 354.0, 78.0),
        grows: false,
        puzzle: PanelCorner::LeftUpper(8.0, 12.0),
    }
}

static SHARED: LazyLock<MatchPanelLayout> = LazyLock::new(|| column_places(&LAYOUT.column));

/// Returns the positions of the panels that every game has.
pub fn places() -> &'static MatchPanelLayout {
    &SHARED
}

/// Returns the layout of the right column.
pub fn column() -> &'static SidebarLayout {
    &LAYOUT.column
}

/// Returns the rectangle of the button that opens the player's own marks, and the largest distance by which it moves outwards in
/// a wide window.
pub fn notes_key() -> (LayoutRect, f32) {
    (LAYOUT.sectors.notes, FARTHEST)
}

/// Returns the rectangle of the card grid below the window of the sector with index `at`, while a sector is being chosen.
pub fn known_grid(at: usize) -> LayoutRect {
    let ((x, y), (left, top, width, height)) = (LAYOUT.choose.windows[at], LAYOUT.choose.known.panel);
    (x + left, y + top, width, height)
}

/// Returns the rectangle of the button that opens the Sensor's eyepieces. The board draws the button next to it.
pub fn look_key() -> LayoutRect {
    LAYOUT.look.keys[0]
}

/// Returns the layout of the Sensor's eyepieces.
pub fn look_places() -> &'static SensorLayout {
    &LAYOUT.look
}

/// Returns the centres of the eyepieces for a look at this many cards.
pub fn eyepieces(count: usize) -> &'static [LayoutPoint] {
    if count > LAYOUT.look.two.len() { &LAYOUT.look.three } else { &LAYOUT.look.two }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn column_panels_do_not_overlap() {
        let column = column();
        let all = [column.rival, places().hand, column.log, column.own, column.phases, places().buttons];
        for pair in all.windows(2) {
            assert!(pair[0].1 + pair[0].3 <= pair[1].1, "{pair:?}");
        }
        assert_eq!(places().end_turn, column.end_turn);
    }
}

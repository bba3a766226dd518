//! The positions of the panels: the harbours are in the corners, and the log and the buttons in the lower right corner.

use bevy::math::Rect as BoardRect;
use bevy_egui::egui::{Rect, pos2, vec2};

use super::GamePanelData;
use crate::board::layout::HarbourLayout;
use orrery_ui::{HotSeatCurtain, MatchPanelLayout, PanelCorner};

/// The positions of the shared panels. The board draws the mover's hand, and the coach covers the harbour above the log.
static PLACES: MatchPanelLayout = MatchPanelLayout {
    players: (1268.0, 98.0, 320.0, 380.0),
    hand: (1268.0, 390.0, 320.0, 302.0),
    log: (1268.0, 700.0, 320.0, 102.0),
    buttons: (1268.0, 810.0, 320.0, 78.0),
    end_turn: (1502.0, 810.0, 86.0, 78.0),
    foot: (330.0, 655.0, 930.0, 34.0),
    recap: (330.0, 657.0, 930.0, 30.0),
    back: (330.0, 650.0, 260.0, 44.0),
    cover: HotSeatCurtain::Hand((16.0, 712.0, 352.0, 176.0)),
    // Over the sun, where nothing can be clicked.
    example: (56.0, 12.0, 354.0, 78.0),
    grows: false,
    // Below the harbour of the player who solves the puzzle, next to the asteroid.
    puzzle: PanelCorner::LeftUpper(4.0, 466.0),
};

/// Returns the positions of the panels that every game has.
pub fn places() -> &'static MatchPanelLayout {
    &PLACES
}

/// Returns the area of a seat's player panel on the screen, and its scale.
pub fn plate(view: &GamePanelData, seat: usize) -> (Rect, f32) {
    let beside = view.origin.x.max(0.0);
    let visible = BoardRect::new(-beside, 0.0, 1600.0 + beside, 900.0);
    let harbour = HarbourLayout::of(seat, view.seen.known.count, visible);
    let area = harbour.plate();
    let corner = pos2(area.min.x, area.min.y) + view.origin.to_vec2();
    (Rect::from_min_size(corner, vec2(area.width(), area.height())), harbour.scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_right_panels_do_not_overlap() {
        let places = places();
        assert!(places.hand.1 + places.hand.3 <= places.log.1);
        assert!(places.log.1 + places.log.3 <= places.buttons.1);
        assert!(places.foot.0 + places.foot.2 <= places.log.0, "the line at the foot ends before the harbours");
    }
}

//! The layout of the panels: the right column, and the panels at the foot of the map.

use std::sync::LazyLock;

use bevy::math::Rect as BoardRect;
use bevy_egui::egui::Rect;

use super::GamePanelData;
use crate::board::layout::{hand_panel, plate as plate_of, ship_panel};
use orrery_core::Colour;
use orrery_ui::{BoardUnitRect, HotSeatCurtain, MatchPanelLayout, PanelCorner};

/// The gap between two panels of the column.
const GAP: f32 = 8.0;
/// The buttons at the foot of the column.
const BUTTONS: BoardUnitRect = (1268.0, 810.0, 320.0, 78.0);

/// The layouts, indexed by the number of players minus 1. With fewer player panels the log is taller.
static PLACES: LazyLock<[MatchPanelLayout; Colour::COUNT]> =
    LazyLock::new(|| std::array::from_fn(|before| column(before + 1)));

/// Returns the layout for this number of players. The ship and the hand belong to the board; the coach's panel covers them.
fn column(players: usize) -> MatchPanelLayout {
    let hand = hand_panel(players);
    let top = hand.max.y + GAP;
    MatchPanelLayout {
        players: area(plate_of(0).union(plate_of(players - 1))),
        hand: area(ship_panel(players).union(hand)),
        log: (hand.min.x, top, hand.width(), BUTTONS.1 - GAP - top),
        buttons: BUTTONS,
        end_turn: (1502.0, 810.0, 86.0, 78.0),
        foot: (520.0, 862.0, 736.0, 34.0),
        recap: (8.0, 866.0, 1244.0, 30.0),
        back: (500.0, 846.0, 260.0, 44.0),
        cover: HotSeatCurtain::Sky(Some(["cb-port-red", "cb-market"])),
        example: (902.0, 812.0, 354.0, 78.0),
        grows: false,
        // The puzzle panel is above the log, because on the map it would cover a spaceport.
        puzzle: PanelCorner::ColumnLower(1593.0, BUTTONS.1 - GAP),
    }
}

/// Converts a rectangle of the board to an area of the shared panels.
pub const fn area(area: BoardRect) -> BoardUnitRect {
    (area.min.x, area.min.y, area.max.x - area.min.x, area.max.y - area.min.y)
}

/// Returns the areas of the panels that every game has, for this number of players.
pub fn places(players: usize) -> &'static MatchPanelLayout {
    &PLACES[players.clamp(1, Colour::COUNT) - 1]
}

/// Returns the area of a seat's player panel on the screen.
pub fn plate(view: &GamePanelData, seat: usize) -> Rect {
    view.column(area(plate_of(seat)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn column_panels_leave_no_gaps_for_any_player_count() {
        for players in 1..=Colour::COUNT {
            let places = places(players);
            let all =
                [places.players, area(ship_panel(players)), area(hand_panel(players)), places.log, places.buttons];
            for pair in all.windows(2) {
                let free = pair[1].1 - (pair[0].1 + pair[0].3);
                assert!((5.0..=10.0).contains(&free), "{players}: {free} between {pair:?}");
            }
            assert_eq!(places.hand_and_log().1, ship_panel(players).min.y, "the coach begins below the plates");
        }
    }

    #[test]
    fn fewer_players_leave_a_taller_log() {
        let heights: Vec<f32> = (1..=Colour::COUNT).map(|players| places(players).log.3).collect();
        assert!(heights.is_sorted_by(|a, b| a > b), "{heights:?}");
    }
}

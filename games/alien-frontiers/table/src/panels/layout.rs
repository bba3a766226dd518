//! The places of the panels: the right column of `assets/alien-frontiers/art/layout.ron`.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::board::layout;
use orrery_core::ron;
use orrery_ui::layout::union;
use orrery_ui::{BoardUnitRect, HotSeatCurtain, MatchPanelLayout, list};

/// The areas of the right column.
#[derive(Debug, Clone, Deserialize)]
pub struct SidebarAreas {
    /// The areas of the player panels, by index in the turn order.
    #[serde(deserialize_with = "list")]
    pub players: [BoardUnitRect; 4],
    /// The area of the tray, in which the board draws the dice.
    pub tray: BoardUnitRect,
    /// The areas of two large cards.
    #[serde(deserialize_with = "list")]
    pub hand: [BoardUnitRect; 2],
    /// The area of the log.
    pub log: BoardUnitRect,
    /// The area of the menu button, the first of the row.
    pub menu: BoardUnitRect,
    /// The area of the button that ends the turn, the last of the row.
    pub end_turn: BoardUnitRect,
}

impl SidebarAreas {
    /// Returns the area of all player panels together.
    pub fn players_area(&self) -> BoardUnitRect {
        union(self.players[0], self.players[3])
    }

    /// Returns the area of both cards together.
    pub fn hand_area(&self) -> BoardUnitRect {
        union(self.hand[0], self.hand[1])
    }

    /// Returns the area of the row of buttons.
    pub fn buttons_area(&self) -> BoardUnitRect {
        union(self.menu, self.end_turn)
    }
}

#[derive(Deserialize)]
struct LayoutFile {
    column: SidebarAreas,
    foot: BoardUnitRect,
}

static PLACES: LazyLock<LayoutFile> = LazyLock::new(|| {
    // A file that overrides the layout has passed the checks of the board, but may lack something for the panels.
    let read = ron::read_strict(layout::source()).or_else(|_| ron::read_strict(layout::SOURCE));
    read.unwrap_or_else(|error| unreachable!("the tests read the layout: {error}"))
});

/// The areas of the right column, read once.
pub static COLUMN: LazyLock<SidebarAreas> = LazyLock::new(|| PLACES.column.clone());

static SHARED: LazyLock<MatchPanelLayout> = LazyLock::new(|| MatchPanelLayout {
    players: COLUMN.players_area(),
    hand: COLUMN.hand_area(),
    log: COLUMN.log,
    buttons: COLUMN.buttons_area(),
    end_turn: COLUMN.end_turn,
    foot: PLACES.foot,
    back: MatchPanelLayout::PLAIN.back,
    cover: HotSeatCurtain::Sky(Some(["station-ColonistHub", "station-OrbitalMarket"])),
    recap: MatchPanelLayout::PLAIN.recap,
    example: MatchPanelLayout::PLAIN.example,
    grows: true,
    puzzle: MatchPanelLayout::PLAIN.puzzle,
});

/// Returns the places of the panels that every game has.
pub fn places() -> &'static MatchPanelLayout {
    &SHARED
}

/// Returns the area of the mover's cards.
pub fn hand_area() -> BoardUnitRect {
    COLUMN.hand_area()
}

/// Returns the area of the tray of dice.
pub fn tray_area() -> BoardUnitRect {
    COLUMN.tray
}

/// Returns the area of the row of buttons.
pub fn buttons_area() -> BoardUnitRect {
    COLUMN.buttons_area()
}

/// Returns the area of the panel of the player with this index in the turn order.
pub fn player_place(row: usize) -> BoardUnitRect {
    COLUMN.players[row.min(3)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn column_panels_come_from_the_layout_and_do_not_overlap() {
        let column = ron::read_strict::<LayoutFile>(layout::SOURCE).expect("the layout reads").column;
        let all = [column.players_area(), column.tray, column.hand_area(), column.log, column.buttons_area()];
        for pair in all.windows(2) {
            assert!(pair[0].1 + pair[0].3 <= pair[1].1, "{pair:?}");
        }
        assert_eq!(column.buttons_area(), (1268.0, 810.0, 320.0, 78.0));
    }
}

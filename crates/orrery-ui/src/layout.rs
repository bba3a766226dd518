//! The positions of the panels that every match has.

/// A rectangle in board units: x, y, width, height.
pub type BoardUnitRect = (f32, f32, f32, f32);

/// Returns the smallest area that contains both areas.
pub fn union(a: BoardUnitRect, b: BoardUnitRect) -> BoardUnitRect {
    let (left, top) = (a.0.min(b.0), a.1.min(b.1));
    let (right, bottom) = ((a.0 + a.2).max(b.0 + b.2), (a.1 + a.3).max(b.1 + b.3));
    (left, top, right - left, bottom - top)
}

/// The positions of the panels of a match. The players, the hand, the log and the buttons form a column at the right edge of the
/// window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MatchPanelLayout {
    /// The area of all player panels.
    pub players: BoardUnitRect,
    /// The mover's hand. The coach's panel covers it and the log.
    pub hand: BoardUnitRect,
    /// The log, below the hand.
    pub log: BoardUnitRect,
    /// The row of buttons: menu, undo and redo, coach, and end of the turn.
    pub buttons: BoardUnitRect,
    /// The button that ends the turn, at the end of the row of buttons.
    pub end_turn: BoardUnitRect,
    /// The line at the foot of the board.
    pub foot: BoardUnitRect,
    /// The button that leads back to the points, while the board of a finished match is shown.
    pub back: BoardUnitRect,
    /// The recap of changes since the mover's last turn. If it has the same area as the line at the foot, that line moves to its
    /// right end.
    pub recap: BoardUnitRect,
    /// The bar over an example of the codex.
    pub example: BoardUnitRect,
    /// The area that is covered while one person at this screen hands over to another.
    pub cover: HotSeatCurtain,
    /// True if the log grows into the room below the board in a window taller than 16:9, with the buttons at its lower edge.
    pub grows: bool,
    /// A corner of the puzzle card, which is as high as its text requires.
    pub puzzle: PanelCorner,
}

/// The area that is covered while one person at this screen hands over to another. Meanwhile the screen shows no player's view of
/// the match, which continues only when the next person takes over.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum HotSeatCurtain {
    /// The whole board, covered by a sky with these two distant pieces, if any.
    Sky(Option<[&'static str; 2]>),
    /// Only the area of the hand, which is shown face down. Public information stays visible.
    Hand(BoardUnitRect),
}

/// A corner, in units, of a panel whose height is known only when it is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum PanelCorner {
    /// The upper left corner. The panel grows down.
    LeftUpper(f32, f32),
    /// The lower right corner. The panel grows up.
    RightLower(f32, f32),
    /// The lower right corner of a panel in the column at the right edge of the window. The panel grows up.
    ColumnLower(f32, f32),
}

impl PanelCorner {
    /// Returns the rectangle of the given size at this corner.
    pub const fn area(self, width: f32, height: f32) -> BoardUnitRect {
        match self {
            PanelCorner::LeftUpper(x, y) => (x, y, width, height),
            PanelCorner::RightLower(x, y) | PanelCorner::ColumnLower(x, y) => (x - width, y - height, width, height),
        }
    }
}

impl MatchPanelLayout {
    /// The layout of a game that has none of its own.
    pub const PLAIN: MatchPanelLayout = MatchPanelLayout {
        players: (1268.0, 12.0, 320.0, 290.0),
        hand: (1268.0, 310.0, 320.0, 336.0),
        log: (1268.0, 654.0, 320.0, 148.0),
        buttons: (1268.0, 810.0, 320.0, 78.0),
        end_turn: (1502.0, 810.0, 86.0, 78.0),
        foot: (8.0, 863.0, 1244.0, 35.0),
        back: (500.0, 840.0, 260.0, 44.0),
        cover: HotSeatCurtain::Sky(None),
        recap: (8.0, 866.0, 1244.0, 30.0),
        example: (902.0, 812.0, 354.0, 78.0),
        grows: false,
        // The lower edge is above the line at the foot, which is long in some languages.
        puzzle: PanelCorner::RightLower(1256.0, 862.0),
    };

    /// Returns how far `area`, a panel of the column, moves down, and how much its height grows, if there are `below` units of
    /// room below the board.
    pub fn grown(&self, area: BoardUnitRect, below: f32) -> (f32, f32) {
        let foot = self.log.1 + self.log.3;
        match () {
            () if !self.grows || below <= 0.0 => (0.0, 0.0),
            () if area.1 >= foot => (below, 0.0),
            () if area.1 + area.3 >= foot => (0.0, below),
            () => (0.0, 0.0),
        }
    }

    /// Returns the common area of the mover's hand and the log, for panels that replace them.
    pub const fn hand_and_log(&self) -> BoardUnitRect {
        let (hand, log) = (self.hand, self.log);
        (log.0, hand.1, log.2, log.1 + log.3 - hand.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extra_height_extends_the_log_and_moves_the_buttons_down() {
        let places = MatchPanelLayout { grows: true, ..MatchPanelLayout::PLAIN };
        assert_eq!(places.grown(places.log, 150.0), (0.0, 150.0));
        assert_eq!(places.grown(places.hand_and_log(), 150.0), (0.0, 150.0));
        assert_eq!(places.grown(places.buttons, 150.0), (150.0, 0.0));
        assert_eq!([places.players, places.hand].map(|area| places.grown(area, 150.0)), [(0.0, 0.0); 2]);
        assert_eq!(MatchPanelLayout::PLAIN.grown(places.log, 150.0), (0.0, 0.0));
    }
}

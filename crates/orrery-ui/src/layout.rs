//! Where the panels of a match stand that every game has.

/// A rectangle in units: x, y, width, height.
pub type Area = (f32, f32, f32, f32);

/// Where the panels of a match stand. All but the line at the foot belong to a column at the right edge of the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Places {
    /// What everybody has.
    pub players: Area,
    /// What the mover has in hand. The coach lies over it and the log.
    pub hand: Area,
    /// The log.
    pub log: Area,
    /// The row of buttons.
    pub buttons: Area,
    /// The button at the end of that row.
    pub end_turn: Area,
    /// The line at the foot of the board.
    pub foot: Area,
    /// After a look at the board of a match that is over: the way back to the points.
    pub back: Area,
    /// What changed since the mover's last turn. Where it is the line at the foot too, that line stands at its right end.
    pub recap: Area,
    /// The strip over an example of the codex.
    pub example: Area,
    /// What is covered while the screen goes from one person to another.
    pub cover: Cover,
    /// Whether the log grows into the room below the board that a window higher than 16:9 has, with the buttons at its lower edge.
    pub grows: bool,
    /// The card of a puzzle, which is as high as its words need it: where one of its corners is.
    pub puzzle: Corner,
}

/// What is covered while the screen goes from one person to another. Either way nobody's eyes look at the match meanwhile, and nothing
/// but the next person's key can be pressed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Cover {
    /// The whole board, by a sky, far off in it these two pieces, if any.
    Sky(Option<[&'static str; 2]>),
    /// The hand alone, which lies here with its backs up: what everybody knows stays in sight.
    Hand(Area),
}

/// A corner of something whose height is found when it is drawn, in units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Corner {
    /// It hangs down from its left upper corner.
    LeftUpper(f32, f32),
    /// It grows up from its right lower corner.
    RightLower(f32, f32),
    /// The same, in the column at the right edge of the window.
    ColumnLower(f32, f32),
}

impl Corner {
    /// The rectangle of this size.
    #[must_use]
    pub const fn area(self, width: f32, height: f32) -> Area {
        match self {
            Corner::LeftUpper(x, y) => (x, y, width, height),
            Corner::RightLower(x, y) | Corner::ColumnLower(x, y) => (x - width, y - height, width, height),
        }
    }
}

impl Places {
    /// The places of a game that has no layout of its own.
    pub const PLAIN: Places = Places {
        players: (1268.0, 12.0, 320.0, 290.0),
        hand: (1268.0, 310.0, 320.0, 336.0),
        log: (1268.0, 654.0, 320.0, 148.0),
        buttons: (1268.0, 810.0, 320.0, 78.0),
        end_turn: (1502.0, 810.0, 86.0, 78.0),
        foot: (8.0, 863.0, 1244.0, 35.0),
        back: (500.0, 840.0, 260.0, 44.0),
        cover: Cover::Sky(None),
        recap: (8.0, 866.0, 1244.0, 30.0),
        example: (902.0, 812.0, 354.0, 78.0),
        grows: false,
        // Above the line at the foot, which is long in some languages.
        puzzle: Corner::RightLower(1256.0, 862.0),
    };

    /// How far `area` of the column moves down, and how much higher it is, where there are so many units `below` the board.
    #[must_use]
    pub fn grown(&self, area: Area, below: f32) -> (f32, f32) {
        let foot = self.log.1 + self.log.3;
        match () {
            () if !self.grows || below <= 0.0 => (0.0, 0.0),
            () if area.1 >= foot => (below, 0.0),
            () if area.1 + area.3 >= foot => (0.0, below),
            () => (0.0, 0.0),
        }
    }

    /// What the mover has in hand and the log together: the place of what is looked at in their stead.
    #[must_use]
    pub const fn hand_and_log(&self) -> Area {
        let (hand, log) = (self.hand, self.log);
        (log.0, hand.1, log.2, log.1 + log.3 - hand.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_the_board_the_log_grows_and_the_buttons_stand_at_the_edge() {
        let places = Places { grows: true, ..Places::PLAIN };
        assert_eq!(places.grown(places.log, 150.0), (0.0, 150.0));
        assert_eq!(places.grown(places.hand_and_log(), 150.0), (0.0, 150.0));
        assert_eq!(places.grown(places.buttons, 150.0), (150.0, 0.0));
        assert_eq!([places.players, places.hand].map(|area| places.grown(area, 150.0)), [(0.0, 0.0); 2]);
        assert_eq!(Places::PLAIN.grown(places.log, 150.0), (0.0, 0.0));
    }
}

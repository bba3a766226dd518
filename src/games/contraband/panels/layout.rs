//! Where the panels stand: all in the column at the right, the line at the foot under the map.

use bevy_egui::egui::Rect;

use super::MatchView;
use crate::games::contraband::board::layout::plate as plate_of;
use crate::panels::{Corner, Cover, Places};

/// Ship and hand are the board's; the coach lies over them.
static PLACES: Places = Places {
    players: (1268.0, 12.0, 320.0, 290.0),
    hand: (1268.0, 308.0, 320.0, 350.0),
    log: (1268.0, 666.0, 320.0, 136.0),
    buttons: (1268.0, 810.0, 320.0, 78.0),
    end_turn: (1502.0, 810.0, 86.0, 78.0),
    foot: (520.0, 862.0, 736.0, 34.0),
    recap: (8.0, 866.0, 1244.0, 30.0),
    back: (500.0, 846.0, 260.0, 44.0),
    cover: Cover::Sky(Some(["cb-port-red", "cb-market"])),
    example: (902.0, 812.0, 354.0, 78.0),
    grows: false,
    puzzle: Corner::RightLower(1256.0, 862.0),
};

/// Where the panels stand that every game has.
#[must_use]
pub fn places() -> &'static Places {
    &PLACES
}

/// The plate of a seat on the screen.
#[must_use]
pub fn plate(view: &MatchView, seat: usize) -> Rect {
    let area = plate_of(seat);
    view.column((area.min.x, area.min.y, area.width(), area.height()))
}

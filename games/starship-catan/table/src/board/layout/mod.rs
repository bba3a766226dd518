//! Where everything stands: `assets/starship-catan/art/layout.ron`, read once.
//!
//! Places are in board units, x to the right and y down; 1600 by 900 of them fill a 16:9 window.

mod places;
mod ships;
mod window;

use orrery_core::ron;
use std::sync::LazyLock;

use bevy::math::Vec2;
use serde::Deserialize;

use self::places::list;
pub use self::places::{
    AdventurePlaces, Ahead, Area, Choices, Choose, Column, Dials, Few, Hint, Known, LookPlaces, Many, OfferPlaces,
    Passed, Place, PlatePlaces, Prize, Raiders, Rail, Sectors, Visited, Yard, rect,
};
pub use self::ships::{BesidePlaces, CellPlaces, Mounts, RoomPlaces, ShipPlaces, VesselPlaces};
pub use self::window::{FARTHEST, aside};

/// What stands in for it, below the player's own folder.
const FILE: &str = "starship-catan/art/layout.ron";

/// The program's own layout.
pub const SOURCE: &str = include_str!("../../../../../../assets/starship-catan/art/layout.ron");

/// All places of the match screen.
#[derive(Debug, Clone, Deserialize)]
pub struct Layout {
    /// Width of the screen in units.
    pub width: f32,
    /// Height of the screen in units.
    pub height: f32,
    /// Where shadows fall.
    pub shadow: Place,
    /// The line that says what can be done, which the panels write.
    pub hint: Hint,
    /// The rail.
    pub rail: Rail,
    /// The visited world.
    pub visited: Visited,
    /// Worlds passed.
    pub passed: Passed,
    /// Beads ahead.
    pub ahead: Ahead,
    /// Raiders.
    pub raiders: Raiders,
    /// The choices of the visited world.
    pub choices: Choices,
    /// What is picked from all goods.
    pub prize: Prize,
    /// The corner of such a panel where the producing colony is picked.
    pub production: Place,
    /// The key to fly on.
    pub fly_on: Area,
    /// The key to stop.
    pub stop: Area,
    /// The line from the next bead to the key, from the bead.
    #[serde(deserialize_with = "list")]
    pub lead: [Place; 2],
    /// The dials.
    pub dials: Dials,
    /// The windows of the sectors.
    pub sectors: Sectors,
    /// The same while one is chosen.
    pub choose: Choose,
    /// The Sensor's eyepieces.
    pub look: LookPlaces,
    /// The ship below.
    pub ship: ShipPlaces,
    /// The ship above.
    pub rival: ShipPlaces,
    /// The yard of prices.
    pub yard: Yard,
    /// The offer.
    pub offer: OfferPlaces,
    /// The right column.
    pub column: Column,
}

/// A layout's text that does not read.
#[derive(Debug, thiserror::Error)]
#[error("layout.ron: {0}")]
pub struct LayoutError(#[from] ron::SpannedError);

impl Layout {
    /// Reads a layout.
    ///
    /// # Errors
    /// When the text does not read.
    pub fn read(text: &str) -> Result<Self, LayoutError> {
        Ok(ron::read_strict(text)?)
    }

    /// The visited world's middle.
    #[must_use]
    pub fn visited_at(&self) -> Vec2 {
        self.rail.at(self.visited.at)
    }

    /// Where the `index`-th of `count` worlds passed hangs: its place on the rail, its middle, its radius, whether it hangs above.
    #[must_use]
    pub fn passed_at(&self, index: usize, count: usize) -> Hung {
        let up = index.is_multiple_of(2);
        let few = &self.passed.few;
        let (t, radius, rise) = if count <= few.four.len() {
            let places: &[f32] = if count <= few.at.len() { &few.at } else { &few.four };
            (places[index.min(places.len() - 1)], few.radius, if up { few.above } else { few.below })
        } else {
            let many = &self.passed.many;
            let t = many.first + many.span * index as f32 / (count - 1) as f32;
            (t, many.radius, if up { many.above } else { many.below })
        };
        let pin = self.rail.at(t);
        Hung { pin, middle: pin + Vec2::new(0.0, rise), radius, up }
    }

    /// The middle and radius of the `index`-th of `count` beads ahead.
    #[must_use]
    pub fn bead_at(&self, index: usize, count: usize) -> (Vec2, f32) {
        let ahead = &self.ahead;
        let last = (count.max(2) - 1) as f32;
        let step = ahead.step.min((ahead.to - ahead.from) / last);
        let (first, smallest) = if count > ahead.few { ahead.crowded } else { ahead.radius };
        let radius = first + (smallest - first) * index as f32 / last;
        (self.rail.at(ahead.from + step * index as f32), radius)
    }
}

/// Where a world passed hangs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Hung {
    /// Its place on the rail.
    pub pin: Vec2,
    /// Its middle.
    pub middle: Vec2,
    /// Its radius.
    pub radius: f32,
    /// Whether it hangs above the rail.
    pub up: bool,
}

/// The text the layout is read from: the program's own, or one that stands in for it.
#[must_use]
pub fn source() -> &'static str {
    static TEXT: LazyLock<&str> = LazyLock::new(|| {
        let fits = |text: &str| Layout::read(text).map(drop).map_err(|error| error.to_string());
        orrery_core::loose::text(FILE, SOURCE, fits)
    });
    *TEXT
}

/// The places of the match screen.
pub static LAYOUT: LazyLock<Layout> =
    LazyLock::new(|| Layout::read(source()).unwrap_or_else(|error| unreachable!("read before: {error}")));

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;

    #[test]
    fn the_layout_reads_and_everything_is_on_the_screen() {
        let layout = Layout::read(SOURCE).expect("the layout reads");
        let screen = Rect::new(0.0, 0.0, layout.width, layout.height);
        for ship in [&layout.ship, &layout.rival] {
            let rooms = ship.modules.iter().chain(&ship.hangar).chain(&ship.bays).chain([&ship.laboratory]);
            let case = rect(ship.case);
            assert!(rooms.map(|&room| rect(room)).all(|room| case.union(room) == case), "every room is in the case");
        }
        let keys = [layout.fly_on, layout.stop, layout.prize.panel, layout.yard.panel, layout.offer.panel];
        let cards = layout.column.adventures.cards;
        assert!(keys.into_iter().chain(cards).map(rect).all(|area| screen.union(area) == screen));
        assert!(Layout::read("(width: 1600)").is_err());
    }

    #[test]
    fn up_to_eleven_worlds_hang_apart_and_nine_beads_lie_apart() {
        for count in 1..=11 {
            let hung: Vec<Hung> = (0..count).map(|index| LAYOUT.passed_at(index, count)).collect();
            for (index, one) in hung.iter().enumerate() {
                let apart = |other: &Hung| other.middle.distance(one.middle) > one.radius;
                assert!(hung[..index].iter().all(apart), "{index} of {count}");
                assert!(one.middle.distance(LAYOUT.visited_at()) > LAYOUT.visited.radius, "{index} of {count}");
            }
        }
        for count in 1..=9 {
            let beads: Vec<_> = (0..count).map(|index| LAYOUT.bead_at(index, count)).collect();
            let apart = beads.windows(2).all(|pair| pair[0].0.distance(pair[1].0) > pair[0].1 + pair[1].1);
            assert!(apart, "{count} beads: {beads:?}");
        }
    }
}

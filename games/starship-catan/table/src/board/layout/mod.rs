//! The layout of the match screen: `assets/starship-catan/art/layout.ron`, read once.
//!
//! Positions are in board units, x to the right and y down; 1600 by 900 of them fill a 16:9 window.

mod ships;
mod types;
mod window;

use orrery_core::ron;

use bevy::math::Vec2;
use serde::Deserialize;

pub use self::ships::{HangarBerthLayout, HoldLayout, MountsLayout, RoomLayout, ShipCardsLayout, ShipLayout};
use self::types::list;
pub use self::types::{
    AdventuresLayout, BuildPricesLayout, ChoicesLayout, DialsLayout, FewPassedCardsLayout, HintLayout, LayoutPoint,
    LayoutRect, ManyPassedCardsLayout, OfferLayout, PassedCardsLayout, PiratesLayout, PlayerPanelLayout, RailLayout,
    RememberedCardsLayout, ResourcePanelLayout, SectorChoiceLayout, SectorsLayout, SensorLayout, SidebarLayout,
    UpcomingCardsLayout, VisitedCardLayout, rect,
};
pub use self::window::{FARTHEST, aside};

/// The layout of the match screen.
#[derive(Debug, Clone, Deserialize)]
pub struct BoardLayout {
    /// The width of the screen in units.
    pub width: f32,
    /// The height of the screen in units.
    pub height: f32,
    /// The offset of shadows.
    pub shadow: LayoutPoint,
    /// The hint line, which the panels draw.
    pub hint: HintLayout,
    /// The rail of the flight.
    pub rail: RailLayout,
    /// The visited card.
    pub visited: VisitedCardLayout,
    /// The passed cards.
    pub passed: PassedCardsLayout,
    /// The beads that represent the cards ahead.
    pub ahead: UpcomingCardsLayout,
    /// Raiders in the place of the visited card.
    pub raiders: PiratesLayout,
    /// The choices of the visited card.
    pub choices: ChoicesLayout,
    /// The panel for picking resources.
    pub prize: ResourcePanelLayout,
    /// The top left corner of the panel for picking resources while it offers the products of colonies.
    pub production: LayoutPoint,
    /// The button that reveals the next card.
    pub fly_on: LayoutRect,
    /// The button that ends the flight.
    pub stop: LayoutRect,
    /// The first two points of the line that connects the next bead with the button that reveals the next card, measured from the
    /// bead.
    #[serde(deserialize_with = "list")]
    pub lead: [LayoutPoint; 2],
    /// The dials of speed and actions.
    pub dials: DialsLayout,
    /// The windows of the sectors.
    pub sectors: SectorsLayout,
    /// The windows of the sectors while the player is choosing one.
    pub choose: SectorChoiceLayout,
    /// The Sensor's eyepieces.
    pub look: SensorLayout,
    /// The ship at the bottom.
    pub ship: ShipLayout,
    /// The ship at the top.
    pub rival: ShipLayout,
    /// The panel of building prices.
    pub yard: BuildPricesLayout,
    /// The panel of an offer.
    pub offer: OfferLayout,
    /// The right column.
    pub column: SidebarLayout,
}

/// The error for a layout text that cannot be parsed.
#[derive(Debug, thiserror::Error)]
#[error("layout.ron: {0}")]
pub struct LayoutError(#[from] ron::SpannedError);

impl BoardLayout {
    /// Reads a layout.
    ///
    /// # Errors
    /// Returns an error if the text cannot be parsed.
    pub fn read(text: &str) -> Result<Self, LayoutError> {
        Ok(ron::read_strict(text)?)
    }

    /// Returns the centre of the visited card.
    pub fn visited_at(&self) -> Vec2 {
        self.rail.at(self.visited.at)
    }

    /// Returns the position of the `index`-th of `count` passed cards.
    pub fn passed_at(&self, index: usize, count: usize) -> PassedCardPosition {
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
        PassedCardPosition { pin, middle: pin + Vec2::new(0.0, rise), radius, up }
    }

    /// Returns the centre and radius of the `index`-th of `count` beads ahead.
    pub fn bead_at(&self, index: usize, count: usize) -> (Vec2, f32) {
        let ahead = &self.ahead;
        let last = (count.max(2) - 1) as f32;
        let step = ahead.step.min((ahead.to - ahead.from) / last);
        let (first, smallest) = if count > ahead.few { ahead.crowded } else { ahead.radius };
        let radius = first + (smallest - first) * index as f32 / last;
        (self.rail.at(ahead.from + step * index as f32), radius)
    }
}

/// The position of a passed card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PassedCardPosition {
    /// The point on the rail from which the card hangs.
    pub pin: Vec2,
    /// The card's centre.
    pub middle: Vec2,
    /// The card's radius.
    pub radius: f32,
    /// True if the card hangs above the rail, false if it hangs below.
    pub up: bool,
}

orrery_board::layout_file!("starship-catan");

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;

    #[test]
    fn layout_parses_and_everything_fits_the_screen() {
        let layout = BoardLayout::read(SOURCE).expect("the layout reads");
        let screen = Rect::new(0.0, 0.0, layout.width, layout.height);
        for ship in [&layout.ship, &layout.rival] {
            let rooms = ship.modules.iter().chain(&ship.hangar).chain(&ship.bays).chain([&ship.laboratory]);
            let case = rect(ship.case);
            assert!(rooms.map(|&room| rect(room)).all(|room| case.union(room) == case), "every room is in the case");
        }
        let keys = [layout.fly_on, layout.stop, layout.prize.panel, layout.yard.panel, layout.offer.panel];
        let cards = layout.column.adventures.cards;
        assert!(keys.into_iter().chain(cards).map(rect).all(|area| screen.union(area) == screen));
        assert!(BoardLayout::read("(width: 1600)").is_err());
    }

    #[test]
    fn passed_cards_and_beads_do_not_overlap() {
        for count in 1..=11 {
            let hung: Vec<PassedCardPosition> = (0..count).map(|index| LAYOUT.passed_at(index, count)).collect();
            for (index, one) in hung.iter().enumerate() {
                let apart = |other: &PassedCardPosition| other.middle.distance(one.middle) > one.radius;
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

//! What the sky is the background of, and where planet and moon stand then.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

use super::layout::LAYOUT;

/// What the sky is the background of.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Outlook {
    /// A match: everything in its place.
    #[default]
    Table,
    /// The title and the screens that belong to it.
    Title,
}

impl Outlook {
    /// Where the planet stands.
    #[must_use]
    pub fn planet(self, visible: Rect) -> Stand {
        match self {
            Outlook::Table => Stand { at: LAYOUT.planet_middle(), zoom: 1.0 },
            Outlook::Title => stand(LAYOUT.title.planet, visible),
        }
    }

    /// Where the moon stands.
    #[must_use]
    pub fn moon(self, visible: Rect) -> Stand {
        match self {
            Outlook::Table => Stand { at: Vec2::new(LAYOUT.moon.x, LAYOUT.moon.y), zoom: 1.0 },
            Outlook::Title => stand(LAYOUT.title.moon, visible),
        }
    }
}

/// Where a globe stands and how many times larger than on the table it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stand {
    /// Its middle in units.
    pub at: Vec2,
    /// Its size; 1 on the table.
    pub zoom: f32,
}

/// Wider windows have the picture further to the right, away from the entries.
pub(super) fn aside(visible: Rect) -> Vec2 {
    Vec2::new((visible.max.x - LAYOUT.width).max(0.0) * 0.5, 0.0)
}

pub(super) fn stand((x, y, zoom): (f32, f32, f32), visible: Rect) -> Stand {
    Stand { at: Vec2::new(x, y) + aside(visible), zoom }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_of_the_title_is_on_the_screen_and_beside_the_entries() {
        let screen = Rect::new(0.0, 0.0, LAYOUT.width, LAYOUT.height);
        let entries = Rect::new(100.0, 300.0, 560.0, 780.0);
        let planet = Outlook::Title.planet(screen);
        let reach = LAYOUT.planet.r * planet.zoom;
        let mut rects = vec![Rect::from_center_half_size(planet.at, Vec2::splat(reach))];
        rects.extend(LAYOUT.title.stations.iter().map(|(&facility, &(x, y, size))| {
            let (_, _, width, height) = LAYOUT.facility(facility).station;
            Rect::from_center_size(Vec2::new(x, y), Vec2::new(width, height) * size)
        }));
        for rect in rects {
            assert!(screen.contains(rect.min) && screen.contains(rect.max), "{rect:?}");
            assert!(entries.intersect(rect).is_empty(), "{rect:?} lies under the entries");
        }
    }

    #[test]
    fn on_the_table_everything_is_where_the_layout_has_it() {
        let wide = Rect::new(-300.0, 0.0, 1900.0, 900.0);
        assert_eq!(Outlook::Table.planet(wide), Stand { at: LAYOUT.planet_middle(), zoom: 1.0 });
        assert!(Outlook::Title.planet(wide).at.x > LAYOUT.title.planet.0, "wide windows have it further to the right");
    }
}

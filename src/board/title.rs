//! What is seen behind the title: the planet of the matches, larger and to the right, with stations round it.

use bevy::math::{Rect, Vec2};

use super::layout::{LAYOUT, aside};
use super::scene::{Scene, id, z};
use super::surface::Surface;

/// The stations round the planet of the title.
#[must_use]
pub fn compose(visible: Rect) -> Scene {
    let surface = Surface { apart: true, ..Surface::default() };
    let mut scene = Scene { surface, ..Scene::default() };
    for (facility, &(x, y, size)) in &LAYOUT.title.stations {
        let at = Vec2::new(x, y) + aside(visible);
        scene.piece(id("title station", facility), format!("station-{facility}"), at, z::LABELS).scale(size);
    }
    scene
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

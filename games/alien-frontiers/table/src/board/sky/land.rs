//! The rule that determines the territory at a point; mouse, keys and shaders share it.
//!
//! Here the planet is a disc: its centre at 0, its limb at radius 1, x to the right and y up. `territory.wgsl` repeats
//! [`number_at`] line by line; a picture test compares the two.

use std::f32::consts::TAU;

use bevy::math::Vec2;

use crate::board::layout::LAYOUT;
use alien_frontiers::rules::Territory;

/// The territories in the order that the shaders use: the wedges clockwise from 11 o'clock, then the centre circle.
pub const ORDER: [Territory; 8] = [
    Territory::LemBadlands,
    Territory::HeinleinPlains,
    Territory::PohlFoothills,
    Territory::VanVogtMountains,
    Territory::BradburyPlateau,
    Territory::AsimovCrater,
    Territory::HerbertValley,
    Territory::BurroughsDesert,
];

/// The shader number of the centre circle, Burroughs Desert.
pub const DESERT: usize = 7;
/// Angle of a wedge: a seventh of a full turn, in radians.
pub const WEDGE: f32 = TAU / 7.0;
/// Mean radius of the centre circle, in planet radii, as in the layout.
pub const CENTRE: f32 = 0.364;

/// Returns the shader number of a territory.
pub fn number(territory: Territory) -> usize {
    ORDER.iter().position(|&other| other == territory).unwrap_or(DESERT)
}

/// Returns the deviation of the borders at a point, in radians; the same as in the shader.
fn wander(p: Vec2) -> f32 {
    0.070 * (5.2 * p.x + 3.1 * p.y + 4.82).sin()
        + 0.050 * (-3.7 * p.x + 6.1 * p.y + 3.03).sin()
        + 0.022 * (12.1 * p.x + 7.3 * p.y + 0.76).sin()
}

/// Returns the clockwise angle from 12 o'clock, bent so that the borders wander but end at the marks of the instrument ring.
fn bent_angle(p: Vec2) -> f32 {
    p.x.atan2(p.y) + wander(p) * (1.0 - p.length_squared()).max(0.0)
}

fn centre_radius(angle: f32) -> f32 {
    CENTRE + 0.008 * (3.0 * angle + 0.7).sin() + 0.005 * (5.0 * angle + 2.9).sin()
}

/// Returns the shader number of the territory at a point on the disc; `None` beyond the limb.
pub fn number_at(p: Vec2) -> Option<usize> {
    let r = p.length();
    if r > 1.0 {
        return None;
    }
    let angle = bent_angle(p);
    if r < centre_radius(angle) {
        return Some(DESERT);
    }
    // The angle is −4 to 4 wedges from 12 o'clock, so the sum is positive.
    Some(((angle / WEDGE + 1.0).floor() as i32 + 7) as usize % 7)
}

/// Converts a point in board units to a point on the disc.
pub fn on_disc(units: Vec2) -> Vec2 {
    let from = (units - LAYOUT.planet_middle()) / LAYOUT.planet.r;
    Vec2::new(from.x, -from.y)
}

/// Returns the territory at a point in board units; `None` outside the planet.
pub fn territory_at(units: Vec2) -> Option<Territory> {
    number_at(on_disc(units)).map(|number| ORDER[number])
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;
    use crate::board::colonies::row_of_domes;
    use crate::board::planet::label_box;

    fn inside(territory: Territory, area: Rect, what: &str) {
        let steps = 8;
        for x in 0..=steps {
            for y in 0..=steps {
                let at = area.min + area.size() * Vec2::new(x as f32, y as f32) / steps as f32;
                assert_eq!(territory_at(at), Some(territory), "{what} of {territory} at {at}");
            }
        }
    }

    #[test]
    fn territory_numbers_match_their_order() {
        for territory in Territory::ALL {
            assert_eq!(ORDER[number(*territory)], *territory);
        }
        assert!((CENTRE - LAYOUT.planet.core / LAYOUT.planet.r).abs() < 1e-3, "the layout's circle");
    }

    #[test]
    fn names_pills_and_domes_fit_inside_their_territory() {
        for &territory in Territory::ALL {
            inside(territory, label_box(territory), "the name and pill");
            inside(territory, row_of_domes(territory, 4), "four domes");
        }
    }

    #[test]
    fn medallions_and_fields_point_at_their_territory() {
        let middle = LAYOUT.planet_middle();
        for &territory in Territory::ALL {
            let land = LAYOUT.land(territory);
            for place in std::iter::once(land.owner).chain(land.fields.iter().copied()) {
                // Points on the instrument ring are looked up just inside the limb.
                let from = Vec2::from(place) - middle;
                let at = if from.length() > LAYOUT.planet.r {
                    middle + from.normalize() * (LAYOUT.planet.r - 2.0)
                } else {
                    middle + from.clamp_length_max(LAYOUT.planet.core - 6.0)
                };
                assert_eq!(territory_at(at), Some(territory), "{place:?} of {territory}");
            }
        }
        assert_eq!(territory_at(Vec2::from(LAYOUT.relic)), Some(Territory::BurroughsDesert));
    }

    #[test]
    fn points_off_the_planet_hit_no_territory() {
        assert_eq!(territory_at(Vec2::new(10.0, 10.0)), None);
        assert_eq!(number_at(Vec2::new(0.0, 1.01)), None);
        assert_eq!(number_at(Vec2::ZERO), Some(DESERT));
    }
}

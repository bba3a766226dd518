//! The light of the planet and the moon.

use bevy::math::Vec3;

/// Radius up to which the ground of a globe is drawn beyond its limb, in globe radii.
pub const MARGIN: f32 = 1.03;

/// Direction from the planet to the sun: at the upper left, in front of the planet (x right, y up, z to the viewer).
pub const SUN: Vec3 = Vec3::new(-0.56, 0.52, 0.64);

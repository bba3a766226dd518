//! The light of this sky.

use bevy::math::Vec3;

/// Radius up to which a globe's ground is drawn past its limb, in globe radii.
pub const MARGIN: f32 = 1.03;

/// Direction to the sun from the planet: upper left, in front of it (x right, y up, z to the viewer).
pub const SUN: Vec3 = Vec3::new(-0.56, 0.52, 0.64);

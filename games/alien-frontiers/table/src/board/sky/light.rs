//! The light of this sky.

use bevy::math::Vec3;

/// How far past its limb a globe's ground is drawn, in its radii.
pub const MARGIN: f32 = 1.03;

/// Towards the sun from the planet: upper left, before it (x right, y up, z to the viewer).
pub const SUN: Vec3 = Vec3::new(-0.56, 0.52, 0.64);

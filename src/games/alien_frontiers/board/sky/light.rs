//! The light of this sky, and how palettes grade it.

use bevy::math::{Vec3, Vec4};

use crate::palette::Grading;

/// How far past its limb a globe's ground is drawn, in its radii.
pub const MARGIN: f32 = 1.03;

/// Towards the sun from the planet: upper left, before it (x right, y up, z to the viewer).
pub const SUN: Vec3 = Vec3::new(-0.56, 0.52, 0.64);

/// A grading as the shaders want it: x what is left of colour, y of lightness.
pub fn grade(grading: Grading) -> Vec4 {
    Vec4::new(grading.colour, grading.scenery, 0.0, 0.0)
}

//! The fixed camera of the title orrery. It looks down at a small angle, and upright things appear upright.
//!
//! In the model, x points right, y up and z towards the viewer, in units from the hub's collar in which the arms turn. Positions
//! on the screen are in units from the collar's image.

use bevy::math::{Vec2, Vec3};

/// Distance from the camera to the hub, in units.
pub const DISTANCE: f32 = 800.0;
/// Sine and cosine of the angle at which the camera looks down, 24.8°.
pub const DOWN: (f32, f32) = (0.419_45, 0.907_78);

/// Returns the magnification at a distance `z` from the hub towards the viewer.
pub fn scale(z: f32) -> f32 {
    DISTANCE / (DISTANCE - z * DOWN.1)
}

/// Projects a position of the model to the screen.
pub fn project(at: Vec3) -> Vec2 {
    let scale = scale(at.z);
    Vec2::new(scale * at.x, -scale * (at.y * DOWN.1 - at.z * DOWN.0))
}

/// Returns the position in the model, at height `y`, that appears at the screen position `at`.
pub fn at_height(at: Vec2, y: f32) -> Vec3 {
    let z = DISTANCE * (at.y + y * DOWN.1) / (DISTANCE * DOWN.0 + at.y * DOWN.1);
    Vec3::new(at.x / scale(z), y, z)
}

/// Returns the height on the screen of an upright object of height `y` that is `z` in front of the hub.
pub fn upright(y: f32, z: f32) -> f32 {
    y * scale(z) * DOWN.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn projecting_an_unprojected_point_returns_it() {
        for (at, y) in
            [(Vec2::new(476.0, 402.0), 0.0), (Vec2::new(-194.0, -112.0), 30.0), (Vec2::new(176.0, -198.0), 45.0)]
        {
            let model = at_height(at, y);
            assert!((project(model) - at).length() < 1e-2, "{at} at {y}: {model}");
            assert_eq!(model.y, y);
        }
    }

    #[test]
    fn nearer_points_appear_larger_and_lower() {
        let (near, far) = (Vec3::new(0.0, 0.0, 200.0), Vec3::new(0.0, 0.0, -200.0));
        assert!(scale(near.z) > 1.0 && scale(far.z) < 1.0);
        assert!(project(near).y > project(far).y);
        assert!((upright(10.0, 0.0) + project(Vec3::new(0.0, 10.0, 0.0)).y).abs() < 1e-4);
    }
}

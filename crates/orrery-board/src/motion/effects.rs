//! Light effects of motions, for all games.

use bevy::color::Srgba;
use bevy::math::Vec2;

use super::cues::{FlyingObject, MotionCue, MotionPath};
use super::tween::{bent, passes};
use crate::paint::{RoundedRect, VectorShape};
use crate::palette::PALETTE;
use crate::scene::NodeLook;

/// Creates a ring of light that widens and fades.
pub fn ring(at: Vec2, colour: Srgba, start: f32, radius: f32) -> FlyingObject {
    let plate =
        RoundedRect::disc(radius).rim(2.0, &[colour]).glow(Srgba { alpha: colour.alpha * 0.5, ..colour }, radius * 0.3);
    FlyingObject {
        look: NodeLook::Drawn(VectorShape::Plate(plate)),
        scale: (0.25, 1.0),
        alpha: (1.0, 0.0),
        lingers: true,
        cue: MotionCue::new(start, 0.5),
        ..FlyingObject::piece("", at, at, start)
    }
}

/// Creates the trail of a craft: a flame, and sparks along the craft's path as if from its engines, in the trail colour of `cue`.
/// Returns an empty list if the cue has no trail colour, if the craft does not dock, or if its flight is shorter than 50 units.
pub fn trail(from: Vec2, to: Vec2, cue: &MotionCue) -> Vec<FlyingObject> {
    const SPARKS: u8 = 11;
    let (Some(colour), MotionPath::Dock { arch }) = (cue.trail, cue.path) else { return Vec::new() };
    if from.distance(to) < 50.0 {
        return Vec::new();
    }
    let spark = |nth: u8| {
        let part = (f32::from(nth) + 0.5) / f32::from(SPARKS);
        let at = bent(from, to, arch, part) + Vec2::new(0.0, 14.0);
        let start = cue.start + passes(part) * cue.duration;
        let plate = RoundedRect::disc(4.5).fill(&[colour]).glow(Srgba { alpha: 0.7, ..colour }, 8.0);
        FlyingObject {
            look: NodeLook::Drawn(VectorShape::Plate(plate)),
            scale: (1.0, 0.25),
            alpha: (0.6, 0.0),
            lingers: true,
            cue: MotionCue::new(start, 0.38),
            ..FlyingObject::piece("", at, at, start)
        }
    };
    (0..SPARKS).map(spark).chain([flame(from, to, colour, cue)]).collect()
}

/// Creates the flame behind a craft, which grows with the craft's speed.
fn flame(from: Vec2, to: Vec2, colour: Srgba, cue: &MotionCue) -> FlyingObject {
    let MotionPath::Dock { arch } = cue.path else { return FlyingObject::piece("", from, to, cue.start) };
    let hot = PALETTE.ivory.0;
    let plate = RoundedRect::new(Vec2::new(24.0, 8.0), 4.0)
        .fill(&[colour, hot, colour])
        .glow(Srgba { alpha: 0.8, ..colour }, 9.0);
    FlyingObject {
        look: NodeLook::Drawn(VectorShape::Plate(plate)),
        lingers: true,
        cue: MotionCue { path: MotionPath::Burn { arch }, trail: None, enter: None, exit: None, ..*cue },
        ..FlyingObject::piece("", from, to, cue.start)
    }
}

//! Things that only pass by: fuel and ore on their way to a player, the strike of the cannon.

use bevy::math::Vec2;

use super::super::scene::Look;
use super::cues::{Cue, Path};
use super::tween::{Pose, Tween};

/// Something seen only while it flies.
#[derive(Debug, Clone, PartialEq)]
pub struct Flight {
    /// How it looks.
    pub look: Look,
    /// Where from.
    pub from: Vec2,
    /// Where to.
    pub to: Vec2,
    /// Its size at the start and at the end.
    pub scale: (f32, f32),
    /// Its opacity at the start and at the end.
    pub alpha: (f32, f32),
    /// Its turn in radians, clockwise.
    pub turn: f32,
    /// Whether it is only for the eye: nobody waits for it, and with little motion it is left out.
    pub lingers: bool,
    /// When and how.
    pub cue: Cue,
}

impl Flight {
    /// A piece of the art that flies in an arch.
    #[must_use]
    pub fn piece(name: impl Into<String>, from: Vec2, to: Vec2, start: f32) -> Self {
        Self {
            look: Look::Piece(name.into()),
            from,
            to,
            scale: (1.0, 1.0),
            alpha: (1.0, 1.0),
            turn: 0.0,
            lingers: false,
            cue: Cue { start, duration: 0.55, path: Path::Fly { arch: 0.16 }, ..Cue::default() },
        }
    }

    /// A piece of the art that swells and fades in one place.
    #[must_use]
    pub fn puff(name: impl Into<String>, at: Vec2, start: f32, scale: (f32, f32)) -> Self {
        Self {
            scale,
            alpha: (1.0, 0.0),
            cue: Cue { start, duration: 0.55, path: Path::Glide, ..Cue::default() },
            ..Self::piece(name, at, at, start)
        }
    }

    /// Its way.
    #[must_use]
    pub fn tween(&self) -> Tween {
        let pose = |at, scale, alpha| Pose { at, scale, turn: self.turn, alpha, flip: 1.0 };
        Tween {
            from: pose(self.from, self.scale.0, self.alpha.0),
            to: pose(self.to, self.scale.1, self.alpha.1),
            cue: self.cue,
            elapsed: 0.0,
            changes_look: false,
        }
    }
}

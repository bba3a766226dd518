//! How a thing lives while something moves or while it is pointed at.

use super::target::TargetId;

/// How a thing lives.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Life {
    /// It bobs, and so does whatever else is pointed at as this target.
    Bob(TargetId),
    /// It swells and shrinks.
    Pulse(TargetId),
}

impl Life {
    pub(super) fn target(self) -> TargetId {
        match self {
            Life::Bob(target) | Life::Pulse(target) => target,
        }
    }
}

/// How far a thing is from where it rests.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lift {
    /// Higher, in units.
    pub up: f32,
    /// Larger, as a factor.
    pub size: f32,
}

impl Default for Lift {
    fn default() -> Self {
        Self { up: 0.0, size: 1.0 }
    }
}

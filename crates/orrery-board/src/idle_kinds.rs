//! The kinds of idle motion, and the offset that they cause.

use super::target::TargetId;

/// A small, repeated motion of a thing at rest. It runs while anything else moves, or while the given target is pointed at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum IdleMotionKind {
    /// Bobbing up and down.
    Bob(TargetId),
    /// Swelling, and shrinking back to the usual size.
    Pulse(TargetId),
}

impl IdleMotionKind {
    pub(super) fn target(self) -> TargetId {
        match self {
            IdleMotionKind::Bob(target) | IdleMotionKind::Pulse(target) => target,
        }
    }
}

/// The offset of a thing from its pose at rest.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct IdleOffset {
    /// Upward offset, in units.
    pub up: f32,
    /// Magnification, as a factor.
    pub size: f32,
}

impl Default for IdleOffset {
    fn default() -> Self {
        Self { up: 0.0, size: 1.0 }
    }
}

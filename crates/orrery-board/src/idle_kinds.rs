//! The kinds of idle motion, and the offset that they cause.

use super::target::TargetId;

/// A kind of idle motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum IdleMotionKind {
    /// Bobbing, while anything else moves or this target is pointed at.
    Bob(TargetId),
    /// Swelling and shrinking, while anything else moves or this target is pointed at.
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

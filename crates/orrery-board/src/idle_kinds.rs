//! The kinds of idle motion.

use super::target::TargetId;

/// An idle motion.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum IdleMotionKind {
    /// Bobbing, together with everything else that has this target.
    Bob(TargetId),
    /// Swelling and shrinking.
    Pulse(TargetId),
}

impl IdleMotionKind {
    pub(super) fn target(self) -> TargetId {
        match self {
            IdleMotionKind::Bob(target) | IdleMotionKind::Pulse(target) => target,
        }
    }
}

/// The offset of a thing from its rest pose.
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

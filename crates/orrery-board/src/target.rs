//! Identifiers of click targets, independent of the game.

use orrery_core::Packed;

/// The identifier of a click target: its number, which only the game understands ([`super::BoardScene::target`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TargetId(pub u64);

impl<T: Packed> From<T> for TargetId {
    fn from(target: T) -> Self {
        TargetId(target.number())
    }
}

/// Returns the identifier of a target.
pub fn target_id(target: impl Packed) -> TargetId {
    target.into()
}

/// Returns the target with this identifier, if there is one.
pub fn target_of<T: Packed>(TargetId(number): TargetId) -> Option<T> {
    T::from_number(number)
}

//! Identifiers of click targets, independent of the game.

/// The identifier of a click target. Only the game knows its meaning ([`super::BoardScene::target`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TargetId(pub u64);

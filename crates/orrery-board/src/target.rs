//! How the board names what can be pointed at, whatever game it belongs to.

/// Something of a game that can be pointed at; what it stands for only the game knows
/// ([`super::BoardScene::target`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TargetId(pub u64);

//! The type that represents the game in generic code.

/// Starship Catan: two starships, four sectors of face-down cards, and a race to ten points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StarshipCatan;

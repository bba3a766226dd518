//! The board of this game: the house's plain one.

use super::StarshipCatan;

crate::plain_board!(StarshipCatan);

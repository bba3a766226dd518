//! The board of this game: the house's plain one.

use super::Contraband;

crate::plain_board!(Contraband);

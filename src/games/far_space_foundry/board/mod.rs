//! The board of this game: the house's plain one.

use super::FarSpaceFoundry;

crate::plain_board!(FarSpaceFoundry);

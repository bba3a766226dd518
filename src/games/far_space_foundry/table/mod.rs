//! This game on the table: orders are given from a list, and nothing lies there as entities.

use super::FarSpaceFoundry;
#[cfg(feature = "window")]
use crate::table::Entities;
use crate::table::{Interaction, Never};

impl Interaction for FarSpaceFoundry {
    type Target = Never;
    type Draft = ();
    type Preview = ();
    type Warning = Never;
}

#[cfg(feature = "window")]
impl Entities for FarSpaceFoundry {
    type Tokens = ();
}

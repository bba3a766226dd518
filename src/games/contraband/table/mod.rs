//! This game on the table: orders are given from a list, and nothing lies there as entities.

use super::Contraband;
#[cfg(feature = "window")]
use crate::table::Entities;
use crate::table::{Interaction, Never};

impl Interaction for Contraband {
    type Target = Never;
    type Draft = ();
    type Preview = ();
    type Warning = Never;
}

#[cfg(feature = "window")]
impl Entities for Contraband {
    type Tokens = ();
}

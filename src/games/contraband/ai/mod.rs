//! The opponents of this game: the levels of the house's tree search.

use super::rules::Contraband;
use crate::ai::{Opponents, Searchable};

impl Searchable for Contraband {}

impl Opponents for Contraband {
    type Reason = ();
}

//! Production: the colony that produces.

use crate::rules::Resource;
use crate::table::types::Target;

/// Every colony, by what it gives: no two of one number give the same.
pub(super) fn universe() -> Vec<Target> {
    Resource::ALL.iter().map(|&resource| Target::Colony(resource)).collect()
}

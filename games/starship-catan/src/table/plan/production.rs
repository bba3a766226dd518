//! Production: the choice of the colony that produces.

use crate::rules::Resource;
use crate::table::types::Target;

/// Returns a target for each resource. The resource identifies a colony, because no two colonies with the same number give the
/// same resource.
pub(super) fn universe() -> Vec<Target> {
    Resource::ALL.iter().map(|&resource| Target::Colony(resource)).collect()
}

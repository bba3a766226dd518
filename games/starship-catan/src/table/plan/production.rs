//! Production: the choice of the colony that produces.

use crate::rules::Resource;
use crate::table::types::ClickTarget;

/// Returns a target for each resource. The resource identifies a colony, because no two colonies that produce on the same roll
/// give the same resource.
pub(super) fn universe() -> Vec<ClickTarget> {
    Resource::ALL.iter().map(|&resource| ClickTarget::Colony(resource)).collect()
}

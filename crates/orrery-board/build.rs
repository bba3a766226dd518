//! Bakes the shared drawings.

use std::path::Path;

use orrery_bake::{AssetOwner, or_stop, tell_assets};

fn main() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let out = std::env::var_os("OUT_DIR").unwrap_or_default();
    tell_assets(&assets);
    or_stop(AssetOwner::house(&assets, Path::new(&out)).art());
}

//! Build script: checks the assets of Alien Frontiers and prepares them for embedding.

use std::path::Path;

fn main() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let out = std::env::var_os("OUT_DIR").unwrap_or_default();
    orrery_bake::game("alien-frontiers", &assets, Path::new(&out));
}

//! Bakes the drawings, texts and sounds of the game.

use std::path::Path;

fn main() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets");
    let out = std::env::var_os("OUT_DIR").unwrap_or_default();
    orrery_bake::table("contraband", &assets, Path::new(&out));
}

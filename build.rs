//! Checks the data files and bakes the vector art for the window. The headless half has no art, so it has nothing to build.

#[cfg(feature = "window")]
#[path = "build/art.rs"]
mod art;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    #[cfg(feature = "window")]
    bake();
}

/// Bakes `assets/art` into the output folder; a wrong file stops the build with its name and the reason.
#[cfg(feature = "window")]
fn bake() {
    println!("cargo::rerun-if-changed=assets/art");
    println!("cargo::rerun-if-changed=src/rules/vocab.rs");
    let folder = |name: &str| std::env::var_os(name).map(std::path::PathBuf::from).unwrap_or_default();
    let art = folder("CARGO_MANIFEST_DIR").join("assets/art");
    if let Err(reason) = art::bake(&art, &folder("OUT_DIR")) {
        println!("cargo::error={reason}");
        std::process::exit(1);
    }
}

//! Checks the data files and bakes the vector art for the window. The headless half has no art, so it has nothing to build.

#[path = "build/academy.rs"]
#[allow(dead_code, reason = "what the program does with lessons beside proving them")]
mod academy;
#[cfg(feature = "window")]
#[path = "build/art.rs"]
mod art;
#[cfg(feature = "window")]
#[path = "src/locale/charmap.rs"]
mod charmap;
#[cfg(feature = "window")]
#[path = "src/locale/check.rs"]
mod check;
#[path = "build/data.rs"]
mod data;
#[path = "build/record.rs"]
#[allow(dead_code, unused_imports, reason = "what the program does with positions and scenarios beside reading them")]
mod record;
#[path = "src/rules/mod.rs"]
#[allow(
    dead_code,
    unused_imports,
    reason = "lessons are played by the rules; what else the rules offer is not needed here"
)]
mod rules;
#[cfg(feature = "window")]
#[path = "build/texts.rs"]
mod texts;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/locale/charmap.rs");
    println!("cargo::rerun-if-changed=src/locale/check.rs");
    println!("cargo::rerun-if-changed=assets/scenarios");
    println!("cargo::rerun-if-changed=assets/opponents");
    println!("cargo::rerun-if-changed=assets/locale");
    println!("cargo::rerun-if-changed=assets/lessons");
    or_stop(data::check(&folder("CARGO_MANIFEST_DIR").join("assets")));
    or_stop(academy::check(&folder("CARGO_MANIFEST_DIR").join("assets"), &folder("OUT_DIR")));
    #[cfg(feature = "window")]
    {
        or_stop(texts::carry(&folder("CARGO_MANIFEST_DIR").join("assets/locale"), &folder("OUT_DIR")));
        bake();
    }
}

/// Bakes `assets/art` into the output folder; a wrong file stops the build with its name and the reason.
#[cfg(feature = "window")]
fn bake() {
    println!("cargo::rerun-if-changed=assets/art");
    println!("cargo::rerun-if-changed=src/rules/vocab.rs");
    or_stop(art::bake(&folder("CARGO_MANIFEST_DIR").join("assets/art"), &folder("OUT_DIR")));
}

/// A folder that cargo names.
fn folder(name: &str) -> std::path::PathBuf {
    std::env::var_os(name).map(std::path::PathBuf::from).unwrap_or_default()
}

/// A wrong data file stops the build with its name and the reason.
fn or_stop(checked: Result<(), String>) {
    if let Err(reason) = checked {
        reason.lines().for_each(|line| println!("cargo::error={line}"));
        std::process::exit(1);
    }
}

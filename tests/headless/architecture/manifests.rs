//! Which crate may depend on which. The compiler lets no code use a crate that its manifest does not name; what a manifest may
//! name is decided here.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::source::games;

/// The engine and what comes with it, by how their names begin.
const ENGINE: &[&str] = &["bevy", "egui", "epaint", "winit", "wgpu", "kira", "fluent-bundle"];

/// Each crate, and what it may depend on of ours and of the engine: `x?` only where a feature asks for it, `x/window` with its
/// feature `window`. So nothing without a window needs the engine, the house needs no game, and no game another. A crate that is
/// not listed stops the test: a new one is a decision.
const ARROWS: &[(&str, &[&str])] = &[
    ("core", &[]),
    ("record", &["core"]),
    ("ai", &["core", "record"]),
    ("learn", &["core", "record", "ai"]),
    ("synth", &["core"]),
    ("cli", &["core", "record", "ai", "learn", "synth"]),
    ("settings", &["core", "record", "locale?", "bevy?"]),
    ("texts", &[]),
    ("bake", &["texts?"]),
    ("locale", &["core", "ai", "learn", "texts", "bake/window", "fluent-bundle"]),
    ("table", &["core", "record", "ai", "learn", "bevy"]),
    ("board", &["core", "record", "learn", "locale", "settings", "table", "bake/window", "bevy", "bevy_egui"]),
    ("ui", &["core", "record", "ai", "learn", "locale", "settings", "table", "board", "bevy", "bevy_egui"]),
    ("sound", &["core", "synth", "settings", "table", "board", "bake/window", "bevy", "bevy_kira_audio"]),
    (
        "app",
        &[
            "core",
            "record",
            "ai",
            "learn",
            "cli",
            "locale",
            "settings",
            "table",
            "board",
            "ui",
            "sound",
            "bake/window",
            "bevy",
            "bevy_egui",
            "winit",
        ],
    ),
    (GAME, OF_A_GAME),
    ("xtask", &[]),
];

/// Any game.
const GAME: &str = "game";

const OF_A_GAME: &[&str] = &[
    "core",
    "record",
    "ai",
    "learn",
    "synth",
    "cli",
    "settings",
    "bake",
    "locale?",
    "table?",
    "board?",
    "sound?",
    "ui?",
    "app?",
    "bevy?",
    "bevy_egui?",
];

/// The crates of the workspace, as cargo reads their manifests.
pub fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
        .output()
        .expect("cargo runs, it started this test");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let mut metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    metadata["packages"].as_array_mut().map(std::mem::take).unwrap_or_default()
}

/// The items of a list in a manifest.
pub fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    of[name].as_array().map_or(&[], Vec::as_slice)
}

/// A dependency as the table has it.
fn told(dependency: &Value) -> String {
    let name = dependency["name"].as_str().unwrap_or_default();
    let window = if list(dependency, "features").iter().any(|feature| feature == "window") { "/window" } else { "" };
    let optional = if dependency["optional"] == true { "?" } else { "" };
    format!("{}{window}{optional}", name.strip_prefix("orrery-").unwrap_or(name))
}

/// What is wrong with what a crate is built with, its tests left out.
fn wrong_arrows(package: &Value, games: &[String]) -> Vec<String> {
    let whole = package["name"].as_str().unwrap_or_default();
    let name = whole.strip_prefix("orrery-").unwrap_or(whole);
    let game = games.iter().any(|game| game == name);
    // The program puts together the house and every game; by itself it asks for the window.
    let of_program = || [OF_A_GAME.to_vec(), games.iter().map(String::as_str).collect()].concat();
    let row = ARROWS.iter().find(|(row, _)| *row == if game { GAME } else { name }).map(|(_, row)| row.to_vec());
    let Some(row) = row.or_else(|| (name == "orrery").then(of_program)) else {
        return vec![format!("`{whole}` is no crate of tests/headless/architecture/manifests.rs")];
    };
    let mut wrong = Vec::new();
    for dependency in list(package, "dependencies").iter().filter(|dependency| dependency["kind"] != "dev") {
        let engine = ENGINE.iter().any(|engine| dependency["name"].as_str().unwrap_or_default().starts_with(engine));
        let told = told(dependency);
        if (engine || dependency["path"].is_string())
            && !row.contains(&told.trim_end_matches('?'))
            && !row.contains(&&*told)
        {
            wrong.push(format!("`{whole}` must not depend on `{told}`"));
        }
    }
    if name != "orrery" && !list(&package["features"], "default").is_empty() {
        wrong.push(format!("`{whole}` must not turn on features by itself"));
    }
    wrong
}

#[test]
fn crates_depend_downwards_only() {
    let (packages, games) = (packages(), games());
    assert!(packages.len() >= ARROWS.len() + games.len(), "only {} crates", packages.len());
    let wrong: Vec<String> = packages.iter().flat_map(|package| wrong_arrows(package, &games)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_forbidden_dependency_is_found() {
    let found = |name: &str, dependency: &str| {
        let text = format!("{{\"name\": \"{name}\", \"dependencies\": [{{{dependency}}}]}}");
        let package = serde_json::from_str(&text).expect("it is written as JSON");
        wrong_arrows(&package, &["chess".to_owned(), "go".to_owned()]).join("; ")
    };
    let ours = |name: &str| format!("\"path\": \"x\", \"name\": \"{name}\"");
    for (from, to) in [("orrery-record", "orrery-core"), ("chess", "orrery-ai"), ("orrery", "chess")] {
        assert_eq!(found(from, &ours(to)), "", "{from} to {to}");
    }
    for (from, to) in [
        ("orrery-core", "orrery-record"),
        ("orrery-ai", "chess"),
        ("chess", "go"),
        ("chess", "orrery-ui"),
        ("xtask", "go"),
    ] {
        let told = to.strip_prefix("orrery-").unwrap_or(to);
        assert_eq!(found(from, &ours(to)), format!("`{from}` must not depend on `{told}`"));
    }
    let bevy = "\"name\": \"bevy\", \"optional\": ";
    assert_eq!(found("go", &format!("{bevy}true")), "");
    assert_eq!(found("go", &format!("{bevy}false")), "`go` must not depend on `bevy`");
    assert_eq!(found("orrery-ai", &format!("{bevy}true")), "`orrery-ai` must not depend on `bevy?`");
    assert_eq!(found("orrery-ai", &format!("{bevy}false, \"kind\": \"dev\"")), "");
    let window = format!("{}, \"features\": [\"window\"]", ours("orrery-settings"));
    assert_eq!(found("chess", &window), "`chess` must not depend on `settings/window`");
    assert!(found("orrery-attic", "").starts_with("`orrery-attic` is no crate"));
    let package = serde_json::json!({"name": "go", "features": {"default": ["window"]}});
    assert_eq!(wrong_arrows(&package, &["go".to_owned()]), ["`go` must not turn on features by itself"]);
}

//! Tests which crates may depend on each other. The compiler lets no code use a crate that its manifest does not name, and this
//! test limits the crates that a manifest may name.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::source::{games, row};

/// The engine and its companions, by the prefixes of their crates' names.
const ENGINE: &[&str] = &["bevy", "egui", "epaint", "winit", "wgpu", "kira", "fluent-bundle"];

/// Each crate with its permitted dependencies among the project's crates and the engine: `x?` only as an optional dependency,
/// `x/window` with its feature `window`. So nothing without a window needs the engine, no shared crate needs a game, and no game
/// another; a game's window crate needs its rules, and the program needs every game. A crate missing here fails the test, so that
/// its dependencies are decided first.
const ARROWS: &str = "
    derive:
    core: derive
    record: core
    ai: core record
    learn: core record ai
    synth: core
    cli: core record ai learn synth
    settings: core record locale? bevy?
    texts:
    bake: core? texts?
    locale: core ai learn texts bake/window fluent-bundle
    table: core record ai learn bevy
    board: core record learn locale settings/window table bake/window bevy bevy_egui
    ui: core record ai learn locale settings/window table board bevy bevy_egui
    sound: core synth settings/window table board bake/window bevy bevy_kira_audio
    app: core record ai learn cli locale settings/window table board ui sound bake/window bevy bevy_egui winit
    GAME: core record ai learn synth cli settings bake
    GAME-table: core record ai learn settings/window locale table board sound ui app bake/window bevy bevy_egui
    PROGRAM: core record ai learn synth cli settings locale? table? board? sound? ui? app? bevy? bevy_egui?
    testkit: core record ai learn
    pilot: core record ai learn cli locale settings/window table board ui app bevy bevy_egui egui_kittest
    appimage:
    xtask:";

/// Returns the crates of the workspace, as cargo reads their manifests.
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

/// Returns the items of the list `name` in the metadata of a crate or a dependency; an empty slice if there is no such list.
pub fn list<'a>(of: &'a Value, name: &str) -> &'a [Value] {
    of[name].as_array().map_or(&[], Vec::as_slice)
}

/// Formats a dependency like the entries of [`ARROWS`].
fn told(dependency: &Value) -> String {
    let name = dependency["name"].as_str().unwrap_or_default();
    let window = if list(dependency, "features").iter().any(|feature| feature == "window") { "/window" } else { "" };
    let optional = if dependency["optional"] == true { "?" } else { "" };
    format!("{}{window}{optional}", name.strip_prefix("orrery-").unwrap_or(name))
}

/// Returns the faults in the dependencies of a crate, except those of its tests, and in its default features.
fn wrong_arrows(package: &Value, games: &[String]) -> Vec<String> {
    let whole = package["name"].as_str().unwrap_or_default();
    let name = whole.strip_prefix("orrery-").unwrap_or(whole);
    let is_game = |name: &str| games.iter().any(|game| game == name);
    let rules = name.strip_suffix("-table").filter(|rules| is_game(rules));
    let kind = match name {
        "orrery" => "PROGRAM",
        _ if is_game(name) => "GAME",
        _ if rules.is_some() => "GAME-table",
        _ => name,
    };
    let Some(row) = row(ARROWS, kind) else {
        return vec![format!("`{whole}` is no crate of tests/headless/architecture/manifests.rs")];
    };
    let mut wrong = Vec::new();
    for dependency in list(package, "dependencies").iter().filter(|dependency| dependency["kind"] != "dev") {
        let told = told(dependency);
        let engine = ENGINE.iter().any(|engine| told.starts_with(engine));
        let game = told.trim_end_matches('?').trim_end_matches("-table");
        let allowed = row.contains(&&*told)
            || row.contains(&told.trim_end_matches('?'))
            || rules == Some(&*told)
            || name == "orrery" && is_game(game) && (told == game || told.ends_with('?'));
        if !allowed && (engine || dependency["path"].is_string()) {
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
    assert!(packages.len() > 15 + 2 * games.len(), "only {} crates", packages.len());
    let wrong: Vec<String> = packages.iter().flat_map(|package| wrong_arrows(package, &games)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn manifest_check_reports_forbidden_dependencies() {
    let games = ["chess".to_owned(), "go".to_owned()];
    let found = |of: &str| wrong_arrows(&serde_json::from_str(of).expect("it is written as JSON"), &games).join("; ");
    let depends = |name: &str, on: &str| found(&format!(r#"{{"name": "{name}", "dependencies": [{{"name": {on}}}]}}"#));
    let cases = [
        ("orrery-record", r#""orrery-core", "path": "x""#, ""),
        ("orrery-core", r#""orrery-record", "path": "x""#, "record"),
        ("orrery-ai", r#""chess", "path": "x""#, "chess"),
        ("orrery", r#""chess", "path": "x""#, ""),
        ("chess", r#""go", "path": "x""#, "go"),
        ("orrery", r#""chess-table", "path": "x""#, "chess-table"),
        ("orrery", r#""chess-table", "path": "x", "optional": true"#, ""),
        ("chess", r#""chess-table", "path": "x""#, "chess-table"),
        ("chess", r#""orrery-ui", "path": "x", "optional": true"#, "ui?"),
        ("chess", r#""orrery-settings", "path": "x", "features": ["window"]"#, "settings/window"),
        ("chess", r#""bevy""#, "bevy"),
        ("chess-table", r#""chess", "path": "x""#, ""),
        ("chess-table", r#""go", "path": "x""#, "go"),
        ("chess-table", r#""go-table", "path": "x""#, "go-table"),
        ("chess-table", r#""orrery-settings", "path": "x", "features": ["window"]"#, ""),
        ("chess-table", r#""orrery-cli", "path": "x""#, "cli"),
        ("chess-table", r#""bevy""#, ""),
        ("orrery-ai", r#""bevy", "optional": true"#, "bevy?"),
        ("orrery-ai", r#""bevy", "kind": "dev""#, ""),
        ("orrery-ai", r#""serde""#, ""),
    ];
    for (name, on, wrong) in cases {
        let told = if wrong.is_empty() { String::new() } else { format!("`{name}` must not depend on `{wrong}`") };
        assert_eq!(depends(name, on), told, "{name}: {on}");
    }
    assert!(found(r#"{"name": "orrery-attic"}"#).starts_with("`orrery-attic` is no crate"));
    let by_itself = found(r#"{"name": "go", "features": {"default": ["window"]}}"#);
    assert_eq!(by_itself, "`go` must not turn on features by itself");
}

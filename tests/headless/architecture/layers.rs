//! Tests which layers may use each other: the folders of a game, the shared crates, and the folders of shared crates that contain
//! several layers. The dependencies between crates are tested in `manifests.rs`.

use super::modules::ModuleTree;
use super::source::{code_only, files, games, is_test_file, row, texts, without_tests};

/// The engine and the libraries for drawing, sound and translated texts.
const ENGINE: &str = "bevy bevy_egui bevy_kira_audio egui fluent_bundle";

/// Names that would make the rules depend on more than the position, the order and the outcome of chance.
const IMPURE: &str = "std::fs std::io std::env std::net std::thread std::process std::time std::path rand rand_chacha HashMap \
    HashSet SystemTime Instant f32 f64 jiff directories println eprintln";

/// The folders of a game with the layers that each may name: layers of the game and of the shared crates, and the parts of the
/// engine that it needs. A folder missing here fails the test, so that no layer is added by accident.
const LAYERS: &str = "
    rules: core
    record: core rules
    ai: core rules record asset_overrides
    arena: core rules record ai
    puzzle: core rules ai record asset_overrides
    stats: core rules ai record
    academy: core rules record
    cli: core rules ai arena record puzzle stats academy synth
    codex: core rules record table
    locale: core rules ai puzzle codex fluent_bundle
    palette: core rules asset_overrides
    settings: core rules ai record palette locale bevy
    art: core rules palette asset_overrides bevy
    table: core rules ai record puzzle stats bevy
    board: core rules record table codex art palette locale settings asset_overrides bevy bevy_egui egui
    panels: core rules ai record puzzle stats academy table art palette board locale settings codex bevy bevy_egui egui
    sound: core rules table board settings synth asset_overrides bevy
    assets: art locale sound synth
    gallery: core rules ai record puzzle table codex panels";

/// The parts of shared crates whose layer is not named after their crate.
const APART: &[(&str, &str)] = &[
    ("core/src/asset_overrides.rs", "asset_overrides"),
    ("core/src/interaction/", "table"),
    ("ai/src/arena/", "arena"),
    ("learn/src/academy/", "academy"),
    ("learn/src/codex/", "codex"),
    ("learn/src/puzzle/", "puzzle"),
    ("learn/src/stats/", "stats"),
    // These are short names for types of the layers above; the layer of a type counts where its name is used.
    ("learn/src/game_types.rs", "core"),
    ("settings/src/palette/", "palette"),
    ("board/src/art.rs", "art"),
    ("ui/src/gallery/", "gallery"),
    ("ui/", "panels"),
    ("texts/", "locale"),
];

/// Returns the game and the layer of a file in one of the game's two crates; `None` for `lib.rs`, which ties a crate together.
fn in_game(path: &str) -> Option<(&str, &str)> {
    let (package, below) = path.strip_prefix("games/")?.split_once("/src/")?;
    let game = package.strip_suffix("/table").unwrap_or(package);
    let layer = below.trim_end_matches(".rs").split('/').next()?;
    (layer != "lib").then_some((game, layer))
}

/// Returns the layer of a file of a game or a shared crate; `None` for other files.
fn layer_of(path: &str) -> Option<&str> {
    let of_house = || {
        let below = path.strip_prefix("crates/orrery-")?;
        let apart = APART.iter().find(|(start, _)| below.starts_with(start));
        apart.map(|(_, layer)| *layer).or_else(|| below.split('/').next())
    };
    in_game(path).map(|(_, layer)| layer).or_else(of_house)
}

/// Reports whether the code names `word` (a name or a path `a::b`) as a whole, not as a part of a longer name.
fn names(line: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(|c| inside(c) || c == '.') && !after.is_some_and(inside)
    })
}

/// Returns the reason why the file `from` must not name anything of the file `to`; `None` if it may.
fn wrong_use(from: &str, to: &str) -> Option<String> {
    let (layer, other) = (layer_of(from)?, layer_of(to)?);
    match row(LAYERS, layer) {
        None if in_game(from).is_some() => {
            Some(format!("`{layer}` is no layer of tests/headless/architecture/layers.rs"))
        }
        Some(may_use) if layer != other && !may_use.contains(&other) => {
            Some(format!("`{layer}` must not use `{other}`"))
        }
        _ => None,
    }
}

#[test]
fn layers_depend_downwards_only() {
    let graph = ModuleTree::read().graph();
    let pairs: Vec<_> =
        graph.iter().flat_map(|(from, others)| others.iter().map(move |(to, what)| (from, to, what))).collect();
    assert!(pairs.len() > 3000, "the search is broken: {} uses", pairs.len());
    let wrong: Vec<String> = pairs
        .into_iter()
        .filter_map(|(from, to, what)| Some(format!("{from} names {what:?} of {to}: {}", wrong_use(from, to)?)))
        .collect();
    assert!(wrong.is_empty(), "layers broken:\n{}", wrong.join("\n"));
}

#[test]
fn layer_check_reports_forbidden_uses() {
    let wrong = |from, to| wrong_use(from, to).unwrap_or_default();
    assert_eq!(wrong("games/a/table/src/board/x.rs", "games/a/src/rules/mod.rs"), "");
    assert_eq!(wrong("games/a/table/src/board/x.rs", "crates/orrery-table/src/lib.rs"), "");
    assert_eq!(wrong("games/a/src/rules/x.rs", "games/a/table/src/board/x.rs"), "`rules` must not use `board`");
    assert_eq!(wrong("games/a/src/rules/x.rs", "crates/orrery-ai/src/mcts.rs"), "`rules` must not use `ai`");
    assert_eq!(wrong("games/a/src/ai/x.rs", "crates/orrery-ai/src/arena/mod.rs"), "`ai` must not use `arena`");
    assert_eq!(wrong("games/a/src/ai.rs", "crates/orrery-ui/src/end/mod.rs"), "`ai` must not use `panels`");
    assert_eq!(
        wrong("crates/orrery-learn/src/academy/x.rs", "crates/orrery-learn/src/codex/x.rs"),
        "`academy` must not use `codex`"
    );
    assert_eq!(wrong("crates/orrery-table/src/x.rs", "crates/orrery-board/src/x.rs"), "`table` must not use `board`");
    assert!(wrong("games/a/src/attic/x.rs", "crates/orrery-core/src/lib.rs").starts_with("`attic` is no layer"));
}

/// Returns the forbidden name in a line of a game's file, if there is one.
fn too_far(path: &str, line: &str) -> Option<&'static str> {
    let (_, layer) = in_game(path)?;
    let impure = if layer == "rules" { IMPURE } else { "" };
    let allowed = row(LAYERS, layer).unwrap_or_default();
    let engine = ENGINE.split(' ').filter(|word| !allowed.contains(word));
    engine.chain(impure.split_whitespace()).find(|word| names(line, word))
}

#[test]
fn layers_use_no_types_or_engine_crates_forbidden_to_them() {
    let mut wrong = Vec::new();
    for file in files("games", &[".rs"]).iter().filter(|file| !is_test_file(&file.path)) {
        for (index, line) in without_tests(&code_only(&file.text)).lines().enumerate() {
            wrong.extend(too_far(&file.path, line).map(|word| format!("{}:{}: `{word}`", file.path, index + 1)));
        }
    }
    assert!(wrong.is_empty(), "layers reach too far:\n{}", wrong.join("\n"));
    assert_eq!(too_far("games/a/src/rules/x.rs", "fn far() -> f32 {"), Some("f32"));
    assert_eq!(too_far("games/a/table/src/board/x.rs", "fn far() -> f32 {"), None);
    assert_eq!(too_far("games/a/src/ai/x.rs", "use bevy::prelude::*;"), Some("bevy"));
    assert_eq!(too_far("games/a/src/ai/x.rs", "let bevy_like = 1;"), None);
    assert_eq!(too_far("games/a/table/src/table/x.rs", "use bevy_egui::egui;"), Some("bevy_egui"));
    assert_eq!(too_far("games/a/table/src/panels/x.rs", "use bevy_egui::egui;"), None);
}

/// Returns the line and the key of each of `keys` that occurs in a string literal of a file, not counting its tests.
fn spelled<'a>(text: &str, keys: &'a [String]) -> Vec<(usize, &'a str)> {
    let said = texts(&without_tests(text));
    let found =
        said.iter().flat_map(|said| keys.iter().filter(|key| said.words.contains(*key)).map(|key| (said.line, &**key)));
    found.collect()
}

/// A game's files are found by its key in `assets`, so shared code needs no game's name. Only the reader of old files has to
/// know the first game.
#[test]
fn shared_code_spells_no_game_key() {
    let keys = games();
    assert!(keys.iter().any(|key| key == "alien-frontiers"), "the search is broken: {keys:?}");
    let mut wrong = Vec::new();
    for file in ["src", "crates"].into_iter().flat_map(|folder| files(folder, &[".rs"])) {
        let house = file.path != "crates/orrery-core/src/key.rs" && !is_test_file(&file.path);
        for (line, key) in spelled(&file.text, &keys).into_iter().filter(|_| house) {
            wrong.push(format!("{}:{line}: `{key}`", file.path));
        }
    }
    assert!(wrong.is_empty(), "a game is named:\n{}", wrong.join("\n"));
    let here = "fn a() { b(\"assets/alien-frontiers/x\"); } // \"alien-frontiers\"";
    assert_eq!(spelled(here, &keys), [(1, "alien-frontiers")]);
}

/// Reports whether a line in the display code of a game with hidden information names the full state, `Position`. Such code may
/// know only what the viewer knows.
fn shows_the_truth(path: &str, line: &str, hiding: &[&str]) -> bool {
    let shows = |(game, layer)| hiding.contains(&game) && ["board", "panels", "sound", "locale"].contains(&layer);
    in_game(path).is_some_and(shows) && names(line, "Position")
}

#[test]
fn hidden_information_games_display_views_not_positions() {
    let pages = files("games", &[".rs"]);
    let hiding: Vec<&str> = pages
        .iter()
        .filter(|page| code_only(&page.text).contains("const HIDDEN_INFORMATION: bool = true"))
        .filter_map(|page| page.path.split('/').nth(1))
        .collect();
    assert!(!hiding.is_empty(), "the search is broken");
    let mut wrong = Vec::new();
    for file in pages.iter().filter(|file| !is_test_file(&file.path)) {
        for (index, line) in without_tests(&code_only(&file.text)).lines().enumerate() {
            if shows_the_truth(&file.path, line, &hiding) {
                wrong.push(format!("{}:{}: `Position` is the truth", file.path, index + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "views alone are shown:\n{}", wrong.join("\n"));
    let see = "fn see(at: &Position) {";
    assert!(shows_the_truth("games/a/table/src/board/x.rs", see, &["a"]));
    assert!(!shows_the_truth("games/b/src/board/x.rs", see, &["a"]), "nothing is hidden there");
    assert!(!shows_the_truth("games/a/src/rules/x.rs", see, &["a"]), "rules know everything");
    assert!(!shows_the_truth("games/a/table/src/board/x.rs", "fn see(at: &View) {", &["a"]));
}

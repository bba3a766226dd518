//! Who may use whom. A folder of `src/` that is not listed here stops the test: a new layer is a decision.

use super::modules::Modules;
use super::source::{code_only, files, games, texts, without_tests};

/// A folder (or a file of the same name) directly in `src/`.
struct Layer {
    name: &'static str,
    /// Layers it may name.
    may_use: &'static [&'static str],
    /// Crates and standard modules it must not name.
    must_not_name: &'static [&'static str],
}

/// The engine and everything that draws or sounds.
const ENGINE: &[&str] = &["bevy", "bevy_egui", "bevy_kira_audio", "egui", "fluent_bundle"];

/// What would make the rules depend on more than the position, the order and the answer of chance.
const IMPURE: &[&str] = &[
    "bevy",
    "bevy_egui",
    "bevy_kira_audio",
    "egui",
    "fluent_bundle",
    "std::fs",
    "std::io",
    "std::env",
    "std::net",
    "std::thread",
    "std::process",
    "std::time",
    "std::path",
    "rand",
    "rand_chacha",
    "HashMap",
    "HashSet",
    "SystemTime",
    "Instant",
    "f32",
    "f64",
    "jiff",
    "directories",
    "println",
    "eprintln",
];

const LAYERS: &[Layer] = &[
    Layer { name: "core", may_use: &[], must_not_name: ENGINE },
    Layer { name: "rules", may_use: &["core"], must_not_name: IMPURE },
    Layer { name: "loose", may_use: &["core"], must_not_name: ENGINE },
    Layer { name: "ai", may_use: &["core", "rules", "record", "loose"], must_not_name: ENGINE },
    Layer { name: "arena", may_use: &["core", "rules", "record", "ai"], must_not_name: ENGINE },
    Layer { name: "record", may_use: &["core", "rules"], must_not_name: ENGINE },
    Layer { name: "puzzle", may_use: &["core", "rules", "ai", "record", "loose"], must_not_name: ENGINE },
    Layer { name: "stats", may_use: &["core", "rules", "ai", "record"], must_not_name: ENGINE },
    Layer { name: "academy", may_use: &["core", "rules", "record"], must_not_name: ENGINE },
    Layer { name: "synth", may_use: &["core"], must_not_name: ENGINE },
    Layer {
        name: "cli",
        may_use: &["core", "rules", "ai", "arena", "record", "puzzle", "stats", "academy", "synth"],
        must_not_name: ENGINE,
    },
    Layer { name: "codex", may_use: &["core", "rules", "record", "table"], must_not_name: ENGINE },
    Layer {
        name: "locale",
        may_use: &["core", "rules", "ai", "puzzle", "codex"],
        must_not_name: &["bevy", "bevy_egui", "bevy_kira_audio", "egui"],
    },
    Layer { name: "palette", may_use: &["core", "rules", "loose"], must_not_name: ENGINE },
    Layer {
        name: "settings",
        may_use: &["core", "rules", "ai", "record", "palette", "locale"],
        must_not_name: &["bevy_egui", "bevy_kira_audio", "egui"],
    },
    Layer {
        name: "art",
        may_use: &["core", "rules", "palette", "loose"],
        must_not_name: &["bevy_egui", "bevy_kira_audio", "egui"],
    },
    Layer {
        name: "table",
        may_use: &["core", "rules", "ai", "record", "puzzle", "stats"],
        must_not_name: &["bevy_egui", "bevy_kira_audio", "egui"],
    },
    Layer {
        name: "board",
        may_use: &["core", "rules", "record", "table", "codex", "art", "palette", "locale", "settings", "loose"],
        must_not_name: &["bevy_kira_audio"],
    },
    Layer {
        name: "panels",
        may_use: &[
            "core", "rules", "ai", "record", "puzzle", "stats", "academy", "table", "art", "palette", "board",
            "locale", "settings", "codex",
        ],
        must_not_name: &["bevy_kira_audio"],
    },
    Layer {
        name: "sound",
        may_use: &["core", "rules", "table", "board", "settings", "synth", "loose"],
        must_not_name: &["bevy_egui", "egui"],
    },
    Layer { name: "assets", may_use: &["art", "locale", "sound", "synth"], must_not_name: ENGINE },
    Layer {
        name: "gallery",
        may_use: &["core", "rules", "ai", "record", "puzzle", "table", "codex", "panels"],
        must_not_name: ENGINE,
    },
    Layer {
        name: "app",
        may_use: &[
            "core", "rules", "ai", "record", "puzzle", "stats", "academy", "cli", "locale", "settings", "table", "art",
            "palette", "board", "panels", "sound", "codex", "gallery", "loose",
        ],
        must_not_name: &[],
    },
];

/// Layers of the house that know which games there are, by the registry alone. Every other serves any game: what it knows of one
/// it asks of its contract.
const ASK_THE_REGISTRY: &[&str] = &["cli", "app"];

/// The registry.
const REGISTRY: &str = "src/games/mod.rs";

/// What may be asked of it.
const REGISTERED: &[&str] = &[
    "ALL",
    "GameInfo",
    "named",
    "of_code",
    "of_file",
    "of_log",
    "of_save",
    "SAVED",
    "SETUPS",
    "KEYS",
    "key_map",
    "with_game",
];

/// Where the house still names a game.
const STILL_NAME_A_GAME: &[&str] = &[];

/// Where a file belongs: its layer, and the game whose slice it lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Home<'a> {
    layer: &'a str,
    slice: Option<&'a str>,
}

/// The home of a file; nothing for the roots `lib.rs` and `main.rs`, which put the layers together, and for what ties a game or
/// all games together: `games/mod.rs`, `games/KEY/mod.rs`.
fn home_of(path: &str) -> Option<Home<'_>> {
    let below = path.strip_prefix("src/")?;
    let names: Vec<&str> = below.trim_end_matches(".rs").split('/').collect();
    match names[..] {
        ["lib" | "main"] | ["games", "mod"] | ["games", _, "mod"] => None,
        ["games", slice, layer, ..] => Some(Home { layer, slice: Some(slice) }),
        [layer, ..] => Some(Home { layer, slice: None }),
        [] => None,
    }
}

fn layer_of(path: &str) -> Option<&str> {
    home_of(path).map(|home| home.layer)
}

/// Whether the code names `word` (a name or a `a::b` path) as a whole, not as a part of a longer name.
fn names(line: &str, word: &str) -> bool {
    let inside = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !before.is_some_and(|c| inside(c) || c == '.') && !after.is_some_and(inside)
    })
}

/// Whether a file of the house may name a game.
fn is_excused(path: &str) -> bool {
    is_test(path) || STILL_NAME_A_GAME.iter().any(|folder| path.starts_with(folder))
}

/// Whether a file holds tests alone, which may play whole matches against whatever they test.
fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

/// What is wrong with one file naming these things of another, if anything.
fn wrong_use(from: &str, to: &str, named: &[&str]) -> Option<String> {
    let home = home_of(from)?;
    let Some(layer) = LAYERS.iter().find(|layer| layer.name == home.layer) else {
        return Some(format!("`{}` is no layer of tests/headless/architecture/layers.rs", home.layer));
    };
    if home.slice.is_none() && to.starts_with("src/games/") && !is_excused(from) {
        let registry = to == REGISTRY && ASK_THE_REGISTRY.contains(&home.layer);
        if !registry || named.iter().any(|name| !REGISTERED.contains(name)) {
            return Some(format!("`{}` must not know a game", home.layer));
        }
    }
    let other = home_of(to)?;
    if home.slice.is_some() && other.slice.is_some() && home.slice != other.slice {
        return Some("a game must not name another".to_owned());
    }
    let same = home.layer == other.layer;
    let known = LAYERS.iter().any(|layer| layer.name == other.layer);
    (known && !same && !layer.may_use.contains(&other.layer))
        .then(|| format!("`{}` must not use `{}`", home.layer, other.layer))
}

#[test]
fn layers_depend_downwards_only() {
    let mut wrong = Vec::new();
    for (from, others) in Modules::read().graph() {
        for (to, names) in others {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            wrong.extend(
                wrong_use(&from, &to, &names).map(|why| format!("{from} names {} of {to}: {why}", names.join(", "))),
            );
        }
    }
    assert!(wrong.is_empty(), "layers broken:\n{}", wrong.join("\n"));
}

#[test]
fn layers_keep_away_from_what_is_not_theirs() {
    let mut wrong = Vec::new();
    for file in files("src", &[".rs"]) {
        let layer = layer_of(&file.path).and_then(|name| LAYERS.iter().find(|layer| layer.name == name));
        let (Some(layer), false) = (layer, is_test(&file.path)) else { continue };
        let code = without_tests(&code_only(&file.text));
        for (index, line) in code.lines().enumerate() {
            for word in layer.must_not_name.iter().filter(|word| names(line, word)) {
                wrong.push(format!("{}:{}: `{}` must not name `{word}`", file.path, index + 1, layer.name));
            }
        }
    }
    assert!(wrong.is_empty(), "layers reach too far:\n{}", wrong.join("\n"));
}

/// What code names of `crate::games`, in the code as it is written: most of it is made by a macro, whose items no graph shows.
fn of_games(code: &str) -> Vec<String> {
    let flat = code.split_whitespace().collect::<Vec<_>>().join(" ");
    let part = |c: char| c.is_alphanumeric() || c == '_';
    let mut found = Vec::new();
    // A module of this name may lie elsewhere too, as that of a command does.
    let other = flat.contains("mod games;");
    let meant = |at: usize| match &flat[..at] {
        before if before.ends_with("::") => before.ends_with("crate::"),
        before => !before.ends_with(part) && !other,
    };
    for (at, path) in flat.match_indices("games::").filter(|(at, _)| meant(*at)) {
        let after = &flat[at + path.len()..];
        let listed = after
            .strip_prefix('{')
            .map_or_else(|| vec![after], |list| list.split('}').next().unwrap_or_default().split(',').collect());
        let name = |one: &str| one.trim().split(|c| !part(c)).next().unwrap_or_default().to_owned();
        found.extend(listed.into_iter().map(name).filter(|name| !name.is_empty() && name != "self"));
    }
    found.extend(flat.contains("with_game!").then(|| "with_game".to_owned()));
    found
}

/// What is wrong with a file naming this of `crate::games`, if anything.
fn wrong_game(path: &str, name: &str) -> Option<String> {
    let home = home_of(path)?;
    let asks = ASK_THE_REGISTRY.contains(&home.layer) && REGISTERED.contains(&name);
    let wrong = home.slice.map_or(!asks && !is_excused(path), |slice| slice != name && !is_test(path));
    wrong.then(|| format!("{path}: `games::{name}`"))
}

#[test]
fn which_games_there_are_is_known_by_the_registry_alone() {
    let mut wrong = Vec::new();
    for file in files("src", &[".rs"]) {
        let named = of_games(&without_tests(&code_only(&file.text)));
        wrong.extend(named.iter().filter_map(|name| wrong_game(&file.path, name)));
    }
    assert!(wrong.is_empty(), "games are named:\n{}", wrong.join("\n"));
    let code = "use crate::games::{self, ALL, a::rules::X}; fn f() { for i in games::SAVED {} some_games::x(); super::games::y(); with_game!(k, G => 1) }";
    assert_eq!(of_games(code), ["ALL", "a", "SAVED", "with_game"]);
    assert_eq!(wrong_game("src/app/start.rs", "ALL"), None);
    assert!(wrong_game("src/app/start.rs", "a").is_some() && wrong_game("src/panels/end.rs", "ALL").is_some());
    assert_eq!(wrong_game("src/games/a/ai/x.rs", "a"), None);
    assert!(wrong_game("src/games/a/ai/x.rs", "b").is_some() && wrong_game("src/games/a/ai/x.rs", "ALL").is_some());
}

/// The keys of the games, by their folders.
fn keys() -> Vec<String> {
    games().iter().map(|folder| folder.replace('_', "-")).collect()
}

/// Where one of these keys stands in a file's texts.
fn spelled<'a>(text: &str, keys: &'a [String]) -> Vec<(usize, &'a str)> {
    let said = texts(&without_tests(text));
    let found =
        said.iter().flat_map(|said| keys.iter().filter(|key| said.words.contains(*key)).map(|key| (said.line, &**key)));
    found.collect()
}

/// What goes by a game's key goes by its folders in `assets`; which was the first, old files have to know.
#[test]
fn the_house_spells_no_game() {
    let keys = keys();
    assert!(keys.iter().any(|key| key == "alien-frontiers"), "the search is broken: {keys:?}");
    let mut wrong = Vec::new();
    for file in files("src", &[".rs"]).into_iter().chain(files("crates", &[".rs"])) {
        let house = !file.path.starts_with("src/games/") && file.path != "src/core/key.rs" && !is_excused(&file.path);
        for (line, key) in spelled(&file.text, &keys).into_iter().filter(|_| house) {
            wrong.push(format!("{}:{line}: `{key}`", file.path));
        }
    }
    assert!(wrong.is_empty(), "a game is named:\n{}", wrong.join("\n"));
    let here = "fn a() { b(\"assets/alien-frontiers/x\"); } // \"alien-frontiers\"";
    assert_eq!(spelled(here, &keys), [(1, "alien-frontiers")]);
}

/// Layers of a slice that show things: they know what whoever looks knows.
const SHOW: &[&str] = &["board", "panels", "sound", "locale"];

/// Whether a line of a slice that shows things names the truth of a game that hides some of it.
fn names_the_truth(path: &str, line: &str, hides: bool) -> bool {
    let shows = home_of(path).is_some_and(|home| home.slice.is_some() && SHOW.contains(&home.layer));
    hides && shows && names(line, "Position")
}

#[test]
fn what_is_shown_of_a_game_that_hides_something_is_made_of_views() {
    let mut wrong = Vec::new();
    let pages = files("src/games", &[".rs"]);
    let hiding: Vec<&str> = pages
        .iter()
        .filter(|page| code_only(&page.text).contains("const HIDES: bool = true"))
        .filter_map(|page| page.path.strip_prefix("src/games/")?.split('/').next())
        .collect();
    for file in files("src/games", &[".rs"]).iter().filter(|file| !is_test(&file.path)) {
        let hides = home_of(&file.path).and_then(|home| home.slice).is_some_and(|slice| hiding.contains(&slice));
        for (index, line) in without_tests(&code_only(&file.text)).lines().enumerate() {
            if names_the_truth(&file.path, line, hides) {
                wrong.push(format!("{}:{}: `Position` is the truth", file.path, index + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "views alone are shown:\n{}", wrong.join("\n"));
    assert!(names_the_truth("src/games/a/board/x.rs", "fn see(at: &Position) {", true));
    assert!(!names_the_truth("src/games/a/board/x.rs", "fn see(at: &Position) {", false), "nothing is hidden there");
    assert!(!names_the_truth("src/games/a/rules/x.rs", "fn see(at: &Position) {", true), "rules know everything");
    assert!(!names_the_truth("src/games/a/board/x.rs", "fn see(at: &View) {", true));
}

#[test]
fn a_use_across_layers_and_slices_is_found() {
    let names = |from, to, named: &[&str]| wrong_use(from, to, named).unwrap_or_default();
    let wrong = |from, to| names(from, to, &["x"]);
    assert_eq!(wrong("src/board/pick.rs", "src/table/plan.rs"), "");
    assert_eq!(wrong("src/table/plan.rs", "src/board/pick.rs"), "`table` must not use `board`");
    assert_eq!(wrong("src/games/a/board/x.rs", "src/games/a/rules/mod.rs"), "");
    assert_eq!(wrong("src/games/a/rules/x.rs", "src/games/a/board/x.rs"), "`rules` must not use `board`");
    assert_eq!(wrong("src/games/a/rules/x.rs", "src/games/b/rules/x.rs"), "a game must not name another");
    assert_eq!(wrong("src/stats/x.rs", "src/games/a/rules/x.rs"), "`stats` must not know a game");
    assert_eq!(wrong("src/stats/x.rs", "src/games/mod.rs"), "`stats` must not know a game");
    assert_eq!(wrong("src/stats/tests.rs", "src/games/a/rules/x.rs"), "");
    assert_eq!(names("src/app/start.rs", REGISTRY, &["ALL", "with_game"]), "");
    assert_eq!(names("src/app/start.rs", REGISTRY, &["ALL", "alien"]), "`app` must not know a game");
    assert_eq!(names("src/panels/end.rs", REGISTRY, &["ALL"]), "`panels` must not know a game");
    assert_eq!(wrong("src/app/start.rs", "src/games/a/mod.rs"), "`app` must not know a game");
    assert_eq!(wrong("src/cli/train.rs", "src/games/a/ai/x.rs"), "`cli` must not know a game");
    assert_eq!(
        wrong("src/attic/x.rs", "src/core/mod.rs"),
        "`attic` is no layer of tests/headless/architecture/layers.rs"
    );
    assert!(
        super::layers::names("use bevy::prelude::*;", "bevy") && !super::layers::names("let bevy_like = 1;", "bevy")
    );
}

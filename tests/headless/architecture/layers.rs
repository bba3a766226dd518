//! Who may use whom. A folder of `src/` that is not listed here stops the test: a new layer is a decision.

use super::source::{code_only, files, without_tests};

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
    Layer { name: "loose", may_use: &[], must_not_name: ENGINE },
    Layer { name: "ai", may_use: &["core", "rules", "loose"], must_not_name: ENGINE },
    Layer { name: "arena", may_use: &["core", "rules", "ai"], must_not_name: ENGINE },
    Layer { name: "record", may_use: &["core", "rules", "ai"], must_not_name: ENGINE },
    Layer { name: "puzzle", may_use: &["core", "rules", "ai", "record", "loose"], must_not_name: ENGINE },
    Layer { name: "stats", may_use: &["core", "rules", "ai", "record"], must_not_name: ENGINE },
    Layer { name: "academy", may_use: &["core", "rules", "record"], must_not_name: ENGINE },
    Layer { name: "synth", may_use: &[], must_not_name: ENGINE },
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
        may_use: &["core", "rules", "ai", "record"],
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
    Layer {
        name: "app",
        may_use: &[
            "core", "rules", "ai", "record", "puzzle", "stats", "academy", "cli", "locale", "settings", "table", "art",
            "palette", "board", "panels", "sound", "codex", "loose",
        ],
        must_not_name: &[],
    },
];

/// The layer a file belongs to; nothing for the roots `lib.rs` and `main.rs`, which put the layers together.
fn layer_of(path: &str) -> Option<&str> {
    let below = path.strip_prefix("src/")?;
    let name = below.split('/').next()?.trim_end_matches(".rs");
    (name != "lib" && name != "main").then_some(name)
}

/// How many modules deep a file lies: `src/rules/mod.rs` 1, `src/rules/dock.rs` 2.
fn depth_of(path: &str) -> usize {
    let below = path.trim_start_matches("src/").trim_end_matches("/mod.rs");
    below.split('/').count()
}

/// Names that follow `crate::` (or as many `super::` as lead out of every folder), each with its line.
fn roots_used(code: &str, depth: usize) -> Vec<(usize, String)> {
    let mut used = Vec::new();
    for (number, line_start) in line_starts(code) {
        let line = code[line_start..].lines().next().unwrap_or_default();
        for opening in ["crate::", &"super::".repeat(depth)] {
            for (at, _) in line.match_indices(opening) {
                let before = line[..at].chars().next_back();
                if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                    continue;
                }
                let after = &code[line_start + at + opening.len()..];
                used.extend(heads(after).into_iter().map(|head| (number, head)));
            }
        }
    }
    used
}

fn line_starts(code: &str) -> Vec<(usize, usize)> {
    let breaks = code.match_indices('\n').map(|(at, _)| at + 1);
    std::iter::once(0).chain(breaks).enumerate().map(|(index, at)| (index + 1, at)).collect()
}

/// The first names of a path or of a braced group of paths: `{rules::Order, ai}` gives `rules` and `ai`.
fn heads(after: &str) -> Vec<String> {
    let name =
        |text: &str| -> String { text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect() };
    let Some(group) = after.strip_prefix('{') else {
        return vec![name(after)];
    };
    let mut depth = 0usize;
    let mut parts = vec![String::new()];
    for c in group.chars() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => parts.push(String::new()),
            _ => {}
        }
        if depth == 0 && c != ',' {
            parts.last_mut().expect("starts with one part").push(c);
        }
    }
    parts.iter().map(|part| name(part)).filter(|part| !part.is_empty()).collect()
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

/// Whether a file holds tests alone, which may play whole matches against whatever they test.
fn is_test(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

#[test]
fn layers_depend_downwards_only() {
    let mut wrong = Vec::new();
    for file in files("src", &[".rs"]) {
        let Some(name) = layer_of(&file.path) else { continue };
        let Some(layer) = LAYERS.iter().find(|layer| layer.name == name) else {
            wrong.push(format!("{}: `{name}` is no layer of tests/headless/architecture/layers.rs", file.path));
            continue;
        };
        if is_test(&file.path) {
            continue;
        }
        let code = without_tests(&code_only(&file.text));
        for (line, root) in roots_used(&code, depth_of(&file.path)) {
            let is_layer = LAYERS.iter().any(|layer| layer.name == root);
            if is_layer && root != name && !layer.may_use.contains(&root.as_str()) {
                wrong.push(format!("{}:{line}: `{name}` must not use `{root}`", file.path));
            }
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

#[test]
fn a_use_across_layers_is_found_however_it_is_written() {
    let code = code_only(
        "use crate::{board::Pick, rules::{Order, Position}};\nfn f(a: crate::table::A) {}\nuse super::super::panels;\n// crate::sound",
    );
    let found: Vec<String> = roots_used(&code, 2).into_iter().map(|(line, root)| format!("{line} {root}")).collect();
    assert_eq!(found, ["1 board", "1 rules", "2 table", "3 panels"]);
    assert!(names("use bevy::prelude::*;", "bevy") && !names("let bevy_like = 1;", "bevy"));
}

//! Tests of parsers with malformed input: the corpus of `fuzz/`, and mutations of it.
//!
//! The mutations work on words, numbers and lines, so that most results are nearly valid; `scripts/fuzz` tests the same functions
//! with inputs chosen by code coverage. `docs/reliability.md` has the number of inputs tried.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use orrery::core::RandomGenerator;

use orrery_testkit::long_runs::{count, in_shares};

#[path = "../../../fuzz/inputs.rs"]
mod inputs;

/// The folders of the corpus: the root for the shared crates and the first game, and one folder for each other game.
const FOLDERS: &[&str] = &["", "starship-catan", "far-space-foundry", "contraband"];

/// Returns the inputs of a target in a folder, by name, or an empty list if there are none.
fn corpus(folder: &str, target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(folder).join(target);
    let files = fs::read_dir(&folder).into_iter().flatten().flatten();
    let read = |f: fs::DirEntry| (f.file_name().to_string_lossy().into_owned(), fs::read(f.path()).expect("readable"));
    let mut files: Vec<_> = files.map(read).collect();
    files.sort();
    files
}

/// Returns every target in every folder: the folder, the target's name, the function under test and the inputs.
fn targets() -> impl Iterator<Item = (&'static str, &'static str, fn(&[u8]) -> bool, Vec<Vec<u8>>)> {
    let targets =
        FOLDERS.iter().flat_map(|&folder| inputs::TARGETS.iter().map(move |&(name, feed)| (folder, name, feed)));
    let kept = |folder, name| corpus(folder, name).into_iter().map(|(_, input)| input).collect();
    // Settings belong to the shared crates.
    let targets = targets.filter(|(folder, name, _)| folder.is_empty() || *name != "settings");
    targets.map(move |(folder, name, feed)| (folder, name, feed, kept(folder, name)))
}

#[test]
fn corpus_inputs_are_read_without_panic() {
    for (folder, target, feed, seeds) in targets() {
        let read = seeds.iter().filter(|input| feed(input)).count();
        assert!(read > 0, "{folder} {target}: nothing of the corpus is what it should be any more");
    }
}

#[test]
fn every_corpus_folder_is_a_target_or_game() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    for found in fs::read_dir(corpus).expect("the corpus").flatten() {
        let name = found.file_name().to_string_lossy().into_owned();
        let known = FOLDERS.contains(&name.as_str()) || inputs::TARGETS.iter().any(|(target, _)| *target == name);
        assert!(known, "fuzz/corpus/{name} is neither a target nor a game");
    }
}

#[test]
fn mutations_of_the_corpus_never_panic() {
    let wanted = count("ORRERY_INPUTS", 1_500);
    let only = std::env::var("ORRERY_TARGET").ok();
    let game = std::env::var("ORRERY_CORPUS").ok();
    for (folder, target, feed, seeds) in targets() {
        if only.as_deref().is_some_and(|only| only != target) || game.as_deref().is_some_and(|game| game != folder) {
            continue;
        }
        let dictionary = FuzzDictionary::of(&seeds);
        let read = std::sync::atomic::AtomicU64::new(0);
        in_shares(wanted, |_, numbers| {
            for number in numbers {
                let mut generator = RandomGenerator::of_series(count("ORRERY_SEED", 1), number);
                let input = mutated(&seeds, &dictionary, &mut generator);
                match catch_unwind(AssertUnwindSafe(|| feed(&input))) {
                    Ok(was_read) => read.fetch_add(u64::from(was_read), std::sync::atomic::Ordering::Relaxed),
                    Err(_) => {
                        panic!("{folder} {target}: input {number} fails:\n{}", String::from_utf8_lossy(&input))
                    }
                };
            }
        });
        let read = read.into_inner();
        println!("{folder} {target}: {wanted} inputs, {read} read, the others refused");
        assert!(read > 0 && read < wanted, "{folder} {target}: {read} of {wanted} were read: too tame or too wild");
    }
}

/// The words and single characters that a mutation may insert: those of a corpus and those of [`EDGES`].
struct FuzzDictionary(Vec<Vec<u8>>);

const EDGES: &[&str] = &[
    "0",
    "1",
    "7",
    "8",
    "15",
    "16",
    "31",
    "32",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "1e9",
    "0x10",
    "\"",
    "\\",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "=>",
    "->",
    "*",
    "!",
    "#",
    "|",
    "\n",
    "\n\n",
    "//",
    "/*",
    "*/",
    "Some(",
    "r#\"",
    "'",
    "\u{0}",
    "\u{2212}",
    "\u{1f680}",
    "..",
    "true",
    "false",
];

impl FuzzDictionary {
    fn of(seeds: &[Vec<u8>]) -> Self {
        let mut words: Vec<Vec<u8>> = EDGES.iter().map(|edge| edge.as_bytes().to_vec()).collect();
        for seed in seeds {
            words.extend(tokens(seed).into_iter().map(|range| seed[range].to_vec()));
        }
        words.sort();
        words.dedup();
        FuzzDictionary(words)
    }
}

/// Returns the ranges of the words of an input, and of the single bytes between them.
fn tokens(input: &[u8]) -> Vec<std::ops::Range<usize>> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80;
    let mut tokens = Vec::new();
    let mut start = 0;
    while start < input.len() {
        let mut end = start + 1;
        while is_word(input[start]) && end < input.len() && is_word(input[end]) {
            end += 1;
        }
        tokens.push(start..end);
        start = end;
    }
    tokens
}

/// Returns one of the seeds with a few changes.
fn mutated(seeds: &[Vec<u8>], dictionary: &FuzzDictionary, generator: &mut RandomGenerator) -> Vec<u8> {
    let mut below = |bound: usize| generator.below(bound.max(1) as u32) as usize;
    let mut input = seeds[below(seeds.len())].clone();
    for _ in 0..1 + below(4) {
        let tokens = tokens(&input);
        if tokens.is_empty() {
            return input;
        }
        let (one, other) = (tokens[below(tokens.len())].clone(), tokens[below(tokens.len())].clone());
        match below(9) {
            0 => drop(input.drain(one)),
            1 => drop(input.splice(one, dictionary.0[below(dictionary.0.len())].iter().copied())),
            2 => {
                let word = dictionary.0[below(dictionary.0.len())].clone();
                input.splice(one.start..one.start, word);
            }
            3 => {
                let copy = input[other].to_vec();
                input.splice(one, copy);
            }
            4 => {
                let span = one.start.min(other.start)..one.end.max(other.end).min(one.start.min(other.start) + 200);
                let copy = input[span.clone()].to_vec();
                input.splice(span.end..span.end, copy);
            }
            5 => drop(
                input
                    .drain(one.start.min(other.start)..one.start.max(other.start).min(one.start.min(other.start) + 60)),
            ),
            6 => input[one.start] ^= 1 << below(8),
            7 => input.truncate(one.start),
            _ => splice_lines(&mut input, &seeds[below(seeds.len())], &mut below),
        }
    }
    input
}

/// Replaces a line with a line of another seed.
fn splice_lines(input: &mut Vec<u8>, other: &[u8], below: &mut impl FnMut(usize) -> usize) {
    let mut lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
    let others: Vec<&[u8]> = other.split(|&byte| byte == b'\n').collect();
    let at = below(lines.len());
    lines[at] = others[below(others.len())];
    *input = lines.join(&b'\n');
}

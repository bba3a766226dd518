//! Tests of damaged files: every flipped bit, and every truncation.

use std::fs;
use std::path::Path;

use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::contraband::Contraband;
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::starship_catan::StarshipCatan;
use orrery::record::save::{load_file, load_text};
use orrery::record::{Match, Scenarios};

use orrery_testkit::long_runs::count;

/// Returns the golden saves of a folder to test: a small one of each format, or all of them with `ORRERY_ALL_SAVES=1`.
fn saves<G: Scenarios>(folder: &str) -> Vec<(String, String, Match<G>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = fs::read_dir(folder).expect("the golden saves").flatten().map(|f| f.path());
    let all = count("ORRERY_ALL_SAVES", 0) > 0;
    let mut files: Vec<_> =
        files.filter(|p| p.is_file() && (all || p.to_string_lossy().contains("scenario"))).collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("text"), load_file::<G>(&path).expect("a golden save").0)
    };
    files.into_iter().map(read).collect()
}

fn is_same<G: Scenarios>(one: &Match<G>, other: &Match<G>) -> bool {
    one.info() == other.info()
        && one.entries() == other.entries()
        && one.undone() == other.undone()
        && one.position() == other.position()
        && (one.id(), one.is_practice()) == (other.id(), other.is_practice())
}

/// Loads damaged bytes. Returns `None` if they are refused.
fn loaded<G: Scenarios>(bytes: &[u8]) -> Option<Match<G>> {
    // Bytes that are not UTF-8 text are refused when the file is read, before anything else.
    let text = str::from_utf8(bytes).ok()?;
    match load_text::<G>(text) {
        Ok((game, _)) => Some(game),
        Err(error) => {
            assert!(!error.message.is_empty(), "a refusal says why");
            None
        }
    }
}

#[test]
fn flipped_bits_in_alien_frontiers_saves_are_refused_or_harmless() {
    every_bit::<AlienFrontiers>("saves");
}

#[test]
fn flipped_bits_in_starship_catan_saves_are_refused_or_harmless() {
    every_bit::<StarshipCatan>("saves/starship-catan");
}

#[test]
fn flipped_bits_in_far_space_foundry_saves_are_refused_or_harmless() {
    every_bit::<FarSpaceFoundry>("saves/far-space-foundry");
}

#[test]
fn flipped_bits_in_contraband_saves_are_refused_or_harmless() {
    every_bit::<Contraband>("saves/contraband");
}

fn every_bit<G: Scenarios>(folder: &str) {
    for (name, text, game) in saves::<G>(folder) {
        let header = text.find("\n\n").expect("a header");
        let (mut refused, mut harmless) = (0, 0);
        let mut bytes = text.into_bytes();
        for at in 0..bytes.len() {
            for bit in 0..8 {
                bytes[at] ^= 1 << bit;
                match loaded::<G>(&bytes) {
                    None => refused += 1,
                    Some(damaged) => {
                        assert!(at < header, "{name}: bit {bit} of byte {at} was turned unnoticed");
                        assert!(is_same(&damaged, &game), "{name}: bit {bit} of byte {at} made another match");
                        harmless += 1;
                    }
                }
                bytes[at] ^= 1 << bit;
            }
        }
        println!("{name}: {} bits turned, {refused} refused, {harmless} in the header harmless", refused + harmless);
        assert!(refused > harmless * 10);
    }
}

#[test]
fn truncated_saves_are_refused() {
    every_truncation::<AlienFrontiers>("saves");
    every_truncation::<StarshipCatan>("saves/starship-catan");
    every_truncation::<FarSpaceFoundry>("saves/far-space-foundry");
    every_truncation::<Contraband>("saves/contraband");
}

fn every_truncation<G: Scenarios>(folder: &str) {
    for (name, text, _) in saves::<G>(folder) {
        for length in 0..text.len() {
            assert!(
                loaded::<G>(&text.as_bytes()[..length]).is_none(),
                "{name}: {length} bytes were taken for the whole"
            );
        }
        println!("{name}: {} truncations refused", text.len());
    }
}

#[test]
fn damaged_save_error_names_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("damaged.orrery");
    let (_, text, _) = saves::<AlienFrontiers>("saves").remove(0);
    for at in (0..text.len()).step_by(count("ORRERY_DAMAGE_STEP", 53) as usize) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 0x80;
        fs::write(&path, bytes).expect("written");
        let error = load_file::<AlienFrontiers>(&path).map(|_| ()).expect_err("no text");
        assert!(error.to_string().contains("damaged.orrery:") && error.reason == "is not UTF-8 text", "{error}");
    }
}

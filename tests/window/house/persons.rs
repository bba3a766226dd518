//! Tests that opponents are characters in every game: each has a portrait, a name, and its own remark for every occasion, in
//! every language.

use std::collections::BTreeSet;

use orrery::core::OpponentCharacter;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::contraband_table::ContrabandFrontend;
use orrery::games::far_space_foundry_table::FarSpaceFoundryFrontend;
use orrery::games::starship_catan_table::StarshipCatanFrontend;
use orrery::locale::{MatchTexts, remarks, rival_name, speaking};
use orrery::panels::portrait_of;

/// The occasions for remarks in every game, as the words in the keys of the messages.
const OCCASIONS: [&str; 8] = ["hello", "raid", "raided", "lead", "near", "triumph", "win", "defeat"];
/// The occasions that can come several times in a long match with fights.
const AGAIN: [&str; 5] = ["raid", "raided", "beaten", "lead", "triumph"];

/// The maximum number of characters in a remark: as many as can be read next to a panel while the match is running.
const LONGEST: usize = 60;

/// Returns the faults of this game's opponents in one language: a missing portrait, a missing or repeated name, and remarks that
/// are missing, repeated or too long.
fn lacking<G: MatchTexts>(code: &str) -> Vec<String> {
    let mut lacking = Vec::new();
    let (mut said, mut names) = (BTreeSet::new(), BTreeSet::new());
    for character in OpponentCharacter::all::<G::Rules>() {
        let portrait = portrait_of::<G>(character);
        if orrery::art::get(&portrait).is_none() {
            lacking.push(portrait.clone());
        }
        if rival_name::<G>(character).is_none_or(|name| !names.insert(name)) {
            lacking.push(format!("{code}: a name of its own for {portrait}"));
        }
        for occasion in OCCASIONS {
            let all = remarks::<G>(character, occasion);
            let faulty = |words: &&String| words.chars().count() > LONGEST || !said.insert((*words).clone());
            let faults: Vec<&String> = all.iter().filter(faulty).collect();
            if all.is_empty() || !faults.is_empty() {
                lacking.push(format!("{code}: {portrait}, {occasion}: {faults:?}"));
            }
        }
    }
    lacking
}

#[test]
fn every_opponent_has_a_portrait_a_name_and_own_remarks() {
    let of_all = |code: &str| {
        let games = [
            lacking::<AlienFrontiersFrontend>,
            lacking::<ContrabandFrontend>,
            lacking::<FarSpaceFoundryFrontend>,
            lacking::<StarshipCatanFrontend>,
        ];
        games.into_iter().flat_map(|lacking| lacking(code)).collect::<Vec<String>>()
    };
    let codes = ["en", "it", "ru"];
    let lacking: Vec<String> = codes.into_iter().flat_map(|code| speaking(code, || of_all(code))).collect();
    assert!(lacking.is_empty(), "{lacking:#?}");
}

/// Asserts that every opponent of a game has at least `least` remarks on each of these occasions, all different and short enough.
fn assert_remarks<G: MatchTexts>(occasions: &[&str], least: usize) {
    for code in ["en", "it", "ru"] {
        speaking(code, || {
            for character in OpponentCharacter::all::<G::Rules>() {
                let all: Vec<Vec<String>> =
                    occasions.iter().map(|occasion| remarks::<G>(character, occasion)).collect();
                let said: BTreeSet<&String> = all.iter().flatten().collect();
                assert!(all.iter().all(|lines| lines.len() >= least), "{code}: {all:?}");
                assert_eq!(said.len(), all.iter().map(Vec::len).sum::<usize>(), "{code}: {all:?}");
                assert!(said.iter().all(|words| words.chars().count() <= LONGEST), "{code}: {said:?}");
            }
        });
    }
}

#[test]
fn opponents_comment_on_lost_fights_and_do_not_repeat_themselves_in_long_matches() {
    assert_remarks::<ContrabandFrontend>(&AGAIN, 2);
    assert_remarks::<StarshipCatanFrontend>(&["raided", "beaten"], 1);
}

//! Tests of share codes and the daily deal on the command line.

use orrery::games::alien_frontiers::AlienFrontiers;
use std::path::Path;

use orrery::record::save::{SaveMeta, save_file};
use orrery::record::{daily, share};

use super::cli::{ends_with, err, orrery, out};

#[test]
fn share_prints_codes_of_saves_and_deals_of_codes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.orrery");
    let deal = daily::deal::<AlienFrontiers>("2026-11-22".parse().expect("a date"));
    let game = deal.open().expect("a match");
    save_file(&path, &game, &SaveMeta::now("")).expect("saved");
    let shared = orrery(&["share", &path.to_string_lossy()]);
    assert_eq!((shared.status.code(), out(&shared).trim()), (Some(0), deal.code().as_str()), "{}", err(&shared));
    let told = orrery(&["share", "--code", &deal.code().to_lowercase().replace('-', " ")]);
    let text = out(&told);
    assert_eq!(told.status.code(), Some(0), "{}", err(&told));
    assert!(text.contains("red     human\n") && text.contains("rules   2011\n"), "{text}");
    assert!(text.contains(&format!("seed    {}\n", deal.seed)), "{text}");
}

#[test]
fn share_explains_why_a_match_has_no_code() {
    let save = Path::new("saves/v1-from-a-scenario.orrery").to_string_lossy().into_owned();
    ends_with(&["share", &save], 4, "starts from a scenario");
    ends_with(&["share", "saves/none.orrery"], 4, "saves/none.orrery: cannot be opened");
    ends_with(&["share"], 2, "required");
}

#[test]
fn wrong_codes_and_dates_are_usage_errors() {
    let code = daily::deal::<AlienFrontiers>("2026-11-22".parse().expect("a date")).code();
    assert!(share::read::<AlienFrontiers>(&code).is_ok());
    let slip = if code.as_bytes()[6] == b'7' { '8' } else { '7' };
    let wrong = format!("{}{slip}{}", &code[..6], &code[7..]);
    ends_with(&["--new", &wrong], 2, "group 2: ");
    ends_with(&["--new", "?"], 2, "letter 1: `?` is not used in codes");
    ends_with(&["--new", &code, "--seed", "4"], 2, "a share code sets the seed");
    ends_with(&["--daily", "yesterday"], 2, "expected a date such as 2026-11-22");
    ends_with(&["--daily", "--seed", "4"], 2, "cannot be used with");
    // Without the window these arguments start no match, but they are still checked.
    if cfg!(not(feature = "window")) {
        ends_with(&["--new", &code], 3, "built without the window");
        ends_with(&["--daily"], 3, "built without the window");
        ends_with(&["--daily", "2026-11-22"], 3, "built without the window");
        ends_with(&["--new"], 3, "built without the window");
    }
}

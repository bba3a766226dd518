//! Tests that nothing is lost when autosaves are deleted, when an outdated save is continued, when two programs use one folder,
//! and when files are damaged or come from a newer version.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use orrery::academy::{AcademyProgress, ProgressFile};
use orrery::core::{Opponent, Rules as _};
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::record::Match as AlienMatch;
use orrery::games::alien_frontiers::rules::{Order, Preset};
use orrery::games::contraband::Contraband;
use orrery::record::save::{
    DataFolderLock, LARGEST_FILE, ResumeResult, SaveMeta, SaveStatus, SaveStore, load_file, load_text, write_text,
};
use orrery::record::{Match, Scenarios};
use orrery::stats::{GameProfile, MatchStats, profile_path};

use super::cli::{err, orrery, out};
use super::records::{dealt, forged, play};

/// Returns a match of the first game, played to its end.
fn over(seed: u64) -> AlienMatch {
    let mut game = dealt(2, Preset::Rules2011, seed);
    play(&mut game, Opponent::Simple, 100_000);
    assert!(game.is_over());
    game
}

fn is_there<G: Scenarios>(store: &SaveStore, game: &Match<G>) -> bool {
    store.folder().join(format!("auto-{:016x}.orrery", game.id())).is_file()
}

#[test]
fn unfinished_match_outlasts_finished_autosaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let long: Match<Contraband> = orrery_testkit::matches::dealt(1);
    store.autosave(&long).expect("saved");
    let waits = dealt(2, Preset::Rules2011, 100);
    store.autosave(&waits).expect("saved");
    let short: Vec<AlienMatch> = (0..7).map(over).collect();
    for game in &short {
        store.autosave(game).expect("saved");
    }
    assert!(is_there(&store, &long), "matches of another game push none out");
    assert!(is_there(&store, &waits), "matches that are over go before the one that is not");
    let kept: Vec<bool> = short.iter().map(|game| is_there(&store, game)).collect();
    assert_eq!(kept, [false, false, false, true, true, true, true], "the oldest go");
    assert_eq!(store.waiting().len(), 2);
    let gone = store.deleted_autosaves();
    assert_eq!(gone.len(), 3, "{gone:?}");
    assert!(gone.iter().all(|gone| gone.summary.over && gone.game.word() == "alien-frontiers"));
    assert_eq!(gone[0].summary.seats, short[2].info().seats, "the one let go last is told first");

    // If all matches are unfinished the oldest is deleted, and that is reported.
    let many: Vec<AlienMatch> = (200..206).map(|seed| dealt(2, Preset::Rules2011, seed)).collect();
    for game in &many {
        store.autosave(game).expect("saved");
    }
    assert_eq!(
        many.iter().map(|game| is_there(&store, game)).collect::<Vec<_>>(),
        [false, true, true, true, true, true]
    );
    let gone = store.deleted_autosaves();
    assert!(!gone[0].summary.over && is_there(&store, &long), "{gone:?}");
    assert!(gone.len() <= 20);
}

#[test]
fn older_save_does_not_overwrite_the_continued_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let mut game = dealt(2, Preset::Rules2011, 1);
    play(&mut game, Opponent::Simple, 60);
    let named = store.save_as(&game, "Round 12").expect("saved");
    store.autosave(&game).expect("saved");
    let loaded = |store: &SaveStore| store.match_to_continue(load_file::<AlienFrontiers>(&named).expect("whole").0);
    let (same, fork) = loaded(&store);
    assert_eq!((same.id(), fork, same.is_practice()), (game.id(), ResumeResult::Same, false), "nothing went on");
    play(&mut game, Opponent::Simple, 100);
    let kept = store.autosave(&game).expect("saved");
    let (mut own, fork) = loaded(&store);
    assert_eq!((fork, own.is_practice()), (ResumeResult::Branch, true), "only one of the two counts");
    assert_ne!(own.id(), game.id());
    play(&mut own, Opponent::Simple, 5);
    store.autosave(&own).expect("saved");
    let further = load_file::<AlienFrontiers>(&kept).expect("it is still there").0;
    assert_eq!(further.entries(), game.entries());
    // The autosave itself, and a save ahead of it, are the same match.
    assert_eq!(store.match_to_continue(further).1, ResumeResult::Same);
    let mut ahead = game.clone();
    play(&mut ahead, Opponent::Simple, 5);
    assert_eq!(store.match_to_continue(ahead).1, ResumeResult::Same);
}

#[test]
fn reloaded_save_does_not_reveal_later_dice() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let first = dealt(2, Preset::Rules2011, 1);
    let mut game = first.clone();
    game.give(Order::Roll).expect("it can be rolled");
    store.autosave(&game).expect("saved");
    let rolled = |mut game: AlienMatch| {
        game.give(Order::Roll).expect("it can be rolled");
        game.entries()[0].outcomes.clone()
    };
    assert_eq!(rolled(first.clone()), game.entries()[0].outcomes, "the same seed, the same dice");
    let others =
        (0..8).filter(|_| rolled(store.match_to_continue(first.clone()).0) != game.entries()[0].outcomes).count();
    assert!(others > 0, "a branch has dice of its own");
}

/// The environment variable for the folder that the child locks; without it, the child does nothing.
const HELD: &str = "ORRERY_HELD_FOLDER";

#[test]
#[ignore = "the child of other tests"]
fn child_holds_data_lock() {
    let Some(folder) = std::env::var_os(HELD) else { return };
    let hold = DataFolderLock::on(Path::new(&folder));
    let told = if hold.take().is_ok() { "\nheld\n" } else { "\ntaken\n" };
    std::io::stdout().write_all(told.as_bytes()).expect("standard output is open");
    // Waits until it is killed, or until the parent has ended.
    let _ = std::io::stdin().lock().read_line(&mut String::new());
}

/// Starts another program that holds the lock of `folder`.
fn other(folder: &Path) -> Child {
    let mut child = Command::new(std::env::current_exe().expect("this program has a path"));
    child.args(["--exact", "house::lost::child_holds_data_lock", "--ignored", "--nocapture", "--test-threads=1"]);
    child.env(HELD, folder).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = child.spawn().expect("it runs");
    let lines = BufReader::new(child.stdout.take().expect("it is heard")).lines();
    let told = lines.map_while(Result::ok).find(|line| line == "held" || line == "taken");
    assert_eq!(told.as_deref(), Some("held"));
    child
}

#[test]
fn second_program_writes_nothing_until_the_first_exits() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = dealt(2, Preset::Rules2011, 1);
    play(&mut game, Opponent::Simple, 30);
    let first = SaveStore::new(folder.path(), GAMES.saved());
    let path = first.autosave(&game).expect("saved");
    let mut child = other(folder.path());

    let hold = DataFolderLock::on(folder.path());
    let store = SaveStore::new(folder.path(), GAMES.saved()).held(hold.clone());
    assert!(hold.take().is_err_and(|taken| taken.to_string().contains("another Orrery is already using")));
    let mut here = load_file::<AlienFrontiers>(&path).expect("whole").0;
    play(&mut here, Opponent::Simple, 3);
    let refused = store.autosave(&here).expect_err("another program writes here").to_string();
    assert!(refused.contains("another Orrery is already using"), "{refused}");
    assert_eq!(load_file::<AlienFrontiers>(&path).expect("whole").0.entries(), game.entries());

    // The command line creates new saves while the window is open, and reads existing ones.
    let log = folder.path().join("evening.orrery");
    fs::write(&log, write_text(&game, &SaveMeta::now("")).expect("a save")).expect("written");
    let data = folder.path().to_string_lossy().into_owned();
    for _ in 0..2 {
        let imported = orrery(&["import", &log.to_string_lossy(), "--data-dir", &data]);
        assert_eq!(imported.status.code(), Some(0), "{}", err(&imported));
    }
    let names: Vec<String> = store.list().into_iter().filter(|save| !save.auto).map(|save| save.name).collect();
    assert_eq!(names, ["evening 2", "evening"]);
    let counted = orrery(&["stats", "export", "--csv", "--data-dir", &data]);
    assert_eq!(counted.status.code(), Some(0), "{}", out(&counted));

    // The first program continues the match and is killed: its lock ends with it.
    play(&mut game, Opponent::Random, 10);
    first.autosave(&game).expect("saved");
    child.kill().expect("killed");
    child.wait().expect("gone");
    let since = Instant::now();
    while hold.take().is_err() && since.elapsed() < Duration::from_secs(10) {
        std::thread::yield_now();
    }
    assert_eq!(hold.take(), Ok(()), "a dead program holds nothing");
    let own = store.autosave(&here).expect("now it is saved");
    assert_ne!(own, path, "what the first program played is not written over");
    assert_eq!(load_file::<AlienFrontiers>(&path).expect("whole").0.entries(), game.entries());
    play(&mut here, Opponent::Simple, 3);
    assert_eq!(store.autosave(&here).expect("saved"), own, "the match stays in its own file");
    assert_eq!(load_file::<AlienFrontiers>(&own).expect("whole").0.entries(), here.entries());
}

#[test]
fn data_lock_excludes_other_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, two) = (DataFolderLock::on(folder.path()), DataFolderLock::on(folder.path()));
    assert_eq!((one.take(), two.take()), (Ok(()), Ok(())), "two windows of one program are one");
    let told = || {
        let mut child = Command::new(std::env::current_exe().expect("this program has a path"));
        child.args(["--exact", "house::lost::child_holds_data_lock", "--ignored", "--nocapture", "--test-threads=1"]);
        let output = child.env(HELD, folder.path()).stdin(Stdio::null()).output().expect("it runs");
        String::from_utf8_lossy(&output.stdout).lines().any(|line| line == "held")
    };
    drop(one);
    assert!(!told(), "the other one is left");
    drop(two);
    assert!(told(), "nobody is");
}

#[test]
fn profile_written_by_two_programs_merges_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(folder.path());
    let count = |profile: &mut GameProfile<AlienFrontiers>, seed| {
        profile.count(MatchStats::of(&over(seed)), Timestamp::UNIX_EPOCH);
        profile.save(&file).expect("written");
    };
    let (mut one, mut two) = (GameProfile::default(), GameProfile::default());
    count(&mut one, 1);
    one.solve_puzzle("first");
    count(&mut two, 2);
    two.show_puzzle("first");
    two.solve_puzzle("second");
    count(&mut one, 3);
    two.save(&file).expect("written");
    let both = GameProfile::<AlienFrontiers>::read(&file).expect("a profile");
    assert_eq!(both.matches().len(), 3);
    assert!(both.puzzle("first").solved && both.puzzle("second").solved);
    one.take_in(&file);
    assert_eq!(one, both, "a second reading has all of it");
}

#[test]
fn profile_keeps_entries_of_newer_versions() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(folder.path());
    let mut profile = GameProfile::<AlienFrontiers>::default();
    profile.count(MatchStats::of(&over(1)), Timestamp::UNIX_EPOCH);
    profile.solve_puzzle("first");
    profile.save(&file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    let newer = text
        .replacen("rounds:", "weather: [\"rain\", 3], // theirs\n rounds:", 1)
        .replacen("solved:", "stars: 2, solved:", 1)
        .replacen("matches:", "moons: (1, 2), matches:", 1);
    fs::write(&file, &newer).expect("written");
    let (mut profile, problem) = GameProfile::<AlienFrontiers>::load(&file);
    assert_eq!(problem, None);
    profile.count(MatchStats::of(&over(2)), Timestamp::UNIX_EPOCH);
    profile.show_puzzle("second");
    profile.save(&file).expect("written");
    let text = fs::read_to_string(&file).expect("text");
    for kept in ["weather: [\"rain\", 3]", "stars: 2", "moons: (1, 2)"] {
        assert_eq!(text.matches(kept).count(), 1, "`{kept}` in {text}");
    }
    let again = GameProfile::<AlienFrontiers>::read(&file).expect("a profile");
    assert_eq!(again, profile);
}

#[test]
fn newer_profile_is_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = profile_path(folder.path());
    let text = "(version: 99, moons: 3)";
    fs::write(&file, text).expect("written");
    let (mut profile, problem) = GameProfile::<AlienFrontiers>::load(&file);
    let problem = problem.expect("it is told");
    assert_eq!((problem.newer, problem.aside), (Some(99), None));
    profile.solve_puzzle("first");
    assert!(profile.save(&file).is_err());
    assert_eq!(fs::read_to_string(&file).expect("there"), text);
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1, "nothing is put aside");
}

#[test]
fn newer_progress_is_refused_and_unknown_entries_are_kept() {
    assert_eq!(AcademyProgress::read("(version: 7, moons: 3)"), Ok(ProgressFile::Newer(7)));
    let text =
        "(version: 1, offered: true, lessons: {\"far-away/first\": (done: true, at: 0)}, moons: [1, 2] // theirs\n)";
    let Ok(ProgressFile::Progress(progress)) = AcademyProgress::read(text) else { panic!("it reads") };
    assert!(progress.offered);
    let written = progress.write().expect("written");
    assert!(written.contains("moons: [1, 2]") && written.contains("far-away/first"), "{written}");
    assert_eq!(AcademyProgress::read(&written), Ok(ProgressFile::Progress(progress.clone())));
    // The writes of another program are merged.
    let mut own = AcademyProgress::default();
    own.take_in(progress.clone());
    assert_eq!(own, progress);
    assert_eq!(AcademyProgress::read("(version: x)").map_err(|fault| fault.line), Err(1));
}

#[test]
#[cfg(unix)]
fn pipes_and_folders_among_saves_are_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    fs::create_dir_all(store.folder().join("folder.orrery")).expect("made");
    let pipe = store.folder().join("auto-pipe.orrery");
    if !Command::new("mkfifo").arg(&pipe).status().is_ok_and(|status| status.success()) {
        eprintln!("skipped: this system makes no pipes");
        return;
    }
    let (told, hears) = std::sync::mpsc::channel();
    let place = folder.path().to_owned();
    std::thread::spawn(move || {
        let store = SaveStore::new(&place, GAMES.saved());
        store.autosave(&dealt(2, Preset::Rules2011, 1)).expect("saved");
        let list = store.list();
        let _ = told.send((list.len(), store.waiting().len(), load_file::<AlienFrontiers>(&pipe).is_err()));
    });
    assert_eq!(hears.recv_timeout(Duration::from_secs(60)), Ok((1, 1, true)), "nobody waits for the pipe");
}

#[test]
fn names_lose_control_characters_and_are_truncated() {
    let mut game = dealt(2, Preset::Rules2011, 1);
    let colour = game.info().seats[0].colour;
    game.set_name(colour, format!("An\u{1b}[31mna\n\u{202e}{}", "x".repeat(500)));
    let text = write_text(&game, &SaveMeta::now("a\u{7}b".to_owned() + &"y".repeat(500))).expect("a save");
    let (read, meta) = load_text::<AlienFrontiers>(&text).expect("it reads");
    let name = &read.info().seats[0].name;
    assert!(name.starts_with("An[31mnaxxx") && name.chars().count() == 64, "{name:?}");
    assert!(meta.name.starts_with("abyyy") && meta.name.chars().count() == 64, "{meta:?}");
    let log = orrery::record::export::ron(&game).expect("a log");
    let read = orrery::record::export::read::<AlienFrontiers>(&log).expect("it reads");
    assert_eq!(&read.info().seats[0].name, name);
}

#[test]
fn save_list_is_read_from_headers() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let mut game = dealt(3, Preset::Rules2011, 1);
    play(&mut game, Opponent::Simple, 90);
    let path = store.save_as(&game, "Evening").expect("saved");
    let listed = store.list().remove(0);
    let text = fs::read_to_string(&path).expect("text");
    let line = text.lines().find(|line| line.starts_with("summary ")).expect("the header says who plays").to_owned();
    // Without the line, as older programs wrote it, and with a line that does not belong to this body, the match itself is
    // replayed.
    for other in [String::new(), line.replacen("over:false", "over:true", 1), line.replace("round:", "round:1")] {
        let other = if other.is_empty() { text.replace(&format!("{line}\n"), "") } else { text.replace(&line, &other) };
        assert_ne!(other, text);
        fs::write(&path, &other).expect("written");
        assert_eq!(store.list(), std::slice::from_ref(&listed));
    }
    // If the line belongs to this body the match is not replayed, whatever its orders are.
    let unplayed = forged(&text, "\"roll", "\"rall");
    let crc = unplayed.lines().find_map(|line| line.strip_prefix("crc32 ")).expect("a checksum");
    let said = line.splitn(3, ' ').nth(2).expect("what it says");
    let fitting = format!("summary {:08x} {said}", crc32fast::hash(format!("{crc} {said}").as_bytes()));
    fs::write(&path, unplayed.replace(&line, &fitting)).expect("written");
    assert_eq!(store.list(), std::slice::from_ref(&listed));
    fs::write(&path, &unplayed).expect("written");
    assert_ne!(store.list()[0].state, SaveStatus::Ok);
    // A damaged file is still detected.
    let told = std::cell::RefCell::new(Vec::new());
    fs::write(&path, &text).expect("written");
    store.save_as(&game, "Morning").expect("saved");
    assert_eq!(store.list_with_progress(|done, of| told.borrow_mut().push((done, of))).len(), 2);
    assert_eq!(told.into_inner(), [(0, 2), (1, 2)]);
    fs::write(&path, text.replacen("orders:", "0rders:", 1)).expect("written");
    assert!(
        store.list().iter().any(|save| matches!(&save.state, SaveStatus::Broken(reason) if reason.contains("damaged")))
    );
}

/// A save of 16 MiB has to be refused before each of its orders takes the memory of a position.
#[test]
fn save_with_too_many_orders_is_refused() {
    let mut game: Match<Contraband> = orrery_testkit::matches::dealt(1);
    let mut orders = Vec::new();
    Contraband::legal(&game.view(), &mut orders);
    game.give(orders[0]).expect("it is legal");
    let text = write_text(&game, &SaveMeta::now("")).expect("a save");
    let first = text.split("orders: [\n").nth(1).and_then(|rest| rest.lines().next()).expect("an order").to_owned();
    let many = (LARGEST_FILE as usize - text.len() - 100) / (first.len() + 1);
    let text = forged(&text, &first, format!("{first}\n").repeat(many).trim_end());
    let since = Instant::now();
    let error = load_text::<Contraband>(&text).map(|_| ()).expect_err("no match has as many orders");
    assert!(error.message.contains("orders are more than"), "{error}");
    assert!(since.elapsed() < Duration::from_secs(30), "{:?}", since.elapsed());
}

#[test]
fn reserved_windows_names_make_safe_file_names() {
    let store = SaveStore::new(Path::new("data"), GAMES.saved());
    let file = |name: &str| store.path_of(name).file_name().expect("a name").to_string_lossy().into_owned();
    for name in ["con", "NUL", "Aux", "prn", "com1", "LPT9", "com0", "lpt³"] {
        assert!(file(name).starts_with("save-"), "{name} is {}", file(name));
    }
    for name in ["console", "com", "lpt10", "evening"] {
        assert_eq!(file(name), format!("{name}.orrery"));
    }
    assert!(file(&"𠜎".repeat(60)).len() <= 255 - 20);
    assert_ne!(file(&"𠜎".repeat(60)), file(&"𠜎".repeat(59)));
}

#[test]
fn absurd_save_numbers_are_ignored() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let path = store.save_as(&dealt(2, Preset::Rules2011, 1), "Strange").expect("saved");
    let text = fs::read_to_string(&path).expect("text");
    fs::write(&path, text.replace("number 1\n", &format!("number {}\n", u64::MAX))).expect("written");
    let (one, two) = (dealt(2, Preset::Rules2011, 2), dealt(2, Preset::Rules2011, 3));
    let number = |game| load_file::<AlienFrontiers>(&store.autosave(game).expect("saved")).expect("whole").1.number;
    assert_eq!((number(&one), number(&two), number(&one)), (1, 2, 3));
    assert_eq!(store.latest().map(|latest| latest.meta.number), Some(3));
}

//! Tests of records: undo and redo, saves that are complete or absent, and the messages about broken files.

use std::fs;
use std::path::Path;

use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::record::{Match, Scenario};
use orrery::games::alien_frontiers::rules::{
    DockingDuty, Facility, Options, Order, Phase, Preset, Setup, Ships, legal,
};
use orrery::record::save::{FORMAT, LARGEST_FILE, SaveMeta, SaveStatus, SaveStore, load_file, save_file};
use orrery::record::{Seat, SeatControl};

pub fn seats(setup: &Setup, control: SeatControl) -> Vec<Seat> {
    let seat = |&colour: &Colour| Seat { colour, name: format!("Captain {colour} \"Ы\""), control };
    setup.seating.iter().map(seat).collect()
}

pub fn dealt(players: u8, preset: Preset, seed: u64) -> Match {
    let setup = Setup::plain(players, preset.options());
    let seats = seats(&setup, SeatControl::Ai(Opponent::Random));
    Match::deal(setup, seats, seed, Some(preset)).expect("a plain set-up can be played")
}

/// Returns the match that would be continued; `None` if there is none.
pub fn last(store: &SaveStore) -> Option<Match> {
    store.latest().map(|latest| load_file::<AlienFrontiers>(&latest.path).expect("it was loaded once").0)
}

/// Gives at most `orders` orders of `opponent`, and none after the end of the match.
pub fn play(game: &mut Match, opponent: Opponent, orders: usize) {
    for number in 0..orders {
        if game.position().is_over() {
            return;
        }
        let order = decide(game.position(), opponent, number as u64);
        game.give(order).expect("an opponent's order is legal");
    }
}

#[track_caller]
pub fn assert_same(one: &Match, other: &Match) {
    assert_eq!(one.position(), other.position());
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.undone(), other.undone());
    assert_eq!(one.info(), other.info());
    assert_eq!((one.id(), one.round()), (other.id(), other.round()));
    assert_eq!(one.is_practice(), other.is_practice());
}

#[test]
fn same_seed_gives_the_same_match() {
    let (mut one, mut other) = (dealt(3, Preset::Rules2011, 5), dealt(3, Preset::Rules2011, 5));
    play(&mut one, Opponent::Random, 200);
    play(&mut other, Opponent::Random, 200);
    assert_eq!(one.entries(), other.entries());
    assert_ne!(one.id(), other.id());
    let mut third = dealt(3, Preset::Rules2011, 6);
    play(&mut third, Opponent::Random, 200);
    assert_ne!(one.entries(), third.entries());
}

#[test]
fn undo_and_redo_restore_position_entries_and_events() {
    for seed in 0..20 {
        let mut game = dealt(2 + (seed % 3) as u8, Preset::ALL[seed as usize % 4], seed);
        while !game.position().is_over() {
            play(&mut game, Opponent::Random, 1);
            let (position, entries) = (*game.position(), game.entries().to_vec());
            let barrier = game.undo_barrier();
            let events: Vec<_> = (barrier..entries.len()).map(|i| game.events_of(i)).collect();
            let taken_back = game.reset_turn();
            assert_eq!(taken_back, entries.len() - barrier);
            assert_eq!((game.can_undo(), game.entries().len()), (false, barrier));
            let again: Vec<_> = std::iter::from_fn(|| game.redo()).collect();
            assert_eq!(again, events, "redo tells what happened the first time");
            assert_eq!((game.position(), game.entries()), (&position, &entries[..]));
        }
        assert!(!game.can_undo(), "a match that is over stays so");
    }
}

#[test]
fn undo_stops_at_chance_and_at_the_end_of_a_turn() {
    let mut game = dealt(4, Preset::App, 1);
    game.give(Order::Roll).expect("the first order");
    assert!(!game.can_undo(), "dice were rolled");
    let ship = game.position().hand().iter().map(|(v, _)| v).next().expect("three ships");
    let dock = Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(ship) };
    game.give(dock).expect("the converter is free");
    assert_eq!(game.undo().map(|e| e.order), Some(dock));
    assert_eq!(game.undo(), None);
    assert!(game.can_redo());
    game.redo().expect("it was taken back");
    game.undo();
    game.give(Order::End).expect("with the free docking duty a turn may end at once");
    assert!(!game.can_undo() && !game.can_redo(), "another order makes what was taken back forgotten");
}

#[test]
fn undoing_an_order_does_not_change_later_dice() {
    let options = Options { docking_duty: DockingDuty::Free, ..Options::default() };
    let setup = Setup::plain(2, options);
    let mut plain = Match::deal(setup.clone(), seats(&setup, SeatControl::Human), 9, None).expect("playable");
    let mut fickle = plain.clone();
    plain.give(Order::Roll).expect("legal");
    fickle.give(Order::Roll).expect("legal");
    let mut orders = Vec::new();
    legal(fickle.position(), &mut orders);
    for order in orders.into_iter().filter(|o| !o.asks_chance() && *o != Order::End) {
        fickle.give(order).expect("listed");
        fickle.undo().expect("it asked no chance");
    }
    for game in [&mut plain, &mut fickle] {
        game.give(Order::End).expect("legal");
        game.give(Order::Roll).expect("legal");
    }
    assert_eq!(plain.entries(), fickle.entries());
}

#[test]
fn refused_order_changes_nothing() {
    let mut game = dealt(2, Preset::Rules2011, 3);
    let before = game.clone();
    game.give(Order::End).expect_err("the fleet is not rolled");
    assert_same(&game, &before);
    game.give(Order::Roll).expect("legal");
    assert_eq!(game.entries().len(), 1);
}

#[test]
fn restarted_match_repeats_the_same_dice() {
    let mut game = dealt(3, Preset::App, 8);
    play(&mut game, Opponent::Random, 150);
    let mut again = game.from_the_start();
    assert_eq!((again.entries().len(), again.position()), (0, game.position_before(0)));
    for entry in game.entries() {
        again.give(entry.order).expect("the same seed gives the same dice");
    }
    assert_eq!(again.entries(), game.entries());
}

#[test]
fn lent_seat_returns_to_its_owner_in_the_next_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.orrery");
    let mut game = dealt(3, Preset::App, 8);
    let set_up = game.info().seats.clone();
    let (seat, simple) = (set_up[1].colour, SeatControl::Ai(Opponent::Simple));
    assert_ne!(set_up[1].control, simple);
    game.delegate(seat, simple);
    game.delegate(seat, SeatControl::Ai(Opponent::Random));
    game.delegate(seat, simple);
    save_file(&path, &game, &SaveMeta::now("")).expect("it saves");
    let (mut loaded, _) = load_file::<AlienFrontiers>(&path).expect("it loads");
    for game in [&game, &loaded] {
        assert_eq!(game.seat(seat).map(|seat| seat.control), Some(simple), "it is lent until the match is over");
        assert_eq!(game.from_the_start().info().seats, set_up);
    }
    loaded.delegate(seat, set_up[1].control);
    assert_eq!(
        (loaded.info().seats.clone(), loaded.owner_control(seat)),
        (set_up, None),
        "given back, it is nobody else's"
    );
    loaded.set_control(seat, SeatControl::Replay);
    loaded.delegate(seat, simple);
    assert_eq!(loaded.owner_control(seat), None, "a record that is taken over is played on, not lent");
}

#[test]
fn round_advances_after_all_seats_ended_a_turn() {
    let mut game = dealt(3, Preset::Rules2011, 3);
    let mut ended = 0;
    while ended < 7 {
        assert_eq!(game.round(), ended / 3 + 1);
        play(&mut game, Opponent::Simple, 1);
        ended += u32::from(game.entries().last().is_some_and(|e| e.order == Order::End));
    }
    assert_eq!(game.entries().last().map(|e| e.round), Some(3));
}

#[test]
fn save_in_mid_turn_restores_the_same_state() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.orrery");
    for seed in 0..40 {
        let mut game = dealt(2 + (seed % 3) as u8, Preset::ALL[seed as usize % 4], seed);
        play(&mut game, Opponent::Random, 3 + seed as usize * 17);
        if seed % 2 == 0 {
            game.undo();
            game.undo();
        }
        let meta = SaveMeta::now("a \"name\" and more");
        save_file(&path, &game, &meta).expect("it saves");
        let (mut loaded, found) = load_file::<AlienFrontiers>(&path).expect("it loads");
        assert_eq!(found, meta);
        assert_same(&loaded, &game);
        while game.can_redo() {
            assert_eq!(loaded.redo(), game.redo());
        }
        play(&mut game, Opponent::Random, 50);
        play(&mut loaded, Opponent::Random, 50);
        assert_same(&loaded, &game);
    }
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1, "no other file is left in the folder");
}

#[test]
fn scenario_match_keeps_its_dice_and_deck_across_a_save() {
    let text = "(title: \"t\", setup: (players: 2, preset: \"app\"), hand: \"2 6\", dice: [1, 2, 3, 4, 5], \
                display: [\"BoosterPod\"], deck: [\"AlienCity\", \"StasisBeam\"], play: [], expect: ())";
    let scenario = Scenario::from_text(text).expect("it reads");
    let seats = seats(&scenario.setup.setup(), SeatControl::Human);
    let mut game = Match::from_scenario(&scenario, seats.clone(), 1).expect("it stands");
    game.give(Order::Dock { facility: Facility::AlienArtifact, ships: Ships::of(&[2, 6]) }).expect("legal");
    game.give(Order::Claim(orrery::games::alien_frontiers::rules::Card::BoosterPod)).expect("legal");
    assert_eq!(game.position().display[0], Some(orrery::games::alien_frontiers::rules::Card::AlienCity));
    game.give(Order::End).expect("legal");
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.orrery");
    save_file(&path, &game, &SaveMeta::now("")).expect("it saves");
    let (mut loaded, _) = load_file::<AlienFrontiers>(&path).expect("it loads");
    for game in [&mut game, &mut loaded] {
        game.give(Order::Roll).expect("legal");
        assert_eq!(game.position().hand(), Ships::of(&[1, 2, 3]), "the named dice come first, after loading too");
    }
    let position = *game.position();
    let again = Match::from_position(position, seats, 1).expect("a scenario can tell this position");
    assert_eq!((again.position(), again.position().phase), (&position, Phase::Orders));
}

/// Saves a match of 120 orders in `folder`. Returns the path and the text of the file.
fn saved(folder: &Path) -> (std::path::PathBuf, String) {
    let mut game = dealt(3, Preset::Rules2011, 4);
    play(&mut game, Opponent::Random, 120);
    let path = folder.join("game.orrery");
    save_file(&path, &game, &SaveMeta::now("")).expect("it saves");
    let text = fs::read_to_string(&path).expect("text");
    (path, text)
}

/// Returns the save with the first `from` in its body replaced by `to`, and with the length and checksum of the new body.
pub fn forged(text: &str, from: &str, to: &str) -> String {
    let (head, body) = text.split_once("\n\n").expect("a header");
    assert!(body.contains(from), "`{from}` is not in the save");
    let body = body.replacen(from, to, 1);
    let mut lines: Vec<String> = head.lines().map(str::to_owned).collect();
    for line in &mut lines {
        if line.starts_with("crc32 ") {
            *line = format!("crc32 {:08x}", crc32fast::hash(body.as_bytes()));
        } else if line.starts_with("length ") {
            *line = format!("length {}", body.len());
        }
    }
    format!("{}\n\n{body}", lines.join("\n"))
}

#[test]
fn save_errors_name_file_and_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, text) = saved(folder.path());
    let first = text.lines().position(|l| l.trim_start().starts_with("\"roll")).expect("an order") + 1;
    let line = |n: usize| text.lines().nth(n - 1).expect("a line").trim();
    let format = format!("format {FORMAT}");
    let wrong: Vec<(String, usize, &str)> = vec![
        (String::new(), 1, "not a saved match"),
        ("Orrery match\nformat 1\n".to_owned(), 1, "ends within its header"),
        (text.replacen(&format, "format 99", 1), 2, "wrote this in format 99; this is Orrery "),
        (text.replacen(&format, "format x", 1), 2, "there is no format `x`"),
        (text.replacen("plays alien", "plays other", 1), 3, "found `other-frontiers`"),
        (text.replacen("created ", "created x", 1), 5, "expected a date and time"),
        (text[..text.len() - 30].to_owned(), 8, "bytes after the header"),
        (text.replacen("crc32 ", "crc32 f", 1), 7, "the file is damaged"),
        (text.replacen("number ", "number x", 1), 6, "expected a number"),
        (forged(&text, "seed:", "sead:"), 13, "sead"),
        (forged(&text, line(first), "\"roll => 7\","), first, "a die (1 to 6)"),
        (forged(&text, line(first), "\"roll => 1\","), first, "more dice are needed than are given"),
        (forged(&text, line(first), "\"end\","), first, "refused: the fleet must be rolled first"),
        (forged(&text, "  orders: [", "  orders: [\n    \"roll => 1 1 1\","), first + 1, "already"),
        (forged(&text, "\"random\"", "\"nobody\""), 11, "there is no player"),
    ];
    for (text, line, part) in wrong {
        fs::write(&path, &text).expect("written");
        let error = load_file::<AlienFrontiers>(&path).map(|_| ()).expect_err(part);
        assert!(error.reason.contains(part), "expected `{part}`: {error}");
        assert_eq!((error.line, &error.path), (line, &path), "{error}");
    }
}

#[test]
fn wrong_turn_hash_is_reported_at_its_turn() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, text) = saved(folder.path());
    let hash = text.lines().skip_while(|l| !l.contains("turns: [")).nth(2).expect("a second turn").trim();
    fs::write(&path, forged(&text, hash, "\"0123456789abcdef\",")).expect("written");
    let error = load_file::<AlienFrontiers>(&path).map(|_| ()).expect_err("a wrong hash");
    let second_end = text.lines().enumerate().filter(|(_, l)| l.trim() == "\"end\",").nth(1).expect("two turns").0 + 1;
    assert_eq!((error.line, error.reason.contains("differs from the recorded one")), (second_end, true), "{error}");
}

#[test]
fn oversized_and_non_text_saves_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("big.orrery");
    let file = fs::File::create(&path).expect("created");
    file.set_len(LARGEST_FILE + 1).expect("a sparse file");
    assert!(load_file::<AlienFrontiers>(&path).map(|_| ()).expect_err("too large").reason.contains("larger than"));
    fs::write(&path, b"Orrery match\n\xff\xfe").expect("written");
    let error = load_file::<AlienFrontiers>(&path).map(|_| ()).expect_err("no text");
    assert_eq!((error.line, error.reason.as_str()), (2, "is not UTF-8 text"));
    assert!(load_file::<AlienFrontiers>(folder.path()).is_err(), "a folder is no save");
}

#[test]
fn damaged_saves_are_errors_and_never_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, text) = saved(folder.path());
    for at in (0..text.len()).step_by(97) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 0x15;
        fs::write(&path, &bytes).expect("written");
        // The line for lists of saves has a checksum of its own.
        let harmless = matches!(text[..at].lines().count(), 0..=5 | 9);
        assert!(load_file::<AlienFrontiers>(&path).is_err() || harmless, "byte {at} was changed unnoticed");
        let body = text.find("\n\n").expect("a header") + 2;
        if let (true, Ok(changed)) = (at > body, String::from_utf8(bytes)) {
            fs::write(&path, forged(&changed, "", "")).expect("written");
            let _ = load_file::<AlienFrontiers>(&path);
        }
    }
}

#[test]
fn five_good_autosaves_are_kept_not_counting_broken_ones() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    assert!(store.list().is_empty() && store.latest().is_none());
    fs::create_dir_all(store.folder()).expect("created");
    fs::write(store.folder().join("auto-broken.orrery"), "no match").expect("written");
    let games: Vec<Match> = (0..7).map(|seed| dealt(2, Preset::Rules2011, seed)).collect();
    for game in &games {
        let path = store.autosave(game).expect("saved");
        assert_eq!(store.autosave(game).expect("saved again"), path, "one file a match");
    }
    let list = store.list();
    let good = list.iter().filter(|l| l.state == SaveStatus::Ok).count();
    assert_eq!((list.len(), good), (6, 5), "{list:?}");
    assert_eq!(last(&store).map(|last| last.id()), Some(games[6].id()));
    let broken = list.iter().find(|l| l.state != SaveStatus::Ok).expect("the broken one");
    assert_eq!(broken.name, "auto-broken");
    assert!(matches!(&broken.state, SaveStatus::Broken(reason) if reason.contains("line 1: not a saved match")));
    store.delete(&broken.path).expect("deleted");
    assert_eq!(store.list().len(), 5);
    assert!(store.delete(&folder.path().join("other.orrery")).is_err());
}

#[test]
fn continue_uses_only_unfinished_autosaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let mut game = dealt(2, Preset::Rules2011, 1);
    play(&mut game, Opponent::Simple, 60);
    store.autosave(&game).expect("saved");
    store.save_as(&game, "Round 12").expect("saved");
    assert_eq!(last(&store).map(|latest| latest.entries().len()), Some(60));
    play(&mut game, Opponent::Simple, 100_000);
    assert!(game.position().is_over());
    store.autosave(&game).expect("saved");
    assert!(store.latest().is_none(), "the match is over, whatever was saved of it by hand");
    assert_eq!(store.list().len(), 2, "both are in the list to load from");
    let others: Vec<Match> = (2..4).map(|seed| dealt(2, Preset::Rules2011, seed)).collect();
    for other in &others {
        store.autosave(other).expect("saved");
        store.save_as(&game, "Over and done").expect("saved");
    }
    let continued = || last(&store).map(|latest| latest.id());
    assert_eq!(continued(), Some(others[1].id()), "of several that go on the one played last");
    let mut practice = dealt(2, Preset::Rules2011, 5);
    practice.mark_practice();
    store.autosave(&practice).expect("saved");
    assert_eq!(continued(), Some(practice.id()), "a practice match is a match");
    store.autosave(&game).expect("saved again");
    assert_eq!(continued(), Some(practice.id()), "one that ended later does not stand in the way");
}

#[test]
fn save_list_shows_players_round_and_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let mut game = dealt(2, Preset::Rules2011, 1);
    play(&mut game, Opponent::Simple, 100_000);
    assert!(game.position().is_over());
    store.save_as(&game, " Наша партия 1 ").expect("saved");
    let list = store.list();
    let position = game.position();
    assert_eq!(list.len(), 1);
    assert_eq!((list[0].name.as_str(), list[0].auto, list[0].summary.over), ("Наша партия 1", false, true));
    assert_eq!(list[0].summary.seats, game.info().seats);
    assert_eq!(list[0].summary.round, game.round());
    assert!(list[0].when.is_some());
    let scores: Vec<_> = position.seats().iter().map(|&c| (c, i32::from(position.score(c).total()))).collect();
    assert_eq!(list[0].summary.points, scores);
}

#[test]
fn free_save_name_avoids_existing_saves() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(folder.path(), GAMES.saved());
    let game = dealt(2, Preset::Rules2011, 1);
    for expected in ["Evening", "Evening 2", "Evening 3"] {
        let name = store.free_name(" Evening ");
        assert_eq!(name, expected);
        store.save_as(&game, &name).expect("saved");
    }
    assert_eq!(store.list().len(), 3);
}

#[test]
fn save_names_make_safe_and_distinct_files() {
    let store = SaveStore::new(Path::new("data"), GAMES.saved());
    let names = ["a b", "a/b", "../a b", "auto-1", "", "..", "Ы", "a\u{0}b", "x.orrery"];
    let mut paths: Vec<_> = names.iter().map(|n| store.path_of(n)).collect();
    for path in &paths {
        assert_eq!(path.parent(), Some(store.folder()), "{path:?}");
        assert!(!path.file_name().expect("a name").to_string_lossy().starts_with("auto-"));
    }
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), names.len());
}

#[test]
fn failed_save_leaves_existing_files_intact() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, text) = saved(folder.path());
    let game = dealt(2, Preset::Rules2011, 1);
    let error = save_file(&path.join("below-a-file"), &game, &SaveMeta::now("")).expect_err("a file is no folder");
    assert!(error.to_string().contains("cannot be created"), "{error}");
    assert_eq!(fs::read_to_string(&path).expect("still there"), text);
}

//! A child process that plays and saves after every order, to be killed or to run out of disk space. It is this test program,
//! started again.

use orrery::games::GAMES;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use orrery::core::{FIRST_GAME, GameKey, Opponent, RandomGenerator, Rules as _};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::rules::Preset;
use orrery::games::contraband::Contraband;
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::starship_catan::StarshipCatan;
use orrery::record::save::{SaveStore, load_file};
use orrery::record::{Match, Scenarios};

use orrery_testkit::matches::any_listed;
use orrery_testkit::matches::dealt as any_dealt;

use crate::house::records::dealt;

/// The environment variable for the folder in which the child saves; without it, the child does nothing.
const FOLDER: &str = "ORRERY_CHILD_FOLDER";
/// The environment variable for the key of the child's game.
const GAME: &str = "ORRERY_CHILD_GAME";
/// The environment variable for the seed of the child's match.
const SEED: &str = "ORRERY_CHILD_SEED";
/// The environment variable for the number of orders after which the child stops.
const ORDERS: &str = "ORRERY_CHILD_ORDERS";

/// Returns the child as a command: it plays the match of `seed` and saves it below `folder` after every order. For each order it
/// prints a line: `saved N`, or `failed N REASON`.
pub fn command(folder: &Path, seed: u64, orders: usize) -> Command {
    playing(FIRST_GAME, folder, seed, orders)
}

/// Like [`command`], with a match of this game.
pub fn playing(game: GameKey, folder: &Path, seed: u64, orders: usize) -> Command {
    let mut child = Command::new(std::env::current_exe().expect("this program has a path"));
    child.args(["--exact", "house::faults::child::plays_and_saves", "--ignored", "--nocapture", "--test-threads=1"]);
    child.env(GAME, game.word()).env(FOLDER, folder).env(SEED, seed.to_string()).env(ORDERS, orders.to_string());
    child.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    child
}

/// Returns the number in the last line that begins with `word`; `None` if there is no line with one.
pub fn last(output: &str, word: &str) -> Option<usize> {
    let number = |line: &str| line.strip_prefix(word)?.split_whitespace().next()?.parse().ok();
    output.lines().rev().find_map(number)
}

/// Returns the match of a game that would be continued; `None` if there is none.
pub fn last_of<G: Scenarios>(store: &SaveStore) -> Option<Match<G>> {
    store.latest().map(|latest| load_file::<G>(&latest.path).expect("it was loaded once").0)
}

#[test]
#[ignore = "the child of other tests"]
fn plays_and_saves() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    let (seed, orders) = (number(SEED), number(ORDERS) as usize);
    let folder = Path::new(&folder);
    if std::env::var(GAME).is_ok_and(|key| key == StarshipCatan::KEY.word()) {
        let choose = |game: &Match<StarshipCatan>, seed| any_listed(game, &mut RandomGenerator::new(seed));
        return play_and_save(folder, || any_dealt(seed), choose, seed, orders);
    }
    if std::env::var(GAME).is_ok_and(|key| key == FarSpaceFoundry::KEY.word()) {
        let choose = |game: &Match<FarSpaceFoundry>, seed| any_listed(game, &mut RandomGenerator::new(seed));
        return play_and_save(folder, || any_dealt(seed), choose, seed, orders);
    }
    if std::env::var(GAME).is_ok_and(|key| key == Contraband::KEY.word()) {
        let choose = |game: &Match<Contraband>, seed| any_listed(game, &mut RandomGenerator::new(seed));
        return play_and_save(folder, || any_dealt(seed), choose, seed, orders);
    }
    let choose = |game: &Match<AlienFrontiers>, seed| decide(game.position(), Opponent::Random, seed);
    play_and_save(folder, || dealt(3, Preset::Rules2011, seed), choose, seed, orders);
}

fn play_and_save<G: Scenarios>(
    folder: &Path,
    begin: impl Fn() -> Match<G>,
    choose: impl Fn(&Match<G>, u64) -> G::Order,
    seed: u64,
    orders: usize,
) {
    let store = SaveStore::new(folder, GAMES.saved());
    // A match in progress is continued, as after a start of the program.
    let mut game = last_of::<G>(&store).unwrap_or_else(begin);
    let mut out = std::io::stdout();
    // The line that names the test ends here.
    out.write_all(b"\n").expect("standard output is open");
    while game.entries().len() < orders && !game.is_over() {
        let order = choose(&game, seed ^ game.entries().len() as u64);
        game.give(order).expect("legal");
        let given = game.entries().len();
        let told = match store.autosave(&game) {
            Ok(_) => format!("saved {given}\n"),
            Err(error) => format!("failed {given} {error}\n"),
        };
        out.write_all(told.as_bytes()).and_then(|()| out.flush()).expect("standard output is open");
    }
}

//! Tests of whole arena contests: the same result for any number of threads, and the permitted contestants.

use super::cli::{err, orrery};
use orrery::arena::{ArenaError, ArenaPlayer, Contest, PlayerSpec, SeriesSettings, Sprt, play};
use orrery::core::{Opponent, SetupError};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::Options;

fn contest(opponents: &[Opponent], seed: u64) -> Contest<AlienFrontiers> {
    let players = opponents.iter().map(|&opponent| ArenaPlayer::Opponent(opponent)).collect();
    Contest { players, options: Options::default(), seed, luck: 1 }
}

fn figures(contest: &Contest<AlienFrontiers>, series: &SeriesSettings) -> Vec<String> {
    let tally = play(contest, series, |_| ()).expect("plays");
    let rows = tally.figures().seats.into_iter().map(|row| {
        let (name, habits) = (row.name, row.habits);
        format!("{name} {} {} {} {habits:?}", row.win_share, row.ci_low, row.adjusted_win_share)
    });
    rows.chain([format!("{} blocks", tally.blocks())]).collect()
}

#[test]
fn results_depend_on_the_seed_and_not_on_threads() {
    let contest_of = |seed| contest(&[Opponent::Simple, Opponent::Random, Opponent::Random], seed);
    let series = |threads| SeriesSettings { blocks: 30, threads, sprt: None };
    let one = figures(&contest_of(3), &series(1));
    assert_eq!(one, figures(&contest_of(3), &series(4)));
    assert_ne!(one, figures(&contest_of(4), &series(1)));
}

#[test]
fn sequential_test_stops_at_the_same_block_on_any_threads() {
    let contest = contest(&[Opponent::Simple, Opponent::Random], 1);
    let sprt = Some(Sprt::new(0.5, 0.6).expect("two shares"));
    let series = |threads| SeriesSettings { blocks: 400, threads, sprt };
    let mut heard = 0;
    let tally = play(&contest, &series(3), |pace| {
        heard += 1;
        assert_eq!(pace.tally.blocks(), heard);
    });
    let blocks = tally.expect("plays").blocks();
    assert!(blocks < 100, "simple is far better than random: {blocks}");
    assert_eq!(figures(&contest, &series(1)), figures(&contest, &series(3)));
}

#[test]
fn identical_players_share_one_row_and_all_wins() {
    let tally =
        play(&contest(&[Opponent::Simple; 2], 9), &SeriesSettings { blocks: 10, threads: 1, sprt: None }, |_| ());
    let figures = tally.expect("plays").figures();
    assert_eq!(figures.seats.len(), 1, "one name, one row");
    assert_eq!((figures.seats[0].win_share, figures.seats[0].null_share), (1.0, 1.0));
}

#[test]
fn single_player_contest_is_refused() {
    let fault = play(&contest(&[Opponent::Simple], 9), &SeriesSettings { blocks: 1, threads: 1, sprt: None }, |_| ());
    assert_eq!(fault.err(), Some(ArenaError::Setup(SetupError::PlayerCount { least: 2, most: 4, found: 1 })));
}

#[test]
fn opponent_words_round_trip_and_unknown_ones_list_choices() {
    for opponent in Opponent::all::<AlienFrontiers>() {
        let asked = PlayerSpec::from_word::<AlienFrontiers>(&opponent.word()).expect("a known word");
        assert_eq!(
            (asked.word(), asked.player::<AlienFrontiers>(2, None)),
            (opponent.word(), Ok(ArenaPlayer::Opponent(opponent)))
        );
    }
    let told = PlayerSpec::from_word::<AlienFrontiers>("admirall").expect_err("nobody is called so");
    assert!(told.contains("`admirall`") && told.contains("parity-pirate") && told.contains("captain:corsair"));
    assert!(
        PlayerSpec::from_word::<AlienFrontiers>("simple@2.net")
            .expect_err("no weights")
            .contains("simple does not use weights")
    );
}

#[test]
fn printed_command_names_the_levels_file() {
    let file = "assets/alien-frontiers/opponents/levels.ron";
    let asked = ["arena", "--seats", "cadet,simple", "--blocks", "1", "--seed", "5", "--levels", file, "--json"];
    let output = orrery(&asked);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let figures: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let command = figures["command"].as_str().expect("a command");
    assert!(command.ends_with(&format!(" --levels \"{file}\"")), "{command}");
}

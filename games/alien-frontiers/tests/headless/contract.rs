//! Tests of the contract with the shared crates.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::decide;
use alien_frontiers::rules::invariants::census;
use alien_frontiers::rules::{CardCounts, Options, Preset};
use orrery_ai::SearchBudget;
use orrery_core::{Colour, Level, Opponent, RandomGenerator, RuleOptions as _, Rules, Setup};
use orrery_learn::codex::{CodexPages as _, OptionPage};
use orrery_record::{Match, Seat, SeatControl};
use orrery_testkit::contract::game::{GameUnderTest, plans_of};
use orrery_testkit::contract_tests;
use orrery_testkit::long_runs::{many_positions, whole_matches};
use orrery_testkit::matches::any_listed;

const GAME: GameUnderTest<AlienFrontiers> = GameUnderTest::new(12, plans);

fn plans(view: &<AlienFrontiers as Rules>::View, seed: u64) -> Vec<String> {
    let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("parity"), Opponent::engine(Level::Cadet)];
    plans_of::<AlienFrontiers>(view, &quick, SearchBudget::usual(seed))
}

contract_tests!(AlienFrontiers, GAME);

/// Deals a match with random opponents. The seed also sets the number of players and the preset.
fn settled(seed: u64) -> Match<AlienFrontiers> {
    let preset = Preset::ALL[(seed / 3) as usize % Preset::ALL.len()];
    let setup = Setup::<AlienFrontiers>::plain(2 + (seed % 3) as u8, preset.options());
    let seat = |&colour: &Colour| Seat::unnamed(colour, SeatControl::Ai(Opponent::Random));
    let seats = setup.seating.iter().map(seat).collect();
    Match::deal(setup, seats, seed, Some(preset)).expect("a plain set-up can be played")
}

#[test]
fn random_matches_round_trip_through_records() {
    whole_matches::<AlienFrontiers>(settled, any_listed, |game| {
        assert_eq!(census(game.position()), CardCounts::full(), "{:?}", game.entries().last());
    });
}

#[test]
fn undo_and_redo_restore_many_positions() {
    let choose = |game: &Match<AlienFrontiers>, generator: &mut RandomGenerator| {
        decide(game.position(), Opponent::Random, generator.next())
    };
    many_positions::<AlienFrontiers>(settled, choose);
}

#[test]
fn codex_adds_pages_to_those_of_options_and_presets() {
    assert!(AlienFrontiers::topics().len() > OptionPage::all::<AlienFrontiers>().len() + 30);
    let (plain, app) = (OptionPage::Preset(0), OptionPage::Preset(3));
    assert_eq!(plain.links::<AlienFrontiers>().len(), Options::LIST.len(), "what changes nothing leads to all");
    assert!(app.links::<AlienFrontiers>().iter().all(|option| option.links::<AlienFrontiers>().contains(&app)));
}

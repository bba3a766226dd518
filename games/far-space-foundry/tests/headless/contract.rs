//! Tests of the contract with the shared crates, and openings in which few pilots are unknown.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::record::Scenario;
use far_space_foundry::rules::Position;
use far_space_foundry::rules::View;
use orrery_ai::SearchBudget;
use orrery_core::{Level, Opponent};
use orrery_core::{RandomGenerator, Rules as _};
use orrery_record::Scenarios as _;
use orrery_testkit::contract::game::{GameUnderTest, plans_of};
use orrery_testkit::contract_tests;
use orrery_testkit::long_runs::{many_positions, whole_matches};
use orrery_testkit::matches::{any_listed, dealt};

const GAME: GameUnderTest<FarSpaceFoundry> = GameUnderTest {
    // Public products, piles and dice would give every opening its own view. These openings fix them and leave only two hands
    // unknown.
    opening,
    ..GameUnderTest::new(12, plans)
};

fn plans(view: &View, seed: u64) -> Vec<String> {
    let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("greedy"), Opponent::engine(Level::Cadet)];
    plans_of::<FarSpaceFoundry>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) })
}

contract_tests!(FarSpaceFoundry, GAME);

#[test]
fn random_matches_round_trip_through_records() {
    whole_matches::<FarSpaceFoundry>(dealt, any_listed, |_| ());
}

#[test]
fn undo_and_redo_restore_many_positions() {
    many_positions::<FarSpaceFoundry>(dealt, any_listed);
}

/// The mode and seats of the two openings. In the first, green draws from a deck of known pilots. In the second, with Beta only,
/// one alien of that deck was drawn blind and is one of two.
const SEATS: [&str; 2] = [
    "setup: (), seats: {\"red\": (hand: [\"8\"]), \
     \"green\": (hand: [\"4\"], deck: [\"5\", \"6\", \"Commander\", \"AmberForger\"])}",
    "setup: (mode: \"beta only\"), seats: {\"red\": (hand: [\"8\"], \
     played: [\"AmberTrucker\", \"AmberMechanic\", \"AmberOperative\", \"AmberNavigator\"]), \
     \"green\": (hand: [\"4\"], deck: [\"5\", \"6\", \"Commander\", \"AmberForger\"])}",
];

/// Returns the position after green plays their only pilot and draws three. Red does not know which ones, whereas red's pilots are
/// public.
fn opening(number: u64) -> Position {
    let mut generator = RandomGenerator::of_series(23, number);
    let fields = SEATS[number as usize % SEATS.len()];
    let text = format!(
        "(game: \"far-space-foundry\", title: \"t\", half: \"beta\", turn: \"green\", shuffled: true, {fields}, \
         play: [], expect: ())"
    );
    let scenario = Scenario::from_text(&text).expect("a scenario");
    let mut position = FarSpaceFoundry::first_position(&scenario).expect("a position");
    for line in ["play 4", "land 4", "end"] {
        let order = FarSpaceFoundry::read(line).expect("an order");
        FarSpaceFoundry::apply(&mut position, &order, &mut generator, &mut ());
    }
    position
}

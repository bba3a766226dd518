//! Tests of the contract with the shared crates, and openings with little unknown information.

use contraband::Contraband;
use contraband::record::Scenario;
use contraband::rules::{Event, View};
use contraband::rules::{Objective, Position, SecretObjective};
use orrery_ai::SearchBudget;
use orrery_core::{Level, Opponent};
use orrery_core::{RandomGenerator, Rules as _};
use orrery_record::Scenarios as _;
use orrery_testkit::contract::game::{GameUnderTest, plans_of};
use orrery_testkit::contract_tests;
use orrery_testkit::long_runs::{many_positions, whole_matches};
use orrery_testkit::matches::{any_listed, dealt};

const GAME: GameUnderTest<Contraband> = GameUnderTest {
    // Unknown decks and stores allow too many full states, so only six metals are unknown.
    opening,
    // A player who is sent or towed to a spaceport looks into its store.
    looks: |event, seat| matches!(event, Event::Sent { seat: sent, .. } if *sent == seat),
    ..GameUnderTest::new(8, plans)
};

fn plans(view: &View, seed: u64) -> Vec<String> {
    let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("greedy"), Opponent::engine(Level::Cadet)];
    plans_of::<Contraband>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) })
}

contract_tests!(Contraband, GAME);

#[test]
fn random_matches_round_trip_through_records() {
    whole_matches::<Contraband>(dealt, any_listed, |_| ());
}

#[test]
fn undo_and_redo_restore_many_positions() {
    many_positions::<Contraband>(dealt, any_listed);
}

/// Returns the position after an opening in which all metals but six are known. Red finds three of these, and a bonus card, in
/// one of the two unknown mines. Each player has a secret objective. The stores are empty.
fn opening(number: u64) -> Position {
    let mut generator = RandomGenerator::of_series(23, number);
    let mut position = first();
    let mut objectives = Objective::ALL.to_vec();
    for seat in 0..2 {
        let objective = objectives.remove(generator.below(objectives.len() as u32) as usize);
        position.players[seat].aim = SecretObjective::Is(objective);
    }
    let order = Contraband::read("move mine1").expect("an order");
    Contraband::apply(&mut position, &order, &mut generator, &mut ());
    position
}

/// Returns the first position. Thirty mines have three known metals each, and two metals of each kind are unknown.
fn first() -> Position {
    let kinds = [("Carbon", 33), ("Iron", 33), ("Plutonium", 24)];
    let metals: Vec<&str> = kinds.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count)).collect();
    let mut mines = Vec::new();
    for (at, three) in metals.chunks(3).enumerate() {
        let at = at + 2;
        let sector = ["R", "G", "B", "Y"][at / 8];
        let named: Vec<String> = three.iter().map(|kind| format!("\"{kind}\"")).collect();
        mines.push(format!("\"{sector}{} mine{}\": [{}]", at / 2 % 4 + 1, at % 2 + 1, named.join(", ")));
    }
    let text = format!(
        "(game: \"contraband\", title: \"t\", setup: (players: 2), police: \"B2|B3\", alien: \"B3|B4\", \
         stores: {{\"R2\": [], \"G2\": [], \"B2\": [], \"Y2\": []}}, seats: {{\"red\": (at: \"R1\")}}, \
         mines: {{{}}}, play: [], expect: ())",
        mines.join(", ")
    );
    let scenario = Scenario::from_text(&text).expect("a scenario");
    Contraband::first_position(&scenario).expect("a position")
}

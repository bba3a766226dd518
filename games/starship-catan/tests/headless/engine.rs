//! Tests of the engine: its orders are legal, it does not use hidden information, its levels above Cadet never miss an immediate
//! win, and only Cadet accepts an even exchange that the other levels refuse.

use orrery_ai::engine::GameEngine as _;
use orrery_ai::{Plan, SearchBudget, SearchHandle, plan};
use orrery_core::{Colour, Level, Opponent, RandomGenerator, Rules as _, Setup};
use orrery_testkit::matches::{planned_match, position};
use starship_catan::StarshipCatan;
use starship_catan::ai::engine::Engine;
use starship_catan::rules::{Phase, Position, Preset};

const MOON: Colour = Colour::Red;

fn start(preset: Preset) -> Position {
    let setup: Setup<StarshipCatan> = Setup::plain(2, preset.options());
    setup.position(&setup.deal(&mut RandomGenerator::new(0))).expect("two can play")
}

fn planned(position: &Position, level: Level, seed: u64) -> Plan<StarshipCatan> {
    let decider = StarshipCatan::to_act(position);
    let effort = SearchBudget { budget: 20, ..SearchBudget::usual(seed) };
    plan(&StarshipCatan::view(position, decider), Opponent::engine(level), effort, &SearchHandle::default())
}

/// Plays a match with one level in both seats. `look` receives every position in which a decision is due, with the plan for it.
fn play(preset: Preset, level: Level, seed: u64, look: impl FnMut(&Position, &Plan<StarshipCatan>)) -> Position {
    let position = planned_match(start(preset), seed, 5_000, |position, seed| planned(position, level, seed), look);
    assert!(position.is_over(), "{level:?} with seed {seed} finds no end");
    position
}

#[test]
fn matches_end_under_every_preset_with_legal_plans() {
    for (number, &preset) in Preset::ALL.iter().enumerate() {
        let level = Level::FIVE[number % Level::FIVE.len()];
        let mut decisions = 0;
        play(preset, level, number as u64, |position, found| {
            decisions += 1;
            assert!(!found.orders.is_empty());
            if decisions % 16 == 0 {
                let [one, again] = [(); 2].map(|()| planned(position, level, 7));
                assert_eq!(one, again, "a plan depends on nothing but the view and the seed: {position:?}");
            }
        });
        assert!(decisions > 50, "{level:?}");
    }
}

/// Compares the plans of `level` with its plans in another determinization, in matches against itself, until `many` plans have
/// been compared. Plans are compared at every third decision and at every decision about pirates. The other determinization
/// redraws everything that the seat does not know, and nothing visible may change.
fn compare_with_another_world(level: Level, many: usize) {
    let (mut generator, mut compared, mut other_worlds) = (RandomGenerator::new(77), 0, 0);
    let mut seed = 0;
    while compared < many {
        let mut decisions = 0;
        seed += 1;
        play(Preset::ALL[seed as usize % Preset::ALL.len()], level, seed, |position, found| {
            decisions += 1;
            assert!(!found.orders.is_empty());
            let hides = position.phase == Phase::Pirates;
            if (hides || decisions % 3 == 0) && compared < many {
                let decider = StarshipCatan::to_act(position);
                let view = StarshipCatan::view(position, decider);
                let other = StarshipCatan::determinize(&view, &mut generator);
                assert_eq!(StarshipCatan::view(&other, decider), view);
                assert_eq!(planned(&other, level, seed), planned(position, level, seed));
                compared += 1;
                other_worlds += usize::from(other != *position);
            }
        });
    }
    assert!(other_worlds > 0, "no world was another");
}

#[test]
fn plans_ignore_hidden_information() {
    compare_with_another_world(Level::Pilot, 60);
}

/// Run it with `cargo test --release -p starship-catan --test headless -- --ignored
/// plans_ignore_hidden_information_at_2000_decisions`.
#[test]
#[ignore = "plans four thousand times"]
fn plans_ignore_hidden_information_at_2000_decisions() {
    for level in [Level::Pilot, Level::Admiral] {
        compare_with_another_world(level, 2000);
    }
}

#[test]
fn levels_above_cadet_take_an_immediate_win() {
    // The mover has nine points, and two purchases make an upgrade possible.
    let build = "phase: \"build\", seats: {\"moon\": (astro: 9, cargo: {\"Ore\": 1, \"Carbon\": 1}, modules: {\"Command\": 1, \"Logistics\": 2}, \
                 posts: [\"Verdania\", \"Graphia\", \"Emporia\"], colonies: [\"Quarry\", \"Anvil\", \"Ember\", \"Tarnwell\", \"Meadow\", \"Loam\"])}";
    // The mover has nine points and is visiting a colony planet.
    let flight = "phase: \"flight\", flight: (row: [\"Loam\"]), seats: {\"moon\": (hangar: [\"ColonyShip\"], posts: [\"Verdania\", \"Graphia\", \"Emporia\"], \
                  modules: {\"Logistics\": 2, \"Command\": 2}, colonies: [\"Quarry\", \"Anvil\", \"Ember\", \"Tarnwell\", \"Meadow\"])}";
    for (fields, before) in [(build, Phase::Build), (flight, Phase::Flight)] {
        let first = position::<StarshipCatan>(fields);
        assert_eq!((first.points(first.turn), first.phase), (9, before));
        for &level in &Level::FIVE[1..] {
            for seed in 0..6 {
                let (mut after, mut generator) = (first, RandomGenerator::new(seed));
                for order in planned(&first, level, seed).orders {
                    StarshipCatan::apply(&mut after, &order, &mut generator, &mut ());
                }
                assert!(after.is_over(), "{level:?} with seed {seed}");
            }
        }
    }
}

#[test]
fn levels_refuse_bad_exchanges_and_cadet_accepts_even_ones() {
    let ships = "seats: {\"moon\": (astro: 9, cargo: {\"TradeGoods\": 2}), \
                 \"sun\": (astro: 9, cargo: {\"Ore\": 1, \"Food\": 1}, hangar: [\"ColonyShip\"])}";
    let mut offered = position::<StarshipCatan>(&format!("phase: \"build\", {ships}"));
    let bad = StarshipCatan::read("offer TradeGoods 1 for Ore 1 Food 1").expect("an offer");
    StarshipCatan::apply(&mut offered, &bad, &mut RandomGenerator::new(0), &mut ());
    for &level in Level::FIVE {
        let words: Vec<String> = planned(&offered, level, 1).orders.iter().map(StarshipCatan::write).collect();
        assert_eq!(words, ["refuse"], "{level:?}");
    }
    let mut offered = position::<StarshipCatan>(&format!("phase: \"build\", {ships}"));
    let even = StarshipCatan::read("offer TradeGoods 1 for Ore 1").expect("an offer");
    StarshipCatan::apply(&mut offered, &even, &mut RandomGenerator::new(0), &mut ());
    let words: Vec<String> = planned(&offered, Level::Cadet, 1).orders.iter().map(StarshipCatan::write).collect();
    assert_eq!(words, ["accept"]);
}

#[test]
fn captain_plans_with_the_plain_character() {
    let view = StarshipCatan::view(&position::<StarshipCatan>("phase: \"fly\""), Some(MOON));
    let (effort, watch) = (SearchBudget::usual(5), SearchHandle::default());
    let skill = StarshipCatan::level_params(Level::Captain).expect("a level");
    let plain = StarshipCatan::personality(orrery_core::OpponentCharacter::PLAIN).expect("a character");
    let own = Engine::new(StarshipCatan::weights(&view).expect("the weights are there"), skill, plain)
        .plan(&view, effort, &watch);
    assert_eq!(own, plan(&view, Opponent::engine(Level::Captain), effort, &watch));
}

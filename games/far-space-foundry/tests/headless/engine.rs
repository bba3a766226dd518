//! Tests of the engine: its plans are legal and use no hidden information, a higher level scores more, and characters differ.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::ai::engine::Engine;
use far_space_foundry::rules::{Order, Position, Preset, Setup};
use orrery_ai::engine::GameEngine as _;
use orrery_ai::{Plan, SearchBudget, SearchHandle, plan};
use orrery_core::{Level, Opponent, OpponentCharacter, RandomGenerator, Rules as _};
use orrery_testkit::matches::planned_match;

fn start(preset: Preset, players: u8, seed: u64) -> Position {
    let setup = Setup::plain(players, preset.options());
    setup.position(&setup.deal(&mut RandomGenerator::new(seed))).expect("they can play")
}

fn planned(position: &Position, opponent: Opponent, seed: u64) -> Plan<FarSpaceFoundry> {
    let view = FarSpaceFoundry::view(position, FarSpaceFoundry::to_act(position));
    plan(&view, opponent, SearchBudget { budget: 25, ..SearchBudget::usual(seed) }, &SearchHandle::default())
}

/// Plays a match with one opponent in all seats. `look` is called with every position to decide, and its plan.
fn play(
    first: Position,
    opponent: Opponent,
    seed: u64,
    look: impl FnMut(&Position, &Plan<FarSpaceFoundry>),
) -> Position {
    let plan = |position: &Position, seed| planned(position, opponent, seed);
    let position = planned_match(first, seed, 2_000, plan, look);
    assert!(position.is_over(), "{opponent} with seed {seed} finds no end");
    position
}

#[test]
fn engine_finishes_matches_of_every_preset_with_legal_plans() {
    let characters: Vec<OpponentCharacter> = OpponentCharacter::all::<FarSpaceFoundry>().collect();
    for (number, &preset) in Preset::ALL.iter().enumerate() {
        let level = Level::FIVE[number % Level::FIVE.len()];
        let character = characters[number % characters.len()];
        let (seed, players) = (number as u64, 1 + (number % 4) as u8);
        let players = if preset == Preset::BusySolo { 1 } else { players };
        play(start(preset, players, seed), Opponent::Engine { level, character }, seed, |_, _| ());
    }
}

#[test]
fn plans_ignore_hidden_information() {
    let mut generator = RandomGenerator::new(77);
    let mut other_worlds = 0;
    for (number, level) in [Level::Pilot, Level::Admiral].into_iter().enumerate() {
        let (seed, mut decisions) = (number as u64, 0);
        let opponent = Opponent::engine(level);
        play(start(Preset::Seed, 3, seed), opponent, seed, |position, _| {
            decisions += 1;
            if decisions % 4 == 0 {
                let decider = FarSpaceFoundry::to_act(position);
                let view = FarSpaceFoundry::view(position, decider);
                let other = FarSpaceFoundry::determinize(&view, &mut generator);
                assert_eq!(planned(&other, opponent, seed), planned(position, opponent, seed));
                other_worlds += usize::from(other != *position);
            }
        });
    }
    assert!(other_worlds > 0, "no world was another");
}

#[test]
fn plain_mind_matches_the_engine_plan() {
    let mut position = start(Preset::Seed, 2, 5);
    let begin = FarSpaceFoundry::read("begin").expect("an order");
    FarSpaceFoundry::apply(&mut position, &begin, &mut RandomGenerator::new(3), &mut ());
    let view = FarSpaceFoundry::view(&position, FarSpaceFoundry::to_act(&position));
    let (effort, watch) = (SearchBudget::usual(5), SearchHandle::default());
    let plain = FarSpaceFoundry::personality(OpponentCharacter::PLAIN).expect("a character");
    let own = Engine::new(
        FarSpaceFoundry::weights(&view).expect("the weights are there"),
        FarSpaceFoundry::level_params(Level::Captain).expect("a level"),
        plain,
    )
    .plan(&view, effort, &watch);
    assert_eq!(own, plan(&view, Opponent::engine(Level::Captain), effort, &watch));
    assert!(own.outlook.is_some_and(|outlook| (0.2..0.8).contains(&outlook.win[0])), "{:?}", own.outlook);
}

/// Returns the mean points of a level in solo matches.
fn alone(level: Level, matches: u64) -> f64 {
    let points = |seed| play(start(Preset::Seed, 1, seed), Opponent::engine(level), seed, |_, _| ()).points(0).total();
    f64::from((0..matches).map(points).sum::<i32>()) / matches as f64
}

#[test]
fn commodore_outscores_cadet_in_solo_matches() {
    let (low, high) = (alone(Level::Cadet, 12), alone(Level::Commodore, 12));
    assert!(high > low + 5.0, "{high} against {low}");
    assert!(high > 21.0, "{high}");
}

#[test]
fn dock_master_bribes_at_a_level_where_the_foreman_does_not() {
    let bribes = |character: &str| {
        let character = OpponentCharacter::of::<FarSpaceFoundry>(character).expect("a character");
        let mut count = 0;
        let of = |order: &&Order| matches!(order, Order::Bribe { .. });
        play(start(Preset::Seed, 2, 5), Opponent::Engine { level: Level::Captain, character }, 5, |_, plan| {
            count += plan.orders.iter().filter(of).count();
        });
        count
    };
    assert_eq!(bribes("foreman"), 0);
    assert!(bribes("dock-master") > 0);
}

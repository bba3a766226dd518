//! Tests of the engine: its orders are always legal and reproducible, and it does not use hidden information.

use contraband::Contraband;
use contraband::ai::engine::{Engine, Nets, TrainingSamples};
use contraband::rules::{DecisionKind, Metal, Order, Position, Preset, Setup};
use orrery_ai::engine::GameEngine as _;
use orrery_ai::{Plan, SearchBudget, SearchHandle, plan};
use orrery_core::{Level, Opponent, OpponentCharacter, RandomGenerator, Rules as _};
use orrery_testkit::matches::{planned_match, position};

fn start(preset: Preset, players: u8, seed: u64) -> Position {
    let setup = Setup::plain(players, preset.options());
    setup.position(&setup.deal(&mut RandomGenerator::new(seed))).expect("they can play")
}

fn planned(position: &Position, opponent: Opponent, seed: u64) -> Plan<Contraband> {
    let view = Contraband::view(position, Contraband::to_act(position));
    plan(&view, opponent, SearchBudget { budget: 10, ..SearchBudget::usual(seed) }, &SearchHandle::default())
}

/// Plays a match with one opponent in all seats. `look` receives every position decided on and its plan.
fn play(first: Position, opponent: Opponent, seed: u64, look: impl FnMut(&Position, &Plan<Contraband>)) -> Position {
    let plan = |position: &Position, seed| planned(position, opponent, seed);
    let position = planned_match(first, seed, 4_000, plan, look);
    assert!(position.is_over() || !Contraband::ends(&position.options), "{opponent} with seed {seed} finds no end");
    position
}

#[test]
fn every_level_and_character_finishes_matches_with_legal_plans() {
    for (number, character) in OpponentCharacter::all::<Contraband>().enumerate() {
        let level = Level::FIVE[number % Level::FIVE.len()];
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let (seed, players) = (number as u64, 1 + (number % 4) as u8);
        let opponent = Opponent::Engine { level, character };
        play(start(preset, players, seed), opponent, seed, |_, _| ());
    }
}

#[test]
fn ship_adrift_reaches_a_spaceport_within_three_turns() {
    let fields = r#"setup: (players: 2), seats: {"red": (at: "R4", breakdown: true), "green": (at: "B4")},
        police: "B1|B2", alien: "B2|B3""#;
    let begun = position::<Contraband>(fields);
    for (level, seed) in Level::FIVE.iter().flat_map(|&level| (0..4).map(move |seed| (level, seed))) {
        let (mut position, mut generator, mut turns) = (begun, RandomGenerator::new(seed), 0);
        while position.players[0].breakdown {
            let own = position.asked() == 0;
            let opponent = if own { Opponent::engine(level) } else { Opponent::Simple };
            turns += u32::from(own && position.ask == DecisionKind::Turn);
            assert!(turns <= 3, "{level:?}, seed {seed}: Hearthport is three moves off");
            for order in planned(&position, opponent, seed).orders {
                Contraband::apply(&mut position, &order, &mut generator, &mut ());
            }
        }
    }
}

#[test]
fn plans_ignore_hidden_information_in_both_play_orders() {
    let mut generator = RandomGenerator::new(77);
    let mut other_worlds = 0;
    let tried = [(Level::Pilot, Preset::Seed), (Level::Admiral, Preset::Seed), (Level::Captain, Preset::Secret)];
    for (number, (level, preset)) in tried.into_iter().enumerate() {
        let (seed, mut decisions) = (number as u64, 0);
        let opponent = Opponent::engine(level);
        play(start(preset, 3, seed), opponent, seed, |position, _| {
            decisions += 1;
            if decisions % 5 == 0 {
                let view = Contraband::view(position, Contraband::to_act(position));
                let other = Contraband::determinize(&view, &mut generator);
                assert_eq!(planned(&other, opponent, seed), planned(position, opponent, seed));
                other_worlds += usize::from(other != *position);
            }
        });
    }
    assert!(other_worlds > 0, "no world was another");
}

#[test]
fn plain_mind_matches_the_engine_plan() {
    let position = start(Preset::Seed, 2, 5);
    let view = Contraband::view(&position, Contraband::to_act(&position));
    let (effort, watch) = (SearchBudget::usual(5), SearchHandle::default());
    let level = Contraband::level_params(Level::Captain).expect("the level is there");
    let plain = Contraband::personality(OpponentCharacter::PLAIN).expect("the character is there");
    let found = Engine::new(Contraband::weights(&view).expect("the weights are there"), level, plain)
        .plan(&view, effort, &watch);
    assert_eq!(found, plan(&view, Opponent::engine(Level::Captain), effort, &watch));
    let outlook = found.outlook.expect("it judges");
    assert!((outlook.win[..2].iter().sum::<f32>() - 1.0).abs() < 1e-4 && outlook.rounds > 0.0);
}

#[test]
fn smuggler_takes_over_twice_the_plutonium_of_the_hauler() {
    let taken = |word: &str| {
        let opponent = Opponent::from_word::<Contraband>(&format!("captain:{word}")).expect("a character");
        let mut taken = 0;
        for seed in 0..3 {
            play(start(Preset::Short, 2, seed), opponent, seed, |position, plan| {
                let mine = matches!(position.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act);
                let takes = plan.orders.iter().filter(|order| **order == Order::Take(Metal::Plutonium));
                taken += if mine { takes.count() } else { 0 };
            });
        }
        taken
    };
    let (hauler, smuggler) = (taken("hauler"), taken("smuggler"));
    assert!(2 * hauler < smuggler && smuggler > 10, "hauler {hauler}, smuggler {smuggler}");
}

#[test]
fn training_lowers_the_loss_and_nets_round_trip() {
    let mut lessons = TrainingSamples::default();
    (0..12).for_each(|number| lessons.play(None, 2, number, 1));
    assert!(lessons.len() > 200, "{}", lessons.len());
    let mut taught = Nets::fresh(3);
    let first = lessons.train(&mut taught, 1, 0.002, 1);
    let later = lessons.train(&mut taught, 4, 0.002, 1);
    assert!(later < first, "{first} then {later}");
    assert_eq!(Nets::read(&taught.write()), Ok(taught));
    assert!(Nets::read(&[0; 10]).is_err());
}

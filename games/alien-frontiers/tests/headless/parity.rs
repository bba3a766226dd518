//! Tests of the baseline `parity`: it ends every turn, is deterministic, beats the simple opponent and does not use hidden
//! information.

use alien_frontiers::ai::Aggression;
use alien_frontiers::ai::Plan;
use alien_frontiers::ai::Planner;
use alien_frontiers::ai::SearchHandle;
use alien_frontiers::ai::plan;
use alien_frontiers::rules::{DockingDuty, Options, Order, Phase, Position, Preset, Setup, Supply, apply, check};
use orrery_ai::SearchBudget;
use orrery_core::Opponent;
use orrery_core::RandomGenerator;

const SPACER: Opponent = Aggression::Spacer.opponent();

/// Returns the position at the start of a match.
fn start(players: u8, options: Options, generator: &mut RandomGenerator) -> Position {
    let setup = Setup::plain(players, options);
    let start = setup.deal(generator);
    setup.position(&start).expect("a dealt start fits its set-up")
}

/// Returns the position after `turns` turns of simple opponents, or at the end of the match if that comes first.
fn after(turns: u32, players: u8, options: Options, generator: &mut RandomGenerator) -> Position {
    let mut position = start(players, options, generator);
    let mut planner = Planner::default();
    let mut left = turns;
    while left > 0
        && let Some(order) = planner.order(&position, Opponent::Simple, generator)
    {
        apply(&mut position, order, generator).expect("an opponent's order is legal");
        left -= u32::from(order == Order::End);
    }
    position
}

fn planned(position: &Position, opponent: Opponent, seed: u64) -> Plan {
    plan(position, opponent, SearchBudget::usual(seed), &SearchHandle::default())
}

/// Plays one turn by plans, and checks each plan. The chance outcomes are from `generator`.
fn play_turn(position: &mut Position, opponent: Opponent, generator: &mut RandomGenerator) {
    let mover = position.mover_seat;
    for _ in 0..200 {
        if position.is_over() || position.mover_seat != mover {
            return;
        }
        let found = planned(position, opponent, 0);
        assert_eq!(found, planned(position, opponent, 0), "a plan is a function");
        let (last, before) = found.orders.split_last().expect("an unfinished match has a plan");
        assert!(before.iter().all(|order| !order.asks_chance() && *order != Order::End), "{found:?}");
        for &order in before.iter().chain([last]) {
            assert_eq!(check(position, order), Ok(()), "{opponent:?}: {order:?}");
            apply(position, order, generator).expect("it was checked");
        }
        assert!(last.asks_chance() || *last == Order::End || position.is_over(), "{found:?} stops half-way");
    }
    panic!("{opponent:?} does not end its turn: {position:?}");
}

#[test]
fn parity_ends_its_turns_under_every_preset() {
    let strict = Options { docking_duty: DockingDuty::Strict, supply: Supply::Limited, ..Preset::Rules2011.options() };
    let every = Preset::ALL.iter().map(|preset| preset.options()).chain([strict]);
    for (number, options) in every.enumerate() {
        for players in 2..=4 {
            let seed = number as u64 * 3 + u64::from(players);
            let mut generator = RandomGenerator::new(seed);
            let mut position = after(seed as u32 * 2, players, options, &mut generator);
            for turn in 0..10 {
                let aggression = Aggression::ALL[turn % Aggression::ALL.len()];
                play_turn(&mut position, aggression.opponent(), &mut generator);
            }
        }
    }
}

#[test]
fn parity_beats_the_simple_opponent() {
    for seed in 0..6 {
        let players = 2 + (seed % 3) as u8;
        let mut generator = RandomGenerator::of_series(1, seed);
        let mut position = start(players, Options::default(), &mut generator);
        let place = (seed / 3) as u8;
        let mut planner = Planner::default();
        while !position.is_over() {
            let opponent = if position.mover_seat == place { SPACER } else { Opponent::Simple };
            let order = planner.order(&position, opponent, &mut generator).expect("the match continues");
            apply(&mut position, order, &mut generator).expect("an opponent's order is legal");
        }
        assert!(position.winners[position.seats()[usize::from(place)].index()], "match {seed} of {players} was lost");
    }
}

#[test]
fn parity_plans_ignore_future_dice_and_seed() {
    let mut reveals = 0;
    for seed in 0..6 {
        let mut generator = RandomGenerator::of_series(2, seed);
        let mut one = after(6 + 3 * seed as u32, 2 + (seed % 3) as u8, Options::default(), &mut generator);
        apply(&mut one, Order::Roll, &mut generator).expect("a turn begins with a roll");
        let mut other = one;
        let (mut dice, mut other_dice) = (RandomGenerator::new(seed), RandomGenerator::new(!seed));
        // The plans are the same until the chance outcomes differ.
        while one == other && one.phase == Phase::Orders {
            let found = planned(&one, SPACER, 7);
            assert_eq!(found, planned(&other, SPACER, 7));
            assert_eq!(found, planned(&other, SPACER, 8), "no whims");
            for order in found.orders {
                apply(&mut one, order, &mut dice).expect("a plan is legal");
                apply(&mut other, order, &mut other_dice).expect("a plan is legal");
            }
        }
        reveals += u32::from(one != other);
    }
    assert!(reveals > 0, "no plan asked chance");
}

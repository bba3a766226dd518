//! Tests of the coach: plans that are different ideas, reasons that hold in the positions, and reviews whose sums add up.

mod advice;
mod facts;
mod review;

use alien_frontiers::ai::decide;
use alien_frontiers::record::Match;
use alien_frontiers::record::PlayedOrder;
use alien_frontiers::record::Scenario;
use alien_frontiers::record::TurnRecord;
use alien_frontiers::rules::{FixedOutcomesChance, Options, Order, Phase, Position, Preset, Setup, apply};
use orrery_core::Opponent;
use orrery_core::RandomGenerator;
use orrery_record::Seat;
use orrery_record::SeatControl;

/// Returns the position that a scenario starts from. `setup` is the scenario's text without title, rules, orders and
/// expectations.
pub fn position(setup: &str) -> Position {
    let text = format!("(title: \"coach\", rules: [\"TURN-4\"], {setup} play: [], expect: ())");
    let scenario = Scenario::from_text(&text).unwrap_or_else(|e| panic!("line {}: {}", e.line, e.message));
    scenario.position().expect("the scenario's position can be")
}

/// Plays a match between opponents of one kind, to its end or for at most `orders` orders.
pub fn played(players: u8, opponent: Opponent, seed: u64, orders: usize) -> Match {
    let setup = Setup::plain(players, Options::default());
    let control = SeatControl::Ai(opponent);
    let seats = setup.seating.iter().map(|&colour| Seat { colour, name: colour.to_string(), control }).collect();
    let mut game = Match::deal(setup, seats, seed, Some(Preset::Rules2011)).expect("a plain set-up can be played");
    for number in 0..orders {
        if game.position().is_over() {
            break;
        }
        let order = decide(game.position(), opponent, seed ^ number as u64);
        game.give(order).expect("an opponent's order is legal");
    }
    game
}

/// Returns random positions of a match in which the mover has rolled, some with ships already docked.
pub fn in_hand(players: u8, seed: u64, many: usize) -> Vec<Position> {
    let game = played(players, Opponent::Simple, seed, 400);
    let orders = game.entries().len();
    let mut generator = RandomGenerator::new(seed);
    let mut found = Vec::new();
    while found.len() < many {
        let position = game.position_before(generator.below(orders as u32) as usize);
        if position.phase == Phase::Orders {
            found.push(*position);
        }
    }
    found
}

/// Returns the turn from `before` in which the roll shows `dice` and `orders` follow.
pub fn turn(before: &Position, dice: &[u8], orders: &[Order]) -> TurnRecord {
    let mut position = *before;
    let mut chance = FixedOutcomesChance::new(dice.iter().copied(), []);
    let steps = std::iter::once(Order::Roll)
        .chain(orders.iter().copied())
        .map(|order| {
            apply(&mut position, order, &mut chance).unwrap_or_else(|e| panic!("{order:?}: {e}"));
            PlayedOrder { order, by: before.mover(), after: position }
        })
        .collect();
    TurnRecord { round: 1, entry: 0, before: *before, steps }
}

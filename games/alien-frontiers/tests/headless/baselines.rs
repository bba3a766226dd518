//! Tests that the plans of flat Monte Carlo and of tree search are legal and deterministic, and take an immediate win.

use alien_frontiers::ai::FLAT;
use alien_frontiers::ai::MCTS;
use alien_frontiers::ai::Planner;
use alien_frontiers::ai::SearchHandle;
use alien_frontiers::ai::plan;
use alien_frontiers::rules::bare_position;
use alien_frontiers::rules::{Options, Order, Phase, Position, Preset, Setup, apply, check};
use orrery_ai::SearchBudget;
use orrery_core::Colour;
use orrery_core::Opponent;
use orrery_core::RandomGenerator;

const BASELINES: [Opponent; 2] = [FLAT, MCTS];
/// A hundredth of the usual budget.
const LITTLE: SearchBudget = SearchBudget { budget: 1, ..SearchBudget::usual(4) };

fn planned(position: &Position, opponent: Opponent, effort: SearchBudget) -> Vec<Order> {
    plan(position, opponent, effort, &SearchHandle::default()).orders
}

/// Returns the position after `turns` turns of the simple opponent from the start of a match.
fn after(turns: u32, players: u8, options: Options, generator: &mut RandomGenerator) -> Position {
    let setup = Setup::plain(players, options);
    let start = setup.deal(generator);
    let mut position = setup.position(&start).expect("a dealt start fits its set-up");
    let mut planner = Planner::default();
    let mut left = turns;
    while left > 0 {
        let order = planner.order(&position, Opponent::Simple, generator).expect("the match continues");
        apply(&mut position, order, generator).expect("an opponent's order is legal");
        left -= u32::from(order == Order::End);
    }
    position
}

#[test]
fn flat_and_mcts_end_turns_and_repeat_plans() {
    for (number, preset) in Preset::ALL.iter().enumerate() {
        for opponent in BASELINES {
            let players = 2 + (number % 3) as u8;
            let mut generator = RandomGenerator::new(number as u64);
            let mut position = after(6 * number as u32, players, preset.options(), &mut generator);
            let mut turns = 0;
            for _ in 0..100 {
                if position.is_over() || turns == 3 {
                    break;
                }
                let orders = planned(&position, opponent, LITTLE);
                assert_eq!(orders, planned(&position, opponent, LITTLE), "a plan is a function");
                assert!(!orders.is_empty());
                for order in orders {
                    assert_eq!(check(&position, order), Ok(()), "{opponent:?}: {order:?}");
                    apply(&mut position, order, &mut generator).expect("it was checked");
                    turns += u32::from(order == Order::End);
                }
            }
            assert!(position.is_over() || turns == 3, "{opponent:?} does not end its turns");
        }
    }
}

#[test]
fn flat_and_mcts_launch_to_win() {
    let mut position = bare_position(&Setup::plain(2, Options::default())).expect("a plain set-up can be played");
    position.phase = Phase::Orders;
    let red = &mut position.players[Colour::Red.index()];
    // Red's last colony ends the match at once; otherwise Green wins with the next launch.
    (red.fuel, red.ore, red.hub, red.unplaced, red.colonies) = (1, 1, 7, 0, [1, 6, 0, 0, 0, 0, 0, 0]);
    let green = &mut position.players[Colour::Green.index()];
    (green.fuel, green.ore, green.hub, green.unplaced, green.colonies) = (1, 1, 7, 0, [0, 0, 3, 4, 0, 0, 0, 0]);
    for opponent in BASELINES {
        let mut now = position;
        for order in planned(&now, opponent, LITTLE) {
            apply(&mut now, order, &mut RandomGenerator::new(0)).expect("a plan is legal");
        }
        assert!(now.winners[Colour::Red.index()], "{opponent:?} does not launch");
    }
}

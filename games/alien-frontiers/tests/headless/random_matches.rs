//! Tests with thousands of random matches: no invariant is broken, no card is lost or duplicated, `legal` and `check` agree, and
//! every match ends.

use alien_frontiers::rules::invariants::{broken, census};
use alien_frontiers::rules::{
    CardCounts, ChanceAdapter, ChanceOutcome, ChanceQuestion, DockingDuty, FirstPlayer, MatchLength, Options, Order,
    Position, Preset, Setup, Supply, VpTarget, apply, check, legal,
};
use orrery_core::{Chance, ChanceNode as _};

/// A generator used only by these tests, so that failures stay reproducible.
struct TestRandomGenerator(u64);

impl TestRandomGenerator {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

impl Chance<ChanceQuestion> for TestRandomGenerator {
    fn resolve(&mut self, node: ChanceQuestion) -> ChanceOutcome {
        let n = self.below(node.outcome_count() as usize);
        node.outcome(n as u32)
    }
}

fn start(players: u8, options: Options, dice: &mut TestRandomGenerator) -> Position {
    let setup = Setup::plain(players, options);
    let start = setup.deal(dice);
    setup.position(&start).expect("a dealt start fits its set-up")
}

/// Plays one random match to its end, checking every order. Returns the number of orders.
fn play(players: u8, options: Options, seed: u64) -> usize {
    let mut dice = TestRandomGenerator(seed);
    let mut position = start(players, options, &mut dice);
    let cards = census(&position);
    assert_eq!(cards, CardCounts::full());
    let mut orders = Vec::new();
    for given in 0..200_000 {
        legal(&position, &mut orders);
        if position.is_over() {
            assert!(orders.is_empty(), "nobody has an order when the match is over");
            assert!(position.winning().count() > 0);
            return given;
        }
        assert!(!orders.is_empty(), "the mover is stuck: {position:?}");
        for &order in &orders {
            assert_eq!(check(&position, order), Ok(()), "{order:?} is listed but refused");
        }
        let order = orders[dice.below(orders.len())];
        let before = position;
        apply(&mut position, order, &mut ChanceAdapter(&mut dice)).expect("a listed order is carried out");
        assert_eq!(broken(&position), None, "after {order:?} in {before:?}");
        assert_eq!(census(&position), cards, "cards after {order:?}");
        assert!(before != position || unchanged_is_fine(order), "{order:?} changed nothing");
    }
    panic!("a match of {players} with {options:?} and seed {seed} does not end");
}

/// Returns true for orders that may leave the position unchanged.
const fn unchanged_is_fine(order: Order) -> bool {
    matches!(order, Order::Raid { .. })
}

#[test]
fn random_matches_of_every_preset_keep_every_invariant() {
    for &preset in Preset::ALL {
        for players in 2..=4 {
            for seed in 0..60 {
                play(players, preset.options(), seed * 31 + u64::from(players));
            }
        }
    }
}

#[test]
fn random_matches_of_non_default_options_keep_every_invariant() {
    let options = Options {
        length: MatchLength::Long,
        first_player: FirstPlayer::Random,
        supply: Supply::Limited,
        docking_duty: DockingDuty::Strict,
        vp_target: VpTarget::Short,
        ..Options::default()
    };
    for players in 2..=4 {
        for seed in 0..60 {
            play(players, options, seed);
        }
    }
}

/// Checks that `legal` lists every docking of a single ship, and every other order, that `check` accepts in a large sample.
/// Dockings of several ships are left out, because several orders may replace them.
#[test]
fn legal_lists_every_order_that_check_accepts() {
    let mut dice = TestRandomGenerator(7);
    let mut seen = Vec::new();
    let mut pool: Vec<Order> = Vec::new();
    for seed in 0..12 {
        dice.0 = seed;
        let mut position = start(2 + (seed % 3) as u8, Options::default(), &mut dice);
        let mut orders = Vec::new();
        while !position.is_over() {
            legal(&position, &mut orders);
            for &order in pool.iter().step_by(1 + pool.len() / 400) {
                let single = order.docked_ships().len() <= 1;
                if single && check(&position, order).is_ok() {
                    assert!(orders.contains(&order), "{order:?} is legal but not listed");
                    seen.push(order);
                }
            }
            let order = orders[dice.below(orders.len())];
            if pool.len() < 20_000 {
                pool.extend(orders.iter().copied().filter(|o| !pool.contains(o)).take(3).collect::<Vec<_>>());
            }
            apply(&mut position, order, &mut ChanceAdapter(&mut dice)).expect("listed");
        }
    }
    assert!(seen.len() > 1000, "the net caught {} orders only", seen.len());
}

#[test]
fn position_and_order_stay_small() {
    assert!(size_of::<Position>() <= 512, "{} bytes", size_of::<Position>());
    assert!(size_of::<Order>() <= 24, "{} bytes", size_of::<Order>());
}

//! Tests with more than a thousand random matches: no invariant is broken, no metal or upgrade is lost or duplicated, `legal` and
//! `check` agree, and every match ends.

use contraband::Contraband;
use contraband::rules::{Options, Order, PlayerState, Position, Preset, Setup, UpgradeStock};
use orrery_core::invariants::first_violation;
use orrery_core::{RandomGenerator, RuleOptions as _, Rules as _};
use orrery_testkit::matches::legal_lists_all_accepted;

/// Returns the number of all metals, and of all upgrades on ships and in stores.
fn census(p: &Position) -> (u8, u8) {
    let upgrades: u8 = p.stores.iter().map(UpgradeStock::len).sum();
    let built: u8 = p.players[..p.count()].iter().map(PlayerState::upgrade_count).sum();
    (p.visible_metals().len() + p.deck.len(), upgrades + built)
}

/// Returns random options; every combination is possible.
fn mixed(generator: &mut RandomGenerator) -> Options {
    let mut options = Options::default();
    for (option, info) in Options::LIST.iter().enumerate() {
        options.set(option, generator.below(info.values.len() as u32) as usize);
    }
    options
}

/// The maximum number of orders in a random match. Matches that can end must end within it.
const LONGEST: usize = 5_000;

/// Plays one random match and returns the number of its orders. Every order is checked.
fn play(players: u8, options: Options, seed: u64) -> usize {
    let mut generator = RandomGenerator::new(seed);
    let setup = Setup::plain(players, options);
    let start = setup.deal(&mut generator);
    let mut position = setup.position(&start).expect("the number of players is allowed");
    let mut orders = Vec::new();
    for given in 0..LONGEST {
        let Some(decider) = Contraband::to_act(&position) else {
            assert_ne!(position.winners, 0);
            assert!(position.last_round().is_none_or(|last| position.round <= last));
            return given;
        };
        let view = Contraband::view(&position, Some(decider));
        Contraband::legal(&view, &mut orders);
        assert!(!orders.is_empty(), "nothing can be done: {position:?}");
        let order = orders[generator.below(orders.len() as u32) as usize];
        let before = position;
        Contraband::apply(&mut position, &order, &mut generator, &mut ());
        assert_eq!(first_violation(Contraband::INVARIANTS, &position), None, "after {order:?} in {before:?}");
        // Equal totals do nothing (CB-FGT-1).
        assert!(before != position || order == Order::Fight, "{order:?} changed nothing");
        let (was, is) = (census(&before), census(&position));
        assert!(is.0 <= was.0 && is.1 <= was.1, "something was multiplied by {order:?} in {before:?}");
        if matches!(order, Order::Sell(_) | Order::Buy(_) | Order::Take(_)) {
            assert_eq!(is, was, "something was lost by {order:?} in {before:?}");
        }
    }
    assert!(!Contraband::ends(&options), "no end after {LONGEST} orders: {players} players, {options:?}, seed {seed}");
    LONGEST
}

#[test]
fn random_matches_of_every_preset_keep_every_invariant() {
    for &preset in Preset::ALL {
        for players in 1..=4 {
            for seed in 0..40 {
                play(players, preset.options(), seed);
            }
        }
    }
}

#[test]
fn random_matches_of_mixed_options_keep_every_invariant() {
    let mut generator = RandomGenerator::new(3);
    for seed in 0..300 {
        play(1 + (seed % 4) as u8, mixed(&mut generator), seed);
    }
}

/// Of a wide range of orders, each one that `check` accepts is listed, except rows of tokens.
#[test]
fn legal_lists_every_order_that_check_accepts() {
    let mut generator = RandomGenerator::new(7);
    let starts = (0..24).map(|number| {
        let setup = Setup::plain(2 + number % 3, mixed(&mut generator));
        setup.position(&setup.deal(&mut generator)).expect("the number of players is allowed")
    });
    legal_lists_all_accepted::<Contraband>(starts, LONGEST, 400, |order| matches!(order, Order::Plan(_)));
}

#[test]
fn position_and_order_stay_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
    assert!(size_of::<Order>() <= 16, "{} bytes", size_of::<Order>());
}

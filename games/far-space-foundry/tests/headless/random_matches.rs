//! Tests with many random matches: no invariant is broken, nothing is lost or duplicated, `legal` and `check` agree, and every
//! match ends.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{
    CargoTransfer, FEDERALS, MatchHalf, MatchMode, Options, Order, Phase, Position, Preset, Setup,
};
use orrery_core::invariants::first_violation;
use orrery_core::{RandomGenerator, RuleOptions as _, Rules as _};

use orrery_testkit::long_runs::count;
use orrery_testkit::matches::legal_lists_all_accepted;

/// Returns the numbers that must stay constant: the raw goods in Alpha, and the pilots of each player during a half.
fn census(p: &Position) -> (u32, Vec<u32>) {
    let goods = |player: &far_space_foundry::rules::PlayerState| -> u32 {
        let holds: u32 = player.fleet.iter().map(|ship| u32::from(ship.hold.raws())).sum();
        holds + u32::from(player.warehouse.raws())
    };
    let raws = p.asteroids.iter().map(|&left| u32::from(left)).sum::<u32>() + p.playing().map(goods).sum::<u32>();
    let pilots = p
        .playing()
        .map(|player| u32::from(player.in_hand()) + u32::from(player.in_deck()) + u32::from(player.played.len()));
    (raws, pilots.collect())
}

/// Plays one random match, checks every order, and returns the number of orders.
fn play(options: Options, players: u8, seed: u64) -> usize {
    let mut generator = RandomGenerator::new(seed);
    let setup = Setup::plain(players, options);
    let mut position = setup.position(&setup.deal(&mut generator)).expect("they can play");
    let mut orders = Vec::new();
    for given in 0..FarSpaceFoundry::MAX_ORDERS as usize {
        let Some(decider) = FarSpaceFoundry::to_act(&position) else {
            let winners = FarSpaceFoundry::standings(&FarSpaceFoundry::open_view(&position)).winners().count();
            assert!(winners > 0 || players == 1 && options.mode == MatchMode::Full, "{position:?}");
            return given;
        };
        let view = FarSpaceFoundry::view(&position, Some(decider));
        FarSpaceFoundry::legal(&view, &mut orders);
        assert!(!orders.is_empty(), "nothing can be done: {position:?}");
        let order = orders[generator.below(orders.len() as u32) as usize];
        let before = position;
        FarSpaceFoundry::apply(&mut position, &order, &mut generator, &mut ());
        assert_eq!(first_violation(FarSpaceFoundry::INVARIANTS, &position), None, "after {order:?} in {before:?}");
        assert_ne!(before, position, "{order:?} changed nothing");
        if before.stage != Phase::Begin && before.half == position.half && !position.is_over() {
            let ((raws, pilots), (raws_before, pilots_before)) = (census(&position), census(&before));
            if before.half == MatchHalf::Alpha {
                assert_eq!(raws, raws_before, "raw goods after {order:?} in {before:?}");
            }
            let hired = u32::from(matches!(order, Order::Hire { pilot: Some(_), .. }));
            let left = matches!(before.stage, Phase::Keep);
            let sum = |pilots: &[u32]| pilots.iter().sum::<u32>();
            assert!(left || sum(&pilots) == sum(&pilots_before) + hired, "pilots after {order:?} in {before:?}");
        }
        if let (Phase::Begin, MatchHalf::Beta, false) = (before.stage, before.half, position.is_beta_only()) {
            let (_, pilots) = census(&position);
            assert!(pilots.iter().all(|&count| count >= FEDERALS as u32), "decks of Beta in {position:?}");
        }
    }
    panic!("a match with {options:?} and seed {seed} does not end");
}

/// Plays whole matches until the wanted number of orders is reached for each number of players under each preset.
#[test]
fn random_orders_under_every_preset_keep_every_invariant() {
    let wanted = count("ORRERY_ORDERS", 900) as usize;
    for (&preset, players) in Preset::ALL.iter().flat_map(|preset| (1..=4).map(move |players| (preset, players))) {
        let (mut given, mut seed) = (0, 0);
        while given < wanted {
            given += play(preset.options(), players, seed);
            seed += 1;
        }
        println!("{preset:?}, {players} players: {given} orders of {seed} matches");
    }
}

#[test]
fn random_matches_of_mixed_options_keep_every_invariant() {
    let mut generator = RandomGenerator::new(3);
    for seed in 0..80 {
        let mut options = Options::default();
        for (option, info) in Options::LIST.iter().enumerate() {
            options.set(option, generator.below(info.values.len() as u32) as usize);
        }
        play(options, (seed % 4) as u8 + 1, seed);
    }
}

/// Reports whether the list of legal orders omits this kind of order: orders with stars or several freighters, and goods in
/// another sequence.
fn is_left_out(order: &Order) -> bool {
    let special = |cargo: &CargoTransfer| {
        let sorted = cargo.lines().is_sorted_by_key(|line| (line.ship, line.good));
        !sorted || cargo.ships() > 1 || cargo.lines().iter().any(|line| line.on || line.off)
    };
    match order {
        Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo) => special(cargo),
        _ => false,
    }
}

/// Every order of a large sample that `check` accepts is listed, except for those that are omitted on purpose.
#[test]
fn legal_lists_every_order_that_check_accepts() {
    let mut generator = RandomGenerator::new(7);
    let starts = [Preset::Seed, Preset::BetaOnly, Preset::Seed, Preset::AlphaOnly].map(|preset| {
        let setup = Setup::plain(3, preset.options());
        setup.position(&setup.deal(&mut generator)).expect("they can play")
    });
    legal_lists_all_accepted::<FarSpaceFoundry>(starts, usize::MAX, 900, is_left_out);
}

#[test]
fn position_and_order_stay_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
    assert!(size_of::<Order>() <= 96, "{} bytes", size_of::<Order>());
}

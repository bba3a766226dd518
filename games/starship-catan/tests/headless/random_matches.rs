//! Tests with random matches, whose orders include offers: no invariant is broken, no card is lost or duplicated, `legal` and
//! `check` agree, and every match with a turn limit ends.

use orrery_core::invariants::first_violation;
use orrery_core::{RandomGenerator, Rules as _};
use orrery_record::{Match, Seat, SeatControl};
use starship_catan::StarshipCatan;
use starship_catan::record::Scenario;
use starship_catan::rules::{
    AfterPirates, Card, CardCounts, CombatDie, Commodity, CommodityCounts, ExchangeRule, Offer, Options, Order, Phase,
    Position, Preset, ProductionDie, ReserveFacing, SECTORS, Setup, TurnLimit,
};

use orrery_testkit::long_runs::count;
use orrery_testkit::matches::legal_lists_all_accepted;

/// Counts all cards: those next to ships, those drawn, and those in pools.
pub fn census(p: &Position) -> u32 {
    let beside = p.players.iter().flat_map(|player| [player.colonies, player.posts, player.beaten]);
    let drawn = (0..SECTORS).map(|at| p.drawn(at));
    let pools = p.reserve.pools.into_iter().chain([p.dealt]);
    beside.chain(drawn).chain(pools).map(|bag: CardCounts| u32::from(bag.len())).sum()
}

/// Returns an offer of one thing for another, or occasionally a larger one.
pub fn offer(generator: &mut RandomGenerator) -> Offer {
    let mut some = || {
        let thing = Commodity::ALL[generator.below(Commodity::COUNT as u32) as usize];
        let more = Commodity::ALL[generator.below(Commodity::COUNT as u32) as usize];
        let things = CommodityCounts::of(thing, 1 + generator.below(2) as u8);
        if generator.below(3) == 0 { things.and(more, 1) } else { things }
    };
    Offer { give: some(), want: some() }
}

/// The number of orders after which a match is abandoned. Without a turn limit, random play may never reach ten points.
const ENOUGH: usize = 5_000;

/// Plays a random match and checks every order. Returns the number of orders.
fn play(options: Options, seed: u64) -> usize {
    let mut generator = RandomGenerator::new(seed);
    let mut position = Setup::plain(2, options).position(&Default::default()).expect("two can play");
    let mut orders = Vec::new();
    for given in 0..20_000 {
        if options.turn_limit == TurnLimit::Off && given == ENOUGH {
            return given;
        }
        let Some(decider) = StarshipCatan::to_act(&position) else {
            assert_ne!(position.winners, [false; 2]);
            return given;
        };
        let view = StarshipCatan::view(&position, Some(decider));
        StarshipCatan::legal(&view, &mut orders);
        assert!(!orders.is_empty(), "nothing can be done: {position:?}");
        let proposed = Order::Offer(offer(&mut generator));
        if generator.below(4) == 0 && StarshipCatan::check(&view, &proposed).is_ok() {
            orders = vec![proposed];
        }
        let order = orders[generator.below(orders.len() as u32) as usize];
        let before = position;
        StarshipCatan::apply(&mut position, &order, &mut generator, &mut ());
        assert_eq!(first_violation(StarshipCatan::INVARIANTS, &position), None, "after {order:?} in {before:?}");
        assert_eq!(census(&position), 68, "cards after {order:?} in {before:?}");
        assert_ne!(before, position, "{order:?} changed nothing");
    }
    panic!("a match with {options:?} and seed {seed} does not end");
}

/// Plays whole matches until enough orders have been given under each preset.
#[test]
fn random_orders_under_every_preset_keep_every_invariant() {
    let wanted = count("ORRERY_ORDERS", 40_000) as usize;
    for &preset in Preset::ALL {
        let (mut given, mut seed) = (0, 0);
        while given < wanted {
            given += play(preset.options(), seed);
            seed += 1;
        }
        println!("{preset:?}: {given} orders of {seed} matches");
    }
}

#[test]
fn random_matches_of_mixed_options_keep_every_invariant() {
    let mixed = Options {
        production_die: ProductionDie::ToFour,
        combat_die: CombatDie::ToThree,
        after_pirates: AfterPirates::Visit,
        reserve: ReserveFacing::FaceDown,
        ..Options::default()
    };
    let open = Options { reserve: ReserveFacing::FaceUp, exchange: ExchangeRule::Off, ..mixed };
    let endless = Options { turn_limit: TurnLimit::Off, ..mixed };
    for seed in 0..40 {
        play(mixed, seed);
        play(open, seed);
        play(endless, seed);
    }
}

/// Except for offers, every order of a wide selection that `check` accepts must be listed.
#[test]
fn legal_lists_every_order_that_check_accepts() {
    let starts = [Preset::Seed, Preset::Discovery, Preset::Seed, Preset::SeedLiteral]
        .map(|preset| Setup::plain(2, preset.options()).position(&Default::default()).expect("two can play"));
    legal_lists_all_accepted::<StarshipCatan>(starts, usize::MAX, 600, |_| false);
}

#[test]
fn position_and_order_stay_small() {
    assert!(size_of::<Position>() <= 1024, "{} bytes", size_of::<Position>());
    assert!(size_of::<Order>() <= 24, "{} bytes", size_of::<Order>());
}

#[test]
fn sector_cards_are_revealed_in_proportion_to_the_deck() {
    // Each of the forty cards must be the first card of a sector about equally often.
    let mut counts = [0_u32; Card::COUNT];
    let mut generator = RandomGenerator::new(5);
    let start = Setup::plain(2, Preset::FirstFlight.options()).position(&Default::default()).expect("two can play");
    for _ in 0..40_000 {
        let mut position = start;
        for order in [Order::Roll, Order::Fly(2), Order::Next] {
            StarshipCatan::apply(&mut position, &order, &mut generator, &mut ());
        }
        assert!(matches!(position.phase, Phase::Flight | Phase::Pirates));
        let revealed = position.drawn(1).nth(0).expect("a card was revealed");
        counts[revealed.index()] += 1;
    }
    for &card in Card::ALL {
        let (expected, got) = (1000 * u32::from(card.dealt()), counts[card.index()]);
        assert!(got.abs_diff(expected) < 180, "{card} came {got} times, not {expected}");
    }
}

/// If a scenario has more places than cards, lost planets follow once all cards are drawn, and the match continues.
#[test]
fn scenario_with_more_places_than_cards_plays_on() {
    let text = include_str!("../../../../assets/starship-catan/gallery/full.ron");
    let scenario = Scenario::from_text(text).expect("a scenario");
    let seats: Vec<Seat> =
        scenario.setup.setup().seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
    let mut drawn_out = false;
    for seed in 0..6 {
        let mut generator = RandomGenerator::new(seed);
        let mut game = Match::<StarshipCatan>::from_scenario(&scenario, seats.clone(), seed).expect("it can be played");
        let mut orders = Vec::new();
        while !game.is_over() && game.entries().len() < 1_500 {
            StarshipCatan::legal(&game.view(), &mut orders);
            game.give(orders[generator.below(orders.len() as u32) as usize]).expect("it is listed");
            drawn_out |= game.position().dealt.is_empty();
        }
    }
    assert!(drawn_out, "all cards of the deal were drawn once");
}

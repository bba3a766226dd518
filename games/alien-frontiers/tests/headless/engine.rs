//! Tests that the engine bases its decisions on visible information only, is deterministic, and takes an immediate win.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::Plan;
use alien_frontiers::ai::Planner;
use alien_frontiers::ai::SearchHandle;
use alien_frontiers::rules::invariants::broken;
use alien_frontiers::rules::{
    DiceAndCardSource, Facility, FixedOutcomesChance, Options, Order, Phase, Position, Setup, Ships, Territory, apply,
    apply_unchecked, check,
};
use orrery_ai::SearchBudget;
use orrery_core::Colour;
use orrery_core::Level;
use orrery_core::Opponent;
use orrery_core::OpponentCharacter;
use orrery_core::RandomGenerator;

/// Returns every level, and the Captain with every character.
fn minds() -> Vec<Opponent> {
    let levels = Level::ALL.iter().map(|&level| Opponent::engine(level));
    let characters = OpponentCharacter::all::<AlienFrontiers>()
        .map(|character| Opponent::Engine { level: Level::Captain, character });
    levels.chain(characters).collect()
}

/// Returns a tenth of the usual budget, which is enough to observe decisions.
fn thrifty(seed: u64) -> SearchBudget {
    SearchBudget { budget: 10, ..SearchBudget::usual(seed) }
}

fn plan(position: &Position, opponent: Opponent, seed: u64) -> Plan {
    orrery_ai::plan(position, opponent, thrifty(seed), &SearchHandle::default())
}

fn first_position(players: u8, chance: &mut impl DiceAndCardSource) -> Position {
    let setup = Setup::plain(players, Options::default());
    let start = alien_frontiers::rules::deal(&setup, chance);
    alien_frontiers::rules::first_position(&setup, &start).expect("a dealt start fits its set-up")
}

/// Returns positions after a roll, from a match between Pilots.
fn moments(players: u8, seed: u64, wanted: usize) -> Vec<Position> {
    let mut generator = RandomGenerator::new(seed);
    let mut planner = Planner::default();
    let mut position = first_position(players, &mut generator);
    let mut found = Vec::new();
    while found.len() < wanted
        && let Some(order) = planner.order(&position, Opponent::engine(Level::Pilot), &mut generator)
    {
        let rolled = position.phase == Phase::Roll;
        apply_unchecked(&mut position, order, &mut generator, &mut ());
        if rolled && generator.below(4) == 0 {
            found.push(position);
        }
    }
    found
}

#[test]
fn same_position_seed_and_budget_give_the_same_plan() {
    for players in 2..=4 {
        for position in moments(players, 3, 4) {
            for opponent in minds() {
                let once = plan(&position, opponent, 5);
                assert_eq!(once, plan(&position, opponent, 5), "{}", opponent.word());
                assert!(!once.orders.is_empty());
            }
        }
    }
}

#[test]
fn plans_are_legal_and_end_the_turn_or_ask_chance() {
    for players in 2..=4 {
        for position in moments(players, 8, 5) {
            for opponent in minds() {
                let mut at = position;
                let orders = plan(&position, opponent, 1).orders;
                for (index, &order) in orders.iter().enumerate() {
                    let told = || format!("{} with order {index}: {order:?} in {position:?}", opponent.word());
                    assert_eq!(check(&at, order), Ok(()), "{}", told());
                    assert!(!order.asks_chance() || index + 1 == orders.len(), "{}", told());
                    apply_unchecked(&mut at, order, &mut RandomGenerator::new(2), &mut ());
                    assert_eq!(broken(&at), None, "{}", told());
                }
                let last = orders.last().copied().unwrap_or(Order::Roll);
                assert!(at.phase != Phase::Orders || last.asks_chance(), "{}", opponent.word());
            }
        }
    }
}

/// Returns the mover's mean win chance after a Pilot's plans for `positions`, as evaluated by the net. `day` is the form seed.
fn chances_left(positions: &[Position], day: u64) -> f32 {
    let left = |position: &Position| {
        let effort = SearchBudget { form_seed: day, ..thrifty(6) };
        let plan = orrery_ai::plan(position, Opponent::engine(Level::Pilot), effort, &SearchHandle::default());
        plan.outlook.map_or(0.0, |outlook| outlook.win[usize::from(position.mover_seat)])
    };
    positions.iter().map(left).sum::<f32>() / positions.len() as f32
}

#[test]
fn form_affects_the_pilot_but_not_the_admiral() {
    let many = (31..41).flat_map(|seed| moments(2, seed, 60));
    let positions: Vec<Position> = many.filter(|position| position.mover_seat == 0).collect();
    let form = |day: u64| SearchBudget { form_seed: day, ..SearchBudget::usual(0) }.form(0);
    let day_of = |wanted: fn(f32) -> bool| (0..).find(|&day| wanted(form(day))).expect("days of every form come");
    let (good, bad) = (day_of(|form| form < -0.9), day_of(|form| form > 0.9));
    assert!(positions.len() > 20);
    assert!(chances_left(&positions, good) > chances_left(&positions, bad) + 0.01);
    for position in &positions[..5] {
        let admiral = |day| {
            let effort = SearchBudget { form_seed: day, ..thrifty(6) };
            orrery_ai::plan(position, Opponent::engine(Level::Admiral), effort, &SearchHandle::default())
        };
        assert_eq!(admiral(good), admiral(bad), "the Admiral has no bad days");
    }
}

/// A source of chance whose outcomes are common to all matches up to a certain order, and then depend on the match.
struct DivergingChance {
    common: RandomGenerator,
    own: RandomGenerator,
    parted: bool,
}

impl DiceAndCardSource for DivergingChance {
    fn die(&mut self) -> u8 {
        if self.parted { self.own.die() } else { self.common.die() }
    }

    fn draw(&mut self, deck: &alien_frontiers::rules::CardCounts) -> alien_frontiers::rules::Card {
        if self.parted { self.own.draw(deck) } else { self.common.draw(deck) }
    }
}

/// Returns the orders of a match between Captains, and the position before the last order. The chance outcomes are common to all
/// matches up to `common` orders, and then depend on `own`. The match is cut at the first order after that with a chance outcome.
fn match_that_parts(players: u8, common: usize, own: u64) -> (Vec<Order>, Position) {
    let mut chance =
        DivergingChance { common: RandomGenerator::new(77), own: RandomGenerator::new(own), parted: false };
    let mut position = first_position(players, &mut chance);
    let (mut planner, mut whims, mut given) = (Planner::default(), RandomGenerator::new(5), Vec::new());
    loop {
        let order =
            planner.order(&position, Opponent::engine(Level::Captain), &mut whims).expect("the match continues");
        given.push(order);
        if given.len() > common && order.asks_chance() {
            return (given, position);
        }
        apply_unchecked(&mut position, order, &mut chance, &mut ());
        chance.parted = given.len() >= common;
    }
}

#[test]
fn orders_ignore_future_dice_and_cards() {
    for players in 2..=4 {
        for common in [9, 40] {
            let (orders, position) = match_that_parts(players, common, 1);
            let (others, other) = match_that_parts(players, common, 2);
            // The two matches differ only in later chance outcomes, so all orders up to that point must be equal.
            assert_eq!(orders, others);
            assert_eq!(position, other);
            let outcome = |own: u64| {
                let (mut after, mut chance) = (position, RandomGenerator::new(own));
                apply_unchecked(&mut after, orders[orders.len() - 1], &mut chance, &mut ());
                after
            };
            assert!((1..9).map(outcome).any(|after| after != outcome(0)), "chance has something to say");
        }
    }
}

/// Returns a position in which the mover has one colony left, finished on the Hub track, and can pay for the winning launch.
fn about_to_win() -> Position {
    let mut position = first_position(2, &mut RandomGenerator::new(4));
    let orders = [Order::Roll];
    for order in orders {
        apply(&mut position, order, &mut FixedOutcomesChance::new([2, 3, 5], [])).expect("a roll is legal");
    }
    let mover = position.mover();
    let other = if mover == Colour::Red { Colour::Green } else { Colour::Red };
    position.players[mover.index()].unplaced = 0;
    position.players[mover.index()].hub = 7;
    position.players[mover.index()].colonies = [2, 2, 2, 1, 0, 0, 0, 0];
    position.players[mover.index()].fuel = 2;
    position.players[mover.index()].ore = 2;
    position.players[other.index()].unplaced = 5;
    position.players[other.index()].colonies = [0, 0, 0, 0, 1, 1, 1, 0];
    for territory in Territory::ALL {
        let most = [mover, other].into_iter().max_by_key(|c| position.player(*c).colonies[territory.index()]);
        let any = Colour::ALL.iter().any(|c| position.player(*c).colonies[territory.index()] > 0);
        position.control[territory.index()] = most.filter(|_| any);
    }
    assert_eq!(position.hand(), Ships::of(&[2, 3, 5]));
    position
}

#[test]
fn levels_above_cadet_take_an_immediate_win() {
    let position = about_to_win();
    for &level in &Level::ALL[1..] {
        for seed in 0..10 {
            let mut at = position;
            // The engine may claim a card first; it plans again when it sees the card that replaces the claimed one.
            while !at.is_over() && at.mover_seat == position.mover_seat {
                for order in plan(&at, Opponent::engine(level), seed).orders {
                    apply_unchecked(&mut at, order, &mut RandomGenerator::new(1), &mut ());
                }
            }
            assert!(at.is_over() && at.winners[position.mover().index()], "{} missed it", level.word());
        }
    }
}

#[test]
fn stopped_search_still_gives_a_legal_order() {
    let position = moments(4, 12, 6).pop().expect("a match has moments");
    let watch = SearchHandle::default();
    watch.stop();
    let plan = orrery_ai::plan(&position, Opponent::engine(Level::Admiral), SearchBudget::usual(1), &watch);
    assert_eq!(check(&position, plan.orders[0]), Ok(()));
}

#[test]
fn commodore_uses_a_card_to_complete_a_triple() {
    // A Polarity Device turns 1 1 6 into a triple. With three ore, the triple places the last colony.
    let mut position = first_position(2, &mut RandomGenerator::new(4));
    apply(&mut position, Order::Roll, &mut FixedOutcomesChance::new([1, 1, 6], [])).expect("a roll is legal");
    let mover = position.mover();
    let player = &mut position.players[mover.index()];
    player.fuel = 1;
    player.ore = 3;
    (player.colonies[0], player.unplaced) = (player.unplaced - 1, 1);
    position.control[0] = Some(mover);
    let player = &mut position.players[mover.index()];
    player.cards = [alien_frontiers::rules::Card::PolarityDevice].into_iter().collect();
    let orders = plan(&position, Opponent::engine(Level::Commodore), 3).orders;
    let settled = |o: &Order| matches!(o, Order::Settle { facility: Facility::ColonyConstructor, .. });
    assert!(orders.iter().any(settled), "{orders:?}");
}

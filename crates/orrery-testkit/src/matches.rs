//! Matches for tests.

use orrery_ai::{GameOpponents, Plan, Planner};
use orrery_core::chance::ReplayChance;
use orrery_core::{Level, Opponent, RandomGenerator, RuleOptions as _, RulePreset as _, Rules, Setup, ron};
use orrery_record::{Match, ScenarioFile as _, Scenarios, Seat, SeatControl};

use crate::contract::walk::any_setup;

/// Deals the match with this number, with a random set-up. Its seats cycle through a person, a random opponent and an engine.
pub fn dealt<G: Scenarios>(number: u64) -> Match<G> {
    let mut generator = RandomGenerator::of_series(37, number);
    let setup = any_setup::<G>(&mut generator);
    let preset = G::Preset::default();
    let preset = (setup.options.differences(&preset.options()).is_empty()).then_some(preset);
    let kinds =
        [SeatControl::Human, SeatControl::Ai(Opponent::Random), SeatControl::Ai(Opponent::engine(Level::Pilot))];
    let seat = |(nth, &colour): (usize, _)| Seat { colour, name: format!("{colour} \"Ы\""), control: kinds[nth % 3] };
    let seats = setup.seating.iter().enumerate().map(seat).collect();
    Match::deal(setup, seats, generator.next() >> 16, preset).expect("it can be played")
}

/// Returns a random legal order for a match that is not over.
pub fn any_listed<G: Scenarios>(game: &Match<G>, generator: &mut RandomGenerator) -> G::Order {
    let mut orders = Vec::new();
    G::legal(&game.view(), &mut orders);
    orders[generator.below(orders.len() as u32) as usize]
}

/// Gives up to `orders` random legal orders.
pub fn play_randomly<G: Scenarios>(game: &mut Match<G>, orders: usize, generator: &mut RandomGenerator) {
    for _ in 0..orders {
        if game.is_over() {
            return;
        }
        let order = any_listed(game, generator);
        game.give(order).expect("a listed order is taken");
    }
}

/// Returns the scenario with these fields.
#[track_caller]
pub fn scenario<G: Scenarios>(fields: &str) -> G::Scenario {
    let fields = fields.trim();
    let comma = if fields.is_empty() || fields.ends_with(',') { "" } else { "," };
    let text = format!("(game: \"{}\", title: \"\", {fields}{comma} play: [], expect: ())", G::KEY);
    ron::read(&text).unwrap_or_else(|error| panic!("{error}:\n{text}"))
}

/// Returns the position that a scenario with these fields starts from.
#[track_caller]
pub fn position<G: Scenarios>(fields: &str) -> G::Position {
    G::first_position(&scenario::<G>(fields)).unwrap_or_else(|error| panic!("{error}:\n{fields}"))
}

/// Returns a match between people that starts from a scenario with these fields, after these orders with their outcomes.
#[track_caller]
pub fn recorded<G: Scenarios>(fields: &str, orders: &[&str]) -> Match<G> {
    let scenario = scenario::<G>(fields);
    let people = scenario.setup().seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
    let mut game = Match::from_scenario(&scenario, people, 1).expect("is a match");
    for line in orders {
        let (order, outcomes) = G::read_recorded(line).expect("an order");
        game.give_with(order, &mut ReplayChance::new(outcomes)).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    game
}

/// Plays a match between opponents of one kind, to its end or for at most `orders` orders.
pub fn between<G: GameOpponents + Scenarios>(
    opponent: Opponent,
    players: u8,
    preset: G::Preset,
    seed: u64,
    orders: usize,
) -> Match<G> {
    let setup = Setup::plain(players, preset.options());
    let seats = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Ai(opponent))).collect();
    let mut game = Match::deal(setup, seats, seed, Some(preset)).expect("they can play");
    let (mut planner, mut generator) = (Planner::<G>::default(), RandomGenerator::new(seed));
    for _ in 0..orders {
        let Some(order) = planner.order(&game.view(), opponent, &mut generator) else { break };
        game.give(order).expect("an opponent's order is legal");
    }
    game
}

/// Asserts that an opponent's orders can be given one after another, and that none but the last reveals anything. Returns the
/// position after them.
#[track_caller]
pub fn assert_plays<G: Rules>(start: &G::Position, orders: &[G::Order]) -> G::Position {
    let (mut position, mut generator) = (*start, RandomGenerator::new(3));
    for (at, order) in orders.iter().enumerate() {
        let view = G::view(&position, G::to_act(&position));
        assert_eq!(G::check(&view, order), Ok(()), "{orders:?}");
        assert!(at + 1 == orders.len() || !G::is_barrier(&view, order), "{orders:?}");
        G::apply(&mut position, order, &mut generator, &mut ());
    }
    position
}

/// Plays from `first` with one opponent in all seats, for at most `most` decisions. `plan` returns the plan for a position and a
/// seed; `look` receives every position decided on, and its plan. Returns the last position.
#[track_caller]
pub fn planned_match<G: Rules>(
    first: G::Position,
    seed: u64,
    most: u64,
    plan: impl Fn(&G::Position, u64) -> Plan<G>,
    mut look: impl FnMut(&G::Position, &Plan<G>),
) -> G::Position {
    let (mut position, mut generator) = (first, RandomGenerator::new(seed));
    for number in 0..most {
        let Some(decider) = G::to_act(&position) else { break };
        let found = plan(&position, seed ^ number);
        assert!(!found.orders.is_empty());
        look(&position, &found);
        for order in found.orders {
            let view = G::view(&position, Some(decider));
            assert_eq!(G::check(&view, &order), Ok(()), "{order:?} in {position:?}");
            G::apply(&mut position, &order, &mut generator, &mut ());
        }
    }
    position
}

/// Plays random orders from each of the `starts`, for at most `most` orders. Asserts that `legal` lists every order of the
/// earlier positions that `check` accepts now, except for those `left_out`. At most `pool` orders are tried, and they must be
/// accepted more than a thousand times in total.
#[track_caller]
pub fn legal_lists_all_accepted<G: Rules>(
    starts: impl IntoIterator<Item = G::Position>,
    most: usize,
    pool: usize,
    left_out: impl Fn(&G::Order) -> bool,
) {
    let mut generator = RandomGenerator::new(7);
    let (mut tried, mut accepted): (Vec<G::Order>, u32) = (Vec::new(), 0);
    let mut orders = Vec::new();
    for mut position in starts {
        for _ in 0..most {
            let Some(decider) = G::to_act(&position) else { break };
            let view = G::view(&position, Some(decider));
            G::legal(&view, &mut orders);
            for order in tried.iter().filter(|order| G::check(&view, order).is_ok()) {
                assert!(orders.contains(order), "{order:?} is legal but not listed in {position:?}");
                accepted += 1;
            }
            for order in orders.iter().filter(|order| !left_out(order)) {
                if tried.len() < pool && !tried.contains(order) {
                    tried.push(*order);
                }
            }
            let order = orders[generator.below(orders.len() as u32) as usize];
            G::apply(&mut position, &order, &mut generator, &mut ());
        }
    }
    assert!(accepted > 1000, "only {accepted} orders were accepted");
}

/// Asserts that each line is an order in canonical form that can be read in capitals and with more spaces.
#[track_caller]
pub fn assert_orders_round_trip<G: Rules>(lines: &[&str]) {
    for &line in lines {
        let order = G::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(G::write(&order), line);
        let shouted = format!("  {}  ", line.to_uppercase().replace(' ', "   "));
        assert_eq!(G::read(&shouted), Ok(order), "{shouted}");
    }
}

/// Asserts that each line is an order with its outcomes in canonical form.
#[track_caller]
pub fn assert_records_round_trip<G: Rules>(lines: &[&str]) {
    for &line in lines {
        let (order, outcomes) = G::read_recorded(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(G::write_recorded(&order, &outcomes), line);
    }
}

//! The data about a game that the checks need.

use orrery_ai::{GameOpponents, SearchBudget, SearchHandle, plan};
use orrery_core::{Colour, Opponent, RandomGenerator, Rules, Setup};

/// The maximum number of orders in an opening.
const ORDERS: usize = 2;

/// The data about a game that the checks need.
#[derive(Debug, Clone, Copy)]
pub struct GameUnderTest<G: Rules> {
    /// The number of random matches in each check, enough for some thousands of positions.
    pub matches: u64,
    /// A function that returns descriptions of the plans of quick opponents for a view and a seed.
    pub plans: fn(&G::View, u64) -> Vec<String>,
    /// A function that returns the position after the opening with this number. The orders of an opening depend only on its
    /// number. Each view must allow only a few full states, so that each of them occurs often.
    pub opening: fn(u64) -> G::Position,
    /// A function that reports whether an event lets a seat see something that no event describes, such as the contents of a
    /// place it enters.
    pub looks: fn(&G::Event, Colour) -> bool,
    /// A function that reports whether an event describes something that all seats saw briefly and no view keeps.
    pub passes: fn(&G::Event) -> bool,
}

impl<G: Rules> GameUnderTest<G> {
    /// Returns the data of a game whose openings are the first orders of a match, and whose events describe everything that seats
    /// see.
    pub const fn new(matches: u64, plans: fn(&G::View, u64) -> Vec<String>) -> Self {
        Self { matches, plans, opening: first_orders::<G>, looks: |_, _| false, passes: |_| false }
    }
}

/// Returns the position a few orders after a deal. Most games have secrets by then. The orders depend only on the number of the
/// opening.
fn first_orders<G: Rules>(number: u64) -> G::Position {
    let mut generator = RandomGenerator::of_series(23, number);
    let mut position = {
        let setup = Setup::<G>::plain(*G::PLAYERS.end(), G::Options::default());
        let start = setup.deal(&mut generator);
        setup.position(&start).expect("what was dealt can be played")
    };
    let mut orders = Vec::new();
    for _ in 0..ORDERS {
        let Some(decider) = G::to_act(&position) else { break };
        G::legal(&G::view(&position, Some(decider)), &mut orders);
        let order = orders[generator.below(orders.len() as u32) as usize];
        G::apply(&mut position, &order, &mut generator, &mut ());
    }
    position
}

/// Returns descriptions of the plans of these opponents.
pub fn plans_of<G: GameOpponents>(view: &G::View, opponents: &[Opponent], effort: SearchBudget) -> Vec<String> {
    let told = |opponent| format!("{opponent}: {:?}", plan::<G>(view, opponent, effort, &SearchHandle::default()));
    opponents.iter().copied().map(told).collect()
}

/// Returns each legal order with the decider's total score after it, summed over eight samples of the full state.
pub fn guesses<G: Rules>(view: &G::View, seed: u64) -> Vec<String> {
    let (mut generator, mut orders) = (RandomGenerator::new(seed), Vec::new());
    G::legal(view, &mut orders);
    let worth = |order: &G::Order, generator: &mut RandomGenerator| {
        let mut sum = 0;
        for _ in 0..8 {
            let mut truth = G::determinize(view, generator);
            let me = G::to_act(&truth);
            G::apply(&mut truth, order, generator, &mut ());
            sum += me.and_then(|me| Some(G::standings(&G::view(&truth, Some(me))).of(me)?.total())).unwrap_or_default();
        }
        sum
    };
    orders.iter().map(|order| format!("{}: {}", G::write(order), worth(order, &mut generator))).collect()
}

//! Random matches, visited before every order.

use orrery_core::{Colour, RandomGenerator, RuleOptions as _, RulePreset as _, Rules, Setup};

/// A position of a match in which a seat has to decide.
#[derive(Debug)]
pub struct DecisionPoint<'a, G: Rules> {
    /// The full state.
    pub position: &'a G::Position,
    /// The seat that decides.
    pub decider: Colour,
    /// The decider's view.
    pub view: &'a G::View,
    /// The legal orders of the decider.
    pub orders: &'a [G::Order],
}

/// Returns a random set-up, with any supported number of players and any options.
pub fn any_setup<G: Rules>(generator: &mut RandomGenerator) -> Setup<G> {
    let mut below = |bound: usize| generator.below(bound as u32) as usize;
    let (least, most) = G::PLAYERS.into_inner();
    let mut options = G::Preset::default().options();
    for (option, info) in G::Options::LIST.iter().enumerate() {
        options.set(option, below(info.values.len()));
    }
    let mut setup = Setup::<G>::plain(least + below(usize::from(most - least) + 1) as u8, options);
    let first = below(setup.seating.len());
    setup.seating.rotate_left(first);
    let asked = u32::from(options.to_pick(setup.seating.len() as u8));
    if let Some(picks) = G::Options::PICKS.filter(|_| asked > 0 && below(2) == 0) {
        let mut picked = 0_u16;
        while picked.count_ones() < asked {
            picked |= 1 << below(picks.things.len());
        }
        setup.options.set_picked(picked);
    }
    setup
}

/// The maximum number of orders in a random match that only a goal ends.
const ENOUGH_ORDERS: u32 = 1_500;

/// Returns the maximum number of orders in a random match with these options.
pub fn most_orders<G: Rules>(options: &G::Options) -> u32 {
    if G::ends(options) { G::MAX_ORDERS } else { ENOUGH_ORDERS }
}

/// Plays random matches and calls `visit` before every order. A match is abandoned after [`most_orders`] orders.
pub fn walk<G: Rules>(matches: u64, mut visit: impl FnMut(&DecisionPoint<G>, &mut RandomGenerator)) {
    for number in 0..matches {
        let mut generator = RandomGenerator::of_series(17, number);
        let setup = any_setup::<G>(&mut generator);
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("what was dealt can be played");
        let mut orders = Vec::new();
        for _ in 0..most_orders::<G>(&setup.options) {
            let Some(decider) = G::to_act(&position) else { break };
            let view = G::view(&position, Some(decider));
            G::legal(&view, &mut orders);
            let Some(&order) = orders.get(generator.below(orders.len() as u32) as usize) else { break };
            visit(&DecisionPoint { position: &position, decider, view: &view, orders: &orders }, &mut generator);
            // A broken game may list illegal orders.
            if G::check(&view, &order).is_err() {
                break;
            }
            G::apply(&mut position, &order, &mut generator, &mut ());
        }
    }
}

/// Returns all possible viewers of a position: the seats, and `None` for an onlooker.
pub fn viewers<G: Rules>(position: &G::Position) -> Vec<Option<Colour>> {
    G::seats(position).iter().copied().map(Some).chain([None]).collect()
}

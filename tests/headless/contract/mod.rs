//! Tests of the contract between the shared crates and a game, for every game over thousands of random positions. A check returns
//! [`Findings`] rather than panicking, so that `broken.rs` can prove that each check finds its fault.

mod broken;
mod codex;
mod contraband;
mod fair;
mod foundry;
mod opponents;
mod orders;
mod records;
mod starship;
mod toy;
mod toy_files;
mod toy_house;
mod views;

use orrery::ai::{Opponents, SearchBudget, SearchHandle, plan};
use orrery::arena::ArenaGame;
use orrery::core::{Colour, Level, Opponent, OptionList as _, PresetList as _, RandomGenerator, Rules, Setup};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::contraband::Contraband;
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::starship_catan::StarshipCatan;
use orrery::record::Scenarios;

pub use broken::Broken;
pub use records::dealt;
pub use toy::Crates;

/// A game with the additional data that the contract tests need.
pub trait Tried: Scenarios + ArenaGame {
    /// The number of random matches in each check, enough for some thousands of positions.
    const MATCHES: u64;

    /// Returns descriptions of the plans of quick opponents.
    fn plans(view: &Self::View, seed: u64) -> Vec<String>;

    /// Returns the position after the opening with this number. Its orders depend only on the number. Each view must allow only a
    /// few full states, so that each of them occurs often. The default is the first orders of a match.
    fn opening(number: u64) -> Self::Position {
        fair::first_orders::<Self>(number)
    }

    /// Reports whether this event lets a seat see something that no event describes, such as the contents of a place it enters.
    fn looks(_event: &Self::Event, _seat: Colour) -> bool {
        false
    }

    /// Reports whether an event names something that all seats saw briefly and no view keeps.
    fn passes(_event: &Self::Event) -> bool {
        false
    }
}

impl Tried for AlienFrontiers {
    const MATCHES: u64 = 12;

    fn plans(view: &Self::View, seed: u64) -> Vec<String> {
        let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("parity"), Opponent::engine(Level::Cadet)];
        plans_of::<Self>(view, &quick, SearchBudget::usual(seed))
    }
}

impl Tried for StarshipCatan {
    const MATCHES: u64 = 8;

    fn plans(view: &Self::View, seed: u64) -> Vec<String> {
        let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("greedy"), Opponent::engine(Level::Cadet)];
        plans_of::<Self>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) })
    }

    // Nothing is hidden before the first flight, and forty unknown cards allow too many full states, so only four are unknown.
    fn opening(number: u64) -> Self::Position {
        starship::opening(number)
    }

    // Victorious pirates leave the row, and no view keeps their identity.
    fn passes(event: &Self::Event) -> bool {
        matches!(event, orrery::games::starship_catan::rules::Event::Fought { won: false, .. })
    }
}

impl Tried for FarSpaceFoundry {
    const MATCHES: u64 = 12;

    fn plans(view: &Self::View, seed: u64) -> Vec<String> {
        let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("greedy"), Opponent::engine(Level::Cadet)];
        plans_of::<Self>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) })
    }

    // Public products, piles and dice would give every opening its own view. These openings fix them and leave only two hands
    // unknown.
    fn opening(number: u64) -> Self::Position {
        foundry::opening(number)
    }
}

impl Tried for Contraband {
    const MATCHES: u64 = 8;

    fn plans(view: &Self::View, seed: u64) -> Vec<String> {
        let quick = [Opponent::Random, Opponent::Simple, Opponent::Baseline("greedy"), Opponent::engine(Level::Cadet)];
        plans_of::<Self>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) })
    }

    // A player who is sent or towed to a spaceport looks into its store.
    fn looks(event: &Self::Event, seat: Colour) -> bool {
        matches!(event, orrery::games::contraband::rules::Event::Sent { seat: sent, .. } if *sent == seat)
    }

    // Unknown decks and stores allow too many full states, so only six metals are unknown.
    fn opening(number: u64) -> Self::Position {
        contraband::opening(number)
    }
}

impl Tried for Crates {
    const MATCHES: u64 = 150;

    fn plans(view: &Self::View, seed: u64) -> Vec<String> {
        let quick =
            [Opponent::Random, Opponent::Simple, Opponent::engine(Level::Cadet), Opponent::engine(Level::Admiral)];
        let plans = plans_of::<Self>(view, &quick, SearchBudget { budget: 1, ..SearchBudget::usual(seed) });
        plans.into_iter().chain(guesses::<Self>(view, seed)).collect()
    }
}

/// Returns descriptions of the plans of these opponents.
pub fn plans_of<G: Opponents>(view: &G::View, opponents: &[Opponent], effort: SearchBudget) -> Vec<String> {
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

/// Defines tests for every game: `each_game! { name: check; … }`, where `check::<G>()` returns [`Findings`]. This is the only list
/// of games in these tests.
macro_rules! each_game {
    ($($test:ident: $check:ident;)+) => {
        $crate::contract::each_game! { @of alien_frontiers AlienFrontiers: $($test: $check;)+ }
        $crate::contract::each_game! { @of starship_catan StarshipCatan: $($test: $check;)+ }
        $crate::contract::each_game! { @of far_space_foundry FarSpaceFoundry: $($test: $check;)+ }
        $crate::contract::each_game! { @of contraband Contraband: $($test: $check;)+ }
        $crate::contract::each_game! { @of toy_crates Crates: $($test: $check;)+ }
    };
    (@of $module:ident $game:ident: $($test:ident: $check:ident;)+) => {
        mod $module {
            $(#[test]
            fn $test() {
                super::$check::<$crate::contract::$game>().assert_none();
            })+
        }
    };
}
use each_game;

/// The failures that a check found.
#[derive(Debug, Default)]
pub struct Findings(Vec<String>);

impl Findings {
    /// The maximum number of failures kept.
    const ENOUGH: usize = 10;

    /// Adds the failure `wrong` unless `holds`.
    pub fn check(&mut self, holds: bool, wrong: impl FnOnce() -> String) {
        if !holds && self.0.len() < Self::ENOUGH {
            self.0.push(wrong());
        }
    }

    /// Reports whether a failure contains `part`.
    pub fn say(&self, part: &str) -> bool {
        self.0.iter().any(|found| found.contains(part))
    }

    #[track_caller]
    pub fn assert_none(&self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n"));
    }

    /// Panics unless a failure contains `part`, for games that are broken on purpose.
    #[track_caller]
    pub fn assert_say(&self, part: &str) {
        assert!(self.say(part), "nothing found says `{part}`: {:?}", self.0);
    }
}

/// A position of a match in which a seat has to decide.
pub struct Moment<'a, G: Rules> {
    pub position: &'a G::Position,
    pub decider: Colour,
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
pub fn walk<G: Rules>(matches: u64, mut visit: impl FnMut(&Moment<G>, &mut RandomGenerator)) {
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
            visit(&Moment { position: &position, decider, view: &view, orders: &orders }, &mut generator);
            // A broken game lists illegal orders.
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

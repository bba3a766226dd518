//! Benchmarks of the rules and of the opponents. Run with `cargo bench --no-default-features`.

use divan::{Bencher, black_box, counter::ItemsCount};
use orrery::ai::{GameOpponents, SearchBudget, SearchHandle, plan};
use orrery::core::{Level, Opponent, RandomGenerator};
use orrery::games::alien_frontiers::rules::{
    Card, CardCounts, DiceAndCardSource, Options, Order, Position, Setup, apply_unchecked, legal,
};

fn main() {
    divan::main();
}

/// A SplitMix64 generator, cheap enough that only the rules are measured.
struct BenchRandomGenerator(u64);

impl BenchRandomGenerator {
    /// Returns a random number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * bound as u128) >> 64) as usize
    }
}

impl DiceAndCardSource for BenchRandomGenerator {
    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        let nth = self.below(usize::from(deck.len()));
        deck.nth(nth as u8).expect("a draw is asked only of a deck that has cards")
    }
}

fn first_position(players: u8, dice: &mut BenchRandomGenerator) -> Position {
    let setup = Setup::plain(players, Options::default());
    let start = orrery::games::alien_frontiers::rules::deal(&setup, dice);
    orrery::games::alien_frontiers::rules::first_position(&setup, &start).expect("a dealt start fits its set-up")
}

/// Carries out a random legal order.
fn random_order(position: &mut Position, orders: &mut Vec<Order>, dice: &mut BenchRandomGenerator) {
    legal(position, orders);
    let order = orders[dice.below(orders.len())];
    apply_unchecked(position, order, dice, &mut ());
}

/// Returns the position of the random match with this seed after half of its orders.
fn middle(players: u8, seed: u64) -> Position {
    let length = {
        let mut dice = BenchRandomGenerator(seed);
        let mut position = first_position(players, &mut dice);
        let mut orders = Vec::new();
        let mut length = 0usize;
        while !position.is_over() {
            random_order(&mut position, &mut orders, &mut dice);
            length += 1;
        }
        length
    };
    let mut dice = BenchRandomGenerator(seed);
    let mut position = first_position(players, &mut dice);
    let mut orders = Vec::new();
    for _ in 0..length / 2 {
        random_order(&mut position, &mut orders, &mut dice);
    }
    position
}

/// An order of a random match: `legal`, a random choice, `apply_unchecked`.
#[divan::bench(args = [2, 3, 4], sample_size = 10_000)]
fn order(bencher: Bencher, players: u8) {
    let mut dice = BenchRandomGenerator(1);
    let mut position = first_position(players, &mut dice);
    let mut orders = Vec::new();
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        if position.is_over() {
            position = first_position(players, &mut dice);
        }
        random_order(&mut position, &mut orders, &mut dice);
    });
}

/// A whole random match, from the deal to the last colony.
#[divan::bench(args = [2, 3, 4], sample_size = 20)]
fn whole_match(bencher: Bencher, players: u8) {
    let mut dice = BenchRandomGenerator(1);
    let mut orders = Vec::new();
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        let mut position = first_position(players, &mut dice);
        while !position.is_over() {
            random_order(&mut position, &mut orders, &mut dice);
        }
        position
    });
}

/// Copying and hashing a position from the middle of a match.
#[divan::bench(args = [2, 3, 4])]
fn copy_and_hash(bencher: Bencher, players: u8) {
    let position = middle(players, 1);
    bencher.bench(|| {
        let copy = *black_box(&position);
        copy.fingerprint()
    });
}

/// The evaluation of leaves by the embedded net, and the extraction of their features alone.
mod value {
    use super::{Bencher, ItemsCount, black_box, middle};
    use orrery::games::alien_frontiers::ai::net::{Features, PositionEvaluator, embedded_net, extract};
    use orrery::games::alien_frontiers::rules::{Phase, Position};

    /// Returns the positions in the middle of 64 matches, each moved to the start of the next player's turn.
    fn ends(players: u8) -> Vec<Position> {
        let turned = (0..64).map(|seed| middle(players, seed));
        let ends = turned.map(|mut position| {
            position.turn = Default::default();
            position.phase = Phase::Roll;
            position.mover_seat = (position.mover_seat + 1) % players;
            position
        });
        ends.collect()
    }

    #[divan::bench(args = [2, 3, 4])]
    fn outlook(bencher: Bencher, players: u8) {
        let mut judge = PositionEvaluator::new(embedded_net(players).expect("a net comes with the program"));
        let ends = ends(players);
        bencher.counter(ItemsCount::new(ends.len())).bench_local(|| {
            for end in &ends {
                black_box(judge.outlook(black_box(end)));
            }
        });
    }

    #[divan::bench(args = [2, 3, 4])]
    fn rows(bencher: Bencher, players: u8) {
        let ends = ends(players);
        let mut features = Features::default();
        bencher.counter(ItemsCount::new(ends.len())).bench_local(|| {
            for end in &ends {
                extract(black_box(end), &mut features);
                black_box(&features);
            }
        });
    }
}

/// The opponents' search through a turn. An item is a visited position.
mod turn {
    use super::{BenchRandomGenerator, Bencher, ItemsCount, middle};
    use orrery::games::alien_frontiers::ai::turn::{LeafEnumerator, SearchLimits, find_leaves};
    use orrery::games::alien_frontiers::rules::{Order, Phase, Position, apply_unchecked};

    /// Returns up to 30 positions right after a roll with this number of ships, from the middle of random matches.
    fn rolled(ships: u8) -> Vec<Position> {
        let mut dice = BenchRandomGenerator(9);
        let mut found = Vec::new();
        for seed in 0.. {
            let mut position = middle(2 + (seed % 3) as u8, seed);
            while position.phase == Phase::Orders && !position.is_over() {
                let mut orders = Vec::new();
                super::random_order(&mut position, &mut orders, &mut dice);
            }
            if !position.is_over() {
                apply_unchecked(&mut position, Order::Roll, &mut dice, &mut ());
                if position.hand().len() == ships {
                    found.push(position);
                }
            }
            if found.len() == 30 || seed > 20_000 {
                return found;
            }
        }
        found
    }

    #[divan::bench(args = [3, 4, 5, 6])]
    fn node(bencher: Bencher, ships: u8) {
        let (moments, mut found) = (rolled(ships), LeafEnumerator::default());
        let limits = SearchLimits::nodes(60_000);
        let mut nodes = 0;
        for position in &moments {
            find_leaves(position, limits, 1, &mut found);
            nodes += found.visited as usize;
        }
        bencher.counter(ItemsCount::new(nodes)).bench_local(|| {
            for position in &moments {
                find_leaves(position, limits, 1, &mut found);
            }
        });
    }
}

/// Measures the decisions of a level, with the search budget of a match. An item is one of up to 24 positions with more than one
/// legal order, from a match of simple opponents that begins in `position`.
fn decisions<G: GameOpponents>(bencher: Bencher, level: &str, mut position: G::Position, mut dice: RandomGenerator) {
    let level = Level::ALL.iter().copied().find(|known| known.word() == level).expect("a level");
    let (mut orders, mut found) = (Vec::new(), Vec::new());
    for at in 0_u64.. {
        let decider = G::to_act(&position);
        if decider.is_none() || found.len() == 24 {
            break;
        }
        let view = G::view(&position, decider);
        G::legal(&view, &mut orders);
        // Only every third decision, so that all phases of a turn occur.
        if orders.len() > 1 && at % 3 == 0 {
            found.push(view);
        }
        let simple = plan::<G>(&view, Opponent::Simple, SearchBudget::usual(at), &SearchHandle::default());
        G::apply(&mut position, &simple.orders[0], &mut dice, &mut ());
    }
    bencher.counter(ItemsCount::new(found.len())).bench_local(|| {
        for (seed, view) in found.iter().enumerate() {
            let effort = SearchBudget::usual(seed as u64);
            black_box(plan::<G>(view, Opponent::engine(level), effort, &SearchHandle::default()));
        }
    });
}

/// *Starship Catan*: the rules, and a decision of each opponent.
mod starship_catan {
    use super::{Bencher, ItemsCount};
    use orrery::core::{RandomGenerator, Rules as _};
    use orrery::games::starship_catan::StarshipCatan;
    use orrery::games::starship_catan::rules::{Order, Position, Preset, Setup};

    fn first_position() -> Position {
        Setup::plain(2, Preset::default().options()).position(&Default::default()).expect("two can play")
    }

    /// Carries out a random legal order, listed from the view of the player to act.
    fn random_order(position: &mut Position, orders: &mut Vec<Order>, dice: &mut RandomGenerator) {
        let view = StarshipCatan::view(position, StarshipCatan::to_act(position));
        StarshipCatan::legal(&view, orders);
        let order = orders[dice.below(orders.len() as u32) as usize];
        StarshipCatan::apply(position, &order, dice, &mut ());
    }

    /// An order of a random match.
    #[divan::bench(sample_size = 10_000)]
    fn order(bencher: Bencher) {
        let (mut dice, mut position, mut orders) = (RandomGenerator::new(1), first_position(), Vec::new());
        bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
            if position.is_over() {
                position = first_position();
            }
            random_order(&mut position, &mut orders, &mut dice);
        });
    }

    /// A whole random match, to ten points or the end of the last turn.
    #[divan::bench(sample_size = 5)]
    fn whole_match(bencher: Bencher) {
        let (mut dice, mut orders) = (RandomGenerator::new(1), Vec::new());
        bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
            let mut position = first_position();
            while !position.is_over() {
                random_order(&mut position, &mut orders, &mut dice);
            }
            position
        });
    }

    /// A decision of an opponent, with the search budget of a match. An item is a decision.
    #[divan::bench(args = ["cadet", "pilot", "captain", "commodore", "admiral"], sample_count = 3, sample_size = 1)]
    fn decision(bencher: Bencher, level: &str) {
        super::decisions::<StarshipCatan>(bencher, level, first_position(), RandomGenerator::new(3));
    }
}

/// *Contraband*: an order of a random match, with rounds in turns and with simultaneous rounds.
mod contraband {
    use super::{Bencher, ItemsCount};
    use orrery::core::{RandomGenerator, Rules as _};
    use orrery::games::contraband::Contraband;
    use orrery::games::contraband::rules::{Options, Position, RoundOrder, Setup};

    fn dealt(setup: &Setup, generator: &mut RandomGenerator) -> Position {
        setup.position(&setup.deal(generator)).expect("they can play")
    }

    fn measured(bencher: Bencher, players: u8, order: RoundOrder) {
        let mut generator = RandomGenerator::new(1);
        let setup = Setup::plain(players, Options { order, ..Options::default() });
        let mut view = Contraband::open_view(&dealt(&setup, &mut generator));
        let mut orders = Vec::new();
        bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
            if view.known.is_over() {
                view.known = dealt(&setup, &mut generator);
            }
            Contraband::legal(&view, &mut orders);
            let order = orders[generator.below(orders.len() as u32) as usize];
            Contraband::apply(&mut view.known, &order, &mut generator, &mut ());
        });
    }

    #[divan::bench(args = [1, 2, 3, 4], sample_size = 10_000)]
    fn in_turns(bencher: Bencher, players: u8) {
        measured(bencher, players, RoundOrder::Turns);
    }

    #[divan::bench(args = [2, 3, 4], sample_size = 10_000)]
    fn simultaneous(bencher: Bencher, players: u8) {
        measured(bencher, players, RoundOrder::Simultaneous);
    }
}

/// *Far Space Foundry*: the rules, and a decision of each opponent.
mod far_space_foundry {
    use super::{Bencher, ItemsCount};
    use orrery::core::{RandomGenerator, Rules as _};
    use orrery::games::far_space_foundry::FarSpaceFoundry;
    use orrery::games::far_space_foundry::rules::{Order, Position, Preset, Setup};

    fn first_position(players: u8, dice: &mut RandomGenerator) -> Position {
        let setup = Setup::plain(players, Preset::default().options());
        setup.position(&setup.deal(dice)).expect("they can play")
    }

    /// Carries out a random legal order, listed from the view of the player to act.
    fn random_order(position: &mut Position, orders: &mut Vec<Order>, dice: &mut RandomGenerator) {
        let view = FarSpaceFoundry::view(position, FarSpaceFoundry::to_act(position));
        FarSpaceFoundry::legal(&view, orders);
        let order = orders[dice.below(orders.len() as u32) as usize];
        FarSpaceFoundry::apply(position, &order, dice, &mut ());
    }

    /// An order of a random match.
    #[divan::bench(args = [1, 2, 3, 4], sample_size = 10_000)]
    fn order(bencher: Bencher, players: u8) {
        let mut dice = RandomGenerator::new(1);
        let (mut position, mut orders) = (first_position(players, &mut dice), Vec::new());
        bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
            if position.is_over() {
                position = first_position(players, &mut dice);
            }
            random_order(&mut position, &mut orders, &mut dice);
        });
    }

    /// A whole random match with both halves.
    #[divan::bench(args = [1, 2, 3, 4], sample_size = 20)]
    fn whole_match(bencher: Bencher, players: u8) {
        let (mut dice, mut orders) = (RandomGenerator::new(1), Vec::new());
        bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
            let mut position = first_position(players, &mut dice);
            while !position.is_over() {
                random_order(&mut position, &mut orders, &mut dice);
            }
            position
        });
    }

    /// A decision of an opponent, with the search budget of a match. An item is a decision.
    #[divan::bench(args = ["cadet", "pilot", "captain", "commodore", "admiral"], sample_count = 3, sample_size = 1)]
    fn decision(bencher: Bencher, level: &str) {
        let mut dice = RandomGenerator::new(3);
        let position = first_position(2, &mut dice);
        super::decisions::<FarSpaceFoundry>(bencher, level, position, dice);
    }
}

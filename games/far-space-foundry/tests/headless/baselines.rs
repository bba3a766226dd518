//! Tests of the baselines: their strength against each other and in solo matches. The figures of
//! `docs/research/far-space-foundry.md` come from more matches; these tests only guard against regressions.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{Order, Preset, Setup};
use orrery_ai::Planner;
use orrery_ai::arena::{ArenaPlayer, Contest, SeriesSettings, play};
use orrery_core::{Opponent, RandomGenerator, Rules as _};

/// Returns the first opponent's share of the wins against the second.
fn share(one: Opponent, other: Opponent, blocks: u64) -> f64 {
    let players = [one, other].map(ArenaPlayer::<FarSpaceFoundry>::Opponent).to_vec();
    let contest = Contest { players, options: Preset::default().options(), seed: 3, luck: 0 };
    let tally = play(&contest, &SeriesSettings { blocks, threads: 1, sprt: None }, |_| ()).expect("two can play");
    tally.figures().seats[0].win_share
}

/// Plays matches of this opponent against itself, and returns the mean points per seat and the mean number of orders per match.
fn matches(opponent: Opponent, players: u8, number: u64) -> (f64, f64) {
    let (mut points, mut orders, mut listed) = (0, 0_u32, Vec::new());
    for seed in 0..number {
        let mut generator = RandomGenerator::new(seed);
        let setup = Setup::plain(players, Preset::default().options());
        let mut p = setup.position(&setup.deal(&mut generator)).expect("they can play");
        while let Some(decider) = FarSpaceFoundry::to_act(&p) {
            let view = FarSpaceFoundry::view(&p, Some(decider));
            let order = orrery_ai::decide_with::<FarSpaceFoundry>(&view, opponent, &mut generator, &mut listed);
            FarSpaceFoundry::apply(&mut p, &order.expect("something can be done"), &mut generator, &mut ());
            orders += 1;
        }
        points += (0..usize::from(players)).map(|seat| p.points(seat).total()).sum::<i32>();
    }
    (f64::from(points) / (number * u64::from(players)) as f64, f64::from(orders) / number as f64)
}

#[test]
fn random_baseline_matches_documented_points_and_orders() {
    let (points, orders) = matches(Opponent::Random, 2, 150);
    assert!((-2.0..0.0).contains(&points), "{points} points");
    assert!((104.0..114.0).contains(&orders), "{orders} orders");
}

#[test]
fn simple_baseline_matches_documented_points_and_orders() {
    for (players, mean, given) in [(1, 10.6, 85.0), (2, 11.0, 166.0), (4, 13.4, 326.0)] {
        let (points, orders) = matches(Opponent::Simple, players, 120);
        assert!((points - mean).abs() < 1.5, "{players} play: {points} points, not {mean}");
        assert!((orders - given).abs() < 6.0, "{players} play: {orders} orders, not {given}");
    }
}

#[test]
fn simple_baseline_beats_random() {
    assert!(share(Opponent::Simple, Opponent::Random, 30) > 0.9);
}

/// The results of matches of one opponent against itself, for the table of baselines.
#[derive(Default)]
struct BaselineResults {
    points: Vec<i32>,
    orders: Vec<u32>,
    /// The victories by turn order, starting with the first player. A shared victory counts in equal parts for its winners.
    wins: [f64; 4],
    rounds: u32,
}

impl BaselineResults {
    fn play(&mut self, opponent: Opponent, players: u8, seed: u64) {
        let mut generator = RandomGenerator::new(seed);
        let setup = Setup::plain(players, Preset::default().options());
        let mut p = setup.position(&setup.deal(&mut generator)).expect("they can play");
        let (mut planner, mut orders, mut turns, mut first) = (Planner::<FarSpaceFoundry>::default(), 0, 0, None);
        while let Some(decider) = FarSpaceFoundry::to_act(&p) {
            let view = FarSpaceFoundry::view(&p, Some(decider));
            let order = planner.order(&view, opponent, &mut generator).expect("something can be done");
            FarSpaceFoundry::apply(&mut p, &order, &mut generator, &mut ());
            orders += 1;
            turns += u32::from(order == Order::End);
            first = first.or(Some(usize::from(p.turn)));
        }
        let standings = FarSpaceFoundry::standings(&FarSpaceFoundry::open_view(&p));
        let winners = standings.0.iter().filter(|standing| standing.winner).count();
        for standing in standings.0.iter().filter(|standing| standing.winner) {
            let seat = p.seat_of(standing.seat).expect("who wins has played");
            let place = (seat + usize::from(players) - first.expect("one seat was first")) % usize::from(players);
            self.wins[place] += 1.0 / winners as f64;
        }
        self.points.extend((0..usize::from(players)).map(|seat| p.points(seat).total()));
        self.orders.push(orders);
        self.rounds += turns / u32::from(players);
    }

    fn print(&mut self, opponent: Opponent, players: u8) {
        let matches = self.orders.len() as f64;
        let mean = f64::from(self.points.iter().sum::<i32>()) / self.points.len() as f64;
        self.points.sort_unstable();
        self.orders.sort_unstable();
        let at = |share: f64, count: usize| ((count - 1) as f64 * share).round() as usize;
        let points = |share| self.points[at(share, self.points.len())];
        let orders = |share| self.orders[at(share, self.orders.len())];
        let wins: Vec<String> =
            self.wins[..players.into()].iter().map(|wins| format!("{:.0}", 100.0 * wins / matches)).collect();
        let mean_orders = f64::from(self.orders.iter().sum::<u32>()) / matches;
        println!(
            "| {opponent} | {players} | {matches} | {mean:.1} ({}, {}) | {} % | {:.1} | {mean_orders:.0} ({}, {}) |",
            points(0.1),
            points(0.9),
            wins.join(" / "),
            f64::from(self.rounds) / matches,
            orders(0.05),
            orders(0.95),
        );
    }
}

/// Prints the table of baselines: `cargo test -p far-space-foundry --test headless -- --ignored --nocapture print_baseline_table`
#[test]
#[ignore = "plays thousands of matches"]
fn print_baseline_table() {
    for opponent in [Opponent::Random, Opponent::Simple, Opponent::Baseline("greedy")] {
        for players in 1..=4 {
            let mut counted = BaselineResults::default();
            (0..300).for_each(|seed| counted.play(opponent, players, seed));
            counted.print(opponent, players);
        }
    }
}

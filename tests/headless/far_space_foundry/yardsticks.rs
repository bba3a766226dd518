//! The yardsticks: how strong they are against each other and alone. The figures of `docs/far-space-foundry/strength.md` are of more
//! matches; these tell that nothing broke.

use orrery::arena::{Contest, Player, Series, play};
use orrery::core::{Generator, Opponent, Rules as _};
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::far_space_foundry::rules::{Preset, Setup};

/// The share of the victories that the first of two has.
fn share(one: Opponent, other: Opponent, blocks: u64) -> f64 {
    let players = [one, other].map(Player::<FarSpaceFoundry>::Opponent).to_vec();
    let contest = Contest { players, options: Preset::default().options(), seed: 3, luck: 0 };
    let tally = play(&contest, &Series { blocks, threads: 1, sprt: None }, |_| ()).expect("two can play");
    tally.figures().seats[0].win_share
}

/// The mean points and orders of matches of these.
fn matches(opponent: Opponent, players: u8, number: u64) -> (f64, f64) {
    let (mut points, mut orders, mut listed) = (0, 0_u32, Vec::new());
    for seed in 0..number {
        let mut generator = Generator::new(seed);
        let setup = Setup::plain(players, Preset::default().options());
        let mut p = setup.position(&setup.deal(&mut generator)).expect("they can play");
        while let Some(decider) = FarSpaceFoundry::to_act(&p) {
            let view = FarSpaceFoundry::view(&p, Some(decider));
            let order = orrery::ai::decide_with::<FarSpaceFoundry>(&view, opponent, &mut generator, &mut listed);
            FarSpaceFoundry::apply(&mut p, &order.expect("something can be done"), &mut generator, &mut ());
            orders += 1;
        }
        points += (0..usize::from(players)).map(|seat| p.points(seat).total()).sum::<i32>();
    }
    (f64::from(points) / (number * u64::from(players)) as f64, f64::from(orders) / number as f64)
}

#[test]
fn the_random_one_makes_as_many_points_and_orders_as_the_design_says() {
    let (points, orders) = matches(Opponent::Random, 2, 150);
    assert!((-2.0..0.0).contains(&points), "{points} points");
    assert!((104.0..114.0).contains(&orders), "{orders} orders");
}

#[test]
fn the_simple_one_makes_as_many_points_and_orders_as_the_design_says() {
    for (players, mean, given) in [(1, 10.6, 85.0), (2, 11.0, 166.0), (4, 13.4, 326.0)] {
        let (points, orders) = matches(Opponent::Simple, players, 120);
        assert!((points - mean).abs() < 1.5, "{players} play: {points} points, not {mean}");
        assert!((orders - given).abs() < 6.0, "{players} play: {orders} orders, not {given}");
    }
}

#[test]
fn the_simple_one_beats_chance_nearly_always() {
    assert!(share(Opponent::Simple, Opponent::Random, 30) > 0.9);
}

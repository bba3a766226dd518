//! Tests with a match of known counts, and of the texts of all figures.

use super::*;
use crate::record::Match;
use crate::rules::Adventure;
use crate::rules::notation::parse_recorded;
use orrery_core::chance::ReplayChance;
use orrery_testkit::learning;
use orrery_testkit::matches::recorded;

/// Returns a match in which Moon's turn contains most kinds of counted actions. One more order gives Moon the tenth point.
fn known() -> Match {
    recorded::<StarshipCatan>(
        r#"seats: {
            "moon": (
                astro: 10, science: 1, boosters: "1 1", cannons: "2 1", modules: {"Command": 2, "Logistics": 2, "Sensor": 2, "Trade": 1},
                colonies: ["Anvil", "Loam", "Meadow", "Ember"], hangar: ["ColonyShip", "TradeShip"], won: ["Calamity"],
                posts: ["Galenor"], cargo: {"Ore": 1, "Carbon": 1, "Food": 2},
            ),
            "sun": (astro: 3, cargo: {"Fuel": 1}),
        },
        reserve: ["LostPlanet", "LostPlanet", "LostPlanet"], adventures: ["Famine"], adventure_deck: [],"#,
        &[
            "roll => 2",
            "fly 1 => Granary Pirates2 Picasso",
            "arrange top 1 2 3",
            "next => Granary",
            "buy Food 1",
            "next => Pirates2",
            "fight => 1 2 Pirates2 LostPlanet",
            "take Carbon",
            "next => Picasso",
            "adventure Famine take Fuel => -",
            "stop",
            "demand Fuel",
            "use Galenor sell Ore 1",
        ],
    )
}

#[test]
fn turn_stats_match_the_played_orders() {
    // The seats' knowledge differs, so figures are counted only once a match is over.
    let mut game = known();
    let (order, outcomes) = parse_recorded("upgrade Trade").expect("an order");
    game.give_with(order, &mut ReplayChance::new(outcomes)).expect("it can be paid");
    assert!(game.is_over(), "ten points");
    let stats = MatchStats::of(&game);
    let [moon, sun] = &stats.seats[..] else { panic!("two seats") };
    let own = &moon.own;
    assert_eq!((own.dice, own.flown(), own.flights.cards, own.flights.looked), ([0, 1, 0, 0], 1, 3, 3));
    assert_eq!((own.flights.deals, own.post_deals, own.flow.bought, own.flow.sold), (1, 1, 1, 1));
    assert_eq!((own.flights.won, own.flights.lost, own.flights.prizes, own.flights.paid), (1, 0, 1, 0));
    assert_eq!((own.adventures(), own.flights.adventures[Adventure::Famine.index()]), (1, 1));
    assert_eq!((own.flow.demanded, sun.own.flow.given_up), (1, 1));
    assert_eq!((own.flow.astro_in, own.flow.astro_out), (3, 3));
    assert_eq!((own.yard.level_two, own.marks.cards, own.marks.actions), (1, 3, 2));
    assert_eq!(own.points.iter().sum::<u32>(), 10);
    assert!(moon.winner && !sun.winner && moon.turns == 1);
}

#[test]
fn unfinished_match_counts_no_figures() {
    let stats = MatchStats::of(&known());
    assert!(stats.seats.iter().all(|seat| seat.own == GameSeatStats::default()));
}

#[test]
fn columns_are_unique_and_match_their_figures_and_sums() {
    let one = GameSeatStats { offers: 2, points: [1, 0, 2, 0, 1], ..GameSeatStats::default() };
    learning::columns_add_up::<StarshipCatan>(&one);
}

#[test]
fn deeds_and_achievements_have_texts_in_every_language() {
    learning::figures_have_texts::<StarshipCatan>();
}

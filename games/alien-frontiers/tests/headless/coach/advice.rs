//! Tests of advice and explanation.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::Advice;
use alien_frontiers::ai::SearchHandle;
use alien_frontiers::ai::coach::CoachFact;
use alien_frontiers::rules::{Facility, Order, Position, Ships, Territory, apply, check};
use orrery_ai::GameOpponents as _;
use orrery_ai::SearchBudget;
use orrery_core::RandomGenerator;

use super::{in_hand, played, position, turn};

/// Few playouts, so that many positions can be tried.
const EFFORT: SearchBudget = SearchBudget { budget: 10, ..SearchBudget::usual(1) };

/// Red has one colony left to place, a 6, and the goods that the Terraforming Station costs.
const LAST_COLONY: &str = r#"
    setup: (players: 2),
    seats: {
        "red": (fuel: 2, ore: 2, colonies: {"AsimovCrater": 3, "HeinleinPlains": 2, "HerbertValley": 2}),
        "green": (fuel: 1, ore: 1, colonies: {"PohlFoothills": 2}),
    },
    turn: "red","#;

fn ask(position: &Position) -> Advice {
    AlienFrontiers::advise(position, EFFORT, &SearchHandle::default()).expect("there are dice to decide about")
}

#[test]
fn immediate_win_is_advised_first_with_certainty() {
    let position = position(&format!("{LAST_COLONY} hand: \"1 2 4 6\","));
    let advice = ask(&position);
    let best = &advice.plans[0];
    assert!(best.orders.iter().any(|o| matches!(o, Order::Settle { facility: Facility::TerraformingStation, .. })));
    assert_eq!((best.win, best.loss), (1.0, 0.0));
    assert_eq!(best.reasons[0].fact, CoachFact::Wins);
    assert!(best.after.is_some_and(|after| after.is_over()));
    assert_eq!(advice.now.win[0], 1.0);
}

#[test]
fn advised_plans_are_sorted_and_legal() {
    for (players, seed) in [(2, 11), (3, 12), (4, 13)] {
        for position in in_hand(players, seed, 6) {
            let advice = ask(&position);
            assert!((1..=3).contains(&advice.plans.len()));
            assert_eq!(advice.plans[0].loss, 0.0);
            for pair in advice.plans.windows(2) {
                assert!(pair[0].win >= pair[1].win && pair[0].loss <= pair[1].loss);
            }
            for plan in &advice.plans {
                assert!(!plan.reasons.is_empty() && plan.reasons.len() <= 3);
                assert!((plan.outlook.win.iter().sum::<f32>() - 1.0).abs() < 1e-4);
                assert!((plan.win + plan.loss - advice.plans[0].win).abs() < 1e-6);
                assert_plays(&position, &plan.orders, plan.after.as_ref());
            }
        }
    }
}

/// Checks that the orders are legal in sequence and lead to the stated position. If an order has a chance outcome, only the mover
/// of the position is compared.
fn assert_plays(position: &Position, orders: &[Order], after: Option<&Position>) {
    let mut at = *position;
    let mut generator = RandomGenerator::new(3);
    for &order in orders {
        assert_eq!(check(&at, order), Ok(()), "{orders:?}");
        apply(&mut at, order, &mut generator).expect("it was checked");
    }
    match after {
        // Cards added after a claim are only guessed.
        Some(after) if orders.iter().any(Order::asks_chance) => assert_eq!(at.mover_seat, after.mover_seat),
        Some(after) => assert_eq!(at, *after),
        None => assert!(orders.last().is_some_and(Order::asks_chance), "{orders:?}"),
    }
}

#[test]
fn reordered_dockings_are_advised_once() {
    let position = position(r#"setup: (players: 2), seats: {}, turn: "red", hand: "2 3 5","#);
    let advice = ask(&position);
    assert_eq!(advice.plans.len(), 3);
    let deeds: Vec<_> = advice.plans.iter().map(|plan| deeds(&plan.orders)).collect();
    assert!(deeds[0] != deeds[1] && deeds[0] != deeds[2] && deeds[1] != deeds[2], "{deeds:?}");
}

/// Returns the number of ships by facility, and the other orders, regardless of their sequence.
fn deeds(orders: &[Order]) -> (Vec<(Facility, u8)>, Vec<Order>) {
    let docked = |facility: &Facility| {
        let there = orders.iter().filter(|order| order.facility() == Some(*facility));
        (*facility, there.map(|order| order.docked_ships().len()).sum())
    };
    let mut others: Vec<Order> = orders.iter().copied().filter(|order| order.facility().is_none()).collect();
    others.sort_unstable();
    (Facility::ALL.iter().map(docked).collect(), others)
}

#[test]
fn advice_continues_a_half_played_turn() {
    let mut position = position(&format!("{LAST_COLONY} hand: \"1 2 4 6\","));
    let dock = Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(4) };
    apply(&mut position, dock, &mut RandomGenerator::new(0)).expect("the Solar Converter is free");
    let advice = ask(&position);
    assert_eq!(advice.plans[0].win, 1.0);
    assert!(advice.plans[0].orders.iter().all(|o| !o.docked_ships().contains(Ships::one(4))));
}

#[test]
fn lone_end_is_explained_as_nothing_better() {
    let mut found = 0;
    for mut position in (11..15).flat_map(|seed| in_hand(2, seed, 6)) {
        let orders = ask(&position).plans[0].orders.clone();
        let Some((Order::End, before)) = orders.split_last() else { continue };
        for &order in before {
            apply(&mut position, order, &mut RandomGenerator::new(3)).expect("it was advised");
        }
        let advice = ask(&position);
        if let [plan] = advice.plans.as_slice()
            && plan.orders == [Order::End]
        {
            let facts: Vec<CoachFact> = plan.reasons.iter().map(|reason| reason.fact).collect();
            assert_eq!(facts, [CoachFact::NothingBetter]);
            found += 1;
        }
    }
    assert!(found > 0, "some turns leave nothing to do");
}

#[test]
fn advice_is_deterministic() {
    for position in in_hand(3, 5, 3) {
        assert_eq!(ask(&position), ask(&position));
    }
}

#[test]
fn no_advice_before_roll_after_end_or_when_stopped() {
    let position = position(&format!("{LAST_COLONY} hand: \"1 2 4 6\","));
    let watch = SearchHandle::default();
    watch.stop();
    assert_eq!(AlienFrontiers::advise(&position, EFFORT, &watch), None);
    let game = played(2, orrery_core::Opponent::Simple, 4, 4000);
    assert_eq!(AlienFrontiers::advise(game.position(), EFFORT, &SearchHandle::default()), None, "the match is over");
    assert_eq!(
        AlienFrontiers::advise(game.position_before(0), EFFORT, &SearchHandle::default()),
        None,
        "nobody has rolled"
    );
}

#[test]
fn explain_reports_a_win_and_a_missed_win() {
    // The first player to launch wins.
    let before = position(
        r#"setup: (players: 2),
        seats: {
            "red": (fuel: 2, ore: 2, hub: 7, colonies: {"AsimovCrater": 3, "HeinleinPlains": 2, "HerbertValley": 2}),
            "green": (fuel: 1, ore: 1, hub: 7,
                colonies: {"PohlFoothills": 3, "BradburyPlateau": 2, "VanVogtMountains": 2}),
        },
        turn: "red","#,
    );
    let launch = Order::Launch(Territory::BradburyPlateau);
    let won = turn(&before, &[1, 2, 4], &[launch]);
    let watch = SearchHandle::default();
    let told = AlienFrontiers::explain(&won, EFFORT, &watch).expect("the turn is whole");
    assert_eq!((told.played.win, told.played.loss, told.better), (1.0, 0.0, None));
    assert_eq!(told.played.reasons[0].fact, CoachFact::Wins);
    assert_eq!(told.after.win[..2], [1.0, 0.0]);

    let docks = [1u8, 2, 4].map(|v| Order::Dock { facility: Facility::SolarConverter, ships: Ships::one(v) });
    let missed = turn(&before, &[1, 2, 4], &[docks[0], docks[1], docks[2], Order::End]);
    let told = AlienFrontiers::explain(&missed, EFFORT, &watch).expect("the turn is whole");
    let better = told.better.expect("the launch wins");
    assert!(better.orders.iter().any(|o| matches!(o, Order::Launch(_))));
    assert_eq!((better.win, better.reasons[0].fact), (1.0, CoachFact::Wins));
    assert!((told.played.loss - (1.0 - told.played.win)).abs() < 1e-6);
    let worst = told.played.reasons[0];
    assert!(worst.fact == CoachFact::Wins && worst.share < 0.0, "what is given up is said: {worst:?}");
}

/// Red is third and can launch their last colony, which ends the match.
const THIRD: &str = r#"
    seats: {
        "red": (fuel: 3, ore: 2, hub: 7, colonies: {"AsimovCrater": 1,
            "HeinleinPlains": 1, "LemBadlands": 1, "PohlFoothills": 1, "VanVogtMountains": 1, "BurroughsDesert": 1}),
        "green": (fuel: 3, ore: 3, cards: ["AlienCity", "AlienMonument"],
            colonies: {"AsimovCrater": 2, "HeinleinPlains": 2, "LemBadlands": 2}),
        "blue": (fuel: 2, ore: 1, colonies: {"PohlFoothills": 2, "VanVogtMountains": 2, "BurroughsDesert": 2}),
    },
    turn: "red","#;

#[test]
fn explain_shows_how_a_match_given_away_could_continue() {
    let before = position(&format!("setup: (players: 3), {THIRD}"));
    let lost = turn(&before, &[1, 3, 4], &[Order::Launch(Territory::BradburyPlateau)]);
    let told = AlienFrontiers::explain(&lost, EFFORT, &SearchHandle::default()).expect("the turn is whole");
    let why = told.played.reasons[0];
    assert_eq!((told.played.reasons.len(), why.fact), (1, CoachFact::EndsMatch));
    assert!(why.is_against() && told.played.win == 0.0 && told.played.loss > 0.01, "{told:?}");
    let better = told.better.expect("the match can go on");
    assert!(better.after.is_none_or(|after| !after.is_over()));
    assert_eq!(better.reasons[0].fact, CoachFact::MatchGoesOn);
}

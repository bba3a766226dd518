//! Tests of the coach: plans that are legal and different, reasons that name no hidden card, and reviews whose sums add up.

use orrery_ai::coach::Review;
use orrery_ai::{GameOpponents as _, Planner, SearchBudget, SearchHandle};
use orrery_core::{Level, Opponent, RandomGenerator, Rules as _};
use orrery_record::{Match, TurnRecord};
use starship_catan::StarshipCatan;
use starship_catan::ai::coach::{CoachFact, CoachReason, FlightResult};
use starship_catan::rules::{Order, Phase, Position, Preset};

use orrery_testkit::long_runs::count;
use orrery_testkit::matches::{assert_plays, between, position};

/// A small number of samples, so that many positions can be tested.
const EFFORT: SearchBudget = SearchBudget { budget: 10, ..SearchBudget::usual(1) };

/// A scenario in which Moon has nine points and is visiting a colony planet, and Sun has eight points.
const WIN: &str = "phase: \"flight\", flight: (row: [\"Loam\"]), seats: {\"moon\": (hangar: [\"ColonyShip\"], posts: [\"Verdania\", \"Graphia\", \"Emporia\"], \
                   modules: {\"Logistics\": 2, \"Command\": 2}, colonies: [\"Quarry\", \"Anvil\", \"Ember\", \"Tarnwell\", \"Meadow\"]), \
                   \"sun\": (modules: {\"Sensor\": 2, \"Trade\": 2, \"Science\": 2, \"Production\": 2}, colonies: [\"Kohl\", \"Terrace\", \"Geyser\"])}";

#[test]
fn immediate_win_is_advised_first_with_certainty() {
    let p = position::<StarshipCatan>(WIN);
    let advice =
        StarshipCatan::advise(&StarshipCatan::view(&p, StarshipCatan::to_act(&p)), EFFORT, &SearchHandle::default());
    let best = &advice.expect("there is something to decide").plans[0];
    assert_eq!((&best.orders[..], best.win, best.loss), (&[Order::Settle][..], 1.0, 0.0));
    assert_eq!(best.reasons, [CoachReason { fact: CoachFact::Wins, against: false }]);
}

/// Iterates over every `every`-th decision of a match.
fn decisions(game: &Match<StarshipCatan>, every: usize) -> impl Iterator<Item = &Position> {
    (0..game.entries().len())
        .map(|at| game.position_before(at))
        .filter(|p| !matches!(p.phase, Phase::Roll | Phase::Over))
        .step_by(every)
}

#[test]
fn advised_plans_are_sorted_distinct_and_legal() {
    let game = between::<StarshipCatan>(Opponent::Simple, 2, Preset::Seed, 5, 400);
    for p in decisions(&game, 9) {
        let view = StarshipCatan::view(p, StarshipCatan::to_act(p));
        let advice =
            StarshipCatan::advise(&view, EFFORT, &SearchHandle::default()).expect("there is something to decide");
        assert_eq!(Some(&advice), StarshipCatan::advise(&view, EFFORT, &SearchHandle::default()).as_ref());
        assert!((1..=3).contains(&advice.plans.len()) && advice.plans[0].loss == 0.0);
        for pair in advice.plans.windows(2) {
            assert!(pair[0].win >= pair[1].win && pair[0].orders != pair[1].orders);
        }
        for plan in &advice.plans {
            assert!((1..=3).contains(&plan.reasons.len()), "{plan:?}");
            assert!((plan.outlook.win[..2].iter().sum::<f32>() - 1.0).abs() < 1e-4);
            let end = assert_plays::<StarshipCatan>(p, &plan.orders);
            assert_eq!(plan.after.is_some(), end.is_over() || plan.orders.last() == Some(&Order::End), "{plan:?}");
        }
    }
}

/// Reports whether both facts tell the same thing of a plan: a commodity that it brings and therefore saves, or a result of the
/// flight that it brings about on the visited card.
fn are_the_same(one: CoachFact, other: CoachFact) -> bool {
    match (one, other) {
        (CoachFact::Gains { thing, .. } | CoachFact::Buys { thing, .. }, CoachFact::Keeps { thing: kept, .. }) => {
            thing == kept
        }
        (CoachFact::FoundsColony { .. }, CoachFact::Promises { prospect, .. }) => prospect == FlightResult::Colony,
        (CoachFact::FightOdds { .. }, CoachFact::Promises { prospect, .. }) => prospect == FlightResult::Medal,
        (CoachFact::RisksNothing, CoachFact::Promises { prospect, .. }) => prospect == FlightResult::Defeat,
        _ => false,
    }
}

#[test]
fn no_reason_for_a_plan_is_given_twice() {
    let game = between::<StarshipCatan>(Opponent::Simple, 2, Preset::Seed, 11, 400);
    for p in decisions(&game, 5) {
        let view = StarshipCatan::view(p, StarshipCatan::to_act(p));
        let advice =
            StarshipCatan::advise(&view, EFFORT, &SearchHandle::default()).expect("there is something to decide");
        for plan in &advice.plans {
            let facts: Vec<CoachFact> =
                plan.reasons.iter().filter(|reason| reason.is_of_this()).map(|reason| reason.fact).collect();
            let twice = facts.iter().any(|&one| facts.iter().any(|&other| are_the_same(one, other)));
            assert!(!twice, "{:?}: {facts:?}", plan.orders);
        }
        let alone = advice.plans.len() == 1;
        assert!(!alone || advice.plans[0].reasons.iter().all(|reason| reason.fact != CoachFact::Balance));
    }
}

/// Reports whether a reason names a card that is neither next to a ship nor visible at the moment.
const fn names_what_is_covered(reason: &CoachReason) -> bool {
    matches!(reason.fact, CoachFact::Knows { .. } | CoachFact::Avoids { .. })
}

#[test]
fn advice_names_covered_cards_only_if_options_show_them() {
    let mut told = 0;
    for (preset, shown) in [(Preset::Seed, false), (Preset::FirstFlight, true)] {
        let game = between::<StarshipCatan>(Opponent::Simple, 2, preset, 8, 400);
        for p in decisions(&game, 1).filter(|p| p.phase == Phase::Fly) {
            let view = StarshipCatan::view(p, StarshipCatan::to_act(p));
            let advice =
                StarshipCatan::advise(&view, EFFORT, &SearchHandle::default()).expect("a sector is to be chosen");
            for reason in advice.plans.iter().flat_map(|plan| &plan.reasons).filter(|one| names_what_is_covered(one)) {
                assert!(shown, "{reason:?}");
                told += 1;
            }
        }
    }
    assert!(told > 0);
}

#[test]
fn no_advice_before_the_roll_or_when_stopped() {
    let p = position::<StarshipCatan>("phase: \"roll\"");
    assert_eq!(
        StarshipCatan::advise(&StarshipCatan::view(&p, StarshipCatan::to_act(&p)), EFFORT, &SearchHandle::default()),
        None
    );
    let (p, watch) = (position::<StarshipCatan>("phase: \"fly\""), SearchHandle::default());
    watch.stop();
    assert_eq!(StarshipCatan::advise(&StarshipCatan::view(&p, StarshipCatan::to_act(&p)), EFFORT, &watch), None);
}

fn reviewed(game: &Match<StarshipCatan>) -> (Vec<TurnRecord<StarshipCatan>>, Review) {
    let mut turns = game.turns();
    turns.retain(TurnRecord::is_whole);
    let mut told = 0;
    let review =
        StarshipCatan::review(&turns, EFFORT, &SearchHandle::default(), &mut |_| told += 1).expect("turns were played");
    assert_eq!((told, review.turns.len()), (turns.len(), turns.len()), "progress is told of every turn");
    (turns, review)
}

#[test]
fn review_adds_up_and_agrees_with_explain() {
    for opponent in [Opponent::Simple, Opponent::Random] {
        let (turns, review) = reviewed(&between::<StarshipCatan>(opponent, 2, Preset::Seed, 3, 160));
        for (number, (turn, told)) in turns.iter().zip(&review.turns).enumerate() {
            let change = told.after[told.seat] - told.before[told.seat];
            assert!((change - (told.settled + told.luck - told.error)).abs() < 1e-4, "{told:?}");
            assert!(
                told.error >= 0.0 && told.costliest.entry >= told.entry && told.costliest.best >= told.costliest.played
            );
            if number % 4 == 0 {
                let why = StarshipCatan::explain(turn, EFFORT, &SearchHandle::default()).expect("a whole turn");
                assert_eq!((why.luck, why.played.loss), (told.luck, told.error));
                let ((before, fair), after) = (why.roll, why.after.win[told.seat]);
                assert!((fair - (after + told.error).min(1.0)).abs() < 1e-4, "{why:?}");
                assert!((before - (fair - told.luck).clamp(0.0, 1.0)).abs() < 1e-4, "{why:?}");
                assert!(why.departs < why.played.orders.len() && !why.played.reasons.is_empty());
            }
        }
        for pair in review.turns.windows(2) {
            assert!((pair[0].after[0] - pair[1].before[0]).abs() < 1e-5, "one turn begins where the last one ended");
        }
    }
}

/// Returns a whole turn that begins at `before` and is played by an opponent.
fn turn_of(opponent: Opponent, before: &Position, seed: u64) -> TurnRecord<StarshipCatan> {
    let (mut p, mut generator) = (*before, RandomGenerator::new(seed));
    let mut turn = TurnRecord { round: 1, entry: 0, before: p, steps: Vec::new() };
    let mut planner = Planner::<StarshipCatan>::default();
    while p.turns == before.turns && !p.is_over() {
        let by = StarshipCatan::to_act(&p).expect("the match continues");
        let view = StarshipCatan::view(&p, Some(by));
        let order = planner.order(&view, opponent, &mut generator).expect("the match continues");
        StarshipCatan::apply(&mut p, &order, &mut generator, &mut ());
        turn.steps.push(orrery_record::PlayedOrder { order, by, after: p });
    }
    turn
}

/// Returns the mean error and the mean luck of the turns that an opponent plays from these positions, in percent.
fn a_turn(opponent: Opponent, starts: &[Position]) -> (f32, f32) {
    let turns: Vec<_> = (0..).zip(starts).map(|(seed, before)| turn_of(opponent, before, seed)).collect();
    let effort = SearchBudget { budget: 50, ..SearchBudget::usual(1) };
    let review =
        StarshipCatan::review(&turns, effort, &SearchHandle::default(), &mut |_| ()).expect("turns were played").turns;
    let mean =
        |of: fn(&orrery_ai::coach::TurnReview) -> f32| 100.0 * review.iter().map(of).sum::<f32>() / review.len() as f32;
    (mean(|turn| turn.error), mean(|turn| turn.luck))
}

/// The number of turns that are reviewed for each opponent.
const TURNS: u64 = 24;

/// All opponents start from the same positions, because in separate matches they would have different win chances to lose.
#[test]
fn review_error_ranks_random_above_simple_above_admiral() {
    let turns = count("ORRERY_TURNS", TURNS) as usize;
    let mut starts = Vec::new();
    for seed in 1.. {
        let game = between::<StarshipCatan>(Opponent::engine(Level::Pilot), 2, Preset::Seed, seed, 400);
        let first = |at: &usize| game.position_before(*at).phase == Phase::Roll;
        starts.extend((0..game.entries().len()).filter(first).step_by(3).map(|at| *game.position_before(at)));
        if starts.len() >= turns {
            break;
        }
    }
    starts.truncate(turns);
    let players = [Opponent::Random, Opponent::Simple, Opponent::engine(Level::Admiral)];
    let [random, simple, admiral] = players.map(|player| a_turn(player, &starts));
    println!("error and luck in percent: random {random:?}, simple {simple:?}, admiral {admiral:?}");
    assert!(random.0 > simple.0 + 1.0 && simple.0 > 4.0 * admiral.0 && admiral.0 < 1.5);
}

#[test]
fn a_missed_win_is_explained() {
    let before = position::<StarshipCatan>(WIN);
    let mut p = before;
    let mut turn = TurnRecord { round: 1, entry: 0, before, steps: Vec::new() };
    for order in [Order::Stop, Order::End] {
        let by = StarshipCatan::on_turn(&p);
        StarshipCatan::apply(&mut p, &order, &mut RandomGenerator::new(1), &mut ());
        turn.steps.push(orrery_record::PlayedOrder { order, by, after: p });
    }
    let told = StarshipCatan::explain(&turn, EFFORT, &SearchHandle::default()).expect("the turn is whole");
    let better = told.better.expect("to settle wins");
    assert_eq!((&better.orders[..], better.win, told.departs), (&[Order::Settle][..], 1.0, 0));
    assert_eq!(told.played.reasons[0], CoachReason { fact: CoachFact::Wins, against: true });
}

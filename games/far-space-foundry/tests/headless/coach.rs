//! Tests of the coach: its plans are legal and different, and the sums of its reviews add up.

use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::ai::coach::CoachFact;
use far_space_foundry::rules::{Order, Phase, Pilot, Position, Preset};
use orrery_ai::{GameOpponents as _, SearchBudget, SearchHandle};
use orrery_core::{Level, Opponent, Rules as _};
use orrery_record::Match;
use orrery_testkit::matches::{assert_plays, between};

/// A small search budget, so that many positions can be tried.
const EFFORT: SearchBudget = SearchBudget { budget: 10, ..SearchBudget::usual(1) };

/// Iterates over every `every`-th decision of a match.
fn decisions(game: &Match<FarSpaceFoundry>, every: usize) -> impl Iterator<Item = &Position> {
    (0..game.entries().len())
        .map(|at| game.position_before(at))
        .filter(|p| !matches!(p.stage, Phase::Begin | Phase::Over))
        .step_by(every)
}

#[test]
fn advice_is_repeatable_and_its_plans_are_legal() {
    let game = between::<FarSpaceFoundry>(Opponent::Simple, 2, Preset::Seed, 5, 400);
    for p in decisions(&game, 7) {
        let view = FarSpaceFoundry::view(p, FarSpaceFoundry::to_act(p));
        let advice =
            FarSpaceFoundry::advise(&view, EFFORT, &SearchHandle::default()).expect("there is something to decide");
        assert_eq!(Some(&advice), FarSpaceFoundry::advise(&view, EFFORT, &SearchHandle::default()).as_ref());
        assert!((1..=3).contains(&advice.plans.len()) && advice.plans[0].loss == 0.0);
        for plan in &advice.plans {
            assert!((1..=3).contains(&plan.reasons.len()), "{plan:?}");
            assert!((plan.outlook.win[..2].iter().sum::<f32>() - 1.0).abs() < 1e-4);
            assert_plays::<FarSpaceFoundry>(p, &plan.orders);
            assert_eq!(plan.after.is_some(), plan.orders.last() == Some(&Order::End), "{plan:?}");
        }
    }
}

#[test]
fn plan_reasons_never_keep_a_pilot_the_plan_plays() {
    let (mut kept, mut rolled) = (0, 0);
    for seed in [5, 6] {
        let game = between::<FarSpaceFoundry>(Opponent::Simple, 2, Preset::Seed, seed, 400);
        for p in decisions(&game, 3) {
            let view = FarSpaceFoundry::view(p, FarSpaceFoundry::to_act(p));
            let advice =
                FarSpaceFoundry::advise(&view, EFFORT, &SearchHandle::default()).expect("there is something to decide");
            for plan in &advice.plans {
                let plays = |pilot: Pilot| {
                    plan.orders
                        .iter()
                        .any(|order| matches!(*order, Order::Play { pilot: played, .. } if played == pilot))
                };
                rolled += usize::from(matches!(plan.orders.last(), Some(Order::Play { roll: true, .. })));
                for reason in plan.reasons.iter().filter(|reason| reason.is_of_this()) {
                    if let CoachFact::Keeps { pilot } = reason.fact {
                        assert!(!plays(pilot), "{plan:?}");
                        kept += 1;
                    }
                }
            }
        }
    }
    assert!(kept > 0 && rolled > 0, "{kept} kept, {rolled} plans end by rolling for a pilot");
}

#[test]
fn no_advice_when_stopped_or_before_the_deal() {
    let game = between::<FarSpaceFoundry>(Opponent::Simple, 2, Preset::Seed, 5, 12);
    let watch = SearchHandle::default();
    watch.stop();
    assert_eq!(FarSpaceFoundry::advise(&game.view(), EFFORT, &watch), None);
    let first = game.position_before(0);
    let view = FarSpaceFoundry::view(first, FarSpaceFoundry::to_act(first));
    assert_eq!(FarSpaceFoundry::advise(&view, EFFORT, &SearchHandle::default()), None);
}

#[test]
fn review_sums_add_up_and_random_play_errs_more() {
    let errors = [Opponent::Random, Opponent::Baseline("greedy")].map(|opponent| {
        let game = between::<FarSpaceFoundry>(opponent, 2, Preset::Seed, 3, 1000);
        let told = FarSpaceFoundry::review(&game.turns(), EFFORT, &SearchHandle::default(), &mut |_| ())
            .expect("a whole match");
        for turn in &told.turns {
            let changed = turn.after[turn.seat] - turn.before[turn.seat];
            assert!((changed - (turn.settled + turn.luck - turn.error)).abs() < 1e-3, "{turn:?}");
            assert!(turn.rolled >= 1.0 || (turn.rolled - turn.after[turn.seat] - turn.error).abs() < 1e-3, "{turn:?}");
            let lucky = (turn.rolled - turn.luck).clamp(0.0, 1.0);
            assert!((turn.expected - lucky).abs() < 1e-3, "luck leads from the one to the other: {turn:?}");
            assert!(turn.error >= 0.0 && turn.before.iter().chain(&turn.after).all(|win| (0.0..=1.0).contains(win)));
        }
        told.players.iter().map(|player| player.error).sum::<f32>()
    });
    assert!(errors[0] > errors[1], "{errors:?}");
}

/// A solo match has a target to reach: its win chance is shown from the deal on, and the result is known at the end.
#[test]
fn solo_review_starts_without_a_jump_and_ends_with_the_result() {
    let outcomes: Vec<bool> = [Opponent::Simple, Opponent::engine(Level::Commodore)]
        .map(|opponent| {
            let game = between::<FarSpaceFoundry>(opponent, 1, Preset::Seed, 3, 1000);
            let won = FarSpaceFoundry::standings(&game.view()).winners().next().is_some();
            let told = FarSpaceFoundry::review(&game.turns(), EFFORT, &SearchHandle::default(), &mut |_| ())
                .expect("a whole match");
            let (first, last) = (&told.turns[0], told.turns.last().expect("turns"));
            assert!((first.before[0] - first.after[0]).abs() < 0.3, "{first:?}");
            assert_eq!(last.after[0], f32::from(u8::from(won)), "{last:?}");
            won
        })
        .to_vec();
    assert_eq!(outcomes, [false, true]);
}

#[test]
fn played_turns_are_explained() {
    let game = between::<FarSpaceFoundry>(Opponent::Simple, 2, Preset::Seed, 4, 80);
    let mut better = 0;
    for turn in game.turns().iter().filter(|turn| turn.is_whole()).skip(2).step_by(3) {
        let told = FarSpaceFoundry::explain(turn, EFFORT, &SearchHandle::default()).expect("something was decided");
        assert_eq!(told.colour, turn.colour());
        assert!((1..=3).contains(&told.played.reasons.len()), "{told:?}");
        assert!(told.departs < told.played.orders.len());
        better += usize::from(told.better.is_some());
    }
    assert!(better > 0, "the simple one never errs");
}

/// A measurement without assertions: it prints one line for each turn of matches between equals. The spread of the win chance was
/// fitted to these lines (`docs/research/far-space-foundry.md`). The columns are turns left, points ahead, predicted chance, and
/// result.
#[test]
#[ignore = "measures what the chance to win is set by"]
fn print_predicted_chances_and_results() {
    let matches = std::env::var("MATCHES").map_or(40, |count| count.parse().expect("a number of matches"));
    for (word, level) in [("pilot", Level::Pilot), ("captain", Level::Captain), ("commodore", Level::Commodore)] {
        for seed in 0..matches {
            let game = between::<FarSpaceFoundry>(Opponent::engine(level), 2, Preset::Seed, seed, 2000);
            let standings = FarSpaceFoundry::standings(&game.view());
            let winners: Vec<_> = standings.winners().collect();
            for turn in game.turns().iter().filter(|turn| turn.is_whole()) {
                let p = game.position_before(turn.entry);
                let seat = usize::from(p.turn);
                let view = FarSpaceFoundry::view(p, FarSpaceFoundry::to_act(p));
                let Some(advice) = FarSpaceFoundry::advise(&view, EFFORT, &SearchHandle::default()) else { continue };
                let told = advice.plans[0].outlook;
                let won = winners.contains(&turn.colour());
                println!("{word} {seed} {} {} {} {}", told.rounds, told.margin[seat], told.win[seat], u8::from(won));
            }
        }
    }
}

//! Tests of the coach: plans are legal and differ, and the sums of reviews add up.

use contraband::Contraband;
use contraband::rules::{Order, Position, Preset, RoundPhase};
use orrery_ai::{GameOpponents as _, SearchBudget, SearchHandle};
use orrery_core::chance::RecordingChance;
use orrery_core::{Opponent, RandomGenerator, Rules as _};
use orrery_record::Match;
use orrery_testkit::matches::{assert_plays, between};

/// A small number of samples, so that many positions can be tried.
const EFFORT: SearchBudget = SearchBudget { budget: 10, ..SearchBudget::usual(1) };

/// Iterates over every `every`-th decision of a match.
fn decisions(game: &Match<Contraband>, every: usize) -> impl Iterator<Item = &Position> {
    (0..game.entries().len()).map(|at| game.position_before(at)).filter(|p| !p.is_over()).step_by(every)
}

#[test]
fn advice_is_repeatable_and_legal_in_both_play_orders_and_solo() {
    let greedy = Opponent::Baseline("greedy");
    for (players, preset) in [(2, Preset::Seed), (3, Preset::Secret), (1, Preset::Seed)] {
        let game = between::<Contraband>(greedy, players, preset, 5, 200);
        for p in decisions(&game, 17) {
            let view = Contraband::view(p, Contraband::to_act(p));
            let advice =
                Contraband::advise(&view, EFFORT, &SearchHandle::default()).expect("there is something to decide");
            assert_eq!(Some(&advice), Contraband::advise(&view, EFFORT, &SearchHandle::default()).as_ref());
            assert!((1..=3).contains(&advice.plans.len()) && advice.plans[0].loss == 0.0);
            for plan in &advice.plans {
                assert!((1..=3).contains(&plan.reasons.len()), "{plan:?}");
                let sum: f32 = plan.outlook.win.iter().sum();
                assert!(players == 1 || (sum - 1.0).abs() < 1e-4, "{plan:?}");
                assert_plays::<Contraband>(p, &plan.orders);
                assert_eq!(
                    plan.after.is_some(),
                    matches!(plan.orders.last(), Some(Order::End | Order::Plan(_) | Order::Done)),
                    "{plan:?}"
                );
            }
        }
    }
}

#[test]
fn no_advice_when_stopped_or_match_is_over() {
    let game = between::<Contraband>(Opponent::Simple, 2, Preset::Seed, 5, 12);
    let watch = SearchHandle::default();
    watch.stop();
    assert_eq!(Contraband::advise(&game.view(), EFFORT, &watch), None);
    let over = between::<Contraband>(Opponent::Simple, 1, Preset::Seed, 5, 1000);
    assert_eq!(Contraband::advise(&over.view(), EFFORT, &SearchHandle::default()), None);
}

#[test]
fn review_sums_add_up_and_random_play_errs_more() {
    let rates = [Opponent::Random, Opponent::Baseline("greedy")].map(|opponent| {
        let game = between::<Contraband>(opponent, 2, Preset::Seed, 3, 260);
        let told =
            Contraband::review(&game.turns(), EFFORT, &SearchHandle::default(), &mut |_| ()).expect("whole turns");
        for turn in &told.turns {
            let changed = turn.after[turn.seat] - turn.before[turn.seat];
            assert!((changed - (turn.settled + turn.luck - turn.error)).abs() < 1e-3, "{turn:?}");
            assert!(turn.error >= 0.0 && turn.before.iter().chain(&turn.after).all(|win| (0.0..=1.0).contains(win)));
        }
        let turns: u32 = told.players.iter().map(|player| player.turns).sum();
        told.players.iter().map(|player| player.error).sum::<f32>() / turns as f32
    });
    assert!(rates[0] > rates[1], "{rates:?}");
}

#[test]
fn review_finds_luck_only_in_dice_and_cards_and_leaves_out_no_meeting() {
    let rolls = |p: &Position, order: &Order| {
        let mut chance = RecordingChance::new(RandomGenerator::new(0));
        Contraband::apply(&mut { *p }, order, &mut chance, &mut ());
        !chance.outcomes().is_empty()
    };
    let game = between::<Contraband>(Opponent::Random, 3, Preset::Seed, 7, 400);
    let turns = game.turns();
    let told = Contraband::review(&turns, EFFORT, &SearchHandle::default(), &mut |_| ()).expect("whole turns");
    let (mut quiet, mut met) = (0, 0);
    for turn in turns.iter().filter(|turn| turn.is_whole()) {
        let reviewed = told.turns.iter().find(|reviewed| reviewed.entry == turn.entry).expect("every turn is reviewed");
        let before = |at: usize| at.checked_sub(1).map_or(&turn.before, |at| &turn.steps[at].after);
        let chance = (0..turn.steps.len()).any(|at| rolls(before(at), &turn.steps[at].order));
        if !chance && turn.before.meeting.is_none() {
            assert!(reviewed.luck.abs() < 1e-5, "nothing was rolled: {reviewed:?}");
            quiet += 1;
        }
        if turn.before.meeting.is_some() && turn.before.stage != RoundPhase::Turn {
            let asked = turn.before.colour(turn.before.asked());
            assert_eq!(reviewed.colour, asked, "the player who met somebody is reviewed: {reviewed:?}");
            met += 1;
        }
    }
    assert!(quiet > 0 && met > 0, "{quiet} quiet turns, {met} meetings");
}

#[test]
fn played_turns_are_explained() {
    let game = between::<Contraband>(Opponent::Simple, 2, Preset::Seed, 4, 120);
    let mut better = 0;
    for turn in game.turns().iter().filter(|turn| turn.is_whole()).skip(2).step_by(3) {
        let told = Contraband::explain(turn, EFFORT, &SearchHandle::default()).expect("something was decided");
        assert_eq!(Some(told.colour), turn.steps.last().map(|step| step.by));
        assert!((1..=3).contains(&told.played.reasons.len()), "{told:?}");
        assert!(told.departs < told.played.orders.len());
        better += usize::from(told.better.is_some());
    }
    assert!(better > 0, "the simple one never errs");
}

//! Tests of the review of a match.

use alien_frontiers::AlienFrontiers;
use alien_frontiers::ai::SearchHandle;
use alien_frontiers::record::PlayedOrder;
use alien_frontiers::rules::Order;
use orrery_ai::GameOpponents as _;
use orrery_ai::SearchBudget;
use orrery_ai::coach::{Review, TurningPointCause};
use orrery_core::Opponent;

use super::played;

const EFFORT: SearchBudget = SearchBudget { budget: 25, ..SearchBudget::usual(3) };

fn reviewed(players: u8, opponent: Opponent, seed: u64, orders: usize) -> (Review, usize) {
    let game = played(players, opponent, seed, orders);
    let turns = game.turns();
    let mut told = 0;
    let review = AlienFrontiers::review(&turns, EFFORT, &SearchHandle::default(), &mut |_| told += 1)
        .expect("turns were played");
    assert_eq!(told, review.turns.len(), "progress is told of every turn");
    (review, turns.iter().filter(|turn| turn.is_whole()).count())
}

#[test]
fn settled_luck_and_error_sum_to_the_win_change() {
    let matches = [(2, Opponent::Simple, 120), (4, Opponent::Simple, 90), (3, Opponent::Random, 60)];
    for (players, opponent, orders) in matches {
        let (review, whole) = reviewed(players, opponent, u64::from(players), orders);
        assert_eq!(review.turns.len(), whole);
        for turn in &review.turns {
            for win in [turn.before, turn.after] {
                assert!((win.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{turn:?}");
            }
            let change = turn.after[turn.seat] - turn.before[turn.seat];
            assert!((change - (turn.settled + turn.luck - turn.error)).abs() < 1e-4, "{turn:?}");
            assert!(turn.error >= 0.0 && turn.costliest.entry >= turn.entry);
        }
        for pair in review.turns.windows(2) {
            assert_eq!(pair[0].after, pair[1].before, "one turn begins where the last one ended");
            assert!(pair[0].entry < pair[1].entry && pair[0].round <= pair[1].round);
        }
        assert_players(&review);
        assert_decisive(&review);
    }
}

fn assert_players(review: &Review) {
    for (seat, player) in review.players.iter().enumerate() {
        assert_eq!(player.colour, review.seats[seat]);
        let own = || review.turns.iter().filter(|turn| turn.seat == seat);
        assert_eq!(own().count(), player.turns as usize);
        // The sums are those of the rounded figures in the list of turns.
        let shown = || own().map(|turn| turn.figures().shown());
        assert!((shown().map(|turn| turn.luck()).sum::<f32>() - player.luck).abs() < 1e-4);
        assert!((shown().map(|turn| turn.error()).sum::<f32>() - player.error).abs() < 1e-4);
        assert!((player.error_rate * player.turns as f32 - player.error).abs() < 1e-3);
    }
}

fn assert_decisive(review: &Review) {
    assert_eq!(review.decisive.len(), 3);
    let weight = |turn: usize| review.turns[turn].luck.abs().max(review.turns[turn].error);
    assert!(review.decisive.is_sorted_by(|a, b| a.swing >= b.swing), "as the heading over them says");
    let least = review.decisive.iter().map(|moment| weight(moment.turn)).fold(f32::MAX, f32::min);
    for (turn, review_of) in review.turns.iter().enumerate() {
        match review.decisive.iter().find(|moment| moment.turn == turn) {
            None => assert!(weight(turn) <= least),
            Some(moment) => assert_eq!(
                moment.swing,
                match moment.why {
                    TurningPointCause::Error => review_of.error,
                    TurningPointCause::GoodLuck => review_of.luck,
                    TurningPointCause::BadLuck => -review_of.luck,
                }
            ),
        }
    }
}

#[test]
fn explain_agrees_with_the_review_of_the_turn() {
    let (mut better, mut parted) = (0, 0);
    for (players, opponent, seed) in [(2, Opponent::Simple, 21), (3, Opponent::Random, 22), (4, Opponent::Simple, 23)] {
        let game = played(players, opponent, seed, 110);
        let turns: Vec<_> = game.turns().into_iter().filter(alien_frontiers::record::TurnRecord::is_whole).collect();
        let review =
            AlienFrontiers::review(&turns, EFFORT, &SearchHandle::default(), &mut |_| ()).expect("turns were played");
        for told in &review.turns {
            let turn = turns.iter().find(|turn| turn.entry == told.entry).expect("the turn that was reviewed");
            let why = AlienFrontiers::explain(turn, EFFORT, &SearchHandle::default()).expect("a whole turn");
            assert_eq!(why.roll, (told.expected, told.rolled), "{told:?}");
            assert_eq!((why.luck, why.played.loss), (told.luck, told.error), "{told:?}");
            assert_eq!(why.played.win, told.after[told.seat], "{told:?}");
            if told.plain {
                assert!((told.luck - (told.rolled - told.expected)).abs() < 1e-5, "luck is the roll's: {told:?}");
                assert!((told.error - (told.rolled - told.after[told.seat]).max(0.0)).abs() < 1e-5, "{told:?}");
            }
            let cost = told.costliest.best - told.costliest.played;
            assert!(cost <= told.error + 1e-5);
            assert_eq!(why.better.is_some(), cost > 0.01, "what could be had is told: {told:?}");
            if let Some(plan) = &why.better {
                assert_eq!(plan.win, told.costliest.best, "what was to be had is one number: {told:?}");
                better += 1;
                parted += usize::from(!told.plain);
            }
        }
    }
    assert!(better > 20 && parted > 2, "{better} mistakes, {parted} of them in turns of several choices");
}

#[test]
fn win_chances_after_the_last_turn_match_the_winners() {
    let game = played(2, Opponent::Simple, 9, 10_000);
    assert!(game.position().is_over());
    let turns = game.turns();
    let review = AlienFrontiers::review(&turns[turns.len() - 3..], EFFORT, &SearchHandle::default(), &mut |_| ())
        .expect("turns were played");
    let last = review.turns.last().expect("three turns");
    for (seat, colour) in review.seats.iter().enumerate() {
        let won = game.position().winners[colour.index()];
        assert_eq!(last.after[seat] > 0.0, won);
    }
    assert!((last.error).abs() < 1e-6 || !game.position().winners[last.colour.index()], "who wins made no error");
}

#[test]
fn review_is_deterministic_and_can_be_stopped() {
    let game = played(3, Opponent::Simple, 6, 80);
    let turns = game.turns();
    let once = || AlienFrontiers::review(&turns, EFFORT, &SearchHandle::default(), &mut |_| ());
    assert_eq!(once(), once());
    let watch = SearchHandle::default();
    let mut told = 0;
    let stopped = AlienFrontiers::review(&turns, EFFORT, &watch, &mut |_| {
        told += 1;
        watch.stop();
    });
    assert_eq!((stopped, told), (None, 1));
    assert_eq!(AlienFrontiers::review(&[], EFFORT, &SearchHandle::default(), &mut |_| ()), None);
}

#[test]
fn turns_cover_the_log_without_gap_or_overlap() {
    let game = played(4, Opponent::Random, 8, 300);
    let turns = game.turns();
    let steps: Vec<PlayedOrder> = turns.iter().flat_map(|turn| turn.steps.clone()).collect();
    assert_eq!(steps.len(), game.entries().len());
    for (index, (step, entry)) in steps.iter().zip(game.entries()).enumerate() {
        assert_eq!((step.order, step.after), (entry.order, *game.position_before(index + 1)));
    }
    for turn in &turns {
        assert_eq!(turn.steps[0].order, Order::Roll);
        assert_eq!(game.entries()[turn.entry].by, turn.colour());
        assert_eq!(game.entries()[turn.entry].round, turn.round);
        assert!(turn.steps.iter().rev().skip(1).all(|step| step.order != Order::End));
    }
    let unfinished = turns.iter().filter(|turn| !turn.is_whole()).count();
    assert!(unfinished <= 1);
}

//! Tests that the displayed figures of a turn add up in every game, and agree between the review and the explanation of the turn.

use orrery::ai::coach::{Review, TurnWinChances};
use orrery::ai::{GameOpponents, Planner, SearchBudget, SearchHandle};
use orrery::core::{Colour, Opponent, RandomGenerator, Setup};
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::contraband::Contraband;
use orrery::games::far_space_foundry::FarSpaceFoundry;
use orrery::games::starship_catan::StarshipCatan;
use orrery::record::{Match, Scenarios, Seat, SeatControl, TurnRecord};

/// Few samples, so that many turns can be evaluated.
const EFFORT: SearchBudget = SearchBudget { budget: 10, ..SearchBudget::usual(1) };

/// Returns the beginning of a match of two opponents who make mistakes.
fn played<G: GameOpponents + Scenarios>(seed: u64, orders: usize) -> Match<G> {
    let setup: Setup<G> = Setup::plain(2, G::Options::default());
    let control = SeatControl::Ai(Opponent::Simple);
    let seats = setup.seating.iter().map(|&colour| Seat { colour, name: colour.to_string(), control }).collect();
    let mut game = Match::deal(setup, seats, seed, None).expect("two can play");
    let (mut planner, mut generator) = (Planner::<G>::default(), RandomGenerator::new(seed));
    for _ in 0..orders {
        let Some(order) = planner.order(&game.view(), Opponent::Simple, &mut generator) else { break };
        game.give(order).expect("an opponent's order is legal");
    }
    game
}

/// Converts a chance to tenths of a percent, rounded as displayed.
fn tenths(chance: f32) -> i32 {
    (chance * 1000.0).round() as i32
}

/// Checks the sums that a reader computes from the displayed figures of a turn.
fn adds_up(figures: &TurnWinChances) {
    let shown = figures.shown();
    let [before, rolled, after] = [shown.before, shown.rolled, shown.after].map(tenths);
    assert_eq!(before + tenths(shown.settled()) + tenths(shown.luck()), rolled, "{figures:?}");
    assert_eq!(rolled - tenths(shown.error()), after, "{figures:?}");
    assert!(shown.error() >= 0.0 && tenths(shown.best - shown.played) <= tenths(shown.error()) + 1, "{figures:?}");
    let all = [shown.before, shown.expected, shown.rolled, shown.after, shown.best, shown.played];
    assert!(all.iter().all(|chance| (0.0..=1.0).contains(chance)), "{figures:?}");
}

/// Tests that the figures of two matches' turns add up, that each turn starts from the end of the previous one, and that their
/// explanations agree with the review.
fn told_alike<G: GameOpponents + Scenarios>(orders: usize) {
    let mut better = 0;
    for seed in [3, 4] {
        let mut turns = played::<G>(seed, orders).turns();
        turns.retain(TurnRecord::is_whole);
        let review: Review =
            G::review(&turns, EFFORT, &SearchHandle::default(), &mut |_| ()).expect("turns were played");
        for pair in review.turns.windows(2) {
            assert_eq!(pair[0].after, pair[1].before, "the chart has one point between two turns");
        }
        for told in &review.turns {
            let figures = told.figures();
            adds_up(&figures);
            assert!((figures.luck() - told.luck).abs() < 1e-6 && (figures.error() - told.error).abs() < 1e-6);
            let turn = turns.iter().find(|turn| turn.entry == told.entry).expect("the turn that was reviewed");
            let why = G::explain(turn, EFFORT, &SearchHandle::default()).expect("a whole turn");
            assert_eq!(why.colour, told.colour);
            let explained = why.figures(told.seat);
            adds_up(&explained);
            // Without a review, the figures start from what the player of the turn knew.
            assert_eq!(TurnWinChances { before: told.before[told.seat], ..explained }, figures, "{told:?}");
            assert_eq!((why.played.win, why.played.loss), (figures.after, figures.error()));
            if let Some(plan) = &why.better {
                assert_eq!(plan.win, figures.best);
                let alone = (figures.best - figures.played - figures.error()).abs() < 1e-5;
                assert!(!alone || (figures.best, figures.played) == (figures.rolled, figures.after), "{told:?}");
                better += 1;
            }
        }
    }
    assert!(better > 0, "some turns have an error");
}

#[test]
fn figures_of_alien_frontiers_add_up() {
    told_alike::<AlienFrontiers>(60);
}

#[test]
fn figures_of_starship_catan_add_up() {
    told_alike::<StarshipCatan>(60);
}

#[test]
fn figures_of_far_space_foundry_add_up() {
    told_alike::<FarSpaceFoundry>(60);
}

#[test]
fn figures_of_contraband_add_up() {
    told_alike::<Contraband>(60);
}

#[test]
fn review_lists_own_decisive_moments_first() {
    let mut turns = played::<AlienFrontiers>(5, 120).turns();
    turns.retain(TurnRecord::is_whole);
    let review =
        AlienFrontiers::review(&turns, EFFORT, &SearchHandle::default(), &mut |_| ()).expect("turns were played");
    let whose = |review: &Review| -> Vec<Colour> {
        review.decisive.iter().map(|moment| review.turns[moment.turn].colour).collect()
    };
    for &own in &review.seats {
        let mine = review.for_people(&[own]);
        let owners = whose(&mine);
        assert_eq!(owners.first(), Some(&own), "{:?}", mine.decisive);
        assert!(owners.is_sorted_by_key(|&colour| colour != own), "{owners:?}");
        assert_eq!(owners.len(), review.decisive.len());
    }
    assert_eq!(review.for_people(&[]).decisive, review.decisive);
    assert_eq!(review.for_people(&review.seats).decisive, review.decisive);
}

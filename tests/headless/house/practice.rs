//! Tests of undo across revealed information, and of continuing from an earlier order.

use orrery::core::Opponent;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::ai::decide;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::record::Scenario;
use orrery::games::alien_frontiers::rules::{Order, Preset};
use orrery::record::SeatControl;
use orrery::record::save::{SaveMeta, load_file, save_file};
use orrery::stats::countable;

use super::records::{assert_same, dealt, play, seats};

/// Returns a match played to its end by random opponents.
fn finished(seed: u64) -> Match {
    let mut game = dealt(2 + (seed % 3) as u8, Preset::ALL[seed as usize % 4], seed);
    play(&mut game, Opponent::Random, 20_000);
    assert!(game.position().is_over());
    game
}

#[test]
fn practice_undoes_and_redoes_a_whole_match() {
    for seed in 0..6 {
        let original = finished(seed);
        let mut game = original.clone();
        assert!(game.undo().is_none(), "a match that is over stays so");
        for left in (0..original.entries().len()).rev() {
            let entry = game.undo_past_chance().expect("an order is left");
            assert_eq!((&entry, game.entries().len()), (&original.entries()[left], left));
            assert_eq!(game.position(), original.position_before(left));
        }
        assert!(game.undo_past_chance().is_none() && game.is_practice());
        assert_eq!(game.round(), 1);
        let mut events = 0;
        while let Some(redone) = game.redo() {
            assert_eq!(redone, original.events_of(events));
            events += 1;
        }
        assert_eq!((game.entries(), game.position()), (original.entries(), original.position()));
        assert!(game.is_practice() && !original.is_practice());
        assert!(countable_with_a_person(&original) && !countable_with_a_person(&game));
    }
}

fn countable_with_a_person(game: &Match) -> bool {
    let mut game = game.clone();
    game.set_control(game.info().seats[0].colour, SeatControl::Human);
    countable(&game)
}

#[test]
fn undo_up_to_the_barrier_is_not_practice() {
    let mut game = dealt(2, Preset::App, 4);
    play(&mut game, Opponent::Simple, 3);
    let known = game.entries().len() - game.undo_barrier();
    for _ in 0..known {
        assert!(game.can_undo());
        game.undo_past_chance().expect("an order");
        assert!(!game.is_practice());
    }
    assert!(game.undo_past_chance().is_some() && game.is_practice());
}

#[test]
fn replayed_orders_roll_the_same_dice_after_undo() {
    let original = finished(1);
    let mut game = original.clone();
    while game.entries().len() > 10 {
        game.undo_past_chance();
    }
    for entry in &original.entries()[10..] {
        game.give(entry.order).expect("it was legal then");
    }
    assert_eq!(game.entries(), original.entries());
    assert!(!game.can_redo(), "a new order forgets what was taken back");
}

#[test]
fn branch_is_deterministic_and_leaves_the_original_unchanged() {
    for seed in 0..6 {
        let original = finished(seed);
        let untouched = original.clone();
        let length = original.entries().len();
        for at in [0, 1, 7, length / 2, length - 1, length, length + 9] {
            let mut branch = original.branch_at(at);
            assert_ne!(branch.id(), original.id());
            assert_eq!(branch.entries(), &original.entries()[..at.min(length)]);
            assert_eq!(branch.position(), original.position_before(at));
            assert_eq!((branch.info(), branch.can_redo()), (original.info(), false));
            assert_eq!(branch.is_practice(), at < length, "what was seen of a finished match is known");
            assert_eq!(original.would_be_practice(at), at < length);
            let rounds = original.entries()[..at.min(length)].iter().filter(|e| e.order == Order::End).count();
            assert_eq!(branch.round() as usize, rounds / branch.info().seats.len() + 1);
            play(&mut branch, Opponent::Simple, 30);
            let mut again = original.branch_at(at);
            play(&mut again, Opponent::Simple, 30);
            assert_eq!(branch.entries(), again.entries(), "the same dice");
        }
        assert_same(&original, &untouched);
    }
}

#[test]
fn every_branch_of_an_unfinished_match_is_practice() {
    let mut game = dealt(2, Preset::App, 4);
    while game.entries().len() < 20 || !game.can_undo() {
        play(&mut game, Opponent::Simple, 1);
    }
    let barrier = game.undo_barrier();
    assert!(game.branch_at(barrier).is_practice() && game.branch_at(barrier - 1).is_practice());
    assert!(game.branch_at(game.entries().len()).is_practice() && !game.is_practice());
    game.mark_practice();
    assert!(game.from_the_start().entries().is_empty());
    assert!(!game.from_the_start().is_practice(), "the same deal again is a match of its own");
}

#[test]
fn scenario_dice_repeat_after_redo_but_not_in_branches() {
    let text = "(title: \"t\", setup: (players: 2, preset: \"app\"), hand: \"2 6\", dice: [1, 2, 3, 4, 5, 6, 6, 5, 4], \
                display: [\"BoosterPod\"], deck: [\"AlienCity\", \"StasisBeam\"], play: [], expect: ())";
    let scenario = Scenario::from_text(text).expect("it reads");
    let mut game =
        Match::from_scenario(&scenario, seats(&scenario.setup.setup(), SeatControl::Human), 1).expect("it stands");
    let orders = ["dock AlienArtifact 2 6", "claim BoosterPod", "end", "roll", "end", "roll"];
    for line in orders {
        game.give(alien_frontiers::rules::notation::parse_order(line).expect("an order")).expect("legal");
    }
    let original = game.clone();
    while game.undo_past_chance().is_some() {}
    while game.redo().is_some() {}
    assert_eq!(game.entries(), original.entries());
    play(&mut game, Opponent::Simple, 12);
    let mut straight = original.clone();
    play(&mut straight, Opponent::Simple, 12);
    assert_eq!(game.entries(), straight.entries(), "after redo the dice that are left come");
    let dice = |game: &Match| game.entries().iter().flat_map(|entry| entry.outcomes.clone()).collect::<Vec<_>>();
    let tells_nothing = (0..4).any(|_| {
        let mut branch = original.branch_at(2);
        for line in &orders[2..] {
            branch.give(alien_frontiers::rules::notation::parse_order(line).expect("an order")).expect("legal");
        }
        assert_eq!(branch.entries()[..2], original.entries()[..2]);
        dice(&branch) != dice(&original)
    });
    assert!(tells_nothing, "an unfinished match does not reveal the dice chosen for it");
}

#[test]
fn practice_is_saved_with_its_undone_orders() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.orrery");
    let original = finished(2);
    let mut game = original.clone();
    for _ in 0..40 {
        game.undo_past_chance();
    }
    save_file(&path, &game, &SaveMeta::now("")).expect("saved");
    let (mut loaded, _) = load_file::<AlienFrontiers>(&path).expect("loaded");
    assert_same(&loaded, &game);
    assert!(loaded.is_practice());
    while loaded.redo().is_some() {}
    assert_eq!(loaded.entries(), original.entries());
    let order = decide(game.position(), Opponent::Simple, 1);
    assert!(game.give(order).is_ok() && game.is_practice(), "it stays practice");
}

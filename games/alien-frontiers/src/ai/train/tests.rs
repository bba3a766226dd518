//! Tests with complete but tiny training runs.

use std::time::Duration;

use super::sparring::SparringPartner;
use super::*;

/// Returns the plan of a training run with two sets of matches, which takes a few seconds at most.
fn plan() -> TrainingPlan {
    TrainingPlan {
        warm_games: 32,
        window: 1500,
        reuse: 2.0,
        limit: 40,
        measure_every: 128,
        measure_games: 4,
        width: 32,
        ..TrainingPlan::usual(2, 2 * SET, 3)
    }
}

fn running(folder: &Path, threads: usize) -> TrainingRunOptions {
    TrainingRunOptions { out: folder.join("two.net"), threads, checkpoint_every: Duration::ZERO, at_most: None }
}

/// Returns a copy of the training run with its elapsed time set to zero.
fn without_time(training: &TrainingRun) -> TrainingRun {
    let mut training = training.clone();
    training.progress.seconds = 0.0;
    training.learner = {
        let mut fresh = Optimiser::new(training.learner.net.clone());
        fresh.average = training.learner.average.clone();
        fresh.mean.clone_from(&training.learner.mean);
        fresh.square.clone_from(&training.learner.square);
        fresh.steps = training.learner.steps;
        fresh
    };
    training
}

fn curve(folder: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(folder.join("two.csv")).expect("there is a curve");
    let without_seconds = |line: &str| line.split(',').enumerate().filter(|(i, _)| *i != 1).map(|(_, w)| w).collect();
    text.lines().map(without_seconds).collect()
}

#[test]
fn resumed_training_produces_the_same_net() {
    let (whole, broken) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let mut training = TrainingRun::new(plan());
    training.run(&running(whole.path(), 2), |_| {}).expect("it runs");
    assert!(training.progress().loss < 0.69, "two players, no better than chance: {}", training.progress().loss);

    let killed = std::panic::catch_unwind(|| {
        let mut training = TrainingRun::new(plan());
        training.run(&running(broken.path(), 1), |progress| assert!(progress.games < SET, "killed"))
    });
    assert!(killed.is_err(), "it should have been broken off");
    let out = broken.path().join("two.net");
    let mut resumed = TrainingRun::resume(&out, 2 * SET).expect("there is a checkpoint");
    assert_eq!(resumed.progress().games, SET);
    resumed.run(&running(broken.path(), 2), |_| {}).expect("it runs on");
    assert_eq!(without_time(&resumed), without_time(&training));
    assert_eq!(curve(broken.path()), curve(whole.path()));
    let written = Net::load(&out).expect("the net is written");
    assert_eq!(&written, training.trained());
}

#[test]
fn extended_training_records_the_extension() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = running(folder.path(), 1);
    let mut training = TrainingRun::new(TrainingPlan { games: 2, ..plan() });
    training.run(&running, |_| {}).expect("it runs");
    assert!(training.extended().is_empty());
    let longer = TrainingRun::resume(&running.out, 4).expect("there is a checkpoint");
    assert_eq!(longer.extended(), [TrainingExtension { games: 2, after: 2 }]);
    let again = Checkpoint::read(&Checkpoint::bytes(&longer)).expect("it can be read");
    assert_eq!((again.extended(), again.plan().games), (longer.extended(), 4));
}

#[test]
fn damaged_or_missing_checkpoint_is_rejected_with_advice() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("two.net");
    let missing = TrainingRun::resume(&out, 10).expect_err("nothing is there").to_string();
    assert!(missing.contains("two.train") && missing.contains("--resume"), "{missing}");

    let training = TrainingRun::new(plan());
    let bytes = Checkpoint::bytes(&training);
    assert_eq!(without_time(&Checkpoint::read(&bytes).expect("it can be read")), without_time(&training));
    for at in (0..bytes.len()).step_by(9973).chain(0..20).chain(bytes.len() - 6..bytes.len()) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 4;
        assert!(Checkpoint::read(&damaged).is_err(), "byte {at} damaged");
        assert!(Checkpoint::read(&bytes[..at]).is_err(), "cut to {at} bytes");
    }
    std::fs::write(checkpoint_path(&out), b"nonsense").expect("it can be written");
    let damaged = TrainingRun::resume(&out, 10).expect_err("it is nonsense").to_string();
    assert!(damaged.contains("two.train") && damaged.contains("not a checkpoint"), "{damaged}");
}

#[test]
fn training_from_weights_is_measured_against_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = crate::ai::net::embedded_net(2).expect("two may play");
    let from = Some(folder.path().join("start.net"));
    let plan = TrainingPlan { from, width: start.width() + 64, warm_games: 0, games: SET, measure_every: 1, ..plan() };
    let mut training = TrainingRun::from_net(plan, start);
    assert_eq!(training.trained().width(), start.width() + 64);
    assert_eq!(training.older, training.learner.average);
    training.run(&running(folder.path(), 2), |_| {}).expect("it runs");
    assert_ne!(training.older, training.learner.average, "it learned");
    assert_eq!(
        training.older,
        start.widened(start.width() + 64, training.plan.seed),
        "and is measured against where it began"
    );
    let again = Checkpoint::read(&Checkpoint::bytes(&training)).expect("it can be read");
    assert_eq!(again.plan(), training.plan());
}

#[test]
fn training_opponents_are_drawn_at_the_intended_rates() {
    let mut generator = RandomGenerator::new(5);
    for players in 2..=4u8 {
        let (mut met, mut simple, mut stylish) = (0, 0, 0);
        for _ in 0..1600 {
            let seats = super::sparring::draw_partners(players, true, &mut generator);
            assert!(seats[usize::from(players)..].iter().all(Option::is_none), "nobody sits where nobody plays");
            let count = |wanted: fn(&SparringPartner) -> bool| seats.iter().flatten().filter(|s| wanted(s)).count();
            let older = count(|s| matches!(s, SparringPartner::Older));
            assert!(older < usize::from(players), "the net plays too");
            met += usize::from(older > 0);
            simple += count(|s| matches!(s, SparringPartner::Simple));
            stylish += usize::from(count(|s| matches!(s, SparringPartner::Stylish(_))) > 0);
        }
        assert!((320..480).contains(&met), "{players}: {met} of 1600 with an older self");
        assert!((60..140).contains(&simple), "{players}: {simple} with the simple opponent");
        assert!((100..260).contains(&stylish), "{players}: {stylish} with a style");
    }
    let alone = (0..400).all(|_| {
        super::sparring::draw_partners(2, false, &mut generator)
            .iter()
            .flatten()
            .all(|s| !matches!(s, SparringPartner::Older))
    });
    assert!(alone, "without weights of one there is none");
}

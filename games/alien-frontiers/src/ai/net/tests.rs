//! Tests of the net's public interface: rows, files and bit-identical evaluations.

use super::features::MOST_ACTIVE;
use super::*;
use crate::rules::{Options, Order, Phase, Position, Setup, apply_unchecked, legal};
use orrery_ai::Evaluation;
use orrery_core::RandomGenerator;

/// Returns positions at the ends of turns and at the end of the match, from random matches.
fn ends(players: u8, matches: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for game in 0..matches {
        let mut generator = RandomGenerator::of_series(11, game);
        let setup = Setup::plain(players, Options::default());
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("a dealt start fits its set-up");
        let mut orders: Vec<Order> = Vec::new();
        while !position.is_over() {
            legal(&position, &mut orders);
            let order = orders[generator.below(orders.len() as u32) as usize];
            apply_unchecked(&mut position, order, &mut generator, &mut ());
            if position.phase != Phase::Orders {
                found.push(position);
            }
        }
    }
    found
}

#[test]
fn active_rows_are_bounded_and_unique_per_block() {
    for players in 2..=4 {
        let layout = FeatureLayout::new(players);
        let mut features = Features::default();
        let mut named = vec![false; layout.rows()];
        for position in ends(players, 6) {
            extract(&position, &mut features);
            let mut rows: Vec<u16> = features.rows().to_vec();
            assert!(rows.len() < MOST_ACTIVE && rows.len() > 12, "{} rows", rows.len());
            rows.iter().for_each(|&row| named[usize::from(row)] = true);
            // In a block of steps a row includes all rows below it, so two rows of a block would count twice.
            let mut blocks: Vec<usize> = rows.iter().map(|&row| layout.first_of(usize::from(row))).collect();
            blocks.sort_unstable();
            blocks.dedup();
            assert_eq!(blocks.len(), rows.len(), "two rows of one block in {rows:?}");
            rows.sort_unstable();
            rows.dedup();
            assert_eq!(blocks.len(), rows.len());
        }
        let used = named.iter().filter(|&&n| n).count();
        assert!(used * 2 > layout.rows(), "{players} players: only {used} of {} rows are ever named", layout.rows());
    }
}

#[test]
fn rotating_the_seats_only_rotates_the_outlook() {
    // If every player moves one seat along, the rows stay the same.
    let mut features = (Features::default(), Features::default());
    for position in ends(3, 2) {
        let mut turned = position;
        turned.seating[..3].rotate_right(1);
        turned.mover_seat = (position.mover_seat + 1) % 3;
        extract(&position, &mut features.0);
        extract(&turned, &mut features.1);
        assert_eq!(features.0.rows(), features.1.rows());
        let mut judge = PositionEvaluator::new(&Net::fresh(3, 64, 3));
        let (one, other) = (judge.outlook(&position), judge.outlook(&turned));
        for seat in 0..3 {
            assert_eq!(one.win[seat].to_bits(), other.win[(seat + 1) % 3].to_bits());
        }
    }
}

/// Returns a hash of the bits of many evaluations.
fn digest(outlooks: impl Iterator<Item = Evaluation>) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    for Evaluation { win, margin, rounds } in outlooks {
        win.iter().chain(&margin).chain([&rounds]).for_each(|number| hasher.update(&number.to_bits().to_le_bytes()));
    }
    hasher.finalize()
}

#[test]
fn outlook_bits_match_the_golden_digest() {
    let found = [2, 3, 4].map(|players| {
        let mut judge = PositionEvaluator::new(&Net::fresh(players, 64, 7));
        let ends = ends(players, 3);
        let found = digest(ends.iter().map(|end| judge.outlook(end)));
        let again = digest(ends.iter().map(|end| judge.clone().outlook(end)));
        assert_eq!(found, again, "an outlook depends on those before it");
        found
    });
    assert_eq!(found, GOLDEN, "the net counts another way: 0x{:08x}, 0x{:08x}, 0x{:08x}", found[0], found[1], found[2]);
}

/// Hashes of the evaluations of fresh nets with 2, 3 and 4 players.
const GOLDEN: [u32; 3] = [0xac8f_b3d9, 0xca2f_a4b9, 0x7904_438e];

#[test]
fn outlook_shares_sum_to_one() {
    for players in 2..=4 {
        let mut judge = PositionEvaluator::new(embedded_net(players).expect("a net comes with the program"));
        for end in ends(players, 3) {
            let outlook = judge.outlook(&end);
            let sum: f32 = outlook.win.iter().sum();
            assert!((sum - 1.0).abs() < 1e-5 && outlook.win.iter().all(|w| (0.0..=1.0).contains(w)), "{outlook:?}");
            assert!(outlook.win[usize::from(players)..].iter().all(|&w| w == 0.0));
            for seat in 0..usize::from(players) {
                assert_eq!(judge.win(&end, seat).to_bits(), outlook.win[seat].to_bits());
                let won = end.is_over() && end.winners[end.seating[seat].index()];
                assert!(!end.is_over() || (outlook.win[seat] > 0.0) == won);
            }
        }
    }
}

#[test]
fn weights_file_round_trips() {
    for (players, width) in [(2, 64), (3, 128), (4, 256)] {
        let net = Net::fresh(players, width, 9);
        assert_eq!(net.width(), width);
        assert_eq!(Net::read(&net.write()).expect("what was written can be read"), net);
    }
}

#[test]
fn damaged_weights_file_is_rejected() {
    let bytes = Net::fresh(2, 64, 4).write();
    let places = || (0..40).chain((40..bytes.len()).step_by(997)).chain(bytes.len() - 8..bytes.len());
    for length in places() {
        assert!(Net::read(&bytes[..length]).is_err(), "cut to {length} bytes");
    }
    for at in places() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x10;
        assert!(Net::read(&damaged).is_err(), "byte {at} damaged");
    }
    assert!(matches!(Net::read(b"weights"), Err(WeightsError::NotWeights)));
}

#[test]
fn incompatible_weights_file_is_rejected_with_the_reason() {
    let sealed = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = Net::fresh(2, 64, 4).write();
        bytes.truncate(bytes.len() - 4);
        change(&mut bytes);
        let sum = crc32fast::hash(&bytes);
        bytes.extend(sum.to_le_bytes());
        Net::read(&bytes).expect_err("a file that does not fit").to_string()
    };
    let newer = sealed(&|bytes| bytes[8] = 9);
    assert!(newer.contains("version 9") && newer.contains("newer program"), "{newer}");
    let players = sealed(&|bytes| bytes[10] = 5);
    assert!(players.contains("5 players"), "{players}");
    let shape = sealed(&|bytes| bytes[12] ^= 1);
    assert!(shape.contains("train it again"), "{shape}");
    let width = sealed(&|bytes| bytes[14] = 65);
    assert!(width.contains("65") && width.contains("128"), "{width}");
    let weight = sealed(&|bytes| bytes[18 + 400..18 + 404].copy_from_slice(&f32::NAN.to_le_bytes()));
    assert!(weight.contains("weight 100 "), "{weight}");
}

#[test]
fn weights_for_another_player_count_are_rejected_naming_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("two.net");
    std::fs::write(&path, Net::fresh(2, 64, 1).write()).expect("it can be written");
    assert!(Net::load_for(&path, 2).is_ok());
    let message = Net::load_for(&path, 4).expect_err("it is for two").to_string();
    assert!(message.contains("two.net") && message.contains("for 2 players, but 4 play"), "{message}");
    let missing = Net::load(&folder.path().join("none.net")).expect_err("it is not there").to_string();
    assert!(missing.contains("none.net"), "{missing}");
}

#[test]
fn outlook_change_is_attributed_to_the_changed_term() {
    let net = embedded_net(2).expect("a net comes with the program");
    let mut judge = PositionEvaluator::new(net);
    let position = ends(2, 1)[6];
    let mover = position.mover();
    let mut richer = position;
    richer.players[mover.index()].ore += 3;
    let (mut with, mut without) = (Features::default(), Features::default());
    extract(&richer, &mut with);
    extract(&position, &mut without);
    let changes = super::changes::changes(&mut judge, &with, &without, 0);
    let ore = changes.iter().find(|c| c.kind == feature_kinds::FeatureKind::Ore).expect("the ore has changed");
    assert_eq!(ore.owner, super::changes::FeatureOwner::Own);
    assert!(
        changes.iter().all(|c| matches!(c.kind, feature_kinds::FeatureKind::Ore | feature_kinds::FeatureKind::Tempo)),
        "{changes:?}"
    );
}

#[test]
fn widened_net_keeps_its_outlooks() {
    for players in 2..=4 {
        let net = embedded_net(players).expect("a valid number of players");
        let wide = net.widened(net.width() + 64, 3);
        assert_eq!((wide.players(), wide.width()), (players, net.width() + 64));
        let (mut before, mut after) = (PositionEvaluator::new(net), PositionEvaluator::new(&wide));
        for position in ends(players, 3) {
            let (before, after) = (before.outlook(&position), after.outlook(&position));
            // The steps of the first layer may be coarser after widening.
            let apart = before.win.iter().zip(after.win).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(apart < 0.01, "{before:?} and {after:?}");
        }
        assert_eq!(net.widened(0, 3), *net, "no net is made narrower");
        assert_eq!(Net::read(&wide.write()).expect("it can be read"), wide);
    }
}

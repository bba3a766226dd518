//! Compares the enumeration with every legal sequence of orders.

use std::collections::{BTreeMap, BTreeSet};

use super::explore::GuessedChance;
use super::sequence::reveals;
use super::{LeafEnumerator, SearchLimits, find_leaves};
use crate::ai::decide_with;
use crate::rules::{
    CardPower, DiceAndCardSource as _, Facility, KEEP_LIMIT, Loot, Options, Order, Phase, Position, Preset, Setup,
    apply_unchecked, check, legal,
};
use orrery_core::Colour;
use orrery_core::Opponent;
use orrery_core::RandomGenerator;

/// Returns positions after the roll, from matches between opponents that play a third of their orders at random.
fn rolled_positions(players: u8, options: Options, seed: u64, wanted: usize) -> Vec<Position> {
    let mut generator = RandomGenerator::new(seed);
    let mut orders = Vec::new();
    let mut found = Vec::new();
    while found.len() < wanted {
        let setup = Setup::plain(players, options);
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("a dealt start fits");
        while !position.is_over() {
            let rolled = position.phase == Phase::Roll;
            let opponent = if generator.die() < 3 { Opponent::Random } else { Opponent::Simple };
            let order = decide_with(&position, opponent, &mut generator, &mut orders);
            apply_unchecked(&mut position, order, &mut generator, &mut ());
            if rolled && generator.die() == 1 {
                found.push(position);
            }
        }
    }
    found.truncate(wanted);
    found
}

/// Returns every leaf of the legal sequences of orders without reveals; `None` if they visit more than `most` nodes.
fn all_ends(
    position: &Position,
    most: usize,
    skip: &dyn Fn(&Position, &Order) -> bool,
) -> Option<BTreeMap<u64, Position>> {
    let mut seen = BTreeSet::from([position.fingerprint()]);
    let mut open = vec![*position];
    let mut found = BTreeMap::new();
    let mut orders = Vec::new();
    while let Some(at) = open.pop() {
        legal(&at, &mut orders);
        for order in orders.iter().filter(|o| !reveals(o) && !skip(&at, o)) {
            let mut after = at;
            apply_unchecked(&mut after, *order, &mut GuessedChance { seed: 7 }, &mut ());
            if matches!(order, Order::Shed { .. }) {
                // Giving up goods that could still be spent leads to nothing better, so it is tried last.
                if check(&after, Order::End).is_err() {
                    continue;
                }
                apply_unchecked(&mut after, Order::End, &mut GuessedChance { seed: 7 }, &mut ());
            }
            if after.phase != Phase::Orders {
                found.insert(after.fingerprint(), after);
            } else if seen.insert(after.fingerprint()) {
                open.push(after);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(found)
}

/// Returns true if `end` differs from a leaf of `ours` only by fuel or ore that the mover wasted.
fn poorer(end: &Position, mover: Colour, ours: &BTreeSet<u64>) -> bool {
    let (fuel, ore) = (end.player(mover).fuel, end.player(mover).ore);
    (fuel..=KEEP_LIMIT).any(|fuel| {
        (ore..=KEEP_LIMIT).any(|ore| {
            let mut richer = *end;
            let player = richer.player_mut(mover);
            player.fuel = fuel;
            player.ore = ore;
            ours.contains(&richer.fingerprint())
        })
    })
}

/// Compares the enumeration with every legal sequence of orders in each position. Returns the number of positions small enough to
/// be compared.
fn compare(moments: &[Position], skip: &dyn Fn(&Position, &Order) -> bool) -> usize {
    let mut found = LeafEnumerator::default();
    let mut checked = 0;
    for position in moments {
        let Some(all) = all_ends(position, 3_000, skip) else { continue };
        find_leaves(position, SearchLimits::nodes(1_000_000), 7, &mut found);
        assert!(found.complete);
        let ours: BTreeSet<u64> = found.leaves.iter().map(|e| e.position.fingerprint()).collect();
        assert_eq!(ours.len(), found.leaves.len(), "an end is listed twice");
        if let Some((_, missed)) =
            all.iter().find(|(key, end)| !ours.contains(*key) && !poorer(end, position.mover(), &ours))
        {
            let hand = position.turn.hand;
            panic!("with {hand} of {:?}\n in {position:?}\n missed {missed:?}", position.mover());
        }
        for end in &found.leaves {
            let mut after = *position;
            for order in found.orders(end) {
                check(&after, order).expect("the orders of an end are legal");
                apply_unchecked(&mut after, order, &mut GuessedChance { seed: 7 }, &mut ());
            }
            assert_eq!(after, end.position);
        }
        checked += 1;
    }
    checked
}

#[test]
fn enumeration_finds_every_turn_end_without_discards() {
    let waits = |at: &Position, order: &Order| match order {
        Order::Discard(_) => true,
        // The enumeration never gives up surplus advances that would be kept by a launch, whether it is paid now or with the
        // goods of an earlier docking.
        o if at.turn.hub_surplus > 0 && at.me().unplaced > 0 => !matches!(o, Order::Launch(_)),
        // Ships go to the Bay at the end of the turn anyway.
        Order::Dock { facility: Facility::MaintenanceBay, .. } => true,
        // If there are many volleys and hauls, the enumeration follows only some of them.
        Order::Use(CardPower::PlasmaCannon { .. }) => true,
        Order::Raid { loot: Loot::Resources(_), .. } => true,
        _ => false,
    };
    for players in 2..=4 {
        for preset in [Preset::Rules2011, Preset::App] {
            let moments = rolled_positions(players, preset.options(), 11 + u64::from(players), 30);
            let checked = compare(&moments, &waits);
            assert!(checked > 8, "{checked} moments are too few");
        }
    }
}

//! Conversion between the targets of this game and the ids used by the board.

use crate::table::Target;
use far_space_foundry::rules::{Asteroid, FreighterKind, Good, Pilot, Product};
use orrery_board::target::TargetId;

/// Returns an id that consists of the kind of a target and two parts of one byte each, 0 if unused.
fn named(kind: u8, a: u8, b: u8) -> TargetId {
    TargetId(u64::from(kind) << 16 | u64::from(a) << 8 | u64::from(b))
}

/// The byte that represents no pilot.
const NONE: u8 = u8::MAX;

/// Returns the id of a target.
pub fn target_id(target: Target) -> TargetId {
    match target {
        Target::Begin => named(0, 0, 0),
        Target::Pilot(pilot) => named(1, pilot as u8, 0),
        Target::Roll => named(2, 0, 0),
        Target::Dock(dock) => named(3, dock, 0),
        Target::Land => named(4, 0, 0),
        Target::Lift => named(5, 0, 0),
        Target::Asteroid(asteroid) => named(6, asteroid as u8, 0),
        Target::Ship(ship) => named(7, ship as u8, 0),
        Target::More(ship, good) => named(8, ship as u8, good as u8),
        Target::Less(ship, good) => named(9, ship as u8, good as u8),
        Target::Stack(ship, good) => named(10, ship as u8, good as u8),
        Target::OffPair(ship, good) => named(11, ship as u8, good as u8),
        Target::Process(times) => named(12, times, 0),
        Target::Sell(count) => named(13, count, 0),
        Target::Cantina => named(14, 0, 0),
        Target::Hire(pilot) => named(15, pilot.map_or(NONE, |pilot| pilot as u8), 0),
        Target::Alone => named(16, 0, 0),
        Target::Make(product, times) => named(17, product as u8, times),
        Target::Charge(product) => named(18, product as u8, 0),
        Target::ChargeAll => named(19, 0, 0),
        Target::Upgrade(ship) => named(20, ship as u8, 0),
        Target::Earn => named(21, 0, 0),
        Target::Bribe => named(22, 0, 0),
        Target::Keep(pilot) => named(23, pilot as u8, 0),
        Target::End => named(24, 0, 0),
        Target::Confirm => named(25, 0, 0),
        Target::Cancel => named(26, 0, 0),
        Target::Hull(seat, ship) => named(27, seat, ship as u8),
        Target::Mast => named(28, 0, 0),
    }
}

/// Returns the target of an id, or `None` if the id is not that of a target.
pub fn target_of(id: TargetId) -> Option<Target> {
    let [kind, a, b] = [16, 8, 0].map(|shift| (id.0 >> shift) as u8);
    let pilot = || Pilot::from_index(a.into());
    let product = || Product::from_index(a.into());
    let ship = || FreighterKind::from_index(a.into());
    let goods = || Some((ship()?, Good::from_index(b.into())?));
    let of_goods = |make: fn(FreighterKind, Good) -> Target| goods().map(|(ship, good)| make(ship, good));
    let found = match kind {
        0 => Target::Begin,
        1 => Target::Pilot(pilot()?),
        2 => Target::Roll,
        3 => Target::Dock(a),
        4 => Target::Land,
        5 => Target::Lift,
        6 => Target::Asteroid(Asteroid::from_index(a.into())?),
        7 => Target::Ship(ship()?),
        8 => of_goods(Target::More)?,
        9 => of_goods(Target::Less)?,
        10 => of_goods(Target::Stack)?,
        11 => of_goods(Target::OffPair)?,
        12 => Target::Process(a),
        13 => Target::Sell(a),
        14 => Target::Cantina,
        15 if a == NONE => Target::Hire(None),
        15 => Target::Hire(Some(pilot()?)),
        16 => Target::Alone,
        17 => Target::Make(product()?, b),
        18 => Target::Charge(product()?),
        19 => Target::ChargeAll,
        20 => Target::Upgrade(ship()?),
        21 => Target::Earn,
        22 => Target::Bribe,
        23 => Target::Keep(pilot()?),
        24 => Target::End,
        25 => Target::Confirm,
        26 => Target::Cancel,
        27 => Target::Hull(a, FreighterKind::from_index(b.into())?),
        28 => Target::Mast,
        _ => return None,
    };
    (target_id(found) == id).then_some(found)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Returns one or more targets of every kind.
    fn all() -> Vec<Target> {
        use Target::{
            Alone, Begin, Cancel, Cantina, Charge, ChargeAll, Confirm, Dock, Earn, End, Hire, Keep, Land, Less, Lift,
            Make, More, OffPair, Process, Roll, Sell, Stack, Upgrade,
        };
        let mut all = vec![
            Begin,
            Roll,
            Land,
            Lift,
            Cantina,
            Hire(None),
            Alone,
            ChargeAll,
            Earn,
            Target::Bribe,
            Target::Mast,
            End,
            Confirm,
            Cancel,
        ];
        all.extend((1..=8).flat_map(|number| [Dock(number), Process(number), Sell(number)]));
        all.extend(Asteroid::ALL.iter().map(|&asteroid| Target::Asteroid(asteroid)));
        all.extend(Pilot::ALL.iter().flat_map(|&pilot| [Target::Pilot(pilot), Hire(Some(pilot)), Keep(pilot)]));
        all.extend(Product::ALL.iter().flat_map(|&product| [Make(product, 1), Make(product, 2), Charge(product)]));
        for &ship in FreighterKind::ALL {
            all.extend([Target::Ship(ship), Upgrade(ship)]);
            all.extend((0..4).map(|seat| Target::Hull(seat, ship)));
            let kinds: [fn(FreighterKind, Good) -> Target; 4] = [More, Less, Stack, OffPair];
            all.extend(kinds.into_iter().flat_map(|kind| Good::ALL.iter().map(move |&good| kind(ship, good))));
        }
        all
    }

    #[test]
    fn target_ids_are_unique_and_round_trip() {
        let all = all();
        let names: BTreeSet<TargetId> = all.iter().map(|&target| target_id(target)).collect();
        assert_eq!(names.len(), all.len());
        for target in all {
            assert_eq!(target_of(target_id(target)), Some(target));
        }
    }

    #[test]
    fn unknown_target_ids_have_no_target() {
        assert_eq!(target_of(TargetId(u64::MAX)), None);
        assert_eq!(target_of(TargetId(200 << 16)), None);
        assert_eq!(target_of(TargetId(1)), None, "a part that the kind does not have");
    }
}

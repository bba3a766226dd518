//! Conversion between this game's targets and the board's identifiers.

use crate::table::{CountedAmount, Target};
use orrery_board::target::TargetId;
use starship_catan::rules::{Adventure, Card, Commodity, EquipmentKind, Module, Resource, Ship};

/// Returns an identifier composed of the kind of a target and of two parts, one byte each.
fn named(kind: u8, a: u8, b: u8) -> TargetId {
    TargetId(u64::from(kind) << 16 | u64::from(a) << 8 | u64::from(b))
}

/// Returns the two parts of a counter's identifier.
const fn counted(counter: CountedAmount) -> (u8, u8) {
    match counter {
        CountedAmount::Buy(thing) => (0, thing as u8),
        CountedAmount::Sell(thing) => (1, thing as u8),
        CountedAmount::Take(resource) => (2, resource as u8),
        CountedAmount::Give(thing) => (3, thing as u8),
        CountedAmount::Want(thing) => (4, thing as u8),
    }
}

fn counter_of(kind: u8, index: u8) -> Option<CountedAmount> {
    let thing = || Commodity::from_index(index.into());
    Some(match kind {
        0 => CountedAmount::Buy(thing()?),
        1 => CountedAmount::Sell(thing()?),
        2 => CountedAmount::Take(Resource::from_index(index.into())?),
        3 => CountedAmount::Give(thing()?),
        4 => CountedAmount::Want(thing()?),
        _ => return None,
    })
}

/// The byte that represents no resource.
const NONE: u8 = u8::MAX;

/// Returns the identifier of a target.
pub fn target_id(target: Target) -> TargetId {
    let count = |kind, counter| {
        let (a, b) = counted(counter);
        named(kind, a, b)
    };
    match target {
        Target::Die => named(0, 0, 0),
        Target::Colony(resource) => named(1, resource as u8, 0),
        Target::Sector(sector) => named(2, sector, 0),
        Target::LookCard(number) => named(3, number, 0),
        Target::ToTop(number) => named(4, number, 0),
        Target::ToBottom(number) => named(5, number, 0),
        Target::Next => named(6, 0, 0),
        Target::Stop => named(7, 0, 0),
        Target::Settle => named(8, 0, 0),
        Target::Found => named(9, 0, 0),
        Target::Adventure(adventure) => named(10, adventure as u8, 0),
        Target::Pay => named(11, 0, 0),
        Target::Fight => named(12, 0, 0),
        Target::Prize(resource) => named(13, resource.map_or(NONE, |resource| resource as u8), 0),
        Target::Module(module) => named(14, module as u8, 0),
        Target::Ship(ship) => named(15, ship as u8, 0),
        Target::Piece(piece) => named(16, u8::from(piece == EquipmentKind::Cannon), 0),
        Target::Post(card) => named(17, card as u8, 0),
        Target::RivalBay(resource) => named(18, resource as u8, 0),
        Target::Offer => named(19, 0, 0),
        Target::Accept => named(20, 0, 0),
        Target::Refuse => named(21, 0, 0),
        Target::End => named(22, 0, 0),
        Target::More(counter) => count(23, counter),
        Target::Less(counter) => count(24, counter),
        Target::All(counter) => count(25, counter),
        Target::Confirm => named(26, 0, 0),
        Target::Cancel => named(27, 0, 0),
    }
}

/// Returns the target of an identifier, or `None` if the identifier is not that of a target.
pub fn target_of(id: TargetId) -> Option<Target> {
    let [kind, a, b] = [16, 8, 0].map(|shift| (id.0 >> shift) as u8);
    let resource = || Resource::from_index(a.into());
    let found = match kind {
        0 => Target::Die,
        1 => Target::Colony(resource()?),
        2 => Target::Sector(a),
        3 => Target::LookCard(a),
        4 => Target::ToTop(a),
        5 => Target::ToBottom(a),
        6 => Target::Next,
        7 => Target::Stop,
        8 => Target::Settle,
        9 => Target::Found,
        10 => Target::Adventure(Adventure::from_index(a.into())?),
        11 => Target::Pay,
        12 => Target::Fight,
        13 if a == NONE => Target::Prize(None),
        13 => Target::Prize(Some(resource()?)),
        14 => Target::Module(Module::from_index(a.into())?),
        15 => Target::Ship(Ship::from_index(a.into())?),
        16 => Target::Piece(if a == 0 { EquipmentKind::Booster } else { EquipmentKind::Cannon }),
        17 => Target::Post(Card::from_index(a.into())?),
        18 => Target::RivalBay(resource()?),
        19 => Target::Offer,
        20 => Target::Accept,
        21 => Target::Refuse,
        22 => Target::End,
        23 => Target::More(counter_of(a, b)?),
        24 => Target::Less(counter_of(a, b)?),
        25 => Target::All(counter_of(a, b)?),
        26 => Target::Confirm,
        27 => Target::Cancel,
        _ => return None,
    };
    (target_id(found) == id).then_some(found)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use starship_catan::rules;

    /// Returns one or more targets of every kind.
    fn all() -> Vec<Target> {
        use Target::*;
        let mut all = vec![Die, Next, Stop, Settle, Found, Pay, Fight, Offer, Accept, Refuse, End, Confirm, Cancel];
        all.extend((1..=4).map(Sector));
        all.extend((1..=3).flat_map(|number| [LookCard(number), ToTop(number), ToBottom(number)]));
        all.extend(rules::Adventure::ALL.iter().map(|&adventure| Target::Adventure(adventure)));
        all.extend(rules::Module::ALL.iter().map(|&module| Target::Module(module)));
        all.extend(rules::Ship::ALL.iter().map(|&ship| Target::Ship(ship)));
        all.extend([
            Target::Piece(rules::EquipmentKind::Booster),
            Target::Piece(rules::EquipmentKind::Cannon),
            Prize(None),
        ]);
        all.extend(Card::ALL.iter().map(|&card| Post(card)));
        for &resource in Resource::ALL {
            let counter = CountedAmount::Take(resource);
            all.extend([Colony(resource), Prize(Some(resource)), RivalBay(resource)]);
            all.extend([More(counter), Less(counter), All(counter)]);
        }
        for &thing in Commodity::ALL {
            let kinds = [
                CountedAmount::Buy(thing),
                CountedAmount::Sell(thing),
                CountedAmount::Give(thing),
                CountedAmount::Want(thing),
            ];
            all.extend(kinds.into_iter().flat_map(|counter| [More(counter), Less(counter), All(counter)]));
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

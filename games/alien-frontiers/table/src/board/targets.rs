//! Conversion of this game's targets to the board's identifiers, and back.

use crate::table::plan::{CardUse, Target};
use alien_frontiers::rules::{Card, Facility, Field, PlacedColony, Ship, Territory};
use orrery_board::target::TargetId;
use orrery_core::Colour;

/// Returns an identifier with the kind of a target and up to four parts of one byte each.
fn named(kind: u8, parts: &[u8]) -> TargetId {
    let start = u64::from(kind);
    TargetId(parts.iter().fold(start, |name, &part| name << 8 | u64::from(part)) << (8 * (PARTS - parts.len())))
}

/// Maximum number of parts of an identifier, without the kind.
const PARTS: usize = 4;

/// Returns the kind and the parts of an identifier.
fn taken_apart(TargetId(name): TargetId) -> [u8; PARTS + 1] {
    std::array::from_fn(|at| (name >> (8 * (PARTS - at))) as u8)
}

fn number(index: usize) -> u8 {
    u8::try_from(index).unwrap_or(u8::MAX)
}

/// Returns the identifier of a target for the board and the panels.
pub fn target_id(target: Target) -> TargetId {
    let colour = |colour: Colour| number(colour.index());
    let at = |facility: Facility| number(facility.index());
    let land = |territory: Territory| number(territory.index());
    match target {
        Target::HandShip { index, ship } => named(0, &[number(index), ship.value, u8::from(ship.relic)]),
        Target::Facility(facility) => named(1, &[at(facility)]),
        Target::DockedShip { colour: whose, facility, ship } => {
            named(2, &[colour(whose), at(facility), ship.value, u8::from(ship.relic)])
        }
        Target::Territory(territory) => named(3, &[land(territory)]),
        Target::Colony(colony) => named(4, &[colour(colony.colour), land(colony.territory)]),
        Target::Field(field) => named(5, &[number(field.index())]),
        Target::DisplayCard(slot) => named(6, &[slot]),
        Target::PileCard(card) => named(7, &[number(card.index())]),
        Target::HeldCard { colour: whose, card } => named(8, &[colour(whose), number(card.index())]),
        Target::Resource { colour: whose, fuel } => named(9, &[colour(whose), u8::from(fuel)]),
        Target::Return { colour: whose, fuel } => named(10, &[colour(whose), u8::from(fuel)]),
        Target::Launch(whose) => named(11, &[colour(whose)]),
        Target::More => named(12, &[]),
        Target::Less => named(13, &[]),
        Target::Roll => named(14, &[]),
        Target::Relic => named(15, &[]),
        Target::Cycle => named(16, &[]),
        Target::Trade => named(17, &[]),
        Target::Shed => named(18, &[]),
        Target::End => named(19, &[]),
        Target::Confirm => named(20, &[]),
        Target::Cancel => named(21, &[]),
        Target::Use(card, usage) => named(22, &[number(card.index()), u8::from(usage == CardUse::Discard)]),
        Target::Dock { facility, dice } => named(23, &[at(facility), dice]),
    }
}

/// Returns the target of an identifier; `None` if there is no such target.
pub fn target_of(id: TargetId) -> Option<Target> {
    let [kind, a, b, c, d] = taken_apart(id);
    let colour = |at: u8| Colour::from_index(at.into());
    let facility = |at: u8| Facility::from_index(at.into());
    let land = |at: u8| Territory::from_index(at.into());
    let card = |at: u8| Card::from_index(at.into());
    let ship = |value, relic: u8| Ship { value, relic: relic != 0 };
    let found = match kind {
        0 => Target::HandShip { index: a.into(), ship: ship(b, c) },
        1 => Target::Facility(facility(a)?),
        2 => Target::DockedShip { colour: colour(a)?, facility: facility(b)?, ship: ship(c, d) },
        3 => Target::Territory(land(a)?),
        4 => Target::Colony(PlacedColony { colour: colour(a)?, territory: land(b)? }),
        5 => Target::Field(Field::from_index(a.into())?),
        6 => Target::DisplayCard(a),
        7 => Target::PileCard(card(a)?),
        8 => Target::HeldCard { colour: colour(a)?, card: card(b)? },
        9 => Target::Resource { colour: colour(a)?, fuel: b != 0 },
        10 => Target::Return { colour: colour(a)?, fuel: b != 0 },
        11 => Target::Launch(colour(a)?),
        12 => Target::More,
        13 => Target::Less,
        14 => Target::Roll,
        15 => Target::Relic,
        16 => Target::Cycle,
        17 => Target::Trade,
        18 => Target::Shed,
        19 => Target::End,
        20 => Target::Confirm,
        21 => Target::Cancel,
        22 => Target::Use(card(a)?, if b == 0 { CardUse::Power } else { CardUse::Discard }),
        23 => Target::Dock { facility: facility(a)?, dice: b },
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
        let ships = [1, 6].into_iter().flat_map(|value| [false, true].map(|relic| Ship { value, relic }));
        let mut all: Vec<Target> = Facility::ALL.iter().map(|&facility| Target::Facility(facility)).collect();
        for ship in ships {
            all.extend([0, 3].map(|index| Target::HandShip { index, ship }));
            all.extend(Colour::ALL.iter().flat_map(|&colour| {
                Facility::ALL.iter().map(move |&facility| Target::DockedShip { colour, facility, ship })
            }));
        }
        for &territory in Territory::ALL {
            all.push(Target::Territory(territory));
            all.extend(Colour::ALL.iter().map(|&colour| Target::Colony(PlacedColony { colour, territory })));
        }
        all.extend(Field::ALL.iter().map(|&field| Target::Field(field)));
        all.extend((0..3).map(Target::DisplayCard));
        for &card in Card::ALL {
            all.push(Target::PileCard(card));
            all.extend(Colour::ALL.iter().map(|&colour| Target::HeldCard { colour, card }));
        }
        for &colour in Colour::ALL {
            all.push(Target::Launch(colour));
            for fuel in [false, true] {
                all.extend([Target::Resource { colour, fuel }, Target::Return { colour, fuel }]);
            }
        }
        all.extend([Target::More, Target::Less, Target::Roll, Target::Relic, Target::Cycle, Target::Trade]);
        for &card in Card::ALL {
            all.extend([CardUse::Power, CardUse::Discard].map(|usage| Target::Use(card, usage)));
        }
        for &facility in Facility::ALL {
            all.extend([1, 0b1000_0101].map(|dice| Target::Dock { facility, dice }));
        }
        all.extend([Target::Shed, Target::End, Target::Confirm, Target::Cancel]);
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
        assert_eq!(target_of(TargetId(200 << 32)), None);
        assert_eq!(target_of(TargetId(1)), None, "a part that the kind does not have");
    }
}

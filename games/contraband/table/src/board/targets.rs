//! Converts targets of this game to ids of the board, and back.

use crate::table::Target;
use contraband::rules::{BoardSpot, BonusCard, Direction, Metal, MoveStep, Sector, SectorPlace, Upgrade};
use orrery_board::target::TargetId;
use orrery_core::Colour;

/// Builds an id from the kind of a target and up to two details of one byte each.
fn named(kind: u8, a: usize, b: usize) -> TargetId {
    TargetId(u64::from(kind) << 16 | (a as u64) << 8 | b as u64)
}

/// Returns the id of a target.
pub fn target_id(target: Target) -> TargetId {
    match target {
        Target::Spot(spot) => named(0, spot.sector.index(), spot.place as usize),
        Target::Take(metal) => named(1, metal.index(), 0),
        Target::Swap(give, take) => named(2, give.index(), take.index()),
        Target::Sell(metal) => named(3, metal.index(), 0),
        Target::Buy(metal) => named(4, metal.index(), 0),
        Target::Jettison(metal) => named(5, metal.index(), 0),
        Target::Install(upgrade) => named(6, upgrade.index(), 0),
        Target::Warp(quadrant) => named(7, quadrant.index(), 0),
        Target::Card(card) => named(8, card.index(), 0),
        Target::Radar(way) => named(9, way.index(), 0),
        Target::Attack(colour) => named(10, colour.index(), 0),
        Target::Fight => named(11, 0, 0),
        Target::FightOn => named(11, 1, 0),
        Target::Stand => named(12, 0, 0),
        Target::Flee => named(13, 0, 0),
        Target::Submit(hidden) => named(14, hidden.into(), 0),
        Target::Leave => named(15, 0, 0),
        Target::More(metal) => named(16, metal.index(), 0),
        Target::Less(metal) => named(17, metal.index(), 0),
        Target::Lose(upgrade) => named(18, upgrade.index(), 0),
        Target::Token(step) => named(19, step.index(), 0),
        Target::Untoken => named(20, 0, 0),
        Target::Nth(nth) => named(21, nth.into(), 0),
        Target::End => named(22, 0, 0),
        Target::Confirm => named(23, 0, 0),
        Target::Cancel => named(24, 0, 0),
    }
}

/// Returns the target of an id; `None` if the id belongs to no target.
pub fn target_of(id: TargetId) -> Option<Target> {
    let [kind, a, b] = [16, 8, 0].map(|shift| (id.0 >> shift) as u8);
    let metal = || Metal::from_index(a.into());
    let upgrade = || Upgrade::from_index(a.into());
    let colour = || Colour::ALL.iter().copied().find(|colour| colour.index() == usize::from(a));
    let found = match kind {
        0 => {
            let place = *SectorPlace::ALL.get(usize::from(b))?;
            Target::Spot(BoardSpot { sector: Sector::from_index(a.into())?, place })
        }
        1 => Target::Take(metal()?),
        2 => Target::Swap(metal()?, Metal::from_index(b.into())?),
        3 => Target::Sell(metal()?),
        4 => Target::Buy(metal()?),
        5 => Target::Jettison(metal()?),
        6 => Target::Install(upgrade()?),
        7 => Target::Warp(colour()?),
        8 => Target::Card(BonusCard::from_index(a.into())?),
        9 => Target::Radar(Direction::from_index(a.into())?),
        10 => Target::Attack(colour()?),
        11 if a == 1 => Target::FightOn,
        11 => Target::Fight,
        12 => Target::Stand,
        13 => Target::Flee,
        14 => Target::Submit(a),
        15 => Target::Leave,
        16 => Target::More(metal()?),
        17 => Target::Less(metal()?),
        18 => Target::Lose(upgrade()?),
        19 => Target::Token(MoveStep::from_index(a.into())?),
        20 => Target::Untoken,
        21 => Target::Nth(a),
        22 => Target::End,
        23 => Target::Confirm,
        24 => Target::Cancel,
        _ => return None,
    };
    (target_id(found) == id).then_some(found)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Returns targets of every kind.
    fn all() -> Vec<Target> {
        use Target::{
            Attack, Buy, Cancel, Card, Confirm, End, Fight, FightOn, Flee, Install, Jettison, Leave, Less, Lose, More,
            Nth, Radar, Sell, Stand, Submit, Swap, Take, Token, Untoken, Warp,
        };
        let mut all = vec![Fight, FightOn, Stand, Flee, Leave, Untoken, End, Confirm, Cancel];
        all.extend(BoardSpot::all().map(Target::Spot));
        for &metal in Metal::ALL {
            all.extend([Take(metal), Sell(metal), Buy(metal), Jettison(metal), More(metal), Less(metal)]);
            all.extend(Metal::ALL.iter().map(|&take| Swap(metal, take)));
        }
        all.extend(Upgrade::ALL.iter().flat_map(|&upgrade| [Install(upgrade), Lose(upgrade)]));
        all.extend(Colour::ALL.iter().flat_map(|&colour| [Warp(colour), Attack(colour)]));
        all.extend(BonusCard::ALL.iter().map(|&card| Card(card)));
        all.extend(Direction::ALL.iter().map(|&way| Radar(way)));
        all.extend(MoveStep::ALL.iter().map(|&step| Token(step)));
        all.extend((0..4).map(Submit).chain((1..5).map(Nth)));
        all
    }

    #[test]
    fn target_ids_are_unique_and_round_trip() {
        let all = all();
        for &target in &all {
            assert_eq!(target_of(target_id(target)), Some(target));
        }
        let names: BTreeSet<u64> = all.iter().map(|&target| target_id(target).0).collect();
        assert_eq!(names.len(), all.len());
        assert_eq!(target_of(TargetId(u64::MAX)), None);
    }
}

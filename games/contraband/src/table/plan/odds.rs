//! The odds of fights and escapes (section 7), from known information.

use crate::ai::odds::{against, chance};
use crate::rules::{Meeting, MeetingOpponent, PlayerState, Position, SIDES, ShipSystem, hits_of_fleeing, weapons};

/// Converts a chance to percent, rounded.
fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(0.0, 100.0) as u8
}

/// Returns the decider's chance to win the current fight, in percent, as both the smallest and the greatest chance.
pub(super) fn of_fight(p: &Position, meeting: &Meeting) -> [u8; 2] {
    let own = meeting.side(p.asked());
    let other = 1 - own;
    let armed = weapons(p, meeting);
    let lead = i32::from(armed[own]) - i32::from(armed[other]);
    [percent(chance(lead, meeting.shields[own], meeting.shields[other])); 2]
}

/// Returns the highest possible level of another ship's system.
pub(super) fn most(player: &PlayerState, system: ShipSystem) -> u8 {
    let hidden = match player.backs {
        [0, 0] => 0,
        [_, 0] => 1,
        _ => 2,
    };
    // A ship has at most one upgrade per system, so none of its face-down upgrades belongs to a system with a visible one.
    if player.level(system) > 0 { player.level(system) } else { hidden }
}

/// Returns the smallest and the greatest chance to win an attack on a seat, in percent. The defender's face-down upgrades may be
/// a weapon and shields, or irrelevant to the fight.
pub(super) fn of_attack(p: &Position, other: usize) -> [u8; 2] {
    let (me, them) = (p.me(), &p.players[other]);
    let over = |weapon: u8, shields: u8| {
        let lead = i32::from(me.weapon()) - i32::from(weapon);
        percent(chance(lead, me.shields(), shields))
    };
    let bare = 2;
    let worst = over(most(them, ShipSystem::Weapon), bare + most(them, ShipSystem::Shields));
    [worst, over(them.weapon(), them.shields())]
}

/// Returns the number of hits of an escape, and the chance in percent that the shields hold.
pub(super) fn of_flight(p: &Position, meeting: &Meeting) -> (u8, u8) {
    let hits = hits_of_fleeing(p, meeting);
    let shields = meeting.shields[meeting.side(p.asked())];
    let mut sums = vec![1_u32];
    for _ in 0..hits {
        let mut next = vec![0; sums.len() + usize::from(SIDES)];
        for (sum, ways) in sums.iter().enumerate() {
            (1..=usize::from(SIDES)).for_each(|die| next[sum + die] += ways);
        }
        sums = next;
    }
    let all: u32 = sums.iter().sum();
    let held: u32 = sums.iter().take(usize::from(shields)).sum();
    (hits, percent(f64::from(held) / f64::from(all.max(1))))
}

/// Returns the chance, in percent, that a ship with its known upgrades beats a token in a fight to the end.
pub fn against_token(player: &PlayerState, foe: MeetingOpponent) -> u8 {
    percent(against(foe, player.weapon(), player.shields()))
}

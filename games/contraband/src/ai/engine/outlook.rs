//! What everybody expects of a match.

use super::ends::Way;
use super::judge::Judge;
use super::world::world;
use crate::rules::{Position, SEATS, View};
use orrery_ai::Outlook;

/// Worlds in which the others' chances are looked at.
const WORLDS: u32 = 4;
/// Credits that a ship makes in a round, about.
const PER_ROUND: f32 = 90.0;
/// Thousands of credits that count as a match won alone.
const LEGEND: f32 = 3.0;

/// What everybody expects if who decides goes on in this way.
pub(in super::super) fn outlook(judge: &Judge<'_>, view: &View, best: &Way, seed: u64) -> Outlook {
    let p = &view.known;
    of_chances(p, &mean(judge, view, false, seed), p.asked(), as_chance(p, best.worth() - best.liked))
}

/// Everybody's chances as they are, as the mean over a few worlds; `done`: whoever is on turn has only to end it.
pub(in super::super) fn mean(judge: &Judge<'_>, view: &View, done: bool, seed: u64) -> [f32; SEATS] {
    let mut sum = [0.0; SEATS];
    for number in 0..WORLDS {
        let chances = judge.chances(&world(view, seed, number), done);
        sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance / WORLDS as f32);
    }
    sum
}

/// What is thought to come as a chance from 0 to 1: alone, the credits of the end as a part of what makes a legend.
pub(in super::super) fn as_chance(p: &Position, worth: f32) -> f32 {
    let chance = if p.is_solo() { worth / LEGEND } else { worth };
    chance.clamp(0.0, 1.0)
}

/// An outlook with this chance of a seat's own, what is left shared by the others as they stand.
pub(in super::super) fn of_chances(p: &Position, chances: &[f32; SEATS], seat: usize, own: f32) -> Outlook {
    let mut outlook = Outlook { rounds: rounds_left(p), ..Outlook::default() };
    if p.is_solo() {
        outlook.win[0] = own;
        outlook.margin[0] = 1000.0 * LEGEND * own;
        return outlook;
    }
    let others: f32 = (0..p.count()).filter(|&other| other != seat).map(|other| chances[other]).sum();
    let even = 1.0 / (p.count() - 1) as f32;
    for (other, chance) in chances.iter().enumerate().take(p.count()) {
        let part = if others > 0.0 { chance / others } else { even };
        outlook.win[other] = if other == seat { own } else { (1.0 - own) * part };
        let best = (0..p.count()).filter(|&third| third != other).map(|third| p.players[third].credits).max();
        outlook.margin[other] = p.players[other].credits as f32 - best.unwrap_or(0) as f32;
    }
    outlook
}

/// Rounds that are left, about.
fn rounds_left(p: &Position) -> f32 {
    let most = p.last_round().map_or(f32::INFINITY, |last| f32::from(last.saturating_sub(p.round) + 1));
    if p.is_solo() {
        return most;
    }
    let short = (0..p.count()).map(|seat| p.needed(seat).saturating_sub(p.players[seat].credits)).min();
    most.min(1.0 + short.unwrap_or(0) as f32 / PER_ROUND)
}

//! The preferences of a character for lines, added to the values of the lines.

use super::data::Personality;
use super::deals::gain;
use super::leaves::{CandidateLine, done};
use crate::rules::{DecisionKind, Metal, Order, PatrolToken, Position, ShipSystem, due, is_barrier};

/// Returns the sum of the preferences for a line as a win chance, limited in both directions to [`Personality::gives`].
pub(super) fn preference_value(p: &Position, way: &CandidateLine, temper: &Personality) -> f32 {
    let mut here = *p;
    let mut sum = 0.0;
    for order in &way.orders {
        sum += order_preference(&here, order, temper);
        if is_barrier(&here, order) {
            break;
        }
        here = done(&here, order);
    }
    sum.clamp(-temper.gives, temper.gives)
}

fn order_preference(p: &Position, order: &Order, temper: &Personality) -> f32 {
    let cargo = |metal: Metal| if metal == Metal::Plutonium { temper.plutonium } else { temper.metals };
    match *order {
        Order::Take(metal) => cargo(metal),
        Order::Swap { give, take } => cargo(take) - cargo(give).max(0.0),
        // Throwing out a disliked metal gains nothing; otherwise taking it and throwing it out again would cancel the dislike.
        Order::Jettison(metal) => -cargo(metal).max(0.0),
        Order::Install(upgrade) if matches!(upgrade.system(), ShipSystem::Weapon | ShipSystem::Shields) => {
            temper.arms * f32::from(upgrade.level() - p.me().level(upgrade.system()).min(upgrade.level()))
        }
        Order::Buy(metal) if gain(p, metal).is_some() => temper.deals,
        Order::Sell(metal) => {
            let first = p.market_of(p.asked()).is_some_and(|market| p.markets[market].count(metal) == 0);
            if first { temper.deals } else { 0.0 }
        }
        Order::Attack(_) => temper.attacks,
        Order::Fight
            if matches!(
                p.ask,
                DecisionKind::Police | DecisionKind::Raid | DecisionKind::Calm | DecisionKind::Press
            ) =>
        {
            temper.fights
        }
        Order::Move(step) => {
            let mut there = *p;
            there.players[p.asked()].at = p.me().at.after(step).unwrap_or(p.me().at);
            if due(&there, p.asked()) == Some(PatrolToken::Alien) { 0.5 * temper.fights } else { 0.0 }
        }
        _ => 0.0,
    }
}

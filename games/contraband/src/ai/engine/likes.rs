//! The preferences of a character for lines, on top of their value.

use super::data::Personality;
use super::deals::gain;
use super::ends::{Way, done};
use crate::rules::{Ask, Metal, Order, Position, System, Token, due, is_barrier};

/// Returns the sum of the preferences for a line, as a chance to win, limited in both directions to what the character gives up for
/// them.
pub(super) fn liked(p: &Position, way: &Way, temper: &Personality) -> f32 {
    let mut here = *p;
    let mut sum = 0.0;
    for order in &way.orders {
        sum += of_order(&here, order, temper);
        if is_barrier(&here, order) {
            break;
        }
        here = done(&here, order);
    }
    sum.clamp(-temper.gives, temper.gives)
}

fn of_order(p: &Position, order: &Order, temper: &Personality) -> f32 {
    let cargo = |metal: Metal| if metal == Metal::Plutonium { temper.plutonium } else { temper.metals };
    match *order {
        Order::Take(metal) => cargo(metal),
        Order::Swap { give, take } => cargo(take) - cargo(give).max(0.0),
        // A disliked metal that is taken and thrown out again must not avoid the dislike.
        Order::Jettison(metal) => -cargo(metal).max(0.0),
        Order::Install(upgrade) if matches!(upgrade.system(), System::Weapon | System::Shields) => {
            temper.arms * f32::from(upgrade.level() - p.me().level(upgrade.system()).min(upgrade.level()))
        }
        Order::Buy(metal) if gain(p, metal).is_some() => temper.deals,
        Order::Sell(metal) => {
            let first = p.market_of(p.asked()).is_some_and(|market| p.markets[market].count(metal) == 0);
            if first { temper.deals } else { 0.0 }
        }
        Order::Attack(_) => temper.attacks,
        Order::Fight if matches!(p.ask, Ask::Police | Ask::Raid | Ask::Calm | Ask::Press) => temper.fights,
        Order::Move(step) => {
            let mut there = *p;
            there.players[p.asked()].at = p.me().at.after(step).unwrap_or(p.me().at);
            if due(&there, p.asked()) == Some(Token::Alien) { 0.5 * temper.fights } else { 0.0 }
        }
        _ => 0.0,
    }
}

//! Orders in a few words, for plans and lists of orders.

use super::things::{card_name, metal_object, metals_object, quadrant_name, step_name, upgrade_name};
use super::{listed, text, text_args};
use contraband::rules::{BonusPlay, Order, PlanRow};
use orrery_locale::{MessageValue, PlayerNames};

/// Returns an order in a few words, without its player.
#[must_use]
pub fn order_brief(order: &Order, names: &PlayerNames) -> String {
    let what = |key: &str, what: String| text_args(key, &[("what", what.into())]);
    match *order {
        Order::Move(step) => what("brief-move", step_name(step)),
        Order::Take(metal) => what("brief-take", metal_object(metal)),
        Order::Swap { give, take } => {
            text_args("brief-swap", &[("give", metal_object(give).into()), ("take", metal_object(take).into())])
        }
        Order::Leave => text("brief-leave"),
        Order::Jettison(metal) => what("brief-jettison", metal_object(metal)),
        Order::Sell(metal) => what("brief-sell", metal_object(metal)),
        Order::Buy(metal) => what("brief-buy", metal_object(metal)),
        Order::Install(upgrade) => what("brief-install", upgrade_name(upgrade)),
        Order::Warp(quadrant) => what("brief-warp", quadrant_name(quadrant)),
        Order::Play(BonusPlay::Radar(way)) => {
            what(&format!("brief-radar-{}", way.word()), card_name(BonusPlay::Radar(way).card()))
        }
        Order::Play(BonusPlay::Card(card)) => what("brief-play", card_name(card)),
        Order::Attack(colour) => text_args("brief-attack", &[("name", MessageValue::from(names.of(colour)))]),
        Order::Fight => text("brief-fight"),
        Order::Stand => text("brief-stand"),
        Order::Flee => text("brief-flee"),
        Order::Submit(0) => text("brief-submit"),
        Order::Submit(hidden) => text_args("brief-submit-hiding", &[("count", hidden.into())]),
        Order::Hide(metals) => what("brief-hide", metals_object(metals)),
        Order::Loot(metals) => what("brief-loot", metals_object(metals)),
        Order::Lose(upgrade) => what("brief-lose", upgrade_name(upgrade)),
        Order::End => text("brief-end"),
        Order::Plan(row) => what("brief-plan", row_text(&row)),
        Order::Change { nth, step } => {
            text_args("brief-change", &[("nth", nth.into()), ("what", step_name(step).into())])
        }
        Order::Done => text("brief-done"),
    }
}

/// Returns a row of tokens in words; face-down tokens are named as such.
pub(super) fn row_text(row: &PlanRow) -> String {
    let step = |step: &Option<_>| step.map_or_else(|| text("step-hidden"), step_name);
    let steps: Vec<String> = row.steps().iter().map(step).collect();
    if steps.is_empty() { text("amount-nothing") } else { listed(&steps) }
}

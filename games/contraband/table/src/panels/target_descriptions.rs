//! Descriptions of targets: their names, and their effects or the reason why they cannot be chosen.

use super::AccessibilityContext;
use super::descriptions;
use super::preview_text::preview_text;
use crate::board::order_of;
use crate::locale::{
    card_help, card_name, metal_name, order_brief, place_name, refusal_text, step_name, text, text_args,
};
use crate::table::ClickTarget;
use crate::table::plan::hover;
use contraband::rules::{Direction, View};
use orrery_locale::PlayerNames;
use orrery_ui::accessibility::sentences;

/// Returns the name of a target without its state.
pub fn name(_: &View, target: ClickTarget, names: &PlayerNames) -> String {
    let of_metal = |key: &str, metal| text_args(key, &[("what", metal_name(metal).into())]);
    match target {
        ClickTarget::Spot(spot) => place_name(spot),
        ClickTarget::Card(card) => card_name(card),
        ClickTarget::Radar(Direction::Cw) => text("ui-radar-cw"),
        ClickTarget::Radar(Direction::Ccw) => text("ui-radar-ccw"),
        ClickTarget::More(metal) => of_metal("ui-more", metal),
        ClickTarget::Less(metal) => of_metal("ui-less", metal),
        ClickTarget::Token(step) => text_args("ui-token", &[("what", step_name(step).into())]),
        ClickTarget::Untoken => text("ui-plan-back"),
        ClickTarget::Nth(nth) => text_args("ui-nth", &[("count", nth.into())]),
        ClickTarget::FightOn => text("ui-fight-on"),
        ClickTarget::End => text("ui-end-turn"),
        ClickTarget::Confirm => text("ui-confirm"),
        ClickTarget::Cancel => text("ui-cancel"),
        target => order_of(target).map(|order| order_brief(&order, names)).unwrap_or_default(),
    }
}

/// Returns the description of a target: its name, the state of a place or the effect of a card, and the effect of choosing it.
pub fn describe_target(of: &AccessibilityContext, target: ClickTarget) -> String {
    let called = || text_args("access-named", &[("name", name(of.view, target, of.names).into())]);
    let what = match target {
        ClickTarget::Spot(spot) => descriptions::place(of, spot),
        ClickTarget::Card(card) => sentences([called(), card_help(card)]),
        _ => called(),
    };
    sentences([what, state(of, target)])
}

/// Returns the effect of choosing `target`, or the reason why it cannot be chosen; an empty string if there is nothing to say.
fn state(of: &AccessibilityContext, target: ClickTarget) -> String {
    if !of.local {
        return String::new();
    }
    if of.targets.contains(&target) {
        let gathers = matches!(
            target,
            ClickTarget::More(_) | ClickTarget::Less(_) | ClickTarget::Token(_) | ClickTarget::Untoken
        );
        let preview = if gathers { None } else { hover(of.plan, of.view, target) };
        return sentences([text("access-can"), preview.map(|preview| preview_text(&preview)).unwrap_or_default()]);
    }
    let refusal = of.plan.why_not(of.view, target);
    refusal.map(|refusal| refusal_text(&refusal, of.names)).unwrap_or_default()
}

//! The hint line with the mover's current options.

use crate::locale::{card_discard, card_name, card_power, sum_of, text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::{CardUse, ClickTarget, OrderEntryMode, PendingOrder, TerritoryPurpose};
use alien_frontiers::codex::claims;
use alien_frontiers::rules::{Facility, Phase, Position};
use orrery_settings::keys::{Action, KeyMap};
use orrery_ui::HintLine;

/// Returns the hint for the mover, whose name is `name`.
pub fn hint_for(
    position: &Position,
    plan: &PendingOrder,
    targets: &[ClickTarget],
    name: &str,
    keys: &KeyMap,
) -> HintLine {
    let with_key = |key: &str, action: Action| {
        HintLine::plain(text_args(key, &[("name", name.into()), ("key", keys.shown(action).into())]))
    };
    match plan.mode() {
        OrderEntryMode::Card { card, usage, picks, .. } => {
            let what = match usage {
                CardUse::Power => card_power(*card, &position.options),
                CardUse::Discard => card_discard(*card, &position.options).unwrap_or_default(),
            };
            let args = [("card", card_name(*card).into()), ("what", what.into()), ("count", picks.len().into())];
            return HintLine::plain(text_args("ui-hint-card", &args));
        }
        OrderEntryMode::Territory { purpose: TerritoryPurpose::Launch, .. } => {
            return HintLine::plain(text("ui-hint-launch"));
        }
        OrderEntryMode::Territory { purpose: TerritoryPurpose::Settle { .. }, .. } => {
            return HintLine::plain(text("ui-hint-settle"));
        }
        OrderEntryMode::Loot(_) | OrderEntryMode::Shed(_) | OrderEntryMode::Trade { .. } => return HintLine::default(),
        OrderEntryMode::Docking => {}
    }
    if let Some(hint) = offer_hint(position, plan, targets, name, keys) {
        return hint;
    }
    let docks = targets.iter().any(|target| matches!(target, ClickTarget::Facility(_)));
    if position.phase == Phase::Roll {
        with_key("ui-hint-roll", Action::Advance)
    } else if targets.contains(&ClickTarget::Shed) && position.hand().is_empty() {
        with_key("ui-hint-shed", TableKeyAction::Shed.action())
    } else if position.hand().is_empty() {
        with_key("ui-hint-end", Action::EndTurn)
    } else if plan.selected().is_empty() {
        let over = targets.contains(&ClickTarget::Shed);
        with_key(if over { "ui-hint-pick-over" } else { "ui-hint-pick" }, Action::Next)
    } else if let Some(counted) =
        claims(position, plan.selected()).filter(|_| targets.contains(&ClickTarget::Facility(Facility::AlienArtifact)))
    {
        let args = [("sum", sum_of(counted).into()), ("total", counted.total().into())];
        HintLine::plain(text_args("ui-hint-dock-claim", &args))
    } else if docks {
        HintLine::plain(text("ui-hint-dock"))
    } else {
        HintLine::plain(text("ui-hint-no-dock"))
    }
}

/// Returns the hint about an easily overlooked offer: a colony to launch, a trade, or a card to claim. Returns `None` if there is
/// no such offer.
fn offer_hint(
    position: &Position,
    plan: &PendingOrder,
    targets: &[ClickTarget],
    name: &str,
    keys: &KeyMap,
) -> Option<HintLine> {
    if !plan.selected().is_empty() || (targets.contains(&ClickTarget::Shed) && position.hand().is_empty()) {
        return None;
    }
    if targets.iter().any(|target| matches!(target, ClickTarget::Launch(_))) {
        let key = keys.shown(TableKeyAction::Launch.action());
        return Some(HintLine::plain(text_args("ui-hint-launch-ready", &[("name", name.into()), ("key", key.into())])));
    }
    if let Some(rate) = position.market_rate().filter(|_| targets.contains(&ClickTarget::Trade)) {
        let key = keys.shown(TableKeyAction::Trade.action());
        let args = [("name", name.into()), ("fuel", rate.into()), ("key", key.into())];
        return Some(HintLine::plain(text_args("ui-hint-trade", &args)));
    }
    let claims = targets.iter().any(|target| matches!(target, ClickTarget::DisplayCard(_)));
    claims.then(|| HintLine::plain(text_args("ui-hint-claim", &[("name", name.into())])))
}

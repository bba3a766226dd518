//! The hint line, which describes the possible actions. It addresses the decider, who is not always the player whose turn it is.

use crate::locale::{card_name, class_name, text, text_args};
use crate::settings::keys::TableKeyAction;
use crate::table::plan::PendingOrder;
use crate::table::{ClickTarget, DealSide, OrderDraft};
use orrery_locale::MessageValue;
use orrery_settings::keys::{Action, KeyMap};
use orrery_ui::HintLine;
use starship_catan::rules::{
    Card, Commodity, CommodityCounts, Phase, PirateClass, View, VisibleFace, class_to_settle, price,
};

/// Returns the hint for the decider, whose name is `name`.
pub fn hint_for(view: &View, plan: &PendingOrder, name: &str, keys: &KeyMap) -> HintLine {
    // The line describes everything that the rules allow, even if a lesson offers less.
    let targets = &plan.targets(view)[..];
    let said = |key: &str, action: Action, more: &[(&str, MessageValue)]| {
        let mut args = vec![("name", MessageValue::from(name)), ("key", keys.shown(action).into())];
        args.extend(more.iter().cloned());
        HintLine::plain(text_args(key, &args))
    };
    let plain = |key: &str| said(key, Action::Advance, &[]);
    match **plan {
        OrderDraft::Deal(deal) => {
            let more = match deal.side {
                DealSide::Buy => TableKeyAction::Buy,
                DealSide::Sell => TableKeyAction::Sell,
            };
            let key = match deal.post.or(view.known.flight.visited()) {
                Some(card) if sells_any(card, deal.side) => "ui-hint-deal-any",
                _ if deal.post.is_some() => "ui-hint-deal-post",
                _ => "ui-hint-deal",
            };
            return said(key, Action::Confirm, &[("more", keys.shown(more.action()).into())]);
        }
        OrderDraft::Reward(_) => return said("ui-hint-reward", Action::Confirm, &[]),
        OrderDraft::Offer(_) => return said("ui-hint-offer", Action::Confirm, &[]),
        OrderDraft::Look(_) | OrderDraft::Nothing => {}
    }
    match view.known.phase {
        Phase::Module => plain("ui-hint-module"),
        Phase::Roll => plain("ui-hint-roll"),
        Phase::Produce => plain("ui-hint-produce"),
        Phase::Fly => said("ui-hint-fly", Action::Advance, &[("speed", view.known.now.speed.into())]),
        Phase::Arrange => plain("ui-hint-arrange"),
        Phase::Flight => {
            let stop = [("stop", keys.shown(TableKeyAction::Stop.action()).into())];
            said(in_flight(view, targets), Action::Advance, &stop)
        }
        Phase::Pirates => match class_to_settle(&view.known) {
            Some(class) => {
                let key = match class {
                    _ if !targets.contains(&ClickTarget::Pay) => "ui-hint-must-fight",
                    PirateClass::Pirates => "ui-hint-pirates",
                    PirateClass::Corsairs => "ui-hint-corsairs",
                };
                said(key, Action::Advance, &[("price", class.ransom().into())])
            }
            None => HintLine::default(),
        },
        Phase::Take => match next_here(view) {
            Some(card) => said("ui-hint-take-next", Action::Advance, &[("card", card.into())]),
            None => plain("ui-hint-take"),
        },
        Phase::Lose => plain("ui-hint-lose"),
        Phase::Build => {
            let module = targets.iter().any(|target| matches!(target, ClickTarget::Module(_)));
            said(if module { "ui-hint-build-module" } else { "ui-hint-build" }, Action::EndTurn, &[])
        }
        Phase::Answer => plain("ui-hint-answer"),
        Phase::Over => HintLine::plain(text("ui-hint-over")),
    }
}

/// Returns the name of the card that replaces beaten raiders, or `None` if there is none or it is face down. This card is placed
/// before the prize is chosen.
fn next_here(view: &View) -> Option<String> {
    let laid = view.known.flight.is_laid();
    match view.row().last().filter(|_| laid)? {
        VisibleFace::Card(card) => Some(card_name(card)),
        VisibleFace::Class(class) => Some(class_name(class)),
        VisibleFace::Back => None,
    }
}

/// Reports whether a card buys or sells, depending on `side`, more than one kind of goods.
fn sells_any(card: Card, side: DealSide) -> bool {
    let trades = |thing: &&Commodity| price(card, side.deal(CommodityCounts::of(**thing, 1))).is_some();
    Commodity::ALL.iter().filter(trades).count() > 1
}

/// Returns the message key of the hint in flight, which depends on the actions at the visited card and on whether the flight can
/// continue.
fn in_flight(view: &View, targets: &[ClickTarget]) -> &'static str {
    let (flight, now) = (&view.known.flight, &view.known.now);
    let acts = targets.iter().any(|target| {
        matches!(
            target,
            ClickTarget::Settle
                | ClickTarget::Found
                | ClickTarget::Adventure(_)
                | ClickTarget::More(_)
                | ClickTarget::All(_)
        )
    });
    match (targets.contains(&ClickTarget::Next), acts) {
        _ if flight.is_empty() => "ui-hint-flight-first",
        (true, true) => "ui-hint-flight",
        (true, false) if flight.is_laid() && flight.is_turned() => "ui-hint-flight-laid",
        (true, false) if flight.is_turned() => "ui-hint-flight-used",
        (true, false) => "ui-hint-flight-nothing",
        (false, true) if now.speed == 0 => "ui-hint-flight-last",
        (false, true) => "ui-hint-flight-end",
        (false, false) => "ui-hint-flight-over",
    }
}

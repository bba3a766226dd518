//! The player's pending order and the targets of clicks: a draft that clicks change until it is a complete order.
//!
//! No rule is implemented here. [`crate::rules`] always decides whether a target can be clicked, and gives the reason if not.

mod danger;
mod fight_on;
mod metals;
mod odds;
mod preview;
mod route;
mod row;
mod sales;
mod stakes;
mod state;
mod universe;
mod warnings;

pub use danger::danger;
pub use metals::gathered;
pub use odds::against_token;
pub use preview::hover;
pub use route::{ShipRoute, route_to};
pub use row::{lost_tokens, may_change, planned, row_end};
pub use sales::best_sales;
pub use warnings::warnings;

use super::types::{ClickResult, ClickTarget, OrderDraft, OrderPreview, Warning};
use crate::rules::{BonusCard, BonusPlay, Contraband, DecisionKind, Order, View};
use orrery_core::interaction::{self as table, OrderInput, OrderStage};
use orrery_core::order_stages;

/// The player's pending order: what has been selected so far.
pub type PendingOrder = table::PendingOrder<Contraband>;

impl OrderInput for Contraband {
    type Target = ClickTarget;
    type Draft = OrderDraft;
    type Preview = OrderPreview;
    type Warning = Warning;

    const STAGES: &'static [OrderStage<Self>] = order_stages! {
        // CB-SIM-1, CB-SIM-5.
        "plan" => Order::Plan(_) | Order::Change { .. },
        // Section 4.
        "movement" => Order::Move(_) | Order::Warp(_),
        // Sections 5 and 6.
        "place" =>
            Order::Take(_) | Order::Swap { .. } | Order::Jettison(_) | Order::Sell(_) | Order::Buy(_)
                | Order::Install(_),
        // Section 10.
        "card" => Order::Play(_),
        // Section 7.
        "fight" => Order::Attack(_) | Order::Fight | Order::Stand | Order::Flee,
        // Section 9.
        "meeting" => Order::Submit(_) | Order::Leave,
        // CB-FGT-5, CB-BRK-1.
        "spoils" => Order::Hide(_) | Order::Loot(_) | Order::Lose(_),
        // CB-RND-2, CB-SIM-3.
        "end of turn" => Order::End | Order::Done,
    };

    // The row continues after a metal is taken or sold, or a card is played.
    fn kept(draft: &OrderDraft, before: &View, after: &View) -> Option<OrderDraft> {
        row::kept(*draft, before, after)
    }

    fn universe(draft: &OrderDraft, view: &View) -> Vec<ClickTarget> {
        universe::universe(*draft, view)
    }

    fn step(draft: &mut OrderDraft, view: &View, target: ClickTarget) -> ClickResult {
        let give = |order| state::as_click_result(view, order);
        match target {
            ClickTarget::Spot(spot) if view.known.ask == DecisionKind::Plan => row::lead_to(draft, view, spot),
            ClickTarget::Spot(spot) => route::fly(view, spot),
            ClickTarget::Take(metal) => give(Order::Take(metal)),
            ClickTarget::Swap(metal, take) => give(Order::Swap { give: metal, take }),
            ClickTarget::Sell(metal) => give(Order::Sell(metal)),
            ClickTarget::Buy(metal) => give(Order::Buy(metal)),
            ClickTarget::Jettison(metal) => give(Order::Jettison(metal)),
            ClickTarget::Install(upgrade) => give(Order::Install(upgrade)),
            ClickTarget::Warp(quadrant) => give(Order::Warp(quadrant)),
            ClickTarget::Card(BonusCard::SpyRadar) => take_up_radar(draft, view),
            ClickTarget::Card(card) => give(Order::Play(BonusPlay::Card(card))),
            ClickTarget::Radar(way) if *draft == OrderDraft::Radar => give(Order::Play(BonusPlay::Radar(way))),
            ClickTarget::Radar(_) => ClickResult::Nothing,
            ClickTarget::Attack(colour) => give(Order::Attack(colour)),
            ClickTarget::Fight => give(Order::Fight),
            ClickTarget::FightOn => give(fight_on::order(&view.known)),
            ClickTarget::Stand => give(Order::Stand),
            ClickTarget::Flee => give(Order::Flee),
            ClickTarget::Submit(hidden) => give(Order::Submit(hidden)),
            ClickTarget::Leave => give(Order::Leave),
            ClickTarget::More(metal) => metals::more(draft, view, metal),
            ClickTarget::Less(metal) => metals::less(draft, view, metal),
            ClickTarget::Lose(upgrade) => give(Order::Lose(upgrade)),
            ClickTarget::Token(token) => row::token(draft, view, token),
            ClickTarget::Untoken => row::take_back(draft),
            ClickTarget::Nth(nth) => row::ask_change(draft, view, nth),
            ClickTarget::End if view.known.ask == DecisionKind::Act => give(Order::Done),
            ClickTarget::End if view.known.ask == DecisionKind::Plan => confirm(draft, view),
            ClickTarget::End => give(Order::End),
            ClickTarget::Confirm => confirm(draft, view),
            ClickTarget::Cancel if *draft == OrderDraft::Nothing => ClickResult::Nothing,
            ClickTarget::Cancel => {
                *draft = OrderDraft::Nothing;
                ClickResult::More
            }
        }
    }

    fn follows(_: &OrderDraft, view: &View, target: ClickTarget) -> Vec<Order> {
        if let ClickTarget::Spot(spot) = target { route::after_the_first(view, spot) } else { Vec::new() }
    }

    fn repeats(target: ClickTarget) -> bool {
        target == ClickTarget::FightOn
    }

    fn again(before: &View, order: &Order, view: &View) -> bool {
        fight_on::again(&before.known, *order, &view.known) && state::check(view, order).is_ok()
    }

    fn by_itself(view: &View) -> Option<Order> {
        state::only_choice(&view.known)
    }

    fn preview(view: &View, order: &Order) -> Option<OrderPreview> {
        preview::preview(view, order)
    }

    fn outlook(draft: &OrderDraft, view: &View) -> Option<OrderPreview> {
        let order = gathered_order(*draft, view)?;
        preview::preview(view, &order)
    }

    fn warnings(view: &View, order: &Order) -> Vec<Warning> {
        warnings(view, order)
    }
}

/// Selects the Spy Radar, or deselects it if it is selected.
fn take_up_radar(draft: &mut OrderDraft, view: &View) -> ClickResult {
    if *draft == OrderDraft::Radar {
        *draft = OrderDraft::Nothing;
        return ClickResult::More;
    }
    match state::check(view, &Order::Play(BonusPlay::Radar(crate::rules::Direction::Cw))) {
        Ok(()) => {
            *draft = OrderDraft::Radar;
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Returns the order that the draft describes; without a draft, the order for the proposed metals or for an empty row. Returns
/// `None` if the current question is answered by a single click.
fn gathered_order(draft: OrderDraft, view: &View) -> Option<Order> {
    match view.known.ask {
        DecisionKind::Hide => Some(Order::Hide(gathered(draft, view)?)),
        DecisionKind::Loot => Some(Order::Loot(gathered(draft, view)?)),
        DecisionKind::Plan => Some(Order::Plan(planned(draft))),
        _ => None,
    }
}

fn confirm(draft: &OrderDraft, view: &View) -> ClickResult {
    gathered_order(*draft, view).map_or(ClickResult::Nothing, |order| state::as_click_result(view, order))
}

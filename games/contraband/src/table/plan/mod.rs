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
pub use warnings::warnings;

use super::types::{ClickResult, OrderDraft, Preview, Target, Warning};
use crate::rules::{BonusCard, BonusPlay, Contraband, DecisionKind, Order, View};
use orrery_core::interaction::{self as table, OrderInput, OrderStage};
use orrery_core::order_stages;

/// The player's pending order: what has been selected so far.
pub type PendingOrder = table::PendingOrder<Contraband>;

impl OrderInput for Contraband {
    type Target = Target;
    type Draft = OrderDraft;
    type Preview = Preview;
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

    fn universe(draft: &OrderDraft, view: &View) -> Vec<Target> {
        universe::universe(*draft, view)
    }

    fn step(draft: &mut OrderDraft, view: &View, target: Target) -> ClickResult {
        let give = |order| state::as_click_result(view, order);
        match target {
            Target::Spot(spot) if view.known.ask == DecisionKind::Plan => row::lead_to(draft, view, spot),
            Target::Spot(spot) => route::fly(view, spot),
            Target::Take(metal) => give(Order::Take(metal)),
            Target::Swap(metal, take) => give(Order::Swap { give: metal, take }),
            Target::Sell(metal) => give(Order::Sell(metal)),
            Target::Buy(metal) => give(Order::Buy(metal)),
            Target::Jettison(metal) => give(Order::Jettison(metal)),
            Target::Install(upgrade) => give(Order::Install(upgrade)),
            Target::Warp(quadrant) => give(Order::Warp(quadrant)),
            Target::Card(BonusCard::SpyRadar) => take_up_radar(draft, view),
            Target::Card(card) => give(Order::Play(BonusPlay::Card(card))),
            Target::Radar(way) if *draft == OrderDraft::Radar => give(Order::Play(BonusPlay::Radar(way))),
            Target::Radar(_) => ClickResult::Nothing,
            Target::Attack(colour) => give(Order::Attack(colour)),
            Target::Fight => give(Order::Fight),
            Target::FightOn => give(fight_on::order(&view.known)),
            Target::Stand => give(Order::Stand),
            Target::Flee => give(Order::Flee),
            Target::Submit(hidden) => give(Order::Submit(hidden)),
            Target::Leave => give(Order::Leave),
            Target::More(metal) => metals::more(draft, view, metal),
            Target::Less(metal) => metals::less(draft, view, metal),
            Target::Lose(upgrade) => give(Order::Lose(upgrade)),
            Target::Token(token) => row::token(draft, view, token),
            Target::Untoken => row::take_back(draft),
            Target::Nth(nth) => row::ask_change(draft, view, nth),
            Target::End if view.known.ask == DecisionKind::Act => give(Order::Done),
            Target::End if view.known.ask == DecisionKind::Plan => confirm(draft, view),
            Target::End => give(Order::End),
            Target::Confirm => confirm(draft, view),
            Target::Cancel if *draft == OrderDraft::Nothing => ClickResult::Nothing,
            Target::Cancel => {
                *draft = OrderDraft::Nothing;
                ClickResult::More
            }
        }
    }

    fn follows(_: &OrderDraft, view: &View, target: Target) -> Vec<Order> {
        if let Target::Spot(spot) = target { route::after_the_first(view, spot) } else { Vec::new() }
    }

    fn repeats(target: Target) -> bool {
        target == Target::FightOn
    }

    fn again(before: &View, order: &Order, view: &View) -> bool {
        fight_on::again(&before.known, *order, &view.known) && state::check(view, order).is_ok()
    }

    fn by_itself(view: &View) -> Option<Order> {
        state::only_choice(&view.known)
    }

    fn preview(view: &View, order: &Order) -> Option<Preview> {
        preview::preview(view, order)
    }

    fn outlook(draft: &OrderDraft, view: &View) -> Option<Preview> {
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

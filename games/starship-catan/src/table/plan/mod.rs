//! Pending orders: drafts that a player changes by clicks until they are complete orders.
//!
//! This module has no rules of its own: [`crate::rules`] checks the order of every click, and gives the reason if it is refused.

mod adventures;
mod building;
mod deals;
mod exchange;
mod flight;
mod look;
mod next_card;
mod outlook;
mod pirates;
mod preview;
mod production;
mod state;
mod warnings;

pub use next_card::reminded;
pub use preview::preview;
pub use warnings::warnings;

use super::types::{ClickResult, ClickTarget, OrderDraft, OrderPreview, Warning};
use crate::rules::{Order, Phase, StarshipCatan, View};
use orrery_core::interaction::{self as table, OrderInput, OrderStage};
use orrery_core::order_stages;

/// A player's pending order, with the draft so far.
pub type PendingOrder = table::PendingOrder<StarshipCatan>;

impl OrderInput for StarshipCatan {
    type Target = ClickTarget;
    type Draft = OrderDraft;
    type Preview = OrderPreview;
    type Warning = Warning;

    const STAGES: &'static [OrderStage<Self>] = order_stages! {
        // The free first modules (SC-SET-7).
        "first modules" => Order::Module(_),
        // Production (SC-PROD-1 to SC-PROD-5).
        "production" => Order::Roll | Order::Produce(_),
        // Flight (SC-FLY-1 to SC-FLY-9), with the actions on the way.
        "flight" =>
            Order::Fly(_) | Order::Arrange(_) | Order::Next | Order::Trade(_) | Order::Settle | Order::Found
                | Order::Adventure { .. } | Order::Stop,
        // Pirates (SC-PIR-1 to SC-PIR-10): paying or fighting, and the gains and losses of a fight.
        "pirates" => Order::Pay | Order::Fight | Order::Take(_) | Order::Lose(_),
        // Trade and Build (SC-TRADE-1, SC-TRADE-2, SC-BUILD-1 to SC-BUILD-3), which includes the end of the turn
        // (SC-TURN-2).
        "trade and build" => Order::Use { .. } | Order::Demand(_) | Order::Build(_) | Order::Upgrade(_) | Order::End,
        // Exchange (SC-TRADE-3, SC-TRADE-4).
        "exchange" => Order::Offer(_) | Order::Accept | Order::Refuse,
    };

    fn universe(draft: &OrderDraft, view: &View) -> Vec<ClickTarget> {
        universe(draft, view)
    }

    fn step(draft: &mut OrderDraft, view: &View, target: ClickTarget) -> ClickResult {
        let give = |order| state::as_click_result(view, order);
        match target {
            ClickTarget::Die => give(Order::Roll),
            ClickTarget::Colony(resource) => give(Order::Produce(resource)),
            ClickTarget::Sector(sector) => give(Order::Fly(sector)),
            ClickTarget::LookCard(number) => look::take_back(draft, view, number),
            ClickTarget::ToTop(number) => look::put(draft, view, number, true),
            ClickTarget::ToBottom(number) => look::put(draft, view, number, false),
            ClickTarget::Next => give(Order::Next),
            ClickTarget::Stop => give(Order::Stop),
            ClickTarget::Settle => give(Order::Settle),
            ClickTarget::Found => give(Order::Found),
            ClickTarget::Adventure(adventure) => adventures::begin(draft, view, adventure),
            ClickTarget::Pay => give(Order::Pay),
            ClickTarget::Fight => give(Order::Fight),
            ClickTarget::Prize(prize) => give(Order::Take(prize)),
            ClickTarget::Module(module) => give(building::room(view, module)),
            ClickTarget::Ship(ship) => give(building::ship(ship)),
            ClickTarget::Piece(piece) => give(building::piece(view, piece)),
            ClickTarget::Post(post) => deals::begin(draft, view, post),
            ClickTarget::RivalBay(resource) => give(Order::Demand(resource)),
            ClickTarget::Offer => exchange::begin(draft, view),
            ClickTarget::Accept => give(Order::Accept),
            ClickTarget::Refuse => give(Order::Refuse),
            ClickTarget::End => give(Order::End),
            ClickTarget::More(_) | ClickTarget::Less(_) | ClickTarget::All(_) => count(draft, view, target),
            ClickTarget::Confirm => confirm(draft, view),
            ClickTarget::Cancel if *draft == OrderDraft::Nothing => ClickResult::Nothing,
            ClickTarget::Cancel => {
                *draft = OrderDraft::Nothing;
                ClickResult::More
            }
        }
    }

    fn propose(draft: &mut OrderDraft, before: &OrderDraft, view: &View) {
        match (&mut *draft, before) {
            (OrderDraft::Reward(reward), OrderDraft::Reward(old)) if reward.adventure == old.adventure => {}
            (OrderDraft::Reward(reward), _) => adventures::propose(reward, view),
            (OrderDraft::Deal(deal), OrderDraft::Deal(old)) if deal.post == old.post => {}
            (OrderDraft::Deal(deal), _) => deals::propose(deal, view),
            _ => {}
        }
    }

    fn preview(view: &View, order: &Order) -> Option<OrderPreview> {
        preview(view, order)
    }

    fn outlook(draft: &OrderDraft, view: &View) -> Option<OrderPreview> {
        outlook::outlook(draft, view)
    }

    fn warnings(view: &View, order: &Order) -> Vec<Warning> {
        warnings(view, order)
    }
}

/// Returns every target of the current phase and draft, in a fixed order. Keyboard focus starts on the first target.
fn universe(draft: &OrderDraft, view: &View) -> Vec<ClickTarget> {
    let mut all = match view.known.phase {
        Phase::Module | Phase::Lose => building::rooms(),
        Phase::Roll => vec![ClickTarget::Die],
        Phase::Produce => production::universe(),
        Phase::Fly => flight::sectors(),
        Phase::Arrange => look::universe(view),
        Phase::Flight => flight::universe(view),
        Phase::Pirates => vec![ClickTarget::Pay, ClickTarget::Fight],
        Phase::Take => pirates::prizes(),
        Phase::Build => building::universe(view),
        Phase::Answer => vec![ClickTarget::Accept, ClickTarget::Refuse],
        Phase::Over => Vec::new(),
    };
    match draft {
        OrderDraft::Nothing => {
            if view.known.phase == Phase::Build {
                all.extend(exchange::beginnings());
            }
            return all;
        }
        OrderDraft::Deal(deal) => {
            all.extend(deal.post.into_iter().flat_map(deals::universe));
        }
        // The targets of the current draft precede all others.
        OrderDraft::Reward(reward) => drop(all.splice(0..0, adventures::universe(reward))),
        OrderDraft::Offer(_) => drop(all.splice(0..0, exchange::universe())),
        OrderDraft::Look(_) => {}
    }
    all.extend([ClickTarget::Confirm, ClickTarget::Cancel]);
    all
}

/// Counts one more, one less or as many as possible, depending on the target.
fn count(draft: &mut OrderDraft, view: &View, target: ClickTarget) -> ClickResult {
    use super::types::AdjustableAmount::{Buy, Give, Sell, Take, Want};
    let (ClickTarget::More(counter) | ClickTarget::Less(counter) | ClickTarget::All(counter)) = target else {
        return ClickResult::Nothing;
    };
    let amount = state::CountStep::of(target);
    match counter {
        Buy(_) | Sell(_) => deals::count(draft, view, counter, amount),
        Take(resource) => adventures::count(draft, view, resource, amount),
        Give(thing) => exchange::count(draft, view, thing, true, amount),
        Want(thing) => exchange::count(draft, view, thing, false, amount),
    }
}

/// Returns the draft's order, or the reason why the rules refuse it.
fn confirm(draft: &OrderDraft, view: &View) -> ClickResult {
    state::order_of(draft).map_or(ClickResult::Nothing, |order| state::as_click_result(view, order))
}

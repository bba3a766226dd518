//! The player's clicks and the draft that they change, until it becomes an order.
//!
//! Nothing here repeats a rule. [`crate::rules`] decides for each order whether its target can be clicked, and gives the reason
//! if it cannot.

mod charging;
mod choices;
mod flight;
mod goods;
mod goods_direction;
mod idle_turn;
mod preview;
mod proposal;
mod state;
mod universe;
mod warnings;

pub use charging::{charges, plain_products};
pub use choices::kept;
pub use flight::{PilotFlight, at_dock, flights, played, rolled};
pub use goods_direction::{CargoOrderKind, goods_direction, sources};
pub use preview::hover;
pub use proposal::{best_fit, gathered};
pub use warnings::warnings;

use super::types::{ClickResult, ClickTarget, OrderDraft, OrderPreview, Warning};
use crate::rules::{self, FarSpaceFoundry, Order, View};
use orrery_core::interaction::{self as table, OrderInput, OrderStage};
use orrery_core::order_stages;

/// The order that the player is putting together.
pub type PendingOrder = table::PendingOrder<FarSpaceFoundry>;

impl OrderInput for FarSpaceFoundry {
    type Target = ClickTarget;
    type Draft = OrderDraft;
    type Preview = OrderPreview;
    type Warning = Warning;

    const STAGES: &'static [OrderStage<Self>] = order_stages! {
        // Section 2, FSF-MID-3.
        "deal" => Order::Begin | Order::Stow(_),
        // FSF-TURN-1.
        "pilot" => Order::Play { .. },
        // Section 4, FSF-CRD-3.
        "flight" => Order::Land(_) | Order::Lift(_) | Order::Bribe { .. },
        // Section 5.
        "goods" => Order::Take(_) | Order::Unload(_) | Order::Load(_),
        // Section 6.
        "action" =>
            Order::Process(_) | Order::Sell(_) | Order::Cantina | Order::Hire { .. } | Order::Make { .. }
                | Order::Charge(_) | Order::Upgrade(_) | Order::Earn,
        // FSF-TURN-3, FSF-MID-2.
        "end of turn" => Order::End | Order::Keep(_),
    };

    fn universe(draft: &OrderDraft, view: &View) -> Vec<ClickTarget> {
        universe::universe(draft, view)
    }

    fn step(draft: &mut OrderDraft, view: &View, target: ClickTarget) -> ClickResult {
        let give = |order| state::as_click_result(view, order);
        match target {
            ClickTarget::Begin => give(Order::Begin),
            ClickTarget::Pilot(pilot) => flight::take_up(draft, view, pilot),
            ClickTarget::Roll => flight::roll(draft, view),
            ClickTarget::Dock(dock) => flight::dock(draft, view, dock),
            ClickTarget::Land => flight::fly(draft, view, true),
            ClickTarget::Lift => flight::fly(draft, view, false),
            ClickTarget::Asteroid(asteroid) => goods::of_asteroid(draft, view, asteroid),
            ClickTarget::Ship(ship) => goods::of_ship(draft, view, ship),
            ClickTarget::More(ship, good) => goods::more(draft, view, ship, good),
            ClickTarget::Less(ship, good) => goods::less(draft, view, ship, good),
            ClickTarget::Stack(ship, good) => goods::stars(draft, view, (ship, good), true),
            ClickTarget::OffPair(ship, good) => goods::stars(draft, view, (ship, good), false),
            ClickTarget::Process(times) => give(Order::Process(times)),
            ClickTarget::Sell(count) => give(Order::Sell(count)),
            ClickTarget::Cantina => give(Order::Cantina),
            ClickTarget::Hire(pilot) => choices::hire(draft, view, pilot),
            ClickTarget::Alone => choices::alone(draft, view),
            ClickTarget::Make(product, times) => give(Order::Make { product, times }),
            ClickTarget::Charge(product) => give(Order::Charge(Some(product))),
            ClickTarget::ChargeAll => give(Order::Charge(None)),
            ClickTarget::Upgrade(ship) => give(Order::Upgrade(ship)),
            ClickTarget::Earn => give(Order::Earn),
            ClickTarget::Bribe => flight::ask_bribe(draft, view),
            ClickTarget::Keep(pilot) => choices::keep(draft, view, pilot),
            ClickTarget::Hull(..) | ClickTarget::Mast => ClickResult::Nothing,
            ClickTarget::End => give(Order::End),
            ClickTarget::Confirm => confirm(draft, view),
            ClickTarget::Cancel if *draft == OrderDraft::Nothing => ClickResult::Nothing,
            ClickTarget::Cancel => {
                *draft = OrderDraft::Nothing;
                ClickResult::More
            }
        }
    }

    fn follows(draft: &OrderDraft, view: &View, target: ClickTarget) -> Vec<Order> {
        let follows = match (draft, target) {
            (OrderDraft::Nothing, ClickTarget::Confirm) => idle_turn::idle(view).map(|(_, flight)| flight),
            _ => flight::follows(draft, view, target),
        };
        follows.into_iter().collect()
    }

    fn by_itself(view: &View) -> Option<Order> {
        (view.known.stage == rules::Phase::Begin).then_some(Order::Begin)
    }

    fn preview(view: &View, order: &Order) -> Option<OrderPreview> {
        preview::preview(view, order)
    }

    fn outlook(draft: &OrderDraft, view: &View) -> Option<OrderPreview> {
        let order = goods::order_of(draft, view)?;
        preview::preview(view, &order)
    }

    fn warnings(view: &View, order: &Order) -> Vec<Warning> {
        warnings(view, order)
    }
}

/// Gives the order of the draft, or the proposal if the draft is empty.
fn confirm(draft: &OrderDraft, view: &View) -> ClickResult {
    let order = goods::order_of(draft, view).or_else(|| match draft {
        OrderDraft::Nothing => proposal::proposed(view),
        OrderDraft::Keep(kept) => Some(Order::Keep(*kept)),
        _ => None,
    });
    order.map_or(ClickResult::Nothing, |order| state::as_click_result(view, order))
}

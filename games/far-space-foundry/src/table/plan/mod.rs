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
pub use goods_direction::{GoodsDirection, goods_direction, sources};
pub use preview::hover;
pub use proposal::{best_fit, gathered};
pub use warnings::warnings;

use super::types::{ClickResult, OrderDraft, Preview, Target, Warning};
use crate::rules::{self, FarSpaceFoundry, Order, View};
use orrery_core::interaction::{self as table, OrderInput, OrderStage};
use orrery_core::order_stages;

/// The order that the player is putting together.
pub type PendingOrder = table::PendingOrder<FarSpaceFoundry>;

impl OrderInput for FarSpaceFoundry {
    type Target = Target;
    type Draft = OrderDraft;
    type Preview = Preview;
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

    fn universe(draft: &OrderDraft, view: &View) -> Vec<Target> {
        universe::universe(draft, view)
    }

    fn step(draft: &mut OrderDraft, view: &View, target: Target) -> ClickResult {
        let give = |order| state::as_click_result(view, order);
        match target {
            Target::Begin => give(Order::Begin),
            Target::Pilot(pilot) => flight::take_up(draft, view, pilot),
            Target::Roll => flight::roll(draft, view),
            Target::Dock(dock) => flight::dock(draft, view, dock),
            Target::Land => flight::fly(draft, view, true),
            Target::Lift => flight::fly(draft, view, false),
            Target::Asteroid(asteroid) => goods::of_asteroid(draft, view, asteroid),
            Target::Ship(ship) => goods::of_ship(draft, view, ship),
            Target::More(ship, good) => goods::more(draft, view, ship, good),
            Target::Less(ship, good) => goods::less(draft, view, ship, good),
            Target::Stack(ship, good) => goods::stars(draft, view, (ship, good), true),
            Target::OffPair(ship, good) => goods::stars(draft, view, (ship, good), false),
            Target::Process(times) => give(Order::Process(times)),
            Target::Sell(count) => give(Order::Sell(count)),
            Target::Cantina => give(Order::Cantina),
            Target::Hire(pilot) => choices::hire(draft, view, pilot),
            Target::Alone => choices::alone(draft, view),
            Target::Make(product, times) => give(Order::Make { product, times }),
            Target::Charge(product) => give(Order::Charge(Some(product))),
            Target::ChargeAll => give(Order::Charge(None)),
            Target::Upgrade(ship) => give(Order::Upgrade(ship)),
            Target::Earn => give(Order::Earn),
            Target::Bribe => flight::ask_bribe(draft, view),
            Target::Keep(pilot) => choices::keep(draft, view, pilot),
            Target::Hull(..) | Target::Mast => ClickResult::Nothing,
            Target::End => give(Order::End),
            Target::Confirm => confirm(draft, view),
            Target::Cancel if *draft == OrderDraft::Nothing => ClickResult::Nothing,
            Target::Cancel => {
                *draft = OrderDraft::Nothing;
                ClickResult::More
            }
        }
    }

    fn follows(draft: &OrderDraft, view: &View, target: Target) -> Vec<Order> {
        let follows = match (draft, target) {
            (OrderDraft::Nothing, Target::Confirm) => idle_turn::idle(view).map(|(_, flight)| flight),
            _ => flight::follows(draft, view, target),
        };
        follows.into_iter().collect()
    }

    fn by_itself(view: &View) -> Option<Order> {
        (view.known.stage == rules::Phase::Begin).then_some(Order::Begin)
    }

    fn preview(view: &View, order: &Order) -> Option<Preview> {
        preview::preview(view, order)
    }

    fn outlook(draft: &OrderDraft, view: &View) -> Option<Preview> {
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

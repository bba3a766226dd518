//! Previews: the effects of an order, found by applying the order to a copy of the position.

use super::flight::{PilotFlight, at_dock, follows, played, rolled};
use super::state::{carried_out, check};
use super::warnings::warnings;
use crate::rules::{FarSpaceFoundry, Good, Order, Pilot, PlayerState, Position, View, brings, capacity, determinize};
use crate::table::types::{ClickTarget, OrderDraft, OrderPreview, PlayerChange};
use orrery_core::interaction::PendingOrder;
use orrery_core::{RandomGenerator, Rules as _};

/// Returns the preview of a click, or `None` if the click is refused or has nothing to preview. For a click that plays a card and
/// flies, returns the preview of the flight.
pub fn hover(plan: &PendingOrder<FarSpaceFoundry>, view: &View, target: ClickTarget) -> Option<OrderPreview> {
    match (&**plan, follows(plan, view, target)) {
        (&OrderDraft::Pilot(pilot), Some(flight)) => preview(&played(view, pilot), &flight),
        _ => plan.hover(view, target),
    }
}

/// Returns the effects of `order` that do not depend on chance, or `None` if the order is refused.
pub(super) fn preview(view: &View, order: &Order) -> Option<OrderPreview> {
    check(view, order).ok()?;
    let known = &view.known;
    let seat = usize::from(known.turn);
    // The preview leaves out the deal and the changes at the end of a half.
    let after = if matches!(order, Order::Begin | Order::End) { *known } else { given(view, order) };
    Some(OrderPreview {
        order: *order,
        change: change(known, &after, seat),
        points: after.points(seat).total(),
        capacity: flight_of(known, order).map(|(_, flight)| flight.capacity),
        action: flight_of(known, order).map(|(pilot, flight)| at_dock(view, pilot, flight)),
        goods: goods(known, order),
        rolls: match order {
            Order::Play { pilot, roll: true } => Some(rolled(known, *pilot)),
            _ => None,
        },
        freighter: match order {
            Order::Hire { pilot: Some(pilot), alone: false } => {
                brings(known, *pilot).map(|alien| (alien.ship(), known.piles[alien.index()].top))
            }
            _ => None,
        },
        barrier: FarSpaceFoundry::is_barrier(view, order),
        warning: warnings(view, order).into_iter().next(),
    })
}

/// Returns the position after the order, in a determinization of the view.
fn given(view: &View, order: &Order) -> Position {
    carried_out(&determinize(view, &mut RandomGenerator::new(0)), order)
}

/// Returns the pilot and the flight of an order, if it is a flight.
fn flight_of(known: &Position, order: &Order) -> Option<(Pilot, PilotFlight)> {
    let (landing, dock) = match *order {
        Order::Land(dock) => (true, dock),
        Order::Lift(dock) => (false, dock),
        _ => return None,
    };
    let pilot = known.now.pilot?;
    let capacity = capacity(known, pilot, known.die, landing, dock)?;
    Some((pilot, PilotFlight { landing, dock, capacity }))
}

/// Returns the number of goods that an order moves, and the remaining capacity of the shuttle. Returns `None` if the shuttle
/// carries no goods in this order.
fn goods(known: &Position, order: &Order) -> Option<(u8, u8)> {
    let (Order::Take(cargo) | Order::Unload(cargo) | Order::Load(cargo)) = order else { return None };
    let total = u8::try_from(cargo.total()).unwrap_or(u8::MAX);
    Some((total, known.now.capacity.saturating_sub(total)))
}

fn change(before: &Position, after: &Position, seat: usize) -> PlayerChange {
    let (old, new) = (&before.players[seat], &after.players[seat]);
    let board =
        |player: &PlayerState, good: Good| player.ships().map(|(_, ship)| ship.hold.count(good)).sum::<u8>() as i8;
    let mut change = PlayerChange {
        credits: new.credits as i8 - old.credits as i8,
        points: (after.points(seat).total() - before.points(seat).total()) as i16,
        ..PlayerChange::default()
    };
    for &good in Good::ALL {
        change.warehouse[good.index()] = new.warehouse.count(good) as i8 - old.warehouse.count(good) as i8;
        change.board[good.index()] = board(new, good) - board(old, good);
    }
    change
}

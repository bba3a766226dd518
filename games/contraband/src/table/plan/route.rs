//! The route of a click on a spot: a single step, or several steps, of which only the last may lose or reveal something.

use super::state::{as_click_result, check};
use super::warnings::warnings;
use crate::rules::{self, BoardSpot, Contraband, DecisionKind, Order, Refusal, View, determinize};
use crate::table::types::ClickResult;
use orrery_core::{RandomGenerator, Rules as _};

/// Returns the step between two joined spots; `None` if they are not joined.
fn joins(from: BoardSpot, to: BoardSpot) -> Option<rules::MoveStep> {
    rules::MoveStep::ALL.iter().copied().find(|&step| from.after(step) == Some(to))
}

/// Returns the view after a step that reveals nothing.
pub(super) fn moved(view: &View, step: rules::MoveStep) -> View {
    let mut known = determinize(view, &mut RandomGenerator::new(0));
    Contraband::apply(&mut known, &Order::Move(step), &mut RandomGenerator::new(0), &mut ());
    Contraband::view(&known, view.seat().map(|seat| known.colour(seat)))
}

/// A route to a spot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShipRoute {
    /// The steps, at least one.
    pub steps: Vec<rules::MoveStep>,
    /// The spot at which each step ends.
    pub spots: Vec<BoardSpot>,
}

/// Returns the route that a click on a spot selects, or `None` if a single click cannot take the ship there this turn.
pub fn route_to(view: &View, to: BoardSpot) -> Option<ShipRoute> {
    if view.known.ask != DecisionKind::Turn {
        return None;
    }
    let known = view.known.me();
    let (from, moves) = (known.at, usize::from(known.moves_left()));
    if let Some(step) = joins(from, to) {
        return check(view, &Order::Move(step)).is_ok().then(|| ShipRoute { steps: vec![step], spots: vec![to] });
    }
    let mut ways: Vec<ShipRoute> =
        [rules::MoveStep::Cw, rules::MoveStep::Ccw].iter().filter_map(|&round| ring_route(from, to, round)).collect();
    ways.sort_by_key(|leg| leg.steps.len());
    ways.into_iter().find(|leg| leg.steps.len() <= moves && goes_plainly(view, &leg.steps))
}

/// Returns the route from one spot to another in this direction round the ring; `None` if both are the same spot.
fn ring_route(from: BoardSpot, to: BoardSpot, round: rules::MoveStep) -> Option<ShipRoute> {
    let (mut at, mut leg) = (from, ShipRoute { steps: Vec::new(), spots: Vec::new() });
    while at != to {
        let step = joins(at, to).or((!at.is_space()).then_some(rules::MoveStep::Out)).unwrap_or(round);
        at = at.after(step)?;
        // The whole ring has been passed without reaching the spot.
        if at == from {
            return None;
        }
        leg.steps.push(step);
        leg.spots.push(at);
    }
    (!leg.steps.is_empty()).then_some(leg)
}

/// Reports whether all of these steps are legal and none but the last loses or reveals anything.
fn goes_plainly(view: &View, steps: &[rules::MoveStep]) -> bool {
    let Some((&step, rest)) = steps.split_first() else { return true };
    let order = Order::Move(step);
    if rest.is_empty() {
        return check(view, &order).is_ok();
    }
    let plain =
        check(view, &order).is_ok() && !Contraband::is_barrier(view, &order) && warnings(view, &order).is_empty();
    plain && goes_plainly(&moved(view, step), rest)
}

/// Returns the result of a click that flies the ship to a spot.
pub(super) fn fly(view: &View, to: BoardSpot) -> ClickResult {
    if let Some(leg) = route_to(view, to) {
        return as_click_result(view, Order::Move(leg.steps[0]));
    }
    let from = view.known.me().at;
    if view.known.ask != DecisionKind::Turn {
        return ClickResult::Refused(Refusal::NotNow { ask: view.known.ask });
    }
    match joins(from, to) {
        Some(step) => as_click_result(view, Order::Move(step)),
        None if from == to => ClickResult::Nothing,
        None => beyond(view, to),
    }
}

/// Returns the refusal for a spot that is not adjacent to the ship and cannot be reached now. Returns [`ClickResult::Nothing`] if
/// no general reason applies.
fn beyond(view: &View, to: BoardSpot) -> ClickResult {
    // An obstacle to every next step is an obstacle to the whole route.
    let next = rules::MoveStep::ALL.iter().copied().filter(|&step| view.known.me().at.after(step).is_some());
    let first = next.map(|step| check(view, &Order::Move(step))).find_map(Result::err);
    let general = |refusal: &Refusal| matches!(refusal, Refusal::MovementOver | Refusal::NoMoves { .. });
    if let Some(refusal) = first.filter(general) {
        return ClickResult::Refused(refusal);
    }
    let closed = to.port_quadrant().filter(|&quadrant| view.known.me().is_pirate_in(quadrant));
    match closed {
        Some(quadrant) => ClickResult::Refused(Refusal::Closed { quadrant }),
        None => ClickResult::Nothing,
    }
}

/// Returns the orders that follow the first step of a click that takes several steps, or an empty list if there are none.
pub(super) fn after_the_first(view: &View, to: BoardSpot) -> Vec<Order> {
    let leg = route_to(view, to);
    leg.iter().flat_map(|leg| &leg.steps[1..]).map(|&step| Order::Move(step)).collect()
}

//! The route of a click at a place: one step, or as many as there are moves for, if all but the last lose nothing and reveal
//! nothing.

use super::state::{as_step, check};
use super::warnings::warnings;
use crate::rules::{self, Ask, Contraband, Order, Refusal, Spot, View, determinize};
use crate::table::types::Step;
use orrery_core::{RandomGenerator, Rules as _};

/// Returns the step between two joined spots.
fn joins(from: Spot, to: Spot) -> Option<rules::Step> {
    rules::Step::ALL.iter().copied().find(|&step| from.after(step) == Some(to))
}

/// Returns the view after a step that reveals nothing.
pub(super) fn moved(view: &View, step: rules::Step) -> View {
    let mut known = determinize(view, &mut RandomGenerator::new(0));
    Contraband::apply(&mut known, &Order::Move(step), &mut RandomGenerator::new(0), &mut ());
    Contraband::view(&known, view.seat().map(|seat| known.colour(seat)))
}

/// A route to a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// The steps, at least one.
    pub steps: Vec<rules::Step>,
    /// The end of each step.
    pub spots: Vec<Spot>,
}

/// Returns the route of a click at a place, if there is one.
#[must_use]
pub fn legs_to(view: &View, to: Spot) -> Option<Leg> {
    if view.known.ask != Ask::Turn {
        return None;
    }
    let known = view.known.me();
    let (from, moves) = (known.at, usize::from(known.moves_left()));
    if let Some(step) = joins(from, to) {
        return check(view, &Order::Move(step)).is_ok().then(|| Leg { steps: vec![step], spots: vec![to] });
    }
    let mut ways: Vec<Leg> =
        [rules::Step::Cw, rules::Step::Ccw].iter().filter_map(|&round| way(from, to, round)).collect();
    ways.sort_by_key(|leg| leg.steps.len());
    ways.into_iter().find(|leg| leg.steps.len() <= moves && goes_plainly(view, &leg.steps))
}

/// Returns the route from one place to another in this direction round the ring; `None` if they are the same.
fn way(from: Spot, to: Spot, round: rules::Step) -> Option<Leg> {
    let (mut at, mut leg) = (from, Leg { steps: Vec::new(), spots: Vec::new() });
    while at != to {
        let step = joins(at, to).or((!at.is_space()).then_some(rules::Step::Out)).unwrap_or(round);
        at = at.after(step)?;
        // Back at the start: there is no route from a place to itself.
        if at == from {
            return None;
        }
        leg.steps.push(step);
        leg.spots.push(at);
    }
    (!leg.steps.is_empty()).then_some(leg)
}

/// Reports whether all of these steps are legal and none but the last loses or reveals anything.
fn goes_plainly(view: &View, steps: &[rules::Step]) -> bool {
    let Some((&step, rest)) = steps.split_first() else { return true };
    let order = Order::Move(step);
    if rest.is_empty() {
        return check(view, &order).is_ok();
    }
    let plain =
        check(view, &order).is_ok() && !Contraband::is_barrier(view, &order) && warnings(view, &order).is_empty();
    plain && goes_plainly(&moved(view, step), rest)
}

/// Flies the ship to a place.
pub(super) fn fly(view: &View, to: Spot) -> Step {
    if let Some(leg) = legs_to(view, to) {
        return as_step(view, Order::Move(leg.steps[0]));
    }
    let from = view.known.me().at;
    if view.known.ask != Ask::Turn {
        return Step::Refused(Refusal::NotNow { ask: view.known.ask });
    }
    match joins(from, to) {
        Some(step) => as_step(view, Order::Move(step)),
        None if from == to => Step::Nothing,
        None => beyond(view, to),
    }
}

/// Returns the reason why a place that is not joined to the ship's cannot be reached now.
fn beyond(view: &View, to: Spot) -> Step {
    // An obstacle to every next step is an obstacle to the whole route.
    let next = rules::Step::ALL.iter().copied().filter(|&step| view.known.me().at.after(step).is_some());
    let first = next.map(|step| check(view, &Order::Move(step))).find_map(Result::err);
    let general = |refusal: &Refusal| matches!(refusal, Refusal::MovementOver | Refusal::NoMoves { .. });
    if let Some(refusal) = first.filter(general) {
        return Step::Refused(refusal);
    }
    let closed = to.port_quadrant().filter(|&quadrant| view.known.me().is_pirate_in(quadrant));
    match closed {
        Some(quadrant) => Step::Refused(Refusal::Closed { quadrant }),
        None => Step::Nothing,
    }
}

/// Returns the orders after the first step of a click of several steps.
pub(super) fn after_the_first(view: &View, to: Spot) -> Vec<Order> {
    let leg = legs_to(view, to);
    leg.iter().flat_map(|leg| &leg.steps[1..]).map(|&step| Order::Move(step)).collect()
}

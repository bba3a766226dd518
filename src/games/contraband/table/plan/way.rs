//! The way a click at a place means: one step, or two where the first loses nothing and brings nothing to light.

use super::state::{as_step, check};
use super::warnings::warnings;
use crate::core::{Generator, Rules as _};
use crate::games::contraband::rules::{self, Ask, Contraband, Order, Refusal, Spot, View, determinize};
use crate::games::contraband::table::types::Step;

/// The step from a place to one that it is joined to.
fn joins(from: Spot, to: Spot) -> Option<rules::Step> {
    rules::Step::ALL.iter().copied().find(|&step| from.after(step) == Some(to))
}

/// What is known after a step that brings nothing to light.
pub(super) fn moved(view: &View, step: rules::Step) -> View {
    let mut known = determinize(view, &mut Generator::new(0));
    Contraband::apply(&mut known, &Order::Move(step), &mut Generator::new(0), &mut ());
    Contraband::view(&known, view.seat().map(|seat| known.colour(seat)))
}

/// A way to a place: its steps, and what is known before the last.
#[derive(Debug, Clone, PartialEq)]
pub struct Leg {
    /// The steps, one or two.
    pub steps: Vec<rules::Step>,
    /// Where each ends.
    pub spots: Vec<Spot>,
}

/// The steps of a click at a place, if there is a way.
#[must_use]
pub fn legs_to(view: &View, to: Spot) -> Option<Leg> {
    if view.known.ask != Ask::Turn {
        return None;
    }
    let from = view.known.me().at;
    if let Some(step) = joins(from, to) {
        return check(view, &Order::Move(step)).is_ok().then(|| Leg { steps: vec![step], spots: vec![to] });
    }
    rules::Step::ALL.iter().copied().find_map(|first| {
        let by = from.after(first)?;
        let then = joins(by, to)?;
        let order = Order::Move(first);
        let plain =
            check(view, &order).is_ok() && !Contraband::is_barrier(view, &order) && warnings(view, &order).is_empty();
        let goes_on = plain && check(&moved(view, first), &Order::Move(then)).is_ok();
        goes_on.then(|| Leg { steps: vec![first, then], spots: vec![by, to] })
    })
}

/// The ship flies to a place.
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

/// Why a place that is not joined to the ship's cannot be reached now.
fn beyond(view: &View, to: Spot) -> Step {
    // What holds up the very next step holds up all.
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

/// The second step of a click at a place, if it means two.
pub(super) fn second(view: &View, to: Spot) -> Option<Order> {
    legs_to(view, to)?.steps.get(1).map(|&step| Order::Move(step))
}

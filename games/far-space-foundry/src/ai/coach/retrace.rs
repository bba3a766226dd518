//! A turn that was played, told again with what each part of it was worth to the player whose turn it was, by what he knew.
//!
//! The turn falls into choices, each up to an order whose outcome had to be seen, the last up to the end of the turn. At each of
//! them `best` is the worth of the best that could be done and `played` that of what was done, both in the same worlds, which are
//! not those the best was found in, and both before anything came to light by it.
//!
//! - luck is `best` of each further choice less `played` before it, and what the pilots drawn at the end changed;
//! - error is `best` less `played`, summed over the choices;
//! - settled is what is left: a longer look, and nobody's doing.
//!
//! So `after − before = settled + luck − error`, and all of it is told from `after` back ([`Figures`]).

use super::weigh::Scales;
use crate::ai::engine::Way;
use crate::rules::{FarSpaceFoundry, Order, Position, Stage, is_barrier, view};
use orrery_ai::coach::{Chosen, Figures, costliest};
use orrery_ai::{Outlook, Watch};
use orrery_record::TurnRecord;

/// A choice.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    /// The place of its first order in the turn.
    pub(super) at: usize,
    /// Where it was made.
    pub(super) before: Position,
    /// What was done.
    pub(super) orders: Vec<Order>,
    /// The best that could be done.
    pub(super) best_way: Way,
    /// The points that the player could expect with that, and with what was done.
    pub(super) points: [f32; 2],
    /// The worth of the best.
    pub(super) best: f32,
    /// The worth of what was done.
    pub(super) played: f32,
}

impl Chosen for Moment {
    fn chances(&self) -> (f32, f32) {
        (self.best, self.played)
    }
}

/// A turn told again.
#[derive(Debug, Clone)]
pub(super) struct Retraced {
    /// What everybody could expect before it.
    pub(super) before: Outlook,
    /// The same after it.
    pub(super) after: Outlook,
    /// What is told of it.
    pub(super) figures: Figures,
    moments: Vec<Moment>,
}

impl Retraced {
    /// The choice with the largest error, the first of equal ones. There is one.
    pub(super) fn costliest(&self) -> &Moment {
        &self.moments[costliest(&self.moments)]
    }

    /// Whether nothing came to light in it but what was drawn at its end.
    pub(super) fn is_plain(&self) -> bool {
        self.moments.len() == 1
    }
}

/// The position before an order of a turn.
fn before(turn: &TurnRecord<FarSpaceFoundry>, at: usize) -> Position {
    at.checked_sub(1).map_or(turn.before, |at| turn.steps[at].after)
}

/// Tells `turn` again. Nothing if it has no end or nothing was decided in it, or if `watch` was told to stop.
pub(super) fn retrace(
    scales: &Scales,
    turn: &TurnRecord<FarSpaceFoundry>,
    watch: &Watch<FarSpaceFoundry>,
) -> Option<Retraced> {
    if !turn.is_whole() {
        return None;
    }
    let (seat, colour) = (turn.seat(), turn.colour());
    let moments = moments(scales, turn, watch)?;
    let first = moments.first()?;
    let outlook = |p: &Position| scales.standing(&view(p, Some(colour)));
    // What the table deals first is no part of it.
    let (before, after) = (outlook(&first.before), outlook(turn.end()));
    let ended = drawn(scales, turn, seat);
    let figures = Figures::of_choices(&moments, [before.win[seat], after.win[seat]], [0.0, ended]);
    Some(Retraced { before, after, figures, moments })
}

/// What the pilots drawn at the end of the turn changed, both sides judged at sight.
fn drawn(scales: &Scales, turn: &TurnRecord<FarSpaceFoundry>, seat: usize) -> f32 {
    let Some(last) = turn.steps.iter().rposition(|step| step.order == Order::End && step.by == turn.colour()) else {
        return 0.0;
    };
    let (worked, ended) = (before(turn, last), turn.steps[last].after);
    if ended.half != worked.half || ended.is_over() || usize::from(worked.turn) != seat {
        return 0.0;
    }
    let seen = view(&worked, Some(turn.colour()));
    scales.chance(&seen, scales.between(&ended, seat)) - scales.chance(&seen, scales.after(&worked))
}

/// The choices of the turn, each weighed.
fn moments(scales: &Scales, turn: &TurnRecord<FarSpaceFoundry>, watch: &Watch<FarSpaceFoundry>) -> Option<Vec<Moment>> {
    let (mut moments, mut at) = (Vec::new(), 0);
    while at < turn.steps.len() {
        let start = before(turn, at);
        let next = (at..turn.steps.len())
            .find(|&step| is_barrier(&before(turn, step), &turn.steps[step].order))
            .map_or(turn.steps.len(), |step| step + 1);
        let own =
            turn.steps[at].by == turn.colour() && !matches!(start.stage, Stage::Begin | Stage::Keep | Stage::Stow);
        if own {
            let seen = view(&start, Some(turn.colour()));
            let orders: Vec<Order> = turn.steps[at..next].iter().map(|step| step.order).collect();
            let (ways, _) = scales.ways(&seen, watch)?;
            let best_way = ways.into_iter().next()?;
            let (best, played) = scales.compared(&seen, &best_way, &orders);
            let points = [best.max(played), played];
            let [best, played] = points.map(|points| scales.chance(&seen, points));
            moments.push(Moment { at, before: start, orders, best_way, points, best, played });
        }
        at = next;
    }
    Some(moments)
}

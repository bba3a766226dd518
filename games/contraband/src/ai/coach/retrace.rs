//! A turn that was played, told again with what each part of it was worth to the player who ended it, by what he knew.
//!
//! The turn falls into choices, each up to an order whose outcome had to be seen, the last up to the end of the turn. At each of
//! them `best` is the worth of the best that could be done and `played` that of what was done, both in the same worlds, which are
//! not those the best was found in, and both before anything came to light by it.
//!
//! - luck is `best` of each further choice less `played` before it, and what the patrols at the end of the round changed;
//! - error is `best` less `played`, summed over the choices;
//! - settled is what is left: a longer look, what others did, and nobody's doing.
//!
//! So `after − before = settled + luck − error`, and all of it is told from `after` back ([`Figures`]). What others answer in the patrol step stands at the begin of the next turn, which is
//! told of whoever ends it.

use super::weigh::Scales;
use crate::ai::engine::Way;
use crate::rules::{Contraband, Order, Position, is_barrier};
use orrery_ai::coach::{Chosen, Figures, costliest};
use orrery_ai::{Outlook, Watch};
use orrery_core::{Colour, Rules as _};
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
    /// The player's seat.
    pub(super) seat: usize,
    moments: Vec<Moment>,
}

impl Retraced {
    /// The choice with the largest error, the first of equal ones. There is one.
    pub(super) fn costliest(&self) -> &Moment {
        &self.moments[costliest(&self.moments)]
    }

    /// Whether nothing came to light in it.
    pub(super) fn is_plain(&self) -> bool {
        self.moments.len() == 1
    }
}

/// The player whose turn it is told of: he who ended it.
pub(super) fn mover(turn: &TurnRecord<Contraband>) -> Option<Colour> {
    turn.steps.last().map(|step| step.by)
}

/// The position before an order of a turn.
fn before(turn: &TurnRecord<Contraband>, at: usize) -> Position {
    at.checked_sub(1).map_or(turn.before, |at| turn.steps[at].after)
}

/// Tells `turn` again. Nothing if it has no end or nothing was decided in it, or if `watch` was told to stop.
pub(super) fn retrace(scales: &Scales, turn: &TurnRecord<Contraband>, watch: &Watch<Contraband>) -> Option<Retraced> {
    if !turn.is_whole() {
        return None;
    }
    let colour = mover(turn)?;
    let seat = turn.before.seat_of(colour)?;
    let moments = moments(scales, turn, colour, watch)?;
    moments.first()?;
    let outlook = |p: &Position| scales.standing(&Contraband::view(p, Some(colour)), seat, false);
    let (before, after) = (outlook(&turn.before), outlook(turn.end()));
    let ended = patrols(scales, turn, colour, seat);
    let figures = Figures::of_choices(&moments, [before.win[seat], after.win[seat]], [0.0, ended]);
    Some(Retraced { before, after, figures, seat, moments })
}

/// What the patrols that moved with the last order changed, both sides judged at sight.
fn patrols(scales: &Scales, turn: &TurnRecord<Contraband>, colour: Colour, seat: usize) -> f32 {
    let Some(last) = turn.steps.len().checked_sub(1) else { return 0.0 };
    let (acted, ended) = (before(turn, last), turn.steps[last].after);
    if turn.steps[last].order != Order::End || ended.tokens == acted.tokens || ended.is_over() {
        return 0.0;
    }
    let win = |p: &Position, done: bool| scales.standing(&Contraband::view(p, Some(colour)), seat, done).win[seat];
    win(&ended, false) - win(&acted, true)
}

/// The choices of the player, each weighed.
fn moments(
    scales: &Scales,
    turn: &TurnRecord<Contraband>,
    colour: Colour,
    watch: &Watch<Contraband>,
) -> Option<Vec<Moment>> {
    let (mut moments, mut at) = (Vec::new(), 0);
    while at < turn.steps.len() {
        let start = before(turn, at);
        let ends =
            |step: usize| turn.steps[step].by != colour || is_barrier(&before(turn, step), &turn.steps[step].order);
        let next = (at..turn.steps.len()).find(|&step| ends(step)).map_or(turn.steps.len(), |step| step + 1);
        if turn.steps[at].by == colour {
            let orders: Vec<Order> =
                turn.steps[at..next].iter().filter(|step| step.by == colour).map(|step| step.order).collect();
            let seen = Contraband::view(&start, Some(colour));
            let (ways, _) = scales.ways(&seen, watch)?;
            let best_way = ways.into_iter().next()?;
            let [best, played] = scales.compared(&seen, &best_way, &orders);
            moments.push(Moment { at, before: start, orders, best_way, best: best.max(played), played });
        }
        at = next;
    }
    Some(moments)
}

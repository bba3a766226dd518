//! A turn that was played, told again with what each part of it was worth.
//!
//! The turn falls into stretches, each up to an order whose outcome the player had to see, the last up to the end of the
//! turn. With `best` the worth of the best end from the start of a stretch, `played` what the stretch as played was worth
//! before chance answered, everything the chance to win of the player whose turn it is:
//!
//! - luck is `best` of the first stretch less its mean over rolls, and `best` of each further one less `played` before it;
//! - error is `best` less `played`, summed over the stretches, none below 0;
//! - settled is what is left: the mean over rolls less what the position before was judged to be, and what a stretch
//!   played was worth above the best end, where the outcome of an order was worth waiting for.
//!
//! So `after − before = settled + luck − error`, and all of it is told from `after` back ([`Figures`]).

use super::weigh::{SAMPLES, Scales};
use crate::ai::types::Watch;
use crate::record::TurnRecord;
use crate::rules::{Order, Position};
use orrery_ai::Outlook;
use orrery_ai::coach::{Chosen, Figures, costliest};

/// Rolls sampled for the mean at the usual effort.
const ROLLS: u64 = 16;

/// A stretch of a turn in which nothing new came to light.
#[derive(Debug, Clone)]
pub(super) struct Stretch {
    /// The place of its first order in the turn.
    pub from: usize,
    /// Where it starts.
    pub start: Position,
    /// The worth of the best that could be done.
    pub best: f32,
    /// The worth of what was done.
    pub played: f32,
}

impl Chosen for Stretch {
    fn chances(&self) -> (f32, f32) {
        (self.best, self.played)
    }
}

/// A turn told again.
#[derive(Debug, Clone)]
pub(super) struct Retraced {
    /// The place of the first order after the roll.
    pub first: usize,
    /// What every seat could expect before the roll.
    pub before: Outlook,
    /// What every seat can expect after the turn.
    pub after: Outlook,
    /// What is told of it.
    pub figures: Figures,
    stretches: Vec<Stretch>,
}

impl Retraced {
    /// Whether nothing new came to light after the roll.
    pub(super) fn is_plain(&self) -> bool {
        self.stretches.len() == 1
    }

    /// The stretch with the largest error, the first of equal ones.
    pub(super) fn costliest(&self) -> &Stretch {
        &self.stretches[costliest(&self.stretches)]
    }
}

/// Tells `turn` again. Nothing if it has no end or nothing was decided in it, or if `watch` was told to stop.
pub(super) fn retrace(scales: &mut Scales, turn: &TurnRecord, nodes: u32, watch: &Watch) -> Option<Retraced> {
    let first = usize::from(turn.steps.first()?.order == Order::Roll);
    if !turn.is_whole() || turn.steps.len() == first {
        return None;
    }
    let seat = turn.seat();
    let stretches = stretches(scales, turn, first, nodes, watch)?;
    let before = scales.outlook(&turn.before);
    // A match that began in the middle of a turn has no roll before it.
    let mean = if first > 0 { mean_over_rolls(scales, turn, nodes, watch)? } else { stretches[0].best };
    let after = scales.outlook(turn.end());
    let begun = stretches[0].best - mean;
    let figures = Figures::of_choices(&stretches, [before.win[seat], after.win[seat]], [begun, 0.0]);
    Some(Retraced { first, before, after, figures, stretches })
}

fn mean_over_rolls(scales: &mut Scales, turn: &TurnRecord, nodes: u32, watch: &Watch) -> Option<f32> {
    let rolls = (ROLLS * u64::from(scales.effort().budget) / 100).clamp(2, 64).next_multiple_of(2);
    (!watch.stopped()).then(|| scales.mean(&turn.before, Order::Roll, turn.seat(), rolls, nodes))
}

/// The stretches after the roll, each weighed.
fn stretches(scales: &mut Scales, turn: &TurnRecord, first: usize, nodes: u32, watch: &Watch) -> Option<Vec<Stretch>> {
    let seat = turn.seat();
    let position_at = |at: usize| if at == 0 { turn.before } else { turn.steps[at - 1].after };
    let mut stretches = Vec::new();
    let mut from = first;
    for (at, step) in turn.steps.iter().enumerate().skip(first) {
        let last = at + 1 == turn.steps.len();
        if !last && !step.order.asks_chance() {
            continue;
        }
        if watch.stopped() {
            return None;
        }
        let start = position_at(from);
        let best = scales.best(&start, seat, nodes);
        let played = match last {
            true => scales.outlook(&step.after).win[seat],
            false => scales.mean(&position_at(at), step.order, seat, SAMPLES, nodes),
        };
        stretches.push(Stretch { from, start, best, played });
        from = at + 1;
    }
    Some(stretches)
}

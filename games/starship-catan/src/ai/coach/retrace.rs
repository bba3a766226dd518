//! A turn that was played, told again with what each part of it was worth to the player whose turn it was, by what he knew.
//!
//! At each of his choices from the sector on, `best` is the worth of the best that could be done, `played` that of what was done,
//! both before anything came to light by it, and `foreseen` what the choice was thought to be worth before it came up; Trade and
//! Build is one choice.
//!
//! - error is `best` less `played`, summed over the choices, and counted only where it is clear (`choice`);
//! - luck is how much more the roll gave than its mean over the faces, and `foreseen` of each further choice less `played` before
//!   it: what came to light, judged by one and the same way to go on;
//! - settled is what is left: a longer look, and nobody's doing.
//!
//! So `after − before = settled + luck − error`, and all of it is told from `after` back ([`Figures`]): trials in worlds see further
//! than the judgement of a position between two turns, and their own figures would stand beside it as if much had happened.

use super::choice::Choice;
use super::facts::Course;
use super::weigh::{Scales, Weighed};
use crate::ai::engine::Came;
use crate::rules::{Order, Phase, Position, Seat, StarshipCatan, legal, view};
use orrery_ai::Watch;
use orrery_ai::coach::{Figures, Measured};
use orrery_core::Rules as _;
use orrery_core::chance::Recorded;
use orrery_record::TurnRecord;

/// A choice.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    /// The place of its order in the turn.
    pub(super) at: usize,
    /// Where it was made.
    pub(super) before: Position,
    /// What was done, or done first.
    pub(super) order: Order,
    /// The worth of the best that could be done.
    pub(super) best: f64,
    /// The worth of what was done.
    pub(super) played: f64,
    /// What it was thought to be worth before it came up.
    foreseen: f64,
    came: Option<Came>,
}

impl Moment {
    /// The chance to win that it gave away: 0 for the best choice.
    pub(super) const fn error(&self) -> f64 {
        (self.best - self.played).max(0.0)
    }
}

/// A turn told again.
#[derive(Debug, Clone)]
pub(super) struct Retraced {
    /// Whose turn it was.
    pub(super) mover: Seat,
    /// The place of the first order after the roll.
    pub(super) first: usize,
    /// His chance to win before the turn, as it was judged.
    pub(super) before: f64,
    /// The same after it.
    pub(super) after: f64,
    /// The mean of his chance over the rolls he might have had.
    pub(super) expected: f64,
    /// His chance once the roll was known.
    pub(super) rolled: f64,
    moments: Vec<Moment>,
}

impl Retraced {
    /// What is told of it.
    pub(super) fn figures(&self) -> Figures {
        let between =
            |moments: &[Moment]| -> f64 { moments.windows(2).map(|pair| pair[1].foreseen - pair[0].played).sum() };
        let error = |moments: &[Moment]| -> f64 { moments.iter().map(Moment::error).sum() };
        let worst = self.worst();
        // What wins the match at once wins for certain, whatever trials in worlds saw of it.
        let missed = self.moments[worst].error() > 0.0 && wins_at_once(&self.moments[worst].before, self.mover);
        let sure = missed.then_some(1.0 - self.after);
        Figures::of(&Measured {
            before: self.before as f32,
            after: self.after as f32,
            // What the roll and all that came to light gave.
            luck: (self.rolled - self.expected + between(&self.moments)) as f32,
            error: sure.unwrap_or_else(|| error(&self.moments)) as f32,
            cost: sure.unwrap_or_else(|| self.moments[worst].error()) as f32,
            later: (between(&self.moments[worst..]) - error(&self.moments[worst + 1..])) as f32,
        })
    }

    /// The place of the choice with the largest error, the first of equal ones.
    fn worst(&self) -> usize {
        let error = |at: usize| self.moments[at].error();
        (1..self.moments.len()).fold(0, |worst, next| if error(next) > error(worst) { next } else { worst })
    }

    /// The choice with the largest error, the first of equal ones. There is one.
    pub(super) fn costliest(&self) -> &Moment {
        &self.moments[self.worst()]
    }

    /// The turn from behind its roll to its end, as a plan.
    pub(super) fn whole(&self, turn: &TurnRecord<StarshipCatan>) -> Weighed {
        self.plan(turn, self.first..turn.steps.len(), self.after, None)
    }

    /// What was done from a choice to the next, as a plan.
    pub(super) fn part(&self, turn: &TurnRecord<StarshipCatan>, moment: &Moment) -> Weighed {
        let next = self.moments.iter().map(|next| next.at).find(|&at| at > moment.at);
        self.plan(turn, moment.at..next.unwrap_or(turn.steps.len()), moment.played, moment.came)
    }

    /// How many orders of his own were given before a place of the turn, the roll apart.
    pub(super) fn own_before(&self, turn: &TurnRecord<StarshipCatan>, at: usize) -> usize {
        turn.steps[self.first..at].iter().filter(|step| Seat::of(step.by) == self.mover).count()
    }

    fn plan(
        &self,
        turn: &TurnRecord<StarshipCatan>,
        places: std::ops::Range<usize>,
        win: f64,
        came: Option<Came>,
    ) -> Weighed {
        let end = turn.steps[places.clone()].last().map_or(turn.before, |step| step.after);
        let own = places.filter(|&at| Seat::of(turn.steps[at].by) == self.mover);
        let steps: Vec<(Position, Order)> = own.map(|at| (before(turn, at), turn.steps[at].order)).collect();
        let orders = steps.iter().map(|(_, order)| *order).collect();
        Weighed { orders, course: Course::played(self.mover, steps, end), win, came, odds: None }
    }
}

/// Whether the player has an order that ends the match as its winner, with nothing left to chance.
fn wins_at_once(p: &Position, mover: Seat) -> bool {
    let (mut orders, seen) = (Vec::new(), view(p, Some(mover)));
    legal(p, &mut orders);
    let wins = |order: &Order| {
        let mut after = *p;
        StarshipCatan::apply(&mut after, order, &mut Recorded::new([]), &mut ());
        let standings = StarshipCatan::standings(&view(&after, Some(mover)));
        after.is_over() && standings.winners().any(|winner| winner == p.colour(mover))
    };
    // What comes to lie in the place of a colony or a post changes no points.
    let sure =
        |order: &Order| matches!(order, Order::Settle | Order::Found) || !StarshipCatan::is_barrier(&seen, order);
    orders.iter().any(|order| sure(order) && wins(order))
}

/// The position before an order of a turn.
fn before(turn: &TurnRecord<StarshipCatan>, at: usize) -> Position {
    at.checked_sub(1).map_or(turn.before, |at| turn.steps[at].after)
}

/// Tells `turn` again. Nothing if it has no end or nothing was decided in it, or if `watch` was told to stop.
pub(super) fn retrace(
    scales: &Scales,
    turn: &TurnRecord<StarshipCatan>,
    watch: &Watch<StarshipCatan>,
) -> Option<Retraced> {
    if !turn.is_whole() {
        return None;
    }
    let mover = turn.before.turn;
    let roll = turn.steps.iter().position(|step| step.order == Order::Roll);
    let moments = moments(scales, turn, mover, watch)?;
    let first = moments.first()?.best;
    // A match may begin in the middle of a turn: then no roll comes before it.
    let (expected, rolled) = match roll {
        Some(roll) => scales.of_roll(&before(turn, roll), &turn.steps[roll].after, watch)?,
        None => (first, first),
    };
    Some(Retraced {
        mover,
        first: roll.map_or(0, |roll| roll + 1),
        before: scales.standing(&turn.before, mover),
        after: scales.standing(turn.end(), mover),
        expected,
        rolled,
        moments,
    })
}

/// The choices of the turn, each weighed.
fn moments(
    scales: &Scales,
    turn: &TurnRecord<StarshipCatan>,
    mover: Seat,
    watch: &Watch<StarshipCatan>,
) -> Option<Vec<Moment>> {
    let (mut moments, mut orders) = (Vec::new(), Vec::new());
    for (at, step) in turn.steps.iter().enumerate() {
        let p = before(turn, at);
        let order = step.order;
        match p.phase {
            Phase::Fly | Phase::Arrange | Phase::Flight | Phase::Pirates | Phase::Take | Phase::Lose => {
                legal(&p, &mut orders);
                if orders.len() < 2 {
                    continue;
                }
                let Choice { best, played, foreseen, came } = scales.choice(&view(&p, Some(mover)), order, watch)?;
                moments.push(Moment { at, before: p, order, best, played, foreseen, came });
            }
            Phase::Build => {
                let seen = view(&p, Some(mover));
                let Choice { best, played, foreseen, came } = scales.building(&seen, turn.end(), watch)?;
                moments.push(Moment { at, before: p, order, best, played, foreseen, came });
                break;
            }
            _ => {}
        }
    }
    Some(moments)
}

//! Annotates a turn that was played with the value of each of its parts to the player who ended it, based on that player's
//! knowledge.
//!
//! The turn is split into choices. Each choice ends with an order whose outcome the player had to see; the last one ends with the
//! turn. For each choice, `best` is the value of the best line and `played` that of the line played. Both are measured before the
//! choice reveals anything, and on the same samples, which differ from those on which the best line was found.
//!
//! - luck is `best` of each later choice less `played` of the choice before, where dice were rolled or cards drawn between them,
//!   plus the meeting with which the turn begins, and the dice of its last order;
//! - error is `best` less `played`, summed over the choices;
//! - settled is the remainder: a deeper search, the actions of others, and changes caused by no player.
//!
//! So `after − before = settled + luck − error`, and all parts are derived from `after` backwards ([`TurnWinChances`]). What a
//! player decides in a meeting after the end of the turn or in the patrol step is a turn of its own, unless that player is on
//! turn next.
//!
//! [`TurnWinChances`]: orrery_ai::coach::TurnWinChances

use super::evaluate::PlanEvaluator;
use crate::ai::engine::CandidateLine;
use crate::rules::{Contraband, Order, Position, apply, is_barrier};
use orrery_ai::SearchHandle;
use orrery_ai::coach::{AnnotatedTurn, DecisionWinChances};
use orrery_core::chance::RecordingChance;
use orrery_core::{Colour, RandomGenerator, Rules as _};
use orrery_record::TurnRecord;

/// A choice within an annotated turn.
#[derive(Debug, Clone)]
pub struct Decision {
    /// The index of the choice's first order in the turn.
    pub(super) at: usize,
    /// The position in which the choice was made.
    pub(super) before: Position,
    /// The orders played.
    pub(super) orders: Vec<Order>,
    pub(super) best_line: CandidateLine,
    /// The value of the best line.
    pub(super) best: f32,
    /// The value of the line played.
    pub(super) played: f32,
    /// True if dice were rolled or cards drawn between this choice and the next.
    rolled: bool,
}

impl DecisionWinChances for Decision {
    fn at(&self) -> usize {
        self.at
    }

    fn chances(&self) -> (f32, f32) {
        (self.best, self.played)
    }

    fn has_luck(&self) -> bool {
        self.rolled
    }
}

/// Returns the player who ended the turn, to whom the turn is attributed.
fn mover(turn: &TurnRecord<Contraband>) -> Option<Colour> {
    turn.steps.last().map(|step| step.by)
}

/// Annotates `turn`. Returns `None` if the turn did not end, if nothing was decided in it, or if `watch` cancels the search.
pub(super) fn annotate(
    scales: &PlanEvaluator,
    turn: &TurnRecord<Contraband>,
    watch: &SearchHandle<Contraband>,
) -> Option<AnnotatedTurn<Decision>> {
    if !turn.is_whole() {
        return None;
    }
    let colour = mover(turn)?;
    let seat = turn.before.seat_of(colour)?;
    let moments = decisions(scales, turn, colour, watch)?;
    let first = moments.first()?;
    let outlook = |p: &Position| scales.standing(&Contraband::view(p, Some(colour)), seat, false);
    let (before, after) = (outlook(&turn.before), outlook(turn.end()));
    // Without regard to the meeting, which the static evaluation does not know.
    let met = turn.before.meeting.is_some() && first.at == 0;
    let begun = if met { first.best - before.win[seat] } else { 0.0 };
    let ended = match moments.last().filter(|last| last.rolled && !is_quiet_end(turn)) {
        Some(last) => after.win[seat] - last.played,
        None => patrols(scales, turn, colour, seat),
    };
    AnnotatedTurn::of_player(colour, seat, moments, [before, after], [begun, ended])
}

/// Reports whether the last order ends the turn, or another player's part in it.
fn is_quiet_end(turn: &TurnRecord<Contraband>) -> bool {
    turn.steps.last().is_none_or(|step| matches!(step.order, Order::End | Order::Plan(_) | Order::Done))
}

/// Reports whether an order rolls dice or draws cards.
fn rolls(p: &Position, order: &Order) -> bool {
    let mut chance = RecordingChance::new(RandomGenerator::new(0));
    apply(&mut { *p }, order, &mut chance, &mut ());
    !chance.outcomes().is_empty()
}

/// Returns the change in the win chance that is due to the patrols moved by the last order. Both positions are evaluated
/// statically.
fn patrols(scales: &PlanEvaluator, turn: &TurnRecord<Contraband>, colour: Colour, seat: usize) -> f32 {
    let Some(last) = turn.steps.len().checked_sub(1) else { return 0.0 };
    let (acted, ended) = (*turn.position_before(last), turn.steps[last].after);
    if turn.steps[last].order != Order::End || ended.tokens == acted.tokens || ended.is_over() {
        return 0.0;
    }
    let win = |p: &Position, done: bool| scales.standing(&Contraband::view(p, Some(colour)), seat, done).win[seat];
    win(&ended, false) - win(&acted, true)
}

/// Returns the player's choices in the turn with their values; `None` if `watch` cancels the search.
fn decisions(
    scales: &PlanEvaluator,
    turn: &TurnRecord<Contraband>,
    colour: Colour,
    watch: &SearchHandle<Contraband>,
) -> Option<Vec<Decision>> {
    let (mut moments, mut at) = (Vec::<Decision>::new(), 0);
    while at < turn.steps.len() {
        let start = *turn.position_before(at);
        let ends = |step: usize| {
            turn.steps[step].by != colour || is_barrier(turn.position_before(step), &turn.steps[step].order)
        };
        let next = (at..turn.steps.len()).find(|&step| ends(step)).map_or(turn.steps.len(), |step| step + 1);
        if turn.steps[at].by == colour {
            let orders: Vec<Order> =
                turn.steps[at..next].iter().filter(|step| step.by == colour).map(|step| step.order).collect();
            let seen = Contraband::view(&start, Some(colour));
            let (ways, _) = scales.candidate_lines(&seen, watch)?;
            let best_way = ways.into_iter().next()?;
            let [best, played] = scales.compared(&seen, &best_way, &orders);
            moments.push(Decision {
                at,
                before: start,
                orders,
                best_line: best_way,
                best: best.max(played),
                played,
                rolled: false,
            });
        }
        if let Some(last) = moments.last_mut() {
            last.rolled |= (at..next).any(|step| rolls(turn.position_before(step), &turn.steps[step].order));
        }
        at = next;
    }
    Some(moments)
}

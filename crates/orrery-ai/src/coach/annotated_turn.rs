//! A turn of the record, divided into choices that are evaluated.

use super::turn_chances::{DecisionWinChances, TurnWinChances, costliest};
use crate::Evaluation;
use orrery_core::{Colour, Rules};
use orrery_record::TurnRecord;

/// A turn with the values of its choices.
#[derive(Debug, Clone)]
pub struct AnnotatedTurn<D> {
    /// The colour of the player to whom the turn is attributed.
    pub colour: Colour,
    /// The index of this player in turn order.
    pub seat: usize,
    /// The index in the turn of the first order after the roll; 0 if the turn has no roll.
    pub first: usize,
    /// The evaluation for every seat before the turn.
    pub before: Evaluation,
    /// The evaluation for every seat after the turn.
    pub after: Evaluation,
    /// The win chances shown for the turn.
    pub figures: TurnWinChances,
    /// The choices, at least one.
    pub decisions: Vec<D>,
    /// The index of the choice with the largest error; on a tie, the first.
    pub costliest: usize,
    /// True if nothing was revealed between the roll and the end of the turn.
    pub plain: bool,
}

impl<D: DecisionWinChances> AnnotatedTurn<D> {
    /// Creates the annotation of a turn of its own player from the choices and the evaluations before and after the turn. `luck`
    /// holds the effects of the information revealed before the first choice and after the last. Returns `None` if there is no
    /// choice.
    pub fn of<G: Rules>(
        turn: &TurnRecord<G>,
        decisions: Vec<D>,
        [before, after]: [Evaluation; 2],
        luck: [f32; 2],
    ) -> Option<Self> {
        Self::of_player(turn.colour(), turn.seat(), decisions, [before, after], luck)
    }

    /// Like [`Self::of`], for a turn that is attributed to the player at `seat`.
    pub fn of_player(
        colour: Colour,
        seat: usize,
        decisions: Vec<D>,
        [before, after]: [Evaluation; 2],
        luck: [f32; 2],
    ) -> Option<Self> {
        if decisions.is_empty() {
            return None;
        }
        let figures = TurnWinChances::of_choices(&decisions, [before.win[seat], after.win[seat]], luck);
        let (costliest, plain) = (costliest(&decisions), decisions.len() == 1);
        Some(AnnotatedTurn { colour, seat, first: 0, before, after, figures, decisions, costliest, plain })
    }

    /// Returns the choice with the largest error; on a tie, the first.
    pub fn costliest(&self) -> &D {
        &self.decisions[self.costliest]
    }
}

//! The win chances of a turn on one scale, so that the reported differences add up.
//!
//! Luck and errors are measured by comparisons. Each comparison is more exact than the evaluation of a position alone, and uses
//! its own determinizations. The figures are therefore chained backwards from the end of the turn. The win chance after the turn
//! plus the cost of the choices is the win chance with the best choices. Subtracting the luck gives the expected win chance at
//! the beginning. The remaining difference from the static evaluation before the turn is not caused by any player.

/// The measurements of a turn, in win chance of the turn's player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurnBreakdown {
    /// The static evaluation before the turn.
    pub before: f32,
    /// The static evaluation after the turn.
    pub after: f32,
    /// The effect of revealed information, compared with the average.
    pub luck: f32,
    /// The total cost of the choices, 0 or more.
    pub error: f32,
    /// The cost of the costliest choice.
    pub cost: f32,
    /// The change in the win chance after the costliest choice: luck minus errors.
    pub later: f32,
}

/// A choice within a turn, up to the next revealed information.
pub trait DecisionWinChances {
    /// Returns the index, in the turn, of the first order of the choice.
    fn at(&self) -> usize;

    /// Returns the win chances with the best option and with the chosen one.
    fn chances(&self) -> (f32, f32);

    /// Reports whether dice or cards decided what followed this choice. If not, the next choice differs from it only by a deeper
    /// search, which is not luck.
    fn has_luck(&self) -> bool {
        true
    }

    /// Returns the win chance lost by the chosen option; 0 for the best option.
    fn error(&self) -> f32 {
        let (best, played) = self.chances();
        (best - played).max(0.0)
    }
}

/// Returns the index of the choice with the largest error; on a tie, the first.
pub fn costliest<C: DecisionWinChances>(choices: &[C]) -> usize {
    (1..choices.len()).fold(0, |worst, next| if choices[next].error() > choices[worst].error() { next } else { worst })
}

/// Returns the luck between these choices: the sum of the changes in win chance caused by dice and cards.
fn luck_between<C: DecisionWinChances>(choices: &[C]) -> f32 {
    let pairs = choices.windows(2).filter(|pair| pair[0].has_luck());
    pairs.map(|pair| pair[1].chances().0 - pair[0].chances().1).sum()
}

/// The win chances of a turn, as reported to the player.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurnWinChances {
    /// The static evaluation before the turn.
    pub before: f32,
    /// The win chance before the turn, from deeper search. The difference between this value and `rolled` is the luck of the
    /// turn.
    pub expected: f32,
    /// The win chance after the turn's luck, with the best choices.
    pub rolled: f32,
    /// The win chance after the turn.
    pub after: f32,
    /// The win chance with the best option of the costliest choice.
    pub best: f32,
    /// The win chance with the chosen option of the costliest choice.
    pub played: f32,
}

impl TurnWinChances {
    /// Computes the reported win chances from the measurements of a turn. Each is clamped to the range 0 to 1.
    pub fn of(measured: &TurnBreakdown) -> Self {
        let TurnBreakdown { before, after, luck, error, cost, later } = *measured;
        let rolled = (after + error).clamp(0.0, 1.0);
        // A certain win stays certain despite rounding.
        let rolled = if rolled > 1.0 - 1e-6 { 1.0 } else { rolled };
        let cost = cost.clamp(0.0, (rolled - after).max(0.0));
        // If a single choice caused the whole cost, its figures are those of the turn.
        let alone = cost >= rolled - after - 1e-6;
        let played = if alone { after } else { (after - later).clamp(0.0, 1.0 - cost) };
        let best = if alone { rolled } else { played + cost };
        TurnWinChances { before, expected: (rolled - luck).clamp(0.0, 1.0), rolled, after, best, played }
    }

    /// Computes the reported win chances from the choices of a turn, at least one, and the static evaluations before and after
    /// the turn. `luck` holds the effects of the information revealed before the first choice and after the last.
    pub fn of_choices<C: DecisionWinChances>(choices: &[C], [before, after]: [f32; 2], luck: [f32; 2]) -> Self {
        let [begun, ended] = luck;
        let error = |of: &[C]| -> f32 { of.iter().map(DecisionWinChances::error).sum() };
        let worst = costliest(choices);
        Self::of(&TurnBreakdown {
            before,
            after,
            luck: begun + luck_between(choices) + ended,
            error: error(choices),
            cost: choices[worst].error(),
            later: luck_between(&choices[worst..]) + ended - error(&choices[worst + 1..]),
        })
    }

    /// Returns the effect of dice and cards on the win chance, −1 to 1.
    pub const fn luck(&self) -> f32 {
        self.rolled - self.expected
    }

    /// Returns the cost of the choices in win chance, 0 or more.
    pub const fn error(&self) -> f32 {
        self.rolled - self.after
    }

    /// Returns the win chance from deeper search minus that from the static evaluation, both before the turn.
    pub const fn settled(&self) -> f32 {
        self.expected - self.before
    }

    /// Rounds every win chance to a tenth of a percent, the precision of the display, so that the displayed figures add up.
    #[must_use]
    pub fn shown(self) -> Self {
        let TurnWinChances { before, expected, rolled, after, best, played } = self;
        let [before, expected, rolled, after, best, played] =
            [before, expected, rolled, after, best, played].map(|chance| (chance * 1000.0).round() / 1000.0);
        TurnWinChances { before, expected, rolled, after, best, played }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turn_figures_are_computed_back_from_the_end_of_the_turn() {
        let of = |measured| TurnWinChances::of(&measured);
        let turn = TurnBreakdown { before: 0.4, after: 0.3, luck: 0.2, error: 0.1, cost: 0.06, later: 0.05 };
        let told = of(turn);
        let near = |one: f32, other: f32| (one - other).abs() < 1e-6;
        assert!(near(told.rolled, 0.4) && near(told.expected, 0.2) && near(told.settled(), -0.2), "{told:?}");
        assert!(near(told.played, 0.25) && near(told.best, 0.31), "{told:?}");
        let most = of(TurnBreakdown { after: 0.95, error: 0.2, cost: 0.2, later: 0.0, ..turn });
        assert!(near(most.rolled, 1.0) && near(most.error(), 0.05), "no chance above 1: {most:?}");
        assert!(near(most.best, 1.0) && near(most.played, 0.95), "{most:?}");
        let one = of(TurnBreakdown { cost: 0.1, ..turn }).shown();
        assert!(near(one.best, one.rolled) && near(one.played, one.after), "a single choice is the turn: {one:?}");
    }

    #[test]
    fn shown_figures_add_up_after_rounding() {
        let told = TurnWinChances {
            before: 0.27449,
            expected: 0.26851,
            rolled: 0.27449,
            after: 0.12351,
            best: 0.2,
            played: 0.1,
        };
        let shown = told.shown();
        let tenths = |chance: f32| (chance * 1000.0).round() as i32;
        assert_eq!(tenths(shown.rolled) - tenths(shown.after), tenths(shown.error()));
        assert_eq!(tenths(shown.expected) + tenths(shown.luck()), tenths(shown.rolled));
        assert_eq!(tenths(shown.before) + tenths(shown.settled()), tenths(shown.expected));
        assert_eq!((tenths(shown.rolled), tenths(shown.after), tenths(shown.error())), (274, 124, 150));
    }
}

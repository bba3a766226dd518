//! The chances of a turn, on one scale: what is told of it adds up.
//!
//! Luck and mistakes are measured by comparisons, each more exact than the chance of a position alone, and each in worlds of its own.
//! So they are told from the end of the turn back: from the chance after it, by what the choices cost, to the chance with the best
//! of them, and from there by the luck to the chance that was there to begin with. What is then left of the way to the chance that
//! was seen at sight before the turn is nobody's doing.

/// What a turn was measured by, everything the chance to win of the player whose turn it was.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measured {
    /// At sight before the turn.
    pub before: f32,
    /// At sight after it.
    pub after: f32,
    /// What came to light, above the mean.
    pub luck: f32,
    /// What the choices cost together, 0 or more.
    pub error: f32,
    /// What the costliest of them cost.
    pub cost: f32,
    /// What came after that one: luck less mistakes.
    pub later: f32,
}

/// A choice of a turn, up to the next thing that came to light.
pub trait Chosen {
    /// The chance to win with the best of it, and with what was done.
    fn chances(&self) -> (f32, f32);

    /// The chance to win that it gave away: 0 for the best choice.
    fn error(&self) -> f32 {
        let (best, played) = self.chances();
        (best - played).max(0.0)
    }
}

/// The place of the choice with the largest error, the first of equal ones.
#[must_use]
pub fn costliest<C: Chosen>(choices: &[C]) -> usize {
    (1..choices.len()).fold(0, |worst, next| if choices[next].error() > choices[worst].error() { next } else { worst })
}

/// The luck between these choices: how much the chance to win changed by what was revealed.
fn luck_between<C: Chosen>(choices: &[C]) -> f32 {
    choices.windows(2).map(|pair| pair[1].chances().0 - pair[0].chances().1).sum()
}

/// The chances of a turn that are told of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Figures {
    /// At sight before the turn.
    pub before: f32,
    /// The same by a longer look: luck leads from here to `rolled`.
    pub expected: f32,
    /// With the luck of the turn and the best choices.
    pub rolled: f32,
    /// After the turn.
    pub after: f32,
    /// With the best of the costliest choice.
    pub best: f32,
    /// With what was chosen there.
    pub played: f32,
}

impl Figures {
    /// The figures of a turn that was measured; no chance leaves its bounds.
    #[must_use]
    pub fn of(measured: &Measured) -> Self {
        let Measured { before, after, luck, error, cost, later } = *measured;
        let rolled = (after + error).clamp(0.0, 1.0);
        // What is certain stays so, whatever rounding makes of it.
        let rolled = if rolled > 1.0 - 1e-6 { 1.0 } else { rolled };
        let cost = cost.clamp(0.0, (rolled - after).max(0.0));
        // Where a single choice cost anything, it is told by what the turn came to.
        let alone = cost >= rolled - after - 1e-6;
        let played = if alone { after } else { (after - later).clamp(0.0, 1.0 - cost) };
        let best = if alone { rolled } else { played + cost };
        Figures { before, expected: (rolled - luck).clamp(0.0, 1.0), rolled, after, best, played }
    }

    /// The figures of a turn of these choices, at least one, that led from one chance at sight to another; `luck`: what came to light
    /// before the first choice and after the last.
    #[must_use]
    pub fn of_choices<C: Chosen>(choices: &[C], [before, after]: [f32; 2], luck: [f32; 2]) -> Self {
        let [begun, ended] = luck;
        let error = |of: &[C]| -> f32 { of.iter().map(Chosen::error).sum() };
        let worst = costliest(choices);
        Self::of(&Measured {
            before,
            after,
            luck: begun + luck_between(choices) + ended,
            error: error(choices),
            cost: choices[worst].error(),
            later: luck_between(&choices[worst..]) + ended - error(&choices[worst + 1..]),
        })
    }

    /// What dice and cards brought, −1 to 1.
    #[must_use]
    pub const fn luck(&self) -> f32 {
        self.rolled - self.expected
    }

    /// What the choices cost, 0 or more.
    #[must_use]
    pub const fn error(&self) -> f32 {
        self.rolled - self.after
    }

    /// What a longer look changed before the turn.
    #[must_use]
    pub const fn settled(&self) -> f32 {
        self.expected - self.before
    }

    /// The same, every chance to the digit that is shown, a tenth of a percent: what is read adds up to that digit.
    #[must_use]
    pub fn shown(self) -> Self {
        let Figures { before, expected, rolled, after, best, played } = self;
        let [before, expected, rolled, after, best, played] =
            [before, expected, rolled, after, best, played].map(|chance| (chance * 1000.0).round() / 1000.0);
        Figures { before, expected, rolled, after, best, played }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_told_from_its_end_back() {
        let of = |measured| Figures::of(&measured);
        let turn = Measured { before: 0.4, after: 0.3, luck: 0.2, error: 0.1, cost: 0.06, later: 0.05 };
        let told = of(turn);
        let near = |one: f32, other: f32| (one - other).abs() < 1e-6;
        assert!(near(told.rolled, 0.4) && near(told.expected, 0.2) && near(told.settled(), -0.2), "{told:?}");
        assert!(near(told.played, 0.25) && near(told.best, 0.31), "{told:?}");
        let most = of(Measured { after: 0.95, error: 0.2, cost: 0.2, later: 0.0, ..turn });
        assert!(near(most.rolled, 1.0) && near(most.error(), 0.05), "no chance above 1: {most:?}");
        assert!(near(most.best, 1.0) && near(most.played, 0.95), "{most:?}");
        let one = of(Measured { cost: 0.1, ..turn }).shown();
        assert!(near(one.best, one.rolled) && near(one.played, one.after), "a single choice is the turn: {one:?}");
    }

    #[test]
    fn what_is_shown_adds_up_to_its_digit() {
        let told =
            Figures { before: 0.27449, expected: 0.26851, rolled: 0.27449, after: 0.12351, best: 0.2, played: 0.1 };
        let shown = told.shown();
        let tenths = |chance: f32| (chance * 1000.0).round() as i32;
        assert_eq!(tenths(shown.rolled) - tenths(shown.after), tenths(shown.error()));
        assert_eq!(tenths(shown.expected) + tenths(shown.luck()), tenths(shown.rolled));
        assert_eq!(tenths(shown.before) + tenths(shown.settled()), tenths(shown.expected));
        assert_eq!((tenths(shown.rolled), tenths(shown.after), tenths(shown.error())), (274, 124, 150));
    }
}

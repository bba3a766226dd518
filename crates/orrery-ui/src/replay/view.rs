//! The data of the replay viewer.

use orrery_ai::coach::Review;
use orrery_core::{Colour, GameKey};
use orrery_table::CoachTaskState;

/// The speed of a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum ReplaySpeed {
    /// Half the normal speed.
    Half,
    /// The normal speed.
    #[default]
    One,
    /// Twice the normal speed.
    Two,
    /// Four times the normal speed.
    Four,
    /// Eight times the normal speed.
    Eight,
}

impl ReplaySpeed {
    /// All speeds, the slowest first.
    pub const ALL: [ReplaySpeed; 5] =
        [ReplaySpeed::Half, ReplaySpeed::One, ReplaySpeed::Two, ReplaySpeed::Four, ReplaySpeed::Eight];

    /// Returns the speed as a multiple of the normal speed.
    pub const fn factor(self) -> f32 {
        match self {
            ReplaySpeed::Half => 0.5,
            ReplaySpeed::One => 1.0,
            ReplaySpeed::Two => 2.0,
            ReplaySpeed::Four => 4.0,
            ReplaySpeed::Eight => 8.0,
        }
    }

    /// Returns the next faster or slower speed, or the same at either end.
    #[must_use]
    pub fn step(self, faster: bool) -> Self {
        let at = self as usize;
        Self::ALL[if faster { (at + 1).min(Self::ALL.len() - 1) } else { at.saturating_sub(1) }]
    }

    /// Returns the key of the message that names the speed.
    pub(super) const fn key(self) -> &'static str {
        match self {
            ReplaySpeed::Half => "replay-speed-half",
            ReplaySpeed::One => "replay-speed-one",
            ReplaySpeed::Two => "replay-speed-two",
            ReplaySpeed::Four => "replay-speed-four",
            ReplaySpeed::Eight => "replay-speed-eight",
        }
    }
}

/// A turn of a watched match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplayTurn {
    /// The seat whose turn it is.
    pub colour: Colour,
    /// The round, from 1.
    pub round: u32,
    /// The index of the turn's first order.
    pub first: usize,
    /// The index after the turn's last order.
    pub end: usize,
}

/// The data of the replay viewer.
#[derive(Debug, Clone, Copy)]
pub struct ReplayView<'a> {
    /// The game, which has its own name for the phase before the first order.
    pub game: GameKey,
    /// The current moment, as the number of orders before it, from 0 to `orders`.
    pub at: usize,
    /// The number of orders in the match.
    pub orders: usize,
    /// The turns of the match.
    pub turns: &'a [ReplayTurn],
    /// True while the replay plays.
    pub playing: bool,
    /// The speed at which the replay plays.
    pub speed: ReplaySpeed,
    /// The coach's review, if it has been requested.
    pub review: Option<CoachTaskState<'a, Review>>,
    /// True if the coach can be asked for a review.
    pub can_review: bool,
    /// True if a new match can continue from the current moment.
    pub can_branch: bool,
}

impl ReplayView<'_> {
    /// Returns the current turn: that of the next order, or the last turn at the end of the match. Returns `None` if there are no
    /// turns.
    pub fn turn(&self) -> Option<&ReplayTurn> {
        self.turns.iter().find(|turn| self.at < turn.end).or(self.turns.last())
    }

    /// Returns the moment at the beginning of the current turn or, if that is the current moment, of the previous turn. Returns
    /// `None` at the beginning of the match.
    pub fn turn_back(&self) -> Option<usize> {
        self.turns.iter().rev().map(|turn| turn.first).find(|&first| first < self.at)
    }

    /// Returns the moment at the end of the current turn, or `None` at the end of the match.
    pub fn turn_on(&self) -> Option<usize> {
        self.turns.iter().map(|turn| turn.end).find(|&end| end > self.at)
    }

    /// Returns the moment one order back, or `None` at the beginning of the match.
    pub const fn back(&self) -> Option<usize> {
        self.at.checked_sub(1)
    }

    /// Returns the moment one order forward, or `None` at the end of the match.
    pub fn on(&self) -> Option<usize> {
        (self.at < self.orders).then_some(self.at + 1)
    }

    /// Returns the review if it is finished.
    pub const fn reviewed(&self) -> Option<&Review> {
        match self.review {
            Some(CoachTaskState::Ready(review)) => Some(review),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::FIRST_GAME;

    fn view(at: usize, turns: &[ReplayTurn]) -> ReplayView<'_> {
        let orders = turns.last().map_or(0, |turn| turn.end);
        ReplayView {
            game: FIRST_GAME,
            at,
            orders,
            turns,
            playing: false,
            speed: ReplaySpeed::One,
            review: None,
            can_review: false,
            can_branch: true,
        }
    }

    #[test]
    fn order_and_turn_steps_stay_inside_the_match() {
        let turn = |first, end, colour| ReplayTurn { colour, round: 1, first, end };
        let turns = [turn(0, 4, Colour::Red), turn(4, 9, Colour::Green)];
        let steps = |at| {
            let view = view(at, &turns);
            [view.turn_back(), view.back(), view.on(), view.turn_on()]
        };
        assert_eq!(steps(0), [None, None, Some(1), Some(4)]);
        assert_eq!(steps(2), [Some(0), Some(1), Some(3), Some(4)]);
        assert_eq!(steps(4), [Some(0), Some(3), Some(5), Some(9)]);
        assert_eq!(steps(9), [Some(4), Some(8), None, None]);
        assert_eq!(view(4, &turns).turn().map(|turn| turn.colour), Some(Colour::Green));
        assert_eq!(view(9, &turns).turn().map(|turn| turn.colour), Some(Colour::Green));
        assert_eq!(view(0, &[]).turn(), None);
    }

    #[test]
    fn speed_steps_double_and_stop_at_both_ends() {
        for pair in ReplaySpeed::ALL.windows(2) {
            assert_eq!((pair[0].step(true), pair[1].step(false)), (pair[1], pair[0]));
            assert_eq!(pair[1].factor(), pair[0].factor() * 2.0);
        }
        assert_eq!(ReplaySpeed::Half.step(false), ReplaySpeed::Half);
        assert_eq!(ReplaySpeed::Eight.step(true), ReplaySpeed::Eight);
    }
}

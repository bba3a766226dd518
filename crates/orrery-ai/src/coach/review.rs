//! The review of a match: the win chances over time, the luck of every roll, and the error of every turn.

use super::annotated_turn::AnnotatedTurn;
use super::turn_chances::{DecisionWinChances, TurnWinChances};
use crate::SearchHandle;
use orrery_core::{Colour, Rules};
use orrery_record::TurnRecord;

/// The effect of one turn on the match.
///
/// For the turn's player, `after − before = settled + luck − error` always holds, except for rounding.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnReview {
    /// The index of the turn's player in turn order.
    pub seat: usize,
    /// The colour of the turn's player.
    pub colour: Colour,
    /// The round, from 1.
    pub round: u32,
    /// The index of the turn's first order in the record of the match.
    pub entry: usize,
    /// The win chance of every seat before the roll, equal to that after the previous turn. The chances sum to 1.
    pub before: [f32; 4],
    /// The win chance of every seat after the turn. The chances sum to 1; shared victories count as shares.
    pub after: [f32; 4],
    /// The player's win chance before the roll, from deeper search. Luck is measured from this value.
    pub expected: f32,
    /// The player's win chance after all luck of the turn, with the best choices.
    pub rolled: f32,
    /// The effect of the roll and revealed cards compared with the average, −1 to 1: `rolled` minus `expected`.
    pub luck: f32,
    /// The cost of the player's choices compared with the best ones, 0 or more.
    pub error: f32,
    /// The win chance before the roll from deeper search, minus that from the evaluation after the previous turn. No player
    /// caused the difference.
    pub settled: f32,
    /// The costliest choice of the turn.
    pub costliest: ReviewedDecision,
    /// True if nothing new was revealed after the roll. The turn is then a single choice, and all luck is that of the roll.
    pub plain: bool,
}

impl TurnReview {
    /// Returns the review of an annotated turn.
    pub fn of<G: Rules, D: DecisionWinChances>(turn: &TurnRecord<G>, told: &AnnotatedTurn<D>) -> Self {
        let review = TurnReview {
            seat: told.seat,
            colour: told.colour,
            round: turn.round,
            entry: turn.entry,
            before: told.before.win,
            after: told.after.win,
            plain: told.plain,
            ..TurnReview::begun(turn.entry + told.costliest().at())
        };
        review.with_figures(&told.figures)
    }

    /// Creates a review that begins at the record entry `entry`, which is also the first order of its costliest choice. All other
    /// values are placeholders.
    pub const fn begun(entry: usize) -> Self {
        TurnReview {
            seat: 0,
            colour: Colour::Red,
            round: 1,
            entry,
            before: [0.0; 4],
            after: [0.0; 4],
            expected: 0.0,
            rolled: 0.0,
            luck: 0.0,
            error: 0.0,
            settled: 0.0,
            costliest: ReviewedDecision { entry, best: 0.0, played: 0.0 },
            plain: true,
        }
    }

    /// Returns the review with these win chances of the turn's player and the differences between them.
    #[must_use]
    pub fn with_figures(self, figures: &TurnWinChances) -> Self {
        let TurnWinChances { expected, rolled, best, played, .. } = *figures;
        TurnReview {
            expected,
            rolled,
            luck: figures.luck(),
            error: figures.error(),
            settled: figures.settled(),
            costliest: ReviewedDecision { best, played, ..self.costliest },
            ..self
        }
    }

    /// Returns the win chances of the turn's player.
    pub const fn figures(&self) -> TurnWinChances {
        TurnWinChances {
            before: self.before[self.seat],
            expected: self.expected,
            rolled: self.rolled,
            after: self.after[self.seat],
            best: self.costliest.best,
            played: self.costliest.played,
        }
    }

    /// Replaces the win chances before the turn with `left`, those after the previous turn.
    const fn after_a_turn(mut self, left: [f32; 4]) -> Self {
        self.before = left;
        self.settled = self.figures().settled();
        self
    }
}

/// A choice: the orders from one point where information is revealed to the next, or to the end of the turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ReviewedDecision {
    /// The index of the choice's first order in the record of the match.
    pub entry: usize,
    /// The player's win chance with the best option.
    pub best: f32,
    /// The player's win chance with the chosen option.
    pub played: f32,
}

/// The totals of one player over a match.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerReview {
    /// The colour of the player.
    pub colour: Colour,
    /// The number of turns reviewed.
    pub turns: u32,
    /// The total luck of the player's turns, in win chance.
    pub luck: f32,
    /// The total error of the player's turns, in win chance.
    pub error: f32,
    /// The mean error per turn; 0 if the player had no turns.
    pub error_rate: f32,
}

/// The main cause of a decisive turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TurningPointCause {
    /// Good dice or cards for the turn's player.
    GoodLuck,
    /// Bad dice or cards for the turn's player.
    BadLuck,
    /// A bad choice of the turn's player.
    Error,
}

impl TurningPointCause {
    /// Returns the stable name of the cause. The message key is `coach-why-` followed by this name.
    pub const fn key(self) -> &'static str {
        match self {
            TurningPointCause::GoodLuck => "good-luck",
            TurningPointCause::BadLuck => "bad-luck",
            TurningPointCause::Error => "error",
        }
    }
}

/// A decisive turn of a match, with the cause and the size of its swing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TurningPoint {
    /// The index of the turn in [`Review::turns`].
    pub turn: usize,
    /// The main cause of the swing.
    pub why: TurningPointCause,
    /// The size of the cause: the error of the turn or the absolute value of its luck, in win chance, 0 to 1.
    pub swing: f32,
}

/// The review of a whole match: its turns, the totals of its players, and the decisive turns.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// The players in turn order.
    pub seats: Vec<Colour>,
    /// Every reviewed turn, in order. Unfinished turns are omitted.
    pub turns: Vec<TurnReview>,
    /// The totals of every player, in turn order.
    pub players: Vec<PlayerReview>,
    /// Up to three decisive turns, largest swing first. In a review from [`Review::for_people`], the turns of those people come
    /// first.
    pub decisive: Vec<TurningPoint>,
}

/// The maximum number of decisive turns.
const MAX_TURNING_POINTS: usize = 3;

/// Assembles the review of a match from the results of `review_turn`. Turns without a result, such as unfinished ones, are
/// omitted. `after_each` is called after every turn, to show progress.
///
/// Returns `None` if no turn has a result, or if `watch` was asked to stop.
pub fn review_turns<G: Rules>(
    turns: &[TurnRecord<G>],
    watch: &SearchHandle<G>,
    mut review_turn: impl FnMut(&TurnRecord<G>) -> Option<TurnReview>,
    mut after_each: impl FnMut(&TurnReview),
) -> Option<Review> {
    let seats = G::seats(&turns.first()?.before).to_vec();
    let mut reviewed: Vec<TurnReview> = Vec::new();
    for turn in turns {
        if watch.stopped() {
            return None;
        }
        if let Some(mut done) = review_turn(turn) {
            // The player of this turn may evaluate the position differently, from other information. The turn therefore continues
            // from the win chances after the previous one.
            if let Some(last) = reviewed.last() {
                done = done.after_a_turn(last.after);
            }
            after_each(&done);
            reviewed.push(done);
        }
    }
    if watch.stopped() || reviewed.is_empty() {
        return None;
    }
    let players = seats.iter().enumerate().map(|(seat, &colour)| player(colour, seat, &reviewed)).collect();
    let decisive = decisive(&reviewed);
    Some(Review { seats, turns: reviewed, players, decisive })
}

fn player(colour: Colour, seat: usize, turns: &[TurnReview]) -> PlayerReview {
    let own = || turns.iter().filter(|turn| turn.seat == seat);
    let count = own().count();
    // These are the sums of the rounded figures, so that they agree with the list of turns.
    let shown = || own().map(|turn| turn.figures().shown());
    let error: f32 = shown().map(|turn| turn.error()).sum();
    PlayerReview {
        colour,
        turns: count as u32,
        luck: shown().map(|turn| turn.luck()).sum(),
        error,
        error_rate: error / count.max(1) as f32,
    }
}

/// The maximum number of decisive turns reserved for the players for whom the review is adapted.
const OWN: usize = 2;
/// The smallest swing for which a decisive turn is reserved, in win chance.
const WORTH: f32 = 0.01;

impl Review {
    /// Returns the review with decisive turns selected for `people`. Their own decisive turns come first, with up to two places
    /// reserved for them; the rest are those of any player. Returns an unchanged copy if `people` is empty.
    pub fn for_people(&self, people: &[Colour]) -> Review {
        if people.is_empty() {
            return self.clone();
        }
        let own = |moment: &TurningPoint| people.contains(&self.turns[moment.turn].colour);
        let all = ranked(&self.turns);
        let mine = all.iter().filter(|moment| own(moment) && moment.swing >= WORTH).take(OWN);
        let mut decisive: Vec<TurningPoint> = mine.copied().collect();
        for moment in all {
            if decisive.len() < MAX_TURNING_POINTS && !decisive.contains(&moment) {
                decisive.push(moment);
            }
        }
        // Within each group, the largest swing comes first.
        decisive.sort_by(|a, b| own(b).cmp(&own(a)).then(b.swing.total_cmp(&a.swing)));
        Review { decisive, ..self.clone() }
    }
}

/// Returns at most three turns with the largest swings. Among equal turns, the earlier one comes first.
fn decisive(turns: &[TurnReview]) -> Vec<TurningPoint> {
    let mut moments = ranked(turns);
    moments.truncate(MAX_TURNING_POINTS);
    moments
}

/// Returns every turn with its main cause and swing, largest swing first.
fn ranked(turns: &[TurnReview]) -> Vec<TurningPoint> {
    let moment = |turn: usize| {
        let TurnReview { luck, error, .. } = turns[turn];
        let (why, swing) = match luck {
            _ if error > luck.abs() => (TurningPointCause::Error, error),
            luck if luck < 0.0 => (TurningPointCause::BadLuck, -luck),
            _ => (TurningPointCause::GoodLuck, luck),
        };
        TurningPoint { turn, why, swing }
    };
    let mut moments: Vec<TurningPoint> = (0..turns.len()).map(moment).collect();
    moments.sort_by(|a, b| b.swing.total_cmp(&a.swing));
    moments
}

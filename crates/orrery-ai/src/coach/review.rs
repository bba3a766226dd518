//! The review of a match: win chances over time, the luck of every roll, the error of every turn.

use super::figures::Figures;
use crate::Watch;
use orrery_core::{Colour, Rules};
use orrery_record::TurnRecord;

/// What one turn did to the match.
///
/// For the player whose turn it was, always `after − before = settled + luck − error`, but for rounding.
#[derive(Debug, Clone, PartialEq)]
pub struct TurnReview {
    /// The place in the turn order of the player whose turn it was.
    pub seat: usize,
    /// The player whose turn it was.
    pub colour: Colour,
    /// In which round, from 1.
    pub round: u32,
    /// The place of its first order in the match's record.
    pub entry: usize,
    /// Chance to win of every seat before the roll, where the turn before it left them; they sum to 1.
    pub before: [f32; 4],
    /// Chance to win of every seat after the turn; they sum to 1, and shared victories count as shares.
    pub after: [f32; 4],
    /// The player's chance to win before the roll by the longer look that luck is measured by.
    pub expected: f32,
    /// Their chance with all that came to light in the turn and the best play.
    pub rolled: f32,
    /// What the roll and the cards turned up gave the player above the mean, −1 to 1: `rolled` less `expected`.
    pub luck: f32,
    /// What the player's choices cost him against the best ones, 0 or more.
    pub error: f32,
    /// How the longer look differs from what the position before was thought to be worth: nobody's doing.
    pub settled: f32,
    /// The costliest choice of the turn.
    pub costliest: Choice,
    /// Whether nothing new came to light after the roll: then the turn was one choice, and luck the roll's alone.
    pub plain: bool,
}

impl TurnReview {
    /// A turn of which nothing is told yet but where its costliest choice began.
    #[must_use]
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
            costliest: Choice { entry, best: 0.0, played: 0.0 },
            plain: true,
        }
    }

    /// Gives the turn these figures.
    #[must_use]
    pub fn told(self, figures: &Figures) -> Self {
        let Figures { expected, rolled, best, played, .. } = *figures;
        TurnReview {
            expected,
            rolled,
            luck: figures.luck(),
            error: figures.error(),
            settled: figures.settled(),
            costliest: Choice { best, played, ..self.costliest },
            ..self
        }
    }

    /// The figures of the turn.
    #[must_use]
    pub const fn figures(&self) -> Figures {
        Figures {
            before: self.before[self.seat],
            expected: self.expected,
            rolled: self.rolled,
            after: self.after[self.seat],
            best: self.costliest.best,
            played: self.costliest.played,
        }
    }

    /// The same turn where the one before it left these chances.
    const fn after_a_turn(mut self, left: [f32; 4]) -> Self {
        self.before = left;
        self.settled = self.figures().settled();
        self
    }
}

/// A choice: what was done from one moment at which something new was known to the next, or to the end of the turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Choice {
    /// The place in the match's record of the order where it began.
    pub entry: usize,
    /// The player's chance to win with the best of it.
    pub best: f32,
    /// His chance with what he did.
    pub played: f32,
}

/// How one player did.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayerReview {
    /// The player.
    pub colour: Colour,
    /// Turns reviewed.
    pub turns: u32,
    /// The sum of the luck of his turns, in chances to win.
    pub luck: f32,
    /// The sum of his errors, in chances to win.
    pub error: f32,
    /// His mean error of a turn; 0 without a turn.
    pub error_rate: f32,
}

/// Why a turn decided much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Why {
    /// The dice or cards were good for the player whose turn it was.
    GoodLuck,
    /// The dice or cards were bad for him.
    BadLuck,
    /// He chose badly.
    Error,
}

impl Why {
    /// A stable name; `coach-why-` and this is the key of its words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Why::GoodLuck => "good-luck",
            Why::BadLuck => "bad-luck",
            Why::Error => "error",
        }
    }
}

/// A turn that decided much.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// Its place in [`Review::turns`].
    pub turn: usize,
    /// What it was, more than anything else.
    pub why: Why,
    /// By how much that moved the chance to win of the player whose turn it was, 0 to 1.
    pub swing: f32,
}

/// How a match went.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// The players in turn order.
    pub seats: Vec<Colour>,
    /// Every turn that came to its end, in order.
    pub turns: Vec<TurnReview>,
    /// Every player, in turn order.
    pub players: Vec<PlayerReview>,
    /// Up to three turns that decided it, the biggest swing first.
    pub decisive: Vec<Moment>,
}

/// Moments told of at most.
const MOMENTS: usize = 3;

/// Puts the review of a match together from what `review_turn` makes of its turns; those it makes nothing of, such as turns that did
/// not come to their end, are left out. `after_each` is told of every turn as it is done, for progress.
///
/// Nothing if there is no whole turn, or if `watch` was told to stop.
pub fn review_turns<G: Rules>(
    turns: &[TurnRecord<G>],
    watch: &Watch<G>,
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
            // By what its own player knows a position may be worth something else: what is told goes on where it stopped.
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
    let error: f32 = own().map(|turn| turn.error).sum();
    PlayerReview {
        colour,
        turns: count as u32,
        luck: own().map(|turn| turn.luck).sum(),
        error,
        error_rate: error / count.max(1) as f32,
    }
}

/// So many of those are the own ones of the people who look, where they have some.
const OWN: usize = 2;
/// What moved less is no moment of theirs.
const WORTH: f32 = 0.01;

impl Review {
    /// The same with the moments of these people first: the turns that decided it for them, then those of others.
    #[must_use]
    pub fn for_people(&self, people: &[Colour]) -> Review {
        if people.is_empty() {
            return self.clone();
        }
        let own = |moment: &Moment| people.contains(&self.turns[moment.turn].colour);
        let all = ranked(&self.turns);
        let mine = all.iter().filter(|moment| own(moment) && moment.swing >= WORTH).take(OWN);
        let mut decisive: Vec<Moment> = mine.copied().collect();
        for moment in all {
            if decisive.len() < MOMENTS && !decisive.contains(&moment) {
                decisive.push(moment);
            }
        }
        // A stable order: the biggest swing stays first among each.
        decisive.sort_by(|a, b| own(b).cmp(&own(a)).then(b.swing.total_cmp(&a.swing)));
        Review { decisive, ..self.clone() }
    }
}

/// The turns whose luck or error moved most, by the figure that is told of them, the earlier of equal ones first.
fn decisive(turns: &[TurnReview]) -> Vec<Moment> {
    let mut moments = ranked(turns);
    moments.truncate(MOMENTS);
    moments
}

/// Every turn as a moment, by the figure that is told of it.
fn ranked(turns: &[TurnReview]) -> Vec<Moment> {
    let moment = |turn: usize| {
        let TurnReview { luck, error, .. } = turns[turn];
        let (why, swing) = match luck {
            _ if error > luck.abs() => (Why::Error, error),
            luck if luck < 0.0 => (Why::BadLuck, -luck),
            _ => (Why::GoodLuck, luck),
        };
        Moment { turn, why, swing }
    };
    let mut moments: Vec<Moment> = (0..turns.len()).map(moment).collect();
    moments.sort_by(|a, b| b.swing.total_cmp(&a.swing));
    moments
}

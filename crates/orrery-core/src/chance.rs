//! Chance: the source, supplied by the caller, that the rules ask for every die roll and every card drawn, one question at a
//! time.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::hash::Hash;

/// A question to chance, such as a die roll or the next card of a deck. The rules ask a question only when its outcome is
/// revealed.
pub trait ChanceNode: Copy + Debug {
    /// The type of the outcomes. The notation writes an outcome after `=>`.
    type Outcome: Copy + Eq + Hash + Debug + Send + Sync + 'static;

    /// The names of the lists of scripted outcomes in a scenario file, such as `dice` and `deck`.
    const CHANNELS: &'static [&'static str];

    /// Returns the number of equally likely outcomes, at least 1. Some of them may be equal.
    fn outcome_count(&self) -> u32;

    /// Returns the outcome with the zero-based index `n`. An index past the end gives a possible outcome too.
    fn outcome(&self, n: u32) -> Self::Outcome;

    /// Converts a scripted or recorded outcome to an outcome of this question. Returns `None` if the question cannot have this
    /// outcome. By default the given outcome must equal one of the possible outcomes.
    fn accept(&self, named: &Self::Outcome) -> Option<Self::Outcome> {
        (0..self.outcome_count()).map(|n| self.outcome(n)).find(|outcome| outcome == named)
    }

    /// Returns the index in [`Self::CHANNELS`] of the list that holds the outcomes of this question. The default is 0, for games
    /// with a single list.
    fn channel(&self) -> usize {
        0
    }

    /// Returns true if all seats share one sequence of outcomes, as with a deck of cards. Returns false if each player has a
    /// separate sequence, as with dice.
    fn is_draw(&self) -> bool;

    /// Returns the index in [`Self::CHANNELS`] of the list that holds this outcome. The default is 0, for games with a single
    /// list.
    fn channel_of(outcome: &Self::Outcome) -> usize {
        let _ = outcome;
        0
    }
}

/// A source of chance outcomes. A live match draws them, a replay reads recorded ones, a test follows a script, and a search has
/// its own generator.
pub trait Chance<N: ChanceNode> {
    /// Returns an outcome that [`ChanceNode::accept`] accepts for `node`.
    fn resolve(&mut self, node: N) -> N::Outcome;
}

impl<N: ChanceNode, C: Chance<N> + ?Sized> Chance<N> for &mut C {
    fn resolve(&mut self, node: N) -> N::Outcome {
        (**self).resolve(node)
    }
}

/// A source that records the outcomes of another source.
#[derive(Debug)]
pub struct RecordingChance<N: ChanceNode, C> {
    inner: C,
    outcomes: Vec<N::Outcome>,
}

impl<N: ChanceNode, C: Chance<N>> RecordingChance<N, C> {
    /// Wraps `inner` and records its outcomes.
    pub const fn new(inner: C) -> Self {
        RecordingChance { inner, outcomes: Vec::new() }
    }

    /// Returns the recorded outcomes, in the order of the questions.
    pub fn outcomes(self) -> Vec<N::Outcome> {
        self.outcomes
    }
}

impl<N: ChanceNode, C: Chance<N>> Chance<N> for RecordingChance<N, C> {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let outcome = self.inner.resolve(node);
        self.outcomes.push(outcome);
        outcome
    }
}

/// A fault in a list of recorded outcomes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordedOutcomeError {
    /// The match needs more outcomes than were recorded.
    #[error("more {channel} are needed than are given")]
    Missing {
        /// The name of the list that ran out, one of [`ChanceNode::CHANNELS`].
        channel: &'static str,
    },
    /// The recorded outcome is not possible for the question.
    #[error("{outcome} is not a possible outcome here")]
    Impossible {
        /// The outcome in debug format.
        outcome: String,
    },
    /// Some recorded outcomes were never requested.
    #[error("{count} of the given outcomes are not used")]
    Unused {
        /// The number of unused outcomes.
        count: usize,
    },
}

/// A source that replays recorded outcomes in order.
///
/// It never panics: if the list runs out or holds an impossible outcome, it returns a possible one and remembers the fault.
#[derive(Debug, Clone)]
pub struct ReplayChance<N: ChanceNode> {
    outcomes: VecDeque<N::Outcome>,
    fault: Option<RecordedOutcomeError>,
}

impl<N: ChanceNode> ReplayChance<N> {
    /// Creates a source that replays `outcomes`.
    pub fn new(outcomes: impl IntoIterator<Item = N::Outcome>) -> Self {
        ReplayChance { outcomes: outcomes.into_iter().collect(), fault: None }
    }

    /// Returns the first fault, if any. Unused outcomes are a fault too.
    pub fn fault(self) -> Option<RecordedOutcomeError> {
        let count = self.outcomes.len();
        self.fault.or_else(|| (count > 0).then_some(RecordedOutcomeError::Unused { count }))
    }
}

impl<N: ChanceNode> Chance<N> for ReplayChance<N> {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let named = self.outcomes.pop_front();
        let taken = named.and_then(|outcome| node.accept(&outcome));
        taken.unwrap_or_else(|| {
            self.fault.get_or_insert_with(|| match named {
                Some(outcome) => RecordedOutcomeError::Impossible { outcome: format!("{outcome:?}") },
                None => RecordedOutcomeError::Missing { channel: N::CHANNELS[node.channel()] },
            });
            node.outcome(0)
        })
    }
}

/// Scripted outcomes of a scenario or lesson, one list per channel. A second source supplies all other outcomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChanceScript<N: ChanceNode> {
    lists: Vec<VecDeque<N::Outcome>>,
    missing: Vec<usize>,
}

impl<N: ChanceNode> Default for ChanceScript<N> {
    fn default() -> Self {
        ChanceScript { lists: vec![VecDeque::new(); N::CHANNELS.len()], missing: vec![0; N::CHANNELS.len()] }
    }
}

impl<N: ChanceNode> ChanceScript<N> {
    /// Creates a script and adds each outcome to the list of its channel.
    pub fn new(outcomes: impl IntoIterator<Item = N::Outcome>) -> Self {
        let mut script = ChanceScript::default();
        outcomes.into_iter().for_each(|outcome| script.lists[N::channel_of(&outcome)].push_back(outcome));
        script
    }

    /// Returns the number of unused outcomes of a channel.
    pub fn left(&self, channel: usize) -> usize {
        self.lists[channel].len()
    }

    /// Returns the number of questions of a channel that were asked after its list had run out.
    pub fn missing(&self, channel: usize) -> usize {
        self.missing[channel]
    }

    /// Removes the outcomes that a record has already used: for each, the first one in the list of its channel.
    pub fn skip(&mut self, used: &[N::Outcome]) {
        for outcome in used {
            self.lists[N::channel_of(outcome)].pop_front();
        }
    }

    /// Combines this script with `rest`, which answers a question if the script has no outcome left for it or the next one is
    /// impossible.
    pub const fn then<C: Chance<N>>(&mut self, rest: C) -> ScriptedChance<'_, N, C> {
        ScriptedChance { script: self, rest }
    }
}

/// A script together with a second source, which answers the questions that the script cannot answer.
#[derive(Debug)]
pub struct ScriptedChance<'a, N: ChanceNode, C> {
    script: &'a mut ChanceScript<N>,
    rest: C,
}

impl<N: ChanceNode, C: Chance<N>> Chance<N> for ScriptedChance<'_, N, C> {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let channel = node.channel();
        let named = self.script.lists[channel].pop_front();
        self.script.missing[channel] += usize::from(named.is_none());
        named.and_then(|outcome| node.accept(&outcome)).unwrap_or_else(|| self.rest.resolve(node))
    }
}

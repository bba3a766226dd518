//! Chance: whatever rules leave to dice and shuffling is asked from outside, one question at a time.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::hash::Hash;

/// A question to chance: a die, a card of a deck. What nobody knows is asked when it comes to light.
pub trait ChanceNode: Copy + Debug {
    /// What it is answered with; the notation writes it after `=>`.
    type Outcome: Copy + Eq + Hash + Debug + Send + Sync + 'static;

    /// The lists of a scenario that name answers, in the words of its files: `dice`, `deck`.
    const CHANNELS: &'static [&'static str];

    /// How many ways there are, all equally likely, at least 1. Several may come to the same answer.
    fn ways(&self) -> u32;

    /// The answer of the `n`-th way, from 0; of the last one beyond it.
    fn nth(&self, n: u32) -> Self::Outcome;

    /// A named answer as this question has it, if it can be the answer: by default if one of the ways comes to it.
    fn take(&self, named: &Self::Outcome) -> Option<Self::Outcome> {
        (0..self.ways()).map(|n| self.nth(n)).find(|outcome| outcome == named)
    }

    /// Which list of a scenario answers it: an index into [`Self::CHANNELS`]; by default the only one.
    fn channel(&self) -> usize {
        0
    }

    /// Whether its answers lie in one order for whoever asks, as the cards of a deck do; those of dice are each player's own.
    fn is_draw(&self) -> bool;

    /// The list of a scenario that an answer would stand in; by default the only one.
    fn channel_of(outcome: &Self::Outcome) -> usize {
        let _ = outcome;
        0
    }
}

/// Who answers questions: the live match draws, a replay reads what was recorded, a test plays a script, a search draws for
/// itself.
pub trait Chance<N: ChanceNode> {
    /// The answer: one that [`ChanceNode::take`] gives.
    fn resolve(&mut self, node: N) -> N::Outcome;
}

impl<N: ChanceNode, C: Chance<N> + ?Sized> Chance<N> for &mut C {
    fn resolve(&mut self, node: N) -> N::Outcome {
        (**self).resolve(node)
    }
}

/// Passes another chance's answers on and keeps them.
#[derive(Debug)]
pub struct Recording<N: ChanceNode, C> {
    inner: C,
    outcomes: Vec<N::Outcome>,
}

impl<N: ChanceNode, C: Chance<N>> Recording<N, C> {
    /// Records what `inner` answers.
    pub const fn new(inner: C) -> Self {
        Recording { inner, outcomes: Vec::new() }
    }

    /// What was answered, in the order it was asked.
    #[must_use]
    pub fn outcomes(self) -> Vec<N::Outcome> {
        self.outcomes
    }
}

impl<N: ChanceNode, C: Chance<N>> Chance<N> for Recording<N, C> {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let outcome = self.inner.resolve(node);
        self.outcomes.push(outcome);
        outcome
    }
}

/// What was wrong with recorded answers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// More is asked than was recorded.
    #[error("more {channel} are asked for than are given")]
    Missing {
        /// Of what.
        channel: &'static str,
    },
    /// An answer that cannot come.
    #[error("{outcome} cannot come here")]
    Impossible {
        /// The answer, as the program writes values.
        outcome: String,
    },
    /// Answers nobody asked for.
    #[error("{count} answers of chance are given that nobody asks for")]
    Unused {
        /// How many.
        count: usize,
    },
}

/// Answers as they were recorded, in the order they were asked.
///
/// It never panics: when the list runs out or names what cannot come, it answers something possible and remembers the fault.
#[derive(Debug, Clone)]
pub struct Recorded<N: ChanceNode> {
    outcomes: VecDeque<N::Outcome>,
    fault: Option<RecordFault>,
}

impl<N: ChanceNode> Recorded<N> {
    /// These answers.
    pub fn new(outcomes: impl IntoIterator<Item = N::Outcome>) -> Self {
        Recorded { outcomes: outcomes.into_iter().collect(), fault: None }
    }

    /// What went wrong so far, if anything; a fault too if anything is left over.
    #[must_use]
    pub fn fault(self) -> Option<RecordFault> {
        let count = self.outcomes.len();
        self.fault.or_else(|| (count > 0).then_some(RecordFault::Unused { count }))
    }
}

impl<N: ChanceNode> Chance<N> for Recorded<N> {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let named = self.outcomes.pop_front();
        let taken = named.and_then(|outcome| node.take(&outcome));
        taken.unwrap_or_else(|| {
            self.fault.get_or_insert_with(|| match named {
                Some(outcome) => RecordFault::Impossible { outcome: format!("{outcome:?}") },
                None => RecordFault::Missing { channel: N::CHANNELS[node.channel()] },
            });
            node.nth(0)
        })
    }
}

/// What a scenario or a lesson names of the answers to come, a list for each channel; another source answers the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script<N: ChanceNode> {
    lists: Vec<VecDeque<N::Outcome>>,
    missing: Vec<usize>,
}

impl<N: ChanceNode> Default for Script<N> {
    fn default() -> Self {
        Script { lists: vec![VecDeque::new(); N::CHANNELS.len()], missing: vec![0; N::CHANNELS.len()] }
    }
}

impl<N: ChanceNode> Script<N> {
    /// A script of these answers, each put into the list it belongs to.
    pub fn new(outcomes: impl IntoIterator<Item = N::Outcome>) -> Self {
        let mut script = Script::default();
        outcomes.into_iter().for_each(|outcome| script.lists[N::channel_of(&outcome)].push_back(outcome));
        script
    }

    /// How many answers of a channel are still to come.
    #[must_use]
    pub fn left(&self, channel: usize) -> usize {
        self.lists[channel].len()
    }

    /// How many questions of a channel were asked beyond what is named.
    #[must_use]
    pub fn missing(&self, channel: usize) -> usize {
        self.missing[channel]
    }

    /// Forgets as many answers as a record has used already.
    pub fn skip(&mut self, used: &[N::Outcome]) {
        for outcome in used {
            self.lists[N::channel_of(outcome)].pop_front();
        }
    }

    /// This script, with `rest` for what it does not name.
    pub const fn then<C: Chance<N>>(&mut self, rest: C) -> ScriptThen<'_, N, C> {
        ScriptThen { script: self, rest }
    }
}

/// A script and the source that answers when it has no answer.
#[derive(Debug)]
pub struct ScriptThen<'a, N: ChanceNode, C> {
    script: &'a mut Script<N>,
    rest: C,
}

impl<N: ChanceNode, C: Chance<N>> Chance<N> for ScriptThen<'_, N, C> {
    fn resolve(&mut self, node: N) -> N::Outcome {
        let channel = node.channel();
        let named = self.script.lists[channel].pop_front();
        self.script.missing[channel] += usize::from(named.is_none());
        named.and_then(|outcome| node.take(&outcome)).unwrap_or_else(|| self.rest.resolve(node))
    }
}

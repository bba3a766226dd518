//! The chance of scenarios: what the file names comes first, then the program's choice.

use std::collections::VecDeque;

use crate::rules::{Card, CardCounts, Chance};

/// Answers from a scenario's dice and deck, then from another source.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Script {
    dice: VecDeque<u8>,
    deck: VecDeque<Card>,
    dice_missing: usize,
}

impl Script {
    /// A script of these dice and cards, each if the file names them.
    #[must_use]
    pub fn new(dice: Option<&[u8]>, deck: Option<Vec<Card>>) -> Self {
        Script {
            dice: dice.unwrap_or_default().iter().copied().collect(),
            deck: deck.unwrap_or_default().into(),
            dice_missing: 0,
        }
    }

    /// How many named dice are still to come.
    #[must_use]
    pub fn dice_left(&self) -> usize {
        self.dice.len()
    }

    /// How many dice were rolled so far beyond those the file names.
    #[must_use]
    pub const fn dice_missing(&self) -> usize {
        self.dice_missing
    }

    /// Forgets as many dice and cards as a record has used already.
    pub fn skip(&mut self, dice: usize, cards: usize) {
        self.dice.drain(..dice.min(self.dice.len()));
        self.deck.drain(..cards.min(self.deck.len()));
    }

    /// This script, with `rest` for what it does not name.
    pub const fn then<C: Chance>(&mut self, rest: C) -> ScriptThen<'_, C> {
        ScriptThen { script: self, rest }
    }
}

/// A script and the source that answers when it has no answer.
pub struct ScriptThen<'a, C> {
    script: &'a mut Script,
    rest: C,
}

impl<C: Chance> Chance for ScriptThen<'_, C> {
    fn die(&mut self) -> u8 {
        if let Some(value) = self.script.dice.pop_front() {
            return value;
        }
        self.script.dice_missing += 1;
        self.rest.die()
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        match self.script.deck.pop_front() {
            Some(card) if deck.of(card) > 0 => card,
            _ => self.rest.draw(deck),
        }
    }
}

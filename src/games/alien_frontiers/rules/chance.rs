//! Chance: whatever the rules leave to dice and shuffling is asked from outside.

use super::position::CardCounts;
use super::ships::Ships;
use super::vocab::Card;
use crate::core::Generator;

/// The source of dice and draws. The live match rolls, a replay reads what was recorded, a test
/// or lesson plays a script, a search enumerates.
pub trait Chance {
    /// One die, 1 to 6. Own-colour ships are rolled before the relic.
    fn die(&mut self) -> u8;

    /// A card drawn from `deck`, which is not empty. Must be one of the deck's cards.
    fn draw(&mut self, deck: &CardCounts) -> Card;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn die(&mut self) -> u8 {
        (**self).die()
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        (**self).draw(deck)
    }
}

/// What chance answered to one order, as the recorded form writes it after `=>`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outcome {
    /// Dice in the order they were asked, each with whether it was the relic ship's.
    pub dice: Vec<(u8, bool)>,
    /// Cards in the order they were drawn.
    pub cards: Vec<Card>,
}

impl Outcome {
    /// Whether chance was not asked, or had no card to give.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.dice.is_empty() && self.cards.is_empty()
    }
}

/// Passes another chance's answers on and keeps them.
pub struct Recording<C> {
    inner: C,
    dice: Vec<u8>,
    cards: Vec<Card>,
}

impl<C: Chance> Recording<C> {
    /// Records what `inner` answers.
    pub const fn new(inner: C) -> Self {
        Recording { inner, dice: Vec::new(), cards: Vec::new() }
    }

    /// What was answered to an order that rolled `rolled` (own-colour ships first, then the
    /// relic, as [`Chance::die`] is asked).
    #[must_use]
    pub fn outcome(self, rolled: Ships) -> Outcome {
        let own = usize::from(rolled.own_len());
        let dice = self.dice.into_iter().enumerate().map(|(i, v)| (v, i >= own)).collect();
        Outcome { dice, cards: self.cards }
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn die(&mut self) -> u8 {
        let value = self.inner.die();
        self.dice.push(value);
        value
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        let card = self.inner.draw(deck);
        self.cards.push(card);
        card
    }
}

/// Answers from a list: recorded outcomes, scenarios, lessons.
///
/// It never panics: when the list runs out or names a card the deck does not hold, it answers
/// something legal and remembers the fault.
#[derive(Debug, Clone, Default)]
pub struct Scripted {
    dice: std::collections::VecDeque<u8>,
    cards: std::collections::VecDeque<Card>,
    fault: Option<ScriptFault>,
}

/// What was wrong with a script.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ScriptFault {
    /// More dice were rolled than the script names.
    #[error("more dice are rolled than are given")]
    DiceMissing,
    /// A die that is not 1 to 6.
    #[error("a die shows {0}")]
    NoSuchDie(u8),
    /// More cards were drawn than the script names.
    #[error("more cards are drawn than are given")]
    CardsMissing,
    /// A card that the deck does not hold.
    #[error("{0} is not in the deck")]
    NotInDeck(Card),
    /// Outcomes nobody asked for.
    #[error("{dice} dice and {cards} cards are given that nobody asks for")]
    Unused {
        /// Dice left over.
        dice: usize,
        /// Cards left over.
        cards: usize,
    },
}

impl Scripted {
    /// A script of these dice and draws.
    pub fn new(dice: impl IntoIterator<Item = u8>, cards: impl IntoIterator<Item = Card>) -> Self {
        Scripted { dice: dice.into_iter().collect(), cards: cards.into_iter().collect(), fault: None }
    }

    /// What went wrong so far, if anything.
    #[must_use]
    pub const fn fault(&self) -> Option<ScriptFault> {
        self.fault
    }

    /// As [`Self::fault`], and a fault too if anything is left over.
    #[must_use]
    pub fn fault_or_rest(&self) -> Option<ScriptFault> {
        self.fault.or_else(|| {
            (!self.dice.is_empty() || !self.cards.is_empty())
                .then_some(ScriptFault::Unused { dice: self.dice.len(), cards: self.cards.len() })
        })
    }
}

impl Chance for Scripted {
    fn die(&mut self) -> u8 {
        match self.dice.pop_front() {
            Some(value @ 1..=6) => value,
            Some(value) => {
                self.fault.get_or_insert(ScriptFault::NoSuchDie(value));
                1
            }
            None => {
                self.fault.get_or_insert(ScriptFault::DiceMissing);
                1
            }
        }
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        let first = deck.iter().next().unwrap_or(Card::AlienCity);
        match self.cards.pop_front() {
            Some(card) if deck.of(card) > 0 => card,
            Some(card) => {
                self.fault.get_or_insert(ScriptFault::NotInDeck(card));
                first
            }
            None => {
                self.fault.get_or_insert(ScriptFault::CardsMissing);
                first
            }
        }
    }
}

impl Chance for Generator {
    #[inline]
    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    #[inline]
    fn draw(&mut self, deck: &CardCounts) -> Card {
        let nth = self.below(u32::from(deck.len())) as u8;
        deck.nth(nth).unwrap_or(Card::AlienCity)
    }
}

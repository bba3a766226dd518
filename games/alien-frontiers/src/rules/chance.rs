//! Chance: the trait through which the rules get all dice and drawn cards.

use std::collections::VecDeque;

use super::position::CardCounts;
use super::vocab::Card;
use orrery_core::{self as core, ChanceNode, RandomGenerator};

/// A request for a chance outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChanceQuestion {
    /// The roll of one ship.
    Die {
        /// True for the relic ship.
        relic: bool,
    },
    /// A card drawn from this deck.
    Draw(CardCounts),
}

/// The outcome of a [`ChanceQuestion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChanceOutcome {
    /// The value rolled by a ship.
    Die {
        /// The value, 1 to 6.
        value: u8,
        /// True for the relic ship.
        relic: bool,
    },
    /// The card drawn.
    Card(Card),
}

impl ChanceOutcome {
    /// Returns the value of a die, with a flag that is true for the relic ship's die; `None` for a card.
    pub const fn die(self) -> Option<(u8, bool)> {
        match self {
            ChanceOutcome::Die { value, relic } => Some((value, relic)),
            ChanceOutcome::Card(_) => None,
        }
    }

    /// Returns the card drawn; `None` for a die.
    pub const fn card(self) -> Option<Card> {
        match self {
            ChanceOutcome::Card(card) => Some(card),
            ChanceOutcome::Die { .. } => None,
        }
    }
}

impl ChanceNode for ChanceQuestion {
    type Outcome = ChanceOutcome;

    const CHANNELS: &'static [&'static str] = &["dice", "cards"];

    fn outcome_count(&self) -> u32 {
        match self {
            ChanceQuestion::Die { .. } => 6,
            ChanceQuestion::Draw(deck) => u32::from(deck.len()),
        }
    }

    fn outcome(&self, n: u32) -> ChanceOutcome {
        match *self {
            ChanceQuestion::Die { relic } => ChanceOutcome::Die { value: n.min(5) as u8 + 1, relic },
            ChanceQuestion::Draw(deck) => {
                ChanceOutcome::Card(deck.nth(n as u8).or_else(|| deck.iter().next()).unwrap_or(Card::AlienCity))
            }
        }
    }

    // Files list dice without marking the relic ship's die.
    fn accept(&self, named: &ChanceOutcome) -> Option<ChanceOutcome> {
        match (*self, *named) {
            (ChanceQuestion::Die { relic }, ChanceOutcome::Die { value: value @ 1..=6, .. }) => {
                Some(ChanceOutcome::Die { value, relic })
            }
            (ChanceQuestion::Draw(deck), ChanceOutcome::Card(card)) if deck.of(card) > 0 => {
                Some(ChanceOutcome::Card(card))
            }
            _ => None,
        }
    }

    fn channel(&self) -> usize {
        usize::from(self.is_draw())
    }

    fn is_draw(&self) -> bool {
        matches!(self, ChanceQuestion::Draw(_))
    }

    fn channel_of(outcome: &ChanceOutcome) -> usize {
        usize::from(matches!(outcome, ChanceOutcome::Card(_)))
    }
}

/// The source of dice and drawn cards that the rules use directly. Search plays millions of orders, so it avoids the detour
/// through [`ChanceQuestion`]; [`ChanceAdapter`] adapts a shared source of chance.
pub trait DiceAndCardSource {
    /// Rolls a die for a ship of a player's colour and returns its value, 1 to 6. These dice are rolled before the relic ship's
    /// die.
    fn die(&mut self) -> u8;

    /// Rolls the relic ship's die and returns its value, 1 to 6.
    fn relic_die(&mut self) -> u8 {
        self.die()
    }

    /// Draws a card from `deck`, which is not empty. The result must be one of the deck's cards.
    fn draw(&mut self, deck: &CardCounts) -> Card;
}

impl<C: DiceAndCardSource + ?Sized> DiceAndCardSource for &mut C {
    fn die(&mut self) -> u8 {
        (**self).die()
    }

    fn relic_die(&mut self) -> u8 {
        (**self).relic_die()
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        (**self).draw(deck)
    }
}

/// An adapter from the shared `Chance` trait to [`DiceAndCardSource`], the trait of this game.
#[derive(Debug)]
pub struct ChanceAdapter<C>(pub C);

impl<C: core::Chance<ChanceQuestion>> ChanceAdapter<C> {
    fn ship(&mut self, relic: bool) -> u8 {
        self.0.resolve(ChanceQuestion::Die { relic }).die().map_or(1, |(value, _)| value)
    }
}

impl<C: core::Chance<ChanceQuestion>> DiceAndCardSource for ChanceAdapter<C> {
    fn die(&mut self) -> u8 {
        self.ship(false)
    }

    fn relic_die(&mut self) -> u8 {
        self.ship(true)
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        self.0.resolve(ChanceQuestion::Draw(*deck)).card().unwrap_or(Card::AlienCity)
    }
}

impl DiceAndCardSource for RandomGenerator {
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

/// A source with fixed outcomes from lists, for orders without a chance outcome and for callers that choose the outcomes.
///
/// It never panics: if a list is exhausted, or its next entry is impossible, the source returns a legal outcome.
#[derive(Debug, Clone, Default)]
pub struct FixedOutcomesChance {
    dice: VecDeque<u8>,
    cards: VecDeque<Card>,
}

impl FixedOutcomesChance {
    /// Creates a source that returns these dice and cards in order.
    pub fn new(dice: impl IntoIterator<Item = u8>, cards: impl IntoIterator<Item = Card>) -> Self {
        FixedOutcomesChance { dice: dice.into_iter().collect(), cards: cards.into_iter().collect() }
    }
}

impl DiceAndCardSource for FixedOutcomesChance {
    fn die(&mut self) -> u8 {
        self.dice.pop_front().filter(|value| (1..=6).contains(value)).unwrap_or(1)
    }

    fn draw(&mut self, deck: &CardCounts) -> Card {
        let named = self.cards.pop_front().filter(|&card| deck.of(card) > 0);
        named.or_else(|| deck.iter().next()).unwrap_or(Card::AlienCity)
    }
}

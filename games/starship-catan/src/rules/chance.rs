//! Chance: dice rolls and cards, requested one question at a time.

use std::hash::{Hash, Hasher};

use super::card_counts::CardCounts;
use super::cards::Card;
use super::options::{CombatDie, ProductionDie};
use super::position::ORIGINS;
use super::vocab::Adventure;
use orrery_core::ChanceNode;

/// The faces of the yellow die for each value of the option (SC-PROD-1).
const YELLOW: [[u8; 6]; 2] = [[1, 1, 2, 2, 3, 3], [1, 2, 2, 3, 3, 4]];
/// The faces of a blue die for each value of the option (SC-PIR-3).
const BLUE: [[u8; 6]; 2] = [[1, 2, 2, 3, 3, 4], [1, 1, 2, 2, 3, 3]];

/// The possible draws from a sector. All places of the sector are equally likely, and a place from which no card was ever drawn
/// may hold any card of its origin's pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SectorPool {
    /// The cards that were drawn from the sector earlier and put back.
    pub lying: CardCounts,
    /// The number of places never drawn, for each origin.
    pub unseen: [u8; ORIGINS],
    /// The cards that may be in the places never drawn, for each origin.
    pub pools: [CardCounts; ORIGINS],
}

impl SectorPool {
    /// Returns the number of cards in a pool, as a factor of the common number of outcomes, or 1 if the pool is empty or fills no
    /// place.
    fn pool_len(&self, origin: usize) -> u32 {
        if self.unseen[origin] == 0 { 1 } else { u32::from(self.pools[origin].len()).max(1) }
    }

    /// Returns the number of equally likely outcomes for each place: the product of the pool sizes.
    fn depth(&self) -> u32 {
        (0..ORIGINS).map(|origin| self.pool_len(origin)).product()
    }

    /// Returns the number of places from which a card may be drawn.
    fn count(&self) -> u32 {
        u32::from(self.lying.len()) + self.unseen.iter().map(|&places| u32::from(places)).sum::<u32>()
    }

    fn nth(&self, n: u32) -> Card {
        let depth = self.depth();
        let (mut place, way) = ((n / depth).min(self.count().saturating_sub(1)), n % depth);
        if let Some(card) = self.lying.nth(place) {
            return card;
        }
        place -= u32::from(self.lying.len());
        for (origin, &places) in self.unseen.iter().enumerate() {
            if place < u32::from(places) {
                // A scenario may need more cards than the game has left.
                return self.pools[origin].nth(way % self.pool_len(origin)).unwrap_or(Card::LostPlanet);
            }
            place -= u32::from(places);
        }
        Card::LostPlanet
    }

    /// Reports whether this card may be drawn.
    pub fn may_be(&self, card: Card) -> bool {
        self.lying.has(card) || self.origin_of(card).is_some()
    }

    /// Returns the first origin with a place never drawn that may hold this card, or `None` if there is none.
    pub fn origin_of(&self, card: Card) -> Option<usize> {
        let may = |origin: &usize| {
            let pool = self.pools[*origin];
            self.unseen[*origin] > 0 && (pool.has(card) || pool.is_empty() && card == Card::LostPlanet)
        };
        (0..ORIGINS).find(may)
    }
}

/// A question that the rules ask chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChanceQuestion {
    /// A roll of the yellow die.
    Yellow(ProductionDie),
    /// A roll of a blue die.
    Blue(CombatDie),
    /// A card of a sector: the next card to be revealed, or a card that a Sensor looks at.
    Sector(SectorPool),
    /// The next card of a sector if a Sensor has fixed it.
    Fixed(Card),
    /// The identity of the pirates that were paid or fought.
    Shown(Card),
    /// The top card of the reserve, one of the given cards.
    Reserve(CardCounts),
    /// A replacement whose identity no player learns: a face-down card, or none if the reserve is empty.
    NoReserve {
        /// True if a card is laid face down, false if the reserve is empty.
        face_down: bool,
    },
    /// The top card of the adventure pile, one of the adventures in the bit set.
    Adventure(u16),
}

/// The outcome of a [`ChanceQuestion`].
#[derive(Debug, Clone, Copy)]
pub enum ChanceOutcome {
    /// The value of a die, 1 to 4.
    Die(u8),
    /// The revealed or inspected card of a sector.
    Sector(Card),
    /// The revealed card of a sector, if a Sensor has fixed it. This outcome equals [`ChanceOutcome::Sector`] with the same card,
    /// because records do not distinguish the two.
    Fixed(Card),
    /// The pirates that were paid or fought.
    Shown(Card),
    /// The top card of the reserve.
    Reserve(Card),
    /// The reserve is empty.
    Empty,
    /// A card of the reserve is laid face down.
    FaceDown,
    /// The adventure turned up.
    Adventure(Adventure),
}

impl ChanceOutcome {
    /// Returns a key that is the same for equal outcomes.
    const fn key(self) -> (u8, u8) {
        match self {
            ChanceOutcome::Die(value) => (0, value),
            ChanceOutcome::Sector(card) | ChanceOutcome::Fixed(card) => (1, card as u8),
            ChanceOutcome::Shown(card) => (2, card as u8),
            ChanceOutcome::Reserve(card) => (3, card as u8),
            ChanceOutcome::Empty => (4, 0),
            ChanceOutcome::FaceDown => (5, 0),
            ChanceOutcome::Adventure(adventure) => (6, adventure as u8),
        }
    }

    /// Returns the card of the outcome, or `None` if the outcome has no card.
    pub const fn card(self) -> Option<Card> {
        match self {
            ChanceOutcome::Sector(card)
            | ChanceOutcome::Fixed(card)
            | ChanceOutcome::Shown(card)
            | ChanceOutcome::Reserve(card) => Some(card),
            _ => None,
        }
    }
}

impl PartialEq for ChanceOutcome {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for ChanceOutcome {}

impl Hash for ChanceOutcome {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// The index, in a chance script, of the list of dice rolls.
pub const DICE: usize = 0;
/// The index, in a chance script, of the list of cards that are looked at or revealed.
pub const REVEAL: usize = 1;
/// The index, in a chance script, of the list of outcomes that scenarios do not specify: certain outcomes, and the cards of
/// piles, whose order is part of the position.
const UNNAMED: usize = 2;

impl ChanceNode for ChanceQuestion {
    type Outcome = ChanceOutcome;

    const CHANNELS: &'static [&'static str] = &["dice", "reveal", "cards of piles"];

    fn outcome_count(&self) -> u32 {
        match self {
            ChanceQuestion::Yellow(_) | ChanceQuestion::Blue(_) => 6,
            ChanceQuestion::Sector(places) => (places.count() * places.depth()).max(1),
            ChanceQuestion::Reserve(pool) => u32::from(pool.len()).max(1),
            ChanceQuestion::Adventure(pool) => pool.count_ones().max(1),
            ChanceQuestion::Fixed(_) | ChanceQuestion::Shown(_) | ChanceQuestion::NoReserve { .. } => 1,
        }
    }

    fn outcome(&self, n: u32) -> ChanceOutcome {
        match *self {
            ChanceQuestion::Yellow(die) => ChanceOutcome::Die(YELLOW[die as usize][n.min(5) as usize]),
            ChanceQuestion::Blue(die) => ChanceOutcome::Die(BLUE[die as usize][n.min(5) as usize]),
            ChanceQuestion::Sector(places) => ChanceOutcome::Sector(places.nth(n)),
            ChanceQuestion::Fixed(card) => ChanceOutcome::Fixed(card),
            ChanceQuestion::Shown(card) => ChanceOutcome::Shown(card),
            ChanceQuestion::Reserve(pool) => {
                let last = u32::from(pool.len()).saturating_sub(1);
                ChanceOutcome::Reserve(pool.nth(n.min(last)).unwrap_or(Card::LostPlanet))
            }
            ChanceQuestion::NoReserve { face_down: true } => ChanceOutcome::FaceDown,
            ChanceQuestion::NoReserve { face_down: false } => ChanceOutcome::Empty,
            ChanceQuestion::Adventure(pool) => {
                let mut among = Adventure::ALL.iter().copied().filter(|adventure| pool & adventure.bit() != 0);
                let last = pool.count_ones().saturating_sub(1);
                ChanceOutcome::Adventure(among.nth(n.min(last) as usize).unwrap_or(Adventure::Pollution))
            }
        }
    }

    fn accept(&self, named: &ChanceOutcome) -> Option<ChanceOutcome> {
        let may = match (*self, *named) {
            (ChanceQuestion::Yellow(die), ChanceOutcome::Die(value)) => YELLOW[die as usize].contains(&value),
            (ChanceQuestion::Blue(die), ChanceOutcome::Die(value)) => BLUE[die as usize].contains(&value),
            (ChanceQuestion::Sector(places), ChanceOutcome::Sector(card)) => places.may_be(card),
            (ChanceQuestion::Sector(places), ChanceOutcome::Fixed(card)) if places.may_be(card) => {
                return Some(ChanceOutcome::Sector(card));
            }
            (ChanceQuestion::Fixed(fixed), ChanceOutcome::Sector(card) | ChanceOutcome::Fixed(card))
                if fixed == card =>
            {
                return Some(ChanceOutcome::Fixed(card));
            }
            (ChanceQuestion::Reserve(pool), ChanceOutcome::Reserve(card)) => pool.has(card),
            (ChanceQuestion::Adventure(pool), ChanceOutcome::Adventure(adventure)) => pool & adventure.bit() != 0,
            (ChanceQuestion::Shown(_) | ChanceQuestion::NoReserve { .. }, _) => self.outcome(0) == *named,
            _ => false,
        };
        may.then_some(*named)
    }

    fn channel(&self) -> usize {
        match self {
            ChanceQuestion::Yellow(_) | ChanceQuestion::Blue(_) => DICE,
            ChanceQuestion::Sector(_) => REVEAL,
            _ => UNNAMED,
        }
    }

    fn is_draw(&self) -> bool {
        matches!(self, ChanceQuestion::Sector(_) | ChanceQuestion::Reserve(_) | ChanceQuestion::Adventure(_))
    }

    fn channel_of(outcome: &ChanceOutcome) -> usize {
        match outcome {
            ChanceOutcome::Die(_) => DICE,
            ChanceOutcome::Sector(_) => REVEAL,
            _ => UNNAMED,
        }
    }
}

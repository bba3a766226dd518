//! Chance: dice and cards, asked one question at a time.

use std::hash::{Hash, Hasher};

use super::bag::Bag;
use super::cards::Card;
use super::options::{CombatDie, ProductionDie};
use super::position::ORIGINS;
use super::vocab::Adventure;
use orrery_core::ChanceNode;

/// The yellow die (SC-PROD-1).
const YELLOW: [[u8; 6]; 2] = [[1, 1, 2, 2, 3, 3], [1, 2, 2, 3, 3, 4]];
/// The blue die (SC-PIR-3).
const BLUE: [[u8; 6]; 2] = [[1, 2, 2, 3, 3, 4], [1, 1, 2, 2, 3, 3]];

/// A sector from which a card is drawn: one of its places, all alike, and where that was never drawn one of the cards its card may
/// be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Places {
    /// Cards drawn there before.
    pub lying: Bag,
    /// Places never drawn, by origin.
    pub unseen: [u8; ORIGINS],
    /// The cards that may be there, by origin.
    pub pools: [Bag; ORIGINS],
}

impl Places {
    /// The number of cards of a pool, for a common count of ways; 1 of one that nobody asks or that is empty.
    fn pool_len(&self, origin: usize) -> u32 {
        if self.unseen[origin] == 0 { 1 } else { u32::from(self.pools[origin].len()).max(1) }
    }

    /// In how many ways cards may lie in a place.
    fn depth(&self) -> u32 {
        (0..ORIGINS).map(|origin| self.pool_len(origin)).product()
    }

    /// How many places there are.
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
                // A scenario may ask for more cards than the game has left.
                return self.pools[origin].nth(way % self.pool_len(origin)).unwrap_or(Card::LostPlanet);
            }
            place -= u32::from(places);
        }
        Card::LostPlanet
    }

    /// Whether this card may be drawn.
    #[must_use]
    pub fn may_be(&self, card: Card) -> bool {
        self.lying.has(card) || self.origin_of(card).is_some()
    }

    /// Where a card comes from that does not lie there: the first origin that may have it.
    #[must_use]
    pub fn origin_of(&self, card: Card) -> Option<usize> {
        let may = |origin: &usize| {
            let pool = self.pools[*origin];
            self.unseen[*origin] > 0 && (pool.has(card) || pool.is_empty() && card == Card::LostPlanet)
        };
        (0..ORIGINS).find(may)
    }
}

/// A question to chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Node {
    /// The yellow die.
    Yellow(ProductionDie),
    /// A blue die.
    Blue(CombatDie),
    /// The next card of a sector, or one looked at.
    Sector(Places),
    /// The next card of a sector, which a Sensor has fixed.
    Fixed(Card),
    /// Which pirates they were.
    Shown(Card),
    /// The top card of the reserve: one of these.
    Reserve(Bag),
    /// A replacement that nobody sees now: whether there is one, which is laid face down.
    NoReserve {
        /// Whether a card is laid face down.
        face_down: bool,
    },
    /// The top card of the adventures: one of these, a bit each.
    Adventure(u16),
}

/// What chance answers.
#[derive(Debug, Clone, Copy)]
pub enum Outcome {
    /// A die, 1 to 4.
    Die(u8),
    /// A card of a sector that comes to light.
    Sector(Card),
    /// The same, of a card that a Sensor has fixed. Records do not tell the two apart, so they are equal.
    Fixed(Card),
    /// Pirates that were paid or fought.
    Shown(Card),
    /// A card of the reserve.
    Reserve(Card),
    /// The reserve is empty.
    Empty,
    /// A card of the reserve is laid face down.
    FaceDown,
    /// An adventure.
    Adventure(Adventure),
}

impl Outcome {
    /// What two equal answers share.
    const fn key(self) -> (u8, u8) {
        match self {
            Outcome::Die(value) => (0, value),
            Outcome::Sector(card) | Outcome::Fixed(card) => (1, card as u8),
            Outcome::Shown(card) => (2, card as u8),
            Outcome::Reserve(card) => (3, card as u8),
            Outcome::Empty => (4, 0),
            Outcome::FaceDown => (5, 0),
            Outcome::Adventure(adventure) => (6, adventure as u8),
        }
    }

    /// The card, if it is one.
    #[must_use]
    pub const fn card(self) -> Option<Card> {
        match self {
            Outcome::Sector(card) | Outcome::Fixed(card) | Outcome::Shown(card) | Outcome::Reserve(card) => Some(card),
            _ => None,
        }
    }
}

impl PartialEq for Outcome {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Outcome {}

impl Hash for Outcome {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// The list of a script that names dice.
pub const DICE: usize = 0;
/// The list of a script that names the cards of looks and reveals.
pub const REVEAL: usize = 1;
/// The list of a script for what scenarios do not name: what is certain, and piles, whose order stands in the position.
const UNNAMED: usize = 2;

impl ChanceNode for Node {
    type Outcome = Outcome;

    const CHANNELS: &'static [&'static str] = &["dice", "reveal", "cards of piles"];

    fn ways(&self) -> u32 {
        match self {
            Node::Yellow(_) | Node::Blue(_) => 6,
            Node::Sector(places) => (places.count() * places.depth()).max(1),
            Node::Reserve(pool) => u32::from(pool.len()).max(1),
            Node::Adventure(pool) => pool.count_ones().max(1),
            Node::Fixed(_) | Node::Shown(_) | Node::NoReserve { .. } => 1,
        }
    }

    fn nth(&self, n: u32) -> Outcome {
        match *self {
            Node::Yellow(die) => Outcome::Die(YELLOW[die as usize][n.min(5) as usize]),
            Node::Blue(die) => Outcome::Die(BLUE[die as usize][n.min(5) as usize]),
            Node::Sector(places) => Outcome::Sector(places.nth(n)),
            Node::Fixed(card) => Outcome::Fixed(card),
            Node::Shown(card) => Outcome::Shown(card),
            Node::Reserve(pool) => {
                let last = u32::from(pool.len()).saturating_sub(1);
                Outcome::Reserve(pool.nth(n.min(last)).unwrap_or(Card::LostPlanet))
            }
            Node::NoReserve { face_down: true } => Outcome::FaceDown,
            Node::NoReserve { face_down: false } => Outcome::Empty,
            Node::Adventure(pool) => {
                let mut among = Adventure::ALL.iter().copied().filter(|adventure| pool & adventure.bit() != 0);
                let last = pool.count_ones().saturating_sub(1);
                Outcome::Adventure(among.nth(n.min(last) as usize).unwrap_or(Adventure::Pollution))
            }
        }
    }

    fn take(&self, named: &Outcome) -> Option<Outcome> {
        let may = match (*self, *named) {
            (Node::Yellow(die), Outcome::Die(value)) => YELLOW[die as usize].contains(&value),
            (Node::Blue(die), Outcome::Die(value)) => BLUE[die as usize].contains(&value),
            (Node::Sector(places), Outcome::Sector(card)) => places.may_be(card),
            (Node::Sector(places), Outcome::Fixed(card)) if places.may_be(card) => return Some(Outcome::Sector(card)),
            (Node::Fixed(fixed), Outcome::Sector(card) | Outcome::Fixed(card)) if fixed == card => {
                return Some(Outcome::Fixed(card));
            }
            (Node::Reserve(pool), Outcome::Reserve(card)) => pool.has(card),
            (Node::Adventure(pool), Outcome::Adventure(adventure)) => pool & adventure.bit() != 0,
            (Node::Shown(_) | Node::NoReserve { .. }, _) => self.nth(0) == *named,
            _ => false,
        };
        may.then_some(*named)
    }

    fn channel(&self) -> usize {
        match self {
            Node::Yellow(_) | Node::Blue(_) => DICE,
            Node::Sector(_) => REVEAL,
            _ => UNNAMED,
        }
    }

    fn is_draw(&self) -> bool {
        matches!(self, Node::Sector(_) | Node::Reserve(_) | Node::Adventure(_))
    }

    fn channel_of(outcome: &Outcome) -> usize {
        match outcome {
            Outcome::Die(_) => DICE,
            Outcome::Sector(_) => REVEAL,
            _ => UNNAMED,
        }
    }
}

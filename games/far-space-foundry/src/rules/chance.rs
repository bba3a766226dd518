//! Chance: the die, pilots, freighters and products, decided one question at a time.

use super::data::FLEETS;
use super::pilots::{Pilot, PilotSet};
use super::vocab::{Alien, Product};
use orrery_core::{ChanceNode, Colour};

/// The deck from which a pilot is drawn. All cards are equally likely. A card drawn blind may be any unseen alien of its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PilotDeck {
    /// The pilots known to be in the deck.
    pub known: PilotSet,
    /// The colours of the aliens in the deck that were drawn blind, one bit each (FSF-END-5).
    pub blind: u8,
    /// The aliens that may be among those drawn blind.
    pub unseen: PilotSet,
}

impl PilotDeck {
    fn may_be(&self, alien: Alien) -> PilotSet {
        self.unseen.common(PilotSet::of(alien))
    }

    fn blinds(&self) -> impl Iterator<Item = Alien> {
        let blind = self.blind;
        Alien::ALL.iter().copied().filter(move |&alien| blind >> alien as u8 & 1 == 1)
    }

    /// Returns the number of outcomes per card. It is the same for every card, so that all cards are equally likely.
    fn depth(&self) -> u32 {
        self.blinds().map(|alien| u32::from(self.may_be(alien).len()).max(1)).product()
    }

    fn ways(&self) -> u32 {
        (u32::from(self.known.len()) + self.blind.count_ones()) * self.depth()
    }

    fn nth(&self, n: u32) -> Pilot {
        let depth = self.depth();
        let (card, way) = (n / depth, n % depth);
        if let Some(pilot) = self.known.nth(card) {
            return pilot;
        }
        let place = (card - u32::from(self.known.len())).min(self.blind.count_ones().saturating_sub(1));
        let drawn = self.blinds().nth(place as usize).and_then(|alien| {
            let may_be = self.may_be(alien);
            may_be.nth(way % u32::from(may_be.len()).max(1))
        });
        drawn.or_else(|| self.known.iter().last()).unwrap_or(Pilot::Commander)
    }

    /// Reports whether this pilot may be drawn.
    pub fn has(&self, pilot: Pilot) -> bool {
        self.known.has(pilot) || self.blinds().any(|alien| self.may_be(alien).has(pilot))
    }
}

/// A question to chance. If a scenario or the rule options fix the outcome, no other outcome is possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChanceQuestion {
    /// A product card that comes into play.
    Product {
        /// The product cards that are not in play yet, one bit each.
        left: u8,
        /// The outcome, if a scenario or the rule options fix it.
        named: Option<Product>,
    },
    /// The size of the freighter opened on a pile.
    Top {
        /// The colour of the pile.
        alien: Alien,
        /// The possible sizes; size *n* has bit *n* − 1.
        sizes: u8,
        /// The outcome, if a scenario names it.
        named: Option<u8>,
    },
    /// A roll of the die.
    Die {
        /// The outcome, if a scenario names it.
        named: Option<u8>,
    },
    /// The roll that decides the first player: the highest of all rolls, with ties rolled again (FSF-SET-7).
    FirstRoll {
        /// Number of players who roll the die.
        players: u8,
        /// The outcome, if a scenario names it.
        named: Option<u8>,
    },
    /// The choice of the first player.
    First {
        /// The colours; entries after the last player have no meaning.
        seats: [Colour; 4],
        /// Number of players.
        players: u8,
        /// The outcome, if a scenario or the rule options fix it.
        named: Option<Colour>,
    },
    /// The fleet that a player gets (FSF-END-5).
    Fleet {
        /// The player who gets the fleet.
        seat: Colour,
        /// The fleets left; fleet *n* has bit *n* − 1.
        left: u8,
    },
    /// The pilot dealt to a hand.
    Dealt {
        /// The player who gets the pilot.
        seat: Colour,
        /// The deck from which the pilot is dealt.
        deck: PilotDeck,
        /// The outcome, if a scenario names it.
        named: Option<Pilot>,
    },
    /// The pilot drawn at the end of a turn.
    Drawn {
        /// The deck from which the pilot is drawn.
        deck: PilotDeck,
        /// The outcome, if a scenario names it.
        named: Option<Pilot>,
    },
    /// The pilot shown next in the Cantina.
    Shown {
        /// The alien deck without the pilots already shown.
        deck: PilotSet,
        /// The outcome, if a scenario names it.
        named: Option<Pilot>,
    },
}

/// The outcome of a [`ChanceQuestion`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChanceOutcome {
    /// The product card that comes into play.
    Product(Product),
    /// The colour of a pile, and the size of its open freighter; 0 if the pile is empty.
    Top(Alien, u8),
    /// The value of the die, 1 to 8.
    Die(u8),
    /// The first player.
    First(Colour),
    /// A player and the number of their fleet, 1 to 4.
    Fleet(Colour, u8),
    /// A player and the pilot dealt to their hand.
    Dealt(Colour, Pilot),
    /// The pilot drawn at the end of a turn.
    Drawn(Pilot),
    /// The pilot shown in the Cantina.
    Shown(Pilot),
}

/// Number of faces of the die.
const FACES: u32 = 8;

/// Returns the weight of `face` as the winning roll among `players`. Its probability is the weight divided by the sum of the
/// weights of all faces. Ties are rolled again. With four players the weights are multiplied by three, so that they are whole
/// numbers.
const fn first_ways(players: u8, face: u32) -> u32 {
    let below = face - 1;
    match players {
        1 => 1,
        2 => below,
        3 => below * face,
        _ => 12 * below * below * below + 90 * below + 2 * face * below,
    }
}

fn nth_bit(bits: u8, n: u32) -> Option<u8> {
    (0..8).filter(|&bit| bits >> bit & 1 == 1).nth(n as usize)
}

impl ChanceQuestion {
    /// Returns the only possible outcome, if a scenario or the rule options fix it.
    fn only(&self) -> Option<ChanceOutcome> {
        match *self {
            ChanceQuestion::Product { named, .. } => named.map(ChanceOutcome::Product),
            ChanceQuestion::Top { alien, named, .. } => named.map(|size| ChanceOutcome::Top(alien, size)),
            ChanceQuestion::Die { named } | ChanceQuestion::FirstRoll { named, .. } => named.map(ChanceOutcome::Die),
            ChanceQuestion::First { named, .. } => named.map(ChanceOutcome::First),
            ChanceQuestion::Fleet { .. } => None,
            ChanceQuestion::Dealt { seat, named, .. } => named.map(|pilot| ChanceOutcome::Dealt(seat, pilot)),
            ChanceQuestion::Drawn { named, .. } => named.map(ChanceOutcome::Drawn),
            ChanceQuestion::Shown { named, .. } => named.map(ChanceOutcome::Shown),
        }
    }

    /// Returns the number of equally likely outcomes if none is fixed.
    fn all_ways(&self) -> u32 {
        match *self {
            ChanceQuestion::Product { left, .. } | ChanceQuestion::Fleet { left, .. } => left.count_ones(),
            ChanceQuestion::Top { sizes, .. } => sizes.count_ones(),
            ChanceQuestion::Die { .. } => FACES,
            ChanceQuestion::FirstRoll { players, .. } => (1..=FACES).map(|face| first_ways(players, face)).sum(),
            ChanceQuestion::First { players, .. } => players.into(),
            ChanceQuestion::Dealt { deck, .. } | ChanceQuestion::Drawn { deck, .. } => deck.ways(),
            ChanceQuestion::Shown { deck, .. } => deck.len().into(),
        }
    }
}

impl ChanceNode for ChanceQuestion {
    type Outcome = ChanceOutcome;

    // Scenarios name outcomes in their positions, so the single channel of this game is always empty.
    const CHANNELS: &'static [&'static str] = &["outcomes"];

    fn outcome_count(&self) -> u32 {
        if self.only().is_some() { 1 } else { self.all_ways().max(1) }
    }

    fn outcome(&self, n: u32) -> ChanceOutcome {
        let n = n.min(self.all_ways().saturating_sub(1));
        self.only().unwrap_or_else(|| match *self {
            ChanceQuestion::Product { left, .. } => {
                let product = nth_bit(left, n).and_then(|bit| Product::from_index(bit.into()));
                ChanceOutcome::Product(product.unwrap_or(Product::Battery))
            }
            ChanceQuestion::Top { alien, sizes, .. } => {
                ChanceOutcome::Top(alien, nth_bit(sizes, n).map_or(0, |bit| bit + 1))
            }
            ChanceQuestion::Die { .. } => ChanceOutcome::Die(n as u8 + 1),
            ChanceQuestion::FirstRoll { players, .. } => {
                let mut ways = 0;
                let face = (1..=FACES).find(|&face| {
                    ways += first_ways(players, face);
                    n < ways
                });
                ChanceOutcome::Die(face.unwrap_or(FACES) as u8)
            }
            ChanceQuestion::First { seats, .. } => ChanceOutcome::First(seats[n as usize % seats.len()]),
            ChanceQuestion::Fleet { seat, left } => {
                ChanceOutcome::Fleet(seat, nth_bit(left, n).map_or(FLEETS, |bit| bit + 1))
            }
            ChanceQuestion::Dealt { seat, deck, .. } => ChanceOutcome::Dealt(seat, deck.nth(n)),
            ChanceQuestion::Drawn { deck, .. } => ChanceOutcome::Drawn(deck.nth(n)),
            ChanceQuestion::Shown { deck, .. } => ChanceOutcome::Shown(deck.nth(n).unwrap_or(Pilot::Commander)),
        })
    }

    fn accept(&self, named: &ChanceOutcome) -> Option<ChanceOutcome> {
        let fits = match (self.only(), *self, *named) {
            (Some(only), _, named) => only == named,
            (None, ChanceQuestion::Dealt { seat, deck, .. }, ChanceOutcome::Dealt(whose, pilot)) => {
                whose == seat && deck.has(pilot)
            }
            (None, ChanceQuestion::Drawn { deck, .. }, ChanceOutcome::Drawn(pilot)) => deck.has(pilot),
            (None, ChanceQuestion::FirstRoll { players, .. }, ChanceOutcome::Die(face)) => {
                (1..=FACES as u8).contains(&face) && first_ways(players, face.into()) > 0
            }
            _ => (0..self.outcome_count()).any(|n| self.outcome(n) == *named),
        };
        fits.then_some(*named)
    }

    fn is_draw(&self) -> bool {
        !matches!(self, ChanceQuestion::Die { .. } | ChanceQuestion::FirstRoll { .. } | ChanceQuestion::First { .. })
    }
}

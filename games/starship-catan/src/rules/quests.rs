//! The twelve adventures and, in one table, what is printed on them (SC-CARD-4).

use super::cards::Card;
use super::things::Things;
use super::vocab::{Adventure, Resource, Thing};

/// What an adventure asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// Nothing.
    None,
    /// So many of one thing, which are paid.
    Pay(Things),
    /// Firepower of so much at least; nothing is taken away (SC-ADV-6).
    Firepower(u8),
    /// Boost of so much at least; nothing is taken away.
    Boost(u8),
}

/// What is printed on an adventure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quest {
    /// Its group, from 0.
    pub group: u8,
    /// The planet it names.
    pub planet: Card,
    /// What it asks for.
    pub condition: Condition,
    /// The Astro of its reward, 0 or 3.
    pub astro: u8,
    /// The resources of its reward, 0 to 2.
    pub resources: u8,
    /// The resource that none of these may be.
    pub except: Option<Resource>,
    /// The fame it gives, 0 to 2.
    pub fame: u8,
    /// The victory points it gives, 0 or 1.
    pub points: u8,
}

impl Quest {
    /// Whether it is kept, and lies beside the ship (SC-ADV-3).
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        self.fame + self.points > 0
    }
}

const fn quest(group: u8, planet: Card, condition: Condition) -> Quest {
    Quest { group: group - 1, planet, condition, astro: 0, resources: 0, except: None, fame: 0, points: 0 }
}

const fn pay(thing: Thing, count: u8) -> Condition {
    Condition::Pay(Things::of(thing, count))
}

const QUESTS: [Quest; Adventure::COUNT] = [
    Quest { astro: 3, resources: 1, ..quest(1, Card::Poseidon, pay(Thing::Science, 1)) },
    Quest { resources: 1, ..quest(1, Card::Picasso, Condition::None) },
    Quest { resources: 1, ..quest(1, Card::Pallas, Condition::None) },
    Quest {
        resources: 1,
        except: Some(Resource::TradeGoods),
        fame: 1,
        ..quest(2, Card::Pallas, pay(Thing::TradeGoods, 1))
    },
    Quest { resources: 1, except: Some(Resource::Food), fame: 1, ..quest(2, Card::Picasso, pay(Thing::Food, 1)) },
    Quest { astro: 3, resources: 1, ..quest(2, Card::Hades, Condition::Firepower(3)) },
    Quest { points: 1, ..quest(3, Card::Hades, pay(Thing::Science, 2)) },
    Quest { resources: 1, fame: 1, ..quest(3, Card::Picasso, Condition::Boost(4)) },
    Quest { resources: 2, fame: 1, ..quest(3, Card::Poseidon, pay(Thing::Astro, 6)) },
    Quest {
        resources: 1,
        except: Some(Resource::TradeGoods),
        fame: 1,
        ..quest(4, Card::Poseidon, pay(Thing::TradeGoods, 2))
    },
    Quest { points: 1, ..quest(4, Card::Pallas, Condition::Pay(Things::of(Thing::Ore, 2).and(Thing::Carbon, 1))) },
    Quest { fame: 2, ..quest(4, Card::Hades, pay(Thing::Astro, 10)) },
];

/// [`QUESTS`] at one place in memory.
static PRINTED: [Quest; Adventure::COUNT] = QUESTS;

/// The adventures that give so much fame at least, a bit each.
const fn fame_of_at_least(fame: u8) -> u16 {
    let (mut bits, mut at) = (0, 0);
    while at < QUESTS.len() {
        if QUESTS[at].fame >= fame {
            bits |= 1 << at;
        }
        at += 1;
    }
    bits
}

/// The adventures that give victory points, a bit each.
const fn with_points() -> u16 {
    let (mut bits, mut at) = (0, 0);
    while at < QUESTS.len() {
        if QUESTS[at].points > 0 {
            bits |= 1 << at;
        }
        at += 1;
    }
    bits
}

/// Adventures that give fame, and those that give two.
const FAMOUS: [u16; 2] = [fame_of_at_least(1), fame_of_at_least(2)];
/// Adventures that give a victory point.
const POINTS: u16 = with_points();

/// The fame of a set of adventures, a bit each.
#[inline]
#[must_use]
pub const fn fame_of(adventures: u16) -> u8 {
    ((adventures & FAMOUS[0]).count_ones() + (adventures & FAMOUS[1]).count_ones()) as u8
}

/// The victory points of a set of adventures, a bit each.
#[inline]
#[must_use]
pub const fn points_of(adventures: u16) -> u8 {
    (adventures & POINTS).count_ones() as u8
}

impl Adventure {
    /// What is printed on it.
    #[inline]
    #[must_use]
    pub fn quest(self) -> &'static Quest {
        &PRINTED[self.index()]
    }

    /// The bit that stands for it in sets.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }
}

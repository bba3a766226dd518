//! The data printed on the twelve adventure cards, in one table (SC-CARD-4).

use super::cards::Card;
use super::commodities::CommodityCounts;
use super::vocab::{Adventure, Commodity, Resource};

/// The condition for doing an adventure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdventureCondition {
    /// No condition.
    None,
    /// A payment of these commodities.
    Pay(CommodityCounts),
    /// A minimum of firepower, which is not used up (SC-ADV-6).
    Firepower(u8),
    /// A minimum of boost, which is not used up.
    Boost(u8),
}

/// The data printed on an adventure card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdventureSpec {
    /// The index of the card's group.
    pub group: u8,
    /// The planet on which the adventure is done.
    pub planet: Card,
    /// The condition that the player must meet.
    pub condition: AdventureCondition,
    /// The amount of Astro in the reward, 0 or 3.
    pub astro: u8,
    /// The number of resources in the reward, 0 to 2.
    pub resources: u8,
    /// The resource excluded from the reward, if there is one.
    pub except: Option<Resource>,
    /// The fame that the adventure gives, 0 to 2.
    pub fame: u8,
    /// The victory points that the adventure gives, 0 or 1.
    pub points: u8,
}

impl AdventureSpec {
    /// Reports whether the player keeps the card next to their ship (SC-ADV-3).
    pub const fn is_kept(&self) -> bool {
        self.fame + self.points > 0
    }
}

const fn spec(group: u8, planet: Card, condition: AdventureCondition) -> AdventureSpec {
    AdventureSpec { group: group - 1, planet, condition, astro: 0, resources: 0, except: None, fame: 0, points: 0 }
}

const fn pay(thing: Commodity, count: u8) -> AdventureCondition {
    AdventureCondition::Pay(CommodityCounts::of(thing, count))
}

const QUESTS: [AdventureSpec; Adventure::COUNT] = [
    AdventureSpec { astro: 3, resources: 1, ..spec(1, Card::Poseidon, pay(Commodity::Science, 1)) },
    AdventureSpec { resources: 1, ..spec(1, Card::Picasso, AdventureCondition::None) },
    AdventureSpec { resources: 1, ..spec(1, Card::Pallas, AdventureCondition::None) },
    AdventureSpec {
        resources: 1,
        except: Some(Resource::TradeGoods),
        fame: 1,
        ..spec(2, Card::Pallas, pay(Commodity::TradeGoods, 1))
    },
    AdventureSpec {
        resources: 1,
        except: Some(Resource::Food),
        fame: 1,
        ..spec(2, Card::Picasso, pay(Commodity::Food, 1))
    },
    AdventureSpec { astro: 3, resources: 1, ..spec(2, Card::Hades, AdventureCondition::Firepower(3)) },
    AdventureSpec { points: 1, ..spec(3, Card::Hades, pay(Commodity::Science, 2)) },
    AdventureSpec { resources: 1, fame: 1, ..spec(3, Card::Picasso, AdventureCondition::Boost(4)) },
    AdventureSpec { resources: 2, fame: 1, ..spec(3, Card::Poseidon, pay(Commodity::Astro, 6)) },
    AdventureSpec {
        resources: 1,
        except: Some(Resource::TradeGoods),
        fame: 1,
        ..spec(4, Card::Poseidon, pay(Commodity::TradeGoods, 2))
    },
    AdventureSpec {
        points: 1,
        ..spec(
            4,
            Card::Pallas,
            AdventureCondition::Pay(CommodityCounts::of(Commodity::Ore, 2).and(Commodity::Carbon, 1)),
        )
    },
    AdventureSpec { fame: 2, ..spec(4, Card::Hades, pay(Commodity::Astro, 10)) },
];

/// The table [`QUESTS`] as a static, so that [`Adventure::spec`] can return references to its entries.
static PRINTED: [AdventureSpec; Adventure::COUNT] = QUESTS;

/// Returns the adventures that give at least `fame` points of fame, as a bit set.
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

/// Returns the adventures that give victory points, as a bit set.
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

/// The adventures that give at least one point of fame, and those that give two, as bit sets.
const FAMOUS: [u16; 2] = [fame_of_at_least(1), fame_of_at_least(2)];
/// The adventures that give a victory point, as a bit set.
const POINTS: u16 = with_points();

/// Returns the total fame of a bit set of adventures.
#[inline]
pub const fn fame_of(adventures: u16) -> u8 {
    ((adventures & FAMOUS[0]).count_ones() + (adventures & FAMOUS[1]).count_ones()) as u8
}

/// Returns the total victory points of a bit set of adventures.
#[inline]
pub const fn points_of(adventures: u16) -> u8 {
    (adventures & POINTS).count_ones() as u8
}

impl Adventure {
    /// Returns the data printed on the card of the adventure.
    #[inline]
    pub fn spec(self) -> &'static AdventureSpec {
        &PRINTED[self.index()]
    }

    /// Returns the bit that represents the adventure in bit sets.
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }
}

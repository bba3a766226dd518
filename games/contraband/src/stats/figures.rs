//! What is counted of a seat in this game.

use serde::{Deserialize, Serialize};

use crate::rules::{Metal, RANKS};

/// Ranks of matches alone, the highest first (CB-SOL-1).
pub const ALONE_RANKS: usize = RANKS.len();

/// Metals, markets and what credits went for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Trade {
    /// Mines this seat was first in.
    pub firsts: u32,
    /// Metals taken in mines.
    pub mined: u32,
    /// Metals sold, by kind.
    pub sold: [u32; Metal::COUNT],
    /// Credits got for them.
    pub sales: u32,
    /// Metals bought.
    pub bought: u32,
    /// Metals thrown out.
    pub thrown: u32,
    /// Upgrades built in.
    pub upgrades: u32,
    /// Credits paid for fines.
    pub fines: u32,
}

/// Ways flown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Ways {
    /// Steps taken.
    pub steps: u32,
    /// Passages through gates.
    pub gates: u32,
    /// Tokens of plans that were lost.
    pub lost: u32,
    /// Bonus cards played.
    pub cards: u32,
}

/// Meetings and fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Trouble {
    /// Meetings with the police.
    pub police: u32,
    /// Inspections that found nothing.
    pub cleared: u32,
    /// Metals hidden from inspections.
    pub hidden: u32,
    /// Inspections that found something.
    pub caught: u32,
    /// Meetings with aliens or the corsair.
    pub aliens: u32,
    /// Flights.
    pub fled: u32,
    /// Fights won: police, raiders, miners, corsair, ships.
    pub won: [u32; 5],
    /// Breakdowns.
    pub breakdowns: u32,
    /// Attacks on ships.
    pub attacks: u32,
    /// Metals robbed.
    pub looted: u32,
    /// Metals lost to robbers.
    pub robbed: u32,
}

/// Matches alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Alone {
    /// How they ended, the highest rank first.
    pub ranks: [u32; ALONE_RANKS],
    /// The most credits.
    pub best: u32,
}

/// The most of things in the match: what achievements ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Marks {
    /// Credits at the end.
    pub credits: u32,
    /// Credits behind the best other player when a turn was over.
    pub behind: u32,
    /// Levels of all systems at the end.
    pub levels: u8,
    /// Quadrants with the own pirate token at the end.
    pub flags: u8,
    /// Metals robbed at once.
    pub loot: u8,
    /// Spaceports entered, a bit each.
    pub ports: u8,
    /// Objectives fulfilled, a bit each.
    pub objectives: u8,
    /// Bonus cards played, a bit each kind.
    pub kinds: u8,
}

/// What one seat did in one match, beside what is counted in every game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Figures {
    /// Trade.
    pub trade: Trade,
    /// Ways.
    pub ways: Ways,
    /// Meetings and fights.
    pub trouble: Trouble,
    /// Whether it was a match alone, and how it ended.
    pub alone: Alone,
    /// Records of the match.
    pub marks: Marks,
}

fn add_all<const N: usize>(sum: &mut [u32; N], more: &[u32; N]) {
    sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

impl Figures {
    /// Metals sold, of all kinds.
    #[must_use]
    pub fn sold(&self) -> u32 {
        self.trade.sold.iter().sum()
    }

    /// Fights won, against whomever.
    #[must_use]
    pub fn won(&self) -> u32 {
        self.trouble.won.iter().sum()
    }

    /// Adds what was counted in another match; of records the better one stays.
    pub(super) fn sum_up(&mut self, more: &Self) {
        self.trade.add(&more.trade);
        self.ways.add(&more.ways);
        self.trouble.add(&more.trouble);
        self.alone.add(&more.alone);
        self.marks.add(&more.marks);
    }
}

impl Alone {
    /// How many matches.
    #[must_use]
    pub fn played(&self) -> u32 {
        self.ranks.iter().sum()
    }

    fn add(&mut self, more: &Self) {
        add_all(&mut self.ranks, &more.ranks);
        self.best = self.best.max(more.best);
    }
}

impl Trade {
    fn add(&mut self, more: &Self) {
        add_all(&mut self.sold, &more.sold);
        self.firsts += more.firsts;
        self.mined += more.mined;
        self.sales += more.sales;
        self.bought += more.bought;
        self.thrown += more.thrown;
        self.upgrades += more.upgrades;
        self.fines += more.fines;
    }
}

impl Ways {
    fn add(&mut self, more: &Self) {
        self.steps += more.steps;
        self.gates += more.gates;
        self.lost += more.lost;
        self.cards += more.cards;
    }
}

impl Trouble {
    fn add(&mut self, more: &Self) {
        add_all(&mut self.won, &more.won);
        self.police += more.police;
        self.cleared += more.cleared;
        self.hidden += more.hidden;
        self.caught += more.caught;
        self.aliens += more.aliens;
        self.fled += more.fled;
        self.breakdowns += more.breakdowns;
        self.attacks += more.attacks;
        self.looted += more.looted;
        self.robbed += more.robbed;
    }
}

impl Marks {
    fn add(&mut self, more: &Self) {
        self.credits = self.credits.max(more.credits);
        self.behind = self.behind.max(more.behind);
        self.levels = self.levels.max(more.levels);
        self.flags = self.flags.max(more.flags);
        self.loot = self.loot.max(more.loot);
        self.ports |= more.ports;
        self.objectives |= more.objectives;
        self.kinds |= more.kinds;
    }
}

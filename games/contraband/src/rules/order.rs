//! What a player does. An order is complete: it names every choice the rules give.

use super::metals::Metals;
use super::row::Row;
use super::vocab::{Bonus, Metal, Step, Upgrade, Way};
use orrery_core::Colour;

/// A bonus card as it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Play {
    /// The radar, with the way the police moves (CB-BON-2).
    Radar(Way),
    /// Any other.
    Card(Bonus),
}

impl Play {
    /// The card.
    #[must_use]
    pub const fn card(self) -> Bonus {
        match self {
            Play::Radar(_) => Bonus::SpyRadar,
            Play::Card(card) => card,
        }
    }
}

/// An order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Order {
    /// One step (CB-MOV-1).
    Move(Step),
    /// A metal of the mine, or the prize (CB-MIN-2, CB-ALI-4).
    Take(Metal),
    /// One metal for another, in a mine or for the prize.
    Swap {
        /// Given.
        give: Metal,
        /// Taken.
        take: Metal,
    },
    /// Lets miners or raiders be, or leaves the prize (CB-ALI-2, CB-ALI-4).
    Leave,
    /// Throws a metal out (CB-MIN-5).
    Jettison(Metal),
    /// Sells a metal (CB-MKT-1).
    Sell(Metal),
    /// Buys a metal (CB-MKT-1).
    Buy(Metal),
    /// Buys an upgrade and builds it in (CB-UPG-2).
    Install(Upgrade),
    /// Through the gate into a quadrant (CB-GAT-1).
    Warp(Colour),
    /// A bonus card (section 10).
    Play(Play),
    /// Attacks a ship (CB-FGT-4).
    Attack(Colour),
    /// One exchange (CB-FGT-1).
    Fight,
    /// The defender fights on (CB-FGT-4).
    Stand,
    /// Flees (CB-FLE-1).
    Flee,
    /// To the inspection, hiding so much Plutonium (CB-POL-2, CB-BON-8).
    Submit(u8),
    /// What the robbed one hides (CB-BON-8).
    Hide(Metals),
    /// What the robber takes (CB-FGT-5).
    Loot(Metals),
    /// The upgrade lost (CB-BRK-1).
    Lose(Upgrade),
    /// Ends the turn (CB-RND-2).
    End,
    /// The row of tokens (CB-SIM-1).
    Plan(Row),
    /// A token of the row, from 1, becomes another (CB-SIM-5).
    Change {
        /// Which, from 1.
        nth: u8,
        /// What it becomes.
        step: Step,
    },
    /// Acts no more after this reveal (CB-SIM-3).
    Done,
}

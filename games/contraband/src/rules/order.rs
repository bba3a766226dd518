//! Orders of players. An order is complete: it includes every choice that the rules leave to the player.

use super::metals::MetalCounts;
use super::plan_row::MoveTokenRow;
use super::vocab::{BonusCard, Direction, Metal, MoveStep, Upgrade};
use orrery_core::{Colour, Message};

/// A bonus card with the choice made for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BonusPlay {
    /// The Spy Radar, with the direction in which the police move (CB-BON-2).
    Radar(Direction),
    /// Any other card, without a choice.
    Card(BonusCard),
}

impl BonusPlay {
    /// Returns the kind of the card.
    pub const fn card(self) -> BonusCard {
        match self {
            BonusPlay::Radar(_) => BonusCard::SpyRadar,
            BonusPlay::Card(card) => card,
        }
    }
}

/// An order of the decider.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
pub enum Order {
    /// Takes one step (CB-MOV-1).
    Move(MoveStep),
    /// Takes a metal from the mine, or the prize (CB-MIN-2, CB-ALI-4).
    Take(Metal),
    /// Exchanges a metal of the hold for one in the mine or for the prize (CB-MIN-2, CB-ALI-4).
    Swap {
        /// The metal given.
        give: Metal,
        /// The metal taken.
        take: Metal,
    },
    /// Leaves miners or raiders in peace, or leaves the prize (CB-ALI-2, CB-ALI-4).
    Leave,
    /// Throws out a metal (CB-MIN-5).
    Jettison(Metal),
    /// Sells a metal (CB-MKT-1).
    Sell(Metal),
    /// Buys a metal (CB-MKT-1).
    Buy(Metal),
    /// Buys and installs an upgrade (CB-UPG-2).
    Install(Upgrade),
    /// Flies through the gate to a quadrant (CB-GAT-1).
    Warp(Colour),
    /// Plays a bonus card (section 10).
    Play(BonusPlay),
    /// Attacks the ship of a colour (CB-FGT-4).
    Attack(Colour),
    /// Fights one exchange (CB-FGT-1).
    Fight,
    /// Fights on as the defender (CB-FGT-4).
    Stand,
    /// Flees from a fight or an inspection (CB-FLE-1).
    Flee,
    /// Submits to the inspection and hides this many units of Plutonium (CB-POL-2, CB-BON-8).
    Submit(u8),
    /// Hides these metals, possibly none, from a robber (CB-BON-8).
    Hide(MetalCounts),
    /// Takes these metals, possibly none, as the robber (CB-FGT-5).
    Loot(MetalCounts),
    /// Gives up this upgrade (CB-BRK-1).
    Lose(Upgrade),
    /// Ends the turn (CB-RND-2).
    End,
    /// Lays the row of tokens (CB-SIM-1).
    Plan(MoveTokenRow),
    /// Changes one token of the row (CB-SIM-5).
    Change {
        /// The number of the token, counted from 1.
        nth: u8,
        /// The new step.
        step: MoveStep,
    },
    /// Ends the player's actions after the current reveal (CB-SIM-3).
    Done,
}

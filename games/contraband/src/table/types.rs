//! The types of the table: targets, drafts, previews and warnings.

use crate::rules::{
    self, BoardSpot, BonusCard, Direction, Metal, MetalCounts, MoveTokenRow, Order, PatrolToken, Refusal, SectorPlace,
    ShipSystem, Upgrade,
};
use orrery_core::Colour;
use orrery_core::interaction as table;
use orrery_core::{impl_packed, packed_enum, warning_kinds};

impl_packed!(struct BoardSpot { sector, place });
impl_packed!(
    enum SectorPlace {
        Space,
        Mine1,
        Mine2,
        Structure,
    }
);

/// The result of a click.
pub type ClickResult = table::ClickResult<Order, Refusal>;

packed_enum! {
    /// Something on the screen that can be clicked or reached by keys.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum ClickTarget {
        /// Flies to a place or an open space, or extends the row of tokens to it.
        Spot(BoardSpot),
        /// Takes a metal from the mine, or the prize.
        Take(Metal),
        /// Exchanges metals: the metal given and the metal taken.
        Swap(Metal, Metal),
        /// Sells a metal.
        Sell(Metal),
        /// Buys a metal.
        Buy(Metal),
        /// Throws out a metal.
        Jettison(Metal),
        /// Installs an upgrade.
        Install(Upgrade),
        /// Flies through the gate to a quadrant.
        Warp(Colour),
        /// Plays a bonus card; the Spy Radar then asks for a direction.
        Card(BonusCard),
        /// Plays the Spy Radar, which moves the police in this direction.
        Radar(Direction),
        /// Attacks a ship.
        Attack(Colour),
        /// Fights one exchange.
        Fight,
        /// Fights exchange after exchange, on either side, until a new choice appears.
        FightOn,
        /// Fights on as the defender.
        Stand,
        /// Flees from the fight or inspection.
        Flee,
        /// Submits to the inspection, with this many units of Plutonium hidden.
        Submit(u8),
        /// Leaves miners or raiders in peace, or leaves the prize.
        Leave,
        /// Adds a metal to the selection of metals to hide or to take.
        More(Metal),
        /// Removes a metal from the selection of metals to hide or to take.
        Less(Metal),
        /// Gives up an upgrade.
        Lose(Upgrade),
        /// Lays a movement token at the end of the row, or replaces the selected token with it.
        Token(rules::MoveStep),
        /// Takes back the last token of the row.
        Untoken,
        /// Selects a token of the player's row to be changed, identified by its number, which is counted from 1.
        Nth(u8),
        /// Ends the turn or the player's actions after a reveal, or lays the planned row.
        End,
        /// Confirms the selection, or the proposed selection if nothing was selected.
        Confirm,
        /// Discards the selection.
        Cancel,
    }
}

/// The player's selection before it becomes an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum OrderDraft {
    /// Nothing is selected.
    #[default]
    Nothing,
    /// Metals to hide or to take.
    Metals(MetalCounts),
    /// A row of tokens.
    Row(MoveTokenRow),
    /// The number of the token of the row that is to be changed, counted from 1.
    Change(u8),
    /// The Spy Radar, with its direction still to be chosen.
    Radar,
}

/// The decider's gains and losses in a fight, apart from credits gained and the breakdown of the losing ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FightStakes {
    /// The maximum number of metals won.
    pub won: u8,
    /// The maximum number of metals lost.
    pub hold: u8,
    /// The fine if the fight is lost, in credits.
    pub fine: u32,
    /// True if losing the fight costs an upgrade.
    pub upgrade: bool,
}

/// The result of an inspection that finds something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InspectionResult {
    /// The number of metals confiscated.
    pub metals: u8,
    /// The fine, in credits.
    pub fine: u32,
    /// The spaceport to which the ship is sent; `None` if all are closed to the player.
    pub port: Option<BoardSpot>,
}

/// The certain effects of an order, and the odds and dangers of those that depend on chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OrderPreview {
    /// The order; for a click that takes several steps, the last one.
    pub order: Order,
    /// The spot where a step ends, if the order is a step.
    pub to: Option<BoardSpot>,
    /// The number of moves left after a step.
    pub moves_left: Option<u8>,
    /// True if the order ends the movement.
    pub ends_movement: bool,
    /// The token that the ship would meet at the end of the step.
    pub meets: Option<PatrolToken>,
    /// The credits gained or, if negative, spent.
    pub credits: i32,
    /// The price of the next metal of the same kind after a sale or a purchase, in credits.
    pub next: Option<u16>,
    /// The smallest and the greatest chance to win a fight to the end, in percent.
    pub odds: Option<[u8; 2]>,
    /// The stakes of a fight, or of an escape with hits.
    pub stake: Option<FightStakes>,
    /// The number of hits of an escape, and the chance that the shields hold, in percent.
    pub flight: Option<(u8, u8)>,
    /// The result of an inspection, if it finds something.
    pub found: Option<InspectionResult>,
    /// The expected value in credits of a metal in an unexplored mine.
    pub expected: Option<u16>,
    /// For the police, the alien and the corsair, the number of cases out of four in which the token reaches the ship in the
    /// patrol step after the turn.
    pub danger: Option<[u8; PatrolToken::COUNT]>,
    /// The system of an upgrade, and its level before and after.
    pub system: Option<(ShipSystem, u8, u8)>,
    /// True if the order cannot be undone.
    pub barrier: bool,
    /// The most serious loss that the order would cause, if any.
    pub warning: Option<Warning>,
}

/// A loss of which the player is warned before an order is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// The turn would end within reach of the police, with Plutonium aboard.
    EndInReach,
    /// The turn would end, with Plutonium aboard, where the police may reach the ship in the patrol step.
    EndNear {
        /// The number of cases, out of four, in which the police reach the ship.
        count: u8,
    },
    /// The ship would leave a mine that has metals, with room for them in the hold.
    LeaveMetals {
        /// The number of metals left behind.
        count: u8,
    },
    /// The ship would enter a space that the police reach, with Plutonium aboard.
    MeetPolice,
    /// An attack would make the player a pirate in a quadrant and close its spaceport.
    Outlaw {
        /// The quadrant of the new pirate token.
        quadrant: Colour,
    },
}

warning_kinds!(WarningKind of Warning { EndInReach | EndNear, LeaveMetals, MeetPolice, Outlaw });

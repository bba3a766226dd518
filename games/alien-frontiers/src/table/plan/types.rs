//! The types of pending orders: click targets, the modes of a draft, previews and warnings.

use crate::rules::{
    Card, Event, Facility, Field, Loot, Order, PlacedColony, RaidHaul, Refusal, Ship, Ships, Territory,
};
use orrery_core::Colour;
use orrery_core::interaction as table;
use orrery_core::{impl_packed, packed_enum, warning_kinds};

impl_packed!(struct Ship { value, relic });
impl_packed!(struct PlacedColony { colour, territory });

packed_enum! {
    /// A target on the screen that a player can click or reach with the keyboard.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum ClickTarget {
        /// A die of the mover's tray.
        HandShip {
            /// The index of the die in [`super::tray`].
            index: usize,
            /// The ship that the die represents.
            ship: Ship,
        },
        /// A facility at which to dock.
        Facility(Facility),
        /// A docked ship of any player, or a ship in the Maintenance Bay. Equal ships of one player at one facility are one
        /// target.
        DockedShip {
            /// The owner of the ship.
            colour: Colour,
            /// The facility where the ship is docked.
            facility: Facility,
            /// The docked ship.
            ship: Ship,
        },
        /// A territory of the planet.
        Territory(Territory),
        /// A colony on the planet. Colonies of one player on one territory are one target.
        Colony(PlacedColony),
        /// A field generator.
        Field(Field),
        /// A face-up card to claim, by its place in the display, 0 to 2.
        DisplayCard(u8),
        /// A card of the discard pile.
        PileCard(Card),
        /// A card that a player holds.
        HeldCard {
            /// The holder of the card.
            colour: Colour,
            /// The card held.
            card: Card,
        },
        /// One more unit of a player's fuel or ore, to take in a raid or to give up.
        Resource {
            /// The owner of the goods.
            colour: Colour,
            /// True for fuel, false for ore.
            fuel: bool,
        },
        /// One unit less of a player's fuel or ore in a raid.
        Return {
            /// The owner of the goods.
            colour: Colour,
            /// True for fuel, false for ore.
            fuel: bool,
        },
        /// One more ore in a trade.
        More,
        /// One less ore in a trade.
        Less,
        /// The roll: gathers and rolls the fleet.
        Roll,
        /// The finished colony on this player's Hub track.
        Launch(Colour),
        /// The relic ship on Burroughs Desert.
        Relic,
        /// A new display at the Alien Artifact.
        Cycle,
        /// The start of a trade at the Orbital Market.
        Trade,
        /// The start of giving up goods over the limit.
        Shed,
        /// The end of the turn.
        End,
        /// Confirms the choices so far, such as the loot of a raid or the ships to fire at.
        Confirm,
        /// Cancels the choice and returns to docking; picked dice are put back.
        Cancel,
        /// The use of one of the mover's cards, for its power or its discard power; the targets are chosen afterwards.
        Use(Card, CardUse),
        /// Docks dice of the tray at a facility, regardless of the current picks.
        Dock {
            /// The facility to dock at.
            facility: Facility,
            /// One bit for each index of [`super::tray`]; the lowest bit is the first die.
            dice: u8,
        },
    }
}

/// The result of a click.
pub type ClickResult = table::ClickResult<Order, Refusal>;

packed_enum! {
    /// One of the two ways to use a tech card.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum CardUse {
        /// Uses the card's power, once per turn.
        Power,
        /// Uses the discard power; the card goes to the discard pile.
        Discard,
    }
}

/// A follow-up choice that can begin without a click on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FollowUpChoice {
    /// Launches the finished colony: asks for a territory.
    Launch,
    /// Raids with these ships: asks for the loot.
    Raid {
        /// The run of three.
        ships: Ships,
    },
    /// Docks at the Colony Constructor or the Terraforming Station: asks for a territory.
    Settle {
        /// The Colony Constructor or the Terraforming Station.
        facility: Facility,
        /// The ships to dock.
        ships: Ships,
    },
    /// Gives up goods over the limit: asks for the amount of fuel.
    Shed,
    /// Trades at the Orbital Market: asks for the amount of ore.
    Trade,
}

/// The purpose for which a territory is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TerritoryPurpose {
    /// A docking at the Colony Constructor or the Terraforming Station, which places a colony.
    Settle {
        /// The Colony Constructor or the Terraforming Station.
        facility: Facility,
        /// The ships to dock.
        ships: Ships,
    },
    /// The launch of the finished colony on the Hub track.
    Launch,
}

/// The choice that the player is making.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum OrderEntryMode {
    /// No choice has begun: dice may be picked and facilities clicked.
    #[default]
    Docking,
    /// The player chooses the targets of a tech card.
    Card {
        /// The card to use.
        card: Card,
        /// The way in which the card is used.
        usage: CardUse,
        /// The targets picked so far, in the order in which they were picked.
        picks: Vec<ClickTarget>,
        /// True if [`ClickTarget::Confirm`] would complete the order now.
        complete: bool,
    },
    /// The player chooses a territory.
    Territory {
        /// The purpose of the choice.
        purpose: TerritoryPurpose,
        /// The territories that may be chosen.
        options: Vec<Territory>,
    },
    /// The player chooses the loot of a raid.
    Loot(LootDraft),
    /// The player chooses the goods to give up.
    Shed(ShedGoodsDraft),
    /// The player chooses the amount of ore to buy.
    Trade {
        /// Ore bought, 1 to `max`.
        n: u8,
        /// Maximum amount of ore that can be bought.
        max: u8,
        /// Price of each ore in fuel.
        rate: u8,
    },
}

/// A raid being put together (FAC-RO).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LootDraft {
    /// The run of three.
    pub ships: Ships,
    /// The opponents in turn order from the first seat, each with the loot that a raid may take.
    pub victims: Vec<RaidVictim>,
    /// The loot chosen so far.
    pub loot: Loot,
}

impl LootDraft {
    /// Returns the fuel and ore chosen so far, or an empty haul while a card is chosen.
    pub const fn haul(&self) -> RaidHaul {
        match self.loot {
            Loot::Resources(haul) => haul,
            Loot::Card { .. } => RaidHaul::NOTHING,
        }
    }

    /// Returns true if nothing is chosen although something could be taken.
    pub fn wastes(&self) -> bool {
        self.loot == Loot::Resources(RaidHaul::NOTHING) && self.victims.iter().any(|victim| !victim.is_poor())
    }

    /// Returns the number of resources that may still be taken, 0 to 4.
    pub fn left(&self) -> u8 {
        crate::rules::RAID_LIMIT.saturating_sub(self.haul().total())
    }
}

/// The loot that a raid may take from one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RaidVictim {
    /// The opponent with the loot.
    pub colour: Colour,
    /// Fuel that may be taken, regardless of the limit of four.
    pub fuel: u8,
    /// Ore that may be taken, regardless of the limit of four.
    pub ore: u8,
    /// Cards of which one may be taken.
    pub cards: Vec<Card>,
    /// True if a Holographic Decoy protects the opponent (TECH-HD).
    pub decoy: bool,
}

impl RaidVictim {
    /// Returns true if nothing may be taken from the opponent.
    pub const fn is_poor(&self) -> bool {
        self.fuel == 0 && self.ore == 0 && self.cards.is_empty()
    }
}

/// The goods to give up because of the limit of eight (TURN-6); their total is always exactly the required amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShedGoodsDraft {
    /// Fuel given up.
    pub fuel: u8,
    /// Ore given up.
    pub ore: u8,
    /// Maximum amount of fuel that can be given up.
    pub most_fuel: u8,
    /// Maximum amount of ore that can be given up.
    pub most_ore: u8,
}

/// The change that an order makes for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerChange {
    /// Change in fuel held.
    pub fuel: i8,
    /// Change in ore held.
    pub ore: i8,
    /// Change in the number of ships that are not in stock, including the relic ship.
    pub ships: i8,
    /// Change in the number of cards held.
    pub cards: i8,
    /// Change in the number of colonies on the planet.
    pub colonies: i8,
    /// Change in victory points.
    pub vp: i8,
}

impl PlayerChange {
    /// Returns true if nothing changes.
    pub fn is_nothing(&self) -> bool {
        *self == PlayerChange::default()
    }
}

/// The effect of an order, found by carrying it out on a copy.
#[derive(Debug, Clone, PartialEq)]
pub struct OrderPreview {
    /// The order; if `partial` is true, one of the possible orders.
    pub order: Order,
    /// True if a choice is still open. `deltas` then has only the part common to all choices.
    pub partial: bool,
    /// The changes for each player affected, in seat order.
    pub deltas: Vec<(Colour, PlayerChange)>,
    /// The events of the order; empty if it may have a chance outcome, or if `partial` is true.
    pub events: Vec<Event>,
    /// True if the order can be undone: it reveals no die or card and does not end the turn.
    pub undoable: bool,
    /// True if the order ends the match.
    pub ends_game: bool,
    /// The most serious loss that the order would cause, if any.
    pub warning: Option<Warning>,
}

/// A loss that an order would cause, for which the program asks for confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// Ending the turn sends these unplaced ships to the Bay.
    EndWithUndocked {
        /// The ships sent to the Bay.
        ships: Ships,
    },
    /// A finished colony could be launched but is not.
    LaunchForgotten,
    /// The ships at the Alien Artifact could still claim a card.
    ClaimForgotten,
    /// The order ends the match, and another player wins.
    LastColonyWhileBehind {
        /// The mover's points after the order.
        mine: u8,
        /// The winner, or one of several winners.
        leader: Colour,
        /// The winner's points.
        best: u8,
    },
    /// The Terraforming Station spends this ship.
    SpendsShip {
        /// The ship spent.
        ship: Ship,
    },
    /// The raid takes nothing, although there is something to take.
    EmptyRaid,
}

warning_kinds!(WarningKind of Warning {
    EndWithUndocked,
    LaunchForgotten,
    ClaimForgotten,
    LastColonyWhileBehind,
    SpendsShip,
    EmptyRaid,
});

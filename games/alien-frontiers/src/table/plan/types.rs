//! The vocabulary of pending orders: click targets, the steps that clicks lead to, previews.

use crate::rules::{Card, Event, Facility, Field, Haul, Loot, Order, PlacedColony, Refusal, Ship, Ships, Territory};
use orrery_core::Colour;
use orrery_core::interaction as table;

/// A target on the screen that a player can click or reach with keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// A die of the mover's tray.
    HandShip {
        /// Its index in [`super::tray`].
        index: usize,
        /// The ship that the die represents.
        ship: Ship,
    },
    /// A facility, as the place to dock.
    Facility(Facility),
    /// A docked ship of any player, or one in the Maintenance Bay. Equal ships of one player at one facility are one target.
    DockedShip {
        /// The owner of the ship.
        colour: Colour,
        /// The facility where it is docked.
        facility: Facility,
        /// The ship.
        ship: Ship,
    },
    /// A territory of the planet.
    Territory(Territory),
    /// A colony on the planet. Colonies of one player on one territory are one target.
    Colony(PlacedColony),
    /// A field generator.
    Field(Field),
    /// A face-up card, by its place 0 to 2: to claim it.
    DisplayCard(u8),
    /// A card of the discard pile.
    PileCard(Card),
    /// A card that a player holds.
    HeldCard {
        /// The holder of the card.
        colour: Colour,
        /// The card.
        card: Card,
    },
    /// One more of a player's fuel or ore, to take in a raid or to give up.
    Resource {
        /// The owner of the goods.
        colour: Colour,
        /// True for fuel, false for ore.
        fuel: bool,
    },
    /// One less of a player's fuel or ore in a raid.
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
    /// Gather and roll.
    Roll,
    /// The finished colony on this player's Hub track.
    Launch(Colour),
    /// The relic ship on Burroughs Desert.
    Relic,
    /// A new display at the Alien Artifact.
    Cycle,
    /// Trade at the Orbital Market.
    Trade,
    /// Giving up goods over the limit.
    Shed,
    /// End the turn.
    End,
    /// Completes the choices made so far: the loot, the trade, the ships aimed at.
    Confirm,
    /// Returns to docking; picks are put back.
    Cancel,
    /// Uses a card of the mover in this way; other choices it needs are asked afterwards.
    Use(Card, CardUse),
    /// Docks these dice of the tray at a facility, regardless of the current picks.
    Dock {
        /// The facility.
        facility: Facility,
        /// One bit for each index of [`super::tray`], the first the lowest.
        dice: u8,
    },
}

/// The result of a click.
pub type ClickResult = table::ClickResult<Order, Refusal>;

/// The side of a tech card that is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardUse {
    /// Its power, once per turn.
    Power,
    /// Its discard power; the card goes to the pile.
    Discard,
}

/// A follow-up choice to begin without a click on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FollowUpChoice {
    /// Launch the finished colony: asks for a territory.
    Launch,
    /// Raid with these ships: asks for the loot.
    Raid {
        /// The run of three.
        ships: Ships,
    },
    /// Dock at the Colony Constructor or Terraforming Station: asks for a territory.
    Settle {
        /// The Colony Constructor or the Terraforming Station.
        facility: Facility,
        /// The ships to dock.
        ships: Ships,
    },
    /// Give up goods over the limit: asks how much fuel.
    Shed,
    /// Trade at the Orbital Market: asks how much ore.
    Trade,
}

/// The purpose for which a territory is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TerritoryPurpose {
    /// The colony of a docking at the Colony Constructor or the Terraforming Station.
    Settle {
        /// The Colony Constructor or the Terraforming Station.
        facility: Facility,
        /// The ships to dock.
        ships: Ships,
    },
    /// The finished colony on the Hub track.
    Launch,
}

/// The choice that the player is making.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum DraftMode {
    /// Nothing is begun: dice may be picked and facilities clicked.
    #[default]
    Docking,
    /// The targets of a tech card are chosen.
    Card {
        /// The card.
        card: Card,
        /// The side of the card.
        usage: CardUse,
        /// The targets picked so far, in order.
        picks: Vec<Target>,
        /// True if [`Target::Confirm`] would complete it now.
        complete: bool,
    },
    /// A territory is chosen.
    Territory {
        /// The purpose of the choice.
        purpose: TerritoryPurpose,
        /// The territories that may be chosen.
        options: Vec<Territory>,
    },
    /// The loot of a raid is chosen.
    Loot(LootDraft),
    /// The goods to give up are chosen.
    Shed(ShedDraft),
    /// The amount of ore to buy is chosen.
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
    /// The opponents in turn order from the first seat, with the loot they offer.
    pub victims: Vec<RaidVictim>,
    /// The loot chosen so far.
    pub loot: Loot,
}

impl LootDraft {
    /// Fuel and ore chosen so far; nothing while a card is chosen.
    #[must_use]
    pub const fn haul(&self) -> Haul {
        match self.loot {
            Loot::Resources(haul) => haul,
            Loot::Card { .. } => Haul::NOTHING,
        }
    }

    /// Returns true if nothing is chosen although something may be taken.
    #[must_use]
    pub fn wastes(&self) -> bool {
        self.loot == Loot::Resources(Haul::NOTHING) && self.victims.iter().any(|victim| !victim.is_poor())
    }

    /// The number of resources that may still be taken, 0 to 4.
    #[must_use]
    pub fn left(&self) -> u8 {
        crate::rules::RAID_LIMIT.saturating_sub(self.haul().total())
    }
}

/// The loot that a raid may take from one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RaidVictim {
    /// The opponent.
    pub colour: Colour,
    /// Fuel that may be taken, without the limit of four.
    pub fuel: u8,
    /// Ore that may be taken, without the limit of four.
    pub ore: u8,
    /// Cards of which one may be taken.
    pub cards: Vec<Card>,
    /// True if a Holographic Decoy protects the opponent (TECH-HD).
    pub decoy: bool,
}

impl RaidVictim {
    /// Returns true if nothing may be taken from the opponent.
    #[must_use]
    pub const fn is_poor(&self) -> bool {
        self.fuel == 0 && self.ore == 0 && self.cards.is_empty()
    }
}

/// The goods given up at the limit (TURN-6): always exactly the required amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShedDraft {
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
    /// Change of fuel held.
    pub fuel: i8,
    /// Change of ore held.
    pub ore: i8,
    /// Change of the number of ships out of the stock, including the relic ship.
    pub ships: i8,
    /// Change of the number of cards held.
    pub cards: i8,
    /// Change of the number of colonies on the planet.
    pub colonies: i8,
    /// Change of victory points.
    pub vp: i8,
}

impl PlayerChange {
    /// Returns true if nothing changes.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == PlayerChange::default()
    }
}

/// The effect of an order, found by carrying it out on a copy.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// The order; with `partial`, one of those that the click leads to.
    pub order: Order,
    /// True if a choice is still open: `deltas` holds only the part common to all choices.
    pub partial: bool,
    /// The players affected, in seat order.
    pub deltas: Vec<(Colour, PlayerChange)>,
    /// The events that would happen, as far as they do not depend on chance; empty with `partial`.
    pub events: Vec<Event>,
    /// True if it can be undone: no new die or card is revealed.
    pub undoable: bool,
    /// True if it ends the game.
    pub ends_game: bool,
    /// The loss it would cause, if any.
    pub warning: Option<Warning>,
}

/// A loss that an order would cause: the reason for a confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// Ending the turn sends these unplaced ships to the Bay.
    EndWithUndocked {
        /// The ships sent to the Bay.
        ships: Ships,
    },
    /// A finished colony could be launched and is not.
    LaunchForgotten,
    /// The ships at the Alien Artifact could still claim a card.
    ClaimForgotten,
    /// The last colony ends the game while another player wins.
    LastColonyWhileBehind {
        /// The mover's points after it.
        mine: u8,
        /// The winner, or one of several.
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

/// The kinds of [`Warning`], for "do not ask again".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarningKind {
    /// The kind of [`Warning::EndWithUndocked`].
    EndWithUndocked,
    /// The kind of [`Warning::LaunchForgotten`].
    LaunchForgotten,
    /// The kind of [`Warning::ClaimForgotten`].
    ClaimForgotten,
    /// The kind of [`Warning::LastColonyWhileBehind`].
    LastColonyWhileBehind,
    /// The kind of [`Warning::SpendsShip`].
    SpendsShip,
    /// The kind of [`Warning::EmptyRaid`].
    EmptyRaid,
}

impl WarningKind {
    /// Every kind.
    pub const ALL: &'static [WarningKind] = &[
        WarningKind::EndWithUndocked,
        WarningKind::LaunchForgotten,
        WarningKind::ClaimForgotten,
        WarningKind::LastColonyWhileBehind,
        WarningKind::SpendsShip,
        WarningKind::EmptyRaid,
    ];
}

impl table::LossWarning for Warning {
    type Kind = WarningKind;

    fn kind(&self) -> WarningKind {
        match self {
            Warning::EndWithUndocked { .. } => WarningKind::EndWithUndocked,
            Warning::LaunchForgotten => WarningKind::LaunchForgotten,
            Warning::ClaimForgotten => WarningKind::ClaimForgotten,
            Warning::LastColonyWhileBehind { .. } => WarningKind::LastColonyWhileBehind,
            Warning::SpendsShip { .. } => WarningKind::SpendsShip,
            Warning::EmptyRaid => WarningKind::EmptyRaid,
        }
    }
}

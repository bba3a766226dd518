//! The words of the plan: what can be clicked, what a click leads to, what it would bring.

use crate::rules::{Card, ColonyAt, Event, Facility, Field, Haul, Loot, Order, Refusal, Ship, Ships, Territory};
use orrery_core::Colour;
use orrery_core::interaction as table;

/// Something on the screen that a player can click or reach by keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Target {
    /// A die of the mover's tray.
    HandShip {
        /// Its place in [`super::tray`].
        index: usize,
        /// What it shows.
        ship: Ship,
    },
    /// A facility, to dock there.
    Facility(Facility),
    /// A docked ship, anybody's, or one in the Maintenance Bay. Equal ships of one player at one facility are one target.
    DockedShip {
        /// Whose.
        colour: Colour,
        /// Where.
        facility: Facility,
        /// What it shows.
        ship: Ship,
    },
    /// A territory of the planet.
    Territory(Territory),
    /// A colony on the planet. Colonies of one player on one territory are one target.
    Colony(ColonyAt),
    /// A field generator.
    Field(Field),
    /// A face-up card, by its place 0 to 2: to claim it.
    DisplayCard(u8),
    /// A card of the discard pile.
    PileCard(Card),
    /// A card somebody holds.
    HeldCard {
        /// Who holds it.
        colour: Colour,
        /// Which.
        card: Card,
    },
    /// One more of a player's fuel or ore: to take in a raid, or to give up.
    Resource {
        /// Whose.
        colour: Colour,
        /// Fuel, else ore.
        fuel: bool,
    },
    /// One less of a player's fuel or ore in a raid.
    Return {
        /// Whose.
        colour: Colour,
        /// Fuel, else ore.
        fuel: bool,
    },
    /// One ore more in a trade.
    More,
    /// One ore less in a trade.
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
    /// Give up what is over the limit.
    Shed,
    /// End the turn.
    End,
    /// What was gathered so far is meant: the loot, the trade, the ships aimed at.
    Confirm,
    /// Back to docking; what was picked is put back.
    Cancel,
    /// A card of the mover is used so; what else it needs is asked then.
    Use(Card, CardUse),
    /// These dice of the tray, a bit for each place in it, dock at a facility whatever was picked before.
    Dock {
        /// Where.
        facility: Facility,
        /// The places in [`super::tray`], the first the lowest bit.
        dice: u8,
    },
}

/// What a click led to.
pub type Step = table::Step<Order, Refusal>;

/// Which side of a tech card is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardUse {
    /// Its power, once a turn.
    Power,
    /// Its discard power; the card goes to the pile.
    Discard,
}

/// A follow-up to enter without a click on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begin {
    /// Launch the finished colony: asks for a territory.
    Launch,
    /// Raid with these ships: asks for the loot.
    Raid {
        /// The run of three.
        ships: Ships,
    },
    /// Dock at the Colony Constructor or Terraforming Station: asks for a territory.
    Settle {
        /// Which of the two.
        facility: Facility,
        /// With these ships.
        ships: Ships,
    },
    /// Give up what is over the limit: asks how much fuel.
    Shed,
    /// Trade at the Orbital Market: asks how much ore.
    Trade,
}

/// What a territory is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The colony of a docking at the Colony Constructor or the Terraforming Station.
    Settle {
        /// Which of the two.
        facility: Facility,
        /// With these ships.
        ships: Ships,
    },
    /// The finished colony of the Hub track.
    Launch,
}

/// What the player is in the middle of.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Mode {
    /// Nothing begun: dice may be picked and facilities clicked.
    #[default]
    Docking,
    /// A tech card looks for its targets.
    Card {
        /// Which card.
        card: Card,
        /// Which side of it.
        usage: CardUse,
        /// What was picked so far, in order.
        picks: Vec<Target>,
        /// Whether [`Target::Confirm`] would complete it now.
        complete: bool,
    },
    /// A territory is asked for.
    Territory {
        /// What for.
        purpose: Purpose,
        /// The territories that may be named.
        options: Vec<Territory>,
    },
    /// A raid's loot is put together.
    Loot(LootDraft),
    /// What to give up is chosen.
    Shed(ShedDraft),
    /// How much ore to buy is chosen.
    Trade {
        /// Ore bought, 1 to `max`.
        n: u8,
        /// The most that can be bought.
        max: u8,
        /// Fuel for each ore.
        rate: u8,
    },
}

/// A raid being put together (FAC-RO).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LootDraft {
    /// The run of three.
    pub ships: Ships,
    /// The opponents in turn order from the first seat, with what they have.
    pub victims: Vec<Victim>,
    /// What is taken so far.
    pub loot: Loot,
}

impl LootDraft {
    /// Fuel and ore taken so far; nothing while a card is chosen.
    #[must_use]
    pub const fn haul(&self) -> Haul {
        match self.loot {
            Loot::Resources(haul) => haul,
            Loot::Card { .. } => Haul::NOTHING,
        }
    }

    /// Whether nothing is chosen though something may be taken.
    #[must_use]
    pub fn wastes(&self) -> bool {
        self.loot == Loot::Resources(Haul::NOTHING) && self.victims.iter().any(|victim| !victim.is_poor())
    }

    /// How many resources may still be taken, 0 to 4.
    #[must_use]
    pub fn left(&self) -> u8 {
        crate::rules::RAID_LIMIT.saturating_sub(self.haul().total())
    }
}

/// What a raid may take from one opponent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Victim {
    /// Who.
    pub colour: Colour,
    /// Fuel that may be taken, the limit of four not counted.
    pub fuel: u8,
    /// Ore that may be taken, the limit of four not counted.
    pub ore: u8,
    /// Cards of which one may be taken.
    pub cards: Vec<Card>,
    /// Whether a Holographic Decoy protects him (TECH-HD).
    pub decoy: bool,
}

impl Victim {
    /// Whether nothing may be taken from him.
    #[must_use]
    pub const fn is_poor(&self) -> bool {
        self.fuel == 0 && self.ore == 0 && self.cards.is_empty()
    }
}

/// What is given up at the limit (TURN-6): always exactly as much as must go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShedDraft {
    /// Fuel given up.
    pub fuel: u8,
    /// Ore given up.
    pub ore: u8,
    /// The most fuel that can be given up.
    pub most_fuel: u8,
    /// The most ore that can be given up.
    pub most_ore: u8,
}

/// What an order changes for one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Delta {
    /// Fuel.
    pub fuel: i8,
    /// Ore.
    pub ore: i8,
    /// Ships out of the stock; the relic counts.
    pub ships: i8,
    /// Cards held.
    pub cards: i8,
    /// Colonies on the planet.
    pub colonies: i8,
    /// Victory points.
    pub vp: i8,
}

impl Delta {
    /// Whether nothing changes.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Delta::default()
    }
}

/// What an order would bring, found by carrying it out on a copy.
#[derive(Debug, Clone, PartialEq)]
pub struct Preview {
    /// The order; with `partial`, one of those the click leads to.
    pub order: Order,
    /// Whether a choice is still open: `deltas` holds only what all choices have in common.
    pub partial: bool,
    /// The players something changes for, in seat order.
    pub deltas: Vec<(Colour, Delta)>,
    /// What would happen, as far as chance leaves it known; empty with `partial`.
    pub events: Vec<Event>,
    /// Whether it can be taken back: no new die or card is shown.
    pub undoable: bool,
    /// Whether it ends the game.
    pub ends_game: bool,
    /// What would be lost, if anything.
    pub warning: Option<Warning>,
}

/// Something that would be lost: the reasons for a confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// Ending the turn sends these unplaced ships to the Bay.
    EndWithUndocked {
        /// Which ships.
        ships: Ships,
    },
    /// A finished colony could be launched and is not.
    LaunchForgotten,
    /// The ships at the Alien Artifact could still claim a card.
    ClaimForgotten,
    /// The last colony ends the game while somebody else wins.
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
        /// Which.
        ship: Ship,
    },
    /// The raid takes nothing, though there is something to take.
    EmptyRaid,
}

/// The kinds of [`Warning`], for "do not ask again".
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WarningKind {
    /// [`Warning::EndWithUndocked`].
    EndWithUndocked,
    /// [`Warning::LaunchForgotten`].
    LaunchForgotten,
    /// [`Warning::ClaimForgotten`].
    ClaimForgotten,
    /// [`Warning::LastColonyWhileBehind`].
    LastColonyWhileBehind,
    /// [`Warning::SpendsShip`].
    SpendsShip,
    /// [`Warning::EmptyRaid`].
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

impl table::Loses for Warning {
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

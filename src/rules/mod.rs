//! Alien Frontiers, whole and pure: no files, no clock, no random source of its own.
//!
//! [`legal`] lists what the mover may do, [`check`] says why an order is refused, [`apply`]
//! carries it out with [`Chance`] answering dice and draws. Rule numbers such as FAC-LM are those
//! of the project's numbered rules; every rule has one home here.

mod chance;
mod event;
pub mod notation;
mod numbers;
mod options;
mod order;
mod position;
mod refusal;
mod setup;
mod ships;
mod vocab;

pub use chance::{Chance, Outcome, Recording, ScriptFault, Scripted};
pub use event::{Cause, Event, Sink};
pub use numbers::RULE_NUMBERS;
pub use options::{
    Asimov, CannonMinimum, DockingDuty, FirstPlayer, HubSurplus, Length, MarketAfterTeleport, Mine, Options, Preset,
    SixthShip, Supply, VpTarget,
};
pub use order::{ColonyAt, DiscardPower, Haul, Loot, Order, Power, Ship, Targets};
pub use position::{CardCounts, CardSet, Phase, Player, Position, Relic, Teleported, Turn};
pub use refusal::Refusal;
pub use setup::{Setup, SetupError, Start, colonies_each, starting_gift};
pub use ships::Ships;
pub use vocab::{
    CLAIM_TOTAL, Card, Colour, DISPLAY, FLEET, FUEL_SUPPLY, Facility, Field, KEEP_LIMIT, LAST_CIRCLE, ORE_SUPPLY,
    RAID_LIMIT, STARTING_FLEET, Territory,
};

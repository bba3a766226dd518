//! The complete and pure rules of Alien Frontiers: they read neither files nor the clock, and have no random source of their own.
//!
//! [`legal`] lists the mover's legal orders, [`check`] returns the reason why an order is refused, and [`apply`] carries it out
//! with dice and cards from a [`DiceAndCardSource`]. Rule numbers such as FAC-LM are those of the project's numbered rules; every
//! rule is implemented in one place here.

mod cards;
mod chance;
mod colonies;
mod engine;
mod event;
mod facilities;
mod fingerprint;
mod game;
mod hand;
pub mod invariants;
pub mod notation;
mod numbers;
mod options;
mod order;
mod position;
mod refusal;
mod relic;
mod scoring;
mod setup;
mod ships;
mod turn;
mod vocab;

pub use chance::{ChanceAdapter, ChanceOutcome, ChanceQuestion, DiceAndCardSource, FixedOutcomesChance};
pub use engine::{apply, apply_unchecked, apply_with, check, legal};
pub use event::{Event, TransferCause};
pub use facilities::hub::LAUNCH_PRICE;
pub use facilities::terraforming::TERRAFORMING_PRICE;
pub use game::AlienFrontiers;
pub use numbers::RULE_NUMBERS;
pub use options::{
    AsimovRule, BayReach, CannonMinimum, CannonOwners, DockingDuty, FirstPlayer, HubSurplus, LastHubColony,
    MarketAfterTeleport, MatchLength, MineRule, Options, Preset, SixthShipPrice, Supply, VpTarget,
};
pub use order::{CannonTargets, CardPower, DiscardPower, Loot, Order, PlacedColony, RaidHaul, Ship};
pub use orrery_core::{Colour, EventSink, SetupError};
pub use position::{CardCounts, CardSet, Phase, PlayerState, Position, RelicPlace, TeleportedShip, TurnState};
pub use refusal::Refusal;
pub use relic::RELIC_PRICE;
pub use scoring::{RankingKey, Score};
pub use setup::{Setup, SetupOutcomes, bare_position, colonies_each, deal, position as first_position, starting_gift};
pub use ships::Ships;
pub use vocab::{
    CLAIM_TOTAL, Card, DISPLAY, FLEET, FUEL_SUPPLY, Facility, Field, KEEP_LIMIT, LAST_CIRCLE, ORE_SUPPLY, RAID_LIMIT,
    STARTING_FLEET, Territory,
};

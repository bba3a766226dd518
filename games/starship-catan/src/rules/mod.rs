//! The complete rules of Starship Catan as pure code: no files, no clock, no random source of its own.
//!
//! A [`View`] holds the knowledge of a seat. The engine lists the legal orders of the deciding player, gives the reason why an
//! order is refused, and carries orders out on the full state, a [`Position`], with chance supplying dice and cards. Rule numbers
//! such as SC-FLY-3 are those of the project's numbered rules; each rule is implemented in one place here.

mod actions;
mod adventure_specs;
mod adventures;
mod build;
mod card_counts;
mod cards;
mod chance;
mod commodities;
mod deals;
mod engine;
mod event;
mod fingerprint;
mod game;
mod invariants;
mod knowledge;
mod modules;
pub mod notation;
mod numbers;
mod options;
mod order;
mod pirates;
mod player;
mod position;
mod production;
mod refusal;
mod scoring;
mod sectors;
mod setup;
mod trade;
mod view;
mod vocab;

pub use adventure_specs::{AdventureCondition, AdventureSpec};
pub use build::{price_of, price_of_raising};
pub use card_counts::CardCounts;
pub use cards::{Card, CardKind, GROUPS, POSTS, START_COLONY_NUMBER};
pub use chance::{ChanceOutcome, ChanceQuestion, DICE, REVEAL, SectorPool};
pub use commodities::{CommodityCounts, Offer};
pub use deals::price;
pub use event::{Event, FlightEnd, HonourCard, TransferCause, VisibleFace};
pub use game::StarshipCatan;
pub use invariants::INVARIANTS;
pub use modules::produces;
pub use numbers::RULE_NUMBERS;
pub use options::{
    AfterPirates, CannonCost, CombatDie, ExchangeRule, FirstModule, HandicapMoney, HandicapNotes, HandicapShip,
    MemoryAid, MoonSeat, Options, Preset, ProductionDie, ReserveFacing, SunGift, TurnLimit,
};
pub use order::{BuildableItem, CardArrangement, LOOK, Order, TradeDeal, Upgrade};
pub use pirates::class_to_settle;
pub use player::{EquipmentCounts, HANGAR, LABORATORY, PLACES, PlayerState};
pub use position::{
    AdventureCards, FACE_UP, Flight, FlightRowCard, LARGEST_SECTOR, OBSERVERS, OFFERS, ONLOOKER, ORIGINS, Position,
    RESERVE, ReservePile, SECTOR_SIZE, SECTORS, Sector, SensorCards, TurnState,
};
pub use refusal::{EquipmentKind, Refusal};
pub use scoring::{LAST_TURN, LEAST_FOR_HONOUR, POINTS_TO_WIN};
pub use setup::{Setup, SetupOutcomes, all_adventures, bare_position, first_holdings, first_position, moves_on};
pub use trade::{DEMAND_PRICE, POST_USES};
pub use view::{View, determinize, open_view, recall, redact, redact_order, view};
pub use vocab::{Adventure, Commodity, Module, Phase, PirateClass, Resource, Seat, Ship};

pub use adventures::meets;
pub(crate) use build::{may_build, may_raise};
pub(crate) use engine::{apply, check, is_barrier, legal};
pub(crate) use fingerprint::fingerprint;
pub(crate) use scoring::standings;

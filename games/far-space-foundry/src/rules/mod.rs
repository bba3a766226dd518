//! The rules of Far Space Foundry, complete and pure: no files, no clock, and no random source of their own.
//!
//! A [`View`] is the knowledge of a viewer. The engine lists the legal orders, gives the reason if an order is refused, and
//! applies orders to the full state, a [`Position`]. Chance decides the rolls of the die and the cards drawn. Rule numbers such
//! as FSF-FLY-3 are those of the project's numbered rules. Each rule is implemented in a single place.

mod actions;
mod chance;
mod data;
mod draw;
mod engine;
mod event;
mod fingerprint;
mod flight;
mod game;
mod goods;
mod halves;
mod hire;
mod invariants;
mod list_goods;
pub mod notation;
mod numbers;
mod options;
mod order;
mod pilots;
mod position;
mod refusal;
mod scoring;
mod setup;
mod store;
mod turn;
mod view;
mod vocab;

pub use chance::{ChanceOutcome, ChanceQuestion, PilotDeck};
pub use data::{
    CREDITS, DOCKS, FEDERAL_SIZE, FIRST_PRODUCTS, FLEETS, HAND, LARGEST_FREIGHTER, ProductCard, RAW_GOODS,
    RUBION_PRICE, SHOWN, SOLO_TARGET, STOWED, TOKENS, action_of, fleet, products_in_play, warehouse_size,
};
pub use event::{CargoLocation, Event};
pub use flight::{capacities, capacity, flights};
pub use game::FarSpaceFoundry;
pub use invariants::INVARIANTS;
pub use numbers::RULE_NUMBERS;
pub use options::{FirstPlayer, MatchMode, Options, Preset, ProcessLimit, ProductChoice, SalesLimit, SoloTraffic};
pub use order::{CargoTransfer, CargoTransferLine, KeptAliens, LINES, Order};
pub use pilots::{FEDERALS, Pilot, PilotList, PilotSet};
pub use position::{
    Freighter, FreighterPile, LONGEST_ROW, NAMED_DICE, PlayerState, Position, SEATS, ScriptedOutcomes, TurnState,
};
pub use refusal::Refusal;
pub use scoring::Score;
pub use setup::{Setup, SetupOutcomes, bare_position};
pub use store::GoodsStore;
pub use view::{View, determinize, open_view, redact, view};
pub use vocab::{Action, Alien, Asteroid, FreighterKind, Good, Job, MatchHalf, Phase, Product};

pub(crate) use engine::{apply, check, is_barrier, legal};
pub(crate) use fingerprint::fingerprint;
pub(crate) use goods::CargoDirection;
pub(crate) use halves::stowed;
pub use hire::brings;
pub(crate) use list_goods::{mixes, starred};
pub(crate) use scoring::standings;
pub(crate) use setup::{deal, first_position};

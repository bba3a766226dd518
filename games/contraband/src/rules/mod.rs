//! The complete rules of Contraband, without files, a clock or a random source of their own.
//!
//! A [`View`] holds the knowledge of one seat. The engine lists the orders open to the decider, explains why an order is refused,
//! and applies it to the full state, a [`Position`]; a chance source supplies dice and cards. Rule numbers such as CB-MOV-3 are
//! those of the project's numbered rules, and each rule is implemented in one place here.

mod board;
mod cards;
mod chance;
mod determinize;
mod engine;
mod event;
mod fights;
mod fingerprint;
mod flow;
mod game;
mod invariants;
mod knowledge;
mod meeting;
mod meetings;
mod metals;
mod moves;
pub mod notation;
mod numbers;
mod options;
mod order;
mod places;
mod plan_row;
mod plans;
mod player;
mod position;
mod refusal;
mod reveal;
mod scoring;
mod setup;
mod spoils;
mod stock;
mod view;
mod vocab;

pub use board::{AXES, BoardSpot, MARKETS, MINES, QUADRANTS, Sector, SectorLine, SectorPlace, SectorStructure};
pub use cards::FOUND;
pub use chance::{BONUS, BonusCounts, ChanceOutcome, ChanceQuestion, DICE, METALS, SIDES};
pub use determinize::determinize;
pub use event::{Event, FightOpponent, MeetingKind};
pub use fights::{REWARD, hits_of_fleeing, speeds, weapons};
pub use game::Contraband;
pub use invariants::INVARIANTS;
pub use meeting::{Meeting, MeetingOpponent};
pub use meetings::{TRUCE, due, due_at, is_at_peace, pays_tribute};
pub use metals::MetalCounts;
pub use moves::MARKET_REPAIR;
pub use numbers::RULE_NUMBERS;
pub use options::{
    BreakdownCost, BreakdownRule, CreditTarget, EvasionPrice, FirstPlayer, GoalTiming, ObjectiveRule, Options,
    OutlawCondition, PatrolReach, PirateScope, PlanChanges, Preset, PriceTable, RaidRule, RoundLimit, RoundOrder,
    RulesEdition, StartingEngine, Truce,
};
pub use order::{BonusPlay, Order};
pub use places::{GATE_PRICE, MARKET_KIND, MARKET_ROOM, SWAPS, price};
pub use plan_row::{LONGEST_ROW, MoveTokenRow};
pub use player::{FIRST_CREDITS, MetalPile, PlayerState, SecretObjective, TurnState};
pub use position::{LastSeenStore, Mine, OBSERVERS, ONLOOKER, Position, RoundPhase, SEATS};
pub use refusal::Refusal;
pub use scoring::{FORTUNE, OBJECTIVE_WORTH, RANKS, SOLO_ROUNDS, target_of};
pub use setup::{
    Setup, SetupOutcomes, axes, bare_position, begin, first_position, put_on_turn, put_to_planning, settle_start,
    store_size,
};
pub use spoils::{FINE, nearest_port};
pub use stock::UpgradeStock;
pub use view::{View, open_view, redact, redact_order, view};
pub use vocab::{
    BonusCard, DecisionKind, Direction, Metal, MoveStep, Objective, PatrolToken, ShipSystem, Upgrade, price_of_level,
};

pub(crate) use engine::{apply, check, is_barrier, legal};
pub(crate) use fingerprint::fingerprint;
pub(crate) use scoring::standings;
pub(crate) use setup::deal;

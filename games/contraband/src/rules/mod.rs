//! Contraband, complete and pure: no files, no clock, no random source of its own.
//!
//! A [`View`] is what one seat knows. The engine lists the orders open to the decider, explains why an order is refused, and
//! applies it to the full state, a [`Position`]; a chance source supplies dice and cards. Rule numbers such as CB-MOV-3 are those
//! of the project's numbered rules, and each rule is implemented in one place here.

mod board;
mod cards;
mod chance;
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
mod plans;
mod player;
mod position;
mod refusal;
mod reveal;
mod row;
mod scoring;
mod setup;
mod spoils;
mod stock;
mod view;
mod vocab;
mod worlds;

pub use board::{AXES, Line, MARKETS, MINES, Place, QUADRANTS, Sector, Spot, Structure};
pub use cards::FOUND;
pub use chance::{BONUS, DICE, Hand, METALS, Node, Outcome, SIDES};
pub use event::{Event, Meets, Rival};
pub use fights::{REWARD, hits_of_fleeing, speeds, weapons};
pub use game::Contraband;
pub use invariants::INVARIANTS;
pub use meeting::{Foe, Meeting};
pub use meetings::{TRUCE, due, due_at, is_at_peace, pays_tribute};
pub use metals::Metals;
pub use moves::MARKET_REPAIR;
pub use numbers::RULE_NUMBERS;
pub use options::{
    Breakdowns, Change, Edition, Engines, Evasion, FirstPlayer, Goal, Objectives, Options, OutlawBy, Patrols, Pirates,
    Preset, Prices, Raids, RoundOrder, Rounds, Target, Truce, Wrecks,
};
pub use order::{Order, Play};
pub use places::{GATE_PRICE, MARKET_KIND, MARKET_ROOM, SWAPS, price};
pub use player::{Aim, FIRST_CREDITS, Pile, Player, Turn};
pub use position::{Memory, Mine, OBSERVERS, ONLOOKER, Position, SEATS, Stage};
pub use refusal::Refusal;
pub use row::{LONGEST_ROW, Row};
pub use scoring::{FORTUNE, OBJECTIVE_WORTH, RANKS, SOLO_ROUNDS, target_of};
pub use setup::{
    Setup, Start, axes, bare_position, begin, first_position, put_on_turn, put_to_planning, settle_start, store_size,
};
pub use spoils::{FINE, nearest_port};
pub use stock::Stock;
pub use view::{View, open_view, redact, redact_order, view};
pub use vocab::{Ask, Bonus, Metal, Objective, Step, System, Token, Upgrade, Way, price_of_level};
pub use worlds::determinize;

pub(crate) use engine::{apply, check, is_barrier, legal};
pub(crate) use fingerprint::fingerprint;
pub(crate) use scoring::standings;
pub(crate) use setup::deal;

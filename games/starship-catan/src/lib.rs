//! Starship Catan: two starships, four sectors of face-down cards, trade, pirates and colonies. This crate is the game without a
//! window; the crate `starship-catan-table` shows it.
//!
//! This file implements [`Rules`]; each folder implements the contracts of the shared crates for its subject:
//!
//! - `rules`: the rules, from the position and its views to the text notation of orders;
//! - `ai`: the opponents and the coach;
//! - `arena`: matches between opponents, with their behaviour statistics;
//! - `record`: match records and scenario files;
//! - `table`: the game's half of the match table, with orders put together click by click;
//! - `codex`, `academy`, `puzzle` and `stats`: rule pages, lessons, puzzles and statistics;
//! - `cli` and `assets`: the command line and the embedded files.
//!
//! [`check`](Rules::check) also accepts offers of exchange (SC-TRADE-3), which [`legal`](Rules::legal) does not list: there are
//! thousands of them.

pub mod academy;
pub mod ai;
pub mod arena;
mod assets;
mod cli;
pub mod codex;
pub mod puzzle;
pub mod record;
pub mod rules;
pub mod stats;
pub mod table;

use orrery_core::{Chance, Colour, GameKey, Invariant, RandomGenerator, Rules, Setup, SetupError};

pub use rules::StarshipCatan;

impl Rules for StarshipCatan {
    const KEY: GameKey = GameKey::new("starship-catan");
    const NUMBER: u32 = 2;
    const ASYMMETRIC_SEATS: bool = true;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const RULES_VERSION: u32 = 2;
    const MAX_ORDERS: u32 = 200_000;
    const HIDDEN_INFORMATION: bool = true;
    const INVARIANTS: &'static [Invariant<rules::Position>] = rules::INVARIANTS;
    const RULE_NUMBERS: &'static [&'static str] = rules::RULE_NUMBERS;

    const BASELINES: &'static [&'static str] = &["greedy"];
    const CHARACTERS: &'static [&'static str] =
        &["navigator", "trader", "settler", "hunter", "engineer", "diplomat", "scout"];

    type Options = rules::Options;
    type Preset = rules::Preset;
    type Start = rules::SetupOutcomes;
    type Position = rules::Position;
    type View = rules::View;
    type Order = rules::Order;
    type Event = rules::Event;
    type Refusal = rules::Refusal;
    type Node = rules::ChanceQuestion;

    fn with_seats_rotated(options: rules::Options) -> rules::Options {
        options.for_the_other_side()
    }

    fn rotates_seats(setup: &Setup<Self>, seed: u64) -> bool {
        rules::moves_on(setup, seed)
    }

    fn use_rules_of(version: u32, options: &mut rules::Options) {
        options.first_rules = version == 1;
    }

    fn rules_version(options: &rules::Options) -> u32 {
        if options.first_rules { 1 } else { Self::RULES_VERSION }
    }

    // Only a memory aid needs a curtain, because its notes or cards are visible all the time. On a shared screen, the cards that
    // a Sensor looks at are shown only while their seat decides and the key for them is held.
    fn needs_curtain(options: &rules::Options) -> bool {
        rules::Seat::ALL.iter().any(|&seat| options.memory_of(seat) != rules::MemoryAid::None)
    }

    // Cards are dealt only when they are revealed.
    fn deal(_: &Setup<Self>, _: &mut impl Chance<rules::ChanceQuestion>) -> rules::SetupOutcomes {
        rules::SetupOutcomes {}
    }

    fn position(setup: &Setup<Self>, _: &rules::SetupOutcomes) -> Result<rules::Position, SetupError> {
        rules::first_position(setup)
    }

    fn seats(position: &rules::Position) -> &[Colour] {
        &position.seating
    }

    fn to_act(position: &rules::Position) -> Option<Colour> {
        (!position.is_over()).then(|| position.colour(position.decider))
    }

    fn on_turn(position: &rules::Position) -> Colour {
        position.colour(position.turn)
    }

    fn ends_turn(order: &rules::Order, _: &rules::Position) -> bool {
        *order == rules::Order::End
    }

    orrery_core::forward_rules!(rules);

    fn seat_word(seat: Colour) -> &'static str {
        rules::Seat::of(seat).word()
    }

    fn view(position: &rules::Position, viewer: Option<Colour>) -> rules::View {
        rules::view(position, viewer.map(rules::Seat::of))
    }

    fn recall(view: rules::View, ago: u32) -> rules::View {
        rules::recall(view, ago)
    }

    fn redact(event: &rules::Event, to: &rules::View, ago: u32) -> Option<rules::Event> {
        rules::redact(event, to, ago)
    }

    fn redact_order(order: &rules::Order, by: Colour, to: &rules::View, _: u32) -> Option<rules::Order> {
        rules::redact_order(order, rules::Seat::of(by), to)
    }

    fn determinize(view: &rules::View, generator: &mut RandomGenerator) -> rules::Position {
        rules::determinize(view, generator)
    }
}

orrery_cli::commands!(StarshipCatan);
orrery_settings::setup_reader!(StarshipCatan);

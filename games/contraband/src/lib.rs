//! Contraband: traders, smugglers and pirates on a ring of sixteen sectors. This file implements [`Rules`] for [`Contraband`];
//! each other contract of the shared crates has a module of its own.
//!
//! - [`rules`]: the full state, orders, events, options and the engine. Pure: no files, no clock, no random source.
//! - [`ai`]: the opponents, from simple heuristics to the search with nets, and the coach.
//! - [`table`]: turns input at the table into orders: targets, pending orders, previews, odds and warnings.
//! - [`record`]: scenarios and saved matches. [`stats`]: statistics and achievements. [`arena`]: behaviour statistics.
//! - [`codex`], [`academy`] and [`puzzle`]: the reference, the lessons and the puzzles.
//!
//! The crate in `table/` draws all of this: board, panels, sounds and texts.
//!
//! [`check`](Rules::check) accepts more than [`legal`](Rules::legal) lists. The list omits rows of two or more tokens (CB-SIM-1)
//! that the board or a spaceport closed to the player makes impossible, because there are thousands of them.

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

pub use rules::Contraband;
use rules::{Order, RoundPhase};

impl Rules for Contraband {
    const KEY: GameKey = GameKey::new("contraband");
    const NUMBER: u32 = 4;
    const PLAYERS: std::ops::RangeInclusive<u8> = 1..=4;
    const RULES_VERSION: u32 = 3;
    const MAX_ORDERS: u32 = 50_000;
    const HIDDEN_INFORMATION: bool = true;
    const INVARIANTS: &'static [Invariant<rules::Position>] = rules::INVARIANTS;
    const RULE_NUMBERS: &'static [&'static str] = rules::RULE_NUMBERS;

    const BASELINES: &'static [&'static str] = &["greedy"];
    const CHARACTERS: &'static [&'static str] =
        &["trader", "hauler", "smuggler", "hunter", "corsair", "broker", "warden"];

    type Options = rules::Options;
    type Preset = rules::Preset;
    type Start = rules::SetupOutcomes;
    type Position = rules::Position;
    type View = rules::View;
    type Order = Order;
    type Event = rules::Event;
    type Refusal = rules::Refusal;
    type Node = rules::ChanceQuestion;

    fn use_rules_of(version: u32, options: &mut rules::Options) {
        options.edition = if version < 2 { rules::RulesEdition::First } else { rules::RulesEdition::Present };
    }

    fn rules_version(options: &rules::Options) -> u32 {
        match options.edition {
            rules::RulesEdition::First => 1,
            rules::RulesEdition::Present => Self::RULES_VERSION,
        }
    }

    fn ends(options: &rules::Options) -> bool {
        options.rounds != rules::RoundLimit::None
    }

    fn deal(setup: &Setup<Self>, chance: &mut impl Chance<rules::ChanceQuestion>) -> rules::SetupOutcomes {
        rules::deal(setup, chance)
    }

    fn position(setup: &Setup<Self>, start: &rules::SetupOutcomes) -> Result<rules::Position, SetupError> {
        rules::first_position(setup, start)
    }

    fn seats(position: &rules::Position) -> &[Colour] {
        position.seats()
    }

    fn to_act(position: &rules::Position) -> Option<Colour> {
        (!position.is_over()).then(|| position.colour(position.asked()))
    }

    fn on_turn(position: &rules::Position) -> Colour {
        // In the patrol step and in simultaneous order no seat is on turn; the decider is returned instead.
        let seat = match position.stage {
            RoundPhase::Turn | RoundPhase::TurnEnd => position.turn,
            _ => position.decider,
        };
        position.colour(seat.into())
    }

    fn ends_turn(order: &Order, _: &rules::Position) -> bool {
        matches!(order, Order::End | Order::Plan(_) | Order::Done)
    }

    fn round(position: &rules::Position, _: u32) -> u32 {
        position.round.into()
    }

    orrery_core::forward_rules!(rules);

    fn view(position: &rules::Position, viewer: Option<Colour>) -> rules::View {
        rules::view(position, viewer.and_then(|colour| position.seat_of(colour)))
    }

    fn redact(event: &rules::Event, to: &rules::View, _: u32) -> Option<rules::Event> {
        Some(rules::redact(event, to))
    }

    fn redact_order(order: &Order, by: Colour, to: &rules::View, _: u32) -> Option<Order> {
        rules::redact_order(order, by, to)
    }

    fn determinize(view: &rules::View, generator: &mut RandomGenerator) -> rules::Position {
        rules::determinize(view, generator)
    }
}

orrery_cli::commands!(Contraband);
orrery_settings::setup_reader!(Contraband);

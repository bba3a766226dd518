//! Far Space Foundry, a game about shuttles, goods and freighters: pilots count along a ring of docks, goods become products, and
//! the station turns over after the first half. This crate is the whole game except for its window, which is the crate
//! `far-space-foundry-table`.
//!
//! - [`rules`]: positions, orders, events and views, and the text notation of orders;
//! - [`ai`]: the opponents and the coach;
//! - [`arena`]: behaviour statistics, and engines with other nets or levels;
//! - [`record`]: matches and scenario files;
//! - [`stats`]: statistics and achievements;
//! - [`codex`], [`academy`] and [`puzzle`]: the contents of the codex, of lessons and of puzzles;
//! - [`table`]: drafts of orders made by clicks, their previews and warnings, without any drawing;
//! - `cli`: the training of the nets.
//!
//! This file implements [`Rules`], the central contract of the shared crates. [`check`](Rules::check) accepts some orders that
//! [`legal`](Rules::legal) does not list: movements of goods that only repeat a listed one with its parts in a different
//! sequence, most movements with stars (FSF-ALN-SM), and most with several freighters (FSF-ALN-OP). Of movements with stars or
//! several freighters, `legal` lists those that move most.

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

pub use rules::FarSpaceFoundry;

impl Rules for FarSpaceFoundry {
    const KEY: GameKey = GameKey::new("far-space-foundry");
    const NUMBER: u32 = 3;
    const PLAYERS: std::ops::RangeInclusive<u8> = 1..=4;
    const RULES_VERSION: u32 = 2;
    const MAX_ORDERS: u32 = 3_000;
    const HIDDEN_INFORMATION: bool = true;
    const INVARIANTS: &'static [Invariant<rules::Position>] = rules::INVARIANTS;
    const RULE_NUMBERS: &'static [&'static str] = rules::RULE_NUMBERS;

    const BASELINES: &'static [&'static str] = &["greedy"];
    const CHARACTERS: &'static [&'static str] =
        &["foreman", "miner", "trader", "recruiter", "manufacturer", "collector", "dock-master"];

    type Options = rules::Options;
    type Preset = rules::Preset;
    type Start = rules::SetupOutcomes;
    type Position = rules::Position;
    type View = rules::View;
    type Order = rules::Order;
    type Event = rules::Event;
    type Refusal = rules::Refusal;
    type Node = rules::ChanceQuestion;

    fn deal(setup: &Setup<Self>, chance: &mut impl Chance<rules::ChanceQuestion>) -> rules::SetupOutcomes {
        rules::deal(setup, chance)
    }

    // Since version 2 a player with only one alien pilot of a freighter's colour is asked as well, and may keep none (FSF-MID-2).
    fn use_rules_of(version: u32, options: &mut rules::Options) {
        options.keeps_each = version < 2;
    }

    fn rules_version(options: &rules::Options) -> u32 {
        if options.keeps_each { 1 } else { Self::RULES_VERSION }
    }

    fn picked_by(start: &rules::SetupOutcomes) -> u16 {
        start.picked()
    }

    fn position(setup: &Setup<Self>, start: &rules::SetupOutcomes) -> Result<rules::Position, SetupError> {
        rules::first_position(setup, start)
    }

    fn seats(position: &rules::Position) -> &[Colour] {
        position.seats()
    }

    fn to_act(position: &rules::Position) -> Option<Colour> {
        (!position.is_over()).then(|| position.colour())
    }

    // Between the halves, it is no player's turn, so the player who had the last turn still counts as the player on turn.
    fn on_turn(position: &rules::Position) -> Colour {
        match position.stage {
            rules::Phase::Keep => position.seating[usize::from(position.first)],
            _ => position.colour(),
        }
    }

    fn ends_turn(order: &rules::Order, _: &rules::Position) -> bool {
        *order == rules::Order::End
    }

    orrery_core::forward_rules!(rules);

    fn view(position: &rules::Position, viewer: Option<Colour>) -> rules::View {
        rules::view(position, viewer)
    }

    fn redact(event: &rules::Event, to: &rules::View, _: u32) -> Option<rules::Event> {
        Some(rules::redact(event, to))
    }

    fn determinize(view: &rules::View, generator: &mut RandomGenerator) -> rules::Position {
        rules::determinize(view, generator)
    }
}

orrery_cli::commands!(FarSpaceFoundry);
orrery_settings::setup_reader!(FarSpaceFoundry);

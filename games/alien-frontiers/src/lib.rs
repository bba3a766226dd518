//! Alien Frontiers: dice placement at ten orbital facilities, and colonies on the eight territories of a planet. This crate has
//! the rules, the opponents and everything else about the game that needs no window; its `table` crate adds the board, panels and
//! sounds. This file implements the interfaces of the shared crates with these modules:
//!
//! - [`rules`]: positions, orders, events, legality, notation and invariants.
//! - [`ai`]: turn search, value net and its training, engine, coach, baselines.
//! - [`record`]: the match record's vocabulary and scenarios.
//! - [`table`]: orders put together step by step, with previews; no rendering.
//! - [`codex`], [`academy`], [`puzzle`]: rule reference, lessons and puzzles.
//! - [`stats`], [`arena`]: statistics of matches, and measurements of computer-only matches.

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

use orrery_core::{
    Chance, Colour, EventSink, GameKey, Invariant, Level, RandomGenerator, Rules, Setup, SetupError, Standing,
    Standings,
};

pub use rules::AlienFrontiers;

impl Rules for AlienFrontiers {
    const KEY: GameKey = GameKey::new("alien-frontiers");
    const NUMBER: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 2;
    const MAX_ORDERS: u32 = 100_000;
    const INVARIANTS: &'static [Invariant<rules::Position>] = rules::invariants::INVARIANTS;
    const RULE_NUMBERS: &'static [&'static str] = rules::RULE_NUMBERS;

    const LEVELS: &'static [Level] = Level::ALL;
    const BASELINES: &'static [&'static str] = &["parity", "parity-admiral", "parity-pirate", "flat", "mcts"];
    const CHARACTERS: &'static [&'static str] =
        &["surveyor", "corsair", "archivist", "shipwright", "pioneer", "warden"];

    type Options = rules::Options;
    type Preset = rules::Preset;
    type Start = rules::SetupOutcomes;
    type Position = rules::Position;
    type View = rules::Position;
    type Order = rules::Order;
    type Event = rules::Event;
    type Refusal = rules::Refusal;
    type Node = rules::ChanceQuestion;

    // Version 2 differs in the total that a raid on a thinned run needs, and in the ships that the Plasma Cannon's discard may
    // hit.
    fn use_rules_of(version: u32, options: &mut rules::Options) {
        options.version_one = version < 2;
    }

    fn rules_version(options: &rules::Options) -> u32 {
        if options.version_one { 1 } else { Self::RULES_VERSION }
    }

    fn deal(setup: &Setup<Self>, chance: &mut impl Chance<rules::ChanceQuestion>) -> rules::SetupOutcomes {
        rules::deal(setup, &mut rules::ChanceAdapter(chance))
    }

    fn position(setup: &Setup<Self>, start: &rules::SetupOutcomes) -> Result<rules::Position, SetupError> {
        rules::first_position(setup, start)
    }

    fn seats(position: &rules::Position) -> &[Colour] {
        position.seats()
    }

    fn to_act(position: &rules::Position) -> Option<Colour> {
        (!position.is_over()).then(|| position.mover())
    }

    fn on_turn(position: &rules::Position) -> Colour {
        position.mover()
    }

    fn ends_turn(order: &rules::Order, _: &rules::Position) -> bool {
        matches!(order, rules::Order::End)
    }

    fn legal(view: &rules::Position, orders: &mut Vec<rules::Order>) {
        rules::legal(view, orders);
    }

    fn check(view: &rules::Position, order: &rules::Order) -> Result<(), rules::Refusal> {
        rules::check(view, *order)
    }

    fn apply(
        position: &mut rules::Position,
        order: &rules::Order,
        chance: &mut impl Chance<rules::ChanceQuestion>,
        sink: &mut impl EventSink<rules::Event>,
    ) {
        rules::apply_unchecked(position, *order, &mut rules::ChanceAdapter(chance), sink);
    }

    fn is_barrier(_: &rules::Position, order: &rules::Order) -> bool {
        order.asks_chance() || matches!(order, rules::Order::End)
    }

    // A claim counts even if no card is left to fill the gap; otherwise existing seeds would result in other matches.
    fn counts_as_chance(order: &rules::Order, _: &[rules::ChanceOutcome]) -> bool {
        order.asks_chance()
    }

    fn is_sound(position: &rules::Position) -> bool {
        rules::invariants::broken(position).is_none()
            && rules::invariants::census(position) == rules::CardCounts::full()
    }

    fn standings(view: &rules::Position) -> Standings {
        let ranking = view.ranking();
        let standing = |&seat: &Colour| {
            let (score, mine) = (view.score(seat), view.standing(seat));
            let of = |source, points: u8| (source, i32::from(points));
            Standing {
                seat,
                points: vec![
                    of("colonies", score.colonies),
                    of("territories", score.control),
                    of("Alien City", score.city),
                    of("Alien Monument", score.monument),
                    of("Positron", score.positron),
                ],
                tie_breaks: vec![of("cards", mine.cards), of("ore", mine.ore), of("fuel", mine.fuel)],
                rank: ranking.iter().filter(|(_, other)| *other > mine).count() as u8 + 1,
                winner: view.winners[seat.index()],
            }
        };
        Standings(view.seats().iter().map(standing).collect())
    }

    fn fingerprint(position: &rules::Position) -> u64 {
        position.fingerprint()
    }

    orrery_core::forward_notation!(rules);

    fn view(position: &rules::Position, _: Option<Colour>) -> rules::Position {
        *position
    }

    fn open_view(position: &rules::Position) -> rules::Position {
        *position
    }

    fn with_view<R>(position: &rules::Position, _: Option<Colour>, look: impl FnOnce(&rules::Position) -> R) -> R {
        look(position)
    }

    fn determinize(view: &rules::Position, _: &mut RandomGenerator) -> rules::Position {
        *view
    }
}

orrery_cli::commands!(AlienFrontiers);
orrery_settings::setup_reader!(AlienFrontiers);

//! Tests that every event of the rules is shown, and that `docs/alien-frontiers/motion.md` covers each.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::system::SystemState;
use bevy::math::Rect;
use bevy::prelude::*;

use super::{Timeline, cues, span_of};
use crate::AlienFrontiersFrontend;
use crate::board::ctx::{BoardPieces, SceneContext};
use crate::board::layout::LAYOUT;
use crate::board::pieces::PieceQueries;
use crate::table::Table;
use crate::table::plan::PendingOrder;
use alien_frontiers::ai::decide;
use alien_frontiers::record::Match;
use alien_frontiers::rules::{Event, Position, Preset, Setup};
use orrery_board::motion::MotionCues;
use orrery_core::{Opponent, RandomGenerator};
use orrery_record::{Seat, SeatControl};
use orrery_table::{TablePlugin, open_match};

/// Events without a motion of their own; `docs/alien-frontiers/motion.md` gives the reasons.
const STILL: [&str; 3] = ["TurnBegan", "TurnEnded", "Gathered"];

/// Returns the table of `docs/alien-frontiers/motion.md`: each event with its whole row.
fn documented() -> BTreeMap<String, String> {
    let rows = include_str!("../../../../../../docs/alien-frontiers/motion.md")
        .lines()
        .filter_map(|line| line.strip_prefix("| `"));
    rows.filter_map(|row| Some((row.split_once('`')?.0.to_owned(), row.to_owned()))).collect()
}

/// Returns every kind of event, as listed in the source of the rules.
fn kinds() -> BTreeSet<String> {
    let source = include_str!("../../../../src/rules/event.rs");
    let (_, list) = source.split_once("pub enum Event {").expect("the list of events");
    let (list, _) = list.split_once("\n}").expect("its end");
    let names = list.lines().filter_map(|line| line.strip_prefix("    ").filter(|l| l.starts_with(char::is_uppercase)));
    names.map(|name| name.trim_end_matches([',', '{', ' ']).to_owned()).collect()
}

fn kind(event: &Event) -> String {
    let told = format!("{event:?}");
    told.split([' ', '{']).next().unwrap_or_default().to_owned()
}

/// Returns the cues of a timeline, with the pieces before and after its order.
fn alone(timeline: &Timeline, before: &BoardPieces, after: &BoardPieces, position: &Position) -> MotionCues {
    let plan = PendingOrder::default();
    let on = orrery_board::SceneContext::bare(position, &plan, after, Rect::new(0.0, 0.0, 1600.0, 900.0));
    let ctx = SceneContext { on, layout: &LAYOUT, pointed: None, previews: &[] };
    cues(timeline, before, &ctx)
}

/// Plays matches, in part at random, and calls `look` for each order with the pieces before it, its events, the pieces after it
/// and the position after it, until `look` returns true.
fn play(
    mut look: impl FnMut(&BoardPieces, &[(alien_frontiers::rules::Colour, Event)], &BoardPieces, &Position) -> bool,
) {
    for seed in 1..200 {
        let setup = Setup::plain(3, Preset::Rules2011.options());
        let seat = |&colour| Seat { colour, name: String::new(), control: SeatControl::Human };
        let seats = setup.seating.iter().map(seat).collect();
        let game = Match::deal(setup, seats, seed, None).expect("a set-up that can be played");
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TablePlugin::<AlienFrontiersFrontend>::default()));
        open_match(app.world_mut(), game);
        app.update();
        let mut eyes: SystemState<PieceQueries> = SystemState::new(app.world_mut());
        let mut tokens = eyes.get(app.world()).expect("tokens").read_pieces();
        let mut whims = RandomGenerator::new(seed);
        for _ in 0..700 {
            let position = *app.world().resource::<Table>().view();
            if position.is_over() {
                break;
            }
            let opponent = if whims.below(2) == 0 { Opponent::Random } else { Opponent::Simple };
            let order = decide(&position, opponent, u64::from(whims.below(1 << 30)));
            let count = app.world().resource::<Table>().orders_given();
            app.world_mut().write_message(crate::table::SubmitOrder::order(order));
            app.update();
            let table = app.world().resource::<Table>();
            let events =
                table.visible_events(count).into_iter().map(|event| (position.mover(), event)).collect::<Vec<_>>();
            let after = *table.view();
            let now = eyes.get(app.world()).expect("tokens").read_pieces();
            if look(&tokens, &events, &now, &after) {
                return;
            }
            tokens = now;
        }
    }
}

#[test]
fn every_event_is_documented_and_animated() {
    let documented = documented();
    let kinds = kinds();
    assert_eq!(
        documented.keys().collect::<BTreeSet<_>>(),
        kinds.iter().collect(),
        "docs/alien-frontiers/motion.md lists the events"
    );
    let mut missing = kinds.clone();
    play(|before, events, after, position| {
        let still = alone(&Timeline::default(), before, after, position);
        for one in events {
            let name = kind(&one.1);
            let alone = alone(&Timeline::new([*one], span_of), before, after, position);
            let moves = alone.own != still.own || !alone.flights.is_empty();
            assert!(moves || STILL.contains(&name.as_str()), "{name} is not shown: {one:?}");
            missing.remove(&name);
        }
        missing.is_empty()
    });
    assert!(missing.is_empty(), "never happened: {missing:?}");
    for name in STILL {
        assert!(documented[name].contains("none of its own"), "why {name} has none");
    }
}

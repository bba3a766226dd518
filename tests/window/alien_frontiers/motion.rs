//! Tests of motion over time: the pieces that move, the times, and their final places. Time advances in steps, and nothing is
//! painted.

use std::collections::BTreeMap;
use std::path::Path;

use bevy::prelude::*;
use orrery::app::Screen;
use orrery::board::BoardScene as _;
use orrery::board::{DrawnPiece, MotionActive};
use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Event, Order, Phase, Preset, Setup};
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::alien_frontiers_table::board::{HighlightedPlaces, TimedTableChange};
use orrery::games::alien_frontiers_table::table::TableChange;
use orrery::locale::text;
use orrery::record::{Seat, SeatControl};
use orrery::settings::{self, AnimationSpeed, AppFolders, InterruptionPause, OpponentPace, Settings};
use orrery::table::OrderGate;

use super::moments::first;
use crate::alien_frontiers::pilot::Program;
use orrery_pilot::keys::KeyboardDevice;
use orrery_pilot::program::FRAME;

/// Starts the program with a match between computer opponents and these motion settings.
fn watched(folder: &Path, animation: AnimationSpeed, reduced_motion: bool, seed: u64) -> Program {
    let quick = Settings {
        animation,
        reduced_motion,
        pace: OpponentPace::Instant,
        moments: InterruptionPause::Off,
        ..Settings::default()
    };
    settings::save(&AppFolders::new(Some(folder)), &quick).expect("settings can be written");
    let setup = Setup::plain(2, Preset::Rules2011.options());
    let control = SeatControl::Ai(Opponent::Simple);
    let seats = setup.seating.iter().map(|&colour: &Colour| Seat { colour, name: colour.to_string(), control });
    let game = Match::deal(setup.clone(), seats.collect(), seed, None).expect("a set-up that can be played");
    let mut program = Program::start(folder, None, None);
    program.open(game);
    program
}

/// A reader of messages of one kind, which returns those written since its last call.
struct MessageProbe<M: Message>(bevy::ecs::message::MessageCursor<M>);

impl<M: Message + Clone> MessageProbe<M> {
    fn new() -> Self {
        MessageProbe(Messages::<M>::default().get_cursor())
    }

    fn heard(&mut self, program: &Program) -> Vec<M> {
        self.0.read(program.world().resource::<Messages<M>>()).cloned().collect()
    }
}

#[test]
fn every_announcement_gets_matching_beats_in_the_same_frame() {
    for animation in [AnimationSpeed::Normal, AnimationSpeed::Double, AnimationSpeed::Off] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = watched(folder.path(), animation, false, 3);
        let (mut announced, mut beats) = (MessageProbe::<TableChange>::new(), MessageProbe::<TimedTableChange>::new());
        let mut events = 0;
        for _ in 0..600 {
            program.frames(1);
            let (told, timed) = (announced.heard(&program), beats.heard(&program));
            assert_eq!(told.len(), timed.len());
            for (one, beats) in told.iter().zip(&timed) {
                assert_eq!((one.serial, one.cause, one.mover), (beats.serial, beats.cause, beats.mover));
                assert!(one.events.iter().eq(beats.beats.iter().map(|beat| &beat.event)));
                let times = |beat: &orrery::games::alien_frontiers_table::board::TimedEvent| {
                    [beat.start, beat.lands, beat.ends]
                };
                assert!(beats.beats.iter().all(|beat| times(beat).is_sorted()));
                if animation == AnimationSpeed::Off {
                    assert!(beats.beats.iter().flat_map(times).all(|time| time == 0.0), "all at once");
                }
                events += beats.beats.len();
            }
        }
        assert!(events > 8, "{events} events at {animation:?}");
        assert!(animation != AnimationSpeed::Off || !program.world().resource::<MotionActive>().0);
    }
}

/// Returns the farthest distance that a piece may move in a frame. In the middle of a curve, a piece is up to six times as fast
/// as on average (it starts and ends slowly, and a landing has already descended by then); it also hops and recoils a little.
fn reach(piece: &DrawnPiece, speed: f32) -> f32 {
    let (duration, length) = piece.way.unwrap_or_default();
    let part = FRAME.as_secs_f32() * speed / duration.max(0.05);
    (length.max(60.0) * 6.5 * part).min(length + 70.0) + 10.0 * speed
}

/// A comparison of each frame with the previous one, which finds pieces that jump or move without cause.
struct FrameComparer {
    before: BTreeMap<u64, DrawnPiece>,
    speed: f32,
    still: usize,
    moved: usize,
}

impl FrameComparer {
    fn look(&mut self, program: &mut Program) {
        let animating = program.world().resource::<MotionActive>().0;
        let (pieces, passing) = program.shown_now();
        let pieces: BTreeMap<u64, DrawnPiece> = pieces.into_iter().map(|piece| (piece.id, piece)).collect();
        for (id, now) in &pieces {
            let Some(was) = self.before.get(id).filter(|was| was.alpha > 0.05 && now.alpha > 0.05) else { continue };
            let went = was.at.distance(now.at);
            if went > 0.5 {
                self.moved += 1;
                let way = if now.way.is_some() { now } else { was };
                assert!(way.way.is_some(), "without a cause {was:?} became {now:?}");
                assert!(went <= reach(way, self.speed), "a jump of {went} from {was:?} to {now:?}");
            }
        }
        if animating {
            self.still = 0;
        } else {
            self.still += 1;
            assert_eq!(passing, 0, "nothing passes by at rest");
            for piece in pieces.values() {
                assert!(piece.at == piece.goal && piece.way.is_none(), "at rest, but not where it lies: {piece:?}");
            }
            // The gate stays closed a moment longer than the motion, never more.
            let wait = self.still > 16;
            assert!(!wait || program.world().resource::<OrderGate>().is_open(), "waited for with nothing to see");
        }
        self.before = pieces;
    }
}

#[test]
fn pieces_never_jump_or_move_without_cause_in_a_whole_match() {
    for (reduced, frames) in [(false, usize::MAX), (true, 1500)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = watched(folder.path(), AnimationSpeed::Quadruple, reduced, 5);
        let mut watcher = FrameComparer { before: BTreeMap::new(), speed: 4.0, still: 0, moved: 0 };
        let mut seen = 0;
        while program.screen() != Screen::End && seen < frames {
            program.frames(1);
            watcher.look(&mut program);
            seen += 1;
        }
        assert!(watcher.moved > 500, "{} steps seen", watcher.moved);
    }
}

#[test]
fn motion_duration_follows_the_animation_speed() {
    let (game, moment) = first(2, |moment| moment.order == Order::Roll);
    assert_eq!(moment.before.phase, Phase::Roll);
    let mut took = Vec::new();
    for animation in [
        AnimationSpeed::Half,
        AnimationSpeed::Normal,
        AnimationSpeed::Double,
        AnimationSpeed::Quadruple,
        AnimationSpeed::Off,
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = at_moment(folder.path(), animation, game.clone());
        program.order(Order::Roll);
        let mut frames = 0;
        while program.world().resource::<MotionActive>().0 {
            program.frames(1);
            frames += 1;
        }
        took.push(FRAME.as_secs_f32() * frames as f32);
    }
    let [half, normal, double, quadruple, off] = took[..] else { unreachable!("five speeds") };
    assert!(normal < 0.9 && normal > 0.5, "a roll takes {normal} s");
    assert!((half / normal - 2.0).abs() < 0.2 && (normal / double - 2.0).abs() < 0.3, "{took:?}");
    assert!((double / quadruple - 2.0).abs() < 0.5 && off == 0.0, "{took:?}");
}

/// Starts the program with a match of people, and waits until all motion has ended.
pub fn at_moment(folder: &Path, animation: AnimationSpeed, game: Match) -> Program {
    let quick =
        Settings { animation, pace: OpponentPace::Instant, moments: InterruptionPause::Off, ..Settings::default() };
    settings::save(&AppFolders::new(Some(folder)), &quick).expect("settings can be written");
    let mut program = Program::start(folder, None, None);
    lay_out(&mut program, game);
    program
}

/// Opens a match of people and waits until all motion has ended.
pub fn lay_out(program: &mut Program, game: Match) {
    program.open(game);
    program.frames(4);
    if program.play().recap.as_ref().is_some_and(|recap| recap.hand_over) {
        KeyboardDevice::space(program);
    }
    while program.world().resource::<MotionActive>().0 {
        program.frames(1);
    }
}

#[test]
fn key_press_finishes_motion_and_takes_effect() {
    let (game, moment) = first(2, |moment| moment.order == Order::Roll);
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_moment(folder.path(), AnimationSpeed::Normal, game);
    program.order(Order::Roll);
    program.frames(3);
    assert!(program.world().resource::<MotionActive>().0, "the dice are in the air");
    // Pressing a key finishes the motion, and then has its usual effect.
    KeyboardDevice::letter(&mut program, '1');
    assert_eq!(program.plan().selected_indices().len(), 1, "the first die is picked");
    // The picked die moves a little; the dice of the roll would fly much longer.
    program.frames(24);
    assert!(!program.world().resource::<MotionActive>().0, "and all lies at rest");
    assert_ne!(program.position(), moment.before);
}

#[test]
fn click_on_a_flying_die_picks_that_die() {
    let roll = |moment: &super::moments::OrderTransition| {
        moment.order == Order::Roll && moment.after.hand().len() > 2 && moment.before.me().bay < 2
    };
    let (game, _) = first(2, roll);
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_moment(folder.path(), AnimationSpeed::Normal, game);
    program.order(Order::Roll);
    program.frames(5);
    let (pieces, _) = program.shown_now();
    let far = |piece: &&DrawnPiece| {
        piece.alpha > 0.5 && piece.way.is_some_and(|way| way.1 > 300.0) && piece.at.distance(piece.goal) > 100.0
    };
    let flying = pieces.iter().find(far).expect("a die in the air").clone();
    program.click_units(flying.at);
    let picked = program.plan().selected_indices().to_vec();
    assert_eq!(picked.len(), 1, "{}", program.report());
    let (pieces, _) = program.shown_now();
    let die = pieces.iter().find(|piece| piece.id == flying.id).expect("it lies in the tray");
    let lies = orrery::games::alien_frontiers_table::board::layout::LAYOUT
        .tray_die(picked[0], program.position().hand().len().into())
        .0;
    assert!(die.goal.distance(lies) < 8.0, "it is the one that was clicked: {die:?}");
}

#[test]
fn final_motion_is_shown_before_the_score_screen() {
    let (game, moment) = first(2, |moment| moment.after.is_over());
    assert!(moment.events.iter().any(|event| matches!(event, Event::GameOver { .. })));
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_moment(folder.path(), AnimationSpeed::Normal, game.clone());
    program.order(moment.order);
    program.frames(2);
    assert_eq!(program.screen(), Screen::Match, "first the last colony lands");
    let mut frames = 2;
    while program.screen() == Screen::Match {
        program.frames(1);
        frames += 1;
    }
    assert_eq!(program.screen(), Screen::End);
    assert!((30..400).contains(&frames), "{frames} frames");
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_moment(folder.path(), AnimationSpeed::Normal, game);
    program.order(moment.order);
    program.frames(2);
    KeyboardDevice::space(&mut program);
    assert_eq!(program.screen(), Screen::End, "a key finishes it");
    the_key_of_the_match_starts_nothing(&mut program);
}

/// Asserts that at the end of a match, Enter and the key that continued the match finish the counting and then have no effect.
/// Keyboard focus begins at the review, and another match has to be requested twice.
fn the_key_of_the_match_starts_nothing(program: &mut Program) {
    let given = program.entries();
    for _ in 0..20 {
        KeyboardDevice::space(program);
        KeyboardDevice::enter(program);
    }
    assert_eq!((program.screen(), program.entries()), (Screen::End, given));
    assert!(program.overlays().is_empty(), "{:?}", program.overlays());
    assert!(program.play().counting.is_none(), "the points are counted");
    assert!(program.play().closing.headline.is_some(), "{:?}", program.play().closing);
    KeyboardDevice::tab(program);
    assert_eq!(program.focused().map(|widget| widget.label), Some(text("ui-review-open")));
    KeyboardDevice::focus(program, "the rematch", |widget| widget.label == text("ui-rematch"));
    for _ in 0..12 {
        KeyboardDevice::enter(program);
    }
    assert_eq!((program.screen(), program.entries()), (Screen::End, given), "more key presses start nothing");
}

#[test]
fn die_dropped_on_a_forbidden_dock_gets_a_reason() {
    let waits = |moment: &super::moments::OrderTransition| {
        let hand = moment.before.hand();
        moment.before.phase == Phase::Orders
            && !hand.is_empty()
            && hand.relic().is_none()
            && hand.iter().all(|die| die.0 < 6)
    };
    let (game, _) = first(2, waits);
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_moment(folder.path(), AnimationSpeed::Off, game);
    let before = program.position();
    let (die, _) =
        orrery::games::alien_frontiers_table::board::layout::LAYOUT.tray_die(0, usize::from(before.hand().len()));
    let berth = orrery::games::alien_frontiers_table::board::layout::LAYOUT
        .docks(orrery::games::alien_frontiers::rules::Facility::TerraformingStation, 0)[0]
        .0
        .center();
    program.drag_units(die, berth);
    assert_eq!(program.position(), before);
    let told = program.play().refused.as_ref().map(|(hint, _)| hint.words.clone());
    assert!(told.is_some_and(|words| words.len() > 10), "why a six is needed; {}", program.report());
}

#[test]
fn recap_is_stepped_by_tab_and_closed_by_other_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let quick = Settings {
        animation: AnimationSpeed::Off,
        pace: OpponentPace::Instant,
        moments: InterruptionPause::Off,
        ..Settings::default()
    };
    settings::save(&AppFolders::new(Some(folder.path())), &quick).expect("settings can be written");
    let setup = Setup::plain(2, Preset::Rules2011.options());
    let controls = [SeatControl::Human, SeatControl::Ai(Opponent::Simple)].into_iter();
    let seat = |(&colour, control): (&Colour, SeatControl)| Seat { colour, name: colour.to_string(), control };
    let seats = setup.seating.iter().zip(controls).map(seat).collect();
    let game = Match::deal(setup.clone(), seats, 3, None).expect("a set-up that can be played");
    let mut program = Program::start(folder.path(), None, None);
    program.open(game);
    program.until("a recap", |program| {
        let told = program.play().recap.as_ref().is_some_and(|recap| !recap.lines.is_empty());
        if !told && program.human_may_order() {
            let orders = {
                let mut all = Vec::new();
                orrery::games::alien_frontiers::rules::legal(&program.position(), &mut all);
                all
            };
            let next = if orders.contains(&Order::Roll) {
                Order::Roll
            } else {
                orders.into_iter().find(|o| *o == Order::End).unwrap_or(Order::End)
            };
            program.order(next);
        }
        told
    });
    program.frames(3);
    let lines = program.play().recap.as_ref().map_or(0, |recap| recap.lines.len());
    assert!(program.world().resource::<HighlightedPlaces>().0.is_empty());
    KeyboardDevice::tab(&mut program);
    assert_eq!(program.play().recap.as_ref().and_then(|recap| recap.at), Some(0));
    let spots = program.play().recap.as_ref().map(|recap| recap.lines[0].spots.clone()).unwrap_or_default();
    program.frames(2);
    let shown = program.world().resource::<HighlightedPlaces>().0.clone();
    let named: Vec<_> = shown.into_iter().map(AlienFrontiersFrontend::anchor_id).collect();
    assert_eq!(named, spots, "shown on the board");
    assert!(lines > 0 && !spots.is_empty(), "the opponent docked somewhere");
    KeyboardDevice::space(&mut program);
    assert!(program.play().recap.is_none(), "an order puts it away");
    assert_eq!(program.position().phase, Phase::Orders, "and was given");
    program.frames(2);
    assert!(program.world().resource::<HighlightedPlaces>().0.is_empty());
}

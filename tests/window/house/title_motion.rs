//! Tests of motion and sound on the title screen: at the start, at rest, and on the way into a match and back.

use std::path::Path;
use std::time::Duration;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use orrery::app::title::{IdleMotionAllowed, TitleGameInfo, TitleGameList};
use orrery::app::{Screen, UiRequest};
use orrery::board::{BackdropScreen, Emblem, MotionActive, TitleOrrery, lines_now};
use orrery::core::GameKey;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::panels::{OrreryRotationRequest, Overlay, ScreenRequest, UiIntent};
use orrery::record::SeatControl;
use orrery::settings::{self, AnimationSpeed, AppFolders, Settings};
use orrery::sound::{PlaySound, SoundCue};

use crate::alien_frontiers::table::match_of;
use crate::house::pilot::Program;
use orrery_pilot::keys::KeyboardDevice;

/// Starts the program, and waits until its title is at rest with the arms extended.
fn at_rest(folder: &Path, chosen: Settings) -> Program {
    settings::save(&AppFolders::new(Some(folder)), &chosen).expect("settings can be written");
    let mut program = Program::start(folder, None, None);
    program.until("the arms have run out", |program| !instrument(program).moves());
    program.frames(3);
    program
}

fn moving() -> Settings {
    Settings { animation: AnimationSpeed::Normal, ..Settings::default() }
}

fn reduced() -> Settings {
    Settings { reduced_motion: true, ..moving() }
}

fn instrument(program: &Program) -> &TitleOrrery {
    program.world().resource::<TitleOrrery>()
}

/// Returns the time for which the program sleeps at rest, or `None` while it draws continuously.
fn sleep(program: &Program) -> Option<Duration> {
    match program.world().resource::<WinitSettings>().focused_mode {
        UpdateMode::Reactive { wait, .. } => Some(wait),
        UpdateMode::Continuous => None,
    }
}

/// Returns the values of the orrery that change at rest: the phase, the rays, and the drift of one body.
fn lively(program: &Program) -> (u32, f32, f32) {
    let instrument = instrument(program);
    (instrument.phase(), instrument.rays(), instrument.drift(1))
}

#[test]
fn resting_title_is_still_without_a_graphics_card() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_rest(folder.path(), moving());
    assert_eq!(
        *program.world().resource::<IdleMotionAllowed>(),
        IdleMotionAllowed(false),
        "there is no graphics card here"
    );
    let (before, sleeps) = (lively(&program), sleep(&program).expect("it rests"));
    assert!(sleeps >= Duration::from_secs(10), "{sleeps:?}");
    // 750 frames are twelve seconds.
    program.frames(750);
    assert_eq!(lively(&program), before);
    assert_eq!(sleep(&program), Some(sleeps));
}

#[test]
fn resting_title_moves_with_a_graphics_card() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_rest(folder.path(), moving());
    let before = lively(&program);
    program.world_mut().insert_resource(IdleMotionAllowed(true));
    program.frames(300);
    let after = lively(&program);
    assert!(before.0 != after.0 && before.1 != after.1 && before.2 != after.2, "{before:?} {after:?}");
    assert_eq!(sleep(&program), Some(Duration::from_millis(200)), "five pictures a second");
    assert!(!program.world().resource::<MotionActive>().0, "it is at rest all the same");
    program.ask(UiIntent::Open(Overlay::Options));
    let before = lively(&program);
    program.frames(300);
    assert_eq!(lively(&program), before, "nobody looks at it behind a dialogue");
    assert!(sleep(&program).is_some_and(|sleep| sleep >= Duration::from_secs(10)));
}

#[test]
fn reduced_motion_keeps_the_title_still() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_rest(folder.path(), reduced());
    program.world_mut().insert_resource(IdleMotionAllowed(true));
    let before = lively(&program);
    program.frames(300);
    assert_eq!(lively(&program), before);
    program.open(match_of(2, 1, |_| SeatControl::Human));
    assert_eq!(instrument(&program).inside(), None);
    program.ask(UiIntent::Go(ScreenRequest::Title));
    assert_eq!((program.screen(), instrument(&program).inside()), (Screen::Title, None));
}

#[test]
fn sunrise_plays_once_at_start_without_blocking_input() {
    let folder = tempfile::tempdir().expect("a folder");
    settings::save(&AppFolders::new(Some(folder.path())), &moving()).expect("settings can be written");
    let mut program = Program::start_at_once(folder.path());
    assert!(instrument(&program).sunrise() < 1.0 && instrument(&program).moves());
    assert!(instrument(&program).described_body().1 >= 1.0, "words and keys are there at once");
    KeyboardDevice::enter(&mut program);
    assert_eq!(program.screen(), Screen::Setup, "and can be used at once");
    program.ask(UiIntent::Go(ScreenRequest::Title));
    program.until("the arms have run out", |program| !instrument(program).moves());
    assert!(instrument(&program).sunrise() >= 1.0);
    program.open(match_of(2, 1, |_| SeatControl::Human));
    program.ask(UiIntent::Go(ScreenRequest::Title));
    assert!(instrument(&program).sunrise() >= 1.0, "never on the way back from a match");
}

#[test]
fn lens_flight_runs_both_ways_and_a_key_ends_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_rest(folder.path(), moving());
    program.open(match_of(2, 1, |_| SeatControl::Human));
    assert_eq!(program.screen(), Screen::Match);
    let mut seen = Vec::new();
    for _ in 0..60 {
        seen.extend(instrument(&program).inside());
        program.frames(1);
    }
    assert!(seen.len() > 20 && seen.is_sorted(), "{seen:?}");
    assert!(seen[0] < 0.2 && seen[seen.len() - 1] > 0.8, "{seen:?}");
    assert_eq!(instrument(&program).inside(), None, "after 0.6 seconds it is there");
    program.ask(UiIntent::Go(ScreenRequest::Title));
    assert_eq!(program.screen(), Screen::Title);
    let first = instrument(&program).inside().expect("it comes back");
    program.frames(8);
    let second = instrument(&program).inside().expect("it is on its way");
    assert!(second < first && first > 0.5, "{first} {second}");
    KeyboardDevice::down(&mut program);
    assert_eq!(instrument(&program).inside(), None, "a key finishes what moves");
}

#[test]
fn title_turn_plays_ratchet_catch_and_chord() {
    let heard_in = |chosen: Settings, frames: usize| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut program = at_rest(folder.path(), chosen);
        let toy = TitleGameInfo { key: GameKey::new("toy"), players: 2..=3, emblem: Emblem::Plain, plays: false };
        program.world_mut().resource_mut::<TitleGameList>().0.push(toy);
        program.frames(3);
        let mut ear: MessageCursor<PlaySound> = program.world().resource::<Messages<PlaySound>>().get_cursor_current();
        let mut heard = Vec::new();
        program.world_mut().write_message(UiRequest(UiIntent::Turn(OrreryRotationRequest::By(1))));
        for frame in 0..frames {
            program.frames(1);
            heard.extend(ear.read(program.world().resource::<Messages<PlaySound>>()).map(|ring| (frame, ring.0)));
        }
        heard.retain(|(_, cue)| *cue != SoundCue::HOVER);
        heard
    };
    let chord = SoundCue::chord(orrery::games::GAMES.all().nth(1).expect("a second game").key);
    let heard = heard_in(moving(), 90);
    assert_eq!(heard.iter().map(|one| one.1).collect::<Vec<_>>(), [SoundCue::RATCHET, SoundCue::DETENT, chord]);
    assert!(heard[0].0 < 3 && (50..70).contains(&heard[1].0), "0.9 seconds lie between them: {heard:?}");
    let still = heard_in(reduced(), 20);
    let still: Vec<SoundCue> = still.iter().map(|one| one.1).collect();
    assert_eq!(still, [SoundCue::DETENT, chord], "what does not turn does not whirr");
}

#[test]
fn each_selected_game_plays_its_own_chord() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_rest(folder.path(), reduced());
    let games: Vec<GameKey> = program.world().resource::<TitleGameList>().0.iter().map(|card| card.key).collect();
    let mut chords = Vec::new();
    for &game in games.iter().cycle().skip(1).take(games.len()) {
        let mut ear: MessageCursor<PlaySound> = program.world().resource::<Messages<PlaySound>>().get_cursor_current();
        program.world_mut().write_message(UiRequest(UiIntent::Turn(OrreryRotationRequest::To(game))));
        let mut heard = Vec::new();
        for _ in 0..20 {
            program.frames(1);
            heard.extend(ear.read(program.world().resource::<Messages<PlaySound>>()).map(|ring| ring.0));
        }
        assert!(heard.contains(&SoundCue::chord(game)), "{game}: {heard:?}");
        chords.push(SoundCue::chord(game).name());
    }
    chords.push(SoundCue::chord(GameKey::new("toy")).name());
    let count = chords.len();
    chords.sort_unstable();
    chords.dedup();
    assert_eq!(chords.len(), count, "no two sound alike, and none like a game without one: {chords:?}");
}

#[test]
fn board_text_never_appears_over_the_leaving_title() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = at_rest(folder.path(), moving());
    orrery::app::open::<AlienFrontiersFrontend>(program.world_mut(), match_of(2, 3, |_| SeatControl::Human));
    let mut written = Vec::new();
    for frame in 0..12 {
        program.frames(1);
        let lines = lines_now(program.world_mut()).len();
        let left = *program.world().resource::<BackdropScreen>() == BackdropScreen::Table;
        assert!(left || lines == 0, "{lines} lines of the board in frame {frame}, still on the title");
        written.push(lines);
    }
    assert!(written.last().is_some_and(|&lines| lines > 20), "the board is written: {written:?}");
}

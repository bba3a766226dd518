//! Tests of sound without speakers: of the files as the program decodes them, and of the sounds requested at each time.

use orrery::games::SETUPS;
use orrery::games::alien_frontiers_table::AlienFrontiersFrontend;
use orrery::games::contraband_table::ContrabandFrontend;
use orrery::games::far_space_foundry_table::FarSpaceFoundryFrontend;
use orrery::games::starship_catan_table::StarshipCatanFrontend;
use orrery::sound::GameSounds;
use std::collections::BTreeMap;
use std::time::Duration;

use bevy::asset::AssetPlugin;
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use orrery::core::Colour;
use orrery::core::Opponent;
use orrery::games::alien_frontiers::record::Match;
use orrery::games::alien_frontiers::rules::{Event, Preset, Setup};
use orrery::games::alien_frontiers_table::sound::cue;
use orrery::games::alien_frontiers_table::table::TableChange;
use orrery::games::starship_catan_table::sound::cue as starship;
use orrery::panels::UiIntent;
use orrery::record::{Seat, SeatControl};
use orrery::settings::{self, AnimationSpeed, AppFolders, InterruptionPause, OpponentPace, Settings, Volumes};
use orrery::sound::{
    FILES, MANIFEST, PlaySound, SoundCue, SoundOutput, SoundOutputPlugin, SoundPlayback, SoundPlugin, SoundStarted,
    decode,
};
use orrery::synth::{self, Clip, LoadScope, dsp, measure};

use crate::house::pilot::Program;

/// Returns the decoded sound of a file.
fn played(name: &str) -> Clip {
    let bytes = FILES.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{name} is carried")).1;
    let sound = decode(name, bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut clip = Clip::new(sound.sample_rate, 0.0);
    clip.left = sound.frames.iter().map(|frame| frame.left).collect();
    clip.right = sound.frames.iter().map(|frame| frame.right).collect();
    clip
}

#[test]
fn every_listed_sound_is_embedded_and_has_a_cue() {
    let carried: Vec<String> = FILES.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(carried, MANIFEST.files());
    let all = [
        SoundCue::HOUSE,
        AlienFrontiersFrontend::CUES,
        ContrabandFrontend::CUES,
        FarSpaceFoundryFrontend::CUES,
        StarshipCatanFrontend::CUES,
    ]
    .concat();
    let mut cues: Vec<&str> = all.iter().map(|cue| cue.name()).collect();
    let chords = orrery::games::GAMES.all().map(|game| SoundCue::chord(game.key));
    cues.extend(chords.filter(|&chord| chord != SoundCue::TITLE).map(SoundCue::name));
    cues.sort_unstable();
    assert!(MANIFEST.effects.keys().map(String::as_str).eq(cues), "every effect has its cue and every cue its effect");
}

#[test]
fn sound_files_have_shared_or_per_game_paths() {
    let files =
        ["button-1", "music-pad", "turn-own-1", "die-6", "dock-lunar-mine-1", "half-beta-1", "steel-4", "sky-2-1"];
    let places = files.map(|file| MANIFEST.place(file));
    let expected = [
        "house/sound/button-1.ogg",
        "house/sound/music-pad.ogg",
        "house/sound/turn-own-1.ogg",
        "alien-frontiers/sound/die-6.ogg",
        "alien-frontiers/sound/dock-lunar-mine-1.ogg",
        "far-space-foundry/sound/half-beta-1.ogg",
        "starship-catan/sound/steel-4.ogg",
        "starship-catan/sound/sky-2-1.ogg",
    ];
    assert_eq!(places, expected);
}

#[test]
fn sound_files_match_listed_length_and_level() {
    // The decoded sizes in bytes, by the time of loading. The shared sounds are always loaded; in addition, either the chords of
    // the title or the sounds of one game are.
    let mut bytes: BTreeMap<Option<&str>, usize> = BTreeMap::new();
    for (name, entry) in &MANIFEST.effects {
        for number in 1..=entry.variants {
            let file = format!("{name}-{number}");
            let clip = played(&file);
            let told = measure(&clip);
            let lies = match MANIFEST.ready(&file) {
                LoadScope::Always => None,
                LoadScope::OnTitle => Some("title"),
                LoadScope::In(game) => Some(game),
            };
            *bytes.entry(lies).or_default() += clip.len() * 8;
            assert!((told.seconds - entry.seconds).abs() < 0.005, "{name}-{number}: {told:?}");
            assert!((told.loudest - entry.level).abs() < 1.5, "{name}-{number}: {told:?}, listed {}", entry.level);
            assert!(told.peak < -1.0, "{name}-{number} clips: {told:?}");
        }
    }
    for (name, layer) in &MANIFEST.music.layers {
        let clip = played(&format!("music-{name}"));
        let told = measure(&clip);
        *bytes.entry(None).or_default() += clip.len() * 8;
        assert_eq!(clip.len(), dsp::samples(layer.rate, MANIFEST.music.seconds), "{name}");
        assert!((told.level - layer.level).abs() < 1.0 && told.peak < -1.0, "{name}: {told:?}");
        assert!(told.seam <= 1.0, "{name} clicks where it closes: {told:?}");
    }
    let house = bytes.remove(&None).unwrap_or_default();
    assert!(
        bytes.values().all(|own| house + own <= 30_000_000),
        "{house} bytes lie decoded, and of one game {bytes:?}"
    );
}

/// Returns the similarity of two sounds: 1 for identical ones, and less for others. The codec may shift a sound by a few samples.
fn likeness(a: &[f32], b: &[f32]) -> f32 {
    let dot = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f32>();
    let shifted = |by: usize| dot(&a[by..], b).max(dot(a, &b[by..])) / (dot(a, a) * dot(b, b)).sqrt();
    (0..4).map(shifted).fold(0.0, f32::max)
}

#[test]
fn sound_files_match_their_recipes() {
    for (name, variant) in
        [("die", 2), ("dock-lunar-mine", 0), ("turn-own", 0), ("refused", 1), ("brass-pirates", 0), ("kiln", 0)]
    {
        let made = synth::effect(&MANIFEST, name, variant).expect("there is a recipe");
        let file = played(&format!("{name}-{}", variant + 1));
        let alike = likeness(&made.left, &file.left);
        assert!(alike > 0.95, "{name}: {alike}; render the files again with `orrery synth assets`");
    }
}

/// Runs a match among opponents for `frames` frames. Returns the sounds that were started, each with the index of its frame, and
/// the events of the match.
fn listened(animation: AnimationSpeed, frames: usize) -> (Vec<(usize, SoundPlayback)>, Vec<Event>) {
    let folder = tempfile::tempdir().expect("a folder");
    let quick =
        Settings { animation, pace: OpponentPace::Instant, moments: InterruptionPause::Off, ..Settings::default() };
    settings::save(&AppFolders::new(Some(folder.path())), &quick).expect("settings can be written");
    let setup = Setup::plain(3, Preset::Rules2011.options());
    let control = SeatControl::Ai(Opponent::Simple);
    let seats = setup.seating.iter().map(|&colour: &Colour| Seat { colour, name: colour.to_string(), control });
    let game = Match::deal(setup.clone(), seats.collect(), 5, None).expect("a set-up that can be played");
    let mut program = Program::start(folder.path(), None, None);
    program.open(game);
    let (mut heard, mut events) = (Vec::new(), Vec::new());
    let mut ear = Messages::<SoundStarted>::default().get_cursor();
    let mut told: MessageCursor<TableChange> = Messages::<TableChange>::default().get_cursor();
    for frame in 0..frames {
        program.frames(1);
        heard.extend(ear.read(program.world().resource::<Messages<SoundStarted>>()).map(|one| (frame, one.0)));
        events.extend(told.read(program.world().resource()).flat_map(|one: &TableChange| one.events.clone()));
    }
    (heard, events)
}

#[test]
fn game_events_play_their_sounds() {
    let (heard, events) = listened(AnimationSpeed::Normal, 1500);
    let count = |cue: SoundCue| heard.iter().filter(|(_, sounded)| sounded.cue == cue).count();
    let rolls = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
    assert!(rolls > 2, "{rolls} rolls");
    assert!(count(cue::DIE) > rolls * 3, "{} touches of dice in {rolls} rolls", count(cue::DIE));
    for event in &events {
        if let Event::Docked { facility, .. } = event {
            assert!(count(cue::dock(*facility)) > 0, "nothing is heard at {facility:?}");
        }
    }
    let dice: Vec<&SoundPlayback> = heard.iter().filter(|(_, s)| s.cue == cue::DIE).map(|(_, s)| s).collect();
    assert!(dice.windows(2).all(|pair| pair[0].variant != pair[1].variant), "the same die twice in a row");
    assert!(dice.windows(2).any(|pair| pair[0].pitch != pair[1].pitch), "no die sounds like the next");
    let entry = cue::DIE.entry();
    assert!(dice.iter().all(|die| (die.pitch - 1.0).abs() <= entry.pitch && die.gain <= entry.gain));
}

#[test]
fn sounds_do_not_pile_up_without_animation() {
    let (heard, _) = listened(AnimationSpeed::Off, 600);
    assert!(heard.len() > 10, "{} sounds", heard.len());
    // 19 frames of 16 ms are 0.3 s.
    let mut begun: BTreeMap<usize, usize> = BTreeMap::new();
    heard.iter().for_each(|(frame, _)| *begun.entry(*frame).or_default() += 1);
    for &frame in begun.keys() {
        let crowd: usize = begun.range(frame..frame + 19).map(|(_, count)| count).sum();
        assert!(crowd <= 10, "{crowd} sounds within 0.3 s of frame {frame}");
    }
}

#[test]
fn repeated_sounds_are_limited_and_important_ones_kept() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, SoundPlugin));
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)));
    app.world_mut().write_message_batch([PlaySound(SoundCue::HOVER); 40]);
    app.world_mut().write_message_batch([PlaySound(SoundCue::BUTTON), PlaySound(SoundCue::VICTORY)]);
    app.update();
    let heard: Vec<SoundCue> =
        app.world_mut().resource_mut::<Messages<SoundStarted>>().drain().map(|one| one.0.cue).collect();
    assert_eq!(heard.iter().filter(|cue| **cue == SoundCue::HOVER).count(), SoundCue::HOVER.entry().voices);
    assert!(heard.contains(&SoundCue::VICTORY) && heard.contains(&SoundCue::BUTTON));
}

/// A sound at another pitch is the same sound: its limit of simultaneous voices applies, and it is reported once.
#[test]
fn raised_sound_plays_faster_and_shares_its_voice_limit() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, SoundPlugin));
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)));
    let engines = [4, -4, 12].map(|semitones| PlaySound(starship::ENGINE.raised(semitones)));
    app.world_mut().write_message_batch(engines);
    app.update();
    let heard: Vec<SoundPlayback> =
        app.world_mut().resource_mut::<Messages<SoundStarted>>().drain().map(|one| one.0).collect();
    let entry = starship::ENGINE.entry();
    assert_eq!(heard.len(), entry.voices, "{heard:?}");
    assert!(heard[0].pitch > 1.2 && heard[1].pitch < 0.8, "{heard:?}");
    assert_eq!(starship::ENGINE.raised(12).pace(), 2.0);
}

#[test]
fn command_line_mute_is_not_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    // Like every program of these tests, this one is started with `--mute`.
    let mut program = Program::start(folder.path(), None, None);
    let changed = Settings { volume: Volumes { master: 40, ..Volumes::default() }, ..Settings::default() };
    program.ask(UiIntent::Settings(Box::new(changed)));
    let saved = settings::load(&AppFolders::new(Some(folder.path())), &SETUPS).0;
    assert_eq!((saved.volume.master, saved.mute), (40, false));
}

#[test]
fn sound_output_settles_with_or_without_a_device() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), SoundPlugin, SoundOutputPlugin));
    // Tests run silently.
    let hushed = Settings { volume: Volumes { master: 0, ..Volumes::default() }, ..Settings::default() };
    app.insert_resource(Settings { mute: true, ..hushed.clone() });
    app.update();
    let settled = |app: &App| {
        let output = app.world().resource::<SoundOutput>();
        output.is_ready() || output.is_absent()
    };
    assert!(!settled(&app), "what is muted is not made ready");
    app.insert_resource(hushed);
    for _ in 0..6000 {
        app.world_mut().write_message(PlaySound(SoundCue::BUTTON));
        app.update();
        if settled(&app) {
            return;
        }
        std::thread::park_timeout(Duration::from_millis(10));
    }
    panic!("neither a device nor none");
}

//! Plays what is to be heard, on the device of the system. Without a device nothing here does anything.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::PrimaryWindow;
use bevy_kira_audio::AudioSystemSet;
use bevy_kira_audio::prelude::*;

use super::Listen;
use super::cue::MANIFEST;
use super::files::FILES;
use super::listen::{Heard, Mood, Nearness};
use super::music::{LAYERS, Mix, SILENCE, Scene, mix, strength};
use orrery_settings::Settings;
use orrery_synth::{self as synth, Ready};
use orrery_table::MatchNow;

/// The channel of the effects.
#[derive(Resource)]
struct Effects;

/// The channel of the music.
#[derive(Resource)]
struct Layers;

/// Seconds a layer takes to come and to go.
const COMES: f32 = 2.0;
const GOES: f32 = 4.5;
/// Seconds a change of volume, muting among them, takes.
const QUICK: f32 = 0.25;
/// Frames until what was asked to play must have begun where there is a device.
const PROBED: u32 = 3;

/// The files, decoded.
type Decoded = Vec<(&'static str, StaticSoundData)>;

/// How far the output has come.
#[derive(Default)]
enum Stage {
    /// Nothing was tried.
    #[default]
    New,
    /// Something silent plays, to see whether there is a device.
    Probing(Handle<AudioInstance>, u32),
    /// The files are decoded.
    Decoding(Task<Decoded>),
    /// Everything can be played.
    Ready,
    /// There is no device.
    Absent,
}

/// The output and what it plays.
#[derive(Resource, Default)]
pub struct Output {
    stage: Stage,
    sources: BTreeMap<&'static str, Handle<AudioSource>>,
    /// Which of them lie there beside those that always do.
    beside: Option<Ready>,
    /// Others in their place, being decoded.
    coming: Option<(Ready, Task<Decoded>)>,
    layers: Vec<Handle<AudioInstance>>,
    /// How strongly each layer was told to be heard last; nothing while it pauses.
    told: Option<Mix>,
    turn: Option<(usize, f32)>,
}

impl Output {
    /// Whether frames are needed: sounds are being made ready.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        matches!(self.stage, Stage::Probing(..) | Stage::Decoding(_)) || self.coming.is_some()
    }

    /// Whether everything can be played.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        matches!(self.stage, Stage::Ready)
    }

    /// Whether there is a device, as far as is known.
    #[must_use]
    pub fn is_absent(&self) -> bool {
        matches!(self.stage, Stage::Absent)
    }
}

/// The sounds on the device. Needs the engine's assets and tasks; add it before the program's own plugins.
pub struct OutputPlugin;

impl Plugin for OutputPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(AudioPlugin)
            .add_audio_channel::<Effects>()
            .add_audio_channel::<Layers>()
            .init_resource::<Output>()
            .add_message::<Heard>()
            .add_systems(
                PostUpdate,
                (make_ready, follow_game, play, play_music)
                    .chain()
                    .after(Listen)
                    .before(AudioSystemSet::PlayTypedChannels),
            );
    }
}

/// Finds out whether there is a device, and decodes the files of the house beside the frames if so; nothing while sound is off.
fn make_ready(
    mut output: ResMut<Output>,
    settings: Res<Settings>,
    effects: Res<AudioChannel<Effects>>,
    instances: Res<Assets<AudioInstance>>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    let next = match std::mem::take(&mut output.stage) {
        Stage::New if settings.mute => Stage::New,
        Stage::New => {
            let frames = vec![Frame::ZERO; 64].into();
            let silence =
                StaticSoundData { sample_rate: 22_050, frames, settings: StaticSoundSettings::new(), slice: None };
            Stage::Probing(effects.play(sources.add(AudioSource { sound: silence })).handle(), 0)
        }
        Stage::Probing(probe, _) if instances.contains(&probe) => {
            Stage::Decoding(AsyncComputeTaskPool::get().spawn(async { decoded(Ready::Always) }))
        }
        // The engine's plugin has said in the log why there is no device.
        Stage::Probing(_, frames) if frames >= PROBED => Stage::Absent,
        Stage::Probing(probe, frames) => Stage::Probing(probe, frames + 1),
        Stage::Decoding(mut task) => match block_on(poll_once(&mut task)) {
            Some(done) => {
                output.sources = done.into_iter().map(|(n, sound)| (n, sources.add(AudioSource { sound }))).collect();
                Stage::Ready
            }
            None => Stage::Decoding(task),
        },
        done => done,
    };
    output.stage = next;
}

/// Decodes the sounds of the game of which a match was opened, or the chords of the title where none is, beside the frames, and lets
/// those before go: what lies decoded takes room, and one game is heard at a time.
fn follow_game(mut output: ResMut<Output>, now: Option<Res<MatchNow>>, mut sources: ResMut<Assets<AudioSource>>) {
    if !output.is_ready() {
        return;
    }
    let wanted = now.map_or(Ready::OnTitle, |now| Ready::In(now.key.word()));
    if let Some((whose, mut task)) = output.coming.take() {
        match block_on(poll_once(&mut task)) {
            Some(done) => {
                output.sources.retain(|name, _| MANIFEST.ready(name) == Ready::Always);
                output.sources.extend(done.into_iter().map(|(name, sound)| (name, sources.add(AudioSource { sound }))));
                output.beside = Some(whose);
            }
            None => output.coming = Some((whose, task)),
        }
    } else if output.beside != Some(wanted) {
        output.coming = Some((wanted, AsyncComputeTaskPool::get().spawn(async move { decoded(wanted) })));
    }
}

/// Every file that lies ready then and decodes; what does not is named in the log and stays silent.
fn decoded(when: Ready) -> Decoded {
    let file = |&(name, own): &(&'static str, &'static [u8])| {
        let fits = |bytes: &[u8]| decode(name, bytes.to_owned()).map(drop);
        let sound = match orrery_core::loose::bytes(&MANIFEST.place(name), fits) {
            Some(bytes) => decode(name, bytes),
            None => decode(name, own),
        };
        match sound {
            Ok(sound) => Some((name, sound)),
            Err(error) => {
                warn!("the sound {name} cannot be decoded, it stays silent: {error}");
                None
            }
        }
    };
    let is_wanted = |(name, _): &&(&'static str, _)| MANIFEST.ready(name) == when;
    FILES.iter().filter(is_wanted).filter_map(file).collect()
}

/// One file as the game plays it: of the music only the loop, without the margins of the coder.
///
/// # Errors
/// Why it cannot be decoded, or that it is music of the wrong length.
pub fn decode(name: &str, bytes: impl AsRef<[u8]> + Send + Sync + 'static) -> Result<StaticSoundData, String> {
    let mut sound = StaticSoundData::from_cursor(Cursor::new(bytes)).map_err(|error| error.to_string())?;
    if name.starts_with("music-") {
        let music = &MANIFEST.music;
        let first = synth::dsp::samples(sound.sample_rate, music.margin);
        let length = synth::dsp::samples(sound.sample_rate, music.seconds);
        let frames = sound.frames.get(first..first + length);
        sound.frames = frames.ok_or_else(|| format!("it is shorter than {} s", music.seconds + music.margin))?.into();
        sound = sound.loop_region(..);
    }
    Ok(sound)
}

/// Whether nothing is to be heard now.
fn silent(settings: &Settings, window: Option<&Window>) -> bool {
    settings.mute || (settings.mute_unfocused && window.is_some_and(|window| !window.focused))
}

/// The volume of a part in decibels, from percent of the whole and of the part.
fn volume(settings: &Settings, part: u8) -> f32 {
    strength(f32::from(settings.volume.master) / 100.0) + strength(f32::from(part) / 100.0)
}

fn play(
    mut heard: MessageReader<Heard>,
    output: Res<Output>,
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    channel: Res<AudioChannel<Effects>>,
) {
    let loud = volume(&settings, settings.volume.effects);
    let off = silent(&settings, window.single().ok()) || loud <= SILENCE;
    for Heard(sounded) in heard.read() {
        let name = format!("{}-{}", sounded.cue.name(), sounded.variant);
        let Some(source) = output.sources.get(name.as_str()).filter(|_| !off) else { continue };
        channel
            .play(source.clone())
            .with_volume(loud + sounded.gain)
            .with_playback_rate(f64::from(sounded.pitch))
            .with_panning(sounded.side);
    }
}

/// What the music answers now.
fn scene(
    now: Option<&MatchNow>,
    (nearness, mood): (Nearness, Mood),
    turn: &mut Option<(usize, f32)>,
    passed: f32,
) -> Scene {
    let Some(now) = now else {
        *turn = None;
        return Scene::Title;
    };
    if now.seen_over {
        return Scene::Over;
    }
    let in_turn = match turn {
        Some((known, seconds)) if *known == now.began => {
            *seconds += passed;
            *seconds
        }
        _ => {
            *turn = Some((now.began, 0.0));
            0.0
        }
    };
    Scene::Match { own_turn: now.local, in_turn, nearness: nearness.0, mood: mood.0 }
}

fn play_music(
    mut output: ResMut<Output>,
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    now: Option<Res<MatchNow>>,
    (nearness, mood): (Res<Nearness>, Res<Mood>),
    time: Res<Time<Real>>,
    channel: Res<AudioChannel<Layers>>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    if !matches!(output.stage, Stage::Ready) {
        return;
    }
    let wanted = mix(scene(now.as_deref(), (*nearness, *mood), &mut output.turn, time.delta_secs()));
    let loud = volume(&settings, settings.volume.music);
    let off = silent(&settings, window.single().ok()) || loud <= SILENCE;
    let volumes = wanted.map(|part| (strength(part) + loud).max(SILENCE));
    if output.layers.is_empty() {
        if !off {
            start(&mut output, &channel, volumes);
        }
        return;
    }
    match (off, output.told) {
        (true, None) => {}
        (true, Some(_)) => {
            for handle in &output.layers {
                if let Some(mut layer) = instances.get_mut(handle) {
                    layer.pause(tween(QUICK));
                }
            }
            output.told = None;
        }
        (false, Some(before)) if before == volumes => {}
        (false, before) => {
            let by_hand = before.is_none() || settings.is_changed();
            fade(&output.layers, &mut instances, before.unwrap_or([SILENCE; 4]), volumes, by_hand);
            output.told = Some(volumes);
        }
    }
}

/// Brings layers in and out. What is not heard pauses, so that it costs nothing, and comes in again where the first
/// layer, which is always heard, has got to.
fn fade(
    layers: &[Handle<AudioInstance>],
    instances: &mut Assets<AudioInstance>,
    before: Mix,
    volumes: Mix,
    by_hand: bool,
) {
    let clock = layers.first().and_then(|first| instances.get(first)).and_then(|first| first.state().position());
    for (index, handle) in layers.iter().enumerate() {
        let Some(mut layer) = instances.get_mut(handle) else { continue };
        let (was, is) = (before[index], volumes[index]);
        match (was > SILENCE, is > SILENCE) {
            (false, false) => {}
            (true, false) => layer.pause(tween(if by_hand { QUICK } else { GOES })),
            (false, true) => {
                if let (Some(clock), PlaybackState::Paused { .. }, 1..) = (clock, layer.state(), index) {
                    layer.seek_to(clock);
                }
                layer.set_decibels(is, tween(QUICK));
                layer.resume(tween(if by_hand { QUICK } else { COMES }));
            }
            (true, true) if was != is => {
                let seconds = match is > was {
                    _ if by_hand => QUICK,
                    true => COMES,
                    false => GOES,
                };
                layer.set_decibels(is, tween(seconds));
            }
            (true, true) => {}
        }
    }
}

/// Starts all layers together, those that are not heard paused.
fn start(output: &mut Output, channel: &AudioChannel<Layers>, volumes: Mix) {
    let layers = LAYERS.iter().zip(volumes).filter_map(|(name, volume)| {
        let source = output.sources.get(format!("music-{name}").as_str())?;
        let mut layer = channel.play(source.clone());
        layer.looped().with_volume(volume).linear_fade_in(Duration::from_secs_f32(COMES));
        if volume <= SILENCE {
            layer.paused();
        }
        Some(layer.handle())
    });
    output.layers = layers.collect();
    output.told = Some(volumes);
}

fn tween(seconds: f32) -> AudioTween {
    AudioTween::linear(Duration::from_secs_f32(seconds))
}

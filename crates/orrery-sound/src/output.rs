//! Playback on the system's sound device. Without a device, nothing in this module has any effect.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::PrimaryWindow;
use bevy_kira_audio::AudioSystemSet;
use bevy_kira_audio::prelude::*;

use super::SoundSystems;
use super::cue::MANIFEST;
use super::files::FILES;
use super::gather::{MatchEndProximity, MusicMood, SoundStarted};
use super::music::{LAYERS, LayerMix, MusicState, SILENCE, mix, strength};
use orrery_settings::Settings;
use orrery_synth::{self as synth, LoadScope};
use orrery_table::MatchStatus;

#[derive(Resource)]
struct EffectsChannel;

#[derive(Resource)]
struct MusicChannel;

/// The duration of a layer's fade-in, in seconds. `GOES` is that of its fade-out.
const COMES: f32 = 2.0;
const GOES: f32 = 4.5;
/// The duration, in seconds, of a change of the volume that the player makes, including muting.
const QUICK: f32 = 0.25;
/// The number of frames within which the silent test sound has started if there is a device.
const PROBED: u32 = 3;

/// The decoded sound files by name.
type DecodedSounds = Vec<(&'static str, StaticSoundData)>;

/// The phase of the output's start-up.
#[derive(Default)]
enum OutputStartup {
    /// The start-up has not begun.
    #[default]
    New,
    /// A silent sound plays, to find out if there is a device. The number is that of the frames so far.
    Probing(Handle<AudioInstance>, u32),
    /// The files are being decoded.
    Decoding(Task<DecodedSounds>),
    /// All sounds can be played.
    Ready,
    /// There is no device.
    Absent,
}

/// The sound output, with the decoded sounds and the state of the music.
#[derive(Resource, Default)]
pub struct SoundOutput {
    stage: OutputStartup,
    sources: BTreeMap<&'static str, Handle<AudioSource>>,
    /// The group of files that is decoded in addition to the shared files.
    beside: Option<LoadScope>,
    /// The next group, being decoded to replace `beside`.
    coming: Option<(LoadScope, Task<DecodedSounds>)>,
    layers: Vec<Handle<AudioInstance>>,
    /// The volumes last set on the layers, in decibels. `None` while the music is paused.
    told: Option<LayerMix>,
    turn: Option<(usize, f32)>,
}

impl SoundOutput {
    /// Reports whether frames have to be drawn because sounds are being prepared.
    pub fn is_busy(&self) -> bool {
        matches!(self.stage, OutputStartup::Probing(..) | OutputStartup::Decoding(_)) || self.coming.is_some()
    }

    /// Reports whether all sounds can be played.
    pub fn is_ready(&self) -> bool {
        matches!(self.stage, OutputStartup::Ready)
    }

    /// Reports whether it is known that there is no device.
    pub fn is_absent(&self) -> bool {
        matches!(self.stage, OutputStartup::Absent)
    }
}

/// Plays sounds on the device. Requires the engine's assets and tasks. Add this plugin before the program's own plugins.
pub struct SoundOutputPlugin;

impl Plugin for SoundOutputPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(AudioPlugin)
            .add_audio_channel::<EffectsChannel>()
            .add_audio_channel::<MusicChannel>()
            .init_resource::<SoundOutput>()
            .add_message::<SoundStarted>()
            .add_systems(
                PostUpdate,
                (make_ready, follow_game, play, play_music)
                    .chain()
                    .after(SoundSystems)
                    .before(AudioSystemSet::PlayTypedChannels),
            );
    }
}

/// Finds out whether there is a device and, if so, decodes the shared files in the background. Does not start while sound is
/// muted.
fn make_ready(
    mut output: ResMut<SoundOutput>,
    settings: Res<Settings>,
    effects: Res<AudioChannel<EffectsChannel>>,
    instances: Res<Assets<AudioInstance>>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    let next = match std::mem::take(&mut output.stage) {
        OutputStartup::New if settings.mute => OutputStartup::New,
        OutputStartup::New => {
            let frames = vec![Frame::ZERO; 64].into();
            let silence =
                StaticSoundData { sample_rate: 22_050, frames, settings: StaticSoundSettings::new(), slice: None };
            OutputStartup::Probing(effects.play(sources.add(AudioSource { sound: silence })).handle(), 0)
        }
        OutputStartup::Probing(probe, _) if instances.contains(&probe) => {
            OutputStartup::Decoding(AsyncComputeTaskPool::get().spawn(async { decoded(LoadScope::Always) }))
        }
        // The engine's plugin has logged the reason why there is no device.
        OutputStartup::Probing(_, frames) if frames >= PROBED => OutputStartup::Absent,
        OutputStartup::Probing(probe, frames) => OutputStartup::Probing(probe, frames + 1),
        OutputStartup::Decoding(mut task) => match block_on(poll_once(&mut task)) {
            Some(done) => {
                output.sources = done.into_iter().map(|(n, sound)| (n, sources.add(AudioSource { sound }))).collect();
                OutputStartup::Ready
            }
            None => OutputStartup::Decoding(task),
        },
        done => done,
    };
    output.stage = next;
}

/// Decodes, in the background, the sounds of the game whose match is open, or the title chords if no match is open, and then
/// drops the previous group. Decoded sounds need memory, and only one game is played at a time.
fn follow_game(
    mut output: ResMut<SoundOutput>,
    now: Option<Res<MatchStatus>>,
    mut sources: ResMut<Assets<AudioSource>>,
) {
    if !output.is_ready() {
        return;
    }
    let wanted = now.map_or(LoadScope::OnTitle, |now| LoadScope::In(now.key.word()));
    if let Some((whose, mut task)) = output.coming.take() {
        match block_on(poll_once(&mut task)) {
            Some(done) => {
                output.sources.retain(|name, _| MANIFEST.ready(name) == LoadScope::Always);
                output.sources.extend(done.into_iter().map(|(name, sound)| (name, sources.add(AudioSource { sound }))));
                output.beside = Some(whose);
            }
            None => output.coming = Some((whose, task)),
        }
    } else if output.beside != Some(wanted) {
        output.coming = Some((wanted, AsyncComputeTaskPool::get().spawn(async move { decoded(wanted) })));
    }
}

/// Decodes all files of a group. A file that cannot be decoded is logged, and its sound is not played.
fn decoded(when: LoadScope) -> DecodedSounds {
    let file = |&(name, own): &(&'static str, &'static [u8])| {
        let fits = |bytes: &[u8]| decode(name, bytes.to_owned()).map(drop);
        let sound = match orrery_core::asset_overrides::bytes(&MANIFEST.place(name), fits) {
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

/// Decodes a file for playback. Of a music file, only the loop is kept, without the margins for the encoder.
///
/// # Errors
/// Returns a message if the file cannot be decoded, or if the music is shorter than its loop.
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

/// Reports whether the sound is currently muted.
fn silent(settings: &Settings, window: Option<&Window>) -> bool {
    settings.mute || (settings.mute_unfocused && window.is_some_and(|window| !window.focused))
}

/// Returns the volume of a channel in decibels, from the percentages of the master volume and of the channel.
fn volume(settings: &Settings, part: u8) -> f32 {
    strength(f32::from(settings.volume.master) / 100.0) + strength(f32::from(part) / 100.0)
}

fn play(
    mut heard: MessageReader<SoundStarted>,
    output: Res<SoundOutput>,
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    channel: Res<AudioChannel<EffectsChannel>>,
) {
    let loud = volume(&settings, settings.volume.effects);
    let off = silent(&settings, window.single().ok()) || loud <= SILENCE;
    for SoundStarted(sounded) in heard.read() {
        let name = format!("{}-{}", sounded.cue.name(), sounded.variant);
        let Some(source) = output.sources.get(name.as_str()).filter(|_| !off) else { continue };
        channel
            .play(source.clone())
            .with_volume(loud + sounded.gain)
            .with_playback_rate(f64::from(sounded.pitch))
            .with_panning(sounded.side);
    }
}

/// Returns the state of the program that the music follows, and updates the time since the turn began.
fn scene(
    now: Option<&MatchStatus>,
    (nearness, mood): (MatchEndProximity, MusicMood),
    turn: &mut Option<(usize, f32)>,
    passed: f32,
) -> MusicState {
    let Some(now) = now else {
        *turn = None;
        return MusicState::Title;
    };
    if now.seen_over {
        return MusicState::Over;
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
    MusicState::Match { own_turn: now.local, in_turn, nearness: nearness.0, mood: mood.0 }
}

fn play_music(
    mut output: ResMut<SoundOutput>,
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    now: Option<Res<MatchStatus>>,
    (nearness, mood): (Res<MatchEndProximity>, Res<MusicMood>),
    time: Res<Time<Real>>,
    channel: Res<AudioChannel<MusicChannel>>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    if !matches!(output.stage, OutputStartup::Ready) {
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

/// Fades layers in and out. An inaudible layer is paused to save CPU time. It resumes at the position of the first layer, which
/// is always audible.
fn fade(
    layers: &[Handle<AudioInstance>],
    instances: &mut Assets<AudioInstance>,
    before: LayerMix,
    volumes: LayerMix,
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

/// Starts all layers together. The inaudible ones start paused.
fn start(output: &mut SoundOutput, channel: &AudioChannel<MusicChannel>, volumes: LayerMix) {
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

//! The systems that turn events of the table, the board and the panels into sounds.

use std::hash::{BuildHasher, Hasher, RandomState};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::contract::GameSounds;
use super::cue::{ListenerSeats, SoundCue};
use super::music::LayerMix;
use super::queue::{SoundPlayback, SoundQueue};
use orrery_board::{ClickRefused, FinishMotionRequest, TimedTableChange};
use orrery_core::Colour;
use orrery_core::GameFrontend;
use orrery_table::{ChangeCause, LossConfirmationRequest, OrderRefused, Playable, Table, TableChange};

/// A request for a sound that belongs to no event of a match, such as that of a button or a message.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlaySound(pub SoundCue);

/// A sound that begins now.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct SoundStarted(pub SoundPlayback);

/// The generator of the random variations of sounds, independent of the random numbers of matches.
#[derive(Resource)]
pub struct SoundRng(ChaCha8Rng);

impl Default for SoundRng {
    fn default() -> Self {
        SoundRng(ChaCha8Rng::seed_from_u64(RandomState::new().build_hasher().finish()))
    }
}

impl SoundRng {
    /// Creates the generator from a seed. The same seed gives the same variations.
    pub fn new(seed: u64) -> Self {
        SoundRng(ChaCha8Rng::seed_from_u64(seed))
    }
}

/// The nearness of the end of the open match, from 0 to 1.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct MatchEndProximity(pub f32);

/// The mood of the current phase of the match: the minimum strength of each music layer.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct MusicMood(pub LayerMix);

/// The messages from a game's match that have sounds.
#[derive(SystemParam)]
pub struct SoundMessages<'w, 's, G: GameSounds> {
    announced: MessageReader<'w, 's, TableChange<<G as GameFrontend>::Rules>>,
    beats: MessageReader<'w, 's, TimedTableChange<G>>,
    refused: MessageReader<'w, 's, OrderRefused<<G as GameFrontend>::Rules>>,
    clicks: MessageReader<'w, 's, ClickRefused<G>>,
    asked: MessageReader<'w, 's, LossConfirmationRequest<<G as GameFrontend>::Rules>>,
}

/// The people at this screen, according to the open match.
struct TableListeners<'a, R: Playable>(Option<&'a Table<R>>);

impl<R: Playable> ListenerSeats for TableListeners<'_, R> {
    fn is_person(&self, colour: Colour) -> bool {
        self.0.is_some_and(|table| table.is_person(colour))
    }

    fn anybody(&self) -> bool {
        Colour::ALL.iter().any(|&colour| self.is_person(colour))
    }
}

/// Advances the queue's time, and replaces the scheduled sounds when a player skips motions.
pub fn pass_time(
    mut finished: MessageReader<FinishMotionRequest>,
    time: Res<Time<Real>>,
    mut queue: ResMut<SoundQueue>,
) {
    queue.pass(time.delta_secs());
    if finished.read().count() > 0 && queue.is_waiting() {
        queue.finish();
    }
}

/// Schedules the sounds of a game's match, and updates the music's mood and tension.
pub fn listen<G: GameSounds>(
    mut told: SoundMessages<G>,
    table: Option<Res<Table<G::Rules>>>,
    mut queue: ResMut<SoundQueue>,
    mut whim: ResMut<SoundRng>,
    (mut nearness, mut mood): (ResMut<MatchEndProximity>, ResMut<MusicMood>),
) {
    if let Some(table) = table.as_ref().filter(|table| table.is_changed()) {
        nearness.set_if_neq(MatchEndProximity(G::nearness(table.seen())));
        mood.set_if_neq(MusicMood(G::mood(table.seen())));
    }
    let people = TableListeners(table.as_deref());
    let announced: Vec<TableChange<G::Rules>> = told.announced.read().cloned().collect();
    for beats in told.beats.read() {
        match beats.cause {
            ChangeCause::Opened => queue.forget(),
            ChangeCause::Undo | ChangeCause::Reset => {
                queue.forget();
                queue.ring(SoundCue::UNDO);
                continue;
            }
            ChangeCause::Redo => queue.ring(SoundCue::REDO),
            ChangeCause::Seeked => queue.forget(),
            ChangeCause::Order(_) | ChangeCause::Replayed(_) => {}
        }
        queue.follow(beats, &people, &mut whim.0);
        let ends = beats.beats.iter().fold(0.0f32, |most, beat| most.max(beat.ends));
        if let Some(one) = announced.iter().find(|one| one.serial == beats.serial) {
            G::counted(one, &people).into_iter().for_each(|cue| queue.ring_in(ends, cue));
        }
    }
    if told.refused.read().count() + told.clicks.read().count() > 0 {
        queue.ring(SoundCue::REFUSED);
    }
    if told.asked.read().count() > 0 {
        queue.ring(SoundCue::QUESTION);
    }
}

/// Schedules the requested sounds, and announces the sounds that begin now.
pub fn begin(
    mut rings: MessageReader<PlaySound>,
    mut queue: ResMut<SoundQueue>,
    mut whim: ResMut<SoundRng>,
    mut heard: MessageWriter<SoundStarted>,
) {
    for PlaySound(cue) in rings.read() {
        queue.ring(*cue);
    }
    heard.write_batch(queue.take_due(&mut whim.0).into_iter().map(SoundStarted));
}

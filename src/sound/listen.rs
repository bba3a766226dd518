//! Listens to table, board and panels, and says what is to be heard.

use std::hash::{BuildHasher, Hasher, RandomState};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::cue::{Cue, Listener};
use super::music::to_land;
use super::queue::{Queue, Sounded};
use crate::board::FinishMotion;
use crate::games::alien_frontiers::board::{Beats, ClickRefused};
use crate::games::alien_frontiers::table::{Announced, Cause, Confirm, Refused, Table};
use crate::rules::{Colour, Event, Position};

/// Asks for a sound that nothing of the rules stands behind: a button, a message.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ring(pub Cue);

/// A sound begins now.
#[derive(Message, Debug, Clone, Copy, PartialEq)]
pub struct Heard(pub Sounded);

/// The chance in how sounds are played; no match depends on it.
#[derive(Resource)]
pub struct Whim(ChaCha8Rng);

impl Default for Whim {
    fn default() -> Self {
        Whim(ChaCha8Rng::seed_from_u64(RandomState::new().build_hasher().finish()))
    }
}

impl Whim {
    /// The same chance for the same seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Whim(ChaCha8Rng::seed_from_u64(seed))
    }
}

/// What was told since the last frame.
#[derive(SystemParam)]
pub struct Told<'w, 's> {
    announced: MessageReader<'w, 's, Announced>,
    beats: MessageReader<'w, 's, Beats>,
    finished: MessageReader<'w, 's, FinishMotion>,
    refused: MessageReader<'w, 's, Refused>,
    clicks: MessageReader<'w, 's, ClickRefused>,
    asked: MessageReader<'w, 's, Confirm>,
    rings: MessageReader<'w, 's, Ring>,
}

/// The people at this screen.
struct People<'a>(Option<&'a Table>);

impl Listener for People<'_> {
    fn is_person(&self, colour: Colour) -> bool {
        self.0.is_some_and(|table| table.is_person(colour))
    }

    fn anybody(&self) -> bool {
        Colour::ALL.iter().any(|&colour| self.is_person(colour))
    }
}

/// Gathers what is to be heard, and tells what begins now.
pub fn listen(
    mut told: Told,
    time: Res<Time<Real>>,
    table: Option<Res<Table>>,
    mut queue: ResMut<Queue>,
    mut whim: ResMut<Whim>,
    mut heard: MessageWriter<Heard>,
) {
    queue.pass(time.delta_secs());
    if told.finished.read().count() > 0 && queue.is_waiting() {
        queue.finish();
    }
    let people = People(table.as_deref());
    let announced: Vec<Announced> = told.announced.read().cloned().collect();
    for beats in told.beats.read() {
        match beats.cause {
            Cause::Opened => queue.forget(),
            Cause::Undo | Cause::Reset => {
                queue.forget();
                queue.ring(Cue::Undo);
                continue;
            }
            Cause::Redo => queue.ring(Cue::Redo),
            Cause::Looked => queue.forget(),
            Cause::Order(_) | Cause::Seen(_) => {}
        }
        queue.follow(beats, &people, &mut whim.0);
        let ends = beats.beats.iter().fold(0.0f32, |most, beat| most.max(beat.ends));
        if let Some(one) = announced.iter().find(|one| one.serial == beats.serial) {
            counted(one, ends, &mut queue);
        }
    }
    if told.refused.read().count() + told.clicks.read().count() > 0 {
        queue.ring(Cue::Refused);
    }
    if told.asked.read().count() > 0 {
        queue.ring(Cue::Question);
    }
    for Ring(cue) in told.rings.read() {
        queue.ring(*cue);
    }
    heard.write_batch(queue.take_due(&mut whim.0).into_iter().map(Heard));
}

/// What no event says, but the position does: points, and the last colony in a hand.
fn counted(one: &Announced, ends: f32, queue: &mut Queue) {
    if one.events.iter().any(|event| matches!(event, Event::GameOver { .. })) {
        return;
    }
    let points = |position: &Position| -> Vec<i32> {
        position.seats().iter().map(|&colour| i32::from(position.score(colour).total())).collect()
    };
    if points(&one.before) != points(&one.after) {
        queue.ring_in(ends, Cue::Point);
    }
    let last = |colour: &&Colour| to_land(&one.after, **colour) == 1 && to_land(&one.before, **colour) > 1;
    if one.after.seats().iter().any(|colour| last(&colour)) {
        queue.ring_in(ends, Cue::LastColony);
    }
}

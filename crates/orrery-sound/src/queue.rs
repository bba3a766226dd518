//! The queue of sounds: the time at which each begins, and the number that may play at once.

use bevy::prelude::Resource;
use rand::{Rng, RngExt};

use super::contract::GameSounds;
use super::cue::{ListenerSeats, SoundCue};
use orrery_board::TimedTableChange;

/// A sound that begins now, with the parameters of its playback.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SoundPlayback {
    /// The sound.
    pub cue: SoundCue,
    /// The number of the variant, from 1.
    pub variant: usize,
    /// The playback rate relative to the sound file.
    pub pitch: f32,
    /// The gain relative to the sound file, in decibels.
    pub gain: f32,
    /// The position, from −1 (left) to 1 (right).
    pub side: f32,
}

/// The maximum number of sounds that may begin within [`CROWD`] seconds.
const MOST: usize = 9;
/// The seconds within which sounds count as beginning together.
const CROWD: f32 = 0.3;
/// The maximum number of sounds for a change of the table without motion, because all of its events happen at once.
const AT_ONCE: usize = 3;
/// The seconds between the sounds of a change without motion.
const APART: f32 = 0.12;
/// The delay in seconds beyond which the sounds of a change without motion are dropped.
const LATE: f32 = 0.8;
/// The earliest time at which a thrown object touches the table, as a fraction of the roll.
const FIRST_TOUCH: f32 = 0.42;

#[derive(Debug, Clone, Copy, PartialEq)]
struct ScheduledSound {
    due: f32,
    cue: SoundCue,
    quieter: f32,
}

/// The scheduled sounds, and those that are playing.
#[derive(Resource, Debug, Default)]
pub struct SoundQueue {
    now: f32,
    notes: Vec<ScheduledSound>,
    /// The sounds that are playing, each with the times at which it began and will end.
    playing: Vec<(f32, SoundCue, f32)>,
    last: Vec<(SoundCue, usize)>,
}

impl SoundQueue {
    /// Reports whether a sound is still scheduled.
    pub fn is_waiting(&self) -> bool {
        !self.notes.is_empty()
    }

    /// Advances the time by `seconds`.
    pub fn pass(&mut self, seconds: f32) {
        self.now += seconds;
        let now = self.now;
        self.playing.retain(|&(_, _, over)| over > now);
    }

    /// Schedules a sound for now.
    pub fn ring(&mut self, cue: SoundCue) {
        self.notes.push(ScheduledSound { due: self.now, cue, quieter: 0.0 });
    }

    /// Schedules a sound in `seconds`.
    pub fn ring_in(&mut self, seconds: f32, cue: SoundCue) {
        self.notes.push(ScheduledSound { due: self.now + seconds, cue, quieter: 0.0 });
    }

    /// Drops all scheduled sounds.
    pub fn forget(&mut self) {
        self.notes.clear();
    }

    /// Schedules the sounds of a change of the table, each at the time of its event or, if the change has no motion, one shortly
    /// after another.
    pub fn follow<G: GameSounds>(
        &mut self,
        beats: &TimedTableChange<G>,
        listener: &impl ListenerSeats,
        dice: &mut impl Rng,
    ) {
        let whole = beats.beats.iter().fold(0.0f32, |most, beat| most.max(beat.ends));
        if whole <= 0.0 {
            let all = beats.beats.iter().flat_map(|beat| G::cues_of(&beat.event, listener));
            let cues = self.highest_ranked(all.map(|(_, cue)| cue).collect(), AT_ONCE);
            // A whole turn may arrive at once. Its sounds follow one another, and those that would be too late are dropped.
            let mut at = self.notes.iter().fold(0.0f32, |last, note| last.max(note.due - self.now + APART));
            for cue in cues {
                if at < LATE {
                    self.ring_in(at, cue);
                }
                at += APART;
            }
            return;
        }
        for beat in &beats.beats {
            for (when, cue) in G::cues_of(&beat.event, listener) {
                self.ring_in(when.between(beat.start, beat.lands), cue);
            }
            if let Some((cue, count)) = G::thrown(&beat.event) {
                self.throw(cue, count, beat.start, beat.lands, dice);
            }
        }
    }

    /// Schedules the sounds of `count` thrown objects that touch the table before they come to rest. Each object falls at a
    /// random time and bounces in shorter and shorter hops.
    fn throw(&mut self, cue: SoundCue, count: usize, start: f32, still: f32, dice: &mut impl Rng) {
        let room = still - start;
        for _ in 0..count {
            let mut at = start + room * dice.random_range(FIRST_TOUCH..0.68);
            let mut hop = room * dice.random_range(0.1..0.22);
            let mut quieter = dice.random_range(0.0..3.0);
            while at < still {
                self.notes.push(ScheduledSound { due: self.now + at, cue, quieter });
                at += hop;
                hop *= dice.random_range(0.45..0.7);
                quieter += dice.random_range(2.5..5.0);
                if hop < 0.02 {
                    break;
                }
            }
        }
    }

    /// Replaces all scheduled sounds, because a player skipped the motion: the two with the highest rank remain, in their
    /// original order.
    pub fn finish(&mut self) {
        let coming: Vec<SoundCue> = self.notes.drain(..).map(|note| note.cue).collect();
        for (index, cue) in self.highest_ranked(coming, 2).into_iter().enumerate() {
            self.ring_in(index as f32 * APART, cue);
        }
    }

    /// Returns at most `most` of these sounds, those with the highest rank, without repetitions and in the original order. Leaves
    /// out sounds that are already scheduled.
    fn highest_ranked(&self, cues: Vec<SoundCue>, most: usize) -> Vec<SoundCue> {
        let mut once: Vec<(usize, SoundCue)> = Vec::new();
        for (index, cue) in cues.into_iter().enumerate() {
            // A sound counts as a repetition at any pitch.
            let is_known = |known: SoundCue| known.is_alike(cue);
            if !once.iter().any(|&(_, known)| is_known(known)) && !self.notes.iter().any(|note| is_known(note.cue)) {
                once.push((index, cue));
            }
        }
        once.sort_by_key(|&(index, cue)| (std::cmp::Reverse(cue.rank()), index));
        once.truncate(most);
        once.sort_by_key(|&(index, _)| index);
        once.into_iter().map(|(_, cue)| cue).collect()
    }

    /// Removes the sounds that begin now from the queue, and returns them. Sounds beyond the limits are dropped, those with the
    /// lowest rank first.
    pub fn take_due(&mut self, dice: &mut impl Rng) -> Vec<SoundPlayback> {
        let now = self.now;
        let mut due: Vec<ScheduledSound> = self.notes.extract_if(.., |note| note.due <= now).collect();
        due.sort_by_key(|note| std::cmp::Reverse(note.cue.rank()));
        let mut begun = Vec::new();
        for note in due {
            let entry = note.cue.entry();
            let same = self.playing.iter().filter(|(_, cue, _)| cue.is_alike(note.cue)).count();
            let crowd = self.playing.iter().filter(|(began, _, _)| now - began < CROWD).count();
            if same >= entry.voices || crowd >= MOST {
                continue;
            }
            self.playing.push((now, note.cue, now + entry.seconds / note.cue.pace()));
            let variant = self.variant(note.cue, entry.variants, dice);
            let stray = |dice: &mut dyn FnMut() -> f32, by: f32| (dice() * 2.0 - 1.0) * by;
            let mut unit = || dice.random::<f32>();
            begun.push(SoundPlayback {
                cue: note.cue,
                variant,
                pitch: note.cue.pace() * (1.0 + stray(&mut unit, entry.pitch)),
                gain: stray(&mut unit, entry.gain) - note.quieter,
                side: if note.cue.is_anywhere() { stray(&mut unit, 0.35) } else { 0.0 },
            });
        }
        begun
    }

    /// Picks a variant at random. If there are several, never picks the same one twice in a row.
    fn variant(&mut self, cue: SoundCue, variants: usize, dice: &mut impl Rng) -> usize {
        let before = self.last.iter().position(|(known, _)| known.is_alike(cue));
        let chosen = match before {
            Some(at) if variants > 1 => {
                let other = dice.random_range(1..variants);
                if other >= self.last[at].1 { other + 1 } else { other }
            }
            _ => dice.random_range(1..=variants),
        };
        match before {
            Some(at) => self.last[at].1 = chosen,
            None => self.last.push((cue, chosen)),
        }
        chosen
    }
}

//! What is about to be heard: when, and how much at once.

use bevy::prelude::Resource;
use rand::{Rng, RngExt};

use super::contract::SoundCues;
use super::cue::{Cue, Listener};
use orrery_board::Beats;

/// A sound to play now.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sounded {
    /// What.
    pub cue: Cue,
    /// Which of its variants, from 1.
    pub variant: usize,
    /// Its pitch, 1 as made.
    pub pitch: f32,
    /// Its strength, decibels beside how it was made.
    pub gain: f32,
    /// Where, −1 left to 1 right.
    pub side: f32,
}

/// The most sounds that may begin within [`CROWD`] seconds.
const MOST: usize = 9;
/// Seconds in which sounds count as beginning together.
const CROWD: f32 = 0.3;
/// The most that is heard of an announcement whose events all come at once.
const AT_ONCE: usize = 3;
/// Seconds between those.
const APART: f32 = 0.12;
/// Seconds after which they are no longer heard.
const LATE: f32 = 0.8;
/// How long after things leave the hand they first touch the table, as a part of the roll.
const FIRST_TOUCH: f32 = 0.42;

/// A sound to come.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Note {
    due: f32,
    cue: Cue,
    quieter: f32,
}

/// Sounds to come and sounds still heard.
#[derive(Resource, Debug, Default)]
pub struct Queue {
    now: f32,
    notes: Vec<Note>,
    /// What has begun: when, what, when it is over.
    playing: Vec<(f32, Cue, f32)>,
    last: Vec<(Cue, usize)>,
}

impl Queue {
    /// Whether something is still to come.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        !self.notes.is_empty()
    }

    /// Lets time pass, seconds.
    pub fn pass(&mut self, seconds: f32) {
        self.now += seconds;
        let now = self.now;
        self.playing.retain(|&(_, _, over)| over > now);
    }

    /// A sound of its own, now.
    pub fn ring(&mut self, cue: Cue) {
        self.notes.push(Note { due: self.now, cue, quieter: 0.0 });
    }

    /// A sound in so many seconds.
    pub fn ring_in(&mut self, seconds: f32, cue: Cue) {
        self.notes.push(Note { due: self.now + seconds, cue, quieter: 0.0 });
    }

    /// Nothing more of what was to come.
    pub fn forget(&mut self) {
        self.notes.clear();
    }

    /// What happened, each event's sounds at its moment.
    pub fn follow<G: SoundCues>(&mut self, beats: &Beats<G>, listener: &impl Listener, dice: &mut impl Rng) {
        let whole = beats.beats.iter().fold(0.0f32, |most, beat| most.max(beat.ends));
        if whole <= 0.0 {
            let all = beats.beats.iter().flat_map(|beat| G::cues_of(&beat.event, listener));
            let cues = self.most_telling(all.map(|(_, cue)| cue).collect());
            // A whole turn may come at once: one thing after the other, and what would come long after it was seen not at all.
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

    /// The touches of so many things between leaving the hand and lying still: each falls when it likes, and hops on
    /// with shorter and shorter hops.
    fn throw(&mut self, cue: Cue, count: usize, start: f32, still: f32, dice: &mut impl Rng) {
        let room = still - start;
        for _ in 0..count {
            let mut at = start + room * dice.random_range(FIRST_TOUCH..0.68);
            let mut hop = room * dice.random_range(0.1..0.22);
            let mut quieter = dice.random_range(0.0..3.0);
            while at < still {
                self.notes.push(Note { due: self.now + at, cue, quieter });
                at += hop;
                hop *= dice.random_range(0.45..0.7);
                quieter += dice.random_range(2.5..5.0);
                if hop < 0.02 {
                    break;
                }
            }
        }
    }

    /// The motion was finished by hand: of what was still to come only the most telling is heard, now.
    pub fn finish(&mut self) {
        let coming: Vec<Cue> = self.notes.drain(..).map(|note| note.cue).collect();
        for (index, cue) in self.most_telling(coming).into_iter().take(2).enumerate() {
            self.ring_in(index as f32 * APART, cue);
        }
    }

    /// Each once, the most telling first, not more than [`AT_ONCE`], in the order they came.
    fn most_telling(&self, cues: Vec<Cue>) -> Vec<Cue> {
        let mut once: Vec<(usize, Cue)> = Vec::new();
        for (index, cue) in cues.into_iter().enumerate() {
            // What waits already is not said twice.
            let is_known = |known: Cue| known.is_alike(cue);
            if !once.iter().any(|&(_, known)| is_known(known)) && !self.notes.iter().any(|note| is_known(note.cue)) {
                once.push((index, cue));
            }
        }
        once.sort_by_key(|&(index, cue)| (std::cmp::Reverse(cue.rank()), index));
        once.truncate(AT_ONCE);
        once.sort_by_key(|&(index, _)| index);
        once.into_iter().map(|(_, cue)| cue).collect()
    }

    /// What begins now. What finds no room is dropped, the least telling first.
    pub fn take_due(&mut self, dice: &mut impl Rng) -> Vec<Sounded> {
        let now = self.now;
        let mut due: Vec<Note> = self.notes.extract_if(.., |note| note.due <= now).collect();
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
            begun.push(Sounded {
                cue: note.cue,
                variant,
                pitch: note.cue.pace() * (1.0 + stray(&mut unit, entry.pitch)),
                gain: stray(&mut unit, entry.gain) - note.quieter,
                side: if note.cue.is_anywhere() { stray(&mut unit, 0.35) } else { 0.0 },
            });
        }
        begun
    }

    /// One of the variants, never the same twice in a row.
    fn variant(&mut self, cue: Cue, variants: usize, dice: &mut impl Rng) -> usize {
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

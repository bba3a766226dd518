//! The type of a sound, and the sounds that all games share.

use std::sync::LazyLock;

use orrery_core::{Colour, GameKey};
use orrery_synth::{SoundEffect, SoundManifest};

/// The list of all sounds.
pub static MANIFEST: LazyLock<SoundManifest> = LazyLock::new(SoundManifest::own);

/// A sound effect, including all of its variants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SoundCue {
    name: &'static str,
    rank: u8,
    anywhere: bool,
    semitones: i8,
}

impl SoundCue {
    /// Creates a sound from the name of its files, without their numbers, and its rank. If too many sounds begin together, those
    /// with the highest rank are played.
    pub const fn new(name: &'static str, rank: u8) -> Self {
        SoundCue { name, rank, anywhere: false, semitones: 0 }
    }

    /// Returns the same sound with a random position, a little to the left or right of the middle, each time it plays.
    #[must_use]
    pub const fn from_anywhere(self) -> Self {
        SoundCue { anywhere: true, ..self }
    }

    /// Returns the same sound, played `semitones` higher, or lower if negative. A higher sound is also faster and shorter, a
    /// lower one slower and longer.
    #[must_use]
    pub const fn raised(self, semitones: i8) -> Self {
        SoundCue { semitones, ..self }
    }

    /// Returns the chord that plays when a game comes to the front of the title screen: its own, or [`SoundCue::TITLE`] if it has
    /// none.
    pub fn chord(game: GameKey) -> Self {
        SoundCue { name: MANIFEST.chord_of(game.word()), ..SoundCue::TITLE }
    }

    /// Returns the name of the sound's files, without their numbers.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Returns the importance of the sound. Sounds with higher ranks are preferred.
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// Reports whether the sound plays at a random position, a little to the left or right of the middle, instead of in the
    /// middle.
    pub const fn is_anywhere(self) -> bool {
        self.anywhere
    }

    /// Returns the playback rate relative to the sound's files: 2 is an octave higher and half as long.
    pub fn pace(self) -> f32 {
        (f32::from(self.semitones) / 12.0).exp2()
    }

    /// Reports whether this and `other` are the same sound, regardless of pitch.
    pub fn is_alike(self, other: SoundCue) -> bool {
        self.name == other.name
    }

    /// Returns the parameters of the sound from the list of sounds.
    ///
    /// # Panics
    /// Panics if no `sounds.ron` lists the sound. A test ensures that every sound is listed.
    pub fn entry(self) -> &'static SoundEffect {
        MANIFEST.effects.get(self.name).expect("every cue is in a list of sounds")
    }
}

/// Defines the sounds of a game as constants, and the list `ALL` of them:
/// `sound_cues! { /// Doc. DIE = SoundCue::new("die", 3); … }`.
#[macro_export]
macro_rules! sound_cues {
    ($($(#[$meta:meta])* $cue:ident = $new:expr;)+) => {
        $($(#[$meta])* pub const $cue: $crate::SoundCue = $new;)+

        /// Every sound of this game.
        pub const ALL: &[$crate::SoundCue] = &[$($cue),+];
    };
}

macro_rules! cues {
    ($($(#[$meta:meta])* $cue:ident = $name:literal, $rank:literal;)+) => {
        impl SoundCue {
            $($(#[$meta])* pub const $cue: SoundCue = SoundCue::new($name, $rank);)+

            /// The sounds that all games share.
            pub const HOUSE: &[SoundCue] = &[$(SoundCue::$cue),+];
        }
    };
}

cues! {
    /// The score changes.
    POINT = "point", 1;
    /// A local player's turn begins.
    TURN_OWN = "turn-own", 8;
    /// An opponent's turn begins.
    TURN_OTHER = "turn-other", 3;
    /// An order or click is refused.
    REFUSED = "refused", 6;
    /// A button is pressed.
    BUTTON = "button", 1;
    /// The pointer moves onto a button or target.
    HOVER = "hover", 0;
    /// A target is picked, such as a die or a place, or a volume is changed.
    PICK = "pick", 1;
    /// An order is undone.
    UNDO = "undo", 4;
    /// An order is redone.
    REDO = "redo", 4;
    /// A message appears.
    TOAST = "toast", 4;
    /// A question is asked before an order by which the player loses something.
    QUESTION = "question", 5;
    /// The match is won by a local player, or ends without local players.
    VICTORY = "victory", 9;
    /// The match is lost by all local players.
    DEFEAT = "defeat", 9;
    /// The title orrery turns.
    RATCHET = "ratchet", 2;
    /// An arm of the title orrery reaches its position.
    DETENT = "detent", 2;
    /// A game without its own chord has come to the front of the title screen.
    TITLE = "title", 3;
}

/// The time of a sound within the motion of its event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CueTime {
    /// The start of the motion.
    Start,
    /// The time at which the motion takes effect.
    Lands,
    /// This many thousandths of the time from `Start` to `Lands`.
    Permille(u16),
}

impl CueTime {
    /// Creates a time at the fraction `part`, from 0 to 1, of the way from [`CueTime::Start`] to [`CueTime::Lands`].
    pub fn way(part: f32) -> Self {
        CueTime::Permille((part.clamp(0.0, 1.0) * 1000.0).round() as u16)
    }

    /// Returns the time in seconds, for a motion that starts and takes effect at these times.
    pub fn between(self, start: f32, lands: f32) -> f32 {
        match self {
            CueTime::Start => start,
            CueTime::Lands => lands,
            CueTime::Permille(thousandths) => start + (lands - start) * f32::from(thousandths) / 1000.0,
        }
    }
}

/// The seats of the people at this screen, who hear the sounds.
pub trait ListenerSeats {
    /// Reports whether a person at this screen plays `colour`.
    fn is_person(&self, colour: Colour) -> bool;
    /// Reports whether a person at this screen plays any seat.
    fn anybody(&self) -> bool;

    /// Returns the sound for the start of a turn of `colour`.
    fn turn_of(&self, colour: Colour) -> SoundCue {
        if self.is_person(colour) { SoundCue::TURN_OWN } else { SoundCue::TURN_OTHER }
    }

    /// Returns the sound of the end of a match with these winners. If only opponents play, it sounds like a victory.
    fn result(&self, mut winners: impl Iterator<Item = Colour>) -> SoundCue {
        let ours = winners.any(|colour| self.is_person(colour));
        if ours || !self.anybody() { SoundCue::VICTORY } else { SoundCue::DEFEAT }
    }
}

impl<const N: usize> ListenerSeats for [Colour; N] {
    fn is_person(&self, colour: Colour) -> bool {
        self.contains(&colour)
    }

    fn anybody(&self) -> bool {
        N > 0
    }
}

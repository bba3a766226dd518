//! What can be heard in every game, and what a sound is.

use std::sync::LazyLock;

use orrery_core::{Colour, GameKey};
use orrery_synth::{Effect, Manifest};

/// The list of all sounds.
pub static MANIFEST: LazyLock<Manifest> = LazyLock::new(Manifest::own);

/// A sound, whichever of its variants is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cue {
    name: &'static str,
    rank: u8,
    anywhere: bool,
    semitones: i8,
}

impl Cue {
    /// A sound by the name of its files without their numbers, and how much it tells: where there is no room for all, those with
    /// the highest rank are heard.
    #[must_use]
    pub const fn new(name: &'static str, rank: u8) -> Self {
        Cue { name, rank, anywhere: false, semitones: 0 }
    }

    /// The same sound, heard now more from the left and now more from the right.
    #[must_use]
    pub const fn from_anywhere(self) -> Self {
        Cue { anywhere: true, ..self }
    }

    /// The same sound so many semitones higher than it was made, lower below 0: played faster, and so shorter, or slower.
    #[must_use]
    pub const fn raised(self, semitones: i8) -> Self {
        Cue { semitones, ..self }
    }

    /// The chord of a game that has come near on the title: its own, or the one for all that have none.
    #[must_use]
    pub fn chord(game: GameKey) -> Self {
        Cue { name: MANIFEST.chord_of(game.word()), ..Cue::TITLE }
    }

    /// What its files are called, without their numbers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// How much it tells.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// Whether it is heard from anywhere, not from the middle alone.
    #[must_use]
    pub const fn is_anywhere(self) -> bool {
        self.anywhere
    }

    /// How fast it is played beside how it was made: 2 is an octave higher and half as long.
    #[must_use]
    pub fn pace(self) -> f32 {
        (f32::from(self.semitones) / 12.0).exp2()
    }

    /// Whether it is the same sound, at whatever pitch.
    #[must_use]
    pub fn is_alike(self, other: Cue) -> bool {
        self.name == other.name
    }

    /// What the list of sounds says of it.
    ///
    /// # Panics
    /// If no `sounds.ron` lists it; a test holds that one does.
    #[must_use]
    pub fn entry(self) -> &'static Effect {
        MANIFEST.effects.get(self.name).expect("every cue is in a list of sounds")
    }
}

macro_rules! cues {
    ($($(#[$meta:meta])* $cue:ident = $name:literal, $rank:literal;)+) => {
        impl Cue {
            $($(#[$meta])* pub const $cue: Cue = Cue::new($name, $rank);)+

            /// The sounds that every game has.
            pub const HOUSE: &[Cue] = &[$(Cue::$cue),+];
        }
    };
}

cues! {
    /// Points change.
    POINT = "point", 1;
    /// A person's turn.
    TURN_OWN = "turn-own", 8;
    /// An opponent's turn.
    TURN_OTHER = "turn-other", 3;
    /// That cannot be done.
    REFUSED = "refused", 6;
    /// A button.
    BUTTON = "button", 1;
    /// The pointer comes over something.
    HOVER = "hover", 0;
    /// A die or place is chosen.
    PICK = "pick", 1;
    /// Taken back.
    UNDO = "undo", 4;
    /// Done again.
    REDO = "redo", 4;
    /// A message.
    TOAST = "toast", 4;
    /// A question.
    QUESTION = "question", 5;
    /// Won.
    VICTORY = "victory", 9;
    /// Lost.
    DEFEAT = "defeat", 9;
    /// The instrument of the title turns.
    RATCHET = "ratchet", 2;
    /// An arm of it has come to its place.
    DETENT = "detent", 2;
    /// A game without a chord of its own has come near on the title.
    TITLE = "title", 3;
}

/// When within an event a sound comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// As its motion starts.
    Start,
    /// As it is felt.
    Lands,
    /// So many thousandths of the way from the one to the other.
    Way(u16),
}

impl When {
    /// The part `part` of the way, 0 to 1.
    #[must_use]
    pub fn way(part: f32) -> Self {
        When::Way((part.clamp(0.0, 1.0) * 1000.0).round() as u16)
    }

    /// The moment, of something that starts and is felt then.
    #[must_use]
    pub fn between(self, start: f32, lands: f32) -> f32 {
        match self {
            When::Start => start,
            When::Lands => lands,
            When::Way(thousandths) => start + (lands - start) * f32::from(thousandths) / 1000.0,
        }
    }
}

/// Who of the table listens here.
pub trait Listener {
    /// Whether a person at this screen plays `colour`.
    fn is_person(&self, colour: Colour) -> bool;
    /// Whether any person plays at all.
    fn anybody(&self) -> bool;
}

//! How hard a computer opponent tries.

/// How hard the engine of a game tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Loses to a beginner.
    Cadet,
    /// Between the lowest and the second of the five, in games where that step is too large.
    Ensign,
    /// Beats the simple opponent.
    Pilot,
    /// The middle.
    Captain,
    /// Judges the whole turn without error of its own.
    Commodore,
    /// The best there is: plays on in thought before it decides.
    Admiral,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: &'static [Level] =
        &[Level::Cadet, Level::Ensign, Level::Pilot, Level::Captain, Level::Commodore, Level::Admiral];
    /// Those that every game has, the weakest first.
    pub const FIVE: &'static [Level] = &[Level::Cadet, Level::Pilot, Level::Captain, Level::Commodore, Level::Admiral];
    /// All of them in the order in which they came to be, which share codes count by.
    const BY_NUMBER: [Level; 6] =
        [Level::Cadet, Level::Pilot, Level::Captain, Level::Commodore, Level::Admiral, Level::Ensign];

    /// Its number in share codes, for ever the same.
    #[must_use]
    pub fn number(self) -> u8 {
        Self::BY_NUMBER.iter().position(|&level| level == self).unwrap_or_default() as u8
    }

    /// The level with this [`number`](Self::number).
    #[must_use]
    pub fn with_number(number: u8) -> Option<Self> {
        Self::BY_NUMBER.get(usize::from(number)).copied()
    }

    /// The word of the command line, of records and of the language files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Cadet => "cadet",
            Level::Ensign => "ensign",
            Level::Pilot => "pilot",
            Level::Captain => "captain",
            Level::Commodore => "commodore",
            Level::Admiral => "admiral",
        }
    }
}

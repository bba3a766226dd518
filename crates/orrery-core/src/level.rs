//! Difficulty levels of computer opponents.

/// The difficulty level of a game's engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The weakest level, which loses to a beginner.
    Cadet,
    /// The level between Cadet and Pilot, in games where the step between these two is too large.
    Ensign,
    /// The level that beats the simple opponent.
    Pilot,
    /// The middle level of the five that every game has.
    Captain,
    /// The level that evaluates the whole turn without deliberate errors.
    Commodore,
    /// The strongest level: it simulates further play before it decides.
    Admiral,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: &'static [Level] =
        &[Level::Cadet, Level::Ensign, Level::Pilot, Level::Captain, Level::Commodore, Level::Admiral];
    /// The levels that every game has, weakest first.
    pub const FIVE: &'static [Level] = &[Level::Cadet, Level::Pilot, Level::Captain, Level::Commodore, Level::Admiral];
    /// All levels in the order of their introduction, which defines their share code numbers.
    const BY_NUMBER: [Level; 6] =
        [Level::Cadet, Level::Pilot, Level::Captain, Level::Commodore, Level::Admiral, Level::Ensign];

    /// Returns the number of the level in share codes, which never changes.
    pub fn number(self) -> u8 {
        Self::BY_NUMBER.iter().position(|&level| level == self).unwrap_or_default() as u8
    }

    /// Returns the level with this [`number`](Self::number), or `None` if there is none.
    pub fn with_number(number: u8) -> Option<Self> {
        Self::BY_NUMBER.get(usize::from(number)).copied()
    }

    /// Returns the name of the level on the command line, in records and in the language files.
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

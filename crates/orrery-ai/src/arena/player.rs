//! The players of the arena: released opponents, and engines with other weights or levels.

use std::path::PathBuf;

use super::contract::ArenaGame;
use super::variant::{ArenaVariant as _, Levels};
use crate::{Plan, SearchBudget, SearchHandle, plan};
use orrery_core::{Opponent, Rules};

/// A player as named on the command line: an opponent, such as `captain`, or an engine with a file of weights, such as
/// `captain@FILE`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerSpec {
    opponent: Opponent,
    weights: Option<PathBuf>,
}

/// A player of the arena. Players with the same name count as the same player.
#[derive(Debug, Clone, PartialEq)]
pub enum ArenaPlayer<G: ArenaGame> {
    /// A released opponent.
    Opponent(Opponent),
    /// The engine with other weights or levels than the released ones, to compare versions.
    Changed {
        /// The changed engine.
        variant: G::Variant,
        /// The name of the player in tables.
        name: String,
    },
}

impl PlayerSpec {
    /// Parses a player as named on the command line.
    ///
    /// # Errors
    /// Returns a message with the possible names if there is no such opponent, or a message if weights are given for an opponent
    /// that does not use them.
    pub fn from_word<G: Rules>(word: &str) -> Result<Self, String> {
        let (name, weights) = match word.split_once('@') {
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (word, None),
        };
        let opponent = Opponent::from_word::<G>(name).ok_or_else(|| unknown::<G>(name))?;
        match (&weights, opponent) {
            (Some(_), Opponent::Engine { .. }) | (None, _) => Ok(PlayerSpec { opponent, weights }),
            (Some(_), _) => {
                Err(format!("{} does not use weights: only levels do, such as captain@FILE", opponent.word()))
            }
        }
    }

    /// Returns the text from which [`Self::from_word`] parses this value.
    pub fn word(&self) -> String {
        let weights = self.weights.as_ref().map_or_else(String::new, |file| format!("@{}", file.display()));
        self.opponent.word().to_owned() + &weights
    }

    /// Creates the player for a match with this number of players and reads the weights. `levels` replace the built-in levels.
    ///
    /// # Errors
    /// Returns a message if the file cannot be read, is not a file of weights, or is for another number of players, or if the
    /// game has no engine with weights or levels.
    pub fn player<G: ArenaGame>(&self, players: usize, levels: Option<&Levels<G>>) -> Result<ArenaPlayer<G>, String> {
        let Opponent::Engine { level, character } = self.opponent else {
            return Ok(ArenaPlayer::Opponent(self.opponent));
        };
        if self.weights.is_none() && levels.is_none() {
            return Ok(ArenaPlayer::Opponent(self.opponent));
        }
        let variant = G::Variant::new(level, character, players as u8, self.weights.as_deref(), levels)?;
        Ok(ArenaPlayer::Changed { variant, name: self.word() })
    }
}

fn unknown<G: Rules>(name: &str) -> String {
    // There are many characters, so the message lists only the plain names and explains the syntax.
    let known: Vec<String> = Opponent::all::<G>().map(Opponent::word).filter(|word| !word.contains(':')).collect();
    format!(
        "there is no opponent `{}`: expected {}, a level with a character such as captain:corsair, or a level \
         with a file of weights such as captain@FILE",
        name.trim().escape_debug(),
        known.join(", ")
    )
}

impl<G: ArenaGame> ArenaPlayer<G> {
    /// Returns the name of the player in tables.
    pub fn name(&self) -> String {
        match self {
            ArenaPlayer::Opponent(opponent) => opponent.word(),
            ArenaPlayer::Changed { name, .. } => name.clone(),
        }
    }

    /// Returns the plan for the turn of the deciding seat. The plan is empty only if the match is over.
    pub fn plan(&self, view: &G::View, effort: SearchBudget) -> Plan<G> {
        let watch = SearchHandle::default();
        match self {
            ArenaPlayer::Opponent(opponent) => plan(view, *opponent, effort, &watch),
            ArenaPlayer::Changed { variant, .. } => variant.plan(view, effort, &watch),
        }
    }
}

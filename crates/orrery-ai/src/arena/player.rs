//! Who sits at a seat of the arena.

use std::path::PathBuf;

use super::contract::Contests;
use crate::{Effort, Plan, Watch, plan};
use orrery_core::{Opponent, Rules};

/// A seat as it is asked for: an opponent's word, or a level's word, `@`, and a file of weights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    opponent: Opponent,
    weights: Option<PathBuf>,
}

/// A player of the arena: two are the same if they have the same name.
#[derive(Debug, Clone, PartialEq)]
pub enum Player<G: Contests> {
    /// An opponent as it ships.
    Opponent(Opponent),
    /// The engine with other weights or another file of levels, to compare versions.
    Changed {
        /// How it plays.
        variant: G::Variant,
        /// What it is called.
        name: String,
    },
}

impl Asked {
    /// Reads the word of a seat.
    ///
    /// # Errors
    /// Nobody is called so; the message names who is. Or weights for an opponent that uses none.
    pub fn from_word<G: Rules>(word: &str) -> Result<Self, String> {
        let (name, weights) = match word.split_once('@') {
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (word, None),
        };
        let opponent = Opponent::from_word::<G>(name).ok_or_else(|| unknown::<G>(name))?;
        match (&weights, opponent) {
            (Some(_), Opponent::Engine { .. }) | (None, _) => Ok(Asked { opponent, weights }),
            (Some(_), _) => Err(format!("{} uses no weights: only levels do, such as captain@FILE", opponent.word())),
        }
    }

    /// The word that reads back as this.
    #[must_use]
    pub fn word(&self) -> String {
        let weights = self.weights.as_ref().map_or_else(String::new, |file| format!("@{}", file.display()));
        self.opponent.word().to_owned() + &weights
    }

    /// The player, its weights read, for a match of so many; `levels` stand for those that come with the program.
    ///
    /// # Errors
    /// The file cannot be read, is no file of weights, or is for another number of players.
    pub fn player<G: Contests>(&self, players: usize, levels: Option<&G::Levels>) -> Result<Player<G>, String> {
        let Opponent::Engine { level, character } = self.opponent else {
            return Ok(Player::Opponent(self.opponent));
        };
        if self.weights.is_none() && levels.is_none() {
            return Ok(Player::Opponent(self.opponent));
        }
        let variant = G::variant(level, character, players as u8, self.weights.as_deref(), levels)?;
        Ok(Player::Changed { variant, name: self.word() })
    }
}

fn unknown<G: Rules>(name: &str) -> String {
    // Characters are many; their rule is enough.
    let known: Vec<String> = Opponent::all::<G>().map(Opponent::word).filter(|word| !word.contains(':')).collect();
    format!(
        "no opponent is called `{}`: there are {}, levels with a character such as captain:corsair, and levels with a \
         file of weights such as captain@FILE",
        name.trim().escape_debug(),
        known.join(", ")
    )
}

impl<G: Contests> Player<G> {
    /// What it is called in tables.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Player::Opponent(opponent) => opponent.word(),
            Player::Changed { name, .. } => name.clone(),
        }
    }

    /// What it means to do with the decider's turn; empty only if the match is over.
    #[must_use]
    pub fn plan(&self, view: &G::View, effort: Effort) -> Plan<G> {
        let watch = Watch::default();
        match self {
            Player::Opponent(opponent) => plan(view, *opponent, effort, &watch),
            Player::Changed { variant, .. } => G::plan_of_variant(variant, view, effort, &watch),
        }
    }
}

//! Who sits at a seat of the arena.

use std::path::Path;
use std::sync::Arc;

use crate::ai::net::{Net, WeightsError};
use crate::ai::{self, Effort, Opponent, Plan, Watch, engine};
use crate::rules::Position;

/// A player of the arena: two are the same if they have the same name.
#[derive(Debug, Clone)]
pub enum Player {
    /// An opponent as it ships.
    Opponent(Opponent),
    /// A level of the engine with the weights of a file, to compare versions.
    WithWeights {
        /// How it is named: `captain@file.net`.
        name: String,
        /// The opponent, one of the engine's.
        opponent: Opponent,
        /// Its weights.
        net: Arc<Net>,
    },
}

impl PartialEq for Player {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Player {
    /// Reads the word of a seat.
    ///
    /// # Errors
    /// Nobody is called so, and the message names who is; or the weights cannot be read.
    pub fn from_word(word: &str) -> Result<Self, String> {
        if let Some((opponent, file)) = word.split_once('@') {
            return Self::with_weights(word, opponent, Path::new(file));
        }
        let unknown = || {
            // Characters are many; their rule is enough.
            let known: Vec<&str> = Opponent::all().map(Opponent::word).filter(|word| !word.contains(':')).collect();
            format!(
                "no opponent is called `{}`: there are {}, and levels with a character such as captain:corsair",
                word.trim().escape_debug(),
                known.join(", ")
            )
        };
        Opponent::from_word(word).map(Player::Opponent).ok_or_else(unknown)
    }

    fn with_weights(word: &str, opponent: &str, file: &Path) -> Result<Self, String> {
        let opponent = match Self::from_word(opponent)? {
            Player::Opponent(opponent @ Opponent::Engine { .. }) => opponent,
            other => {
                return Err(format!("`{}` has no weights to exchange: only the engine's levels have", other.name()));
            }
        };
        let net = Net::load(file).map_err(|error: WeightsError| error.to_string())?;
        Ok(Player::WithWeights { name: word.trim().to_owned(), opponent, net: Arc::new(net) })
    }

    /// For how many players its weights are; none if it plays with any number.
    #[must_use]
    pub fn players(&self) -> Option<u8> {
        match self {
            Player::Opponent(_) => None,
            Player::WithWeights { net, .. } => Some(net.players()),
        }
    }

    /// What it is called in tables; reads back as the same player.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Player::Opponent(opponent) => opponent.word().to_owned(),
            Player::WithWeights { name, .. } => name.clone(),
        }
    }

    /// What it means to do with the mover's turn; empty only if the match is over.
    pub(super) fn plan(&self, position: &Position, effort: Effort) -> Plan {
        match self {
            Player::Opponent(opponent) => ai::plan(position, *opponent, effort, &Watch::default()),
            Player::WithWeights { opponent, net, .. } => match opponent {
                Opponent::Engine { level, character } => {
                    engine::plan_by(net, position, *level, *character, effort, &Watch::default())
                }
                _ => ai::plan(position, *opponent, effort, &Watch::default()),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_back_as_the_player_and_an_unknown_one_names_those_there_are() {
        for opponent in Opponent::all() {
            let player = Player::Opponent(opponent);
            assert_eq!(Player::from_word(&player.name()), Ok(player));
        }
        let told = Player::from_word("admirall").expect_err("nobody is called so");
        assert!(told.contains("`admirall`") && told.contains("parity-pirate") && told.contains("captain:corsair"));
    }
}

//! Who sits at a seat of the arena.

use crate::ai::{self, Effort, Opponent, Plan, Watch};
use crate::rules::Position;

/// A player of the arena: two are the same if they have the same name.
#[derive(Debug, Clone, PartialEq)]
pub enum Player {
    /// An opponent as it ships.
    Opponent(Opponent),
}

impl Player {
    /// Reads the word of a seat.
    ///
    /// # Errors
    /// Nobody is called so; the message names who is.
    pub fn from_word(word: &str) -> Result<Self, String> {
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

    /// What it is called in tables; reads back as the same player.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Player::Opponent(opponent) => opponent.word().to_owned(),
        }
    }

    /// What it means to do with the mover's turn; empty only if the match is over.
    pub(super) fn plan(&self, position: &Position, effort: Effort) -> Plan {
        match self {
            Player::Opponent(opponent) => ai::plan(position, *opponent, effort, &Watch::default()),
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

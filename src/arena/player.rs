//! Who sits at a seat of the arena.

use std::path::PathBuf;

use super::contract::Contests;
use crate::ai::{Effort, Plan, Watch, plan};
use crate::core::{Opponent, Rules};

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
    pub(super) fn plan(&self, view: &G::View, effort: Effort) -> Plan<G> {
        let watch = Watch::default();
        match self {
            Player::Opponent(opponent) => plan(view, *opponent, effort, &watch),
            Player::Changed { variant, .. } => G::plan_of_variant(variant, view, effort, &watch),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Generator, Level};
    use crate::games::alien_frontiers::AlienFrontiers;
    use crate::games::alien_frontiers::ai::net::shipped;
    use crate::games::alien_frontiers::rules::{Order, Setup, apply};

    #[test]
    fn a_word_reads_back_and_an_unknown_one_names_those_there_are() {
        for opponent in Opponent::all::<AlienFrontiers>() {
            let asked = Asked::from_word::<AlienFrontiers>(&opponent.word()).expect("a known word");
            assert_eq!(
                (asked.word(), asked.player::<AlienFrontiers>(2, None)),
                (opponent.word(), Ok(Player::Opponent(opponent)))
            );
        }
        let told = Asked::from_word::<AlienFrontiers>("admirall").expect_err("nobody is called so");
        assert!(told.contains("`admirall`") && told.contains("parity-pirate") && told.contains("captain:corsair"));
        assert!(
            Asked::from_word::<AlienFrontiers>("simple@2.net")
                .expect_err("no weights")
                .contains("simple uses no weights")
        );
    }

    #[test]
    fn weights_of_a_file_play_as_they_would_if_they_shipped() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("2.net");
        let net = shipped(2).expect("two may play");
        std::fs::write(&file, net.write()).expect("written");
        let asked =
            Asked::from_word::<AlienFrontiers>(&format!("captain@{}", file.display())).expect("a level with a file");
        let player = asked.player::<AlienFrontiers>(2, None).expect("weights for two");
        assert_eq!(player.name(), asked.word());
        let told = asked.player::<AlienFrontiers>(3, None).expect_err("weights for two");
        assert!(told.contains("weights for 2 players, but 3 play"), "{told}");
        let mut generator = Generator::new(1);
        let setup = Setup::plain(2, crate::games::alien_frontiers::rules::Options::default());
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("two players");
        apply(&mut position, Order::Roll, &mut generator).expect("the first order");
        let shipped = Player::<AlienFrontiers>::Opponent(Opponent::engine(Level::Captain));
        assert_eq!(player.plan(&position, Effort::usual(4)), shipped.plan(&position, Effort::usual(4)));
        std::fs::write(&file, b"nothing").expect("written");
        assert!(
            asked
                .player::<AlienFrontiers>(2, None)
                .expect_err("no weights")
                .contains("2.net: this is no file of weights")
        );
    }
}

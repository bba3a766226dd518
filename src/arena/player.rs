//! Who sits at a seat of the arena.

use crate::games::alien_frontiers::AlienFrontiers;
use std::path::PathBuf;
use std::sync::Arc;

use crate::ai;
use crate::ai::Effort;
use crate::ai::Plan;
use crate::ai::Watch;
use crate::core::Character;
use crate::core::Level;
use crate::core::Opponent;
use crate::games::alien_frontiers::ai::engine::{Mind, Skill, skill, temper};
use crate::games::alien_frontiers::ai::net::{Net, shipped};
use crate::rules::Position;

/// A seat as it is asked for: an opponent's word, or a level's word, `@`, and a file of weights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    opponent: Opponent,
    weights: Option<PathBuf>,
}

/// A player of the arena: two are the same if they have the same name.
#[derive(Debug, Clone, PartialEq)]
pub enum Player {
    /// An opponent as it ships.
    Opponent(Opponent),
    /// The engine with other weights or another file of levels, to compare versions.
    Changed {
        /// How hard it tries.
        skill: Skill,
        /// What it likes.
        character: Character,
        /// What it judges by, for as many players as play; the shipped net if none.
        net: Option<Arc<Net>>,
        /// What it is called.
        name: String,
    },
}

impl Asked {
    /// Reads the word of a seat.
    ///
    /// # Errors
    /// Nobody is called so; the message names who is. Or weights for an opponent that uses none.
    pub fn from_word(word: &str) -> Result<Self, String> {
        let (name, weights) = match word.split_once('@') {
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (word, None),
        };
        let opponent = Opponent::from_word::<AlienFrontiers>(name).ok_or_else(|| unknown(name))?;
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
    pub fn player(&self, players: usize, levels: Option<&[Skill]>) -> Result<Player, String> {
        let Opponent::Engine { level, character } = self.opponent else {
            return Ok(Player::Opponent(self.opponent));
        };
        if self.weights.is_none() && levels.is_none() {
            return Ok(Player::Opponent(self.opponent));
        }
        let net = self.weights.as_ref().map(|file| Net::load_for(file, players as u8).map(Arc::new));
        let net = net.transpose().map_err(|error| error.to_string())?;
        let listed = |level: Level| levels?.iter().copied().find(|skill| skill.level == level);
        let skill = listed(level).unwrap_or_else(|| skill(level));
        Ok(Player::Changed { skill, character, net, name: self.word() })
    }
}

fn unknown(name: &str) -> String {
    // Characters are many; their rule is enough.
    let known: Vec<String> =
        Opponent::all::<AlienFrontiers>().map(Opponent::word).filter(|word| !word.contains(':')).collect();
    format!(
        "no opponent is called `{}`: there are {}, levels with a character such as captain:corsair, and levels with a \
         file of weights such as captain@FILE",
        name.trim().escape_debug(),
        known.join(", ")
    )
}

impl Player {
    /// What it is called in tables.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Player::Opponent(opponent) => opponent.word().to_owned(),
            Player::Changed { name, .. } => name.clone(),
        }
    }

    /// What it means to do with the mover's turn; empty only if the match is over.
    pub(super) fn plan(&self, position: &Position, effort: Effort) -> Plan {
        let watch = Watch::default();
        match self {
            Player::Opponent(opponent) => ai::plan(position, *opponent, effort, &watch),
            Player::Changed { skill, character, net, .. } => {
                let net = net.as_deref().or_else(|| shipped(position.player_count()));
                net.map_or_else(Plan::default, |net| {
                    Mind::new(net).plan(position, skill, &temper((*character).into()), effort, &watch)
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::alien_frontiers::ai::net::shipped;
    use crate::rules::{Order, Setup, apply};

    #[test]
    fn a_word_reads_back_and_an_unknown_one_names_those_there_are() {
        for opponent in Opponent::all::<AlienFrontiers>() {
            let asked = Asked::from_word(&opponent.word()).expect("a known word");
            assert_eq!((asked.word(), asked.player(2, None)), (opponent.word(), Ok(Player::Opponent(opponent))));
        }
        let told = Asked::from_word("admirall").expect_err("nobody is called so");
        assert!(told.contains("`admirall`") && told.contains("parity-pirate") && told.contains("captain:corsair"));
        assert!(Asked::from_word("simple@2.net").expect_err("no weights").contains("simple uses no weights"));
    }

    #[test]
    fn weights_of_a_file_play_as_they_would_if_they_shipped() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("2.net");
        let net = shipped(2).expect("two may play");
        std::fs::write(&file, net.write()).expect("written");
        let asked = Asked::from_word(&format!("captain@{}", file.display())).expect("a level with a file");
        let player = asked.player(2, None).expect("weights for two");
        assert_eq!(player.name(), asked.word());
        let told = asked.player(3, None).expect_err("weights for two");
        assert!(told.contains("weights for 2 players, but 3 play"), "{told}");
        let mut generator = ai::Generator::new(1);
        let setup = Setup::plain(2, crate::rules::Options::default());
        let start = setup.deal(&mut generator);
        let mut position = setup.position(&start).expect("two players");
        apply(&mut position, Order::Roll, &mut generator).expect("the first order");
        let shipped = Player::Opponent(Opponent::engine(Level::Captain));
        assert_eq!(player.plan(&position, Effort::usual(4)), shipped.plan(&position, Effort::usual(4)));
        std::fs::write(&file, b"nothing").expect("written");
        assert!(asked.player(2, None).expect_err("no weights").contains("2.net: this is no file of weights"));
    }
}

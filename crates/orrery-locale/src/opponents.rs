//! The names and descriptions of opponents, and the descriptions of their current thinking.

use super::contract::MatchTexts;
use super::names::RIVAL;
use super::{PlayerNames, grouped, has_of, text};
use orrery_ai::SearchPhase;
use orrery_ai::coach::TurningPointCause;
use orrery_core::Rules as _;
use orrery_core::{Level, Opponent, OpponentCharacter};
use orrery_learn::game_types;

/// Returns the name of a level.
pub fn level_name(level: Level) -> String {
    text(&format!("level-{}", level.word()))
}

/// Returns the description of a level's play in a game.
pub fn level_about<G: MatchTexts>(level: Level) -> String {
    G::text(&format!("level-{}-about", level.word()))
}

/// Returns the word of a character in the notation, or an empty string if the game has no characters. The list of the game's
/// characters includes the default one.
pub fn character_word<G: MatchTexts>(character: OpponentCharacter) -> &'static str {
    G::Rules::CHARACTERS.get(character.index::<G::Rules>()).copied().unwrap_or_default()
}

/// Returns the name of a character's style in a game.
pub fn character_name<G: MatchTexts>(character: OpponentCharacter) -> String {
    G::text(&format!("character-{}", character_word::<G>(character)))
}

/// Returns the description of a character's preferences in a game, in one sentence.
pub fn character_about<G: MatchTexts>(character: OpponentCharacter) -> String {
    G::text(&format!("character-{}-about", character_word::<G>(character)))
}

/// Returns the name of a character as a player, or `None` if the game does not name its characters.
pub fn rival_name<G: MatchTexts>(character: OpponentCharacter) -> Option<String> {
    character_text::<G>(&format!("{RIVAL}{}", character_word::<G>(character)))
}

/// Returns a character's first remark on an occasion, in one sentence, or `None` if the game has no such remark.
pub fn remark<G: MatchTexts>(character: OpponentCharacter, occasion: &str) -> Option<String> {
    remarks::<G>(character, occasion).into_iter().next()
}

/// Returns a character's remarks on an occasion, one sentence each, in the order in which they are made in a match. The key of the
/// first has no number; those of the others end with `-2`, `-3` and so on.
pub fn remarks<G: MatchTexts>(character: OpponentCharacter, occasion: &str) -> Vec<String> {
    let first = format!("remark-{}-{occasion}", character_word::<G>(character));
    let key = |nth: usize| if nth == 1 { first.clone() } else { format!("{first}-{nth}") };
    (1..).map_while(|nth| character_text::<G>(&key(nth))).collect()
}

/// Returns the message with this key, if the game has one.
fn character_text<G: MatchTexts>(key: &str) -> Option<String> {
    has_of(G::Rules::KEY, key).then(|| G::text(key))
}

/// Returns the name of an opponent, such as `Captain · Corsair`. With the default character, returns only the level.
pub fn opponent_name<G: MatchTexts>(opponent: Opponent) -> String {
    match opponent {
        Opponent::Engine { level, character } if character == OpponentCharacter::default() => level_name(level),
        Opponent::Engine { level, character } => {
            let args = [("level", level_name(level).into()), ("character", character_name::<G>(character).into())];
            G::text_args("opponent-engine", &args)
        }
        yardstick => G::text(&format!("opponent-{}", yardstick.word())),
    }
}

/// Returns the description of an opponent's play in a game. For the engine, it is that of the level, followed by that of the
/// character if the game has characters.
pub fn opponent_about<G: MatchTexts>(opponent: Opponent) -> String {
    match opponent {
        Opponent::Engine { level, .. } if G::Rules::CHARACTERS.is_empty() => level_about::<G>(level),
        Opponent::Engine { level, character } => {
            format!("{} {}", level_about::<G>(level), character_about::<G>(character))
        }
        yardstick => G::text(&format!("opponent-{}-help", yardstick.word())),
    }
}

/// Describes up to `most` of the most important orders of a plan, in the plan's order. Returns an empty string for an empty plan.
pub fn plan_short<G: MatchTexts>(orders: &[game_types::Order<G>], most: usize, names: &PlayerNames) -> String {
    let mut by_weight: Vec<usize> = (0..orders.len()).collect();
    by_weight.sort_by_key(|&index| std::cmp::Reverse(G::weight(&orders[index])));
    by_weight.truncate(most);
    by_weight.sort_unstable();
    let words: Vec<String> = by_weight.into_iter().map(|index| G::order_brief(&orders[index], names)).collect();
    words.join(&text("list-then"))
}

/// The current state of an opponent's thinking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchStatus<G: MatchTexts> {
    /// The current phase of the search.
    pub busy: SearchPhase,
    /// The number of leaves found so far.
    pub ends: u32,
    /// The number of playouts so far.
    pub playouts: u32,
    /// The best plan so far.
    pub favourite: Vec<game_types::Order<G>>,
}

/// Describes the current thinking of the opponent called `name`, with its best plan so far.
pub fn thought_text<G: MatchTexts>(thought: &SearchStatus<G>, name: &str, names: &PlayerNames) -> String {
    let args = [
        ("name", name.into()),
        ("count", thought.ends.into()),
        ("shown", grouped(thought.ends).into()),
        ("playouts", grouped(thought.playouts).into()),
    ];
    let what = match thought.busy {
        SearchPhase::PlayingOn => G::text_args("think-playing", &args),
        SearchPhase::Judging if thought.ends > 0 => G::text_args("think-judging", &args),
        SearchPhase::Finding if thought.ends > 0 => G::text_args("think-finding", &args),
        _ => G::text_args("think-begins", &args),
    };
    let plan = plan_short::<G>(&thought.favourite, 2, names);
    match plan.is_empty() {
        true => what,
        false => G::text_args("think-likes", &[("what", what.into()), ("plan", plan.into())]),
    }
}

/// Returns the cause of a turning point, in a word or two.
pub fn why_text(why: TurningPointCause) -> String {
    text(&format!("coach-why-{}", why.key()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opponent_level_and_moment_has_text() {
        Level::ALL.iter().for_each(|&level| assert!(!level_name(level).contains("level-"), "{level:?}"));
        let moments = [TurningPointCause::GoodLuck, TurningPointCause::BadLuck, TurningPointCause::Error];
        moments.into_iter().for_each(|why| assert!(!why_text(why).contains("coach-"), "{why:?}"));
    }
}

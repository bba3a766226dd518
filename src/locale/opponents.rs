//! What opponents are called, what they are like, and what they think about.

use super::coach::order_brief;
use super::{Names, grouped, text, text_args};
use crate::ai::Busy;
use crate::core::Character;
use crate::core::Level;
use crate::core::Opponent;
use crate::games::alien_frontiers::ai as own;
use crate::rules::{Facility, Order};

/// What a level is called.
#[must_use]
pub fn level_name(level: Level) -> String {
    text(&format!("level-{}", level.word()))
}

/// How a level plays, in one sentence.
#[must_use]
pub fn level_about(level: Level) -> String {
    text(&format!("level-{}-about", level.word()))
}

/// What a character is called.
#[must_use]
pub fn character_name(character: Character) -> String {
    text(&format!("character-{}", own::Character::from(character).word()))
}

/// What a character likes, in one sentence.
#[must_use]
pub fn character_about(character: Character) -> String {
    text(&format!("character-{}-about", own::Character::from(character).word()))
}

/// What an opponent is called: `Captain · Corsair`; of the plain character only the level.
#[must_use]
pub fn opponent_name(opponent: Opponent) -> String {
    match opponent {
        Opponent::Engine { level, character } if character == Character::default() => level_name(level),
        Opponent::Engine { level, character } => {
            let args = [("level", level_name(level).into()), ("character", character_name(character).into())];
            text_args("opponent-engine", &args)
        }
        yardstick => text(&format!("opponent-{}", yardstick.word())),
    }
}

/// How an opponent plays: a sentence, two of an engine with a character.
#[must_use]
pub fn opponent_about(opponent: Opponent) -> String {
    match opponent {
        Opponent::Engine { level, character } => format!("{} {}", level_about(level), character_about(character)),
        yardstick => text(&format!("opponent-{}-help", yardstick.word())),
    }
}

/// How much of a plan an order tells: what touches the map or others more than a plain dock.
const fn weight(order: &Order) -> u8 {
    match order {
        Order::Settle { .. } | Order::Launch(_) => 5,
        Order::Raid { .. } | Order::Discard(_) | Order::BuyRelic => 4,
        Order::Claim(_) | Order::Cycle => 3,
        Order::Dock { facility: Facility::MaintenanceBay, .. } => 0,
        Order::Dock { .. } => 2,
        Order::Use(_) | Order::Trade(_) => 1,
        Order::Roll | Order::Shed { .. } | Order::End => 0,
    }
}

/// The most telling orders of a plan, at most `most`, in the plan's order; empty for an empty plan.
#[must_use]
pub fn plan_short(orders: &[Order], most: usize, names: &Names) -> String {
    let mut by_weight: Vec<usize> = (0..orders.len()).collect();
    by_weight.sort_by_key(|&index| std::cmp::Reverse(weight(&orders[index])));
    by_weight.truncate(most);
    by_weight.sort_unstable();
    let words: Vec<String> = by_weight.into_iter().map(|index| order_brief(&orders[index], names)).collect();
    words.join(&text("list-then"))
}

/// A thought as it stands now.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Thought {
    /// What it is busy with.
    pub busy: Busy,
    /// Ends of the turn found so far.
    pub ends: u32,
    /// Times it played on in thought so far.
    pub playouts: u32,
    /// The plan it likes best so far.
    pub favourite: Vec<Order>,
}

/// What the opponent called `name` weighs now, and which plan it likes best so far.
#[must_use]
pub fn thought_text(thought: &Thought, name: &str, names: &Names) -> String {
    let args = [
        ("name", name.into()),
        ("count", thought.ends.into()),
        ("shown", grouped(thought.ends).into()),
        ("playouts", grouped(thought.playouts).into()),
    ];
    let what = match thought.busy {
        Busy::PlayingOn => text_args("think-playing", &args),
        Busy::Judging if thought.ends > 0 => text_args("think-judging", &args),
        Busy::Finding if thought.ends > 0 => text_args("think-finding", &args),
        _ => text_args("think-begins", &args),
    };
    let plan = plan_short(&thought.favourite, 2, names);
    match plan.is_empty() {
        true => what,
        false => text_args("think-likes", &[("what", what.into()), ("plan", plan.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::alien_frontiers::AlienFrontiers;
    use crate::rules::{Colour, Ships, Territory};

    #[test]
    fn every_opponent_has_a_name_of_its_own_and_says_how_it_plays() {
        let mut names: Vec<String> = Opponent::all::<AlienFrontiers>().map(opponent_name).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
        let keys: Vec<String> =
            Opponent::all::<AlienFrontiers>().flat_map(|one| [opponent_name(one), opponent_about(one)]).collect();
        for raw in ["opponent-", "level-", "character-"] {
            assert!(keys.iter().all(|words| !words.contains(raw)), "a message is missing: {keys:?}");
        }
        let corsair = Opponent::Engine { level: Level::Captain, character: own::Character::Corsair.into() };
        assert_eq!(opponent_name(corsair), "Captain · Corsair");
        assert_eq!(opponent_name(Opponent::engine(Level::Captain)), "Captain");
    }

    #[test]
    fn a_thought_tells_what_it_weighs_and_likes() {
        let dock = Order::Dock { facility: Facility::SolarConverter, ships: Ships::of(&[5]) };
        let facility = Facility::ColonyConstructor;
        let settle = Order::Settle { facility, ships: Ships::of(&[2, 2, 2]), territory: Territory::LemBadlands };
        let thought = Thought {
            busy: Busy::Judging,
            ends: 1240,
            playouts: 0,
            favourite: vec![Order::Dock { facility: Facility::MaintenanceBay, ships: Ships::of(&[1]) }, dock, settle],
        };
        let names = Names::new([(Colour::Blue, "Blue")]);
        let told = thought_text(&thought, "Blue", &names);
        let likes = "5 to the Solar Converter; 2, 2 and 2 to the Colony Constructor: colony on Lem Badlands";
        assert_eq!(told, format!("Blue weighs 1,240 ways to use its dice – likes: {likes}"));
        let begun = Thought { favourite: Vec::new(), ends: 0, ..thought };
        assert_eq!(thought_text(&begun, "Blue", &names), "Blue thinks");
        let shown = [0, 12, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(shown, ["0", "12", "999", "1,000", "1,234,567"]);
    }
}

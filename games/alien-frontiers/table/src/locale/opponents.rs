//! Names and descriptions of the opponents of this game.

use crate::AlienFrontiersFrontend;
use orrery_core::{Level, Opponent, OpponentCharacter};
use orrery_locale as locale;

/// Returns the description of a level's style.
pub fn level_about(level: Level) -> String {
    locale::level_about::<AlienFrontiersFrontend>(level)
}

/// Returns the name of a character.
pub fn character_name(character: OpponentCharacter) -> String {
    locale::character_name::<AlienFrontiersFrontend>(character)
}

/// Returns the preferences of a character in one sentence.
pub fn character_about(character: OpponentCharacter) -> String {
    locale::character_about::<AlienFrontiersFrontend>(character)
}

/// Returns the name of an opponent, as in `Captain · Corsair`; for the character without preferences, only the level.
pub fn opponent_name(opponent: Opponent) -> String {
    locale::opponent_name::<AlienFrontiersFrontend>(opponent)
}

/// Returns the description of an opponent's style. For the engine, this is the description of the level, followed by the
/// description of the character.
pub fn opponent_about(opponent: Opponent) -> String {
    locale::opponent_about::<AlienFrontiersFrontend>(opponent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::AlienFrontiers;
    use alien_frontiers::ai as own;
    use alien_frontiers::rules::{Facility, Order, Ships, Territory};
    use orrery_ai::SearchPhase;
    use orrery_core::Colour;
    use orrery_core::Level;
    use orrery_locale::{PlayerNames, SearchStatus, grouped, thought_text};

    #[test]
    fn every_opponent_has_a_unique_name_and_a_description() {
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
    fn thought_text_shows_the_plan_count_and_favourite() {
        let dock = Order::Dock { facility: Facility::SolarConverter, ships: Ships::of(&[5]) };
        let facility = Facility::ColonyConstructor;
        let settle = Order::Settle { facility, ships: Ships::of(&[2, 2, 2]), territory: Territory::LemBadlands };
        let thought = SearchStatus::<AlienFrontiersFrontend> {
            busy: SearchPhase::Judging,
            ends: 1240,
            playouts: 0,
            favourite: vec![Order::Dock { facility: Facility::MaintenanceBay, ships: Ships::of(&[1]) }, dock, settle],
        };
        let names = PlayerNames::new([(Colour::Blue, "Blue")]);
        let told = thought_text(&thought, "Blue", &names);
        let likes = "5 to the Solar Converter; 2, 2 and 2 to the Colony Constructor: colony on Lem Badlands";
        assert_eq!(told, format!("Blue is weighing 1,240 plans – favourite: {likes}"));
        let begun = SearchStatus { favourite: Vec::new(), ends: 0, ..thought };
        assert_eq!(thought_text(&begun, "Blue", &names), "Blue is thinking");
        let shown = [0, 12, 999, 1000, 1_234_567].map(grouped);
        assert_eq!(shown, ["0", "12", "999", "1,000", "1,234,567"]);
    }
}

//! Where points of Alien Frontiers come from, and what breaks ties, in words.

use crate::games::alien_frontiers::locale::{text, text_args};
use crate::games::alien_frontiers::rules::AlienFrontiers;
use crate::panels::ScoreWords;

impl ScoreWords for AlienFrontiers {
    fn source_title(source: &str) -> String {
        text(match source {
            "colonies" => "ui-score-colonies",
            "territories" => "ui-score-control",
            "Alien City" => "ui-score-city",
            "Alien Monument" => "ui-score-monument",
            _ => "ui-score-positron",
        })
    }

    fn tie_text(decided: &str, name: &str, other: &str) -> Option<String> {
        let key = match decided {
            "cards" => "ui-tie-cards",
            "ore" => "ui-tie-ore",
            _ => "ui-tie-fuel",
        };
        Some(text_args(key, &[("name", name.into()), ("other", other.into())]))
    }
}

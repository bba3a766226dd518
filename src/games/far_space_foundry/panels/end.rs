//! Where points of Far Space Foundry come from, and what breaks ties, in words.

use crate::games::far_space_foundry::locale::text_args;
use crate::games::far_space_foundry::rules::FarSpaceFoundry;
use crate::panels::ScoreWords;

// What sources are called is found by their words: messages `score-SOURCE`.
impl ScoreWords for FarSpaceFoundry {
    fn tie_text(decided: &str, name: &str, other: &str) -> Option<String> {
        let key = match decided {
            "credits" => "tie-credits",
            _ => "tie-warehouse",
        };
        Some(text_args(key, &[("name", name.into()), ("other", other.into())]))
    }
}

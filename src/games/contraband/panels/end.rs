//! What credits come from, and what breaks ties, in words.

use crate::games::contraband::locale::text_args;
use crate::games::contraband::rules::Contraband;
use crate::panels::ScoreWords;

// What sources are called is found by their words: messages `score-SOURCE`.
impl ScoreWords for Contraband {
    fn tie_text(decided: &str, name: &str, other: &str) -> Option<String> {
        let key = match decided {
            "cash" => "tie-cash",
            _ => "tie-hold",
        };
        Some(text_args(key, &[("name", name.into()), ("other", other.into())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Rules as _, Setup};
    use crate::games::contraband::rules::{Preset, bare_position};

    #[test]
    fn sources_and_ties_are_worded() {
        let setup: Setup<Contraband> = Setup::plain(2, Preset::default().options());
        let position = bare_position(&setup).expect("two may play");
        let standings = Contraband::standings(&Contraband::open_view(&position));
        let first = &standings.0[0];
        let titles: Vec<String> = first.points.iter().map(|(source, _)| Contraband::source_title(source)).collect();
        assert_eq!(titles, ["Credits", "Objective"]);
        for (decided, _) in &first.tie_breaks {
            let said = Contraband::tie_text(decided, "Vera", "Ilse").unwrap_or_default();
            assert!(said.starts_with("Vera and Ilse"), "{decided}: {said}");
        }
    }
}

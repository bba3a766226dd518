//! Texts on the end screen: the sources of points, and the tie-breaks.

use crate::AlienFrontiersFrontend;
use crate::locale::{text, text_args};
use orrery_ui::ScoreTexts;

impl ScoreTexts for AlienFrontiersFrontend {
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
        Some(text_args(&format!("ui-tie-{decided}"), &[("name", name.into()), ("other", other.into())]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::AlienFrontiers;
    use alien_frontiers::rules::Preset;
    use orrery_core::{Rules as _, Setup};
    use orrery_record::SeatControl;
    use orrery_record::{Match, Seat};

    #[test]
    fn point_sources_have_unique_titles() {
        let setup = Setup::<AlienFrontiers>::plain(2, Preset::default().options());
        let seats = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
        let dealt = Match::deal(setup, seats, 1, None).expect("a set-up that can be played");
        let standings = AlienFrontiers::standings(dealt.position());
        let titles: Vec<String> =
            standings.0[0].points.iter().map(|(source, _)| AlienFrontiersFrontend::source_title(source)).collect();
        assert_eq!(titles, ["Colonies", "Control", "City", "Monument", "Positron"]);
    }
}

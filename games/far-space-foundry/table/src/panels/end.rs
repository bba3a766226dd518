//! The texts about the end of Far Space Foundry: sources of points, tie-breakers, and the result of a solo match.

use crate::FarSpaceFoundryFrontend;
use crate::locale::{text, text_args};
use far_space_foundry::rules::{MatchMode, SOLO_TARGET, View};
use orrery_locale::PlayerNames;
use orrery_ui::ScoreTexts;

// The names of sources are the messages `score-SOURCE`, and those of tie-breaks `tie-WORD`.
impl ScoreTexts for FarSpaceFoundryFrontend {
    // FSF-SOLO-1: the full game results in a rank or a defeat, a short game only in points.
    fn verdict(view: &View, names: &PlayerNames) -> Option<String> {
        let known = &view.known;
        if known.count != 1 {
            return None;
        }
        let (name, points) = (names.of(known.seating[0]), known.points(0).total());
        let args = |rank: String| {
            [("name", name.into()), ("points", points.into()), ("win", SOLO_TARGET.into()), ("rank", rank.into())]
        };
        if known.options.mode != MatchMode::Full {
            return Some(text_args("end-alone-short", &args(String::new())));
        }
        let rank = match points - SOLO_TARGET {
            ..0 => return Some(text_args("end-alone-defeat", &args(String::new()))),
            0 => "ui-rank-pilot",
            1 => "ui-rank-messenger",
            2.. => "ui-rank-superintendent",
        };
        Some(text_args("end-alone-rank", &args(text(rank))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::FarSpaceFoundry;
    use far_space_foundry::record::{Match, Scenario};
    use orrery_core::{Colour, Rules as _};
    use orrery_locale::speaking;
    use orrery_record::{Seat, SeatControl};

    /// Returns the result of a solo match that ends with these goods in the federal freighter, upgraded unless the half is Alpha,
    /// and with this number of credits.
    fn solo_result(half: &str, goods: &str, credits: u8) -> String {
        let (mode, upgraded) = if half == "alpha" { ("alpha only", false) } else { ("full", true) };
        let text = format!(
            r#"(game: "far-space-foundry", title: "", setup: (players: 1, mode: "{mode}"), half: "{half}",
                seats: {{"red": (hand: ["Commander"], credits: {credits},
                    freighters: {{"Federal": (goods: "{goods}", upgraded: {upgraded})}})}},
                play: [], expect: ())"#
        );
        let scenario = Scenario::from_text(&text).expect("reads");
        let seat = Seat { colour: Colour::Red, name: "Vera".to_owned(), control: SeatControl::Human };
        let game = Match::from_scenario(&scenario, vec![seat], 1).expect("is a match");
        let names = PlayerNames::new([(Colour::Red, "Vera")]);
        FarSpaceFoundryFrontend::verdict(&FarSpaceFoundry::open_view(game.position()), &names).expect("it is told")
    }

    #[test]
    fn solo_verdict_names_the_rank_or_the_points_needed() {
        speaking("en", || {
            assert_eq!(solo_result("beta", "Robot 3", 0), "22 points: Vera ranks as Freighter Pilot");
            assert_eq!(solo_result("beta", "Robot 3", 1), "23 points: Vera ranks as Messenger of Peace");
            assert_eq!(solo_result("beta", "Robot 3", 5), "27 points: Vera ranks as Federal Superintendent");
            assert_eq!(solo_result("beta", "Robot 2", 3), "16 points: Vera needed 22");
            assert_eq!(solo_result("alpha", "skyrite 3", 1), "4 points for Vera");
        });
    }
}

//! The texts of codex facts, as rows of a heading and a value.

use super::codex::topic_title;
use super::things::{action_name, good_name, pilot_name, product_name, ship_name};
use super::{text, text_args};
use crate::FarSpaceFoundryFrontend;
use far_space_foundry::codex::{CodexFact, Topic};
use far_space_foundry::rules::{MatchHalf, Phase, Score, View, action_of};
use orrery_core::Colour;
use orrery_learn::codex::OptionPage;
use orrery_locale::{PlayerNames, option_words};

/// Returns a fact as a row of a heading and a value. `view` supplies the half, which determines the actions of docks.
pub fn fact_row(fact: &CodexFact, view: &View, names: &PlayerNames) -> (String, String) {
    of_players(fact, names).or_else(|| of_things(fact, view)).unwrap_or_default()
}

/// Returns the row of a fact whose heading is a player, or `None` for other facts.
fn of_players(fact: &CodexFact, names: &PlayerNames) -> Option<(String, String)> {
    let name = |seat: Colour| names.of(seat);
    let credits = |count: u8| text_args("amount-credits", &[("count", count.into())]);
    Some(match *fact {
        CodexFact::Turn { seat, stage } => (name(seat), stage_text(stage)),
        CodexFact::Store { seat, used, size } => (name(seat), spaces(used, size)),
        CodexFact::Credits { seat, count } => (name(seat), credits(count)),
        CodexFact::Bribed { seat, done } => {
            (name(seat), text(if done { "codex-fact-bribed" } else { "codex-fact-not-bribed" }))
        }
        CodexFact::Held { seat, stored, aboard, .. } => {
            (name(seat), text_args("codex-fact-held", &[("stored", stored.into()), ("aboard", aboard.into())]))
        }
        CodexFact::Fleet { seat, ship, size, used, upgraded } => {
            let side = text(if upgraded { "codex-fact-upgraded" } else { "codex-fact-plain" });
            let args = [("ship", ship_name(ship).into()), ("spaces", spaces(used, size).into()), ("side", side.into())];
            (name(seat), text_args("codex-fact-ship", &args))
        }
        CodexFact::Hired { seat, pilot } => (name(seat), pilot_name(pilot)),
        CodexFact::Pilots { seat, hand, deck } => {
            (name(seat), text_args("codex-fact-pilots", &[("hand", hand.into()), ("deck", deck.into())]))
        }
        CodexFact::Points { seat, points } => (name(seat), points_text(points)),
        _ => return None,
    })
}

/// Returns the row of a fact whose heading is a thing, or `None` for other facts.
fn of_things(fact: &CodexFact, view: &View) -> Option<(String, String)> {
    Some(match *fact {
        CodexFact::Plays(half) => (text("codex-fact-half"), half_text(half)),
        CodexFact::Die(value) => (text("codex-fact-die"), value.to_string()),
        CodexFact::Dock { dock, taken } => {
            let action = action_name(action_of(view.known.half, dock));
            let head = text_args("ui-dock-of", &[("dock", dock.into()), ("action", action.into())]);
            (head, text(if taken { "codex-fact-taken" } else { "codex-fact-free" }))
        }
        CodexFact::Orbit(count) => (text("codex-fact-orbit"), count.to_string()),
        CodexFact::Asteroid { asteroid, left } => (good_name(asteroid.good()), left_text(left)),
        CodexFact::Bank(credits) => {
            (text("codex-fact-bank"), text_args("amount-credits", &[("count", credits.into())]))
        }
        CodexFact::Tokens { product, left } => {
            (product_name(product), left.map_or_else(|| text("codex-fact-not-in-play"), left_text))
        }
        CodexFact::Pile { alien, open, left } => {
            let what = if open == 0 {
                text("codex-fact-pile-empty")
            } else {
                text_args("codex-fact-pile", &[("open", open.into()), ("left", left.into())])
            };
            (ship_name(alien.ship()), what)
        }
        CodexFact::Aliens(count) => (text("codex-crew-aliens"), left_text(count)),
        CodexFact::Set { option, value } => {
            let title = topic_title(Topic::Option(OptionPage::Option(option)));
            let value = option_words::value::<FarSpaceFoundryFrontend>(option, value);
            (text_args("codex-fact-set", &[("option", title.into())]), value)
        }
        _ => return None,
    })
}

fn spaces(used: u8, size: u8) -> String {
    text_args("codex-fact-spaces", &[("used", used.into()), ("size", size.into())])
}

fn left_text(count: u8) -> String {
    text_args("codex-fact-left", &[("count", count.into())])
}

fn half_text(half: MatchHalf) -> String {
    text(match half {
        MatchHalf::Alpha => "codex-fact-alpha",
        MatchHalf::Beta => "codex-fact-beta",
    })
}

/// Returns a description of the order that is due in a stage.
fn stage_text(stage: Phase) -> String {
    text(match stage {
        Phase::Begin => "codex-fact-begin",
        Phase::Stow => "codex-fact-stow",
        Phase::Card => "codex-fact-card",
        Phase::Fly => "codex-fact-fly",
        Phase::Work => "codex-fact-work",
        Phase::Hire => "codex-fact-hire",
        Phase::Keep => "codex-fact-keep",
        Phase::Over => "codex-fact-over",
    })
}

/// Returns the total points and all of their sources that are not zero.
fn points_text(points: Score) -> String {
    let sources = [
        ("raw", points.raw),
        ("products", points.products),
        ("charged", points.charged),
        ("kinds", points.kinds),
        ("credits", points.credits),
        ("unfilled", points.unfilled),
        ("plain", points.plain),
    ];
    let told = sources.iter().filter(|(_, count)| *count != 0).map(|(source, count)| {
        let count = if *count < 0 { format!("–{}", -count) } else { count.to_string() };
        format!("{} {count}", orrery_locale::in_a_sentence(&text(&format!("score-{source}"))))
    });
    let parts = told.collect::<Vec<_>>().join(&text("list-comma"));
    let total = points.total();
    let total = if total < 0 { format!("–{}", -total) } else { total.to_string() };
    if parts.is_empty() {
        return total;
    }
    text_args("codex-fact-points-of", &[("total", total.into()), ("parts", parts.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::record::Scenario;
    use far_space_foundry::rules::view;
    use orrery_pilot::texts::check_codex_facts;

    fn seen(text: &str) -> View {
        let file = format!("(game: \"far-space-foundry\", title: \"\", {text}, play: [], expect: ())");
        let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        view(&position, Some(Colour::Red))
    }

    fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")])
    }

    /// Returns views that together contain every fact of every page.
    fn boards() -> Vec<View> {
        let seats = r#"seats: {
            "red": (hand: ["4", "AmberTrucker"], deck: ["6"], played: ["VioletForger"], credits: 2, bribed: true, warehouse: "skyrite 1",
                freighters: {"Federal": (goods: "galactium 2"), "Amber": (size: 2)}),
            "green": (hand: ["5"], deck: ["7", "8"], credits: 1),
        }, docks: [2, 5]"#;
        [format!("{seats}, piles: {{\"Teal\": []}}"), format!("{seats}, half: \"beta\"")]
            .iter()
            .map(|board| seen(board))
            .collect()
    }

    #[test]
    fn every_fact_has_text_in_every_language() {
        check_codex_facts::<FarSpaceFoundryFrontend>(&boards(), &names(), (CodexFact::key, CodexFact::KEYS));
    }

    #[test]
    fn points_text_lists_the_sources() {
        let points = Score { products: 7, kinds: 2, unfilled: -2, ..Score::default() };
        assert_eq!(points_text(points), "7: products 7, kinds 2, unfilled holds –2");
        assert_eq!(points_text(Score::default()), "0");
    }
}

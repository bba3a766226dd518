//! Current facts of the codex as rows of subject and value.

use super::codex::topic_title;
use super::things::{
    ask_text, card_name, line_name, metals_object, objective_name, place_name, quadrant_name, system_name, token_name,
};
use super::{text, text_args};
use crate::ContrabandFrontend;
use contraband::codex::{CodexFact, Topic};
use contraband::rules::{BoardSpot, MeetingOpponent, MetalCounts, MetalPile, Sector, SectorPlace};
use orrery_core::Colour;
use orrery_learn::codex::OptionPage;
use orrery_locale::{PlayerNames, grouped, option_words, percentage};

/// Returns a fact as a row of subject and value.
pub fn fact_row(fact: &CodexFact, names: &PlayerNames) -> (String, String) {
    of_players(fact, names).or_else(|| of_places(fact)).or_else(|| of_things(fact)).unwrap_or_default()
}

fn counted(key: &str, count: u32) -> String {
    text_args(key, &[("count", count.into()), ("told", grouped(count).into())])
}

/// Returns the row of a fact about a player; `None` for any other fact.
fn of_players(fact: &CodexFact, names: &PlayerNames) -> Option<(String, String)> {
    let name = |seat: Colour| names.of(seat);
    Some(match *fact {
        CodexFact::Asked { seat, ask } => (name(seat), ask_text(ask)),
        CodexFact::Credits { seat, count } => (name(seat), counted("amount-credits", count)),
        CodexFact::At { seat, spot } => (name(seat), place_name(spot)),
        CodexFact::Moves { seat, left, of } => {
            (name(seat), text_args("codex-fact-moves", &[("left", left.into()), ("of", of.into())]))
        }
        CodexFact::Level { seat, system, level } => {
            let system = ("system", system_name(system).into());
            let what = level.map_or_else(
                || text_args("codex-fact-level-hidden", std::slice::from_ref(&system)),
                |level| text_args("codex-fact-level", &[system.clone(), ("level", level.into())]),
            );
            (name(seat), what)
        }
        CodexFact::Hold { seat, count } => (name(seat), counted("codex-fact-hold", count.into())),
        CodexFact::Hand { seat, count } => (name(seat), counted("codex-fact-hand", count.into())),
        CodexFact::Closed { seat, quadrant } => {
            (name(seat), text_args("codex-fact-closed", &[("what", quadrant_name(quadrant).into())]))
        }
        CodexFact::Adrift { seat } => (name(seat), text("codex-fact-adrift")),
        CodexFact::Aim { seat, objective, done } => {
            let key = if done { "codex-fact-aim-done" } else { "codex-fact-aim" };
            (name(seat), text_args(key, &[("aim", objective_name(objective).into())]))
        }
        _ => return None,
    })
}

/// Returns the metals of a mine in words.
fn pile_text(pile: Option<MetalPile>) -> String {
    match pile {
        None => text("codex-fact-unseen"),
        Some(pile) if pile.is_empty() => text("codex-fact-exhausted"),
        Some(pile) if pile.hidden > 0 => counted("amount-hidden", pile.len().into()),
        Some(pile) => metals_object(pile.known),
    }
}

fn lies(metals: MetalCounts) -> String {
    if metals.is_empty() { text("codex-fact-empty") } else { metals_object(metals) }
}

fn structure(sector: Sector) -> String {
    place_name(BoardSpot { sector, place: SectorPlace::Structure })
}

/// Returns the row of a fact about a place; `None` for any other fact.
fn of_places(fact: &CodexFact) -> Option<(String, String)> {
    Some(match *fact {
        CodexFact::Mine { spot, pile } => (place_name(spot), pile_text(pile)),
        CodexFact::Market { sector, metals } => (structure(sector), lies(metals)),
        CodexFact::Price { sector, price, .. } => {
            let what = price.map_or_else(|| text("codex-fact-full"), |price| counted("amount-credits", price.into()));
            (structure(sector), what)
        }
        CodexFact::Store { sector, count } => (structure(sector), counted("codex-fact-store", count.into())),
        _ => return None,
    })
}

/// Returns the name of the opponent.
fn foe_name(foe: MeetingOpponent) -> String {
    text(match foe {
        MeetingOpponent::Police => "codex-rover-police",
        MeetingOpponent::Miner => "codex-rover-miners",
        MeetingOpponent::Raiders => "codex-rover-raiders",
        MeetingOpponent::Corsair | MeetingOpponent::Ship(_) => "codex-rover-corsair",
    })
}

/// Returns the row of a fact that is neither about a player nor about a place.
fn of_things(fact: &CodexFact) -> Option<(String, String)> {
    Some(match *fact {
        CodexFact::Round { round, last: None } => (text("codex-fact-round"), round.to_string()),
        CodexFact::Round { round, last: Some(last) } => (
            text("codex-fact-round"),
            text_args("codex-fact-round-of", &[("round", round.into()), ("last", last.into())]),
        ),
        CodexFact::Target(target) => (text("codex-fact-target"), counted("amount-credits", target)),
        CodexFact::Token { token, line, beaten } => {
            let key = if beaten { "codex-fact-beaten" } else { "codex-fact-line" };
            (token_name(token), text_args(key, &[("line", line_name(line).into())]))
        }
        CodexFact::Odds { foe, percent } => {
            let told = text_args("codex-fact-odds", &[("chance", percentage(percent).into())]);
            (foe_name(foe), told)
        }
        CodexFact::Own { card, count } => (card_name(card), counted("codex-fact-own", count.into())),
        CodexFact::Mines { unseen, open } => {
            let told = [("unseen", unseen.into()), ("open", open.into())];
            (text("codex-site-mine"), text_args("codex-fact-mines", &told))
        }
        CodexFact::Metals(count) => (text("codex-fact-metals"), counted("codex-fact-left", count.into())),
        CodexFact::Bonus(count) => (text("codex-fact-bonus"), counted("codex-fact-left", count.into())),
        CodexFact::Set { option, value } => {
            let title = topic_title(Topic::Option(OptionPage::Option(option)));
            let value = option_words::value::<ContrabandFrontend>(option, value);
            (text_args("codex-fact-set", &[("option", title.into())]), value)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::codex::facts;
    use contraband::record::Scenario;
    use contraband::rules::{View, view};
    use orrery_pilot::texts::check_codex_facts;

    fn seen(text: &str) -> View {
        let file = format!("(game: \"contraband\", title: \"\", {text}, play: [], expect: ())");
        let position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        view(&position, Some(0))
    }

    /// Returns the views of boards that together show every kind of fact.
    fn boards() -> Vec<View> {
        let two = r#"setup: (players: 2), mines: {"R1 mine1": [], "R1 mine2": ["Iron"]}, alien_beaten: true,
            markets: {"R1": ["Iron", "Iron", "Iron", "Carbon", "Carbon"]}, seats: {
            "red": (at: "R1", cargo: ["Iron"], upgrades: ["Weapon1"], bonus: ["Credits"], objective: "Fortune", breakdown: true),
            "green": (at: "R3 gate", upgrades: ["Engine1"], bonus: ["Disguise"], objective: "Outlaw", done: true, pirate: ["green"]),
        }"#;
        [two, "setup: (players: 1)"].iter().map(|board| seen(board)).collect()
    }

    #[test]
    fn every_fact_has_text_in_every_language() {
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        check_codex_facts::<ContrabandFrontend>(&boards(), &names, (CodexFact::key, CodexFact::KEYS));
    }

    #[test]
    fn level_of_a_face_down_upgrade_stays_hidden() {
        let green = &boards()[0];
        let told = facts(green, Topic::System(contraband::rules::ShipSystem::Shields));
        let hidden = told.iter().any(|fact| matches!(fact, CodexFact::Level { seat: Colour::Green, level: None, .. }));
        assert!(hidden, "{told:?}");
    }
}

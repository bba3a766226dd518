//! The results of other players' turns in icons and words: one line for each turn, each notable event and each move of the
//! patrols.

use crate::ContrabandFrontend;
use crate::board::{anchor_ids_of, anchor_ids_of_event, brief, hidden_order_summary};
use crate::locale::{event_text, line_name, objective_name, place_name, text_args};
use contraband::rules::{Event, FightOpponent, Order, PatrolToken};
use orrery_board::InlineItem;
use orrery_core::Colour;
use orrery_locale::{MatchTexts as _, PlayerNames};
use orrery_ui::{self as panels, RecapImportance, RecapLine};

/// An order since a player's last turn.
type PastOrder = panels::PastOrder<ContrabandFrontend>;

/// Returns the lines of the recap for `past`, the orders since a player's last turn.
pub fn recap_lines(_: Colour, past: &[PastOrder], names: &PlayerNames) -> Vec<RecapLine> {
    let same = |a: &PastOrder, b: &PastOrder| a.mover == b.mover && a.order != Some(Order::End);
    let mut lines = Vec::new();
    for turn in past.chunk_by(same) {
        lines.extend(whole(turn, names));
        for one in turn {
            lines.extend(one.events.iter().filter_map(|event| notable_line(event, names)));
            lines.extend(one.events.iter().filter_map(|event| patrol(one, event, names)));
        }
    }
    lines
}

/// Returns the line for a token moved by its die.
fn patrol(one: &PastOrder, event: &Event, names: &PlayerNames) -> Option<RecapLine> {
    let Event::TokenMoved { token, die: 1.., to } = *event else { return None };
    let icon = match token {
        PatrolToken::Police => "cb-police",
        PatrolToken::Alien => "cb-alien",
        PatrolToken::Corsair => "cb-corsair",
    };
    let bits = vec![InlineItem::Icon(icon), InlineItem::Text(line_name(to))];
    let words = event_text(event, names);
    Some(RecapLine::new(RecapImportance::Detail, one.mover, words, bits, anchor_ids_of_event(event)))
}

/// Returns the line for an event that should not be missed: an attack, a robbery, a breakdown, a fine, a victory over the police,
/// or a declared objective.
fn notable_line(event: &Event, names: &PlayerNames) -> Option<RecapLine> {
    let icon = InlineItem::Icon;
    let (colour, bits) = match *event {
        Event::Attacked { seat, other } => (seat, vec![icon("cb-weapon"), InlineItem::Mark(other)]),
        Event::Looted { seat, other, count, .. } => {
            (seat, vec![InlineItem::Text(format!("+{count}")), icon("cb-crate"), InlineItem::Mark(other)])
        }
        Event::BrokeDown { seat } => (seat, vec![icon("cb-break")]),
        Event::Fined { seat, credits } => (seat, vec![InlineItem::Text(format!("–{credits}")), icon("cb-credit")]),
        Event::Beat { seat, rival: FightOpponent::Police } => (seat, vec![icon("cb-weapon"), icon("cb-police")]),
        Event::Declared { seat, objective } => {
            (seat, vec![icon("cb-objective"), InlineItem::Text(objective_name(objective))])
        }
        _ => return None,
    };
    let (words, spots) = (event_text(event, names), anchor_ids_of_event(event));
    Some(RecapLine::new(RecapImportance::Great, colour, words, bits, spots))
}

/// Returns the line for a whole turn: its actions and gains.
fn whole(turn: &[PastOrder], names: &PlayerNames) -> Option<RecapLine> {
    let mover = turn.first()?.mover;
    let told: Vec<&PastOrder> =
        turn.iter().filter(|one| !matches!(one.order, Some(Order::End | Order::Done | Order::Stand))).collect();
    let words: Vec<String> = told
        .iter()
        .map(|one| ContrabandFrontend::told_text(one.mover, one.order.as_ref(), &one.events, names))
        .filter(|words| !words.is_empty())
        .collect();
    let (mut bits, mut spots) = (Vec::new(), Vec::new());
    for one in told {
        let signs = match &one.order {
            Some(order) => brief(order, &one.before, &one.after),
            None => hidden_order_summary(&one.events, &one.before, &one.after),
        };
        if !bits.is_empty() && !signs.is_empty() {
            bits.push(InlineItem::Text("·".to_owned()));
        }
        bits.extend(signs);
        spots.extend(anchor_ids_of(one.mover, &one.events));
    }
    spots.dedup();
    if words.is_empty() {
        return stayed(turn, names);
    }
    Some(RecapLine::new(RecapImportance::Turn, mover, words.join("\n"), bits, spots))
}

/// Returns the line for a turn without actions: the place where the ship stayed.
fn stayed(turn: &[PastOrder], names: &PlayerNames) -> Option<RecapLine> {
    let last = turn.iter().find(|one| one.order == Some(Order::End))?;
    let known = &last.before.known;
    let place = place_name(known.players[known.seat_of(last.mover)?].at);
    let args = [("name", names.of(last.mover).into()), ("what", place.clone().into())];
    let bits = vec![InlineItem::Icon("pause"), InlineItem::Text(place)];
    let spots = anchor_ids_of(last.mover, &[]);
    Some(RecapLine::new(RecapImportance::Detail, last.mover, text_args("recap-stayed", &args), bits, spots))
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::Contraband;
    use contraband::record::Scenario;
    use contraband::rules::view;
    use orrery_core::{RandomGenerator, Rules as _};

    #[test]
    fn recap_says_an_idle_player_stayed() {
        let file = r#"(game: "contraband", title: "", setup: (players: 2), seats: {"red": (at: "R2 port"),
            "green": (at: "G2 port")}, police: "B1|B2", alien: "B3|B4", play: [], expect: ())"#;
        let mut p = Scenario::from_text(file).expect("a scenario").position().expect("a position");
        let (before, mut events) = (view(&p, Some(1)), Vec::new());
        Contraband::apply(&mut p, &Order::End, &mut RandomGenerator::new(1), &mut events);
        let past = PastOrder { mover: Colour::Red, order: Some(Order::End), events, before, after: view(&p, Some(1)) };
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        let lines = recap_lines(Colour::Green, &[past], &names);
        assert_eq!(lines.len(), 1);
        assert_eq!((lines[0].colour, lines[0].words.as_str()), (Colour::Red, "Vera stayed: Hearthport"));
        assert!(orrery_board::art::get("icon-pause").is_some() && !lines[0].bits.is_empty());
    }

    #[test]
    fn recap_highlights_an_attack() {
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        let attacked = Event::Attacked { seat: Colour::Red, other: Colour::Green };
        let line = notable_line(&attacked, &names).expect("nobody should miss it");
        assert_eq!((line.weight, line.words.as_str()), (RecapImportance::Great, "Vera attacked Ilse"));
        assert!(notable_line(&Event::TurnEnded { seat: Colour::Red }, &names).is_none());
    }
}

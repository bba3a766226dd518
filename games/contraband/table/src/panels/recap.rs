//! The results of other players' turns in icons and words: one line for each turn, each notable event and each move of the
//! patrols.

use crate::ContrabandFrontend;
use crate::board::{anchor_ids_of, anchor_ids_of_event, with_gains};
use crate::locale::{
    event_text, line_name, objective_name, order_brief, place_name, rival_name, text, text_args, token_name,
};
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
            lines.extend(one.events.iter().filter_map(|event| notable_line(event, &one.events, names)));
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
    let bits = vec![InlineItem::Icon(icon), InlineItem::Text(token_name(token)), InlineItem::Text(line_name(to))];
    let words = event_text(event, names);
    Some(RecapLine::new(RecapImportance::Detail, one.mover, words, bits, anchor_ids_of_event(event)))
}

/// Returns the line for an event that should not be missed: an attack, a robbery, the result of a fight, a fine, or a declared
/// objective. `events` are all events of the order.
fn notable_line(event: &Event, events: &[Event], names: &PlayerNames) -> Option<RecapLine> {
    let word = |key: &str| InlineItem::Text(text(key));
    let beaten = |ship: Colour| {
        let beats =
            |event: &Event| matches!(*event, Event::Beat { rival: FightOpponent::Ship(other), .. } if other == ship);
        events.iter().any(beats)
    };
    let (colour, bits) = match *event {
        Event::Attacked { seat, other } => (seat, vec![word("recap-attacked"), InlineItem::Mark(other)]),
        Event::Looted { seat, other, count, .. } => {
            let robbed = text_args("recap-robbed", &[("count", count.into())]);
            (seat, vec![InlineItem::Text(robbed), InlineItem::Mark(other)])
        }
        Event::Beat { seat, rival: FightOpponent::Ship(other) } => {
            (seat, vec![word("recap-beat"), InlineItem::Mark(other)])
        }
        Event::Beat { seat, rival } => {
            (seat, vec![InlineItem::Text([text("recap-beat"), rival_name(rival, names)].join(" "))])
        }
        // The line of the victory already tells it.
        Event::BrokeDown { seat } if beaten(seat) => return None,
        Event::BrokeDown { seat } => (seat, vec![word("recap-broke")]),
        Event::Fined { seat, credits } => {
            (seat, vec![word("recap-fined"), InlineItem::Text(format!("–{credits}")), InlineItem::Icon("cb-credit")])
        }
        Event::Declared { seat, objective } => {
            (seat, vec![word("great-objective"), InlineItem::Text(objective_name(objective))])
        }
        _ => return None,
    };
    let (words, spots) = (with_dice(event, events, names), anchor_ids_of_event(event));
    Some(RecapLine::new(RecapImportance::Great, colour, words, bits, spots))
}

/// Returns an event in words, the result of a fight after its last dice.
fn with_dice(event: &Event, events: &[Event], names: &PlayerNames) -> String {
    let decides = matches!(event, Event::Beat { .. } | Event::BrokeDown { .. });
    let dice = events.iter().rev().filter(|_| decides).find(|event| matches!(event, Event::Exchange { .. }));
    let told: Vec<String> = dice.into_iter().chain([event]).map(|event| event_text(event, names)).collect();
    told.join("\n")
}

/// Reports whether an order has a part in the line of its turn. The exchanges of a fight are told by its result.
const fn is_told(order: Option<&Order>) -> bool {
    !matches!(order, Some(Order::End | Order::Done | Order::Stand | Order::Fight | Order::Attack(_)))
}

/// Returns the line for a whole turn: its actions and gains, and where its ship went.
fn whole(turn: &[PastOrder], names: &PlayerNames) -> Option<RecapLine> {
    let mover = turn.first()?.mover;
    let told: Vec<&PastOrder> = turn.iter().filter(|one| is_told(one.order.as_ref())).collect();
    let words: Vec<String> = told
        .iter()
        .map(|one| ContrabandFrontend::told_text(one.mover, one.order.as_ref(), &one.events, names))
        .filter(|words| !words.is_empty())
        .collect();
    if words.is_empty() {
        return stayed(turn, names);
    }
    let (mut bits, mut spots) = (Vec::new(), Vec::new());
    for (nth, one) in told.iter().enumerate() {
        // Of several steps in a row, only the last one is named.
        let flies_on = is_step(one) && told.get(nth + 1).is_some_and(|next| is_step(next));
        let signs = if flies_on { Vec::new() } else { action(one, names) };
        if !bits.is_empty() && !signs.is_empty() {
            bits.push(InlineItem::separator());
        }
        bits.extend(signs);
        spots.extend(anchor_ids_of(one.mover, &one.events));
    }
    spots.dedup();
    Some(RecapLine::new(RecapImportance::Turn, mover, words.join("\n"), bits, spots))
}

fn is_step(one: &PastOrder) -> bool {
    matches!(one.order, Some(Order::Move(_)))
}

/// Returns an order in a few words, followed by the mover's gains.
fn action(one: &PastOrder, names: &PlayerNames) -> Vec<InlineItem> {
    let words = match &one.order {
        Some(Order::Move(step)) => {
            let to = one.before.known.me().at.after(*step);
            to.map(|to| text_args("brief-move", &[("what", place_name(to).into())]))
        }
        Some(order) => Some(order_brief(order, names)),
        None => one.events.iter().find_map(hidden_brief),
    };
    with_gains(words.map(InlineItem::Text).into_iter().collect(), &one.before, &one.after)
}

/// Returns an order with hidden details in a few words, according to one of its events.
fn hidden_brief(event: &Event) -> Option<String> {
    Some(match *event {
        Event::Installed { level, .. } => text_args("brief-install-hidden", &[("level", level.into())]),
        Event::Taken { .. } | Event::PrizeTaken { .. } => text("brief-take-hidden"),
        Event::Swapped { .. } => text("brief-swap-hidden"),
        Event::Jettisoned { .. } => text("brief-jettison-hidden"),
        Event::Planned { count, .. } => text_args("brief-plan-hidden", &[("count", count.into())]),
        Event::Changed { nth, .. } => text_args("brief-change-hidden", &[("nth", nth.into())]),
        _ => return None,
    })
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
        let line = notable_line(&attacked, &[attacked], &names).expect("nobody should miss it");
        assert_eq!((line.weight, line.words.as_str()), (RecapImportance::Great, "Vera attacked Ilse"));
        let ended = Event::TurnEnded { seat: Colour::Red };
        assert!(notable_line(&ended, &[ended], &names).is_none());
    }

    #[test]
    fn recap_tells_a_fight_once_with_its_last_dice() {
        let names = PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")]);
        let (seat, other) = (Colour::Red, Colour::Green);
        let rival = FightOpponent::Ship(other);
        let events = [
            Event::Exchange { seat, rival, totals: [5, 2], shields: [1, 0] },
            Event::BrokeDown { seat: other },
            Event::Beat { seat, rival },
        ];
        let lines: Vec<RecapLine> = events.iter().filter_map(|event| notable_line(event, &events, &names)).collect();
        let [line] = lines.as_slice() else { panic!("one line: {lines:?}") };
        assert!(line.words.contains("5 to 2") && line.words.ends_with("Vera beat Ilse"), "{}", line.words);
        let alone = [Event::BrokeDown { seat }];
        assert!(notable_line(&alone[0], &alone, &names).is_some(), "lost to a token");
    }
}

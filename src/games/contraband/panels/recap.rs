//! What the others' turns came to, in signs and words: one line a turn, and one for each move of the patrols.

use crate::board::Bit;
use crate::core::Colour;
use crate::games::contraband::Contraband;
use crate::games::contraband::board::{brief, spot_ids_of, spot_ids_of_event, veiled};
use crate::games::contraband::locale::{event_text, line_name};
use crate::games::contraband::rules::{Event, Order, Token};
use crate::locale::{Names, Wording as _};
use crate::panels::{self, RecapLine, Weight};

/// An order since a player's last turn.
type Past = panels::Past<Contraband>;

/// What the orders since the last turn of `colour` come to.
#[must_use]
pub fn recap_lines(_: Colour, past: &[Past], names: &Names) -> Vec<RecapLine> {
    let same = |a: &Past, b: &Past| a.mover == b.mover && a.order != Some(Order::End);
    let mut lines = Vec::new();
    for turn in past.chunk_by(same) {
        lines.extend(whole(turn, names));
        for one in turn {
            lines.extend(one.events.iter().filter_map(|event| patrol(one, event, names)));
        }
    }
    lines
}

/// A token that moved by its die.
fn patrol(one: &Past, event: &Event, names: &Names) -> Option<RecapLine> {
    let Event::TokenMoved { token, die: 1.., to } = *event else { return None };
    let icon = match token {
        Token::Police => "cb-police",
        Token::Alien => "cb-alien",
        Token::Corsair => "cb-corsair",
    };
    let bits = vec![Bit::Icon(icon), Bit::Text(line_name(to))];
    let words = event_text(event, names);
    Some(RecapLine { colour: one.mover, words, bits, spots: spot_ids_of_event(event), weight: Weight::Detail })
}

/// A whole turn: what was done, and what it brought.
fn whole(turn: &[Past], names: &Names) -> Option<RecapLine> {
    let mover = turn.first()?.mover;
    let told: Vec<&Past> =
        turn.iter().filter(|one| !matches!(one.order, Some(Order::End | Order::Done | Order::Stand))).collect();
    let words: Vec<String> = told
        .iter()
        .map(|one| Contraband::told_text(one.mover, one.order.as_ref(), &one.events, names))
        .filter(|words| !words.is_empty())
        .collect();
    let (mut bits, mut spots) = (Vec::new(), Vec::new());
    for one in told {
        let signs = match &one.order {
            Some(order) => brief(order, &one.before, &one.after),
            None => veiled(&one.events, &one.before, &one.after),
        };
        if !bits.is_empty() && !signs.is_empty() {
            bits.push(Bit::Text("·".to_owned()));
        }
        bits.extend(signs);
        spots.extend(spot_ids_of(one.mover, &one.events));
    }
    spots.dedup();
    (!words.is_empty()).then(|| RecapLine { colour: mover, words: words.join("\n"), bits, spots, weight: Weight::Turn })
}

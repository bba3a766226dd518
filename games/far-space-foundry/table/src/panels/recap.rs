//! What the others' turns came to, in signs and words: one line a turn.

use crate::FarSpaceFoundryWindow;
use crate::board::{spot_ids_of, turn_brief};
use crate::locale::text;
use far_space_foundry::rules::{Event, Order};
use orrery_board::Bit;
use orrery_core::Colour;
use orrery_locale::{Names, Wording as _};
use orrery_ui::{self as panels, RecapLine, Weight};

/// An order since a player's last turn.
type Past = panels::Past<FarSpaceFoundryWindow>;

/// What the orders since the last turn of `colour` come to.
#[must_use]
pub fn recap_lines(_: Colour, past: &[Past], names: &Names) -> Vec<RecapLine> {
    let same = |a: &Past, b: &Past| a.mover == b.mover && a.order != Some(Order::End);
    let mut lines = Vec::new();
    for turn in past.chunk_by(same) {
        lines.extend(whole(turn, names));
        let turned = turn.iter().any(|one| one.events.contains(&Event::StationTurned));
        if turned {
            // What went back to the asteroids stands before it, who left behind it.
            let told =
                |event: &&Event| matches!(event, Event::StationTurned | Event::Cleared { .. } | Event::LeftGame { .. });
            let events = turn.iter().flat_map(|one| &one.events).filter(told);
            let words =
                events.map(|event| FarSpaceFoundryWindow::event_text(event, names)).collect::<Vec<_>>().join("\n");
            let bits = vec![Bit::Text(text("ui-beta"))];
            lines.extend(turn.last().map(|one| RecapLine {
                colour: one.mover,
                words,
                bits,
                spots: Vec::new(),
                weight: Weight::Great,
            }));
        }
    }
    lines
}

/// A whole turn: who flew where, with how much, what it brought.
fn whole(turn: &[Past], names: &Names) -> Option<RecapLine> {
    let mover = turn.first()?.mover;
    let told = |one: &&Past| !matches!(one.order, Some(Order::End | Order::Begin));
    let words: Vec<String> = turn
        .iter()
        .filter(told)
        .map(|one| FarSpaceFoundryWindow::told_text(one.mover, one.order.as_ref(), &one.events, names))
        .collect();
    let given = || turn.iter().filter(told).filter_map(|one| one.order.as_ref().map(|order| (order, &one.events[..])));
    // What is dealt at the start of a half is nobody's doing.
    let (before, after) = (&turn.iter().find(told)?.before, &turn.last()?.after);
    let bits = turn_brief(given(), before, after);
    let mut spots: Vec<_> = given().flat_map(|(order, events)| spot_ids_of(mover, order, events)).collect();
    spots.dedup();
    (!words.is_empty()).then(|| RecapLine { colour: mover, words: words.join("\n"), bits, spots, weight: Weight::Turn })
}

//! Summaries of the other players' turns in symbols and words: one line per turn.

use crate::FarSpaceFoundryWindow;
use crate::board::{anchor_ids_of, turn_brief};
use crate::locale::text;
use far_space_foundry::rules::{Event, Order};
use orrery_board::InlineItem;
use orrery_core::Colour;
use orrery_locale::{PlayerNames, Wording as _};
use orrery_ui::{self as panels, RecapLine, RecapWeight};

/// An order since a player's last turn.
type PastOrder = panels::PastOrder<FarSpaceFoundryWindow>;

/// Returns the summaries of the orders since the last turn of `colour`.
#[must_use]
pub fn recap_lines(_: Colour, past: &[PastOrder], names: &PlayerNames) -> Vec<RecapLine> {
    let same = |a: &PastOrder, b: &PastOrder| a.mover == b.mover && a.order != Some(Order::End);
    let mut lines = Vec::new();
    for turn in past.chunk_by(same) {
        lines.extend(whole(turn, names));
        let turned = turn.iter().any(|one| one.events.contains(&Event::StationTurned));
        if turned {
            // Goods returned to the asteroids are listed before the turn-over, pilots that left after it.
            let told =
                |event: &&Event| matches!(event, Event::StationTurned | Event::Cleared { .. } | Event::LeftGame { .. });
            let events = turn.iter().flat_map(|one| &one.events).filter(told);
            let words =
                events.map(|event| FarSpaceFoundryWindow::event_text(event, names)).collect::<Vec<_>>().join("\n");
            let bits = vec![InlineItem::Text(text("ui-beta"))];
            lines.extend(turn.last().map(|one| RecapLine {
                colour: one.mover,
                words,
                bits,
                spots: Vec::new(),
                weight: RecapWeight::Great,
            }));
        }
    }
    lines
}

/// Returns the summary of a whole turn: the flight, its capacity, and the gains.
fn whole(turn: &[PastOrder], names: &PlayerNames) -> Option<RecapLine> {
    let mover = turn.first()?.mover;
    let told = |one: &&PastOrder| !matches!(one.order, Some(Order::End | Order::Begin));
    let words: Vec<String> = turn
        .iter()
        .filter(told)
        .map(|one| FarSpaceFoundryWindow::told_text(one.mover, one.order.as_ref(), &one.events, names))
        .collect();
    let given = || turn.iter().filter(told).filter_map(|one| one.order.as_ref().map(|order| (order, &one.events[..])));
    // Cards dealt at the start of a half are not part of any turn.
    let (before, after) = (&turn.iter().find(told)?.before, &turn.last()?.after);
    let bits = turn_brief(given(), before, after);
    let mut spots: Vec<_> = given().flat_map(|(order, events)| anchor_ids_of(mover, order, events)).collect();
    spots.dedup();
    (!words.is_empty()).then(|| RecapLine {
        colour: mover,
        words: words.join("\n"),
        bits,
        spots,
        weight: RecapWeight::Turn,
    })
}

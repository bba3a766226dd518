//! What the others' turns came to, in signs and words: one line a turn.

use crate::board::Bit;
use crate::core::Colour;
use crate::games::far_space_foundry::FarSpaceFoundry;
use crate::games::far_space_foundry::board::{brief, deed, spot_ids_of};
use crate::games::far_space_foundry::locale::text;
use crate::games::far_space_foundry::rules::{Event, Order, Stage};
use crate::locale::{Names, Wording as _};
use crate::panels::{self, RecapLine};

/// An order since a player's last turn.
type Past = panels::Past<FarSpaceFoundry>;

/// What the orders since the last turn of `colour` come to.
#[must_use]
pub fn recap_lines(_: Colour, past: &[Past], names: &Names) -> Vec<RecapLine> {
    let same = |a: &Past, b: &Past| a.mover == b.mover && a.order != Some(Order::End);
    let mut lines = Vec::new();
    for turn in past.chunk_by(same) {
        lines.extend(whole(turn, names));
        let turned = turn.iter().any(|one| one.events.contains(&Event::StationTurned));
        if turned {
            let words = text("event-station-turned");
            let bits = vec![Bit::Text(text("ui-beta"))];
            lines.extend(turn.last().map(|one| RecapLine { colour: one.mover, words, bits, spots: Vec::new() }));
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
        .map(|one| FarSpaceFoundry::told_text(one.mover, one.order.as_ref(), &one.events, names))
        .collect();
    let mut bits = Vec::new();
    let mut spots = Vec::new();
    for one in turn.iter().filter(told) {
        let Some(order) = &one.order else { continue };
        if !bits.is_empty() {
            bits.push(Bit::Text("·".to_owned()));
        }
        let flight = matches!(order, Order::Play { .. } | Order::Land(_) | Order::Lift(_));
        bits.extend(if flight || one.before.known.stage == Stage::Hire {
            deed(order, &one.events)
        } else {
            brief(order, &one.events, &one.before, &one.after)
        });
        spots.extend(spot_ids_of(one.mover, order, &one.events));
    }
    spots.dedup();
    (!words.is_empty()).then(|| RecapLine { colour: mover, words: words.join("\n"), bits, spots })
}

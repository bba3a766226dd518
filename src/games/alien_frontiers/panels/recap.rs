//! What changed since a player's last turn, in signs and words.

use crate::board::{Bit, SpotId};
use crate::core::Colour;
use crate::games::alien_frontiers::AlienFrontiers;
use crate::games::alien_frontiers::board::{changes, deed, spot_ids_of, spot_ids_of_event};
use crate::games::alien_frontiers::locale::{event_text, order_text, territory_name};
use crate::games::alien_frontiers::rules::{Event, Order as Given};
use crate::locale::Names;
use crate::panels::{self, RecapLine};

/// An order since a player's last turn.
type Past = panels::Past<AlienFrontiers>;

/// What the orders since a player's last turn come to: for each turn one line for what it brought, then what matters to
/// others.
#[must_use]
pub fn recap_lines(colour: Colour, past: &[Past], names: &Names) -> Vec<RecapLine> {
    let mut lines = Vec::new();
    for turn in past.chunk_by(|a, b| a.mover == b.mover) {
        lines.extend(yields(turn, names));
        for one in turn {
            if let Some(order) = one.order.as_ref().filter(|order| told(order)) {
                let mut bits = deed(order, &one.events);
                bits.extend(losses(one));
                lines.push(RecapLine {
                    colour: one.mover,
                    words: order_text(one.mover, order, &one.events, names),
                    bits,
                    spots: spot_ids_of(one.mover, order, &one.events),
                });
            }
            for event in &one.events {
                lines.extend(concern(event, colour).map(|bits| RecapLine {
                    colour: one.mover,
                    words: event_text(event, names),
                    bits,
                    spots: spot_ids_of_event(event),
                }));
            }
        }
    }
    lines
}

/// What a whole turn brought its player.
fn yields(turn: &[Past], names: &Names) -> Option<RecapLine> {
    let (first, last) = (turn.first()?, turn.last()?);
    let bits = changes(&first.before, &last.after, first.mover);
    let given = turn.iter().filter_map(|one| one.order.as_ref().map(|order| (one, order)));
    let given = given.filter(|(_, order)| !matches!(order, Given::Roll | Given::End));
    let words: Vec<String> =
        given.clone().map(|(one, order)| order_text(one.mover, order, &one.events, names)).collect();
    let docks = given.filter(|(_, order)| matches!(order, Given::Dock { .. } | Given::Trade(_)));
    let mut places: Vec<SpotId> = docks.flat_map(|(one, order)| spot_ids_of(one.mover, order, &one.events)).collect();
    places.dedup();
    let line = RecapLine { colour: first.mover, words: words.join("\n"), bits, spots: places };
    (!line.bits.is_empty() && !line.words.is_empty()).then_some(line)
}

/// What an order took from other players.
fn losses(one: &Past) -> Vec<Bit> {
    let others = one.before.seats().iter().filter(|&&other| other != one.mover);
    let lost = others.filter_map(|&other| {
        let change = changes(&one.before, &one.after, other);
        (!change.is_empty()).then(|| std::iter::once(Bit::Mark(other)).chain(change))
    });
    lost.flatten().collect()
}

/// Orders worth telling on their own.
const fn told(order: &Given) -> bool {
    matches!(
        order,
        Given::Settle { .. }
            | Given::Raid { .. }
            | Given::Launch(_)
            | Given::BuyRelic
            | Given::Claim(_)
            | Given::Discard(_)
    )
}

/// Events that touch the player or the map, in signs.
fn concern(event: &Event, colour: Colour) -> Option<Vec<Bit>> {
    match *event {
        Event::ControlChanged { territory, after, .. } => {
            let owner = after.map_or(Bit::Icon("close"), Bit::Mark);
            Some(vec![owner, Bit::Text(territory_name(territory))])
        }
        Event::RelicReturned { colour } => {
            Some(vec![Bit::Mark(colour), Bit::Text("–1".to_owned()), Bit::Icon("relic")])
        }
        Event::Evicted { colour: whose, ships, .. } if whose == colour => {
            let count = Bit::Text(ships.len().to_string());
            Some(vec![Bit::Mark(whose), count, Bit::Icon("ship"), Bit::Icon("arrow"), Bit::Icon("bay")])
        }
        Event::ShipToStock { colour: whose, .. } if whose == colour => {
            Some(vec![Bit::Mark(whose), Bit::Icon("ship"), Bit::Icon("arrow"), Bit::Icon("stock")])
        }
        _ => None,
    }
}

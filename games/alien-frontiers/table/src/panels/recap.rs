//! The recap: the changes since a player's last turn, in icons and words.

use crate::AlienFrontiersFrontend;
use crate::board::{action_summary, anchor_ids_of, anchor_ids_of_event, changes};
use crate::locale::{event_text, facility_name, order_text, territory_name, text_args};
use alien_frontiers::rules::{Event, Facility, Order as Given, Position};
use orrery_board::{InlineItem, LogAnchorId};
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use orrery_ui::{self as panels, RecapImportance, RecapLine};

/// An order since a player's last turn, with its events.
type PastOrder = panels::PastOrder<AlienFrontiersFrontend>;

/// Returns a summary of the orders since a player's last turn: for each turn a line with its yield, then lines for the orders and
/// events that matter to other players.
pub fn recap_lines(colour: Colour, past: &[PastOrder], names: &PlayerNames) -> Vec<RecapLine> {
    let mut lines = Vec::new();
    for turn in past.chunk_by(|a, b| a.mover == b.mover) {
        lines.extend(yields(turn, past, names));
        for one in turn {
            if let Some(order) = one.order.as_ref().filter(|order| has_own_line(order)) {
                let mut bits = action_summary(order, &one.events);
                bits.extend(losses(one));
                lines.push(RecapLine::new(
                    weight(order),
                    one.mover,
                    order_text(one.mover, order, &one.events, names),
                    bits,
                    anchor_ids_of(one.mover, order, &one.events),
                ));
            }
            for event in &one.events {
                lines.extend(concern(event, colour).map(|bits| {
                    RecapLine::new(
                        RecapImportance::Great,
                        one.mover,
                        event_text(event, names),
                        bits,
                        anchor_ids_of_event(event),
                    )
                }));
            }
        }
    }
    lines
}

/// Returns the yield of a whole turn for its player, with the player's current points if later orders have changed them. Returns
/// `None` for a turn without orders to report.
fn yields(turn: &[PastOrder], past: &[PastOrder], names: &PlayerNames) -> Option<RecapLine> {
    let (first, last) = (turn.first()?, turn.last()?);
    let (before, after) = (&first.before, &last.after);
    let mut bits = changes(before, after, first.mover);
    let points = |position: &Position| position.score(first.mover).total();
    let now = points(&past.last()?.after);
    if points(before) != points(after) && points(after) != now {
        // The change of points is the last item of the changes.
        bits.push(InlineItem::Text(text_args("recap-now", &[("points", now.into())])));
    }
    let circle = after.player(first.mover).hub;
    if circle > before.player(first.mover).hub {
        bits.extend([
            InlineItem::Text(facility_name(Facility::ColonistHub)),
            InlineItem::Icon("step"),
            InlineItem::Text(circle.to_string()),
        ]);
    }
    let given = turn.iter().filter_map(|one| one.order.as_ref().map(|order| (one, order)));
    let given = given.filter(|(_, order)| !matches!(order, Given::Roll | Given::End));
    let words: Vec<String> =
        given.clone().map(|(one, order)| order_text(one.mover, order, &one.events, names)).collect();
    let docks = given.filter(|(_, order)| matches!(order, Given::Dock { .. } | Given::Trade(_)));
    let mut places: Vec<LogAnchorId> =
        docks.flat_map(|(one, order)| anchor_ids_of(one.mover, order, &one.events)).collect();
    places.dedup();
    let line = RecapLine::new(RecapImportance::Turn, first.mover, words.join("\n"), bits, places);
    (!line.words.is_empty()).then_some(line)
}

/// Returns the changes that an order caused for other players, each after the player's mark.
fn losses(one: &PastOrder) -> Vec<InlineItem> {
    let others = one.before.seats().iter().filter(|&&other| other != one.mover);
    let lost = others.filter_map(|&other| {
        let change = changes(&one.before, &one.after, other);
        (!change.is_empty()).then(|| std::iter::once(InlineItem::Mark(other)).chain(change))
    });
    lost.flatten().collect()
}

/// Returns the importance of an order with its own line.
const fn weight(order: &Given) -> RecapImportance {
    match order {
        Given::Settle { .. } | Given::Raid { .. } | Given::Launch(_) | Given::BuyRelic => RecapImportance::Great,
        _ => RecapImportance::Detail,
    }
}

/// Returns true if the order has its own line.
const fn has_own_line(order: &Given) -> bool {
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

/// Returns, in icons and words, an event that affects the player, the control of a territory or the relic ship. Returns `None`
/// for other events.
fn concern(event: &Event, colour: Colour) -> Option<Vec<InlineItem>> {
    match *event {
        Event::ControlChanged { territory, after, .. } => {
            let key = if after.is_some() { "recap-controls" } else { "recap-controls-nobody" };
            let words = InlineItem::Text(text_args(key, &[("territory", territory_name(territory).into())]));
            Some(after.map(InlineItem::Mark).into_iter().chain([words]).collect())
        }
        Event::RelicReturned { colour } => {
            Some(vec![InlineItem::Mark(colour), InlineItem::Text("–1".to_owned()), InlineItem::Icon("relic")])
        }
        Event::Evicted { colour: whose, ships, .. } if whose == colour => {
            let count = InlineItem::Text(ships.len().to_string());
            Some(vec![
                InlineItem::Mark(whose),
                count,
                InlineItem::Icon("ship"),
                InlineItem::Icon("arrow"),
                InlineItem::Icon("bay"),
            ])
        }
        Event::ShipToStock { colour: whose, .. } if whose == colour => Some(vec![
            InlineItem::Mark(whose),
            InlineItem::Icon("ship"),
            InlineItem::Icon("arrow"),
            InlineItem::Icon("stock"),
        ]),
        _ => None,
    }
}

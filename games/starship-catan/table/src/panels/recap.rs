//! The recap of the events since a player's previous turn, in icons and words.

use crate::StarshipCatanFrontend;
use crate::board::{action_summary, anchor_ids_of, anchor_ids_of_event, changes, signed, thing_sign};
use crate::locale::{adventure_name, event_text, order_text, text, text_args, thing_name};
use orrery_board::{InlineItem, LogAnchorId};
use orrery_core::Colour;
use orrery_locale::{MatchTexts as _, PlayerNames};
use orrery_ui::{self as panels, RecapImportance, RecapLine};
use starship_catan::rules::{Commodity, Event, HonourCard, Order, Seat, Upgrade};

/// An order given since a player's previous turn.
type PastOrder = panels::PastOrder<StarshipCatanFrontend>;

/// Returns the recap of the orders since a player's previous turn. Each turn has a line with its flight and its changes, followed
/// by lines for important orders of the other player and for events that affect the player or both players.
pub fn recap_lines(colour: Colour, past: &[PastOrder], names: &PlayerNames) -> Vec<RecapLine> {
    let mut lines = Vec::new();
    for turn in past.chunk_by(|a, b| a.before.known.turn == b.before.known.turn) {
        lines.extend(whole(turn, names));
        for one in turn {
            let others = Seat::of(one.mover) != Seat::of(colour);
            if let Some(order) = one.order.as_ref().filter(|order| counts(order, others)) {
                lines.push(RecapLine::new(
                    RecapImportance::Great,
                    one.mover,
                    order_text(one.mover, order, &one.events, names),
                    action_summary(order, &one.events),
                    anchor_ids_of(Seat::of(one.mover), order, &one.events),
                ));
            }
            lines.extend(one.events.iter().filter_map(|event| {
                let bits = concern(event, Seat::of(colour), one)?;
                let words = event_text(event, names);
                let weight = if matches!(event, Event::AdventureTurnedUp { .. }) {
                    RecapImportance::Detail
                } else {
                    RecapImportance::Great
                };
                Some(RecapLine::new(weight, one.mover, words, bits, anchor_ids_of_event(event)))
            }));
        }
    }
    lines
}

/// Returns the line for a whole turn, with the sector, the number of revealed cards, and the turn's changes for both players.
/// Returns `None` if there is nothing to report.
fn whole(turn: &[PastOrder], names: &PlayerNames) -> Option<RecapLine> {
    let (first, last) = (turn.first()?, turn.last()?);
    let seat = first.before.known.turn;
    let mover = first.before.known.colour(seat);
    let events = || turn.iter().flat_map(|one| &one.events);
    let sector = events().find_map(|event| match event {
        Event::FlightBegan { sector, .. } => Some(*sector),
        _ => None,
    });
    let revealed = events().filter(|event| matches!(event, Event::Revealed { .. })).count();
    let mut bits = Vec::new();
    if let Some(sector) = sector {
        // The number of cards is written in words, because a number with an icon would be unclear next to the number of the
        // sector.
        let cards = text_args("recap-cards", &[("count", revealed.into())]);
        let flight = text_args("ui-recap-flight", &[("sector", sector.into()), ("cards", cards.into())]);
        bits.push(InlineItem::Text(flight));
    }
    bits.extend(changes(&first.before, &last.after, seat));
    let other = changes(&first.before, &last.after, seat.other());
    if !other.is_empty() {
        bits.push(InlineItem::Mark(first.before.known.colour(seat.other())));
        bits.extend(other);
    }
    let given = turn.iter().filter(|one| one.order != Some(Order::End));
    let words: Vec<String> =
        given.map(|one| StarshipCatanFrontend::told_text(one.mover, one.order.as_ref(), &one.events, names)).collect();
    let fly = sector.map(|sector| anchor_ids_of(seat, &Order::Fly(sector), &[]));
    let spots: Vec<LogAnchorId> = fly.unwrap_or_default();
    let line = RecapLine::new(RecapImportance::Turn, mover, words.join("\n"), bits, spots);
    (!line.bits.is_empty() && !line.words.is_empty()).then_some(line)
}

/// Reports whether an order gets its own line: an order of the other player that founds something, fights, takes a resource,
/// completes an adventure, or upgrades or loses a module.
const fn counts(order: &Order, others: bool) -> bool {
    others
        && matches!(
            order,
            Order::Settle
                | Order::Found
                | Order::Fight
                | Order::Lose(_)
                | Order::Demand(_)
                | Order::Adventure { .. }
                | Order::Upgrade(Upgrade::Module(_))
        )
}

/// Returns the icons for a commodity that a player loses for lack of room.
fn lost(whose: InlineItem, count: u8, thing: Commodity) -> Vec<InlineItem> {
    vec![
        whose,
        InlineItem::Text(signed(-i32::from(count))),
        InlineItem::Icon(thing_sign(thing)),
        InlineItem::Text(text("recap-no-room")),
    ]
}

/// Returns the icons for an event that affects the viewer or both players, or `None` for other events.
fn concern(event: &Event, reader: Seat, one: &PastOrder) -> Option<Vec<InlineItem>> {
    let mark = |seat: Seat| InlineItem::Mark(one.before.known.colour(seat));
    match *event {
        Event::HonourMoved { honour, to, .. } => {
            let (icon, name) = match honour {
                HonourCard::Friend => ("friendship", "special-friend-short"),
                HonourCard::Hero => ("fame", "special-hero-short"),
            };
            let name = InlineItem::Text(text(name));
            Some(vec![
                InlineItem::Icon(icon),
                name,
                InlineItem::Icon("arrow"),
                to.map_or(InlineItem::Icon("close"), mark),
            ])
        }
        Event::Wasted { seat, thing, .. } if seat == reader => Some(lost(mark(seat), 1, thing)),
        Event::Overboard { seat, resource, count } if seat == reader => Some(lost(mark(seat), count, resource.into())),
        Event::AdventureTurnedUp { adventure } => {
            let name = adventure_name(adventure);
            Some(vec![InlineItem::Icon("up"), InlineItem::Text(name)])
        }
        _ => None,
    }
}

/// Returns the name of an icon in the recap, or `None` for an icon with words next to it.
pub fn icon_name(icon: &str) -> Option<String> {
    let key = match icon {
        "friendship" => "word-friendship",
        "fame" => "word-fame",
        "vp" => "ui-score-total",
        _ => return Commodity::ALL.iter().find(|&&thing| thing_sign(thing) == icon).map(|&thing| thing_name(thing)),
    };
    Some(text(key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_locale::speaking;

    #[test]
    fn changes_of_a_turn_have_names() {
        let icons = Commodity::ALL.iter().map(|&thing| thing_sign(thing)).chain(["friendship", "fame", "vp"]);
        for language in ["en", "it", "ru"] {
            for icon in icons.clone() {
                let name = speaking(language, || icon_name(icon)).unwrap_or_else(|| panic!("{icon} has a name"));
                assert!(!name.contains('-') && !name.is_empty(), "{language}: {icon} is called {name}");
            }
        }
        assert_eq!(icon_name("arrow"), None);
    }
}

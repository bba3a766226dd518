//! An order as a few icons, and its spots on the board: for captions, the recap and the log.

use super::icons;
use super::log_anchor::LogAnchor;
use crate::locale::{card_name, place_name, quadrant_name};
use contraband::rules::{BoardSpot as At, Event, MetalCounts, Order, View};
use orrery_board::InlineItem::{Icon, Mark};
use orrery_board::{InlineItem, LogAnchorId, add_missing};
use orrery_core::Colour;

fn metals(metals: MetalCounts) -> Vec<InlineItem> {
    metals.iter().map(|metal| Icon(icons::metal(metal))).collect()
}

/// Returns the action of an order in icons and words, without its player and its gains. Details that stay secret, such as the
/// steps of a plan, are omitted.
pub fn action_summary(order: &Order, view: &View) -> Vec<InlineItem> {
    match *order {
        Order::Move(step) => {
            let to = view.known.me().at.after(step);
            InlineItem::icon_and_words("cb-moves", to.map(place_name).unwrap_or_default())
        }
        Order::Take(metal) | Order::Swap { take: metal, .. } => vec![Icon("down"), Icon(icons::metal(metal))],
        Order::Sell(metal) => vec![Icon("cb-market"), Icon(icons::metal(metal))],
        Order::Buy(metal) => vec![Icon("down"), Icon("cb-market"), Icon(icons::metal(metal))],
        Order::Jettison(metal) => vec![Icon("close"), Icon(icons::metal(metal))],
        Order::Install(upgrade) | Order::Lose(upgrade) => {
            InlineItem::icon_and_words(icons::system(upgrade.system()), upgrade.level())
        }
        Order::Warp(quadrant) => InlineItem::icon_and_words("cb-gate", quadrant_name(quadrant)),
        Order::Play(play) => InlineItem::icon_and_words("cb-bonus", card_name(play.card())),
        Order::Attack(colour) => vec![Icon("cb-weapon"), Mark(colour)],
        Order::Fight | Order::Stand => vec![Icon("cb-weapon")],
        Order::Flee => vec![Icon("cb-engine")],
        Order::Submit(_) => vec![Icon("cb-police")],
        Order::Leave => vec![Icon("forward")],
        Order::Hide(chosen) => [vec![Icon("cb-hidden")], metals(chosen)].concat(),
        Order::Loot(chosen) => [vec![Icon("cb-crate")], metals(chosen)].concat(),
        Order::Plan(row) => InlineItem::icon_and_words("cb-plan", row.len()),
        Order::Change { nth, .. } => InlineItem::icon_and_words("cb-plan", nth),
        Order::End | Order::Done => vec![Icon("end")],
    }
}

/// Returns, in icons and words, the action of an order, and the changes in the mover's credits, metals and cards.
pub fn brief(order: &Order, before: &View, after: &View) -> Vec<InlineItem> {
    with_gains(action_summary(order, before), before, after)
}

/// Returns the items, and then the changes in the mover's credits, metals and cards.
pub fn with_gains(items: Vec<InlineItem>, before: &View, after: &View) -> Vec<InlineItem> {
    [items, mover_gains(before, after)].concat()
}

/// Returns the changes in the mover's credits, metals and cards.
fn mover_gains(before: &View, after: &View) -> Vec<InlineItem> {
    let seat = before.known.asked();
    let (old, new) = (&before.known.players[seat], &after.known.players[seat]);
    InlineItem::changes([
        ("cb-credit", i64::from(new.credits) - i64::from(old.credits)),
        ("cb-crate", i64::from(new.hold.len()) - i64::from(old.hold.len())),
        ("cb-bonus", i64::from(new.hand_len()) - i64::from(old.hand_len())),
    ])
}

/// Returns the anchors to which the events of a seat's order refer, or the seat's player panel if there are none.
pub fn log_anchors(seat: Colour, events: &[Event]) -> Vec<LogAnchor> {
    let mut spots: Vec<LogAnchor> = Vec::new();
    add_missing(&mut spots, events.iter().flat_map(places));
    if spots.is_empty() {
        spots.push(LogAnchor::Plate(seat));
    }
    spots
}

/// Returns the ids of the anchors to which the events of a seat's order refer.
pub fn anchor_ids_of(seat: Colour, events: &[Event]) -> Vec<LogAnchorId> {
    log_anchors(seat, events).into_iter().map(Into::into).collect()
}

/// Returns the ids of the anchors to which an event refers.
pub fn anchor_ids_of_event(event: &Event) -> Vec<LogAnchorId> {
    places(event).into_iter().map(Into::into).collect()
}

/// Returns the anchors to which an event refers.
fn places(event: &Event) -> Vec<LogAnchor> {
    let at = |at: At| vec![LogAnchor::At(at)];
    match *event {
        Event::Moved { to, .. } | Event::Warped { to, .. } | Event::Sent { to, .. } => at(to),
        Event::Laid { mine, .. } => at(mine),
        Event::TokenMoved { to, .. } => vec![LogAnchor::Line(to)],
        Event::Outlawed { quadrant, seat } => vec![LogAnchor::At(At::port(quadrant)), LogAnchor::Plate(seat)],
        Event::Attacked { seat, other } | Event::Looted { seat, other, .. } => {
            vec![LogAnchor::Plate(seat), LogAnchor::Plate(other)]
        }
        Event::BrokeDown { seat }
        | Event::Fined { seat, .. }
        | Event::Declared { seat, .. }
        | Event::Gained { seat, .. } => vec![LogAnchor::Plate(seat)],
        _ => Vec::new(),
    }
}

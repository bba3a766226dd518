//! Order summaries: an order as a few icons with its place on the board, for captions, the recap and the log.

use super::icons;
use super::log_anchor::LogAnchor;
use crate::locale::{adventure_name, card_name, class_name, module_name, ship_name, text, text_args};
use orrery_board::InlineItem::{Icon, Mark, Text};
use orrery_board::{InlineItem, LogAnchorId, add_missing};
use starship_catan::rules::{
    BuildableItem, Commodity, CommodityCounts, EquipmentKind, Event, Module, Order, Seat, TransferCause, Upgrade, View,
    VisibleFace,
};

/// Returns a seat's changes of goods, friendship, fame and victory points, each as a signed amount with its icon.
pub fn changes(before: &View, after: &View, seat: Seat) -> Vec<InlineItem> {
    let (old, new) = (before.known.player(seat), after.known.player(seat));
    let things = Commodity::ALL.iter().map(|&thing| (icons::thing(thing), new.count(thing), old.count(thing)));
    let others = [
        ("friendship", new.friendship(), old.friendship()),
        ("fame", new.fame(), old.fame()),
        ("vp", after.known.points(seat), before.known.points(seat)),
    ];
    let others = others.map(|(icon, new, old)| (icon, new.into(), old.into()));
    InlineItem::changes(things.chain(others).map(|(icon, new, old)| (icon, i32::from(new) - i32::from(old))))
}

fn things(things: CommodityCounts) -> Vec<InlineItem> {
    things.iter().flat_map(|(thing, count)| [Text(count.to_string()), Icon(icons::thing(thing))]).collect()
}

/// Returns an order in short, without its player or the changes that it causes. A roll, a revealed card, a ransom, a fight and an
/// arrangement of cards are represented by their results.
pub fn action_summary(order: &Order, events: &[Event]) -> Vec<InlineItem> {
    match *order {
        Order::Module(module) => InlineItem::icon_and_words("level-two", module_name(module)),
        Order::Fly(sector) => vec![Text(text_args("sector-number", &[("number", sector.into())]))],
        Order::Roll | Order::Next | Order::Fight | Order::Pay | Order::Arrange(_) => result_summary(events),
        Order::Trade(_) => dealt(events).map(|card| vec![Text(card)]).unwrap_or_default(),
        Order::Use { post, .. } => InlineItem::icon_and_words("post", card_name(post)),
        Order::Settle => founded("colony-ship", events),
        Order::Found => founded("trade-ship", events),
        Order::Adventure { adventure, .. } => vec![Text(adventure_name(adventure))],
        Order::Produce(resource) => vec![Icon(icons::thing(resource.into()))],
        Order::Demand(resource) => vec![Text(module_name(Module::Trade)), Icon(icons::thing(resource.into()))],
        Order::Take(Some(resource)) => vec![Icon(icons::thing(resource.into()))],
        Order::Take(None) => vec![Text(text("ui-take-nothing"))],
        Order::Lose(module) => InlineItem::icon_and_words("close", module_name(module)),
        Order::Stop => vec![Icon("halt")],
        Order::Offer(offer) => {
            let mut bits = things(offer.give);
            bits.push(Icon("arrow"));
            bits.extend(things(offer.want));
            bits
        }
        Order::Accept => InlineItem::icon_and_words("check", text("ui-accept")),
        Order::Refuse => InlineItem::icon_and_words("close", text("ui-refuse")),
        Order::Build(what) => InlineItem::icon_and_words(icons::build(what), built(what)),
        Order::Upgrade(what) => raised(what),
        Order::End => vec![Icon("end")],
    }
}

/// Returns the first result that the events report: a roll, a revealed card, a new arrangement of inspected cards, a ransom or a
/// fight.
fn result_summary(events: &[Event]) -> Vec<InlineItem> {
    let bits = |event: &Event| match *event {
        Event::Rolled { die, speed, .. } => Some(vec![Icon(icons::yellow(die)), Icon("pace"), Text(speed.to_string())]),
        Event::Revealed { face, .. } => Some(vec![Icon("fly-on"), Text(face_name(face))]),
        Event::Arranged { top, bottom, .. } => {
            Some(vec![Icon("up"), Text(top.to_string()), Icon("down"), Text(bottom.to_string())])
        }
        Event::PiratesPaid { card, .. } => Some(InlineItem::icon_and_words("raiders", card_name(card))),
        Event::Fought { card, die, firepower, pirate_die, strength, .. } => Some(vec![
            Icon("cannon"),
            Text((die + firepower).to_string()),
            Icon("raiders"),
            Text(format!("{} {}", pirate_die + strength, card_name(card))),
        ]),
        _ => None,
    };
    events.iter().find_map(bits).unwrap_or_default()
}

/// Returns the name of a card's visible side.
pub fn face_name(face: VisibleFace) -> String {
    match face {
        VisibleFace::Card(card) => card_name(card),
        VisibleFace::Class(class) => class_name(class),
        VisibleFace::Back => text("card-unknown"),
    }
}

/// Returns the name of the card at which a deal was made, or `None` if the events contain no deal.
fn dealt(events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match event {
        Event::Paid { source: TransferCause::Deal(card), .. }
        | Event::Gained { source: TransferCause::Deal(card), .. } => Some(card_name(*card)),
        _ => None,
    })
}

fn founded(icon: &'static str, events: &[Event]) -> Vec<InlineItem> {
    let card = events.iter().find_map(|event| match event {
        Event::Settled { card, .. } | Event::Founded { card, .. } => Some(card_name(*card)),
        _ => None,
    });
    InlineItem::icon_and_words(icon, card.unwrap_or_default())
}

fn built(what: BuildableItem) -> String {
    match what {
        BuildableItem::Ship(ship) => ship_name(ship),
        BuildableItem::Booster => text("piece-booster"),
        BuildableItem::Cannon => text("piece-cannon"),
        BuildableItem::Module(module) => module_name(module),
    }
}

fn raised(what: Upgrade) -> Vec<InlineItem> {
    let name = match what {
        Upgrade::Booster => text("piece-booster"),
        Upgrade::Cannon => text("piece-cannon"),
        Upgrade::Module(module) => module_name(module),
    };
    let words = text_args("module-level", &[("module", name.into()), ("level", 2u8.into())]);
    InlineItem::icon_and_words(icons::upgrade(what), words)
}

/// Returns an order in short, followed by the decider's changes and, if there are any, the other player's changes.
pub fn brief(order: &Order, events: &[Event], before: &View, after: &View) -> Vec<InlineItem> {
    let mover = before.known.decider;
    let mut bits = action_summary(order, events);
    bits.extend(changes(before, after, mover));
    let others = changes(before, after, mover.other());
    if !others.is_empty() {
        bits.push(Mark(before.known.colour(mover.other())));
        bits.extend(others);
    }
    bits
}

/// Returns the board places for an order of `seat` and for the events of the order. The place of the order itself comes first.
pub fn log_anchors(seat: Seat, order: &Order, events: &[Event]) -> Vec<LogAnchor> {
    let mut spots = match *order {
        Order::Module(module) | Order::Lose(module) => vec![LogAnchor::Room(seat, module)],
        Order::Fly(sector) => vec![LogAnchor::Sector(sector)],
        Order::Produce(resource) => vec![LogAnchor::Hold(seat, resource.into())],
        Order::Adventure { adventure, .. } => vec![LogAnchor::Adventure(adventure)],
        Order::Take(Some(resource)) => vec![LogAnchor::Hold(seat, resource.into())],
        Order::Use { post, .. } => vec![LogAnchor::Beside(seat, post)],
        Order::Demand(resource) => vec![LogAnchor::Hold(seat.other(), resource.into())],
        Order::Build(BuildableItem::Ship(_)) => vec![LogAnchor::Hangar(seat)],
        Order::Build(BuildableItem::Booster) | Order::Upgrade(Upgrade::Booster) => {
            vec![LogAnchor::Pieces(seat, EquipmentKind::Booster)]
        }
        Order::Build(BuildableItem::Cannon) | Order::Upgrade(Upgrade::Cannon) => {
            vec![LogAnchor::Pieces(seat, EquipmentKind::Cannon)]
        }
        Order::Build(BuildableItem::Module(module)) | Order::Upgrade(Upgrade::Module(module)) => {
            vec![LogAnchor::Room(seat, module)]
        }
        Order::Offer(_) | Order::Accept | Order::Refuse => vec![LogAnchor::Ship(seat)],
        _ => Vec::new(),
    };
    add_missing(&mut spots, events.iter().flat_map(places));
    spots
}

/// Returns the identifiers of the board places for an order of `seat` and for its events.
pub fn anchor_ids_of(seat: Seat, order: &Order, events: &[Event]) -> Vec<LogAnchorId> {
    log_anchors(seat, order, events).into_iter().map(Into::into).collect()
}

/// Returns the identifiers of the board places for an event.
pub fn anchor_ids_of_event(event: &Event) -> Vec<LogAnchorId> {
    places(event).into_iter().map(Into::into).collect()
}

/// Returns the board places for an event.
pub fn places(event: &Event) -> Vec<LogAnchor> {
    match *event {
        Event::Revealed { place, .. } | Event::Laid { place, .. } | Event::Gap { place, .. } => {
            vec![LogAnchor::Row(place)]
        }
        Event::PiratesPaid { place, .. } | Event::Fought { place, .. } => vec![LogAnchor::Row(place)],
        Event::Turned { place, .. } => vec![LogAnchor::Row(place)],
        Event::Settled { seat, card, .. } | Event::Founded { seat, card, .. } => vec![LogAnchor::Beside(seat, card)],
        Event::FlightBegan { sector, .. } | Event::FlightEnded { sector, .. } => vec![LogAnchor::Sector(sector)],
        Event::Produced { seat, thing, .. } | Event::Wasted { seat, thing, .. } => vec![LogAnchor::Hold(seat, thing)],
        Event::Gained { seat, thing, .. } | Event::Paid { seat, thing, .. } if thing != Commodity::Astro => {
            vec![LogAnchor::Hold(seat, thing)]
        }
        Event::Overboard { seat, resource, .. } => vec![LogAnchor::Hold(seat, resource.into())],
        Event::AdventureTurnedUp { adventure } => vec![LogAnchor::Adventure(adventure)],
        Event::CannonLost { seat, .. } => vec![LogAnchor::Pieces(seat, EquipmentKind::Cannon)],
        Event::ModuleLost { seat, module, .. } | Event::ModuleChosen { seat, module } => {
            vec![LogAnchor::Room(seat, module)]
        }
        _ => Vec::new(),
    }
}

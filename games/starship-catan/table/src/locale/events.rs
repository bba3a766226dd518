//! Log lines of events, with the players' names. They leave out anything that the viewer may not know.

use super::things::{
    adventure_name, amount, amount_object, card_name, class_name, module_full, seat_name, things_object,
};
use super::{listed, message, message_as, text, text_args};
use orrery_locale::{MessageValue, PlayerNames, message_key};
use starship_catan::rules::{
    BuildableItem, Commodity, Event, FlightEnd, HonourCard, Module, Offer, Order, PirateClass, Seat, Ship,
    TransferCause, Upgrade, VisibleFace,
};

/// Reports whether an event gets its own line in the log, in addition to the line of its order.
pub const fn is_headline(event: &Event) -> bool {
    matches!(
        event,
        Event::Overboard { .. }
            | Event::Gap { .. }
            | Event::AdventureTurnedUp { .. }
            | Event::HonourMoved { .. }
            | Event::MatchOver { .. }
    )
}

/// Reports whether the log line of `order`, or the line that announces the next turn, already covers this event.
pub const fn is_told_by(event: &Event, order: &Order) -> bool {
    matches!(
        (order, event),
        (_, Event::TurnEnded { .. })
            | (Order::Module(_), Event::ModuleChosen { .. })
            | (Order::Roll | Order::Produce(_), Event::Produced { .. })
            | (Order::Fly(_), Event::FlightBegan { .. } | Event::Looked { face: VisibleFace::Back, .. })
            | (Order::Arrange(_), Event::Arranged { .. })
            | (Order::Next, Event::Revealed { .. })
            | (
                Order::Trade(_) | Order::Adventure { .. },
                Event::Turned { .. } | Event::AdventureDone { .. } | Event::Gained { .. } | Event::Paid { .. }
            )
            | (Order::Use { .. } | Order::Demand(_), Event::Gained { .. } | Event::Paid { .. })
            | (Order::Settle, Event::Settled { .. })
            | (Order::Found, Event::Founded { .. })
            | (Order::Stop, Event::FlightEnded { .. })
            | (Order::Pay, Event::PiratesPaid { .. } | Event::Paid { .. })
            | (Order::Fight, Event::Fought { .. } | Event::CannonLost { .. } | Event::ModuleLost { .. })
            | (Order::Take(_), Event::Gained { .. } | Event::PrizeLeft { .. })
            | (Order::Lose(_), Event::ModuleLost { .. })
            | (Order::Offer(_), Event::Offered { .. })
            | (Order::Accept, Event::Accepted { .. } | Event::Gained { .. } | Event::Paid { .. })
            | (Order::Refuse, Event::Refused { .. })
            | (Order::Build(_), Event::Built { .. } | Event::Paid { .. })
            | (Order::Upgrade(_), Event::Upgraded { .. } | Event::Paid { .. })
    )
}

/// Returns the log line of an event.
pub fn event_text(event: &Event, names: &PlayerNames) -> String {
    let name = |seat: Seat| ("name", MessageValue::from(seat_name(seat, names)));
    let with = |more: &[NamedArg]| message("event", event, names, more);
    let called = |key: &str| message_as(key, event, names, &[]);
    let moved = |thing: Commodity, count: u8, source: TransferCause, seat: Seat| {
        with(&[("what", amount_object(thing, count).into()), ("source", source_text(source, seat).into())])
    };
    match *event {
        Event::ModuleChosen { .. } => called("order-module"),
        Event::Produced { seat, source, thing } | Event::Wasted { seat, source, thing } => {
            moved(thing, 1, source, seat)
        }
        Event::Gained { seat, thing, count, source } | Event::Paid { seat, thing, count, source } => {
            moved(thing, count, source, seat)
        }
        Event::Overboard { resource, count, .. } => with(&[("what", amount_object(resource.into(), count).into())]),
        Event::FlightBegan { .. } => called("order-fly"),
        Event::Looked { face: VisibleFace::Back, .. } => called("event-looked-back"),
        Event::Arranged { seat, top, bottom } => arranged(name(seat), top, bottom),
        Event::Revealed { face, .. } => called(&face_key(face, "order-next").0),
        Event::FlightEnded { why: FlightEnd::Stopped, .. } => called("event-flight-stopped"),
        Event::FlightEnded { why: FlightEnd::LastAction, .. } => called("event-flight-last-action"),
        Event::FlightEnded { why: FlightEnd::Lost, .. } => called("event-flight-lost"),
        Event::Settled { .. } => called("order-settle"),
        Event::Founded { .. } => called("order-found"),
        Event::Laid { face, .. } => called(&face_key(face, "event-laid").0),
        Event::AdventureDone { .. } => called("order-adventure"),
        Event::PiratesPaid { ransom, .. } => {
            message_as("order-pay", event, names, &[("price", amount(Commodity::Astro, ransom).into())])
        }
        Event::Fought { die, firepower, pirate_die, strength, won, .. } => {
            let key = if won { "order-fight-won" } else { "order-fight-lost" };
            let sums = [("own", (die + firepower).into()), ("theirs", (pirate_die + strength).into())];
            message_as(key, event, names, &sums)
        }
        Event::PrizeLeft { .. } => called("order-take-nothing"),
        Event::CannonLost { level: 0..=1, .. } => called("event-cannon-gone"),
        Event::CannonLost { .. } => called("event-cannon-level"),
        Event::ModuleLost { seat, module, level } => lost(name(seat), module, level),
        Event::Offered { seat, offer } => offered("order-offer", &[name(seat)], offer),
        Event::Accepted { seat, offer } => {
            let other = ("other", MessageValue::from(seat_name(seat.other(), names)));
            offered("order-accept-what", &[name(seat), other], offer)
        }
        Event::Refused { .. } => called("order-refuse"),
        Event::Built { seat, what } => built(name(seat), what),
        Event::Upgraded { seat, what } => raised(name(seat), what),
        Event::HonourMoved { honour, from, to } => honoured(honour, from, to, names),
        Event::TurnEnded { .. } => called("order-end"),
        Event::MatchOver { winners } => match_over(winners, names),
        _ => with(&[]),
    }
}

type NamedArg = (&'static str, MessageValue);

fn match_over(winners: [bool; 2], names: &PlayerNames) -> String {
    let won = Seat::ALL.iter().filter(|seat| winners[seat.index()]);
    let winners: Vec<String> = won.map(|&seat| seat_name(seat, names)).collect();
    let count = ("count", MessageValue::from(winners.len()));
    text_args("event-match-over", &[count, ("names", listed(&winners).into())])
}

fn honoured(honour: HonourCard, from: Option<Seat>, to: Option<Seat>, names: &PlayerNames) -> String {
    let word = match honour {
        HonourCard::Friend => "event-honour-friend",
        HonourCard::Hero => "event-honour-hero",
    };
    let named = |kind: &'static str, seat: Seat| (kind, MessageValue::from(seat_name(seat, names)));
    match (from, to) {
        (Some(from), Some(to)) => text_args(&format!("{word}-taken"), &[named("name", to), named("other", from)]),
        (None, Some(to)) => text_args(word, &[named("name", to)]),
        (Some(from), None) => text_args(&format!("{word}-nobody"), &[named("name", from)]),
        (None, None) => String::new(),
    }
}

/// Returns the name of a card, or the name of its class if the viewer knows only the class, or `None` for a back.
pub(super) fn face_text(face: VisibleFace) -> Option<String> {
    match face {
        VisibleFace::Card(card) => Some(card_name(card)),
        VisibleFace::Class(class) => Some(class_name(class)),
        VisibleFace::Back => None,
    }
}

/// Returns the variant of a message key for the visible side of a card, and the card's name as an argument if it is known.
pub(super) fn face_key(face: VisibleFace, key: &str) -> (String, Option<NamedArg>) {
    match face {
        VisibleFace::Card(card) if card.pirates().is_some() && key == "order-next" => {
            (format!("{key}-known"), Some(("card", card_name(card).into())))
        }
        VisibleFace::Card(card) => (key.to_owned(), Some(("card", card_name(card).into()))),
        VisibleFace::Class(PirateClass::Pirates) => (format!("{key}-pirates"), None),
        VisibleFace::Class(PirateClass::Corsairs) => (format!("{key}-corsairs"), None),
        VisibleFace::Back => (format!("{key}-back"), None),
    }
}

/// Returns a sentence with the numbers of inspected cards that were put on top and at the bottom.
pub(super) fn arranged(name: NamedArg, top: u8, bottom: u8) -> String {
    let (above, below) = (("top", MessageValue::from(top)), ("bottom", MessageValue::from(bottom)));
    match (top, bottom) {
        (_, 0) => text_args("order-arrange-top", &[name, above]),
        (0, _) => text_args("order-arrange-bottom", &[name, below]),
        _ => text_args("order-arrange-both", &[name, above, below]),
    }
}

/// Returns a sentence about a module that was lost or reduced; `level` is its former level.
pub(super) fn lost(name: NamedArg, module: Module, level: u8) -> String {
    let key = if level > 1 { "order-lose-level" } else { "order-lose-gone" };
    text_args(key, &[name, ("module", module_full(module).into())])
}

/// Returns the message `key` with the terms of an offer.
pub(super) fn offered(key: &str, who: &[NamedArg], offer: Offer) -> String {
    let what = [
        ("give", MessageValue::from(things_object(offer.give))),
        ("want", MessageValue::from(things_object(offer.want))),
    ];
    let args: Vec<NamedArg> = who.iter().cloned().chain(what).collect();
    text_args(key, &args)
}

/// Returns a sentence about a building.
pub(super) fn built(name: NamedArg, what: BuildableItem) -> String {
    match what {
        BuildableItem::Ship(Ship::ColonyShip) => text_args("order-build-colony-ship", &[name]),
        BuildableItem::Ship(Ship::TradeShip) => text_args("order-build-trade-ship", &[name]),
        BuildableItem::Booster => text_args("order-build-booster", &[name]),
        BuildableItem::Cannon => text_args("order-build-cannon", &[name]),
        BuildableItem::Module(module) => {
            text_args("order-build-module", &[name, ("module", module_full(module).into())])
        }
    }
}

/// Returns a sentence about an upgrade to level 2.
pub(super) fn raised(name: NamedArg, what: Upgrade) -> String {
    match what {
        Upgrade::Booster => text_args("order-upgrade-booster", &[name]),
        Upgrade::Cannon => text_args("order-upgrade-cannon", &[name]),
        Upgrade::Module(module) => text_args("order-upgrade-module", &[name, ("module", module_full(module).into())]),
    }
}

/// Returns the name of the source of a gain, or of the purpose of a payment.
fn source_text(source: TransferCause, seat: Seat) -> String {
    match source {
        TransferCause::StartColony => text(match seat {
            Seat::Moon => "card-selene",
            Seat::Sun => "card-aurelia",
        }),
        TransferCause::Colony(card) | TransferCause::Deal(card) | TransferCause::Ransom(card) => card_name(card),
        TransferCause::Module(module) => module_full(module),
        TransferCause::Adventure(adventure) => adventure_name(adventure),
        TransferCause::Prize => text("source-prize"),
        TransferCause::Demand => text("source-demand"),
        TransferCause::Exchange => text("source-exchange"),
        TransferCause::Build(BuildableItem::Ship(ship)) => text(&message_key("source", ship.word(), "")),
        TransferCause::Build(BuildableItem::Booster) => text("source-booster"),
        TransferCause::Build(BuildableItem::Cannon) => text("source-cannon"),
        TransferCause::Build(BuildableItem::Module(module)) => module_full(module),
        TransferCause::Upgrade(what) => {
            let what = match what {
                Upgrade::Booster => text("source-booster"),
                Upgrade::Cannon => text("source-cannon"),
                Upgrade::Module(module) => module_full(module),
            };
            text_args("source-level-two", &[("what", what.into())])
        }
    }
}

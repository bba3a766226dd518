//! Log lines of orders, with the results of each order.

use super::brief::{deal_key, order_brief, things};
use super::events::{arranged, built, face_key, lost, offered, raised};
use super::things::{adventure_name, amount, amount_object, card_name, module_full, seat_name, thing_text};
use super::{listed, text, text_args};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};
use starship_catan::rules::{Adventure, Card, Commodity, Event, Module, Offer, Order, Seat, TradeDeal, TransferCause};

/// Returns the log line of an order of `mover` with its `events`.
pub fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
    let seat = Seat::of(mover);
    let name = ("name", MessageValue::from(seat_name(seat, names)));
    let told = match *order {
        Order::Roll => rolled(name.clone(), events, names),
        Order::Fly(sector) => Some(flown(name.clone(), sector, events)),
        Order::Arrange(arrangement) => {
            let (top, bottom) = (arrangement.top().len() as u8, arrangement.bottom().len() as u8);
            Some(arranged(name.clone(), top, bottom))
        }
        Order::Next => reached(name.clone(), events),
        Order::Fight => fought(name.clone(), events, names),
        Order::Module(module) => Some(with_module("order-module", name.clone(), module)),
        Order::Build(what) => Some(built(name.clone(), what)),
        Order::Upgrade(what) => Some(raised(name.clone(), what)),
        Order::Stop => Some(text_args("order-stop", std::slice::from_ref(&name))),
        Order::End => Some(text_args("order-end", std::slice::from_ref(&name))),
        _ => traded(seat, name.clone(), order, events).or_else(|| visited(name.clone(), order, events, names)),
    };
    // An order without a reportable result is worded as in a plan.
    told.unwrap_or_else(|| text_args("order-plain", &[name, ("what", order_brief(order).into())]))
}

type OrderMessageArg = (&'static str, MessageValue);

/// Returns the line for a choice of production, a deal, an adventure or a prize, or `None` for other orders.
fn traded(seat: Seat, name: OrderMessageArg, order: &Order, events: &[Event]) -> Option<String> {
    Some(match *order {
        Order::Produce(resource) => {
            text_args("order-produce", &[name, ("what", amount_object(resource.into(), 1u8).into())])
        }
        Order::Trade(deal) => {
            let card = events.iter().find_map(|event| match *event {
                Event::Turned { card, .. } => Some(card),
                _ => None,
            })?;
            dealt(deal_key(deal, "order-buy", "order-sell"), seat, name, card, deal, events)
        }
        Order::Use { post, deal } => {
            dealt(deal_key(deal, "order-use-buy", "order-use-sell"), seat, name, post, deal, events)
        }
        Order::Adventure { adventure, .. } => completed(name, adventure, events),
        Order::Take(Some(resource)) => {
            text_args("order-take", &[name, ("what", amount_object(resource.into(), 1u8).into())])
        }
        Order::Take(None) => text_args("order-take-nothing", &[name]),
        _ => return None,
    })
}

/// Returns the line for a founding, a ransom, a lost module, a purchase from the other player, an offer or its answer, or `None`
/// for other orders.
fn visited(name: OrderMessageArg, order: &Order, events: &[Event], names: &PlayerNames) -> Option<String> {
    let other = |seat: Seat| ("other", MessageValue::from(seat_name(seat.other(), names)));
    events.iter().find_map(|event| {
        let name = name.clone();
        match (order, *event) {
            (Order::Settle, Event::Settled { card, .. }) => Some(text_args("order-settle", &[name, named(card)])),
            (Order::Found, Event::Founded { card, .. }) => Some(text_args("order-found", &[name, named(card)])),
            (Order::Pay, Event::PiratesPaid { card, ransom, .. }) => {
                Some(text_args("order-pay", &[name, named(card), ("price", amount(Commodity::Astro, ransom).into())]))
            }
            (Order::Lose(_), Event::ModuleLost { module, level, .. }) => Some(lost(name, module, level)),
            (Order::Demand(_), Event::Gained { seat, thing, count, source: TransferCause::Demand })
                if thing != Commodity::Astro =>
            {
                let price = astro(seat, events);
                let what = ("what", MessageValue::from(amount_object(thing, count)));
                Some(text_args("order-demand", &[name, other(seat), what, ("price", price.into())]))
            }
            (Order::Offer(_), Event::Offered { offer, .. }) => Some(offered("order-offer", &[name], offer)),
            (Order::Accept, Event::Accepted { seat, offer }) => Some(accepted(name, other(seat), offer)),
            (Order::Refuse, Event::Refused { .. }) => Some(text_args("order-refuse", &[name])),
            _ => None,
        }
    })
}

fn accepted(name: OrderMessageArg, other: OrderMessageArg, offer: Offer) -> String {
    offered("order-accept-what", &[name, other], offer)
}

fn with_module(key: &str, name: OrderMessageArg, module: Module) -> String {
    text_args(key, &[name, ("module", module_full(module).into())])
}

fn named(card: Card) -> (&'static str, MessageValue) {
    ("card", card_name(card).into())
}

/// Returns the line for a roll, with the production of both players and the products for which there was no room, or `None` if
/// there was no roll.
fn rolled(name: OrderMessageArg, events: &[Event], names: &PlayerNames) -> Option<String> {
    let die = events.iter().find_map(|event| match *event {
        Event::Rolled { die, .. } => Some(die),
        _ => None,
    })?;
    let part = |&seat: &Seat| {
        let produced = events.iter().filter_map(|event| match *event {
            Event::Produced { seat: whose, thing, .. } if whose == seat => Some(format!("+{}", amount(thing, 1u8))),
            Event::Wasted { seat: whose, thing, .. } if whose == seat => {
                Some(text_args("order-roll-lost", &[("what", thing_text(thing).into())]))
            }
            _ => None,
        });
        let produced: Vec<String> = produced.collect();
        let args =
            [("name", MessageValue::from(seat_name(seat, names))), ("what", produced.join(&text("list-comma")).into())];
        (!produced.is_empty()).then(|| text_args("order-roll-part", &args))
    };
    let parts: Vec<String> = Seat::ALL.iter().filter_map(part).collect();
    let die = ("die", MessageValue::from(die));
    Some(match parts.is_empty() {
        true => text_args("order-roll", &[name, die]),
        false => text_args("order-roll-produced", &[name, die, ("parts", parts.join(&text("list-then")).into())]),
    })
}

/// Returns the line for the start of a flight, with the sector and the number of inspected cards, but never the cards.
fn flown(name: OrderMessageArg, sector: u8, events: &[Event]) -> String {
    let looked = events.iter().filter(|event| matches!(event, Event::Looked { .. })).count();
    let sector = ("sector", MessageValue::from(sector));
    match looked {
        0 => text_args("order-fly", &[name, sector]),
        count => text_args("order-fly-look", &[name, sector, ("count", count.into())]),
    }
}

/// Returns the line for a revealed card, which names only its class if the viewer knows no more, or `None` if no card was
/// revealed.
fn reached(name: OrderMessageArg, events: &[Event]) -> Option<String> {
    events.iter().find_map(|event| match *event {
        Event::Revealed { face, .. } => {
            let (key, card) = face_key(face, "order-next");
            let args: Vec<OrderMessageArg> = [Some(name.clone()), card].into_iter().flatten().collect();
            Some(text_args(&key, &args))
        }
        _ => None,
    })
}

/// Returns the line for a fight with its immediate losses, or `None` if there was no fight.
fn fought(name: OrderMessageArg, events: &[Event], names: &PlayerNames) -> Option<String> {
    let fight = events.iter().find_map(|event| match *event {
        Event::Fought { card, die, firepower, pirate_die, strength, won, .. } => {
            let key = if won { "order-fight-won" } else { "order-fight-lost" };
            let (own, theirs) = (die + firepower, pirate_die + strength);
            Some(text_args(key, &[name.clone(), named(card), ("own", own.into()), ("theirs", theirs.into())]))
        }
        _ => None,
    })?;
    let penalty = events.iter().find_map(|event| match event {
        Event::CannonLost { .. } | Event::ModuleLost { .. } => Some(super::event_text(event, names)),
        _ => None,
    });
    Some([Some(fight), penalty].into_iter().flatten().collect::<Vec<String>>().join(&text("list-then")))
}

/// Returns the line for a deal at a card, with its total price.
fn dealt(key: &str, seat: Seat, name: OrderMessageArg, card: Card, deal: TradeDeal, events: &[Event]) -> String {
    text_args(key, &[name, things(deal), named(card), ("price", astro(seat, events).into())])
}

/// Returns what a demand took from the player of `victim`, addressed to that player, or `None` if the events contain no demand.
pub fn demand_text(victim: Seat, events: &[Event], names: &PlayerNames) -> Option<String> {
    events.iter().find_map(|event| match *event {
        Event::Paid { seat, thing, count, source: TransferCause::Demand } if seat == victim => {
            let name = ("name", MessageValue::from(seat_name(victim.other(), names)));
            let what = ("what", MessageValue::from(amount_object(thing, count)));
            Some(text_args("done-demand", &[name, what, ("price", astro(victim, events).into())]))
        }
        _ => None,
    })
}

/// Returns the amount of Astro that a seat paid or received.
fn astro(seat: Seat, events: &[Event]) -> String {
    let count: u32 = events.iter().fold(0, |sum, event| match *event {
        Event::Paid { seat: whose, thing: Commodity::Astro, count, .. }
        | Event::Gained { seat: whose, thing: Commodity::Astro, count, .. }
            if whose == seat =>
        {
            sum + u32::from(count)
        }
        _ => sum,
    });
    amount_object(Commodity::Astro, count)
}

/// Returns the line for an adventure with its reward: commodities, fame and points.
fn completed(name: OrderMessageArg, adventure: Adventure, events: &[Event]) -> String {
    let which = ("adventure", MessageValue::from(adventure_name(adventure)));
    let quest = adventure.spec();
    let things = events.iter().filter_map(|event| match *event {
        Event::Gained { thing, count, source: TransferCause::Adventure(_), .. } => Some(amount(thing, count)),
        _ => None,
    });
    let counted = |key: &str, count: u8| (count > 0).then(|| text_args(key, &[("count", count.into())]));
    let honours = [counted("amount-fame", quest.fame), counted("amount-points", quest.points)];
    let gains: Vec<String> = things.chain(honours.into_iter().flatten()).collect();
    match gains.is_empty() {
        true => text_args("order-adventure", &[name, which]),
        false => text_args("order-adventure-gains", &[name, which, ("what", listed(&gains).into())]),
    }
}

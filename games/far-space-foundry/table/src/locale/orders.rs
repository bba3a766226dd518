//! The log lines of orders, with the results of each order.

use super::things::{amount, cargo_text, pilot_name, pilots_text, ship_text};
use super::{message, text, text_args};
use far_space_foundry::rules::{CargoTransfer, Event, Good, Order, Pilot};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};

/// Returns the text of an order in a plan, in the imperative and without the player's name: `land at dock 4`.
pub fn order_brief(order: &Order) -> String {
    order_words("brief", order)
}

/// Returns the text of an order in the log, in the past tense and without the player's name: `landed at dock 4`.
pub(super) fn order_logged(order: &Order) -> String {
    order_words("log", order)
}

/// Returns the text of an order, from the messages whose keys begin with `family`.
fn order_words(family: &str, order: &Order) -> String {
    let with = |word: &str, args: &[(&'static str, MessageValue)]| text_args(&format!("{family}-{word}"), args);
    let plain = |word: &str| with(word, &[]);
    let goods =
        |word: &str, cargo: &CargoTransfer, ships: bool| with(word, &[("what", cargo_text(cargo, ships).into())]);
    let amount_of = |word: &str, good: Good, count: u8| with(word, &[("what", amount(good, count).into())]);
    let dock_of = |word: &str, dock: u8| with(word, &[dock_arg(dock)]);
    let pilot_of = |word: &str, pilot: Pilot| with(word, &[pilot_arg(pilot)]);
    match order {
        Order::Play { pilot, roll: true } => pilot_of("play-roll", *pilot),
        Order::Land(dock) => dock_of("land", *dock),
        Order::Lift(dock) => dock_of("lift", *dock),
        Order::Take(cargo) => goods("take", cargo, false),
        Order::Unload(cargo) => goods("unload", cargo, true),
        Order::Load(cargo) => goods("load", cargo, true),
        Order::Process(times) => amount_of("process", Good::Galactium, *times),
        Order::Sell(count) => amount_of("sell", Good::Rubion, *count),
        Order::Hire { pilot: None, .. } => plain("hire-nobody"),
        Order::Hire { pilot: Some(pilot), alone: true } => pilot_of("hire-alone", *pilot),
        Order::Charge(None) => plain("charge-all"),
        Order::Bribe { add: true, dock } => dock_of("bribe-add", *dock),
        Order::Bribe { add: false, dock } => dock_of("bribe-remove", *dock),
        Order::Keep(kept) if kept.is_empty() => plain("keep-nobody"),
        Order::Keep(kept) => with("keep", &[("what", pilots_text(kept.all()).into())]),
        Order::Stow(cargo) => goods("stow", cargo, true),
        _ => message(family, order, &PlayerNames::default(), &[]),
    }
}

fn dock_arg(dock: u8) -> (&'static str, MessageValue) {
    ("dock", dock.into())
}

fn pilot_arg(pilot: Pilot) -> (&'static str, MessageValue) {
    ("pilot", pilot_name(pilot).into())
}

/// Returns the log line of an order of `mover` that caused `events`.
pub fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
    let what = came(order, events).unwrap_or_else(|| order_logged(order));
    text_args("order-plain", &[("name", names.of(mover).into()), ("what", what.into())])
}

/// Returns the text of an order with its result, or `None` if the result adds nothing.
fn came(order: &Order, events: &[Event]) -> Option<String> {
    let find = |told: &dyn Fn(&Event) -> Option<String>| events.iter().find_map(told);
    match order {
        Order::Play { pilot, roll: true } => find(&|event| match event {
            Event::Rolled { value, .. } => {
                Some(text_args("log-play-rolled", &[pilot_arg(*pilot), ("die", (*value).into())]))
            }
            _ => None,
        }),
        Order::Land(_) | Order::Lift(_) => find(&|event| match *event {
            Event::Landed { dock, capacity, .. } => {
                Some(text_args("log-landed", &[dock_arg(dock), ("capacity", capacity.into())]))
            }
            Event::Lifted { dock, capacity, .. } => {
                Some(text_args("log-lifted", &[dock_arg(dock), ("capacity", capacity.into())]))
            }
            _ => None,
        }),
        Order::Sell(_) => find(&|event| match *event {
            Event::Sold { count, credits, .. } => {
                let price = text_args("amount-credits", &[("count", credits.into())]);
                let args = [("what", amount(Good::Rubion, count).into()), ("credits", price.into())];
                Some(text_args("log-sold", &args))
            }
            _ => None,
        }),
        Order::Cantina => Some(shown(events)),
        Order::Hire { pilot: Some(pilot), alone: false } => find(&|event| match *event {
            Event::FreighterCame { ship, size, .. } => {
                let args = [pilot_arg(*pilot), ("ship", ship_text(ship).into()), ("size", size.into())];
                Some(text_args("log-hire-ship", &args))
            }
            _ => None,
        }),
        Order::Make { .. } => find(&|event| match *event {
            Event::Made { product, tokens, .. } => {
                Some(text_args("log-made", &[("what", amount(product.plain(), tokens).into())]))
            }
            _ => None,
        }),
        _ => None,
    }
}

fn shown(events: &[Event]) -> String {
    let pilot = |event: &Event| if let Event::Shown { pilot, .. } = event { Some(*pilot) } else { None };
    let pilots: Vec<Pilot> = events.iter().filter_map(pilot).collect();
    if pilots.is_empty() {
        return text("log-cantina");
    }
    text_args("log-cantina-shown", &[("what", pilots_text(&pilots).into())])
}

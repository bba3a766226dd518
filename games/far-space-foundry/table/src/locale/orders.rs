//! The texts of orders, one line each, with their results.

use super::things::{amount, cargo_text, pilot_name, pilots_text, product_name, ship_text};
use super::{text, text_args};
use far_space_foundry::rules::{Cargo, Event, Good, Order, Pilot};
use orrery_core::Colour;
use orrery_locale::{Arg, Names};

/// Returns an order of a plan in a few words, without its player.
#[must_use]
pub fn order_brief(order: &Order) -> String {
    let goods = |key: &str, cargo: &Cargo, ships: bool| text_args(key, &[("what", cargo_text(cargo, ships).into())]);
    let amount_of = |key: &str, good: Good, count: u8| text_args(key, &[("what", amount(good, count).into())]);
    let dock_of = |key: &str, dock: u8| text_args(key, &[dock_arg(dock)]);
    let pilot_of = |key: &str, pilot: Pilot| text_args(key, &[pilot_arg(pilot)]);
    match order {
        Order::Begin => text("brief-begin"),
        Order::Play { pilot, roll: false } => pilot_of("brief-play", *pilot),
        Order::Play { pilot, roll: true } => pilot_of("brief-play-roll", *pilot),
        Order::Land(dock) => dock_of("brief-land", *dock),
        Order::Lift(dock) => dock_of("brief-lift", *dock),
        Order::Take(cargo) => goods("brief-take", cargo, false),
        Order::Unload(cargo) => goods("brief-unload", cargo, true),
        Order::Load(cargo) => goods("brief-load", cargo, true),
        Order::Process(times) => amount_of("brief-process", Good::Galactium, *times),
        Order::Sell(count) => amount_of("brief-sell", Good::Rubion, *count),
        Order::Cantina => text("brief-cantina"),
        Order::Hire { pilot: None, .. } => text("brief-hire-nobody"),
        Order::Hire { pilot: Some(pilot), alone: false } => pilot_of("brief-hire", *pilot),
        Order::Hire { pilot: Some(pilot), alone: true } => pilot_of("brief-hire-alone", *pilot),
        Order::Make { product, times } => {
            text_args("brief-make", &[("product", product_name(*product).into()), ("times", (*times).into())])
        }
        Order::Charge(Some(product)) => text_args("brief-charge", &[("product", product_name(*product).into())]),
        Order::Charge(None) => text("brief-charge-all"),
        Order::Upgrade(ship) => text_args("brief-upgrade", &[("ship", ship_text(*ship).into())]),
        Order::Earn => text("brief-earn"),
        Order::Bribe { add: true, dock } => dock_of("brief-bribe-add", *dock),
        Order::Bribe { add: false, dock } => dock_of("brief-bribe-remove", *dock),
        Order::End => text("brief-end"),
        Order::Keep(kept) if kept.is_empty() => text("brief-keep-nobody"),
        Order::Keep(kept) => text_args("brief-keep", &[("what", pilots_text(kept.all()).into())]),
        Order::Stow(cargo) => goods("brief-stow", cargo, true),
    }
}

fn dock_arg(dock: u8) -> (&'static str, Arg) {
    ("dock", dock.into())
}

fn pilot_arg(pilot: Pilot) -> (&'static str, Arg) {
    ("pilot", pilot_name(pilot).into())
}

/// Returns the log's line for an order of `mover` that caused `events`.
#[must_use]
pub fn order_text(mover: Colour, order: &Order, events: &[Event], names: &Names) -> String {
    let what = came(order, events).unwrap_or_else(|| order_brief(order));
    text_args("order-plain", &[("name", names.of(mover).into()), ("what", what.into())])
}

/// Returns an order with its result, if that says more.
fn came(order: &Order, events: &[Event]) -> Option<String> {
    let find = |told: &dyn Fn(&Event) -> Option<String>| events.iter().find_map(told);
    match order {
        Order::Play { pilot, roll: true } => find(&|event| match event {
            Event::Rolled { value, .. } => {
                Some(text_args("brief-play-rolled", &[pilot_arg(*pilot), ("die", (*value).into())]))
            }
            _ => None,
        }),
        Order::Land(_) | Order::Lift(_) => find(&|event| match *event {
            Event::Landed { dock, capacity, .. } => {
                Some(text_args("brief-landed", &[dock_arg(dock), ("capacity", capacity.into())]))
            }
            Event::Lifted { dock, capacity, .. } => {
                Some(text_args("brief-lifted", &[dock_arg(dock), ("capacity", capacity.into())]))
            }
            _ => None,
        }),
        Order::Sell(_) => find(&|event| match *event {
            Event::Sold { count, credits, .. } => {
                let price = text_args("amount-credits", &[("count", credits.into())]);
                let args = [("what", amount(Good::Rubion, count).into()), ("credits", price.into())];
                Some(text_args("brief-sold", &args))
            }
            _ => None,
        }),
        Order::Cantina => Some(shown(events)),
        Order::Hire { pilot: Some(pilot), alone: false } => find(&|event| match *event {
            Event::FreighterCame { ship, size, .. } => {
                let args = [pilot_arg(*pilot), ("ship", ship_text(ship).into()), ("size", size.into())];
                Some(text_args("brief-hire-ship", &args))
            }
            _ => None,
        }),
        Order::Make { .. } => find(&|event| match *event {
            Event::Made { product, tokens, .. } => {
                Some(text_args("brief-made", &[("what", amount(product.plain(), tokens).into())]))
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
        return text("brief-cantina");
    }
    text_args("brief-cantina-shown", &[("what", pilots_text(&pilots).into())])
}

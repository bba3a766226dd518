//! The log's lines for orders and their results.

use super::brief::order_brief;
use super::events::{event_text, restates};
use super::text_args;
use contraband::rules::{Event, Order};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};

/// Returns the line of the log for an order of `mover` with these `events`. It is the text of the event that restates the order,
/// or else the order in a few words.
pub fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
    let told = events.iter().find(|event| restates(order, event));
    told.map_or_else(
        || {
            let name = ("name", MessageValue::from(names.of(mover)));
            text_args("order-plain", &[name, ("what", order_brief(order, names).into())])
        },
        |event| event_text(event, names),
    )
}

//! The words of this game: orders are told in its notation.

use super::StarshipCatan;
use super::rules::{Event, Order, Refusal, notation};
use crate::core::Colour;
use crate::locale::{Names, Wording};

impl Wording for StarshipCatan {
    fn order_brief(order: &Order, _: &Names) -> String {
        notation::write_order(order)
    }

    fn order_text(mover: Colour, order: &Order, _: &[Event], names: &Names) -> String {
        // What a Sensor has seen is not told by how it is put back.
        let told = if matches!(order, Order::Arrange(_)) { String::new() } else { notation::write_order(order) };
        format!("{}: {told}", names.of(mover))
    }

    fn event_text(event: &Event, _: &Names) -> String {
        format!("{event:?}")
    }

    fn refusal_text(refusal: &Refusal, _: &Names) -> String {
        refusal.to_string()
    }
}

//! Orders with what chance answered as a seat sees them (section 14).

use super::super::chance::Outcome;
use super::super::order::Order;
use super::outcomes::told;
use orrery_core::Colour;

/// As [`write_recorded`](super::write_recorded), with a `?` for every pilot of another's hand. `by` gave the order; `eyes` see it,
/// nobody's what is public.
#[must_use]
pub fn write_seen(order: &Order, outcomes: &[Outcome], by: Colour, eyes: Option<Colour>) -> String {
    told(order, outcomes, |seat, pilot| if eyes == Some(seat.unwrap_or(by)) { pilot.word() } else { "?" })
}

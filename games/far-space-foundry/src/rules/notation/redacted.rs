//! Writing orders with their chance outcomes, as a viewer sees them (section 14).

use super::super::chance::ChanceOutcome;
use super::super::order::Order;
use super::outcomes::write_with_names;
use orrery_core::Colour;

/// Returns the text of [`write_recorded`](super::write_recorded), with a `?` for every pilot dealt to or drawn by a player other
/// than the viewer. `by` is the player who gave the order. `eyes` is the viewer, or `None` for public knowledge.
pub fn write_redacted(order: &Order, outcomes: &[ChanceOutcome], by: Colour, eyes: Option<Colour>) -> String {
    write_with_names(order, outcomes, |seat, pilot| if eyes == Some(seat.unwrap_or(by)) { pilot.word() } else { "?" })
}

//! What an order would lose.

use super::state::check;
use crate::games::contraband::rules::{Metal, Order, Position, Spot, Step, Token, View, due};
use crate::games::contraband::table::types::Warning;

/// What `order` would lose, the weightiest first.
#[must_use]
pub fn warnings(view: &View, order: &Order) -> Vec<Warning> {
    if check(view, order).is_err() {
        return Vec::new();
    }
    let known = &view.known;
    let mut all = Vec::new();
    match *order {
        Order::End if smuggles(known) && meets(known, known.me().at) == Some(Token::Police) => {
            all.push(Warning::EndInReach);
        }
        Order::Move(step) => all.extend(of_step(known, step)),
        Order::Attack(_) => {
            let quadrant = known.me().at.sector.quadrant();
            all.extend((!known.me().is_pirate_in(quadrant)).then_some(Warning::Outlaw { quadrant }));
        }
        _ => {}
    }
    all
}

/// Whether the decider carries Plutonium.
fn smuggles(known: &Position) -> bool {
    known.me().hold.known.has(Metal::Plutonium)
}

/// Whom the decider would meet at a place.
pub(super) fn meets(known: &Position, at: Spot) -> Option<Token> {
    let mut there = *known;
    there.players[known.asked()].at = at;
    due(&there, known.asked())
}

fn of_step(known: &Position, step: Step) -> Vec<Warning> {
    let me = known.me();
    let Some(to) = me.at.after(step) else { return Vec::new() };
    let mut all = Vec::new();
    if smuggles(known) && meets(known, to) == Some(Token::Police) {
        all.push(Warning::MeetPolice);
    }
    let count = known.mine_of(known.asked()).map_or(0, |mine| known.mines[mine].pile.known.len());
    if count > 0 && me.has_room() {
        all.push(Warning::LeaveMetals { count });
    }
    all
}

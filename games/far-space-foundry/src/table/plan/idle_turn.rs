//! Idle turns: the last turn of a half, if the player can gain nothing in it. The program offers to play an idle turn
//! automatically.

use super::flight::{flights, played};
use super::state::{carried_out, legal_in};
use crate::rules::{
    DOCKS, Freighter, FreighterKind, MatchHalf, MatchMode, Order, Phase, Pilot, Position, View, capacities,
};

/// Maximum number of orders to try. A turn with more orders does not count as idle.
const MAX_TRIED_ORDERS: u32 = 1_500;

/// The possessions that a turn can improve: points or, before Beta, the credits and freighters that carry over to Beta.
struct TurnAssets {
    last: bool,
    points: i32,
    credits: u8,
    fleet: [Freighter; FreighterKind::COUNT],
}

impl TurnAssets {
    fn of(p: &Position, seat: usize) -> Self {
        let player = &p.players[seat];
        TurnAssets {
            last: p.half == MatchHalf::Beta || p.options.mode == MatchMode::AlphaOnly,
            points: p.points(seat).total(),
            credits: player.credits,
            fleet: player.fleet,
        }
    }

    /// Reports whether the possessions in `other` may be better than these.
    fn is_beaten_by(&self, other: &TurnAssets) -> bool {
        if self.last { other.points > self.points } else { other.credits > self.credits || other.fleet != self.fleet }
    }
}

/// Returns the pilot and the flight of an idle turn, or `None` if the turn is not idle. In an idle turn the decider has only one
/// pilot left in the half, and no flight, with or without a bribe, leads to a gain.
pub(super) fn idle(view: &View) -> Option<(Pilot, Order)> {
    let p = &view.known;
    let mover = p.mover();
    if p.stage != Phase::Card || mover.in_hand() != 1 || mover.in_deck() > 0 {
        return None;
    }
    let pilot = *mover.hand.all().first()?;
    let mut search = IdleTurnSearch {
        seat: usize::from(p.turn),
        now: TurnAssets::of(p, usize::from(p.turn)),
        left: MAX_TRIED_ORDERS,
    };
    if bribed(view).chain([*view]).any(|view| search.flies(&view, pilot)) {
        return None;
    }
    Some((pilot, flights(p, pilot).first()?.order()))
}

/// Returns the views after each possible bribe.
fn bribed(view: &View) -> impl Iterator<Item = View> {
    let mut orders = Vec::new();
    legal_in(&view.known, &mut orders);
    let bribes = orders.into_iter().filter(|order| matches!(order, Order::Bribe { .. }));
    bribes.map(move |order| View { known: carried_out(&view.known, &order), ..*view })
}

/// A search for a way to gain something in the turn.
struct IdleTurnSearch {
    seat: usize,
    now: TurnAssets,
    left: u32,
}

impl IdleTurnSearch {
    /// Reports whether any flight of this pilot leads to a gain, with any value of the die that is possible.
    fn flies(&mut self, view: &View, pilot: Pilot) -> bool {
        let mut faces = if pilot.uses_die() { 1..=DOCKS } else { view.known.die..=view.known.die };
        faces.any(|die| {
            let there = played(view, pilot).known;
            let there = Position { die, ..there };
            [true, false].into_iter().any(|landing| {
                let docks = capacities(there.docks, pilot, die, landing);
                (1..=DOCKS).zip(docks).filter(|&(_, capacity)| capacity > 0).any(|(dock, _)| {
                    let flight = if landing { Order::Land(dock) } else { Order::Lift(dock) };
                    self.gains(&carried_out(&there, &flight))
                })
            })
        })
    }

    /// Reports whether a gain is possible from this position. A visit to the Cantina counts as a gain, and so does reaching the
    /// maximum number of orders.
    fn gains(&mut self, p: &Position) -> bool {
        if self.now.is_beaten_by(&TurnAssets::of(p, self.seat)) {
            return true;
        }
        let mut orders = Vec::new();
        legal_in(p, &mut orders);
        orders.iter().any(|order| match order {
            Order::End | Order::Bribe { .. } => false,
            Order::Cantina => true,
            order => {
                self.left = self.left.saturating_sub(1);
                self.left == 0 || self.gains(&carried_out(p, order))
            }
        })
    }
}

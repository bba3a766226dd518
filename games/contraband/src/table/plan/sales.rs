//! The credits that a ship can have by the end of a turn: the best sales of its hold in the markets within its moves.

use crate::ai::distances::steps_from;
use crate::rules::{BoardSpot, Contraband, MARKET_KIND, MARKET_ROOM, Metal, MetalCounts, Position, TurnState, price};
use orrery_core::Rules as _;

/// The assumed price of a metal of unknown kind, in credits.
const UNKNOWN: u32 = 200;

/// Returns the most credits for which a seat can sell its hold in one turn: in the current turn if the seat is on turn, otherwise
/// in its next one. Only markets within the moves of that turn count, with their current stock. Gates, bonus cards, police
/// and repairs on the way are left out.
pub fn best_sales(p: &Position, seat: usize) -> u32 {
    let player = &p.players[seat];
    let on_turn = Contraband::on_turn(p) == p.colour(seat);
    let (moves, bought) = if on_turn { (player.moves_left(), player.now.bought) } else { (player.moves(), 0) };
    let (hold, hidden) = (player.hold.known, player.hold.hidden);
    if hold.is_empty() && hidden == 0 {
        return 0;
    }
    Seller { p, seat, bought }.sales(player.at, moves, Unsold { hold, hidden })
}

/// The metals that are still aboard.
#[derive(Clone, Copy)]
struct Unsold {
    hold: MetalCounts,
    hidden: u8,
}

/// The ship that sells.
struct Seller<'a> {
    p: &'a Position,
    seat: usize,
    /// The kinds that the ship has bought this turn, by market ([`TurnState::trade_bit`]).
    bought: u32,
}

impl Seller<'_> {
    /// Returns the most credits for the metals aboard, from this spot and with this number of moves left.
    fn sales(&self, at: BoardSpot, moves: u8, aboard: Unsold) -> u32 {
        let (earned, left) = at.market().map_or((0, aboard), |market| self.sold(market, aboard));
        // The ship sells everything here, or keeps it for another market.
        let onward = |aboard| self.onward(at, moves, aboard);
        (earned + onward(left)).max(if earned > 0 { onward(aboard) } else { 0 })
    }

    /// Returns the most credits for the metals aboard at the spots to which this number of moves leads.
    fn onward(&self, at: BoardSpot, moves: u8, aboard: Unsold) -> u32 {
        if moves == 0 || aboard.hold.is_empty() && aboard.hidden == 0 {
            return 0;
        }
        let after = |to| if at.crosses_axis(to) { 0 } else { moves - 1 };
        let steps = steps_from(self.p, self.seat, at);
        steps.map(|(_, to)| self.sales(to, after(to), aboard)).max().unwrap_or(0)
    }

    /// Returns the credits for everything that a market takes, and the metals that remain.
    fn sold(&self, market: usize, mut aboard: Unsold) -> (u32, Unsold) {
        let (mut there, mut earned) = (self.p.markets[market], 0);
        for &metal in Metal::ALL {
            let refused = self.bought & TurnState::trade_bit(market, metal) > 0;
            while !refused && aboard.hold.has(metal) && there.count(metal) < MARKET_KIND && there.len() < MARKET_ROOM {
                earned += u32::from(price(self.p.options.prices, metal, there.count(metal)));
                aboard.hold.take(metal);
                there.add(metal);
            }
        }
        let unknown = aboard.hidden.min(MARKET_ROOM.saturating_sub(there.len()));
        aboard.hidden -= unknown;
        (earned + UNKNOWN * u32::from(unknown), aboard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;

    fn sales(red: &str) -> u32 {
        let seats = format!("seats: {{\"red\": ({red}), \"green\": (at: \"G2 port\")}}");
        let file = format!("(game: \"contraband\", title: \"\", setup: (players: 2), {seats}, play: [], expect: ())");
        best_sales(&Scenario::from_text(&file).expect("a scenario").position().expect("a position"), 0)
    }

    #[test]
    fn only_markets_within_the_moves_buy_the_hold() {
        let one = "cargo: [\"Plutonium\"]";
        assert_eq!(sales(&format!("at: \"R1 market\", {one}")), 500, "here");
        assert_eq!(sales(&format!("at: \"R1\", {one}")), 500, "one move away");
        assert_eq!(sales(&format!("at: \"R2\", {one}")), 0, "two moves away, with an engine for one");
        assert_eq!(sales(&format!("at: \"R2\", {one}, upgrades: [\"Engine1\"]")), 500);
        assert_eq!(sales("at: \"R1 market\""), 0, "an empty hold");
    }
}

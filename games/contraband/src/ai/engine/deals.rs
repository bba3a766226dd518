//! Purchases that can pay off: a metal is bought to be sold for more elsewhere, or to make room for a better sale.

use super::data::policy_weights;
use super::travel_times::turns;
use crate::rules::{
    BoardSpot, MARKET_KIND, MARKET_ROOM, MARKETS, Metal, Position, Sector, SectorPlace, TurnState, price,
};

/// The smallest gain for which a purchase is worthwhile, in credits for each turn to the market that pays more.
const PER_TURN: u16 = 50;
/// The smallest total gain for which a purchase is worthwhile, in credits.
const LEAST: u16 = 100;

/// Returns the largest gain, in credits, from buying a metal here and selling it at another market. Returns `None` if no market
/// is worth the trip, if the metal costs at least half of the best price, or in late rounds, in which the engine sells at any
/// price.
pub(super) fn gain(p: &Position, metal: Metal) -> Option<u16> {
    let (me, here) = (p.me(), p.market_of(p.asked())?);
    let cost = price(p.options.prices, metal, p.markets[here].count(metal).checked_sub(1)?);
    let sells_for_any = f64::from(p.round) > policy_weights().early;
    if sells_for_any || 2 * cost >= price(p.options.prices, metal, 0) {
        return None;
    }
    let aboard = me.hold.known.count(metal);
    let beyond = |market: usize| {
        let there = p.markets[market].count(metal) + aboard;
        let takes = there < MARKET_KIND && p.markets[market].len() + aboard < MARKET_ROOM;
        let gain = price(p.options.prices, metal, there).checked_sub(cost).filter(|_| takes)?;
        let spot = BoardSpot { sector: Sector::of_market(market), place: SectorPlace::Structure };
        let way = u16::from(turns(me.engine(), me.at, spot));
        (gain >= LEAST.max(PER_TURN * way)).then_some(gain)
    };
    (0..MARKETS).filter(|&market| market != here).filter_map(beyond).max()
}

/// Reports whether buying a metal makes room in a full market for a metal that sells for more.
pub(super) fn makes_room(p: &Position, metal: Metal) -> bool {
    let Some(market) = p.market_of(p.asked()).map(|market| &p.markets[market]) else { return false };
    let Some(left) = market.count(metal).checked_sub(1) else { return false };
    let cost = price(p.options.prices, metal, left);
    let better = |&other: &Metal| {
        let there = market.count(other);
        other != metal
            && p.me().hold.known.has(other)
            && there < MARKET_KIND
            && price(p.options.prices, other, there) > cost
    };
    market.len() == MARKET_ROOM && Metal::ALL.iter().copied().any(|other| better(&other))
}

/// Reports whether a ship ends its turn at a market at which it has bought a metal since `start` without making room. The ship
/// would wait there with a metal that it could also buy when leaving, and might sell it again.
pub(super) fn lies_by(start: &Position, end: &Position) -> bool {
    let seat = start.asked();
    let Some(market) = end.market_of(seat) else { return false };
    let new = end.players[seat].now.bought & !start.players[seat].now.bought;
    let here = Metal::ALL.iter().fold(0, |bits, &metal| bits | TurnState::trade_bit(market, metal));
    new & here != 0 && end.markets[market].len() < MARKET_ROOM
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Contraband, MetalCounts, MetalPile, Options};
    use orrery_core::{RandomGenerator, Setup};

    fn in_market() -> Position {
        let setup = Setup::<Contraband>::plain(2, Options::default());
        let mut p = setup.position(&setup.deal(&mut RandomGenerator::new(3))).expect("they can play");
        let seat = p.asked();
        p.players[seat].at = BoardSpot { sector: Sector::R1, place: SectorPlace::Structure };
        p.players[seat].levels = [1; 4];
        p
    }

    fn lay(p: &mut Position, sector: Sector, metals: &[Metal]) {
        let market = (0..MARKETS).find(|&market| Sector::of_market(market) == sector).expect("a market");
        p.markets[market] = metals.iter().copied().collect();
    }

    #[test]
    fn lone_metals_are_not_bought_for_resale() {
        let mut p = in_market();
        lay(&mut p, Sector::R1, &[Metal::Iron, Metal::Plutonium]);
        assert_eq!(Metal::ALL.iter().filter_map(|&metal| gain(&p, metal)).count(), 0);
    }

    #[test]
    fn third_metal_is_bought_only_for_a_better_paying_market() {
        let mut p = in_market();
        lay(&mut p, Sector::R1, &[Metal::Iron; 2]);
        assert_eq!(gain(&p, Metal::Iron), None, "half of the best price is what it sells for itself");
        lay(&mut p, Sector::R1, &[Metal::Iron; 3]);
        assert_eq!(gain(&p, Metal::Iron), Some(150));
        for market in Sector::ALL.iter().filter(|&&sector| sector != Sector::R1) {
            if (0..MARKETS).any(|number| Sector::of_market(number) == *market) {
                lay(&mut p, *market, &[Metal::Iron; 2]);
            }
        }
        assert_eq!(gain(&p, Metal::Iron), None, "no market pays more");
        let seat = p.asked();
        lay(&mut p, Sector::Y4, &[]);
        p.players[seat].hold = MetalPile::of(MetalCounts::of(Metal::Iron, 1));
        assert_eq!(gain(&p, Metal::Iron), None, "the one aboard is sold there first, for the best price");
    }

    #[test]
    fn full_market_is_cleared_for_a_better_sale() {
        use Metal::{Carbon, Iron, Plutonium};
        let mut p = in_market();
        let seat = p.asked();
        p.players[seat].hold = MetalPile::of(MetalCounts::of(Plutonium, 1));
        lay(&mut p, Sector::R1, &[Iron, Iron, Carbon, Carbon]);
        assert!(!makes_room(&p, Iron), "there is room");
        lay(&mut p, Sector::R1, &[Iron, Iron, Iron, Carbon, Carbon]);
        assert!(makes_room(&p, Iron) && !makes_room(&p, Plutonium));
    }
}

//! Exchanges between the players (SC-TRADE-3): the offers that the engine accepts, and the offers that it proposes.

use super::policy::done;
use super::value::PositionEvaluator;
use crate::rules::{Commodity, CommodityCounts, ExchangeRule, Offer, Order, Position, check};

/// The minimum gain in value at which the engine accepts an exchange.
const MARGIN: f64 = 0.4;
/// The minimum gain in value at which the engine proposes an exchange.
const GAIN: f64 = 0.8;
/// The maximum amount of Astro that the engine asks or offers for a thing.
const MOST_ASTRO: u8 = 5;
/// The minimum value of an Astro beyond the second dozen, relative to one within it: such an Astro can still pay for something.
const SPARE: f64 = 0.5;
/// The price in Astro that the lowest level assumes for every resource and for science.
const EVEN_PRICE: u32 = 3;

/// Returns the evaluator of exchanges, in which nothing held counts against its holder and money beyond the second dozen keeps a
/// value.
fn dealer(judge: &PositionEvaluator) -> PositionEvaluator {
    let mut weights = judge.weights.for_holders();
    weights.astro[2] = weights.astro[2].max(SPARE * weights.astro[1]);
    PositionEvaluator { weights }
}

/// Accepts an exchange if the answering player is then clearly better off than after refusing it. This takes into account what
/// the mover can build this turn.
pub(super) fn answer(p: &Position, judge: &PositionEvaluator) -> Order {
    answer_as(p, &dealer(judge))
}

fn answer_as(p: &Position, judge: &PositionEvaluator) -> Order {
    let seat = p.decider;
    let accepted = judge.worth(&done(p, &Order::Accept), seat);
    let refused = judge.worth(&done(p, &Order::Refuse), seat);
    if accepted > refused + MARGIN { Order::Accept } else { Order::Refuse }
}

/// Accepts an exchange if it looks fair when everything but money has the same price.
pub(super) fn answer_by_price(p: &Position) -> Order {
    let price = |things: CommodityCounts| -> u32 {
        let of =
            |(thing, count): (Commodity, u8)| if thing == Commodity::Astro { 1 } else { EVEN_PRICE } * u32::from(count);
        things.iter().map(of).sum()
    };
    match p.now.offer {
        Some(offer) if price(offer.give) >= price(offer.want) => Order::Accept,
        _ => Order::Refuse,
    }
}

/// Returns the exchange that helps the mover most among those that the other player would accept according to the value function,
/// or `None` if there is none. An exchange is proposed only as the first offer of a turn.
pub(in super::super) fn proposal(p: &Position, judge: &PositionEvaluator) -> Option<Order> {
    if p.now.offers > 0 || p.options.exchange == ExchangeRule::Off {
        return None;
    }
    let judge = &dealer(judge);
    let now = judge.worth(p, p.turn);
    let mut best = (now + GAIN, None);
    for offer in offers() {
        let order = Order::Offer(offer);
        if check(p, &order).is_err() {
            continue;
        }
        let offered = done(p, &order);
        let worth = judge.worth(&done(&offered, &Order::Accept), p.turn);
        if worth > best.0 && answer_as(&offered, judge) == Order::Accept {
            best = (worth, Some(order));
        }
    }
    best.1
}

/// Iterates over all offers of one thing for another, and of one thing for an amount of money, in both directions.
fn offers() -> impl Iterator<Item = Offer> {
    let things = || Commodity::ALL.iter().copied().filter(|&thing| thing != Commodity::Astro);
    let swaps = things().flat_map(move |give| {
        let other = things().filter(move |&want| want != give);
        other.map(move |want| Offer { give: CommodityCounts::of(give, 1), want: CommodityCounts::of(want, 1) })
    });
    let sales = things().flat_map(|thing| {
        (1..=MOST_ASTRO).flat_map(move |astro| {
            let (one, money) = (CommodityCounts::of(thing, 1), CommodityCounts::of(Commodity::Astro, astro));
            [Offer { give: one, want: money }, Offer { give: money, want: one }]
        })
    });
    swaps.chain(sales)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Options, Phase, StarshipCatan, bare_position};
    use orrery_ai::engine::GameEngine as _;
    use orrery_core::Setup;

    /// Returns the answer of Sun, who has `astro` Astro, to an offer of one Food for `asked` Astro.
    fn answered(astro: u16, asked: u8) -> Order {
        let setup = Setup::<StarshipCatan>::plain(2, Options::default());
        let mut position = bare_position(&setup).expect("two may play");
        position.phase = Phase::Build;
        let (mover, other) = (position.turn, position.turn.other());
        position.player_mut(mover).cargo[3] = 1;
        position.player_mut(other).astro = astro;
        let offer =
            Offer { give: CommodityCounts::of(Commodity::Food, 1), want: CommodityCounts::of(Commodity::Astro, asked) };
        let offered = done(&position, &Order::Offer(offer));
        assert_eq!(offered.phase, Phase::Answer);
        let weights = StarshipCatan::own_weights().expect("the weights can be read").clone();
        answer(&offered, &PositionEvaluator { weights })
    }

    #[test]
    fn overpriced_offer_is_refused_despite_ample_money() {
        assert_eq!(answered(40, 20), Order::Refuse);
        assert_eq!(answered(40, 1), Order::Accept, "a good price is paid");
    }
}

//! Exchanges between the players (SC-TRADE-3): which to accept, and which to propose.

use super::policy::done;
use super::value::Judge;
use crate::games::starship_catan::rules::{Exchange, Offer, Order, Position, Thing, Things, check};

/// By how much an exchange must be better than none for whoever accepts it, and for whoever proposes it.
const MARGIN: f64 = 0.4;
const GAIN: f64 = 0.8;
/// The most Astro it asks or gives for a thing.
const MOST_ASTRO: u8 = 5;
/// The one price by which the lowest level reckons.
const EVEN_PRICE: u32 = 3;

/// Accepts what leaves the decider clearly better off than refusing, the mover's buildings of this turn included.
pub(super) fn answer(p: &Position, judge: &Judge) -> (Order, f64) {
    let seat = p.decider;
    let accepted = judge.worth(&done(p, &Order::Accept), seat);
    let refused = judge.worth(&done(p, &Order::Refuse), seat);
    let order = if accepted > refused + MARGIN { Order::Accept } else { Order::Refuse };
    (order, accepted - refused)
}

/// Accepts what looks even by one price for everything but money.
pub(super) fn answer_by_price(p: &Position) -> Order {
    let price = |things: Things| -> u32 {
        let of = |(thing, count): (Thing, u8)| if thing == Thing::Astro { 1 } else { EVEN_PRICE } * u32::from(count);
        things.iter().map(of).sum()
    };
    match p.now.offer {
        Some(offer) if price(offer.give) >= price(offer.want) => Order::Accept,
        _ => Order::Refuse,
    }
}

/// The exchange that helps the mover most among those that the other's value would take too; one a turn.
pub(in super::super) fn proposal(p: &Position, judge: &Judge) -> Option<Order> {
    if p.now.offers > 0 || p.options.exchange == Exchange::Off {
        return None;
    }
    let now = judge.worth(p, p.turn);
    let mut best = (now + GAIN, None);
    for offer in offers() {
        let order = Order::Offer(offer);
        if check(p, &order).is_err() {
            continue;
        }
        let offered = done(p, &order);
        let worth = judge.worth(&done(&offered, &Order::Accept), p.turn);
        if worth > best.0 && answer(&offered, judge).0 == Order::Accept {
            best = (worth, Some(order));
        }
    }
    best.1
}

/// One thing for one other, and one thing for so much money, either way.
fn offers() -> impl Iterator<Item = Offer> {
    let things = || Thing::ALL.iter().copied().filter(|&thing| thing != Thing::Astro);
    let swaps = things().flat_map(move |give| {
        let other = things().filter(move |&want| want != give);
        other.map(move |want| Offer { give: Things::of(give, 1), want: Things::of(want, 1) })
    });
    let sales = things().flat_map(|thing| {
        (1..=MOST_ASTRO).flat_map(move |astro| {
            let (one, money) = (Things::of(thing, 1), Things::of(Thing::Astro, astro));
            [Offer { give: one, want: money }, Offer { give: money, want: one }]
        })
    });
    swaps.chain(sales)
}

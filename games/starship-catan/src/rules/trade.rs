//! Trade at trading posts and with the other player (section 9).

use super::cards::Card;
use super::commodities::{CommodityCounts, Offer};
use super::deals::{self, fits, gain, needs, pay};
use super::event::{Event, TransferCause};
use super::options::ExchangeRule;
use super::order::{Order, TradeDeal};
use super::player::PlayerState;
use super::position::{OFFERS, Position};
use super::refusal::Refusal;
use super::vocab::{Commodity, Module, Phase, Resource};
use orrery_core::EventSink;

/// The maximum number of trading posts used per turn (SC-TRADE-1).
pub const POST_USES: u8 = 2;
/// The price in Astro of a purchase with the Trade module (SC-TRADE-2).
pub const DEMAND_PRICE: u8 = 2;

/// Checks SC-TRADE-1: the post belongs to the mover, is not yet used and would not be the third this turn, and the card allows
/// the deal.
pub(super) fn check_use(p: &Position, post: Card, deal: TradeDeal) -> Result<(), Refusal> {
    if !p.mover().posts.has(post) {
        return Err(Refusal::NotHisPost { card: post });
    }
    if p.now.posts.has(post) {
        return Err(Refusal::PostUsed { card: post });
    }
    if p.now.posts.len() >= POST_USES {
        return Err(Refusal::PostsDone { most: POST_USES });
    }
    deals::check(p.mover(), post, deal)
}

/// Lists every deal at every post that can still be used.
pub(super) fn list_uses(p: &Position, orders: &mut Vec<Order>) {
    if p.now.posts.len() >= POST_USES {
        return;
    }
    for post in p.mover().posts.kinds().filter(|&post| !p.now.posts.has(post)) {
        deals::list(p.mover(), post, |deal| orders.push(Order::Use { post, deal }));
    }
}

/// Makes a deal at a trading post.
pub(super) fn use_post(p: &mut Position, post: Card, deal: TradeDeal, sink: &mut impl EventSink<Event>) {
    p.now.posts.add(post);
    deals::carry_out(p, p.turn, post, deal, sink);
}

/// Checks a purchase with the Trade module (SC-TRADE-2).
pub(super) fn check_demand(p: &Position, resource: Resource) -> Result<(), Refusal> {
    check_demands_left(p)?;
    needs(p.mover(), Commodity::Astro, DEMAND_PRICE.into())?;
    let has = p.player(p.turn.other()).resource(resource).into();
    if has == 0 {
        return Err(Refusal::OtherLacks { thing: resource.into(), needed: 1, has });
    }
    fits(p.mover(), resource.into(), 1)
}

fn check_demands_left(p: &Position) -> Result<(), Refusal> {
    match p.mover().level(Module::Trade) {
        0 => Err(Refusal::NoModule { module: Module::Trade }),
        most if p.now.demands >= most => Err(Refusal::DemandsDone { most }),
        _ => Ok(()),
    }
}

/// Lists every purchase from the other player.
pub(super) fn list_demands(p: &Position, orders: &mut Vec<Order>) {
    if check_demands_left(p).is_ok() {
        let possible = Resource::ALL.iter().copied().filter(|&resource| check_demand(p, resource).is_ok());
        orders.extend(possible.map(Order::Demand));
    }
}

/// Takes the resource from the other player and pays them the price.
pub(super) fn demand(p: &mut Position, resource: Resource, sink: &mut impl EventSink<Event>) {
    p.now.demands += 1;
    exchange(
        p,
        CommodityCounts::of(Commodity::Astro, DEMAND_PRICE),
        CommodityCounts::of(resource.into(), 1),
        TransferCause::Demand,
        sink,
    );
}

/// Checks an offer (SC-TRADE-3, SC-TRADE-4).
pub(super) fn check_offer(p: &Position, offer: &Offer) -> Result<(), Refusal> {
    if p.options.exchange == ExchangeRule::Off {
        return Err(Refusal::NoExchange);
    }
    if p.now.offers >= OFFERS {
        return Err(Refusal::OffersDone { most: OFFERS });
    }
    if offer.give.is_empty() || offer.want.is_empty() {
        return Err(Refusal::OneSided);
    }
    if let Some(thing) = offer.give.shared(offer.want) {
        return Err(Refusal::OnBothSides { thing });
    }
    if p.now.refused.contains(&Some(*offer)) {
        return Err(Refusal::RefusedBefore);
    }
    let (mover, other) = (p.mover(), p.player(p.turn.other()));
    offer.give.iter().try_for_each(|(thing, count)| needs(mover, thing, count.into()))?;
    for (thing, count) in offer.want.iter() {
        let has = other.count(thing);
        if has < count.into() {
            return Err(Refusal::OtherLacks { thing, needed: count.into(), has });
        }
    }
    // No commodity is on both sides, so giving commodities makes no room for those received.
    offer.want.iter().try_for_each(|(thing, count)| fits(mover, thing, count))?;
    offer.give.iter().try_for_each(|(thing, count)| fits_other(other, thing, count))
}

fn fits_other(other: &PlayerState, thing: Commodity, count: u8) -> Result<(), Refusal> {
    fits(other, thing, count).map_err(|_| Refusal::OtherNoRoom { thing, capacity: other.capacity(thing) })
}

/// Offers an exchange, which the other player answers.
pub(super) fn offer(p: &mut Position, offer: Offer, sink: &mut impl EventSink<Event>) {
    p.now.offers += 1;
    p.now.offer = Some(offer);
    sink.emit(Event::Offered { seat: p.turn, offer });
    p.phase = Phase::Answer;
    p.decider = p.turn.other();
}

/// Checks that there is an offer to accept. Nothing else happens between an offer and its answer, so the checks of the offer
/// still hold.
pub(super) const fn check_accept(p: &Position) -> Result<(), Refusal> {
    if p.now.offer.is_some() { Ok(()) } else { Err(Refusal::NotNow { phase: p.phase }) }
}

/// Accepts or refuses the offer.
pub(super) fn answer(p: &mut Position, accepts: bool, sink: &mut impl EventSink<Event>) {
    let seat = p.decider;
    p.decide(Phase::Build);
    let Some(offer) = p.now.offer.take() else { return };
    if accepts {
        sink.emit(Event::Accepted { seat, offer });
        exchange(p, offer.give, offer.want, TransferCause::Exchange, sink);
    } else {
        sink.emit(Event::Refused { seat, offer });
        if let Some(place) = p.now.refused.iter_mut().find(|place| place.is_none()) {
            *place = Some(offer);
        }
    }
}

/// Moves `give` from the mover to the other player, and `get` from the other player to the mover.
fn exchange(
    p: &mut Position,
    give: CommodityCounts,
    get: CommodityCounts,
    source: TransferCause,
    sink: &mut impl EventSink<Event>,
) {
    let (mover, other) = (p.turn, p.turn.other());
    pay(p, mover, give, source, sink);
    pay(p, other, get, source, sink);
    gain(p, other, give, source, sink);
    gain(p, mover, get, source, sink);
}

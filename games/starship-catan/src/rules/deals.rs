//! Deals: what trading cards buy and sell (SC-ACT-1 to SC-ACT-7), in flight and at trading posts.

use super::cards::{Card, Kind};
use super::event::{Event, Source};
use super::order::Deal;
use super::player::Player;
use super::position::Position;
use super::refusal::Refusal;
use super::things::Things;
use super::vocab::{Resource, Seat, Thing};
use orrery_core::EventSink;

/// The price in Astro at which Kopernikus buys and sells a science (SC-ACT-3).
const LIBRARY_PRICE: u8 = 3;
/// The price in Astro of a resource at the diplomats (SC-ACT-4).
const DIPLOMAT_PRICE: u8 = 3;
/// The price in Astro that merchants pay for a resource (SC-ACT-5).
const MERCHANT_PRICE: u8 = 3;
/// The maximum number of resources that merchants buy per deal (SC-ACT-5).
const MERCHANTS_BUY: u8 = 2;
/// The price in Astro that the Green Folk pay for a science (SC-ACT-6).
const GREEN_FOLK_PRICE: u8 = 4;
/// The price in Astro of a science at the scientists (SC-ACT-7).
const SCIENTIST_PRICE: u8 = 2;

/// The goods allowed on one side of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wares {
    /// No goods.
    Nothing,
    /// One kind of thing.
    Only(Thing),
    /// Any kinds of resources.
    Resources,
}

impl Wares {
    const fn has(self, thing: Thing) -> bool {
        match self {
            Wares::Nothing => false,
            Wares::Only(only) => only as u8 == thing as u8,
            Wares::Resources => !matches!(thing, Thing::Science | Thing::Astro),
        }
    }
}

/// The terms of a card: the goods that the mover may buy and sell there, the prices, and the most per deal.
#[derive(Debug, Clone, Copy)]
struct Terms {
    buys: Wares,
    sells: Wares,
    price: u8,
    most: u8,
}

fn terms(card: Card) -> Option<Terms> {
    let any = u8::MAX;
    let (buys, sells, price, most) = match card.kind() {
        Kind::Trade { resource, price } => {
            let wares = Wares::Only(resource.into());
            (wares, wares, price, any)
        }
        Kind::Library => (Wares::Only(Thing::Science), Wares::Only(Thing::Science), LIBRARY_PRICE, any),
        Kind::Diplomats => (Wares::Resources, Wares::Nothing, DIPLOMAT_PRICE, 1),
        Kind::Merchants => (Wares::Nothing, Wares::Resources, MERCHANT_PRICE, MERCHANTS_BUY),
        Kind::GreenFolk => (Wares::Nothing, Wares::Only(Thing::Science), GREEN_FOLK_PRICE, 1),
        Kind::Scientists => (Wares::Only(Thing::Science), Wares::Nothing, SCIENTIST_PRICE, 1),
        _ => return None,
    };
    Some(Terms { buys, sells, price, most })
}

/// Returns the unit price of the thing in the deal at a card, or `None` if the card does not make such a deal.
#[must_use]
pub fn price(card: Card, deal: Deal) -> Option<u8> {
    let terms = terms(card)?;
    let wares = match deal {
        Deal::Buy(_) => terms.buys,
        Deal::Sell(_) => terms.sells,
    };
    deal.things().iter().all(|(thing, _)| wares.has(thing)).then_some(terms.price)
}

/// Checks that this player can make the deal at the card.
pub(super) fn check(player: &Player, card: Card, deal: Deal) -> Result<(), Refusal> {
    let terms = terms(card).ok_or(Refusal::NoTrade { card })?;
    let things = deal.things();
    for (thing, _) in things.iter() {
        match deal {
            Deal::Buy(_) if !terms.buys.has(thing) => return Err(Refusal::NotSold { card, thing }),
            Deal::Sell(_) if !terms.sells.has(thing) => return Err(Refusal::NotBought { card, thing }),
            _ => {}
        }
    }
    let total = things.total();
    if total == 0 {
        return Err(Refusal::NothingTraded);
    }
    if total > u32::from(terms.most) {
        return Err(Refusal::TooMany { card, most: terms.most });
    }
    match deal {
        Deal::Buy(_) => {
            let needed = total as u16 * u16::from(terms.price);
            needs(player, Thing::Astro, needed)?;
            things.iter().try_for_each(|(thing, count)| fits(player, thing, count))
        }
        Deal::Sell(_) => things.iter().try_for_each(|(thing, count)| needs(player, thing, count.into())),
    }
}

/// Checks that a player has this much of a thing.
#[inline]
pub(super) fn needs(player: &Player, thing: Thing, needed: u16) -> Result<(), Refusal> {
    let has = player.count(thing);
    if has >= needed { Ok(()) } else { Err(Refusal::Lacking { thing, needed, has }) }
}

/// Checks that this much of a thing fits (SC-SHIP-7).
#[inline]
pub(super) fn fits(player: &Player, thing: Thing, count: u8) -> Result<(), Refusal> {
    let capacity = player.capacity(thing);
    if count <= player.space(thing) { Ok(()) } else { Err(Refusal::NoRoom { thing, capacity }) }
}

/// Passes every deal that this player can make at the card to `found`, smaller deals first.
pub(super) fn list(player: &Player, card: Card, mut found: impl FnMut(Deal)) {
    let Some(terms) = terms(card) else { return };
    match terms.buys {
        Wares::Nothing => {}
        Wares::Only(thing) => {
            let most = terms.most.min(affordable(player, terms.price)).min(player.space(thing));
            (1..=most).for_each(|count| found(Deal::Buy(Things::of(thing, count))));
        }
        Wares::Resources if affordable(player, terms.price) == 0 => {}
        Wares::Resources => {
            let fitting = Resource::ALL.iter().filter(|&&resource| player.room(resource) > 0);
            fitting.for_each(|&resource| found(Deal::Buy(Things::of(resource.into(), 1))));
        }
    }
    match terms.sells {
        Wares::Nothing => {}
        Wares::Only(thing) => {
            let most = u16::from(terms.most).min(player.count(thing)) as u8;
            (1..=most).for_each(|count| found(Deal::Sell(Things::of(thing, count))));
        }
        Wares::Resources => list_pairs(player, &mut found),
    }
}

/// The number of things that can be paid for at this price.
#[inline]
fn affordable(player: &Player, price: u8) -> u8 {
    (player.astro / u16::from(price)).min(u8::MAX.into()) as u8
}

/// Lists the sales of one or two of the player's resources (SC-ACT-5).
fn list_pairs(player: &Player, found: &mut impl FnMut(Deal)) {
    for (at, &one) in Resource::ALL.iter().enumerate() {
        if player.resource(one) == 0 {
            continue;
        }
        let alone = Things::of(one.into(), 1);
        found(Deal::Sell(alone));
        for &other in &Resource::ALL[at..] {
            if player.resource(other) > u8::from(other == one) {
                found(Deal::Sell(alone.and(other.into(), 1)));
            }
        }
    }
}

/// Makes a deal that [`check`] accepts.
pub(super) fn carry_out(p: &mut Position, seat: Seat, card: Card, deal: Deal, sink: &mut impl EventSink<Event>) {
    let price = terms(card).map_or(0, |terms| terms.price);
    let things = deal.things();
    let astro = Things::of(Thing::Astro, (things.total() as u8).saturating_mul(price));
    let (paid, gained) = match deal {
        Deal::Buy(_) => (astro, things),
        Deal::Sell(_) => (things, astro),
    };
    let source = Source::Deal(card);
    pay(p, seat, paid, source, sink);
    gain(p, seat, gained, source, sink);
}

/// Takes these things from a player as payment.
pub(super) fn pay(p: &mut Position, seat: Seat, things: Things, source: Source, sink: &mut impl EventSink<Event>) {
    for (thing, count) in things.iter() {
        p.player_mut(seat).spend(thing, count);
        sink.emit(Event::Paid { seat, thing, count, source });
    }
}

/// Gives these things to a player. They must fit.
pub(super) fn gain(p: &mut Position, seat: Seat, things: Things, source: Source, sink: &mut impl EventSink<Event>) {
    for (thing, count) in things.iter() {
        p.player_mut(seat).gain(thing, count);
        sink.emit(Event::Gained { seat, thing, count, source });
    }
}

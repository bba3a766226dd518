//! Deals: the purchases and sales at trading cards (SC-ACT-1 to SC-ACT-7), in flight and at trading posts.

use super::cards::{Card, CardKind};
use super::commodities::CommodityCounts;
use super::event::{Event, TransferCause};
use super::order::TradeDeal;
use super::player::PlayerState;
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Commodity, Resource, Seat};
use orrery_core::EventSink;

/// The price in Astro at which Kopernikus buys and sells one science (SC-ACT-3).
const LIBRARY_PRICE: u8 = 3;
/// The price in Astro of one resource at the diplomats (SC-ACT-4).
const DIPLOMAT_PRICE: u8 = 3;
/// The price in Astro that merchants pay for one resource (SC-ACT-5).
const MERCHANT_PRICE: u8 = 3;
/// The maximum number of resources that merchants buy per deal (SC-ACT-5).
const MERCHANTS_BUY: u8 = 2;
/// The price in Astro that the Green Folk pay for one science (SC-ACT-6).
const GREEN_FOLK_PRICE: u8 = 4;
/// The price in Astro of one science at the scientists (SC-ACT-7).
const SCIENTIST_PRICE: u8 = 2;

/// The goods allowed on one side of a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AllowedGoods {
    Nothing,
    Only(Commodity),
    /// Resources of any kind.
    Resources,
}

impl AllowedGoods {
    const fn has(self, thing: Commodity) -> bool {
        match self {
            AllowedGoods::Nothing => false,
            AllowedGoods::Only(only) => only as u8 == thing as u8,
            AllowedGoods::Resources => !matches!(thing, Commodity::Science | Commodity::Astro),
        }
    }
}

/// The terms of a card: the goods that the mover may buy and sell there, the unit price, and the maximum number of units per
/// deal.
#[derive(Debug, Clone, Copy)]
struct DealTerms {
    buys: AllowedGoods,
    sells: AllowedGoods,
    price: u8,
    most: u8,
}

fn terms(card: Card) -> Option<DealTerms> {
    let any = u8::MAX;
    let (buys, sells, price, most) = match card.kind() {
        CardKind::Trade { resource, price } => {
            let wares = AllowedGoods::Only(resource.into());
            (wares, wares, price, any)
        }
        CardKind::Library => {
            (AllowedGoods::Only(Commodity::Science), AllowedGoods::Only(Commodity::Science), LIBRARY_PRICE, any)
        }
        CardKind::Diplomats => (AllowedGoods::Resources, AllowedGoods::Nothing, DIPLOMAT_PRICE, 1),
        CardKind::Merchants => (AllowedGoods::Nothing, AllowedGoods::Resources, MERCHANT_PRICE, MERCHANTS_BUY),
        CardKind::GreenFolk => (AllowedGoods::Nothing, AllowedGoods::Only(Commodity::Science), GREEN_FOLK_PRICE, 1),
        CardKind::Scientists => (AllowedGoods::Only(Commodity::Science), AllowedGoods::Nothing, SCIENTIST_PRICE, 1),
        _ => return None,
    };
    Some(DealTerms { buys, sells, price, most })
}

/// Returns the unit price of a deal at a card, in Astro, or `None` if the card does not trade the commodities of the deal.
pub fn price(card: Card, deal: TradeDeal) -> Option<u8> {
    let terms = terms(card)?;
    let wares = match deal {
        TradeDeal::Buy(_) => terms.buys,
        TradeDeal::Sell(_) => terms.sells,
    };
    deal.things().iter().all(|(thing, _)| wares.has(thing)).then_some(terms.price)
}

/// Checks that this player can make the deal at the card.
pub(super) fn check(player: &PlayerState, card: Card, deal: TradeDeal) -> Result<(), Refusal> {
    let terms = terms(card).ok_or(Refusal::NoTrade { card })?;
    let things = deal.things();
    for (thing, _) in things.iter() {
        match deal {
            TradeDeal::Buy(_) if !terms.buys.has(thing) => return Err(Refusal::NotSold { card, thing }),
            TradeDeal::Sell(_) if !terms.sells.has(thing) => return Err(Refusal::NotBought { card, thing }),
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
        TradeDeal::Buy(_) => {
            let needed = total as u16 * u16::from(terms.price);
            needs(player, Commodity::Astro, needed)?;
            things.iter().try_for_each(|(thing, count)| fits(player, thing, count))
        }
        TradeDeal::Sell(_) => things.iter().try_for_each(|(thing, count)| needs(player, thing, count.into())),
    }
}

/// Checks that a player has this amount of a commodity.
#[inline]
pub(super) fn needs(player: &PlayerState, thing: Commodity, needed: u16) -> Result<(), Refusal> {
    let has = player.count(thing);
    if has >= needed { Ok(()) } else { Err(Refusal::Lacking { thing, needed, has }) }
}

/// Checks that this amount of a commodity fits into the player's ship (SC-SHIP-7).
#[inline]
pub(super) fn fits(player: &PlayerState, thing: Commodity, count: u8) -> Result<(), Refusal> {
    let capacity = player.capacity(thing);
    if count <= player.space(thing) { Ok(()) } else { Err(Refusal::NoRoom { thing, capacity }) }
}

/// Calls `found` with every deal that this player can make at the card, purchases before sales.
pub(super) fn list(player: &PlayerState, card: Card, mut found: impl FnMut(TradeDeal)) {
    let Some(terms) = terms(card) else { return };
    match terms.buys {
        AllowedGoods::Nothing => {}
        AllowedGoods::Only(thing) => {
            let most = terms.most.min(affordable(player, terms.price)).min(player.space(thing));
            (1..=most).for_each(|count| found(TradeDeal::Buy(CommodityCounts::of(thing, count))));
        }
        AllowedGoods::Resources if affordable(player, terms.price) == 0 => {}
        AllowedGoods::Resources => {
            let fitting = Resource::ALL.iter().filter(|&&resource| player.room(resource) > 0);
            fitting.for_each(|&resource| found(TradeDeal::Buy(CommodityCounts::of(resource.into(), 1))));
        }
    }
    match terms.sells {
        AllowedGoods::Nothing => {}
        AllowedGoods::Only(thing) => {
            let most = u16::from(terms.most).min(player.count(thing)) as u8;
            (1..=most).for_each(|count| found(TradeDeal::Sell(CommodityCounts::of(thing, count))));
        }
        AllowedGoods::Resources => list_pairs(player, &mut found),
    }
}

/// Returns the number of units that the player can pay for at this unit price, at most 255.
#[inline]
fn affordable(player: &PlayerState, price: u8) -> u8 {
    (player.astro / u16::from(price)).min(u8::MAX.into()) as u8
}

/// Calls `found` with every sale of one or two of the player's resources (SC-ACT-5).
fn list_pairs(player: &PlayerState, found: &mut impl FnMut(TradeDeal)) {
    for (at, &one) in Resource::ALL.iter().enumerate() {
        if player.resource(one) == 0 {
            continue;
        }
        let alone = CommodityCounts::of(one.into(), 1);
        found(TradeDeal::Sell(alone));
        for &other in &Resource::ALL[at..] {
            if player.resource(other) > u8::from(other == one) {
                found(TradeDeal::Sell(alone.and(other.into(), 1)));
            }
        }
    }
}

/// Makes a deal that [`check`] accepts.
pub(super) fn carry_out(p: &mut Position, seat: Seat, card: Card, deal: TradeDeal, sink: &mut impl EventSink<Event>) {
    let price = terms(card).map_or(0, |terms| terms.price);
    let things = deal.things();
    let astro = CommodityCounts::of(Commodity::Astro, (things.total() as u8).saturating_mul(price));
    let (paid, gained) = match deal {
        TradeDeal::Buy(_) => (astro, things),
        TradeDeal::Sell(_) => (things, astro),
    };
    let source = TransferCause::Deal(card);
    pay(p, seat, paid, source, sink);
    gain(p, seat, gained, source, sink);
}

/// Takes these commodities from a player as a payment.
pub(super) fn pay(
    p: &mut Position,
    seat: Seat,
    things: CommodityCounts,
    source: TransferCause,
    sink: &mut impl EventSink<Event>,
) {
    for (thing, count) in things.iter() {
        p.player_mut(seat).spend(thing, count);
        sink.emit(Event::Paid { seat, thing, count, source });
    }
}

/// Gives commodities to a player, whose ship must have room for them.
pub(super) fn gain(
    p: &mut Position,
    seat: Seat,
    things: CommodityCounts,
    source: TransferCause,
    sink: &mut impl EventSink<Event>,
) {
    for (thing, count) in things.iter() {
        p.player_mut(seat).gain(thing, count);
        sink.emit(Event::Gained { seat, thing, count, source });
    }
}

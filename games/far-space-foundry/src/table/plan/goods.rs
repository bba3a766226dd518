//! Clicks that gather goods.

use super::goods_direction::{CargoOrderKind, goods_direction, sources};
use super::proposal::{best_of_asteroid, best_of_ship, gathered};
use super::state::check;
use crate::rules::{Asteroid, CargoTransfer, FreighterKind, Good, Job, Order, Refusal, STOWED, View};
use crate::table::types::{ClickResult, GoodsDraft, OrderDraft};

/// Returns the order for the goods gathered in the draft, or `None` if none are gathered.
pub(super) fn order_of(draft: &OrderDraft, view: &View) -> Option<Order> {
    match draft {
        OrderDraft::Goods(goods) if !goods.amounts.is_empty() => Some(goods_direction(view)?.order(goods.cargo())),
        _ => None,
    }
}

/// Checks whether the mover can move these goods. While stowing, a part of the goods in the tray is accepted as well.
fn takes(view: &View, goods: &GoodsDraft) -> Result<(), Refusal> {
    let Some(goods_direction) = goods_direction(view) else { return check(view, &Order::Load(goods.cargo())) };
    match check(view, &goods_direction.order(goods.cargo())) {
        Err(Refusal::NotStowed) if goods_direction == CargoOrderKind::Stow => part_of_tray(view, goods),
        answer => answer,
    }
}

/// Checks whether the tray has these goods and whether the holds have room for them.
fn part_of_tray(view: &View, goods: &GoodsDraft) -> Result<(), Refusal> {
    let of =
        |good: Good| goods.amounts.iter().filter(|amount| amount.good == good).map(|amount| amount.count).sum::<u8>();
    if STOWED.iter().any(|&(good, count)| of(good) > count) {
        return Err(Refusal::NotStowed);
    }
    for (ship, freighter) in view.known.mover().ships() {
        let here: u8 = goods.amounts.iter().filter(|amount| amount.ship == ship).map(|amount| amount.count).sum();
        if here > freighter.size {
            return Err(Refusal::HoldFull { ship, size: freighter.size });
        }
    }
    Ok(())
}

/// Puts the goods into the draft if the rules accept them, otherwise returns the refusal.
fn keep(draft: &mut OrderDraft, view: &View, goods: GoodsDraft) -> ClickResult {
    match takes(view, &goods) {
        Ok(()) => {
            *draft = OrderDraft::Goods(goods);
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Returns the gathered goods, without those of other freighters or asteroids if only one may take part.
fn for_one(draft: &OrderDraft, view: &View, ship: FreighterKind, good: Good) -> GoodsDraft {
    let mut goods = match draft {
        OrderDraft::Goods(goods) => goods.clone(),
        _ => GoodsDraft::empty(ship),
    };
    let several = view.known.job() == Some(Job::Operative);
    match goods_direction(view) {
        Some(CargoOrderKind::Take) if !several => goods.amounts.retain(|amount| amount.good == good),
        Some(CargoOrderKind::Unload | CargoOrderKind::Load) if !several => {
            goods.amounts.retain(|amount| amount.ship == ship);
        }
        _ => {}
    }
    goods.ship = ship;
    goods
}

/// Gathers one more of a good. A Smuggler stacks it if it does not fit otherwise.
pub(super) fn more(draft: &mut OrderDraft, view: &View, ship: FreighterKind, good: Good) -> ClickResult {
    let mut goods = for_one(draft, view, ship, good);
    goods.amount_mut(ship, good).count += 1;
    if takes(view, &goods).is_err() && view.known.job() == Some(Job::Smuggler) {
        // In a full store the good may still fit on top of another one.
        goods.amount_mut(ship, good).on += 1;
    }
    keep(draft, view, goods)
}

/// Removes one of a good from the gathered goods, or from the proposal if none are gathered.
pub(super) fn less(draft: &mut OrderDraft, view: &View, ship: FreighterKind, good: Good) -> ClickResult {
    let Some(mut goods) = gathered(draft, view) else { return ClickResult::Nothing };
    let amount = goods.amount_mut(ship, good);
    if amount.count == 0 {
        return ClickResult::Nothing;
    }
    amount.count -= 1;
    amount.off = amount.off.min(amount.count);
    amount.on = amount.on.min(amount.count);
    goods.amounts.retain(|amount| amount.count > 0);
    if goods.amounts.is_empty() {
        *draft = OrderDraft::Goods(goods);
        return ClickResult::More;
    }
    keep(draft, view, goods)
}

/// Increases the number of gathered goods that are stacked, or taken off pairs. After the maximum, the number returns to 0.
pub(super) fn stars(draft: &mut OrderDraft, view: &View, (ship, good): (FreighterKind, Good), on: bool) -> ClickResult {
    let Some(goods) = gathered(draft, view).filter(|goods| goods.count(ship, good) > 0) else {
        return ClickResult::Nothing;
    };
    let with = |starred: u8| {
        let mut goods = goods.clone();
        let amount = goods.amount_mut(ship, good);
        if on {
            amount.on = starred;
        } else {
            amount.off = starred;
        }
        goods
    };
    let now = goods.amount(ship, good).map_or(0, |amount| if on { amount.on } else { amount.off });
    let more = (now + 1..=goods.count(ship, good)).find(|&starred| takes(view, &with(starred)).is_ok());
    match more {
        Some(starred) => keep(draft, view, with(starred)),
        None if now == 0 => keep(draft, view, with(1)),
        None => keep(draft, view, with(0)),
    }
}

/// Gathers as many goods as possible from an asteroid.
pub(super) fn of_asteroid(draft: &mut OrderDraft, view: &View, asteroid: Asteroid) -> ClickResult {
    match best_of_asteroid(view, asteroid) {
        Some(cargo) => filled(draft, view, &cargo),
        None => more(draft, view, FreighterKind::Federal, asteroid.good()),
    }
}

/// Gathers as many goods as possible to load into a freighter or to unload from it. While stowing, selects the freighter instead.
pub(super) fn of_ship(draft: &mut OrderDraft, view: &View, ship: FreighterKind) -> ClickResult {
    match (best_of_ship(view, ship), goods_direction(view)) {
        (Some(cargo), Some(CargoOrderKind::Unload | CargoOrderKind::Load)) => filled(draft, view, &cargo),
        (_, Some(CargoOrderKind::Stow)) => {
            let mut goods = for_one(draft, view, ship, Good::Skyrite);
            goods.ship = ship;
            keep(draft, view, goods)
        }
        (_, Some(_)) => refused(view, ship),
        (_, None) => ClickResult::Nothing,
    }
}

/// Returns the refusal of loading goods into a freighter or of unloading them, or a result without effect if there is none.
fn refused(view: &View, ship: FreighterKind) -> ClickResult {
    let mine = sources(view).into_iter().filter(|(of, _)| *of == ship);
    let refusal = mine
        .map(|(ship, good)| more(&mut OrderDraft::Nothing, view, ship, good))
        .find(|step| matches!(step, ClickResult::Refused(_)));
    refusal.unwrap_or(ClickResult::Nothing)
}

/// Puts a proposal into the draft. For an Operative, goods gathered elsewhere stay in the draft if both fit.
fn filled(draft: &mut OrderDraft, view: &View, cargo: &CargoTransfer) -> ClickResult {
    let fresh = GoodsDraft::of(cargo);
    if let OrderDraft::Goods(old) = draft {
        if *old == fresh {
            return ClickResult::Nothing;
        }
        let mut joined = old.clone();
        joined.ship = fresh.ship;
        for amount in &fresh.amounts {
            let here = joined.amount_mut(amount.ship, amount.good);
            *here = *amount;
        }
        if view.known.job() == Some(Job::Operative) && takes(view, &joined).is_ok() {
            *draft = OrderDraft::Goods(joined);
            return ClickResult::More;
        }
    }
    keep(draft, view, fresh)
}

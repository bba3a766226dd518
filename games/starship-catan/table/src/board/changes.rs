//! An order's changes as icons, for choices and labels.

use super::ctx::SceneContext;
use super::icons;
use crate::table::OrderPreview;
use orrery_board::scene::{RowItem, t};
use orrery_board::signed;
use starship_catan::rules::{Commodity, Seat};

/// Returns a seat's change of Astro and the resulting amount, such as `–6 → 8`, or no items if the amount does not change.
pub fn astro(ctx: &SceneContext, preview: &OrderPreview, seat: Seat) -> Vec<RowItem> {
    let change = i32::from(preview.of(seat).thing(Commodity::Astro));
    if change == 0 {
        return Vec::new();
    }
    let after = i32::from(ctx.player(seat).astro) + change;
    vec![t(signed(change)), RowItem::Icon(icons::thing(Commodity::Astro)), RowItem::Icon("arrow"), t(after)]
}

/// Returns all changes of a seat but that of Astro: cargo, science, boost, firepower, friendship, fame and victory points.
pub fn gains(preview: &OrderPreview, seat: Seat) -> Vec<RowItem> {
    let change = preview.of(seat);
    let things = Commodity::ALL.iter().filter(|&&thing| thing != Commodity::Astro);
    let things = things.map(|&thing| (i32::from(change.thing(thing)), icons::thing(thing)));
    let others = [
        (change.boost, "booster"),
        (change.firepower, "cannon"),
        (change.friendship, "friendship"),
        (change.fame, "fame"),
        (change.points, "vp"),
    ];
    let others = others.into_iter().map(|(by, icon)| (i32::from(by), icon));
    let all = things.chain(others).filter(|(by, _)| *by != 0);
    all.flat_map(|(by, icon)| [t(signed(by)), RowItem::Icon(icon)]).collect()
}

/// Returns a seat's changes as in [`gains`], followed by its change of Astro.
pub fn all(ctx: &SceneContext, preview: &OrderPreview, seat: Seat) -> Vec<RowItem> {
    let mut items = gains(preview, seat);
    let money = astro(ctx, preview, seat);
    if !items.is_empty() && !money.is_empty() {
        items.push(RowItem::Gap);
    }
    items.extend(money);
    items
}

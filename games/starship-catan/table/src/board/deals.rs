//! Deals at the visited card and at trading posts. For a card that trades one commodity, there is a row with a counter; for a
//! card that trades any goods, a panel.

use bevy::math::{Rect, Vec2};

use super::changes::astro;
use super::ctx::SceneContext;
use super::goods::{self, PickableResource, ResourcePanel};
use super::icons;
use super::parts::{BoardTextStyle, words};
use super::rows::{ChoiceRow, preview, right_style, room_at_right, row, taller};
use super::z;
use crate::locale::text;
use crate::table::{AdjustableAmount, ClickTarget, DealDraft, DealSide, OrderDraft};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id, row_width};
use starship_catan::rules::{Card, Commodity, CommodityCounts, Resource, price};

/// The width and height of a counter.
const COUNTER: Vec2 = Vec2::new(88.0, 28.0);

/// The distance between the text of a row and its counter.
const BESIDE: f32 = 12.0;

/// The distance from a counter's plus and minus signs to its ends.
const SIGN: f32 = 15.0;

/// Returns the commodities that the mover can buy at a card, or sell to it, depending on `side`.
fn wares(card: Card, side: DealSide) -> Vec<Commodity> {
    let trades = |thing: &&Commodity| price(card, side.deal(CommodityCounts::of(**thing, 1))).is_some();
    Commodity::ALL.iter().filter(trades).copied().collect()
}

/// Reports whether a card buys or sells several kinds of goods.
pub fn is_mixed(card: Card) -> bool {
    [DealSide::Buy, DealSide::Sell].into_iter().any(|side| wares(card, side).len() > 1)
}

/// Returns the pending deal of this side at the trading post `post`, or, if `post` is `None`, at the visited card. Returns `None`
/// if there is no such deal.
fn counted(ctx: &SceneContext, post: Option<Card>, side: DealSide) -> Option<DealDraft> {
    match **ctx.plan {
        OrderDraft::Deal(deal) if deal.post == post && deal.side == side => Some(deal),
        _ => None,
    }
}

/// Draws the purchase and the sale that a card allows, each as a row or a panel. `at` returns the rectangle of the `nth` row.
/// Returns the number of rows used.
pub fn compose(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    card: Card,
    post: Option<Card>,
    at: impl Fn(usize) -> Rect,
) -> usize {
    let (mut rows, mut down) = (0, 0.0);
    let at = |nth: usize, down: f32| {
        let place = at(nth);
        Rect::new(place.min.x, place.min.y + down, place.max.x, place.max.y + down)
    };
    for side in [DealSide::Buy, DealSide::Sell] {
        match wares(card, side).as_slice() {
            [] => {}
            [only] => {
                down += single(scene, ctx, (side, *only, post), at(rows, down));
                rows += 1;
            }
            several => {
                let goods: Vec<Resource> = several.iter().filter_map(|thing| thing.resource()).collect();
                let by = at(rows, down).min - Vec2::from(ctx.layout.choices.at);
                mixed(scene, ctx, side, post, &goods, by);
                rows += 3;
            }
        }
    }
    rows
}

fn heading(side: DealSide) -> String {
    text(if side == DealSide::Buy { "ui-buy" } else { "ui-sell" })
}

/// Draws the row of one commodity with its counter. Returns the row's extra height compared with other rows.
fn single(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    (side, thing, post): (DealSide, Commodity, Option<Card>),
    area: Rect,
) -> f32 {
    let counter = side.counter(thing);
    let deal = counted(ctx, post, side);
    let count = deal.map_or(0, |deal| deal.things.count(thing));
    let target = if count > 0 { ClickTarget::Confirm } else { ClickTarget::More(counter) };
    let brings = if count > 0 { ctx.plan.outlook(ctx.view) } else { preview(ctx, target) };
    let mut right = brings.map(|brings| astro(ctx, &brings, ctx.decider())).unwrap_or_default();
    if deal.is_some() && count == 0 {
        // Nothing is counted yet, so nothing changes.
        right.clear();
    } else if count > 0 && post.is_none() {
        // A click on the row makes the deal at once; at a post, a button confirms it.
        right.extend([RowItem::Gap, RowItem::Icon("check")]);
    }
    let heading = heading(side);
    let beside = if ctx.can(target) && deal.is_some() { BESIDE + COUNTER.x } else { 0.0 };
    if beside > 0.0 && row_width(&right, right_style()) > room_at_right(ctx, &heading, beside, area) {
        // The row is clear even without icons, and leaving them out makes room for the change and the resulting amount.
        right = without_signs(right);
    }
    let one = ChoiceRow { target, icon: icons::thing(thing), text: heading, right, beside };
    let more = taller(ctx, &one);
    let area = Rect::new(area.min.x, area.min.y, area.max.x, area.max.y + more);
    let reach = row(scene, ctx, &one, area);
    if !ctx.can(target) {
        return more;
    }
    let at = Vec2::new(reach + BESIDE + COUNTER.x / 2.0, area.center().y);
    if deal.is_none() {
        begin(scene, ctx, counter, at + Vec2::new(COUNTER.x / 2.0 - SIGN, 0.0));
        return more;
    }
    let plate = RoundedRect::new(COUNTER, 14.0).fill(&[PALETTE.act.tag[1].0]).rim(1.2, &[PALETTE.act.line.at(0.8)]);
    scene.plate(id("counter", counter), plate, at, z::ON_PANEL);
    let hand = BoardTextStyle::bold(17.0, z::ON_PANEL + 1.0);
    let number = id("counter number", counter);
    words(scene, number, count.to_string(), hand, RowAlign::Middle, at + Vec2::new(0.0, 6.0));
    let parts = [
        (ClickTarget::Less(counter), "icon-minus", -1.0),
        (ClickTarget::All(counter), "", 0.0),
        (ClickTarget::More(counter), "icon-plus", 1.0),
    ];
    for (target, icon, side) in parts {
        let here = at + Vec2::new(side * (COUNTER.x / 2.0 - SIGN), 0.0);
        if !icon.is_empty() {
            let alpha = if ctx.can(target) { 1.0 } else { 0.35 };
            scene.piece(id("counter sign", target), icon, here, z::ON_PANEL + 1.0).scale(0.8).alpha(alpha);
        }
        scene.hit(target, HitShape::Rect(Rect::from_center_size(here, Vec2::new(29.0, 36.0))), 8.0);
    }
    more
}

/// Returns a change of Astro and the resulting amount without their icons.
fn without_signs(right: Vec<RowItem>) -> Vec<RowItem> {
    right.into_iter().filter(|item| matches!(item, RowItem::Text(_) | RowItem::Icon("arrow"))).collect()
}

/// Draws the counter while nothing is counted: only a plus button. It has the position of the full counter's plus sign, so that
/// further clicks there add more.
fn begin(scene: &mut ComposedScene, ctx: &SceneContext, counter: AdjustableAmount, at: Vec2) {
    let more = ClickTarget::More(counter);
    let plate = RoundedRect::new(Vec2::splat(COUNTER.y), 14.0).fill(&[PALETTE.act.tag[1].0]);
    scene.plate(id("counter", counter), plate.rim(1.2, &[PALETTE.act.line.at(0.8)]), at, z::ON_PANEL);
    let alpha = if ctx.can(more) { 1.0 } else { 0.35 };
    scene.piece(id("counter sign", more), "icon-plus", at, z::ON_PANEL + 1.0).scale(0.8).alpha(alpha);
}

/// Draws the panel for a deal in several kinds of goods.
fn mixed(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    side: DealSide,
    post: Option<Card>,
    wares: &[Resource],
    by: Vec2,
) {
    let deal = counted(ctx, post, side);
    let good = |&resource: &Resource| {
        let counter = side.counter(resource.into());
        let count = deal.map_or(0, |deal| deal.things.count(resource.into()));
        let less = (count > 0).then_some(ClickTarget::Less(counter));
        PickableResource { resource, target: ClickTarget::More(counter), count, less }
    };
    let picked = deal.is_some_and(|deal| !deal.things.is_empty());
    let brings = if picked { ctx.preview.cloned() } else { None };
    let panel = ResourcePanel {
        heading: heading(side),
        beside: vec![RowItem::Icon(icons::any(None))],
        goods: wares.iter().map(good).collect(),
        result: match brings {
            Some(brings) => astro(ctx, &brings, ctx.decider()),
            None if post.is_none() => goods::bays(ctx, wares.iter().copied()),
            None => Vec::new(),
        },
        // At a post, the surrounding panel has the button for confirming.
        key: (picked && post.is_none()).then(|| (ClickTarget::Confirm, text("ui-done"))),
    };
    goods::compose(scene, ctx, &panel, by);
}

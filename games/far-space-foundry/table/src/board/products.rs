//! The products in play. In Beta they are cards on the belt below the kilns; in Alpha they are rows next to the Cantina, so that
//! all players can see the products of Beta.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::{self, STATION};
use super::parts::{BoardTextStyle, IconBarStyle, card_plate, halo, name_in_two, strip, words};
use super::z;
use crate::locale::product_name;
use crate::table::ClickTarget;
use far_space_foundry::rules::{MatchMode, Product, TOKENS};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, TransitionKind, id, row_width, t};

/// Reports whether there are products in this match.
pub fn are_there(ctx: &SceneContext) -> bool {
    ctx.view.known.options.mode != MatchMode::AlphaOnly && ctx.view.known.products().next().is_some()
}

/// Returns the area of a product, or `None` if the product is not in play.
pub fn area_of(ctx: &SceneContext, product: Product) -> Option<Rect> {
    let all: Vec<Product> = ctx.view.known.products().collect();
    let nth = all.iter().position(|&one| one == product)?;
    Some(if ctx.is_beta() { layout::product(nth, all.len()) } else { layout::product_row(nth, all.len()) })
}

/// Draws all products in play: as cards on the belt in Beta, as rows in Alpha.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if !are_there(ctx) {
        return;
    }
    if ctx.is_beta() {
        belt(scene, ctx);
    }
    for product in ctx.view.known.products() {
        let Some(area) = area_of(ctx, product) else { continue };
        if ctx.is_beta() { card(scene, ctx, product, area) } else { row(scene, product, area) }
    }
}

/// Draws the belt, and the ladders by which it hangs from the kilns.
fn belt(scene: &mut ComposedScene, ctx: &SceneContext) {
    let count = ctx.view.known.products().count();
    let (first, last) = (layout::product(0, count), layout::product(count.saturating_sub(1), count));
    let at = Vec2::new(STATION.x, layout::BELT);
    scene.piece(id("ladders", 0), "fsf-ladders", at, z::LINES - 1.0);
    let points = vec![Vec2::new(first.min.x.min(668.0), layout::BELT), Vec2::new(last.max.x.max(932.0), layout::BELT)];
    let layers = vec![(9.0, PALETTE.space[0].at(0.5)), (6.0, PALETTE.brass[0].0), (2.0, PALETTE.brass[2].0)];
    scene.stroke(id("belt", count), Polyline { points, layers }, z::BAND - 1.0);
}

/// Returns the target of a click on a card: as many uses as possible.
fn most(ctx: &SceneContext, product: Product) -> ClickTarget {
    let times = (1..=product.card().times).rev().find(|&times| ctx.can(ClickTarget::Make(product, times)));
    ClickTarget::Make(product, times.unwrap_or(1))
}

fn card(scene: &mut ComposedScene, ctx: &SceneContext, product: Product, area: Rect) {
    let target = most(ctx, product);
    let state = ctx.state(target);
    card_plate(scene, id("product", product), area, state, z::BAND);
    scene.piece(id("product art", product), format!("fsf-product-{}", product.word()), area.min + 6.0, z::BAND + 1.0);
    let worth = [t(product.card().points), RowItem::Icon("vp")];
    let look = IconBarStyle::plain(24.0, z::BAND + 2.0).sized(17.0, 0.9);
    strip(scene, id("product worth", product), &worth, look, RowAlign::Left, area.min + Vec2::new(9.0, 21.0));
    let at = Vec2::new(area.center().x, area.min.y + 106.0);
    let hand = BoardTextStyle::bold(16.0, z::ON_BAND);
    name_in_two(scene, id("product name", product), &product_name(product), hand, (RowAlign::Middle, at), 110.0);
    let at = Vec2::new(area.center().x, area.min.y + 133.0);
    let items = icons::recipe(product);
    let style = IconBarStyle { pad: 6.0, ..IconBarStyle::plain(26.0, z::BAND + 1.0).sized(15.5, 0.84) };
    strip(scene, id("product recipe", product), &items, style, RowAlign::Middle, at);
    let left = ctx.view.known.tokens[product.index()];
    for nth in 0..TOKENS {
        let at = area.min + Vec2::new(60.0 + (f32::from(nth) - 2.5) * 17.0, 161.0);
        let sign = if nth < left { "icon-fsf-token" } else { "icon-fsf-token-gone" };
        scene.piece(id("token", (product, nth)), sign, at, z::ON_BAND).scale(0.86);
    }
    scene.hit(target, HitShape::Rect(area), 5.0);
    times(scene, ctx, product, area);
}

/// Draws a small button for each number of uses, if more than one is possible.
fn times(scene: &mut ComposedScene, ctx: &SceneContext, product: Product, area: Rect) {
    let once = ClickTarget::Make(product, 1);
    if most(ctx, product) == once || !ctx.can(once) {
        return;
    }
    for times in 1..=product.card().times {
        let target = ClickTarget::Make(product, times);
        let size = Vec2::new(32.0, 26.0);
        let corner = Vec2::new(
            area.max.x - 6.0 - (size.x + 4.0) * f32::from(product.card().times - times + 1),
            area.min.y - 12.0,
        );
        let small = Rect::from_corners(corner, corner + size);
        let state = ctx.state(target);
        let fill = if state == TargetState::Aimed { PALETTE.act.floor[1].0 } else { PALETTE.act.tag[1].0 };
        scene.plate(
            id("make", (product, times)),
            RoundedRect::new(size, 13.0).fill(&[fill]),
            small.center(),
            z::ON_BAND + 1.0,
        );
        halo(scene, id("make halo", (product, times)), small, 13.0, state, z::ON_BAND + 1.2);
        let hand = BoardTextStyle::bold(16.0, z::ON_BAND + 2.0);
        let at = small.center() + Vec2::new(0.0, 5.6);
        words(scene, id("make words", (product, times)), format!("×{times}"), hand, RowAlign::Middle, at);
        scene.hit(target, HitShape::Rect(small), 7.0);
    }
}

/// Draws the row of a product in Alpha, with its icon, name, recipe and points.
fn row(scene: &mut ComposedScene, product: Product, area: Rect) {
    let plate = RoundedRect::new(area.size(), 9.0)
        .fill(&[PALETTE.strip[0].at(0.93), PALETTE.strip[1].at(0.93)])
        .rim(1.0, &[PALETTE.rim[1].at(0.7)]);
    scene.plate(id("product row", product), plate, area.center(), z::BAND).motion(TransitionKind::Fade);
    let middle = area.center().y;
    let picture = format!("icon-{}", icons::product(product));
    scene.piece(id("row art", product), picture, Vec2::new(area.min.x + 19.0, middle), z::ON_BAND).scale(1.1);
    let style = TextRowStyle { size: 15.0, icons: 0.7, ..TextRowStyle::plain(z::ON_BAND) };
    let mut items = icons::recipe(product);
    items.extend([RowItem::Gap, RowItem::Gap, t(product.card().points), RowItem::Icon("vp")]);
    let right = Vec2::new(area.max.x - 8.0, middle);
    scene.row(id("row items", product), &items, style, RowAlign::Right, right, |_| {});
    let room = area.width() - 50.0 - row_width(&items, style);
    let at = Vec2::new(area.min.x + 36.0, middle + 5.4);
    let hand = BoardTextStyle::bold(15.0, z::ON_BAND);
    name_in_two(scene, id("row name", product), &product_name(product), hand, (RowAlign::Left, at), room);
    scene.hit(ClickTarget::Make(product, 1), HitShape::Rect(area), 5.0);
}

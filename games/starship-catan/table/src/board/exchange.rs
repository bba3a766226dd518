//! Exchanges with the other player: an offer that the mover puts together, or an offer to be answered. A deal at a trading post
//! uses the same area.

use bevy::math::{Rect, Vec2};

use super::build_prices::post_picked;
use super::cargo_letters::letter;
use super::ctx::SceneContext;
use super::deals;
use super::icons;
use super::layout::rect;
use super::parts::{BoardTextStyle, fitted, glass, good, key, paragraph, words};
use super::z;
use crate::locale::{card_name, refusal_text, text, text_args};
use crate::table::{AdjustableAmount, ClickTarget, OrderDraft};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, TextRowStyle, id};
use starship_catan::rules::{Card, Commodity, CommodityCounts, OFFERS, Offer, Phase, Refusal, Seat};

/// The number of discs in a row on each side.
const ACROSS: usize = 4;
/// The line height of the help text.
const LINE: f32 = 20.0;

/// Draws the pending deal at a trading post, the pending offer, or the offer to be answered.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    match ctx.view.known.phase {
        Phase::Build if ctx.local => match post_picked(ctx) {
            Some(card) => at_post(scene, ctx, card),
            None => offering(scene, ctx),
        },
        Phase::Answer => answering(scene, ctx),
        _ => {}
    }
}

/// Draws the panel with its heading, and a text at the right end of the heading. Returns the panel's rectangle.
fn panel(scene: &mut ComposedScene, ctx: &SceneContext, heading: &str, end: &str) -> Rect {
    let panel = rect(ctx.layout.offer.panel);
    glass(scene, "offer", panel, z::PANEL - 2.0);
    let at = panel.min + Vec2::new(18.0, 27.0);
    let heading = heading.to_uppercase();
    fitted(
        scene,
        id("offer heading", 0),
        &heading,
        BoardTextStyle::bold(15.0, z::PANEL),
        RowAlign::Left,
        at,
        panel.width() * 0.62,
    );
    let right = Vec2::new(panel.max.x - 18.0, at.y);
    words(scene, id("offer end", 0), end, BoardTextStyle::dim(15.0, z::PANEL), RowAlign::Right, right);
    panel
}

/// Draws a deal at a trading post.
fn at_post(scene: &mut ComposedScene, ctx: &SceneContext, card: Card) {
    let panel = panel(scene, ctx, &card_name(card), "");
    let size = Vec2::from(ctx.layout.choices.size);
    let at = |nth: usize| {
        let corner = panel.min + Vec2::new(18.0, 46.0 + ctx.layout.choices.pitch * nth as f32);
        Rect::from_corners(corner, corner + size)
    };
    deals::compose(scene, ctx, card, Some(card), at);
    two_keys(
        scene,
        ctx,
        (ClickTarget::Cancel, "undo", text("ui-cancel")),
        (ClickTarget::Confirm, "check", text("ui-done")),
    );
}

type OfferButton = (ClickTarget, &'static str, String);

fn two_keys(scene: &mut ComposedScene, ctx: &SceneContext, first: OfferButton, second: OfferButton) {
    keys_at(scene, ctx, [first, second], [ctx.layout.offer.clear, ctx.layout.offer.make].map(rect));
}

/// Draws two buttons of the same size, so that neither answer seems to be recommended.
fn equal_keys(scene: &mut ComposedScene, ctx: &SceneContext, first: OfferButton, second: OfferButton) {
    let (left, right) = (rect(ctx.layout.offer.clear), rect(ctx.layout.offer.make));
    let between = right.min.x - left.max.x;
    let wide = (right.max.x - left.min.x - between) / 2.0;
    let places = [left.min.x, right.max.x - wide].map(|x| Rect::new(x, left.min.y, x + wide, left.max.y));
    keys_at(scene, ctx, [first, second], places);
}

fn keys_at(scene: &mut ComposedScene, ctx: &SceneContext, keys: [OfferButton; 2], places: [Rect; 2]) {
    for ((target, icon, told), place) in keys.into_iter().zip(places) {
        key(scene, target, place, icon, &told, ctx.state(target), z::PANEL + 1.0);
        scene.hit(target, HitShape::Rect(place), 8.0);
    }
}

/// Draws the pending offer, or the button that begins one.
fn offering(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (turn, now) = (ctx.turn(), &ctx.view.known.now);
    let left = OFFERS.saturating_sub(now.offers);
    let end = text_args("ui-offer-left", &[("some", left.into()), ("all", OFFERS.into())]);
    let other = ctx.name(turn.other());
    let heading = text_args("ui-offer-to", &[("name", other.as_str().into())]);
    let panel = panel(scene, ctx, &heading, &end);
    let draft = match **ctx.plan {
        OrderDraft::Offer(offer) => Some(offer),
        _ => None,
    };
    if draft.is_some() || ctx.can(ClickTarget::Offer) {
        sides(scene, ctx, draft.unwrap_or_default());
        counters(scene, ctx);
    }
    if draft.is_some() {
        let clear = (ClickTarget::Cancel, "undo", text("ui-offer-clear"));
        two_keys(scene, ctx, clear, (ClickTarget::Confirm, "friendship", text("ui-offer")));
    } else {
        let place = rect(ctx.layout.offer.make);
        key(
            scene,
            ClickTarget::Offer,
            place,
            "friendship",
            &text("ui-offer"),
            ctx.state(ClickTarget::Offer),
            z::PANEL + 1.0,
        );
        scene.hit(ClickTarget::Offer, HitShape::Rect(place), 8.0);
    }
    // If no offer is possible, the panel gives the reason instead of instructions.
    let asks = ctx.local && draft.is_none() && !ctx.can(ClickTarget::Offer);
    let refused = asks.then(|| ctx.plan.why_not(ctx.view, ClickTarget::Offer)).flatten();
    let help = match refused {
        // A single missing commodity is no useful reason if no offer is possible at all.
        Some(Refusal::Lacking { .. } | Refusal::OtherLacks { .. }) => text("ui-offer-none"),
        Some(refusal) => refusal_text(&refusal, ctx.names),
        None => text_args("ui-offer-help", &[("name", other.as_str().into())]),
    };
    let at = Vec2::new(panel.min.x + 18.0, ctx.layout.offer.clear.1 + 28.0);
    paragraph(scene, "offer-help", &help, BoardTextStyle::dim(15.0, z::PANEL), at, (286.0, LINE));
}

/// Draws the commodities that the mover gives and gets in an offer.
fn sides(scene: &mut ComposedScene, ctx: &SceneContext, offer: Offer) {
    let places = &ctx.layout.offer;
    let name = ctx.name(ctx.turn());
    let both = [("ui-offer-gives", places.gives, offer.give), ("ui-offer-gets", places.gets, offer.want)];
    for (words, at, things) in both {
        let at = Vec2::from(at);
        let told = text_args(words, &[("name", name.as_str().into())]);
        fitted(scene, id(words, 0), &told, BoardTextStyle::bold(16.0, z::PANEL), RowAlign::Left, at, 230.0);
        let area = Rect::from_corners(at + Vec2::new(0.0, 12.0), at + Vec2::new(232.0, 58.0));
        let plate =
            RoundedRect::new(area.size(), 8.0).fill(&[PALETTE.space[0].at(0.8)]).rim(1.0, &[PALETTE.line.at(0.5)]);
        scene.plate(id("offer side", words), plate, area.center(), z::PANEL);
        handful(scene, words, things, area);
    }
    let between = Vec2::new((places.gives.0 + 232.0 + places.gets.0) / 2.0, places.gives.1 + 35.0);
    scene.piece(id("offer arrow", 0), "icon-arrow", between, z::ON_PANEL).scale(1.2);
}

fn handful(scene: &mut ComposedScene, name: &str, things: CommodityCounts, area: Rect) {
    let style = TextRowStyle { size: 18.0, icons: 1.25, ..TextRowStyle::plain(z::ON_PANEL) };
    let at = Vec2::new(area.min.x + 12.0, area.center().y);
    scene.row(id("offer things", name), &icons::things(things), style, RowAlign::Left, at, |_| {});
}

/// Draws a disc for each commodity on each side of the offer. A click on a disc adds one unit of its commodity.
fn counters(scene: &mut ComposedScene, ctx: &SceneContext) {
    let (places, (pitch, drop)) = (&ctx.layout.offer, ctx.layout.offer.pitch);
    for (nth, &thing) in Commodity::ALL.iter().enumerate() {
        let within = Vec2::new(pitch * (nth % ACROSS) as f32, drop * (nth / ACROSS) as f32);
        for (counter, side) in
            [(AdjustableAmount::Give(thing), places.gives), (AdjustableAmount::Want(thing), places.gets)]
        {
            let (target, at) = (ClickTarget::More(counter), Vec2::from(side) + Vec2::from(places.goods) + within);
            good(scene, target, icons::thing(thing), at, places.radius, ctx.state(target), z::PANEL + 1.0);
            letter(scene, id("good letter", target), thing, at, (places.radius / 17.0, z::PANEL + 2.2));
            scene.hit(target, HitShape::Disc(at, places.radius + 2.0), 8.0);
            one_less(scene, ctx, counter, at);
        }
    }
}

/// Draws the control that removes one unit of a commodity.
fn one_less(scene: &mut ComposedScene, ctx: &SceneContext, counter: AdjustableAmount, at: Vec2) {
    let radius = ctx.layout.offer.radius;
    let less = ClickTarget::Less(counter);
    if ctx.can(less) {
        let below = at + Vec2::new(radius * 0.75, radius * 0.7);
        scene.piece(id("offer less plate", counter), "badge-plain", below, z::ON_PANEL).scale(0.74);
        scene.piece(id("offer less", counter), "icon-minus", below, z::ON_PANEL + 1.0).scale(0.58);
        scene.hit(less, HitShape::Disc(below, 11.0), 9.0);
    }
}

/// Draws the offer to be answered.
fn answering(scene: &mut ComposedScene, ctx: &SceneContext) {
    let Some(offer) = ctx.view.known.now.offer else { return };
    let heading = text_args("ui-offer-to", &[("name", ctx.name(ctx.decider()).into())]);
    let panel = panel(scene, ctx, &heading, "");
    sides(scene, ctx, offer);
    for (nth, seat) in [ctx.turn(), ctx.decider()].into_iter().enumerate() {
        let at = Vec2::new(panel.min.x + 18.0, panel.min.y + 156.0 + 42.0 * nth as f32);
        after(scene, ctx, seat, offer, at);
    }
    let refuse = (ClickTarget::Refuse, "close", text("ui-refuse"));
    let accept = (ClickTarget::Accept, "check", text("ui-accept"));
    equal_keys(scene, ctx, refuse, accept);
}

/// Draws a player's amounts of the exchanged commodities, before and after the exchange.
fn after(scene: &mut ComposedScene, ctx: &SceneContext, seat: Seat, offer: Offer, at: Vec2) {
    let (gives, gets) = if seat == ctx.turn() { (offer.give, offer.want) } else { (offer.want, offer.give) };
    let hand = BoardTextStyle::bold(15.5, z::PANEL).in_colour(ctx.ink(seat).light.0);
    fitted(scene, id("offer name", seat), &ctx.name(seat), hand, RowAlign::Left, at + Vec2::new(0.0, 5.5), 130.0);
    let mut items = Vec::new();
    for &thing in Commodity::ALL {
        let (out, back) = (gives.count(thing), gets.count(thing));
        if out > 0 || back > 0 {
            use orrery_board::scene::{RowItem, t};
            let has = ctx.player(seat).count(thing);
            let then = (has + u16::from(back)).saturating_sub(u16::from(out));
            items.extend([RowItem::Icon(icons::thing(thing)), t(has), RowItem::Icon("arrow"), t(then), RowItem::Gap]);
        }
    }
    scene.row(
        id("offer after", seat),
        &items,
        TextRowStyle::plain(z::PANEL),
        RowAlign::Left,
        at + Vec2::new(140.0, 0.0),
        |_| {},
    );
}

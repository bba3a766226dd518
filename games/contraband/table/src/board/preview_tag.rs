//! The effect of a click, as text of a label.

use super::column::figure;
use super::ctx::SceneContext;
use super::icons;
use super::places::SHELVES;
use super::stakes::stake_lines;
use crate::locale::{place_name, text, text_args, token_name};
use crate::table::{ClickTarget, MetalPlace, OrderPreview};
use contraband::rules::{MARKET_KIND, MARKET_ROOM, MetalCounts, PatrolToken, price};
use orrery_board::hover_label::{HoverLabel, HoverLabelLayout};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{RowItem, t};
use orrery_board::signed;
use orrery_locale::percentage;

/// The layout of a label.
pub const LAYOUT: HoverLabelLayout = HoverLabelLayout::USUAL;

/// Returns the label for the effect of a click.
pub fn preview_tag(ctx: &SceneContext, target: ClickTarget, preview: &OrderPreview) -> HoverLabel {
    let mut tag = HoverLabel::new(&LAYOUT);
    step(&mut tag, preview);
    prizes(&mut tag, ctx, target, preview);
    money(&mut tag, preview);
    fight(&mut tag, preview);
    if let Some((system, before, after)) = preview.system {
        let sign = RowItem::Icon(icons::system(system));
        tag.rows.push(vec![sign, t(figure(system, before)), RowItem::Icon("arrow"), t(figure(system, after))]);
    }
    if let Some(found) = preview.found {
        let told = [("count", found.metals.into()), ("fine", found.fine.into())];
        tag.say(&text_args("tag-found", &told), PALETTE.warning);
        if let Some(port) = found.port {
            tag.say(&text_args("tag-sent", &[("what", place_name(port).into())]), PALETTE.warning);
        }
    }
    if let Some(quarters) = preview.danger {
        danger(&mut tag, quarters);
    }
    if preview.barrier {
        tag.say(&text("tag-final"), PALETTE.warning);
    }
    tag.rim = if preview.barrier { PALETTE.warning } else { PALETTE.act.line };
    tag
}

/// Adds the effects of a step: the moves left, the end of the movement, meetings, and the value expected in an unexplored mine.
fn step(tag: &mut HoverLabel, preview: &OrderPreview) {
    if let Some(left) = preview.moves_left {
        tag.rows.push(vec![RowItem::Icon("cb-moves"), t(left)]);
    }
    if preview.ends_movement {
        tag.say(&text("tag-ends-movement"), PALETTE.dim);
    }
    match preview.meets {
        Some(PatrolToken::Police) => tag.say(&text("tag-meets-police"), PALETTE.warning),
        Some(PatrolToken::Alien) => tag.say(&text("tag-meets-alien"), PALETTE.warning),
        Some(PatrolToken::Corsair) => tag.say(&text("tag-meets-corsair"), PALETTE.warning),
        None => {}
    }
    if let Some(worth) = preview.expected {
        tag.say(&text_args("tag-expected", &[("price", worth.into())]), PALETTE.dim);
    }
}

/// Adds the prices that the destination, if it is a market, would now pay for the hold, the most valuable metal first.
fn prizes(tag: &mut HoverLabel, ctx: &SceneContext, target: ClickTarget, preview: &OrderPreview) {
    let (ClickTarget::Spot(spot), Some(to)) = (target, preview.to) else { return };
    let Some(market) = spot.market().filter(|_| spot == to) else { return };
    let me = ctx.mover();
    let hold = ctx.seen.hold(me).filter(|seen| matches!(seen.place, MetalPlace::Hold(..)));
    let held: MetalCounts = hold.filter_map(|seen| seen.metal).collect();
    let mut there = ctx.view.known.markets[market];
    let (mut row, mut sum) = (Vec::new(), 0);
    for &metal in &SHELVES {
        for _ in 0..held.count(metal) {
            let fits = there.count(metal) < MARKET_KIND && there.len() < MARKET_ROOM;
            if fits {
                let price = price(ctx.view.known.options.prices, metal, there.count(metal));
                row.extend([RowItem::Icon(icons::metal(metal)), t(price)]);
                sum += u32::from(price);
                there.add(metal);
            }
        }
    }
    if sum > 0 {
        row.extend([RowItem::Gap, t(format!("+{sum}"))]);
        tag.rows.push(row);
    }
}

fn money(tag: &mut HoverLabel, preview: &OrderPreview) {
    if preview.credits != 0 {
        let mut row = vec![RowItem::Icon("cb-credit"), t(signed(preview.credits))];
        if let Some(next) = preview.next {
            row.extend([RowItem::Gap, RowItem::Icon("arrow"), t(next)]);
        }
        tag.rows.push(row);
    }
}

fn fight(tag: &mut HoverLabel, preview: &OrderPreview) {
    if let Some([least, most]) = preview.odds {
        let told = if least == most { percentage(most) } else { percentage(format!("{least}–{most}")) };
        tag.say(&text_args("tag-odds", &[("chance", told.into())]), PALETTE.text);
    }
    for line in preview.stake.as_ref().map(stake_lines).unwrap_or_default() {
        tag.say(&line, PALETTE.text);
    }
    if let Some((hits, holds)) = preview.flight {
        let chance = percentage(holds);
        tag.say(&text_args("tag-flight", &[("count", hits.into()), ("chance", chance.into())]), PALETTE.text);
    }
}

/// Adds, for each token, the number of cases out of four in which it reaches the ship's final spot.
fn danger(tag: &mut HoverLabel, quarters: [u8; PatrolToken::COUNT]) {
    for (&token, count) in PatrolToken::ALL.iter().zip(quarters) {
        if count > 0 {
            let told = [("token", token_name(token).into()), ("count", count.into())];
            tag.say(&text_args("tag-danger", &told), PALETTE.text);
        }
    }
}

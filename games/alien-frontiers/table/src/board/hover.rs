//! The tag next to the target pointed at: the effect of a click and whether it can be undone, or the reason why a click has no
//! effect.

use bevy::math::Rect;

use super::ctx::{PointedTargetInfo, SceneContext};
use super::docks::{gains, next_docks, trades_nothing};
use super::hit_areas::{PIECES, facility_area, label_area};
use super::stations::area;
use super::z;
use crate::locale::{
    bill_text, blocked_text, card_discard, card_name, card_power, facility_help, facility_name, field_help, field_name,
    priced_text, ships_text, sum_of, territory_help, territory_name, text, text_args,
};
use crate::table::plan::{ClickTarget, OrderEntryMode, OrderPreview, PlayerChange};
use alien_frontiers::codex::{PricedItem, claims, price_breakdown};
use alien_frontiers::rules::{Facility, Territory};
use orrery_board::hover_label::{HoverLabel, HoverLabelLayout, HoverLabelLine, HoverLabelPlace};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowItem, t};
use orrery_board::signed;
use orrery_board::target::target_id;

/// The layout of a tag, which has at most one row.
const TAG: HoverLabelLayout = HoverLabelLayout {
    widest: 260.0,
    top: 5.0,
    top_of_rows: 1.0,
    baseline: 16.0,
    row_middle: [3.0, 12.0],
    row_step: [24.0, 28.0],
    row_height: 24.0,
    rest: [14.0, 8.0],
    still: true,
};

/// Adds the tag of the target pointed at to the scene.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    // The button that rolls explains the roll.
    let Some(pointed) = ctx.pointed.filter(|pointed| pointed.target != ClickTarget::Roll) else { return };
    let Some(anchor) = anchor(scene, ctx, pointed.target) else { return };
    let Some(tag) = tag(ctx, pointed) else { return };
    let never: Vec<Rect> = ctx.covered.iter().copied().chain([own(scene, ctx, pointed.target, anchor)]).collect();
    tag.draw(scene, HoverLabelPlace { anchor, never: &never, pieces: &PIECES, room: ctx.room(), z: z::TAGS });
}

fn tag(ctx: &SceneContext, pointed: &PointedTargetInfo) -> Option<HoverLabel> {
    // During a trade there is no need to explain why the Market cannot be clicked.
    if matches!(ctx.plan.mode(), OrderEntryMode::Trade { .. })
        && matches!(pointed.target, ClickTarget::Trade | ClickTarget::Facility(Facility::OrbitalMarket))
    {
        return None;
    }
    // During the choice of a place nothing is explained, since the tag would cover the options.
    let explains = pointed.explain && matches!(ctx.plan.mode(), OrderEntryMode::Docking);
    // Keyboard players step from place to place, so a target that can be used is not described. A card is always described, since
    // its powers decide whether the player wants it.
    let card = matches!(pointed.target, ClickTarget::DisplayCard(_));
    let whole = !pointed.by_keys || pointed.preview.is_none() || card;
    let mut tag = match (&pointed.blocked, &pointed.preview) {
        (Some(blocked), _) => HoverLabel::refused(&TAG, &blocked_text(blocked, ctx.names)),
        (None, Some(preview)) => result(ctx, pointed.target, preview),
        (None, None) => HoverLabel::new(&TAG),
    };
    if explains {
        explain(&mut tag, ctx, pointed.target, whole);
    }
    if tag.is_empty() {
        return None;
    }
    if explains {
        tag.lines.extend(key_line(pointed));
    }
    Some(tag)
}

/// Returns the line with the shortcut of the target and that of its codex page, or `None` if there is neither.
fn key_line(pointed: &PointedTargetInfo) -> Option<HoverLabelLine> {
    let (own, more) = &pointed.keys;
    let own = (!own.is_empty()).then(|| text_args("ui-key", &[("key", own.as_str().into())]));
    let more = (!more.is_empty()).then(|| text_args("tip-more", &[("key", more.as_str().into())]));
    let all: Vec<String> = own.into_iter().chain(more).collect();
    (!all.is_empty()).then(|| (all.join("   "), PALETTE.dim, false))
}

/// Adds the lines that explain a target: its name, its description if `whole` is true, and its current price with the reasons.
/// Adds nothing for targets that need no explanation.
fn explain(tag: &mut HoverLabel, ctx: &SceneContext, target: ClickTarget, whole: bool) {
    let Some((title, help)) = explanation(ctx, target) else { return };
    tag.head.push((title, PALETTE.ivory, true));
    for paragraph in help.iter().filter(|_| whole) {
        tag.head.extend(tag.wrapped(paragraph, PALETTE.text));
    }
    if let Some((what, bill)) = priced(target).and_then(|what| Some((what, price_breakdown(ctx.view, what)?))) {
        let args = [("head", priced_text(what).into()), ("what", bill_text(&bill).into())];
        tag.head.extend(tag.wrapped(&text_args("tip-price-each", &args), PALETTE.brass[1]));
    }
}

/// Returns the item that is paid for at `target`, or `None` if nothing is paid for there.
const fn priced(target: ClickTarget) -> Option<PricedItem> {
    Some(match target {
        ClickTarget::Facility(facility) => return PricedItem::at(facility),
        ClickTarget::Launch(_) => PricedItem::Launch,
        ClickTarget::Relic => PricedItem::Relic,
        ClickTarget::Trade => PricedItem::Ore,
        _ => return None,
    })
}

fn result(ctx: &SceneContext, target: ClickTarget, preview: &OrderPreview) -> HoverLabel {
    let mover = ctx.view.mover();
    let facility = if let ClickTarget::Facility(facility) = target { Some(facility) } else { None };
    let mut row = match facility {
        Some(facility) => gains(ctx, facility, preview),
        None => preview.deltas.iter().find(|(c, _)| *c == mover).map_or_else(Vec::new, |(_, d)| changes(d)),
    };
    if facility == Some(Facility::MaintenanceBay) && row.is_empty() {
        row.push(RowItem::Icon("bay"));
    }
    let mut lines = Vec::new();
    for (colour, delta) in preview.deltas.iter().filter(|(colour, _)| *colour != mover) {
        let change = worded(delta);
        if !change.is_empty() {
            lines.push((format!("{}: {change}", ctx.names.of(*colour)), PALETTE.text, false));
        }
    }
    if facility.is_some_and(|facility| trades_nothing(ctx, facility)) {
        lines.push((text("tag-trades-nothing"), PALETTE.warning, false));
    }
    if facility == Some(Facility::AlienArtifact)
        && let Some(counted) = claims(ctx.view, ctx.plan.selected())
    {
        let args = [("sum", sum_of(counted).into()), ("total", counted.total().into())];
        lines.push((text_args("tag-claims", &args), PALETTE.text, false));
    }
    if preview.ends_game {
        lines.push((text("tag-ends-game"), PALETTE.brass[1], true));
    }
    if preview.partial {
        lines.push((text("tag-choose-next"), PALETTE.dim, false));
    }
    if preview.undoable {
        row.extend([RowItem::Gap, RowItem::Gap, RowItem::Icon("undo")]);
    } else {
        lines.push((text("tag-final"), PALETTE.warning, false));
    }
    let rim = if preview.undoable { PALETTE.act.line } else { PALETTE.warning };
    let rows = if row.is_empty() { Vec::new() } else { vec![row] };
    HoverLabel { rows, lines, rim, ..HoverLabel::new(&TAG) }
}

fn changes(delta: &PlayerChange) -> Vec<RowItem> {
    let all =
        [(delta.fuel, "fuel"), (delta.ore, "ore"), (delta.ships, "ship"), (delta.cards, "card"), (delta.vp, "vp")];
    all.into_iter()
        .filter(|(change, _)| *change != 0)
        .flat_map(|(change, icon)| [t(signed(change)), RowItem::Icon(icon)])
        .collect()
}

/// Returns another player's changes in words.
fn worded(delta: &PlayerChange) -> String {
    let all = [
        (delta.fuel, "tag-fuel"),
        (delta.ore, "tag-ore"),
        (delta.ships, "tag-ships"),
        (delta.cards, "tag-cards"),
        (delta.vp, "tag-points"),
    ];
    let parts = all.into_iter().filter(|(change, _)| *change != 0);
    let word = |change: i8, key| text_args(key, &[("count", change.unsigned_abs().into())]);
    parts.map(|(change, key)| format!("{} {}", signed(change), word(change, key))).collect::<Vec<_>>().join(", ")
}

/// Returns the name and the description of a target, or `None` for a target that needs no explanation.
fn explanation(ctx: &SceneContext, target: ClickTarget) -> Option<(String, Vec<String>)> {
    let options = &ctx.view.options;
    Some(match target {
        ClickTarget::Facility(facility) => (facility_name(facility), vec![facility_help(facility, options)]),
        ClickTarget::Territory(territory) => (territory_name(territory), vec![territory_help(territory, options)]),
        ClickTarget::Field(field) => (field_name(field), vec![field_help(field)]),
        ClickTarget::DisplayCard(slot) => {
            let card = ctx.view.display.get(usize::from(slot)).copied().flatten()?;
            let mut help = vec![card_power(card, options)];
            help.extend(card_discard(card, options).map(|words| format!("{} {words}", text("tag-discarded"))));
            (card_name(card), help)
        }
        ClickTarget::DockedShip { colour, facility: Facility::MaintenanceBay, .. } if colour != ctx.view.mover() => {
            // A ship in the Bay has no value.
            return None;
        }
        ClickTarget::HandShip { ship, .. } | ClickTarget::DockedShip { ship, .. } => {
            (text_args("tip-ship", &[("ship", ships_text(ship.ships()).into())]), Vec::new())
        }
        ClickTarget::Trade => (text("ui-trade"), vec![facility_help(Facility::OrbitalMarket, options)]),
        ClickTarget::Cycle => (text("coach-order-cycle"), Vec::new()),
        ClickTarget::Relic => (text("coach-order-relic"), vec![territory_help(Territory::BurroughsDesert, options)]),
        ClickTarget::Launch(_) => (text("codex-fact-price-launch"), Vec::new()),
        _ => return None,
    })
}

/// Returns the area next to which the tag is placed, or `None` if the target is not on the board.
fn anchor(scene: &ComposedScene, ctx: &SceneContext, target: ClickTarget) -> Option<Rect> {
    if let ClickTarget::Facility(facility) = target {
        if facility == Facility::ColonistHub {
            let docks = ctx.layout.docks(facility, ctx.row(ctx.view.mover()));
            return docks.into_iter().map(|dock| dock.0).reduce(|a, b| a.union(b));
        }
        let next = next_docks(ctx, facility);
        let count = ctx.plan.selected_indices().len().max(1);
        let aimed = next.into_iter().take(count).reduce(|a, b| a.union(b));
        let whole = area(ctx.layout, facility);
        // The tag is level with the aimed berths, but next to all berths, so that none is covered.
        let level = |aimed: Rect| Rect::new(whole.min.x, aimed.min.y, whole.max.x, aimed.max.y);
        return Some(aimed.filter(|_| ctx.can(target)).map_or(whole, level));
    }
    if let ClickTarget::Territory(territory) = target {
        return Some(label_area(territory));
    }
    let id = target_id(target);
    scene.hits.iter().find(|hit| hit.target == id).map(|hit| hit.zone.area())
}

/// Returns the area of the target itself, which the tag must not cover. For a facility, this area includes its name and prices,
/// as in the focus ring.
fn own(scene: &ComposedScene, ctx: &SceneContext, target: ClickTarget, anchor: Rect) -> Rect {
    let facility = match target {
        ClickTarget::Facility(facility) => facility,
        ClickTarget::Trade => Facility::OrbitalMarket,
        ClickTarget::Cycle => Facility::AlienArtifact,
        _ => return anchor,
    };
    anchor.union(facility_area(ctx.layout, facility, &scene.hits))
}

//! The strips next to the docks: the current cost and gain of docking for the mover, with bonuses.

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::layout::LAYOUT;
use super::z;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::{CLAIM_TOTAL, FLEET, Facility, Position, RAID_LIMIT, Territory};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TextRowStyle, id, number, row_width, t};

/// Height of a strip, in units.
const HEIGHT: f32 = 26.0;
/// Padding at both ends of a strip, in units.
const PAD: f32 = 9.0;
/// Distance between two strips of a row, in units.
const APART: f32 = 6.0;

/// Returns the contents of a facility's strips.
pub fn strips(position: &Position, facility: Facility) -> Vec<Vec<RowItem>> {
    use RowItem::{Gap, Icon};
    let any = Icon("any");
    match facility {
        Facility::SolarConverter => {
            let mut items = vec![any, Gap, t("÷ 2")];
            if position.bonus(Territory::LemBadlands) {
                items.push(t("+ 1"));
            }
            items.extend([Icon("arrow"), Icon("fuel")]);
            vec![items]
        }
        Facility::LunarMine => vec![match position.mine_floor() {
            0 | 1 => vec![any, Icon("arrow"), t(1), Icon("ore")],
            floor => vec![Icon("ge"), t(floor), Icon("arrow"), t(1), Icon("ore")],
        }],
        Facility::OrbitalMarket => vec![market(position)],
        Facility::Shipyard => vec![shipyard(position)],
        Facility::ColonyConstructor => {
            let (_, ore) = position.constructor_price();
            let equal = Icon("link-eq");
            let triple = [any.clone(), equal.clone(), any.clone(), equal, any, Gap];
            vec![triple.into_iter().chain([number(ore, 3), Icon("ore"), Icon("arrow"), Icon("colony")]).collect()]
        }
        Facility::ColonistHub => {
            let launch = [t(7), Icon("arrow"), t(1), Icon("fuel"), t(1), Icon("ore"), Icon("arrow"), Icon("colony")];
            vec![vec![any, Icon("arrow"), Icon("step")], launch.to_vec()]
        }
        Facility::AlienArtifact => {
            let total = position.claim_total();
            let sum = if total > 0 { format!("{total} / {CLAIM_TOTAL}") } else { format!("Σ {CLAIM_TOTAL}") };
            vec![vec![any, Icon("arrow"), Icon("cycle")], vec![t(sum), Icon("arrow"), Icon("card")]]
        }
        Facility::TerraformingStation => {
            vec![vec![Icon("six"), t(1), Icon("fuel"), t(1), Icon("ore"), Icon("arrow"), Icon("colony")]]
        }
        Facility::RaidersOutpost => {
            let first = match position.raid_floor() {
                // The fonts have no sign for "at least".
                Some(floor) => vec![t(format!("Σ > {}", floor.saturating_sub(1))), Icon("arrow"), Icon("claw")],
                None => vec![any, Gap, t("+1"), Gap, t("+2"), Icon("arrow"), Icon("claw")],
            };
            let loot =
                [t(format!("{RAID_LIMIT} ×")), Icon("fuel"), t("/"), Icon("ore"), Gap, t("/"), Gap, Icon("card")];
            vec![first, loot.to_vec()]
        }
        Facility::MaintenanceBay => Vec::new(),
    }
}

fn market(position: &Position) -> Vec<RowItem> {
    use RowItem::Icon;
    let gives = [Icon("arrow"), t(1), Icon("ore")];
    let price = if position.bonus(Territory::HeinleinPlains) {
        vec![number(1, 2), Icon("fuel")]
    } else {
        match position.market_rate() {
            Some(rate) => vec![t(rate), Icon("fuel")],
            None => vec![Icon("any"), Icon("fuel")],
        }
    };
    price.into_iter().chain(gives).collect()
}

fn shipyard(position: &Position) -> Vec<RowItem> {
    use RowItem::{Gap, Icon};
    let pair = [Icon("any"), Icon("link-eq"), Icon("any"), Gap];
    let Some((fuel, ore)) = position.shipyard_price() else {
        return pair.into_iter().chain([Icon("arrow"), Icon("ship"), t(format!("{FLEET} / {FLEET}"))]).collect();
    };
    let less = u8::from(position.bonus(Territory::HerbertValley));
    let next = position.me().out_of_stock() + 1;
    let mut items = pair.to_vec();
    items.extend([number(fuel, fuel + less), Icon("fuel"), number(ore, ore + less), Icon("ore")]);
    items.extend([Icon("arrow"), Icon("ship"), t(format!("{next} / {FLEET}"))]);
    items
}

/// Adds all strips in their places.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &facility in Facility::ALL {
        let site = ctx.layout.facility(facility);
        let all = strips(ctx.view, facility);
        let mut next = Vec2::ZERO;
        for (index, items) in all.iter().enumerate() {
            let width = row_width(items, TextRowStyle::plain(z::PLATES)) + PAD * 2.0;
            let launch = facility == Facility::ColonistHub && index == 1;
            let at = if launch {
                Vec2::from(ctx.layout.hub.launch) - Vec2::new(width, 0.0) - below_tracks(ctx, facility)
            } else if index > 0 && site.strips.get(index).is_none_or(|s| s.1 == next.y) {
                next
            } else {
                site.strips.get(index).copied().map_or(next, Vec2::from) - below_tracks(ctx, facility)
            };
            let target = extra_target(ctx, facility, index);
            strip(scene, id("strip", (facility, index)), items, at, target.is_some_and(|t| ctx.can(t)));
            let middle = at + Vec2::new(width / 2.0, HEIGHT / 2.0);
            let rect = bevy::math::Rect::from_center_size(middle, Vec2::new(width, HEIGHT));
            scene.hit(target.unwrap_or(ClickTarget::Facility(facility)), HitShape::Rect(rect), 3.0);
            next = at + Vec2::new(width + APART, 0.0);
        }
    }
}

/// Returns the area of the first strip of a facility, or `None` if the facility has no strips.
pub fn first_strip(ctx: &SceneContext, facility: Facility) -> Option<bevy::math::Rect> {
    let at = Vec2::from(*ctx.layout.facility(facility).strips.first()?) - below_tracks(ctx, facility);
    let items = strips(ctx.view, facility);
    let width = row_width(items.first()?, TextRowStyle::plain(z::PLATES)) + PAD * 2.0;
    Some(bevy::math::Rect::from_corners(at, at + Vec2::new(width, HEIGHT)))
}

/// Returns the upward shift that keeps the Hub's strips just below the last track; zero for other facilities.
fn below_tracks(ctx: &SceneContext, facility: Facility) -> Vec2 {
    let missing = 4 - ctx.view.seats().len().min(4);
    let up = if facility == Facility::ColonistHub { LAYOUT.hub.row * missing as f32 } else { 0.0 };
    Vec2::new(0.0, up)
}

/// Returns the target of a click on a strip: a trade, a new display or a launch, while that is possible. Returns `None` if the
/// click counts as one on the facility.
fn extra_target(ctx: &SceneContext, facility: Facility, index: usize) -> Option<ClickTarget> {
    let target = match (facility, index) {
        (Facility::OrbitalMarket, 0) => ClickTarget::Trade,
        (Facility::AlienArtifact, 0) => ClickTarget::Cycle,
        (Facility::ColonistHub, 1) => ClickTarget::Launch(ctx.view.mover()),
        _ => return None,
    };
    ctx.can(target).then_some(target)
}

fn strip(scene: &mut ComposedScene, name: SceneNodeId, items: &[RowItem], at: Vec2, lit: bool) {
    let style = TextRowStyle::plain(z::PLATES + 0.5);
    let size = Vec2::new(row_width(items, style) + PAD * 2.0, HEIGHT);
    let mut plate = RoundedRect::new(size, HEIGHT / 2.0);
    plate = if lit {
        plate
            .fill(&[PALETTE.act.tag[0].0, PALETTE.act.tag[1].0])
            .rim(1.6, &[PALETTE.act.line.0])
            .glow(PALETTE.act.line.at(0.5), 7.0)
    } else {
        plate
            .fill(&[PALETTE.strip[0].at(0.9), PALETTE.strip[1].at(0.9)])
            .rim(0.9, &[PALETTE.rim[0].at(0.65), PALETTE.rim[1].at(0.4), PALETTE.rim[2].at(0.3)])
    };
    scene.plate(id("strip plate", name), plate, at + size / 2.0, z::PLATES);
    let start = at + Vec2::new(PAD, HEIGHT / 2.0);
    scene.row(name, items, style, RowAlign::Left, start, |_| {});
}

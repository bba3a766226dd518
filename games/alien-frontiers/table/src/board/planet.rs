//! The eight territories: names, bonuses, controllers, highlights. The ground itself is drawn by [`super::sky`].

use bevy::math::Vec2;

use super::ctx::SceneContext;
use super::hit_areas::land_zone;
use super::layout::LAYOUT;
use super::picture::ComposedBoard;
use super::sky::land::number;
use super::z;
use crate::locale::territory_name;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::{Field, Territory};
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextLine, TextRowStyle, TransitionKind, id, row_width, t};

/// Font size of territory names, in units.
const NAME: f32 = 16.5;

/// Returns the bonus of a territory, in icons.
pub fn bonus(territory: Territory) -> Vec<RowItem> {
    use RowItem::{Gap, Icon};
    match territory {
        Territory::LemBadlands => vec![Icon("any"), Gap, t("+1"), Icon("fuel")],
        Territory::HeinleinPlains => vec![t(1), Icon("fuel"), Icon("arrow"), t(1), Icon("ore")],
        Territory::PohlFoothills => vec![Icon("card"), Gap, t("–1"), Icon("fuel")],
        Territory::VanVogtMountains => vec![t("1."), Icon("ship"), Gap, Icon("any")],
        Territory::BradburyPlateau => vec![Icon("colony"), Gap, t("–1"), Icon("ore")],
        Territory::AsimovCrater => vec![t("2."), Icon("ship"), Gap, t("+1"), Icon("step")],
        Territory::HerbertValley => vec![t("–1"), Icon("fuel"), Gap, t("–1"), Icon("ore")],
        Territory::BurroughsDesert => {
            vec![t(1), Icon("fuel"), t(1), Icon("ore"), Icon("arrow"), Icon("relic")]
        }
    }
}

/// Adds the names, bonuses and marks of all territories to the scene.
pub fn compose(scene: &mut ComposedBoard, ctx: &SceneContext) {
    scene.surface.round = ctx.round;
    for &territory in Territory::ALL {
        control(scene, ctx, territory);
        glow(scene, ctx, territory);
        label(scene, ctx, territory);
        scene.hit(ClickTarget::Territory(territory), land_zone(territory), 0.5);
    }
}

fn control(scene: &mut ComposedBoard, ctx: &SceneContext, territory: Territory) {
    let owner = ctx.view.controller(territory);
    scene.surface.owners[number(territory)] = owner;
    let medal = owner.map_or("owner-nobody".to_owned(), |colour| format!("owner-{colour}"));
    let at = Vec2::from(LAYOUT.land(territory).owner);
    scene.piece(id("owner", (territory, owner)), medal, at, z::LABELS + 4.0).motion(TransitionKind::Fade);
    if owner.is_none() && tied(ctx, territory) {
        let words = TextLine { text: "=".to_owned(), size: 20.0, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
        scene.words(id("tied", territory), words, RowAlign::Middle, at + Vec2::new(0.0, 7.0), z::LABELS + 5.0);
    }
}

/// Returns true if several players share the largest number of colonies on a territory.
fn tied(ctx: &SceneContext, territory: Territory) -> bool {
    let seats = ctx.view.seats().iter();
    let there: Vec<u8> = seats.map(|&seat| ctx.view.player(seat).colonies[territory as usize]).collect();
    let most = there.iter().copied().max().unwrap_or(0);
    most > 0 && there.iter().filter(|&&count| count == most).count() > 1
}

fn glow(scene: &mut ComposedBoard, ctx: &SceneContext, territory: Territory) {
    let target = ClickTarget::Territory(territory);
    if ctx.can(target) {
        scene.surface.light(territory, if ctx.points_at(target) { 1.0 } else { 0.75 });
    }
    if ctx.points_at(target) {
        scene.surface.hover = Some(territory);
    }
}

fn label(scene: &mut ComposedScene, ctx: &SceneContext, territory: Territory) {
    let at = Vec2::from(LAYOUT.land(territory).name);
    let label = &LAYOUT.label;
    let shade = Vec2::new(label.plate.0, label.plate.1);
    let size = Vec2::new(label.plate.2 * 1.5, label.plate.3 * 1.3);
    let plate = RoundedRect::new(size, size.y / 2.0).glow(PALETTE.ink.at(0.0), 1.0).shadow(PALETTE.ink.at(0.42), 26.0);
    scene.plate(id("shade", territory), plate, at + shade - Vec2::new(3.0, 5.0), z::LABELS - 1.0);
    for (index, line) in name_lines(&territory_name(territory)).into_iter().enumerate() {
        let baseline = at + Vec2::new(0.0, label.second_line * index as f32);
        haloed(scene, (territory, index), line, baseline);
    }
    let isolated = ctx.view.field_on(Field::Isolation, territory);
    pill(scene, territory, at + Vec2::new(0.0, label.bonus + label.bonus_height / 2.0), isolated);
}

#[cfg(test)]
/// Returns the area of a territory's name and bonus pill, in units.
pub fn label_box(territory: Territory) -> bevy::math::Rect {
    let (at, label) = (Vec2::from(LAYOUT.land(territory).name), &LAYOUT.label);
    let names = name_lines(&territory_name(territory));
    let widths = names.iter().map(|line| orrery_board::text_metrics::width(line, NAME, true, 0.5));
    let pill = row_width(&bonus(territory), TextRowStyle::small(0.0)) + 16.0;
    let half = widths.fold(pill, f32::max) / 2.0;
    let below = label.bonus + label.bonus_height;
    bevy::math::Rect::from_corners(at + Vec2::new(-half, -NAME * 0.72), at + Vec2::new(half, below))
}

/// Splits a name before its last word into two lines. A single word stays on one line.
fn name_lines(name: &str) -> Vec<String> {
    match name.rsplit_once(' ') {
        Some((first, last)) => vec![first.to_owned(), last.to_owned()],
        None => vec![name.to_owned()],
    }
}

/// Adds text with a dark rim, readable on any ground.
fn haloed(scene: &mut ComposedScene, name: impl std::hash::Hash + Copy, text: String, baseline: Vec2) {
    let words = |colour| TextLine { text: text.clone(), size: NAME, bold: true, spacing: 0.5, colour };
    for step in 0..8 {
        let away = Vec2::from_angle(step as f32 * std::f32::consts::FRAC_PI_4) * 1.6;
        let dark = words(PALETTE.ink.at(0.5));
        scene.words(id("halo", (name, step)), dark, RowAlign::Middle, baseline + away, z::LABELS);
    }
    scene.words(id("land name", name), words(PALETTE.ivory.0), RowAlign::Middle, baseline, z::LABELS + 0.5);
}

fn pill(scene: &mut ComposedScene, territory: Territory, middle: Vec2, isolated: bool) {
    let items = bonus(territory);
    let style = TextRowStyle::small(z::LABELS + 2.0);
    let size = Vec2::new(row_width(&items, style) + 16.0, LAYOUT.label.bonus_height);
    let plate = RoundedRect::new(size, size.y / 2.0).fill(&[PALETTE.ink.at(0.88)]).rim(0.9, &[PALETTE.ivory.at(0.5)]);
    let alpha = if isolated { 0.55 } else { 1.0 };
    scene.plate(id("bonus plate", territory), plate, middle, z::LABELS + 1.0);
    scene.row(id("bonus", territory), &items, style, RowAlign::Middle, middle, |node| node.alpha = alpha);
    if isolated {
        // No player has the bonus, so it is struck out.
        let half = Vec2::new(size.x / 2.0 - 5.0, -7.5);
        let stroke = Polyline { points: vec![middle - half, middle + half], layers: vec![(2.2, PALETTE.field[1].0)] };
        scene.stroke(id("struck", territory), stroke, z::LABELS + 3.0);
    }
}

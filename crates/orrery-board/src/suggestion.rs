//! The coach's suggestion: frames around the targets to click, each with the number of its order.

use bevy::math::{Rect, Vec2};

use super::hit_area::zones_of;
use super::paint::RoundedRect;
use super::palette::PALETTE;
use super::scene::{ComposedScene, RowAlign, TextLine, TransitionKind, id};
use super::target::TargetId;

/// Width and height of an order's number: a brass tag, unlike the numbers of dice, which are discs.
const TAG: Vec2 = Vec2::new(26.0, 21.0);

/// Draws a frame around each hit area of the suggested targets, and the number of the order at the first area of each target.
/// `targets` are the first targets to click for the suggested orders; orders without a target have no frame. `z` is the height of
/// the numbers in the scene.
pub fn draw_suggestion<T: Into<TargetId>>(
    scene: &mut ComposedScene,
    targets: impl IntoIterator<Item = Option<T>>,
    z: f32,
) {
    let mut badges: Vec<Vec2> = Vec::new();
    for (nth, target) in targets.into_iter().enumerate() {
        let Some(target) = target else { continue };
        let areas: Vec<Rect> = zones_of(&scene.hits, target).collect();
        for (which, area) in areas.iter().enumerate() {
            let ink = &PALETTE.brass[1];
            let frame = RoundedRect::new(area.size() + 6.0, 13.0).rim(2.4, &[ink.0]).glow(ink.at(0.5), 9.0);
            scene.plate(id("suggested", (nth, which)), frame, area.center(), z - 2.0).motion(TransitionKind::Fade);
        }
        let Some(area) = areas.first() else { continue };
        let mut at = area.min;
        while badges.iter().any(|there| there.distance(at) < TAG.x) {
            at.x += TAG.x + 2.0;
        }
        badges.push(at);
        let tag = RoundedRect::new(TAG, 5.0).fill(&[PALETTE.brass[1].0]).rim(1.6, &[PALETTE.ink.0]);
        scene.plate(id("suggested badge", nth), tag, at, z);
        let words =
            TextLine { text: (nth + 1).to_string(), size: 15.5, bold: true, spacing: 0.0, colour: PALETTE.ink.0 };
        scene.words(id("suggested number", nth), words, RowAlign::Middle, at + Vec2::new(0.0, 5.5), z + 1.0);
    }
}

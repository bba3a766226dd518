//! The coach's suggested plan on the board: the targets to click, each with the number of its order.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::targets::target_id;
use super::z;
use crate::table::Target;
use contraband::rules::{BonusPlay, Order, View};
use orrery_board::hit_area::zones_of;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, TextLine, TransitionKind, id};

/// Returns the first target to click for an order; `None` for a step that leads nowhere.
pub fn clicked_for(view: &View, order: &Order) -> Option<Target> {
    Some(match *order {
        Order::Move(step) => Target::Spot(view.known.me().at.after(step)?),
        Order::Take(metal) => Target::Take(metal),
        Order::Swap { give, take } => Target::Swap(give, take),
        Order::Leave => Target::Leave,
        Order::Jettison(metal) => Target::Jettison(metal),
        Order::Sell(metal) => Target::Sell(metal),
        Order::Buy(metal) => Target::Buy(metal),
        Order::Install(upgrade) => Target::Install(upgrade),
        Order::Warp(quadrant) => Target::Warp(quadrant),
        Order::Play(play @ (BonusPlay::Radar(_) | BonusPlay::Card(_))) => Target::Card(play.card()),
        Order::Attack(colour) => Target::Attack(colour),
        Order::Fight => Target::Fight,
        Order::Stand => Target::Stand,
        Order::Flee => Target::Flee,
        Order::Submit(hidden) => Target::Submit(hidden),
        Order::Lose(upgrade) => Target::Lose(upgrade),
        Order::Hide(_) | Order::Loot(_) | Order::Plan(_) => Target::Confirm,
        Order::Change { nth, .. } => Target::Nth(nth),
        Order::End | Order::Done => Target::End,
    })
}

/// Draws frames round the targets of the suggestion, each with the number of its order.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let mut badges: Vec<Vec2> = Vec::new();
    for (nth, order) in ctx.suggested.iter().enumerate() {
        let Some(target) = clicked_for(ctx.view, order) else { continue };
        let areas: Vec<Rect> = zones_of(&scene.hits, target_id(target)).collect();
        for (which, area) in areas.iter().enumerate() {
            let frame =
                RoundedRect::new(area.size() + 6.0, 13.0).rim(2.4, &[PALETTE.ivory.0]).glow(PALETTE.ivory.at(0.5), 9.0);
            scene
                .plate(id("suggested", (nth, which)), frame, area.center(), z::SPOTS - 2.0)
                .motion(TransitionKind::Fade);
        }
        let Some(area) = areas.first() else { continue };
        let mut at = area.min;
        while badges.iter().any(|there| there.distance(at) < 22.0) {
            at.x += 24.0;
        }
        badges.push(at);
        let disc = RoundedRect::disc(11.0).fill(&[PALETTE.ink.0]).rim(1.6, &[PALETTE.ivory.0]);
        scene.plate(id("suggested badge", nth), disc, at, z::SPOTS);
        let words =
            TextLine { text: (nth + 1).to_string(), size: 15.5, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
        scene.words(id("suggested number", nth), words, RowAlign::Middle, at + Vec2::new(0.0, 5.5), z::SPOTS + 1.0);
    }
}

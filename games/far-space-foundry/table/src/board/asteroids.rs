//! The asteroids of Alpha, and the goods left on each.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons::good_icon;
use super::layout::{ASTEROID, ASTEROIDS};
use super::parts::{IconBarStyle, strip};
use super::z;
use crate::locale::text;
use crate::table::ClickTarget;
use far_space_foundry::rules::{Asteroid, FreighterKind};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, SceneNodeId, TransitionKind, id, t};

/// Distance of the goods count below the middle of an asteroid, in units.
const BELOW: f32 = 60.0;

/// Returns the area of an asteroid.
pub fn area(asteroid: Asteroid) -> Rect {
    Rect::from_center_half_size(ASTEROIDS[asteroid.index()], ASTEROID)
}

/// Returns the id of an asteroid's picture.
pub fn body_id(asteroid: Asteroid) -> SceneNodeId {
    id("asteroid", asteroid)
}

/// Draws both asteroids in Alpha. In Beta they have drifted away.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if ctx.is_beta() {
        return;
    }
    for &asteroid in Asteroid::ALL {
        let (at, state) = (area(asteroid).center(), ctx.state(ClickTarget::Asteroid(asteroid)));
        if state.is_usable() {
            let strength = if state == TargetState::Aimed { 0.8 } else { 0.4 };
            let light = RoundedRect::new(ASTEROID * 1.7, 60.0)
                .fill(&[PALETTE.act.line.at(0.05)])
                .glow(PALETTE.act.line.at(strength), 26.0);
            scene.plate(id("asteroid light", asteroid), light, at, z::ASTEROIDS - 0.5);
        }
        let picture = format!("fsf-asteroid-{}", asteroid.word());
        scene.piece(body_id(asteroid), picture, at, z::ASTEROIDS).motion(TransitionKind::Fade);
        let more = ClickTarget::More(FreighterKind::Federal, asteroid.good());
        let left = ctx.view.known.asteroids[asteroid.index()];
        let rim = if ctx.can(more) { PALETTE.act.line.0 } else { PALETTE.brass[1].0 };
        let items = [RowItem::Icon(good_icon(asteroid.good())), t(left), t(text("ui-left"))];
        let look = IconBarStyle::plain(31.0, z::SIGNS).sized(18.0, 1.15).rimmed(rim);
        let pill =
            strip(scene, id("asteroid count", asteroid), &items, look, RowAlign::Middle, at + Vec2::new(0.0, BELOW));
        scene.hit(ClickTarget::Asteroid(asteroid), HitShape::Rect(area(asteroid)), 3.0);
        scene.hit(more, HitShape::Rect(pill), 6.0);
    }
}

//! The galaxy, the ring round it, and the lane between its rails. The lit parts of the lane are those that the police, the alien
//! and the corsair reach.

use bevy::math::{Rect, Vec2};

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::{self, lane_at};
use super::log_anchor::LogAnchor as Pointed;
use super::parts::{BoardTextStyle, shadowed, words};
use super::z;
use crate::locale::quadrant_name;
use crate::table::ClickTarget;
use contraband::rules::{BoardSpot, PatrolReach, PatrolToken, Sector, SectorLine};
use orrery_board::hit_area::{HitRegion, HitShape};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, SceneNode, SceneNodeId, id};
use orrery_core::Colour;

/// Draws the background and the light in the lane.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    whole(scene, id("galaxy", 0), "cb-galaxy", z::GALAXY);
    scene.piece(id("far world", 0), "cb-far-world", layout::FAR_WORLD, z::GALAXY + 1.0);
    whole(scene, id("ring", 0), "cb-ring", z::RING);
    for &token in PatrolToken::ALL {
        if token != PatrolToken::Corsair || ctx.view.known.is_solo() {
            reach(scene, ctx, token);
        }
    }
    for &sector in Sector::ALL {
        cell(scene, ctx, sector);
    }
}

/// Adds a picture that covers the whole map.
fn whole(scene: &mut ComposedScene, name: SceneNodeId, picture: impl Into<String>, z: f32) -> &mut SceneNode {
    scene.piece(name, picture, layout::CORNER, z).scale(layout::SHRINK)
}

/// The position of a sector's code along the lane, as a fraction of a sector from its middle.
const CODE: f32 = -0.20;

/// Draws the codes of sectors, and the names of quadrants unless a panel covers them. The codes are hidden while the dangers of
/// the lane are shown.
pub fn names(scene: &mut ComposedScene, ctx: &SceneContext, panel: bool) {
    for &sector in Sector::ALL.iter().filter(|_| !tells_dangers(ctx)) {
        let at = layout::space(sector, CODE) + Vec2::new(0.0, 5.4);
        let hand = BoardTextStyle::bold(15.0, z::NAMES).in_colour(PALETTE.brass[1].0);
        shadowed(scene, id("code", sector), sector.word(), hand, at);
    }
    if panel {
        return;
    }
    for &quadrant in Colour::ALL {
        let at = layout::quadrant(quadrant);
        let name = quadrant_name(quadrant).to_uppercase();
        let hand = BoardTextStyle::bold(15.0, z::NAMES);
        let left = at - Vec2::new(hand.width(&name) / 2.0 + 14.0, 5.0);
        scene.piece(id("quadrant mark", quadrant), format!("mark-{quadrant}"), left, z::NAMES).scale(0.5);
        shadowed(scene, id("quadrant", quadrant), &name, hand, at);
    }
}

/// Returns the side from which a token on a line reaches a sector, and whether the sector is the second one from the line.
/// Returns `None` if the sector is farther away.
fn side(line: SectorLine, sector: Sector) -> Option<(&'static str, bool)> {
    let before = (sector.index() + SectorLine::COUNT - 1) % SectorLine::COUNT;
    let off = (line.index() + SectorLine::COUNT - sector.index()) % SectorLine::COUNT;
    if line.index() == sector.index() {
        Some(("cw", false))
    } else if line.index() == before {
        Some(("ccw", false))
    } else if off == 1 {
        Some(("cw", true))
    } else if off == SectorLine::COUNT - 2 {
        Some(("ccw", true))
    } else {
        None
    }
}

/// Draws the light of a token in the lane. The light is always shown, because ships in it are in danger.
fn reach(scene: &mut ComposedScene, ctx: &SceneContext, token: PatrolToken) {
    let known = &ctx.view.known;
    if known.is_beaten(token) {
        return;
    }
    let alert = token == PatrolToken::Police && known.options.patrols == PatrolReach::Alert;
    for &sector in Sector::ALL {
        let Some((side, far)) = side(known.token(token), sector) else { continue };
        if far && !alert {
            continue;
        }
        let name = format!("cb-lane-{}-{sector}-{side}", icons::roamer(token));
        let alpha = if far { 0.5 } else { 1.0 };
        whole(scene, id("reach", (token, sector)), name, z::LANE + token.index() as f32).alpha(alpha);
    }
}

fn cell(scene: &mut ComposedScene, ctx: &SceneContext, sector: Sector) {
    let spot = BoardSpot::space(sector);
    let state = ctx.at(spot);
    if state != TargetState::Rest {
        let alpha = if state == TargetState::Aimed { 1.0 } else { 0.75 };
        whole(scene, id("usable", sector), format!("cb-lane-on-{sector}"), z::LANE + 3.5).alpha(alpha);
    }
    let area = Rect::from_center_size(layout::space(sector, 0.0), Vec2::new(96.0, 56.0));
    let number = sector.index() as u8;
    let holds = |number: u8, place: Vec2| lane_at(place) == Some(usize::from(number));
    scene.hit(ClickTarget::Spot(spot), HitShape::Region(HitRegion { number, area, holds }), 2.0);
}

/// Reports whether the dangers of the lane are shown: while the pointer is on the button that ends the turn, or on a line of the
/// log about the dangers.
fn tells_dangers(ctx: &SceneContext) -> bool {
    ctx.points_at(ClickTarget::End) || ctx.spots.contains(&Pointed::Dangers)
}

/// Draws the dangers of the lane while they are shown: in each sector, for each token, the number of cases out of four in which
/// it reaches the sector.
pub fn dangers(scene: &mut ComposedScene, ctx: &SceneContext) {
    if !tells_dangers(ctx) {
        return;
    }
    for &sector in Sector::ALL {
        let quarters = crate::table::plan::danger(&ctx.view.known, sector);
        // The marks are on the left, in place of the sector's code; ships are on the other side.
        let told = quarters.iter().filter(|&&count| count > 0).count();
        let mut x = -17.0 * told as f32 + 8.0;
        for (&token, &count) in PatrolToken::ALL.iter().zip(&quarters) {
            if count > 0 {
                let at = layout::space(sector, CODE) + Vec2::new(x, 0.0);
                scene.piece(id("danger sign", (sector, token)), format!("icon-{}", icons::token(token)), at, z::NEXT);
                let words_at = at + Vec2::new(11.0, 5.4);
                let told = ["¼", "½", "¾", "1"][usize::from(count.min(4)) - 1];
                words(
                    scene,
                    id("danger", (sector, token)),
                    told,
                    BoardTextStyle::bold(15.0, z::NEXT),
                    RowAlign::Left,
                    words_at,
                );
                x += 34.0;
            }
        }
    }
}

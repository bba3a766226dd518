//! The motion of goods: raw goods move between asteroids and stores, from store to store, and to the kilns; products move down
//! the chute and along the belt.

use bevy::math::Vec2;

use super::timeline::{BACK, CHUTE, GOODS, STRING, Timeline};
use crate::board::areas::anchor_area;
use crate::board::asteroids;
use crate::board::board_pieces::{BoardPieces, GoodPiece};
use crate::board::ctx::SceneContext;
use crate::board::layout;
use crate::board::log_anchor::LogAnchor;
use crate::board::stores::{good_id, space};
use far_space_foundry::rules::{Asteroid, Event, Good, Product};
use orrery_board::motion::{MotionCue, MotionCues, MotionPath, PathStops};

/// Progress, 0 to 1, at which a product reaches the foot of the chute, and at which it leaves the belt.
const FOOT: f32 = 0.3;
const OFF: f32 = 0.62;
/// Height of a product above the belt.
const RIDES: f32 = 15.0;

/// Returns the position of a good outside stores: an asteroid, a product's card, or the station.
fn outside(ctx: &SceneContext, good: Good) -> Vec2 {
    let card = |product| anchor_area(ctx, LogAnchor::Product(product)).map_or(layout::STATION, |area| area.center());
    // The asteroids drift away at the end of Alpha, but first take back the rest of their goods.
    let asteroid = || Asteroid::of(good).map_or(layout::STATION, |asteroid| asteroids::area(asteroid).center());
    good.product().map_or_else(asteroid, card)
}

/// Returns the kiln over a product's card, and the path of its tokens: down the chute and along the belt to the card.
fn chute(ctx: &SceneContext, product: Product) -> (Vec2, [Vec2; 2]) {
    let card = anchor_area(ctx, LogAnchor::Product(product)).map_or(layout::STATION.x, |area| area.center().x);
    let kiln = layout::kiln(card < layout::STATION.x);
    (kiln, [kiln.x, card].map(|x| Vec2::new(x, layout::BELT - RIDES)))
}

/// Returns the product that was made, if there is one.
fn made(timeline: &Timeline) -> Option<Product> {
    timeline.beats.iter().find_map(|beat| match beat.event {
        Event::Made { product, .. } => Some(product),
        _ => None,
    })
}

fn moves(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::Processed { .. }
            | Event::Sold { .. }
            | Event::Made { .. }
            | Event::Equipped { .. }
            | Event::Stowed { .. }
            | Event::Cleared { .. }
    )
}

/// Adds the motion of each good that has moved, appeared or disappeared, one after the other.
pub fn goods(timeline: &Timeline, before: &BoardPieces, ctx: &SceneContext, cues: &mut MotionCues) {
    let start = timeline.when(moves).unwrap_or(0.0);
    let made = made(timeline);
    let cleared = timeline.beats.iter().any(|beat| matches!(beat.event, Event::Cleared { .. }));
    let duration = if cleared { BACK } else { GOODS };
    let mut nth = 0.0;
    let mut cue = |enter: Option<Vec2>, exit: Option<Vec2>| {
        nth += 1.0;
        let path = MotionPath::Fly { arch: 0.16 };
        MotionCue::new(start + STRING * nth, duration).path(path).enter(enter).exit(exit)
    };
    let lay =
        |tokens: &BoardPieces, of: &GoodPiece| tokens.goods.iter().find(|other| other.entity == of.entity).copied();
    for good in &ctx.seen.goods {
        let was = lay(before, good);
        let moved = was.is_none_or(|was| space(ctx, was.place) != space(ctx, good.place));
        if moved {
            let from = was.is_none().then(|| outside(ctx, good.good));
            let flies = cue(from, None);
            let own = made.filter(|product| was.is_none() && good.good.product() == Some(*product));
            let flies = own.map_or(flies, |product| rides(ctx, product, flies.start));
            cues.own.insert(good_id(good.entity), flies);
        } else if was.is_some_and(|was| was.good != good.good) {
            let turned = MotionCue::new(start, 0.4).path(MotionPath::Flip);
            cues.own.insert(good_id(good.entity), turned);
        }
    }
    for good in before.goods.iter().filter(|good| lay(ctx.seen, good).is_none()) {
        // The cost of a product drops into its kiln.
        let paid = made.filter(|_| good.good.is_raw()).map(|product| chute(ctx, product).0);
        cues.own.insert(good_id(good.entity), cue(None, Some(paid.unwrap_or_else(|| outside(ctx, good.good)))));
    }
}

/// Returns the motion of a product: it leaves the kiln after its cost has arrived, slides down the chute, moves along the belt,
/// and flies to its store.
fn rides(ctx: &SceneContext, product: Product, start: f32) -> MotionCue {
    let (kiln, way) = chute(ctx, product);
    let path = MotionPath::Hops(PathStops::new(&way, (FOOT, OFF)));
    MotionCue::new(start + GOODS, CHUTE).path(path).enter(kiln)
}

//! The departure of the freighters at the end of the match: each flies off beyond the top of the board with its goods.

use bevy::math::Vec2;

use super::timeline::{DEPARTURE, NEXT_DEPARTURE, Timeline};
use crate::board::ctx::SceneContext;
use crate::board::stores::{good_id, hull_id, last_floor};
use crate::table::GoodPlace;
use far_space_foundry::rules::Event;
use orrery_board::motion::{MotionCue, MotionCues};

/// The scale at which a freighter disappears in the distance.
const DISTANT: f32 = 0.4;
/// The distance above the board at which a freighter is gone, in units.
const ABOVE: f32 = 60.0;

/// Adds the motion of the freighters and of the goods in them, if the match has just ended.
pub fn departures(timeline: &Timeline, ctx: &SceneContext, cues: &mut MotionCues) {
    let Some(start) = timeline.when(|event| matches!(event, Event::MatchOver { .. })) else { return };
    for seat in ctx.seats() {
        let harbour = ctx.harbour(seat);
        for (nth, (ship, _)) in ctx.player(seat).ships().enumerate() {
            let Some(floor) = last_floor(ctx, seat, ship) else { continue };
            let top = Vec2::new(floor.x, ctx.visible.min.y - ABOVE);
            let leaves = |exit: Vec2| MotionCue::new(start + NEXT_DEPARTURE * nth as f32, DEPARTURE).exit(exit);
            cues.own.insert(hull_id(seat, ship), leaves(top));
            for good in &ctx.seen.goods {
                let GoodPlace::Hold(of, hold, space, _) = good.place else { continue };
                if (usize::from(of), hold) == (seat, ship) {
                    // A good stays in the window of its freighter all the way.
                    let above = harbour.space(floor, space) - floor;
                    cues.own.insert(good_id(good.entity), leaves(top + above * DISTANT));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;
    use bevy::prelude::Entity;

    use super::*;
    use crate::board::board_pieces::{BoardPieces, GoodPiece};
    use crate::board::motion::timeline::span_of;
    use crate::board::stores::{floor, space};
    use crate::table::plan::PendingOrder;
    use far_space_foundry::record::Scenario;
    use far_space_foundry::rules::{FarSpaceFoundry, FreighterKind, Good, Position, view};
    use orrery_core::{Colour, RandomGenerator, Rules as _};

    const LAST_TURN: &str = r#"(game: "far-space-foundry", title: "", half: "beta",
        seats: {"red": (hand: ["5"], deck: [], freighters: {"Federal": (goods: "Robot 1")}), "green": (hand: [], deck: [])},
        play: [], expect: ())"#;

    /// Calls `look` with the board of `position`, with a Robot token in red's federal freighter.
    fn with_ctx(position: &Position, look: impl FnOnce(&SceneContext)) {
        let (view, plan) = (view(position, Some(Colour::Red)), PendingOrder::default());
        let place = GoodPlace::Hold(0, FreighterKind::Federal, 0, 0);
        let tokens = BoardPieces {
            goods: vec![GoodPiece { entity: Entity::PLACEHOLDER, place, good: Good::Robot }],
            ..BoardPieces::default()
        };
        let visible = Rect::new(0.0, 0.0, 1600.0, 900.0);
        let on = orrery_board::SceneContext::bare(&view, &plan, &tokens, visible);
        look(&SceneContext { on, pointed: None, gathered: None, flyer: None, flights: &[] });
    }

    #[test]
    fn freighters_leave_with_their_goods_when_the_match_ends() {
        let mut position = Scenario::from_text(LAST_TURN).expect("a scenario").position().expect("a position");
        let mut events = Vec::new();
        for line in ["play 5", "land 5", "end"] {
            with_ctx(&position, |ctx| assert!(floor(ctx, 0, FreighterKind::Federal).is_some(), "{line}"));
            let order = FarSpaceFoundry::read(line).expect("an order");
            FarSpaceFoundry::apply(&mut position, &order, &mut RandomGenerator::new(1), &mut events);
        }
        let timeline = Timeline::new(events.into_iter().map(|event| (Colour::Red, event)), span_of);
        with_ctx(&position, |ctx| {
            assert_eq!(floor(ctx, 0, FreighterKind::Federal), None, "its place is empty");
            assert_eq!(space(ctx, ctx.seen.goods[0].place), None, "its goods are gone with it");
            let mut cues = MotionCues::default();
            departures(&timeline, ctx, &mut cues);
            let exit = |id| cues.own.get(&id).and_then(|cue| cue.exit).expect("it leaves");
            let (hull, good) = (exit(hull_id(0, FreighterKind::Federal)), exit(good_id(Entity::PLACEHOLDER)));
            assert!(hull.y < 0.0 && good.y < hull.y && good.distance(hull) < 20.0, "{hull} {good}");
        });
        let before = Timeline::new([(Colour::Red, Event::TurnEnded { seat: Colour::Red })], span_of);
        with_ctx(&position, |ctx| {
            let mut cues = MotionCues::default();
            departures(&before, ctx, &mut cues);
            assert!(cues.own.is_empty(), "nothing leaves before the end");
        });
    }
}

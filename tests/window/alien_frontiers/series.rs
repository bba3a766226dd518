//! Series of pictures of motions for inspection: a trial, not a test.
//!
//! `ORRERY_PICTURE_DIR=DIR cargo test --workspace --test window series -- --ignored`, then `montage DIR/roll-*.png -tile 6x -geometry +2+2
//! roll.png`.

use bevy::prelude::*;
use orrery::board::{MotionActive, MotionSettings};
use orrery::games::alien_frontiers::rules::{Event, Facility, Order};
use orrery::games::alien_frontiers_table::table::SubmitOrder;

use super::moments::{OrderTransition, first};
use super::pictures::{board, keep, turn};

/// A predicate that selects the order to be painted.
type PaintedOrderPredicate = fn(&OrderTransition) -> bool;

fn at(facility: Facility, moment: &OrderTransition) -> bool {
    matches!(moment.order, Order::Dock { facility: there, .. } if there == facility)
}

const SCENES: &[(&str, PaintedOrderPredicate)] = &[
    ("roll", |m| m.order == Order::Roll && m.events.iter().any(|e| matches!(e, Event::Gathered { ships: 4.., .. }))),
    ("mine", |m| at(Facility::LunarMine, m)),
    ("solar", |m| at(Facility::SolarConverter, m)),
    ("trade", |m| matches!(m.order, Order::Trade(_))),
    ("shipyard", |m| at(Facility::Shipyard, m)),
    ("raid", |m| matches!(m.order, Order::Raid { .. }) && m.events.iter().any(|e| matches!(e, Event::Stolen { .. }))),
    ("landing", |m| matches!(m.order, Order::Settle { .. })),
    ("launch", |m| matches!(m.order, Order::Launch(_))),
    ("control", |m| {
        m.events.iter().any(|e| matches!(e, Event::ControlChanged { before: Some(_), after: Some(_), .. }))
    }),
    ("evict", |m| m.events.iter().any(|e| matches!(e, Event::Evicted { .. }))),
    ("claim", |m| matches!(m.order, Order::Claim(_))),
    ("cycle", |m| matches!(m.order, Order::Cycle)),
    ("use", |m| matches!(m.order, Order::Use(_))),
    ("end", |m| m.after.is_over()),
];

#[test]
#[ignore = "paints a series of frames to be looked at: what must hold of motion, other tests assert"]
fn motions_are_painted_frame_by_frame() {
    let Some(_turn) = turn() else { return };
    let only = std::env::var("ORRERY_SERIES").unwrap_or_default();
    for (name, fits) in SCENES.iter().filter(|(name, _)| only.is_empty() || only.split(',').any(|o| o == *name)) {
        let (game, moment) = first(3, fits);
        println!("{name}: {:?} {:?}", moment.order, moment.events);
        let mut painter = board(960, 540, Some(game));
        painter.world().insert_resource(MotionSettings { speed: 0.6, reduced: false });
        painter.pass(2);
        painter.world().write_message(SubmitOrder::order(moment.order));
        for frame in 0..30 {
            let picture = painter.picture();
            keep(&picture, &format!("{name}-{frame:02}"));
            if frame > 2 && !painter.world().resource::<MotionActive>().0 {
                break;
            }
        }
    }
}

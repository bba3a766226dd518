//! The viewer: a match shown order by order, with a timeline, keys to play and step, and the way to play on from a moment.

mod branch;
mod controls;
mod practice;
mod timeline;
mod view;
mod wish;

use bevy_egui::egui::{Context, Order, Rect};

use super::intent::UiIntent;
use super::places::{COLUMN, foot_area};
use super::widgets::board_layer;
use crate::panels::table::MatchView;

pub use branch::{BranchRow, branch};
pub use practice::practice_mark;
pub use timeline::{chance_at, curve};
pub use view::{ReplaySpeed, ReplayTurn, ReplayView};
pub use wish::ReplayWish;

/// Where the log of the viewer stands: where the mover's cards and the log of a match that is played do.
pub fn log_area() -> super::places::Area {
    let (hand, log) = (COLUMN.hand_area(), COLUMN.log);
    (log.0, hand.1, log.2, log.1 + log.3 - hand.1)
}

/// The strip of the viewer at the foot of the board, and its keys in the column.
pub fn viewer(ctx: &Context, view: &MatchView, replay: &ReplayView, out: &mut Vec<UiIntent>) {
    let strip: Rect = view.place(foot_area());
    board_layer(ctx, "timeline", strip, Order::Foreground, |ui| timeline::timeline(ui, strip, view, replay, out));
    let keys = view.column(COLUMN.buttons_area());
    board_layer(ctx, "replay keys", keys, Order::Middle, |ui| controls::controls(ui, keys, view, replay, out));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(at: usize, turns: &[ReplayTurn]) -> ReplayView<'_> {
        let orders = turns.last().map_or(0, |turn| turn.end);
        ReplayView {
            at,
            orders,
            turns,
            playing: false,
            speed: ReplaySpeed::One,
            review: None,
            can_review: false,
            can_branch: true,
        }
    }

    #[test]
    fn steps_by_order_and_turn_stay_inside_the_match() {
        let turn = |first, end, colour| ReplayTurn { colour, round: 1, first, end };
        let turns = [turn(0, 4, Colour::Red), turn(4, 9, Colour::Green)];
        let steps = |at| {
            let view = view(at, &turns);
            [view.turn_back(), view.back(), view.on(), view.turn_on()]
        };
        assert_eq!(steps(0), [None, None, Some(1), Some(4)]);
        assert_eq!(steps(2), [Some(0), Some(1), Some(3), Some(4)]);
        assert_eq!(steps(4), [Some(0), Some(3), Some(5), Some(9)]);
        assert_eq!(steps(9), [Some(4), Some(8), None, None]);
        assert_eq!(view(4, &turns).turn().map(|turn| turn.colour), Some(Colour::Green));
        assert_eq!(view(9, &turns).turn().map(|turn| turn.colour), Some(Colour::Green));
        assert_eq!(view(0, &[]).turn(), None);
    }

    #[test]
    fn speeds_follow_each_other_and_stop_at_the_ends() {
        for pair in ReplaySpeed::ALL.windows(2) {
            assert_eq!((pair[0].step(true), pair[1].step(false)), (pair[1], pair[0]));
            assert_eq!(pair[1].factor(), pair[0].factor() * 2.0);
        }
        assert_eq!(ReplaySpeed::Half.step(false), ReplaySpeed::Half);
        assert_eq!(ReplaySpeed::Eight.step(true), ReplaySpeed::Eight);
    }
}

//! The panels of a match: what every player has, the mover's cards, the log, the buttons, and what is asked.

mod asked;
mod buttons;
mod hand;
mod hint;
mod log;
mod loot;
mod players;
mod recap;

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{Color32, Context, Id, LayerId, Order, Pos2, Rect, pos2, vec2};

use super::coach::{self, CoachView};
use super::icons::piece;
use super::intent::UiIntent;
use super::places::COLUMN;
use super::replay::{self, ReplayView};
use super::who::Sits;
use super::widgets::{board_layer, board_scale};
use crate::board::Counters;
use crate::board::motion::Overhead;
use crate::locale::Names;
use crate::rules::{Colour, Position};
use crate::settings::keys::KeyMap;
use crate::table::plan::{Plan, Target, Warning};

pub use asked::{trade_area, warning_action, warning_question, warning_text};
pub use buttons::column_place;
pub use hint::{Hint, hint_for};
pub use log::{Back, LogLine, log_dialogue};
pub use recap::{Past, Recap, RecapLine, recap_lines};

/// Everything the panels of a match show.
pub struct MatchView<'a> {
    /// How things lie.
    pub position: &'a Position,
    /// What the player is about to do.
    pub plan: &'a Plan,
    /// What can be clicked; empty while nobody at this screen is to move.
    pub targets: &'a [Target],
    /// What the keyboard stands on, or the mouse rests on where a panel tells of it.
    pub focus: Option<Target>,
    /// The players' names.
    pub names: &'a Names,
    /// By colour: who plays.
    pub sits: &'a [Sits; Colour::COUNT],
    /// Which keys do what.
    pub keys: &'a KeyMap,
    /// The log, oldest first.
    pub log: &'a [LogLine],
    /// The round, from 1.
    pub round: u32,
    /// How many ships the mover's turn began with.
    pub rolled: u8,
    /// Whether a person at this screen is to move.
    pub local: bool,
    /// Whether the last order can be taken back.
    pub can_undo: bool,
    /// Whether an order can be done again.
    pub can_redo: bool,
    /// Whether opponents wait for the player's word before each order.
    pub stepping: bool,
    /// The line at the bottom.
    pub hint: &'a Hint,
    /// A question before an order that loses something.
    pub warning: Option<Warning>,
    /// Whether that question is not to be asked again.
    pub unasked: bool,
    /// What changed since the mover's last turn, while it is shown.
    pub recap: Option<&'a Recap>,
    /// What the coach has to say.
    pub coach: CoachView<'a>,
    /// The numbers of the players' panels as they are counted.
    pub counters: &'a Counters,
    /// What flies over the panels.
    pub aloft: &'a [Overhead],
    /// The viewer, while the match is watched.
    pub replay: Option<&'a ReplayView<'a>>,
    /// Where the upper left corner of the 16:9 area lies.
    pub origin: Pos2,
}

impl MatchView<'_> {
    /// A rectangle of the layout on the screen.
    #[must_use]
    pub fn place(&self, (x, y, width, height): (f32, f32, f32, f32)) -> Rect {
        Rect::from_min_size(pos2(x, y) + self.origin.to_vec2(), vec2(width, height))
    }

    /// A rectangle of the right column, which stands at the window's edge, on the screen.
    #[must_use]
    pub fn column(&self, area: (f32, f32, f32, f32)) -> Rect {
        self.place(area).translate(vec2(self.origin.x.max(0.0), 0.0))
    }

    /// Whether `target` can be clicked now.
    #[must_use]
    pub fn can(&self, target: Target) -> bool {
        self.targets.contains(&target)
    }
}

/// All panels of a match.
pub fn match_panels(ctx: &Context, view: &MatchView, out: &mut Vec<UiIntent>) {
    // The board is clicked where no panel lies: of the tray only the heading is one.
    let mut heading = view.column(COLUMN.tray);
    heading.set_height(32.0);
    board_layer(ctx, "players", view.column(COLUMN.players_area()), Order::Middle, |ui| {
        players::players(ui, view, out);
    });
    board_layer(ctx, "tray", heading, Order::Middle, |ui| buttons::tray(ui, view, out));
    let log = view.column(log::area(view));
    board_layer(ctx, "log", log, Order::Middle, |ui| log::log(ui, log, view, out));
    if let Some(watched) = view.replay {
        replay::viewer(ctx, view, watched, out);
        overhead(ctx, view);
        return;
    }
    board_layer(ctx, "hand", view.column(COLUMN.hand_area()), Order::Middle, |ui| hand::hand(ui, view, out));
    board_layer(ctx, "buttons", view.column(COLUMN.buttons_area()), Order::Middle, |ui| {
        buttons::buttons(ui, view, out);
    });
    if let Some(foot) = hint::place(ctx, view) {
        board_layer(ctx, "foot", foot, Order::Middle, |ui| hint::foot(ui, view, foot, out));
    }
    asked::asked(ctx, view, out);
    if let Some(panel) = &view.coach.open {
        coach::coach(ctx, view, panel, out);
    }
    if let Some(recap) = view.recap {
        recap::recap(ctx, recap, view, out);
    }
    overhead(ctx, view);
}

/// Fuel, ore and cards on their way to the numbers that count them.
fn overhead(ctx: &Context, view: &MatchView) {
    if view.aloft.is_empty() {
        return;
    }
    let layer = LayerId::new(Order::Foreground, Id::new("aloft"));
    ctx.set_transform_layer(layer, TSTransform::from_scaling(board_scale(ctx)));
    let painter = ctx.layer_painter(layer);
    for thing in view.aloft {
        let at = pos2(thing.at.x, thing.at.y) + view.origin.to_vec2();
        piece(&painter, &thing.piece, at, thing.scale, Color32::WHITE.gamma_multiply(thing.alpha));
    }
}

/// The identity of a widget that stands for `target`.
#[must_use]
pub fn target_id(target: Target) -> Id {
    Id::new(("target", target))
}

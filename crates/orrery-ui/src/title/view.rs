//! The data of the title screen, and functions that its parts share.

use std::path::PathBuf;
use std::sync::Arc;

use bevy_egui::egui::{Color32, Context, Galley, Id, Painter, Pos2, Rect, Shadow};

use crate::style::PANEL_PALETTE;
use crate::widgets::board_scale;
use orrery_core::{FIRST_GAME, GameKey};

/// The column's left edge, in points.
pub const LEFT: f32 = 60.0;
/// The column's width, in points.
pub const WIDTH: f32 = 316.0;

/// A request to turn the title orrery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OrreryRotationRequest {
    /// Bring this game to the front.
    To(GameKey),
    /// Bring the game at this index in the title screen's order to the front.
    Number(usize),
    /// Turn by this many games; backwards if negative.
    By(i32),
}

/// A game on the title screen.
#[derive(Debug, Clone)]
pub struct TitleGame {
    /// The key of the game.
    pub key: GameKey,
    /// The name of the game.
    pub name: String,
    /// The description of the game, in one line.
    pub line: String,
    /// The number of players, in words.
    pub players: String,
    /// The credit to the game's authors. Empty if none is due.
    pub credit: String,
    /// True if this program can play the game.
    pub plays: bool,
}

impl Default for TitleGame {
    fn default() -> Self {
        let [name, line, players, credit] = [const { String::new() }; 4];
        Self { key: FIRST_GAME, name, line, players, credit, plays: false }
    }
}

/// The data of the title screen.
#[derive(Debug, Clone, Default)]
pub struct TitleView {
    /// The game that the text describes: the near game, at the front of the orrery. In the first half of a turn it is still the
    /// previous one.
    pub game: TitleGame,
    /// All games, in the order of the title screen.
    pub games: Vec<TitleGame>,
    /// The opacity of the text, from 0 to 1. It fades while the orrery turns.
    pub clear: f32,
    /// The line below the logo: the number of games.
    pub house: String,
    /// The match of the near game that Continue opens, in a few words, or `None` if there is none.
    pub latest: Option<String>,
    /// The match that Continue opens, as the text of the button's second line.
    pub latest_line: String,
    /// All matches in progress of the near game, the newest first.
    pub waits: Vec<ResumableMatchRow>,
    /// The date and the result of the daily deal, in words.
    pub daily: String,
    /// True if the daily deal has not been played.
    pub daily_new: bool,
    /// True if the dialogue of the daily deal also has challenges.
    pub challenges: bool,
    /// The version of the program.
    pub version: String,
    /// The number of seconds that a lamp takes to light up or go out.
    pub fade: f32,
    /// The other games on their arms, in the order of their places. Empty with a single game.
    pub bodies: Vec<OrreryBodyView>,
    /// The body of the near game, if there are other games.
    pub near: Option<OrreryBodyView>,
    /// The left edge of the near lens at rest, in units.
    pub near_left: f32,
    /// The foot of the pin at the near place, in units. The buttons that turn the orrery are below it, even during a turn.
    pub foot: Pos2,
    /// The upper left corner of the 16:9 area, in units.
    pub origin: Pos2,
}

/// A match in progress, as a row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResumableMatchRow {
    /// The names of the match's players.
    pub names: String,
    /// The round, and the time of saving.
    pub line: String,
    /// The file of the match.
    pub path: PathBuf,
}

/// A game on its arm of the title orrery.
#[derive(Debug, Clone, PartialEq)]
pub struct OrreryBodyView {
    /// The key of the game.
    pub key: GameKey,
    /// The name of the game.
    pub name: String,
    /// The description of the game, in one line.
    pub line: String,
    /// The line below the name: the round of a match in progress, or the number of players.
    pub second: String,
    /// True if a match of the game can be resumed.
    pub waits: bool,
    /// The label for screen readers.
    pub spoken: String,
    /// True if the lens contains only the name of the game.
    pub plain: bool,
    /// The place on the orrery. 0 is the near place.
    pub place: usize,
    /// The index of the game in the title screen's order.
    pub number: usize,
    /// The foot of the body's pin, in units.
    pub foot: Pos2,
    /// The middle of the body, in units.
    pub middle: Pos2,
    /// The radius of the body, in units.
    pub radius: f32,
}

/// Draws text on the sky, on a soft dark shadow that keeps it readable in front of stars and lines.
pub fn on_sky(painter: &Painter, at: Pos2, galley: &Arc<Galley>, ink: Color32) {
    let dark = Shadow { offset: [0, 0], blur: 14, spread: 2, color: PANEL_PALETTE.space[0].0.gamma_multiply(0.5) };
    painter.add(dark.as_shape(galley.rect.translate(at.to_vec2()), 8.0));
    painter.galley(at, galley.clone(), ink);
}

/// Returns the brightness of a lamp, from 0 to 1. Within `fade` seconds, the lamp lights up if `lit` is true, and otherwise goes
/// out.
pub fn lamp(ctx: &Context, of: &str, lit: bool, fade: f32) -> f32 {
    ctx.animate_bool_with_time(Id::new(("title lamp", of)), lit, fade)
}

/// Returns the left edge of the near lens, in points.
pub fn near_left(ctx: &Context, view: &TitleView) -> f32 {
    (view.near_left + view.origin.x) * board_scale(ctx)
}

/// Reports whether scrolling turns the orrery, because the pointer is to the right of the column.
pub fn over_the_instrument(ctx: &Context, used: Rect) -> bool {
    ctx.pointer_hover_pos().is_some_and(|at| at.x > used.right())
}

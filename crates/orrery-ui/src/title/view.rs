//! What the title shows, and what its parts have in common.

use std::path::PathBuf;
use std::sync::Arc;

use bevy_egui::egui::{Color32, Context, Galley, Id, Painter, Pos2, Rect, Shadow};

use crate::style::INKS;
use crate::widgets::board_scale;
use orrery_core::{FIRST_GAME, GameKey};

/// The column's left edge and its width, in points.
pub const LEFT: f32 = 60.0;
/// Its width.
pub const WIDTH: f32 = 316.0;

/// What somebody asks of the instrument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TitleTurn {
    /// Let this game come near.
    To(GameKey),
    /// Let the game on this place of the house's order come near, from 0.
    Number(usize),
    /// Go on by so many games, or back.
    By(i32),
}

/// What the title tells of a game.
#[derive(Debug, Clone)]
pub struct TitleGame {
    /// Which.
    pub key: GameKey,
    /// What it is called.
    pub name: String,
    /// What it is, in a line.
    pub line: String,
    /// How many play.
    pub players: String,
    /// Whose it is; empty where nothing is to be said.
    pub credit: String,
    /// Whether this program can play it.
    pub plays: bool,
}

impl Default for TitleGame {
    fn default() -> Self {
        let [name, line, players, credit] = [const { String::new() }; 4];
        Self { key: FIRST_GAME, name, line, players, credit, plays: false }
    }
}

/// What the title shows.
#[derive(Debug, Clone, Default)]
pub struct TitleView {
    /// The game of which the words tell.
    pub game: TitleGame,
    /// All games, in the order of the house.
    pub games: Vec<TitleGame>,
    /// How clearly they do, 0 to 1: they go and come while the instrument turns.
    pub clear: f32,
    /// The house's line: how many games there are.
    pub house: String,
    /// The match of that game that Continue opens, in a few words; nothing if there is none.
    pub latest: Option<String>,
    /// The same in the key's second line.
    pub latest_line: String,
    /// Every match of that game that waits, the newest first.
    pub waits: Vec<Waits>,
    /// The deal of the day: its date, and how it went.
    pub daily: String,
    /// Whether the deal of the day has not been played.
    pub daily_new: bool,
    /// Whether challenges are found beside it.
    pub challenges: bool,
    /// The version of the program.
    pub version: String,
    /// Seconds a lamp takes to light up or go out.
    pub fade: f32,
    /// The other games on their arms, from the nearest place on; empty with one game.
    pub bodies: Vec<TitleBody>,
    /// Where the near game stands, if it is not alone.
    pub near: Option<TitleBody>,
    /// Where the near lens begins, in units, whatever moves.
    pub near_left: f32,
    /// The foot of the near place, in units: what turns the instrument stands below it, also while it turns.
    pub foot: Pos2,
    /// Where the upper left corner of the 16:9 area lies, in units.
    pub origin: Pos2,
}

/// A match that waits, in the list of those that do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waits {
    /// Who plays.
    pub names: String,
    /// Its round, and when it was saved.
    pub line: String,
    /// Its file.
    pub path: PathBuf,
}

/// A game on its arm.
#[derive(Debug, Clone, PartialEq)]
pub struct TitleBody {
    /// Which.
    pub key: GameKey,
    /// What it is called.
    pub name: String,
    /// What it is, in a line.
    pub line: String,
    /// What stands under its name: which round waits, or how many play.
    pub second: String,
    /// Whether a match waits.
    pub waits: bool,
    /// What a screen reader says of it.
    pub spoken: String,
    /// Whether nothing but its name is in its lens.
    pub plain: bool,
    /// Its place, 0 near.
    pub place: usize,
    /// Its number in the order of the house, from 0.
    pub number: usize,
    /// The foot of its pin, its middle and its radius, in units.
    pub foot: Pos2,
    /// Its middle.
    pub middle: Pos2,
    /// Its radius.
    pub radius: f32,
}

/// Words that stand on the sky: with soft darkness behind them, so that stars and lines do not disturb.
pub fn on_sky(painter: &Painter, at: Pos2, galley: &Arc<Galley>, ink: Color32) {
    let dark = Shadow { offset: [0, 0], blur: 14, spread: 2, color: INKS.space[0].0.gamma_multiply(0.5) };
    painter.add(dark.as_shape(galley.rect.translate(at.to_vec2()), 8.0));
    painter.galley(at, galley.clone(), ink);
}

/// How brightly a lamp is lit, 0 to 1: it lights up when a match is kept or a deal is new, and goes out when that is over.
pub fn lamp(ctx: &Context, of: &str, lit: bool, fade: f32) -> f32 {
    ctx.animate_bool_with_time(Id::new(("title lamp", of)), lit, fade)
}

/// Where the near lens begins, in points.
pub fn near_left(ctx: &Context, view: &TitleView) -> f32 {
    (view.near_left + view.origin.x) * board_scale(ctx)
}

/// Whether somebody who turns the wheel means the instrument: it lies under the pointer.
pub fn over_the_instrument(ctx: &Context, used: Rect) -> bool {
    ctx.pointer_hover_pos().is_some_and(|at| at.x > used.right())
}

//! The shared board of a game without a board of its own: a plain table with a panel for each player, and the round above them.

use bevy::math::Vec2;

use super::contract::{BoardScene, SceneContext};
use super::layout::LAYOUT;
use super::paint::RoundedRect;
use super::palette::PALETTE;
use super::scene::{ComposedScene, RowAlign, SceneNodeId, TextLine, id, z};
use super::text_metrics;
use orrery_core::Rules as _;
use orrery_core::{Standing, Standings};
use orrery_locale::text_args;

/// Gives a game without targets ([`Never`](orrery_table::Never)) the shared plain board, until it has a board of its own:
/// `plain_board!(MyGame);`.
#[macro_export]
macro_rules! plain_board {
    ($game:ty) => {
        impl $crate::BoardScene for $game {
            type BoardPieces = ();
            type PieceQueries = ();
            type Backdrop = ();
            type LogAnchor = ::orrery_core::interaction::Never;

            fn read_pieces(&(): &()) {}

            fn compose(ctx: &$crate::SceneContext<Self>) -> ($crate::scene::ComposedScene, ()) {
                ($crate::plain::compose(ctx), ())
            }
        }
    };
}

/// Width of the panel column on the right, in units.
const COLUMN: f32 = 344.0;
/// The size of a player's panel, and the gap between two panels, in units.
const PLATE: Vec2 = Vec2::new(344.0, 168.0);
const GAP: f32 = 28.0;
/// The maximum number of panels in a row.
const ABREAST: usize = 3;
/// The distance from the panels up to the text of the round, in units.
const ABOVE: f32 = 62.0;

/// Composes the round and the players' panels.
pub fn compose<G: BoardScene>(ctx: &SceneContext<G>) -> ComposedScene {
    let mut scene = ComposedScene::default();
    scene.frame.column = ctx.visible.max.x - COLUMN;
    let Standings(standings) = G::Rules::standings(ctx.view);
    let middle = Vec2::new((LAYOUT.width - COLUMN) / 2.0, LAYOUT.height / 2.0);
    let rows = standings.len().div_ceil(ABREAST);
    let top = middle.y - (rows as f32 * (PLATE.y + GAP) - GAP) / 2.0;
    let round = text_args("ui-round", &[("round", ctx.round.into())]);
    let place = Vec2::new(middle.x, top - ABOVE);
    line(&mut scene, id("round", 0), round, (26.0, 640.0), RowAlign::Middle, place);
    for (row, seats) in standings.chunks(ABREAST).enumerate() {
        let wide = seats.len() as f32 * (PLATE.x + GAP) - GAP;
        let mut at = Vec2::new(middle.x - wide / 2.0, top + row as f32 * (PLATE.y + GAP)) + PLATE / 2.0;
        for standing in seats {
            plate(&mut scene, ctx, standing, at);
            at.x += PLATE.x + GAP;
        }
    }
    scene
}

/// Adds a player's panel, which shows the score and marks the mover or a winner. `at` is the panel's middle.
fn plate<G: BoardScene>(scene: &mut ComposedScene, ctx: &SceneContext<G>, standing: &Standing, at: Vec2) {
    let (seat, points) = (standing.seat, standing.total());
    let moves = ctx.mover == Some(seat);
    let lit = moves || standing.winner;
    let panel: Vec<_> = PALETTE.panel.iter().map(|ink| ink.at(0.92)).collect();
    let rim = if lit { [PALETTE.brass[1].0, PALETTE.brass[2].0] } else { [PALETTE.rim[1].0, PALETTE.rim[3].0] };
    let mut below = RoundedRect::new(PLATE, 16.0).fill(&panel).rim(1.6, &rim).shadow(PALETTE.shadow.at(0.6), 12.0);
    if lit {
        below = below.glow(PALETTE.brass[1].at(0.35), 10.0);
    }
    scene.plate(id("seat", seat), below, at, z::PIECES);
    scene.piece(id("seat crest", seat), format!("crest-{seat}"), at + Vec2::new(-122.0, -38.0), z::PIECES + 2.0);
    let name = ctx.names.of(seat);
    line(scene, id("seat name", seat), name.clone(), (22.0, 232.0), RowAlign::Left, at + Vec2::new(-86.0, -30.0));
    let count = id("seat points", seat);
    let wide = line(scene, count, points.to_string(), (44.0, 120.0), RowAlign::Left, at + Vec2::new(-146.0, 38.0));
    let of = text_args("tag-points", &[("count", points.into())]);
    line(scene, id("seat of", seat), of, (18.0, 160.0), RowAlign::Left, at + Vec2::new(-136.0 + wide, 38.0));
    let turn = moves.then(|| text_args("ui-hint-opponent", &[("name", name.as_str().into())]));
    let won = standing.winner.then(|| text_args("ui-end-title", &[("count", 1.into()), ("names", name.into())]));
    if let Some(told) = turn.or(won) {
        line(scene, id("seat turn", seat), told, (17.0, PLATE.x - 52.0), RowAlign::Left, at + Vec2::new(-146.0, 68.0));
    }
}

/// Adds a line of text with its baseline at `at`, in a smaller size if necessary to fit. Returns the width of the line.
fn line(
    scene: &mut ComposedScene,
    name: SceneNodeId,
    text: String,
    (size, room): (f32, f32),
    align: RowAlign,
    at: Vec2,
) -> f32 {
    let width = text_metrics::width(&text, size, true, 0.0);
    let fits = (room / width.max(1.0)).min(1.0);
    let words = TextLine { text, size: size * fits, bold: true, spacing: 0.0, colour: PALETTE.ivory.0 };
    scene.words(name, words, align, at, z::PIECES + 4.0);
    width * fits
}

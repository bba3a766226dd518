//! The current state of the board, for tests and external checks.

use bevy::prelude::*;
use bevy::sprite::Text2d;

use super::draw::DrawnNode;
use super::paint::VectorShape;
use super::scene::{NodeLook, TransitionKind, tag_id};
use super::text_metrics;
use orrery_table::TableEntityMarker;

/// A piece of the game as currently shown.
#[derive(Debug, Clone, PartialEq)]
pub struct DrawnPiece {
    /// The identifier of the piece, the same in all frames.
    pub id: u64,
    /// The entity of the table that is drawn; `None` for a decoration, such as a badge, that moves like a piece.
    pub entity: Option<Entity>,
    /// The current position of the piece, in units.
    pub at: Vec2,
    /// The position of the piece at rest, in units.
    pub goal: Vec2,
    /// The current opacity of the piece, 0 to 1.
    pub alpha: f32,
    /// The current rotation of the piece in radians, clockwise.
    pub turn: f32,
    /// The duration of the whole motion in seconds at speed 1, and the distance from its start to its goal in units; `None` at
    /// rest.
    pub way: Option<(f32, f32)>,
}

/// Returns the pieces of the game that are shown, and the number of transient objects.
pub fn shown_now(world: &mut World) -> (Vec<DrawnPiece>, usize) {
    let mut all = world.query::<(Entity, &DrawnNode, Has<TableEntityMarker>)>();
    let mut passing = 0;
    let mut pieces = Vec::new();
    for (entity, thing, on_table) in all.iter(world) {
        let Some(node) = &thing.node else {
            passing += 1;
            continue;
        };
        if node.motion == TransitionKind::Token {
            let way = thing.tween.as_ref().map(|tween| (tween.cue.duration, tween.from.at.distance(tween.to.at)));
            let pose = thing.pose;
            pieces.push(DrawnPiece {
                id: node.id.0,
                entity: on_table.then_some(entity),
                at: pose.at,
                goal: node.at,
                alpha: pose.alpha,
                turn: pose.turn,
                way,
            });
        }
    }
    (pieces, passing)
}

/// Returns the area of the pointed target's label, in units, if there is a label.
pub fn tag_now(world: &mut World) -> Option<Rect> {
    let mut all = world.query::<&DrawnNode>();
    let tag = all.iter(world).find(|thing| thing.node.as_ref().is_some_and(|node| node.id == tag_id()))?;
    let NodeLook::Drawn(VectorShape::Plate(plate)) = &tag.look else { return None };
    Some(Rect::from_center_size(tag.pose.at, plate.size))
}

/// A line of text as currently shown on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct DrawnText {
    /// The text as drawn.
    pub text: String,
    /// The font size in units.
    pub size: f32,
    /// The area of the text from the top of the capitals to the baseline, in units.
    pub area: Rect,
    /// The height of the text in the scene.
    pub z: f32,
}

/// Returns the lines of text on the board. Faint lines are left out, because they only outline others.
pub fn lines_now(world: &mut World) -> Vec<DrawnText> {
    // The text component is what is drawn, whatever the node contains.
    let mut all = world.query::<(&DrawnNode, &Text2d)>();
    let lines = all.iter(world).filter_map(|(thing, painted)| {
        let NodeLook::Words(words) = &thing.look else { return None };
        let size = words.size * thing.pose.scale;
        let wide = text_metrics::width(painted, words.size, words.bold, words.spacing) * thing.pose.scale;
        let at = thing.pose.at;
        let area = Rect::from_corners(at - Vec2::new(0.0, size * CAPITAL), at + Vec2::new(wide, 0.0));
        let seen = words.colour.alpha * thing.pose.alpha > 0.55;
        seen.then(|| DrawnText { text: painted.0.clone(), size, area, z: thing.z })
    });
    lines.collect()
}

/// The height of capitals and digits, relative to the font size.
const CAPITAL: f32 = 0.714;

//! What is shown at this moment, for whoever has to look at it from outside: tests and trials.

use bevy::prelude::*;
use bevy::sprite::Text2d;

use super::draw::Drawn;
use super::paint::Drawing;
use super::scene::{Look, Motion, tag_id};
use super::text_metrics;

/// A piece of the game as it is shown now.
#[derive(Debug, Clone, PartialEq)]
pub struct Seen {
    /// The same from frame to frame.
    pub id: u64,
    /// Where it is, in units.
    pub at: Vec2,
    /// Where it lies when everything is at rest.
    pub goal: Vec2,
    /// Its opacity.
    pub alpha: f32,
    /// Its turn in radians.
    pub turn: f32,
    /// While it is on its way: how long the whole way takes in seconds at speed 1, and how far it leads.
    pub way: Option<(f32, f32)>,
}

/// The pieces of the game that are shown, and how many things only pass by.
pub fn shown_now(world: &mut World) -> (Vec<Seen>, usize) {
    let mut all = world.query::<&Drawn>();
    let mut passing = 0;
    let mut pieces = Vec::new();
    for thing in all.iter(world) {
        let Some(node) = &thing.node else {
            passing += 1;
            continue;
        };
        if node.motion == Motion::Token {
            let way = thing.tween.as_ref().map(|tween| (tween.cue.duration, tween.from.at.distance(tween.to.at)));
            let pose = thing.pose;
            pieces.push(Seen { id: node.id.0, at: pose.at, goal: node.at, alpha: pose.alpha, turn: pose.turn, way });
        }
    }
    (pieces, passing)
}

/// Where the tag of what is pointed at lies, in units, while there is one.
pub fn tag_now(world: &mut World) -> Option<Rect> {
    let mut all = world.query::<&Drawn>();
    let tag = all.iter(world).find(|thing| thing.node.as_ref().is_some_and(|node| node.id == tag_id()))?;
    let Look::Drawn(Drawing::Plate(plate)) = &tag.look else { return None };
    Some(Rect::from_center_size(tag.pose.at, plate.size))
}

/// A line of words as it is shown on the board now.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The words.
    pub text: String,
    /// Size of the letters in units.
    pub size: f32,
    /// Where they are, from the top of the capitals to the baseline, in units.
    pub area: Rect,
    /// How high they lie.
    pub z: f32,
}

/// The lines of words the board shows; the dark copies that only rim others are left out.
pub fn lines_now(world: &mut World) -> Vec<Line> {
    // What is painted is what the text component holds, whatever the thing is meant to say.
    let mut all = world.query::<(&Drawn, &Text2d)>();
    let lines = all.iter(world).filter_map(|(thing, painted)| {
        let Look::Words(words) = &thing.look else { return None };
        let size = words.size * thing.pose.scale;
        let wide = text_metrics::width(painted, words.size, words.bold, words.spacing) * thing.pose.scale;
        let at = thing.pose.at;
        let area = Rect::from_corners(at - Vec2::new(0.0, size * CAPITAL), at + Vec2::new(wide, 0.0));
        let seen = words.colour.alpha * thing.pose.alpha > 0.55;
        seen.then(|| Line { text: painted.0.clone(), size, area, z: thing.z })
    });
    lines.collect()
}

/// Height of capitals and digits, for a size of 1.
const CAPITAL: f32 = 0.714;

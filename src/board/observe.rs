//! What is shown at this moment, for whoever has to look at it from outside: tests and trials.

use bevy::prelude::*;

use super::draw::Drawn;
use super::scene::Motion;

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

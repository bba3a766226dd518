//! Letters on cargo, for palettes whose colours do not distinguish the kinds of cargo.

use bevy::math::Vec2;

use super::parts::{BoardTextStyle, words};
use crate::locale::thing_letter;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, SceneNodeId, id};
use orrery_settings::palette::GRADING;
use starship_catan::rules::Commodity;

/// The size of a letter on a picture at full scale.
const SIZE: f32 = 13.0;

/// Reports whether cargo has letters, which is the case only in a palette without colours.
pub fn shows_letters() -> bool {
    GRADING.colour == 0.0
}

/// Draws the letter of a commodity on its picture, which is centred at `at` and drawn at this scale.
pub fn letter(scene: &mut ComposedScene, name: SceneNodeId, thing: Commodity, at: Vec2, (scale, z): (f32, f32)) {
    if !shows_letters() {
        return;
    }
    let size = SIZE * scale.max(0.7);
    // A dark rim keeps the light letter legible on every picture.
    let hand = BoardTextStyle::bold(size, z).in_colour(PALETTE.space[0].0);
    let told = thing_letter(thing);
    let baseline = at + Vec2::new(0.0, size * 0.36);
    for (nth, by) in
        [Vec2::new(-1.0, 0.0), Vec2::new(1.0, 0.0), Vec2::new(0.0, -1.0), Vec2::new(0.0, 1.0)].iter().enumerate()
    {
        words(scene, id("letter rim", (name, nth)), told.clone(), hand, RowAlign::Middle, baseline + *by);
    }
    let hand = BoardTextStyle::bold(size, z + 0.1).in_colour(PALETTE.ivory.0);
    words(scene, id("letter", name), told, hand, RowAlign::Middle, baseline);
}

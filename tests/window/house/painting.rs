//! A test of the offscreen renderer that other tests use.

use bevy::prelude::*;
use orrery_pilot::offscreen::{TestOffscreenApp, can_paint, pixel};

#[test]
fn test_painter_draws_a_sprite_at_its_position() {
    if !can_paint() {
        return;
    }
    let mut painter = TestOffscreenApp::new(64, 32, |app| {
        app.insert_resource(ClearColor(Color::srgb_u8(10, 20, 60)));
    });
    let target = painter.target();
    painter.world().spawn((Camera2d, target, Msaa::Off));
    let square = Sprite::from_color(Color::srgb_u8(240, 120, 0), Vec2::splat(8.0));
    painter.world().spawn((square, Transform::from_xyz(-16.0, 8.0, 0.0)));
    let picture = painter.picture();
    assert_eq!((picture.width(), picture.height()), (64, 32));
    assert_eq!(pixel(&picture, 16, 8), [240, 120, 0], "the sprite, left of and above the middle");
    assert_eq!(pixel(&picture, 48, 24), [10, 20, 60], "the background");
}

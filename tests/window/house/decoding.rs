//! Tests of the time at which the shared art and the games' art are decoded.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use orrery::art;
use orrery::board::ArtImages;
use orrery::board::pieces::{is_of_title, start_decoding, take_decoded};
use orrery::core::FIRST_GAME;

#[test]
fn game_art_is_decoded_only_once_wanted() {
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), AssetPlugin::default()))
        .init_asset::<Image>()
        .init_resource::<ArtImages>()
        .add_message::<RequestRedraw>()
        .add_systems(Startup, start_decoding)
        .add_systems(Update, take_decoded);
    let until = |app: &mut App, ready: fn(&ArtImages) -> bool| {
        while !ready(app.world().resource::<ArtImages>()) {
            app.update();
            std::thread::yield_now();
        }
    };
    until(&mut app, ArtImages::title_ready);
    let pieces = app.world().resource::<ArtImages>();
    assert!(pieces.all_ready() && pieces.get("title-column").is_some());
    assert!(!pieces.match_ready(FIRST_GAME) && pieces.get("ship-red-4").is_none(), "nobody plays yet");
    app.world_mut().resource_mut::<ArtImages>().want(FIRST_GAME);
    assert!(!app.world().resource::<ArtImages>().all_ready());
    until(&mut app, |pieces| pieces.match_ready(FIRST_GAME));
    let pieces = app.world().resource::<ArtImages>();
    let own = |owner: &str| owner == "house" || owner == FIRST_GAME.word();
    let drawn = art::names().filter_map(art::get).filter(|piece| own(piece.owner));
    let missing: Vec<_> = drawn.filter(|piece| pieces.get(piece.name).is_none()).map(|piece| piece.name).collect();
    assert_eq!(missing, Vec::<&str>::new(), "all art of the game and of the house");
    let others = art::names().filter_map(art::get).filter(|piece| !own(piece.owner) && !is_of_title(piece));
    let early: Vec<_> = others.filter(|piece| pieces.get(piece.name).is_some()).map(|piece| piece.name).collect();
    assert_eq!(early, Vec::<&str>::new(), "another game's waits for a match of it");
}

//! Checks of a game's scenes in the gallery.

use bevy::prelude::World;
use orrery_app::gallery::{GalleryApp, GalleryFlags, scenes_of};
use orrery_core::Rules as _;
use orrery_ui::gallery::GalleryScenes as _;

use crate::reference_pictures::{looks_as_looked_at, studio, turn};
use crate::{ProgramUnderTest, RulesOf};

/// Checks every scene that only this game has: according to `holds`, it must reach the state for which it is named. Nothing is
/// painted.
pub fn scenes_hold<P: ProgramUnderTest>(holds: impl Fn(&str, &World) -> bool) {
    let asked = GalleryFlags { check: true, ..GalleryFlags::default() };
    let mut studio = GalleryApp::new(P::games(), &asked).expect("the program starts without a window");
    let own = |name: &str| P::Game::SCENES.iter().flat_map(|part| part.scenes).any(|own| own.name == name);
    for scene in scenes_of(P::games(), Some(RulesOf::<P>::KEY)).into_iter().filter(|scene| own(&scene.name)) {
        studio.visit(&scene);
        assert!(holds(&scene.name, studio.world()), "{} shows what it is named for", scene.name);
    }
}

/// Checks that scenes, painted in a small size, look like their approved pictures. Each scene is given with the name of its file.
/// After an intended change, run `ORRERY_PICTURES=accept cargo test --workspace --test window looked_at`, then inspect every
/// picture.
pub fn scenes_look_as_approved<P: ProgramUnderTest>(scenes: &[(&str, &str)]) {
    let Some(_turn) = turn() else { return };
    let mut studio = studio(P::games(), (480, 270));
    let all = scenes_of(P::games(), Some(RulesOf::<P>::KEY));
    for (name, file) in scenes {
        let scene = all.iter().find(|scene| scene.name == *name).unwrap_or_else(|| panic!("there is a scene {name}"));
        looks_as_looked_at(&mut studio, scene, file);
    }
}

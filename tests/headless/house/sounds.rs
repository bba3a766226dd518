//! Tests of the sounds: the manifest, the recipes and the files agree, the sizes stay within their limits, and the music loops
//! without a seam.

use std::path::Path;

use orrery::synth::{self, LoadScope, SoundManifest, TITLE, measure};

fn assets() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

#[test]
fn every_sound_has_a_recipe_and_its_files() {
    let manifest = SoundManifest::own();
    let mut recipes = synth::effect_names();
    recipes.sort_unstable();
    assert!(manifest.effects.keys().map(String::as_str).eq(recipes), "effects listed and effects with a recipe");
    let mut layers = synth::layer_names();
    layers.sort_unstable();
    assert!(manifest.music.layers.keys().map(String::as_str).eq(layers), "layers listed and layers with a recipe");
    let owners = std::fs::read_dir(assets()).expect("assets is there").flatten().map(|owner| owner.file_name());
    let mut there: Vec<String> = Vec::new();
    for owner in owners {
        let files = std::fs::read_dir(assets().join(&owner).join("sound")).into_iter().flatten().flatten();
        let named =
            files.map(|file| file.file_name().to_string_lossy().into_owned()).filter(|name| name.ends_with(".ogg"));
        there.extend(named.map(|name| format!("{}/sound/{name}", owner.to_string_lossy())));
    }
    there.sort();
    let mut listed: Vec<String> = manifest.files().iter().map(|file| manifest.place(file)).collect();
    listed.sort();
    assert_eq!(there, listed, "files in assets/*/sound and files listed");
}

#[test]
fn sounds_stay_within_memory_and_file_limits() {
    let manifest = SoundManifest::own();
    // The sounds decoded at the same time: the shared ones, and those of the game of the open match.
    let games = manifest.games();
    assert!(games.len() > 1 && manifest.memory(None) < manifest.memory(Some(games[0])), "{games:?}");
    for game in games {
        let bytes = manifest.memory(Some(game));
        assert!(bytes <= 30_000_000, "{bytes} bytes when decoded in a match of {game}");
    }
    let size = |file: &String| std::fs::metadata(assets().join(manifest.place(file))).expect("the file is there").len();
    let bytes: u64 = manifest.files().iter().map(size).sum();
    assert!(bytes <= 3_400_000, "{bytes} bytes of files");
}

#[test]
fn recipes_are_repeatable_and_match_listed_length_and_level() {
    let manifest = SoundManifest::own();
    let some = [("die", 0), ("die", 5), ("fuel", 1), ("refused", 0), ("hover", 1), ("strike", 1)];
    let others = [("steel", 3), ("coin-run", 0), ("glass-clear", 1), ("sky-2", 0), ("cargo-goods", 1)];
    let foundry = [("die-glass", 2), ("station-turns", 0), ("cantina", 0), ("good-skyrite", 1)];
    for (name, variant) in some.into_iter().chain(others).chain(foundry) {
        let clip = synth::effect(&manifest, name, variant).expect("there is a recipe");
        assert_eq!(Some(&clip), synth::effect(&manifest, name, variant).as_ref(), "{name} again");
        let (entry, told) = (manifest.effects[name], measure(&clip));
        assert!((told.seconds - entry.seconds).abs() < 0.001, "{name}: {told:?}");
        assert!((told.loudest - entry.level).abs() < 0.1, "{name}: {told:?}");
        assert!(told.peak <= manifest.ceiling + 0.01, "{name}: {told:?}");
        let silent =
            |channel: &[f32]| channel.iter().take(2).chain(channel.iter().rev().take(2)).all(|s| s.abs() < 0.01);
        assert!(silent(&clip.left) && silent(&clip.right), "{name} begins and ends in silence");
    }
    assert_ne!(synth::effect(&manifest, "die", 0), synth::effect(&manifest, "die", 1), "the variants differ");
    assert_eq!(synth::effect(&manifest, "no such sound", 0), None);
}

#[test]
fn sound_files_belong_to_a_game_or_are_shared() {
    let manifest = SoundManifest::own();
    assert_eq!(["button-1", "music-pad"].map(|file| manifest.game_of(file)), [None, None]);
    assert_eq!(manifest.game_of("die-6"), Some("alien-frontiers"));
    assert_eq!(manifest.game_of("cantina-glass-2"), Some("far-space-foundry"));
    assert_eq!(manifest.game_of("sky-4-1"), Some("starship-catan"));
    assert_eq!(manifest.place("sky-4-1"), "starship-catan/sound/sky-4-1.ogg");
}

#[test]
fn title_chords_are_ready_only_on_the_title() {
    let manifest = SoundManifest::own();
    let chords: Vec<&str> = manifest.games().into_iter().map(|game| manifest.chord_of(game)).collect();
    assert_eq!(manifest.chord_of("a game without one"), TITLE);
    for chord in chords.into_iter().chain([TITLE]) {
        assert!(manifest.effects.contains_key(chord), "{chord} is listed");
        assert_eq!(manifest.ready(&format!("{chord}-1")), LoadScope::OnTitle, "{chord}");
    }
    let at = ["button-1", "music-pad", "die-6", "sky-4-1"].map(|file| manifest.ready(file));
    assert_eq!(
        at,
        [LoadScope::Always, LoadScope::Always, LoadScope::In("alien-frontiers"), LoadScope::In("starship-catan")]
    );
}

#[test]
fn music_layer_loops_without_a_seam() {
    let manifest = SoundManifest::own();
    let clip = synth::layer(&manifest, "pad").expect("there is a recipe");
    let told = measure(&clip);
    assert!((told.seconds - manifest.music.seconds).abs() < 0.001, "{told:?}");
    assert!(told.seam <= 1.0, "the step over the seam is larger than any other: {told:?}");
    assert!((told.level - manifest.music.layers["pad"].level).abs() < 0.1 && told.peak < manifest.ceiling, "{told:?}");
    let wide = synth::with_margins(&clip, manifest.music.margin);
    let edge = (wide.len() - clip.len()) / 2;
    assert_eq!(wide.left[edge..edge + clip.len()], clip.left[..], "the loop lies between the margins");
    assert_eq!(wide.left[..edge], clip.left[clip.len() - edge..], "before it comes its own end");
}

//! Tests that no game's drawing has the name of a shared one, because a game's drawings may include shared ones.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use orrery::games::GAMES;

/// Returns the drawings in `folder` and its subfolders, as paths relative to `art`.
fn drawings(folder: &Path, art: &Path) -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) = entries.partition(|path| path.is_dir());
    let own = files.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "svg"));
    let own = own.filter_map(|path| Some(path.strip_prefix(art).ok()?.to_owned()));
    own.chain(folders.iter().flat_map(|folder| drawings(folder, art))).collect()
}

fn drawings_of(owner: &str) -> BTreeSet<PathBuf> {
    let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(owner).join("art");
    drawings(&art, &art)
}

/// The build of the shared crates does not see the drawings of games, so it cannot check this.
#[test]
fn no_game_drawing_has_the_name_of_a_shared_one() {
    let house = drawings_of("house");
    assert!(house.len() > 50, "{} drawings", house.len());
    for game in GAMES.all() {
        let own = drawings_of(game.key.word());
        let twice: Vec<_> = own.intersection(&house).collect();
        assert!(
            own.len() > 50 && twice.is_empty(),
            "{}: {} drawings, of the house too: {twice:?}",
            game.key,
            own.len()
        );
    }
}

//! Tests of what differs between systems: names and paths of files, files that are open or read-only, and time zones.

use std::fs;

use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use orrery::games::alien_frontiers::rules::Preset;
use orrery::record::save::{SaveStore, load_file};

use super::cli::{err, orrery};
use super::records::dealt;

#[test]
fn every_name_gets_a_file_below_every_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SaveStore::new(&folder.path().join("Мои игры").join("two words & (one) 100%"), GAMES.saved());
    let game = dealt(2, Preset::Rules2011, 1);
    let long = "x".repeat(300);
    let names =
        ["CON", "aux.", "nul.txt", "Com1", "dots...", " spaces ", "a/b\\c:d*e?f\"g<h>i|j", "Вечер", "..", &long];
    for name in names {
        let path = store.save_as(&game, name).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(path.parent(), Some(store.folder()), "{name}");
        assert!(fs::metadata(&path).is_ok_and(|there| there.is_file()), "{name}: {path:?}");
        assert_eq!(load_file::<AlienFrontiers>(&path).expect("whole").0.entries(), game.entries());
    }
    assert_eq!(store.list().len(), names.len(), "no two share a file");
}

#[test]
fn data_folder_may_be_given_with_slashes() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("Папка").to_string_lossy().replace('\\', "/");
    let imported = orrery(&["import", "saves/v2-over.orrery", "--data-dir", &data]);
    assert_eq!(imported.status.code(), Some(0), "{}", err(&imported));
    assert_eq!(SaveStore::new(&folder.path().join("Папка"), GAMES.saved()).list().len(), 1);
}

#[cfg(windows)]
mod windows {
    use std::fs::OpenOptions;
    use std::os::windows::fs::OpenOptionsExt as _;
    use std::time::Duration;

    use super::*;

    /// On other systems an open file can be replaced.
    #[test]
    #[expect(clippy::disallowed_methods, reason = "another program reads for a while, and no frame waits")]
    fn save_that_another_program_reads_is_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = SaveStore::new(folder.path(), GAMES.saved());
        let mut game = dealt(2, Preset::Rules2011, 1);
        let path = store.autosave(&game).expect("saved");
        let before = fs::read(&path).expect("there");
        // With this mode, no other handle may write, delete or replace the file.
        let read = OpenOptions::new().read(true).share_mode(1).open(&path).expect("open");
        super::super::records::play(&mut game, orrery::core::Opponent::Random, 3);
        let refused = store.autosave(&game).expect_err("the file is in use").to_string();
        assert!(refused.contains("cannot be moved into place"), "{refused}");
        assert_eq!(fs::read(&path).expect("there"), before);
        assert_eq!(fs::read_dir(store.folder()).expect("a folder").count(), 1, "nothing half written is left");
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(300));
                drop(read);
            });
            store.autosave(&game).expect("free in time");
        });
        assert_eq!(load_file::<AlienFrontiers>(&path).expect("whole").0.entries(), game.entries());
    }

    /// Windows has no files of time zones, so the program carries them.
    #[test]
    fn time_zones_are_known() {
        let moment: jiff::civil::DateTime = "2026-07-01T00:00".parse().expect("a moment");
        let there = moment.in_tz("Europe/Rome").expect("a time zone");
        assert_eq!(there.offset().seconds(), 7200);
        jiff::tz::TimeZone::try_system().expect("the time zone of this machine");
    }
}

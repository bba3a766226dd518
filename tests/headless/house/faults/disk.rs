//! Tests of full, read-only and missing disks: the match continues, the failure is reported, and no older save is
//! harmed.

use crate::house::records::last;
use orrery::games::GAMES;
use orrery::games::alien_frontiers::AlienFrontiers;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use orrery::core::Opponent;
use orrery::games::alien_frontiers::rules::Preset;
use orrery::record::save::{SaveMeta, SaveStore, load_file, save_file};

use super::child;
use crate::house::records::{dealt, play};

/// Runs a shell script in which `"$@"` is the child that plays. Returns `None` if the system cannot run it.
fn in_shell(wrapper: &[&str], script: &str, folder: &Path, orders: usize) -> Option<Output> {
    let child = child::command(folder, 5, orders);
    let mut shell = Command::new(wrapper[0]);
    shell.args(&wrapper[1..]).args(["sh", "-c", script, "sh"]).arg(child.get_program()).args(child.get_args());
    for (name, value) in child.get_envs() {
        if let Some(value) = value {
            shell.env(name, value);
        }
    }
    let output = shell.output().ok();
    if output.is_none() {
        eprintln!("skipped: this system has no `{}`", wrapper[0]);
    }
    output
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Saves a match of 40 orders below `folder`, as in an earlier session. Returns the path and the contents of the file.
fn earlier(folder: &Path) -> (std::path::PathBuf, Vec<u8>) {
    let mut game = dealt(3, Preset::Rules2011, 5);
    play(&mut game, Opponent::Random, 40);
    let path = SaveStore::new(folder, GAMES.saved()).autosave(&game).expect("saved");
    let bytes = fs::read(&path).expect("there");
    (path, bytes)
}

/// Asserts that every order was still given after saving began to fail. Returns the number of orders in the last save.
#[track_caller]
fn goes_on(output: &Output, orders: usize, reason: &str) -> usize {
    let text = told(output);
    let failed = child::last(&text, "failed ").unwrap_or_else(|| panic!("nothing failed:\n{text}"));
    assert_eq!(failed, orders, "the match continues to its last order:\n{text}");
    assert!(text.contains(reason), "expected `{reason}` in:\n{text}");
    child::last(&text, "saved ").unwrap_or(40)
}

#[test]
fn file_size_limit_leaves_the_last_save_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, before) = earlier(folder.path());
    // The limit is in blocks of 512 bytes: the present files fit, a little more does not.
    let blocks = before.len() / 512 + 2;
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"");
    let Some(output) = in_shell(&["env"], &script, folder.path(), 200) else { return };
    let saved = goes_on(&output, 200, "writing failed");
    let (game, _) = load_file::<AlienFrontiers>(&path).expect("what was saved last is whole");
    assert_eq!(game.entries().len(), saved);
    let files = fs::read_dir(path.parent().expect("a folder")).expect("readable").count();
    assert_eq!(files, 1, "nothing half written is left");
}

#[test]
fn full_disk_leaves_the_last_save_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().to_string_lossy().into_owned();
    // A file system of the test's own, invisible to other processes, full except for a page or two.
    let script = format!(
        "mount -t tmpfs -o size=64k none '{place}' && mkdir '{place}/saves' || exit 77; \
         \"$@\" >/dev/null; head -c 44k /dev/zero > '{place}/other'; ORRERY_CHILD_ORDERS=400 \"$@\"; \
         rm '{place}/other'; cp -r '{place}/saves' \"$KEEP\""
    );
    let keep = tempfile::tempdir().expect("a folder");
    let script = script.replace("$KEEP", &keep.path().to_string_lossy());
    let Some(output) = in_shell(&["unshare", "--mount", "--map-root-user"], &script, folder.path(), 40) else { return };
    if matches!(output.status.code(), Some(77 | 1)) && told(&output).is_empty() {
        eprintln!("skipped: this system lets tests mount nothing");
        return;
    }
    let saved = goes_on(&output, 400, "No space left on device");
    let last = last(&SaveStore::new(keep.path(), GAMES.saved())).expect("what was saved last is whole");
    assert_eq!(last.entries().len(), saved);
}

#[test]
fn read_only_folder_keeps_the_earlier_save() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, before) = earlier(folder.path());
    let place = folder.path().to_string_lossy().into_owned();
    let script =
        format!("mount --bind '{place}' '{place}' && mount -o remount,ro,bind '{place}' || exit 77; exec \"$@\"");
    let Some(output) = in_shell(&["unshare", "--mount", "--map-root-user"], &script, folder.path(), 60) else { return };
    if matches!(output.status.code(), Some(77 | 1)) && told(&output).is_empty() {
        eprintln!("skipped: this system lets tests mount nothing");
        return;
    }
    assert_eq!(goes_on(&output, 60, "the folder cannot be written"), 40);
    assert_eq!(fs::read(&path).expect("there"), before, "the earlier save is as it was");
}

#[test]
fn missing_save_folder_is_recreated_or_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("data");
    let store = SaveStore::new(&place, GAMES.saved());
    let mut game = dealt(2, Preset::Rules2011, 1);
    store.autosave(&game).expect("saved");
    fs::remove_dir_all(&place).expect("gone");
    play(&mut game, Opponent::Random, 3);
    let path = store.autosave(&game).expect("the folder is made again");
    assert_eq!(load_file::<AlienFrontiers>(&path).expect("whole").0.entries(), game.entries());
    fs::remove_dir_all(&place).expect("gone");
    fs::write(&place, "a file where the folder was").expect("written");
    play(&mut game, Opponent::Random, 3);
    let error = store.autosave(&game).expect_err("a file is no folder").to_string();
    assert!(error.contains("the folder cannot be created"), "{error}");
    assert!(store.list().is_empty() && store.latest().is_none());
    play(&mut game, Opponent::Random, 3);
    assert_eq!(game.entries().len(), 9, "the match continues");
}

#[test]
fn saving_over_a_folder_or_pipe_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = dealt(2, Preset::Rules2011, 1);
    let pipe = folder.path().join("pipe.orrery");
    let made = Command::new("mkfifo").arg(&pipe).status();
    for place in [folder.path(), &pipe] {
        if place == pipe && !made.as_ref().is_ok_and(std::process::ExitStatus::success) {
            continue;
        }
        let error = save_file(place, &game, &SaveMeta::now("")).expect_err("no file").to_string();
        assert!(error.contains("this path is not a file"), "{error}");
        assert!(fs::metadata(place).is_ok_and(|there| !there.is_file()), "it is still there");
    }
}

#[test]
#[cfg(unix)]
fn endless_device_file_is_refused() {
    assert!(
        load_file::<AlienFrontiers>(Path::new("/dev/zero"))
            .map(|_| ())
            .is_err_and(|e| e.reason.contains("is not a file"))
    );
}

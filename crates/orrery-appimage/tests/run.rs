//! Tests of a whole AppImage: a small one is made with `mksquashfs` and started.
#![cfg(target_os = "linux")]

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// Makes an AppImage that prints `says` and what it was started with. Returns `None` without `mksquashfs`.
fn made(folder: &Path, says: &str) -> Option<PathBuf> {
    let (tree, image, whole) = (folder.join("AppDir"), folder.join("image"), folder.join("small.AppImage"));
    let _ = (fs::remove_dir_all(&tree), fs::remove_file(&image));
    fs::create_dir_all(tree.join("usr/bin")).expect("a folder");
    let script = format!("#!/bin/sh\necho \"{says} $* $ARGV0 $OWD $APPIMAGE\"\ntest -s \"$APPDIR/usr/large\"\n");
    fs::write(tree.join("usr/bin/game"), script).expect("a file");
    fs::set_permissions(tree.join("usr/bin/game"), Permissions::from_mode(0o755)).expect("its mode");
    // Several blocks, one of which cannot be compressed, and an empty file.
    let noise = (0..300_000u32).flat_map(|at| at.wrapping_mul(at | 1).wrapping_mul(2_654_435_761).to_le_bytes());
    fs::write(tree.join("usr/large"), noise.chain(std::iter::repeat_n(7, 2_000_000)).collect::<Vec<u8>>())
        .expect("a file");
    fs::write(tree.join("empty"), "").expect("a file");
    symlink("usr/bin/game", tree.join("AppRun")).expect("a link");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scripts/packaging/appimage.sh");
    let made =
        Command::new("bash").arg(script).arg(env!("CARGO_BIN_EXE_orrery-appimage")).arg(&tree).arg(&whole).output();
    let made = made.expect("bash runs");
    match made.status.code() {
        Some(0) => Some(whole),
        Some(127) => {
            println!("skipped: there is no mksquashfs");
            None
        }
        _ => panic!("{}", String::from_utf8_lossy(&made.stderr)),
    }
}

/// Runs the AppImage with only `HOME` set, in its folder.
fn run(image: &Path, home: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(image);
    command.env_clear().env("PATH", "/usr/bin:/bin").env("HOME", home).current_dir(home).args(args);
    command.output().expect("it starts")
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn versions(home: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(home.join(".cache/orrery-appimage")).into_iter().flatten();
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

#[test]
fn appimage_unpacks_once_and_starts_its_program() {
    let home = TempDir::new().expect("a folder");
    let Some(image) = made(home.path(), "one") else { return };
    let first = said(&run(&image, home.path(), &["--games", "3"]));
    assert!(first.starts_with("one --games 3 ") && first.contains(&*image.to_string_lossy()), "{first}");
    let [version] = &versions(home.path())[..] else { panic!("{:?}", versions(home.path())) };
    let large = fs::read(version.join("usr/large")).expect("it is unpacked");
    assert!(large == fs::read(home.path().join("AppDir/usr/large")).expect("it is there"));
    assert_eq!(fs::read(version.join("empty")).expect("it is unpacked"), []);
    fs::write(version.join("usr/bin/game"), "#!/bin/sh\necho unpacked").expect("it can be written");
    assert_eq!(said(&run(&image, home.path(), &[])), "unpacked\n", "it is not unpacked again");
}

#[test]
fn another_version_replaces_the_unpacked_one() {
    let home = TempDir::new().expect("a folder");
    let Some(image) = made(home.path(), "one") else { return };
    said(&run(&image, home.path(), &[]));
    let before = versions(home.path());
    fs::create_dir(home.path().join(".cache/orrery-appimage/begun-1")).expect("a folder");
    let image = made(home.path(), "two").expect("it was made before");
    assert!(said(&run(&image, home.path(), &[])).starts_with("two"));
    let after = versions(home.path());
    assert!(!after.contains(&before[0]), "{after:?}");
    assert_eq!(after.len(), 2, "what another start has just begun is left: {after:?}");
}

#[test]
fn appimage_extracts_and_tells_about_itself() {
    let home = TempDir::new().expect("a folder");
    let Some(image) = made(home.path(), "one") else { return };
    let bytes = fs::read(&image).expect("it can be read");
    assert_eq!(bytes[8..11], *b"AI\x02", "the mark of type 2");
    let offset: usize = said(&run(&image, home.path(), &["--appimage-offset"])).trim().parse().expect("a number");
    assert_eq!(bytes[offset..offset + 4], *b"hsqs");
    assert!(said(&run(&image, home.path(), &["--appimage-version"])).contains(env!("CARGO_PKG_VERSION")));
    said(&run(&image, home.path(), &["--appimage-extract"]));
    assert!(home.path().join("squashfs-root/AppRun").is_symlink() && versions(home.path()).is_empty());
    let again = run(&image, home.path(), &["--appimage-extract"]);
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("squashfs-root"));
}

#[test]
fn appimage_says_why_it_cannot_be_unpacked() {
    let home = TempDir::new().expect("a folder");
    let Some(image) = made(home.path(), "one") else { return };
    let homeless = Command::new(&image).env_clear().output().expect("it starts");
    assert!(String::from_utf8_lossy(&homeless.stderr).contains("XDG_CACHE_HOME"), "{homeless:?}");
    // A file where the folder should be, as also root meets it.
    fs::write(home.path().join(".cache"), "").expect("a file");
    let output = run(&image, home.path(), &[]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && error.contains(".cache/orrery-appimage"), "{error}");
}

#[test]
fn same_content_gives_the_same_appimage() {
    let home = TempDir::new().expect("a folder");
    let Some(image) = made(home.path(), "one") else { return };
    let first = fs::read(image).expect("it can be read");
    let second = fs::read(made(home.path(), "one").expect("it was made before")).expect("it can be read");
    assert!(first == second);
}

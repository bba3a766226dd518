//! The start of an AppImage: its options, the folder of the unpacked game, and the game's process.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Error, Read, Seek, SeekFrom};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

use crate::squashfs::Image;

/// The text of `--appimage-help`.
const HELP: &str = "\
The game unpacks itself into the cache folder ($XDG_CACHE_HOME or ~/.cache) when it is started for the first time.

  --appimage-extract   unpack into the folder squashfs-root here, and do not start
  --appimage-offset    print where in this file the image begins
  --appimage-version   print the version of the program that unpacks
  --appimage-help      print this text

Any other option is the game's.";

/// The folder below the cache folder, which holds one folder for each version.
const FOLDER: &str = "orrery-appimage";

/// The time after which a folder that was begun and not finished is removed.
const ABANDONED: Duration = Duration::from_secs(3600);

/// Runs the AppImage. Returns only if the game was not started.
pub fn main() -> ExitCode {
    let mut args = std::env::args_os();
    let name = args.next().unwrap_or_default();
    let args: Vec<OsString> = args.collect();
    match run(name, &args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(name: OsString, args: &[OsString]) -> io::Result<()> {
    let path = std::env::current_exe()?;
    let mut file = File::open(&path)?;
    let begin = end_of_program(&mut file)?;
    match args.first().and_then(|arg| arg.to_str()) {
        Some("--appimage-help") => println!("{HELP}"),
        Some("--appimage-version") => println!("{}", env!("CARGO_PKG_VERSION")),
        Some("--appimage-offset") => println!("{begin}"),
        Some("--appimage-extract") => {
            let into = PathBuf::from("squashfs-root");
            fs::create_dir(&into)
                .and_then(|()| Image::open(file, begin)?.unpack(&into))
                .map_err(|e| failed(&into, &e))?;
            println!("{}", into.display());
        }
        Some(option) if option.starts_with("--appimage-") => {
            return Err(Error::other(format!("{option} is not known here; see --appimage-help")));
        }
        _ => {
            let folder = unpacked(file, begin)?;
            let mut game = Command::new(folder.join("AppRun"));
            game.args(args).env("APPIMAGE", &path).env("APPDIR", &folder).env("ARGV0", name);
            if let Ok(here) = std::env::current_dir() {
                game.env("OWD", here);
            }
            return Err(game.exec());
        }
    }
    Ok(())
}

/// Returns the position behind the program in its own file, where the image begins: the end of the table of sections, which is
/// the last part of a program for 64 bits.
fn end_of_program(file: &mut File) -> io::Result<u64> {
    let mut head = [0; 64];
    file.read_exact(&mut head)?;
    let half = |at: usize| u64::from(u16::from_le_bytes([head[at], head[at + 1]]));
    let table = (0..8).rev().fold(0, |sum, at| sum << 8 | u64::from(head[0x28 + at]));
    Ok(table + half(0x3a) * half(0x3c))
}

/// Returns the folder with the unpacked game. Unpacks it if it is not there.
fn unpacked(mut file: File, begin: u64) -> io::Result<PathBuf> {
    let caches = cache_folder()
        .ok_or_else(|| Error::other("There is no cache folder to unpack the game into: set HOME or XDG_CACHE_HOME."))?;
    let home = caches.join(FOLDER);
    let game = home.join(key(&mut file, begin)?);
    if game.join("AppRun").exists() {
        return Ok(game);
    }
    let begun = home.join(format!("begun-{}", std::process::id()));
    let made = fs::create_dir_all(&begun).and_then(|()| Image::open(file, begin)?.unpack(&begun));
    // If two first starts happen at once, the slower one finds the folder of the other.
    let named = made.and_then(|()| fs::rename(&begun, &game).or_else(|e| if game.exists() { Ok(()) } else { Err(e) }));
    if let Err(error) = named {
        // What is left over is removed by a later start.
        let _ = fs::remove_dir_all(&begun);
        return Err(failed(&home, &error));
    }
    clean(&home, &game);
    Ok(game)
}

fn failed(folder: &Path, error: &Error) -> Error {
    Error::new(error.kind(), format!("The game could not be unpacked into {}: {error}", folder.display()))
}

/// Returns the cache folder of the player, if one is known.
fn cache_folder() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")))
}

/// Returns the name of the folder for the image that begins at `begin`: its length and checksum.
fn key(file: &mut File, begin: u64) -> io::Result<String> {
    let (mut sum, mut length, mut part) = (crc32fast::Hasher::new(), 0, vec![0; 1 << 18]);
    file.seek(SeekFrom::Start(begin))?;
    loop {
        match file.read(&mut part)? {
            0 => return Ok(format!("{length:x}-{:08x}", sum.finalize())),
            count => {
                sum.update(&part[..count]);
                length += count;
            }
        }
    }
}

/// Removes the other versions in `home`, and what was begun long ago. A version that runs now keeps running: it has read what it
/// needs.
fn clean(home: &Path, game: &Path) {
    for entry in fs::read_dir(home).into_iter().flatten().flatten() {
        let path = entry.path();
        let begun = entry.file_name().to_string_lossy().starts_with("begun-");
        let age = entry.metadata().and_then(|data| data.modified()).ok().and_then(|time| time.elapsed().ok());
        if path != game && (!begun || age.is_some_and(|age| age > ABANDONED)) {
            // A folder that cannot be removed only takes space.
            let _ = fs::remove_dir_all(path);
        }
    }
}

//! The program at the beginning of an AppImage of type 2. It unpacks the game behind it into the player's cache folder when it
//! is started for the first time, and starts it from there. So it needs neither FUSE nor any other program.

#[cfg(unix)]
mod cache;
#[cfg(unix)]
mod squashfs;

#[cfg(unix)]
fn main() -> std::process::ExitCode {
    cache::main()
}

#[cfg(not(unix))]
fn main() {}

//! Checks that the display and the sound device that the window needs are present, before it opens.

use orrery_locale::{text, text_args};

/// Checks that there is a display to open a window on.
///
/// # Errors
/// Returns a message for the player, with a remedy, if there is no display.
pub fn display() -> Result<(), String> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(all(unix, not(target_os = "macos"))) && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        return Err(text("ui-no-display"));
    }
    Ok(())
}

/// Restricts the window to this window system, `x11` or `wayland`: restarts the program without the environment variable of the
/// other system, or returns if that variable is not set.
///
/// # Errors
/// Returns a message for the player if the requested window system is not available, or if the program cannot be restarted.
pub fn backend(wanted: &str) -> Result<(), String> {
    let (own, other) = if wanted == "x11" { ("DISPLAY", "WAYLAND_DISPLAY") } else { ("WAYLAND_DISPLAY", "DISPLAY") };
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !set(own) {
        return Err(text_args("ui-no-backend", &[("variable", own.into())]));
    }
    if set(other) { begin_without(other) } else { Ok(()) }
}

/// Replaces the program with a new instance of itself, without an environment variable. Returns only if this fails.
#[cfg(unix)]
fn begin_without(variable: &str) -> Result<(), String> {
    use std::os::unix::process::CommandExt as _;
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut again = std::process::Command::new(program);
    Err(again.args(std::env::args_os().skip(1)).env_remove(variable).exec().to_string())
}

/// Does nothing: other systems have only one window system.
#[cfg(not(unix))]
fn begin_without(_: &str) -> Result<(), String> {
    Ok(())
}

/// Checks that there may be a sound device. On a Linux system that clearly has none, no device is opened, because the sound
/// library would write many lines of errors.
///
/// # Errors
/// Returns a message for the player, with a remedy, if there is clearly no sound device.
pub fn sound() -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let folder = |name: &str| std::env::var_os(name).map(std::path::PathBuf::from);
    let cards = std::fs::read_dir("/dev/snd").is_ok_and(|mut devices| devices.next().is_some());
    let server = folder("XDG_RUNTIME_DIR")
        .is_some_and(|run| run.join("pulse/native").exists() || run.join("pipewire-0").exists());
    let configured = ["ALSA_CONFIG_PATH", "PULSE_SERVER", "PIPEWIRE_REMOTE"].iter().any(|name| folder(name).is_some())
        || folder("HOME").is_some_and(|home| home.join(".asoundrc").exists())
        || std::path::Path::new("/etc/asound.conf").exists();
    if cards || server || configured { Ok(()) } else { Err(text("ui-no-sound")) }
}

/// Returns the message that replaces the engine's own error when it cannot start, or `None` for an unknown error.
pub fn cannot_start(engine: &str) -> Option<String> {
    if engine.contains("Unable to find a GPU") {
        Some(if cfg!(windows) { text("ui-no-gpu-windows") } else { text("ui-no-gpu") })
    } else if engine.contains("dmFields") {
        // winit asserts this of each mode of each screen that Windows lists.
        Some(text("ui-strange-screen"))
    } else if engine.contains("event loop") {
        Some(text("ui-no-display"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screen_without_modes_is_not_reported_as_a_crash() {
        let told = cannot_start("assertion failed: has_flag(mode.dmFields, REQUIRED_FIELDS)");
        assert_eq!(told, Some(text("ui-strange-screen")));
    }

    #[test]
    fn missing_gpu_error_names_the_driver_package() {
        let told = cannot_start("Unable to find a GPU! Make sure you have installed required drivers!");
        let remedy = if cfg!(windows) { "Direct3D" } else { "mesa-vulkan-drivers" };
        assert!(told.is_some_and(|words| words.contains(remedy)));
        assert_eq!(cannot_start("index out of bounds"), None);
    }
}

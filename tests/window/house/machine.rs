//! Tests of the program under unusual conditions: without a display, a graphics driver or a sound device, or in a window shrunk
//! to nothing.

use std::process::{Command, Output};

use crate::alien_frontiers::table::human_match;
use crate::house::pilot::{Program, settle_settings};
use orrery::cli::NO_WINDOW;
use orrery::games::alien_frontiers::rules::{Order, Preset, Setup};

/// Opens the window with files in a folder of its own, after `lacks` has changed the command's environment. Returns the output of
/// the program.
fn opened(arguments: &[&str], lacks: impl FnOnce(&mut Command)) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_orrery"));
    program.args(["--windowed", "640x360", "--lang", "en", "--data-dir"]).arg(folder.path()).args(arguments);
    lacks(&mut program);
    program.output().expect("it starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[cfg(target_os = "linux")]
#[test]
fn missing_display_is_reported() {
    let output = opened(&[], |program| {
        program.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    });
    assert_eq!(output.status.code(), Some(i32::from(NO_WINDOW)));
    assert!(said(&output).contains("No display was found"), "{}", said(&output));
    let gone = opened(&[], |program| {
        program.env("DISPLAY", ":4711").env_remove("WAYLAND_DISPLAY");
    });
    assert_eq!(gone.status.code(), Some(i32::from(NO_WINDOW)), "{}", said(&gone));
    assert!(said(&gone).contains("No display was found") && !said(&gone).contains("panicked"), "{}", said(&gone));
}

#[cfg(target_os = "linux")]
#[test]
fn missing_graphics_driver_error_names_the_package() {
    if std::env::var_os("DISPLAY").is_none() {
        println!("skipped: there is no display to open the window on");
        return;
    }
    let output = opened(&[], |program| {
        let nothing = "/nonexistent/driver.json";
        program.env("VK_DRIVER_FILES", nothing).env("VK_ICD_FILENAMES", nothing).env("WGPU_BACKEND", "vulkan");
    });
    assert_eq!(output.status.code(), Some(i32::from(NO_WINDOW)), "{}", said(&output));
    assert!(said(&output).contains("mesa-vulkan-drivers"), "{}", said(&output));
}

#[cfg(target_os = "linux")]
#[test]
fn missing_sound_device_does_not_stop_the_program() {
    if std::env::var_os("DISPLAY").is_none() {
        println!("skipped: there is no display to open the window on");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let picture = folder.path().join("window.png");
    let file = picture.to_str().expect("a plain name");
    let output = opened(&["--seats", "human,simple", "--screenshot", file, "--then-quit"], |program| {
        for name in ["XDG_RUNTIME_DIR", "PULSE_SERVER", "PIPEWIRE_REMOTE", "ALSA_CONFIG_PATH"] {
            program.env_remove(name);
        }
    });
    assert!(output.status.success() && picture.is_file(), "{}", said(&output));
}

#[test]
fn shrinking_the_window_to_nothing_does_not_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let game = human_match(Setup::plain(2, Preset::App.options()), 3);
    let mut program = Program::start(folder.path(), Some(3), Some(game));
    for (width, height) in [(1, 1), (0, 0), (1, 900), (1600, 1), (1280, 720)] {
        program.resize(width, height);
        program.frames(3);
    }
    program.order(Order::Roll);
    program.frames(3);
    assert_eq!(program.entries(), 1);
}

//! The folders of a check, and the environment of its commands.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders in which a check runs.
#[derive(Clone)]
pub struct CheckFolders {
    /// The folder of the checked files.
    pub root: PathBuf,
    /// The folder of cargo's build output.
    pub target: PathBuf,
    /// True if the checked files are in a copy with a fixed path.
    pub is_copy: bool,
}

impl CheckFolders {
    /// Returns a command that runs in the folder of the checked files.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        // Cargo sets these variables for this program's own package. They must not affect subprocesses.
        for (name, _) in env::vars_os() {
            let told = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"];
            if name.to_str().is_some_and(|name| told.iter().any(|start| name.starts_with(start))) {
                command.env_remove(name);
            }
        }
        command.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target);
        command.env("CARGO_NET_RETRY", "5").env("CARGO_TERM_COLOR", "never");
        // These builds are not debugged, so they need no debug information.
        command.env("CARGO_PROFILE_DEV_DEBUG", "false");
        // A new commit alone must not cause a rebuild.
        if env::var_os("ORRERY_COMMIT").is_none_or(|commit| commit.is_empty()) {
            command.env("ORRERY_COMMIT", "checked");
        }
        // Incremental compilation is useful only at a fixed path.
        if !self.is_copy {
            command.env("CARGO_INCREMENTAL", "0");
        }
        command
    }

    /// Returns a `cargo` command with these arguments, separated by spaces.
    pub fn cargo(&self, arguments: &str) -> Command {
        let mut command = self.command("cargo");
        command.args(arguments.split_whitespace());
        command
    }

    /// Returns a command that runs the program built with a profile (`debug` or `release`).
    pub fn program(&self, profile: &str) -> Command {
        self.command(self.target.join(profile).join("orrery"))
    }
}

/// Returns the root folder of this program's workspace.
pub fn clone() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Returns the folder of the build output that is kept between checks. Returns `None` if neither an environment variable nor the
/// user's cache folder determines it.
pub fn target() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = || named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache")));
    let kept = || Some(cache()?.join("orrery-target"));
    let target = named("CARGO_TARGET_DIR").or_else(|| named("ORRERY_CI_TARGET")).or_else(kept)?;
    std::path::absolute(target).ok()
}

/// Reports whether a command can be run and succeeds. Its output is discarded.
pub fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

//! Where a check happens: the folder of the files, the folder of what is built, and what every command there is told.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a check happens.
#[derive(Clone)]
pub struct Place {
    /// The folder with the files that are checked.
    pub root: PathBuf,
    /// Where cargo keeps what it builds.
    pub target: PathBuf,
    /// Whether it is a copy that always lies in the same place.
    pub is_copy: bool,
}

impl Place {
    /// A command that runs here.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        // Cargo told this program about its own package; what it starts has nothing to do with that.
        for (name, _) in env::vars_os() {
            let told = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"];
            if name.to_str().is_some_and(|name| told.iter().any(|start| name.starts_with(start))) {
                command.env_remove(name);
            }
        }
        command.current_dir(&self.root).env("CARGO_TARGET_DIR", &self.target);
        command.env("CARGO_NET_RETRY", "5").env("CARGO_TERM_COLOR", "never");
        // Nobody looks at what is built here with a debugger.
        command.env("CARGO_PROFILE_DEV_DEBUG", "false");
        // Another commit alone is no reason to build anything.
        if env::var_os("ORRERY_COMMIT").is_none_or(|commit| commit.is_empty()) {
            command.env("ORRERY_COMMIT", "checked");
        }
        // What is compiled piece by piece is of use where it was compiled, and nowhere else.
        if !self.is_copy {
            command.env("CARGO_INCREMENTAL", "0");
        }
        command
    }

    /// `cargo` with these arguments, separated by spaces.
    pub fn cargo(&self, arguments: &str) -> Command {
        let mut command = self.command("cargo");
        command.args(arguments.split_whitespace());
        command
    }

    /// The program as it is built for a profile (`debug` or `release`).
    pub fn program(&self, profile: &str) -> Command {
        self.command(self.target.join(profile).join("orrery"))
    }
}

/// The folder of the workspace that this program belongs to.
pub fn clone() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    package.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Where what is built is kept from one check to the next.
pub fn target() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let cache = || named("XDG_CACHE_HOME").or_else(|| Some(named("HOME")?.join(".cache")));
    let kept = || Some(cache()?.join("orrery-target"));
    let target = named("CARGO_TARGET_DIR").or_else(|| named("ORRERY_CI_TARGET")).or_else(kept)?;
    std::path::absolute(target).ok()
}

/// Whether a command can be run and succeeds; what it prints is not looked at.
pub fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

//! Sets the commit and the version of Bevy as environment variables of the build, and gives the Windows program its icon.

fn main() {
    versions();
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        windows_resources();
    }
}

/// Adds the icon and the version to the Windows program.
fn windows_resources() {
    const ICON: &str = "assets/desktop/orrery.ico";
    println!("cargo::rerun-if-changed={ICON}");
    let mut resources = winresource::WindowsResource::new();
    resources.set_icon(ICON).set("ProductName", "Orrery").set("FileDescription", "Orrery");
    resources.set("LegalCopyright", "MIT OR Apache-2.0").set("OriginalFilename", "orrery.exe");
    if let Err(error) = resources.compile() {
        println!("cargo::error=the icon cannot be added: {error}. On Debian, install binutils-mingw-w64-x86-64.");
    }
}

/// Sets `ORRERY_GIT` and `ORRERY_BEVY`, which `orrery --version` shows in addition to the version of the program. The environment
/// variable `ORRERY_COMMIT`, if set, replaces the commit from git, so that a test build is not rebuilt after every commit.
fn versions() {
    let run = |arguments: &[&str]| {
        let output = std::process::Command::new("git").args(arguments).output().ok()?;
        let told = output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())?;
        (!told.is_empty()).then_some(told)
    };
    println!("cargo::rerun-if-env-changed=ORRERY_COMMIT");
    let named = std::env::var("ORRERY_COMMIT").ok().filter(|hash| !hash.is_empty());
    let asks = named.is_none();
    let hash = named.or_else(|| run(&["rev-parse", "--short=9", "HEAD"])).unwrap_or_else(|| "unknown".to_owned());
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    // Development builds are not rebuilt after every commit, so their hash may be that of an older commit. They are marked with
    // `-dev`.
    println!("cargo::rustc-env=ORRERY_GIT={hash}{}", if release || hash == "unknown" { "" } else { "-dev" });
    if release
        && asks
        && let Some(head) = run(&["rev-parse", "--git-path", "logs/HEAD"])
    {
        println!("cargo::rerun-if-changed={head}");
    }
    println!("cargo::rerun-if-changed=Cargo.lock");
    println!("cargo::rustc-env=ORRERY_BEVY={}", bevy().unwrap_or_else(|| "unknown".to_owned()));
}

/// Returns the version of Bevy in `Cargo.lock`.
fn bevy() -> Option<String> {
    let lock = std::fs::read_to_string(folder("CARGO_MANIFEST_DIR").join("Cargo.lock")).ok()?;
    let after = lock.split("name = \"bevy\"\n").nth(1)?;
    let version = after.lines().next()?.strip_prefix("version = \"")?;
    Some(version.trim_end_matches('"').to_owned())
}

/// Returns the folder in an environment variable that cargo sets, or an empty path if it is not set.
fn folder(name: &str) -> std::path::PathBuf {
    std::env::var_os(name).map(std::path::PathBuf::from).unwrap_or_default()
}

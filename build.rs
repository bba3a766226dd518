//! Tells the program its versions.

fn main() {
    versions();
}

/// What `orrery --version` tells beside the version of the program itself. `ORRERY_COMMIT` names the commit where git is not to
/// be asked: a program that is built for trials alone need not be built anew for every commit.
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
    // While the program is worked on not every commit needs everything built anew: there the hash may be an older one.
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

/// The version of the engine that the lock file names.
fn bevy() -> Option<String> {
    let lock = std::fs::read_to_string(folder("CARGO_MANIFEST_DIR").join("Cargo.lock")).ok()?;
    let after = lock.split("name = \"bevy\"\n").nth(1)?;
    let version = after.lines().next()?.strip_prefix("version = \"")?;
    Some(version.trim_end_matches('"').to_owned())
}

/// A folder that cargo names.
fn folder(name: &str) -> std::path::PathBuf {
    std::env::var_os(name).map(std::path::PathBuf::from).unwrap_or_default()
}

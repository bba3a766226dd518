//! Tests of external dependencies: banned crates, permitted licences, the crates that may use the RON library, and the bundled
//! list of licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::manifests::{list as list_of, packages};

fn root_file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the quoted texts of a line, in order.
fn quoted(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

/// Returns the lines of the list in `deny.toml` whose first line begins with `opening`, without comments.
fn list<'a>(deny: &'a str, opening: &str) -> Vec<&'a str> {
    let mut lines = deny.lines().skip_while(|line| !line.starts_with(opening));
    let first = lines.next();
    assert!(first.is_some(), "deny.toml has no `{opening}`");
    let inside = lines.take_while(|line| !line.starts_with(']'));
    inside.filter(|line| !line.trim_start().starts_with('#')).collect()
}

/// Returns the crates that depend on each crate of `Cargo.lock`.
fn dependants(lock: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut map: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut package = "";
    for line in lock.lines() {
        let name = quoted(line).first().copied().unwrap_or_default();
        if line.starts_with("name = ") {
            package = name;
            map.entry(package).or_default();
        } else if line.starts_with(" \"") {
            let dependency = name.split(' ').next().unwrap_or(name);
            map.entry(dependency).or_default().push(package);
        }
    }
    map
}

#[test]
fn no_dependency_brings_in_a_banned_crate() {
    let (deny, lock) = (root_file("deny.toml"), root_file("Cargo.lock"));
    let dependants = dependants(&lock);
    let bans = list(&deny, "deny = [");
    assert!(bans.len() > 5 && dependants.len() > 50, "{} bans, {} crates", bans.len(), dependants.len());
    let mut wrong = Vec::new();
    for ban in bans {
        let banned = quoted(ban)[0];
        // `wrappers` lists the crates that may depend on the banned crate nevertheless.
        let wrappers = ban.split(['[', ']']).nth(1).map_or_else(Vec::new, quoted);
        for user in dependants.get(banned).into_iter().flatten().filter(|user| !wrappers.contains(user)) {
            wrong.push(format!("`{user}` brings in `{banned}`"));
        }
    }
    assert!(wrong.is_empty(), "banned in deny.toml:\n{}", wrong.join("\n"));
}

/// Returns the paths of the crates whose manifests depend on the RON library.
fn name_ron(manifests: &[(String, String)]) -> Vec<&str> {
    let asks = |text: &str| text.lines().any(|line| line.starts_with("ron.") || line.starts_with("ron = "));
    manifests.iter().filter(|(_, text)| asks(text)).map(|(path, _)| &**path).collect()
}

/// The library's reader is instantiated for every type that it reads, whereas the reader of `orrery_core::ron` is not.
#[test]
fn only_core_and_bake_depend_on_ron() {
    let mut manifests = Vec::new();
    for folder in ["crates", "games"] {
        for package in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("a folder").flatten() {
            let path = format!("{folder}/{}", package.file_name().to_string_lossy());
            manifests.push((path.clone(), root_file(&format!("{path}/Cargo.toml"))));
            if folder == "games" {
                manifests.push((format!("{path}/table"), root_file(&format!("{path}/table/Cargo.toml"))));
            }
        }
    }
    manifests.sort();
    // `orrery-bake` runs only in build scripts, so its reader is not compiled into the program.
    assert_eq!(name_ron(&manifests), ["crates/orrery-bake", "crates/orrery-core"]);
}

/// Reports whether a licence expression can be met with the allowed licences alone. `AND` binds more tightly than `OR`;
/// some crates still write `/` for `OR`.
fn is_met(expression: &str, allowed: &[&str]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ").replace(" WITH ", "+");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let allowed: Vec<String> = allowed.iter().map(|name| name.replace(" WITH ", "+")).collect();
    let mut at = 0;
    either(&words, &mut at, &allowed) && at == words.len()
}

fn either(words: &[&str], at: &mut usize, allowed: &[String]) -> bool {
    let mut met = both(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        met |= both(words, at, allowed);
    }
    met
}

fn both(words: &[&str], at: &mut usize, allowed: &[String]) -> bool {
    let mut met = one(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        met &= one(words, at, allowed);
    }
    met
}

fn one(words: &[&str], at: &mut usize, allowed: &[String]) -> bool {
    let word = words.get(*at).copied().unwrap_or_default();
    *at += 1;
    if word != "(" {
        return allowed.iter().any(|name| name == word);
    }
    let met = either(words, at, allowed);
    *at += 1;
    met
}

#[test]
fn licence_expressions_are_evaluated_correctly() {
    let allowed = ["MIT", "Apache-2.0", "OFL-1.1", "Apache-2.0 WITH LLVM-exception"];
    for met in ["MIT", "GPL-2.0/MIT", "(MIT OR GPL-3.0) AND OFL-1.1", "Apache-2.0 WITH LLVM-exception OR GPL-2.0"] {
        assert!(is_met(met, &allowed), "{met}");
    }
    for unmet in ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR GPL-3.0) AND AGPL-3.0", "MIT WITH other", ""] {
        assert!(!is_met(unmet, &allowed), "{unmet}");
    }
}

/// Runs only with the feature `window`, because only that build has downloaded every package on which cargo reports.
#[cfg(feature = "window")]
#[test]
fn every_dependency_licence_is_allowed() {
    let output = std::process::Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version", "1", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
        .args(["--filter-platform", &format!("{}-unknown-linux-gnu", std::env::consts::ARCH)])
        .output()
        .expect("cargo runs, it started this test");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    let deny = root_file("deny.toml");
    let allowed: Vec<&str> = list(&deny, "allow = [").into_iter().flat_map(quoted).collect();
    let packages = metadata["packages"].as_array().expect("cargo metadata lists packages");
    assert!(packages.len() > 300, "only {} packages", packages.len());
    let wrong: Vec<String> = packages
        .iter()
        .map(|package| (package["name"].as_str().unwrap_or("?"), package["license"].as_str().unwrap_or_default()))
        .filter(|(_, licence)| !is_met(licence, &allowed))
        .map(|(name, licence)| format!("{name}: {licence}"))
        .collect();
    assert!(wrong.is_empty(), "licences that deny.toml does not allow:\n{}", wrong.join("\n"));
}

/// Returns the name and the version of every package in `Cargo.lock`.
fn locked(lock: &str) -> Vec<(&str, &str)> {
    lock.split("[[package]]")
        .filter_map(|block| {
            let of = |field: &str| block.lines().find_map(|line| line.strip_prefix(field)?.strip_prefix(" = "));
            Some((of("name")?.trim_matches('"'), of("version")?.trim_matches('"')))
        })
        .collect()
}

#[test]
fn bundled_licence_list_matches_dependencies() {
    let lock = root_file("Cargo.lock");
    let licences = root_file("assets/licences/THIRD-PARTY.txt");
    let locked = locked(&lock);
    let named: Vec<(&str, &str)> = licences
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split_once(' '))
        .filter(|(name, version)| !name.is_empty() && version.starts_with(|c: char| c.is_ascii_digit()))
        .filter(|(_, version)| version.split('.').count() >= 3 && !version.contains(' '))
        .collect();
    let stale: Vec<_> = named.iter().filter(|package| !locked.contains(package)).collect();
    assert!(stale.is_empty(), "run scripts/licences, these are not in Cargo.lock: {stale:?}");
    // The library that writes sounds is in no distributed program, and neither are the crates that bake, check and test.
    let packages = packages();
    let tools = ["orrery-bake", "orrery-pilot", "xtask"];
    let given = packages.iter().filter(|package| !tools.iter().any(|tool| package["name"] == *tool));
    let direct: BTreeSet<&str> = given
        .flat_map(|package| list_of(package, "dependencies"))
        .filter(|dependency| dependency["kind"].is_null() && dependency["path"].is_null())
        .filter_map(|dependency| dependency["name"].as_str().filter(|name| *name != "vorbis_rs"))
        .collect();
    let missing: Vec<_> = direct.iter().filter(|name| !named.iter().any(|(known, _)| known == *name)).collect();
    assert!(direct.len() > 25 && missing.is_empty(), "run scripts/licences, these are missing: {missing:?}");
    // Indirect dependencies are listed too.
    assert!(named.len() > direct.len() * 5, "{} libraries", named.len());
}

//! Checks that texts and scenarios can be read before anything is built with them. What they say is the tests' affair.

use std::fs;
use std::path::{Path, PathBuf};

/// Checks every file below `assets/scenarios` and `assets/locale`.
///
/// # Errors
/// The first file that cannot be read, with its line and the reason.
pub fn check(assets: &Path) -> Result<(), String> {
    let scenarios = files(&assets.join("scenarios"), "ron")?;
    let opponents = files(&assets.join("opponents"), "ron")?;
    for path in scenarios.into_iter().chain(opponents) {
        let text = read(&path)?;
        ron::from_str::<ron::Value>(&text).map_err(|e| format!("{}:{e}", path.display()))?;
    }
    #[cfg(feature = "window")]
    for path in files(&assets.join("locale"), "ftl")? {
        let text = read(&path)?;
        if let Err((_, errors)) = fluent_syntax::parser::parse(text.as_str())
            && let Some(first) = errors.first()
        {
            let line = text[..first.pos.start.min(text.len())].matches('\n').count() + 1;
            return Err(format!("{}:{line}: {first}", path.display()));
        }
    }
    Ok(())
}

/// Writes `languages.rs` into `out`: for each folder of `assets/locale` its code and the texts of its files.
///
/// # Errors
/// What cannot be read or written.
#[cfg(feature = "window")]
pub fn languages(assets: &Path, out: &Path) -> Result<(), String> {
    let folder = assets.join("locale");
    let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut codes: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    codes.sort();
    let mut code = String::from("&[\n");
    for language in codes {
        let name = language.file_name().unwrap_or_default();
        code.push_str(&format!("    ({name:?}, &[\n"));
        for path in files(&language, "ftl")? {
            code.push_str(&format!("        include_str!({path:?}),\n"));
        }
        code.push_str("    ]),\n");
    }
    code.push_str("]\n");
    let path = out.join("languages.rs");
    fs::write(&path, code).map_err(|e| format!("{}: {e}", path.display()))
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The files of one kind below `folder`, in the order of their names.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

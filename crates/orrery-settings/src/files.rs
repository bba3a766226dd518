//! Reading and writing of settings and keys: atomically, and without loss of entries written by other versions or by the player.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::keys::{self, KeyMap};
use super::migrate::VERSION;
use super::setups::SetupReaders;
use super::text::{LARGEST_FILE, settings_of, version_of};
use super::{AppFolders, Settings};
use orrery_core::ron;
use orrery_core::ron::text_of_file as ron_text;
use orrery_locale::{in_quotes, text_args};
use orrery_record::fields::{RonFieldError, RonFields};

/// The maximum number of broken copies of a file that are set aside.
const ASIDE: u32 = 99;

/// The reason why a file could not be used as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileProblem {
    /// The file could not be read or parsed.
    Broken {
        /// The original path of the broken file.
        file: PathBuf,
        /// The path to which the file was renamed, or `None` if renaming failed too.
        aside: Option<PathBuf>,
        /// The error in the file, with its line.
        fault: RonFieldError,
    },
    /// A newer version of the program wrote the file, which is left unchanged.
    Newer {
        /// The file of the newer version.
        file: PathBuf,
        /// The version of the file's format.
        version: u32,
    },
    /// Some entries of the file were ignored.
    Strange {
        /// The file with the ignored entries.
        file: PathBuf,
        /// The ignored entries, each with its line.
        faults: Vec<RonFieldError>,
    },
}

impl FileProblem {
    /// Returns the message for the player, in the current language.
    pub fn words(&self) -> String {
        let path = |file: &Path| file.display().to_string();
        let places = |fault: &RonFieldError| {
            text_args("settings-line", &[("line", fault.line.into()), ("reason", in_quotes(&fault.reason).into())])
        };
        match self {
            FileProblem::Broken { file, aside, fault } => {
                let key = if aside.is_some() { "settings-broken" } else { "settings-broken-there" };
                let aside = aside.as_deref().map(path).unwrap_or_default();
                let args = [("file", path(file).into()), ("aside", aside.into()), ("reason", places(fault).into())];
                text_args(key, &args)
            }
            FileProblem::Newer { file, version } => {
                text_args("settings-newer", &[("file", path(file).into()), ("version", (*version).into())])
            }
            FileProblem::Strange { file, faults } => {
                let reasons: Vec<String> = faults.iter().map(places).collect();
                text_args("settings-strange", &[("file", path(file).into()), ("reasons", reasons.join("; ").into())])
            }
        }
    }
}

/// Loads the settings from `folders`. Returns the defaults if there is no file or the file cannot be used. A broken file is
/// renamed with the suffix `.bad`. A file of a newer version is left unchanged.
pub fn load(folders: &AppFolders, known_setups: SetupReaders) -> (Settings, Option<FileProblem>) {
    let file = folders.settings();
    match read_file(&file) {
        Ok(None) => (Settings::default(), None),
        Ok(Some(text)) => match settings_of(&text, known_setups) {
            Ok(Ok(settings)) => (settings.within_ranges(), None),
            Ok(Err(version)) => (Settings::default(), Some(FileProblem::Newer { file, version })),
            Err(fault) => (Settings::default(), Some(set_aside(file, fault))),
        },
        Err(fault) => (Settings::default(), Some(set_aside(file, fault))),
    }
}

/// Loads the keys from `folders`. Returns the default keys if there is no file or the file cannot be used. Unusable entries are
/// ignored and reported. A broken file is renamed with the suffix `.bad`. A file of a newer version is left unchanged.
pub fn load_keys(folders: &AppFolders, own: keys::GameDefaultBindings) -> (KeyMap, Option<FileProblem>) {
    let usual = || KeyMap::usual(own);
    let file = folders.keymap();
    let text = match read_file(&file) {
        Ok(None) => return (usual(), None),
        Ok(Some(text)) => text,
        Err(fault) => return (usual(), Some(set_aside(file, fault))),
    };
    match keys::file::version(&text) {
        Ok(version) if version > keys::file::VERSION => (usual(), Some(FileProblem::Newer { file, version })),
        Ok(_) => match keys::file::read(&text, own) {
            Ok(read) if read.strange.is_empty() => (read.map, None),
            Ok(read) => (read.map, Some(FileProblem::Strange { file, faults: read.strange })),
            Err(fault) => (usual(), Some(set_aside(file, fault))),
        },
        Err(fault) => (usual(), Some(set_aside(file, fault))),
    }
}

/// Loads `file` with `parse`. Returns the default value if there is no file or the file cannot be used. A broken file is renamed
/// with the suffix `.bad`. A file of a newer version, for which `parse` returns the version, is left unchanged.
pub fn load_file<T: Default>(
    file: &Path,
    parse: impl FnOnce(&str) -> Result<Result<T, u32>, RonFieldError>,
) -> (T, Option<FileProblem>) {
    let file = file.to_owned();
    match read_file(&file).and_then(|text| text.map_or_else(|| Ok(Ok(T::default())), |text| parse(&text))) {
        Ok(Ok(value)) => (value, None),
        Ok(Err(version)) => (T::default(), Some(FileProblem::Newer { file, version })),
        Err(fault) => (T::default(), Some(set_aside(file, fault))),
    }
}

/// Writes a text file atomically.
///
/// # Errors
/// Returns a message in English if the folder cannot be created or the file cannot be written.
pub fn write_file(file: &Path, text: &str) -> Result<(), String> {
    write(file, text)
}

/// Returns the text of a file, or `None` if there is no file.
///
/// # Errors
/// Returns an error if the file cannot be read, is not text, or is larger than [`LARGEST_FILE`].
pub fn read_file(file: &Path) -> Result<Option<String>, RonFieldError> {
    match fs::metadata(file) {
        // If the folder's path is a file, there is no file in it either.
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => return Ok(None),
        _ => {}
    }
    ron_text(file, LARGEST_FILE).map(Some).map_err(|error| RonFieldError::new(error.line.max(1), error.message))
}

/// Renames a broken file with the suffix `.bad`, `.bad-2` and so on, the first for which no file exists, so that no earlier copy
/// is overwritten.
fn set_aside(file: PathBuf, fault: RonFieldError) -> FileProblem {
    let named = |number: u32| {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(if number == 1 { ".bad".to_owned() } else { format!(".bad-{number}") });
        file.with_file_name(name)
    };
    let free = (1..=ASIDE).map(named).find(|aside| !aside.exists());
    let aside = free.filter(|aside| fs::rename(&file, aside).is_ok());
    FileProblem::Broken { file, aside, fault }
}

/// Writes the settings atomically.
///
/// # Errors
/// Returns a message for the player if the folder cannot be created, the file cannot be written, or a newer version wrote the
/// file.
pub fn save(folders: &AppFolders, settings: &Settings) -> Result<(), String> {
    let file = folders.settings();
    not_newer(&file, VERSION)?;
    let pretty = ron::PrettyConfig::default();
    let mut text = ron::write_strict(settings, pretty).map_err(|error| error.to_string())?;
    if let Some(end) = text.rfind(')') {
        let kept = settings.unknown.iter().map(|(name, value)| format!("    {name}: {value},\n"));
        text.insert_str(end, &kept.collect::<String>());
    }
    text.push('\n');
    write(&file, &text)
}

/// Writes the keys atomically.
///
/// # Errors
/// Returns an error in the same cases as [`save`].
pub fn save_keys(folders: &AppFolders, keys: &KeyMap) -> Result<(), String> {
    let file = folders.keymap();
    not_newer(&file, keys::file::VERSION)?;
    write(&file, &keys::file::write(keys))
}

/// Checks that files can be written into this folder, which is created if it does not exist.
///
/// # Errors
/// Returns a message in English if no file can be written.
pub fn can_write(folder: &Path) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(told)?;
    tempfile::NamedTempFile::new_in(folder).map_err(told)?;
    Ok(())
}

/// Returns an error with a message for the player if a newer version wrote the file.
fn not_newer(file: &Path, ours: u32) -> Result<(), String> {
    let written = read_file(file).ok().flatten().and_then(|text| RonFields::read(&text).ok());
    match written.and_then(|fields| version_of(&fields).ok()) {
        Some(version) if version > ours => Err(FileProblem::Newer { file: file.to_owned(), version }.words()),
        _ => Ok(()),
    }
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    fs::create_dir_all(folder).map_err(told)?;
    let mut temporary = tempfile::NamedTempFile::new_in(folder).map_err(told)?;
    temporary.write_all(text.as_bytes()).map_err(told)?;
    temporary.as_file().sync_all().map_err(told)?;
    orrery_record::replace_file(temporary, file).map_err(told)
}

//! Where settings lie, and how they are read and written.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use bevy::prelude::Resource;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Settings;
use super::keys::KeyMap;

/// The folders of the program.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// Settings and keys.
    pub config: PathBuf,
    /// Saved matches.
    pub data: PathBuf,
    /// Reports.
    pub state: PathBuf,
}

impl Folders {
    /// Everything below `folder`, or in the usual places of the system; where it names none, below the current folder.
    #[must_use]
    pub fn new(folder: Option<&Path>) -> Self {
        if let Some(folder) = folder {
            return Folders { config: folder.to_owned(), data: folder.to_owned(), state: folder.to_owned() };
        }
        match directories::ProjectDirs::from("", "", "orrery") {
            Some(dirs) => Folders {
                config: dirs.config_dir().to_owned(),
                data: dirs.data_dir().to_owned(),
                state: dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()).to_owned(),
            },
            None => Self::new(Some(Path::new("orrery-data"))),
        }
    }

    /// Where the settings lie.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.config.join("settings.ron")
    }

    /// Where the player's own languages lie, a folder for each.
    #[must_use]
    pub fn languages(&self) -> PathBuf {
        self.data.join("languages")
    }

    /// Where the keys lie.
    #[must_use]
    pub fn keymap(&self) -> PathBuf {
        self.config.join("keymap.ron")
    }
}

/// A file that could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The file.
    pub file: PathBuf,
    /// Where it was put aside; nothing if that failed too.
    pub aside: Option<PathBuf>,
    /// What is wrong with it.
    pub reason: String,
}

/// The settings in `folders`; the defaults where there are none. A file that does not read is put aside as `.bad`.
#[must_use]
pub fn load(folders: &Folders) -> (Settings, Option<Problem>) {
    let (settings, problem): (Settings, _) = load_file(&folders.settings());
    (settings.within_ranges(), problem)
}

/// The keys in `folders`; the defaults where there are none. A file that does not read is put aside as `.bad`.
#[must_use]
pub fn load_keys(folders: &Folders) -> (KeyMap, Option<Problem>) {
    load_file(&folders.keymap())
}

/// What `file` holds; the default where there is none. A file that does not read is put aside as `.bad`.
#[must_use]
pub fn load_file<T: Default + DeserializeOwned>(file: &Path) -> (T, Option<Problem>) {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return (T::default(), None),
        Err(error) => return (T::default(), Some(set_aside(file, error.to_string()))),
    };
    match ron::from_str(&text) {
        Ok(value) => (value, None),
        Err(error) => (T::default(), Some(set_aside(file, error.to_string()))),
    }
}

fn set_aside(file: &Path, reason: String) -> Problem {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".bad");
    let aside = file.with_file_name(name);
    let aside = fs::rename(file, &aside).is_ok().then_some(aside);
    Problem { file: file.to_owned(), aside, reason }
}

/// Writes the settings, whole or not at all.
///
/// # Errors
/// In plain English, when the folder cannot be made or the file not be written.
pub fn save(folders: &Folders, settings: &Settings) -> Result<(), String> {
    write_file(&folders.settings(), settings)
}

/// Writes a value, whole or not at all.
///
/// # Errors
/// In plain English, when the folder cannot be made or the file not be written.
pub fn write_file(file: &Path, value: &impl Serialize) -> Result<(), String> {
    let text = ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default()).map_err(|e| e.to_string())?;
    let folder = file.parent().unwrap_or(Path::new("."));
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    fs::create_dir_all(folder).map_err(told)?;
    let mut temporary = tempfile::NamedTempFile::new_in(folder).map_err(told)?;
    temporary.write_all(text.as_bytes()).map_err(told)?;
    temporary.as_file().sync_all().map_err(told)?;
    temporary.persist(file).map_err(|error| told(error.error))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::{Animation, OpponentPace, SeatChoice, Think, USUAL_OPPONENT};
    use crate::ai::Opponent;

    use super::*;

    fn folders() -> (tempfile::TempDir, Folders) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let folders = Folders::new(Some(folder.path()));
        (folder, folders)
    }

    #[test]
    fn what_is_saved_is_loaded() {
        let (_kept, folders) = folders();
        assert_eq!(load(&folders), (Settings::default(), None), "no file is no problem");
        let changed = Settings {
            animation: Animation::Double,
            pace: OpponentPace::Step,
            think: Think::Quadruple,
            ui_scale: 150,
            ..Settings::default()
        };
        save(&folders, &changed).expect("the folder can be written");
        assert_eq!(load(&folders), (changed, None));
    }

    #[test]
    fn older_files_and_words_of_newer_ones_are_read() {
        let (_kept, folders) = folders();
        let older = r#"(version: 1, animation: Double, pace: Slow, ui_scale: 90,
            setup: (seats: [(colour: Green, name: "", player: "simple"), (colour: Red, name: "Ada", player: "human"),
                (colour: Blue, name: "", player: "legend:jester")]))"#;
        fs::write(folders.settings(), older).expect("the folder can be written");
        let (settings, problem) = load(&folders);
        assert_eq!((problem, settings.pace, settings.think), (None, OpponentPace::Slow, Think::Usual));
        let seats = &settings.setup.seats;
        assert_eq!(seats.iter().map(SeatChoice::is_unknown).collect::<Vec<_>>(), [false, false, true]);
        let opponents: Vec<_> = seats.iter().map(SeatChoice::opponent).collect();
        assert_eq!(opponents, [Some(Opponent::Simple), None, Some(USUAL_OPPONENT)]);
        save(&folders, &settings).expect("the folder can be written");
        assert_eq!(load(&folders).0.setup.seats[2].player, "legend:jester", "the newer version finds its word again");
    }

    #[test]
    fn a_broken_file_is_put_aside_and_named() {
        let (_kept, folders) = folders();
        fs::write(folders.settings(), "(animation: Sideways)").expect("the folder can be written");
        let (settings, problem) = load(&folders);
        assert_eq!(settings, Settings::default());
        let problem = problem.expect("the file is broken");
        assert!(problem.reason.contains("Sideways"), "{}", problem.reason);
        let aside = problem.aside.expect("it was put aside");
        assert!(aside.ends_with("settings.ron.bad") && aside.exists() && !folders.settings().exists());
    }

    #[test]
    fn numbers_out_of_range_are_brought_back() {
        let (_kept, folders) = folders();
        fs::write(folders.settings(), "(ui_scale: 5000, window: (1, 1))").expect("the folder can be written");
        let (settings, problem) = load(&folders);
        assert_eq!(problem, None);
        assert_eq!((settings.ui_scale, settings.window), (*Settings::UI_SCALES.end(), (640, 360)));
    }

    #[test]
    fn a_folder_that_cannot_be_made_is_told() {
        let (_kept, folders) = folders();
        fs::write(folders.config.join("file"), "").expect("the folder can be written");
        let inside_a_file = Folders::new(Some(&folders.config.join("file")));
        assert!(save(&inside_a_file, &Settings::default()).is_err());
    }
}

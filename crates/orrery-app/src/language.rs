//! The language of the program, chosen at the start and switched as soon as the player chooses another.

use std::path::Path;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::academy::{self, ActiveLesson};
use super::game::Game;
use super::save_list::SaveLists;
use super::schedule::AppSystems;
use super::state::{MatchUiState, MenuState};
use super::{ending, match_log, seats};
use orrery_core::Colour;
use orrery_locale::{self as locale, LanguageFileFault, text, text_args};
use orrery_settings::{AppFolders, Settings};
use orrery_table::Table;
use orrery_ui::{PlayerInfo, Recap};

/// Adds the system that applies the chosen language.
pub fn plugin(app: &mut App) {
    app.init_resource::<AppliedLanguage>()
        .add_systems(Update, follow.in_set(AppSystems::FollowLanguage).run_if(resource_changed::<Settings>));
}

/// Adds the system that translates an open match of this game.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.add_systems(Update, retell_match::<G>.after(follow).in_set(AppSystems::FollowLanguage));
}

/// The maximum number of faults in the player's own language files that are shown; others are only written to standard error.
const SHOWN: usize = 3;

/// The language setting that was last applied.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct AppliedLanguage(Option<String>);

/// Selects the language named on the command line, or else the system's, until the settings have been read.
///
/// # Errors
/// Returns a message in English if the named language is unknown.
pub fn begin(folders: &AppFolders, named: Option<&str>) -> Result<(), String> {
    locale::load_own(&folders.languages());
    match named {
        Some(code) if !locale::knows(code) => {
            Err(format!("there is no language `{code}` (known: {})", locale::codes().join(", ")))
        }
        _ => {
            locale::speak(named);
            Ok(())
        }
    }
}

/// Selects the language named on the command line, or else the language in the settings. Also returns messages about faults in
/// the player's own language files.
pub fn assemble(folders: &AppFolders, named: Option<&str>, settings: &Settings) -> (AppliedLanguage, Vec<String>) {
    let troubles = locale::load_own(&folders.languages());
    locale::speak(named.or(settings.language.as_deref()));
    troubles.iter().for_each(|trouble| eprintln!("{}", worded(trouble, &folders.languages())));
    let mut told: Vec<String> =
        troubles.iter().take(SHOWN).map(|trouble| worded(trouble, &folders.languages())).collect();
    if troubles.len() > SHOWN {
        told.push(text_args("ui-own-language-more", &[("count", (troubles.len() - SHOWN).into())]));
    }
    (AppliedLanguage(settings.language.clone()), told)
}

/// Describes a fault in a language file of the player; the file is named relative to their folder.
fn worded(trouble: &LanguageFileFault, folder: &Path) -> String {
    let slip = trouble.slip();
    let file =
        Path::new(&slip.file).strip_prefix(folder).map_or_else(|_| slip.file.clone(), |f| f.display().to_string());
    let args = [("file", file.into()), ("line", slip.line.into()), ("what", slip.fault.to_string().into())];
    let key = match trouble {
        LanguageFileFault::LeftOut(_) => "ui-own-language-file",
        LanguageFileFault::Message(_) => "ui-own-language-message",
        LanguageFileFault::Used(_) => "ui-own-language-used",
    };
    text_args(key, &args)
}

/// Applies a changed language setting, and rebuilds the stored texts outside matches.
pub fn follow(
    settings: Res<Settings>,
    mut applied: ResMut<AppliedLanguage>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut lists: SaveLists,
    mut menus: ResMut<MenuState>,
) {
    let before = std::mem::replace(&mut applied.0, settings.language.clone());
    if before == settings.language || !locale::speak(settings.language.as_deref()) {
        return;
    }
    if let Ok(mut window) = windows.single_mut() {
        window.title = text("ui-title");
    }
    lists.find_waiting(&mut menus);
    if !menus.saves.is_empty() {
        lists.find_saved(&mut menus);
    }
    // Old messages would remain in the previous language.
    menus.toasts.clear();
}

/// Translates an open match of this game into the current language.
fn retell_match<G: Game>(
    table: Option<ResMut<Table<G::Rules>>>,
    course: Option<Res<ActiveLesson<G>>>,
    settings: Res<Settings>,
    mut play: ResMut<MatchUiState>,
    mut told: Local<Option<u64>>,
) {
    let now = locale::changes();
    if told.replace(now).is_none_or(|before| before == now) {
        return;
    }
    let Some(mut table) = table else { return };
    if course.is_some() {
        academy::rename::<G>(&mut table);
    }
    play.refused = None;
    play.thought = None;
    play.caption.clear();
    play.log.clear();
    play.logged = 0;
    play.names = seats::names::<G>(table.seats());
    // In a lesson or a puzzle the players are identified by their names only.
    if play.sits != <[PlayerInfo; Colour::COUNT]>::default() {
        play.sits = seats::sits::<G>(table.seats());
    }
    if table.is_over() {
        play.closing = ending::closing::<G>(&table, &play.names, settings.remarks);
    }
    match_log::retell::<G>(&table, &mut play);
    if let Some(before) = play.recap.take() {
        // The reading position stays the same.
        let Recap { hand_over, cover, at, open, read, .. } = before;
        let told = match_log::recap::<G>(&table, &settings, &play);
        play.recap = told.map(|told| Recap { hand_over, cover, at, open, read, ..told });
    }
    if let Some(caption) = match_log::last_of_an_opponent::<G>(&table, &play.names) {
        play.caption = caption;
    }
}

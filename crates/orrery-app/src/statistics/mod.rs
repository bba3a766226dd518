//! Statistics in the program: counts finished matches, announces achievements, and exports files.

mod profile;
mod view;

use std::marker::PhantomData;
use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::game::Game;
use super::save_settings::PlayerFiles;
use super::schedule::AppSystems;
use super::state::{MatchUiState, MenuState, Screen};
use orrery_learn::game_types;
use orrery_learn::stats::{
    AchievementKind as _, ExclusionReason, GameProfile, MatchStats, countable, csv_text, exclusion_reason, json_text,
    profile_path,
};
use orrery_locale::{in_quotes, text, text_args};
use orrery_record::daily;
use orrery_settings::AppFolders;
use orrery_table::{ChangeCause, Table, TableChange};
use orrery_ui::{AchievementDetails, Overlay, StatsIntent, Toast};

pub use profile::StatisticsState;
pub use view::{game_view, life_view};

/// The time for which the message about an export is shown, in seconds.
const TOLD: f32 = 7.0;

/// Adds the profile of a game, and the counting of its matches.
pub fn game_plugin<G: Game>(app: &mut App) {
    app.init_resource::<StatisticsState<G>>()
        .init_resource::<MatchJustEnded<G>>()
        .add_systems(Update, (notice::<G>, count::<G>, announce::<G>).chain().in_set(AppSystems::CountMatch));
}

/// Reads the profile of a game in `folders`. An unreadable file is set aside, and a file of a newer program is left unchanged.
/// Both are reported.
pub fn load<G: Game>(folders: &AppFolders) -> (StatisticsState<G>, Option<Toast>) {
    let path = profile_path(&folders.data);
    let (profile, problem) = GameProfile::load(&path);
    // A file that can be neither read nor set aside must not be overwritten.
    let kept = problem.as_ref().is_none_or(|problem| problem.aside.is_some());
    let told = problem.map(|problem| {
        let path = |path: &Path| path.display().to_string();
        if let Some(version) = problem.newer {
            let args = [("file", path(&problem.file).into()), ("version", version.into())];
            return Toast::trouble(text_args("settings-newer", &args));
        }
        let key = if problem.aside.is_some() { "stats-broken" } else { "stats-broken-there" };
        let aside = problem.aside.as_deref().map(path).unwrap_or_default();
        let args = [
            ("file", path(&problem.file).into()),
            ("aside", aside.into()),
            ("reason", in_quotes(&problem.reason).into()),
        ];
        Toast::trouble(text_args(key, &args))
    });
    (StatisticsState { profile, path: kept.then_some(path), ..StatisticsState::default() }, told)
}

/// The profile of a game, which is written when it changes.
#[derive(SystemParam)]
pub struct ProfileWriter<'w, G: Game> {
    book: ResMut<'w, StatisticsState<G>>,
    pub(super) files: PlayerFiles<'w>,
}

impl<G: Game> ProfileWriter<'_, G> {
    /// Changes the profile and writes it immediately. A failure to write is shown to the player, unless the same message is still
    /// on screen.
    pub fn change(&mut self, change: impl FnOnce(&mut GameProfile<G::Rules>)) {
        let before = self.book.profile.clone();
        change(&mut self.book.profile);
        if self.book.profile == before {
            return;
        }
        self.book.unwritten = true;
        if let Err(reason) = self.write() {
            self.files.menus.complain(text_args("stats-not-saved", &[("reason", reason.into())]));
        }
    }

    /// Writes the profile, merged with changes that another program has written to the file.
    fn write(&mut self) -> Result<(), String> {
        let Some(path) = self.book.path.clone() else { return Ok(()) };
        self.files.may_write()?;
        self.book.profile.take_in(&path);
        self.book.profile.save(&path)?;
        self.book.unwritten = false;
        Ok(())
    }
}

/// Tries once more to write unsaved changes before the program ends.
pub fn finish<G: Game>(mut writer: ProfileWriter<G>) {
    if writer.book.unwritten
        && let Err(reason) = writer.write()
    {
        eprintln!("{}", text_args("stats-not-saved", &[("reason", reason.into())]));
    }
}

/// Detects that a match has ended since the last frame.
pub fn notice<G: Game>(
    mut announced: MessageReader<TableChange<G::Rules>>,
    table: Option<Res<Table<G::Rules>>>,
    mut ended: ResMut<MatchJustEnded<G>>,
) {
    let given =
        announced.read().filter(|one| matches!(one.cause, ChangeCause::Order(_) | ChangeCause::Redo)).count() > 0;
    if given && table.is_some_and(|table| table.is_over()) {
        ended.0 = true;
    }
}

/// True if a match has just ended.
#[derive(Resource)]
pub struct MatchJustEnded<G>(bool, PhantomData<G>);

impl<G> Default for MatchJustEnded<G> {
    fn default() -> Self {
        MatchJustEnded(false, PhantomData)
    }
}

/// Counts the match that has just ended in the profile, with its new achievements. If the match is excluded, shows the reason.
pub fn count<G: Game>(
    mut ended: ResMut<MatchJustEnded<G>>,
    table: Option<Res<Table<G::Rules>>>,
    mut writer: ProfileWriter<G>,
) {
    if !std::mem::take(&mut ended.bypass_change_detection().0) {
        return;
    }
    let Some(table) = table else { return };
    let Some(game) = table.disclosed().filter(|_| !table.is_practice() && !table.is_replay()) else { return };
    if let Some(why) = exclusion_reason(game) {
        let key = match why {
            ExclusionReason::KnownDeal => "stats-uncounted-known-deal",
            ExclusionReason::ChangedHands => "stats-uncounted-changed-hands",
        };
        writer.files.menus.toasts.push(Toast { left: TOLD, ..Toast::news(text(key)) });
        return;
    }
    if !countable(game) {
        return;
    }
    let mut stats = MatchStats::of(game);
    stats.day = daily::day_of(game, daily::today()).map(|day| day.to_string()).unwrap_or_default();
    let mut earned = Vec::new();
    writer.change(|profile| earned = profile.count(stats, jiff::Timestamp::now()));
    writer.book.earned.extend(earned.into_iter().map(earned_toast::<G>));
}

/// Announces new achievements once the points have been counted on screen, or the match has been left.
pub fn announce<G: Game>(
    table: Option<Res<Table<G::Rules>>>,
    (screen, play): (Res<State<Screen>>, Res<MatchUiState>),
    mut book: ResMut<StatisticsState<G>>,
    mut menus: ResMut<MenuState>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if book.earned.is_empty() {
        return;
    }
    let ended = table.is_some_and(|table| table.is_over());
    let waits = match *screen.get() {
        Screen::Match => ended,
        Screen::End => ended && play.awaits_points(),
        _ => false,
    };
    if !waits {
        menus.toasts.append(&mut book.earned);
        redraw.write(RequestRedraw);
    }
}

/// Builds the message about an achievement.
fn earned_toast<G: Game>(achievement: game_types::GameAchievement<G>) -> Toast {
    let word = achievement.word();
    let name = G::text(&format!("achievement-{word}"));
    let earned =
        AchievementDetails { picture: format!("medal-{word}"), why: G::text(&format!("achievement-{word}-help")) };
    let words = text_args("stats-earned", &[("name", name.into())]);
    Toast::earned(words, earned)
}

/// Carries out a request of the statistics screens.
pub fn wish<G: Game>(
    In(wish): In<StatsIntent>,
    table: Option<Res<Table<G::Rules>>>,
    ProfileWriter { mut book, mut files }: ProfileWriter<G>,
) {
    match wish {
        StatsIntent::Game => {
            let Some(stats) = table.map(|table| table.stats()) else { return };
            book.game = Some(stats);
            files.menus.overlays.push(Overlay::GameStats);
        }
        StatsIntent::Tab(tab) => book.tab = tab,
        StatsIntent::Life(tab) => book.life = tab,
        StatsIntent::Split(split) => book.split = split,
        StatsIntent::Person(person) => book.person = person,
        StatsIntent::Csv => files.menus.toasts.push(export::<G>(&book, "csv")),
        StatsIntent::Json => files.menus.toasts.push(export::<G>(&book, "json")),
    }
}

/// Exports all matches to a file in the player's data folder. Returns the message with its path, or about the failure.
fn export<G: Game>(book: &StatisticsState<G>, ending: &str) -> Toast {
    let folder = book.path.as_ref().and_then(|path| path.parent()).map(|folder| folder.join("statistics"));
    let written = match folder {
        None => Err(text("stats-none")),
        Some(folder) => {
            let moment = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d-%H%M%S");
            let file = folder.join(format!("orrery-{moment}.{ending}"));
            let words = if ending == "csv" { csv_text(&book.profile) } else { json_text(&book.profile) };
            let told = |error: std::io::Error| format!("{}: {error}", file.display());
            words.and_then(|words| {
                std::fs::create_dir_all(&folder).map_err(told)?;
                std::fs::write(&file, words).map_err(told)?;
                Ok(file.display().to_string())
            })
        }
    };
    match written {
        Ok(file) => Toast { left: TOLD, ..Toast::news(text_args("stats-exported", &[("file", file.into())])) },
        Err(reason) => Toast::trouble(text_args("stats-not-exported", &[("reason", reason.into())])),
    }
}

//! Statistics in the program: matches counted when they end, achievements told, files written.

mod book;

use std::path::Path;

use bevy::prelude::*;

use super::schedule::AppSystems;
use super::share;
use super::state::Front;
use crate::games::alien_frontiers::locale::{text, text_args};
use crate::games::alien_frontiers::stats::{Achievement, MatchStats, Profile};
use crate::games::alien_frontiers::table::{Announced, Table};
use crate::locale::in_quotes;
use crate::panels::{Overlay, StatsWish, Toast};
use crate::record::daily;
use crate::settings::Folders;
use crate::stats::{countable, csv_text, json_text, profile_path};

pub use book::Book;

/// Seconds an achievement is told.
const TOLD: f32 = 7.0;

/// The profile, and the matches that count for it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Book>()
        .init_resource::<Ended>()
        .add_systems(Update, (notice, count).chain().in_set(AppSystems::CountMatch));
}

/// Reads the profile in `folders`; one that does not read is put aside and told.
#[must_use]
pub fn load(folders: &Folders) -> (Book, Option<Toast>) {
    let path = profile_path(&folders.data);
    let (profile, problem) = Profile::load(&path);
    // What can neither be read nor put aside is not written over.
    let kept = problem.as_ref().is_none_or(|problem| problem.aside.is_some());
    let told = problem.map(|problem| {
        let path = |path: &Path| path.display().to_string();
        let key = if problem.aside.is_some() { "stats-broken" } else { "stats-broken-there" };
        let aside = problem.aside.as_deref().map(path).unwrap_or_default();
        let args = [
            ("file", path(&problem.file).into()),
            ("aside", aside.into()),
            ("reason", in_quotes(&problem.reason).into()),
        ];
        Toast::trouble(text_args(key, &args))
    });
    (Book { profile, path: kept.then_some(path), ..Book::default() }, told)
}

/// Changes the profile and writes it at once; that it could not be written is told, once.
pub fn change(world: &mut World, change: impl FnOnce(&mut Profile)) {
    let mut book = world.resource_mut::<Book>();
    let before = book.profile.clone();
    change(&mut book.profile);
    if book.profile == before {
        return;
    }
    let Some(path) = book.path.clone() else { return };
    if let Err(reason) = book.profile.save(&path) {
        let words = text_args("stats-not-saved", &[("reason", reason.into())]);
        let toasts = &mut world.resource_mut::<Front>().toasts;
        if !toasts.iter().any(|toast| toast.words == words) {
            toasts.push(Toast::trouble(words));
        }
    }
}

/// The matches whose last order was announced since the last frame.
pub fn notice(mut announced: MessageReader<Announced>, mut ended: ResMut<Ended>) {
    let over =
        announced.read().filter(|one| !one.cause.is_past()).any(|one| one.after.is_over() && !one.before.is_over());
    if over {
        ended.0 = true;
    }
}

/// Whether a match has just come to its end.
#[derive(Resource, Default)]
pub struct Ended(bool);

/// Counts the match that has just come to its end.
pub fn count(world: &mut World) {
    if !std::mem::take(&mut world.resource_mut::<Ended>().0) {
        return;
    }
    let Some(table) = world.get_resource::<Table>() else { return };
    if table.is_practice() || table.is_replay() || !countable(table.record()) {
        return;
    }
    let mut stats = MatchStats::of(table.record());
    stats.day = share::day_of(table.record(), daily::today()).map(|day| day.to_string()).unwrap_or_default();
    let mut earned = Vec::new();
    change(world, |profile| earned = profile.count(stats, jiff::Timestamp::now()));
    let toasts = &mut world.resource_mut::<Front>().toasts;
    toasts.extend(earned.into_iter().map(|one| Toast { left: TOLD, ..Toast::news(earned_text(one)) }));
}

fn earned_text(achievement: Achievement) -> String {
    let name = text(&format!("achievement-{}", achievement.word()));
    text_args("stats-earned", &[("name", name.into())])
}

/// Does what was asked for on the screens of statistics.
pub fn wish(world: &mut World, wish: StatsWish) {
    match wish {
        StatsWish::Game => {
            let Some(stats) = world.get_resource::<Table>().map(|table| MatchStats::of(table.record())) else {
                return;
            };
            world.resource_mut::<Book>().game = Some(stats);
            world.resource_mut::<Front>().overlays.push(Overlay::GameStats);
        }
        StatsWish::Tab(tab) => world.resource_mut::<Book>().tab = tab,
        StatsWish::Life(tab) => world.resource_mut::<Book>().life = tab,
        StatsWish::Split(split) => world.resource_mut::<Book>().split = split,
        StatsWish::Person(person) => world.resource_mut::<Book>().person = person,
        StatsWish::Csv => export(world, "csv"),
        StatsWish::Json => export(world, "json"),
    }
}

/// Writes all matches into the folder of the player's data and names the file.
fn export(world: &mut World, ending: &str) {
    let book = world.resource::<Book>();
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
    let toast = match written {
        Ok(file) => Toast { left: TOLD, ..Toast::news(text_args("stats-exported", &[("file", file.into())])) },
        Err(reason) => Toast::trouble(text_args("stats-not-exported", &[("reason", reason.into())])),
    };
    world.resource_mut::<Front>().toasts.push(toast);
}

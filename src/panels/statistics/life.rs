//! The statistics of all matches that were counted.

use crate::games::alien_frontiers::AlienFrontiers;
use bevy_egui::egui::{Context, RichText, Ui};

use super::medals::medals;
use super::{LifeTab, StatsWish, cell, dice, facilities, figures, part_height};
use crate::core::Level;
use crate::core::Opponent;
use crate::games::alien_frontiers::locale::{opponent_name, text, text_args};
use crate::games::alien_frontiers::stats::{Life, Profile};
use crate::locale::{decimal, grouped, level_name};
use crate::panels::intent::UiIntent;
use crate::panels::style::{INKS, SMALL, regular};
use crate::panels::widgets::{KeyFace, button, button_row, choice, dialogue, list};
use crate::rules::Preset;
use crate::stats::{Group, Split, life};

/// What the screen shows.
#[derive(Debug, Clone, Copy)]
pub struct LifeView<'a> {
    /// What is kept.
    pub profile: &'a Profile,
    /// Which part is shown.
    pub tab: LifeTab,
    /// What matches are split by.
    pub split: Split,
    /// Whose matches; everybody's without one.
    pub person: Option<&'a str>,
}

/// The screen.
pub fn life_stats(ctx: &Context, view: &LifeView, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "statistics", 980.0, &text("stats"), |ui| {
        let tabs = [
            (LifeTab::Matches, "stats-tab-matches"),
            (LifeTab::Dice, "stats-tab-dice"),
            (LifeTab::Facilities, "stats-tab-facilities"),
            (LifeTab::Achievements, "stats-tab-achievements"),
        ];
        let tabs: Vec<_> = tabs.map(|(tab, key)| (tab, text(key), String::new())).into();
        if let Some(chosen) = choice(ui, view.tab, &tabs) {
            out.push(UiIntent::Stats(StatsWish::Life(chosen)));
        }
        people(ui, view, out);
        ui.add_space(6.0);
        list(ui, 280.0, |ui, room| {
            part_height(ui, room);
            part(ui, view, out);
        });
        button_row(ui, |ui| {
            let done = text("ui-done");
            if button(ui, &KeyFace::new(&done).primary(), None).clicked() {
                out.push(UiIntent::Close);
            }
            for (key, wish) in [("stats-export-json", StatsWish::Json), ("stats-export-csv", StatsWish::Csv)] {
                let label = text(key);
                let any = !view.profile.matches().is_empty();
                if button(ui, &KeyFace::new(&label).enabled(any), None).clicked() {
                    out.push(UiIntent::Stats(wish));
                }
            }
        });
    });
}

/// Whose matches are shown, where several people played.
fn people(ui: &mut Ui, view: &LifeView, out: &mut Vec<UiIntent>) {
    let people = view.profile.people();
    if people.len() < 2 || view.tab == LifeTab::Achievements {
        return;
    }
    let named = people.iter().map(|&name| (Some(name), name.to_owned(), String::new()));
    let all: Vec<_> = std::iter::once((None, text("stats-everybody"), String::new())).chain(named).collect();
    if let Some(chosen) = choice(ui, view.person, &all) {
        out.push(UiIntent::Stats(StatsWish::Person(chosen.map(str::to_owned))));
    }
}

fn part(ui: &mut Ui, view: &LifeView, out: &mut Vec<UiIntent>) {
    let width = ui.available_width() - 14.0;
    if view.tab == LifeTab::Achievements {
        return medals(ui, view.profile, width);
    }
    if view.profile.matches().is_empty() {
        ui.label(RichText::new(text("stats-none")).color(INKS.dim.0));
        return;
    }
    let life = life::<AlienFrontiers>(view.profile.matches(), view.split, view.person);
    match view.tab {
        LifeTab::Dice => {
            let title = view.person.map_or_else(|| text("stats-everybody"), str::to_owned);
            dice(ui, &title, (INKS.brass[1].0, None), &life.own.dice, width.min(620.0));
            ui.add_space(6.0);
            ui.label(RichText::new(text("stats-band")).font(regular(SMALL)).color(INKS.dim.0));
        }
        LifeTab::Facilities => facilities(ui, &[(INKS.brass[1].0, None, life.own.docked)], width),
        _ => matches(ui, view, &life, width, out),
    }
}

fn percent(share: f64) -> String {
    crate::panels::percent(share as f32)
}

fn matches(ui: &mut Ui, view: &LifeView, life: &Life, width: f32, out: &mut Vec<UiIntent>) {
    let all = &life.all;
    let args = [
        ("played", all.played.into()),
        ("won", grouped(all.won).into()),
        ("share", percent(all.share()).into()),
        ("points", decimal(all.mean(), 1).into()),
    ];
    ui.label(RichText::new(text_args("stats-summary", &args)).color(INKS.brass[1].0));
    ui.add_space(6.0);
    let keys = ["stats-split-opponent", "stats-split-seat", "stats-split-players", "stats-split-preset"];
    let splits: Vec<_> = Split::ALL.iter().zip(keys).map(|(&split, key)| (split, text(key), String::new())).collect();
    if let Some(chosen) = choice(ui, view.split, &splits) {
        out.push(UiIntent::Stats(StatsWish::Split(chosen)));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(8.0);
    let heads = ["stats-played", "stats-won", "stats-share", "stats-mean"];
    figures(ui, "", &heads.map(|key| (text(key), INKS.dim.0)), width);
    for group in &life.groups {
        let cells = [
            cell(group.played),
            cell(group.won),
            (percent(group.share()), INKS.ivory.0),
            (decimal(group.mean(), 1), INKS.ivory.0),
        ];
        figures(ui, &what(group, view.split), &cells, width);
    }
    ui.add_space(10.0);
    let (own, flow) = (&life.own, &life.own.flow);
    let lines = [
        ("stats-fuel-in", flow.fuel_in),
        ("stats-ore-in", flow.ore_in),
        ("stats-stolen", flow.fuel_stolen + flow.ore_stolen),
        ("stats-lost", flow.fuel_lost + flow.ore_lost),
        ("stats-raids", own.raids),
        ("stats-raided", own.raided),
        ("stats-constructor", own.colonies[0]),
        ("stats-hub", own.colonies[1]),
        ("stats-terraforming", own.colonies[2]),
    ];
    for (key, count) in lines {
        figures(ui, &text(key), &[cell(count)], width);
    }
}

/// What matches of a group share, in words.
fn what(group: &Group, split: Split) -> String {
    let number = group.what.parse::<u32>().unwrap_or(0);
    match split {
        Split::Opponent => {
            let level = Level::ALL.iter().copied().find(|level| level.word() == group.what);
            let named = level.map(level_name);
            let named = named.or_else(|| Opponent::from_word::<AlienFrontiers>(&group.what).map(opponent_name));
            named.unwrap_or_else(|| text("opponent-human"))
        }
        Split::Seat => text_args("stats-seat", &[("seat", number.into())]),
        Split::Players => text_args("stats-players", &[("count", number.into())]),
        Split::Preset => match Preset::ALL.iter().find(|preset| preset.word() == group.what) {
            Some(Preset::Rules2011) => text("preset-2011"),
            Some(Preset::Rules2010) => text("preset-2010"),
            Some(Preset::Literal2011) => text("preset-2011-literal"),
            Some(Preset::App) => text("preset-app"),
            None => text("stats-preset-own"),
        },
    }
}

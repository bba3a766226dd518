//! The statistics of all counted matches.

use bevy_egui::egui::{Context, RichText, Ui};

use super::achievements::medals;
use super::{
    LifetimeStatsContent, LifetimeStatsTotals, LifetimeStatsView, StatsIntent, bars, cell, dice, figures, part_height,
};
use crate::game_tabs::game_tabs;
use crate::intent::UiIntent;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::widgets::{ButtonSpec, button_row, choice, dialogue, list};
use orrery_learn::stats::{MatchGroup, MatchGrouping};
use orrery_locale::{decimal, grouped, text, text_args, text_args_of, text_of};

/// Shows the statistics of all counted matches, one tab at a time, and the buttons that export them.
pub fn life_stats(ctx: &Context, view: &LifetimeStatsView, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "statistics", 980.0, &text("stats"), |ui| {
        game_tabs(ui, &view.games, out);
        let tabs: Vec<_> = view.tabs.iter().map(|(tab, title)| (*tab, title.clone(), String::new())).collect();
        if let Some(chosen) = choice(ui, view.tab, &tabs) {
            out.push(UiIntent::Stats(StatsIntent::Life(chosen)));
        }
        people(ui, view, out);
        ui.add_space(6.0);
        list(ui, 280.0, |ui, room| {
            part_height(ui, room);
            part(ui, view, out);
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-done")).primary().asks(ui, UiIntent::Close, out);
            for (key, wish) in [("stats-export-json", StatsIntent::Json), ("stats-export-csv", StatsIntent::Csv)] {
                ButtonSpec::new(&text(key)).enabled(view.any).asks(ui, UiIntent::Stats(wish), out);
            }
        });
    });
}

/// Shows the list of people, in which the player selects the person whose matches are shown. Shows nothing if fewer than two
/// people have played.
fn people(ui: &mut Ui, view: &LifetimeStatsView, out: &mut Vec<UiIntent>) {
    if view.people.len() < 2 {
        return;
    }
    let named = view.people.iter().map(|name| (Some(name.as_str()), name.clone(), String::new()));
    let all: Vec<_> = std::iter::once((None, text("stats-everybody"), String::new())).chain(named).collect();
    if let Some(chosen) = choice(ui, view.person.as_deref(), &all) {
        out.push(UiIntent::Stats(StatsIntent::Person(chosen.map(str::to_owned))));
    }
}

fn part(ui: &mut Ui, view: &LifetimeStatsView, out: &mut Vec<UiIntent>) {
    let width = ui.available_width() - 14.0;
    match &view.part {
        LifetimeStatsContent::Medals(all) => medals(ui, all, width),
        LifetimeStatsContent::Nothing => {
            ui.label(RichText::new(text("stats-none")).color(PANEL_PALETTE.dim.0));
        }
        LifetimeStatsContent::Dice(counts) => {
            let title = view.person.clone().unwrap_or_else(|| text("stats-everybody"));
            dice(ui, &title, (PANEL_PALETTE.brass[1].0, None), counts, width.min(620.0));
            ui.add_space(6.0);
            ui.label(RichText::new(text("stats-band")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
        }
        LifetimeStatsContent::Places(places) => bars(ui, &[(PANEL_PALETTE.brass[1].0, None)], &places.lines, width),
        LifetimeStatsContent::Matches(told) => matches(ui, told, width, out),
    }
}

fn percent(share: f64) -> String {
    crate::percent(share as f32)
}

/// Describes how often people finished ahead of the opponents of each level. In a match with several opponents, the winner alone
/// does not show this.
fn ahead_text(groups: &[(String, MatchGroup)]) -> String {
    let item = |(level, group): &(String, MatchGroup)| {
        let (ahead, played) = (grouped(group.ahead), grouped(group.played));
        let args = [("level", level.as_str().into()), ("ahead", ahead.into()), ("played", played.into())];
        text_args("stats-ahead-item", &args)
    };
    let list: Vec<String> = groups.iter().map(item).collect();
    text_args("stats-ahead", &[("list", list.join(&text("list-comma")).into())])
}

fn matches(ui: &mut Ui, told: &LifetimeStatsTotals, width: f32, out: &mut Vec<UiIntent>) {
    let all = &told.all;
    let args = [
        ("played", all.played.into()),
        ("won", grouped(all.won).into()),
        ("share", percent(all.share()).into()),
        ("points", decimal(all.mean(), 1).into()),
    ];
    ui.label(RichText::new(text_args_of(told.game, "stats-summary", &args)).color(PANEL_PALETTE.brass[1].0));
    ui.add_space(6.0);
    let keys = ["stats-split-opponent", "stats-split-seat", "stats-split-players", "stats-split-preset"];
    let splits: Vec<_> =
        MatchGrouping::ALL.iter().zip(keys).map(|(&split, key)| (split, text(key), String::new())).collect();
    if let Some(chosen) = choice(ui, told.split, &splits) {
        out.push(UiIntent::Stats(StatsIntent::Split(chosen)));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(8.0);
    if told.groups.is_empty() {
        ui.label(RichText::new(text("stats-split-none")).color(PANEL_PALETTE.dim.0));
    } else {
        let heads = ["stats-played", "stats-won", "stats-share", "stats-mean"];
        figures(ui, "", &heads.map(|key| (text_of(told.game, key), PANEL_PALETTE.dim.0)), width);
    }
    for (name, group) in &told.groups {
        let cells = [
            cell(group.played),
            cell(group.won),
            (percent(group.share()), PANEL_PALETTE.ivory.0),
            (decimal(group.mean(), 1), PANEL_PALETTE.ivory.0),
        ];
        figures(ui, name, &cells, width);
    }
    if told.split == MatchGrouping::Opponent && !told.groups.is_empty() {
        ui.add_space(6.0);
        ui.label(RichText::new(ahead_text(&told.groups)).font(regular(SMALL)).color(PANEL_PALETTE.text.0));
    }
    ui.add_space(10.0);
    for (title, count) in &told.sums {
        figures(ui, title, &[cell(*count)], width);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_finished_ahead_of_are_listed_with_their_matches() {
        let group = |ahead, played| MatchGroup { ahead, played, ..MatchGroup::default() };
        let groups = [("Cadet".to_owned(), group(3, 4)), ("Captain".to_owned(), group(1, 1200))];
        let told = orrery_locale::speaking("en", || ahead_text(&groups));
        assert_eq!(told, "Matches finished ahead of: Cadet 3 of 4, Captain 1 of 1,200");
    }
}

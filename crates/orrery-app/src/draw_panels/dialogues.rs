//! The overlays over the screen.

use bevy_egui::egui;
use orrery_core::Rules as _;

use super::params::PanelParams;
use crate::game::Game;
use crate::{academy, coach, codex, ending, puzzles, replay, seats, share, statistics};
use orrery_locale::{text, text_args};
use orrery_ui::{
    self as panels, OpponentChoices, Overlay, SettingsView, UiIntent, keys_list, load_list, log_dialogue, match_menu,
    options, question, save_as,
};

/// Returns the proposed name for a save, which consists of the players' names and the round.
fn suggested_name<G: Game>(shown: &PanelParams<G>) -> String {
    let Some(table) = &shown.table else { return String::new() };
    let names: Vec<String> = table.seats().iter().map(|seat| shown.play.names.of(seat.colour)).collect();
    let args = [("names", names.join(&text("list-comma")).into()), ("round", table.seen_round().into())];
    text_args("access-save-name", &args)
}

/// Shows an overlay over the screen.
pub(super) fn over<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, overlay: &Overlay, out: &mut Vec<UiIntent>) {
    let waits = shown.suspended.0.is_some();
    match overlay {
        Overlay::Menu => match (&shown.course, &shown.puzzle, &shown.viewer) {
            (Some(course), ..) => academy::menu(ctx, course, waits, out),
            (None, Some(_), _) => panels::puzzle_menu(ctx, waits, out),
            (None, None, Some(_)) => panels::viewer_menu(ctx, out),
            (None, None, None) => match_menu(ctx, out),
        },
        Overlay::Share => {
            if let Some(table) = &shown.table {
                panels::share(ctx, &share::view::<G>(table, shown.folders.as_deref()), out);
            }
        }
        Overlay::Daily => panels::daily(ctx, &share::daily_view::<G>(&shown.book.profile), out),
        Overlay::Branch => {
            if let (Some(viewer), Some(table)) = (&shown.viewer, &shown.table) {
                let when = replay::when::<G>(table, &shown.play.names);
                let terms = replay::terms::<G>(table);
                panels::branch(ctx, viewer.seats(), &OpponentChoices::of_game::<G>(), (&when, terms), out);
            }
        }
        Overlay::Puzzles => puzzles::list(ctx, &shown.game_tabs(), &shown.book, out),
        Overlay::PuzzleDone => puzzles::show_done(ctx, shown.puzzle.as_deref(), &shown.play.names, waits, out),
        Overlay::GameStats => {
            if let Some(view) = statistics::game_view(&shown.book, &shown.play.names) {
                panels::game_stats(ctx, &view, out);
            }
        }
        Overlay::Statistics => panels::life_stats(ctx, &statistics::life_view(&shown.book, shown.game_tabs()), out),
        Overlay::Academy => academy::show_list(ctx, shown.game_tabs(), &shown.learner, &shown.book, out),
        Overlay::LessonDone(n) => academy::show_done(ctx, shown.course.is_some() && waits, &shown.book, *n, out),
        Overlay::FirstStart => panels::first_start(ctx, &shown.title_view(ctx), &shown.settings, out),
        Overlay::Waiting => panels::waiting_list(ctx, &shown.title.waits(&shown.front.waiting), out),
        Overlay::AfterCrash(report) => {
            panels::after_crash(ctx, report, shown.front.waiting.first().map(|waiting| waiting.words.as_str()), out);
        }
        Overlay::Save => save_as(ctx, &shown.front.save_name, &suggested_name(shown), out),
        Overlay::Load => load_list(ctx, &shown.front.saves, out),
        Overlay::Codex => {
            let over = (&shown.game_tabs(), shown.course.is_some());
            codex::show::<G>(ctx, &shown.desk, &shown.play, shown.table.as_deref(), &shown.keys, over, out);
        }
        Overlay::Options => settings(ctx, shown, out),
        Overlay::Keys => keys_list::<G>(ctx, &shown.keys, out),
        Overlay::Log
        | Overlay::Why
        | Overlay::Review
        | Overlay::Notes
        | Overlay::Scores
        | Overlay::Player(..)
        | Overlay::Players(..)
        | Overlay::TakeSeat(..)
        | Overlay::Delete(..)
        | Overlay::Restart
        | Overlay::Rematch => over_match(ctx, shown, overlay, out),
    }
}

fn settings<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, out: &mut Vec<UiIntent>) {
    let view = SettingsView {
        settings: &shown.settings,
        keys: &shown.keys,
        page: shown.front.options,
        remap: &shown.front.remap,
        monitors: &shown.screens.0,
        questions: &panels::questions_of::<G>(),
    };
    options(ctx, &view, out);
}

/// Shows an overlay that belongs to the open match or asks a question. Does nothing for other overlays.
fn over_match<G: Game>(ctx: &egui::Context, shown: &PanelParams<G>, overlay: &Overlay, out: &mut Vec<UiIntent>) {
    match overlay {
        Overlay::Log => {
            let why_not = shown.table.as_ref().and_then(|table| coach::why_not::<G>(table));
            let at = shown.table.as_ref().and_then(|table| table.viewed_order());
            log_dialogue(ctx, &shown.play.log, at, why_not, out);
        }
        Overlay::Why => {
            if let Some(view) = coach::why_view::<G>(&shown.coach, &shown.play) {
                panels::why_dialogue(ctx, &view, &shown.play.names, out);
            }
        }
        Overlay::Review => {
            if let Some(told) = shown.coach.reviewed() {
                let people = shown.table.as_ref().map(|table| table.people()).unwrap_or_default();
                panels::review(ctx, G::Rules::KEY, told, (&shown.play.names, &people), out);
            }
        }
        Overlay::Notes => {
            if let Some(table) = &shown.table {
                G::notes(ctx, table, out);
            }
        }
        Overlay::Scores => {
            if let Some(table) = &shown.table {
                panels::scores(ctx, &ending::scores_of::<G>(table, &shown.play), &shown.play.names, out);
            }
        }
        Overlay::Players(marked) => {
            if let Some(now) = &shown.now {
                panels::players_dialogue(
                    ctx,
                    &seats::rows(now, &shown.play),
                    &OpponentChoices::of_game::<G>(),
                    *marked,
                    out,
                );
            }
        }
        Overlay::Delete(path) => {
            let name = shown.front.saves.iter().find(|row| row.path == *path).map(|row| row.name.clone());
            let words = text_args("ui-delete-sure", &[("name", name.unwrap_or_default().into())]);
            let yes = UiIntent::Delete(path.clone());
            question(ctx, "delete", &text("ui-delete"), &words, &text("ui-delete"), yes, out);
        }
        Overlay::TakeSeat(colour) => panels::ask_to_take(ctx, *colour, &shown.play.names.of(*colour), out),
        Overlay::Rematch => {
            if let Some(now) = &shown.now {
                panels::rematch(ctx, now.seats.len() < 2, out);
            }
        }
        Overlay::Restart => {
            let (title, words) = (text("ui-same-deal"), text("ui-restart-sure"));
            question(ctx, "restart", &title, &words, &title, UiIntent::SameDeal, out);
        }
        _ => {}
    }
}

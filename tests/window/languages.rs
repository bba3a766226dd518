//! Languages in the whole program: another is spoken at once, every scene has room for longer words, the player's own are
//! read. Which language is spoken counts for a whole process, so each of these tests runs in one of its own.

use std::process::Command;
use std::sync::{Arc, Mutex};

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use orrery::app::gallery::{GalleryArgs, SCENES, Studio};
use orrery::app::{Front, Play};
use orrery::locale::{self, PSEUDO, text};
use orrery::panels::UiIntent;
use orrery::rules::{Order, Preset, Setup};
use orrery::settings::Settings;

use super::pilot::program::{Program, settle_settings};
use super::table::{human_match_at, rolled};

/// Whether this is the process that is to do the test `name`. In any other it starts that process and sees to it that it
/// succeeds.
fn alone(name: &str) -> bool {
    const ALONE: &str = "ORRERY_TEST_ALONE";
    if std::env::var_os(ALONE).is_some_and(|asked| asked == name) {
        return true;
    }
    let program = std::env::current_exe().expect("the test program has a path");
    let asked = ["--exact", &format!("languages::{name}"), "--nocapture", "--test-threads=1"];
    let done = Command::new(program).args(asked).env(ALONE, name).output().expect("it starts again");
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(done.status.success(), "{told}\n{}", String::from_utf8_lossy(&done.stderr));
    assert!(told.contains("1 passed"), "the test was not found: {told}");
    false
}

fn choose(program: &mut Program, code: &str) {
    let mut settings = program.world().resource::<Settings>().clone();
    settings.language = Some(code.to_owned());
    program.ask(UiIntent::Settings(Box::new(settings)));
    program.frames(6);
}

fn labels(program: &mut Program) -> Vec<String> {
    program.widgets().into_iter().map(|widget| widget.label).collect()
}

#[test]
fn another_language_is_spoken_at_once_by_panels_log_and_board() {
    if !alone("another_language_is_spoken_at_once_by_panels_log_and_board") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let mut program = Program::start(folder.path(), None, None);
    let position = Setup::plain(2, Preset::App.options()).bare_position().expect("two may play");
    program.open(human_match_at(position));
    program.order(Order::Roll);
    program.frames(6);
    let first = labels(&mut program);
    let board = program.words_now();
    assert!(first.contains(&"End turn".to_owned()), "{first:?}");
    assert!(board.iter().any(|line| line == "Lunar Mine"), "{board:?}");
    let expected = [("ru", "Завершить ход", "Лунная шахта", "бросает"), ("it", "Fine turno", "Lunar Mine", "lancia")];
    for (code, end, mine, rolls) in expected {
        choose(&mut program, code);
        let shown = labels(&mut program);
        assert!(shown.contains(&end.to_owned()), "{code}: {shown:?}");
        assert!(!shown.contains(&"End turn".to_owned()), "{code}: {shown:?}");
        assert!(program.words_now().iter().any(|line| line == mine), "{code}: {:?}", program.words_now());
        let log: Vec<&str> = program.play().log.iter().map(|line| line.words.as_str()).collect();
        assert!(!log.is_empty() && log.iter().any(|line| line.contains(rolls)), "{code}: {log:?}");
    }
    choose(&mut program, "en");
    assert_eq!(labels(&mut program), first);
    assert_eq!(program.words_now(), board);
    let kept = std::fs::read_to_string(folder.path().join("settings.ron")).expect("the settings are written");
    assert!(kept.contains("language: Some(\"en\")"), "{kept}");
}

#[test]
fn a_language_of_the_players_own_is_spoken_and_its_faults_are_told() {
    if !alone("a_language_of_the_players_own_is_spoken_and_its_faults_are_told") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    settle_settings(folder.path());
    let own = folder.path().join("languages/tlh");
    std::fs::create_dir_all(&own).expect("a folder");
    let write = |name: &str, words: &str| std::fs::write(own.join(name), words).expect("a file is written");
    write("some.ftl", "language-name = tlhIngan Hol\nui-undo = lan\nui-round = { $nothing }\nui-redo = \u{2605}\n");
    write("broken.ftl", "ui-roll = chagh\nui-menu {\n");
    let mut program = Program::start(folder.path(), None, None);
    let told: Vec<String> = program.world().resource::<Front>().toasts.iter().map(|t| t.words.clone()).collect();
    let tells = |parts: &[&str]| told.iter().any(|words| parts.iter().all(|part| words.contains(part)));
    assert!(tells(&["broken.ftl", "line 2", "left out"]), "{told:?}");
    assert!(tells(&["some.ftl", "line 3", "$nothing"]), "{told:?}");
    assert!(tells(&["some.ftl", "line 4", "fonts lack"]), "{told:?}");
    assert!(locale::languages().contains(&("tlh".to_owned(), "tlhIngan Hol".to_owned())));
    program.open(human_match_at(rolled(&[2, 5])));
    choose(&mut program, "tlh");
    let shown = labels(&mut program);
    assert!(shown.contains(&"lan".to_owned()), "{shown:?}");
    assert!(shown.contains(&"End turn".to_owned()), "what is missing is said in English: {shown:?}");
    assert_eq!(text("ui-round"), "round {$round}", "the message with another argument is left out");
}

/// A text as it was painted.
#[derive(Debug, Clone)]
struct Line {
    words: String,
    at: Rect,
    clip: Rect,
    elided: bool,
}

/// Keeps the texts of the last frame, by layer.
#[derive(Clone, Default)]
struct Watcher(Arc<Mutex<Vec<Vec<Line>>>>);

impl egui::Plugin for Watcher {
    fn debug_name(&self) -> &'static str {
        "texts"
    }

    fn on_end_pass(&mut self, ui: &mut egui::Ui) {
        let layers: Vec<egui::LayerId> = ui.ctx().memory(|memory| memory.layer_ids().collect());
        let lines = ui.ctx().graphics(|graphics| {
            let of = |layer: &egui::LayerId| {
                let mut lines = Vec::new();
                for entry in graphics.get(*layer).into_iter().flat_map(|list| list.all_entries()) {
                    gather(&entry.shape, entry.clip_rect, &mut lines);
                }
                lines
            };
            layers.iter().map(of).collect()
        });
        *self.0.lock().expect("nobody failed with it") = lines;
    }
}

fn gather(shape: &egui::Shape, clip: Rect, lines: &mut Vec<Line>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, lines)),
        egui::Shape::Text(painted) if painted.angle == 0.0 && !painted.galley.text().trim().is_empty() => {
            let at = painted.galley.rect.translate(painted.pos.to_vec2());
            let (words, elided) = (painted.galley.text().to_owned(), painted.galley.elided);
            lines.push(Line { words, at, clip, elided });
        }
        _ => {}
    }
}

/// What cannot be read of the texts of a layer on a screen of this size.
fn cut_off(lines: &[Line], screen: Rect) -> Vec<String> {
    let mut found = Vec::new();
    let seen = |line: &Line| line.clip.intersect(screen).intersects(line.at);
    for line in lines.iter().filter(|line| seen(line)) {
        let room = line.clip.intersect(screen);
        let sideways = line.at.left() < room.left() - 1.5 || line.at.right() > room.right() + 1.5;
        // What is clipped higher than the screen is scrolled; what is not has to be on the screen.
        let free = line.clip.top() <= screen.top() + 0.5 && line.clip.bottom() >= screen.bottom() - 0.5;
        let upright = free && (line.at.top() < screen.top() - 1.5 || line.at.bottom() > screen.bottom() + 1.5);
        if sideways || upright || line.elided {
            found.push(format!(
                "`{}` at {:?} of {room:?}{}",
                line.words,
                line.at,
                if line.elided { ", cut" } else { "" }
            ));
        }
    }
    for (index, one) in lines.iter().enumerate().filter(|(_, line)| seen(line)) {
        for other in lines[index + 1..].iter().filter(|other| seen(other) && other.words != one.words) {
            let common = one.at.intersect(one.clip).intersect(other.at.intersect(other.clip));
            if common.width() > 3.0 && common.height() > 6.0 {
                found.push(format!("`{}` lies over `{}` at {common:?}", other.words, one.words));
            }
        }
    }
    found
}

/// Names the player gave may be cut; they have no language.
fn is_given(fault: &str) -> bool {
    ["Sunday evening", "Against the Admiral"].iter().any(|name| fault.starts_with(&format!("`{name}")))
}

fn room_in(code: &str, scale: u16) -> Vec<String> {
    let asked = GalleryArgs { lang: code.to_owned(), scale: Some(scale), ..GalleryArgs::default() };
    let mut studio = Studio::blind(&asked).expect("the program starts without a window");
    let watcher = Watcher::default();
    let mut contexts = studio.world().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(studio.world()).expect("one context");
    let ctx = context.get_mut().clone();
    ctx.add_plugin(watcher.clone());
    let mut found = Vec::new();
    for scene in SCENES {
        studio.visit(scene);
        let screen = ctx.content_rect();
        let layers = watcher.0.lock().expect("nobody failed with it").clone();
        assert!(layers.iter().any(|lines| !lines.is_empty()), "{}: nothing was written", scene.name);
        let faults = layers.iter().flat_map(|lines| cut_off(lines, screen)).filter(|fault| !is_given(fault));
        found.extend(faults.map(|fault| format!("{} in {code} at {scale} %: {fault}", scene.name)));
        assert!(studio.world().get_resource::<Play>().is_some());
    }
    found
}

#[test]
fn longer_words_at_twice_the_size_are_nowhere_cut_off() {
    if !alone("longer_words_at_twice_the_size_are_nowhere_cut_off") {
        return;
    }
    let found = room_in(PSEUDO, 200);
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_language_has_room_in_every_scene() {
    if !alone("every_language_has_room_in_every_scene") {
        return;
    }
    let codes = locale::codes();
    assert!(codes.len() >= 3, "{codes:?}");
    let found: Vec<String> = codes.iter().flat_map(|code| room_in(code, 100)).collect();
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

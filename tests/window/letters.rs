//! Words in every scene of the gallery: large enough, whole, and none over another.

use bevy::prelude::*;
use bevy_egui::egui::epaint::{ClippedShape, TextShape};
use bevy_egui::egui::{self, LayerId, Shape};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use orrery::app::gallery::{GalleryArgs, SCENES, Studio};
use orrery::board::{BoardView, Line, lines_now};

use super::pictures::turn;

/// The least size of letters, in pixels of a small window.
const LEAST: f32 = 12.0;

/// What rounding may take, in pixels.
const ROUNDING: f32 = 0.05;

/// How far the boxes of two words may reach into each other, in pixels: letters do not fill theirs.
const TOUCHING: f32 = 2.0;

/// Words of a panel, in pixels.
#[derive(Debug, Clone)]
struct Words {
    text: String,
    /// Of the smallest letters.
    size: f32,
    /// From the top of the highest line to the bottom of the lowest.
    area: egui::Rect,
    /// What can be seen at most.
    clip: egui::Rect,
    layer: LayerId,
}

/// Scenes that wait for long studies of whole turns and matches; `panels` and `sizes` look at what they show.
const STUDIED: [&str; 2] = ["review", "why"];

/// The words of the panels in the last frame.
#[derive(Resource, Default)]
struct Told(Vec<Words>);

/// Reads what egui is about to paint.
fn listen(mut contexts: EguiContexts, mut told: ResMut<Told>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let pixels = ctx.pixels_per_point();
    told.0.clear();
    ctx.graphics(|graphics| {
        for layer in layers {
            for entry in graphics.get(layer).into_iter().flat_map(bevy_egui::egui::layers::PaintList::all_entries) {
                words_of(&entry.shape, entry, layer, pixels, &mut told.0);
            }
        }
    });
    Ok(())
}

fn words_of(shape: &Shape, entry: &ClippedShape, layer: LayerId, pixels: f32, all: &mut Vec<Words>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| words_of(shape, entry, layer, pixels, all)),
        Shape::Text(text) => all.extend(words(text, entry.clip_rect, layer, pixels)),
        _ => {}
    }
}

fn words(shape: &TextShape, clip: egui::Rect, layer: LayerId, pixels: f32) -> Option<Words> {
    let text = shape.galley.text().trim().to_owned();
    let sizes = shape.galley.job.sections.iter().map(|section| section.format.font_id.size);
    let size = sizes.reduce(f32::min)? * pixels;
    let area = shape.galley.mesh_bounds.translate(shape.pos.to_vec2());
    let seen = area.intersect(clip);
    let is_seen = !text.is_empty() && seen.width() > 0.0 && seen.height() > 0.0 && shape.opacity_factor > 0.0;
    is_seen.then(|| Words { text, size, area: area * pixels, clip: clip * pixels, layer })
}

/// Brings the program to every scene in a window of `size` pixels and shows `look` its name, the board's words with the
/// view of the board, and the panels' words.
fn visit(size: (u32, u32), only: &[&str], mut look: impl FnMut(&str, &[Line], &BoardView, &[Words])) {
    let mut studio = Studio::new(&GalleryArgs { size, ..GalleryArgs::default() }).expect("the program starts");
    studio.world().init_resource::<Told>();
    let mut schedules = studio.world().resource_mut::<Schedules>();
    let pass = schedules.get_mut(EguiPrimaryContextPass).expect("egui's schedule");
    pass.add_systems(listen.after(orrery::app::ShowPanels));
    let wanted = |name: &str| if only.is_empty() { !STUDIED.contains(&name) } else { only.contains(&name) };
    for scene in SCENES.iter().filter(|scene| wanted(scene.name)) {
        studio.visit(scene);
        let lines = lines_now(studio.world());
        let view = *studio.world().resource::<BoardView>();
        let told = std::mem::take(&mut studio.world().resource_mut::<Told>().0);
        assert!(!told.is_empty(), "{} has panels", scene.name);
        look(scene.name, &lines, &view, &told);
    }
}

/// The part two boxes share, if it is more than a touch.
fn shared(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() > TOUCHING && both.height() > TOUCHING
}

fn rect(area: egui::Rect) -> Rect {
    Rect::new(area.min.x, area.min.y, area.max.x, area.max.y)
}

/// What is wrong with the words of a scene.
fn faults(scene: &str, lines: &[Line], view: &BoardView, told: &[Words]) -> Vec<String> {
    let mut faults = Vec::new();
    let screen = Rect::from_corners(Vec2::ZERO, view.size);
    let place = |line: &Line| Rect::from_corners(view.to_screen(line.area.min), view.to_screen(line.area.max));
    for (index, line) in lines.iter().enumerate() {
        let (size, area) = (line.size * view.scale, place(line));
        if size < LEAST - ROUNDING {
            faults.push(format!("{scene}: `{}` on the board is {size:.1} pixels high", line.text));
        }
        if !screen.contains(area.min) || !screen.contains(area.max) {
            faults.push(format!("{scene}: `{}` on the board is cut off at {area:?}", line.text));
        }
        // A tag lies over the board, with a plate of its own.
        let level = lines[..index].iter().filter(|other| (other.z >= TAGS) == (line.z >= TAGS));
        for other in level.filter(|other| shared(area, place(other))) {
            faults.push(format!("{scene}: `{}` and `{}` overlap on the board", line.text, other.text));
        }
    }
    for (index, words) in told.iter().enumerate() {
        if words.size < LEAST - ROUNDING {
            faults.push(format!("{scene}: `{}` in a panel is {:.1} pixels high", words.text, words.size));
        }
        let (left, right) = (words.clip.left() - words.area.left(), words.area.right() - words.clip.right());
        if left > TOUCHING || right > TOUCHING {
            faults.push(format!("{scene}: `{}` in a panel is cut off by {:.1}", words.text, left.max(right)));
        }
        let seen = |words: &Words| rect(words.area.intersect(words.clip));
        let layer = told[..index].iter().filter(|other| other.layer == words.layer);
        for other in layer.filter(|other| shared(seen(words), seen(other))) {
            faults.push(format!("{scene}: `{}` and `{}` overlap in a panel", words.text, other.text));
        }
    }
    faults
}

/// From this height on the board shows tags.
const TAGS: f32 = 150.0;

#[test]
#[ignore = "paints every scene at full size, which takes minutes where the processor paints: run it after changing what is shown"]
fn in_a_small_window_words_are_large_enough_whole_and_apart() {
    let Some(_turn) = turn() else { return };
    let mut all = Vec::new();
    visit((1280, 720), &[], |scene, lines, view, told| all.extend(faults(scene, lines, view, told)));
    visit((1280, 800), &["match-crowded", "match-aimed", "fields", "coach", "recap"], |scene, lines, view, told| {
        all.extend(faults(scene, lines, view, told));
    });
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[test]
fn faults_are_found() {
    let line = |text: &str, size: f32, x: f32| Line {
        text: text.to_owned(),
        size,
        area: Rect::new(x, 100.0, x + 60.0, 100.0 + size),
        z: 10.0,
    };
    let view = BoardView::fitted(Vec2::new(1280.0, 720.0), 1.0);
    let words = |text: &str, x: f32, right: f32| Words {
        text: text.to_owned(),
        size: 12.0,
        area: egui::Rect::from_min_max(egui::pos2(x, 10.0), egui::pos2(x + 50.0, 22.0)),
        clip: egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(right, 720.0)),
        layer: LayerId::background(),
    };
    let none = faults("good", &[line("a", 15.0, 10.0), line("b", 15.0, 80.0)], &view, &[words("c", 5.0, 60.0)]);
    assert_eq!(none, Vec::<String>::new());
    let board =
        faults("bad", &[line("small", 14.0, 10.0), line("over", 15.0, 50.0), line("out", 15.0, -20.0)], &view, &[]);
    assert_eq!(board.len(), 4, "too small, overlapping twice, cut off: {board:?}");
    let panel = faults("bad", &[], &view, &[words("a", 5.0, 40.0), words("b", 20.0, 100.0)]);
    assert_eq!(panel.len(), 2, "cut off, overlapping: {panel:?}");
}

//! Checks the texts of every scene without rendering: they must be large enough, complete, on the screen, and free of overlaps.

use bevy::prelude::*;
use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::epaint::{ClippedShape, TextShape};
use bevy_egui::egui::layers::PaintList;
use bevy_egui::egui::{self, LayerId, Shape};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::GalleryFlags;
use super::app::{GalleryApp, GalleryGames, GalleryScene};
use super::error::GalleryError;
use crate::focus::stops;
use crate::schedule::PanelSystems;
use orrery_board::{BoardViewport, DrawnText, lines_now};

/// The smallest permitted size of text, in pixels, in a window of 1280 × 720.
pub const LEAST: f32 = 12.0;

/// The window size for which [`LEAST`] holds; text grows with the window.
const SMALLEST: Vec2 = Vec2::new(1280.0, 720.0);

/// The tolerance for rounding, in pixels.
const ROUNDING: f32 = 0.05;

/// The tolerated overlap of two text boxes, in pixels: letters do not fill their boxes.
const TOUCHING: f32 = 2.0;

/// The z coordinate from which texts on the board are labels. Labels have their own background, so they may cover the texts
/// below.
const TAGS: f32 = 150.0;

/// A text drawn by a panel. All measures are in pixels of the window.
#[derive(Debug, Clone)]
pub struct PanelText {
    /// The text without surrounding spaces.
    pub text: String,
    /// The smallest font size in the text.
    pub size: f32,
    /// The area of the text, from the top of the highest line to the bottom of the lowest.
    pub area: egui::Rect,
    /// The area to which the containers of the text clip it.
    pub clip: egui::Rect,
    /// The layer on which the text is drawn.
    pub layer: LayerId,
    /// True if the text was shortened because it did not fit.
    pub cut: bool,
}

/// The texts and controls shown in a scene.
#[derive(Debug, Clone, Default)]
pub struct SceneTexts {
    /// The texts of the board.
    pub board: Vec<DrawnText>,
    /// The texts of the panels.
    pub panels: Vec<PanelText>,
    /// The areas of the controls that can have the focus, in pixels.
    pub controls: Vec<egui::Rect>,
}

/// The texts and controls of the panels in the last pass.
#[derive(Resource, Default)]
struct LastPassTexts(Vec<PanelText>, Vec<egui::Rect>);

/// Records the texts and controls that egui is about to draw.
fn listen(mut contexts: EguiContexts, mut heard: ResMut<LastPassTexts>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let pixels = ctx.pixels_per_point();
    heard.0.clear();
    for layer in layers {
        let place = ctx.layer_transform_to_global(layer).unwrap_or_default();
        let to_pixels = TSTransform { scaling: place.scaling * pixels, translation: place.translation * pixels };
        ctx.graphics(|graphics| {
            for entry in graphics.get(layer).into_iter().flat_map(PaintList::all_entries) {
                words_of(&entry.shape, entry, layer, to_pixels, &mut heard.0);
            }
        });
    }
    let scale = TSTransform::from_scaling(pixels);
    heard.1 = stops(&ctx, false).into_iter().map(|stop| scale * stop.area).collect();
    Ok(())
}

fn words_of(shape: &Shape, entry: &ClippedShape, layer: LayerId, to_pixels: TSTransform, all: &mut Vec<PanelText>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| words_of(shape, entry, layer, to_pixels, all)),
        Shape::Text(text) => all.extend(words(text, entry.clip_rect, layer, to_pixels)),
        _ => {}
    }
}

fn words(shape: &TextShape, clip: egui::Rect, layer: LayerId, to_pixels: TSTransform) -> Option<PanelText> {
    let text = shape.galley.text().trim().to_owned();
    let sizes = shape.galley.job.sections.iter().map(|section| section.format.font_id.size);
    let size = sizes.reduce(f32::min)? * to_pixels.scaling;
    let area = shape.galley.mesh_bounds.translate(shape.pos.to_vec2());
    let seen = area.intersect(clip);
    let is_seen = !text.is_empty() && seen.width() > 0.0 && seen.height() > 0.0 && shape.opacity_factor > 0.0;
    let cut = shape.galley.elided;
    is_seen.then(|| PanelText { text, size, area: to_pixels * area, clip: to_pixels * clip, layer, cut })
}

/// Starts recording the texts that panels draw, for [`said`].
pub fn hear(world: &mut World) {
    world.init_resource::<LastPassTexts>();
    world.resource_mut::<Schedules>().add_systems(EguiPrimaryContextPass, listen.after(PanelSystems::DrawRing));
}

/// Returns the texts that the panels showed in the last pass, or an empty list if [`hear`] has not been called.
pub fn said(world: &World) -> Vec<String> {
    let heard = world.get_resource::<LastPassTexts>();
    heard.map(|heard| heard.0.iter().map(|words| words.text.clone()).collect()).unwrap_or_default()
}

impl GalleryApp {
    /// Creates the program without rendering, for [`GalleryApp::texts`] and [`GalleryApp::faults`].
    ///
    /// # Errors
    /// Returns an error in the same cases as [`GalleryApp::new`].
    pub fn telling(games: GalleryGames, asked: &GalleryFlags) -> Result<Self, GalleryError> {
        let mut studio = Self::blind(games, asked)?;
        hear(studio.world());
        Ok(studio)
    }

    /// Returns the texts and controls of a scene.
    pub fn texts(&mut self, scene: &GalleryScene) -> SceneTexts {
        self.visit(scene);
        let board = lines_now(self.world());
        let LastPassTexts(panels, controls) = std::mem::take(&mut *self.world().resource_mut::<LastPassTexts>());
        SceneTexts { board, panels, controls }
    }

    /// Returns the faults in the texts of a scene, one line each.
    pub fn faults(&mut self, scene: &GalleryScene) -> Vec<String> {
        let told = self.texts(scene);
        let view = *self.world().resource::<BoardViewport>();
        faults(&told, &view).into_iter().map(|fault| format!("{}: {fault}", scene.name)).collect()
    }
}

/// Reports whether two boxes overlap by more than [`TOUCHING`].
fn shared(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() > TOUCHING && both.height() > TOUCHING
}

fn rect(area: egui::Rect) -> Rect {
    Rect::new(area.min.x, area.min.y, area.max.x, area.max.y)
}

/// Returns the faults in texts shown in a window with this board view, one line each.
pub fn faults(told: &SceneTexts, view: &BoardViewport) -> Vec<String> {
    let mut faults = on_the_board(&told.board, view);
    faults.extend(in_panels(&told.panels, view.size));
    let outside = told.controls.iter().filter(|area| area.left() < -TOUCHING || area.right() > view.size.x + TOUCHING);
    faults.extend(outside.map(|area| format!("a control extends beyond the screen at {area}")));
    faults
}

/// Returns the smallest permitted size of text in a window of `size` pixels.
fn least(size: Vec2) -> f32 {
    LEAST * (size / SMALLEST).min_element() - ROUNDING
}

fn on_the_board(lines: &[DrawnText], view: &BoardViewport) -> Vec<String> {
    let mut faults = Vec::new();
    let screen = Rect::from_corners(Vec2::ZERO, view.size).inflate(TOUCHING);
    let place = |line: &DrawnText| Rect::from_corners(view.to_screen(line.area.min), view.to_screen(line.area.max));
    for (index, line) in lines.iter().enumerate() {
        let (size, area) = (line.size * view.scale, place(line));
        if size < least(view.size) {
            faults.push(format!("`{}` on the board is {size:.1} pixels high", line.text));
        }
        if !screen.contains(area.min) || !screen.contains(area.max) {
            faults.push(format!("`{}` on the board is cut off at {area:?}", line.text));
        }
        let level = lines[..index].iter().filter(|other| (other.z >= TAGS) == (line.z >= TAGS));
        for other in level.filter(|other| shared(area, place(other))) {
            faults.push(format!("`{}` and `{}` overlap on the board", line.text, other.text));
        }
    }
    faults
}

fn in_panels(told: &[PanelText], size: Vec2) -> Vec<String> {
    let mut faults = Vec::new();
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(size.x, size.y));
    for (index, words) in told.iter().enumerate() {
        if words.size < least(size) {
            faults.push(format!("`{}` in a panel is {:.1} pixels high", words.text, words.size));
        }
        if words.cut {
            faults.push(format!("`{}` in a panel is cut short", words.text));
        }
        let seen = words.clip.intersect(screen);
        let beyond = (seen.left() - words.area.left()).max(words.area.right() - seen.right());
        if beyond > TOUCHING {
            faults.push(format!("`{}` in a panel is cut off by {beyond:.1} at one side", words.text));
        }
        // A list may show part of its content and scroll; the screen may not.
        let scrolls = words.clip.height() < screen.height() - 1.0;
        let beyond = (screen.top() - words.area.top()).max(words.area.bottom() - screen.bottom());
        if beyond > TOUCHING && !scrolls {
            faults.push(format!("`{}` in a panel extends beyond the screen by {beyond:.1}", words.text));
        }
        let shown = |words: &PanelText| rect(words.area.intersect(words.clip));
        let layer = told[..index].iter().filter(|other| other.layer == words.layer);
        for other in layer.filter(|other| shared(shown(words), shown(other))) {
            faults.push(format!("`{}` and `{}` overlap in a panel", words.text, other.text));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, size: f32, x: f32) -> DrawnText {
        DrawnText { text: text.to_owned(), size, area: Rect::new(x, 100.0, x + 60.0, 100.0 + size), z: 10.0 }
    }

    fn words(text: &str, x: f32, right: f32) -> PanelText {
        PanelText {
            text: text.to_owned(),
            size: 12.0,
            area: egui::Rect::from_min_max(egui::pos2(x, 10.0), egui::pos2(x + 50.0, 22.0)),
            clip: egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(right, 720.0)),
            layer: LayerId::background(),
            cut: false,
        }
    }

    fn found(board: &[DrawnText], panels: &[PanelText]) -> Vec<String> {
        let view = BoardViewport::fitted(Vec2::new(1280.0, 720.0), 1.0);
        faults(&SceneTexts { board: board.to_vec(), panels: panels.to_vec(), controls: Vec::new() }, &view)
    }

    #[test]
    fn check_accepts_text_without_errors() {
        let none = found(&[line("a", 15.0, 10.0), line("b", 15.0, 80.0)], &[words("c", 5.0, 60.0)]);
        assert_eq!(none, Vec::<String>::new());
    }

    #[test]
    fn check_reports_every_planted_error() {
        let board = found(&[line("small", 14.0, 10.0), line("over", 15.0, 50.0), line("out", 15.0, -20.0)], &[]);
        assert_eq!(board.len(), 4, "too small, overlapping twice, cut off: {board:?}");
        let panel = found(&[], &[words("a", 5.0, 40.0), words("b", 20.0, 100.0)]);
        assert_eq!(panel.len(), 2, "cut off, overlapping: {panel:?}");
        let short = found(&[], &[PanelText { cut: true, ..words("a…", 5.0, 100.0) }]);
        assert_eq!(short.len(), 1, "{short:?}");
        let deep =
            PanelText { area: words("a", 5.0, 0.0).area.translate(egui::vec2(0.0, 704.0)), ..words("a", 5.0, 100.0) };
        assert_eq!(found(&[], std::slice::from_ref(&deep)).len(), 1, "below the screen");
        let mut list = deep;
        list.clip.max.y = 718.0;
        assert_eq!(found(&[], &[list]), Vec::<String>::new(), "a list scrolls");
    }
}

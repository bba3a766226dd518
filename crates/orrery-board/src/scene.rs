//! The picture of the board at a point in time: a list of things with their positions, rebuilt after every change.
//! [`super::draw`] updates the entities to match the list, and animates the differences.

use std::hash::{DefaultHasher, Hash, Hasher};

use bevy::color::Srgba;
use bevy::ecs::entity::Entity;
use bevy::math::Vec2;

use super::hit_area::{HitArea, HitShape};
use super::idle_kinds::IdleMotionKind;
use super::paint::{Polyline, RoundedRect, VectorShape};
use super::palette::PALETTE;
use super::panel_areas::PanelGeometry;
use super::target::TargetId;
use super::text_metrics;

/// The identifier of a thing, the same in all scenes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SceneNodeId(pub u64);

/// Returns the identifier of a thing, computed from its kind and its index or key.
pub fn id(what: &str, which: impl Hash) -> SceneNodeId {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    which.hash(&mut hasher);
    SceneNodeId(hasher.finish())
}

/// Returns the identifier of the label's background. There is only one label, that of the target under the mouse or the keyboard
/// focus.
pub fn tag_id() -> SceneNodeId {
    id("tag", 0)
}

/// The heights that all boards share. Each game chooses its other heights.
pub mod z {
    /// The height of pieces at rest.
    pub const PIECES: f32 = 60.0;
    /// The height of flying things.
    pub const FLYING: f32 = 120.0;
}

/// A line of text.
#[derive(Debug, Clone, PartialEq)]
pub struct TextLine {
    /// The text, which is not wrapped.
    pub text: String,
    /// The font size in units.
    pub size: f32,
    /// True for the bold font.
    pub bold: bool,
    /// Additional space after each letter, in units.
    pub spacing: f32,
    /// Colour of the letters.
    pub colour: Srgba,
}

/// The look of a thing.
#[derive(Debug, Clone, PartialEq)]
pub enum NodeLook {
    /// A piece of the art, by name. The node's position is the origin of the piece.
    Piece(String),
    /// A rendered shape. The node's position is the middle of a plate; for a stroke it is added to the points of the line.
    Drawn(VectorShape),
    /// A line of text. The node's position is the left end of the baseline.
    Words(TextLine),
}

/// The way in which a thing appears, disappears and moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TransitionKind {
    /// No transition.
    Still,
    /// Fading in and out.
    Fade,
    /// Motion as a piece of the game, according to the piece's cue.
    Token,
}

/// A visible thing on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct SceneNode {
    /// The identifier, by which the thing is found again in the next scene.
    pub id: SceneNodeId,
    /// The piece, shape or text to draw.
    pub look: NodeLook,
    /// The position in units.
    pub at: Vec2,
    /// The height: higher things are drawn over lower ones.
    pub z: f32,
    /// The scale factor, 1 for the designed size.
    pub scale: f32,
    /// The rotation in radians, clockwise.
    pub turn: f32,
    /// The opacity, 0 to 1.
    pub alpha: f32,
    /// The way in which the thing appears, disappears and moves.
    pub motion: TransitionKind,
    /// The middle of the larger thing of which this thing is a part, such as a card. The parts turn and shrink around this point.
    pub pivot: Option<Vec2>,
    /// The larger thing whose cue this thing follows instead of a cue of its own.
    pub cue: Option<SceneNodeId>,
    /// The idle motion, if there is one.
    pub life: Option<IdleMotionKind>,
    /// The entity of the piece that this node shows. The entity then also carries the look, the pose and the motion of the piece.
    /// Other nodes are drawn by entities of their own.
    pub piece: Option<Entity>,
}

impl SceneNode {
    /// Sets the scale.
    pub fn scale(&mut self, scale: f32) -> &mut Self {
        self.scale = scale;
        self
    }

    /// Sets the opacity.
    pub fn alpha(&mut self, alpha: f32) -> &mut Self {
        self.alpha = alpha;
        self
    }

    /// Sets the way in which the thing appears, disappears and moves.
    pub fn motion(&mut self, motion: TransitionKind) -> &mut Self {
        self.motion = motion;
        self
    }

    /// Sets the idle motion.
    pub fn life(&mut self, life: IdleMotionKind) -> &mut Self {
        self.life = Some(life);
        self
    }

    /// Draws the node on the entity of a piece. Only one node of a scene may do so.
    pub fn on_piece(&mut self, piece: Entity) -> &mut Self {
        self.piece = Some(piece);
        self
    }

    /// Makes the node a part of the thing `cue` with the middle `pivot`, so that the node moves according to the thing's cue.
    pub fn part_of(&mut self, cue: SceneNodeId, pivot: Vec2) -> &mut Self {
        self.motion = TransitionKind::Token;
        self.cue = Some(cue);
        self.pivot = Some(pivot);
        self
    }
}

impl ComposedScene {
    /// Makes all nodes without a transition fade, so that the text of a fading panel fades with it.
    pub fn fade_all(&mut self) {
        self.nodes
            .iter_mut()
            .filter(|node| node.motion == TransitionKind::Still)
            .for_each(|node| node.motion = TransitionKind::Fade);
    }

    /// Makes all nodes with an index of at least `first` parts of the thing `cue`, which may turn over around `pivot`. Nodes that
    /// already follow a thing are left out. Nodes without a transition follow the cue of the thing, and otherwise change without
    /// fading or gliding.
    pub fn turn_with(&mut self, first: usize, cue: SceneNodeId, pivot: Vec2) {
        for node in self.nodes.iter_mut().skip(first).filter(|node| node.cue.is_none()) {
            node.pivot = Some(pivot);
            if node.motion == TransitionKind::Still {
                node.cue = Some(cue);
            }
        }
    }
}

/// The alignment of a row of text and icons.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowAlign {
    /// The row starts at its position.
    Left,
    /// The row is centred on its position.
    Middle,
    /// The row ends at its position.
    Right,
}

impl RowAlign {
    /// Returns the distance from the start of a row of this width to the row's position.
    pub fn back(self, width: f32) -> f32 {
        match self {
            RowAlign::Left => 0.0,
            RowAlign::Middle => width / 2.0,
            RowAlign::Right => width,
        }
    }
}

/// An item in a row of text and icons.
#[derive(Debug, Clone, PartialEq)]
pub enum RowItem {
    /// An icon of the art, named without the prefix `icon-`.
    Icon(&'static str),
    /// Text or a number.
    Text(String),
    /// A number that a bonus has reduced, drawn in brass with a mark.
    Lowered(String),
    /// A gap between items.
    Gap,
}

/// Creates an item with text or a number.
pub fn t(text: impl ToString) -> RowItem {
    RowItem::Text(text.to_string())
}

/// Creates an item with the number `value`, marked if it is less than `full` because of a bonus.
pub fn number(value: u8, full: u8) -> RowItem {
    if value < full { RowItem::Lowered(value.to_string()) } else { t(value) }
}

/// The visible things of the board, and the areas at which the mouse can point.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ComposedScene {
    /// The nodes. If two have the same height, the later one is on top.
    pub nodes: Vec<SceneNode>,
    /// The areas at which the mouse can point.
    pub hits: Vec<HitArea>,
    /// The areas that panels cover.
    pub frame: PanelGeometry,
}

impl ComposedScene {
    fn push(&mut self, id: SceneNodeId, look: NodeLook, at: Vec2, z: f32) -> &mut SceneNode {
        // Of things with the same height, the later one is on top.
        let z = z + self.nodes.len() as f32 * 1e-3;
        self.nodes.push(SceneNode {
            id,
            look,
            at,
            z,
            scale: 1.0,
            turn: 0.0,
            alpha: 1.0,
            motion: TransitionKind::Still,
            pivot: None,
            cue: None,
            life: None,
            piece: None,
        });
        let last = self.nodes.len() - 1;
        &mut self.nodes[last]
    }

    /// Adds a piece of the art.
    pub fn piece(&mut self, id: SceneNodeId, name: impl Into<String>, at: Vec2, z: f32) -> &mut SceneNode {
        self.push(id, NodeLook::Piece(name.into()), at, z)
    }

    /// Adds a plate whose middle is at `at`.
    pub fn plate(&mut self, id: SceneNodeId, plate: RoundedRect, at: Vec2, z: f32) -> &mut SceneNode {
        self.push(id, NodeLook::Drawn(VectorShape::Plate(plate)), at, z)
    }

    /// Adds a line through points.
    pub fn stroke(&mut self, id: SceneNodeId, stroke: Polyline, z: f32) -> &mut SceneNode {
        self.push(id, NodeLook::Drawn(VectorShape::Stroke(stroke)), Vec2::ZERO, z)
    }

    /// Adds a line of text whose baseline is at the height of `at`.
    pub fn words(&mut self, id: SceneNodeId, words: TextLine, align: RowAlign, at: Vec2, z: f32) -> &mut SceneNode {
        let width = text_metrics::width(&words.text, words.size, words.bold, words.spacing);
        let at = at - Vec2::new(align.back(width), 0.0);
        self.push(id, NodeLook::Words(words), at, z)
    }

    /// Adds a hit area for a target.
    pub fn hit(&mut self, target: impl Into<TargetId>, zone: HitShape, z: f32) {
        self.hits.push(HitArea { target: target.into(), zone, z });
    }

    /// Adds a row of icons and text, horizontally aligned at `at` and vertically centred on it. Returns the row's width. `change`
    /// is applied to each node of the row.
    pub fn row(
        &mut self,
        id_: SceneNodeId,
        items: &[RowItem],
        style: TextRowStyle,
        align: RowAlign,
        at: Vec2,
        mut change: impl FnMut(&mut SceneNode),
    ) -> f32 {
        let width = row_width(items, style);
        let mut x = at.x - align.back(width);
        for (index, item) in items.iter().enumerate() {
            // Text and icons have separate identifiers, because they are different kinds of entities.
            let part = id("row", (id_, index, matches!(item, RowItem::Icon(_))));
            let wide = item_width(item, style);
            match item {
                RowItem::Icon(name) => {
                    let middle = Vec2::new(x + wide / 2.0, at.y);
                    let node = self.piece(part, format!("icon-{name}"), middle, style.z);
                    change(node.scale(style.icons));
                }
                RowItem::Text(text) | RowItem::Lowered(text) => {
                    let lowered = matches!(item, RowItem::Lowered(_));
                    let start = if lowered { x + LOWERED } else { x };
                    let colour = if lowered { PALETTE.brass[1].0 } else { style.colour };
                    let words = TextLine { text: text.clone(), size: style.size, bold: true, spacing: 0.0, colour };
                    let baseline = Vec2::new(start, at.y + style.size * 0.355);
                    change(self.words(part, words, RowAlign::Left, baseline, style.z));
                    if lowered {
                        let middle = Vec2::new(x + LOWERED / 2.0 - 1.0, at.y + 0.5);
                        change(self.piece(id("lowered", part), "icon-lowered", middle, style.z));
                    }
                }
                RowItem::Gap => {}
            }
            x += wide + if matches!(item, RowItem::Gap) { 0.0 } else { style.gap(item) };
        }
        width
    }
}

/// The width of the mark before a reduced number, in units.
const LOWERED: f32 = 12.0;

/// The style of a row of text and icons.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TextRowStyle {
    /// The font size in units.
    pub size: f32,
    /// The scale of icons, 1 for their designed size.
    pub icons: f32,
    /// The colour of the text.
    pub colour: Srgba,
    /// The height in the scene.
    pub z: f32,
}

impl TextRowStyle {
    /// Creates the usual style, with ivory numbers of 15.5 units.
    pub fn plain(z: f32) -> Self {
        Self { size: 15.5, icons: 1.0, colour: PALETTE.ivory.0, z }
    }

    /// Creates the usual style with smaller text and icons.
    pub fn small(z: f32) -> Self {
        Self { size: 15.0, icons: 0.86, ..Self::plain(z) }
    }

    fn gap(self, item: &RowItem) -> f32 {
        if matches!(item, RowItem::Icon(_)) { 5.0 } else { 4.0 }
    }
}

fn item_width(item: &RowItem, style: TextRowStyle) -> f32 {
    match item {
        RowItem::Icon(name) => {
            style.icons
                * match *name {
                    "arrow" | "step" => 15.0,
                    "any" | "six" | "die" | "ship" => 17.0,
                    "colony" => 19.0,
                    "card" => 14.0,
                    "relic" => 20.0,
                    "link-eq" => 10.0,
                    "ge" => 13.0,
                    "deck" => 16.0,
                    _ => drawn_width(name),
                }
        }
        RowItem::Text(text) => text_metrics::width(text, style.size, true, 0.0),
        RowItem::Lowered(text) => text_metrics::width(text, style.size, true, 0.0) + LOWERED,
        RowItem::Gap => 5.0,
    }
}

/// The width of a normal icon, in units.
const ICON: f32 = 18.0;
/// The width of a normal icon's canvas, in units. The margin around the drawing takes no space in a row.
const CANVAS: f32 = 25.0;

/// Returns the width of an icon in a row. A wider drawing than usual takes its full width.
fn drawn_width(name: &str) -> f32 {
    let drawn = crate::art::get(&format!("icon-{name}")).map_or(CANVAS, |piece| piece.width);
    if drawn > CANVAS + 0.5 { drawn } else { ICON }
}

/// Returns the width of a row with these items, in units.
pub fn row_width(items: &[RowItem], style: TextRowStyle) -> f32 {
    let wide: f32 = items.iter().map(|item| item_width(item, style)).sum();
    let members = items.iter().filter(|item| !matches!(item, RowItem::Gap));
    let gaps: f32 = members.map(|item| style.gap(item)).sum();
    let last = items.iter().rev().find(|item| !matches!(item, RowItem::Gap)).map_or(0.0, |item| style.gap(item));
    wide + gaps - last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn row_width_is_the_sum_of_its_items_and_gaps() {
        let style = TextRowStyle::plain(0.0);
        let one = row_width(&[t(1)], style);
        let two = row_width(&[t(1), RowItem::Icon("fuel")], style);
        assert!((two - one - 4.0 - 18.0).abs() < 1e-3);
        assert!((row_width(&[number(0, 1)], style) - one - LOWERED).abs() < 1e-3);
    }

    #[test]
    fn wide_icons_get_the_row_width_they_need() {
        let wide = |name| item_width(&RowItem::Icon(name), TextRowStyle::plain(0.0));
        for name in crate::art::names().filter_map(|name| name.strip_prefix("icon-")) {
            let drawn = crate::art::get(&format!("icon-{name}")).map_or(0.0, |piece| piece.width);
            assert!(wide(name) >= (drawn - CANVAS + 10.0).min(drawn), "{name}: {} for {drawn}", wide(name));
        }
        assert!((wide("undo") - ICON).abs() < 1e-3, "one of usual size");
    }

    #[test]
    fn fade_all_affects_still_nodes_but_not_tokens() {
        let mut scene = ComposedScene::default();
        scene.piece(id("still", 0), "icon-fuel", Vec2::ZERO, 0.0);
        scene.piece(id("token", 0), "icon-fuel", Vec2::ZERO, 0.0).motion(TransitionKind::Token);
        scene.fade_all();
        scene.piece(id("later", 0), "icon-fuel", Vec2::ZERO, 0.0);
        let motions: Vec<TransitionKind> = scene.nodes.iter().map(|node| node.motion).collect();
        assert_eq!(motions, [TransitionKind::Fade, TransitionKind::Token, TransitionKind::Still]);
    }

    #[test]
    fn middle_aligned_row_is_centred_on_its_position() {
        let mut scene = ComposedScene::default();
        let style = TextRowStyle::plain(5.0);
        let items = [RowItem::Icon("fuel"), t("12")];
        let width = scene.row(id("test", 0), &items, style, RowAlign::Middle, Vec2::new(100.0, 50.0), |_| {});
        let icon = scene.nodes[0].at;
        assert!((icon.x - (100.0 - width / 2.0 + 9.0)).abs() < 1e-3);
        assert_eq!(icon.y, 50.0);
        assert_eq!(scene.nodes.len(), 2);
    }

    #[test]
    fn node_ids_differ_by_kind_and_number() {
        assert_ne!(id("berth", 1), id("berth", 2));
        assert_ne!(id("berth", 1), id("ship", 1));
        assert_eq!(id("berth", (1, 2)), id("berth", (1, 2)));
    }
}

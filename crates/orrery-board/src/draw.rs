//! Updates the entities to match the scene, and moves them.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2d};
use bevy::text::{FontSource, LetterSpacing, LineBreak, LineHeight};
use bevy::window::RequestRedraw;

use super::idle_kinds::IdleOffset;
use super::motion::{
    AnimatedCounters, MotionCues, MotionPath, MotionSettings, OverlaySprite, OverlaySprites, Pose, Tween, TweenState,
    trail,
};
use super::paint::VectorShape;
use super::panel_areas::PanelGeometry;
use super::pieces::ArtImages;
use super::scene::{NodeLook, SceneNode, SceneNodeId, TransitionKind};
use super::scene_state::NewScene;
use super::view::{BoardViewport, world};
use super::{HitAreas, text_metrics};
use orrery_table::OrderGate;

/// The regular and the bold font of the board.
#[derive(Resource, Default)]
pub struct BoardFonts {
    regular: Handle<Font>,
    bold: Handle<Font>,
}

/// Loads the two fonts.
pub fn load_fonts(mut fonts: ResMut<BoardFonts>, mut assets: ResMut<Assets<Font>>) {
    fonts.regular = assets.add(Font::from_bytes(orrery_locale::fonts::REGULAR.to_vec()));
    fonts.bold = assets.add(Font::from_bytes(orrery_locale::fonts::BOLD.to_vec()));
}

/// A node of the scene as drawn by an entity.
#[derive(Component, Debug, Clone)]
pub struct DrawnNode {
    /// The node of the scene; `None` for a transient object in flight.
    pub node: Option<SceneNode>,
    /// The pose in the current frame.
    pub pose: Pose,
    /// The running motion, if there is one.
    pub tween: Option<Tween>,
    /// The look that is currently drawn. While the thing turns over, this may still be the previous look.
    pub look: NodeLook,
    /// The middle of the larger thing of which the node is a part, if there is one.
    pub pivot: Option<Vec2>,
    /// True if the entity is removed when its motion ends.
    pub leaving: bool,
    /// True if the entity is hidden until its motion starts.
    pub comes: bool,
    /// The height in the scene.
    pub z: f32,
    /// The current offset of the idle motion.
    pub lift: IdleOffset,
    /// True if the entity is a piece of the table, which exists whether or not it is drawn.
    pub is_piece: bool,
}

/// The entities of the current scene, by node.
#[derive(Resource, Default)]
pub struct SceneEntities {
    entities: BTreeMap<SceneNodeId, Entity>,
    view: Option<BoardViewport>,
}

/// The resources needed to build images and text.
#[derive(bevy::ecs::system::SystemParam)]
pub struct DrawResources<'w> {
    pieces: ResMut<'w, ArtImages>,
    images: ResMut<'w, Assets<Image>>,
    fonts: Res<'w, BoardFonts>,
    view: Res<'w, BoardViewport>,
}

/// Removes a drawing: despawns the entity, or only hides it if it is a piece of the table.
fn erase(commands: &mut Commands, entity: Entity, is_piece: bool) {
    if is_piece {
        // The sprite stays: the engine cannot take an entity out of the render world and bring it back.
        commands.entity(entity).try_remove::<DrawnNode>().try_insert(Visibility::Hidden);
    } else {
        commands.entity(entity).try_despawn();
    }
}

fn rest(node: &SceneNode) -> Pose {
    Pose { at: node.at, scale: node.scale, turn: node.turn, alpha: node.alpha, flip: 1.0 }
}

/// Updates the entities to match a new scene, and starts the motions between the old and the new one.
pub fn reconcile(
    mut commands: Commands,
    mut new: ResMut<NewScene>,
    mut shown: ResMut<SceneEntities>,
    (mut hits, mut frame): (ResMut<HitAreas>, ResMut<PanelGeometry>),
    settings: Res<MotionSettings>,
    mut drawn: Query<&mut DrawnNode>,
    mut painter: DrawResources,
) {
    let Some((scene, cues)) = new.0.take() else { return };
    let first = shown.view != Some(*painter.view);
    if first {
        // The size of the window has changed, so all images are rendered again.
        for entity in std::mem::take(&mut shown.entities).into_values() {
            erase(&mut commands, entity, drawn.get(entity).is_ok_and(|thing| thing.is_piece));
        }
        painter.pieces.forget_drawings();
        shown.view = Some(*painter.view);
    }
    let still = first || settings.speed <= 0.0;
    let mut cues = if settings.reduced { cues.calm() } else { cues };
    hits.0 = scene.hits;
    frame.set_if_neq(scene.frame);
    let mut gone = std::mem::take(&mut shown.entities);
    let mut pieces = BTreeSet::new();
    for mut node in scene.nodes {
        let cue = cues.of(node.cue.unwrap_or(node.id));
        node.piece = node.piece.filter(|&piece| pieces.insert(piece));
        let same = |entity: &Entity| drawn.contains(*entity) && node.piece.is_none_or(|piece| piece == *entity);
        if let Some(entity) = gone.get(&node.id).copied().filter(same) {
            gone.remove(&node.id);
            shown.entities.insert(node.id, entity);
            if let Ok(mut thing) = drawn.get_mut(entity) {
                cues.flights.extend(trail(thing.pose.at, node.at, &cue));
                change(&mut commands, entity, &mut thing, node, cue, still, &mut painter);
            }
        } else {
            let id = node.id;
            cues.flights.extend(cue.enter.into_iter().flat_map(|enter| trail(enter, node.at, &cue)));
            let entity = spawn(&mut commands, node, cue, still, &mut painter);
            shown.entities.insert(id, entity);
        }
    }
    for entity in gone.into_values() {
        let Ok(mut thing) = drawn.get_mut(entity) else { continue };
        dismiss(&mut commands, entity, &mut thing, &cues, still);
    }
    if settings.speed > 0.0 && !first {
        for flight in &cues.flights {
            let tween = flight.tween();
            let thing = DrawnNode {
                node: None,
                pose: Pose { alpha: 0.0, ..tween.from },
                tween: Some(tween),
                look: flight.look.clone(),
                pivot: None,
                leaving: true,
                comes: true,
                // Purely decorative objects fly below others.
                z: super::scene::z::FLYING - if flight.lingers { 1.0 } else { 0.0 },
                lift: IdleOffset::default(),
                is_piece: false,
            };
            let entity = commands.spawn_empty().id();
            apply_look(&mut commands, entity, &thing, &mut painter);
            commands.entity(entity).insert(thing);
        }
    }
}

fn spawn(
    commands: &mut Commands,
    node: SceneNode,
    cue: super::motion::MotionCue,
    still: bool,
    painter: &mut DrawResources,
) -> Entity {
    let (target, piece) = (rest(&node), node.piece);
    let from = match (node.motion, cue.enter) {
        (TransitionKind::Token, Some(place)) => target.gathered(node.pivot.unwrap_or(node.at), place, 0.45),
        (TransitionKind::Token, None) => Pose { alpha: 0.0, scale: target.scale * 0.7, ..target },
        _ => Pose { alpha: 0.0, ..target },
    };
    let moves = !still && node.motion != TransitionKind::Still;
    let tween = moves.then_some(Tween { from, to: target, cue, elapsed: 0.0, changes_look: false });
    let thing = DrawnNode {
        pose: tween.as_ref().map_or(target, |tween| Pose { alpha: 0.0, ..tween.from }),
        look: node.look.clone(),
        pivot: node.pivot,
        leaving: false,
        comes: true,
        z: node.z,
        lift: IdleOffset::default(),
        is_piece: node.piece.is_some(),
        node: Some(node),
        tween,
    };
    let entity = piece.unwrap_or_else(|| commands.spawn_empty().id());
    apply_look(commands, entity, &thing, painter);
    commands.entity(entity).try_insert(thing);
    entity
}

fn change(
    commands: &mut Commands,
    entity: Entity,
    thing: &mut Mut<DrawnNode>,
    node: SceneNode,
    cue: super::motion::MotionCue,
    still: bool,
    painter: &mut DrawResources,
) {
    let shows_off = cue.path.shows_off();
    if thing.node.as_ref() == Some(&node) && !still && !shows_off {
        return;
    }
    let target = rest(&node);
    let goal = thing.tween.as_ref().map_or(thing.pose, |tween| tween.to);
    let looks_other = thing.look != node.look;
    let token = node.motion == TransitionKind::Token;
    let moves = !still
        && (cue.path == MotionPath::TurnOver
            || token && (goal != target || shows_off || (looks_other && cue.path.tumbles())));
    let turns = !still && token && looks_other && !moves;
    let fades = !still && node.motion == TransitionKind::Fade && goal != target;
    thing.pivot = node.pivot;
    thing.z = node.z;
    if moves || turns || fades {
        let path = if turns { MotionPath::Flip } else { cue.path };
        let cue = super::motion::MotionCue { path, ..cue };
        thing.comes = false;
        thing.tween = Some(Tween { from: thing.pose, to: target, cue, elapsed: 0.0, changes_look: looks_other });
        if !looks_other {
            thing.look = node.look.clone();
        }
    } else {
        thing.look = node.look.clone();
        if still || goal != target {
            thing.tween = None;
            thing.pose = target;
        }
    }
    thing.node = Some(node);
    let thing = &**thing;
    apply_look(commands, entity, thing, painter);
}

fn dismiss(commands: &mut Commands, entity: Entity, thing: &mut Mut<DrawnNode>, cues: &MotionCues, still: bool) {
    let Some(node) = thing.node.clone() else { return };
    if still || node.motion == TransitionKind::Still {
        erase(commands, entity, thing.is_piece);
        return;
    }
    let cue = cues.of(node.cue.unwrap_or(node.id));
    let to = match (node.motion, cue.exit) {
        (TransitionKind::Token, Some(place)) => {
            Pose { alpha: 0.4, ..thing.pose.gathered(node.pivot.unwrap_or(thing.pose.at), place, 0.4) }
        }
        _ => Pose { alpha: 0.0, ..thing.pose },
    };
    thing.node = None;
    thing.leaving = true;
    // Until its motion starts, the thing is shown at its old place.
    thing.comes = false;
    thing.tween = Some(Tween { from: thing.pose, to, cue, elapsed: 0.0, changes_look: false });
}

/// Gives an entity the components for its look and pose.
fn apply_look(commands: &mut Commands, entity: Entity, thing: &DrawnNode, painter: &mut DrawResources) {
    let Some((sprite, transform, visibility)) = placed(thing, &thing.look, painter) else {
        apply_text(commands, entity, thing, painter);
        return;
    };
    commands.entity(entity).try_insert((sprite, transform, visibility));
}

fn apply_text(commands: &mut Commands, entity: Entity, thing: &DrawnNode, painter: &DrawResources) {
    let NodeLook::Words(words) = &thing.look else {
        // The piece has no image yet, or none at all, so there is nothing to show.
        commands.entity(entity).try_insert(Visibility::Hidden);
        return;
    };
    let scale = painter.view.scale;
    let font = if words.bold { painter.fonts.bold.clone() } else { painter.fonts.regular.clone() };
    let colour = Color::from(words.colour.with_alpha(words.colour.alpha * thing.pose.alpha));
    commands.entity(entity).try_insert((
        Text2d::new(words.text.clone()),
        TextFont {
            font: FontSource::Handle(font),
            font_size: bevy::text::FontSize::Px(words.size * scale),
            ..default()
        },
        TextLayout { linebreak: LineBreak::NoWrap, ..default() },
        LineHeight::Px(text_metrics::line_height(words.size * painter.view.density()) / painter.view.dpi),
        LetterSpacing::Px(words.spacing * scale),
        TextColor(colour),
        Anchor::TOP_LEFT,
        words_transform(thing, words.size, &painter.view),
        Visibility::Inherited,
    ));
}

/// Moves text without laying it out again.
fn move_words(commands: &mut Commands, entity: Entity, thing: &DrawnNode, painter: &DrawResources) {
    let NodeLook::Words(words) = &thing.look else { return };
    let colour = Color::from(words.colour.with_alpha(words.colour.alpha * thing.pose.alpha));
    commands.entity(entity).try_insert((TextColor(colour), words_transform(thing, words.size, &painter.view)));
}

fn words_transform(thing: &DrawnNode, size: f32, view: &BoardViewport) -> Transform {
    let pose = thing.pose;
    let at = flipped(thing, pose.at);
    let at = if thing.tween.is_none() { view.snapped(at) } else { at };
    let density = view.density();
    let top = at - Vec2::new(0.0, text_metrics::above_baseline(size * density) / density * pose.scale);
    // Text is laid out in pixels, the board in units.
    let scale = pose.scale / view.scale;
    Transform::from_translation(world(top, thing.z)).with_scale(Vec3::new(scale * pose.flip, scale, 1.0))
}

/// Returns the position of a point on a thing that is turning over around its pivot.
fn flipped(thing: &DrawnNode, at: Vec2) -> Vec2 {
    match thing.pivot {
        Some(pivot) if thing.pose.flip < 1.0 => Vec2::new(pivot.x + (at.x - pivot.x) * thing.pose.flip, at.y),
        _ => at,
    }
}

/// Returns the sprite and transform of a piece or drawing, or `None` for text and for a piece without an image.
fn placed(thing: &DrawnNode, look: &NodeLook, painter: &mut DrawResources) -> Option<(Sprite, Transform, Visibility)> {
    let density = painter.view.density();
    let (image, size) = match look {
        NodeLook::Piece(name) => {
            let piece = painter.pieces.get(name)?;
            (piece.image.clone(), piece.size)
        }
        NodeLook::Drawn(drawing) => {
            let image = painter.pieces.drawing(drawing, density, &mut painter.images);
            let pixels = (drawing.extent() * density).ceil().max(Vec2::ONE);
            (image, pixels / density)
        }
        NodeLook::Words(_) => return None,
    };
    let sprite =
        Sprite { image, custom_size: Some(size), color: Color::WHITE.with_alpha(thing.pose.alpha), ..default() };
    let visibility = if thing.pose.alpha > 0.0 { Visibility::Inherited } else { Visibility::Hidden };
    Some((sprite, image_transform(thing, look, size, &painter.pieces, &painter.view), visibility))
}

fn image_transform(
    thing: &DrawnNode,
    look: &NodeLook,
    size: Vec2,
    pieces: &ArtImages,
    view: &BoardViewport,
) -> Transform {
    let pose = thing.pose;
    let turn = Rot2::radians(pose.turn);
    let offset = match look {
        NodeLook::Piece(name) => pieces.get(name).map_or(Vec2::ZERO, |piece| piece.middle),
        NodeLook::Drawn(VectorShape::Stroke(stroke)) => stroke.corner() + size / 2.0,
        _ => Vec2::ZERO,
    };
    let scale = pose.scale * thing.lift.size;
    let offset = offset * scale * Vec2::new(pose.flip, 1.0);
    let mut middle = flipped(thing, pose.at) + turn * offset - Vec2::new(0.0, thing.lift.up);
    if thing.tween.is_none() && matches!(look, NodeLook::Drawn(_)) && pose.turn == 0.0 && pose.scale == 1.0 {
        middle = view.snapped(middle - size / 2.0) + size / 2.0;
    }
    Transform::from_translation(world(middle, thing.z))
        .with_rotation(Quat::from_rotation_z(-pose.turn))
        .with_scale(Vec3::new(scale * pose.flip.max(0.02), scale, 1.0))
}

/// Returns the look of a die with another face: `NAME-4` becomes `NAME-<face>`, where `<face>` is one of the faces that exist.
/// Returns `None` if the look is not a numbered piece.
fn tumbled(look: &NodeLook, number: u32) -> Option<NodeLook> {
    let NodeLook::Piece(name) = look else { return None };
    let (stem, face) = name.rsplit_once('-')?;
    let face: u32 = face.parse().ok()?;
    let faces = (1..=6).take_while(|face| crate::art::get(&format!("{stem}-{face}")).is_some()).count() as u32;
    // Each step advances a six-sided die by 1 or 2 faces, so that no face is shown twice in a row.
    let shown = (face + number * 7 + number / 3) % faces.max(1) + 1;
    Some(NodeLook::Piece(format!("{stem}-{shown}")))
}

/// Completes all motions in progress before other requests of this frame are handled. The click or key that ends one motion may
/// give the order that starts the next one, which must be shown.
pub fn finish(
    mut finish: MessageReader<super::motion::FinishMotionRequest>,
    gate: Option<ResMut<OrderGate>>,
    mut counters: ResMut<AnimatedCounters>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut things: Query<&mut DrawnNode>,
) {
    if finish.read().count() == 0 {
        return;
    }
    if let Some(mut gate) = gate {
        // Once all motion is finished, opponents need not wait for it.
        gate.hurry();
    }
    if counters.busy() {
        counters.pass(0.0, true);
        redraw.write(RequestRedraw);
    }
    for mut thing in &mut things {
        if let Some(tween) = thing.bypass_change_detection().tween.as_mut() {
            tween.elapsed = tween.end().max(tween.elapsed);
            redraw.write(RequestRedraw);
        }
    }
}

/// Advances all motions in progress. Sets the motion flag while there are any, and clears it otherwise.
pub fn advance(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<MotionSettings>,
    mut animating: ResMut<super::motion::MotionActive>,
    (counters, frame, mut aloft): (Res<AnimatedCounters>, Res<PanelGeometry>, ResMut<OverlaySprites>),
    mut redraw: MessageWriter<RequestRedraw>,
    mut things: Query<(Entity, &mut DrawnNode)>,
    mut painter: DrawResources,
) {
    let ends_now = settings.speed <= 0.0;
    let mut overhead = Vec::new();
    // The first frame of a motion may follow a long time without frames, which must not count.
    let step = if animating.0 { time.delta_secs() * settings.speed } else { 0.0 };
    let mut any = counters.busy();
    for (entity, mut thing) in &mut things {
        let Some(tween) = thing.bypass_change_detection().tween.as_mut() else { continue };
        tween.elapsed = if ends_now { tween.end().max(tween.elapsed) } else { tween.elapsed + step };
        let moment = tween.now();
        let started = tween.elapsed >= tween.cue.start;
        if moment.done && thing.leaving {
            erase(&mut commands, entity, thing.is_piece);
            continue;
        }
        any |= !moment.done;
        show(&mut commands, entity, &mut thing, moment, started, &mut painter);
        overhead.extend(over_the_column(&thing, frame.column));
    }
    aloft.set_if_neq(OverlaySprites(overhead));
    if any {
        redraw.write(RequestRedraw);
    }
    animating.set_if_neq(super::motion::MotionActive(any));
}

/// Returns a transient object as an overlay sprite if it is so far to the right that the panels would cover it, or `None`
/// otherwise.
fn over_the_column(thing: &DrawnNode, column: f32) -> Option<OverlaySprite> {
    let NodeLook::Piece(piece) = &thing.look else { return None };
    let pose = thing.pose;
    let seen = thing.node.is_none() && pose.alpha > 0.0 && pose.at.x > column;
    seen.then(|| OverlaySprite { piece: piece.clone(), at: pose.at, scale: pose.scale, alpha: pose.alpha })
}

fn show(
    commands: &mut Commands,
    entity: Entity,
    thing: &mut DrawnNode,
    moment: TweenState,
    started: bool,
    painter: &mut DrawResources,
) {
    thing.pose = moment.pose;
    if thing.comes && !started {
        thing.pose.alpha = 0.0;
    }
    let lifted = thing.z;
    if moment.done {
        thing.tween = None;
    }
    let other = thing.node.as_ref().filter(|node| !moment.old_look && node.look != thing.look);
    let turned_to = other.map(|node| node.look.clone());
    let turned = turned_to.is_some();
    if let Some(look) = turned_to {
        thing.look = look;
    }
    if !moment.done
        && started
        && thing.node.as_ref().is_some_and(|n| n.motion == TransitionKind::Token)
        && thing.pivot.is_none()
    {
        thing.z += super::scene::z::FLYING - super::scene::z::PIECES;
    }
    let face = moment.tumbling.and_then(|number| tumbled(&thing.node.as_ref()?.look, number));
    let look = face.unwrap_or_else(|| thing.look.clone());
    match placed(thing, &look, painter) {
        Some(parts) => {
            commands.entity(entity).try_insert(parts);
        }
        // Text that has turned over shows its new content from now on.
        None if turned => apply_text(commands, entity, thing, painter),
        None => move_words(commands, entity, thing, painter),
    }
    thing.z = lifted;
}

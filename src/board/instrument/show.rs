//! Brings the engine's pictures in line with the instrument, and lets it move.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::parts::{Part, compose};
use super::state::Instrument;
use crate::board::motion::{Animating, FinishMotion, MotionSettings};
use crate::board::outlook::Outlook;
use crate::board::pieces::Pieces;
use crate::board::view::{BoardView, world};

/// A picture of the instrument, and what it shows now.
#[derive(Component)]
pub struct Shown(Option<Part>);

/// Lets time pass for what is on its way.
pub fn advance(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    outlook: Res<Outlook>,
    mut finish: MessageReader<FinishMotion>,
    mut instrument: ResMut<Instrument>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut moved: Local<bool>,
) {
    // The key that begins a turn does not finish it.
    let hurried = finish.read().count() > 0 && !instrument.sets_out();
    let ends = hurried || settings.speed <= 0.0 || settings.reduced || *outlook != Outlook::Title;
    if !instrument.moves() {
        *moved = false;
        return;
    }
    if ends {
        instrument.finish();
        redraw.write(RequestRedraw);
        return;
    }
    // The first frame of a motion may come after a long rest, which is no part of it.
    let step = if *moved { time.delta_secs() * settings.speed } else { 0.0 };
    *moved = instrument.pass(step);
    redraw.write(RequestRedraw);
}

/// Says that something moves while the instrument does. After everything that says that nothing else moves.
pub fn tell(instrument: Res<Instrument>, mut animating: ResMut<Animating>) {
    if instrument.moves() {
        animating.set_if_neq(Animating(true));
    }
}

/// Shows the instrument on the title, and puts it away elsewhere.
pub fn show(
    instrument: Res<Instrument>,
    outlook: Res<Outlook>,
    view: Res<BoardView>,
    pieces: Res<Pieces>,
    mut shown: Query<(Entity, &mut Shown)>,
    mut commands: Commands,
) {
    if !pieces.all_ready() {
        return;
    }
    let fresh = shown.is_empty() && *outlook == Outlook::Title;
    if !fresh && !instrument.is_changed() && !outlook.is_changed() && !view.is_changed() {
        return;
    }
    let wanted = if *outlook == Outlook::Title { compose(&instrument, view.visible()) } else { Vec::new() };
    let mut there = shown.iter_mut();
    for part in wanted {
        let Some(parts) = placed(&part, &pieces) else { continue };
        match there.next() {
            Some((_, known)) if known.0.as_ref() == Some(&part) => {}
            Some((entity, mut known)) => {
                commands.entity(entity).insert(parts);
                known.0 = Some(part);
            }
            None => {
                commands.spawn((Shown(Some(part)), parts));
            }
        }
    }
    there.for_each(|(entity, _)| commands.entity(entity).despawn());
}

/// The sprite and place of a part; nothing for a piece the art does not have.
fn placed(part: &Part, pieces: &Pieces) -> Option<(Sprite, Transform, Visibility)> {
    let piece = pieces.get(&part.piece)?;
    let turn = Rot2::radians(part.turn);
    let middle = part.at + turn * (piece.middle * part.size);
    let sprite = Sprite {
        image: piece.image.clone(),
        custom_size: Some(piece.size),
        color: Color::WHITE.with_alpha(part.alpha),
        ..default()
    };
    let transform = Transform::from_translation(world(middle, part.z))
        .with_rotation(Quat::from_rotation_z(-part.turn))
        .with_scale(part.size.extend(1.0));
    let visibility = if part.alpha > 0.0 { Visibility::Inherited } else { Visibility::Hidden };
    Some((sprite, transform, visibility))
}

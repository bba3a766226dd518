//! Updates the sprites of the title orrery, and animates them.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::parts::{self, OrreryPart, compose};
use super::state::TitleOrrery;
use crate::backdrop_kind::BackdropScreen;
use crate::motion::{FinishMotionRequest, MotionActive, MotionSettings};
use crate::pieces::ArtImages;
use crate::scene_state::SkyPicture;
use crate::sky_quality::SkyReady;
use crate::view::{BoardViewport, world};

/// A sprite of the orrery, with the part that it currently shows.
#[derive(Component)]
pub struct OrrerySprite(Option<OrreryPart>);

/// The previous sky, which fades during the passage through the lens.
#[derive(Component)]
pub struct FadingSky;

/// Starts the camera's passage through the lens when a match is opened, and the passage back when the match is left.
pub fn pass_lens(
    outlook: Res<BackdropScreen>,
    settings: Res<MotionSettings>,
    pieces: Res<ArtImages>,
    skies: Query<(&Sprite, &Transform), With<SkyPicture>>,
    old: Query<Entity, With<FadingSky>>,
    mut before: Local<Option<BackdropScreen>>,
    mut instrument: ResMut<TitleOrrery>,
    mut commands: Commands,
) {
    let known = before.replace(*outlook);
    // At the start of the program there is no previous sky to leave.
    if known.is_none_or(|known| known == *outlook) || !pieces.title_ready() {
        return;
    }
    if settings.speed <= 0.0 || settings.reduced {
        return;
    }
    instrument.pass_lens(*outlook == BackdropScreen::Table);
    old.iter().for_each(|entity| commands.entity(entity).despawn());
    // The picture of the sky changes later in this frame, so the sprite still shows the previous one.
    if let Some((sprite, transform)) = skies.iter().next() {
        let at = transform.translation.truncate().extend(parts::LEFT_BEHIND);
        commands.spawn((FadingSky, sprite.clone(), Transform::from_translation(at)));
    }
}

/// Fades the previous sky.
pub fn fade_sky(
    instrument: Res<TitleOrrery>,
    mut skies: Query<(Entity, &mut Sprite), With<FadingSky>>,
    mut commands: Commands,
) {
    for (entity, mut sprite) in &mut skies {
        match instrument.passed() {
            Some(passed) => sprite.color.set_alpha(1.0 - passed),
            None => commands.entity(entity).despawn(),
        }
    }
}

/// Advances the motion of the orrery.
pub fn advance(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    outlook: Res<BackdropScreen>,
    ready: (Res<ArtImages>, Res<SkyReady>),
    mut finish: MessageReader<FinishMotionRequest>,
    mut instrument: ResMut<TitleOrrery>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut moved: Local<bool>,
) {
    // The key press that starts a motion must not finish it.
    let begins = instrument.sets_out() || instrument.passed() == Some(0.0);
    let hurried = finish.read().count() > 0 && !begins;
    let gone = *outlook != BackdropScreen::Title && instrument.passed().is_none();
    if !instrument.moves() {
        *moved = false;
        return;
    }
    if hurried || settings.speed <= 0.0 || settings.reduced || gone {
        instrument.finish();
        redraw.write(RequestRedraw);
        return;
    }
    // The sun rises only once the sky and the rest of the title are visible.
    if instrument.waits_to_rise() && !(ready.0.title_ready() && ready.1.0) {
        return;
    }
    // The first frame of a motion may follow a long time without frames, which must not count.
    let step = if *moved { time.delta_secs() * settings.speed } else { 0.0 };
    *moved = instrument.pass(step);
    redraw.write(RequestRedraw);
}

/// Sets [`MotionActive`] while the orrery moves. Runs after the systems that reset it. A match does not wait for the camera to
/// pass through the lens.
pub fn tell(instrument: Res<TitleOrrery>, outlook: Res<BackdropScreen>, mut animating: ResMut<MotionActive>) {
    if instrument.moves() && *outlook == BackdropScreen::Title {
        animating.set_if_neq(MotionActive(true));
    }
}

/// Shows the orrery on the title screen and during the passage to or from a match, and hides it otherwise.
pub fn show(
    instrument: Res<TitleOrrery>,
    outlook: Res<BackdropScreen>,
    view: Res<BoardViewport>,
    pieces: Res<ArtImages>,
    mut shown: Query<(Entity, &mut OrrerySprite)>,
    mut commands: Commands,
) {
    if !pieces.title_ready() {
        return;
    }
    let seen = *outlook == BackdropScreen::Title || instrument.inside().is_some();
    let fresh = shown.is_empty() && seen;
    if !fresh && !instrument.is_changed() && !outlook.is_changed() && !view.is_changed() {
        return;
    }
    let wanted = if seen { compose(&instrument, view.visible()) } else { Vec::new() };
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
                commands.spawn((OrrerySprite(Some(part)), parts));
            }
        }
    }
    there.for_each(|(entity, _)| commands.entity(entity).despawn());
}

/// Returns the sprite and transform of a part, or `None` if the piece has no image.
fn placed(part: &OrreryPart, pieces: &ArtImages) -> Option<(Sprite, Transform, Visibility)> {
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

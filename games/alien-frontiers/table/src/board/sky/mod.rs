//! Planet, moon and fields, drawn by shaders. Ground, clouds and moon are drawn once for each size ([`bake()`]). A frame only
//! lights the planet, draws control and highlights over it, and draws the active fields. `docs/alien-frontiers/sky.md` lists the
//! costs.

mod bake;
pub mod land;
mod light;
mod materials;
mod meshes;
mod shaders;
pub mod surface;

use bevy::prelude::*;
use bevy::shader::Shader;
use bevy::window::RequestRedraw;

use self::bake::{BakeAssets, GlobeBakeCache};
use self::surface::{PlanetAnimation, linear};
use crate::board::layout::LAYOUT;
use crate::board::surface::PlanetState;
use crate::board::z;
use alien_frontiers::AlienFrontiers;
use alien_frontiers::rules::Field;
use orrery_board as board;
use orrery_board::backdrop_kind::BackdropScreen;
use orrery_board::motion::{FinishMotionRequest, MotionActive, MotionSettings};
use orrery_board::palette::PALETTE;
use orrery_board::scene_state::{Backdrop, NewScene};
use orrery_board::sky::bake::{BakeCommands, BakeInputs, BakeParams, BakeStep, SETTLED};
use orrery_board::sky::shaders::install as install_shaders;
use orrery_board::sky::{ShaderMaterial, SharedShadersPlugin, grade, uniform};
use orrery_board::title_orrery::{self, TitleOrrery};
use orrery_board::view::{BoardViewport, world};
use orrery_core::{GameKey, Rules};
use orrery_settings::palette::GRADING;
use orrery_table::MatchStatus;

pub use self::materials::territory_numbers;

/// Outer radius of the halo, in planet radii.
const HALO: f32 = 1.32;
/// Margin beyond the limb for a smooth edge, in units.
const EDGE: f32 = 2.0;

/// The plugin that adds only the shaders of the sky, including the shared shaders, for programs that use a shader without a
/// board.
pub struct SkyShadersPlugin;

impl Plugin for SkyShadersPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<SharedShadersPlugin>() {
            app.add_plugins(SharedShadersPlugin);
        }
        install_shaders(&mut app.world_mut().resource_mut::<Assets<Shader>>(), shaders::ALL);
    }
}

/// Adds the shaders and the resources of the sky to the app.
pub fn install(app: &mut App) {
    app.add_plugins(SkyShadersPlugin);
    app.init_resource::<GlobeBakeCache>().init_resource::<PlanetAnimation>();
}

/// Bakes the images again when size or quality have changed.
pub fn bake(
    mut oven: BakeInputs,
    mut kiln: BakeCommands,
    mut globes: ResMut<GlobeBakeCache>,
    mut pans: BakeAssets,
    new: Query<(), Added<SkyPart>>,
    // The number of frames until new images are visible.
    mut fresh: Local<u32>,
) {
    let Some(plan) = oven.plan() else { return };
    match globes.turn(&plan, &oven.making) {
        BakeStep::Begin => {
            oven.clear(bake::NAME);
            let pictures = pans.start(&mut kiln, plan);
            globes.begin(plan, pictures);
        }
        BakeStep::Finish => {
            oven.clear(bake::NAME);
            pans.tidy();
        }
        BakeStep::Wait => {}
    }
    // New images are visible some frames later, when their shader has been compiled.
    *fresh = if new.is_empty() { fresh.saturating_sub(1) } else { SETTLED };
    oven.tell(bake::NAME, globes.is_done(&plan), *fresh > 0);
}

/// A visible part of the sky.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum SkyPart {
    /// The disc of the moon.
    Moon,
    /// The air and the instrument ring.
    Halo,
    /// The planet's disc.
    Planet,
    /// A field, with the number of its territory.
    Field(Field, usize),
}

/// The collections of materials and meshes that change during a match.
#[derive(bevy::ecs::system::SystemParam)]
pub struct SkyMaterials<'w> {
    materials: ResMut<'w, Assets<ShaderMaterial>>,
    meshes: ResMut<'w, Assets<Mesh>>,
}

impl SkyMaterials<'_> {
    /// Sets a material's uniform. Only a changed material is written, since every write is sent to the graphics card.
    fn set(&mut self, handle: &Handle<ShaderMaterial>, rows: impl IntoIterator<Item = Vec4>) {
        let now = uniform(rows);
        if self.materials.get(handle).is_some_and(|material| material.uniform != now)
            && let Some(mut material) = self.materials.get_mut(handle)
        {
            material.uniform = now;
        }
    }
}

/// Replaces the images shown if others are now the best: those of the last finished bake, or those of the bake in progress if no
/// bake has finished yet.
pub fn hang(
    globes: Res<GlobeBakeCache>,
    shown: Res<PlanetAnimation>,
    parts: Query<Entity, With<SkyPart>>,
    mut materials: SkyMaterials,
    mut commands: Commands,
    mut hung: Local<Option<BakeParams>>,
) {
    let Some((plan, pictures)) = globes.best() else { return };
    if hung.replace(*plan) == Some(*plan) {
        return;
    }
    parts.iter().for_each(|entity| commands.entity(entity).despawn());
    let moon = Sprite { image: pictures.moon.clone(), custom_size: Some(Vec2::splat(bake::moon_side())), ..default() };
    commands.spawn((SkyPart::Moon, moon));
    let halo = materials::halo(halo(&shown, plan));
    let images = [Some(pictures.albedo.clone()), Some(pictures.relief.clone()), pictures.clouds.clone()];
    let planet = materials::planet(shown.uniform(plan.density, side()), images, plan.detail.frame());
    let radius = LAYOUT.planet.r;
    let ring = Mesh2d(materials.meshes.add(meshes::ring(0.99, HALO, radius)));
    let disc = Mesh2d(materials.meshes.add(meshes::disc(side(), radius)));
    commands.spawn((SkyPart::Halo, ring, MeshMaterial2d(materials.materials.add(halo))));
    commands.spawn((SkyPart::Planet, disc, MeshMaterial2d(materials.materials.add(planet))));
}

/// Places planet and moon. On the title screen the planet is in its lens, and there is no moon.
pub fn place(
    outlook: Res<BackdropScreen>,
    instrument: Res<TitleOrrery>,
    view: Res<BoardViewport>,
    now: Option<Res<MatchStatus>>,
    new: Query<(), Added<SkyPart>>,
    mut parts: Query<(&SkyPart, &mut Transform, &mut Visibility)>,
    mut was: Local<GlobeScreen>,
) {
    let scenery = GlobeScreen::behind(*outlook, now.map(|now| now.key));
    let other = std::mem::replace(&mut *was, scenery) != scenery;
    let turned = *outlook == BackdropScreen::Title && instrument.is_changed();
    if new.is_empty() && !outlook.is_changed() && !view.is_changed() && !turned && !other {
        return;
    }
    let planet = planet_stand(scenery, &instrument, view.visible());
    for (part, mut transform, mut visibility) in &mut parts {
        let stand = match part {
            // The feet of the mine are behind the moon's rim.
            SkyPart::Moon => (scenery == GlobeScreen::Table).then_some(GlobePlacement {
                at: Vec2::new(LAYOUT.moon.x, LAYOUT.moon.y),
                zoom: Vec2::ONE,
                height: z::STATIONS + 5.0,
            }),
            SkyPart::Halo => planet.map(|stand| GlobePlacement { height: stand.height - 0.1, ..stand }),
            SkyPart::Planet => planet,
            SkyPart::Field(..) => continue,
        };
        visibility.set_if_neq(if stand.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(stand) = stand else { continue };
        *transform = Transform::from_translation(world(stand.at, stand.height)).with_scale(stand.zoom.extend(1.0));
    }
}

/// The kind of screen, which determines the place of planet and moon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum GlobeScreen {
    /// The title screen.
    #[default]
    Title,
    /// The table of a match of this game.
    Table,
    /// A match of another game, which shows neither planet nor moon.
    Other,
}

impl GlobeScreen {
    fn behind(outlook: BackdropScreen, game: Option<GameKey>) -> Self {
        match (outlook, game) {
            (BackdropScreen::Title, _) => GlobeScreen::Title,
            (BackdropScreen::Table, Some(game)) if game != AlienFrontiers::KEY => GlobeScreen::Other,
            (BackdropScreen::Table, _) => GlobeScreen::Table,
        }
    }
}

/// The placement of a globe on the screen.
#[derive(Debug, Clone, Copy)]
struct GlobePlacement {
    /// The centre of the globe, in units.
    at: Vec2,
    /// The size of the globe relative to that on the table; a negative x mirrors it.
    zoom: Vec2,
    /// The height of the globe in the drawing order.
    height: f32,
}

/// Returns the placement of the planet. Returns `None` in a match of another game, and on a title screen without this game.
fn planet_stand(scenery: GlobeScreen, instrument: &TitleOrrery, visible: Rect) -> Option<GlobePlacement> {
    match scenery {
        GlobeScreen::Table => {
            return Some(GlobePlacement { at: LAYOUT.planet_middle(), zoom: Vec2::ONE, height: z::PLANET });
        }
        GlobeScreen::Other => return None,
        GlobeScreen::Title => {}
    }
    let (arm, stance) = instrument.planet(visible)?;
    let zoom = stance.radius * board::layout::LAYOUT.title.planet / LAYOUT.planet.r;
    // The sun is in the middle. To the left of the sun the planet is mirrored, so that its lit side faces the sun.
    let side = if title_orrery::mirrored(&stance, title_orrery::sun(visible)) { -1.0 } else { 1.0 };
    let height = title_orrery::planet_height(&instrument.stances(visible), arm);
    Some(GlobePlacement { at: stance.middle, zoom: Vec2::new(zoom * side, zoom), height })
}

/// Returns half the side of the square of the planet's mesh, in planet radii.
fn side() -> f32 {
    1.0 + EDGE / LAYOUT.planet.r
}

/// The radius of an instrument ring that is outside the picture, in units.
const NO_RING: f32 = 1e4;

/// Returns the uniform of the halo.
fn halo(shown: &PlanetAnimation, plan: &BakeParams) -> [Vec4; 5] {
    let planet = &LAYOUT.planet;
    // On the title screen the lens has its own ring.
    let ring = if shown.is_apart() { NO_RING } else { planet.bezel };
    let look = Vec4::new(planet.r * plan.density, planet.r, ring, HALO);
    let [brass, bright] = [0, 1].map(|at| linear(PALETTE.brass[at].colour(), 1.0));
    [shown.sun().extend(0.0), look, brass, bright, grade(*GRADING)]
}

/// Returns the uniform of a field over a territory.
fn field(shown: &PlanetAnimation, plan: &BakeParams, kind: Field, territory: usize) -> [Vec4; 5] {
    let strength = shown.field(kind, territory);
    let frame = Vec4::new(shown.field_time(), LAYOUT.planet.r * plan.density, strength, territory as f32);
    let [light, tint, deep] = [0, 1, 2].map(|at| linear(PALETTE.field[at].colour(), 1.0));
    [shown.sun().extend(0.0), frame, light, tint, deep]
}

/// Sets the state of the planet from a new scene.
pub fn follow(
    new: Res<NewScene>,
    (backdrop, outlook): (Res<Backdrop<PlanetState>>, Res<BackdropScreen>),
    settings: Res<MotionSettings>,
    mut shown: ResMut<PlanetAnimation>,
    mut first: Local<bool>,
) {
    let Some((_, cues)) = &new.0 else { return };
    // The planet of the title screen is not part of a board.
    let title = PlanetState { apart: *outlook == BackdropScreen::Title, ..PlanetState::default() };
    let opened = !std::mem::replace(&mut *first, true);
    let still = settings.speed <= 0.0 || opened;
    shown.aim(backdrop.0.unwrap_or(title), cues, still);
}

/// Finishes all transitions if a message requests it, before an order of this frame starts new ones.
pub fn finish(mut finish: MessageReader<FinishMotionRequest>, mut shown: ResMut<PlanetAnimation>) {
    if finish.read().count() > 0 {
        shown.bypass_change_detection().settle();
    }
}

/// Advances the transitions, and updates the uniforms when they have changed.
pub fn advance(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    globes: Res<GlobeBakeCache>,
    mut animating: ResMut<MotionActive>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut shown: ResMut<PlanetAnimation>,
    parts: Query<(Entity, &SkyPart, &MeshMaterial2d<ShaderMaterial>)>,
    mut materials: SkyMaterials,
    mut commands: Commands,
    mut moved: Local<bool>,
) {
    if settings.speed <= 0.0 {
        shown.bypass_change_detection().settle();
    }
    // The first frame of a motion may follow a long pause, which does not count as motion time.
    let step = if *moved || animating.0 { time.delta_secs() * settings.speed } else { 0.0 };
    let moving = shown.bypass_change_detection().pass(step);
    if moving {
        redraw.write(RequestRedraw);
    }
    if (moving || animating.0) && shown.has_fields() && !settings.reduced {
        shown.seconds += step;
    }
    *moved = moving;
    if moving {
        animating.set_if_neq(MotionActive(true));
    }
    let Some(plan) = globes.done.as_ref().or(globes.under_way.as_ref()).map(|(plan, _)| *plan) else {
        return;
    };
    for (_, part, MeshMaterial2d(handle)) in &parts {
        match part {
            SkyPart::Planet => materials.set(handle, shown.uniform(plan.density, side())),
            SkyPart::Halo => materials.set(handle, halo(&shown, &plan)),
            SkyPart::Moon | SkyPart::Field(..) => {}
        }
    }
    show_fields(&shown, &plan, &parts, &mut materials, &mut commands);
}

/// Spawns, updates and removes the entities of the fields to match the current state.
fn show_fields(
    shown: &PlanetAnimation,
    plan: &BakeParams,
    parts: &Query<(Entity, &SkyPart, &MeshMaterial2d<ShaderMaterial>)>,
    materials: &mut SkyMaterials,
    commands: &mut Commands,
) {
    for &kind in Field::ALL {
        for territory in 0..8 {
            let part = SkyPart::Field(kind, territory);
            let there = parts.iter().find(|(_, other, _)| **other == part);
            let visible = shown.field(kind, territory) > 0.0;
            let uniform = field(shown, plan, kind, territory);
            match there {
                Some((entity, ..)) if !visible => commands.entity(entity).despawn(),
                Some((_, _, handle)) => materials.set(&handle.0, uniform),
                None if visible => {
                    let mesh = meshes::patch(territory, LAYOUT.planet.r, 1.0, 0.17, |p| p);
                    let material = materials::field(uniform, kind, plan.detail.frame());
                    let at = world(LAYOUT.planet_middle(), z::EFFECTS + kind.index() as f32 * 0.1);
                    commands.spawn((
                        part,
                        Mesh2d(materials.meshes.add(mesh)),
                        MeshMaterial2d(materials.materials.add(material)),
                        Transform::from_translation(at),
                    ));
                }
                None => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planet_is_drawn_only_behind_this_games_table() {
        let seen = |outlook, game| {
            let scenery = GlobeScreen::behind(outlook, game);
            let visible = Rect::new(0.0, 0.0, 1600.0, 900.0);
            (scenery == GlobeScreen::Table, planet_stand(scenery, &TitleOrrery::default(), visible).is_some())
        };
        let other = GameKey::new("another");
        assert_eq!(seen(BackdropScreen::Table, Some(AlienFrontiers::KEY)), (true, true));
        assert_eq!(seen(BackdropScreen::Table, None), (true, true), "a match that is being opened");
        assert_eq!(seen(BackdropScreen::Table, Some(other)), (false, false));
        assert!(!seen(BackdropScreen::Title, Some(other)).0, "no moon on the title");
    }
}

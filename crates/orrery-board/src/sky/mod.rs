//! The stars and the sun behind the title and every table, drawn once for each window size and quality ([`bake`]). A game with
//! more scenery bakes it in the same way.

pub mod bake;
mod materials;
pub mod memory;
pub mod shaders;

use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::shader::{Shader, ShaderDefVal};
use bevy::sprite_render::Material2dPlugin;

use self::bake::{BakeCache, BakeCommands, BakeInputs, BakeParams, BakeStatus, BakeStep, FIRST_LAYER, SETTLED};
use super::backdrop_kind::BackdropScreen;
use super::layout::LAYOUT;
use super::scene_state::SkyPicture;
use super::title_orrery;
use super::view::world;
use orrery_core::GameKey;
use orrery_settings::palette::ColourGrading;
use orrery_table::MatchStatus;

pub use self::materials::{ShaderBlend, ShaderMaterial, uniform};

/// The height of the sky in the scene: below everything else.
pub const HEIGHT: f32 = 0.0;
/// The layers of the space bake, between those of the first game's bakes.
const LAYERS: [usize; 2] = [FIRST_LAYER + 7, FIRST_LAYER + 9];
/// The name of the space bake.
const NAME: &str = "space";

/// The position and size of a sun.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sun {
    /// The middle of the sun, in units.
    pub at: Vec2,
    /// The radius of the sun, in units.
    pub radius: f32,
}

impl Sun {
    /// The default sun over a table.
    pub const USUAL: Sun = Sun { at: Vec2::new(96.0, 70.0), radius: 30.0 };
}

/// The sun over the table of each game.
#[derive(Resource, Debug, Clone, Default)]
pub struct Suns(pub Vec<(GameKey, Sun)>);

impl Suns {
    /// Returns the sun over a match of `game`, or that of the first game if no match is open.
    fn over(&self, game: Option<GameKey>) -> Sun {
        let first = self.0.first().map(|(_, sun)| *sun);
        let own = self.0.iter().find(|(key, _)| Some(*key) == game).map(|(_, sun)| *sun);
        own.or(first).unwrap_or(Sun::USUAL)
    }
}

/// The parameters for drawing the pictures of space.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SpaceParams {
    plan: BakeParams,
    sun: Sun,
}

/// The pictures of space for the table and for the title, in the order of [`BackdropScreen`].
type SpaceBake = BakeCache<SpaceParams, [Handle<Image>; 2]>;

/// The shared shaders on their own, for apps that draw with them without a board.
pub struct SharedShadersPlugin;

impl Plugin for SharedShadersPlugin {
    fn build(&self, app: &mut App) {
        shaders::install(&mut app.world_mut().resource_mut::<Assets<Shader>>(), shaders::ALL);
        app.add_plugins(Material2dPlugin::<ShaderMaterial>::default());
    }
}

/// Adds the resources and systems of the sky.
pub fn install(app: &mut App) {
    app.add_plugins(SharedShadersPlugin);
    bake::count_shaders(app);
    app.init_resource::<SpaceBake>().init_resource::<BakeStatus>().init_resource::<Suns>();
}

/// Converts a grading to the form that the shaders read: x is the fraction of colour, y that of light.
pub fn grade(grading: ColourGrading) -> Vec4 {
    Vec4::new(grading.colour, grading.scenery, 0.0, 0.0)
}

/// Draws the pictures of space at the start, and after a change of the window size, the quality, the palette or the table's sun.
pub fn draw_space(
    mut oven: BakeInputs,
    mut kiln: BakeCommands,
    (mut space, suns, now): (ResMut<SpaceBake>, Res<Suns>, Option<Res<MatchStatus>>),
    (mut materials, mut shaders): (ResMut<Assets<ShaderMaterial>>, ResMut<Assets<Shader>>),
    new: Query<(), Added<SkyPicture>>,
    // The number of frames until the new picture is visible, and a flag that is true while the shader is unloaded.
    (mut fresh, mut away): (Local<u32>, Local<bool>),
) {
    let Some(plan) = oven.plan() else { return };
    let plan = SpaceParams { plan, sun: suns.over(now.map(|now| now.key)) };
    let baking = [shaders::SPACE];
    match space.turn(&plan, &oven.making) {
        BakeStep::Begin => {
            oven.clear(NAME);
            if std::mem::take(&mut *away) {
                shaders::bring_back(&mut shaders, shaders::ALL, &baking);
            }
            let pictures = [BackdropScreen::Table, BackdropScreen::Title].map(|outlook| {
                let material = materials.add(material(&plan, outlook));
                let image = kiln.image(plan.plan.pixels, TextureFormat::Rgba8UnormSrgb);
                let layer = LAYERS[outlook as usize];
                kiln.camera(NAME, &image, layer);
                kiln.whole(NAME, material, layer);
                image
            });
            space.begin(plan, pictures);
        }
        BakeStep::Finish => {
            oven.clear(NAME);
            *away = true;
            shaders::put_away(&mut shaders, shaders::ALL, &baking);
        }
        BakeStep::Wait => {}
    }
    // A new picture becomes visible a few frames later, once its shader has been compiled.
    *fresh = if new.is_empty() { fresh.saturating_sub(1) } else { SETTLED };
    oven.tell(NAME, space.is_done(&plan), *fresh > 0);
}

fn material(plan: &SpaceParams, outlook: BackdropScreen) -> ShaderMaterial {
    let SpaceParams { plan, sun } = plan;
    let (corner, size) = (plan.area.min, plan.area.size());
    let area = Vec4::new(corner.x, corner.y, size.x, size.y);
    let (at, radius) = match outlook {
        BackdropScreen::Table => (sun.at, sun.radius),
        BackdropScreen::Title => (title_orrery::sun(plan.area), LAYOUT.title.sun.2),
    };
    let sun = at.extend(radius).extend(1.0 / plan.density);
    let (hub, paths) = title_orrery::paths(plan.area);
    let title = (outlook == BackdropScreen::Title).then(|| "TITLE".into());
    // The number of octaves of haze.
    let octaves = ShaderDefVal::UInt("OCTAVES".into(), plan.detail.fine() + 2);
    ShaderMaterial::new(shaders::SPACE, [area, sun, grade(plan.grading), hub].into_iter().chain(paths))
        .defines(std::iter::once(octaves).chain(title))
}

/// Shows the picture of space for the current backdrop. Only the first picture may be shown before it is finished.
pub fn hang_space(
    space: Res<SpaceBake>,
    outlook: Res<BackdropScreen>,
    mut pictures: Query<(Entity, &mut Sprite), With<SkyPicture>>,
    mut commands: Commands,
    mut hung: Local<Option<SpaceParams>>,
) {
    let Some((plan, images)) = space.best() else { return };
    let image = &images[*outlook as usize];
    if hung.replace(*plan) == Some(*plan) {
        if outlook.is_changed() || space.is_changed() {
            for (_, mut sprite) in &mut pictures {
                if sprite.image != *image {
                    sprite.image = image.clone();
                }
            }
        }
        return;
    }
    pictures.iter().for_each(|(entity, _)| commands.entity(entity).despawn());
    let area = plan.plan.area;
    let sprite = Sprite { image: image.clone(), custom_size: Some(area.size()), ..default() };
    commands.spawn((SkyPicture, sprite, Transform::from_translation(world(area.center(), HEIGHT))));
}

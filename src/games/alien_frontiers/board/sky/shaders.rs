//! The shaders, in the program itself: it runs from any folder.

use bevy::asset::{AssetId, uuid_handle};
use bevy::prelude::*;
use bevy::shader::Shader;

macro_rules! shaders {
    ($($(#[$meta:meta])* $name:ident = $owner:literal / $file:literal $uuid:literal;)+) => {
        $($(#[$meta])* pub const $name: Handle<Shader> = uuid_handle!($uuid);)+

        /// Every shader with its file's name and text.
        const ALL: &[(Handle<Shader>, &'static str, &'static str)] =
            &[$(($name, $file, include_str!(concat!("../../../../../assets/", $owner, "/shaders/", $file)))),+];
    };
}

shaders! {
    /// Noise of every kind.
    NOISE = "house" / "noise.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0001";
    /// Where a territory is.
    TERRITORY = "alien-frontiers" / "territory.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0002";
    /// The eight landscapes.
    TERRAIN = "alien-frontiers" / "terrain.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0003";
    /// The moon's craters.
    MOON_TERRAIN = "house" / "moon_terrain.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0004";
    /// The seats' hatches.
    HATCH = "house" / "hatch.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0005";
    /// The ground of a globe, drawn once.
    BAKE = "alien-frontiers" / "bake.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0006";
    /// High cloud, drawn once.
    CLOUDS = "alien-frontiers" / "clouds.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0007";
    /// Space and sun, drawn once.
    SPACE = "house" / "space.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0008";
    /// The moon, drawn once.
    MOON = "house" / "moon.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0009";
    /// The planet's disc.
    PLANET = "alien-frontiers" / "planet.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000a";
    /// Air and instrument ring round the planet.
    HALO = "alien-frontiers" / "halo.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000b";
    /// A field over a territory.
    FIELD = "alien-frontiers" / "field.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000c";
    /// The numbers of the territories, for the test of the picking rule.
    PICK = "alien-frontiers" / "pick.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000d";
}

/// Makes all shaders known, so that they find one another by their import names.
pub fn install(shaders: &mut Assets<Shader>) {
    for (handle, file, text) in ALL {
        let id: AssetId<Shader> = handle.id();
        // A handle with a fixed number always has a place.
        if let Err(error) = shaders.insert(id, Shader::from_wgsl(*text, format!("orrery/{file}"))) {
            error!("the shader {file} cannot be kept: {error}");
        }
    }
}

/// The shaders a bake draws with, and nothing else does.
const BAKING: [Handle<Shader>; 4] = [BAKE, CLOUDS, SPACE, MOON];

/// What stands in for a bake's shader while no bake runs.
const NOTHING: &str = "@fragment fn fragment() -> @location(0) vec4<f32> { return vec4<f32>(0.0); }";

/// Exchanges the shaders of the bakes for ones that draw nothing. The engine keeps whatever it ever made ready, and where the
/// processor paints, noise and landscapes made ready take some two hundred megabytes.
pub fn put_away(shaders: &mut Assets<Shader>) {
    exchange(shaders, |file, _| Shader::from_wgsl(NOTHING, format!("orrery/{file}")));
}

/// Brings back what [`put_away`] took.
pub fn bring_back(shaders: &mut Assets<Shader>) {
    exchange(shaders, |file, text| Shader::from_wgsl(text, format!("orrery/{file}")));
}

fn exchange(shaders: &mut Assets<Shader>, with: impl Fn(&'static str, &'static str) -> Shader) {
    for (handle, file, text) in ALL.iter().filter(|(handle, ..)| BAKING.contains(handle)) {
        if let Some(mut shader) = shaders.get_mut(handle) {
            *shader = with(file, text);
        }
    }
}

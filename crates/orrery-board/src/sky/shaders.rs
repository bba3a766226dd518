//! The shared shaders, embedded in the program so that it runs from any folder.

use bevy::asset::AssetId;
use bevy::prelude::*;
use bevy::shader::Shader;

/// A shader with its file name and source text.
pub type EmbeddedShader = (Handle<Shader>, &'static str, &'static str);

/// Declares shaders, each with a name, the path of its file below `assets`, and a fixed id. Also declares `ALL`, the list of
/// these shaders.
#[macro_export]
macro_rules! shaders {
    ($($(#[$meta:meta])* $name:ident = $file:literal $uuid:literal;)+) => {
        $($(#[$meta])* pub const $name: bevy::prelude::Handle<bevy::shader::Shader> = bevy::asset::uuid_handle!($uuid);)+

        /// Every shader with its file name and source text.
        pub const ALL: &[$crate::sky::shaders::EmbeddedShader] =
            &[$(($name, $file, include_str!(concat!(env!("ORRERY_ASSETS"), "/", $file)))),+];
    };
}
pub use shaders;

shaders! {
    /// The noise functions that the other shaders use.
    NOISE = "house/shaders/noise.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0001";
    /// The craters of moons.
    MOON_TERRAIN = "house/shaders/moon_terrain.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0004";
    /// The hatch patterns that distinguish the seats.
    HATCH = "house/shaders/hatch.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0005";
    /// The picture of space and the sun, for bakes.
    SPACE = "house/shaders/space.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0008";
    /// The picture of a moon, for bakes.
    MOON = "house/shaders/moon.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0009";
}

/// Returns the engine's path for a shader's file.
fn label(file: &str) -> String {
    format!("orrery/{}", file.rsplit('/').next().unwrap_or(file))
}

/// Registers shaders, so that they can import one another.
pub fn install(shaders: &mut Assets<Shader>, all: &[EmbeddedShader]) {
    for (handle, file, text) in all {
        let id: AssetId<Shader> = handle.id();
        // A handle with a fixed id can always be inserted.
        if let Err(error) = shaders.insert(id, Shader::from_wgsl(*text, label(file))) {
            error!("the shader {file} cannot be registered: {error}");
        }
    }
}

/// The shader that replaces a bake's shaders while no bake runs.
const NOTHING: &str = "@fragment fn fragment() -> @location(0) vec4<f32> { return vec4<f32>(0.0); }";

/// Replaces the shaders `baking` of a bake with shaders that draw nothing. The engine never drops a compiled shader, and with a
/// software renderer the shaders for noise and landscapes take about two hundred megabytes.
pub fn put_away(shaders: &mut Assets<Shader>, all: &[EmbeddedShader], baking: &[Handle<Shader>]) {
    exchange(shaders, all, baking, |file, _| Shader::from_wgsl(NOTHING, label(file)));
}

/// Restores the shaders that [`put_away`] replaced.
pub fn bring_back(shaders: &mut Assets<Shader>, all: &[EmbeddedShader], baking: &[Handle<Shader>]) {
    exchange(shaders, all, baking, |file, text| Shader::from_wgsl(text, label(file)));
}

fn exchange(
    shaders: &mut Assets<Shader>,
    all: &[EmbeddedShader],
    baking: &[Handle<Shader>],
    with: impl Fn(&'static str, &'static str) -> Shader,
) {
    for (handle, file, text) in all.iter().filter(|(handle, ..)| baking.contains(handle)) {
        if let Some(mut shader) = shaders.get_mut(handle) {
            *shader = with(file, text);
        }
    }
}

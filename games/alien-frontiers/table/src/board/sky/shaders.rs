//! The embedded shaders of this game.

use orrery_board::sky::shaders::shaders;

shaders! {
    /// The rule that determines the territory at a point.
    TERRITORY = "alien-frontiers/shaders/territory.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0002";
    /// The ground of the eight landscapes.
    TERRAIN = "alien-frontiers/shaders/terrain.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0003";
    /// The bake of a globe's ground.
    BAKE = "alien-frontiers/shaders/bake.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0006";
    /// The bake of high clouds.
    CLOUDS = "alien-frontiers/shaders/clouds.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a0007";
    /// The planet's disc.
    PLANET = "alien-frontiers/shaders/planet.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000a";
    /// The air and the instrument ring round the planet.
    HALO = "alien-frontiers/shaders/halo.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000b";
    /// A field effect over a territory.
    FIELD = "alien-frontiers/shaders/field.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000c";
    /// The territory numbers as greys, for the test of the rule that determines the territory at a point.
    PICK = "alien-frontiers/shaders/pick.wgsl" "5b7a1c1e-7d0b-4c0e-9a55-3f1f2c6a000d";
}

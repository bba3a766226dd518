//! The recipes of the sound effects, by name. The comment on a recipe names the event and, after a colon, describes the sound.
//!
//! All effects are in the key of the music (D dorian), so that they sound in tune with it.

mod cargo;
mod docks;
mod fights;
mod foundry;
mod hand;
mod lanes;
mod melt;
mod pieces;
mod recipe;
mod signals;
mod smuggling;
mod starship;
mod titles;
mod voyage;

pub use self::recipe::{EffectRecipe, RecipeContext};

/// Returns every recipe with its name.
pub fn recipes() -> Vec<(&'static str, EffectRecipe)> {
    [
        pieces::RECIPES,
        docks::RECIPES,
        hand::RECIPES,
        signals::RECIPES,
        cargo::RECIPES,
        starship::RECIPES,
        voyage::RECIPES,
        fights::RECIPES,
        foundry::RECIPES,
        melt::RECIPES,
        lanes::RECIPES,
        smuggling::RECIPES,
        titles::RECIPES,
    ]
    .concat()
}

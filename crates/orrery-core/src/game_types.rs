//! Short names for the types of a game's rules, given the game's window type: `game_types::View<G>` instead of `<G::Rules as
//! Rules>::View`.

use crate::interaction::Interaction;
use crate::{GameFrontend, Rules};

/// The type [`Rules::Options`] of a game.
pub type Options<G> = <<G as GameFrontend>::Rules as Rules>::Options;

/// The type [`Rules::Preset`] of a game.
pub type Preset<G> = <<G as GameFrontend>::Rules as Rules>::Preset;

/// The type [`Rules::Start`] of a game.
pub type Start<G> = <<G as GameFrontend>::Rules as Rules>::Start;

/// The type [`Rules::Position`] of a game.
pub type Position<G> = <<G as GameFrontend>::Rules as Rules>::Position;

/// The type [`Rules::View`] of a game.
pub type View<G> = <<G as GameFrontend>::Rules as Rules>::View;

/// The type [`Rules::Order`] of a game.
pub type Order<G> = <<G as GameFrontend>::Rules as Rules>::Order;

/// The type [`Rules::Event`] of a game.
pub type Event<G> = <<G as GameFrontend>::Rules as Rules>::Event;

/// The type [`Rules::Refusal`] of a game.
pub type Refusal<G> = <<G as GameFrontend>::Rules as Rules>::Refusal;

/// The type [`Rules::Node`] of a game.
pub type ChanceNodeOf<G> = <<G as GameFrontend>::Rules as Rules>::Node;

/// The type [`Interaction::Target`] of a game.
pub type Target<G> = <<G as GameFrontend>::Rules as Interaction>::Target;

/// The type [`Interaction::Draft`] of a game.
pub type Draft<G> = <<G as GameFrontend>::Rules as Interaction>::Draft;

/// The type [`Interaction::Preview`] of a game.
pub type Preview<G> = <<G as GameFrontend>::Rules as Interaction>::Preview;

/// The type [`Interaction::Warning`] of a game.
pub type Warning<G> = <<G as GameFrontend>::Rules as Interaction>::Warning;

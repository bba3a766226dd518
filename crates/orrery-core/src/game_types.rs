//! Short names for the types of a game's rules, given the game's window type: `game_types::View<G>` instead of `<G::Rules as
//! Rules>::View`.

use crate::interaction::OrderInput;
use crate::{GameFrontend, Rules};

/// The type [`Rules::Options`] of a game.
pub type Options<G> = <<G as GameFrontend>::Rules as Rules>::Options;

/// The type [`Rules::Preset`] of a game.
pub type Preset<G> = <<G as GameFrontend>::Rules as Rules>::Preset;

/// The type [`Rules::Start`] of a game.
pub type StartOutcomes<G> = <<G as GameFrontend>::Rules as Rules>::Start;

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

/// The type [`OrderInput::Target`] of a game.
pub type ClickTarget<G> = <<G as GameFrontend>::Rules as OrderInput>::Target;

/// The type [`OrderInput::Draft`] of a game.
pub type OrderDraft<G> = <<G as GameFrontend>::Rules as OrderInput>::Draft;

/// The type [`OrderInput::Preview`] of a game.
pub type OrderPreview<G> = <<G as GameFrontend>::Rules as OrderInput>::Preview;

/// The type [`OrderInput::Warning`] of a game.
pub type Warning<G> = <<G as GameFrontend>::Rules as OrderInput>::Warning;

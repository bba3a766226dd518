//! Short names for the types of a game's rules, given the game's window type: `of::View<G>` instead of `<G::Rules as Rules>::View`.

use crate::interaction::Interaction;
use crate::{Rules, WindowGame};

/// [`Rules::Options`] of a game's rules.
pub type Options<G> = <<G as WindowGame>::Rules as Rules>::Options;

/// [`Rules::Preset`] of a game's rules.
pub type Preset<G> = <<G as WindowGame>::Rules as Rules>::Preset;

/// [`Rules::Start`] of a game's rules.
pub type Start<G> = <<G as WindowGame>::Rules as Rules>::Start;

/// [`Rules::Position`] of a game's rules.
pub type Position<G> = <<G as WindowGame>::Rules as Rules>::Position;

/// [`Rules::View`] of a game's rules.
pub type View<G> = <<G as WindowGame>::Rules as Rules>::View;

/// [`Rules::Order`] of a game's rules.
pub type Order<G> = <<G as WindowGame>::Rules as Rules>::Order;

/// [`Rules::Event`] of a game's rules.
pub type Event<G> = <<G as WindowGame>::Rules as Rules>::Event;

/// [`Rules::Refusal`] of a game's rules.
pub type Refusal<G> = <<G as WindowGame>::Rules as Rules>::Refusal;

/// [`Rules::Node`] of a game's rules.
pub type Node<G> = <<G as WindowGame>::Rules as Rules>::Node;

/// [`Interaction::Target`] of a game's rules.
pub type Target<G> = <<G as WindowGame>::Rules as Interaction>::Target;

/// [`Interaction::Draft`] of a game's rules.
pub type Draft<G> = <<G as WindowGame>::Rules as Interaction>::Draft;

/// [`Interaction::Preview`] of a game's rules.
pub type Preview<G> = <<G as WindowGame>::Rules as Interaction>::Preview;

/// [`Interaction::Warning`] of a game's rules.
pub type Warning<G> = <<G as WindowGame>::Rules as Interaction>::Warning;

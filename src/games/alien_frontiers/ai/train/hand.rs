//! A hand-made value, for the first matches of a training: better than chance is enough.

use crate::core::Colour;
use crate::games::alien_frontiers::rules::{Card, Facility, Field, LAST_CIRCLE, Position, Territory};

/// What `colour` has, less a share of what the best other has.
pub(super) fn value(position: &Position, colour: Colour) -> f32 {
    if position.is_over() {
        return if position.winners[colour.index()] { 1000.0 } else { -1000.0 };
    }
    let left = |c: Colour| position.player(c).unplaced + u8::from(position.player(c).hub > 0);
    let pace = position.seats().iter().map(|&c| left(c)).min().unwrap_or(0);
    let own = holdings(position, colour, f32::from(pace));
    let others = position.seats().iter().filter(|&&c| c != colour).map(|&c| holdings(position, c, f32::from(pace)));
    own - 0.3 * others.fold(f32::MIN, f32::max)
}

/// The worth of stores: the more there is, the less another is worth.
fn store(amount: u8) -> f32 {
    6.0 - 18.0 / (f32::from(amount) + 3.0)
}

fn holdings(position: &Position, colour: Colour, pace: f32) -> f32 {
    let player = position.player(colour);
    let spent = player.docked_at(Facility::TerraformingStation).own_len();
    let ships = f32::from(player.out_of_stock().saturating_sub(spent));
    let placed = f32::from(player.colonies.iter().sum::<u8>() + u8::from(player.hub == LAST_CIRCLE));
    let control: f32 = Territory::ALL
        .iter()
        .filter(|&&t| position.controller(t) == Some(colour) && !position.field_on(Field::Isolation, t))
        .map(|&t| bonus(t, pace))
        .sum();
    let cards: f32 = player.cards.iter().map(card).sum();
    0.3 * store(player.fuel)
        + 0.9 * store(player.ore)
        + ships * (11.0 + 0.25 * pace)
        + 12.0 * placed
        + f32::from(position.score(colour).total())
        + f32::from(player.hub)
        + control
        + cards
        + f32::from(player.cards.len()) * (0.1 * pace - 0.25)
}

fn bonus(territory: Territory, pace: f32) -> f32 {
    let a_round = match territory {
        Territory::HeinleinPlains => 0.06,
        Territory::PohlFoothills => 0.1,
        Territory::VanVogtMountains | Territory::LemBadlands => 0.27,
        Territory::BradburyPlateau => 0.225,
        Territory::AsimovCrater => 0.3,
        Territory::HerbertValley => 0.35,
        Territory::BurroughsDesert => 0.15,
    };
    a_round * pace
}

fn card(card: Card) -> f32 {
    match card {
        Card::AlienCity | Card::AlienMonument => -1.0,
        Card::BoosterPod => 0.75,
        Card::StasisBeam => 0.5,
        Card::PolarityDevice | Card::TemporalWarper | Card::ResourceCache => 1.0,
        Card::GravityManipulator => 0.25,
        Card::OrbitalTeleporter | Card::PlasmaCannon | Card::DataCrystal | Card::HolographicDecoy => 1.5,
    }
}

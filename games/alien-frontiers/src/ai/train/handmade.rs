//! A handmade evaluation for the first matches of training, where play that is better than random is enough, and for the styles
//! of the net's sparring partners.

use crate::rules::{Card, Facility, Field, LAST_CIRCLE, Position, Territory};
use orrery_core::{Colour, RandomGenerator};

/// The weights of the evaluation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct HandmadeWeights {
    /// Weights of the fuel and of the ore, both valued by [`store`].
    fuel: f32,
    ore: f32,
    /// Weight of a ship; `ship_early` is added per colony that the fastest player has left.
    ship: f32,
    ship_early: f32,
    /// Weight of a colony on the planet or on the last circle of the Hub track.
    colony: f32,
    /// Weight of a victory point.
    point: f32,
    /// Weight of a circle reached on the Hub track.
    circle: f32,
    /// Weight of the territories under control, valued by [`bonus`].
    control: f32,
    /// Weight of the alien tech cards, valued by [`card`].
    card: f32,
    /// The share of the value of the best other player's possessions that is subtracted.
    against: f32,
}

impl HandmadeWeights {
    /// The weights for the first matches.
    pub(super) const PLAIN: HandmadeWeights = HandmadeWeights {
        fuel: 0.3,
        ore: 0.9,
        ship: 11.0,
        ship_early: 0.25,
        colony: 12.0,
        point: 1.0,
        circle: 1.0,
        control: 1.0,
        card: 1.0,
        against: 0.3,
    };

    /// Returns the weights of a random style, in win chances: about one weight in three is non-zero, either positive or negative.
    pub(super) fn of_a_style(generator: &mut RandomGenerator) -> Self {
        let mut liked = |most: f32| match generator.below(3) {
            0 => most * (generator.below(2_000_001) as f32 / 1_000_000.0 - 1.0),
            _ => 0.0,
        };
        HandmadeWeights {
            fuel: liked(0.03),
            ore: liked(0.03),
            ship: liked(0.1),
            ship_early: 0.0,
            colony: liked(0.12),
            point: liked(0.06),
            circle: liked(0.02),
            control: liked(0.1),
            card: liked(0.05),
            against: 0.0,
        }
    }
}

/// Returns the value of the possessions of `colour`, minus a share of the value of the best other player's possessions. If the
/// match is over, returns 1000 for a winner and −1000 for a loser.
pub(super) fn value(position: &Position, colour: Colour, weights: &HandmadeWeights) -> f32 {
    if position.is_over() {
        return if position.winners[colour.index()] { 1000.0 } else { -1000.0 };
    }
    let pace = pace(position);
    let own = holdings(position, colour, pace, weights);
    let others = position.seats().iter().filter(|&&c| c != colour).map(|&c| holdings(position, c, pace, weights));
    own - weights.against * others.fold(f32::MIN, f32::max)
}

/// Returns the value of an amount of fuel or ore; each additional unit is worth less than the one before.
fn store(amount: u8) -> f32 {
    6.0 - 18.0 / (f32::from(amount) + 3.0)
}

/// Returns the value of the possessions of `colour` by `weights`, regardless of the other players.
pub(super) fn style_value(position: &Position, colour: Colour, weights: &HandmadeWeights) -> f32 {
    holdings(position, colour, pace(position), weights)
}

/// Returns the number of colonies that the fastest player has left, a measure of how long the match will last.
fn pace(position: &Position) -> f32 {
    let left = |c: Colour| position.player(c).unplaced + u8::from(position.player(c).hub > 0);
    position.seats().iter().map(|&c| left(c)).min().map_or(0.0, f32::from)
}

fn holdings(position: &Position, colour: Colour, pace: f32, weights: &HandmadeWeights) -> f32 {
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
    weights.fuel * store(player.fuel)
        + weights.ore * store(player.ore)
        + ships * (weights.ship + weights.ship_early * pace)
        + weights.colony * placed
        + weights.point * f32::from(position.score(colour).total())
        + weights.circle * f32::from(player.hub)
        + weights.control * control
        + weights.card * (cards + f32::from(player.cards.len()) * (0.1 * pace - 0.25))
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

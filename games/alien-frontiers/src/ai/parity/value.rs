//! The value of a player's possessions according to the baseline `parity`: a sum of terms in a unit of its own.
//!
//! `T` in these comments is the smallest number of colonies that any player has yet to place on the planet: the longer the match
//! will last, the more ships and most bonuses are worth.

use crate::rules::{Card, Facility, Field, PlayerState, Position, RelicPlace, Territory};
use orrery_core::Colour;

/// A pile of fuel or ore is worth weight · (`PILE_LIMIT` − `PILE_BEND` / (held + `PILE_OFFSET`)): the larger the pile, the less
/// an additional unit is worth.
const PILE_LIMIT: f32 = 6.0;
/// Constant that determines how steeply the value of a pile rises at first.
const PILE_BEND: f32 = 18.0;
/// Offset that makes an empty pile worth nothing.
const PILE_OFFSET: f32 = 3.0;
/// Weight of the pile of fuel.
const FUEL: f32 = 0.30;
/// Weight of the pile of ore.
const ORE: f32 = 0.90;
/// The value of a ship, and the amount added to it per colony of T.
const SHIP: (f32, f32) = (11.0, 0.25);
/// Amount added for the relic ship; it is worth less than another ship, since it is lost with the Desert.
const RELIC: f32 = -4.0;
/// The value of any tech card, and the amount added to it per colony of T.
const CARD: (f32, f32) = (-0.25, 0.10);
/// The value of a colony on the planet.
const COLONY: f32 = 12.0;
/// The value of a victory point.
const POINT: f32 = 1.0;
/// The value of each pip of the player's highest ship at the Lunar Mine, which keeps other players out.
const MINE_PIP: f32 = 0.05;
/// The value of each circle that the colony on the Hub track has reached.
const CIRCLE: f32 = 1.0;
/// The value of holding any of the cards that change the value of one ship: Booster Pod, Stasis Beam or Polarity Device; counted
/// once.
const VALUE_CARD: f32 = 1.0;
/// The value of a won match; a lost match is worth the negative of this.
const WON: f32 = 1000.0;

/// The value of Heinlein Plains, per colony of T.
const HEINLEIN: f32 = 0.06;
/// The value of Pohl Foothills, per colony of T and per card held.
const POHL: f32 = 0.09;
/// The value of the Van Vogt Mountains, per colony of T.
const VAN_VOGT: f32 = 0.27;
/// The value of Bradbury Plateau, per colony that its controller has left.
const BRADBURY: f32 = 0.225;
/// The value of Asimov Crater, per colony of T.
const ASIMOV: f32 = 0.3;
/// The value of Herbert Valley, for each ship by which its controller falls short of a full fleet of six.
const HERBERT: f32 = 1.08;
/// The value of Lem Badlands, per colony of T.
const LEM: f32 = 0.27;
/// The value of Burroughs Desert, regardless of T.
const BURROUGHS: f32 = 0.87;

/// Returns the value of a particular card, and the amount added to it per colony of T; the value common to all cards is [`CARD`].
const fn card_worth(card: Card) -> (f32, f32) {
    match card {
        // The victory point of these cards is counted as a point.
        Card::AlienCity | Card::AlienMonument => (-1.0, 0.0),
        Card::BoosterPod => (0.75, 0.0),
        Card::StasisBeam => (0.5, 0.0),
        Card::PolarityDevice | Card::TemporalWarper => (1.0, 0.0),
        Card::OrbitalTeleporter | Card::PlasmaCannon | Card::DataCrystal | Card::HolographicDecoy => (1.5, 0.0),
        Card::GravityManipulator => (0.25, 0.0),
        Card::ResourceCache => (0.0, 0.3),
    }
}

/// Returns the value of the possessions of `colour`, usually between 30 and 150. If the match is over, 1000 is added for a winner
/// and subtracted for a loser.
pub fn value(position: &Position, colour: Colour) -> f32 {
    player_value(position, colour, colonies_to_come(position))
}

/// Returns the value of the best player other than `colour`.
pub(in crate::ai) fn best_other(position: &Position, colour: Colour) -> f32 {
    let to_come = colonies_to_come(position);
    let others = position.seats().iter().filter(|&&other| other != colour);
    others.map(|&other| player_value(position, other, to_come)).fold(f32::MIN, f32::max)
}

/// Returns the number of colonies that `player` has not yet placed on the planet, including one on the Hub track.
fn left(player: &PlayerState) -> u8 {
    player.unplaced + u8::from(player.hub > 0)
}

/// Returns T: the smallest number of colonies that any player has left.
fn colonies_to_come(position: &Position) -> f32 {
    position.seats().iter().map(|&colour| left(position.player(colour))).min().map_or(0.0, f32::from)
}

fn player_value(position: &Position, colour: Colour, to_come: f32) -> f32 {
    let player = position.player(colour);
    let line = |(base, growing): (f32, f32)| base + growing * to_come;
    let own_ships = own_ships(player);
    let relic = has_relic(position, colour);
    let placed: u8 = player.colonies.iter().sum();
    let cards = f32::from(player.cards.len());
    let mut sum = FUEL * pile(player.fuel) + ORE * pile(player.ore);
    sum += f32::from(own_ships + u8::from(relic)) * line(SHIP) + if relic { RELIC } else { 0.0 };
    sum += cards * line(CARD) + player.cards.iter().map(|card| line(card_worth(card))).sum::<f32>();
    if [Card::BoosterPod, Card::StasisBeam, Card::PolarityDevice].iter().any(|&card| player.cards.has(card)) {
        sum += VALUE_CARD;
    }
    sum += COLONY * f32::from(placed) + POINT * f32::from(position.score(colour).total());
    sum += MINE_PIP * f32::from(player.docked_at(Facility::LunarMine).highest()) + CIRCLE * f32::from(player.hub);
    for &territory in Territory::ALL {
        if position.controller(territory) == Some(colour) && !position.field_on(Field::Isolation, territory) {
            sum += match territory {
                Territory::HeinleinPlains => HEINLEIN * to_come,
                Territory::PohlFoothills => POHL * to_come * cards,
                Territory::VanVogtMountains => VAN_VOGT * to_come,
                Territory::BradburyPlateau => BRADBURY * f32::from(left(player)),
                Territory::AsimovCrater => ASIMOV * to_come,
                Territory::HerbertValley => HERBERT * f32::from(crate::rules::FLEET - own_ships),
                Territory::LemBadlands => LEM * to_come,
                Territory::BurroughsDesert => BURROUGHS,
            };
        }
    }
    match position.is_over() {
        true if position.winners[colour.index()] => sum + WON,
        true => sum - WON,
        false => sum,
    }
}

fn pile(held: u8) -> f32 {
    PILE_LIMIT - PILE_BEND / (f32::from(held) + PILE_OFFSET)
}

/// Returns the number of ships of the player's own colour that they can roll, without the ship spent at the Terraforming Station.
fn own_ships(player: &PlayerState) -> u8 {
    player.out_of_stock() - player.docked_at(Facility::TerraformingStation).own_len()
}

/// Returns true if the player will roll the relic ship next turn.
fn has_relic(position: &Position, colour: Colour) -> bool {
    let spent = position.relic == RelicPlace::Docked(colour, Facility::TerraformingStation);
    position.relic_owner() == Some(colour) && !spent
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::bare_position;
    use crate::rules::{Options, Setup, Ships};

    fn bare(players: u8) -> Position {
        bare_position(&Setup::plain(players, Options::default())).expect("a plain set-up can be played")
    }

    fn assert_near(found: f32, expected: f32) {
        assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
    }

    #[test]
    fn bare_player_is_worth_exactly_three_ships() {
        // T = 8: 3 · (11 + 2).
        assert_near(value(&bare(2), Colour::Red), 39.0);
        // T = 6: 3 · (11 + 1.5).
        assert_near(value(&bare(4), Colour::Yellow), 37.5);
    }

    #[test]
    fn value_counts_goods_cards_and_circles() {
        let mut position = bare(4);
        let red = &mut position.players[Colour::Red.index()];
        (red.fuel, red.ore) = (3, 6);
        red.cards = [Card::ResourceCache, Card::StasisBeam, Card::BoosterPod, Card::AlienCity].into_iter().collect();
        red.unplaced = 5;
        red.hub = 4;
        red.bay = 2;
        red.docked[Facility::LunarMine.index()] = Ships::one(6);
        // T = 6, since the colony on the track is still to come. Fuel 0.3 · (6 − 3) = 0.9; ore 0.9 · (6 − 2) = 3.6; ships 37.5;
        // four cards at −0.25 + 0.6 = 1.4; Cache 1.8, Stasis 0.5, Booster 0.75, City −1; a value card 1; a point for the City 1;
        // six pips 0.3; four circles 4.
        let expected = 0.9 + 3.6 + 37.5 + 1.4 + (1.8 + 0.5 + 0.75 - 1.0) + 1.0 + 1.0 + 0.3 + 4.0;
        assert_near(value(&position, Colour::Red), expected);
        assert_near(best_other(&position, Colour::Red), 37.5);
        assert_near(best_other(&position, Colour::Blue), expected);
    }

    #[test]
    fn value_counts_territories_unless_isolated() {
        let mut position = bare(3);
        let green = &mut position.players[Colour::Green.index()];
        green.unplaced = 3;
        green.cards = [Card::HolographicDecoy, Card::GravityManipulator].into_iter().collect();
        for territory in [Territory::PohlFoothills, Territory::HerbertValley, Territory::BradburyPlateau] {
            green.colonies[territory.index()] = 1;
        }
        green.colonies[Territory::BurroughsDesert.index()] = 1;
        position.recount_control();
        // T = 3: ships 3 · 11.75 = 35.25; two cards at 0.05; Decoy 1.5, Gravity 0.25; four colonies 48 and eight
        // points; Pohl 0.09 · 3 · 2 = 0.54; Herbert 1.08 · 3 = 3.24; Bradbury 0.225 · 3 = 0.675; Burroughs 0.87.
        let without_fields = 35.25 + 0.1 + 1.75 + 48.0 + 8.0 + 0.54 + 3.24 + 0.675 + 0.87;
        assert_near(value(&position, Colour::Green), without_fields);
        position.fields[Field::Isolation.index()] = Some(Territory::HerbertValley);
        position.fields[Field::Positron.index()] = Some(Territory::BurroughsDesert);
        assert_near(value(&position, Colour::Green), without_fields - 3.24 + 1.0);
        assert_near(value(&position, Colour::Red), 35.25);
    }

    #[test]
    fn value_omits_the_terraforming_ship_and_discounts_the_relic() {
        let mut position = bare(2);
        let red = &mut position.players[Colour::Red.index()];
        (red.stock, red.bay) = (2, 3);
        red.docked[Facility::TerraformingStation.index()] = Ships::one(6);
        assert_near(value(&position, Colour::Red), 39.0);
        position.relic = RelicPlace::Bay(Colour::Red);
        assert_near(value(&position, Colour::Red), 39.0 + 13.0 - 4.0);
        position.relic = RelicPlace::Docked(Colour::Red, Facility::TerraformingStation);
        assert_near(value(&position, Colour::Red), 39.0);
    }

    #[test]
    fn won_or_lost_match_outweighs_all_other_value() {
        let mut position = bare(2);
        position.phase = crate::rules::Phase::Over;
        position.winners[Colour::Green.index()] = true;
        assert_near(value(&position, Colour::Green), 1039.0);
        assert_near(value(&position, Colour::Red), -961.0);
    }
}

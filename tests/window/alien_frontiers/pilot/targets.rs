//! The targets to choose for an order, one after the other.

use orrery::core::Colour;
use orrery::games::alien_frontiers::rules::{CardPower, DiscardPower, Position, RaidHaul, Ship, Ships};
use orrery::games::alien_frontiers_table::table::plan::{ClickTarget, tray};

/// Returns the dice of the tray in `ships`, each once. Of equal dice, a die that may be changed comes before a die that may not.
pub fn hand_targets(position: &Position, ships: Ships) -> Vec<ClickTarget> {
    let mut left: Vec<Ship> = ships.iter().map(|(value, relic)| Ship { value, relic }).collect();
    let dice = tray(position).into_iter().enumerate();
    let named = dice.filter(|(_, (ship, _))| {
        let found = left.iter().position(|wanted| wanted == ship);
        found.is_some_and(|found| {
            left.remove(found);
            true
        })
    });
    let all: Vec<ClickTarget> = named.map(|(index, (ship, _))| ClickTarget::HandShip { index, ship }).collect();
    assert!(left.is_empty(), "{ships} lie in the tray");
    all
}

/// Reports whether the targets of `power` end with a confirmation.
pub const fn takes_many(power: CardPower) -> bool {
    matches!(power, CardPower::TemporalWarper(_) | CardPower::PlasmaCannon { .. })
}

/// Returns the targets of a card's power, in the order in which the power asks for them.
pub fn power_targets(position: &Position, power: CardPower) -> Vec<ClickTarget> {
    match power {
        CardPower::BoosterPod(ship) | CardPower::StasisBeam(ship) | CardPower::PolarityDevice(ship) => {
            hand_targets(position, ship.ships())
        }
        CardPower::GravityManipulator { down, up } => {
            let both = hand_targets(position, down.ships().plus(up.ships()));
            let is =
                |target: &ClickTarget, ship| matches!(target, ClickTarget::HandShip { ship: die, .. } if *die == ship);
            let first = both.iter().position(|target| is(target, down)).expect("the die is there");
            vec![both[first], both[1 - first]]
        }
        CardPower::TemporalWarper(ships) => hand_targets(position, ships),
        CardPower::DataCrystal(territory) => vec![ClickTarget::Territory(territory)],
        CardPower::OrbitalTeleporter { facility, ship } => {
            vec![ClickTarget::DockedShip { colour: position.mover(), facility, ship }]
        }
        CardPower::PlasmaCannon { facility, targets } => targets
            .iter()
            .flat_map(|(colour, ships)| ships.iter().map(move |(value, relic)| (colour, Ship { value, relic })))
            .map(|(colour, ship)| ClickTarget::DockedShip { colour, facility, ship })
            .collect(),
    }
}

/// Returns the targets of a card's discard power, in the order in which the power asks for them.
pub fn discard_targets(power: DiscardPower) -> Vec<ClickTarget> {
    match power {
        DiscardPower::BoosterPod(field) => vec![ClickTarget::Field(field)],
        DiscardPower::DataCrystal(territory)
        | DiscardPower::GravityManipulator(territory)
        | DiscardPower::StasisBeam(territory) => vec![ClickTarget::Territory(territory)],
        DiscardPower::OrbitalTeleporter { colony, to } => vec![ClickTarget::Colony(colony), ClickTarget::Territory(to)],
        DiscardPower::PolarityDevice(one, other) => vec![ClickTarget::Colony(one), ClickTarget::Colony(other)],
        DiscardPower::PlasmaCannon { colour, facility, ship } => {
            vec![ClickTarget::DockedShip { colour, facility, ship }]
        }
        DiscardPower::TemporalWarper(card) => vec![ClickTarget::PileCard(card)],
    }
}

/// Returns the amounts of a haul that are not zero, each with its player and a flag that is true for fuel and false for ore.
pub fn amounts(position: &Position, haul: RaidHaul) -> Vec<(Colour, bool, u8)> {
    let each = |colour| [(colour, true, haul.fuel(colour)), (colour, false, haul.ore(colour))];
    position.seats().iter().flat_map(|&colour| each(colour)).filter(|(_, _, count)| *count > 0).collect()
}

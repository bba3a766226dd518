//! Alien tech (section 6): the rules common to all cards, and the dispatch to each card's own file.

mod cannon;
mod colonies;
mod crystal;
pub(crate) mod fields;
mod teleporter;
mod values;
mod warper;

use super::chance::DiceAndCardSource;
use super::event::{Event, TransferCause};
use super::order::{CardPower, DiscardPower, Order};
use super::position::Position;
use super::refusal::Refusal;
use super::vocab::{Card, Territory};
use orrery_core::EventSink;

impl Position {
    /// Returns the fuel that this use of a card costs the mover now: the card's price, per colony or ship where that applies,
    /// minus the discount of Pohl Foothills, which counts once (TECH table, TER-PF).
    pub fn power_price(&self, power: CardPower) -> u8 {
        let each = power.card().power_price().unwrap_or(0);
        let times = match power {
            CardPower::DataCrystal(territory) => crystal::colonies_on(self, territory),
            CardPower::PlasmaCannon { targets, .. } => targets.len(),
            _ => 1,
        };
        (each * times).saturating_sub(self.card_discount())
    }

    /// Returns the fuel that the mover currently saves on each use of a card (TER-PF).
    pub fn card_discount(&self) -> u8 {
        u8::from(self.bonus(Territory::PohlFoothills))
    }

    /// Checks that the mover could use the power of `card` this turn, regardless of targets and price (TECH-2).
    ///
    /// # Errors
    /// Returns the reason if the mover does not hold the card, if the card has no power, or if it was already used this turn.
    pub fn check_power(&self, card: Card) -> Result<(), Refusal> {
        self.check_held(card)?;
        if card.power_price().is_none() {
            return Err(Refusal::NoPower { card });
        }
        if self.turn.used.has(card) { Err(Refusal::UsedAlready { card }) } else { Ok(()) }
    }

    /// Checks that the mover could use the discard power of `card` this turn, regardless of targets (TECH-2).
    ///
    /// # Errors
    /// Returns the reason if the mover does not hold the card, if the card has no discard power, or if this card or another
    /// discard power was already used this turn.
    pub fn check_discard_power(&self, card: Card) -> Result<(), Refusal> {
        self.check_held(card)?;
        if !card.has_discard_power() {
            return Err(Refusal::NoPower { card });
        }
        if self.turn.used.has(card) {
            return Err(Refusal::UsedAlready { card });
        }
        if self.turn.discarded { Err(Refusal::DiscardDone) } else { Ok(()) }
    }

    fn check_held(&self, card: Card) -> Result<(), Refusal> {
        let colour = self.mover();
        if self.me().cards.has(card) { Ok(()) } else { Err(Refusal::NotHeld { colour, card }) }
    }
}

/// Adds every legal use and discard of the mover's cards to `orders`.
pub(super) fn legal(position: &Position, orders: &mut Vec<Order>) {
    for card in position.me().cards.iter() {
        if position.turn.used.has(card) || !card.has_discard_power() {
            continue;
        }
        let fuel = position.me().fuel.saturating_add(position.card_discount());
        if card.power_price().is_some_and(|price| price <= fuel) {
            let mut found = |power| orders.push(Order::Use(power));
            match card {
                Card::BoosterPod | Card::StasisBeam | Card::PolarityDevice | Card::GravityManipulator => {
                    values::legal(position, card, &mut found);
                }
                Card::TemporalWarper => warper::legal(position, &mut found),
                Card::DataCrystal => crystal::legal(position, &mut found),
                Card::OrbitalTeleporter => teleporter::legal(position, &mut found),
                Card::PlasmaCannon => cannon::legal(position, fuel, &mut found),
                _ => {}
            }
        }
        if !position.turn.discarded {
            let mut found = |power| orders.push(Order::Discard(power));
            match card {
                Card::BoosterPod | Card::DataCrystal | Card::GravityManipulator | Card::StasisBeam => {
                    fields::legal(position, card, &mut found);
                }
                Card::OrbitalTeleporter => colonies::legal_moves(position, &mut found),
                Card::PolarityDevice => colonies::legal_swaps(position, &mut found),
                Card::PlasmaCannon => cannon::legal_shots(position, &mut found),
                Card::TemporalWarper => warper::legal_recoveries(position, &mut found),
                _ => {}
            }
        }
    }
}

pub(super) fn check_use(position: &Position, power: CardPower) -> Result<(), Refusal> {
    position.check_power(power.card())?;
    match power {
        CardPower::BoosterPod(_)
        | CardPower::StasisBeam(_)
        | CardPower::PolarityDevice(_)
        | CardPower::GravityManipulator { .. } => {
            values::check(position, power)?;
        }
        CardPower::TemporalWarper(ships) => warper::check(position, ships)?,
        CardPower::DataCrystal(territory) => crystal::check(position, territory)?,
        CardPower::OrbitalTeleporter { facility, ship } => teleporter::check(position, facility, ship)?,
        CardPower::PlasmaCannon { facility, targets } => cannon::check(position, facility, targets)?,
    }
    position.check_price((position.power_price(power), 0))
}

pub(super) fn apply_use(
    position: &mut Position,
    power: CardPower,
    chance: &mut impl DiceAndCardSource,
    sink: &mut impl EventSink<Event>,
) {
    let (colour, card) = (position.mover(), power.card());
    let price = position.power_price(power);
    sink.emit(Event::CardUsed { colour, card });
    position.pay((price, 0), TransferCause::Card(card), sink);
    position.turn.used.insert(card);
    match power {
        CardPower::BoosterPod(_)
        | CardPower::StasisBeam(_)
        | CardPower::PolarityDevice(_)
        | CardPower::GravityManipulator { .. } => {
            values::apply(position, power, sink);
        }
        CardPower::TemporalWarper(ships) => warper::apply(position, ships, chance, sink),
        CardPower::DataCrystal(territory) => crystal::apply(position, territory, sink),
        CardPower::OrbitalTeleporter { facility, ship } => {
            teleporter::apply(position, facility, ship, sink);
        }
        CardPower::PlasmaCannon { facility, targets } => cannon::apply(position, facility, targets, sink),
    }
}

pub(super) fn check_discard(position: &Position, power: DiscardPower) -> Result<(), Refusal> {
    position.check_discard_power(power.card())?;
    match power {
        DiscardPower::BoosterPod(field) => fields::check_removal(position, field),
        DiscardPower::DataCrystal(territory)
        | DiscardPower::GravityManipulator(territory)
        | DiscardPower::StasisBeam(territory) => fields::check(position, power.card(), territory),
        DiscardPower::OrbitalTeleporter { colony, to } => colonies::check_move(position, colony, to),
        DiscardPower::PolarityDevice(one, other) => colonies::check_swap(position, one, other),
        DiscardPower::PlasmaCannon { colour, facility, ship } => cannon::check_shot(position, colour, facility, ship),
        DiscardPower::TemporalWarper(card) => warper::check_recovery(position, card),
    }
}

pub(super) fn apply_discard(position: &mut Position, power: DiscardPower, sink: &mut impl EventSink<Event>) {
    let (colour, card) = (position.mover(), power.card());
    position.turn.discarded = true;
    position.me_mut().cards.remove(card);
    sink.emit(Event::CardDiscarded { colour, card });
    match power {
        DiscardPower::BoosterPod(field) => fields::remove(position, field, sink),
        DiscardPower::DataCrystal(territory)
        | DiscardPower::GravityManipulator(territory)
        | DiscardPower::StasisBeam(territory) => fields::place(position, card, territory, sink),
        DiscardPower::OrbitalTeleporter { colony, to } => {
            colonies::apply_move(position, colony, to, sink);
        }
        DiscardPower::PolarityDevice(one, other) => {
            colonies::apply_swap(position, one, other, sink);
        }
        DiscardPower::PlasmaCannon { colour, facility, ship } => {
            cannon::shoot(position, colour, facility, ship, sink);
        }
        DiscardPower::TemporalWarper(taken) => warper::recover(position, taken, sink),
    }
    // Added last, so that the Temporal Warper is not in the pile when its own choice is made.
    position.discards.add(card);
}

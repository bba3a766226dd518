//! Moves of ships between hand, docks, Bay and stock, and gains and payments of fuel and ore: operations that all facilities and
//! cards share.

use super::event::{Event, TransferCause};
use super::order::Ship;
use super::position::{Position, RelicPlace};
use super::refusal::Refusal;
use super::ships::Ships;
use super::vocab::Facility;
use crate::EventSink;
use orrery_core::Colour;

/// Returns the different kinds of ship among `ships`: at most six values and the relic ship.
#[inline]
pub(super) fn kinds(ships: Ships) -> impl Iterator<Item = Ship> {
    ships.values().map(Ship::own).chain(ships.relic().map(|value| Ship { value, relic: true }))
}

/// Returns the number of groups of `size` docks that one player's `ships` occupy: equal ships share groups.
fn groups_taken(ships: Ships, size: u8) -> u8 {
    if ships.is_empty() {
        return 0;
    }
    (1..=6).map(|v| ships.count_with_relic(v).div_ceil(size)).sum()
}

impl Position {
    /// Checks that the mover has `ships` in hand and may take them to `facility`. A teleported ship may not return to the
    /// facility that it left.
    pub(super) fn check_hand(&self, ships: Ships, facility: Facility) -> Result<(), Refusal> {
        if ships.is_empty() {
            return Err(Refusal::NoShips);
        }
        if self.turn.hand.contains(ships) {
            return Ok(());
        }
        let hand = self.hand();
        if !hand.contains(ships) {
            return Err(Refusal::NotInHand { wanted: ships, hand });
        }
        match self.turn.teleported {
            Some(t) if t.from == facility => Err(Refusal::NotBack { facility }),
            _ => Ok(()),
        }
    }

    /// Returns the ships that may go from the hand to `facility`.
    #[inline]
    pub(super) fn hand_for(&self, facility: Facility) -> Ships {
        match self.turn.teleported {
            Some(t) if t.from != facility => self.turn.hand.plus(t.ship.ships()),
            _ => self.turn.hand,
        }
    }

    /// Removes `ships` from the hand so that they can go to `facility`. Of equal ships, the teleported one goes first if it may,
    /// since it is the more restricted one.
    fn take_from_hand(&mut self, ships: Ships, facility: Facility) {
        match self.turn.teleported {
            Some(t) if t.from != facility && ships.contains(t.ship.ships()) => {
                self.turn.teleported = None;
                self.turn.hand = self.turn.hand.minus(ships.minus(t.ship.ships()));
            }
            _ => self.turn.hand = self.turn.hand.minus(ships),
        }
    }

    /// Docks `ships` from the mover's hand.
    pub(super) fn dock(&mut self, facility: Facility, ships: Ships, sink: &mut impl EventSink<Event>) {
        self.take_from_hand(ships, facility);
        let colour = self.mover();
        if ships.relic().is_some() {
            self.relic = RelicPlace::Docked(colour, facility);
        }
        let docked = &mut self.player_mut(colour).docked[facility.index()];
        *docked = docked.plus(ships);
        sink.emit(Event::Docked { colour, facility, ships });
    }

    /// Puts `ships` from the mover's hand in the Bay.
    pub(super) fn lay_in_bay(&mut self, ships: Ships, sink: &mut impl EventSink<Event>) {
        self.take_from_hand(ships, Facility::MaintenanceBay);
        let colour = self.mover();
        if ships.relic().is_some() {
            self.relic = RelicPlace::Bay(colour);
        }
        self.come_to_bay(colour, ships);
        sink.emit(Event::Docked { colour, facility: Facility::MaintenanceBay, ships });
    }

    /// Adds `ships` of `colour` to the Bay. If cards reach ships in the Bay, the values of the mover's ships are kept.
    fn come_to_bay(&mut self, colour: Colour, ships: Ships) {
        self.player_mut(colour).bay += ships.own_len();
        if self.bay_in_reach() && colour == self.mover() {
            self.turn.laid = self.turn.laid.plus(ships);
        }
    }

    /// Takes a ship of the mover from the Bay; the caller puts it into the hand.
    pub(super) fn take_from_bay(&mut self, ship: Ship) {
        self.turn.laid = self.turn.laid.minus(ship.ships());
        self.me_mut().bay -= ship.ships().own_len();
    }

    /// Sends an opponent's ship in the Bay to its owner's stock, or the relic ship to Burroughs Desert.
    pub(super) fn bay_to_stock(&mut self, colour: Colour, ship: Ship, sink: &mut impl EventSink<Event>) {
        let own = ship.ships().own_len();
        let player = self.player_mut(colour);
        player.bay -= own;
        player.stock += own;
        if ship.relic {
            self.relic = RelicPlace::Desert;
        }
        let ship = Ship::of_no_value(ship.relic);
        sink.emit(Event::ShipToStock { colour, facility: Facility::MaintenanceBay, ship });
    }

    /// Removes `ships` of `colour` from their docks; the caller puts them in their new place.
    pub(super) fn undock(&mut self, colour: Colour, facility: Facility, ships: Ships) {
        let docked = &mut self.player_mut(colour).docked[facility.index()];
        *docked = docked.minus(ships);
        let left = *docked;
        if facility == Facility::AlienArtifact && colour == self.mover() {
            self.forget_uncounted(left, ships);
        }
    }

    /// Removes ships that leave the Artifact from the claim total, and takes back the cycles that they gave (FAC-AA). Of equal
    /// ships, those already counted for a claim leave first.
    fn forget_uncounted(&mut self, left: Ships, gone: Ships) {
        for ship in kinds(gone) {
            let here = |all: Ships| if ship.relic { u8::from(all.relic().is_some()) } else { all.count(ship.value) };
            let excess = here(self.turn.uncounted).saturating_sub(here(left));
            if excess > 0 {
                let away = if ship.relic { ship.ships() } else { Ships::equal(ship.value, excess) };
                self.turn.uncounted = self.turn.uncounted.minus(away);
            }
        }
        self.turn.cycles = self.turn.cycles.min(self.turn.uncounted.len());
    }

    /// Evicts docked ships into the Bay.
    pub(super) fn evict(&mut self, colour: Colour, facility: Facility, ships: Ships, sink: &mut impl EventSink<Event>) {
        self.undock(colour, facility, ships);
        self.come_to_bay(colour, ships);
        if ships.relic().is_some() {
            self.relic = RelicPlace::Bay(colour);
        }
        sink.emit(Event::Evicted { colour, facility, ships });
    }

    /// Sends docked ships to their owner's stock, or the relic ship to Burroughs Desert (TER-BD).
    pub(super) fn send_to_stock(
        &mut self,
        colour: Colour,
        facility: Facility,
        ships: Ships,
        sink: &mut impl EventSink<Event>,
    ) {
        self.undock(colour, facility, ships);
        self.player_mut(colour).stock += ships.own_len();
        if ships.relic().is_some() {
            self.relic = RelicPlace::Desert;
        }
        for (value, relic) in ships.iter() {
            sink.emit(Event::ShipToStock { colour, facility, ship: Ship { value, relic } });
        }
    }

    /// Returns the number of free groups of docks at `facility`, or of free docks where ships dock singly. For the Hub these are
    /// the free docks on the mover's track; for the Bay the result is 255 (SET-8).
    ///
    /// A group is occupied as long as at least one ship is in it.
    pub fn free_groups(&self, facility: Facility) -> u8 {
        let Some(usable) = facility.groups_usable(self.player_count()) else { return u8::MAX };
        let size = facility.group_size();
        let taken = match facility {
            Facility::ColonistHub => self.me().docked_at(facility).len(),
            Facility::RaidersOutpost => u8::from(!self.docked_at(facility).is_empty()),
            _ if size == 1 => self.docked_at(facility).len(),
            _ => self.players.iter().map(|p| groups_taken(p.docked_at(facility), size)).sum(),
        };
        usable.saturating_sub(taken)
    }

    /// Checks that at least `needed` groups of docks are free.
    pub(super) fn check_docks(&self, facility: Facility, needed: u8) -> Result<(), Refusal> {
        let free = self.free_groups(facility);
        if free < needed { Err(Refusal::NoDock { facility, free, needed }) } else { Ok(()) }
    }

    /// Checks that the mover holds this fuel and ore.
    pub(super) fn check_price(&self, (fuel, ore): (u8, u8)) -> Result<(), Refusal> {
        if self.can_pay((fuel, ore)) {
            return Ok(());
        }
        let me = self.me();
        Err(Refusal::Price { fuel, ore, have_fuel: me.fuel, have_ore: me.ore })
    }

    /// Returns true if the mover holds `fuel` and `ore`.
    #[inline]
    pub const fn can_pay(&self, (fuel, ore): (u8, u8)) -> bool {
        let me = self.me();
        me.fuel >= fuel && me.ore >= ore
    }

    /// Pays `fuel` and `ore` of the mover to the supply.
    pub(super) fn pay(&mut self, (fuel, ore): (u8, u8), cause: TransferCause, sink: &mut impl EventSink<Event>) {
        let colour = self.mover();
        let me = self.me_mut();
        me.fuel -= fuel;
        me.ore -= ore;
        if fuel + ore > 0 {
            sink.emit(Event::Paid { colour, fuel, ore, cause });
        }
    }

    /// Gives the mover `fuel` and `ore`, limited to the amounts left in the supply (SET-4).
    pub(super) fn gain(&mut self, (fuel, ore): (u8, u8), cause: TransferCause, sink: &mut impl EventSink<Event>) {
        let (fuel_left, ore_left) = self.supply_left();
        let colour = self.mover();
        let me = self.me_mut();
        let fuel = fuel.min(fuel_left).min(u8::MAX - me.fuel);
        let ore = ore.min(ore_left).min(u8::MAX - me.ore);
        me.fuel += fuel;
        me.ore += ore;
        if fuel + ore > 0 {
            sink.emit(Event::Gained { colour, fuel, ore, cause });
        }
    }
}

//! Conversion of a scenario to the position that it starts from.

use super::format::{Scenario, ScenarioSeat};
use crate::rules::AsimovRule;
use crate::rules::{
    Card, CardCounts, ChanceOutcome, ChanceQuestion, FLEET, Facility, LAST_CIRCLE, Phase, Position, RelicPlace,
    STARTING_FLEET, Ships, Territory, TurnState, bare_position,
};
use orrery_core::Colour;
use orrery_core::chance::ChanceScript;
use orrery_core::words::values;
use orrery_record::{ScenarioError, wrong};

impl Scenario {
    /// Returns the dice and draws that the file fixes.
    pub fn script(&self) -> ChanceScript<ChanceQuestion> {
        // Before the roll it is not known which of the dice is the relic ship's.
        let dice = self.dice.iter().flatten().map(|&value| ChanceOutcome::Die { value, relic: false });
        let cards = self.deck.iter().flatten().map(|card| ChanceOutcome::Card(card.0));
        ChanceScript::new(dice.chain(cards))
    }

    /// Returns the position that the scenario starts from.
    ///
    /// # Errors
    /// Returns an error with the field and the reason if a field has a value that no position can have.
    pub fn position(&self) -> Result<Position, ScenarioError> {
        if !self.setup.players_fit() {
            let players = self.setup.players.unwrap_or_default();
            return wrong("setup.players", format!("expected 2, 3 or 4, found {players}"));
        }
        let bare = bare_position(&self.setup.setup());
        let mut position = bare.map_err(|e| ScenarioError::new("setup", e.to_string()))?;
        // Below, a player without listed ships gets their starting fleet in the Bay.
        position.players.iter_mut().for_each(|p| p.bay = 0);
        self.seat_mover(&mut position)?;
        for (&colour, seat) in self.seats.iter() {
            if !position.plays(colour) {
                return wrong(format!("seats.{colour}"), "does not play");
            }
            seat_player(&mut position, colour, seat)?;
        }
        self.hand_over(&mut position)?;
        for colour in position.seats().to_vec() {
            settle_fleet(&mut position, colour)?;
        }
        crowded(&position)?;
        for (&field, territory) in self.fields.iter() {
            position.fields[field.index()] = Some(territory.0);
        }
        position.recount_control();
        self.lay_cards(&mut position)?;
        self.begin_turn(&mut position)?;
        Ok(position)
    }

    fn seat_mover(&self, position: &mut Position) -> Result<(), ScenarioError> {
        let Some(turn) = self.turn else { return Ok(()) };
        let Some(seat) = position.seats().iter().position(|&c| c == turn.0) else {
            return wrong("turn", format!("{} does not play", turn.0));
        };
        position.mover_seat = seat as u8;
        Ok(())
    }

    fn hand_over(&self, position: &mut Position) -> Result<(), ScenarioError> {
        let docked = position.me().docked.iter().any(|s| !s.is_empty());
        position.phase = if self.hand.is_some() || docked { Phase::Orders } else { Phase::Roll };
        let hand = self.hand.map_or(Ships::NONE, |h| h.0);
        position.turn.hand = hand;
        if hand.relic().is_some() {
            claim_relic(position, "hand", RelicPlace::Hand)?;
        }
        Ok(())
    }

    fn lay_cards(&self, position: &mut Position) -> Result<(), ScenarioError> {
        let mut left = CardCounts::full();
        let mut take = |card: Card, field: &str| {
            let copies = card.copies();
            let message = || format!("{card} appears more often than the game has it ({copies})");
            if left.take(card) { Ok(()) } else { wrong(field, message()) }
        };
        for colour in position.seats() {
            for card in position.player(*colour).cards.iter() {
                take(card, &format!("seats.{colour}.cards"))?;
            }
        }
        if self.display.len() > position.display.len() {
            return wrong("display", format!("has only {} places", position.display.len()));
        }
        for (slot, card) in values(&self.display).enumerate() {
            take(card, "display")?;
            position.display[slot] = Some(card);
        }
        position.discards = values(&self.discards).collect();
        values(&self.discards).try_for_each(|card| take(card, "discards"))?;
        if let Some(deck) = &self.deck {
            values(deck).try_for_each(|card| take(card, "deck"))?;
            left = values(deck).collect();
        }
        position.deck = left;
        Ok(())
    }

    fn begin_turn(&self, position: &mut Position) -> Result<(), ScenarioError> {
        if let Some(dice) = self.dice.iter().flatten().find(|d| !(1..=6).contains(*d)) {
            return wrong("dice", format!("expected 1 to 6, found {dice}"));
        }
        let me = *position.me();
        let pairs = me.docked_at(Facility::OrbitalMarket);
        let hub_dockings = me.docked_at(Facility::ColonistHub).len();
        let earning = match position.options.asimov {
            AsimovRule::SecondShip => 2,
            AsimovRule::Text2011 => 1,
        };
        position.turn = TurnState {
            hand: position.turn.hand,
            used: values(&self.used).collect(),
            discarded: self.discarded,
            hub_dockings,
            asimov_given: hub_dockings >= earning && position.bonus(Territory::AsimovCrater),
            mined: !me.docked_at(Facility::LunarMine).is_empty(),
            best_pair: (1..=6).find(|&v| pairs.count_with_relic(v) >= 2).unwrap_or(0),
            uncounted: me.docked_at(Facility::AlienArtifact),
            ..TurnState::default()
        };
        Ok(())
    }
}

fn seat_player(position: &mut Position, colour: Colour, seat: &ScenarioSeat) -> Result<(), ScenarioError> {
    let path = |field: &str| format!("seats.{colour}.{field}");
    let player = position.player_mut(colour);
    player.fuel = seat.fuel;
    player.ore = seat.ore;
    for card in values(&seat.cards) {
        if player.cards.has(card) {
            return wrong(path("cards"), format!("{card} is held twice"));
        }
        player.cards.insert(card);
    }
    if seat.hub > LAST_CIRCLE {
        return wrong(path("hub"), format!("expected 0 to {LAST_CIRCLE}, found {}", seat.hub));
    }
    player.hub = seat.hub;
    let mut placed = usize::from(seat.hub > 0);
    for (&territory, &count) in seat.colonies.iter() {
        player.colonies[territory.index()] = count;
        placed += usize::from(count);
    }
    let owned = player.unplaced;
    let Some(unplaced) = usize::from(owned).checked_sub(placed) else {
        return wrong(path("colonies"), format!("has {placed} colonies, but there are only {owned}"));
    };
    player.unplaced = unplaced as u8;
    player.bay = seat.bay;
    for (&facility, ships) in seat.docked.iter() {
        if facility == Facility::MaintenanceBay {
            return wrong(path("docked"), "list ships in the Maintenance Bay in `bay` instead");
        }
        position.player_mut(colour).docked[facility.index()] = ships.0;
        if ships.0.relic().is_some() {
            claim_relic(position, &path("docked"), RelicPlace::Docked(colour, facility))?;
        }
    }
    if seat.relic_in_bay {
        claim_relic(position, &path("relic_in_bay"), RelicPlace::Bay(colour))?;
    }
    Ok(())
}

fn claim_relic(position: &mut Position, field: &str, relic: RelicPlace) -> Result<(), ScenarioError> {
    if position.relic != RelicPlace::Desert {
        return wrong(field, "the relic ship is already in another place");
    }
    position.relic = relic;
    Ok(())
}

/// Checks that no facility has more ships of one value, of all players together, than [`Ships`] can count. Does not check the
/// number of docks, so that a puzzle may overfill a facility.
fn crowded(position: &Position) -> Result<(), ScenarioError> {
    for &facility in Facility::ALL {
        for value in 1..=6 {
            let equal: u8 = position.players.iter().map(|p| p.docked_at(facility).count(value)).sum();
            if equal > Ships::MOST_EQUAL {
                return wrong("seats", format!("{equal} ships of value {value} are docked at {facility}"));
            }
        }
    }
    Ok(())
}

/// Puts a player's unlisted ships in stock. If none of the player's ships is listed, puts the starting fleet in the Bay and the
/// rest in stock.
fn settle_fleet(position: &mut Position, colour: Colour) -> Result<(), ScenarioError> {
    let in_hand = if colour == position.mover() { position.turn.hand.own_len() } else { 0 };
    let player = position.player(colour);
    let docked: u8 = player.docked.iter().map(|s| s.own_len()).sum();
    let named = docked.saturating_add(player.bay).saturating_add(in_hand);
    if named > FLEET {
        return wrong(format!("seats.{colour}"), format!("has {named} ships, but there are only {FLEET}"));
    }
    let player = position.player_mut(colour);
    if named == 0 {
        player.bay = STARTING_FLEET;
    }
    player.stock = FLEET - named.max(player.bay);
    Ok(())
}

//! Conversion of a scenario to the position from which it starts.

use super::cards::UnassignedCards;
use super::format::{Scenario, ScenarioFlight, ScenarioSeat};
use super::words::ScenarioMedal;
use crate::rules::{
    Adventure, Card, CardCounts, ChanceOutcome, ChanceQuestion, FACE_UP, Flight, FlightRowCard, HANGAR, Module,
    OBSERVERS, Phase, PlayerState, Position, Resource, SECTORS, Seat, all_adventures, bare_position, first_position,
};
use orrery_core::chance::ChanceScript;
use orrery_core::words::values;
use orrery_record::{ScenarioError, wrong};

/// The assumed roll before a flight if the file specifies none.
const USUAL_DIE: u8 = 2;
/// The maximum number of turns already ended: far more than any match has, and far below the limit of the counter.
const MOST_TURNS: u32 = 1_000_000;

impl Scenario {
    /// Returns the chance script with the next dice and cards that the file specifies.
    pub fn script(&self) -> ChanceScript<ChanceQuestion> {
        ChanceScript::new(self.named())
    }

    /// Returns the outcomes specified in the file.
    pub(in super::super) fn named(&self) -> impl Iterator<Item = ChanceOutcome> {
        self.dice.iter().map(|&value| ChanceOutcome::Die(value)).chain(values(&self.reveal).map(ChanceOutcome::Sector))
    }

    /// Returns the start position of the scenario.
    ///
    /// # Errors
    /// Returns the first field whose value is impossible, and the reason.
    pub fn position(&self) -> Result<Position, ScenarioError> {
        if !self.setup.players_fit() {
            return wrong("setup.players", "expected 2 players");
        }
        let setup = self.setup.setup();
        let first = if self.start { first_position(&setup) } else { bare_position(&setup) };
        let mut p = first.map_err(|error| ScenarioError::new("setup", error.to_string()))?;
        let mut ledger = UnassignedCards::full(&setup.options);
        for (&seat, text) in self.seats.iter() {
            seat_player(p.player_mut(seat), text, seat, &mut ledger)?;
        }
        p.turn = self.turn.map_or(Seat::Moon, |turn| turn.0);
        if self.turns > MOST_TURNS {
            return wrong("turns", format!("expected at most {MOST_TURNS}, found {}", self.turns));
        }
        p.turns = self.turns;
        self.begin(&mut p, &mut ledger)?;
        self.lay_adventures(&mut p)?;
        self.lay_cards(&mut p, ledger)?;
        p.flight.arrived = if p.phase.in_flight() { p.adventures.bits() } else { 0 };
        Ok(p)
    }

    /// Sets the current phase and the deciding player.
    fn begin(&self, p: &mut Position, ledger: &mut UnassignedCards) -> Result<(), ScenarioError> {
        let usual = if self.start { p.phase } else { Phase::Roll };
        let phase = self.phase.map_or(usual, |phase| phase.0);
        if self.flight.is_some() && !matches!(phase, Phase::Flight | Phase::Pirates) {
            return wrong("flight", format!("there is no flight in the phase `{phase}`"));
        }
        if let Some(die) = self.die.filter(|die| !(1..=4).contains(die)) {
            return wrong("die", format!("expected 1 to 4, found {die}"));
        }
        p.now.roll = self.die.unwrap_or(0);
        p.decide(phase);
        match phase {
            Phase::Module if p.player(Seat::Moon).modules != [0; Module::COUNT] => p.decider = Seat::Sun,
            Phase::Module => p.decider = Seat::Moon,
            Phase::Roll => p.now.roll = 0,
            Phase::Fly => {
                p.now.roll = self.die.unwrap_or(USUAL_DIE);
                p.now.speed = p.mover().boost() + p.now.roll;
            }
            Phase::Flight | Phase::Pirates => {
                fly(p, &self.flight.clone().unwrap_or_default(), ledger)?;
            }
            Phase::Build => {}
            _ => return wrong("phase", format!("a scenario cannot begin in the phase `{phase}`")),
        }
        self.use_up(p)
    }

    fn use_up(&self, p: &mut Position) -> Result<(), ScenarioError> {
        let Some(used) = &self.used else { return Ok(()) };
        for post in values(&used.posts) {
            if !p.mover().posts.has(post) {
                return wrong("used.posts", format!("{post} is not a post of the mover"));
            }
            p.now.posts.at_least(post, 1);
        }
        (p.now.demands, p.now.offers) = (used.demands, used.offers);
        Ok(())
    }

    fn lay_adventures(&self, p: &mut Position) -> Result<(), ScenarioError> {
        if self.adventures.is_some() || !self.start {
            p.adventures.up = [None; FACE_UP];
        }
        let mut gone = p.players[0].adventures | p.players[1].adventures | p.adventures.bits();
        let mut take = |adventure: Adventure, field: &str| {
            let twice = gone & adventure.bit() != 0;
            gone |= adventure.bit();
            if twice { wrong(field, format!("{adventure} is named twice")) } else { Ok(()) }
        };
        let up = self.adventures.as_deref().unwrap_or_default();
        if up.len() > FACE_UP {
            return wrong("adventures", format!("only {FACE_UP} can be face up"));
        }
        for (place, adventure) in values(up).enumerate() {
            take(adventure, "adventures")?;
            p.adventures.up[place] = Some(adventure);
        }
        let Some(deck) = &self.adventure_deck else {
            p.adventures.pile = all_adventures() & !gone;
            return Ok(());
        };
        p.adventures.pile = 0;
        for (place, adventure) in values(deck).enumerate() {
            take(adventure, "adventure_deck")?;
            p.adventures.pile |= adventure.bit();
            p.adventures.stack[place] = Some(adventure);
        }
        Ok(())
    }
}

/// Returns the word of an outcome in the file.
pub(in super::super) fn word_of(outcome: &ChanceOutcome) -> String {
    match *outcome {
        ChanceOutcome::Die(value) => value.to_string(),
        other => other.card().map_or_else(String::new, |card| card.word().to_owned()),
    }
}

fn seat_player(
    player: &mut PlayerState,
    text: &ScenarioSeat,
    seat: Seat,
    ledger: &mut UnassignedCards,
) -> Result<(), ScenarioError> {
    let path = |field: &str| format!("seats.{seat}.{field}");
    player.astro = text.astro.unwrap_or(player.astro);
    player.science = text.science.unwrap_or(player.science);
    if let Some(cargo) = &text.cargo {
        player.cargo = [0; Resource::COUNT];
        cargo.iter().for_each(|(resource, &count)| player.cargo[resource.index()] = count);
    }
    if let Some(hangar) = &text.hangar {
        if hangar.len() > usize::from(HANGAR) {
            return wrong(path("hangar"), format!("holds only {HANGAR} ships"));
        }
        player.hangar = [0; 2];
        values(hangar).for_each(|ship| player.hangar[ship.index()] += 1);
    }
    player.boosters = text.boosters.map_or(player.boosters, |pieces| pieces.0);
    player.cannons = text.cannons.map_or(player.cannons, |pieces| pieces.0);
    if let Some(modules) = &text.modules {
        player.modules = [0; Module::COUNT];
        for (module, &level) in modules.iter() {
            if level > 2 {
                return wrong(path("modules"), format!("expected level 1 or 2 for {module}, found {level}"));
            }
            player.modules[module.index()] = level;
        }
    }
    let mut beside = |cards: &[Card], field: &str, fits: fn(Card) -> bool| {
        let mut bag = CardCounts::EMPTY;
        for &card in cards {
            if !fits(card) {
                return wrong(path(field), format!("{card} cannot be there"));
            }
            ledger.take(card, &path(field))?;
            bag.add(card);
        }
        Ok(bag)
    };
    let listed = |cards: &Option<Vec<orrery_core::words::QuotedKeyword<Card>>>| -> Vec<Card> {
        values(cards.as_deref().unwrap_or_default()).collect()
    };
    player.colonies = beside(&listed(&text.colonies), "colonies", |card| card.colony().is_some())?;
    player.posts = beside(&listed(&text.posts), "posts", Card::has_post)?;
    let won = text.won.as_deref().unwrap_or_default();
    let pirates: Vec<Card> =
        won.iter().filter_map(|won| if let ScenarioMedal::Pirates(card) = won { Some(*card) } else { None }).collect();
    player.beaten = beside(&pirates, "won", |card| card.pirates().is_some())?;
    for won in won {
        if let ScenarioMedal::Adventure(adventure) = won {
            player.adventures |= adventure.bit();
        }
    }
    Ok(())
}

/// Sets up the current flight. Both players know the cards of its row, except for pirates still to be settled.
fn fly(p: &mut Position, text: &ScenarioFlight, ledger: &mut UnassignedCards) -> Result<(), ScenarioError> {
    if !(1..=SECTORS as u8).contains(&text.sector) {
        return wrong("flight.sector", format!("expected 1 to {SECTORS}, found {}", text.sector));
    }
    let at = usize::from(text.sector - 1);
    if text.row.len() > usize::from(p.sectors[at].size) {
        return wrong("flight.row", "has more cards than the sector");
    }
    p.flight = Flight::none(text.sector - 1);
    (p.flight.actions, p.now.speed) = (text.actions, text.speed);
    for card in values(&text.row) {
        ledger.take(card, "flight.row")?;
        p.flight.push(FlightRowCard::Card(card));
    }
    p.flight.visiting = !text.row.is_empty();
    let mut row: CardCounts = values(&text.row).collect();
    if p.phase == Phase::Pirates {
        let last = text.row.last().map(|card| card.0).filter(|card| card.pirates().is_some());
        let Some(pirates) = last else {
            return wrong("flight.row", format!("must end with pirates in the phase `{}`", Phase::Pirates.word()));
        };
        row.take(pirates);
    }
    for observer in 0..OBSERVERS {
        p.flight.sight[observer] = row;
        p.knows[observer][at] = row;
    }
    for &place in &text.turned {
        if !(1..=text.row.len()).contains(&usize::from(place)) {
            return wrong("flight.turned", format!("the row has no place {place}"));
        }
        p.flight.turned |= 1 << (place - 1);
    }
    Ok(())
}

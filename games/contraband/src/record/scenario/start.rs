//! Builds the start position of a scenario from its text.

use super::format::{Scenario, ScenarioSeat};
use crate::rules::{
    BoardSpot, BonusCard, ChanceOutcome, ChanceQuestion, Metal, MetalCounts, MetalPile, Mine, PatrolToken, PlayerState,
    Position, SIDES, SecretObjective, SectorLine, SectorStructure, ShipSystem, Upgrade, axes, bare_position, begin,
    put_on_turn, put_to_planning, settle_start,
};
use orrery_core::chance::ChanceScript;
use orrery_core::words::values;
use orrery_record::{ScenarioError, wrong};

/// The maximum credits of a player in a scenario: far more than a match can yield, and far below the limit of the type.
const MOST_CREDITS: u32 = 1_000_000;
/// The latest round in which a scenario can begin.
const MOST_ROUNDS: u16 = 10_000;
/// The maximum number of moves used in a scenario. No ship has more moves, even with all Engine Boosts.
const MOST_MOVES: u8 = 7;

impl Scenario {
    /// Returns the dice and cards named in the file, without those that a real set-up uses.
    pub fn script(&self) -> ChanceScript<ChanceQuestion> {
        ChanceScript::new(self.named())
    }

    /// Returns the outcomes named in the file, without those that a real set-up uses.
    pub(in super::super) fn named(&self) -> impl Iterator<Item = ChanceOutcome> {
        let dice = self.dice.iter().skip(self.set_up().1).map(|&die| ChanceOutcome::Die(die));
        let metals = values(&self.metals).map(ChanceOutcome::Metal);
        dice.chain(metals).chain(values(&self.bonus).map(ChanceOutcome::Bonus))
    }

    /// Returns the lines of the tokens after a real set-up, and the number of dice used for it. The number is 0 if the scenario
    /// has no real set-up.
    fn set_up(&self) -> ([SectorLine; PatrolToken::COUNT], usize) {
        let mut used = 0;
        let mut roll = || {
            used += 1;
            // Missing dice are reported when the position is created.
            self.dice.get(used - 1).copied().unwrap_or((used % usize::from(SIDES)) as u8 + 1)
        };
        let solo = self.setup.players == Some(1);
        let tokens = if self.new { axes(solo, &mut roll) } else { axes(false, || 1) };
        (tokens, if self.new { used } else { 0 })
    }

    /// Returns the position from which the scenario starts.
    ///
    /// # Errors
    /// Returns the field with an impossible value, and the reason.
    pub fn position(&self) -> Result<Position, ScenarioError> {
        if !self.setup.players_fit() {
            return wrong("setup.players", "expected 1 to 4 players");
        }
        let made = bare_position(&self.setup.setup());
        let mut p = made.map_err(|error| ScenarioError::new("setup", error.to_string()))?;
        if let Some(first) = self.setup.own {
            let Some(seat) = p.seat_of(first.0) else { return wrong("setup.first", "does not play") };
            p.first = seat as u8;
        }
        p.asks_all = self.asks_all;
        if self.new {
            self.begin_anew(&mut p)?;
            return Ok(p);
        }
        self.seat_players(&mut p)?;
        self.lay_tokens(&mut p);
        self.lay_metals(&mut p)?;
        self.fill_stores(&mut p)?;
        p.round = self.round.unwrap_or(1);
        if !(1..=MOST_ROUNDS).contains(&p.round) {
            return wrong("round", format!("expected a round from 1 to {MOST_ROUNDS}, found {}", p.round));
        }
        self.begin_turn(&mut p)?;
        settle_start(&mut p);
        Ok(p)
    }

    /// Performs a real set-up, for scenarios that start with one.
    fn begin_anew(&self, p: &mut Position) -> Result<(), ScenarioError> {
        let (tokens, used) = self.set_up();
        if used > self.dice.len() {
            return wrong("dice", format!("the set-up needs {used}, found {}", self.dice.len()));
        }
        p.tokens = tokens;
        for (&colour, objective) in self.deal.0.iter() {
            let Some(seat) = p.seat_of(colour) else { return wrong("deal", format!("{colour} does not play")) };
            p.players[seat].aim = SecretObjective::Is(objective.0);
        }
        self.set_deck(p)?;
        begin(p);
        Ok(())
    }

    fn seat_players(&self, p: &mut Position) -> Result<(), ScenarioError> {
        for (&colour, text) in self.seats.iter() {
            let Some(seat) = p.seat_of(colour) else {
                return wrong(format!("seats.{colour}"), "does not play");
            };
            seat_player(&mut p.players[seat], text, &format!("seats.{colour}"))?;
        }
        for seat in 0..p.count() {
            let at = p.players[seat].at;
            if at.port_quadrant().is_none() && p.ship_in(at, seat).is_some() {
                return wrong(format!("seats.{}.at", p.colour(seat)), format!("two ships are in {at}"));
            }
        }
        for &card in BonusCard::ALL {
            let held: usize = p.players[..p.count()].iter().map(|player| usize::from(player.cards(card))).sum();
            if held > usize::from(BonusCard::COPIES) {
                return wrong(
                    "seats",
                    format!("{card} appears {held} times, but there are only {}", BonusCard::COPIES),
                );
            }
        }
        Ok(())
    }

    fn lay_tokens(&self, p: &mut Position) {
        for (token, line) in PatrolToken::ALL.iter().zip([self.police, self.alien, self.corsair]) {
            if let Some(line) = line {
                p.tokens[token.index()] = line.0;
            }
        }
        for (token, beaten) in [(PatrolToken::Alien, self.alien_beaten), (PatrolToken::Corsair, self.corsair_beaten)] {
            p.beaten |= u8::from(beaten) * token.bit();
        }
        p.rest = self.rest;
    }

    fn lay_metals(&self, p: &mut Position) -> Result<(), ScenarioError> {
        for (mine, metals) in self.mines.iter() {
            let pile = MetalPile::of(counted(values(metals), "mines")?);
            p.mines[mine.index()] = Mine { explored: true, laid: true, pile };
        }
        for (&sector, metals) in self.markets.iter() {
            let SectorStructure::Market(market) = sector.structure() else {
                return wrong("markets", format!("{sector} has no market"));
            };
            p.markets[market] = counted(values(metals), "markets")?;
        }
        self.set_deck(p)
    }

    /// Fills the deck with all metals that are nowhere else, or only with the named metals if the deck ends with them.
    fn set_deck(&self, p: &mut Position) -> Result<(), ScenarioError> {
        let there = p.visible_metals();
        if !there.within(&MetalCounts::all()) {
            return wrong("metals", "has more of a kind than the game has");
        }
        let rest = MetalCounts::all().minus(there);
        let named = counted(values(&self.metals), "metals")?;
        if self.deck_ends && !named.within(&rest) {
            return wrong("metals", "has more of a kind than are left");
        }
        p.deck = MetalPile::of(if self.deck_ends { named } else { rest });
        Ok(())
    }

    fn fill_stores(&self, p: &mut Position) -> Result<(), ScenarioError> {
        for (&sector, cards) in self.stores.iter() {
            if sector.structure() != SectorStructure::Port {
                return wrong("stores", format!("{sector} has no spaceport"));
            }
            if cards.len() > usize::from(Upgrade::COPIES) * Upgrade::COUNT {
                return wrong("stores", "has more upgrades than the game has");
            }
            p.stores[sector.quadrant().index()] = values(cards).collect();
        }
        Ok(())
    }

    fn begin_turn(&self, p: &mut Position) -> Result<(), ScenarioError> {
        if p.is_simultaneous() {
            put_to_planning(p);
            return Ok(());
        }
        let mover = self.turn.map_or_else(|| p.colour(p.in_order(0)), |turn| turn.0);
        let Some(seat) = p.seat_of(mover) else { return wrong("turn", format!("{mover} does not play")) };
        put_on_turn(p, seat);
        let player = &mut p.players[seat];
        player.now.moved = self.moved.unwrap_or(0);
        if player.now.moved > MOST_MOVES {
            return wrong("moved", format!("expected at most {MOST_MOVES} moves, found {}", player.now.moved));
        }
        player.now.stopped = self.stopped;
        player.now.attacked = self.attacked;
        player.met = values(&self.met).fold(0, |bits, token| bits | token.bit());
        Ok(())
    }
}

/// Counts metals. Returns an error if there are more of a kind than the game has, before the count can overflow.
fn counted(metals: impl Iterator<Item = Metal>, field: &str) -> Result<MetalCounts, ScenarioError> {
    let mut counted = MetalCounts::NONE;
    for metal in metals {
        if counted.count(metal) >= metal.copies() {
            return wrong(field, format!("there are only {} {metal}", metal.copies()));
        }
        counted.add(metal);
    }
    Ok(counted)
}

fn seat_player(player: &mut PlayerState, text: &ScenarioSeat, path: &str) -> Result<(), ScenarioError> {
    if let Some(at) = &text.at {
        let Some(spot) = BoardSpot::from_text(at) else {
            return wrong(format!("{path}.at"), format!("expected a place (R2, R2 port), found `{at}`"));
        };
        player.at = spot;
    }
    player.credits = text.credits.unwrap_or(player.credits);
    if player.credits > MOST_CREDITS {
        let found = player.credits;
        return wrong(format!("{path}.credits"), format!("expected at most {MOST_CREDITS} credits, found {found}"));
    }
    player.hold = MetalPile::of(counted(values(&text.cargo), &format!("{path}.cargo"))?);
    for upgrade in values(&text.upgrades) {
        let level = &mut player.levels[upgrade.system().index()];
        if *level > 0 {
            return wrong(format!("{path}.upgrades"), format!("has two upgrades of {}", upgrade.system()));
        }
        *level = upgrade.level();
    }
    for card in values(&text.bonus) {
        if player.cards(card) >= BonusCard::COPIES {
            return wrong(format!("{path}.bonus"), format!("there are only {} {card}", BonusCard::COPIES));
        }
        player.hand[card.index()] += 1;
    }
    player.aim = text.objective.map_or(SecretObjective::Nothing, |objective| SecretObjective::Is(objective.0));
    player.done = text.done;
    player.pirate = values(&text.pirate).fold(0, |bits, quadrant| bits | 1 << quadrant as u8);
    player.breakdown = text.breakdown;
    player.unchecked = text.unchecked;
    player.boosts = text.boost.unwrap_or(0);
    if player.boosts > BonusCard::COPIES {
        return wrong(format!("{path}.boost"), format!("there are only {} EngineBoost", BonusCard::COPIES));
    }
    for upgrade in values(&text.shown) {
        let system: ShipSystem = upgrade.system();
        if player.level(system) != upgrade.level() {
            return wrong(format!("{path}.shown"), format!("{upgrade} is not built in"));
        }
        player.shown |= 1 << system as u8;
    }
    Ok(())
}

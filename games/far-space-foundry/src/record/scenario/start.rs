//! Conversion of a scenario to the position it starts from.

use super::format::{Scenario, ScenarioPilots, ScenarioSeat};
use crate::rules::{
    Alien, Asteroid, CREDITS, DOCKS, FIRST_PRODUCTS, Freighter, FreighterKind, FreighterPile, Good, GoodsStore,
    LARGEST_FREIGHTER, MatchHalf, MatchMode, NAMED_DICE, Phase, Pilot, PilotList, PilotSet, Position, Product,
    ProductChoice, RAW_GOODS, TOKENS, bare_position, products_in_play,
};
use orrery_core::words::{QuotedKeyword, values};
use orrery_core::{Colour, RuleOptions as _};
use orrery_record::{ScenarioError, wrong};

/// Returns `value` if it is from `least` to `most`, otherwise an error about `field`.
fn within(field: &str, value: u8, least: u8, most: u8) -> Result<u8, ScenarioError> {
    if (least..=most).contains(&value) {
        Ok(value)
    } else {
        wrong(field, format!("expected {least} to {most}, found {value}"))
    }
}

impl Scenario {
    /// Returns the starting position of the scenario.
    ///
    /// # Errors
    /// Returns an error with the field and the reason if the value of a field is impossible.
    pub fn position(&self) -> Result<Position, ScenarioError> {
        if !self.setup.players_fit() {
            return wrong("setup.players", "expected 1 to 4 players");
        }
        let setup = self.setup.setup();
        let (wanted, picked) = (setup.options.to_pick(setup.seating.len() as u8), setup.options.picked().count_ones());
        if picked > 0 && picked != u32::from(wanted) {
            return wrong("setup.products", format!("expected {wanted} cards, found {picked}"));
        }
        let bare = bare_position(&setup);
        let mut p = bare.map_err(|error| ScenarioError::new("setup", error.to_string()))?;
        self.begin(&mut p)?;
        for (&colour, text) in self.seats.iter() {
            let Some(seat) = p.seat_of(colour) else { return wrong(format!("seats.{colour}"), "does not play") };
            seat_player(&mut p, seat, text, self.shuffled)?;
        }
        self.fill_hands(&mut p);
        self.lay_table(&mut p)?;
        self.lay_aliens(&mut p)?;
        if p.stage == Phase::Card && p.mover().hand.is_empty() {
            return wrong(format!("seats.{}.hand", p.colour()), "the mover must hold a pilot");
        }
        Ok(p)
    }

    /// Sets the half, the stage, the turn, the die and the docks.
    fn begin(&self, p: &mut Position) -> Result<(), ScenarioError> {
        p.half = self.half.map_or(p.half, |half| half.0);
        p.stage = self.stage.map_or(Phase::Card, |stage| stage.0);
        if !matches!(p.stage, Phase::Begin | Phase::Stow | Phase::Card) {
            return wrong("stage", format!("a scenario cannot begin in the stage `{}`", p.stage));
        }
        if p.stage == Phase::Stow && !p.is_beta_only() {
            return wrong("stage", "freighters are stowed only if Beta is played without Alpha");
        }
        p.set_up = p.stage != Phase::Begin || p.half == MatchHalf::Beta;
        let turn = self.turn.map_or(Colour::Red, |turn| turn.0);
        let Some(seat) = p.seat_of(turn) else { return wrong("turn", format!("{turn} does not play")) };
        p.turn = seat as u8;
        p.first = if p.stage == Phase::Card { 0 } else { p.turn };
        p.die = within("die", self.die.unwrap_or(1), 1, DOCKS)?;
        if self.dice.len() > NAMED_DICE {
            return wrong("dice", format!("expected at most {NAMED_DICE} rolls"));
        }
        for (place, &roll) in p.named.dice.iter_mut().zip(&self.dice) {
            *place = within("dice", roll, 1, DOCKS)?;
        }
        for &dock in &self.docks {
            within("docks", dock, 1, DOCKS)?;
            if p.is_taken(dock) {
                return wrong("docks", format!("dock {dock} is named twice"));
            }
            p.toggle(dock);
        }
        Ok(())
    }

    /// Fills the hands. A seat for which the file gives neither hand nor deck holds the Commander. Before the first turn, all
    /// hands are empty, and in a Beta-only game each deck has the aliens drawn blind.
    fn fill_hands(&self, p: &mut Position) {
        for seat in 0..usize::from(p.count) {
            let text = self.seats.get(p.seating[seat]);
            let named = text.is_some_and(|text| text.hand.is_some() || text.deck.is_some());
            if p.stage == Phase::Card && !named {
                p.players[seat].hand.push(Pilot::Commander);
            }
            if p.stage != Phase::Card && p.is_beta_only() {
                p.players[seat].blind = (1 << Alien::COUNT) - 1;
            }
        }
    }

    /// Sets the bank, the asteroids, the product cards with their tokens, and the seat that stows first. Numbers that the file
    /// does not give are the remainder of the game's total.
    fn lay_table(&self, p: &mut Position) -> Result<(), ScenarioError> {
        let held: u32 = p.playing().map(|player| u32::from(player.credits) + u32::from(player.bribed)).sum();
        p.bank = match self.bank {
            Some(bank) => within("bank", bank, 0, CREDITS)?,
            None => match u32::from(CREDITS).checked_sub(held) {
                Some(bank) => bank as u8,
                None => return wrong("seats", format!("have {held} credits, but there are only {CREDITS}")),
            },
        };
        let named = [self.asteroids.skyrite, self.asteroids.rubion];
        for (&asteroid, named) in Asteroid::ALL.iter().zip(named) {
            let lying: u8 =
                p.playing().map(|player| in_stores(player, |good| Asteroid::of(good) == Some(asteroid))).sum();
            let left = named.unwrap_or(RAW_GOODS.saturating_sub(lying));
            p.asteroids[asteroid.index()] = within("asteroids", left, 0, RAW_GOODS)?;
        }
        self.lay_products(p);
        for (&product, &left) in self.tokens.iter() {
            p.tokens[product.index()] = within("tokens", left, 0, TOKENS)?;
        }
        if p.stage == Phase::Stow {
            p.first = first_to_stow(p);
        }
        Ok(())
    }

    fn lay_products(&self, p: &mut Position) {
        if p.options.mode == MatchMode::AlphaOnly {
            return;
        }
        let usual = || FIRST_PRODUCTS[..usize::from(products_in_play(p.count))].to_vec();
        let options = self.setup.options();
        let cards: Vec<Product> = match &self.setup.own {
            Some(cards) => values(cards).collect(),
            None if options.picked != 0 => options.picked_products().collect(),
            None if self.shuffled && !p.set_up && p.options.products != ProductChoice::FirstGame => return,
            None => usual(),
        };
        if !p.set_up {
            p.named.products.iter_mut().zip(cards).for_each(|(place, product)| *place = Some(product));
            return;
        }
        for product in cards {
            p.in_play |= product.bit();
            let lying: u8 = p.playing().map(|player| in_stores(player, |good| good.product() == Some(product))).sum();
            p.tokens[product.index()] = TOKENS.saturating_sub(lying);
        }
    }

    /// Sets the alien deck and the piles of freighters.
    fn lay_aliens(&self, p: &mut Position) -> Result<(), ScenarioError> {
        let seen = |p: &Position| {
            p.playing().fold(PilotSet::default(), |all, player| {
                all.and(player.hand.set()).and(player.deck).and(player.played.set())
            })
        };
        let left_game = p.half == MatchHalf::Beta && !p.is_beta_only();
        p.aliens = if left_game { PilotSet::default() } else { PilotSet::ALIENS.minus(seen(p)) };
        for pilot in values(&self.aliens) {
            if !p.aliens.has(pilot) || p.named.aliens.has(pilot) {
                return wrong("aliens", format!("{pilot} cannot be in the deck"));
            }
            if !self.shuffled {
                p.named.aliens.push(pilot);
            }
        }
        if p.half == MatchHalf::Beta {
            p.piles = Default::default();
            return Ok(());
        }
        for &alien in Alien::ALL {
            let owned = |size: u8| p.playing().any(|player| player.ship(alien.ship()).size == size);
            let rising = || (1..=LARGEST_FREIGHTER).filter(|&size| !owned(size)).collect();
            let sizes: Vec<u8> = self.piles.get(alien).cloned().unwrap_or_else(rising);
            self.pile(p, alien, &sizes)?;
        }
        Ok(())
    }

    fn pile(&self, p: &mut Position, alien: Alien, sizes: &[u8]) -> Result<(), ScenarioError> {
        let mut pile = FreighterPile::default();
        for &size in sizes {
            let bit = 1 << (within("piles", size, 1, LARGEST_FREIGHTER)? - 1);
            if pile.sizes & bit != 0 {
                return wrong("piles", format!("{alien} {size} is named twice"));
            }
            pile.sizes |= bit;
        }
        let open = usize::from(p.set_up).min(sizes.len());
        pile.top = sizes[..open].first().copied().unwrap_or(0);
        p.piles[alien.index()] = pile;
        if !self.shuffled {
            let below = &mut p.named.piles[alien.index()];
            below.iter_mut().zip(&sizes[open..]).for_each(|(place, &size)| *place = size);
        }
        Ok(())
    }
}

/// Returns the number of goods that satisfy `is`, in all stores of a player.
fn in_stores(player: &crate::rules::PlayerState, is: impl Fn(Good) -> bool) -> u8 {
    let stores = player.fleet.iter().map(|freighter| &freighter.hold).chain([&player.warehouse]);
    stores.flat_map(GoodsStore::iter).filter(|&(good, _)| is(good)).map(|(_, count)| count).sum()
}

/// Returns the seat that stows first: the earliest of the players directly before the current one who have already stowed, or the
/// current one if there is none.
fn first_to_stow(p: &Position) -> u8 {
    let loaded = |seat: u8| p.players[usize::from(seat)].fleet.iter().any(|freighter| !freighter.hold.is_empty());
    let mut first = p.turn;
    for back in 1..p.count {
        let seat = (p.turn + p.count - back) % p.count;
        if !loaded(seat) {
            break;
        }
        first = seat;
    }
    first
}

/// Returns the pilots as a [`PilotList`], or an error about `field` if a pilot occurs twice.
fn row<const N: usize>(field: &str, pilots: &[QuotedKeyword<Pilot>]) -> Result<PilotList<N>, ScenarioError> {
    let pilots: Vec<Pilot> = values(pilots).collect();
    let set: PilotSet = pilots.iter().copied().collect();
    match PilotList::of(&pilots) {
        Some(row) if usize::from(set.len()) == pilots.len() => Ok(row),
        _ => wrong(field, "has a pilot twice"),
    }
}

/// Sets the state of a player.
fn seat_player(p: &mut Position, seat: usize, text: &ScenarioSeat, shuffled: bool) -> Result<(), ScenarioError> {
    let colour = p.seating[seat];
    let path = |field: &str| format!("seats.{colour}.{field}");
    let taken = p
        .playing()
        .fold(PilotSet::default(), |all, player| all.and(player.hand.set()).and(player.deck).and(player.played.set()));
    let own = |list: &ScenarioPilots, field: &str| {
        let row: PilotList<{ Pilot::COUNT }> = row(&path(field), list)?;
        match row.set().common(taken).common(PilotSet::ALIENS).nth(0) {
            Some(pilot) => wrong(path(field), format!("{pilot} belongs to another player")),
            None => Ok(row),
        }
    };
    let hand = own(text.hand.as_ref().unwrap_or(&Vec::new()), "hand")?;
    let deck = own(text.deck.as_ref().unwrap_or(&Vec::new()), "deck")?;
    let played = own(&text.played, "played")?;
    // Players hold no pilots before the deal (FSF-TURN-5).
    if matches!(p.stage, Phase::Begin | Phase::Keep | Phase::Stow) && !hand.is_empty() {
        return wrong(path("hand"), "must be empty before the deal; use `alpha_deck` or `beta_deck`");
    }
    let twice = hand.set().common(deck.set()).and(hand.set().and(deck.set()).common(played.set()));
    if let Some(pilot) = twice.nth(0) {
        return wrong(path("hand"), format!("{pilot} is in two places"));
    }
    let (alpha, beta) = (row(&path("alpha_deck"), &text.alpha_deck)?, row(&path("beta_deck"), &text.beta_deck)?);
    (p.named.alpha[seat], p.named.beta[seat]) = (alpha, beta);
    if !shuffled {
        p.named.decks[seat] = deck;
    }
    let (dealt, blind) = (p.stage == Phase::Card, p.is_beta_only());
    let size = p.warehouse_size();
    let player = &mut p.players[seat];
    (player.hand, player.deck, player.played) = (hand, deck.set(), played);
    (player.credits, player.bribed) = (text.credits, text.bribed);
    player.warehouse = text.warehouse.0;
    if player.warehouse.spaces() > size {
        return wrong(path("warehouse"), format!("has only {size} spaces"));
    }
    load_fleet(&mut player.fleet, text, &path)?;
    if blind {
        // No player knows the aliens drawn blind until they are drawn to a hand.
        let unseen = if dealt { deck.set() } else { played.set().and(beta.set()) }.common(PilotSet::ALIENS);
        let player = &mut p.players[seat];
        player.deck = player.deck.minus(unseen);
        if !dealt {
            for pilot in unseen.iter() {
                player.played.take(pilot);
            }
        }
        for pilot in unseen.iter() {
            let Some(alien) = pilot.alien() else { continue };
            player.blind |= 1 << alien as u8;
            if !shuffled {
                p.named.blind[seat][alien.index()] = pilot.job();
            }
        }
    }
    Ok(())
}

fn load_fleet(
    fleet: &mut [Freighter; FreighterKind::COUNT],
    text: &ScenarioSeat,
    path: &impl Fn(&str) -> String,
) -> Result<(), ScenarioError> {
    for (&ship, named) in text.freighters.iter() {
        let field = path(&format!("freighters.{ship}"));
        let size = match (ship, named.size) {
            (FreighterKind::Federal, size) => size.unwrap_or(fleet[ship.index()].size),
            (_, Some(size)) => size,
            (_, None) => return wrong(field, "needs its `size`"),
        };
        let size = within(&field, size, 1, LARGEST_FREIGHTER)?;
        if named.goods.0.spaces() > size {
            return wrong(field, format!("has only {size} spaces"));
        }
        fleet[ship.index()] = Freighter { size, upgraded: named.upgraded, hold: named.goods.0 };
    }
    Ok(())
}

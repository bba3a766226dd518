//! Writes a position as the scenario that starts from it.

use super::format::{Scenario, ScenarioSeat};
use super::words::MineKey;
use crate::rules::{
    BonusCard, Contraband, DecisionKind, MARKETS, Metal, MetalCounts, PatrolToken, PlayerState, Position, RoundPhase,
    Sector,
};
use orrery_core::words::{Keyword as _, KeywordMap, QuotedKeyword, words};
use orrery_core::{Colour, Rules as _};
use orrery_record::{ScenarioError, SerializedSetup, complete};

impl Scenario {
    /// Returns the scenario that starts from `position`, with no orders.
    ///
    /// # Errors
    /// Returns an error for positions that scenarios cannot express: seats in another order, meetings, memories of stores, and
    /// some earlier actions of the turn.
    pub fn from_position(position: &Position) -> Result<Self, ScenarioError> {
        let p = position;
        let by_colour = |seat: usize| (p.colour(seat), seat_of(&p.players[seat]));
        let token = |token: PatrolToken| Some(QuotedKeyword(p.token(token)));
        let mover = &p.players[usize::from(p.turn)];
        let explored = MineKey::all().iter().filter(|mine| p.mines[mine.index()].explored);
        let stocked = (0..MARKETS).filter(|&market| !p.markets[market].is_empty());
        let port = |&quadrant: &Colour| (Sector::port_of(quadrant), words(p.stores[quadrant.index()].iter()));
        // The options in the file do not include the edition, so an earlier one is written as a version of the rules.
        let version = Contraband::rules_version(&p.options);
        let setup = SerializedSetup {
            players: Some(p.count() as u8),
            rules: Some(version).filter(|&version| version < Contraband::RULES_VERSION),
            own: Some(QuotedKeyword(p.colour(usize::from(p.first)))),
            ..SerializedSetup::of(None, &p.options)
        };
        let scenario = Scenario {
            setup,
            asks_all: p.asks_all,
            seats: KeywordMap((0..p.count()).map(by_colour).collect()),
            turn: (p.stage == RoundPhase::Turn).then(|| QuotedKeyword(p.colour(usize::from(p.turn)))),
            round: Some(p.round),
            moved: Some(mover.now.moved).filter(|_| p.ask == DecisionKind::Turn),
            stopped: mover.now.stopped && p.ask == DecisionKind::Turn,
            attacked: mover.now.attacked && p.ask == DecisionKind::Turn,
            met: words(PatrolToken::ALL.iter().copied().filter(|&token| mover.has_met(token))),
            police: token(PatrolToken::Police),
            alien: token(PatrolToken::Alien),
            corsair: token(PatrolToken::Corsair),
            alien_beaten: p.is_beaten(PatrolToken::Alien),
            corsair_beaten: p.is_beaten(PatrolToken::Corsair),
            rest: p.rest,
            mines: KeywordMap(explored.map(|&mine| (mine, listed(p.mines[mine.index()].pile.known))).collect()),
            markets: KeywordMap(stocked.map(|market| (Sector::of_market(market), listed(p.markets[market]))).collect()),
            stores: KeywordMap(Colour::ALL.iter().map(port).collect()),
            ..Scenario::default()
        };
        complete::<Contraband>(scenario, position)
    }
}

fn listed(metals: MetalCounts) -> Vec<QuotedKeyword<Metal>> {
    words(metals.iter())
}

fn seat_of(player: &PlayerState) -> ScenarioSeat {
    let hand = BonusCard::ALL.iter().flat_map(|&card| std::iter::repeat_n(card, player.cards(card).into()));
    ScenarioSeat {
        at: Some(player.at.to_string()),
        credits: Some(player.credits),
        cargo: listed(player.hold.known),
        upgrades: words(player.upgrades()),
        bonus: words(hand),
        objective: player.objective().map(QuotedKeyword),
        done: player.done,
        pirate: words(Colour::ALL.iter().copied().filter(|&quadrant| player.is_pirate_in(quadrant))),
        breakdown: player.breakdown,
        shown: words(player.upgrades().filter(|upgrade| player.is_shown(upgrade.system()))),
        unchecked: player.unchecked,
        boost: Some(player.boosts).filter(|&boosts| boosts > 0),
    }
}

//! Conversion of a position to the scenario that starts from it.

use super::format::{Scenario, ScenarioAsteroids, ScenarioFreighter, ScenarioSeat};
use super::goods::ScenarioGoods;
use crate::rules::{
    Alien, DOCKS, FarSpaceFoundry, LARGEST_FREIGHTER, MatchHalf, Options, Phase, PilotSet, Position, Product,
};
use orrery_core::words::{KeywordMap, QuotedKeyword, words};
use orrery_record::{ScenarioError, SerializedSetup, complete};

impl Scenario {
    /// Returns the scenario that starts from `position`, without orders to play.
    ///
    /// # Errors
    /// Returns an error if a scenario cannot describe the position, for example in the middle of a turn, or if the players do not
    /// have the first colours.
    pub fn from_position(position: &Position) -> Result<Self, ScenarioError> {
        // A match that begins from the scenario is a new one, so it follows the current rules.
        let p = &Position { options: Options { keeps_each: false, ..position.options }, ..*position };
        let product_cards = (p.set_up && p.in_play != 0).then(|| words(p.products()));
        let setup =
            SerializedSetup { players: Some(p.count), own: product_cards, ..SerializedSetup::of(None, &p.options) };
        let blind = blind_pilots(p);
        let seats = (0..usize::from(p.count)).map(|seat| (p.seating[seat], seat_of(p, seat, blind[seat])));
        let scenario = Scenario {
            setup,
            half: Some(QuotedKeyword(p.half)),
            stage: Some(QuotedKeyword(p.stage)),
            seats: KeywordMap(seats.collect()),
            turn: Some(QuotedKeyword(p.colour())),
            die: Some(p.die),
            docks: (1..=DOCKS).filter(|&dock| p.is_taken(dock)).collect(),
            bank: Some(p.bank),
            asteroids: ScenarioAsteroids { skyrite: Some(p.asteroids[0]), rubion: Some(p.asteroids[1]) },
            tokens: KeywordMap(p.products().map(|product: Product| (product, p.tokens[product.index()])).collect()),
            piles: piles_of(p),
            shuffled: true,
            ..Scenario::default()
        };
        complete::<FarSpaceFoundry>(scenario, p)
    }
}

/// Returns, for each seat, pilots in place of the aliens drawn blind, each of the same colour as the alien that it replaces.
fn blind_pilots(p: &Position) -> Vec<PilotSet> {
    let mut unseen = p.aliens;
    let of_seat = |player: &crate::rules::PlayerState| {
        let mut blind = PilotSet::default();
        for &alien in Alien::ALL.iter().filter(|&&alien| player.has_blind(alien)) {
            if let Some(pilot) = unseen.common(PilotSet::of(alien)).nth(0) {
                unseen.take(pilot);
                blind.add(pilot);
            }
        }
        blind
    };
    p.playing().map(of_seat).collect()
}

fn seat_of(p: &Position, seat: usize, blind: PilotSet) -> ScenarioSeat {
    let player = &p.players[seat];
    let dealt = p.stage == Phase::Card;
    let freighters = player.ships().map(|(ship, freighter)| {
        let goods = ScenarioGoods(freighter.hold);
        (ship, ScenarioFreighter { size: Some(freighter.size), upgraded: freighter.upgraded, goods })
    });
    let deck = player.deck.and(blind);
    ScenarioSeat {
        hand: dealt.then(|| words(player.hand.all().iter().copied())),
        deck: dealt.then(|| words(deck.iter())),
        played: words(player.played.all().iter().copied()),
        credits: player.credits,
        bribed: player.bribed,
        warehouse: ScenarioGoods(player.warehouse),
        freighters: KeywordMap(freighters.collect()),
        ..ScenarioSeat::default()
    }
}

/// Returns the sizes in each pile, the open freighter first. In Beta there are no piles.
fn piles_of(p: &Position) -> KeywordMap<Alien, Vec<u8>> {
    if p.half == MatchHalf::Beta {
        return KeywordMap::default();
    }
    let sizes = |alien: Alien| {
        let pile = p.piles[alien.index()];
        let below = (1..=LARGEST_FREIGHTER).filter(move |&size| size != pile.top && pile.sizes >> (size - 1) & 1 == 1);
        Some(pile.top).filter(|&top| top > 0).into_iter().chain(below).collect()
    };
    KeywordMap(Alien::ALL.iter().map(|&alien| (alien, sizes(alien))).collect())
}

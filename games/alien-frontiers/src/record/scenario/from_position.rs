//! Conversion of a position to a scenario that starts from it.

use super::format::{Scenario, ScenarioSeat};
use crate::record::words::ShipsNotation;
use crate::rules::{AlienFrontiers, Facility, Field, Phase, Position, RelicPlace, Territory};
use orrery_core::Colour;
use orrery_core::words::{KeywordMap, QuotedKeyword, words};
use orrery_record::{ScenarioError, SerializedSetup, complete};

impl Scenario {
    /// Returns the scenario that starts from `position`, without orders.
    ///
    /// # Errors
    /// Returns an error if the position cannot be expressed as a scenario: its seats are in another order, or it depends on
    /// something earlier in the turn for which scenarios have no field.
    pub fn from_position(position: &Position) -> Result<Self, ScenarioError> {
        let options = &position.options;
        let rules = options.version_one.then_some(1);
        let setup =
            SerializedSetup { players: Some(position.player_count()), rules, ..SerializedSetup::of(None, options) };
        let fields = Field::ALL.iter().filter_map(|&f| position.field(f).map(|t| (f, QuotedKeyword(t))));
        let mut scenario = Scenario {
            setup,
            seats: KeywordMap(position.seats().iter().map(|&c| (c, seat_of(position, c))).collect()),
            turn: Some(QuotedKeyword(position.mover())),
            hand: (position.phase == Phase::Orders).then(|| ShipsNotation(position.hand())),
            used: words(position.turn.used.iter()),
            discarded: position.turn.discarded,
            fields: KeywordMap(fields.collect()),
            display: words(position.display.iter().flatten().copied()),
            discards: words(position.discards.iter()),
            ..Scenario::default()
        };
        if scenario.position()?.deck != position.deck {
            scenario.deck = Some(words(position.deck.iter()));
        }
        complete::<AlienFrontiers>(scenario, position)
    }
}

fn seat_of(position: &Position, colour: Colour) -> ScenarioSeat {
    let player = position.player(colour);
    let colonies = Territory::ALL.iter().map(|&t| (t, player.colonies_on(t))).filter(|(_, n)| *n > 0);
    let docked =
        Facility::ALL.iter().map(|&f| (f, ShipsNotation(player.docked_at(f)))).filter(|(_, s)| !s.0.is_empty());
    ScenarioSeat {
        fuel: player.fuel,
        ore: player.ore,
        cards: words(player.cards.iter()),
        colonies: KeywordMap(colonies.collect()),
        hub: player.hub,
        docked: KeywordMap(docked.collect()),
        bay: player.bay,
        relic_in_bay: position.relic == RelicPlace::Bay(colour),
    }
}

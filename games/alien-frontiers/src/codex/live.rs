//! Facts about the subject of a page in the open match, for its mover.

use super::bill::{Bill, Priced, bill};
use super::topic::{Basic, Choice, Topic};
use crate::rules::{Card, Facility, Field, Options, Position, Preset, Score, Ships, Territory};
use orrery_core::Colour;

/// The places of the copies of a card that no player holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardPlaces {
    /// Copies on display.
    pub display: u8,
    /// Copies in the discard pile.
    pub pile: u8,
    /// Copies in the deck: not seen since the last shuffle.
    pub deck: u8,
}

/// A fact about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// Free docks, or groups of docks, out of those used with this number of players.
    Free {
        /// The number that is free.
        free: u8,
        /// The number in use with this number of players.
        of: u8,
        /// The number of ships in a group.
        group: u8,
    },
    /// The ships of a player docked at the page's facility.
    Docked {
        /// The owner of the ships.
        colour: Colour,
        /// The ships docked.
        ships: Ships,
    },
    /// A player's ships in the Maintenance Bay.
    InBay {
        /// The owner of the ships.
        colour: Colour,
        /// The number of ships, including the relic ship.
        ships: u8,
    },
    /// The price of something for the mover.
    Costs {
        /// The thing for sale.
        what: Priced,
        /// The price and its parts.
        bill: Bill,
    },
    /// Fuel gained for a ship of value 1 to 6 at the Solar Converter.
    Gains {
        /// Fuel by value of the ship.
        fuel: [u8; 6],
        /// The part of it that comes from Lem Badlands.
        extra: u8,
    },
    /// The lowest value that the Lunar Mine accepts from the mover.
    MineFloor(u8),
    /// The smallest total that a raid needs; `None` if no ship is there.
    RaidFloor(Option<u8>),
    /// The progress of the mover's claim at the Artifact, and unused cycles.
    Claim {
        /// Total of the ships not yet counted.
        total: u8,
        /// New displays still available.
        cycles: u8,
    },
    /// The circle of a player's colony on the Hub track, 0 for none.
    Circle {
        /// The owner of the colony.
        colour: Colour,
        /// The circle, 0 to 7.
        circle: u8,
    },
    /// The player who controls a territory.
    Control {
        /// The territory.
        territory: Territory,
        /// The controller, or `None`.
        by: Option<Colour>,
    },
    /// A player's colonies on the page's territory.
    Colonies {
        /// The owner of the colonies.
        colour: Colour,
        /// The number of colonies.
        count: u8,
    },
    /// True if the mover has the bonus of the page's territory.
    Bonus(bool),
    /// The place of a field.
    FieldAt {
        /// The field.
        field: Field,
        /// The territory; `None`: next to the board.
        territory: Option<Territory>,
    },
    /// The player who holds the card.
    Held(Colour),
    /// The places of the other copies.
    Places(CardPlaces),
    /// The mover has used the power of the card this turn.
    Used,
    /// The value of an option, as an index.
    Set {
        /// The option.
        choice: Choice,
        /// The index of its value.
        value: usize,
    },
    /// A player's points.
    Points {
        /// The player.
        colour: Colour,
        /// The points by source.
        score: Score,
    },
    /// Colonies a player has still to place, including one on the Hub track.
    Left {
        /// The player.
        colour: Colour,
        /// The number of colonies.
        colonies: u8,
    },
    /// The points that end the match.
    Target(u8),
    /// The fuel and ore of a player.
    Stores {
        /// The player.
        colour: Colour,
        /// Fuel held.
        fuel: u8,
        /// Ore held.
        ore: u8,
    },
    /// A player's ships.
    Fleet {
        /// The owner of the ships.
        colour: Colour,
        /// Ships out of the stock.
        out: u8,
        /// Ships in stock.
        stock: u8,
    },
    /// The owner of the relic ship; `None`: it is on Burroughs Desert.
    Relic(Option<Colour>),
    /// Cards held by a player.
    Hand {
        /// The player.
        colour: Colour,
        /// The number of cards.
        cards: u8,
    },
    /// Cards not yet seen, and in the discard pile.
    Deck {
        /// Cards in the deck.
        deck: u8,
        /// Cards in the pile.
        pile: u8,
    },
    /// The number of players.
    Players(u8),
    /// The player whose turn it is, and the number of ships still to be docked.
    Moves {
        /// The player whose turn it is.
        colour: Colour,
        /// Ships in hand.
        hand: u8,
    },
}

impl Fact {
    /// The player the fact is about, if any.
    #[must_use]
    pub const fn colour(&self) -> Option<Colour> {
        match *self {
            Fact::Docked { colour, .. }
            | Fact::InBay { colour, .. }
            | Fact::Circle { colour, .. }
            | Fact::Colonies { colour, .. }
            | Fact::Held(colour)
            | Fact::Points { colour, .. }
            | Fact::Left { colour, .. }
            | Fact::Stores { colour, .. }
            | Fact::Fleet { colour, .. }
            | Fact::Hand { colour, .. }
            | Fact::Moves { colour, .. } => Some(colour),
            Fact::Control { by, .. } | Fact::Relic(by) => by,
            _ => None,
        }
    }
}

/// The facts about `topic` now, the most important first.
#[must_use]
pub fn facts(position: &Position, topic: Topic) -> Vec<Fact> {
    match topic {
        Topic::Basic(basic) => of_basic(position, basic),
        Topic::Facility(facility) => of_facility(position, facility),
        Topic::Territory(territory) => of_territory(position, territory),
        Topic::Field(field) => of_field(position, field),
        Topic::Card(card) => of_card(position, card),
        Topic::Choice(choice) => vec![set(&position.options, choice)],
        Topic::Preset(preset) => of_preset(position, preset),
    }
}

fn set(options: &Options, choice: Choice) -> Fact {
    Fact::Set { choice, value: choice.value(options) }
}

fn costs(position: &Position, what: Priced) -> Option<Fact> {
    bill(position, what).map(|bill| Fact::Costs { what, bill })
}

fn each(position: &Position, fact: impl Fn(Colour) -> Fact) -> impl Iterator<Item = Fact> {
    position.seats().iter().map(move |&colour| fact(colour))
}

fn of_basic(position: &Position, basic: Basic) -> Vec<Fact> {
    let player = |colour| position.player(colour);
    match basic {
        Basic::Players => vec![
            Fact::Players(position.player_count()),
            set(&position.options, Choice::Length),
            set(&position.options, Choice::FirstPlayer),
        ],
        Basic::Turn => vec![Fact::Moves { colour: position.mover(), hand: position.hand().len() }],
        Basic::Docking => vec![
            Fact::Moves { colour: position.mover(), hand: position.hand().len() },
            set(&position.options, Choice::DockingDuty),
        ],
        Basic::Resources => {
            let stores = |colour| Fact::Stores { colour, fuel: player(colour).fuel, ore: player(colour).ore };
            each(position, stores).chain([set(&position.options, Choice::Supply)]).collect()
        }
        Basic::Fleet => {
            let fleet =
                |colour| Fact::Fleet { colour, out: player(colour).out_of_stock(), stock: player(colour).stock };
            each(position, fleet).chain(costs(position, Priced::Ship)).collect()
        }
        Basic::Relic => {
            let mut all = vec![Fact::Relic(position.relic_owner()), control(position, Territory::BurroughsDesert)];
            all.extend(costs(position, Priced::Relic));
            all
        }
        Basic::Colonies => Territory::ALL.iter().map(|&territory| control(position, territory)).collect(),
        Basic::Tech => {
            let hand = |colour| Fact::Hand { colour, cards: player(colour).cards.len() };
            let deck = Fact::Deck { deck: position.deck.len(), pile: position.discards.len() };
            each(position, hand).chain([deck]).collect()
        }
        Basic::Scoring => each(position, |colour| Fact::Points { colour, score: position.score(colour) }).collect(),
        Basic::End => {
            let left =
                |colour| Fact::Left { colour, colonies: player(colour).unplaced + u8::from(player(colour).hub > 0) };
            each(position, left).chain(position.vp_target().map(Fact::Target)).collect()
        }
    }
}

fn of_facility(position: &Position, facility: Facility) -> Vec<Fact> {
    let mut all = Vec::new();
    if let Some(of) = facility.groups_usable(position.player_count()) {
        all.push(Fact::Free { free: position.free_groups(facility), of, group: facility.group_size() });
    }
    all.extend(Priced::at(facility).and_then(|what| costs(position, what)));
    match facility {
        Facility::SolarConverter => {
            let fuel = std::array::from_fn(|index| position.solar_gain(index as u8 + 1));
            all.push(Fact::Gains { fuel, extra: u8::from(position.bonus(Territory::LemBadlands)) });
        }
        Facility::LunarMine => all.push(Fact::MineFloor(position.mine_floor())),
        Facility::AlienArtifact => {
            all.push(Fact::Claim { total: position.claim_total(), cycles: position.turn.cycles });
            all.push(Fact::Deck { deck: position.deck.len(), pile: position.discards.len() });
        }
        Facility::RaidersOutpost => all.push(Fact::RaidFloor(position.raid_floor())),
        Facility::ColonistHub => {
            all.extend(each(position, |colour| Fact::Circle { colour, circle: position.player(colour).hub }));
        }
        Facility::MaintenanceBay => {
            let relic = |colour| position.relic == crate::rules::Relic::Bay(colour);
            let ships = |colour| position.player(colour).bay + u8::from(relic(colour));
            all.extend(each(position, |colour| Fact::InBay { colour, ships: ships(colour) }));
        }
        _ => {}
    }
    for &colour in position.seats() {
        let ships = position.player(colour).docked_at(facility);
        if !ships.is_empty() {
            all.push(Fact::Docked { colour, ships });
        }
    }
    let served = Territory::ALL.iter().copied().filter(|territory| territory.serves() == Some(facility));
    all.extend(served.map(|territory| control(position, territory)));
    let choices: &[Choice] = match facility {
        Facility::LunarMine => &[Choice::Mine],
        Facility::OrbitalMarket => &[Choice::Market],
        Facility::Shipyard => &[Choice::SixthShip],
        Facility::ColonyConstructor => &[Choice::LastHubColony],
        Facility::ColonistHub => &[Choice::HubSurplus],
        Facility::MaintenanceBay => &[Choice::DockingDuty, Choice::Bay],
        Facility::SolarConverter
        | Facility::AlienArtifact
        | Facility::TerraformingStation
        | Facility::RaidersOutpost => &[],
    };
    all.extend(choices.iter().map(|&choice| set(&position.options, choice)));
    all
}

fn control(position: &Position, territory: Territory) -> Fact {
    Fact::Control { territory, by: position.controller(territory) }
}

fn of_territory(position: &Position, territory: Territory) -> Vec<Fact> {
    let mut all = vec![control(position, territory)];
    for &colour in position.seats() {
        let count = position.player(colour).colonies_on(territory);
        if count > 0 {
            all.push(Fact::Colonies { colour, count });
        }
    }
    if territory == Territory::BurroughsDesert {
        all.push(Fact::Relic(position.relic_owner()));
        all.extend(costs(position, Priced::Relic));
    } else {
        all.push(Fact::Bonus(position.bonus(territory)));
    }
    let fields = Field::ALL.iter().filter(|&&field| position.field_on(field, territory));
    all.extend(fields.map(|&field| Fact::FieldAt { field, territory: Some(territory) }));
    if territory == Territory::AsimovCrater {
        all.push(set(&position.options, Choice::Asimov));
    }
    all
}

fn of_field(position: &Position, field: Field) -> Vec<Fact> {
    let at = position.field(field);
    let mut all = vec![Fact::FieldAt { field, territory: at }];
    all.extend(at.map(|territory| control(position, territory)));
    all
}

fn of_card(position: &Position, card: Card) -> Vec<Fact> {
    let mut all: Vec<Fact> = costs(position, Priced::Power(card)).into_iter().collect();
    let holders = position.seats().iter().filter(|&&colour| position.player(colour).cards.has(card));
    all.extend(holders.map(|&colour| Fact::Held(colour)));
    if position.me().cards.has(card) && position.turn.used.has(card) {
        all.push(Fact::Used);
    }
    let display = position.display.iter().filter(|&&shown| shown == Some(card)).count();
    let places = CardPlaces { display: display as u8, pile: position.discards.of(card), deck: position.deck.of(card) };
    if places != CardPlaces::default() {
        all.push(Fact::Places(places));
    }
    if card == Card::PlasmaCannon {
        all.extend([Choice::Cannon, Choice::CannonOwners].map(|choice| set(&position.options, choice)));
    }
    all
}

fn of_preset(position: &Position, preset: Preset) -> Vec<Fact> {
    let options = preset.options();
    let differs = Choice::ALL.iter().filter(|choice| choice.value(&options) != choice.value(&position.options));
    differs.map(|&choice| set(&position.options, choice)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;

    fn position(text: &str) -> Position {
        let file = format!("(title: \"\", {text}, play: [], expect: ())");
        Scenario::from_text(&file).expect("a scenario").position().expect("a position")
    }

    #[test]
    fn facts_include_the_bonuses_of_the_mover() {
        let with = position(
            "seats: {\"red\": (ore: 2, colonies: {\"BradburyPlateau\": 1, \"LemBadlands\": 1}), \"green\": (docked: {\"LunarMine\": \"4\"})}, hand: \"3 3 3\"",
        );
        let shown = facts(&with, Topic::Facility(Facility::ColonyConstructor));
        let bill = Bill { base: (0, 3), less: Some((Territory::BradburyPlateau, (0, 1))), now: (0, 2) };
        assert!(shown.contains(&Fact::Costs { what: Priced::Colony, bill }), "{shown:?}");
        assert!(shown.contains(&Fact::Free { free: 2, of: 2, group: 3 }), "{shown:?}");
        assert!(shown.contains(&Fact::Control { territory: Territory::BradburyPlateau, by: Some(Colour::Red) }));
        let solar = facts(&with, Topic::Facility(Facility::SolarConverter));
        assert!(solar.contains(&Fact::Gains { fuel: [2, 2, 3, 3, 4, 4], extra: 1 }), "{solar:?}");
        let mine = facts(&with, Topic::Facility(Facility::LunarMine));
        assert!(mine.contains(&Fact::MineFloor(4)) && mine.contains(&Fact::Free { free: 4, of: 5, group: 1 }));
    }

    #[test]
    fn card_facts_cover_holder_use_and_every_place() {
        let with = position(
            "seats: {\"red\": (cards: [\"StasisBeam\"], colonies: {\"PohlFoothills\": 1})}, hand: \"3\", used: [\"StasisBeam\"], \
             display: [\"StasisBeam\"], deck: []",
        );
        let shown = facts(&with, Topic::Card(Card::StasisBeam));
        let bill = Bill { base: (1, 0), less: Some((Territory::PohlFoothills, (1, 0))), now: (0, 0) };
        assert_eq!(
            shown,
            [
                Fact::Costs { what: Priced::Power(Card::StasisBeam), bill },
                Fact::Held(Colour::Red),
                Fact::Used,
                Fact::Places(CardPlaces { display: 1, pile: 0, deck: 0 }),
            ]
        );
    }

    #[test]
    fn every_page_except_presets_has_facts_about_a_match() {
        let plain = position("hand: \"1 2 3\"");
        for topic in Topic::all().into_iter().filter(|topic| !matches!(topic, Topic::Preset(_))) {
            assert!(!facts(&plain, topic).is_empty(), "{topic:?}");
        }
        let app = facts(&plain, Topic::Preset(Preset::App));
        assert!(app.contains(&Fact::Set { choice: Choice::DockingDuty, value: 0 }) && app.len() == 4, "{app:?}");
    }
}

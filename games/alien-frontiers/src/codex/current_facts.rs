//! Facts about the topic of a codex page in the open match, from the point of view of its mover.

use super::price_breakdown::{PriceBreakdown, PricedItem, price_breakdown};
use super::topic::{BasicTopic, OptionTopic, Topic};
use crate::rules::{Card, Facility, Field, Options, Position, Preset, Score, Ships, Territory};
use orrery_core::Colour;
use orrery_learn::codex::OptionPage;

/// The number of copies of a card in each place outside the players' hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardCopies {
    /// Copies on display.
    pub display: u8,
    /// Copies in the discard pile.
    pub pile: u8,
    /// Copies in the deck.
    pub deck: u8,
}

/// A fact about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodexFact {
    /// Free docks, or free groups of docks, among those in use with this number of players.
    Free {
        /// The number of free docks or groups.
        free: u8,
        /// The number in use with this number of players.
        of: u8,
        /// The number of ships in a group; 1 for single docks.
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
    /// The price of an item for the mover.
    Costs {
        /// The item with this price.
        what: PricedItem,
        /// The price and its parts.
        bill: PriceBreakdown,
    },
    /// Fuel gained for a ship of value 1 to 6 at the Solar Converter.
    Gains {
        /// The fuel for each value of the ship.
        fuel: [u8; 6],
        /// The part of the fuel that is due to Lem Badlands.
        extra: u8,
    },
    /// The lowest value that the Lunar Mine accepts from the mover.
    MineFloor(u8),
    /// The smallest total with which a raid succeeds; `None` if no ship is docked at the Raiders' Outpost.
    RaidFloor(Option<u8>),
    /// The progress of the mover's claim at the Artifact, and the mover's unused cycles.
    Claim {
        /// Total value of the ships docked this turn that have not counted towards a claim yet.
        total: u8,
        /// The number of new displays that the mover may still request.
        cycles: u8,
    },
    /// The circle of a player's colony on the Hub track.
    Circle {
        /// The owner of the colony.
        colour: Colour,
        /// The circle, 1 to 7; 0 if there is none on the track.
        circle: u8,
    },
    /// The player who controls a territory.
    Control {
        /// The territory controlled.
        territory: Territory,
        /// The controller, or `None` if there is none.
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
    /// The territory of a field.
    FieldAt {
        /// The field that the fact is about.
        field: Field,
        /// The territory, or `None` if the field is next to the board.
        territory: Option<Territory>,
    },
    /// A player who holds the card.
    Held(Colour),
    /// The copies of the card that no player holds, by place.
    Places(CardCopies),
    /// The mover has used the power of the card this turn.
    Used,
    /// The current value of a rule option.
    Set {
        /// The option that the fact is about.
        choice: OptionTopic,
        /// The index of the value; the default has index 0.
        value: usize,
    },
    /// A player's points.
    Points {
        /// The player with the points.
        colour: Colour,
        /// The points by source.
        score: Score,
    },
    /// The colonies that a player still has to place, including one on the Hub track.
    Left {
        /// The player who has the colonies to place.
        colour: Colour,
        /// The number of colonies.
        colonies: u8,
    },
    /// The number of points that ends the match.
    Target(u8),
    /// The fuel and ore of a player.
    Stores {
        /// The player who holds the goods.
        colour: Colour,
        /// Fuel held.
        fuel: u8,
        /// Ore held.
        ore: u8,
    },
    /// The numbers of a player's own ships in stock and elsewhere, without the relic ship.
    Fleet {
        /// The owner of the ships.
        colour: Colour,
        /// Ships not in the stock.
        out: u8,
        /// Ships in stock.
        stock: u8,
    },
    /// The owner of the relic ship; `None` while it is on Burroughs Desert.
    Relic(Option<Colour>),
    /// The number of cards that a player holds.
    Hand {
        /// The player who holds the cards.
        colour: Colour,
        /// The number of cards.
        cards: u8,
    },
    /// The number of cards in the deck and in the discard pile.
    Deck {
        /// Cards in the deck.
        deck: u8,
        /// Cards in the discard pile.
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

impl CodexFact {
    /// Returns the player that the fact is about, if there is one.
    pub const fn colour(&self) -> Option<Colour> {
        match *self {
            CodexFact::Docked { colour, .. }
            | CodexFact::InBay { colour, .. }
            | CodexFact::Circle { colour, .. }
            | CodexFact::Colonies { colour, .. }
            | CodexFact::Held(colour)
            | CodexFact::Points { colour, .. }
            | CodexFact::Left { colour, .. }
            | CodexFact::Stores { colour, .. }
            | CodexFact::Fleet { colour, .. }
            | CodexFact::Hand { colour, .. }
            | CodexFact::Moves { colour, .. } => Some(colour),
            CodexFact::Control { by, .. } | CodexFact::Relic(by) => by,
            _ => None,
        }
    }
}

/// Returns the current facts about `topic`, the most important first.
pub fn facts(position: &Position, topic: Topic) -> Vec<CodexFact> {
    match topic {
        Topic::Basic(basic) => of_basic(position, basic),
        Topic::Facility(facility) => of_facility(position, facility),
        Topic::Territory(territory) => of_territory(position, territory),
        Topic::Field(field) => of_field(position, field),
        Topic::Card(card) => of_card(position, card),
        Topic::Option(OptionPage::Option(option)) => {
            OptionTopic::of(option).map(|choice| set(&position.options, choice)).into_iter().collect()
        }
        Topic::Option(OptionPage::Preset(preset)) => of_preset(position, preset),
    }
}

fn set(options: &Options, choice: OptionTopic) -> CodexFact {
    CodexFact::Set { choice, value: choice.value(options) }
}

fn costs(position: &Position, what: PricedItem) -> Option<CodexFact> {
    price_breakdown(position, what).map(|bill| CodexFact::Costs { what, bill })
}

fn each(position: &Position, fact: impl Fn(Colour) -> CodexFact) -> impl Iterator<Item = CodexFact> {
    position.seats().iter().map(move |&colour| fact(colour))
}

fn of_basic(position: &Position, basic: BasicTopic) -> Vec<CodexFact> {
    let player = |colour| position.player(colour);
    match basic {
        BasicTopic::Players => vec![
            CodexFact::Players(position.player_count()),
            set(&position.options, OptionTopic::Length),
            set(&position.options, OptionTopic::FirstPlayer),
        ],
        BasicTopic::Turn => vec![CodexFact::Moves { colour: position.mover(), hand: position.hand().len() }],
        BasicTopic::Docking => vec![
            CodexFact::Moves { colour: position.mover(), hand: position.hand().len() },
            set(&position.options, OptionTopic::DockingDuty),
        ],
        BasicTopic::Resources => {
            let stores = |colour| CodexFact::Stores { colour, fuel: player(colour).fuel, ore: player(colour).ore };
            each(position, stores).chain([set(&position.options, OptionTopic::Supply)]).collect()
        }
        BasicTopic::Fleet => {
            let fleet =
                |colour| CodexFact::Fleet { colour, out: player(colour).out_of_stock(), stock: player(colour).stock };
            each(position, fleet).chain(costs(position, PricedItem::Ship)).collect()
        }
        BasicTopic::Relic => {
            let mut all = vec![CodexFact::Relic(position.relic_owner()), control(position, Territory::BurroughsDesert)];
            all.extend(costs(position, PricedItem::Relic));
            all
        }
        BasicTopic::Colonies => Territory::ALL.iter().map(|&territory| control(position, territory)).collect(),
        BasicTopic::Tech => {
            let hand = |colour| CodexFact::Hand { colour, cards: player(colour).cards.len() };
            let deck = CodexFact::Deck { deck: position.deck.len(), pile: position.discards.len() };
            each(position, hand).chain([deck]).collect()
        }
        BasicTopic::Scoring => {
            each(position, |colour| CodexFact::Points { colour, score: position.score(colour) }).collect()
        }
        BasicTopic::End => {
            let left = |colour| CodexFact::Left {
                colour,
                colonies: player(colour).unplaced + u8::from(player(colour).hub > 0),
            };
            each(position, left).chain(position.vp_target().map(CodexFact::Target)).collect()
        }
    }
}

fn of_facility(position: &Position, facility: Facility) -> Vec<CodexFact> {
    let mut all = Vec::new();
    if let Some(of) = facility.groups_usable(position.player_count()) {
        all.push(CodexFact::Free { free: position.free_groups(facility), of, group: facility.group_size() });
    }
    all.extend(PricedItem::at(facility).and_then(|what| costs(position, what)));
    match facility {
        Facility::SolarConverter => {
            let fuel = std::array::from_fn(|index| position.solar_gain(index as u8 + 1));
            all.push(CodexFact::Gains { fuel, extra: u8::from(position.bonus(Territory::LemBadlands)) });
        }
        Facility::LunarMine => all.push(CodexFact::MineFloor(position.mine_floor())),
        Facility::AlienArtifact => {
            all.push(CodexFact::Claim { total: position.claim_total(), cycles: position.turn.cycles });
            all.push(CodexFact::Deck { deck: position.deck.len(), pile: position.discards.len() });
        }
        Facility::RaidersOutpost => all.push(CodexFact::RaidFloor(position.raid_floor())),
        Facility::ColonistHub => {
            all.extend(each(position, |colour| CodexFact::Circle { colour, circle: position.player(colour).hub }));
        }
        Facility::MaintenanceBay => {
            let relic = |colour| position.relic == crate::rules::RelicPlace::Bay(colour);
            let ships = |colour| position.player(colour).bay + u8::from(relic(colour));
            all.extend(each(position, |colour| CodexFact::InBay { colour, ships: ships(colour) }));
        }
        _ => {}
    }
    for &colour in position.seats() {
        let ships = position.player(colour).docked_at(facility);
        if !ships.is_empty() {
            all.push(CodexFact::Docked { colour, ships });
        }
    }
    let served = Territory::ALL.iter().copied().filter(|territory| territory.serves() == Some(facility));
    all.extend(served.map(|territory| control(position, territory)));
    let choices: &[OptionTopic] = match facility {
        Facility::LunarMine => &[OptionTopic::Mine],
        Facility::OrbitalMarket => &[OptionTopic::Market],
        Facility::Shipyard => &[OptionTopic::SixthShip],
        Facility::ColonyConstructor => &[OptionTopic::LastHubColony],
        Facility::ColonistHub => &[OptionTopic::HubSurplus],
        Facility::MaintenanceBay => &[OptionTopic::DockingDuty, OptionTopic::Bay],
        Facility::SolarConverter
        | Facility::AlienArtifact
        | Facility::TerraformingStation
        | Facility::RaidersOutpost => &[],
    };
    all.extend(choices.iter().map(|&choice| set(&position.options, choice)));
    all
}

fn control(position: &Position, territory: Territory) -> CodexFact {
    CodexFact::Control { territory, by: position.controller(territory) }
}

fn of_territory(position: &Position, territory: Territory) -> Vec<CodexFact> {
    let mut all = vec![control(position, territory)];
    for &colour in position.seats() {
        let count = position.player(colour).colonies_on(territory);
        if count > 0 {
            all.push(CodexFact::Colonies { colour, count });
        }
    }
    if territory == Territory::BurroughsDesert {
        all.push(CodexFact::Relic(position.relic_owner()));
        all.extend(costs(position, PricedItem::Relic));
    } else {
        all.push(CodexFact::Bonus(position.bonus(territory)));
    }
    let fields = Field::ALL.iter().filter(|&&field| position.field_on(field, territory));
    all.extend(fields.map(|&field| CodexFact::FieldAt { field, territory: Some(territory) }));
    if territory == Territory::AsimovCrater {
        all.push(set(&position.options, OptionTopic::Asimov));
    }
    all
}

fn of_field(position: &Position, field: Field) -> Vec<CodexFact> {
    let at = position.field(field);
    let mut all = vec![CodexFact::FieldAt { field, territory: at }];
    all.extend(at.map(|territory| control(position, territory)));
    all
}

fn of_card(position: &Position, card: Card) -> Vec<CodexFact> {
    let mut all: Vec<CodexFact> = costs(position, PricedItem::Power(card)).into_iter().collect();
    let holders = position.seats().iter().filter(|&&colour| position.player(colour).cards.has(card));
    all.extend(holders.map(|&colour| CodexFact::Held(colour)));
    if position.me().cards.has(card) && position.turn.used.has(card) {
        all.push(CodexFact::Used);
    }
    let display = position.display.iter().filter(|&&shown| shown == Some(card)).count();
    let places = CardCopies { display: display as u8, pile: position.discards.of(card), deck: position.deck.of(card) };
    if places != CardCopies::default() {
        all.push(CodexFact::Places(places));
    }
    if card == Card::PlasmaCannon {
        all.extend([OptionTopic::Cannon, OptionTopic::CannonOwners].map(|choice| set(&position.options, choice)));
    }
    all
}

fn of_preset(position: &Position, preset: usize) -> Vec<CodexFact> {
    let options = Preset::ALL.get(preset).map_or_else(Options::default, |preset| preset.options());
    let differs = OptionTopic::ALL.iter().filter(|choice| choice.value(&options) != choice.value(&position.options));
    differs.map(|&choice| set(&position.options, choice)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::AlienFrontiers;
    use orrery_learn::codex::CodexPages as _;

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
        let bill = PriceBreakdown { base: (0, 3), less: Some((Territory::BradburyPlateau, (0, 1))), now: (0, 2) };
        assert!(shown.contains(&CodexFact::Costs { what: PricedItem::Colony, bill }), "{shown:?}");
        assert!(shown.contains(&CodexFact::Free { free: 2, of: 2, group: 3 }), "{shown:?}");
        assert!(shown.contains(&CodexFact::Control { territory: Territory::BradburyPlateau, by: Some(Colour::Red) }));
        let solar = facts(&with, Topic::Facility(Facility::SolarConverter));
        assert!(solar.contains(&CodexFact::Gains { fuel: [2, 2, 3, 3, 4, 4], extra: 1 }), "{solar:?}");
        let mine = facts(&with, Topic::Facility(Facility::LunarMine));
        assert!(
            mine.contains(&CodexFact::MineFloor(4)) && mine.contains(&CodexFact::Free { free: 4, of: 5, group: 1 })
        );
    }

    #[test]
    fn card_facts_cover_holder_use_and_every_place() {
        let with = position(
            "seats: {\"red\": (cards: [\"StasisBeam\"], colonies: {\"PohlFoothills\": 1})}, hand: \"3\", used: [\"StasisBeam\"], \
             display: [\"StasisBeam\"], deck: []",
        );
        let shown = facts(&with, Topic::Card(Card::StasisBeam));
        let bill = PriceBreakdown { base: (1, 0), less: Some((Territory::PohlFoothills, (1, 0))), now: (0, 0) };
        assert_eq!(
            shown,
            [
                CodexFact::Costs { what: PricedItem::Power(Card::StasisBeam), bill },
                CodexFact::Held(Colour::Red),
                CodexFact::Used,
                CodexFact::Places(CardCopies { display: 1, pile: 0, deck: 0 }),
            ]
        );
    }

    #[test]
    fn every_page_except_presets_has_facts_about_a_match() {
        let plain = position("hand: \"1 2 3\"");
        for topic in
            AlienFrontiers::topics().into_iter().filter(|topic| !matches!(topic, Topic::Option(OptionPage::Preset(_))))
        {
            assert!(!facts(&plain, topic).is_empty(), "{topic:?}");
        }
        let app = facts(&plain, Topic::Option(OptionPage::Preset(3)));
        assert!(
            app.contains(&CodexFact::Set { choice: OptionTopic::DockingDuty, value: 0 }) && app.len() == 4,
            "{app:?}"
        );
    }
}

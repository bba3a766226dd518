//! The topics of the codex pages.

use crate::rules::{AlienFrontiers, Card, Facility, Field, Options, Position, Territory};
use crate::table::plan::{CardUse, ClickTarget, OrderDraft, OrderEntryMode, TerritoryPurpose};
use orrery_core::{RuleOptions as _, keyword_enum};
use orrery_learn::codex::{CodexPages as _, OptionPage};
use orrery_learn::codex_topics;

keyword_enum! {
    /// A topic of the basics; every other page is about one facility, territory, field, card, option or preset.
    BasicTopic {
        /// Players, turn order, starting resources (SET-1, SET-2, SET-5 to SET-8).
        Players = "players",
        /// The turn from gathering ships to its end (section 2).
        Turn = "turn",
        /// Docks, groups of ships, the duty to dock (SET-8, TURN-4, TURN-5).
        Docking = "docking",
        /// Fuel and ore, the limit of eight (SET-4, TURN-6).
        Resources = "resources",
        /// Ships in the fleet, in stock and in the Bay (SET-2, TURN-1).
        Fleet = "fleet",
        /// The relic ship (SET-3, TER-BD).
        Relic = "relic",
        /// Colonies and the control of territories (SET-6, section 4).
        Colonies = "colonies",
        /// Alien tech in general (SET-5, TECH-1 to TECH-4).
        Tech = "tech",
        /// Victory points (END-1).
        Scoring = "scoring",
        /// The end of the match and ties (END-2 to END-4).
        End = "end",
    }
}

keyword_enum! {
    /// A rule option of the setup (section 8).
    OptionTopic {
        /// The number of colonies (SET-6).
        Length = "length",
        /// The first player (SET-7).
        FirstPlayer = "first",
        /// The points that end the match (END-4).
        VpTarget = "vp",
        /// The duty to dock (TURN-5).
        DockingDuty = "duty",
        /// The limit on the supply of fuel and ore (SET-4).
        Supply = "supply",
        /// The ships that determine the lowest value accepted at the Lunar Mine (FAC-LM).
        Mine = "mine",
        /// The time for which surplus advances are kept (FAC-CH 4).
        HubSurplus = "surplus",
        /// The ship that earns the extra circle of Asimov Crater (TER-AC).
        Asimov = "asimov",
        /// The price of the sixth ship (FAC-SY).
        SixthShip = "sixth",
        /// Trades at the Market after one ship of the pair was teleported out (FAC-OM).
        Market = "market",
        /// The number of ships that a victim of the Plasma Cannon's discard must have (TECH-PC).
        Cannon = "cannon",
        /// The number of players whose ships one use of the Plasma Cannon may hit (TECH-PC).
        CannonOwners = "owners",
        /// The facilities that may take the last colony off the Hub track (FAC-CH 5).
        LastHubColony = "last",
        /// The effect of cards on ships in the Bay (FAC-MB).
        Bay = "bay",
    }
}

impl OptionTopic {
    /// Returns the option's field name in [`Options`], which is also its name in set-up files.
    pub const fn field(self) -> &'static str {
        match self {
            OptionTopic::Length => "length",
            OptionTopic::FirstPlayer => "first_player",
            OptionTopic::VpTarget => "vp_target",
            OptionTopic::DockingDuty => "docking_duty",
            OptionTopic::Supply => "supply",
            OptionTopic::Mine => "mine",
            OptionTopic::HubSurplus => "hub_surplus",
            OptionTopic::Asimov => "asimov",
            OptionTopic::SixthShip => "sixth_ship",
            OptionTopic::Market => "market_after_teleport",
            OptionTopic::Cannon => "cannon_minimum",
            OptionTopic::CannonOwners => "cannon_owners",
            OptionTopic::LastHubColony => "last_hub_colony",
            OptionTopic::Bay => "bay",
        }
    }

    /// Returns the option's index in the list of options.
    pub fn option(self) -> usize {
        // A test ensures that every name is that of an option.
        Options::named(self.field()).unwrap_or_default()
    }

    /// Returns the topic of the option at this index of the list, or `None` if there is none.
    pub fn of(option: usize) -> Option<Self> {
        Self::ALL.iter().copied().find(|topic| topic.option() == option)
    }

    /// Returns the index of the option's value in `options`; the default has index 0.
    pub fn value(self, options: &Options) -> usize {
        options.get(self.option())
    }

    /// Returns the message keys of the option's values as shown in the setup, the default first.
    pub const fn value_keys(self) -> &'static [&'static str] {
        match self {
            OptionTopic::Length => &["rule-length-normal", "rule-length-long"],
            OptionTopic::FirstPlayer => &["option-first-roll", "option-first-random", "option-first-chosen"],
            OptionTopic::VpTarget => &["rule-vp-off", "rule-vp-standard", "rule-vp-short"],
            OptionTopic::DockingDuty => &["rule-duty-soft", "rule-duty-free", "rule-duty-strict"],
            OptionTopic::Supply => &["rule-supply-unlimited", "rule-supply-limited"],
            OptionTopic::Mine => &["rule-mine-strict", "rule-mine-forgiving"],
            OptionTopic::HubSurplus => &["rule-surplus-immediate", "rule-surplus-turn"],
            OptionTopic::Asimov => &["rule-asimov-second", "rule-asimov-first"],
            OptionTopic::SixthShip => &["rule-sixth-dear", "rule-sixth-cheap"],
            OptionTopic::Market => &["rule-market-ends", "rule-market-kept"],
            OptionTopic::Cannon => &["rule-cannon-apart", "rule-cannon-counted"],
            OptionTopic::CannonOwners => &["rule-owners-several", "rule-owners-single"],
            OptionTopic::LastHubColony => &["rule-last-any", "rule-last-terraforming"],
            OptionTopic::Bay => &["rule-bay-out", "rule-bay-in"],
        }
    }

    /// Returns the keyword of the option's value in message keys, such as `free` in `rule-duty-free`.
    pub fn value_word(self, options: &Options) -> &'static str {
        let key = self.value_keys()[self.value(options)];
        key.rsplit_once('-').map_or(key, |(_, word)| word)
    }
}

codex_topics! {
    /// The topic of a page.
    Topic {
        /// A general topic.
        Basic(BasicTopic) = "basic",
        /// A page about a facility.
        Facility(Facility) = "facility",
        /// A page about a territory.
        Territory(Territory) = "territory",
        /// A page about a field generator.
        Field(Field) = "field",
        /// A page about a kind of card.
        Card(Card) = "card",
    }
}

impl From<OptionTopic> for Topic {
    fn from(choice: OptionTopic) -> Self {
        Topic::Option(OptionPage::Option(choice.option()))
    }
}

impl Topic {
    /// Returns the number that identifies the topic in requests and tooltips.
    pub fn number(self) -> usize {
        // A test ensures that every page is in the index.
        AlienFrontiers::number_of(self).unwrap_or_default()
    }

    /// Returns the topic that explains a click target.
    pub fn of(target: ClickTarget, position: &Position) -> Topic {
        match target {
            ClickTarget::Facility(facility) => Topic::Facility(facility),
            ClickTarget::Territory(territory) => Topic::Territory(territory),
            ClickTarget::Field(field) => Topic::Field(field),
            ClickTarget::DisplayCard(slot) => {
                let shown = position.display.get(usize::from(slot)).copied().flatten();
                shown.map_or(Topic::Facility(Facility::AlienArtifact), Topic::Card)
            }
            ClickTarget::PileCard(card) | ClickTarget::HeldCard { card, .. } | ClickTarget::Use(card, _) => {
                Topic::Card(card)
            }
            ClickTarget::DockedShip { facility, .. } | ClickTarget::Dock { facility, .. } => Topic::Facility(facility),
            ClickTarget::HandShip { ship, .. } if ship.relic => Topic::Basic(BasicTopic::Relic),
            ClickTarget::HandShip { .. } => Topic::Basic(BasicTopic::Docking),
            ClickTarget::Colony(_) => Topic::Basic(BasicTopic::Colonies),
            ClickTarget::Resource { .. } | ClickTarget::Return { .. } | ClickTarget::Shed => {
                Topic::Basic(BasicTopic::Resources)
            }
            ClickTarget::More | ClickTarget::Less | ClickTarget::Trade => Topic::Facility(Facility::OrbitalMarket),
            ClickTarget::Launch(_) => Topic::Facility(Facility::ColonistHub),
            ClickTarget::Relic => Topic::Basic(BasicTopic::Relic),
            ClickTarget::Cycle => Topic::Facility(Facility::AlienArtifact),
            ClickTarget::Roll | ClickTarget::End | ClickTarget::Confirm | ClickTarget::Cancel => {
                Topic::Basic(BasicTopic::Turn)
            }
        }
    }

    /// Returns the topic that explains the draft in progress; `None` while only dice are picked.
    pub fn of_draft(draft: &OrderDraft) -> Option<Topic> {
        Some(match draft.mode() {
            OrderEntryMode::Docking => return None,
            OrderEntryMode::Card { card, usage: CardUse::Power | CardUse::Discard, .. } => Topic::Card(*card),
            OrderEntryMode::Territory { purpose: TerritoryPurpose::Settle { facility, .. }, .. } => {
                Topic::Facility(*facility)
            }
            OrderEntryMode::Territory { purpose: TerritoryPurpose::Launch, .. } => {
                Topic::Facility(Facility::ColonistHub)
            }
            OrderEntryMode::Loot(_) => Topic::Facility(Facility::RaidersOutpost),
            OrderEntryMode::Shed(_) => Topic::Basic(BasicTopic::Resources),
            OrderEntryMode::Trade { .. } => Topic::Facility(Facility::OrbitalMarket),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn every_setup_option_is_a_choice_with_several_values() {
        let written = orrery_core::ron::line_strict(&Options::default()).expect("options are words");
        let fields: Vec<&str> = written
            .trim_matches(['(', ')'])
            .split(',')
            .filter_map(|part| part.split_once(':'))
            .map(|(name, _)| name)
            .collect();
        assert_eq!(fields.len(), OptionTopic::ALL.len(), "{written}");
        for choice in OptionTopic::ALL {
            assert!(fields.contains(&choice.field()), "{} is no option", choice.field());
            assert!(choice.value_keys().len() > 1);
        }
    }

    #[test]
    fn option_values_are_counted_from_the_default() {
        let usual = Options::default();
        assert!(OptionTopic::ALL.iter().all(|choice| choice.value(&usual) == 0));
        let app = Preset::App.options();
        assert_eq!(OptionTopic::DockingDuty.value_keys()[OptionTopic::DockingDuty.value(&app)], "rule-duty-free");
        assert_eq!(OptionTopic::Mine.value_keys()[OptionTopic::Mine.value(&app)], "rule-mine-forgiving");
        assert_eq!((OptionTopic::Mine.value_word(&app), OptionTopic::Mine.value_word(&usual)), ("forgiving", "strict"));
    }
}

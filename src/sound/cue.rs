//! What can be heard, and what of it the events of the rules are.

use std::sync::LazyLock;

use crate::rules::{Cause, Colour, Event, Facility, Field};
use crate::synth::{Effect, Manifest};

/// The list of all sounds.
pub static MANIFEST: LazyLock<Manifest> = LazyLock::new(Manifest::own);

macro_rules! cues {
    ($($(#[$meta:meta])* $variant:ident = $name:literal, $rank:literal;)+) => {
        /// A sound, whichever of its variants is played.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Cue {
            $($(#[$meta])* $variant,)+
            /// A ship docks; every facility has its voice.
            Dock(Facility),
            /// A field is placed.
            Field(Field),
        }

        impl Cue {
            /// Every cue.
            #[must_use]
            pub fn all() -> Vec<Cue> {
                let docks = Facility::ALL.iter().map(|&facility| Cue::Dock(facility));
                let fields = Field::ALL.iter().map(|&field| Cue::Field(field));
                [$(Cue::$variant),+].into_iter().chain(docks).chain(fields).collect()
            }

            /// What its files are called, without their numbers.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Cue::$variant => $name,)+
                    Cue::Dock(facility) => dock_name(facility),
                    Cue::Field(Field::Isolation) => "field-isolation",
                    Cue::Field(Field::Positron) => "field-positron",
                    Cue::Field(Field::Repulsor) => "field-repulsor",
                }
            }

            /// How much it tells: where there is no room for all, those with the highest are heard.
            #[must_use]
            pub const fn rank(self) -> u8 {
                match self {
                    $(Cue::$variant => $rank,)+
                    Cue::Dock(_) => 5,
                    Cue::Field(_) => 6,
                }
            }
        }
    };
}

cues! {
    /// A die touches the table.
    Die = "die", 3;
    /// Dice in the hand.
    Shake = "shake", 4;
    /// A ship flies.
    Flight = "flight", 1;
    /// The fleet comes home.
    Gather = "gather", 2;
    /// Fuel is gained.
    Fuel = "fuel", 4;
    /// Ore is gained.
    Ore = "ore", 4;
    /// Something is paid.
    Pay = "pay", 2;
    /// Fuel for ore.
    Trade = "trade", 5;
    /// A ship is built.
    Built = "built", 6;
    /// A colony steps on.
    Advance = "advance", 5;
    /// A colony lands.
    Landing = "landing", 8;
    /// A colony leaves the Hub.
    Launch = "launch", 6;
    /// A colony is carried elsewhere.
    ColonyMoved = "colony-moved", 6;
    /// A ship's value is turned.
    Value = "value", 4;
    /// A ship is taken back by the Teleporter.
    Teleport = "teleport", 5;
    /// A card is turned up.
    CardFlip = "card-flip", 1;
    /// A card comes to the hand.
    CardClaim = "card-claim", 6;
    /// A card's power.
    CardUse = "card-use", 5;
    /// A card goes.
    CardDiscard = "card-discard", 2;
    /// Three new cards.
    CardsCycle = "cards-cycle", 4;
    /// The relic ship is bought.
    RelicBought = "relic-bought", 7;
    /// It goes back.
    RelicReturned = "relic-returned", 7;
    /// A raid.
    Strike = "strike", 7;
    /// Something is taken.
    Theft = "theft", 5;
    /// Ships are thrown out.
    Evicted = "evicted", 6;
    /// The Plasma Cannon.
    Cannon = "cannon", 7;
    /// A territory is won.
    ControlGained = "control-gained", 6;
    /// A territory is lost.
    ControlLost = "control-lost", 5;
    /// Points change.
    Point = "point", 1;
    /// A person's turn.
    TurnOwn = "turn-own", 8;
    /// An opponent's turn.
    TurnOther = "turn-other", 3;
    /// That cannot be done.
    Refused = "refused", 6;
    /// A button.
    Button = "button", 1;
    /// The pointer comes over something.
    Hover = "hover", 0;
    /// A die or place is chosen.
    Pick = "pick", 1;
    /// Taken back.
    Undo = "undo", 4;
    /// Done again.
    Redo = "redo", 4;
    /// A message.
    Toast = "toast", 4;
    /// A question.
    Question = "question", 5;
    /// Somebody has one colony left.
    LastColony = "last-colony", 8;
    /// Won.
    Victory = "victory", 9;
    /// Lost.
    Defeat = "defeat", 9;
    /// The instrument of the title turns.
    Ratchet = "ratchet", 2;
    /// An arm of it has come to its place.
    Detent = "detent", 2;
}

const fn dock_name(facility: Facility) -> &'static str {
    match facility {
        Facility::SolarConverter => "dock-solar-converter",
        Facility::LunarMine => "dock-lunar-mine",
        Facility::OrbitalMarket => "dock-orbital-market",
        Facility::Shipyard => "dock-shipyard",
        Facility::ColonyConstructor => "dock-colony-constructor",
        Facility::ColonistHub => "dock-colonist-hub",
        Facility::RaidersOutpost => "dock-raiders-outpost",
        Facility::AlienArtifact => "dock-alien-artifact",
        Facility::TerraformingStation => "dock-terraforming-station",
        Facility::MaintenanceBay => "dock-maintenance-bay",
    }
}

impl Cue {
    /// What the list of sounds says of it.
    ///
    /// # Panics
    /// If no list of sounds has it; a test holds that it does.
    #[must_use]
    pub fn entry(self) -> &'static Effect {
        MANIFEST.effects.get(self.name()).expect("every cue is in the list of sounds")
    }
}

/// When within an event a sound comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// As its motion starts.
    Start,
    /// As it is felt.
    Lands,
}

/// Who of the table listens here.
pub trait Listener {
    /// Whether a person at this screen plays `colour`.
    fn is_person(&self, colour: Colour) -> bool;
    /// Whether any person plays at all.
    fn anybody(&self) -> bool;
}

/// What an event sounds like. A list without a rest: a new event has to be given its sound here, or none.
#[must_use]
pub fn cues_of(event: &Event, listener: &impl Listener) -> Vec<(When, Cue)> {
    use When::{Lands, Start};
    match *event {
        Event::TurnBegan { colour } if listener.is_person(colour) => vec![(Start, Cue::TurnOwn)],
        Event::TurnBegan { .. } => vec![(Start, Cue::TurnOther)],
        Event::Gathered { .. } => vec![(Start, Cue::Gather)],
        // The touches of the dice follow by themselves, see `Score::dice`.
        Event::Rolled { .. } | Event::Rerolled { .. } => vec![(Start, Cue::Shake)],
        Event::Docked { facility, .. } => vec![(Start, Cue::Flight), (Lands, Cue::Dock(facility))],
        Event::Gained { cause: Cause::Trade, .. } => vec![(Lands, Cue::Trade)],
        Event::Gained { fuel, ore, .. } => {
            let fuel = (fuel > 0).then_some((Lands, Cue::Fuel));
            fuel.into_iter().chain((ore > 0).then_some((Lands, Cue::Ore))).collect()
        }
        Event::Paid { cause: Cause::Trade, .. } => Vec::new(),
        Event::Paid { .. } => vec![(Start, Cue::Pay)],
        Event::Stolen { .. } | Event::CardStolen { .. } => vec![(Start, Cue::Strike), (Lands, Cue::Theft)],
        Event::ShipBuilt { .. } => vec![(Start, Cue::Built)],
        Event::Evicted { .. } => vec![(Start, Cue::Evicted)],
        Event::ShipToStock { .. } => vec![(Start, Cue::Flight)],
        Event::Teleported { .. } => vec![(Start, Cue::Teleport)],
        Event::ValueChanged { .. } => vec![(Start, Cue::Value)],
        Event::ColonyPlaced { circle, .. } if circle > 0 => vec![(Start, Cue::Launch), (Lands, Cue::Landing)],
        Event::ColonyPlaced { .. } => vec![(Start, Cue::Landing)],
        Event::ColonyAdvanced { .. } => vec![(Lands, Cue::Advance)],
        Event::ColonyMoved { .. } => vec![(Start, Cue::ColonyMoved)],
        Event::ControlChanged { after, before, .. } => {
            let gained = match after {
                // Whose gain it is decides, when people play.
                Some(colour) if listener.anybody() => listener.is_person(colour),
                other => other.is_some(),
            };
            let lost = before.is_some_and(|colour| !listener.anybody() || listener.is_person(colour));
            match (gained, lost) {
                (true, _) => vec![(Lands, Cue::ControlGained)],
                (false, true) => vec![(Lands, Cue::ControlLost)],
                (false, false) => Vec::new(),
            }
        }
        Event::FieldMoved { field, to: Some(_), .. } => vec![(Lands, Cue::Field(field))],
        Event::FieldMoved { to: None, .. } => vec![(Start, Cue::ControlLost)],
        Event::RelicBought { .. } => vec![(Start, Cue::RelicBought)],
        Event::RelicReturned { .. } => vec![(Start, Cue::RelicReturned)],
        Event::CardUsed { card: crate::rules::Card::PlasmaCannon, .. } => vec![(Start, Cue::Cannon)],
        Event::CardUsed { .. } | Event::BonusBorrowed { .. } => vec![(Start, Cue::CardUse)],
        Event::CardDiscarded { .. } => vec![(Start, Cue::CardDiscard)],
        Event::CardClaimed { .. } | Event::CardRecovered { .. } => vec![(Start, Cue::CardClaim)],
        Event::DisplayDiscarded | Event::DeckReshuffled => vec![(Start, Cue::CardsCycle)],
        Event::CardLaidOut { .. } => vec![(Lands, Cue::CardFlip)],
        Event::SurplusWaits { .. } => vec![(Start, Cue::Advance)],
        Event::SurplusLost { .. } => vec![(Start, Cue::CardDiscard)],
        Event::TurnEnded { .. } => Vec::new(),
        Event::GameOver { winners } => {
            let ours = Colour::ALL.iter().any(|&colour| winners[colour.index()] && listener.is_person(colour));
            vec![(Lands, if ours || !listener.anybody() { Cue::Victory } else { Cue::Defeat })]
        }
    }
}

//! Highlights of a lesson step, which mark the items to look at or to click.

use crate::rules::notation::parse_ships;
use crate::rules::{AlienFrontiers, Card, Colour, Facility, Field, Position, Territory};
use orrery_core::keyword_enum;
use orrery_core::words::{Keyword, read_word};
use orrery_learn::academy::HighlightTarget;

/// An item on the board or in the panels that a lesson step can highlight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Highlight {
    /// `die 3`: a die in hand with this value, in the player's colour; `die *3`: the relic ship.
    Die {
        /// The value of the die.
        value: u8,
        /// True for the relic ship.
        relic: bool,
    },
    /// `facility LunarMine`: a facility with its docks.
    Facility(Facility),
    /// `docked red LunarMine`: a player's ships docked at a facility.
    Docked(Colour, Facility),
    /// `territory LemBadlands`: a territory of the planet.
    Territory(Territory),
    /// `field Positron`: a field generator.
    Field(Field),
    /// `card PlasmaCannon`: a card in the learner's hand, or in the display if they do not hold it.
    Card(Card),
    /// `player green`: a player's panel.
    Player(Colour),
    /// A place given by a single keyword, such as `roll`, `hand` or `display`.
    Place(HighlightPlace),
}

keyword_enum! {
    /// A highlight that needs no argument.
    HighlightPlace {
        /// The dice in the mover's hand.
        Hand = "hand",
        /// The button that rolls.
        Roll = "roll",
        /// The button that ends the turn.
        End = "end",
        /// The undo button.
        Undo = "undo",
        /// The redo button.
        Redo = "redo",
        /// The log panel.
        Log = "log",
        /// The relic ship on the planet.
        Relic = "relic",
        /// The finished colony on the mover's Hub track.
        Launch = "launch",
        /// The button that trades fuel for ore.
        Trade = "trade",
        /// The button that replaces the cards on display.
        Cycle = "cycle",
        /// The button that gives up goods above the limit of eight.
        Shed = "shed",
        /// The face-up cards of the display.
        Display = "display",
        /// The mover's cards.
        Cards = "cards",
        /// The planet with all territories.
        Planet = "planet",
        /// The mover's track at the Colonist Hub, with its circles.
        Track = "track",
    }
}

impl Highlight {
    /// Reads a highlight from its text in a lesson file.
    ///
    /// # Errors
    /// Returns a message that quotes `text` and describes the fault if `text` is not a highlight.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let kind = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let whole = |error: String| format!("`{text}`: {error}");
        fn one<T: Keyword>(rest: &[&str]) -> Result<T, String> {
            if rest.len() == 1 { read_word(rest[0]) } else { Err(format!("expected {}", T::WHAT)) }
        }
        Ok(match kind {
            "die" => {
                let ships = parse_ships(&rest.join(" ")).map_err(|error| whole(error.to_string()))?;
                let mut each = ships.iter();
                match (each.next(), each.next()) {
                    (Some((value, relic)), None) => Highlight::Die { value, relic },
                    _ => return Err(whole("expected one die".to_owned())),
                }
            }
            "facility" => Highlight::Facility(one(&rest).map_err(whole)?),
            "territory" => Highlight::Territory(one(&rest).map_err(whole)?),
            "field" => Highlight::Field(one(&rest).map_err(whole)?),
            "card" => Highlight::Card(one(&rest).map_err(whole)?),
            "player" => Highlight::Player(one(&rest).map_err(whole)?),
            "docked" if rest.len() == 2 => {
                Highlight::Docked(read_word(rest[0]).map_err(whole)?, read_word(rest[1]).map_err(whole)?)
            }
            _ => {
                let place = HighlightPlace::ALL.iter().find(|place| place.word() == text.trim());
                Highlight::Place(*place.ok_or_else(|| whole("this cannot be highlighted".to_owned()))?)
            }
        })
    }
}

impl HighlightTarget<AlienFrontiers> for Highlight {
    fn exists(&self, position: &Position) -> bool {
        match *self {
            Highlight::Die { value, relic } => position.hand().iter().any(|die| die == (value, relic)),
            Highlight::Facility(_) | Highlight::Territory(_) | Highlight::Place(_) => true,
            Highlight::Docked(colour, facility) => {
                position.plays(colour) && !position.player(colour).docked_at(facility).is_empty()
            }
            Highlight::Field(_) => true,
            Highlight::Card(card) => position.me().cards.has(card) || position.display.contains(&Some(card)),
            Highlight::Player(colour) => position.plays(colour),
        }
    }
}

orrery_learn::highlight_from_text!(Highlight);

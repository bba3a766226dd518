//! Highlights of a lesson step: the things that the learner should look at or click.

use serde::de::{Deserialize, Deserializer, Error as _};

use crate::rules::{Adventure, Card, Module, Phase, Piece, Resource, SECTORS, Seat, Ship, StarshipCatan, Thing, View};
use orrery_core::words::{Keyword, read_word};
use orrery_learn::academy::HighlightTarget;

/// A part of the board or the panels. A part of a ship is the learner's, unless a seat is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glow {
    /// `sector 2`: the cards of a sector.
    Sector(u8),
    /// `thing Food`: a bay, the laboratory or the money.
    Thing(Thing),
    /// `module Command`: the room of a module.
    Module(Module),
    /// `level2 Command`: the module of level 2 next to the board.
    LevelTwo(Module),
    /// `ship ColonyShip`: a ship in the hangar, or its free place there.
    Ship(Ship),
    /// `piece Cannon`: boosters or cannons.
    Piece(Piece),
    /// `colony Ore`: the start colony or founded colonies that produce this resource.
    Colony(Resource),
    /// `post Graphia`: one of the learner's trading posts.
    Post(Card),
    /// `adventure Famine`: an adventure that is face up.
    Adventure(Adventure),
    /// `seat sun`: a player's ship.
    Seat(Seat),
    /// A fixed place, named by a single word.
    Place(Place),
}

/// A fixed place on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The yellow die, which is clicked to roll.
    Roll,
    /// The four sectors.
    Sectors,
    /// The speed left.
    Speed,
    /// The actions left.
    Actions,
    /// The flight row.
    Row,
    /// The card visited.
    Visited,
    /// The cards looked at.
    Look,
    /// The control that reveals the next card.
    Next,
    /// The control that ends the flight.
    Stop,
    /// The control that founds a colony.
    Settle,
    /// The control that founds a trading post.
    Found,
    /// The control that pays the ransom.
    Pay,
    /// The control that fights the pirates.
    Fight,
    /// The prizes of a won fight.
    Prize,
    /// The reserve pile.
    Reserve,
    /// The adventures face up.
    Adventures,
    /// The shipyard: everything that can be built, with its price.
    Yard,
    /// The control for offering an exchange.
    Offer,
    /// The two special cards.
    Honours,
    /// The victory points.
    Points,
    /// The control that ends the turn.
    End,
    /// The log of the match.
    Log,
}

impl Place {
    /// All places with their words.
    pub const WORDS: &'static [(&'static str, Place)] = &[
        ("roll", Place::Roll),
        ("sectors", Place::Sectors),
        ("speed", Place::Speed),
        ("actions", Place::Actions),
        ("row", Place::Row),
        ("visited", Place::Visited),
        ("look", Place::Look),
        ("next", Place::Next),
        ("stop", Place::Stop),
        ("settle", Place::Settle),
        ("found", Place::Found),
        ("pay", Place::Pay),
        ("fight", Place::Fight),
        ("prize", Place::Prize),
        ("reserve", Place::Reserve),
        ("adventures", Place::Adventures),
        ("yard", Place::Yard),
        ("offer", Place::Offer),
        ("honours", Place::Honours),
        ("points", Place::Points),
        ("end", Place::End),
        ("log", Place::Log),
    ];

    /// Reports whether the place exists now.
    fn exists(self, view: &View) -> bool {
        let p = &view.known;
        let phase = p.phase;
        match self {
            Place::Roll => phase == Phase::Roll,
            Place::Speed | Place::Actions => phase.in_flight() || phase == Phase::Fly,
            Place::Row => phase.in_flight() && !p.flight.is_empty(),
            Place::Visited => phase.in_flight() && p.flight.visiting,
            Place::Look => phase == Phase::Arrange,
            Place::Next | Place::Stop | Place::Settle | Place::Found => phase == Phase::Flight,
            Place::Pay | Place::Fight => phase == Phase::Pirates,
            Place::Prize => phase == Phase::Take,
            Place::Yard | Place::Offer | Place::End => phase == Phase::Build,
            Place::Sectors | Place::Reserve | Place::Adventures | Place::Honours | Place::Points | Place::Log => true,
        }
    }
}

impl Glow {
    /// Reads a highlight.
    ///
    /// # Errors
    /// A description of what was expected.
    pub fn from_text(text: &str) -> Result<Self, String> {
        fn named<T: Keyword>(word: &str) -> Result<T, String> {
            read_word(word)
        }
        let Some((kind, rest)) = text.trim().split_once(' ') else {
            let place = Place::WORDS.iter().find(|(word, _)| *word == text.trim());
            let unknown = || format!("`{text}`: nothing can glow that is called so");
            return place.map(|(_, place)| Glow::Place(*place)).ok_or_else(unknown);
        };
        let read = match kind {
            "sector" => sector(rest).map(Glow::Sector),
            "thing" => named(rest).map(Glow::Thing),
            "module" => named(rest).map(Glow::Module),
            "level2" => named(rest).map(Glow::LevelTwo),
            "ship" => named(rest).map(Glow::Ship),
            "piece" => piece(rest).map(Glow::Piece),
            "colony" => named(rest).map(Glow::Colony),
            "post" => named(rest).map(Glow::Post),
            "adventure" => named(rest).map(Glow::Adventure),
            "seat" => named(rest).map(Glow::Seat),
            _ => Err("nothing can glow that is called so".to_owned()),
        };
        read.map_err(|error| format!("`{text}`: {error}"))
    }
}

fn sector(word: &str) -> Result<u8, String> {
    let number = word.parse().ok().filter(|number| (1..=SECTORS as u8).contains(number));
    number.ok_or_else(|| format!("expected a sector, 1 to {SECTORS}, found `{word}`"))
}

fn piece(word: &str) -> Result<Piece, String> {
    match word {
        "Booster" => Ok(Piece::Booster),
        "Cannon" => Ok(Piece::Cannon),
        _ => Err(format!("expected Booster or Cannon, found `{word}`")),
    }
}

impl HighlightTarget<StarshipCatan> for Glow {
    fn exists(&self, view: &View) -> bool {
        let p = &view.known;
        let own = p.player(view.eyes.unwrap_or(Seat::Moon));
        match *self {
            Glow::Sector(_) | Glow::Thing(_) | Glow::Module(_) | Glow::Ship(_) | Glow::Piece(_) | Glow::Seat(_) => true,
            Glow::LevelTwo(module) => p.level_two_holder(module).is_none(),
            Glow::Colony(resource) => {
                let founded = own.colonies.kinds().filter_map(Card::colony).any(|(produced, _)| produced == resource);
                founded || view.eyes.unwrap_or(Seat::Moon).start_colony() == resource
            }
            Glow::Post(post) => own.posts.has(post),
            Glow::Adventure(adventure) => p.adventures.face_up().any(|up| up == adventure),
            Glow::Place(place) => place.exists(view),
        }
    }
}

impl<'de> Deserialize<'de> for Glow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Glow::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

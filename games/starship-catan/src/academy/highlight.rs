//! Highlights of a lesson step: the things that the learner should look at or click.

use crate::rules::{
    Adventure, Card, Commodity, EquipmentKind, Module, Phase, Resource, SECTORS, Seat, Ship, StarshipCatan, View,
};
use orrery_core::keyword_enum;
use orrery_core::words::read_word;
use orrery_learn::academy::{HighlightTarget, read_highlight};

/// A part of the board or the panels. Parts of a ship, such as bays and rooms, are those of the learner's ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Highlight {
    /// `sector 2`: the cards of a sector.
    Sector(u8),
    /// `thing Food`: the bay of a resource, the laboratory or the money.
    Thing(Commodity),
    /// `module Command`: the room of a module.
    Module(Module),
    /// `level2 Command`: the level-2 module of this kind, shown by its price or, outside Trade and Build, by its room.
    LevelTwo(Module),
    /// `ship ColonyShip`: the places where this ship can be built or, outside Trade and Build, the hangar.
    Ship(Ship),
    /// `piece Cannon`: the boosters or the cannons.
    Piece(EquipmentKind),
    /// `colony Ore`: the colonies that produce this resource, including the start colony.
    Colony(Resource),
    /// `post Graphia`: one of the learner's trading posts.
    Post(Card),
    /// `adventure Famine`: an adventure that is face up.
    Adventure(Adventure),
    /// `seat sun`: the ship of a player.
    Seat(Seat),
    /// A fixed place on the screen, named by a single word.
    Place(HighlightPlace),
}

keyword_enum! {
    /// A fixed place on the screen.
    HighlightPlace {
        /// The yellow die, which is clicked to roll.
        Roll = "roll",
        /// The four sectors.
        Sectors = "sectors",
        /// The dial with the remaining speed.
        Speed = "speed",
        /// The dial with the remaining actions.
        Actions = "actions",
        /// The flight row.
        Row = "row",
        /// The visited card.
        Visited = "visited",
        /// The cards that the learner looks at with the Sensor.
        Look = "look",
        /// The control that reveals the next card.
        Next = "next",
        /// The control that ends the flight.
        Stop = "stop",
        /// The control that founds a colony.
        Settle = "settle",
        /// The control that founds a trading post.
        Found = "found",
        /// The control that pays the ransom.
        Pay = "pay",
        /// The control that fights the pirates.
        Fight = "fight",
        /// The prizes to choose from after a won fight.
        Prize = "prize",
        /// The reserve pile.
        Reserve = "reserve",
        /// The face-up adventures.
        Adventures = "adventures",
        /// The shipyard: everything that can be built, with its price.
        Yard = "yard",
        /// The control for offering an exchange.
        Offer = "offer",
        /// The two special cards.
        Honours = "honours",
        /// The victory points.
        Points = "points",
        /// The control that ends the turn.
        End = "end",
        /// The log of the match.
        Log = "log",
    }
}

impl HighlightPlace {
    /// Reports whether the place is shown in this view: some places exist only in certain phases, and the row and the visited
    /// card only after a reveal.
    fn exists(self, view: &View) -> bool {
        let p = &view.known;
        let phase = p.phase;
        match self {
            HighlightPlace::Roll => phase == Phase::Roll,
            HighlightPlace::Speed | HighlightPlace::Actions => phase.in_flight() || phase == Phase::Fly,
            HighlightPlace::Row => phase.in_flight() && !p.flight.is_empty(),
            HighlightPlace::Visited => phase.in_flight() && p.flight.visiting,
            HighlightPlace::Look => phase == Phase::Arrange,
            HighlightPlace::Next | HighlightPlace::Stop | HighlightPlace::Settle | HighlightPlace::Found => {
                phase == Phase::Flight
            }
            HighlightPlace::Pay | HighlightPlace::Fight => phase == Phase::Pirates,
            HighlightPlace::Prize => phase == Phase::Take,
            HighlightPlace::Yard | HighlightPlace::Offer | HighlightPlace::End => phase == Phase::Build,
            HighlightPlace::Sectors
            | HighlightPlace::Reserve
            | HighlightPlace::Adventures
            | HighlightPlace::Honours
            | HighlightPlace::Points
            | HighlightPlace::Log => true,
        }
    }
}

impl Highlight {
    /// Parses a highlight, such as `sector 2` or `roll`.
    ///
    /// # Errors
    /// Returns a message that quotes the text and gives the reason why it is not a highlight.
    pub fn from_text(text: &str) -> Result<Self, String> {
        read_highlight(text, Highlight::Place, |kind, rest| {
            Some(match kind {
                "sector" => sector(rest).map(Highlight::Sector),
                "thing" => read_word(rest).map(Highlight::Thing),
                "module" => read_word(rest).map(Highlight::Module),
                "level2" => read_word(rest).map(Highlight::LevelTwo),
                "ship" => read_word(rest).map(Highlight::Ship),
                "piece" => piece(rest).map(Highlight::Piece),
                "colony" => read_word(rest).map(Highlight::Colony),
                "post" => read_word(rest).map(Highlight::Post),
                "adventure" => read_word(rest).map(Highlight::Adventure),
                "seat" => read_word(rest).map(Highlight::Seat),
                _ => return None,
            })
        })
    }
}

fn sector(word: &str) -> Result<u8, String> {
    let number = word.parse().ok().filter(|number| (1..=SECTORS as u8).contains(number));
    number.ok_or_else(|| format!("expected a sector, 1 to {SECTORS}, found `{word}`"))
}

fn piece(word: &str) -> Result<EquipmentKind, String> {
    match word {
        "Booster" => Ok(EquipmentKind::Booster),
        "Cannon" => Ok(EquipmentKind::Cannon),
        _ => Err(format!("expected Booster or Cannon, found `{word}`")),
    }
}

impl HighlightTarget<StarshipCatan> for Highlight {
    fn exists(&self, view: &View) -> bool {
        let p = &view.known;
        let own = p.player(view.viewer.unwrap_or(Seat::Moon));
        match *self {
            Highlight::Sector(_)
            | Highlight::Thing(_)
            | Highlight::Module(_)
            | Highlight::Ship(_)
            | Highlight::Piece(_)
            | Highlight::Seat(_) => true,
            Highlight::LevelTwo(module) => p.level_two_holder(module).is_none(),
            Highlight::Colony(resource) => {
                let founded = own.colonies.kinds().filter_map(Card::colony).any(|(produced, _)| produced == resource);
                founded || view.viewer.unwrap_or(Seat::Moon).start_colony() == resource
            }
            Highlight::Post(post) => own.posts.has(post),
            Highlight::Adventure(adventure) => p.adventures.face_up().any(|up| up == adventure),
            Highlight::Place(place) => place.exists(view),
        }
    }
}

orrery_learn::highlight_from_text!(Highlight);
orrery_core::impl_keyword! { HighlightPlace = "a place" }

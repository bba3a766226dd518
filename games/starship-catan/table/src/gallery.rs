//! The gallery scenes of this game: every state in which a match can be, from the first module to two full ships.
//!
//! Each scene is a scenario of `assets/starship-catan/gallery`, with the orders that lead to the scene and the clicks that
//! follow.

use super::StarshipCatan;
use super::table::{AdjustableAmount, ClickTarget, SectorMarks};
use crate::StarshipCatanFrontend;
use orrery_record::{self as record, SeatControl};
use orrery_ui::gallery::{
    GalleryScenes, GameSceneGroup, SEED, aimed, dealt, hint, page, person_at, puzzle, reached, scene_texts, scenes,
    shown,
};
use orrery_ui::{CodexIntent, Overlay, UiIntent};
use starship_catan::codex::{CardPage, ShipPart, Topic};
use starship_catan::rules::{Adventure, Card, Commodity, Module, Resource, Seat};

/// A match of this game.
type GalleryMatch = record::Match<StarshipCatan>;
/// The driver of the gallery for this game.
type GalleryDriver<'a> = dyn orrery_ui::gallery::GalleryDriver<StarshipCatanFrontend> + 'a;

scene_texts! {
    "starship-catan":
    ADVENTURES = "adventures";
    ANSWER = "answer";
    BUILD = "build";
    CORSAIRS = "corsairs";
    FIGHT_LOST = "fight-lost";
    FIGHT_WON = "fight-won";
    FLIGHT_NINE = "flight-nine";
    FLIGHT_TEN = "flight-ten";
    FULL = "full";
    MIDDLE = "middle";
    MODULE_FALLS = "module-falls";
    MODULE_LOST = "module-lost";
    PIRATES = "pirates";
    PRODUCTION = "production";
    ROLL = "roll";
    SECTORS = "sectors-none";
    SECTORS_NOTES = "sectors-notes";
    SECTORS_OPEN = "sectors-open";
    SENSOR = "sensor";
}

impl GalleryScenes for StarshipCatanFrontend {
    const SCENES: &'static [GameSceneGroup<Self>] = &[
        scenes!["match-2": "first-module" => first_module, "roll" => |stage| shown(stage, ROLL, 0)],
        scenes!["match-crowded":
            "production" => |stage| shown(stage, PRODUCTION, 0),
            "sectors" => |stage| shown(stage, SECTORS, 0),
            "sectors-aimed" => |stage| aimed(stage, SECTORS, ClickTarget::Sector(2)),
            "sectors-notes" => noted,
            "notes" => |stage| {
                noted(stage);
                stage.ask(UiIntent::Open(Overlay::Notes));
            },
            "sectors-open" => |stage| shown(stage, SECTORS_OPEN, 0),
            "sensor" => |stage| shown(stage, SENSOR, 0),
            "sensor-open" => |stage| aimed(stage, SENSOR, ClickTarget::LookCard(2)),
            "sensor-placed" => sensor_placed,
            "flight-founding" => |stage| aimed(stage, MIDDLE, ClickTarget::Found),
            "flight-on" => |stage| aimed(stage, MIDDLE, ClickTarget::Next),
            "flight-buying" => buying,
            "flight-nine" => |stage| shown(stage, FLIGHT_NINE, 0),
            "flight-ten" => |stage| shown(stage, FLIGHT_TEN, 0),
            "adventures" => |stage| shown(stage, ADVENTURES, 0),
            "adventure-reward" => reward,
            "pirates" => |stage| shown(stage, PIRATES, 0),
            "pirates-aimed" => |stage| aimed(stage, PIRATES, ClickTarget::Fight),
            "fight-won" => |stage| shown(stage, FIGHT_WON, 0),
            "fight-lost" => |stage| shown(stage, FIGHT_LOST, 0),
            "corsairs" => |stage| shown(stage, CORSAIRS, 0),
            "module-falls" => |stage| shown(stage, MODULE_FALLS, 0),
            "module-lost" => |stage| shown(stage, MODULE_LOST, 0),
        ],
        scenes!["match-step":
            "build" => |stage| shown(stage, BUILD, 0),
            "build-aimed" => |stage| aimed(stage, BUILD, ClickTarget::Module(Module::Sensor)),
            "build-demand" => |stage| aimed(stage, BUILD, ClickTarget::RivalBay(Resource::TradeGoods)),
            "build-post" => at_a_post,
            "offer" => offer,
            "answer" => answer,
            "watched-offer" => |stage| shown(stage, ANSWER, Seat::Moon.index()),
            "full-ships" => |stage| shown(stage, FULL, 0),
            "full-rival" => |stage| shown(stage, FULL, Seat::Sun.index()),
        ],
        scenes!["codex":
            "codex-raiders" => |stage| codex_page(stage, Topic::Card(CardPage::Corsairs)),
            "codex-cannon" => |stage| codex_page(stage, Topic::Ship(ShipPart::Cannon)),
            "codex-monument" => |stage| codex_page(stage, Topic::Adventure(Adventure::Monument)),
            "codex-example" => practice,
        ],
        scenes!["puzzles":
            "puzzle-raiders" => |stage| puzzle(stage, "past-the-pirates"),
            "puzzle-memory" => |stage| puzzle(stage, "three-flights-ago"),
            "puzzle-block" => |stage| hint(stage, "the-block"),
        ],
    ];

    fn middle_game(control: &dyn Fn(usize) -> SeatControl) -> Option<GalleryMatch> {
        reached(MIDDLE, control)
    }
}

fn first_module(stage: &mut GalleryDriver) {
    stage.open(dealt(2, SEED, person_at(0)));
    stage.stand(ClickTarget::Module(Module::Sensor));
}

/// Shows the choice of a sector, with marks that a player might have made.
fn noted(stage: &mut GalleryDriver) {
    shown(stage, SECTORS_NOTES, 0);
    let mut marks = SectorMarks::default();
    for (at, card) in
        [(0, Card::Ambrosia), (1, Card::Loam), (1, Card::Poseidon), (1, Card::Pirates3), (3, Card::Median)]
    {
        marks.add(at, card);
    }
    stage.ask(UiIntent::Note(marks.text()));
}

/// Places card 2 on top and card 1 at the bottom.
fn sensor_placed(stage: &mut GalleryDriver) {
    shown(stage, SENSOR, 0);
    stage.pick(ClickTarget::ToTop(2));
    stage.pick(ClickTarget::ToBottom(1));
}

/// Begins to buy two Food at the visited planet.
fn buying(stage: &mut GalleryDriver) {
    shown(stage, MIDDLE, 0);
    stage.pick(ClickTarget::More(AdjustableAmount::Buy(Commodity::Food)));
    stage.pick(ClickTarget::More(AdjustableAmount::Buy(Commodity::Food)));
}

fn reward(stage: &mut GalleryDriver) {
    shown(stage, ADVENTURES, 0);
    stage.pick(ClickTarget::Adventure(Adventure::Council));
}

fn at_a_post(stage: &mut GalleryDriver) {
    shown(stage, BUILD, 0);
    stage.pick(ClickTarget::Post(Card::MerchantOutpost));
    stage.pick(ClickTarget::More(AdjustableAmount::Sell(Commodity::Carbon)));
}

fn offer(stage: &mut GalleryDriver) {
    shown(stage, BUILD, 0);
    stage.pick(ClickTarget::Offer);
    stage.pick(ClickTarget::More(AdjustableAmount::Give(Commodity::Fuel)));
    stage.pick(ClickTarget::More(AdjustableAmount::Give(Commodity::Astro)));
    stage.pick(ClickTarget::More(AdjustableAmount::Want(Commodity::TradeGoods)));
}

/// Opens a match in which Sun has to answer an offer, closes the recap, and moves the focus to the button that accepts.
fn answer(stage: &mut GalleryDriver) {
    shown(stage, ANSWER, Seat::Sun.index());
    stage.ask(UiIntent::CloseBanner);
    stage.stand(ClickTarget::Accept);
}

/// Opens a codex page during a match.
fn codex_page(stage: &mut GalleryDriver, topic: Topic) {
    shown(stage, MIDDLE, 0);
    page(stage, topic);
}

/// Opens an example from the codex while a match is suspended, and closes the banner that appears.
fn practice(stage: &mut GalleryDriver) {
    shown(stage, MIDDLE, 0);
    stage.ask(UiIntent::Codex(CodexIntent::Play("the-sensor-looks-alone")));
    stage.ask(UiIntent::CloseBanner);
}

#[cfg(test)]
mod tests {
    use super::*;
    use starship_catan::puzzle::ladder;
    use starship_catan::rules::Phase;

    #[test]
    fn every_phase_except_module_and_over_has_a_scene() {
        let shown = |phase: Phase| {
            TEXTS.iter().any(|(_, text)| {
                reached(text, person_at(Seat::Moon.index()))
                    .is_some_and(|game: GalleryMatch| game.position().phase == phase)
            })
        };
        // A dealt match shows the choice of the first module, and a shared scene shows the end.
        let missing: Vec<Phase> = Phase::ALL.iter().copied().filter(|&phase| !shown(phase)).collect();
        assert_eq!(missing, [Phase::Module, Phase::Over]);
    }

    #[test]
    fn puzzles_opened_by_scenes_exist() {
        let names: Vec<&str> = ladder().iter().map(|rung| rung.name).collect();
        assert!(["past-the-pirates", "three-flights-ago", "the-block"].iter().all(|name| names.contains(name)));
    }
}

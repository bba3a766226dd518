//! The gallery scenes of this game: every state that a match can be in, from the first module to two full ships.
//!
//! Each is a scenario of `assets/starship-catan/gallery`, with the orders that lead to the scene and the clicks that follow.

use super::StarshipCatan;
use super::table::{CountedAmount, SectorMarks, Target};
use crate::StarshipCatanFrontend;
use orrery_core::Opponent;
use orrery_learn::codex::CodexPages as _;
use orrery_record::{self as record, SeatControl};
use orrery_ui::gallery::{GalleryScenes, GameSceneGroup, SEED, arranged, dealt, scene_texts, scenes};
use orrery_ui::{CodexIntent, Overlay, PuzzleIntent, UiIntent};
use starship_catan::codex::{CardPage, ShipPart, Topic};
use starship_catan::puzzle::ladder;
use starship_catan::record::Scenario;
use starship_catan::rules::notation::parse_order;
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
        scenes!["match-2": "first-module" => first_module, "roll" => |stage| shown(stage, ROLL)],
        scenes!["match-crowded":
            "production" => |stage| shown(stage, PRODUCTION),
            "sectors" => |stage| shown(stage, SECTORS),
            "sectors-aimed" => |stage| aimed(stage, SECTORS, Target::Sector(2)),
            "sectors-notes" => noted,
            "notes" => |stage| {
                noted(stage);
                stage.ask(UiIntent::Open(Overlay::Notes));
            },
            "sectors-open" => |stage| shown(stage, SECTORS_OPEN),
            "sensor" => |stage| shown(stage, SENSOR),
            "sensor-open" => |stage| aimed(stage, SENSOR, Target::LookCard(2)),
            "sensor-placed" => sensor_placed,
            "flight-founding" => |stage| aimed(stage, MIDDLE, Target::Found),
            "flight-on" => |stage| aimed(stage, MIDDLE, Target::Next),
            "flight-buying" => buying,
            "flight-nine" => |stage| shown(stage, FLIGHT_NINE),
            "flight-ten" => |stage| shown(stage, FLIGHT_TEN),
            "adventures" => |stage| shown(stage, ADVENTURES),
            "adventure-reward" => reward,
            "pirates" => |stage| shown(stage, PIRATES),
            "pirates-aimed" => |stage| aimed(stage, PIRATES, Target::Fight),
            "fight-won" => |stage| shown(stage, FIGHT_WON),
            "fight-lost" => |stage| shown(stage, FIGHT_LOST),
            "corsairs" => |stage| shown(stage, CORSAIRS),
            "module-falls" => |stage| shown(stage, MODULE_FALLS),
            "module-lost" => |stage| shown(stage, MODULE_LOST),
        ],
        scenes!["match-step":
            "build" => |stage| shown(stage, BUILD),
            "build-aimed" => |stage| aimed(stage, BUILD, Target::Module(Module::Sensor)),
            "build-demand" => |stage| aimed(stage, BUILD, Target::RivalBay(Resource::TradeGoods)),
            "build-post" => at_a_post,
            "offer" => offer,
            "answer" => answer,
            "watched-offer" => |stage| stage.open(played(ANSWER, Seat::Moon)),
            "full-ships" => |stage| shown(stage, FULL),
            "full-rival" => |stage| stage.open(played(FULL, Seat::Sun)),
        ],
        scenes!["codex":
            "codex-raiders" => |stage| page(stage, Topic::Card(CardPage::Corsairs)),
            "codex-cannon" => |stage| page(stage, Topic::Ship(ShipPart::Cannon)),
            "codex-monument" => |stage| page(stage, Topic::Adventure(Adventure::Monument)),
            "codex-example" => practice,
        ],
        scenes!["puzzles":
            "puzzle-raiders" => |stage| puzzle(stage, "past-the-pirates"),
            "puzzle-memory" => |stage| puzzle(stage, "three-flights-ago"),
            "puzzle-block" => hint,
        ],
    ];

    fn middle_game(control: &dyn Fn(usize) -> SeatControl) -> Option<GalleryMatch> {
        of_scenario(MIDDLE, control)
    }
}

/// Returns the match of a scenario after its orders, or `None` if the scenario is invalid.
fn of_scenario(text: &str, control: impl Fn(usize) -> SeatControl) -> Option<GalleryMatch> {
    let scenario = Scenario::from_text(text).ok()?;
    let mut game = arranged(&scenario, control)?;
    for line in &scenario.play {
        game.give(parse_order(line).ok()?).ok()?;
    }
    Some(game)
}

/// Returns the match of a scenario, with one seat played by a person and the other by an opponent, or `None` if the scenario is
/// invalid.
fn played(text: &str, person: Seat) -> Option<GalleryMatch> {
    let control = |seat| if seat == person.index() { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    of_scenario(text, control)
}

/// Shows a scenario in Moon's view.
fn shown(stage: &mut GalleryDriver, text: &str) {
    stage.open(played(text, Seat::Moon));
}

/// Shows a scenario with the keyboard focus on `target`.
fn aimed(stage: &mut GalleryDriver, text: &str, target: Target) {
    shown(stage, text);
    stage.stand(target);
}

fn first_module(stage: &mut GalleryDriver) {
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    stage.open(dealt(2, SEED, control));
    stage.stand(Target::Module(Module::Sensor));
}

/// Shows a choice of sectors with marks that a player might have made.
fn noted(stage: &mut GalleryDriver) {
    shown(stage, SECTORS_NOTES);
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
    shown(stage, SENSOR);
    stage.pick(Target::ToTop(2));
    stage.pick(Target::ToBottom(1));
}

/// Begins to buy two Food at the visited planet.
fn buying(stage: &mut GalleryDriver) {
    shown(stage, MIDDLE);
    stage.pick(Target::More(CountedAmount::Buy(Commodity::Food)));
    stage.pick(Target::More(CountedAmount::Buy(Commodity::Food)));
}

fn reward(stage: &mut GalleryDriver) {
    shown(stage, ADVENTURES);
    stage.pick(Target::Adventure(Adventure::Council));
}

fn at_a_post(stage: &mut GalleryDriver) {
    shown(stage, BUILD);
    stage.pick(Target::Post(Card::MerchantOutpost));
    stage.pick(Target::More(CountedAmount::Sell(Commodity::Carbon)));
}

fn offer(stage: &mut GalleryDriver) {
    shown(stage, BUILD);
    stage.pick(Target::Offer);
    stage.pick(Target::More(CountedAmount::Give(Commodity::Fuel)));
    stage.pick(Target::More(CountedAmount::Give(Commodity::Astro)));
    stage.pick(Target::More(CountedAmount::Want(Commodity::TradeGoods)));
}

/// Opens a match in which Sun has to answer an offer, closes the recap, and moves the focus to accepting.
fn answer(stage: &mut GalleryDriver) {
    stage.open(played(ANSWER, Seat::Sun));
    stage.ask(UiIntent::CloseBanner);
    stage.stand(Target::Accept);
}

/// Opens a codex page during a match.
fn page(stage: &mut GalleryDriver, topic: Topic) {
    shown(stage, MIDDLE);
    if let Some(number) = StarshipCatan::number_of(topic) {
        stage.ask(UiIntent::Codex(CodexIntent::Open(number)));
    }
}

/// Opens an example from the codex while a match is suspended, and closes the banner that appears.
fn practice(stage: &mut GalleryDriver) {
    shown(stage, MIDDLE);
    stage.ask(UiIntent::Codex(CodexIntent::Play("the-sensor-looks-alone")));
    stage.ask(UiIntent::CloseBanner);
}

fn puzzle(stage: &mut GalleryDriver, name: &str) {
    if let Some(index) = ladder().iter().position(|rung| rung.name == name) {
        stage.ask(UiIntent::Puzzle(PuzzleIntent::Open(index)));
    }
}

fn hint(stage: &mut GalleryDriver) {
    puzzle(stage, "the-block");
    stage.ask(UiIntent::Puzzle(PuzzleIntent::Hint));
}

#[cfg(test)]
mod tests {
    use super::*;
    use starship_catan::rules::Phase;

    #[test]
    fn every_gallery_scenario_opens_as_a_running_match() {
        for (name, text) in TEXTS {
            let game = played(text, Seat::Moon).unwrap_or_else(|| panic!("{name}.ron has a position and its orders"));
            assert!(!game.is_over(), "{name}");
        }
    }

    #[test]
    fn every_phase_except_module_and_over_has_a_scene() {
        let shown = |phase: Phase| {
            TEXTS.iter().any(|(_, text)| played(text, Seat::Moon).is_some_and(|game| game.position().phase == phase))
        };
        // The choice of the first module is shown in a dealt match, and the end in a shared scene.
        let missing: Vec<Phase> = Phase::ALL.iter().copied().filter(|&phase| !shown(phase)).collect();
        assert_eq!(missing, [Phase::Module, Phase::Over]);
    }

    #[test]
    fn puzzles_opened_by_scenes_exist() {
        let names: Vec<&str> = ladder().iter().map(|rung| rung.name).collect();
        assert!(["past-the-pirates", "three-flights-ago", "the-block"].iter().all(|name| names.contains(name)));
    }
}

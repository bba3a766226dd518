//! The gallery scenes of this game: dice, stations, territories, cards and fields, codex pages and puzzles.

use crate::AlienFrontiersFrontend;
use crate::table::plan::{CardUse, ClickTarget, tray};
use alien_frontiers::codex::{OptionTopic, Topic};
use alien_frontiers::puzzle::ladder;
use alien_frontiers::record::Match;
use alien_frontiers::rules::notation::parse_order;
use alien_frontiers::rules::{Card, DockingDuty, Facility, Territory};
use orrery_core::Colour;
use orrery_record::SeatControl;
use orrery_ui::gallery::{GalleryScenes, GameSceneGroup, SEED, dealt, hint, page, puzzle, reached, scenes, seats};
use orrery_ui::{CodexIntent, Overlay, UiIntent};

/// The interface through which the scenes of this game control the program.
type GalleryDriver<'a> = dyn orrery_ui::gallery::GalleryDriver<AlienFrontiersFrontend> + 'a;

impl GalleryScenes for AlienFrontiersFrontend {
    const SCENES: &'static [GameSceneGroup<Self>] = &[
        scenes!["match-4": "match-rolled" => rolled],
        scenes!["match-crowded":
            "match-aimed" => aimed,
            "match-keys" => at_the_shipyard,
            "match-refused" => refused,
            "match-territory" => territory,
        ],
        scenes!["match-step":
            "trade" => |stage| picked(stage, ClickTarget::Trade),
            "raid" => raid,
            "shed" => |stage| picked(stage, ClickTarget::Shed),
            "card-power" => |stage| picked(stage, ClickTarget::Use(Card::PlasmaCannon, CardUse::Power)),
            "card-pile" => |stage| picked(stage, ClickTarget::Use(Card::TemporalWarper, CardUse::Discard)),
            "fields" => contested,
            "question" => question,
        ],
        scenes!["codex":
            "codex-facility" => |stage| codex_page(stage, Topic::Facility(Facility::ColonyConstructor)),
            "codex-card" => |stage| codex_page(stage, Topic::Card(Card::PlasmaCannon)),
            "codex-search" => search,
            "codex-option" => |stage| codex_page(stage, OptionTopic::DockingDuty.into()),
            "codex-practice" => practice,
            "dice-options" => dice_options,
            "dice-options-picked" => |stage| {
                dice_options(stage);
                die(stage, 4);
            },
            "tip-dock" => at_the_shipyard,
            "tip-card" => tip_card,
        ],
        scenes!["puzzles":
            "puzzle" => |stage| puzzle(stage, "late-ore"),
            "puzzle-two" => |stage| puzzle(stage, "cut-down"),
            "puzzle-hint" => |stage| hint(stage, "two-landings"),
            "puzzle-menu" => |stage| {
                puzzle(stage, "late-ore");
                stage.ask(UiIntent::Open(Overlay::Menu));
            },
            "puzzle-solved" => solved,
            "puzzle-missed" => missed,
        ],
    ];

    fn middle_game(control: &dyn Fn(usize) -> SeatControl) -> Option<Match> {
        reached(CROWDED, control)
    }
}

const CROWDED: &str = include_str!("../../../../assets/alien-frontiers/gallery/crowded.ron");
const CONTESTED: &str = include_str!("../../../../assets/alien-frontiers/gallery/contested.ron");

fn people(_: usize) -> SeatControl {
    SeatControl::Human
}

/// Returns a crowded middle game with human players in every seat, or `None` if its scenario is invalid.
pub fn crowded_match() -> Option<Match> {
    AlienFrontiersFrontend::middle_game(&people)
}

/// Returns a contested end game with human players in every seat, or `None` if its scenario is invalid.
pub fn contested_match() -> Option<Match> {
    reached(CONTESTED, people)
}

fn crowded(stage: &mut GalleryDriver) {
    stage.open(crowded_match());
}

fn contested(stage: &mut GalleryDriver) {
    stage.open(contested_match());
}

/// Shows the contested end game with this target picked.
fn picked(stage: &mut GalleryDriver, target: ClickTarget) {
    contested(stage);
    stage.pick(target);
}

fn rolled(stage: &mut GalleryDriver) {
    stage.open(dealt(3, SEED, people));
    stage.pick(ClickTarget::Roll);
}

/// Picks the die of the tray with this value.
fn die(stage: &mut GalleryDriver, value: u8) {
    let Some(position) = stage.view() else { return };
    let found = tray(&position).into_iter().enumerate().find(|(_, (ship, _))| ship.value == value);
    if let Some((index, (ship, _))) = found {
        stage.pick(ClickTarget::HandShip { index, ship });
    }
}

fn aimed(stage: &mut GalleryDriver) {
    crowded(stage);
    die(stage, 4);
    stage.stand(ClickTarget::Facility(Facility::SolarConverter));
}

fn at_the_shipyard(stage: &mut GalleryDriver) {
    crowded(stage);
    stage.stand(ClickTarget::Facility(Facility::Shipyard));
}

fn refused(stage: &mut GalleryDriver) {
    crowded(stage);
    die(stage, 2);
    stage.pick(ClickTarget::Facility(Facility::LunarMine));
}

fn territory(stage: &mut GalleryDriver) {
    picked(stage, ClickTarget::Launch(Colour::Red));
    stage.stand(ClickTarget::Territory(Territory::AsimovCrater));
}

fn raid(stage: &mut GalleryDriver) {
    contested(stage);
    [3, 4, 5].into_iter().for_each(|value| die(stage, value));
    stage.pick(ClickTarget::Facility(Facility::RaidersOutpost));
}

/// Ends the turn with ships in hand, under an option that allows it, so that the game asks for confirmation.
fn question(stage: &mut GalleryDriver) {
    let free = contested_match().and_then(|game| {
        let mut position = *game.position();
        position.options.docking_duty = DockingDuty::Free;
        position.player_mut(Colour::Red).ore = 2;
        Match::from_position(position, seats(&Colour::ALL[..4], people), SEED).ok()
    });
    stage.open(free);
    stage.pick(ClickTarget::End);
}

/// Opens a page of the codex over the contested match.
fn codex_page(stage: &mut GalleryDriver, topic: Topic) {
    contested(stage);
    page(stage, topic);
}

fn search(stage: &mut GalleryDriver) {
    codex_page(stage, Topic::Territory(Territory::LemBadlands));
    stage.ask(UiIntent::Codex(CodexIntent::Query("fuel".to_owned())));
    stage.ask(UiIntent::Codex(CodexIntent::Cursor(2)));
}

/// Opens a codex example over a paused match.
fn practice(stage: &mut GalleryDriver) {
    contested(stage);
    stage.ask(UiIntent::Codex(CodexIntent::Play("herbert-fourth-ship-is-free")));
}

fn dice_options(stage: &mut GalleryDriver) {
    crowded(stage);
    stage.ask(UiIntent::Codex(CodexIntent::Options));
    stage.ask(UiIntent::Codex(CodexIntent::OptionAt(1)));
}

fn tip_card(stage: &mut GalleryDriver) {
    contested(stage);
    stage.stand(ClickTarget::HeldCard { colour: Colour::Red, card: Card::PlasmaCannon });
}

fn solved(stage: &mut GalleryDriver) {
    const NAME: &str = "loaded-cannon";
    puzzle(stage, NAME);
    let rung = ladder().iter().find(|rung| rung.name == NAME);
    let orders = rung.and_then(|rung| rung.puzzle.solution().ok()).unwrap_or_default();
    orders.into_iter().for_each(|order| stage.give(order));
}

fn missed(stage: &mut GalleryDriver) {
    puzzle(stage, "crater-push");
    let orders = ["dock SolarConverter 2 5 6", "end"];
    orders.iter().filter_map(|line| parse_order(line).ok()).for_each(|order| stage.give(order));
}

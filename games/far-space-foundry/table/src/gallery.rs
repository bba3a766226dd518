//! The gallery scenes of this game: every state of a match, from the first deal to four full fleets.
//!
//! Each scene is a scenario of `assets/far-space-foundry/gallery`, with the orders that lead to the scene and the clicks that
//! follow.

use super::FarSpaceFoundry;
use super::table::Target;
use crate::FarSpaceFoundryFrontend;
use far_space_foundry::codex::{BasicTopic, Topic};
use far_space_foundry::puzzle::ladder;
use far_space_foundry::record::Scenario;
use far_space_foundry::rules::notation::parse_order;
use far_space_foundry::rules::{Action, FreighterKind, Good, Job, Options, Pilot, Preset, Product, ProductChoice};
use orrery_core::{Opponent, Rules as _};
use orrery_learn::codex::CodexPages as _;
use orrery_record::{self as record, SeatControl};
use orrery_ui::gallery::{GalleryScenes, GameSceneGroup, SEED, arranged, dealt, scene_texts, scenes};
use orrery_ui::{CodexIntent, PuzzleIntent, ScreenRequest, SetupDraft, UiIntent};

type GalleryMatch = record::Match<FarSpaceFoundry>;
type GalleryDriver<'a> = dyn orrery_ui::gallery::GalleryDriver<FarSpaceFoundryFrontend> + 'a;

scene_texts! {
    "far-space-foundry":
    ALONE = "alone";
    ALPHA = "alpha";
    ALPHA_LANDED = "alpha-landed";
    ALPHA_LIFTED = "alpha-lifted";
    ALPHA_ONLY = "alpha-only";
    BEGIN_BETA = "begin-beta";
    BETA_CHARGE = "beta-charge";
    BETA_LANDED = "beta-landed";
    BETA_MAKE = "beta-make";
    BETA_UPGRADE = "beta-upgrade";
    CANTINA = "cantina";
    IDLE = "idle";
    KEEP = "keep";
    MIDDLE = "middle";
    PAIRS = "pairs";
    STOW = "stow";
}

impl GalleryScenes for FarSpaceFoundryFrontend {
    const SCENES: &'static [GameSceneGroup<Self>] = &[
        scenes!["setup-opponents":
            "foundry-setup-products" => products,
        ],
        scenes!["match-2":
            "foundry-deal" => deal,
            "foundry-alone" => |stage| shown(stage, ALONE),
            "foundry-alpha-only" => |stage| aimed(stage, ALPHA_ONLY, Target::Pilot(Pilot::TealNavigator)),
        ],
        scenes!["match-crowded":
            "foundry-alpha" => |stage| aimed(stage, ALPHA, Target::Pilot(Pilot::Four)),
            "foundry-alpha-die" => die,
            "foundry-alpha-bribe" => bribe,
            "foundry-alpha-landed" => |stage| shown(stage, ALPHA_LANDED),
            "foundry-alpha-lifted" => |stage| aimed(stage, ALPHA_LIFTED, Target::Process(1)),
            "foundry-cantina" => |stage| aimed(stage, CANTINA, Target::Hire(Some(Pilot::VioletOperative))),
            "foundry-keep" => |stage| shown(stage, KEEP),
            "foundry-begin-beta" => |stage| shown(stage, BEGIN_BETA),
        ],
        scenes!["match-step":
            "foundry-beta" => |stage| shown(stage, MIDDLE),
            "foundry-beta-picked" => picked,
            "foundry-beta-landed" => |stage| aimed(stage, BETA_LANDED, Target::Ship(FreighterKind::Federal)),
            "foundry-beta-gathered" => gathered,
            "foundry-beta-make" => |stage| aimed(stage, BETA_MAKE, Target::Make(Product::Robot, 1)),
            "foundry-beta-charge" => |stage| aimed(stage, BETA_CHARGE, Target::Charge(Product::Robot)),
            "foundry-beta-upgrade" => |stage| aimed(stage, BETA_UPGRADE, Target::Upgrade(FreighterKind::Federal)),
            "foundry-pairs" => |stage| shown(stage, PAIRS),
            "foundry-idle" => |stage| shown(stage, IDLE),
            "foundry-stow" => |stage| shown(stage, STOW),
            "foundry-watched" => |stage| stage.open(played(MIDDLE, 1)),
        ],
        scenes!["codex":
            "foundry-codex-count" => |stage| page(stage, Topic::Basic(BasicTopic::Count)),
            "foundry-codex-cantina" => |stage| page(stage, Topic::Action(Action::Cantina)),
            "foundry-codex-smuggler" => |stage| page(stage, Topic::Job(Job::Smuggler)),
            "foundry-codex-freighter" => |stage| page(stage, Topic::Ship(FreighterKind::Violet)),
            "foundry-codex-robot" => |stage| page(stage, Topic::Product(Product::Robot)),
        ],
        scenes!["puzzles":
            "foundry-puzzle-gap" => |stage| puzzle(stage, "a-gap-is-closed"),
            "foundry-puzzle-space" => hint,
        ],
    ];

    fn middle_game(control: &dyn Fn(usize) -> SeatControl) -> Option<GalleryMatch> {
        of_scenario(MIDDLE, control)
    }
}

/// Returns the match that a scenario reaches by its orders, or `None` if it cannot be read or played.
fn of_scenario(text: &str, control: impl Fn(usize) -> SeatControl) -> Option<GalleryMatch> {
    let scenario = Scenario::from_text(text).ok()?;
    let mut game = arranged(&scenario, control)?;
    for line in &scenario.play {
        game.give(parse_order(line).ok()?).ok()?;
    }
    Some(game)
}

/// Returns the match of a scenario, with one seat played by a person and the others by opponents.
fn played(text: &str, person: usize) -> Option<GalleryMatch> {
    of_scenario(text, |seat| if seat == person { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) })
}

/// Opens a scenario in the first seat's view.
fn shown(stage: &mut GalleryDriver, text: &str) {
    stage.open(played(text, 0));
}

/// Opens a scenario with the keyboard focus on a target.
fn aimed(stage: &mut GalleryDriver, text: &str, target: Target) {
    shown(stage, text);
    stage.stand(target);
}

/// Opens the set-up screen with product cards to pick, one fewer than necessary.
fn products(stage: &mut GalleryDriver) {
    let options = Options { products: ProductChoice::Chosen, ..Options::default() };
    let mut draft = SetupDraft { game: FarSpaceFoundry::KEY, ..SetupDraft::default() };
    draft.set_rules::<FarSpaceFoundryFrontend>(Preset::Seed, &options);
    let picked = [Product::Drone, Product::Helmet, Product::IonCannon];
    draft.picked = Some(picked.iter().fold(0, |picked, product| picked | u16::from(product.bit())));
    draft.custom = true;
    stage.ask(UiIntent::Go(ScreenRequest::Setup));
    stage.ask(UiIntent::Draft(draft));
}

fn deal(stage: &mut GalleryDriver) {
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    stage.open(dealt(2, SEED, control));
}

/// Picks up the Commander, so that the die may be rolled.
fn die(stage: &mut GalleryDriver) {
    shown(stage, ALPHA);
    stage.pick(Target::Pilot(Pilot::Commander));
    stage.stand(Target::Roll);
}

/// Opens the choice of a shuttle for the dock master.
fn bribe(stage: &mut GalleryDriver) {
    shown(stage, ALPHA);
    stage.pick(Target::Bribe);
    stage.stand(Target::Dock(4));
}

/// Picks up a pilot with several flights.
fn picked(stage: &mut GalleryDriver) {
    shown(stage, MIDDLE);
    stage.pick(Target::Pilot(Pilot::OneTwoThree));
    stage.stand(Target::Dock(2));
}

/// Gathers goods of a freighter one by one.
fn gathered(stage: &mut GalleryDriver) {
    shown(stage, BETA_LANDED);
    stage.pick(Target::More(FreighterKind::Amber, Good::Galactium));
    stage.pick(Target::More(FreighterKind::Amber, Good::Drone));
}

/// Opens a codex page during a match.
fn page(stage: &mut GalleryDriver, topic: Topic) {
    shown(stage, MIDDLE);
    if let Some(number) = FarSpaceFoundry::number_of(topic) {
        stage.ask(UiIntent::Codex(CodexIntent::Open(number)));
    }
}

fn puzzle(stage: &mut GalleryDriver, name: &str) {
    if let Some(index) = ladder().iter().position(|rung| rung.name == name) {
        stage.ask(UiIntent::Puzzle(PuzzleIntent::Open(index)));
    }
}

fn hint(stage: &mut GalleryDriver) {
    puzzle(stage, "the-fourth-space");
    stage.ask(UiIntent::Puzzle(PuzzleIntent::Hint));
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::rules;

    #[test]
    fn every_gallery_scenario_opens_as_a_running_match() {
        for (name, text) in TEXTS {
            let game = played(text, 0).unwrap_or_else(|| panic!("{name}.ron has a position and its orders"));
            assert!(!game.is_over(), "{name}");
        }
    }

    #[test]
    fn every_stage_except_fly_and_over_has_a_scene() {
        let shown = |stage: rules::Phase| {
            TEXTS.iter().any(|(_, text)| played(text, 0).is_some_and(|game| game.position().stage == stage))
        };
        // A click plays a card and flies, so no scene shows the stage between them. A shared scene shows the end of a match.
        let missing: Vec<_> = rules::Phase::ALL.iter().copied().filter(|&stage| !shown(stage)).collect();
        assert_eq!(missing, [rules::Phase::Fly, rules::Phase::Over]);
    }
}

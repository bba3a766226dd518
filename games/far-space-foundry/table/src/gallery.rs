//! The gallery scenes of this game: every state of a match, from the first deal to four full fleets.
//!
//! Each scene is a scenario of `assets/far-space-foundry/gallery`, with the orders that lead to the scene and the clicks that
//! follow.

use super::FarSpaceFoundry;
use super::table::ClickTarget;
use crate::FarSpaceFoundryFrontend;
use far_space_foundry::codex::{BasicTopic, Topic};
use far_space_foundry::rules::{Action, FreighterKind, Good, Job, Options, Pilot, Preset, Product, ProductChoice};
use orrery_core::Rules as _;
use orrery_record::{self as record, SeatControl};
use orrery_ui::gallery::{
    GalleryScenes, GameSceneGroup, SEED, aimed, dealt, hint, page, person_at, puzzle, reached, scene_texts, scenes,
    shown,
};
use orrery_ui::{ScreenRequest, SetupDraft, UiIntent};

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
            "foundry-alone" => |stage| shown(stage, ALONE, 0),
            "foundry-alpha-only" => |stage| aimed(stage, ALPHA_ONLY, ClickTarget::Pilot(Pilot::TealNavigator)),
        ],
        scenes!["match-crowded":
            "foundry-alpha" => |stage| aimed(stage, ALPHA, ClickTarget::Pilot(Pilot::Four)),
            "foundry-alpha-die" => die,
            "foundry-alpha-bribe" => bribe,
            "foundry-alpha-landed" => |stage| shown(stage, ALPHA_LANDED, 0),
            "foundry-alpha-lifted" => |stage| aimed(stage, ALPHA_LIFTED, ClickTarget::Process(1)),
            "foundry-cantina" => |stage| aimed(stage, CANTINA, ClickTarget::Hire(Some(Pilot::VioletOperative))),
            "foundry-keep" => |stage| shown(stage, KEEP, 0),
            "foundry-begin-beta" => |stage| shown(stage, BEGIN_BETA, 0),
        ],
        scenes!["match-step":
            "foundry-beta" => |stage| shown(stage, MIDDLE, 0),
            "foundry-beta-picked" => picked,
            "foundry-beta-landed" => |stage| aimed(stage, BETA_LANDED, ClickTarget::Ship(FreighterKind::Federal)),
            "foundry-beta-gathered" => gathered,
            "foundry-beta-make" => |stage| aimed(stage, BETA_MAKE, ClickTarget::Make(Product::Robot, 1)),
            "foundry-beta-charge" => |stage| aimed(stage, BETA_CHARGE, ClickTarget::Charge(Product::Robot)),
            "foundry-beta-upgrade" => |stage| aimed(stage, BETA_UPGRADE, ClickTarget::Upgrade(FreighterKind::Federal)),
            "foundry-pairs" => |stage| shown(stage, PAIRS, 0),
            "foundry-idle" => |stage| shown(stage, IDLE, 0),
            "foundry-stow" => |stage| shown(stage, STOW, 0),
            "foundry-watched" => |stage| shown(stage, MIDDLE, 1),
        ],
        scenes!["codex":
            "foundry-codex-count" => |stage| codex_page(stage, Topic::Basic(BasicTopic::Count)),
            "foundry-codex-cantina" => |stage| codex_page(stage, Topic::Action(Action::Cantina)),
            "foundry-codex-smuggler" => |stage| codex_page(stage, Topic::Job(Job::Smuggler)),
            "foundry-codex-freighter" => |stage| codex_page(stage, Topic::Ship(FreighterKind::Violet)),
            "foundry-codex-robot" => |stage| codex_page(stage, Topic::Product(Product::Robot)),
        ],
        scenes!["puzzles":
            "foundry-puzzle-gap" => |stage| puzzle(stage, "a-gap-is-closed"),
            "foundry-puzzle-space" => |stage| hint(stage, "the-fourth-space"),
        ],
    ];

    fn middle_game(control: &dyn Fn(usize) -> SeatControl) -> Option<GalleryMatch> {
        reached(MIDDLE, control)
    }
}

/// Opens the set-up screen with picked product cards, one fewer than necessary.
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
    stage.open(dealt(2, SEED, person_at(0)));
}

/// Picks up the Commander, so that the die may be rolled.
fn die(stage: &mut GalleryDriver) {
    shown(stage, ALPHA, 0);
    stage.pick(ClickTarget::Pilot(Pilot::Commander));
    stage.stand(ClickTarget::Roll);
}

/// Opens the choice of a shuttle for the dock master.
fn bribe(stage: &mut GalleryDriver) {
    shown(stage, ALPHA, 0);
    stage.pick(ClickTarget::Bribe);
    stage.stand(ClickTarget::Dock(4));
}

/// Picks up a pilot with several flights.
fn picked(stage: &mut GalleryDriver) {
    shown(stage, MIDDLE, 0);
    stage.pick(ClickTarget::Pilot(Pilot::OneTwoThree));
    stage.stand(ClickTarget::Dock(2));
}

/// Gathers goods of a freighter one by one.
fn gathered(stage: &mut GalleryDriver) {
    shown(stage, BETA_LANDED, 0);
    stage.pick(ClickTarget::More(FreighterKind::Amber, Good::Galactium));
    stage.pick(ClickTarget::More(FreighterKind::Amber, Good::Drone));
}

/// Opens a codex page during a match.
fn codex_page(stage: &mut GalleryDriver, topic: Topic) {
    shown(stage, MIDDLE, 0);
    page(stage, topic);
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::rules;

    #[test]
    fn every_stage_except_fly_and_over_has_a_scene() {
        let shown = |stage: rules::Phase| {
            TEXTS.iter().any(|(_, text)| {
                reached(text, person_at(0)).is_some_and(|game: GalleryMatch| game.position().stage == stage)
            })
        };
        // A click plays a card and flies, so no scene shows the stage between them. A shared scene shows the end of a match.
        let missing: Vec<_> = rules::Phase::ALL.iter().copied().filter(|&stage| !shown(stage)).collect();
        assert_eq!(missing, [rules::Phase::Fly, rules::Phase::Over]);
    }
}

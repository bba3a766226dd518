//! The gallery scenes of this game: every state of a match, from a quiet turn to a fight.
//!
//! Each scene is a scenario of `assets/contraband/gallery`, whose orders lead to the state shown, plus the clicks made there.

use super::Contraband;
use super::table::ClickTarget;
use crate::ContrabandFrontend;
use contraband::rules::{BoardSpot, BonusCard, Metal, MoveStep, Sector, Upgrade};
use orrery_core::Colour;
use orrery_record::{self as record, SeatControl};
use orrery_ui::gallery::{
    GalleryScenes, GameSceneGroup, SEED, aimed, dealt, person_at, reached, scene_texts, scenes, shown,
};

/// A match of this game.
type GalleryMatch = record::Match<Contraband>;
/// The program as used by this game's scenes.
type GalleryDriver<'a> = dyn orrery_ui::gallery::GalleryDriver<ContrabandFrontend> + 'a;

scene_texts! {
    "contraband":
    ACT = "act";
    ADRIFT = "adrift";
    ALONE = "alone";
    ATTACK = "attack";
    CALM = "calm";
    CORSAIR = "corsair";
    EXCESS = "excess";
    FIGHT = "fight";
    GATE = "gate";
    HIDE = "hide";
    LOOT = "loot";
    LOSE = "lose";
    MARKET = "market";
    MEET = "meet";
    MINE = "mine";
    PLAN = "plan";
    POLICE = "police";
    PORT = "port";
    PRIZE = "prize";
    RAID = "raid";
    SIGHT = "sight";
    TURN = "turn";
}

impl GalleryScenes for ContrabandFrontend {
    const SCENES: &'static [GameSceneGroup<Self>] = &[
        scenes!["match-2":
            "contraband-deal" => deal,
            "contraband-alone" => |stage| shown(stage, ALONE, 0),
            "contraband-corsair" => |stage| shown(stage, CORSAIR, 0),
        ],
        scenes!["match-crowded":
            "contraband-turn" => |stage| aimed(stage, TURN, ClickTarget::Spot(market(Sector::B1))),
            "contraband-refused" => |stage| aimed(stage, TURN, ClickTarget::Card(BonusCard::HiddenHold)),
            "contraband-end" => |stage| aimed(stage, TURN, ClickTarget::End),
            "contraband-radar" => radar,
            "contraband-mine" => |stage| aimed(stage, MINE, ClickTarget::Take(Metal::Plutonium)),
            "contraband-market" => |stage| aimed(stage, MARKET, ClickTarget::Sell(Metal::Plutonium)),
            "contraband-port" => |stage| aimed(stage, PORT, ClickTarget::Install(Upgrade::Engine2)),
            "contraband-gate" => |stage| aimed(stage, GATE, ClickTarget::Warp(Colour::Green)),
            "contraband-watched" => |stage| shown(stage, TURN, 1),
        ],
        scenes!["match-step":
            "contraband-police" => |stage| aimed(stage, POLICE, ClickTarget::Submit(1)),
            "contraband-sight" => |stage| shown(stage, SIGHT, 3),
            "contraband-fight" => |stage| aimed(stage, FIGHT, ClickTarget::Fight),
            "contraband-attack" => |stage| shown(stage, ATTACK, 0),
            "contraband-meet" => |stage| aimed(stage, MEET, ClickTarget::Attack(Colour::Green)),
            "contraband-raid" => |stage| aimed(stage, RAID, ClickTarget::Fight),
            "contraband-calm" => |stage| aimed(stage, CALM, ClickTarget::Leave),
            "contraband-prize" => |stage| shown(stage, PRIZE, 0),
            "contraband-hide" => |stage| shown(stage, HIDE, 0),
            "contraband-loot" => |stage| shown(stage, LOOT, 0),
            "contraband-lose" => |stage| aimed(stage, LOSE, ClickTarget::Lose(Upgrade::Cargo1)),
            "contraband-excess" => |stage| shown(stage, EXCESS, 0),
            "contraband-adrift" => |stage| shown(stage, ADRIFT, 0),
            "contraband-plan" => plan,
            "contraband-act" => |stage| shown(stage, ACT, 0),
        ],
    ];

    fn middle_game(control: &dyn Fn(usize) -> SeatControl) -> Option<GalleryMatch> {
        reached(TURN, control)
    }
}

/// Returns the market of a sector.
const fn market(sector: Sector) -> BoardSpot {
    BoardSpot { sector, place: contraband::rules::SectorPlace::Structure }
}

fn deal(stage: &mut GalleryDriver) {
    stage.open(dealt(4, SEED, person_at(0)));
}

/// Shows the Spy Radar selected and the two lines to choose from.
fn radar(stage: &mut GalleryDriver) {
    shown(stage, TURN, 0);
    stage.pick(ClickTarget::Card(BonusCard::SpyRadar));
}

/// Shows a plan with two tokens laid.
fn plan(stage: &mut GalleryDriver) {
    shown(stage, PLAN, 0);
    stage.pick(ClickTarget::Token(MoveStep::Ccw));
    stage.pick(ClickTarget::Spot(market(Sector::B1)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::rules::DecisionKind;

    #[test]
    fn every_decision_kind_has_a_scene() {
        for &ask in DecisionKind::ALL
            .iter()
            .filter(|ask| !matches!(ask, DecisionKind::Press | DecisionKind::Nothing | DecisionKind::Over))
        {
            let asked =
                |text: &str| reached(text, person_at(0)).is_some_and(|game: GalleryMatch| game.position().ask == ask);
            assert!(TEXTS.iter().any(|(_, text)| asked(text)), "{ask}");
        }
    }
}

//! When the program does what: the sets that its features put their systems into, and the order of those sets in a frame.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

use orrery_board::{FinishSystems, PickSystems};
use orrery_sound::Listen;
use orrery_table::RunTable;

/// In `PreUpdate`: what comes from the player's devices, before egui's pass begins.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DeviceSystems {
    /// It is noticed which device is used.
    Notice,
    /// Presses of the gamepad become keys in menus, and wishes in a match.
    ReadGamepad,
    /// Then egui gathers its input. A press that is to become the key of an action is kept from it.
    CaptureKey,
    /// What egui's input only repeats is taken out.
    DropRepeats,
    /// Keys that mean the match are kept from egui; those of the gamepad and wishes of screen readers are added.
    RouteKeys,
    /// A press of the mouse is held still on its button.
    SteadyPress,
}

/// In `Update`: what panels and keys asked for is done before the table runs, and what happened on it is followed after.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// What changed outside is taken in: the screen, the window, files that were written or cannot be used.
    TakeIn,
    /// The lists of saves are taken in that were read beside the frames.
    ListSaves,
    /// Egui gets its fonts and its look.
    Dress,
    /// Keys and wishes of the gamepad become requests.
    ReadKeys,
    /// Requests are carried out.
    RunIntents,
    /// Words are made anew in the language that was chosen.
    FollowLanguage,
    /// Other changed settings take effect.
    ApplySettings,
    /// Opponents are held up while somebody chooses who plays.
    HoldOpponents,
    /// A lesson gives the next order that it shows.
    ShowLesson,
    /// A puzzle gives the next order of its solution.
    ShowSolution,
    /// The coach gives the next order of the plan that is played.
    PlayPlan,
    /// The viewer shows the next order of the match that is watched.
    PlayMatch,
    /// The window's close button saves the match and ends the program.
    CloseWindow,
    /// After the table ran: log, captions, recaps and questions are brought up to date.
    TellMatch,
    /// What happened puts the focus out of sight.
    RestFocus,
    /// The line of what an opponent thinks is brought up to date.
    TellThought,
    /// The plan of the coach that is open is drawn on the board.
    SketchPlan,
    /// Lesson, example, puzzle and viewer go with their table.
    DropClosed,
    /// A puzzle that came to its end is told of.
    EndPuzzle,
    /// A match that came to its end is counted.
    CountMatch,
    /// What the learner did is noticed, and the lesson goes on.
    GuideLearner,
    /// What keys can stand on is brought in step with the match.
    FollowReach,
    /// Who plays by keys is taken to what is asked for next.
    LeadOn,
    /// The instrument of the title carries the games there are, and its gears go on.
    TurnTitle,
}

/// In `PostUpdate`: what follows from how egui's pass went.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutputSystems {
    /// What has the focus is narrated.
    NarrateFocus,
    /// Where the focus came to stand is noted.
    FollowFocus,
    /// What changed under the hand is heard with the sounds of this frame.
    RingSounds,
    /// Where panels lie is noted, so that nothing is written under them.
    FollowPanels,
}

/// In egui's pass.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PanelSystems {
    /// The focus is moved as wished.
    SteerFocus,
    /// The panels of the screen are shown.
    Show,
    /// The ring is drawn round what has the focus.
    DrawRing,
}

/// Puts the sets in order.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        EguiPrimaryContextPass,
        (PanelSystems::SteerFocus, PanelSystems::Show, PanelSystems::DrawRing).chain(),
    );
    order_input(app);
    order_update(app);
    order_output(app);
}

fn order_input(app: &mut App) {
    app.configure_sets(
        PreUpdate,
        (
            (DeviceSystems::Notice, PickSystems, DeviceSystems::ReadGamepad, FinishSystems)
                .chain()
                .after(InputSystems)
                .before(EguiPreUpdateSet::ProcessInput),
            (
                DeviceSystems::CaptureKey,
                DeviceSystems::DropRepeats,
                DeviceSystems::RouteKeys,
                DeviceSystems::SteadyPress,
            )
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        ),
    );
}

fn order_update(app: &mut App) {
    let before = (
        AppSystems::TakeIn,
        AppSystems::ListSaves,
        AppSystems::Dress,
        AppSystems::ReadKeys,
        AppSystems::RunIntents,
        AppSystems::FollowLanguage,
        AppSystems::ApplySettings,
        AppSystems::HoldOpponents,
        AppSystems::ShowLesson,
        AppSystems::ShowSolution,
        AppSystems::PlayPlan,
        AppSystems::PlayMatch,
        AppSystems::CloseWindow,
    );
    let after = (
        AppSystems::TellMatch,
        AppSystems::RestFocus,
        AppSystems::TellThought,
        AppSystems::SketchPlan,
        AppSystems::DropClosed,
        AppSystems::EndPuzzle,
        AppSystems::CountMatch,
        AppSystems::GuideLearner,
        AppSystems::FollowReach,
        AppSystems::LeadOn,
        AppSystems::TurnTitle,
    );
    app.configure_sets(Update, (before.chain(), RunTable, after.chain()).chain());
}

fn order_output(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            OutputSystems::NarrateFocus.after(EguiPostUpdateSet::PostProcessOutput),
            OutputSystems::FollowFocus,
            OutputSystems::RingSounds.before(Listen),
            OutputSystems::FollowPanels,
        )
            .chain(),
    );
}

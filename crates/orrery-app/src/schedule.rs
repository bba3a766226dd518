//! The schedule: the system sets of the features, and the order of those sets in a frame.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};

use orrery_board::{FinishMotionSystems, TargetPickingSystems};
use orrery_sound::SoundSystems;
use orrery_table::RunTableSystems;

/// The sets in `PreUpdate`: input from the player's devices, before egui's pass begins.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DeviceSystems {
    /// Detects the device in use.
    Notice,
    /// Turns gamepad buttons into key presses in menus, and into requests in a match.
    ReadGamepad,
    /// Captures the key press that is to be bound to an action, and withholds it from egui. Runs after egui has gathered its
    /// input.
    CaptureKey,
    /// Removes reports of unchanged modifier keys, and Alt+Enter, from egui's input.
    DropRepeats,
    /// Withholds keys meant for the match from egui; adds the key presses of the gamepad and the requests of screen readers.
    RouteKeys,
    /// Holds the pointer still on a pressed button.
    SteadyPress,
}

/// The sets in `Update`. Requests of panels and keys are carried out before the table runs; events on the table are handled
/// afterwards.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Takes over changes of the window, the results of screenshots, and reports of unusable files.
    TakeIn,
    /// Takes over the lists of saves that were read in the background.
    ListSaves,
    /// Gives egui its fonts and style.
    Appearance,
    /// Turns keys and gamepad input into requests.
    ReadKeys,
    /// Carries out the requests of panels and keys.
    RunIntents,
    /// Rebuilds texts after a change of the language.
    FollowLanguage,
    /// Applies changed settings other than the language.
    ApplySettings,
    /// Pauses opponents while seats are assigned, the menu is open, or a notice is shown.
    HoldOpponents,
    /// Performs the next action that a lesson demonstrates.
    ShowLesson,
    /// Gives the next order of a puzzle's solution.
    ShowSolution,
    /// Gives the next order of the coach's plan while the plan is being played.
    PlayPlan,
    /// Shows the next order of the replayed match, and sets the speed of motion.
    PlayMatch,
    /// Saves the match and ends the program if the window's close button was pressed.
    CloseWindow,
    /// Updates the log, captions, recaps and questions after the table has run.
    TellMatch,
    /// Hides the focus after a new turn, or after an action that the player did not make with it.
    RestFocus,
    /// Updates the thinking line of an opponent.
    TellThought,
    /// Draws the open plan of the coach on the board.
    SketchPlan,
    /// Closes the replay viewer if its match is no longer being replayed.
    DropClosed,
    /// Ends an attempt at a puzzle.
    EndPuzzle,
    /// Adds a finished match to the statistics.
    CountMatch,
    /// Observes the learner's actions and advances the lesson.
    GuideLearner,
    /// Updates the targets that the keyboard focus can reach.
    FollowReach,
    /// Moves the focus of keyboard players to the next decision.
    LeadOn,
    /// Updates the games on the title's orrery and advances its gears.
    TurnTitle,
}

/// The sets in `PostUpdate`, after egui's pass.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutputSystems {
    /// Narrates the focused widget.
    NarrateFocus,
    /// Records the new position of the focus.
    FollowFocus,
    /// Queues the sounds of the pointer and the buttons, together with the other sounds of the frame.
    RingSounds,
    /// Records the areas covered by panels, so that no label is placed under them.
    FollowPanels,
}

/// The sets in egui's pass.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PanelSystems {
    /// Moves the focus as requested.
    SteerFocus,
    /// Shows the panels of the screen.
    Show,
    /// Draws the ring around the focused widget.
    DrawRing,
}

/// Configures the order of the sets.
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
            (DeviceSystems::Notice, TargetPickingSystems, DeviceSystems::ReadGamepad, FinishMotionSystems)
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
        AppSystems::Appearance,
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
    app.configure_sets(Update, (before.chain(), RunTableSystems, after.chain()).chain());
}

fn order_output(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            OutputSystems::NarrateFocus.after(EguiPostUpdateSet::PostProcessOutput),
            OutputSystems::FollowFocus,
            OutputSystems::RingSounds.before(SoundSystems),
            OutputSystems::FollowPanels,
        )
            .chain(),
    );
}

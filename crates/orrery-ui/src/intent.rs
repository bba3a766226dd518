//! The requests of panels. Panels never change anything themselves; they only add requests.

use std::path::PathBuf;

use super::academy::{FirstStartChoice, LessonIntent};
use super::codex::CodexIntent;
use super::options::SettingsIntent;
use super::puzzles::PuzzleIntent;
use super::replay::ReplayIntent;
use super::setup::SetupDraft;
use super::share::ShareIntent;
use super::statistics::StatsIntent;
use super::title::OrreryRotationRequest;
use orrery_board::{LogAnchorId, TargetId};
use orrery_core::Colour;
use orrery_core::Opponent;
use orrery_settings::Settings;

/// A screen over the match or the title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Overlay {
    /// The menu of a match.
    Menu,
    /// The dialogue that saves the match under a name.
    Save,
    /// The list of saved matches.
    Load,
    /// The dialogue of the settings.
    Options,
    /// The list of all keys.
    Keys,
    /// The enlarged log.
    Log,
    /// The viewer's private notes.
    Notes,
    /// The points of all players, by source.
    Scores,
    /// A player's holdings.
    Player(Colour),
    /// The list of all players, with this one marked.
    Players(Option<Colour>),
    /// The confirmation before a person takes over this seat and sees its hidden information.
    TakeSeat(Colour),
    /// The evaluation of a turn.
    Why,
    /// The review of the match.
    Review,
    /// The confirmation before this save is deleted.
    Delete(PathBuf),
    /// The confirmation before the same deal is played from the start.
    Restart,
    /// The confirmation before another match with the same players.
    Rematch,
    /// The puzzle ladder.
    Puzzles,
    /// The result of an attempt at a puzzle.
    PuzzleDone,
    /// The statistics of the match.
    GameStats,
    /// The statistics of all matches, and the achievements.
    Statistics,
    /// The list of the Academy's lessons.
    Academy,
    /// The card at the end of the lesson with this number.
    LessonDone(usize),
    /// The offer at the first start.
    FirstStart,
    /// The unfinished saved matches of the game at the front of the title screen.
    Waiting,
    /// The codex, at its open page.
    Codex,
    /// The dialogue after a crash, with the path of the report.
    AfterCrash(PathBuf),
    /// The choice of players for a match that continues from the current moment of a replay.
    Branch,
    /// The match's code, and its log as a file.
    Share,
    /// The daily deal and the challenges.
    Daily,
}

/// A screen of the program that a panel can request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScreenRequest {
    /// The title screen.
    Title,
    /// The set-up of a new match.
    Setup,
    /// The board, after the end of the match.
    Board,
    /// The end screen of the match.
    End,
}

/// A request of a panel, which the program carries out.
#[derive(Debug, Clone, PartialEq)]
pub enum UiIntent {
    /// Pick a target of the match.
    Pick(TargetId),
    /// Submit the order with this index in the list of available ones.
    Order(usize),
    /// Undo the last order.
    Undo,
    /// Redo the last undone order.
    Redo,
    /// Undo all orders since the last roll or draw.
    ResetTurn,
    /// Undo orders until this many are left, or until no more can be undone.
    UndoTo(usize),
    /// Let the next opponent give an order.
    StepOpponent,
    /// Let this opponent, or with `None` a person, play a seat from now on.
    Seat(Colour, Option<Opponent>),
    /// Let a person play this seat from now on and see its hidden information.
    TakeSeat(Colour),
    /// Ask the coach for advice, or close its panel if it is open with advice for the current position.
    Coach,
    /// Close the coach's panel.
    CloseCoach,
    /// Expand the coach's plan with this index, and show it on the board.
    ShowPlan(usize),
    /// Submit the orders of the coach's plan with this index.
    PlayPlan(usize),
    /// Explain the turn that contains this order, by its index in the match. With `None`, explain the most recent turn of an
    /// opponent or, if the match is over or there is no such turn, the last turn.
    Explain(Option<usize>),
    /// Review the finished match.
    Review,
    /// Show the match as it was before this order. With `None`, return to the screen from which the replay was opened.
    Look(Option<usize>),
    /// A request of the replay viewer.
    Replay(ReplayIntent),
    /// A request about sharing matches.
    Share(ShareIntent),
    /// Answer the open question before an order with yes (true) or no.
    Answer(bool),
    /// Set whether questions like the open one are no longer asked after the answer yes.
    Unask(bool),
    /// Replace the text of the viewer's private notes.
    Note(String),
    /// Lift the hot-seat curtain, or close the hand-over banner or the recap.
    CloseBanner,
    /// Report that the count of the points at the end of the match is finished.
    Counted,
    /// Close the notice that pauses the match.
    CloseMoment,
    /// Move the keyboard cursor to the line of the recap with this index.
    RecapAt(usize),
    /// Expand (true) or collapse the recap.
    OpenRecap(bool),
    /// Let the keyboard cursor leave the recap, which stays until the next action.
    RecapRead,
    /// Highlight these spots on the board, and no others.
    Spot(Vec<LogAnchorId>),
    /// Close the message at this index.
    CloseToast(usize),
    /// Turn the title orrery.
    Turn(OrreryRotationRequest),
    /// Show another screen.
    Go(ScreenRequest),
    /// Open an overlay.
    Open(Overlay),
    /// Close the topmost overlay.
    Close,
    /// Resume the newest unfinished match, preferably of the game at the front of the title screen.
    Continue,
    /// Replace the set-up.
    Draft(SetupDraft),
    /// Begin the match that is set up.
    Start,
    /// Begin a match with the same players and a new deal. If the seats of the game differ, each player moves to the next one.
    Rematch,
    /// Begin the same deal from the start.
    SameDeal,
    /// Open this saved match.
    Load(PathBuf),
    /// Delete this saved match.
    Delete(PathBuf),
    /// Save the match under this name.
    SaveAs(String),
    /// Remember the name typed so far in the dialogue that saves the match.
    SaveName(String),
    /// Replace the settings.
    Settings(Box<Settings>),
    /// A request of the settings dialogue that changes its page or the keys rather than a setting.
    Options(SettingsIntent),
    /// Save a picture of the window as a file.
    Screenshot,
    /// Mute or unmute all sound.
    Mute,
    /// Open the lesson with this number in the current game. An open match is suspended until the lesson is left.
    Practise(usize),
    /// A request of a puzzle.
    Puzzle(PuzzleIntent),
    /// A request of the statistics screens.
    Stats(StatsIntent),
    /// A request of the learner in a lesson.
    Lesson(LessonIntent),
    /// The player's answer to the offer at the first start.
    FirstStart(FirstStartChoice),
    /// A request of the codex, its examples, or the panel of options.
    Codex(CodexIntent),
    /// Leave the program.
    Quit,
}

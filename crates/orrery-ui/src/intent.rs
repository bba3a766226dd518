//! What a panel asks for. Panels never do anything themselves.

use std::path::PathBuf;

use super::academy::{FirstChoice, LessonWish};
use super::codex::CodexAsk;
use super::options::OptionsIntent;
use super::puzzles::PuzzleWish;
use super::replay::ReplayWish;
use super::setup::SetupDraft;
use super::share::ShareWish;
use super::statistics::StatsWish;
use super::title::TitleTurn;
use orrery_board::{SpotId, TargetId};
use orrery_core::Colour;
use orrery_core::Opponent;
use orrery_settings::Settings;

/// A screen over the match or the title.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Overlay {
    /// The menu of a match.
    Menu,
    /// Save under a name.
    Save,
    /// The saved matches.
    Load,
    /// Settings.
    Options,
    /// The list of all keys.
    Keys,
    /// The log, large.
    Log,
    /// What whoever looks wrote down for himself.
    Notes,
    /// The points in detail.
    Scores,
    /// What a player has.
    Player(Colour),
    /// Who plays which seat, this one's marked.
    Players(Option<Colour>),
    /// Whether a person is to take this seat and see what it hides.
    TakeSeat(Colour),
    /// What a turn was worth.
    Why,
    /// The review of the match.
    Review,
    /// Whether to delete this save.
    Delete(PathBuf),
    /// Whether to play the same deal from the start.
    Restart,
    /// Whether to play another match with the same players.
    Rematch,
    /// The ladder of puzzles.
    Puzzles,
    /// The end of an attempt at a puzzle.
    PuzzleDone,
    /// The statistics of the match.
    GameStats,
    /// The statistics of all matches, and what was achieved.
    Statistics,
    /// The Academy's lessons.
    Academy,
    /// The card at the end of a lesson, by its number.
    LessonDone(usize),
    /// What is offered at the first start.
    FirstStart,
    /// The matches of the near game that wait, on the title.
    Waiting,
    /// The codex.
    Codex,
    /// What is told after the program failed: where the report lies.
    AfterCrash(PathBuf),
    /// Who plays on from the moment that is shown.
    Branch,
    /// The match's code and its log as a file.
    Share,
    /// The deal of the day.
    Daily,
}

/// Who may look at what: the screens of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goto {
    /// The title.
    Title,
    /// The set-up of a new match.
    Setup,
    /// The board, after the end.
    Board,
    /// The end of the match.
    End,
}

/// What a panel asks for.
#[derive(Debug, Clone, PartialEq)]
pub enum UiIntent {
    /// Pick something of the match.
    Pick(TargetId),
    /// Give an order, by its place in the list of those there are, from 0.
    Order(usize),
    /// Take the last order back.
    Undo,
    /// Do it again.
    Redo,
    /// Take everything back to the last roll or draw.
    ResetTurn,
    /// Take orders back until this many are left.
    UndoTo(usize),
    /// Let the next opponent's order come.
    StepOpponent,
    /// Let this opponent, or a person, play a seat from now on.
    Seat(Colour, Option<Opponent>),
    /// Let a person play this seat from now on and see what it hides.
    TakeSeat(Colour),
    /// Ask the coach, or put its panel away.
    Coach,
    /// Put the coach's panel away.
    CloseCoach,
    /// Open this plan of the coach, from 0, and show it on the board.
    ShowPlan(usize),
    /// Give this plan's orders.
    PlayPlan(usize),
    /// Explain the turn with this order, by its place in the match; without one the last opponent's.
    Explain(Option<usize>),
    /// Review the match that is over.
    Review,
    /// Show the match as it was before this order; without one, back to where it was opened.
    Look(Option<usize>),
    /// What somebody who watches a match asks for.
    Replay(ReplayWish),
    /// What is asked for about giving matches on.
    Share(ShareWish),
    /// The answer to the question before an order.
    Answer(bool),
    /// Whether such a question is not to be asked again, once this one is answered with yes.
    Unask(bool),
    /// Whoever looks writes this down for himself, in place of what stood there.
    Note(String),
    /// Put the hand-over banner or the recap away.
    CloseBanner,
    /// The points at the end of the match are counted.
    Counted,
    /// Put away what stopped the match for a moment.
    CloseMoment,
    /// Let the keyboard stand on this line of the recap, from 0.
    RecapAt(usize),
    /// Unfold the recap, or fold it again.
    OpenRecap(bool),
    /// The keys leave the recap, which stays until something is done.
    RecapRead,
    /// Point these places out on the board, and no others.
    Spot(Vec<SpotId>),
    /// Put the topmost message away.
    CloseToast(usize),
    /// Turn the instrument of the title.
    Turn(TitleTurn),
    /// Show another screen.
    Go(Goto),
    /// Open a screen over this one.
    Open(Overlay),
    /// Close the topmost of them.
    Close,
    /// Go on with the latest autosave.
    Continue,
    /// The set-up was changed.
    Draft(SetupDraft),
    /// Begin the match that is set up.
    Start,
    /// The same seats, a new deal.
    Rematch,
    /// The same deal from the start.
    SameDeal,
    /// Open this saved match.
    Load(PathBuf),
    /// Delete this saved match.
    Delete(PathBuf),
    /// Save the match under this name.
    SaveAs(String),
    /// The name typed so far.
    SaveName(String),
    /// The settings were changed.
    Settings(Box<Settings>),
    /// Something of the settings that is no setting: their page, their keys.
    Options(OptionsIntent),
    /// A picture of the window as a file.
    Screenshot,
    /// No sound at all, or sound again.
    Mute,
    /// Open the lesson of this number of the game at hand; a match that is open waits until the lesson is left.
    Practise(usize),
    /// What a player of puzzles asks for.
    Puzzle(PuzzleWish),
    /// What is asked for on the screens of statistics.
    Stats(StatsWish),
    /// What a learner asks for in a lesson.
    Lesson(LessonWish),
    /// The answer at the first start.
    FirstStart(FirstChoice),
    /// Something of the codex, its examples, or what the dice could do.
    Codex(CodexAsk),
    /// Leave the program.
    Quit,
}

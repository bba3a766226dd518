//! The data of a match's panels.

use std::ops::Deref;

use bevy_egui::egui::{Id, Pos2, Rect, pos2, vec2};

use super::banter::Remark;
use crate::coach::{AdviceView, AnalysisState};
use crate::layout::{Area, MatchPanelLayout, PanelCorner};
use crate::opponent_picker::PlayerInfo;
use crate::replay::ReplayView;
use orrery_board::motion::OverlaySprite;
use orrery_board::{BoardScene, Counters, InlineItem, LogAnchorId, TargetId};
use orrery_core::Colour;
use orrery_learn::game_types;
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_table::{PendingOrder, Table, TableChange};

/// The data of a match's panels that all games share.
pub struct MatchView<'a> {
    /// The places of the panels.
    pub places: &'static MatchPanelLayout,
    /// The players' names.
    pub names: &'a PlayerNames,
    /// The players by colour.
    pub sits: &'a [PlayerInfo; Colour::COUNT],
    /// The key bindings.
    pub keys: &'a KeyMap,
    /// The log, oldest first.
    pub log: &'a [LogLine],
    /// The round, from 1.
    pub round: u32,
    /// The seat that decides in the current view or, in a finished match, had the last turn.
    pub mover: Colour,
    /// True if a person at this screen is to move.
    pub local: bool,
    /// True if the current view is the end of the match.
    pub over: bool,
    /// True if the last order can be undone.
    pub can_undo: bool,
    /// True if an order can be redone.
    pub can_redo: bool,
    /// True if opponents wait for the player's command before each order.
    pub stepping: bool,
    /// True if the player moves between targets by keys or gamepad.
    pub walks: bool,
    /// The line at the bottom.
    pub hint: &'a Hint,
    /// True if the question before an order is not to be asked again.
    pub unasked: bool,
    /// The changes since the mover's last turn, while they are shown.
    pub recap: Option<&'a Recap>,
    /// The notice for which the match pauses.
    pub moment: Option<&'a Interruption>,
    /// The current remark of an opponent.
    pub remark: Option<&'a Remark>,
    /// The state of the coach.
    pub coach: CoachView,
    /// The counting numbers of the players' panels.
    pub counters: &'a Counters,
    /// The objects that fly over the panels.
    pub aloft: &'a [OverlaySprite],
    /// The replay viewer, while the match is watched.
    pub replay: Option<&'a ReplayView<'a>>,
    /// The upper left corner of the 16:9 area.
    pub origin: Pos2,
}

impl MatchView<'_> {
    /// Converts a rectangle of the layout to the screen.
    #[must_use]
    pub fn place(&self, (x, y, width, height): Area) -> Rect {
        Rect::from_min_size(pos2(x, y) + self.origin.to_vec2(), vec2(width, height))
    }

    /// Returns the rectangle of this size at a corner of the layout, on the screen.
    #[must_use]
    pub fn corner(&self, corner: PanelCorner, width: f32, height: f32) -> Rect {
        let area = corner.area(width, height);
        match corner {
            PanelCorner::LeftUpper(..) | PanelCorner::RightLower(..) => self.place(area),
            PanelCorner::ColumnLower(..) => self.column(area),
        }
    }

    /// Converts a rectangle of the right column to the screen. The column is at the window's edge and may extend to its lower one.
    #[must_use]
    pub fn column(&self, area: Area) -> Rect {
        let (down, higher) = self.places.grown(area, self.origin.y);
        let mut place = self.place(area).translate(vec2(self.origin.x.max(0.0), down));
        place.max.y += higher;
        place
    }
}

/// The data of the panels of a match of `G`: the part that all games share, and the game's own.
pub struct GameView<'a, G: BoardScene> {
    /// The part that all games share.
    pub shared: MatchView<'a>,
    /// The match, or `None` if panels are shown without one.
    pub table: Option<&'a Table<G::Rules>>,
    /// The viewer's view.
    pub seen: &'a game_types::View<G>,
    /// The player's picks.
    pub plan: &'a PendingOrder<G::Rules>,
    /// The targets that can be clicked. Empty while no person at this screen is to move.
    pub targets: &'a [game_types::Target<G>],
    /// The target that the keys have marked, or on which the mouse rests if a panel explains it.
    pub focus: Option<game_types::Target<G>>,
    /// A question before an order that loses something.
    pub warning: Option<game_types::Warning<G>>,
    /// The announcement that is withheld until its dice have been seen ([`BoardScene::suspense`]). `seen` is the view before it.
    pub withheld: Option<&'a TableChange<G::Rules>>,
}

impl<'a, G: BoardScene> Deref for GameView<'a, G> {
    type Target = MatchView<'a>;

    fn deref(&self) -> &MatchView<'a> {
        &self.shared
    }
}

impl<G: BoardScene> GameView<'_, G> {
    /// Reports whether `target` can be clicked now.
    #[must_use]
    pub fn can(&self, target: game_types::Target<G>) -> bool {
        self.targets.contains(&target)
    }
}

/// Returns the id of a widget that represents a target.
#[must_use]
pub fn target_id(target: TargetId) -> Id {
    Id::new(("target", target))
}

/// The state of the coach in a match.
#[derive(Debug, Clone, Default)]
pub struct CoachView {
    /// True if the coach can be asked: a person is to move and has rolled.
    pub can_ask: bool,
    /// True if there is a turn to explain.
    pub can_explain: bool,
    /// Its panel, while it is open.
    pub open: Option<CoachPanel>,
}

/// The open panel.
#[derive(Debug, Clone)]
pub struct CoachPanel {
    /// The advice.
    pub told: AnalysisState<AdviceView>,
    /// The open plan, which is shown on the board, from 0.
    pub shown: usize,
    /// True if the position has changed since the coach was asked.
    pub stale: bool,
    /// True while the open plan's orders are being given.
    pub playing: bool,
}

/// The text of the line at the bottom.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hint {
    /// The text.
    pub words: String,
    /// True if it is the reason of a refusal.
    pub refused: bool,
}

impl Hint {
    /// Creates a hint that is no refusal.
    #[must_use]
    pub const fn plain(words: String) -> Self {
        Hint { words, refused: false }
    }
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The index of its order in the match, from 0.
    pub entry: usize,
    /// The round, from 1.
    pub round: u32,
    /// The player who gave the order.
    pub colour: Colour,
    /// A short description.
    pub words: String,
    /// The full description, for the tooltip.
    pub all: String,
    /// The spots on the board.
    pub spots: Vec<LogAnchorId>,
    /// True for a consequence that is listed below its order.
    pub below: bool,
    /// The possibility of undoing orders to just before this one.
    pub back: UndoAvailability,
}

/// The possibility of undoing orders to just before a line's order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum UndoAvailability {
    /// Orders cannot be undone, because the line belongs to another turn or no person here is to move.
    #[default]
    No,
    /// Orders can be undone.
    Yes,
    /// Orders can be undone, across what has been revealed since, in a practice match.
    Past,
    /// Orders cannot be undone, because dice or cards of this turn have been revealed since.
    Barred,
}

/// The effects on a player, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EffectText {
    /// A sentence for each thing.
    pub lines: Vec<String>,
    /// The spots on the board.
    pub spots: Vec<LogAnchorId>,
}

/// An attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attack {
    /// The attacker.
    pub by: Colour,
    /// The victim, or `None` if it hit no seat.
    pub on: Option<Colour>,
}

/// A player's achievement that deserves a notice with a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Triumph {
    /// The player.
    pub seat: Colour,
    /// Its title, in a few words.
    pub title: String,
    /// Its effect, in a sentence.
    pub words: String,
    /// The name of its picture, one of the game's pieces.
    pub picture: String,
    /// The spots on the board.
    pub spots: Vec<LogAnchorId>,
}

/// A notice that a player at this screen should not miss. The match pauses for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Interruption {
    /// The player who caused it. The notice is in their colour.
    pub by: Colour,
    /// The affected player.
    pub to: Colour,
    /// The text.
    pub told: EffectText,
    /// True if it harms the player, false for mere information.
    pub harm: bool,
    /// Seconds until it closes by itself, or `None` if the player has to close it.
    pub left: Option<f32>,
    /// True if it waits until the board is at rest, because the dice reveal it first.
    pub after_motion: bool,
    /// Its presentation.
    pub staged: InterruptionStyle,
}

impl Interruption {
    /// Returns the notice as read by screen readers.
    #[must_use]
    pub fn spoken(&self) -> String {
        self.told.lines.join("\n")
    }
}

/// The presentation of a notice. In all cases its whole text is in [`Interruption::told`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum InterruptionStyle {
    /// As a banner of text.
    #[default]
    Banner,
    /// With this picture of the game's art, large. The first of its lines is the title.
    Picture(String),
    /// As the beginning of a match: the players with a line each, and then the opening.
    Opening(Vec<OpeningPlayer>),
}

/// A player at the beginning of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningPlayer {
    /// The seat.
    pub seat: Colour,
    /// An opponent's description or remark. Empty for a person.
    pub line: String,
    /// True for the only person at the screen.
    pub you: bool,
}

/// The importance of a line of the recap. The most important lines of each player are first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RecapWeight {
    /// A significant gain or loss that no player should miss.
    Great,
    /// The result of a whole turn, or of an order.
    Turn,
    /// A detail of it.
    Detail,
}

/// A change since a player's last turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecapLine {
    /// The player who caused it.
    pub colour: Colour,
    /// The text, a sentence or more.
    pub words: String,
    /// The same as a few inline items.
    pub bits: Vec<InlineItem>,
    /// The spots on the board.
    pub spots: Vec<LogAnchorId>,
    /// Its importance.
    pub weight: RecapWeight,
}

/// The changes since a player's last turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recap {
    /// The player whose turn begins.
    pub colour: Colour,
    /// The decision that this player must make during another player's turn, if any.
    pub question: Option<String>,
    /// True if the player's own turn continues, after other players had to make a decision in the middle of it.
    pub again: bool,
    /// The changes, player by player in turn order, the most important first.
    pub lines: Vec<RecapLine>,
    /// True if the screen is handed to another person. The board waits until they take it.
    pub hand_over: bool,
    /// True if the board is covered until then. The changes are shown afterwards.
    pub cover: bool,
    /// The line that the keys have marked.
    pub at: Option<usize>,
    /// True if all lines are unfolded.
    pub open: bool,
    /// True if the keyboard cursor has left it and no longer moves over its lines. It stays until something is done.
    pub read: bool,
}

impl Recap {
    /// Creates the recap for the beginning of this player's turn, without changes.
    #[must_use]
    pub const fn of(colour: Colour) -> Self {
        Recap {
            colour,
            question: None,
            again: false,
            lines: Vec::new(),
            hand_over: false,
            cover: false,
            at: None,
            open: false,
            read: false,
        }
    }
}

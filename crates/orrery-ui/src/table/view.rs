//! The data of a match's panels.

use std::collections::BTreeMap;
use std::ops::Deref;

use bevy_egui::egui::{Id, Pos2, Rect, pos2, vec2};

use super::banter::Remark;
use crate::coach::{AdviceView, AnalysisState};
use crate::layout::{BoardUnitRect, MatchPanelLayout, PanelCorner};
use crate::opponent_picker::PlayerInfo;
use crate::replay::ReplayView;
use orrery_board::motion::OverlaySprite;
use orrery_board::{AnimatedCounters, BoardScene, InlineItem, LogAnchorId, TargetId};
use orrery_core::Colour;
use orrery_learn::game_types;
use orrery_locale::PlayerNames;
use orrery_settings::keys::KeyMap;
use orrery_table::{PendingOrder, Table, TableChange};

/// The part of the panels' data that all games share.
pub struct SharedPanelData<'a> {
    /// The positions of the panels.
    pub places: &'static MatchPanelLayout,
    /// The players' names, by seat.
    pub names: &'a PlayerNames,
    /// The players of all seats, by colour.
    pub sits: &'a [PlayerInfo; Colour::COUNT],
    /// The key bindings, for naming keys in panels.
    pub keys: &'a KeyMap,
    /// The lines of the log, the oldest first.
    pub log: &'a [LogLine],
    /// The round, from 1.
    pub round: u32,
    /// The seat of the decider in the current view or, in a finished match, of the player who had the last turn.
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
    /// True if the player moves between targets with the keyboard or the gamepad.
    pub walks: bool,
    /// The line at the foot of the board.
    pub hint: &'a HintLine,
    /// True if the player has marked the open question as not to be asked again.
    pub unasked: bool,
    /// The changes since the mover's last turn, while they are shown.
    pub recap: Option<&'a Recap>,
    /// The notice that pauses the match, while one is shown.
    pub moment: Option<&'a Interruption>,
    /// The current remark of an opponent, if there is one.
    pub remark: Option<&'a Remark>,
    /// The state of the coach.
    pub coach: CoachView,
    /// The numbers in the player panels, which count up or down to their new values.
    pub counters: &'a AnimatedCounters,
    /// The objects that fly over the panels.
    pub aloft: &'a [OverlaySprite],
    /// The replay viewer, while the match is watched.
    pub replay: Option<&'a ReplayView<'a>>,
    /// The upper left corner of the 16:9 area.
    pub origin: Pos2,
}

impl SharedPanelData<'_> {
    /// Converts a rectangle of the layout to a rectangle on the screen.
    pub fn place(&self, (x, y, width, height): BoardUnitRect) -> Rect {
        Rect::from_min_size(pos2(x, y) + self.origin.to_vec2(), vec2(width, height))
    }

    /// Returns the rectangle of this size at a corner of the layout, in screen coordinates.
    pub fn corner(&self, corner: PanelCorner, width: f32, height: f32) -> Rect {
        let area = corner.area(width, height);
        match corner {
            PanelCorner::LeftUpper(..) | PanelCorner::RightLower(..) => self.place(area),
            PanelCorner::ColumnLower(..) => self.column(area),
        }
    }

    /// Converts a rectangle of the right column to a rectangle on the screen. The column is at the window's right edge and may
    /// extend to its lower edge.
    pub fn column(&self, area: BoardUnitRect) -> Rect {
        let (down, higher) = self.places.grown(area, self.origin.y);
        let mut place = self.place(area).translate(vec2(self.origin.x.max(0.0), down));
        place.max.y += higher;
        place
    }
}

/// The data of the panels of a match of `G`: the part that all games share, and the game's own.
pub struct GamePanelData<'a, G: BoardScene> {
    /// The part that all games share.
    pub shared: SharedPanelData<'a>,
    /// The match, or `None` if the panels are shown without a match.
    pub table: Option<&'a Table<G::Rules>>,
    /// The match as the viewer sees it.
    pub seen: &'a game_types::View<G>,
    /// The order that the player is putting together.
    pub plan: &'a PendingOrder<G::Rules>,
    /// The targets that the player can click, or mark with the keyboard. Empty while no person at this screen is to move.
    pub targets: &'a [game_types::ClickTarget<G>],
    /// The target marked by the keyboard, or the target under the mouse if a panel explains it.
    pub focus: Option<game_types::ClickTarget<G>>,
    /// The loss that the open question is about, if a question is open.
    pub warning: Option<game_types::Warning<G>>,
    /// The change that is withheld until its dice have been seen ([`BoardScene::suspense`]). `seen` is the view before the
    /// change.
    pub withheld: Option<&'a TableChange<G::Rules>>,
}

impl<'a, G: BoardScene> Deref for GamePanelData<'a, G> {
    type Target = SharedPanelData<'a>;

    fn deref(&self) -> &SharedPanelData<'a> {
        &self.shared
    }
}

impl<G: BoardScene> GamePanelData<'_, G> {
    /// Reports whether `target` is one of the current targets.
    pub fn can(&self, target: game_types::ClickTarget<G>) -> bool {
        self.targets.contains(&target)
    }
}

/// Returns the id of the widget that represents a target.
pub fn target_id(target: TargetId) -> Id {
    Id::new(("target", target))
}

/// The state of the coach in a match.
#[derive(Debug, Clone, Default)]
pub struct CoachView {
    /// True if the coach can be asked: a person at this screen is to move, no hand-over is pending, and the coach can advise
    /// them.
    pub can_ask: bool,
    /// True if there is a turn to explain.
    pub can_explain: bool,
    /// The coach's panel, while it is open.
    pub open: Option<CoachPanel>,
}

/// The content of the coach's open panel.
#[derive(Debug, Clone)]
pub struct CoachPanel {
    /// The advice, or the progress of its computation.
    pub told: AnalysisState<AdviceView>,
    /// The index of the expanded plan, which is also shown on the board.
    pub shown: usize,
    /// True if the position has changed since the coach was asked.
    pub stale: bool,
    /// True while the orders of the expanded plan are being given.
    pub playing: bool,
}

/// The content of the line at the foot of the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HintLine {
    /// The text of the line.
    pub words: String,
    /// True if the text is the reason for a refusal.
    pub refused: bool,
}

impl HintLine {
    /// Creates a hint that is not a refusal.
    pub const fn plain(words: String) -> Self {
        HintLine { words, refused: false }
    }
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The index of the line's order in the match.
    pub entry: usize,
    /// The round, from 1.
    pub round: u32,
    /// The player who gave the order.
    pub colour: Colour,
    /// The short description, as the log shows it.
    pub words: String,
    /// The full description, for the tooltip.
    pub all: String,
    /// The spots on the board that belong to the line.
    pub spots: Vec<LogAnchorId>,
    /// True for a consequence of the order, or a note about the match, which is listed below the order's own line.
    pub below: bool,
    /// The possibility of undoing this line's order and all later ones.
    pub back: UndoAvailability,
}

/// The possibility of undoing the order of a log line and all later ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum UndoAvailability {
    /// The orders cannot be undone, because the line belongs to another turn or because the table does not allow it now.
    #[default]
    No,
    /// The orders can be undone.
    Yes,
    /// The orders can be undone although dice or cards have been revealed since, because the match is practice.
    Past,
    /// The orders cannot be undone, because dice or cards of this turn have been revealed since.
    Barred,
}

/// Effects of an order, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EffectText {
    /// The sentences, one for each effect.
    pub lines: Vec<String>,
    /// The spots on the board where the effects happened.
    pub spots: Vec<LogAnchorId>,
    /// The piece of the game's art that shows the effects, or `None` for text alone. With a picture, the first line is the title.
    pub picture: Option<&'static str>,
}

/// An attack. Either side may be no player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attack {
    /// The attacking player, or `None` if no player attacks.
    pub by: Option<Colour>,
    /// The attacked player, or `None` if no player is attacked.
    pub on: Option<Colour>,
}

/// A player's achievement that deserves a notice with a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MilestoneNotice {
    /// The player who gained the achievement.
    pub seat: Colour,
    /// The title of the achievement, in a few words.
    pub title: String,
    /// The effect of the achievement, in a sentence.
    pub words: String,
    /// The name of the achievement's picture, a piece of the game's art.
    pub picture: String,
    /// The spots on the board that belong to the achievement.
    pub spots: Vec<LogAnchorId>,
}

/// A notice that a player at this screen should not miss, and that pauses the match.
#[derive(Debug, Clone, PartialEq)]
pub struct Interruption {
    /// The player who caused the notice, which is in their colour.
    pub by: Colour,
    /// The affected player, or the one who caused the notice if it affects no other player.
    pub to: Colour,
    /// True for an announcement of the table to all players, which shows no player.
    pub to_all: bool,
    /// The text of the notice, with its spots on the board.
    pub told: EffectText,
    /// True for a banner about the effects of an order, whose text is larger than that of the banner at the beginning of a
    /// rematch.
    pub harm: bool,
    /// Seconds until the notice closes by itself, or `None` if the player has to close it.
    pub left: Option<f32>,
    /// True if the notice waits until the board is at rest, so that it does not reveal the outcome of a motion in advance.
    pub after_motion: bool,
    /// The presentation of the notice.
    pub staged: InterruptionStyle,
}

impl Interruption {
    /// Returns the text of the notice for screen readers.
    pub fn spoken(&self) -> String {
        self.told.lines.join("\n")
    }
}

/// The presentation of a notice. Every notice has its whole text in [`Interruption::told`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum InterruptionStyle {
    /// A banner of text.
    #[default]
    Banner,
    /// A pane with this piece of the game's art as a large picture. The first line of the text is the title, and an announcement
    /// to all players shows no player.
    Picture(String),
    /// The beginning of a match: the players with a line each, and then the opening.
    Opening(Vec<MatchIntroPlayer>),
}

/// A player at the beginning of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchIntroPlayer {
    /// The seat of the player.
    pub seat: Colour,
    /// An opponent's greeting, or the preferences of its character. Empty if there is neither, as for a person.
    pub line: String,
    /// True for the only person at the screen.
    pub you: bool,
}

/// The importance of a line of the recap. The most important lines of each player are first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RecapImportance {
    /// A significant gain or loss that no player should miss.
    Great,
    /// The result of a whole turn, or of an order.
    Turn,
    /// A detail of a turn.
    Detail,
}

/// A line of the recap: a change since a player's last turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecapLine {
    /// The player who caused the change.
    pub colour: Colour,
    /// The text of the line: one or more sentences.
    pub words: String,
    /// The same content as a few inline items.
    pub bits: Vec<InlineItem>,
    /// The spots on the board where the change happened.
    pub spots: Vec<LogAnchorId>,
    /// The importance of the line.
    pub weight: RecapImportance,
}

impl RecapLine {
    /// Creates a line about a change that the player `colour` caused.
    pub const fn new(
        weight: RecapImportance,
        colour: Colour,
        words: String,
        bits: Vec<InlineItem>,
        spots: Vec<LogAnchorId>,
    ) -> Self {
        RecapLine { colour, words, bits, spots, weight }
    }
}

/// The recap: the changes since a player's last turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recap {
    /// The player whose turn begins or continues, or who has to answer a question.
    pub colour: Colour,
    /// The question that this player has to answer during another player's turn, if any.
    pub question: Option<String>,
    /// True if the player's own turn continues after other players had to make a decision during it.
    pub again: bool,
    /// The lines, player by player, the most important of each player first.
    pub lines: Vec<RecapLine>,
    /// The names of those icons in the lines that have a name.
    pub icons: BTreeMap<&'static str, String>,
    /// True if the screen is handed over to another person. The match pauses until they take over.
    pub hand_over: bool,
    /// True if the board is covered until the next person takes over. The changes are shown afterwards.
    pub cover: bool,
    /// The index of the line marked by the keyboard, if there is one.
    pub at: Option<usize>,
    /// True if all lines are unfolded.
    pub open: bool,
    /// True if the keyboard cursor has left the recap and no longer moves over its lines. The recap stays until the next action.
    pub read: bool,
}

impl Recap {
    /// Creates an empty recap for the beginning of this player's turn.
    pub const fn of(colour: Colour) -> Self {
        Recap {
            colour,
            question: None,
            again: false,
            lines: Vec::new(),
            icons: BTreeMap::new(),
            hand_over: false,
            cover: false,
            at: None,
            open: false,
            read: false,
        }
    }
}

//! What the panels of a match show.

use std::ops::Deref;

use bevy_egui::egui::{Id, Pos2, Rect, pos2, vec2};

use super::said::Remark;
use crate::coach::{AdviceView, Answer};
use crate::layout::{Area, Corner, Places};
use crate::opponent_picker::Sits;
use crate::replay::ReplayView;
use orrery_board::motion::Overhead;
use orrery_board::{Bit, BoardScene, Counters, SpotId, TargetId};
use orrery_core::Colour;
use orrery_learn::of;
use orrery_locale::Names;
use orrery_settings::keys::KeyMap;
use orrery_table::{Announced, Plan, Table};

/// What the panels of a match show, whatever game it is of.
pub struct MatchView<'a> {
    /// Where the panels stand.
    pub places: &'static Places,
    /// The players' names.
    pub names: &'a Names,
    /// By colour: who plays.
    pub sits: &'a [Sits; Colour::COUNT],
    /// Which keys do what.
    pub keys: &'a KeyMap,
    /// The log, oldest first.
    pub log: &'a [LogLine],
    /// The round, from 1.
    pub round: u32,
    /// Who decides in what is seen; of a match that is over, whose turn it was.
    pub mover: Colour,
    /// Whether a person at this screen is to move.
    pub local: bool,
    /// Whether what is seen is the end of the match.
    pub over: bool,
    /// Whether the last order can be taken back.
    pub can_undo: bool,
    /// Whether an order can be done again.
    pub can_redo: bool,
    /// Whether opponents wait for the player's word before each order.
    pub stepping: bool,
    /// Whether the player goes from thing to thing, by keys or gamepad.
    pub walks: bool,
    /// The line at the bottom.
    pub hint: &'a Hint,
    /// Whether the question before an order is not to be asked again.
    pub unasked: bool,
    /// What changed since the mover's last turn, while it is shown.
    pub recap: Option<&'a Recap>,
    /// What stops the match for a moment.
    pub moment: Option<&'a Moment>,
    /// What an opponent says.
    pub remark: Option<&'a Remark>,
    /// What the coach has to say.
    pub coach: CoachView,
    /// The numbers of the players' panels as they are counted.
    pub counters: &'a Counters,
    /// What flies over the panels.
    pub aloft: &'a [Overhead],
    /// The viewer, while the match is watched.
    pub replay: Option<&'a ReplayView<'a>>,
    /// Where the upper left corner of the 16:9 area lies.
    pub origin: Pos2,
}

impl MatchView<'_> {
    /// A rectangle of the layout on the screen.
    #[must_use]
    pub fn place(&self, (x, y, width, height): Area) -> Rect {
        Rect::from_min_size(pos2(x, y) + self.origin.to_vec2(), vec2(width, height))
    }

    /// A rectangle of this size at a corner of the layout, on the screen.
    #[must_use]
    pub fn corner(&self, corner: Corner, width: f32, height: f32) -> Rect {
        let area = corner.area(width, height);
        match corner {
            Corner::LeftUpper(..) | Corner::RightLower(..) => self.place(area),
            Corner::ColumnLower(..) => self.column(area),
        }
    }

    /// A rectangle of the right column, which stands at the window's edge and may reach down to its lower one, on the screen.
    #[must_use]
    pub fn column(&self, area: Area) -> Rect {
        let (down, higher) = self.places.grown(area, self.origin.y);
        let mut place = self.place(area).translate(vec2(self.origin.x.max(0.0), down));
        place.max.y += higher;
        place
    }
}

/// Everything the panels of a match of `G` show: what those of any match do, and what only the game knows how to.
pub struct GameView<'a, G: BoardScene> {
    /// What every game's panels show.
    pub shared: MatchView<'a>,
    /// The match; nothing where panels are shown without one.
    pub table: Option<&'a Table<G::Rules>>,
    /// What whoever looks knows of how things lie.
    pub seen: &'a of::View<G>,
    /// What the player is about to do.
    pub plan: &'a Plan<G::Rules>,
    /// What can be clicked; empty while nobody at this screen is to move.
    pub targets: &'a [of::Target<G>],
    /// What the keyboard stands on, or the mouse rests on where a panel tells of it.
    pub focus: Option<of::Target<G>>,
    /// A question before an order that loses something.
    pub warning: Option<of::Warning<G>>,
    /// What was done and is not told before its dice have been seen ([`BoardScene::suspense`]); `seen` is what was known before it.
    pub withheld: Option<&'a Announced<G::Rules>>,
}

impl<'a, G: BoardScene> Deref for GameView<'a, G> {
    type Target = MatchView<'a>;

    fn deref(&self) -> &MatchView<'a> {
        &self.shared
    }
}

impl<G: BoardScene> GameView<'_, G> {
    /// Whether `target` can be clicked now.
    #[must_use]
    pub fn can(&self, target: of::Target<G>) -> bool {
        self.targets.contains(&target)
    }
}

/// The identity of a widget that stands for a target.
#[must_use]
pub fn target_id(target: TargetId) -> Id {
    Id::new(("target", target))
}

/// What a match shows of the coach.
#[derive(Debug, Clone, Default)]
pub struct CoachView {
    /// Whether it can be asked: a person is to move and has rolled.
    pub can_ask: bool,
    /// Whether there is a turn to explain.
    pub can_explain: bool,
    /// Its panel, while it is open.
    pub open: Option<CoachPanel>,
}

/// The open panel.
#[derive(Debug, Clone)]
pub struct CoachPanel {
    /// The advice.
    pub told: Answer<AdviceView>,
    /// The plan that is open and shown on the board, from 0.
    pub shown: usize,
    /// Whether the position is another than the one asked about.
    pub stale: bool,
    /// Whether the open plan's orders are being given.
    pub playing: bool,
}

/// What the line says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hint {
    /// The words.
    pub words: String,
    /// Whether they say why something was refused.
    pub refused: bool,
}

impl Hint {
    /// Plain words.
    #[must_use]
    pub const fn plain(words: String) -> Self {
        Hint { words, refused: false }
    }
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// The order it tells of, by its place in the match, from 0.
    pub entry: usize,
    /// The round, from 1.
    pub round: u32,
    /// Whose order.
    pub colour: Colour,
    /// What happened.
    pub words: String,
    /// Everything that happened, for the tooltip.
    pub all: String,
    /// Where on the board it happened.
    pub spots: Vec<SpotId>,
    /// Whether it is a consequence told below its order.
    pub below: bool,
    /// Whether orders can be taken back to just before this one.
    pub back: Back,
}

/// Whether orders can be taken back to just before a line's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Back {
    /// No: it is of another turn, or nobody here is to move.
    #[default]
    No,
    /// Yes.
    Yes,
    /// Yes, over what has come to light since: in a practice match.
    Past,
    /// No: dice or cards of this turn have come to light since.
    Barred,
}

/// What was done to a player, in words.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DoneTo {
    /// A sentence for each thing.
    pub lines: Vec<String>,
    /// Where on the board.
    pub spots: Vec<SpotId>,
}

/// Who attacked whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attack {
    /// Who attacked.
    pub by: Colour,
    /// Who suffered it; nobody where it hit no seat.
    pub on: Option<Colour>,
}

/// Something a player has achieved that is worth a moment with a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Triumph {
    /// Whose it is.
    pub seat: Colour,
    /// What it is called: a few words.
    pub title: String,
    /// What it brings, in a sentence.
    pub words: String,
    /// The picture of the game's art that is shown large, by its name.
    pub picture: String,
    /// Where on the board.
    pub spots: Vec<SpotId>,
}

/// Something that a player at this screen should not miss: the match stops for it.
#[derive(Debug, Clone, PartialEq)]
pub struct Moment {
    /// Whose doing it is: it is told in this player's colour.
    pub by: Colour,
    /// Whom it befalls.
    pub to: Colour,
    /// What it is.
    pub told: DoneTo,
    /// Whether it is to be felt, not only to be known.
    pub harm: bool,
    /// Seconds after which it goes by itself; nothing where it waits to be put away.
    pub left: Option<f32>,
    /// Whether it waits until the board has come to rest: the dice tell it first.
    pub after_motion: bool,
    /// How it is shown.
    pub staged: Staged,
}

impl Moment {
    /// The moment as it is read out.
    #[must_use]
    pub fn spoken(&self) -> String {
        self.told.lines.join("\n")
    }
}

/// How a moment is shown. Whatever it is, all its words are in [`Moment::told`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Staged {
    /// As a banner of words.
    #[default]
    Banner,
    /// With this picture of the game's art, large; the first of its lines is the title.
    Picture(String),
    /// As the beginning of a match: who plays, a line of each, and then how it begins.
    Opening(Vec<Player>),
}

/// A player as the beginning of a match presents them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The seat.
    pub seat: Colour,
    /// What an opponent is like or says; empty for a person.
    pub line: String,
}

/// How much a line of the recap matters: the greatest stands first among those of its player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// What nobody should miss: a gain or a loss that counts.
    Great,
    /// What a whole turn, or an order, came to.
    Turn,
    /// What goes with it.
    Detail,
}

/// One thing that changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecapLine {
    /// Whose doing it was.
    pub colour: Colour,
    /// In words, a sentence or more.
    pub words: String,
    /// In a few signs.
    pub bits: Vec<Bit>,
    /// Where on the board.
    pub spots: Vec<SpotId>,
    /// How much it matters.
    pub weight: Weight,
}

/// What changed since a player's last turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recap {
    /// Whose turn begins.
    pub colour: Colour,
    /// What he is asked in the middle of a turn, if it is not his turn that begins.
    pub question: Option<String>,
    /// Whether their own turn goes on, which others were asked in the middle of.
    pub again: bool,
    /// What changed, player by player in the order of their turns, the weightiest first.
    pub lines: Vec<RecapLine>,
    /// Whether the screen is handed to another person: the board waits until it is taken.
    pub hand_over: bool,
    /// Whether the board is covered until then; what changed is told afterwards.
    pub cover: bool,
    /// The line the keyboard stands on.
    pub at: Option<usize>,
    /// Whether all of it is unfolded.
    pub open: bool,
    /// Whether the keys are past it: they go along its lines no more. It stays until something is done.
    pub read: bool,
}

impl Recap {
    /// That this player's turn begins, and nothing else yet.
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

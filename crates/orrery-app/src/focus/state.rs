//! Where the focus is, was, and is to go.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::NodeId;
use bevy_egui::egui::{Id, LayerId};

use super::{Side, Stop};
use crate::state::Screen;
use orrery_board::TargetId;
use orrery_core::GameKey;
use orrery_settings::LastDevice;
use orrery_ui::target_id;

/// A wish to move the focus, or to use what has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// To the next thing that can be used.
    Next,
    /// To the one before.
    Previous,
    /// To what stands on that side.
    Toward(Side),
    /// To what stands for this.
    To(TargetId),
    /// To this game of the title.
    Game(GameKey),
    /// To what stands for this, unasked: it is what a new question asks for first.
    Offer(TargetId),
    /// Use it, as a click would.
    Act,
}

/// A screen with what lies over it: within each the focus has a place of its own.
pub(super) type Place = (Screen, Option<LayerId>);

/// Where the focus is, was, and is to go.
#[derive(Resource, Debug, Clone, Default)]
pub struct FocusGrid {
    pub(super) moves: Vec<Move>,
    pub(super) at: Option<Stop>,
    pub(super) target: Option<TargetId>,
    pub(super) place: Option<Place>,
    /// The places below this one, with what had the focus in them.
    pub(super) kept: Vec<(Place, Id)>,
    /// Whether the board has the focus, and no dialogue or other screen.
    pub(super) board: bool,
    /// Whether the focus is seen on the board; in dialogues it always is while keys are used.
    pub(super) shown: bool,
    /// Where somebody moved the focus: there it tells of itself.
    pub(super) telling: Option<Id>,
    /// Where somebody moved the focus last: the next key that moves it goes on from there, seen or not.
    pub(super) left: Option<Id>,
    /// Whether what has the focus was used: what comes of that does not put it out of sight.
    pub(super) used: bool,
    /// Whether the ring was shown when the panels were shown last.
    pub(super) seen: bool,
    /// Whether the focus must be found anew.
    pub(super) lost: bool,
    /// What got the focus outside what is seen of its list.
    pub(super) hidden: Option<Id>,
    /// What had the focus before egui's own keys moved it; for arrows that lead nowhere.
    pub(super) before: Option<(Id, Side)>,
    /// Whether egui's own keys that move the focus were pressed in this frame, and in the one before.
    pub(super) walked: (bool, bool),
    /// Where a screen reader wants the focus.
    pub(super) asked: Option<NodeId>,
}

impl FocusGrid {
    /// Wishes for a move. Moves are made in order when the panels are shown next.
    pub fn push(&mut self, wish: Move) {
        if let Move::To(target) | Move::Offer(target) = wish {
            self.target = Some(target);
        }
        if let Move::To(target) = wish {
            self.left = Some(target_id(target));
        }
        self.moves.push(wish);
    }

    /// Whether a move is wished for and not made yet.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        !self.moves.is_empty()
    }

    /// A key, a button or a screen reader is heard of: what it leads to is not the doing of what has the focus, unless it
    /// uses that.
    pub const fn hear(&mut self) {
        self.used = false;
    }

    /// Whether anything has the focus and is seen to have it: on the board only where somebody moved it.
    #[must_use]
    pub const fn stands(&self) -> bool {
        self.at.is_some() && self.seen
    }

    /// Whether the topmost dialogue has the focus: then what has it answers Enter by itself.
    #[must_use]
    pub fn answers(&self) -> bool {
        self.at.is_some() && !self.lost && self.place.is_some_and(|(_, dialogue)| dialogue.is_some())
    }

    /// What somebody moved the focus to, or wishes it to be on, if that stands for something of the match.
    #[must_use]
    pub fn target(&self) -> Option<TargetId> {
        self.target.filter(|&target| self.goes_on_from(target_id(target)))
    }
}

impl FocusGrid {
    /// Whether the board has the focus, but nobody has moved it: nothing is told of it.
    #[must_use]
    pub const fn is_out_of_sight(&self) -> bool {
        self.board && !self.shown
    }

    /// Somebody moved the focus here.
    pub(super) const fn moved_to(&mut self, id: Id) {
        (self.shown, self.telling, self.left) = (true, Some(id), Some(id));
    }

    /// It is remembered, but no longer seen on the board.
    pub(super) const fn put_out_of_sight(&mut self) {
        (self.shown, self.telling) = (false, None);
    }

    /// Whether the ring is drawn for somebody who uses this device.
    pub(super) const fn is_seen(&self, device: LastDevice) -> bool {
        device.walks() && !self.is_out_of_sight()
    }

    /// Whether a key that moves the focus goes on from here: not from where it came by itself without being seen.
    pub(super) fn goes_on_from(&self, id: Id) -> bool {
        !self.board || self.shown || self.left == Some(id)
    }
}

//! The state of the focus: its position, its history and its pending moves.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::NodeId;
use bevy_egui::egui::{Id, LayerId};

use super::{FocusMoveDirection, FocusStop};
use crate::state::Screen;
use orrery_board::TargetId;
use orrery_core::GameKey;
use orrery_settings::LastInputDevice;
use orrery_ui::target_id;

/// A request to move the focus or to activate the focused widget.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FocusRequest {
    /// Move to the next usable widget.
    Next,
    /// Move to the previous usable widget.
    Previous,
    /// Move to the nearest widget in this direction.
    Toward(FocusMoveDirection),
    /// Move to the widget of this target.
    To(TargetId),
    /// Move to this game on the title screen.
    Game(GameKey),
    /// Move to the widget of this target because a new question asks for it first, not because the player asked to move.
    Offer(TargetId),
    /// Activate the focused widget, as a click would.
    Act,
}

/// A screen, with its topmost dialogue if one is open. Each has its own focus position.
pub(super) type FocusScope = (Screen, Option<LayerId>);

/// The state of the focus: its position, its history and its pending moves.
#[derive(Resource, Debug, Clone, Default)]
pub struct FocusState {
    pub(super) moves: Vec<FocusRequest>,
    pub(super) at: Option<FocusStop>,
    pub(super) target: Option<TargetId>,
    pub(super) place: Option<FocusScope>,
    /// The scopes opened before the current one, each with the widget that had the focus there.
    pub(super) kept: Vec<(FocusScope, Id)>,
    /// True while the board has the focus, rather than a dialogue or another screen.
    pub(super) board: bool,
    /// True while the focus is visible on the board. In dialogues it is always visible while keys are used.
    pub(super) shown: bool,
    /// The widget that shows its tooltip because the player moved the focus to it.
    pub(super) telling: Option<Id>,
    /// The widget to which the player last moved the focus. The next key that moves the focus continues from there, even if it is
    /// hidden.
    pub(super) left: Option<Id>,
    /// True if the focused widget was activated, so that the consequences do not hide the focus.
    pub(super) used: bool,
    /// True if the focus ring was drawn when the panels were last shown.
    pub(super) seen: bool,
    /// True while a new position for the focus has to be found.
    pub(super) lost: bool,
    /// The widget that has the focus but is scrolled out of view in its list.
    pub(super) hidden: Option<Id>,
    /// The focused widget before egui's own keys moved the focus, with the direction. Used if egui finds nothing in that
    /// direction.
    pub(super) before: Option<(Id, FocusMoveDirection)>,
    /// Two flags: true if egui's own focus keys were pressed in this frame, and in the previous one.
    pub(super) walked: (bool, bool),
    /// The node to which a screen reader asks to move the focus.
    pub(super) asked: Option<NodeId>,
}

impl FocusState {
    /// Queues a move. The moves are carried out in order when the panels are next shown.
    pub fn push(&mut self, wish: FocusRequest) {
        if let FocusRequest::To(target) | FocusRequest::Offer(target) = wish {
            self.target = Some(target);
        }
        if let FocusRequest::To(target) = wish {
            self.left = Some(target_id(target));
        }
        self.moves.push(wish);
    }

    /// Reports whether a queued move has not been carried out yet.
    pub const fn is_moving(&self) -> bool {
        !self.moves.is_empty()
    }

    /// Records input from a key, a button or a screen reader. Its consequences are not attributed to the focused widget unless
    /// the input activates that widget.
    pub const fn hear(&mut self) {
        self.used = false;
    }

    /// Reports whether a widget has the focus and shows it. On the board only a focus moved by the player is shown.
    pub const fn stands(&self) -> bool {
        self.at.is_some() && self.seen
    }

    /// Reports whether the topmost dialogue has the focus, so that the focused widget handles Enter itself.
    pub fn answers(&self) -> bool {
        self.at.is_some() && !self.lost && self.place.is_some_and(|(_, dialogue)| dialogue.is_some())
    }

    /// Returns the target to which the player moved the focus or asked to move it, if there is one.
    pub fn target(&self) -> Option<TargetId> {
        self.target.filter(|&target| self.goes_on_from(target_id(target)))
    }
}

impl FocusState {
    /// Reports whether the board has the focus but the focus is hidden, so that it is not described.
    pub const fn is_out_of_sight(&self) -> bool {
        self.board && !self.shown
    }

    /// Records that the player moved the focus to this widget.
    pub(super) const fn moved_to(&mut self, id: Id) {
        (self.shown, self.telling, self.left) = (true, Some(id), Some(id));
    }

    /// Hides the focus on the board but remembers its position.
    pub(super) const fn put_out_of_sight(&mut self) {
        (self.shown, self.telling) = (false, None);
    }

    /// Reports whether the ring is drawn while this device is in use.
    pub(super) const fn is_seen(&self, device: LastInputDevice) -> bool {
        device.walks() && !self.is_out_of_sight()
    }

    /// Reports whether a key that moves the focus continues from this widget. It does not if the focus is hidden and the player
    /// did not move it there.
    pub(super) fn goes_on_from(&self, id: Id) -> bool {
        !self.board || self.shown || self.left == Some(id)
    }
}

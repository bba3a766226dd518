//! What is asked for about giving matches on.

use bevy_egui::egui::{Context, Label, RichText, Sense, WidgetInfo, WidgetType, vec2};

use crate::locale::text;
use crate::panels::intent::UiIntent;
use crate::panels::paint::{Rim, gradient, rim};
use crate::panels::style::{INKS, SMALL, bold, regular};
use crate::panels::tips::Tipped;
use crate::panels::widgets::{KeyFace, button, button_row, dialogue, fitted};

/// What is asked for about giving matches on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShareWish {
    /// The code was copied.
    Copied,
    /// Write the log into a file: as RON, or as text.
    Export(bool),
    /// Begin the deal of the day.
    Daily,
}

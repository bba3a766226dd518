//! The codex of this game: pages about options and presets.

use super::Contraband;
use crate::codex::{CodexPages, Nothing, OptionPage};

impl CodexPages for Contraband {
    type Topic = OptionPage;
    type Fact = Nothing;
    type Priced = Nothing;
    type Bill = Nothing;
    type Begun = ();
    type Clickable = Nothing;
    type Blocked = Nothing;
}

//! The board of Contraband: a spiral galaxy in a tilted brass ring, sixteen sectors of lane between its rails, worlds with mines
//! inside it and stations outside. The shared board crate draws it.

mod actions;
mod answers;
mod areas;
mod column;
mod compose;
mod ctx;
mod exchanges;
mod explain;
mod hover;
mod icons;
pub mod layout;
mod map;
mod meeting;
pub mod motion;
mod numbers;
mod order_summary;
mod parts;
mod pieces;
mod places;
mod result;
mod rows;
mod scene;
mod spot;
mod spotlight;
mod stack;
mod stakes;
mod suggest;
mod tag;
mod targets;
mod tokens;
pub(super) mod z;

pub use actions::order_of;
pub use areas::{Thing, place_area};
pub use column::{bay_off, figure};
pub use icons::{step as step_sign, system as system_sign};
pub use motion::{Beat, Beats};
pub use numbers::{CARDS, COINS, METALS, PART};
pub use order_summary::{brief, deed, spot_ids_of, spot_ids_of_event, veiled};
pub use scene::things;
pub use spot::{Spot, Spotlight, Suggested, spot_id};
pub use stakes::stake_lines;
pub use suggest::clicked_for;
pub use targets::{target_id, target_of};
pub use tokens::{MetalSeen, TokenQueries, Tokens};

use crate::ContrabandWindow;

/// A click that was refused and changed nothing.
pub type ClickRefused = orrery_board::ClickRefused<ContrabandWindow>;

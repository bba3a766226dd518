//! The board of Far Space Foundry, drawn by the shared board crate: a foundry that hangs in space, an eight-sided ring
//! around a bowl of molten metal, and a harbour for each player.

mod alone;
mod areas;
mod asteroids;
mod cantina;
mod cards;
mod changes;
mod choices;
mod compose;
mod count;
mod ctx;
mod docks;
mod explain;
mod hand;
mod harbours;
mod headings;
mod hover;
mod icons;
mod key_faces;
pub mod layout;
pub mod motion;
mod numbers;
mod order_keys;
mod order_summary;
mod parts;
mod products;
mod scene;
mod spot;
mod spotlight;
mod station;
mod stores;
mod suggest;
mod targets;
mod tokens;
mod work_keys;
mod z;

pub use areas::Thing;
pub use icons::{action as action_icon, good_icon, good_picture, portrait};
pub use motion::{Beat, Beats};
pub use numbers::{COINS, DECK, HAND, KINDS, POINTS, ZERO};
pub use order_summary::{spot_ids_of, spot_ids_of_event, turn_brief};
pub use scene::things;
pub use spot::{Spot, Spotlight, Suggested};
pub use suggest::clicked_for;
pub use targets::{target_id, target_of};
pub use tokens::{GoodSeen, TokenQueries, Tokens};

use crate::FarSpaceFoundryWindow;

/// Sent if a click had no legal meaning and nothing changed.
pub type ClickRefused = orrery_board::ClickRefused<FarSpaceFoundryWindow>;

//! The board of Starship Catan: two ships in section, with a string of planets on a brass rail between them. The shared
//! board crate draws it.

mod adventures;
mod aim;
mod areas;
mod beside;
mod changes;
mod choices;
mod compose;
mod ctx;
mod deals;
mod dials;
mod die;
mod exchange;
mod explain;
mod focus_targets;
mod goods;
mod headings;
mod holds;
mod hover;
mod hull;
mod icons;
pub mod layout;
mod letters;
mod look;
pub mod motion;
mod numbers;
mod odds;
mod order_summary;
mod parts;
mod raiders;
mod rail;
mod rooms;
mod rows;
mod scene;
mod sectors;
mod sky;
mod sockets;
mod spot;
mod spotlight;
mod suggest;
mod targets;
mod tokens;
mod worlds;
mod yard;
mod z;

pub use changes::signed;
pub use ctx::below;
pub use die::area as die_area;
pub use focus_targets::{Stand, Thing};
pub use hover::cards_ahead;
pub use icons::{foot as card_foot, offer, thing as thing_sign, yellow as yellow_sign};
pub use motion::{Beat, Beats};
pub use odds::{chance, chances};
pub use order_summary::{brief, changes, deed, spot_ids_of, spot_ids_of_event};
pub use scene::focus_targets;
pub use sockets::sockets;
pub use spot::{Spot, Spotlight, Suggested};
pub use suggest::clicked_for;
pub use targets::{target_id, target_of};
pub use tokens::{CardSeen, TokenQueries, Tokens};
pub use worlds::{card_picture, is_outpost};

use crate::StarshipCatanWindow;

/// The message that a click was refused and changed nothing.
pub type ClickRefused = orrery_board::ClickRefused<StarshipCatanWindow>;

//! The board of Far Space Foundry, drawn by the shared board crate: a foundry that hangs in space, an eight-sided ring
//! around a bowl of molten metal, and a harbour for each player.

mod action_buttons;
mod areas;
mod asteroids;
mod board_buttons;
mod board_pieces;
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
pub mod layout;
mod log_anchor;
pub mod motion;
mod numbers;
mod order_buttons;
mod order_summary;
mod parts;
mod products;
mod scene;
mod solo_target;
mod spotlight;
mod station;
mod stores;
mod suggest;
mod z;

pub use areas::BoardItem;
pub use board_pieces::{BoardPieces, GoodPiece, PieceQueries};
pub use explain::counts_engines;
pub use icons::{good_icon, good_picture, icon_name};
pub use log_anchor::LogAnchor;
pub use numbers::{COINS, DECK, HAND, KINDS, POINTS, ZERO};
pub use order_summary::{anchor_ids_of, anchor_ids_of_event, turn_brief};
pub use orrery_board::target::target_id;
pub use scene::things;
pub use suggest::clicked_for;

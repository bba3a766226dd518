//! The board of Starship Catan: two ships in cross-section, with a string of planets on a brass rail between them. The shared
//! board crate draws it.

mod adventures;
mod aim;
mod areas;
mod board_pieces;
mod build_prices;
mod card_looks;
mod cargo_letters;
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
mod log_anchor;
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
mod ship_cards;
mod sky;
mod sockets;
mod spotlight;
mod suggest;
mod targets;
mod z;

pub use board_pieces::{BoardPieces, CardPiece, PieceQueries};
pub use card_looks::{card_picture, is_outpost};
pub use changes::signed;
pub use ctx::below;
pub use die::area as die_area;
pub use focus_targets::{BoardItem, ItemArea};
pub use hover::cards_ahead;
pub use icons::{foot as card_foot, offer, thing as thing_sign, yellow as yellow_sign};
pub use log_anchor::{HighlightedPlaces, LogAnchor, SuggestedOrders};
pub use motion::{TimedAnnouncement, TimedEvent};
pub use odds::{chance, chances};
pub use order_summary::{action_summary, anchor_ids_of, anchor_ids_of_event, brief, changes};
pub use scene::focus_targets;
pub use sockets::sockets;
pub use suggest::clicked_for;
pub use targets::{target_id, target_of};

use crate::StarshipCatanFrontend;

/// The message sent when a click was refused and changed nothing.
pub type ClickRefused = orrery_board::ClickRefused<StarshipCatanFrontend>;

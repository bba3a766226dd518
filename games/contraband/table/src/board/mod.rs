//! The board of Contraband: a spiral galaxy in a tilted brass ring, sixteen sectors of lane between the rails of the ring,
//! planets with mines inside it and stations outside. The shared board crate draws it.

mod actions;
mod areas;
mod board_pieces;
mod column;
mod compose;
mod ctx;
mod dice_reveal;
mod exchanges;
mod explain;
mod hover;
mod icons;
pub mod layout;
mod log_anchor;
mod map;
mod meeting;
mod meeting_choices;
pub mod motion;
mod numbers;
mod order_summary;
mod panel_stack;
mod parts;
mod pieces;
mod places;
mod preview_tag;
mod rows;
mod scene;
mod spotlight;
mod stakes;
mod suggest;
pub(super) mod z;

pub use actions::order_of;
pub use areas::{BoardItem, place_area};
pub use board_pieces::{BoardPieces, MetalPiece, PieceQueries};
pub use column::{bay_off, figure};
pub use ctx::own_seat;
pub use icons::{step as step_sign, system as system_sign};
pub use log_anchor::LogAnchor;
pub use numbers::{CARDS, COINS, METALS, PART};
pub use order_summary::{action_summary, anchor_ids_of, anchor_ids_of_event, brief, with_gains};
pub use orrery_board::target::{target_id, target_of};
pub use scene::things;
pub use stakes::stake_lines;
pub use suggest::clicked_for;

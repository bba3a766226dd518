//! Seats: the places of players at the table, each named by its colour.

use super::keyword_enum::keyword_enum;

keyword_enum! {
    /// A seat, named by its colour. The shared crates use it to identify the players of every game.
    Colour: "a colour" {
        /// Red: disc, letter A.
        Red = "red",
        /// Green: square, letter B.
        Green = "green",
        /// Blue: triangle, letter C.
        Blue = "blue",
        /// Yellow: diamond, letter D.
        Yellow = "yellow",
    }
}

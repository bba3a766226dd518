//! The opening lines of a match: the players' sides, and the side of the viewer's ship.

use crate::locale::{seat_word, text, text_args};
use orrery_locale::PlayerNames;
use starship_catan::rules::{Seat, View};

/// Returns the opening lines. A player without a name of their own gets no line.
pub fn opening(view: &View, names: &PlayerNames) -> Vec<String> {
    let named = |seat: &Seat| {
        let name = names.own(view.known.colour(*seat))?;
        Some(text_args("start-side", &[("name", name.into()), ("side", seat_word(*seat).into())]))
    };
    let below = view.viewer.map(|seat| text_args("start-below", &[("side", seat_word(seat).into())]));
    let mut lines: Vec<String> = Seat::ALL.iter().filter_map(named).collect();
    lines.extend(below);
    lines.push(text("start-first"));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::{Colour, Rules as _, Setup};
    use starship_catan::StarshipCatan;
    use starship_catan::rules::Options;

    fn lines(names: [&str; 2], eyes: Option<Colour>) -> Vec<String> {
        let setup = Setup::<StarshipCatan>::plain(2, Options::default());
        let position = setup.position(&Default::default()).expect("two can play");
        let names = [(Colour::Red, names[0]), (Colour::Green, names[1])];
        let names = PlayerNames::in_game(StarshipCatan::KEY, names);
        opening(&StarshipCatan::view(&position, eyes), &names)
    }

    #[test]
    fn sides_are_announced_by_player_name_if_given() {
        let first = "Moon goes first.";
        let told = lines(["Ada", "Sun"], Some(Colour::Red));
        assert_eq!(told, ["Ada is Moon.", "You are Moon; your ship is the one below.", first]);
        let told = lines(["Moon", "Sun"], Some(Colour::Green));
        assert_eq!(told, ["You are Sun; your ship is the one below.", first]);
        assert_eq!(lines(["Ada", "Bo"], None), ["Ada is Moon.", "Bo is Sun.", first]);
    }
}

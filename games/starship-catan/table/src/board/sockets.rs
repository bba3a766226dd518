//! The ten sockets of a player panel: the source of each point, and the points that the pointed-at action would add.

use starship_catan::rules::{POINTS_TO_WIN, Seat, View};

/// Returns the picture of each socket of a seat, beginning with the first point, with `gain` more points previewed. Filling the
/// last socket wins the match.
pub fn sockets(view: &View, seat: Seat, gain: u8) -> Vec<&'static str> {
    let known = &view.known;
    let player = known.player(seat);
    let sources = [
        ("socket-colony", player.colony_count()),
        ("socket-level-two", player.level_two()),
        ("socket-friend", u8::from(known.friend() == Some(seat))),
        ("socket-hero", u8::from(known.hero() == Some(seat))),
        ("socket-adventure", player.adventure_points()),
        ("socket-gain", gain),
    ];
    let filled = sources.into_iter().flat_map(|(picture, count)| std::iter::repeat_n(picture, count.into()));
    let mut sockets: Vec<&'static str> = filled.take(POINTS_TO_WIN.into()).collect();
    let all = usize::from(POINTS_TO_WIN);
    while sockets.len() < all {
        sockets.push(if sockets.len() + 1 == all { "socket-last" } else { "socket-open" });
    }
    sockets
}

#[cfg(test)]
mod tests {
    use super::*;
    use starship_catan::rules::{Options, Setup, bare_position, open_view};

    #[test]
    fn every_point_has_a_socket_and_the_last_one_is_marked() {
        let setup = Setup::plain(2, Options::default());
        let view = open_view(&bare_position(&setup).expect("two may play"));
        let empty = sockets(&view, Seat::Moon, 0);
        assert_eq!(empty.len(), usize::from(POINTS_TO_WIN));
        assert_eq!(empty[0], "socket-colony", "the start colony");
        assert_eq!(empty.last(), Some(&"socket-last"));
        let aimed = sockets(&view, Seat::Moon, 2);
        assert_eq!(aimed[1..3], ["socket-gain", "socket-gain"]);
    }
}

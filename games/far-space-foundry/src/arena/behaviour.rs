//! Statistics of a player's behaviour in a match, to compare characters.

use crate::rules::{Event, FarSpaceFoundry, Good, Order, Position, Product};
use orrery_ai::arena::{CountBehaviour, behaviour_stats};
use orrery_core::Colour;

behaviour_stats! {
    /// Number of rubion turned into galactium.
    processed = "processed",
    /// Number of rubion sold.
    sold = "sold",
    /// Credits taken from the bank: for rubion sold, or instead of an upgrade.
    earned = "earned",
    /// Pilots hired in the Cantina.
    hired = "hired",
    /// Tokens gained by Manufacture.
    made = "made",
    /// Bribes paid to the dock master.
    bribes = "bribes",
    /// Raw goods on board at the end, galactium included.
    raws = "raws",
    /// Galactium on board at the end.
    galactium = "galactium",
    /// Number of tokens of the most frequent product on board at the end.
    most = "most of one",
    /// Kinds of goods on board at the end, charged and plain products counted as one kind.
    kinds = "kinds",
    /// Freighters in the fleet at the end, including the federal one.
    fleet = "fleet",
    /// Credits at the end.
    credits = "credits",
    /// Points at the end.
    points = "points",
}

impl CountBehaviour<FarSpaceFoundry> for SeatBehaviour {
    fn count(&mut self, _: &Order, events: &[Event]) {
        for event in events {
            match *event {
                Event::Processed { times, .. } => self.processed += f64::from(times),
                Event::Sold { count, credits, .. } => {
                    self.sold += f64::from(count);
                    self.earned += f64::from(credits);
                }
                Event::Earned { .. } => self.earned += 1.0,
                Event::Hired { .. } => self.hired += 1.0,
                Event::Made { tokens, .. } => self.made += f64::from(tokens),
                Event::Bribed { .. } => self.bribes += 1.0,
                _ => {}
            }
        }
    }

    fn end(&mut self, position: &Position, colour: Colour) {
        let Some(seat) = position.seat_of(colour) else { return };
        let (player, points) = (&position.players[seat], position.points(seat));
        let on_board = |good: Good| player.ships().map(|(_, ship)| f64::from(ship.hold.count(good))).sum::<f64>();
        let of = |product: &Product| on_board(product.plain()) + on_board(product.charged());
        self.raws = Good::RAWS.iter().map(|&good| on_board(good)).sum();
        self.galactium = on_board(Good::Galactium);
        self.most = Product::ALL.iter().map(of).fold(0.0, f64::max);
        self.kinds = f64::from(points.kinds);
        self.fleet = player.ships().count() as f64;
        self.credits = f64::from(player.credits);
        self.points = f64::from(points.total());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{FreighterKind, Options, Setup, bare_position};

    #[test]
    fn habits_count_each_event_under_its_kind() {
        let seat = Colour::Red;
        let product = Product::ALL[0];
        let mut habits = SeatBehaviour::default();
        habits.count(&Order::End, &[Event::Sold { seat, count: 2, credits: 3 }, Event::Processed { seat, times: 2 }]);
        habits.count(&Order::End, &[Event::Made { seat, product, times: 1, tokens: 2 }, Event::Earned { seat }]);
        habits.count(&Order::End, &[Event::Bribed { seat, add: true, dock: 3 }, Event::TurnEnded { seat }]);
        let expected = SeatBehaviour {
            sold: 2.0,
            earned: 4.0,
            processed: 2.0,
            made: 2.0,
            bribes: 1.0,
            ..SeatBehaviour::default()
        };
        assert_eq!(habits, expected);
    }

    #[test]
    fn end_of_match_habits_count_cargo_credits_and_fleet() {
        let setup = Setup { seating: vec![Colour::Blue], options: Options::default() };
        let mut position = bare_position(&setup).expect("one may play");
        let ship = &mut position.players[0].fleet[FreighterKind::Federal as usize];
        ship.size = 6;
        ship.hold.add(Product::ALL[1].plain(), 2);
        ship.hold.add(Product::ALL[1].charged(), 1);
        ship.hold.add(Good::Galactium, 2);
        position.players[0].credits = 4;
        let mut habits = SeatBehaviour::default();
        habits.end(&position, Colour::Blue);
        assert_eq!((habits.most, habits.raws, habits.galactium), (3.0, 2.0, 2.0));
        assert_eq!((habits.credits, habits.fleet), (4.0, 1.0));
        assert_eq!(habits.points, f64::from(position.points(0).total()));
        let mut of_nobody = SeatBehaviour::default();
        of_nobody.end(&position, Colour::Red);
        assert_eq!(of_nobody, SeatBehaviour::default(), "a seat that does not play has no statistics");
    }
}

//! Counts the figures of a seat.

use super::columns;
use super::figures::{GameSeatStats, SoloStats};
use crate::record::RecordedOrder;
use crate::rules::{Contraband, Event, FightOpponent, MeetingKind, Position, RANKS, View};
use orrery_core::Colour;
use orrery_learn::stats::{SeatGameStats, StatColumn};

impl SeatGameStats<Contraband> for GameSeatStats {
    const COLUMNS: &'static [StatColumn<Self>] = columns::MATCH;
    const SOLO: &'static [StatColumn<Self>] = columns::SOLO;

    fn order(&mut self, _: &RecordedOrder) {}

    fn event(&mut self, me: Colour, event: &Event, _: Colour) {
        self.of_trade(me, event);
        self.of_ways(me, event);
        self.of_meetings(me, event);
        self.of_fights(me, event);
    }

    fn look(&mut self, me: Colour, view: &View) {
        let over = view.known.is_over();
        if let Some(seat) = view.known.seat_of(me).filter(|_| over) {
            self.at_the_end(&view.known, seat);
        }
    }

    fn turn_over(&mut self, me: Colour, view: &View) {
        let p = &view.known;
        let Some(seat) = p.seat_of(me) else { return };
        let best = (0..p.count()).filter(|&other| other != seat).map(|other| p.players[other].credits).max();
        let behind = best.map_or(0, |best| best.saturating_sub(p.players[seat].credits));
        self.marks.behind = self.marks.behind.max(behind);
    }
}

impl GameSeatStats {
    fn of_trade(&mut self, me: Colour, event: &Event) {
        let trade = &mut self.trade;
        match *event {
            Event::BonusDrawn { seat, .. } if seat == me => trade.firsts += 1,
            Event::Taken { seat, .. } if seat == me => trade.mined += 1,
            Event::Sold { seat, metal, price } if seat == me => {
                trade.sold[metal.index()] += 1;
                trade.sales += u32::from(price);
            }
            Event::Bought { seat, .. } if seat == me => trade.bought += 1,
            Event::Jettisoned { seat, .. } if seat == me => trade.thrown += 1,
            Event::Installed { seat, .. } if seat == me => trade.upgrades += 1,
            Event::Fined { seat, credits } if seat == me => {
                trade.fines += credits;
                self.trouble.caught += 1;
            }
            _ => {}
        }
    }

    fn of_ways(&mut self, me: Colour, event: &Event) {
        match *event {
            Event::Moved { seat, to } if seat == me => {
                self.ways.steps += 1;
                self.marks.ports |= to.port_quadrant().map_or(0, |quadrant| 1 << quadrant.index());
            }
            Event::Warped { seat, .. } if seat == me => self.ways.gates += 1,
            Event::StepLost { seat, .. } if seat == me => self.ways.lost += 1,
            Event::Played { seat, play } if seat == me => {
                self.ways.cards += 1;
                self.marks.kinds |= 1 << play.card().index();
            }
            _ => {}
        }
    }

    fn of_meetings(&mut self, me: Colour, event: &Event) {
        let trouble = &mut self.trouble;
        match *event {
            Event::Met { seat, how, .. } if seat == me => match how {
                MeetingKind::Inspection | MeetingKind::Sight => trouble.police += 1,
                MeetingKind::Miners | MeetingKind::Raid | MeetingKind::Peace | MeetingKind::Corsair => {
                    trouble.aliens += 1;
                }
            },
            Event::Cleared { seat, hidden } if seat == me => {
                trouble.cleared += 1;
                trouble.hidden += u32::from(hidden);
            }
            Event::Fled { seat, .. } if seat == me => trouble.fled += 1,
            Event::BrokeDown { seat } if seat == me => trouble.breakdowns += 1,
            Event::Declared { seat, objective } if seat == me => self.marks.objectives |= 1 << objective.index(),
            _ => {}
        }
    }

    fn of_fights(&mut self, me: Colour, event: &Event) {
        let trouble = &mut self.trouble;
        match *event {
            Event::Beat { seat, rival } if seat == me => {
                let kind = match rival {
                    FightOpponent::Police => 0,
                    FightOpponent::Raiders => 1,
                    FightOpponent::Miner => 2,
                    FightOpponent::Corsair => 3,
                    FightOpponent::Ship(_) => 4,
                };
                trouble.won[kind] += 1;
            }
            Event::Attacked { seat, .. } if seat == me => trouble.attacks += 1,
            Event::Looted { seat, other, count, .. } => {
                if seat == me {
                    trouble.looted += u32::from(count);
                    self.marks.loot = self.marks.loot.max(count);
                }
                if other == me {
                    trouble.robbed += u32::from(count);
                }
            }
            _ => {}
        }
    }

    /// Records the seat's credits, upgrades and pirate tokens at the end of the match and, in a solo match, its rank.
    fn at_the_end(&mut self, p: &Position, seat: usize) {
        let player = &p.players[seat];
        self.marks.credits = player.credits;
        self.marks.levels = player.levels.iter().sum();
        self.marks.flags = player.pirate.count_ones() as u8;
        if p.is_solo() {
            let rank = RANKS.iter().position(|(least, _)| player.credits >= *least).unwrap_or(RANKS.len() - 1);
            self.alone = SoloStats { best: player.credits, ..SoloStats::default() };
            self.alone.ranks[rank] = 1;
        }
    }
}

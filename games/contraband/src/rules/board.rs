//! The ring (section 2): sectors, places, lines, and the connections between them.

use super::vocab::{Direction, MoveStep};
use orrery_core::Colour;
use orrery_core::keyword_enum;
use orrery_core::words::impl_keyword;

keyword_enum! {
    /// A sector of the ring; the values are in clockwise order (CB-BRD-1).
    Sector {
        /// The sector Anvil.
        R1 = "R1",
        /// The sector Hearth.
        R2 = "R2",
        /// The sector Bellows.
        R3 = "R3",
        /// The sector Clinker.
        R4 = "R4",
        /// The sector Fern.
        G1 = "G1",
        /// The sector Canopy.
        G2 = "G2",
        /// The sector Mire.
        G3 = "G3",
        /// The sector Thorn.
        G4 = "G4",
        /// The sector Tide.
        B1 = "B1",
        /// The sector Anchor.
        B2 = "B2",
        /// The sector Fathom.
        B3 = "B3",
        /// The sector Spray.
        B4 = "B4",
        /// The sector Dune.
        Y1 = "Y1",
        /// The sector Lantern.
        Y2 = "Y2",
        /// The sector Mirage.
        Y3 = "Y3",
        /// The sector Sundial.
        Y4 = "Y4",
    }
}

keyword_enum! {
    /// A line between two neighbouring sectors (CB-BRD-4), named after the sector at its counter-clockwise end.
    SectorLine {
        /// The line between R1 and R2, with a police station.
        R1 = "R1|R2",
        /// The line between R2 and R3.
        R2 = "R2|R3",
        /// The line between R3 and R4.
        R3 = "R3|R4",
        /// The line between R4 and G1, a main axis.
        R4 = "R4|G1",
        /// The line between G1 and G2, with a police station.
        G1 = "G1|G2",
        /// The line between G2 and G3.
        G2 = "G2|G3",
        /// The line between G3 and G4.
        G3 = "G3|G4",
        /// The line between G4 and B1, a main axis.
        G4 = "G4|B1",
        /// The line between B1 and B2, with a police station.
        B1 = "B1|B2",
        /// The line between B2 and B3.
        B2 = "B2|B3",
        /// The line between B3 and B4.
        B3 = "B3|B4",
        /// The line between B4 and Y1, a main axis.
        B4 = "B4|Y1",
        /// The line between Y1 and Y2, with a police station.
        Y1 = "Y1|Y2",
        /// The line between Y2 and Y3.
        Y2 = "Y2|Y3",
        /// The line between Y3 and Y4.
        Y3 = "Y3|Y4",
        /// The line between Y4 and R1, a main axis.
        Y4 = "Y4|R1",
    }
}

impl_keyword! {
    Sector = "a sector",
    SectorLine = "a line",
}

/// The main axes. The number rolled on the d4 at set-up, minus 1, is the index of the axis (CB-SET-7).
pub const AXES: [SectorLine; 4] = [SectorLine::Y4, SectorLine::R4, SectorLine::G4, SectorLine::B4];
/// The number of markets (CB-BRD-2).
pub const MARKETS: usize = 8;
/// The number of mines, two in each sector.
pub const MINES: usize = 32;
/// The number of quadrants; each has one spaceport and one gate.
pub const QUADRANTS: usize = 4;

/// The structure in a sector: a market, a spaceport or a gate (CB-BRD-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SectorStructure {
    /// A market, with its number counted from 0.
    Market(usize),
    /// The spaceport of the sector's quadrant.
    Port,
    /// A gate to any quadrant.
    Gate,
}

impl Sector {
    /// Returns the quadrant of the sector.
    pub fn quadrant(self) -> Colour {
        Colour::ALL[self.index() / QUADRANTS]
    }

    /// Returns a sector of a quadrant, given by its number, which is counted from 0 and taken modulo 4.
    pub fn of(quadrant: Colour, number: usize) -> Sector {
        Sector::ALL[quadrant.index() * QUADRANTS + number % QUADRANTS]
    }

    /// Returns the sector of a quadrant's spaceport.
    pub fn port_of(quadrant: Colour) -> Sector {
        Sector::of(quadrant, 1)
    }

    /// Returns the sector `sectors` steps clockwise from this one.
    pub const fn on(self, sectors: usize) -> Sector {
        Sector::ALL[(self as usize + sectors) % Sector::COUNT]
    }

    /// Returns the neighbouring sector in this direction.
    pub const fn next(self, way: Direction) -> Sector {
        match way {
            Direction::Cw => self.on(1),
            Direction::Ccw => self.on(Sector::COUNT - 1),
        }
    }

    /// Returns the structure of the sector.
    pub const fn structure(self) -> SectorStructure {
        let index = self as usize;
        match index % QUADRANTS {
            0 => SectorStructure::Market(index / QUADRANTS * 2),
            1 => SectorStructure::Port,
            2 => SectorStructure::Gate,
            _ => SectorStructure::Market(index / QUADRANTS * 2 + 1),
        }
    }

    /// Returns the sector of the market with this number, counted from 0.
    pub const fn of_market(market: usize) -> Sector {
        Sector::ALL[market / 2 * QUADRANTS + market % 2 * 3]
    }
}

impl SectorLine {
    /// Returns the line `lines` steps clockwise from this one.
    pub const fn on(self, lines: usize) -> SectorLine {
        SectorLine::ALL[(self as usize + lines) % SectorLine::COUNT]
    }

    /// Returns the line `lines` steps from this one in the direction `way`.
    pub const fn moved(self, way: Direction, lines: usize) -> SectorLine {
        match way {
            Direction::Cw => self.on(lines),
            Direction::Ccw => self.on(SectorLine::COUNT - lines),
        }
    }

    /// Returns the line that a token on this line reaches in the patrol step with a roll of `die` (CB-PAT-1).
    pub const fn patrolled(self, die: u8) -> SectorLine {
        match die {
            1 => self.moved(Direction::Cw, 1),
            2 => self.moved(Direction::Cw, 2),
            3 => self.moved(Direction::Ccw, 1),
            _ => self.moved(Direction::Ccw, 2),
        }
    }

    /// Returns the next police station clockwise from this line (CB-POL-4).
    pub const fn next_station(self) -> SectorLine {
        self.on(QUADRANTS - self as usize % QUADRANTS)
    }

    /// Reports whether a token on this line that reaches `sectors` sectors on each side reaches the open space of `sector`
    /// (CB-BRD-4).
    pub const fn reaches(self, sector: Sector, sectors: usize) -> bool {
        let first = self as usize + Sector::COUNT + 1 - sectors;
        let off = (sector as usize + 2 * Sector::COUNT - first) % Sector::COUNT;
        off < 2 * sectors
    }
}

/// A part of a sector: the open space, one of the two mines, or the structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum SectorPlace {
    /// The open space.
    Space,
    /// The first mine of the sector.
    Mine1,
    /// The second mine of the sector.
    Mine2,
    /// The market, spaceport or gate.
    Structure,
}

impl SectorPlace {
    /// The parts of a sector, with the open space first.
    pub const ALL: [SectorPlace; 4] =
        [SectorPlace::Space, SectorPlace::Mine1, SectorPlace::Mine2, SectorPlace::Structure];
}

/// A spot on the board: the open space of a sector, one of its mines, or its structure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardSpot {
    /// The sector of the spot.
    pub sector: Sector,
    /// The part of the sector.
    pub place: SectorPlace,
}

impl BoardSpot {
    /// Returns the open space of a sector.
    pub const fn space(sector: Sector) -> BoardSpot {
        BoardSpot { sector, place: SectorPlace::Space }
    }

    /// Returns the spaceport of a quadrant.
    pub fn port(quadrant: Colour) -> BoardSpot {
        BoardSpot { sector: Sector::port_of(quadrant), place: SectorPlace::Structure }
    }

    /// Returns the mine with this number. The mines are numbered clockwise from 0, two in each sector.
    pub const fn of_mine(mine: usize) -> BoardSpot {
        let place = if mine.is_multiple_of(2) { SectorPlace::Mine1 } else { SectorPlace::Mine2 };
        BoardSpot { sector: Sector::ALL[mine / 2], place }
    }

    /// Iterates over all spots in the order of the sectors, each open space first.
    pub fn all() -> impl Iterator<Item = BoardSpot> {
        Sector::ALL
            .iter()
            .flat_map(|&sector| SectorPlace::ALL.into_iter().map(move |place| BoardSpot { sector, place }))
    }

    /// Reports whether the spot is open space.
    pub const fn is_space(self) -> bool {
        matches!(self.place, SectorPlace::Space)
    }

    /// Returns the number of the mine, counted from 0; `None` if the spot is not a mine.
    pub const fn mine(self) -> Option<usize> {
        match self.place {
            SectorPlace::Mine1 => Some(self.sector as usize * 2),
            SectorPlace::Mine2 => Some(self.sector as usize * 2 + 1),
            _ => None,
        }
    }

    /// Returns the structure; `None` if the spot is an open space or a mine.
    pub const fn structure(self) -> Option<SectorStructure> {
        match self.place {
            SectorPlace::Structure => Some(self.sector.structure()),
            _ => None,
        }
    }

    /// Returns the number of the market, counted from 0; `None` if the spot is not a market.
    pub const fn market(self) -> Option<usize> {
        match self.structure() {
            Some(SectorStructure::Market(market)) => Some(market),
            _ => None,
        }
    }

    /// Returns the quadrant of the spaceport; `None` if the spot is not a spaceport.
    pub fn port_quadrant(self) -> Option<Colour> {
        (self.structure() == Some(SectorStructure::Port)).then(|| self.sector.quadrant())
    }

    /// Reports whether the spot is a gate.
    pub fn is_gate(self) -> bool {
        self.structure() == Some(SectorStructure::Gate)
    }

    /// Returns the spot to which a step from here leads; `None` if the board does not allow the step (CB-BRD-3).
    pub fn after(self, step: MoveStep) -> Option<BoardSpot> {
        let inside = |place: SectorPlace| (self.is_space()).then_some(BoardSpot { sector: self.sector, place });
        let structure = |wanted: bool| if wanted { inside(SectorPlace::Structure) } else { None };
        match step {
            MoveStep::Out => (!self.is_space()).then(|| BoardSpot::space(self.sector)),
            MoveStep::Cw => self.is_space().then(|| BoardSpot::space(self.sector.next(Direction::Cw))),
            MoveStep::Ccw => self.is_space().then(|| BoardSpot::space(self.sector.next(Direction::Ccw))),
            MoveStep::Mine1 => inside(SectorPlace::Mine1),
            MoveStep::Mine2 => inside(SectorPlace::Mine2),
            MoveStep::Market => structure(matches!(self.sector.structure(), SectorStructure::Market(_))),
            MoveStep::Port => structure(self.sector.structure() == SectorStructure::Port),
            MoveStep::Gate => structure(self.sector.structure() == SectorStructure::Gate),
        }
    }

    /// Reports whether a step from here to `there` crosses a main axis (CB-BRD-4).
    pub fn crosses_axis(self, there: BoardSpot) -> bool {
        self.sector.quadrant() != there.sector.quadrant()
    }

    /// Returns the notation's word for the place; `None` for open space.
    pub const fn place_word(self) -> Option<&'static str> {
        match self.place {
            SectorPlace::Space => None,
            SectorPlace::Mine1 => Some(MoveStep::Mine1.word()),
            SectorPlace::Mine2 => Some(MoveStep::Mine2.word()),
            SectorPlace::Structure => Some(match self.sector.structure() {
                SectorStructure::Market(_) => MoveStep::Market.word(),
                SectorStructure::Port => MoveStep::Port.word(),
                SectorStructure::Gate => MoveStep::Gate.word(),
            }),
        }
    }

    /// Parses a spot such as `R2` or `R2 port`, ignoring case. Returns `None` if there is no such spot.
    pub fn from_text(text: &str) -> Option<BoardSpot> {
        let mut words = text.split_whitespace();
        let sector = Sector::from_word(words.next()?)?;
        let place = words.next();
        let fits = |spot: &BoardSpot| match (spot.place_word(), place) {
            (None, None) => true,
            (Some(own), Some(told)) => own.eq_ignore_ascii_case(told),
            _ => false,
        };
        let found = SectorPlace::ALL.into_iter().map(|place| BoardSpot { sector, place }).find(fits)?;
        words.next().is_none().then_some(found)
    }
}

impl std::fmt::Display for BoardSpot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.place_word() {
            None => write!(f, "{}", self.sector),
            Some(place) => write!(f, "{} {place}", self.sector),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_has_the_described_structures_and_spot_names() {
        let count = |structure: fn(SectorStructure) -> bool| {
            Sector::ALL.iter().filter(|sector| structure(sector.structure())).count()
        };
        assert_eq!(count(|s| matches!(s, SectorStructure::Market(_))), MARKETS);
        assert_eq!(
            (count(|s| s == SectorStructure::Port), count(|s| s == SectorStructure::Gate)),
            (QUADRANTS, QUADRANTS)
        );
        (0..MARKETS).for_each(|m| assert_eq!(Sector::of_market(m).structure(), SectorStructure::Market(m)));
        (0..MINES).for_each(|m| assert_eq!(BoardSpot::of_mine(m).mine(), Some(m)));
        for spot in BoardSpot::all() {
            assert_eq!(BoardSpot::from_text(&spot.to_string()), Some(spot));
        }
        let nowhere = "R2 gate";
        assert_eq!(BoardSpot::from_text(nowhere), None);
        assert!(AXES.iter().all(|axis| axis.index() % QUADRANTS == 3));
    }

    #[test]
    fn lines_reach_the_sectors_on_both_sides() {
        let reached = |line: SectorLine, sectors| {
            Sector::ALL.iter().copied().filter(|&sector| line.reaches(sector, sectors)).collect::<Vec<_>>()
        };
        assert_eq!(reached(SectorLine::Y4, 1), [Sector::R1, Sector::Y4]);
        assert_eq!(reached(SectorLine::R2, 2), [Sector::R1, Sector::R2, Sector::R3, Sector::R4]);
        assert_eq!(SectorLine::R1.next_station(), SectorLine::G1);
        assert_eq!(SectorLine::Y2.next_station(), SectorLine::R1);
        assert_eq!((SectorLine::G1.patrolled(2), SectorLine::R1.patrolled(4)), (SectorLine::G3, SectorLine::Y3));
    }
}

//! The weights of a net, and their file.
//!
//! The file contains: magic, version, players, sizes, the weights as little-endian `f32`, and a checksum of everything before it.

use std::path::{Path, PathBuf};

use super::features::FeatureLayout;
use orrery_ai::net::{fill_randomly, read_weights};

/// Number of units in a block; the first hidden layer has a multiple of this number of units.
pub const LANE: usize = 64;
/// Maximum number of units of the first hidden layer.
pub const WIDEST: usize = 4 * LANE;
/// Number of units of the second hidden layer.
pub const SECOND: usize = 32;
/// Number of outputs: win chance and margin of each of four seats, and the rounds left; the rest are unused.
pub const OUTPUTS: usize = 12;
/// Index of the first margin among the outputs.
pub const MARGIN: usize = 4;
/// Index of the rounds left among the outputs.
pub const ROUNDS: usize = 8;
/// Number of points of margin, or of rounds, that corresponds to an output of 1.
pub const OUTPUT_UNIT: f32 = 10.0;

const MAGIC: [u8; 8] = *b"ORRERYNT";
const VERSION: u16 = 1;
/// Length of the header in bytes: magic, version, players, a spare byte, rows, first and second layer.
const HEADER: usize = 18;

/// The weights of a value net for one number of players.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    players: u8,
    /// Number of units of the first hidden layer.
    width: usize,
    /// The weights: first layer row by row, its biases; second layer input by input, its biases; outputs input by input, their
    /// biases.
    pub(crate) weights: Vec<f32>,
}

/// The offset of each part in [`Net::weights`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct WeightOffsets {
    pub bias1: usize,
    pub layer2: usize,
    pub bias2: usize,
    pub layer3: usize,
    pub bias3: usize,
    pub len: usize,
}

impl WeightOffsets {
    pub const fn new(rows: usize, width: usize) -> Self {
        let bias1 = rows * width;
        let layer2 = bias1 + width;
        let bias2 = layer2 + width * SECOND;
        let layer3 = bias2 + SECOND;
        let bias3 = layer3 + SECOND * OUTPUTS;
        WeightOffsets { bias1, layer2, bias2, layer3, bias3, len: bias3 + OUTPUTS }
    }
}

/// The reason why a file of weights cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum WeightsError {
    /// The file cannot be read.
    #[error("{}: {source}", path.display())]
    Io {
        /// The path of the file.
        path: PathBuf,
        /// The error reported by the operating system.
        source: std::io::Error,
    },
    /// The contents of a file are wrong.
    #[error("{}: {source}", path.display())]
    File {
        /// The path of the file.
        path: PathBuf,
        /// The error in its contents.
        source: Box<WeightsError>,
    },
    /// The file does not contain weights.
    #[error("this is not a file of weights: it does not begin with {:?}", MAGIC.escape_ascii().to_string())]
    NotWeights,
    /// The file was written by a newer version of the program.
    #[error("these weights have version {0}, this program reads up to {VERSION}: use a newer program")]
    Newer(u16),
    /// The net is for a number of players that the rules do not allow.
    #[error("weights for {0} players, expected 2 to 4")]
    Players(u8),
    /// The net is for a number of players other than the requested one.
    #[error("weights for {found} players, but {wanted} play: choose the file for {wanted}")]
    OtherPlayers {
        /// The number of players in the file.
        found: u8,
        /// The requested number of players.
        wanted: u8,
    },
    /// The layers of the net have sizes other than those that this program uses.
    #[error(
        "a net of {found:?} inputs and units, this program uses {expected:?} (the second number 64, 128, 192 or 256): train it again"
    )]
    Shape {
        /// The sizes in the file: inputs, first and second layer.
        found: [u16; 3],
        /// The sizes that this program uses.
        expected: [u16; 3],
    },
    /// The file is cut off, or has extra bytes at its end.
    #[error(
        "the file has {found} bytes, expected {expected}: it is truncated or has extra data; restore it from its source"
    )]
    Length {
        /// The length of the file in bytes.
        found: usize,
        /// The expected length in bytes.
        expected: usize,
    },
    /// The checksum does not match the contents.
    #[error("the checksum is {found:08x}, expected {expected:08x}: the file is damaged; restore it from its source")]
    Checksum {
        /// The checksum of the contents.
        found: u32,
        /// The checksum written in the file.
        expected: u32,
    },
    /// The weight at this index is not a number, or is too large.
    #[error("weight {0} is not a number in range: the training that wrote the file went wrong")]
    Weight(usize),
}

impl Net {
    /// Creates an untrained net with small weights drawn from `seed`. The first hidden layer has `width` units, rounded up to a
    /// multiple of 64 and limited to 64 to 256.
    pub fn fresh(players: u8, width: usize, seed: u64) -> Self {
        let layout = FeatureLayout::new(players);
        let width = width.next_multiple_of(LANE).clamp(LANE, WIDEST);
        let parts = WeightOffsets::new(layout.rows(), width);
        let mut generator = orrery_core::RandomGenerator::new(seed);
        let mut weights = vec![0.0; parts.len];
        fill_randomly(&mut weights[..parts.bias1], 0.12, &mut generator);
        fill_randomly(&mut weights[parts.layer2..parts.bias2], 0.25, &mut generator);
        fill_randomly(&mut weights[parts.layer3..parts.bias3], 0.05, &mut generator);
        Net { players: players.clamp(2, 4), width, weights }
    }

    /// Returns the net with `width` units in its first hidden layer, rounded as in [`Self::fresh`], but never with fewer units
    /// than it has. The new units have small input weights drawn from `seed` and no output weights, so the evaluation does not
    /// change.
    pub fn widened(&self, width: usize, seed: u64) -> Self {
        let mut wide = Self::fresh(self.players, width.max(self.width), seed);
        let (old, new) = (self.parts(), wide.parts());
        let copies = [(0..old.bias1, 0), (old.bias1..old.layer2, new.bias1)];
        for (from, to) in copies {
            let rows = self.weights[from].chunks_exact(self.width).zip(wide.weights[to..].chunks_exact_mut(wide.width));
            rows.for_each(|(from, to)| to[..self.width].copy_from_slice(from));
        }
        // In the second layer the inputs from the old units are first, and the outputs are the same.
        let heard = new.layer2 + self.width * SECOND;
        wide.weights[new.layer2..heard].copy_from_slice(&self.weights[old.layer2..old.bias2]);
        wide.weights[heard..new.bias2].fill(0.0);
        wide.weights[new.bias2..].copy_from_slice(&self.weights[old.bias2..]);
        wide
    }

    /// Returns the number of players that the net is for.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Returns the layout of the rows in the first layer of the net.
    pub fn layout(&self) -> FeatureLayout {
        FeatureLayout::new(self.players)
    }

    /// Returns the number of units of the first hidden layer.
    pub const fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn parts(&self) -> WeightOffsets {
        WeightOffsets::new(self.layout().rows(), self.width)
    }

    fn shape(players: u8, width: usize) -> [u16; 3] {
        [FeatureLayout::new(players).rows() as u16, width as u16, SECOND as u16]
    }

    /// Returns the contents of a weights file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + 4 * self.weights.len() + 4);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([self.players, 0]);
        for size in Self::shape(self.players, self.width) {
            bytes.extend(size.to_le_bytes());
        }
        self.weights.iter().for_each(|w| bytes.extend(w.to_le_bytes()));
        let sum = crc32fast::hash(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads the contents of a weights file.
    ///
    /// # Errors
    /// Returns the reason if the bytes are not a valid net.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        if bytes.len() < MAGIC.len() || bytes[..MAGIC.len()] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        if bytes.len() < HEADER {
            return Err(WeightsError::Length { found: bytes.len(), expected: HEADER });
        }
        let word = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let (version, players) = (word(8), bytes[10]);
        if version > VERSION {
            return Err(WeightsError::Newer(version));
        }
        if !(2..=4).contains(&players) {
            return Err(WeightsError::Players(players));
        }
        let width = usize::from(word(14));
        let (found, expected) = ([word(12), word(14), word(16)], Self::shape(players, width));
        if found != expected || width % LANE != 0 || !(LANE..=WIDEST).contains(&width) {
            return Err(WeightsError::Shape { found, expected });
        }
        let count = WeightOffsets::new(usize::from(found[0]), width).len;
        let expected = HEADER + 4 * count + 4;
        if bytes.len() != expected {
            return Err(WeightsError::Length { found: bytes.len(), expected });
        }
        let (body, sum) = bytes.split_at(expected - 4);
        let (found, expected) = (crc32fast::hash(body), u32::from_le_bytes([sum[0], sum[1], sum[2], sum[3]]));
        if found != expected {
            return Err(WeightsError::Checksum { found, expected });
        }
        let weights = read_weights(&body[HEADER..]).map_err(WeightsError::Weight)?;
        Ok(Net { players, width, weights })
    }

    /// Reads the contents of a weights file for a match of `players` players.
    ///
    /// # Errors
    /// Returns the errors of [`Self::read`], and an error if the net is for another number of players.
    pub fn read_for(bytes: &[u8], players: u8) -> Result<Self, WeightsError> {
        let net = Self::read(bytes)?;
        let found = net.players;
        if found == players { Ok(net) } else { Err(WeightsError::OtherPlayers { found, wanted: players }) }
    }

    /// Reads a weights file.
    ///
    /// # Errors
    /// Returns an error that names the file if it cannot be read or is not a valid net.
    pub fn load(path: &Path) -> Result<Self, WeightsError> {
        load(path, Self::read)
    }

    /// Reads a weights file for a match of `players` players.
    ///
    /// # Errors
    /// Returns the errors of [`Self::load`], and an error if the net is for another number of players.
    pub fn load_for(path: &Path, players: u8) -> Result<Self, WeightsError> {
        load(path, |bytes| Self::read_for(bytes, players))
    }
}

fn load(path: &Path, read: impl Fn(&[u8]) -> Result<Net, WeightsError>) -> Result<Net, WeightsError> {
    let bytes = std::fs::read(path).map_err(|source| WeightsError::Io { path: path.to_owned(), source })?;
    read(&bytes).map_err(|source| WeightsError::File { path: path.to_owned(), source: Box::new(source) })
}

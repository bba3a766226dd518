//! A small value net. It estimates the points that a seat gains from a position to the end of the match.
//!
//! Inputs are binary rows: a position either has a row or not. Each row of the position adds one weight to every unit of the
//! first layer, and one to the output. Sums are plain loops over fixed lanes in `f32`, and each product is rounded before it is
//! added, so all machines compute the same bits.

/// Number of units of the first layer.
pub(super) const FIRST: usize = 48;
/// Number of units of the second layer.
pub(super) const SECOND: usize = 16;
/// The first bytes of a file: the name of the format, its version, and a zero.
const MAGIC: [u8; 8] = *b"FSFNET\x01\0";
/// Maximum absolute value of a weight. A file with a larger weight is rejected as damaged.
const MAX_WEIGHT: f32 = 1e4;

/// The weights of a net, in this order: from the rows to the first layer, from the rows to the output, the bias of the first
/// layer, the second layer and its bias, and the third layer and its bias.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    rows: usize,
    pub(super) weights: Vec<f32>,
}

/// The offset of each part in [`Net::weights`].
#[derive(Debug, Clone, Copy)]
pub(super) struct WeightOffsets {
    pub(super) skip: usize,
    pub(super) bias1: usize,
    pub(super) layer2: usize,
    pub(super) bias2: usize,
    pub(super) layer3: usize,
    pub(super) bias3: usize,
}

/// The outputs of the layers, from which a net learns.
#[derive(Debug, Clone)]
pub(super) struct Activations {
    pub(super) first: [f32; FIRST],
    pub(super) second: [f32; SECOND],
    pub(super) output: f32,
}

impl WeightOffsets {
    const fn of(rows: usize) -> Self {
        let skip = rows * FIRST;
        let bias1 = skip + rows;
        let layer2 = bias1 + FIRST;
        let bias2 = layer2 + FIRST * SECOND;
        let layer3 = bias2 + SECOND;
        WeightOffsets { skip, bias1, layer2, bias2, layer3, bias3: layer3 + SECOND }
    }
}

impl Net {
    /// Creates an untrained net with `rows` input rows and small random weights, which depend on `seed`.
    pub fn fresh(rows: usize, seed: u64) -> Self {
        let parts = WeightOffsets::of(rows);
        let mut generator = orrery_core::RandomGenerator::new(seed);
        let mut small = |scale: f32| (generator.below(2_000_001) as f32 / 1_000_000.0 - 1.0) * scale;
        let mut weights = vec![0.0; parts.bias3 + 1];
        weights[..parts.skip].fill_with(|| small(0.15));
        weights[parts.layer2..parts.bias2].fill_with(|| small(0.2));
        weights[parts.layer3..parts.bias3].fill_with(|| small(0.1));
        Net { rows, weights }
    }

    pub(super) const fn parts(&self) -> WeightOffsets {
        WeightOffsets::of(self.rows)
    }

    /// Returns the value of a position with these rows, in points.
    #[inline]
    pub fn value(&self, rows: &[u16]) -> f32 {
        self.layers(rows).output
    }

    #[inline]
    pub(super) fn layers(&self, rows: &[u16]) -> Activations {
        let (parts, weights) = (self.parts(), &self.weights[..]);
        let mut first = array::<FIRST>(&weights[parts.bias1..]);
        let mut output = weights[parts.bias3];
        for &row in rows {
            let at = usize::from(row) * FIRST;
            for (sum, weight) in first.iter_mut().zip(&weights[at..at + FIRST]) {
                *sum += weight;
            }
            output += weights[parts.skip + usize::from(row)];
        }
        let mut second = array::<SECOND>(&weights[parts.bias2..]);
        for (unit, value) in first.iter_mut().enumerate() {
            if *value > 0.0 {
                let at = parts.layer2 + unit * SECOND;
                for (sum, weight) in second.iter_mut().zip(&weights[at..at + SECOND]) {
                    *sum += *value * weight;
                }
            } else {
                *value = 0.0;
            }
        }
        for (value, weight) in second.iter_mut().zip(&weights[parts.layer3..]) {
            *value = value.max(0.0);
            output += *value * weight;
        }
        Activations { first, second, output }
    }

    /// Returns the bytes of the net's file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([self.rows, FIRST, SECOND].map(|size| size as u16).into_iter().flat_map(u16::to_le_bytes));
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    /// Reads a net with `rows` input rows from the bytes of a file.
    ///
    /// # Errors
    /// Returns a message if the bytes are not a net with this number of rows.
    pub fn read(bytes: &[u8], rows: usize) -> Result<Self, String> {
        let Some(body) = bytes.strip_prefix(&MAGIC) else {
            return Err("these are not weights of this game".to_owned());
        };
        let sizes = [rows, FIRST, SECOND].map(|size| size as u16);
        let wanted: Vec<u8> = sizes.into_iter().flat_map(u16::to_le_bytes).collect();
        let Some(body) = body.strip_prefix(&wanted[..]) else {
            return Err(format!("the net has another shape than {sizes:?}: train it again"));
        };
        let weights: Vec<f32> = body.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
        let count = WeightOffsets::of(rows).bias3 + 1;
        if body.len() != 4 * count {
            return Err(format!(
                "{} bytes of weights, expected {}: the file is truncated or has extra data",
                body.len(),
                4 * count
            ));
        }
        match weights.iter().position(|weight| !weight.is_finite() || weight.abs() > MAX_WEIGHT) {
            Some(at) => Err(format!("weight {at} is not a number in range")),
            None => Ok(Net { rows, weights }),
        }
    }
}

#[inline]
fn array<const N: usize>(from: &[f32]) -> [f32; N] {
    std::array::from_fn(|at| from[at])
}

//! Shapes drawn from their description instead of from the art, such as plates, rings, glows and lines. They are rendered for
//! exactly the pixels that they cover.
//!
//! Each shape is computed from a signed distance function, so its edges are smooth at every window size.

use bevy::color::Srgba;
use bevy::math::Vec2;

/// The colour type of shapes: sRGB with opacity.
pub type PaintColour = Srgba;

/// A rounded rectangle, with sizes in units.
#[derive(Debug, Clone, PartialEq)]
pub struct RoundedRect {
    /// Width and height.
    pub size: Vec2,
    /// Radius of the corners.
    pub radius: f32,
    /// Fill colours from top to bottom, evenly spaced. Empty for no fill.
    pub fill: Vec<PaintColour>,
    /// Rim colours from the upper left to the lower right. Empty for no rim.
    pub rim: Vec<PaintColour>,
    /// Width of the rim, in units.
    pub rim_width: f32,
    /// The colour of a glow around and over the rim, and its extent in units.
    pub glow: Option<(PaintColour, f32)>,
    /// The colour of a soft shadow, and its extent beyond the plate in units.
    pub shadow: Option<(PaintColour, f32)>,
    /// True if the rim is dashed.
    pub dashed: bool,
}

impl RoundedRect {
    /// Creates a plate without fill or rim.
    pub fn new(size: Vec2, radius: f32) -> Self {
        let radius = radius.min(size.min_element() / 2.0);
        Self {
            size,
            radius,
            fill: Vec::new(),
            rim: Vec::new(),
            rim_width: 0.0,
            glow: None,
            shadow: None,
            dashed: false,
        }
    }

    /// Creates a disc without fill or rim.
    pub fn disc(radius: f32) -> Self {
        Self::new(Vec2::splat(radius * 2.0), radius)
    }

    /// Sets the fill colours, from top to bottom.
    #[must_use]
    pub fn fill(mut self, colours: &[PaintColour]) -> Self {
        self.fill = colours.to_vec();
        self
    }

    /// Sets the width and the colours of the rim.
    #[must_use]
    pub fn rim(mut self, width: f32, colours: &[PaintColour]) -> Self {
        self.rim = colours.to_vec();
        self.rim_width = width;
        self
    }

    /// Sets the colour and the extent of the glow.
    #[must_use]
    pub fn glow(mut self, colour: PaintColour, reach: f32) -> Self {
        self.glow = Some((colour, reach));
        self
    }

    /// Sets the colour and the extent of the soft shadow.
    #[must_use]
    pub fn shadow(mut self, colour: PaintColour, reach: f32) -> Self {
        self.shadow = Some((colour, reach));
        self
    }

    /// Makes the rim dashed.
    #[must_use]
    pub fn dashed(mut self) -> Self {
        self.dashed = true;
        self
    }

    fn margin(&self) -> f32 {
        let glow = self.glow.map_or(0.0, |g| g.1);
        let shadow = self.shadow.map_or(0.0, |s| s.1 + 5.0);
        glow.max(shadow)
    }

    fn colour_at(&self, from_middle: Vec2, pixel: f32) -> PaintColour {
        let distance = self.distance(from_middle);
        let cover = |d: f32| (0.5 - d / pixel).clamp(0.0, 1.0);
        let mut out = Srgba::NONE;
        if let Some((colour, reach)) = self.shadow {
            let d = self.distance(from_middle - Vec2::new(3.0, 5.0)) + reach * 0.5;
            let t = (1.0 - d / (reach * 1.5)).clamp(0.0, 1.0);
            out = over(out, faded(colour, t * t * (3.0 - 2.0 * t)));
        }
        if let Some((colour, reach)) = self.glow {
            let t = (1.0 - distance.abs() / reach).clamp(0.0, 1.0);
            out = over(out, faded(colour, t * t));
        }
        if !self.fill.is_empty() {
            let t = from_middle.y / self.size.y + 0.5;
            out = over(out, faded(between(&self.fill, t), cover(distance)));
        }
        if !self.rim.is_empty() {
            let half = self.rim_width / 2.0;
            let t = (from_middle.x / self.size.x + from_middle.y / self.size.y) / 2.0 + 0.5;
            let mut alpha = cover((distance + half).abs() - half);
            if self.dashed {
                let angle = from_middle.y.atan2(from_middle.x) * 14.0 / std::f32::consts::TAU;
                alpha *= if angle.rem_euclid(1.0) < 0.55 { 1.0 } else { 0.0 };
            }
            out = over(out, faded(between(&self.rim, t), alpha));
        }
        out
    }

    fn distance(&self, from_middle: Vec2) -> f32 {
        let corner = from_middle.abs() - self.size / 2.0 + Vec2::splat(self.radius);
        corner.max(Vec2::ZERO).length() + corner.max_element().min(0.0) - self.radius
    }
}

/// A line through points, in board units.
#[derive(Debug, Clone, PartialEq)]
pub struct Polyline {
    /// The points, in the order in which the line connects them.
    pub points: Vec<Vec2>,
    /// The layers of the line, lowest first, each with its width in units and its colour.
    pub layers: Vec<(f32, PaintColour)>,
}

impl Polyline {
    /// Returns the upper left corner of the area that the line covers.
    pub fn corner(&self) -> Vec2 {
        self.points.iter().copied().reduce(Vec2::min).unwrap_or_default() - Vec2::splat(self.margin())
    }

    fn margin(&self) -> f32 {
        self.layers.iter().map(|l| l.0).fold(1.0, f32::max)
    }

    fn size(&self) -> Vec2 {
        let far = self.points.iter().copied().reduce(Vec2::max).unwrap_or_default();
        far + Vec2::splat(self.margin()) - self.corner()
    }

    fn colour_at(&self, place: Vec2, pixel: f32) -> PaintColour {
        let distance = self
            .points
            .windows(2)
            .map(|pair| {
                let (from, along) = (place - pair[0], pair[1] - pair[0]);
                let t = (from.dot(along) / along.length_squared().max(1e-6)).clamp(0.0, 1.0);
                (from - along * t).length()
            })
            .fold(f32::INFINITY, f32::min);
        self.layers.iter().fold(Srgba::NONE, |out, &(width, colour)| {
            let alpha = (0.5 - (distance - width / 2.0) / pixel).clamp(0.0, 1.0);
            over(out, faded(colour, alpha))
        })
    }
}

/// A shape that is drawn from its description instead of being taken from the art.
#[derive(Debug, Clone, PartialEq)]
pub enum VectorShape {
    /// A rounded rectangle, drawn around its middle.
    Plate(RoundedRect),
    /// A line through points.
    Stroke(Polyline),
}

/// The pixels of a rendered shape.
pub struct PixelBuffer {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Four bytes per pixel: sRGB with straight alpha.
    pub bytes: Vec<u8>,
}

impl VectorShape {
    /// Returns the size of the area that the shape covers, in units, including glow and shadow.
    pub fn extent(&self) -> Vec2 {
        match self {
            VectorShape::Plate(plate) => plate.size + Vec2::splat(plate.margin() * 2.0),
            VectorShape::Stroke(stroke) => stroke.size(),
        }
    }

    /// Renders the shape at `density` pixels per unit.
    pub fn drawn(&self, density: f32) -> PixelBuffer {
        let extent = self.extent();
        let pixels = (extent * density).ceil().max(Vec2::ONE);
        let (width, height) = (pixels.x as u32, pixels.y as u32);
        let pixel = 1.0 / density;
        let mut bytes = Vec::with_capacity((width * height * 4) as usize);
        for y in 0..height {
            for x in 0..width {
                let place = (Vec2::new(x as f32, y as f32) + 0.5) * extent / pixels;
                let colour = match self {
                    VectorShape::Plate(plate) => plate.colour_at(place - extent / 2.0, pixel),
                    VectorShape::Stroke(stroke) => stroke.colour_at(place + stroke.corner(), pixel),
                };
                let channels = [colour.red, colour.green, colour.blue, colour.alpha];
                bytes.extend(channels.map(|channel| (channel.clamp(0.0, 1.0) * 255.0).round() as u8));
            }
        }
        PixelBuffer { width, height, bytes }
    }
}

fn faded(colour: PaintColour, by: f32) -> PaintColour {
    Srgba { alpha: colour.alpha * by, ..colour }
}

/// Returns the colour at `t` (0 to 1) of an evenly spaced gradient.
fn between(colours: &[PaintColour], t: f32) -> PaintColour {
    let last = colours.len() - 1;
    let at = t.clamp(0.0, 1.0) * last as f32;
    let index = (at as usize).min(last);
    let next = (index + 1).min(last);
    let part = at - index as f32;
    let mix = |a: f32, b: f32| a + (b - a) * part;
    let (a, b) = (colours[index], colours[next]);
    Srgba::new(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), mix(a.alpha, b.alpha))
}

/// Blends one colour over another.
fn over(below: PaintColour, above: PaintColour) -> PaintColour {
    let alpha = above.alpha + below.alpha * (1.0 - above.alpha);
    if alpha <= 0.0 {
        return Srgba::NONE;
    }
    let mix = |b: f32, a: f32| (a * above.alpha + b * below.alpha * (1.0 - above.alpha)) / alpha;
    Srgba::new(mix(below.red, above.red), mix(below.green, above.green), mix(below.blue, above.blue), alpha)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alpha(pixels: &PixelBuffer, x: u32, y: u32) -> u8 {
        pixels.bytes[((y * pixels.width + x) * 4 + 3) as usize]
    }

    #[test]
    fn plate_is_opaque_inside_and_transparent_at_its_corners() {
        let plate = RoundedRect::new(Vec2::new(40.0, 20.0), 10.0).fill(&[Srgba::WHITE]);
        let pixels = VectorShape::Plate(plate).drawn(2.0);
        assert_eq!((pixels.width, pixels.height), (80, 40));
        assert_eq!(alpha(&pixels, 40, 20), 255);
        assert_eq!(alpha(&pixels, 0, 0), 0);
    }

    #[test]
    fn rim_leaves_the_inside_empty_and_glow_extends_outward() {
        let plate = RoundedRect::disc(20.0).rim(2.0, &[Srgba::RED]).glow(Srgba::GREEN, 10.0);
        let drawing = VectorShape::Plate(plate);
        assert_eq!(drawing.extent(), Vec2::splat(60.0));
        let pixels = drawing.drawn(1.0);
        assert_eq!(alpha(&pixels, 30, 30), 0);
        assert!(alpha(&pixels, 30, 6) > 0, "the glow");
        assert!(alpha(&pixels, 30, 11) > 200, "the rim");
    }

    #[test]
    fn stroke_is_drawn_along_its_points() {
        let stroke = Polyline {
            points: vec![Vec2::new(5.0, 5.0), Vec2::new(5.0, 25.0), Vec2::new(25.0, 25.0)],
            layers: vec![(4.0, Srgba::BLACK), (2.0, Srgba::WHITE)],
        };
        let corner = stroke.corner();
        let pixels = VectorShape::Stroke(stroke).drawn(1.0);
        let at = |x: f32, y: f32| alpha(&pixels, (x - corner.x) as u32, (y - corner.y) as u32);
        assert!(at(5.0, 15.0) > 200 && at(15.0, 25.0) > 200);
        assert_eq!(at(15.0, 10.0), 0);
    }
}

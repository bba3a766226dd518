//! The level of detail of the sky and of a board's scenery, chosen by the player or according to frame times.

use bevy::prelude::*;

use super::motion::MotionActive;
use orrery_settings::SkyQuality;

/// The level of detail of the sky.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DetailLevel {
    /// Coarser ground, no clouds, and no noise that is computed in each frame.
    Plain,
    /// All details.
    #[default]
    Full,
}

impl DetailLevel {
    /// Returns the quality of the bakes' shaders, from 0 (a sketch) to 3.
    pub const fn fine(self) -> u32 {
        match self {
            DetailLevel::Plain => 1,
            DetailLevel::Full => 3,
        }
    }

    /// Returns the quality of the shaders that run in every frame, 0 or 1.
    pub const fn frame(self) -> u32 {
        match self {
            DetailLevel::Plain => 0,
            DetailLevel::Full => 1,
        }
    }

    /// Returns the number of ground texels per pixel of the screen.
    pub const fn bake_scale(self) -> f32 {
        match self {
            DetailLevel::Plain => 0.6,
            DetailLevel::Full => 1.0,
        }
    }

    /// Reports whether clouds are drawn.
    pub const fn has_clouds(self) -> bool {
        matches!(self, DetailLevel::Full)
    }
}

/// The current level of detail of the sky.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SkyDetail(pub DetailLevel);

/// The player's choice of the sky's quality.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SkyQualitySetting(pub SkyQuality);

/// The number of frames measured before a decision.
const FRAMES: usize = 90;
/// The duration in seconds above which a frame is slow. A screen with 30 frames a second stays below it.
const SLOW: f32 = 0.036;

/// The durations of frames during motion, in seconds.
#[derive(Resource, Debug, Clone, Default)]
pub struct FrameTimes {
    times: Vec<f32>,
    /// True once frames have been found to be slow. The sky then stays plain until the player changes the setting.
    slow: bool,
}

impl FrameTimes {
    /// Adds the duration of a frame. If the last [`FRAMES`] frames have just been found to be slow, returns their median duration
    /// in seconds, otherwise `None`.
    fn take(&mut self, seconds: f32) -> Option<f32> {
        if self.slow {
            return None;
        }
        self.times.push(seconds);
        if self.times.len() < FRAMES {
            return None;
        }
        self.times.sort_by(f32::total_cmp);
        let median = self.times[FRAMES / 2];
        self.times.clear();
        self.slow = median > SLOW;
        self.slow.then_some(median)
    }
}

/// Chooses the level of detail of the sky. Only consecutive frames of a motion are measured, because at rest frames are drawn on
/// demand, and during a bake they take longer.
pub fn choose(
    choice: Res<SkyQualitySetting>,
    time: Res<Time<Real>>,
    animating: Res<MotionActive>,
    ready: Res<SkyReady>,
    mut times: ResMut<FrameTimes>,
    mut detail: ResMut<SkyDetail>,
    mut counts: Local<bool>,
) {
    if choice.is_changed() {
        *times = FrameTimes::default();
    }
    let in_a_row = std::mem::replace(&mut *counts, animating.0 && ready.0);
    if in_a_row
        && choice.0 == SkyQuality::Auto
        && let Some(median) = times.take(time.delta_secs())
    {
        info!("frames take {:.0} ms: planet and space are drawn plainly from now on", median * 1e3);
    }
    let plain = choice.0 == SkyQuality::Plain || (choice.0 == SkyQuality::Auto && times.slow);
    detail.set_if_neq(SkyDetail(if plain { DetailLevel::Plain } else { DetailLevel::Full }));
}

/// True once the scenery has been drawn for the current window size. Written by the systems that draw it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SkyReady(pub bool);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_rendering_is_detected_by_median_frame_time() {
        let mut times = FrameTimes::default();
        // A few slow frames among fast ones do not count.
        let judged: Vec<_> = (0..FRAMES).filter_map(|i| times.take(if i % 5 == 0 { 0.2 } else { 0.017 })).collect();
        assert!(judged.is_empty(), "{judged:?}");
        assert!(!times.slow);
        let judged: Vec<_> = (0..FRAMES).filter_map(|i| times.take(if i % 5 == 0 { 0.017 } else { 0.05 })).collect();
        assert_eq!(judged, [0.05]);
        assert!(times.slow);
        assert_eq!(times.take(0.05), None, "it is told once");
    }

    #[test]
    fn sky_detail_follows_the_setting_and_frame_times_when_automatic() {
        let mut app = App::new();
        app.init_resource::<SkyQualitySetting>()
            .init_resource::<Time<Real>>()
            .insert_resource(MotionActive(true))
            .insert_resource(SkyReady(true))
            .init_resource::<FrameTimes>()
            .init_resource::<SkyDetail>()
            .add_systems(Update, choose);
        let mut pass = |frames: usize, choice: SkyQuality| {
            app.world_mut().resource_mut::<SkyQualitySetting>().set_if_neq(SkyQualitySetting(choice));
            for _ in 0..frames {
                app.world_mut().resource_mut::<Time<Real>>().advance_by(std::time::Duration::from_millis(50));
                app.update();
            }
            app.world().resource::<SkyDetail>().0
        };
        assert_eq!(pass(2, SkyQuality::Full), DetailLevel::Full);
        assert_eq!(pass(2, SkyQuality::Plain), DetailLevel::Plain);
        assert_eq!(pass(FRAMES / 2, SkyQuality::Auto), DetailLevel::Full, "too few frames to judge");
        assert_eq!(pass(FRAMES, SkyQuality::Auto), DetailLevel::Plain);
        assert_eq!(pass(1, SkyQuality::Full), DetailLevel::Full);
        assert_eq!(pass(1, SkyQuality::Auto), DetailLevel::Full, "a new choice is measured again");
    }
}

//! Idle motion: for example, stations bob, and a player's last colony pulses. It runs while anything else moves, or while the
//! thing is pointed at.
//!
//! Idle motion never keeps the program awake by itself. Soon after the last other motion everything is at rest, and nothing is
//! drawn.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::draw::DrawnNode;
use super::idle_kinds::{IdleMotionKind, IdleOffset};
use super::motion::{MotionActive, MotionSettings};
use super::scene_state::HoveredTargets;
use super::target::TargetId;

/// Amplitude of a bobbing thing, in units.
const BOB: f32 = 2.4;
/// Amplitude of a pulsing thing, as a fraction of its size.
const SWELL: f32 = 0.09;
/// Period of the bobbing, in seconds.
const BOB_TIME: f32 = 3.2;
/// Period of the pulse, in seconds.
const PULSE_TIME: f32 = 1.1;
/// Seconds that the motion takes to fade in or out.
const EASE: f32 = 0.6;
/// Seconds for which a thing that is pointed at continues to move.
const POINTED: f32 = 3.2;

/// The current state of idle motion.
#[derive(Resource, Debug, Clone, Default)]
pub struct IdleMotion {
    /// Seconds since the idle motion began.
    seconds: f32,
    /// The strength of idle motion while anything else moves, 0 to 1.
    moving: f32,
    /// The target that was last pointed at, the strength of its motion (0 to 1), and the remaining seconds of the motion.
    pointed: (Option<TargetId>, f32, f32),
}

impl IdleMotion {
    /// Advances the time. Returns false once everything is at rest.
    fn pass(&mut self, seconds: f32, moves: bool, target: Option<TargetId>) -> bool {
        let towards = |now: f32, up: bool| (now + if up { seconds } else { -seconds } / EASE).clamp(0.0, 1.0);
        self.moving = towards(self.moving, moves);
        let (before, strength, left) = &mut self.pointed;
        if target.is_some() && target != *before {
            // The motion of the previous target ends first.
            if *strength <= 0.0 || before.is_none() {
                (*before, *left) = (target, POINTED);
            }
        } else if target.is_none() {
            *left = 0.0;
        }
        let goes_on = target.is_some() && target == *before && *left > 0.0;
        *strength = towards(*strength, goes_on);
        *left -= seconds;
        if *strength <= 0.0 && target.is_none() {
            *before = None;
        }
        let lives = self.moving > 0.0 || *strength > 0.0 || moves;
        // The time restarts from zero, so that things at rest always have the same pose.
        self.seconds = if lives { self.seconds + seconds } else { 0.0 };
        lives || (target.is_some() && target != self.pointed.0)
    }

    /// Stops all idle motion.
    fn settle(&mut self) {
        *self = Self { pointed: (self.pointed.0, 0.0, 0.0), ..Self::default() };
    }

    /// Returns the offset of a thing. The position `place` shifts the phase of bobbing, so that things do not bob in unison.
    fn lift(&self, life: IdleMotionKind, place: Vec2) -> IdleOffset {
        let (target, strength, _) = self.pointed;
        let own = if target == Some(life.target()) { strength } else { 0.0 };
        let strength = self.moving.max(own);
        let strength = strength * strength * (3.0 - 2.0 * strength);
        match life {
            IdleMotionKind::Bob(_) => {
                let turn = self.seconds / BOB_TIME + (place.x * 0.37 + place.y * 0.61).fract();
                IdleOffset { up: BOB * strength * (turn * TAU).sin(), size: 1.0 }
            }
            IdleMotionKind::Pulse(_) => {
                IdleOffset { up: 0.0, size: 1.0 + SWELL * strength * (self.seconds / PULSE_TIME * TAU).sin().max(0.0) }
            }
        }
    }
}

/// Applies idle motion. Runs after all other motion.
pub fn sway(
    time: Res<Time>,
    settings: Res<MotionSettings>,
    animating: Res<MotionActive>,
    hovered: Res<HoveredTargets>,
    mut sway: ResMut<IdleMotion>,
    mut things: Query<(&mut DrawnNode, &mut Transform)>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut lived: Local<bool>,
) {
    let calm = settings.reduced || settings.speed <= 0.0;
    // The first frame may follow a long time without frames, which must not count.
    let step = if *lived { time.delta_secs() } else { 0.0 };
    let lives = if calm {
        sway.settle();
        false
    } else {
        sway.pass(step, animating.0, hovered.target())
    };
    if lives {
        redraw.write(RequestRedraw);
    }
    if !lives && !*lived {
        return;
    }
    *lived = lives;
    for (mut thing, mut transform) in &mut things {
        let Some((life, at)) = thing.node.as_ref().and_then(|node| Some((node.life?, node.at))) else { continue };
        let (before, now) = (thing.lift, sway.lift(life, at));
        if before == now {
            continue;
        }
        transform.translation.y += now.up - before.up;
        transform.scale *= Vec3::new(now.size / before.size, now.size / before.size, 1.0);
        thing.bypass_change_detection().lift = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: TargetId = TargetId(1);
    const BOBS: IdleMotionKind = IdleMotionKind::Bob(HERE);

    #[test]
    fn idle_motion_fades_out_smoothly_after_board_motion_ends() {
        let mut sway = IdleMotion::default();
        assert!(!sway.pass(0.1, false, None), "no reason, no motion");
        let mut before = 0.0;
        let mut far = 0.0_f32;
        for frame in 0..400 {
            let lives = sway.pass(0.016, frame < 250, None);
            let up = sway.lift(BOBS, Vec2::new(268.0, 447.0)).up;
            assert!((up - before).abs() < 0.2, "frame {frame}: from {before} to {up}");
            assert_eq!(lives, frame < 250 + 37, "frame {frame}");
            (before, far) = (up, far.max(up.abs()));
        }
        assert_eq!(before, 0.0);
        assert!(far > BOB * 0.8, "it is seen: {far}");
    }

    #[test]
    fn pointing_at_a_piece_moves_only_that_piece_for_a_while() {
        let mut sway = IdleMotion::default();
        sway.pass(0.3, false, Some(HERE));
        sway.pass(0.3, false, Some(HERE));
        let other = IdleMotionKind::Bob(TargetId(2));
        assert!(sway.lift(BOBS, Vec2::new(0.3, 0.0)).up.abs() > 0.1);
        assert_eq!(sway.lift(other, Vec2::new(0.3, 0.0)), IdleOffset::default());
        let still = (0..400).position(|_| !sway.pass(0.016, false, Some(HERE))).expect("it comes to rest");
        assert!(still < 300, "after {still} frames, though the mouse stays");
        assert!(!sway.pass(0.016, false, Some(HERE)), "and stays there");
    }

    #[test]
    fn pulse_never_shrinks_below_full_size() {
        let mut sway = IdleMotion::default();
        let mut most = 1.0_f32;
        for _ in 0..200 {
            sway.pass(0.016, true, None);
            let size = sway.lift(IdleMotionKind::Pulse(HERE), Vec2::ZERO).size;
            assert!((1.0..=1.0 + SWELL).contains(&size));
            most = most.max(size);
        }
        assert!(most > 1.0 + SWELL * 0.9);
    }
}

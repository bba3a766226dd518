//! Memory that was let go, given back to the system.

/// Asks the system's allocator to give back what the program let go. The drivers that paint on the processor compile with the
/// C library's allocator, which keeps for itself what it once had: after the ground is drawn, some two hundred megabytes.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(
    unsafe_code,
    reason = "a call into the C library; it takes a number, gives one back and may be made at any time"
)]
pub fn give_back() {
    // SAFETY: `malloc_trim` is thread-safe, and takes no pointer.
    unsafe { libc::malloc_trim(0) };
}

/// From how many bytes on memory comes from the system and goes back to it by itself: the allocator's own limit grows with what
/// is let go, and pictures of a megabyte would then lie between what stays.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 128 * 1024;

/// Has everything large go back to the system as soon as it is let go. Held so a match takes some fifteen megabytes less.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code, reason = "a call into the C library; it takes two numbers and may be made at any time")]
pub fn keep_nothing_large() {
    // SAFETY: `mallopt` takes no pointer, and threads that allocate meanwhile see the old limit or the new one.
    unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
}

/// Other systems' allocators have no such limit.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn keep_nothing_large() {}

/// Other systems' allocators give back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_back() {}

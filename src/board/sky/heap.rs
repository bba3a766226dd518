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

/// Other systems' allocators give back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn give_back() {}

//! Returns freed memory to the system.

/// Asks the allocator to return freed memory to the system. Software renderers compile shaders with the C library's allocator,
/// which otherwise keeps the freed memory: about two hundred megabytes after the ground has been drawn.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(
    unsafe_code,
    reason = "a call into the C library; it takes a number, gives one back and may be made at any time"
)]
pub fn trim_memory() {
    // SAFETY: `malloc_trim` is thread-safe, and takes no pointer.
    unsafe { libc::malloc_trim(0) };
}

/// The minimum size in bytes of allocations that the allocator takes directly from the system, and returns to it when they are
/// freed. Without a fixed limit, the allocator raises its own limit, and images of a megabyte fragment the heap.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 128 * 1024;

/// Sets the minimum size of blocks that the allocator returns to the system as soon as they are freed. This saves about fifteen
/// megabytes in a match.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code, reason = "a call into the C library; it takes two numbers and may be made at any time")]
pub fn lower_mmap_threshold() {
    // SAFETY: `mallopt` takes no pointer, and threads that allocate in the meantime use either the old limit or the new one.
    unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
}

/// Does nothing, because the allocators of other systems have no such limit.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn lower_mmap_threshold() {}

/// Does nothing, because the allocators of other systems return memory by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn trim_memory() {}

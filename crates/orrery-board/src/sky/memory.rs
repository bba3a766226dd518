//! Returns freed memory to the system.

/// Asks the allocator to return freed memory to the system. Software renderers compile shaders with the C library's allocator,
/// which otherwise keeps what it once had: about two hundred megabytes after the ground is drawn.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(
    unsafe_code,
    reason = "a call into the C library; it takes a number, gives one back and may be made at any time"
)]
pub fn trim_memory() {
    // SAFETY: `malloc_trim` is thread-safe, and takes no pointer.
    unsafe { libc::malloc_trim(0) };
}

/// The allocation size in bytes from which memory comes directly from the system and is returned when freed. The allocator's own
/// limit grows with what is freed, and images of a megabyte would then fragment the heap.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const LARGE: i32 = 128 * 1024;

/// Makes the allocator return large blocks to the system as soon as they are freed. A match then takes about fifteen megabytes
/// less.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code, reason = "a call into the C library; it takes two numbers and may be made at any time")]
pub fn lower_mmap_threshold() {
    // SAFETY: `mallopt` takes no pointer, and threads that allocate meanwhile see either the old limit or the new one.
    unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE) };
}

/// Does nothing, because other systems' allocators have no such limit.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn lower_mmap_threshold() {}

/// Does nothing, because other systems' allocators return memory by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn trim_memory() {}

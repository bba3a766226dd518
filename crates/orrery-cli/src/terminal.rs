//! Connects the program with the terminal it was started from, and shows messages where there is none.
//!
//! On Windows a program has either a console window of its own or no output at all. Orrery is built without the window, so it
//! takes the terminal of the program that started it.

/// Connects standard output and standard error with the terminal from which the program was started. Output that is already
/// redirected to a file or a pipe stays redirected. Does nothing on systems where every program has its output.
pub fn attach_terminal() {
    #[cfg(windows)]
    windows::attach_console();
}

/// Prints a message to standard error. If the program has none, as when it is started by a double click on Windows, shows the
/// message in a box instead and waits until the player has closed it.
pub fn tell(message: &str) {
    eprintln!("{message}");
    #[cfg(windows)]
    windows::show_box_without_terminal(message);
}

/// The calls into Windows.
#[cfg(windows)]
#[allow(unsafe_code, reason = "calls into Windows; each states why it is sound")]
mod windows {
    use std::ptr::null_mut;

    use windows_sys::Win32::Foundation::{HANDLE, INVALID_HANDLE_VALUE};
    use windows_sys::Win32::System::Console::{
        ATTACH_PARENT_PROCESS, AttachConsole, GetStdHandle, STD_ERROR_HANDLE, STD_HANDLE, STD_OUTPUT_HANDLE,
        SetStdHandle,
    };
    use windows_sys::Win32::UI::WindowsAndMessaging::{MB_ICONERROR, MessageBoxW};

    /// Returns the handle of an output, or `None` if the program has no such output.
    fn output(which: STD_HANDLE) -> Option<HANDLE> {
        // SAFETY: the function takes a number and may be called at any time.
        let handle = unsafe { GetStdHandle(which) };
        (!handle.is_null() && handle != INVALID_HANDLE_VALUE).then_some(handle)
    }

    pub fn attach_console() {
        let before = [STD_OUTPUT_HANDLE, STD_ERROR_HANDLE].map(|which| (which, output(which)));
        // SAFETY: the function takes a number. If there is no console to attach, it fails without an effect.
        unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
        for (which, handle) in before {
            if let Some(handle) = handle {
                // SAFETY: the handle was this output a moment ago, and nothing has closed it.
                unsafe { SetStdHandle(which, handle) };
            }
        }
    }

    pub fn show_box_without_terminal(message: &str) {
        if output(STD_ERROR_HANDLE).is_some() {
            return;
        }
        let wide = |text: &str| text.encode_utf16().chain([0]).collect::<Vec<u16>>();
        let (text, caption) = (wide(message), wide("Orrery"));
        // SAFETY: both texts end with a zero and live until the call returns.
        unsafe { MessageBoxW(null_mut(), text.as_ptr(), caption.as_ptr(), MB_ICONERROR) };
    }
}

### The settings, page by page, and everything about keys. Each row has its name and one line of help.

## Pages
options-game = Game
options-display = Display
options-sound = Sound
options-controls = Controls
options-access = Language & accessibility
options-defaults = { $page }: reset to defaults
options-spoken = { $row }: { $value }
options-percent = { $size }%
options-ask-all = Turn all confirmations back on

## Game
ui-option-animation = Animation speed
ui-option-animation-help = How fast pieces move on the board.
option-animation-off = Off
option-animation-half = Slow
option-animation-normal = Normal
option-animation-double = Fast
option-animation-quadruple = Very fast
ui-option-pace = Opponent speed
ui-option-pace-help = How long computer opponents pause between actions.
option-pace-instant = Instant
option-pace-fast = Fast
option-pace-normal = Normal
option-pace-slow = Slow
option-pace-step = Step by step
ui-option-think = Admiral thinking
ui-option-think-help = How far an Admiral plays ahead before deciding. More is stronger but slower.
option-think-half = Half
option-think-usual = Normal
option-think-double = Double
option-think-quadruple = Quadruple
ui-option-hand-over = Hot-seat handover
ui-option-hand-over-help = What is shown when the next player at this screen takes their turn.
option-hand-over-off = Off
option-hand-over-off-help = Play goes straight on to the next turn.
option-hand-over-banner = Recap
option-hand-over-banner-help = Shows whose turn it is and what has changed since.
option-hand-over-cover = Hide
option-hand-over-cover-help = Hides the board, or in some games only the hand, until the next player takes over.
option-hand-over-open = Open hands
option-hand-over-open-help = Nothing is shown between two turns. In games with hidden hands they lie open, as one likes who teaches.
ui-option-questions = Confirm before
ui-option-questions-help = Untick to skip the question.

## Display
ui-option-window = Display mode
ui-option-window-help = How the game fills the screen.
option-window-windowed = Windowed
option-window-windowed-help = A normal window. Its size is remembered.
option-window-borderless = Borderless
option-window-borderless-help = Fills the screen without a frame. Other windows can appear on top.
option-window-fullscreen = Fullscreen
option-window-fullscreen-help = Takes over the screen. Some systems use borderless instead.
ui-option-monitor = Monitor
ui-option-monitor-help = Which monitor the game opens on.
option-monitor-any = Any
ui-option-scale = Interface scale
ui-option-scale-help = Menus and dialogs with everything in them. The board always fills the window.
ui-option-sky = Scenery detail
ui-option-sky-help = Detail of the planet, moon and space.
option-sky-auto = Automatic
option-sky-auto-help = High, unless this computer is too slow: then low.
option-sky-full = High
option-sky-full-help = Every detail of the ground, cloud, and fields that shimmer.
option-sky-plain = Low
option-sky-plain-help = Coarser ground, no cloud, simpler fields: for weak computers.

## Sound
ui-option-volume = Master volume
ui-option-volume-help = All sound.
ui-option-volume-music = Music
ui-option-volume-music-help = Four layers that follow the course of the match.
ui-option-volume-effects = Effects
ui-option-volume-effects-help = Dice, ships, buttons. Nothing is conveyed by sound alone.
ui-option-mute = Mute
ui-option-mute-help = When to turn sound off.
ui-option-mute-all = Mute all sound ({ $key })
ui-option-mute-unfocused = Mute while another window is active
ui-muted = Sound is off.
ui-unmuted = Sound is on.

## Language and access
ui-option-language-help = Takes effect at once.
ui-option-text = Text size
ui-option-text-help = Text in menus, dialogs and tooltips, on top of the interface scale.
ui-option-palette = Colours
ui-option-palette-help = Players also differ by shape, letter and hatching in every palette.
option-palette-default = Default
option-palette-default-help = Red, green, blue and yellow on deep navy.
option-palette-okabe-ito = Colour-blind safe
option-palette-okabe-ito-help = Vermilion, bluish green, blue and yellow after Okabe and Ito: told apart with every common kind of colour vision.
option-palette-high-contrast = High contrast
option-palette-high-contrast-help = White on black, darker scenery, stronger colours.
option-palette-greyscale = Greyscale
option-palette-greyscale-help = No colour at all: players differ by lightness, shape, letter and hatch.
ui-option-motion = Motion
ui-option-motion-help = For anyone sensitive to motion.
ui-option-reduced = Reduce motion: no shaking, tumbling or drifting

## The cover between two people
ui-hand-over-covered = The board is hidden until the next player is ready.

## Files of the settings
ui-settings-not-saved = Settings not saved: { $reason }
settings-line = line { $line }: { $reason }
settings-broken = { $file } could not be read and was renamed { $aside }. Using the defaults. { $reason }
settings-broken-there = { $file } could not be read or renamed. Using the defaults. { $reason }
settings-newer = { $file } is from a newer version of the game (format { $version }). It will not be changed; changes last until the game closes.
settings-strange = Parts of { $file } were ignored: { $reasons }
settings-unsaved = Not saved
settings-unsaved-help = Nothing can be saved right now: { $reason }

## Pictures of the window
ui-no-backend = { $variable } is not set: this window system is not available.
shot-taken = Screenshot saved: { $file }
shot-failed = Screenshot failed: { $reason }

## Keys
keys-list = Key bindings
keys-help = Select a slot, then press the new key, mouse button or gamepad button. Delete clears the slot.
keys-key = Keyboard and mouse
keys-pad = Gamepad
keys-none = –
keys-slot-key = { $action }, key: { $key }
keys-slot-second-key = { $action }, second key: { $key }
keys-slot-pad = { $action }, gamepad button: { $key }
keys-slot-second-pad = { $action }, second button of the gamepad: { $key }
keys-press-key = Press the new key
keys-press-key-help = A key, alone or with Ctrl, Alt or Shift, or an extra mouse button. Esc cancels.
keys-press-button = Press the new button
keys-press-button-help = Any button of the gamepad. Escape leaves it as it was.
keys-empty = Clear
keys-taken = { $key } is already used for { $holder }. Swapping gives it to { $action } and gives { $holder } the previous key.
keys-swap = Swap
keys-reserved = { $key } always goes back and cannot be reassigned.
keys-reset = { $action }: default keys
keys-reset-all = Reset all keys
keys-reset-all-sure = Reset every action to its default keys and buttons? All changes are lost.
keys-lost = { $action } is back to its default keys. These lost a key: { $losers }
keys-page = Save printable list
keys-page-title = { $game } key bindings
keys-written = Printable key list saved: { $file }
keys-not-written = The key list could not be saved: { $reason }
keys-choosing = Navigation
keys-turn = The turn
keys-telling = Information
keys-lessons = Lessons
keys-replay = Replay
keys-matches = Matches
keys-program = General

## What keys do
action-Advance = Roll / Continue
action-Choose = Choose, or go on
action-Confirm = Select highlighted item
action-Cancel = Back, then the menu
action-Next = Next item
action-Previous = Previous item
action-Left = Left
action-Right = Right
action-Up = Up
action-Down = Down
action-EndTurn = End turn
action-Undo = Undo
action-Redo = Redo
action-ResetTurn = Reset turn
action-Codex = Codex
action-DiceOptions = Options for these dice
action-Coach = Coach
action-Why = Why? The last opponent’s turn
action-Log = Log
action-Scores = Points
action-Players = Change players
action-Review = Match review
action-ReplayPlay = Play or pause
action-ReplayBack = Previous action
action-ReplayOn = Next action
action-ReplayTurnBack = Previous turn
action-ReplayTurnOn = Next turn
action-ReplayStart = Go to start
action-ReplayEnd = Go to end
action-ReplaySlower = Slower
action-ReplayFaster = Faster
action-ReplayBranch = Play from here
action-LessonNext = Lesson: next
action-LessonBack = Lesson: back
action-ShowMe = Lesson: show me
action-Save = Save under a name
action-Load = Load match
action-NewMatch = New match
action-QuickSave = Quick save
action-QuickLoad = Quick load
action-Menu = Menu
action-Options = Options
action-Keys = Key bindings
action-Fullscreen = Toggle fullscreen
action-Screenshot = Screenshot
action-ScaleUp = Larger interface
action-ScaleDown = Smaller interface
action-ScaleReset = Default interface size
action-Mute = Sound on or off

## Names of keys
key-Ctrl = Ctrl
key-Alt = Alt
key-Shift = Shift
key-Space = Space
key-Enter = Enter
key-Escape = Esc
key-Tab = Tab
key-Backspace = Backspace
key-Insert = Insert
key-Delete = Delete
key-Home = Home
key-End = End
key-PageUp = Page Up
key-PageDown = Page Down
key-Left = Left
key-Right = Right
key-Up = Up
key-Down = Down
key-Plus = plus
key-Minus = minus
key-Equal = =
key-Comma = ,
key-Period = .
key-Slash = /
key-Semicolon = ;
key-Quote = ’
key-Backquote = `
key-Backslash = \
key-BracketLeft = {"["}
key-BracketRight = ]
key-Add = plus
key-Subtract = minus
key-Multiply = *
key-Divide = /
key-Mouse = Mouse { $number }
key-MouseMiddle = Middle mouse
key-MouseBack = Mouse back
key-MouseForward = Mouse forward

## Names of the buttons of a gamepad
pad-South = A
pad-East = B
pad-West = X
pad-North = Y
pad-C = C
pad-Z = Z
pad-LeftShoulder = LB
pad-RightShoulder = RB
pad-LeftTrigger = LT
pad-RightTrigger = RT
pad-Select = Back
pad-Start = Start
pad-Mode = Guide
pad-LeftStick = Left stick click
pad-RightStick = Right stick click
pad-CrossUp = D-pad up
pad-CrossDown = D-pad down
pad-CrossLeft = D-pad left
pad-CrossRight = D-pad right

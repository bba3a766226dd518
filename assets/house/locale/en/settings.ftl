### The settings, page by page, and everything about keys. Each row has its name and one line of help.

## Pages
options-game = Game
options-display = Display
options-sound = Sound
options-controls = Controls
options-access = Language and access
options-defaults = { $page }: as at first
options-spoken = { $row }: { $value }
options-percent = { $size } %
options-ask-all = Ask about everything again

## Game
ui-option-animation = Animation
ui-option-animation-help = How fast pieces move on the board.
option-animation-off = Off
option-animation-half = Slow
option-animation-normal = Normal
option-animation-double = Fast
option-animation-quadruple = Very fast
ui-option-pace = Opponents play
ui-option-pace-help = How long computer opponents wait between two orders.
option-pace-instant = At once
option-pace-fast = Fast
option-pace-normal = Normal
option-pace-slow = Slowly
option-pace-step = Step by step
ui-option-think = Admirals think
ui-option-think-help = How much an Admiral plays on in thought before it decides. More is stronger, and takes longer.
option-think-half = Half as much
option-think-usual = As usual
option-think-double = Twice as much
option-think-quadruple = Four times
ui-option-hand-over = Passing the screen
ui-option-hand-over-help = What is shown when another person at this screen is to move.
option-hand-over-off = Just play on
option-hand-over-off-help = Nothing is shown between two turns.
option-hand-over-banner = Banner with news
option-hand-over-banner-help = A banner names who is to move, and what has changed since.
option-hand-over-cover = Cover
option-hand-over-cover-help = The board, or in some games the hand alone, is covered until the next person takes over.
option-hand-over-open = Open hands
option-hand-over-open-help = Nothing is shown between two turns. In games with hidden hands they lie open, as one likes who teaches.
ui-option-questions = Ask before
ui-option-questions-help = Each of these can be asked about, or done at once.

## Display
ui-option-window = Window
ui-option-window-help = How the game lies on the screen.
option-window-windowed = Window
option-window-windowed-help = A window among others. Its size is remembered.
option-window-borderless = Whole screen
option-window-borderless-help = Fills the screen without a frame. Other windows can come before it.
option-window-fullscreen = Full screen
option-window-fullscreen-help = Takes the screen for itself. Some systems fill it without a frame instead.
ui-option-monitor = Screen
ui-option-monitor-help = Which screen the game opens on.
option-monitor-any = Any
ui-option-scale = Size of dialogues
ui-option-scale-help = Menus and dialogues with all that is in them. The board always fills the window.
ui-option-sky = Planet and space
ui-option-sky-help = How finely planet, moon and space are drawn.
option-sky-auto = Automatic
option-sky-auto-help = Full, unless frames take too long on this computer: then plain.
option-sky-full = Full
option-sky-full-help = Every detail of the ground, cloud, and fields that shimmer.
option-sky-plain = Plain
option-sky-plain-help = Coarser ground, no cloud, simpler fields: for weak computers.

## Sound
ui-option-volume = Volume
ui-option-volume-help = Everything together.
ui-option-volume-music = Music
ui-option-volume-music-help = Four layers that follow the match.
ui-option-volume-effects = Effects
ui-option-volume-effects-help = Dice, ships, buttons. Nothing is told by sound alone.
ui-option-mute = Silence
ui-option-mute-help = When nothing is to be heard.
ui-option-mute-all = No sound at all ({ $key })
ui-option-mute-unfocused = No sound while another window is in front
ui-muted = Sound is off.
ui-unmuted = Sound is on.

## Language and access
ui-option-language-help = The texts change at once.
ui-option-text = Size of letters
ui-option-text-help = Letters of menus, dialogues and explanations alone, beside the size of dialogues.
ui-option-palette = Colours
ui-option-palette-help = Players differ by shape, letter and hatch in each of them.
option-palette-default = As designed
option-palette-default-help = Red, green, blue and yellow on deep navy.
option-palette-okabe-ito = Colour-blind safe
option-palette-okabe-ito-help = Vermilion, bluish green, blue and yellow after Okabe and Ito: told apart with every common kind of colour vision.
option-palette-high-contrast = High contrast
option-palette-high-contrast-help = White on black, darker scenery, stronger colours.
option-palette-greyscale = Greyscale
option-palette-greyscale-help = No colour at all: players differ by lightness, shape, letter and hatch.
ui-option-motion = Motion
ui-option-motion-help = For eyes that movement tires.
ui-option-reduced = Reduced: no shaking, tumbling or drifting

## The cover between two people
ui-hand-over-covered = The board is covered until the turn is taken.

## Files of the settings
ui-settings-not-saved = Settings not saved: { $reason }
settings-line = line { $line }: { $reason }
settings-broken = { $file } could not be read and is now { $aside }. The usual settings are used. { $reason }
settings-broken-there = { $file } could not be read, nor put aside. The usual settings are used. { $reason }
settings-newer = { $file } was written by a newer version of the game (form { $version }). It is left as it is; changes count until the game ends.
settings-strange = Parts of { $file } were left out: { $reasons }
settings-unsaved = Not saved
settings-unsaved-help = Nothing can be kept at the moment: { $reason }

## Pictures of the window
ui-no-backend = { $variable } is not set: this window system is not there.
shot-taken = Picture: { $file }
shot-failed = No picture: { $reason }

## Keys
keys-list = All keys
keys-help = Choose a place, then press the new key, button of the mouse or button of the gamepad. Delete empties a place.
keys-key = Keyboard and mouse
keys-pad = Gamepad
keys-none = –
keys-slot-key = { $action }, key: { $key }
keys-slot-second-key = { $action }, second key: { $key }
keys-slot-pad = { $action }, button of the gamepad: { $key }
keys-slot-second-pad = { $action }, second button of the gamepad: { $key }
keys-press-key = Press the new key
keys-press-key-help = A key, alone or with Ctrl, Alt or Shift, or a further button of the mouse. Escape leaves it as it was.
keys-press-button = Press the new button
keys-press-button-help = Any button of the gamepad. Escape leaves it as it was.
keys-empty = Leave it empty
keys-taken = { $key } is taken: { $holder }. With a swap { $action } gets it, and { $holder } gets what was here before.
keys-swap = Swap
keys-reserved = { $key } always leads back and cannot be given another meaning.
keys-reset = { $action }: usual keys
keys-reset-all = All usual keys
keys-reset-all-sure = Every action gets back the keys and buttons it had at first. Changes are gone.
keys-lost = { $action } has its usual keys again. These lost a key by it: { $losers }
keys-page = As a page to print
keys-page-title = Keys of { $game }
keys-written = The list of keys to print: { $file }
keys-not-written = The list of keys could not be written: { $reason }
keys-choosing = Choosing
keys-turn = The turn
keys-telling = Looking closer
keys-lessons = Lessons
keys-replay = Watching a match
keys-matches = Matches
keys-program = Program

## What keys do
action-Advance = Roll, go on
action-Choose = Choose, or go on
action-Confirm = Choose what is marked
action-Cancel = Back, then the menu
action-Next = Next thing
action-Previous = Previous thing
action-Left = Left
action-Right = Right
action-Up = Up
action-Down = Down
action-EndTurn = End the turn
action-Undo = Undo
action-Redo = Redo
action-ResetTurn = Take the turn back
action-Codex = Codex
action-DiceOptions = What these dice could do
action-Coach = Coach
action-Why = Why? The last opponent’s turn
action-Log = Log
action-Scores = Points
action-Players = Who plays
action-Review = Review, after the match
action-ReplayPlay = Play or pause
action-ReplayBack = One order back
action-ReplayOn = One order on
action-ReplayTurnBack = One turn back
action-ReplayTurnOn = Next turn
action-ReplayStart = To the beginning
action-ReplayEnd = To the end
action-ReplaySlower = Slower
action-ReplayFaster = Faster
action-ReplayBranch = Play from here
action-LessonNext = In a lesson: go on
action-LessonBack = In a lesson: back
action-ShowMe = In a lesson: show me
action-Save = Save under a name
action-Load = Saved matches
action-NewMatch = New match
action-QuickSave = Save at once
action-QuickLoad = Load what was saved at once
action-Menu = Menu
action-Options = Options
action-Keys = All keys
action-Fullscreen = Whole screen or window
action-Screenshot = Picture as a file
action-ScaleUp = Larger dialogues
action-ScaleDown = Smaller dialogues
action-ScaleReset = Dialogues as designed
action-Mute = Sound on or off

## Names of keys
key-Ctrl = Ctrl
key-Alt = Alt
key-Shift = Shift
key-Space = Space
key-Enter = Enter
key-Escape = Escape
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
key-MouseMiddle = Mouse wheel
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
pad-Mode = Home
pad-LeftStick = Left stick
pad-RightStick = Right stick
pad-CrossUp = Cross up
pad-CrossDown = Cross down
pad-CrossLeft = Cross left
pad-CrossRight = Cross right

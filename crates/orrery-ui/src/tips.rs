//! Tips: the meaning of a control, its current price, the reason why it cannot be used, whether its action can be undone, its
//! key, and its codex page.
//!
//! A tip appears when the mouse rests on its control, and at once when the player moves the keyboard focus to it.

use bevy_egui::egui::{Context, Id, Pos2, Response, RichText, Tooltip, Ui};

use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use orrery_locale::{text, text_args};

/// The tip of a control.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TooltipContent {
    title: Option<String>,
    words: Vec<String>,
    price: Option<String>,
    refused: Option<String>,
    undoable: Option<bool>,
    key: Option<String>,
    page: Option<(usize, String)>,
}

impl TooltipContent {
    /// Creates a tip with this text.
    pub fn new(words: impl Into<String>) -> Self {
        let words: String = words.into();
        TooltipContent {
            words: (!words.is_empty()).then_some(words).into_iter().collect(),
            ..TooltipContent::default()
        }
    }

    /// Sets the title above the text.
    #[must_use]
    pub fn title(mut self, title: String) -> Self {
        self.title = Some(title);
        self
    }

    /// Appends text, if there is any.
    #[must_use]
    pub fn and(mut self, words: Option<String>) -> Self {
        self.words.extend(words);
        self
    }

    /// Sets the text of the current price with its reasons.
    #[must_use]
    pub fn price(mut self, price: Option<String>) -> Self {
        self.price = price;
        self
    }

    /// Sets the reason why the control cannot be used now.
    #[must_use]
    pub fn refused(mut self, refused: Option<String>) -> Self {
        self.refused = refused;
        self
    }

    /// Sets whether the action can be undone.
    #[must_use]
    pub const fn undoable(mut self, undoable: bool) -> Self {
        self.undoable = Some(undoable);
        self
    }

    /// Sets the key that has the same effect.
    #[must_use]
    pub fn key(mut self, key: String) -> Self {
        self.key = (!key.is_empty()).then_some(key);
        self
    }

    /// Sets the number of the codex page, and the key that opens it.
    #[must_use]
    pub fn page(mut self, number: usize, key: String) -> Self {
        self.page = Some((number, key));
        self
    }

    fn show(&self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = 4.0;
        if let Some(title) = &self.title {
            ui.label(RichText::new(title).font(bold(17.0)).color(PANEL_PALETTE.ivory.0));
        }
        for words in &self.words {
            ui.label(words);
        }
        if let Some(price) = &self.price {
            ui.label(RichText::new(price).font(bold(16.0)).color(PANEL_PALETTE.brass[1].0));
        }
        if let Some(refused) = &self.refused {
            ui.label(RichText::new(refused).color(PANEL_PALETTE.refused.0));
        }
        let small = |words: String| RichText::new(words).font(regular(SMALL)).color(PANEL_PALETTE.dim.0);
        match self.undoable {
            Some(true) => drop(ui.label(small(text("tip-undo-yes")))),
            Some(false) => drop(ui.label(small(text("tip-undo-no")).color(PANEL_PALETTE.warning.0))),
            None => {}
        }
        if let Some(key) = &self.key {
            ui.label(small(text_args("ui-key", &[("key", key.as_str().into())])));
        }
        if let Some((_, key)) = self.page.as_ref().filter(|(_, key)| !key.is_empty()) {
            ui.label(small(text_args("tip-more", &[("key", key.as_str().into())])));
        }
    }
}

/// The settings of one pass: which controls show a tip, and whether the focus is visible.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooltipTriggers {
    /// The widget to which the player moved the focus, if it shows its tip.
    pub focus: Option<Id>,
    /// True if the focus is visible.
    pub lit: bool,
    /// True if the control under the pointer shows its tip. False while the player uses the keyboard or a gamepad, because the
    /// pointer's position is then accidental.
    pub pointer: bool,
}

impl Default for TooltipTriggers {
    fn default() -> Self {
        TooltipTriggers { focus: None, lit: true, pointer: true }
    }
}

/// Returns the id under which egui stores the [`TooltipTriggers`].
fn tip_state_id() -> Id {
    Id::new("what tells of itself")
}

/// Sets the [`TooltipTriggers`] for this pass. If a click brought a new control under the pointer, that control shows no tip
/// until the pointer moves.
pub fn set_tip_triggers(ctx: &Context, tells: TooltipTriggers) {
    let pointer = tells.pointer && !lies_where_pressed(ctx);
    ctx.data_mut(|data| data.insert_temp(tip_state_id(), TooltipTriggers { pointer, ..tells }));
}

/// The distance in points that the pointer must move after a click before the control under it shows its tip.
const STILL: f32 = 6.0;

/// Reports whether the pointer has been released and is still within [`STILL`] of the point where it was last pressed.
fn lies_where_pressed(ctx: &Context) -> bool {
    let pressed_at = Id::new("where the pointer was pressed");
    let (pressed, down, at) = ctx.input(|input| {
        let pointer = &input.pointer;
        (pointer.any_pressed(), pointer.any_down(), pointer.latest_pos())
    });
    ctx.data_mut(|data| {
        if let Some(at) = at.filter(|_| pressed) {
            data.insert_temp(pressed_at, at);
        }
        let lies =
            data.get_temp::<Pos2>(pressed_at).is_some_and(|from| at.is_some_and(|at| from.distance(at) <= STILL));
        if !lies {
            data.remove_temp::<Pos2>(pressed_at);
        }
        // On a touch screen, a finger held down asks for the tip.
        lies && !down
    })
}

fn tip_triggers(ctx: &Context) -> TooltipTriggers {
    ctx.data(|data| data.get_temp(tip_state_id())).unwrap_or_default()
}

/// Reports whether the response's focus is visible. On the board, a focus that was set automatically is not visible.
pub fn shows_focus(response: &Response) -> bool {
    response.has_focus() && tip_triggers(&response.ctx).lit
}

/// Reports whether the widget has a visible focus and the player uses the keyboard or a gamepad.
pub fn is_marked(ctx: &Context, id: Id) -> bool {
    let tells = tip_triggers(ctx);
    tells.lit && !tells.pointer && ctx.memory(|memory| memory.has_focus(id))
}

/// Returns the id under which egui stores the widget that draws its own focus mark.
fn marking() -> Id {
    Id::new("what draws its own mark of the focus")
}

/// Records that the focused widget draws its own focus mark in this pass.
pub fn mark_itself(ctx: &Context, id: Id) {
    ctx.data_mut(|data| data.insert_temp(marking(), Some(id)));
}

/// Takes the id of the widget that draws its own focus mark in this pass, if there is one.
pub fn take_marking(ctx: &Context) -> Option<Id> {
    ctx.data_mut(|data| data.remove_temp::<Option<Id>>(marking())).flatten()
}

/// Returns the id under which egui stores the page about the control under the pointer or the focus.
fn pointed() -> Id {
    Id::new("page of what is pointed at")
}

/// Takes the number of the codex page about the control under the mouse or the keyboard focus in this pass, if there is one.
pub fn take_pointed(ctx: &Context) -> Option<usize> {
    ctx.data_mut(|data| data.remove_temp::<Option<usize>>(pointed())).flatten()
}

/// Adds tips to the [`Response`] of a control.
pub trait TooltipExt {
    /// Shows `tip` while the mouse rests on the control or the control has the focus.
    fn tip(self, tip: &TooltipContent) -> Self;

    /// Shows `tip` like [`TooltipExt::tip`], and also while `marked` is true, for controls that are marked without egui's focus.
    fn tip_marked(self, tip: &TooltipContent, marked: bool) -> Self;

    /// Shows the content drawn by `add` as a tip while the mouse rests on the control or the control has the focus.
    fn tip_of(self, add: impl FnOnce(&mut Ui)) -> Self;

    /// Shows `words` as a tip while the mouse rests on the control or the control has the focus.
    fn hint(self, words: impl Into<String>) -> Self;
}

/// Shows the content drawn by `add` as a tip if `stands` is true, because the control has the focus, or if the pointer rests on
/// the control and `pointer` allows it.
fn tell(response: Response, stands: bool, pointer: bool, add: impl FnOnce(&mut Ui)) -> Response {
    if stands {
        Tooltip::for_widget(&response).show(add);
    } else if pointer {
        let open = Tooltip::should_show_tooltip(&response, true);
        let mut tooltip = Tooltip::for_widget(&response);
        tooltip.popup = tooltip.popup.open(open);
        tooltip.show(add);
    }
    response
}

impl TooltipExt for Response {
    fn tip(self, tip: &TooltipContent) -> Self {
        self.tip_marked(tip, false)
    }

    fn tip_marked(self, tip: &TooltipContent, marked: bool) -> Self {
        let tells = tip_triggers(&self.ctx);
        let stands = marked || (self.has_focus() && tells.focus == Some(self.id));
        if let Some((number, _)) = &tip.page
            && (stands || self.contains_pointer())
        {
            self.ctx.data_mut(|data| data.insert_temp(pointed(), Some(*number)));
        }
        if *tip == TooltipContent::default() {
            return self;
        }
        tell(self, stands, tells.pointer, |ui| tip.show(ui))
    }

    fn tip_of(self, add: impl FnOnce(&mut Ui)) -> Self {
        let tells = tip_triggers(&self.ctx);
        let stands = self.has_focus() && tells.focus == Some(self.id);
        tell(self, stands, tells.pointer, add)
    }

    fn hint(self, words: impl Into<String>) -> Self {
        self.tip(&TooltipContent::new(words))
    }
}

//! Tips: what a control is, what it costs now, why it cannot be used, whether it can be taken back, its key, and its page.
//!
//! A tip comes when the mouse rests on its control, and at once when somebody moves the keyboard's focus to it.

use bevy_egui::egui::{Context, Id, Pos2, Response, RichText, Tooltip, Ui};

use super::style::{INKS, SMALL, bold, regular};
use orrery_locale::{text, text_args};

/// What a control tells of itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tip {
    title: Option<String>,
    words: Vec<String>,
    price: Option<String>,
    refused: Option<String>,
    undoable: Option<bool>,
    key: Option<String>,
    page: Option<(usize, String)>,
}

impl Tip {
    /// A tip that says this.
    #[must_use]
    pub fn new(words: impl Into<String>) -> Self {
        let words: String = words.into();
        Tip { words: (!words.is_empty()).then_some(words).into_iter().collect(), ..Tip::default() }
    }

    /// With a title.
    #[must_use]
    pub fn title(mut self, title: String) -> Self {
        self.title = Some(title);
        self
    }

    /// And this besides.
    #[must_use]
    pub fn and(mut self, words: Option<String>) -> Self {
        self.words.extend(words);
        self
    }

    /// What it costs now, and why.
    #[must_use]
    pub fn price(mut self, price: Option<String>) -> Self {
        self.price = price;
        self
    }

    /// Why it cannot be used now.
    #[must_use]
    pub fn refused(mut self, refused: Option<String>) -> Self {
        self.refused = refused;
        self
    }

    /// Whether it can be taken back.
    #[must_use]
    pub const fn undoable(mut self, undoable: bool) -> Self {
        self.undoable = Some(undoable);
        self
    }

    /// Its key.
    #[must_use]
    pub fn key(mut self, key: String) -> Self {
        self.key = (!key.is_empty()).then_some(key);
        self
    }

    /// The number of its page in the codex, and the key that opens it.
    #[must_use]
    pub fn page(mut self, number: usize, key: String) -> Self {
        self.page = Some((number, key));
        self
    }

    fn show(&self, ui: &mut Ui) {
        ui.spacing_mut().item_spacing.y = 4.0;
        if let Some(title) = &self.title {
            ui.label(RichText::new(title).font(bold(17.0)).color(INKS.ivory.0));
        }
        for words in &self.words {
            ui.label(words);
        }
        if let Some(price) = &self.price {
            ui.label(RichText::new(price).font(bold(16.0)).color(INKS.brass[1].0));
        }
        if let Some(refused) = &self.refused {
            ui.label(RichText::new(refused).color(INKS.refused.0));
        }
        let small = |words: String| RichText::new(words).font(regular(SMALL)).color(INKS.dim.0);
        match self.undoable {
            Some(true) => drop(ui.label(small(text("tip-undo-yes")))),
            Some(false) => drop(ui.label(small(text("tip-undo-no")).color(INKS.warning.0))),
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

/// What tells of itself, and what is seen to have the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tells {
    /// What somebody moved the focus to, if it tells of itself.
    pub focus: Option<Id>,
    /// Whether what has the focus is lit.
    pub lit: bool,
    /// Whether what the pointer rests on tells of itself: not while keys are used, when it only happens to lie there.
    pub pointer: bool,
}

impl Default for Tells {
    fn default() -> Self {
        Tells { focus: None, lit: true, pointer: true }
    }
}

/// Where egui remembers what tells of itself.
fn telling() -> Id {
    Id::new("what tells of itself")
}

/// Says what tells of itself in this pass. What came to lie under the pointer by a click does not before the pointer moves.
pub fn let_tell(ctx: &Context, tells: Tells) {
    let pointer = tells.pointer && !lies_where_pressed(ctx);
    ctx.data_mut(|data| data.insert_temp(telling(), Tells { pointer, ..tells }));
}

/// How far the pointer moves, in points, until what lies under it after a click tells of itself.
const STILL: f32 = 6.0;

/// Whether the pointer lies where it was pressed last.
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
        // A finger that stays asks what lies under it.
        lies && !down
    })
}

fn tells(ctx: &Context) -> Tells {
    ctx.data(|data| data.get_temp(telling())).unwrap_or_default()
}

/// Whether this is seen to have the focus. On the board nothing is that got it by itself.
pub fn shows_focus(response: &Response) -> bool {
    response.has_focus() && tells(&response.ctx).lit
}

/// Whether somebody who uses keys or a gamepad sees that this has the focus.
pub fn is_marked(ctx: &Context, id: Id) -> bool {
    let tells = tells(ctx);
    tells.lit && !tells.pointer && ctx.memory(|memory| memory.has_focus(id))
}

/// Where egui remembers what draws its own mark.
fn marking() -> Id {
    Id::new("what draws its own mark of the focus")
}

/// Says that what has the focus draws its own mark in this pass.
pub fn mark_itself(ctx: &Context, id: Id) {
    ctx.data_mut(|data| data.insert_temp(marking(), Some(id)));
}

/// What draws its own mark of the focus in this pass, once.
#[must_use]
pub fn take_marking(ctx: &Context) -> Option<Id> {
    ctx.data_mut(|data| data.remove_temp::<Option<Id>>(marking())).flatten()
}

/// Where egui remembers the page of what is pointed at.
fn pointed() -> Id {
    Id::new("page of what is pointed at")
}

/// The number of the page of the control that mouse or keyboard are on in this pass, once.
#[must_use]
pub fn take_pointed(ctx: &Context) -> Option<usize> {
    ctx.data_mut(|data| data.remove_temp::<Option<usize>>(pointed())).flatten()
}

/// Controls that tell of themselves.
pub trait Tipped {
    /// Shows `tip` when the mouse rests on it or the keyboard stands on it.
    fn tip(self, tip: &Tip) -> Self;

    /// The same, `marked` by the keyboard where that is not egui's own focus.
    fn tip_marked(self, tip: &Tip, marked: bool) -> Self;

    /// Shows what `add` draws in the same way.
    fn tip_of(self, add: impl FnOnce(&mut Ui)) -> Self;

    /// Shows `words` in the same way.
    fn hint(self, words: impl Into<String>) -> Self;
}

/// Shows what `add` draws where the keyboard stands, or where the pointer rests on the control if that may tell.
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

impl Tipped for Response {
    fn tip(self, tip: &Tip) -> Self {
        self.tip_marked(tip, false)
    }

    fn tip_marked(self, tip: &Tip, marked: bool) -> Self {
        let tells = tells(&self.ctx);
        let stands = marked || (self.has_focus() && tells.focus == Some(self.id));
        if let Some((number, _)) = &tip.page
            && (stands || self.contains_pointer())
        {
            self.ctx.data_mut(|data| data.insert_temp(pointed(), Some(*number)));
        }
        if *tip == Tip::default() {
            return self;
        }
        tell(self, stands, tells.pointer, |ui| tip.show(ui))
    }

    fn tip_of(self, add: impl FnOnce(&mut Ui)) -> Self {
        let tells = tells(&self.ctx);
        let stands = self.has_focus() && tells.focus == Some(self.id);
        tell(self, stands, tells.pointer, add)
    }

    fn hint(self, words: impl Into<String>) -> Self {
        self.tip(&Tip::new(words))
    }
}

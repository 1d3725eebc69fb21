/** Gives jsdom what it lacks of `<dialog>` and popovers: opening over the page, and closing with focus given back. */
export function stubDialogs(): void {
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    before.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    (before.get(this) as HTMLElement | null)?.focus();
    this.dispatchEvent(new Event('close'));
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    // An element with the attribute is hidden for jsdom, open or not.
    this.removeAttribute('popover');
  };
}

/** What the browser does at Escape in a dialog whose page has not used the key. */
export function pressEscape(dialog: HTMLElement): void {
  const focused = dialog.contains(document.activeElement) ? document.activeElement! : dialog;
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (!focused.dispatchEvent(press)) return;
  const cancel = new Event('cancel', { cancelable: true });
  if (dialog.dispatchEvent(cancel)) (dialog as HTMLDialogElement).close();
}

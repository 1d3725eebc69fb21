const TYPED = 'input:not([type=checkbox], [type=radio], [type=hidden]), textarea';

/**
 * What must not be torn away: dialogs, games and other frames, and whatever says so by `data-keeps-page`, such as a slip
 * of bets that were not placed.
 */
const KEPT = '[role=dialog], [role=alertdialog], dialog[open], iframe, [data-keeps-page]';

/** Whether loading the page again would cost somebody something. */
export function isPageBusy(): boolean {
  const active = document.activeElement;
  if (active?.matches('input, textarea, select, [contenteditable]')) return true;
  if (document.querySelector(KEPT)) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some(({ value }) => value !== '');
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls back whenever somebody does something with the page, or it is hidden or seen; ends with what it returns. */
export function watchTouches(onTouch: () => void): () => void {
  const options = { capture: true, passive: true };
  // Banners scroll by themselves, inside of the page; people scroll the page.
  const onScroll = ({ target }: Event) => target === document && onTouch();
  for (const name of TOUCHES) window.addEventListener(name, onTouch, options);
  window.addEventListener('scroll', onScroll, options);
  document.addEventListener('visibilitychange', onTouch);
  return () => {
    for (const name of TOUCHES) window.removeEventListener(name, onTouch, options);
    window.removeEventListener('scroll', onScroll, options);
    document.removeEventListener('visibilitychange', onTouch);
  };
}

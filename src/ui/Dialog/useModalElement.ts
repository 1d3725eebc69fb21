import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** On phones the keyboard would cover half of what one has not read yet: there reading starts at the heading. */
function focusFirst(dialog: HTMLDialogElement): void {
  const field = dialog.querySelector<HTMLElement>('[data-first-focus]');
  const isTyped = field?.matches('input, textarea');
  const first = field && !(isTyped && isTouch()) ? field : dialog.querySelector<HTMLElement>('h2');
  first?.focus({ preventScroll: true });
}

let openCount = 0;

/** What lies under a dialog stays where it is. */
function holdPage(): () => void {
  const root = document.documentElement;
  openCount += 1;
  const hasScrollBar = window.innerWidth > root.clientWidth;
  if (openCount === 1) root.dataset['modal'] = hasScrollBar ? 'gutter' : '';
  return () => {
    openCount -= 1;
    if (openCount === 0) delete root.dataset['modal'];
  };
}

/** Opens a `<dialog>` over the page while it is there; without `onClose` neither Escape nor the browser closes it. */
export function useModalElement(
  onClose: (() => void) | undefined,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let isGoing = false;
    const open = () => {
      dialog.showModal();
      focusFirst(dialog);
    };
    const onCancel = (event: Event) => {
      // A list or a file picker inside may be cancelled too, which is no wish to leave.
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current?.();
    };
    // Chromium closes by the second Escape in a row, whatever the page says.
    const onClosed = () => {
      if (isGoing) return;
      if (latest.current) latest.current();
      else open();
    };
    const release = holdPage();
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClosed);
    open();
    return () => {
      isGoing = true;
      release();
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, []);
  return ref;
}

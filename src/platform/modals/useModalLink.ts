import type { MouseEvent } from 'react';
import { useModals, type ModalArgs, type ModalName } from './modals.ts';

/** A press that means "here", not "in a new tab". */
export const isPlainPress = (press: MouseEvent) =>
  press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;

/**
 * Opens a modal in place of the page that the link leads to, and fetches it when it is about to be pressed. Without
 * scripts, in a new tab and on that page itself, the link is a link.
 */
export function useModalLink<Name extends ModalName>(name: Name, args?: ModalArgs[Name]) {
  const modals = useModals();
  const prefetch = () => modals.prefetch(name);
  return {
    // Pressed before its script is there, it opens the modal all the same (server/document/firstScript.ts).
    'data-opens': name,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick(press: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainPress(press)) return;
      if (window.location.pathname === press.currentTarget.pathname) return;
      press.preventDefault();
      modals.open(name, args);
    },
  };
}

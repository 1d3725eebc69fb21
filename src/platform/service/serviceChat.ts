import { createContext, useContext, type MouseEvent } from 'react';
import { isPlainPress } from '../modals/useModalLink.ts';

const ServiceChatContext = createContext<(() => void) | null>(null);

/** Hands down what opens the chat with customer service; null where only links lead there. */
export const ServiceChatProvider = ServiceChatContext;

/**
 * What a link to the chat does when it is pressed: it opens the chat that is meant for whoever is signed in, in a window
 * of its own. Before the script is there, in a new tab and without a provider the link is a link.
 */
export function useServiceChat(): { onClick?: (press: MouseEvent<HTMLAnchorElement>) => void } {
  const open = useContext(ServiceChatContext);
  if (!open) return {};
  return {
    onClick(press) {
      if (!isPlainPress(press)) return;
      press.preventDefault();
      open();
    },
  };
}

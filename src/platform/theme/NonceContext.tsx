import { createContext, useContext, type ReactNode } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Hands down the nonce that styles made while rendering carry; needed only where there is no document to read it from. */
export function NonceProvider({ nonce, children }: { nonce: string; children: ReactNode }) {
  return <NonceContext value={nonce}>{children}</NonceContext>;
}

/** The nonce that the page's policy asks of style elements; undefined where the page has no such policy. */
export function useNonce(): string | undefined {
  return useContext(NonceContext) ?? readNonce();
}

/** Browsers hide the attribute's text from selectors and scripts, but keep the property. */
function readNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.querySelector<HTMLElement>('style[nonce], script[nonce]');
  return element?.nonce || element?.getAttribute('nonce') || undefined;
}

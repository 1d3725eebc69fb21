import { createContext, useContext, type ReactNode } from 'react';
import type { LocaleTag } from '../../../locales/locales.ts';
import type { Formats } from './format.ts';

/** The language that shows, and the way to another. */
export interface LocaleState {
  readonly tag: LocaleTag;
  readonly dir: 'ltr' | 'rtl';
  readonly formats: Formats;
  /** Loads another language, keeps the choice and shows it. Rejects with a ChunkError where it did not load: nothing changes. */
  choose(tag: LocaleTag): Promise<void>;
}

const LocaleContext = createContext<LocaleState | null>(null);

/** Hands the language down. */
export function LocaleProvider({ value, children }: { value: LocaleState; children: ReactNode }) {
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** The language that shows. */
export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state)
    throw new Error('useLocale() outside of a language. Wrap the tree in <LocaleProvider>.');
  return state;
}

/** Amounts, numbers and times in the visitor's own format. */
export function useFormats(): Formats {
  return useLocale().formats;
}

import { useLingui } from '@lingui/react';
import type { Words } from './recordWords.ts';

/** What an id is called in a table of words; the id itself where the table has none, as of a newer gateway. */
export function useWord(): (words: Words, id: string) => string {
  const { i18n } = useLingui();
  return (words, id) => {
    const word = Object.hasOwn(words, id) ? words[id] : undefined;
    return word ? i18n._(word) : id;
  };
}

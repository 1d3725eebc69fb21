import { foldText, foldWords } from './foldText.ts';

const TAGS = /<[^>]*>/g;

/** Whether every word of a query stands in the texts, if only as a part of a longer one; markup is no text. */
export function matchesWords(texts: readonly string[], query: string): boolean {
  const haystack = foldText(texts.join(' ').replace(TAGS, ' '));
  return foldWords(query).every((word) => haystack.includes(word));
}

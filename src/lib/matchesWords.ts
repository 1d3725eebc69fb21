import { isCloseTo } from './closeWords.ts';
import { foldText, foldWords } from './foldText.ts';

const TAGS = /<[^>]*>/g;

/**
 * Whether every word of a query stands in the texts, if only as a part of a longer one, or one that differs by a typo
 * does; markup is no text.
 */
export function matchesWords(texts: readonly string[], query: string): boolean {
  const haystack = foldText(texts.join(' ').replace(TAGS, ' '));
  const parts = haystack.split(/[^\p{L}\p{N}]+/u);
  return foldWords(query).every(
    (word) => haystack.includes(word) || parts.some((part) => isCloseTo(word, part)),
  );
}

const MARKS = /\p{M}+/gu;
const TAGS = /<[^>]*>/g;

/** A text as a person searches for it: without markup, accents, case and the bar of the Vietnamese d. */
const fold = (text: string) =>
  text.replace(TAGS, ' ').toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd');

/** Whether every word of a query stands in the texts, if only as a part of a longer one. */
export function matchesWords(texts: readonly string[], query: string): boolean {
  const haystack = fold(texts.join(' '));
  return fold(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

const MARKS = /[\p{M}'’]+/gu;

/** A text as a person searches for it: without accents, case, apostrophes and the bar of the Vietnamese d. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('đ', 'd');

/** The words of a search, folded. */
export const foldWords = (query: string): string[] =>
  foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');

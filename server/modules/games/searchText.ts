const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u3099\u309a'’]/g;
const patternSigns = /[\\%_]/g;

/** The words of a search, folded as `games.search_name` is (migration 0005): no accents, no case, no apostrophes. */
export function foldSearchWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('đ', 'd');
  return folded.split(/\s+/).filter((word) => word !== '');
}

/** A pattern of SQL's `like` for texts that hold a word; signs that mean something there stand for themselves. */
export const toContainsPattern = (word: string) => `%${word.replace(patternSigns, '\\$&')}%`;

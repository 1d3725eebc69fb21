const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

const HIDDEN = '***';
const LONG = 6;
const PHONE = /^[\d\s+()./-]+$/u;

/**
 * What others see of a name, by what a reader takes for one sign, whatever the script: the first two and the last of a long one,
 * the first of a short one, never more than half. Of an e-mail address only what stands before the host counts, and of a
 * number only the last two digits show.
 */
export function maskName(name: string): string {
  const own = name.trim().split('@', 1)[0]!;
  const signs = Array.from(graphemes.segment(own), ({ segment }) => segment);
  const { length } = signs;
  if (length >= LONG && PHONE.test(own)) return `${HIDDEN}${signs.slice(-2).join('')}`;
  if (length >= LONG) return `${signs.slice(0, 2).join('')}${HIDDEN}${signs.at(-1)}`;
  return length >= 2 ? `${signs[0]}${HIDDEN}` : HIDDEN;
}

import createBidi from 'bidi-js';

const bidi = createBidi();
/** Marks of direction and the like: they have told what they are for, and fonts would draw a box. */
const UNSEEN = /\p{Cf}/u;

/** A stretch of a line that is drawn at once, from left to right on the page. */
export interface TextRun<Font> {
  readonly text: string;
  readonly font: Font;
  readonly isRtl: boolean;
}

/**
 * Cuts a line into runs of one direction and one font, in the order in which they stand on the page (UAX #9). Letters
 * without a font are left out; spaces and what else is common stay with the letters before them.
 */
export function runsOf<Font>(
  line: string,
  base: 'ltr' | 'rtl',
  fontOf: (codePoint: number) => Font | undefined,
): readonly TextRun<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const mirrored = bidi.getMirroredCharactersMap(line, levels);
  const runs: { text: string; font: Font; level: number }[] = [];
  let at = 0;
  for (const letter of line) {
    const level = levels[at]!;
    const last = runs.at(-1);
    const isSpace = letter.trim() === '';
    const own = fontOf(letter.codePointAt(0)!);
    const font = isSpace && last?.level === level ? last.font : own;
    const text = mirrored.get(at) ?? letter;
    at += letter.length;
    if (font === undefined || UNSEEN.test(letter)) continue;
    if (last && last.level === level && last.font === font) last.text += text;
    else runs.push({ text, font, level });
  }
  // Rule L2: from the highest level to the lowest odd one, what lies at it or above turns round.
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      if (runs[from]!.level < level) continue;
      let until = from;
      while (until < runs.length && runs[until]!.level >= level) until += 1;
      runs.splice(from, until - from, ...runs.slice(from, until).reverse());
      from = until;
    }
  }
  return runs.map(({ text, font, level }) => ({ text, font, isRtl: level % 2 === 1 }));
}

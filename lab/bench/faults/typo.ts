import type { Random } from '../../../scripts/art/random.ts';

type Slip = (word: string, at: number) => string;

const NEIGHBOURS: Readonly<Record<string, string>> = {
  a: 's',
  b: 'n',
  c: 'v',
  d: 'f',
  e: 'r',
  f: 'g',
  g: 'h',
  h: 'j',
  i: 'o',
  j: 'k',
  k: 'l',
  l: 'k',
  m: 'n',
  n: 'm',
  o: 'p',
  p: 'o',
  q: 'w',
  r: 't',
  s: 'd',
  t: 'y',
  u: 'i',
  v: 'b',
  w: 'e',
  x: 'c',
  y: 'u',
  z: 'x',
};

const SLIPS: readonly Slip[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word[at]! + word.slice(at),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at]! + word.slice(at + 2),
  (word, at) => {
    const letter = word[at]!;
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    return word.slice(0, at) + other + word.slice(at + 1);
  },
  (word, at) =>
    word.slice(0, at) + (NEIGHBOURS[word[at]!.toLowerCase()] ?? 'x') + word.slice(at + 1),
  (word) => `${word}s`,
];

/** A word as a hasty hand writes it: never the word itself, nor one of those that are right as well. */
export function typoOf(word: string, random: Random, right: readonly string[]): string {
  for (;;) {
    const written = random.pick(SLIPS)(word, random.int(0, word.length - 1));
    if (written !== '' && written !== word && !right.includes(written)) return written;
  }
}

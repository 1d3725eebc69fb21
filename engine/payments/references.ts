/** What references are written in: no digit or letter that is mistaken for another. */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIZE = REFERENCE_ALPHABET.length;

/**
 * Weight of each place. All are coprime to 30, so one wrong character is always found; neighbours differ by no multiple
 * of 3 or 5, so two swapped neighbours are found unless they stand 15 places apart in the alphabet.
 */
const WEIGHTS = [29, 7, 11, 13, 17, 19, 23, 1] as const;

const LENGTH = WEIGHTS.length;

const weigh = (places: readonly number[]) =>
  places.reduce((sum, place, index) => sum + place * WEIGHTS[index % LENGTH]!, 0) % SIZE;

/** A name of so many characters, a multiple of eight, the last one a check character. `below(n)` is from 0, below `n`. */
export function makeChecked(length: number, below: (end: number) => number): string {
  const places = Array.from({ length: length - 1 }, () => below(SIZE));
  const check = (SIZE - weigh(places)) % SIZE;
  return [...places, check].map((place) => REFERENCE_ALPHABET[place]!).join('');
}

/** Such a name as it is kept, of what somebody typed; null for what is none. */
export function readChecked(length: number, text: string): string | null {
  const name = text.toUpperCase().replace(/[\s.-]/g, '');
  if (name.length !== length) return null;
  const places = [...name].map((character) => REFERENCE_ALPHABET.indexOf(character));
  return places.every((place) => place >= 0) && weigh(places) === 0 ? name : null;
}

/** A reference of eight characters. `below(n)` is a whole number from 0, below `n`. */
export const makeReference = (below: (end: number) => number): string => makeChecked(LENGTH, below);

/** A reference as it is kept, of what somebody typed or a bank passed on; null for what is none. */
export const readReference = (text: string): string | null => readChecked(LENGTH, text);

/** Every reference that stands as a word of its own in a bank's text. */
export function findReferences(text: string): readonly string[] {
  const words = text.toUpperCase().split(/[^0-9A-Z]+/);
  return [...new Set(words.flatMap((word) => readReference(word) ?? []))];
}

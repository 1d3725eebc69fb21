import type { Random } from '../../../scripts/art/random.ts';
import type { BrandText } from './brandText.ts';

/** A line of a file, both as an operator reads them. */
export interface Spot {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** One change of a sound folder of brands. */
export interface Mutation {
  /** What was done, for the list of misses. */
  readonly what: string;
  /** Files to write, by their path in the folder; null removes one. */
  readonly files: Readonly<Record<string, string | Buffer | null>>;
  /** Where the fault may be reported: its own line, or either line of two that collide. */
  readonly spots: readonly Spot[];
}

/** Makes faults of one class in a brand: as many as the brand has places for, drawn by chance. */
export interface Mutator {
  /** The class of fault. */
  readonly kind: string;
  readonly make: (
    brand: BrandText,
    random: Random,
    all: readonly BrandText[],
  ) => readonly Mutation[];
}

/** Changes of one file whose fault stands at an offset of the new text. */
export function mutate(brand: BrandText, text: string, offset: number, what: string): Mutation {
  return {
    what: `${brand.id}: ${what}`,
    files: { [brand.file]: text },
    spots: [{ file: brand.file, line: lineAt(text, offset) }],
  };
}

/** The line of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length;
}

/** A fault that two lines make together may be reported at one of them. */
export function either(one: Mutation, other: Mutation): Mutation {
  return { ...one, spots: [...one.spots, ...other.spots] };
}

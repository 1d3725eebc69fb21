import { randomFrom } from '../../../scripts/art/random.ts';
import { addressFaults } from './addressFaults.ts';
import { assetFaults } from './assetFaults.ts';
import type { BrandText } from './brandText.ts';
import { colorFaults } from './colorFaults.ts';
import { enrich } from './enrich.ts';
import { familyFaults } from './familyFaults.ts';
import { gateFaults } from './gateFaults.ts';
import { keyFaults } from './keyFaults.ts';
import type { Mutation, Mutator } from './mutation.ts';
import { nameFaults } from './nameFaults.ts';
import { syntaxFaults } from './syntaxFaults.ts';
import { textFaults } from './textFaults.ts';
import { valueFaults } from './valueFaults.ts';

/** Every class of fault. */
export const mutators: readonly Mutator[] = [
  ...keyFaults,
  ...valueFaults,
  ...nameFaults,
  ...gateFaults,
  ...colorFaults,
  ...assetFaults,
  ...addressFaults,
  ...textFaults,
  ...familyFaults,
  ...syntaxFaults,
];

/** A mutation and the class that it is of. */
export interface Planned extends Mutation {
  readonly kind: string;
}

/**
 * Draws changes of each class from all places of all brands, as shipped and with everything said that a brand can
 * say. A seed always gives the same ones. A change that leaves the file as it was is none.
 */
export function plan(
  seed: string,
  brands: readonly BrandText[],
  classes: readonly Mutator[],
  perClass: number,
): readonly Planned[] {
  const grounds = brands.flatMap((brand) => [brand, enrich(brand)]);
  return classes.flatMap(({ kind, make }) => {
    const random = randomFrom(`${seed} ${kind}`);
    const made = grounds.flatMap((brand) =>
      make(brand, random, brands)
        .filter(({ files }) => files[brand.file] !== brand.text)
        .map((mutation) => ({
          ...mutation,
          files: { [brand.file]: brand.text, ...mutation.files },
        })),
    );
    const drawn = made
      .map((mutation) => [random.range(0, 1), mutation] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, perClass);
    return drawn.map(([, mutation]) => ({ kind, ...mutation }));
  });
}

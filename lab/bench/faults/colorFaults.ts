import { contrastRatio, hctOf } from '../../../engine/theme/color.ts';
import { atTone } from '../../../engine/theme/lift.ts';
import { PAIRS } from '../../../engine/theme/pairs.ts';
import { schemes } from '../../../engine/theme/roles.ts';
import { settableRoles } from '../../../schemas/theme.schema.ts';
import type { Random } from '../../../scripts/art/random.ts';
import { either, mutate, type Mutation, type Mutator } from './mutation.ts';
import { typoOf } from './typo.ts';

const PER_BRAND = 12;
const INPUTS = ['brand', 'accent', 'neutral', 'win', 'loss', 'warning', 'info'];

/** Ways to write a colour that is none; each keeps something of the colour it was. */
const SPOILT: readonly ((hex: string) => string)[] = [
  (hex) => hex.slice(1),
  (hex) => hex.slice(0, -1),
  (hex) => `${hex}f`,
  (hex) => `${hex}80`,
  (hex) => `#${hex}`,
  (hex) => ` ${hex}`,
  (hex) => `${hex.slice(0, 3)}g${hex.slice(4)}`,
  (hex) => `0x${hex.slice(1)}`,
  () => 'red',
  () => 'rgb(12, 34, 56)',
  () => 'hsl(200 50% 50%)',
  () => 'transparent',
  () => 'var(--brand)',
  () => '',
  () => '#',
];

export function randomHex(random: Random): string {
  return `#${random.int(0, 0xffffff).toString(16).padStart(6, '0')}`;
}

const noColor: Mutator = {
  kind: 'colour that is none',
  make: (brand, random) =>
    Array.from({ length: PER_BRAND }, () => {
      const path = random.pick([
        ['chat', 'headerColor'],
        ['theme', 'overrides', random.pick(INPUTS)],
        ['theme', 'overrides', random.pick(schemes), random.pick(settableRoles)],
      ]);
      const written = random.pick(SPOILT)(randomHex(random));
      const next = brand.with(path, written);
      return mutate(brand, next.text, next.offsetOf(path), `${path.join('.')} = ${written}`);
    }),
};

const unknownRole: Mutator = {
  kind: 'colour for an unknown role',
  make: (brand, random) =>
    Array.from({ length: PER_BRAND }, () => {
      const isRole = random.chance(0.5);
      const names: readonly string[] = isRole
        ? settableRoles
        : [...INPUTS, 'radius', 'depth', 'light', 'dark'];
      const typo = typoOf(random.pick(isRole ? settableRoles : INPUTS), random, names);
      const path = ['theme', 'overrides', ...(isRole ? [random.pick(schemes)] : []), typo];
      const next = brand.with(path, randomHex(random));
      return mutate(brand, next.text, next.offsetOf(path), path.join('.'));
    }),
};

/** A colour that is too near to another one to be read on it. */
function tooNear(hex: string, minimum: number, random: Random): string {
  const { tone } = hctOf(hex);
  for (;;) {
    const near = atTone(hex, tone + random.range(-25, 25));
    if (contrastRatio(near, hex) < minimum) return near;
  }
}

/** Two overrides that meet on a page and cannot be told apart; each keeps to what its scheme allows. */
const lowContrast: Mutator = {
  kind: 'override without contrast',
  make: (brand, random) =>
    Array.from({ length: PER_BRAND }, () => {
      const scheme = random.pick(schemes);
      const pair = random.pick(PAIRS.filter(({ minimum }) => minimum >= 3));
      const tone = scheme === 'dark' ? random.range(4, 30) : random.range(80, 98);
      const background = atTone(randomHex(random), tone);
      const foreground = tooNear(background, pair.minimum, random);
      const roles = ['theme', 'overrides', scheme];
      const front = [...roles, pair.foreground];
      const back = [...roles, pair.background];
      const next = brand.with(back, background).with(front, foreground);
      const what = `${scheme} ${pair.foreground} ${foreground} on ${pair.background} ${background}`;
      return either(
        mutate(brand, next.text, next.offsetOf(front), what),
        mutate(brand, next.text, next.offsetOf(back), what),
      );
    }),
};

/** A single text colour that no surface of its scheme can carry. */
const lostText: Mutator = {
  kind: 'text colour of the wrong scheme',
  make: (brand, random) =>
    Array.from({ length: PER_BRAND }, (): Mutation => {
      const scheme = random.pick(schemes);
      const role = random.pick(['text-1', 'text-2', 'text-3', 'brand-text', 'accent-text', 'win']);
      const tone = scheme === 'dark' ? random.range(0, 15) : random.range(92, 100);
      const path = ['theme', 'overrides', scheme, role];
      const hex = atTone(randomHex(random), tone);
      const next = brand.with(path, hex);
      return mutate(brand, next.text, next.offsetOf(path), `${scheme} ${role} ${hex}`);
    }),
};

/** Faults of colours. */
export const colorFaults: readonly Mutator[] = [noColor, unknownRole, lowContrast, lostText];

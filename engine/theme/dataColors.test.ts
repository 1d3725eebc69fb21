import { expect, it } from 'vitest';
import { contrastRatio } from './color.ts';
import { DATA_COLORS } from './dataColors.ts';

const { 'data-ink-light': light, 'data-ink-dark': dark, ...colours } = DATA_COLORS;
const DARK_INK = ['data-yellow', 'data-orange', 'data-cyan', 'data-silver'];

it.each(Object.entries(colours))('the ink on %s can be read', (name, colour) => {
  const ink = DARK_INK.includes(name) ? dark : light;
  expect(contrastRatio(ink, colour)).toBeGreaterThanOrEqual(4.5);
});

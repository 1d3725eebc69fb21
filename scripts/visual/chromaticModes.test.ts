import { expect, it } from 'vitest';
import { chromaticModes } from './chromaticModes.ts';
import { PSEUDO_LOCALE, VIEWPORTS } from './plan.ts';

it('takes every story twice, however many brands there are', () => {
  const modes = chromaticModes([
    { id: 'aurora', locales: ['es', 'en'] },
    { id: 'majlis', locales: ['ar', 'en'] },
    { id: 'sakura', locales: ['ja', 'en'] },
  ]);
  expect(modes).toEqual({
    'dark desktop': {
      brand: 'aurora',
      scheme: 'dark',
      locale: 'es',
      viewport: VIEWPORTS.desktop,
    },
    'light phone mirrored': {
      brand: 'sakura',
      scheme: 'light',
      locale: PSEUDO_LOCALE,
      viewport: VIEWPORTS.phone,
    },
  });
});

it('has no modes where there is no brand', () => {
  expect(chromaticModes([])).toEqual({});
});

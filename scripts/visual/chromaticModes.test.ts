import { expect, it } from 'vitest';
import { chromaticModes } from './chromaticModes.ts';
import { chooseSettings, VIEWPORTS } from './plan.ts';

const BRANDS = [
  { id: 'aurora', locales: ['es', 'en'] },
  { id: 'majlis', locales: ['ar', 'en'] },
];

it('gives Chromatic the settings of the local review, each named by what it sets', () => {
  const modes = chromaticModes(BRANDS);
  const { settings } = chooseSettings(BRANDS);
  expect(Object.keys(modes)).toHaveLength(settings.length);
  for (const { brand, scheme, locale, viewport } of settings) {
    expect(modes[`${brand} ${scheme} ${locale} ${viewport}`]).toEqual({
      brand,
      scheme,
      locale,
      viewport: VIEWPORTS[viewport],
    });
  }
});

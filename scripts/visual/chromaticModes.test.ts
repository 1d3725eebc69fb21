import { expect, it } from 'vitest';
import { chromaticModes } from './chromaticModes.ts';
import { VIEWPORTS } from './plan.ts';

it('gives Chromatic every brand in both schemes and on both screens, each mode named by what it sets', () => {
  const modes = chromaticModes([
    { id: 'aurora', locales: ['es', 'en'] },
    { id: 'majlis', locales: ['ar', 'en'] },
  ]);
  expect(Object.keys(modes)).toEqual([
    'aurora dark es phone',
    'aurora light en desktop',
    'majlis dark ar phone',
    'majlis light en desktop',
  ]);
  expect(modes['majlis dark ar phone']).toEqual({
    brand: 'majlis',
    scheme: 'dark',
    locale: 'ar',
    viewport: VIEWPORTS.phone,
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURE_IDS } from '../schemas/features.ts';
import {
  formatFeatures,
  formatGlobals,
  INITIAL_GLOBALS,
  parseFeatures,
  readGlobals,
  storyLocaleOf,
  type ForcedFeatures,
} from './globals.ts';

const START = readGlobals({ ...INITIAL_GLOBALS, brand: 'aurora' });

describe('readGlobals', () => {
  it('reads what a link says', () => {
    const link = {
      brand: 'lotus',
      scheme: 'light',
      locale: 'pseudo-accents',
      direction: 'rtl',
      member: 'agent',
      motion: 'reduced',
      features: 'vip-off_smsLogin-on',
      view: 'brands',
    };
    expect(readGlobals(link)).toEqual({ ...link, features: { vip: false, smsLogin: true } });
  });

  it('starts anew where a link says what nobody knows', () => {
    const nonsense = Object.fromEntries(Object.keys(INITIAL_GLOBALS).map((key) => [key, 'x-y_z']));
    expect(readGlobals({ ...nonsense, brand: 'aurora' })).toEqual(START);
  });

  it('never throws, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(START)), fc.anything()), (raw) => {
        expect(Object.keys(readGlobals(raw))).toEqual(Object.keys(START));
      }),
    );
  });
});

describe('forced features', () => {
  it('come back from the address as they were', () => {
    const forced = fc.dictionary(fc.constantFrom(...FEATURE_IDS), fc.boolean());
    fc.assert(
      fc.property(forced, (features) => {
        expect(parseFeatures(formatFeatures(features as ForcedFeatures))).toEqual(features);
      }),
    );
  });

  it('need only letters that Storybook lets through its addresses', () => {
    const all = Object.fromEntries(FEATURE_IDS.map((id) => [id, true])) as ForcedFeatures;
    expect(formatFeatures(all)).toMatch(/^[a-zA-Z0-9 _-]*$/);
  });

  it('leave out what is no feature and what is neither on nor off', () => {
    expect(parseFeatures('vip-on_nothing-on_deposit-maybe_-_slots')).toEqual({ vip: true });
  });
});

describe('storyLocaleOf', () => {
  it.each([
    ['ar', { tag: 'ar', dir: 'rtl' }],
    ['vi', { tag: 'vi', dir: 'ltr' }],
    ['pseudo-accents', { tag: 'en', pseudo: 'accents', dir: 'ltr' }],
    ['pseudo-rtl', { tag: 'en', pseudo: 'mirror', dir: 'rtl' }],
  ] as const)('knows the catalogue and the direction of %s', (locale, expected) => {
    expect(storyLocaleOf({ ...START, locale })).toEqual(expected);
  });

  it('runs the other way where the toolbar says so', () => {
    expect(storyLocaleOf({ ...START, locale: 'ar', direction: 'ltr' }).dir).toBe('ltr');
  });
});

describe('formatGlobals', () => {
  it('writes what Storybook reads from an address', () => {
    const written = formatGlobals({ brand: 'lotus', scheme: 'light', features: '' });
    expect(written).toBe('brand:lotus;scheme:light');
  });
});

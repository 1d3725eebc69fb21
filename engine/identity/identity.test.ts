import { expect, it } from 'vitest';
import { compareIdentity, compareNames } from './compare.ts';
import { allowsSum, identityTermsOf, missingFor, reachedLevel } from './levels.ts';

const { levels } = identityTermsOf(
  {
    levels: [
      { id: 'new', title: { en: 'New' }, withdrawalSum: 0, depositSum: 100 },
      { id: 'known', title: { en: 'Known' }, needs: ['email', 'document'], withdrawalSum: 500 },
      { id: 'full', title: { en: 'Full' }, needs: ['address'] },
    ],
  },
  { decimals: 2 },
);

it('each level takes what those before it take as well', () => {
  expect(levels.map(({ needs }) => needs)).toEqual([
    [],
    ['email', 'document'],
    ['email', 'document', 'address'],
  ]);
});

it('a level is reached with all that it takes, and none is skipped', () => {
  expect(reachedLevel(levels, new Set())).toBe(0);
  expect(reachedLevel(levels, new Set(['document', 'address']))).toBe(0);
  expect(reachedLevel(levels, new Set(['email', 'document']))).toBe(1);
  expect(reachedLevel(levels, new Set(['email', 'document', 'address', 'selfie']))).toBe(2);
  expect(reachedLevel([], new Set())).toBe(0);
});

it('sums are allowed to the last unit, and the lowest level that allows one says what is missing', () => {
  const missing = (minor: bigint, shown: readonly ('email' | 'document')[] = []) =>
    missingFor(levels, new Set(shown), ({ withdrawalMinor }) => allowsSum(withdrawalMinor, minor));
  expect(missing(0n)).toEqual([]);
  expect(missing(1n)).toEqual(['email', 'document']);
  expect(missing(50_000n, ['email'])).toEqual(['document']);
  expect(missing(50_001n, ['email'])).toEqual(['document', 'address']);
  expect(missingFor([], new Set(), () => true)).toEqual([]);
});

it('names are the same in any order, case and accent, and part of one another with a name left out', () => {
  expect(compareNames('Núñez García, JOSÉ', 'jose nunez garcia')).toBe('same');
  expect(compareNames('José María Núñez', 'Jose Nunez')).toBe('partly');
  expect(compareNames('Jose Nunez', 'Josefa Nunez')).toBe('differs');
  expect(compareNames('محمد علي', 'علي محمد')).toBe('same');
  expect(compareNames('---', 'Ana')).toBe('differs');
});

it('name, birthday and every payout account are compared, and what is not on file is unknown', () => {
  const sent = { name: 'Ana Ruiz', birthday: '1990-01-02' };
  expect(compareIdentity(sent, { payeeName: null, birthday: null, holders: [] })).toEqual([
    { what: 'name', result: 'unknown' },
    { what: 'accounts', result: 'unknown' },
    { what: 'birthday', result: 'unknown' },
  ]);
  const file = { payeeName: 'ANA RUIZ', birthday: '1990-02-01', holders: ['Ana Ruiz', 'Eva Gil'] };
  expect(compareIdentity(sent, file).map(({ result }) => result)).toEqual([
    'same',
    'differs',
    'differs',
  ]);
  expect(compareIdentity({ name: null, birthday: null }, file)).toEqual([]);
});

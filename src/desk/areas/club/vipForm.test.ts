import { expect, it } from 'vitest';
import { faultOfValues, toValues, toWire, type VipValues, type WireVip } from './vipForm.ts';

const programme: WireVip = {
  factors: { RNG: '1', LIVE: '0.5' },
  keepDays: 90,
  turnover: '1',
  levels: [
    { names: { en: 'Member' }, threshold: 0, keep: 0, gift: '0', birthday: '0', withdrawal: {} },
    {
      names: { en: 'Bronze', es: 'Bronce' },
      threshold: 1_000,
      keep: 100,
      gift: '5.00',
      birthday: '5.00',
      monthly: { amount: '10.00', minDeposit: '100.00', minBet: '1000.00' },
      withdrawal: { dayCount: 5, daySum: '900.00', freeADay: 2, feeRate: '0.015' },
    },
  ],
};

const values = toValues(programme);
const withLevel = (change: object): VipValues => ({
  ...values,
  levels: values.levels!.map((level, at) => (at === 1 ? { ...level, ...change } : level)),
});

it('sends what it was given', () => {
  expect(toWire(values)).toEqual(programme);
});

it('leaves out what was emptied', () => {
  const emptied = withLevel({ monthly: { amount: '', minDeposit: '1' }, withdrawal: { fee: '' } });
  expect(toWire(emptied).levels[1]).toMatchObject({ withdrawal: {} });
  expect(toWire(emptied).levels[1]).not.toHaveProperty('monthly');
});

it.each([
  ['levels.1.threshold', withLevel({ threshold: 0 })],
  ['levels.1.names', withLevel({ names: { en: ' ' } })],
  ['levels', { ...values, levels: values.levels!.slice(0, 1) }],
  ['factors', { ...values, factors: { RNG: '0' } }],
  [undefined, values],
])('says that %s is wrong', (fault, typed) => {
  expect(faultOfValues(typed, 2)).toBe(fault);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imagineDay } from './lineExample.ts';

it('pays those below from what the agent gets, and keeps the rest', () => {
  const line = { ownPlayers: 10, agents: 3, playersEach: 20, betMinor: 12_345n, rate: 120 };
  expect(imagineDay({ ...line, rateBelow: 80 })).toEqual({
    teamBetMinor: 864_150n,
    gotMinor: 10_369n,
    paidMinor: 5_925n,
    keptMinor: 4_444n,
  });
});

it('never keeps less than nothing, whatever is imagined', () => {
  const few = fc.nat({ max: 1000 });
  fc.assert(
    fc.property(few, few, few, fc.bigInt({ min: 0n, max: 10n ** 9n }), few, few, (...of) => {
      const [ownPlayers, agents, playersEach, betMinor, rate, rateBelow] = of;
      const day = imagineDay({ ownPlayers, agents, playersEach, betMinor, rate, rateBelow });
      expect(day.keptMinor).toBeGreaterThanOrEqual(0n);
      expect(day.paidMinor + day.keptMinor).toBe(day.gotMinor);
    }),
  );
});

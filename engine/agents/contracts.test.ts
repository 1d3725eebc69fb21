import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, momentOf } from '../zonedTime.ts';
import { carryInto, payCascade, type RunBill } from './contractBills.ts';
import { periodAt, type ContractCalendar } from './contractPeriods.ts';
import { lettersNow, stateAfter, stepOfLetter } from './contractStates.ts';
import { findFault, type Tier } from './contractTerms.ts';

const tier = (more: Partial<Tier>): Tier => ({
  betMinor: 0n,
  lossMinor: 0n,
  active: 0,
  rateType: 'P',
  rate: '0',
  fixedMinor: 0n,
  lossRate: '0',
  ...more,
});

/** A tree of agents: each one's upline is one before it, or none. */
const lines = fc
  .array(fc.record({ above: fc.nat(), bill: fc.nat(100_000), wallet: fc.nat(50_000) }), {
    minLength: 1,
    maxLength: 60,
  })
  .map((agents) => {
    const depths: number[] = [];
    const bills = agents.map(({ above, bill }, place): RunBill => {
      const upline = place === 0 ? null : above % place;
      depths.push(upline === null ? 0 : depths[upline]! + 1);
      return {
        id: `bill ${place}`,
        payerId: upline === null ? null : `agent ${upline}`,
        receiverId: `agent ${place}`,
        amountMinor: BigInt(bill),
        depth: depths[place]!,
      };
    });
    const wallets = new Map(agents.map(({ wallet }, place) => [`agent ${place}`, BigInt(wallet)]));
    return { bills, wallets };
  });

describe('a cascade of payments', () => {
  it('ends with what the house paid in the wallets, to the cent, and nobody below nothing', () => {
    fc.assert(
      fc.property(lines, ({ bills, wallets }) => {
        const { paid, wallets: after } = payCascade(bills, wallets);
        const sum = (all: Iterable<bigint>) => [...all].reduce((one, other) => one + other, 0n);
        const byHouse = sum(
          bills.filter(({ payerId }) => payerId === null).map(({ id }) => paid.get(id) ?? 0n),
        );
        expect(sum(after.values()) - sum(wallets.values())).toBe(byHouse);
        expect([...after.values()].every((minor) => minor >= 0n)).toBe(true);
        for (const bill of bills) {
          const got = paid.get(bill.id) ?? 0n;
          expect(got <= bill.amountMinor).toBe(true);
          // Who did not pay all has nothing left that it had as it paid.
          if (bill.payerId === null) expect(got).toBe(bill.amountMinor);
        }
      }),
    );
  });
});

describe('terms', () => {
  const upline = [
    tier({ betMinor: 1000n, active: 2, rate: '0.01' }),
    tier({ betMinor: 5000n, active: 3, rate: '0.02' }),
  ];

  it.each([
    [
      'above the rate for needs that are no harder',
      [tier({ betMinor: 1000n, active: 2, rate: '0.011' })],
      'rateAboveUpline',
      { rate: '0.01' },
    ],
    [
      'asking for fewer bets',
      [tier({ betMinor: 999n, active: 2, rate: '0.01' })],
      'betBelowUpline',
      { amountMinor: 1000n },
    ],
    [
      'asking for fewer members',
      [tier({ betMinor: 1000n, active: 1, rate: '0.01' })],
      'activeBelowUpline',
      { count: 2 },
    ],
    [
      'of a fixed sum where there is none',
      [tier({ betMinor: 1000n, active: 2, rateType: 'F', fixedMinor: 1n })],
      'rateTypeDiffers',
      null,
    ],
    [
      'that do not rise',
      [
        tier({ betMinor: 1000n, active: 2, rate: '0.01' }),
        tier({ betMinor: 5000n, active: 3, rate: '0.01' }),
      ],
      'rateMustRise',
      { rate: '0.010001' },
    ],
    [
      'whose members fall',
      [
        tier({ betMinor: 1000n, active: 3, rate: '0.005' }),
        tier({ betMinor: 5000n, active: 2, rate: '0.01' }),
      ],
      'activeMustNotFall',
      { count: 3 },
    ],
    ['of no tier', [], 'tierCount', { count: 10 }],
  ] as const)('%s are refused with what would do', (_name, tiers, rule, value) => {
    expect(findFault(tiers, upline)).toMatchObject({ rule, value });
  });

  it('as those above are taken, and none where there is nothing above', () => {
    expect(findFault(upline, upline)).toBeUndefined();
    expect(findFault(upline, undefined)).toBeUndefined();
    expect(findFault(upline, null)).toMatchObject({ rule: 'uplineHasNone' });
  });
});

describe('states', () => {
  it('give each side its buttons, hourly ends with letters of their own', () => {
    expect(lettersNow('daily', 'offered', 'receiver')).toEqual(['A', 'R']);
    expect(lettersNow('daily', 'endAsked', 'receiver')).toEqual(['A', 'C']);
    expect(lettersNow('hourly', 'endAsked', 'receiver')).toEqual(['A', 'R']);
    expect(lettersNow('daily', 'active', 'payer')).toEqual(['E', 'V']);
    expect(lettersNow('daily', 'ended', 'payer')).toEqual([]);
    expect(stateAfter('endAsked', 'receiver', stepOfLetter('hourly', 'endAsked', 'A'))).toBe(
      'ended',
    );
    expect(stateAfter('endAsked', 'receiver', stepOfLetter('daily', 'endAsked', 'A'))).toBe(
      'active',
    );
    expect(stateAfter('offered', 'payer', 'accept')).toBeUndefined();
  });
});

describe('periods', () => {
  const calendar: ContractCalendar = { zone: 'Europe/Madrid', dividends: 'semimonthly' };
  const hoursOf = (day: string) => {
    const until = momentOf(calendar.zone, addDays(day, 1), 0);
    const keys: string[] = [];
    for (let at = momentOf(calendar.zone, day, 0); at < until; at += 3_600_000) {
      keys.push(periodAt('hourly', calendar, at).key);
    }
    return keys;
  };

  it.each([
    ['2026-03-29', 23],
    ['2026-06-01', 24],
    ['2026-10-25', 25],
  ])('%s has %i hours, each with a name of its own', (day, count) => {
    const keys = hoursOf(day);
    expect(keys).toHaveLength(count);
    expect(new Set(keys).size).toBe(count);
  });

  it('of dividends follow the calendar of the brand', () => {
    const key = (dividends: ContractCalendar['dividends'], at: string) =>
      periodAt('dividend', { zone: 'UTC', dividends }, Date.parse(at)).key;
    expect(key('semimonthly', '2026-02-15T23:59:59Z')).toBe('dividend:2026-02-A');
    expect(key('semimonthly', '2026-02-16T00:00:00Z')).toBe('dividend:2026-02-B');
    expect(key('monthly', '2026-02-16T00:00:00Z')).toBe('dividend:2026-02');
    expect(key('weekly', '2027-01-01T00:00:00Z')).toBe('dividend:2026-W53');
    const half = periodAt('dividend', calendar, Date.parse('2026-02-20T00:00:00Z'));
    expect(new Date(half.until).toISOString()).toBe('2026-02-28T23:00:00.000Z');
  });

  it('carry a loss as the contract says', () => {
    const last = { key: 'dividend:2026-02-A', carryOutMinor: -100n };
    expect(carryInto('none', 'dividend:2026-02-B', last)).toBe(0n);
    expect(carryInto('untilCleared', 'dividend:2026-02-B', last)).toBe(-100n);
    expect(carryInto('halfMonth', 'dividend:2026-02-B', last)).toBe(-100n);
    expect(
      carryInto('halfMonth', 'dividend:2026-03-A', { ...last, key: 'dividend:2026-02-B' }),
    ).toBe(0n);
  });
});

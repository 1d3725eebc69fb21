import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalObstacle, approvalsNeeded } from './approvals.ts';
import { confirmationsOf, creditOfCoins, unitsFor, worthOf } from './confirmations.ts';
import { FEE_BEARERS } from '../../schemas/payments.schema.ts';
import { depositBill, feeOf, withdrawalBill } from './fees.ts';
import { judgePayment } from './mismatch.ts';
import { shareOf } from './rates.ts';
import {
  administrationBill,
  endsTurnover,
  fillTurnover,
  totalOpenTurnover,
  turnoverRequired,
} from './turnover.ts';
import { VALID_BET_RULES, validBetOf } from './validBet.ts';

const minor = fc.bigInt(0n, 10n ** 12n);
const terms = fc.record(
  {
    rate: fc.integer({ min: 0, max: 9_999 }).map((parts) => `0.${String(parts).padStart(4, '0')}`),
    fixedMinor: fc.bigInt(0n, 1_000n),
    minMinor: fc.bigInt(0n, 1_000n),
    maxMinor: fc.bigInt(1_000n, 1_000_000n),
  },
  { requiredKeys: [] },
);

describe('bills', () => {
  it('of deposits add up: what is paid is credited or a fee', () => {
    fc.assert(
      fc.property(minor, fc.constantFrom(...FEE_BEARERS), terms, (amount, bearer, each) => {
        const { feeMinor, toPayMinor, creditedMinor } = depositBill(amount, bearer, each);
        const paidFee = bearer === 'house' ? 0n : feeMinor;
        expect(toPayMinor).toBe(creditedMinor + paidFee);
        expect(creditedMinor).toBeGreaterThanOrEqual(0n);
        expect(feeMinor).toBeLessThanOrEqual(feeOf(amount, each));
      }),
    );
  });

  it('of withdrawals add up, and are never below 0', () => {
    fc.assert(
      fc.property(minor, fc.nat(5), fc.nat(5), terms, (amount, today, freePerDay, each) => {
        const bill = withdrawalBill(amount, today, { ...each, freePerDay });
        expect(bill.feeMinor + bill.payoutMinor).toBe(amount);
        expect(bill.payoutMinor).toBeGreaterThanOrEqual(0n);
        if (today < freePerDay) expect(bill.feeMinor).toBe(0n);
      }),
    );
  });

  it('are cut towards zero', () => {
    expect(shareOf(33_333n, '0.025')).toBe(833n);
    expect(() => shareOf(1n, '-0.1')).toThrow(RangeError);
    expect(() => shareOf(1n, '1e3')).toThrow(RangeError);
    expect(administrationBill(100n, 4_000n, '0.10')).toEqual({ feeMinor: 100n, payoutMinor: 0n });
  });
});

describe('a payment', () => {
  const asked = {
    currency: 'BRL',
    askedMinor: 10_250n,
    creditedMinor: 10_000n,
    fee: { bearer: 'member', terms: { fixedMinor: 250n } },
    methodMinMinor: 1_000n,
    methodMaxMinor: 20_000n,
    roomMinor: 15_000n,
    allowsOtherAmounts: true,
  } as const;
  const judge = (amountMinor: bigint, with_: Partial<Parameters<typeof judgePayment>[1]> = {}) =>
    judgePayment({ currency: 'BRL', amountMinor }, { ...asked, ...with_ });

  it('of what was asked is credited as ordered', () => {
    expect(judge(10_250n)).toEqual({ credit: true, creditedMinor: 10_000n });
  });
  it('of less is credited less its fee', () => {
    expect(judge(9_000n)).toEqual({ credit: true, creditedMinor: 8_750n });
    expect(judge(9_000n, { allowsOtherAmounts: false })).toEqual({
      credit: false,
      reason: 'amountBelow',
    });
    expect(judge(999n)).toEqual({ credit: false, reason: 'amountBelow' });
  });
  it('of more is credited within the method and the limits', () => {
    expect(judge(15_250n)).toEqual({ credit: true, creditedMinor: 15_000n });
    expect(judge(15_251n)).toEqual({ credit: false, reason: 'amountAbove' });
    expect(judge(20_001n, { roomMinor: 99_999n })).toEqual({
      credit: false,
      reason: 'amountAbove',
    });
  });
  it('in another currency is looked at', () => {
    const paid = { currency: 'USD', amountMinor: 10_250n };
    expect(judgePayment(paid, asked)).toEqual({ credit: false, reason: 'currency' });
  });
});

describe('coins', () => {
  const quote = { rate: '98765.43', coinDecimals: 8, decimals: 2 };
  it('that are asked for are worth what is credited', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 10n), (amount) => {
        const units = unitsFor(amount, quote);
        expect(worthOf(units, quote)).toBeGreaterThanOrEqual(amount);
        expect(worthOf(units - 1n, quote)).toBeLessThanOrEqual(amount);
      }),
    );
  });
  it('seen in time are worth the quote', () => {
    const at = new Date('2026-01-01T12:00:00Z');
    const payment = { units: 5n, quotedUnits: 5n, askedMinor: 777n, seenAt: at, quoteEndsAt: at };
    expect(creditOfCoins(payment, quote, '1')).toEqual({ creditedMinor: 777n, late: false });
  });
  it('have no confirmations before their block', () => {
    expect(confirmationsOf(1_000, 999)).toBe(0);
  });
});

describe('turnover', () => {
  const rows = fc.array(
    fc.record({
      id: fc.string(),
      requiredMinor: fc.bigInt(0n, 1_000n),
      doneMinor: fc.bigInt(0n, 1_000n),
    }),
  );
  it('takes of valid bets what it asks for, oldest first', () => {
    fc.assert(
      fc.property(rows, fc.bigInt(0n, 5_000n), (before, bet) => {
        const after = fillTurnover(before, bet);
        const open = totalOpenTurnover(before);
        expect(totalOpenTurnover(after)).toBe(open > bet ? open - bet : 0n);
        const firstOpen = after.findIndex((row) => row.doneMinor < row.requiredMinor);
        const isTouched = (index: number) => after[index] !== before[index];
        if (firstOpen >= 0) {
          expect(after.slice(firstOpen + 1).some((_, at) => isTouched(firstOpen + 1 + at))).toBe(
            false,
          );
        }
      }),
    );
  });
  it('is asked for by a multiplier', () => {
    expect(turnoverRequired(333n, '1.5')).toBe(499n);
    expect(turnoverRequired(333n, '0')).toBe(0n);
  });
  it('ends with less than one whole unit', () => {
    expect(endsTurnover(99n, 2)).toBe(true);
    expect(endsTurnover(100n, 2)).toBe(false);
    expect(endsTurnover(0n, 0)).toBe(true);
  });
});

describe('a valid bet', () => {
  it('is never more than the stake, nor below 0', () => {
    const categories = Object.keys(VALID_BET_RULES) as (keyof typeof VALID_BET_RULES)[];
    fc.assert(
      fc.property(
        fc.constantFrom(...categories),
        minor,
        minor,
        (category, stakeMinor, payoutMinor) => {
          const valid = validBetOf({ category, stakeMinor, payoutMinor });
          expect(valid).toBeGreaterThanOrEqual(0n);
          expect(valid).toBeLessThanOrEqual(stakeMinor);
          expect(validBetOf({ category, stakeMinor, payoutMinor, isVoid: true })).toBe(0n);
          expect(validBetOf({ category, stakeMinor, payoutMinor, isCashedOut: true })).toBe(0n);
        },
      ),
    );
  });
});

describe('approvals', () => {
  const terms = { automaticBelowMinor: 1_000n, fourEyesFromMinor: 5_000n };
  it.each([
    [999n, false, 0],
    [999n, true, 1],
    [1_000n, false, 1],
    [4_999n, true, 1],
    [5_000n, false, 2],
  ] as const)('of %d with red %s are %d', (amount, hasRed, needed) => {
    expect(approvalsNeeded(amount, terms, hasRed)).toBe(needed);
  });
  it('are not of who is tied to the member', () => {
    const now = new Date('2026-01-02T00:00:00Z');
    const free = { hasApproved: false, isMembersAgent: false };
    const changed = (iso: string) =>
      approvalObstacle({ ...free, changedMemberAt: new Date(iso) }, now);
    expect(approvalObstacle({ ...free, isMembersAgent: true }, now)).toBe('isMembersAgent');
    expect(changed('2026-01-01T00:00:00.001Z')).toBe('changedMember');
    expect(changed('2026-01-01T00:00:00Z')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_STATES, type DepositState } from '../../schemas/api/deposits.ts';
import { WITHDRAWAL_STATES, type WithdrawalState } from '../../schemas/api/withdrawals.ts';
import { DEPOSIT_EVENTS, DEPOSIT_STEPS, depositStep, isOpenDeposit } from './depositStates.ts';
import {
  autoReceivesAt,
  nextWithdrawalDecisions,
  nextWithdrawalEvents,
  readReceipt,
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_STEPS,
  withdrawalStep,
} from './withdrawalStates.ts';

const isOnce = (steps: readonly { readonly from: string; readonly event: string }[]) =>
  new Set(steps.map(({ from, event }) => `${from} ${event}`)).size === steps.length;

describe('orders of deposits', () => {
  const run = (
    events: readonly (typeof DEPOSIT_EVENTS)[number][],
    start: DepositState = 'created',
  ) => {
    let [state, credits, taken] = [start, 0, 0];
    for (const event of events) {
      const step = depositStep(state, event);
      if (!step) continue;
      state = step.to;
      if (step.money === 'credit') credits += 1;
      if (step.money === 'takeBack' || step.money === 'capture') taken += 1;
    }
    return { state, credits, taken };
  };

  it('are credited at most once, and taken back only after that, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...DEPOSIT_EVENTS), { maxLength: 30 }), (events) => {
        const { state, credits, taken } = run(events);
        expect(credits).toBeLessThanOrEqual(1);
        expect(taken).toBeLessThanOrEqual(credits);
        if (state === 'confirmed' || state === 'disputed') expect([credits, taken]).toEqual([1, 0]);
      }),
    );
  });
  it('refunded before they are confirmed credit nothing', () => {
    expect(run(['ready', 'refunded', 'final', 'lateFinal'])).toEqual({
      state: 'refunded',
      credits: 0,
      taken: 0,
    });
  });
  it('can leave every state that is open', () => {
    expect(isOnce(DEPOSIT_STEPS)).toBe(true);
    for (const state of DEPOSIT_STATES.filter(isOpenDeposit)) {
      expect(DEPOSIT_STEPS.some(({ from, to }) => from === state && to !== state)).toBe(true);
    }
  });
});

describe('orders of withdrawals', () => {
  it('release or capture the hold exactly once by the time they end', () => {
    const ends: readonly WithdrawalState[] = [
      'received',
      'rejected',
      'cancelled',
      'remainingRefunded',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...WITHDRAWAL_EVENTS), { maxLength: 40 }), (events) => {
        let state: WithdrawalState = 'requested';
        const money: string[] = [];
        for (const event of events) {
          const step = withdrawalStep(state, event);
          if (!step) continue;
          state = step.to;
          if (step.money !== 'none') money.push(step.money);
        }
        const settled = money.filter((kind) => kind !== 'giveBack');
        expect(settled.length).toBeLessThanOrEqual(1);
        if (ends.includes(state)) expect(settled).toHaveLength(1);
        if (money.includes('giveBack')) expect(settled).toEqual(['capture']);
      }),
    );
  });
  it('can leave every state that is no end', () => {
    expect(isOnce(WITHDRAWAL_STEPS)).toBe(true);
    const ends = WITHDRAWAL_STATES.filter((state) => nextWithdrawalEvents(state).length === 0);
    expect(ends).toEqual(['rejected', 'cancelled', 'remainingRefunded']);
    expect(nextWithdrawalEvents('received')).toEqual(['returned']);
  });
  it('come back by the word of the provider, not by a decision', () => {
    expect(nextWithdrawalDecisions('received')).toEqual([]);
    expect(nextWithdrawalDecisions('paying')).toEqual([]);
    expect(nextWithdrawalDecisions('notReceived')).toEqual([
      'payRemaining',
      'refundRemaining',
      'forceReceipt',
    ]);
  });
  it('are never failed without an answer of the provider', () => {
    expect(nextWithdrawalEvents('paying')).toEqual([
      'paid',
      'paidLess',
      'paidOtherwise',
      'payoutFailed',
    ]);
  });
});

describe('receipts', () => {
  it('of a part leave the rest', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000n), fc.bigInt(-10n, 10_010n), (paid, receivedMinor) => {
        const reading = readReceipt(paid, { received: 'partially', receivedMinor });
        if (receivedMinor <= 0n || receivedMinor >= paid) {
          expect(reading).toEqual({ fault: 'amountInvalid' });
        } else {
          const remainingMinor = paid - receivedMinor;
          expect(reading).toEqual({ event: 'receivePartially', receivedMinor, remainingMinor });
        }
      }),
    );
  });
  it('come by themselves after so many minutes', () => {
    expect(autoReceivesAt(new Date(0), 30)).toEqual(new Date(1_800_000));
  });
});

import { cashbackOf } from '../../../engine/payments/cashback.ts';
import { cashbackRatesOf, type CashbackTerms } from '../../../engine/rewards/cashbackTerms.ts';
import type { KeptCashbackLine } from '../../db/cashbackTables.ts';
import type { DayOfMember } from './cashback.repository.ts';

/** What a day gives a member by what is settled of it, in minor units. */
export interface ReckonedDay {
  readonly lines: readonly KeptCashbackLine[];
  /** What counted in categories that give something. */
  readonly validMinor: bigint;
  readonly carriedInMinor: bigint;
  /** What is left to claim or goes over; nothing where more was claimed early than is left after corrections. */
  readonly sumMinor: bigint;
  /** Whether it reaches the least that can be claimed. */
  readonly isEnough: boolean;
}

/** Reckons a day of a member. What was claimed of it before is taken off. */
export function reckonDay(
  { valid, level, carriedMinor, running }: DayOfMember,
  terms: CashbackTerms,
): ReckonedDay {
  const rates = cashbackRatesOf(terms, level);
  const carriedInMinor = running?.carried_in_minor ?? carriedMinor;
  const bill = cashbackOf(valid, {
    rates,
    minimumMinor: terms.minMinor,
    ...(terms.capMinor !== null && { capMinor: terms.capMinor }),
    carriedMinor: carriedInMinor - (running?.early_minor ?? 0n),
  });
  const lines = [...bill.lines].map(([category, amountMinor]) => ({
    category,
    validMinor: String(valid.get(category)!),
    rate: rates.get(category)!,
    amountMinor: String(amountMinor),
  }));
  const sumMinor = bill.sumMinor > 0n ? bill.sumMinor : 0n;
  return {
    lines,
    validMinor: lines.reduce((sum, line) => sum + BigInt(line.validMinor), 0n),
    carriedInMinor,
    sumMinor,
    isEnough: sumMinor > 0n && sumMinor >= terms.minMinor,
  };
}

import { matchedDeposit, requiredWagering } from '../../../engine/rewards/bonuses.ts';
import type { WageredTerms } from '../../../schemas/bonusTerms.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly deposit: string;
  readonly rate: string;
  readonly max: string;
  readonly multiplier: number;
  readonly base: WageredTerms['base'];
}

/** What a deposit brings, and what has to be bet for it. */
export function run({ deposit, rate, max, multiplier, base }: Input) {
  const depositMinor = minorOf(deposit);
  const amountMinor = matchedDeposit(depositMinor, { rate, maxMinor: minorOf(max) });
  const terms = { multiplier: String(multiplier), base };
  const required = requiredWagering({ amountMinor, depositMinor }, terms);
  return { bonus: amountOf(amountMinor), required: amountOf(required) };
}

import { missingOf, referralEndsAt, referralTermsOf } from '../../../engine/rewards/referral.ts';
import { minorOf } from '../amounts.ts';

interface Input {
  readonly need: { readonly deposit: string; readonly validBet: string; readonly days: number };
  /** Sums with the day by which they were reached: "50.00 on 2026-11-03". */
  readonly friend: {
    readonly registered: string;
    readonly deposited: string;
    readonly validBet: string;
  };
}

const SUM = /^([0-9.]+) (?:on|by) ([0-9-]+)$/;

/** Whether a friend did all that was asked for, and what is missing. */
export function run({ need, friend }: Input) {
  const { deposit, validBet, days } = need;
  const choice = { deposit: Number(deposit), validBet: Number(validBet), days, inviterReward: 0 };
  const terms = referralTermsOf(choice, 2);
  const endsAt = referralEndsAt(new Date(friend.registered), terms);
  const within = (text: string) => {
    const [, sum = '0', day = ''] = SUM.exec(text) ?? [];
    return new Date(day) <= endsAt ? minorOf(sum) : 0n;
  };
  const facts = {
    hasPhone: true,
    depositedMinor: within(friend.deposited),
    validMinor: within(friend.validBet),
  };
  const [missing] = missingOf(terms, facts);
  return { qualified: missing === undefined, ...(missing && { missing }) };
}

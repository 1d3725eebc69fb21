import type { ReferralChoice } from '../../schemas/referral.schema.ts';
import { toMinorUnits } from '../payments/paymentTerms.ts';

/** What an invited friend has to do; all of it. */
export const REFERRAL_NEEDS = ['phone', 'deposit', 'validBet'] as const;

/** Something that an invited friend has to do. */
export type ReferralNeed = (typeof REFERRAL_NEEDS)[number];

/** Terms under which a friend was invited, amounts in minor units. They stay as they were on the day of the registration. */
export interface ReferralTerms {
  readonly depositMinor: bigint;
  readonly validBetMinor: bigint;
  readonly days: number;
  readonly needsPhone: boolean;
  readonly inviterMinor: bigint;
  readonly friendMinor: bigint;
  /** How many times a reward is to be played, as a decimal text. */
  readonly turnover: string;
  /** Rewards of a member in a month after which somebody looks at each. */
  readonly mostAMonth: number;
  /** Of the friend's bets that count, for the inviter: "0.001" is 0.1 %, "0" none. */
  readonly betShare: string;
  /** Days after the reward that it holds for. */
  readonly betShareDays: number;
}

/** What a friend did within the time, amounts in minor units. */
export interface FriendFacts {
  readonly hasPhone: boolean;
  readonly depositedMinor: bigint;
  readonly validMinor: bigint;
}

const DAY_MS = 86_400_000;
const MOST_A_MONTH = 20;
const SHARE_DAYS = 30;

/** Terms as a brand says them, with what it leaves out. */
export function referralTermsOf(choice: ReferralChoice, decimals: number): ReferralTerms {
  const minor = (amount = 0) => toMinorUnits(amount, decimals);
  return {
    depositMinor: minor(choice.deposit),
    validBetMinor: minor(choice.validBet),
    days: choice.days,
    needsPhone: choice.needsPhone ?? false,
    inviterMinor: minor(choice.inviterReward),
    friendMinor: minor(choice.friendReward),
    turnover: choice.turnover ?? '1',
    mostAMonth: choice.mostAMonth ?? MOST_A_MONTH,
    betShare: choice.betShare ?? '0',
    betShareDays: choice.betShareDays ?? SHARE_DAYS,
  };
}

/** Until when a friend has time; what happens at that moment comes too late. */
export const referralEndsAt = (registeredAt: Date, { days }: Pick<ReferralTerms, 'days'>): Date =>
  new Date(registeredAt.getTime() + days * DAY_MS);

/** Until when bets of a friend bring the inviter a share; null where they bring none. */
export const shareEndsAt = (
  rewardedAt: Date,
  { betShare, betShareDays }: Pick<ReferralTerms, 'betShare' | 'betShareDays'>,
): Date | null =>
  Number(betShare) > 0 ? new Date(rewardedAt.getTime() + betShareDays * DAY_MS) : null;

/** What a friend still has to do, in the order of `REFERRAL_NEEDS`. */
export function missingOf(
  terms: Pick<ReferralTerms, 'needsPhone' | 'depositMinor' | 'validBetMinor'>,
  { hasPhone, depositedMinor, validMinor }: FriendFacts,
): readonly ReferralNeed[] {
  const isMissing: Readonly<Record<ReferralNeed, boolean>> = {
    phone: terms.needsPhone && !hasPhone,
    deposit: depositedMinor < terms.depositMinor,
    validBet: validMinor < terms.validBetMinor,
  };
  return REFERRAL_NEEDS.filter((need) => isMissing[need]);
}

/** Why somebody looks at a reward before it is paid. */
export type ReferralDoubt = 'sameNetwork' | 'sameAccount' | 'paused' | 'many';

/** What speaks against a reward. */
export interface ReferralRisk {
  readonly sharesNetwork: boolean;
  readonly sharesAccount: boolean;
  /** The inviter or the friend takes a break. */
  readonly isPaused: boolean;
  /** Friends of this month that the inviter was rewarded for. */
  readonly paidThisMonth: number;
}

/** Every reason to look before a reward is paid; none where it goes by itself. */
export function doubtsOf(
  { mostAMonth }: Pick<ReferralTerms, 'mostAMonth'>,
  { sharesNetwork, sharesAccount, isPaused, paidThisMonth }: ReferralRisk,
): readonly ReferralDoubt[] {
  const holds: Readonly<Record<ReferralDoubt, boolean>> = {
    sameNetwork: sharesNetwork,
    sameAccount: sharesAccount,
    paused: isPaused,
    many: paidThisMonth >= mostAMonth,
  };
  return (Object.keys(holds) as ReferralDoubt[]).filter((doubt) => holds[doubt]);
}

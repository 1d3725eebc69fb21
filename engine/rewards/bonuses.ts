import type { GameCategory } from '../../schemas/api/games.ts';
import type { WageredTerms } from '../../schemas/bonusTerms.ts';
import { parseMinor } from '../minorUnits.ts';
import { least, readRate, shareOf } from '../payments/rates.ts';

/** Which share of a valid bet counts unless terms say otherwise. */
export const USUAL_CONTRIBUTION: Readonly<Record<GameCategory, string>> = {
  RNG: '1',
  SPORTS: '1',
  ESPORTS: '1',
  LOTT: '1',
  ELOTT: '1',
  FISH: '0.5',
  LIVE: '0.1',
  COCKFIGHT: '0.1',
  PVP: '0',
};

/** What a deposit brings; minor units, `rate` a decimal text such as `0.5`. */
export function matchedDeposit(
  depositMinor: bigint,
  { rate, maxMinor }: { readonly rate: string; readonly maxMinor: bigint | null },
): bigint {
  const matched = shareOf(depositMinor, rate);
  return maxMinor === null ? matched : least(matched, maxMinor);
}

/** What has to be bet before a bonus is released, in minor units. */
export function requiredWagering(
  { amountMinor, depositMinor }: { readonly amountMinor: bigint; readonly depositMinor: bigint },
  { multiplier, base }: Pick<WageredTerms, 'multiplier' | 'base'>,
): bigint {
  return shareOf(base === 'bonus' ? amountMinor : amountMinor + depositMinor, multiplier);
}

/** Which share of a valid bet counts. */
export const contributionOf = (
  { contribution, vendors }: Pick<WageredTerms, 'contribution' | 'vendors'>,
  { category, vendor }: { readonly category: GameCategory; readonly vendor: string },
): string => vendors[vendor] ?? contribution[category] ?? USUAL_CONTRIBUTION[category];

/** What of an amount belongs to the bonus that paid a part of its stake; cut to minor units, so that cash never loses. */
export const bonusPart = (
  amountMinor: bigint,
  { stakedMinor, bonusMinor }: { readonly stakedMinor: bigint; readonly bonusMinor: bigint },
): bigint => (bonusMinor === 0n ? 0n : (amountMinor * bonusMinor) / stakedMinor);

/** Where a stake comes from: cash first. Null where both together are not enough. */
export function splitStake(
  stakeMinor: bigint,
  { cashMinor, bonusMinor }: { readonly cashMinor: bigint; readonly bonusMinor: bigint },
): { readonly cashMinor: bigint; readonly bonusMinor: bigint } | null {
  const cash = least(stakeMinor, cashMinor);
  const bonus = stakeMinor - cash;
  return bonus > bonusMinor ? null : { cashMinor: cash, bonusMinor: bonus };
}

/** Whether a bet costs more than a bonus allows. */
export const isBetTooHigh = (stakeMinor: bigint, maxBetMinor: bigint | null): boolean =>
  maxBetMinor !== null && stakeMinor > maxBetMinor;

/** What a settled bet does for a bonus, in minor units. */
export function countedOf(
  terms: Pick<WageredTerms, 'model' | 'contribution' | 'vendors'>,
  bet: {
    readonly category: GameCategory;
    readonly vendor: string;
    readonly validMinor: bigint;
    readonly stakedMinor: bigint;
    readonly bonusMinor: bigint;
  },
): bigint {
  const valid = terms.model === 'locked' ? bet.validMinor : bonusPart(bet.validMinor, bet);
  return valid <= 0n ? 0n : shareOf(valid, contributionOf(terms, bet));
}

/** The most that becomes the member's, in minor units; null for all of it. */
export function releaseCap(
  amountMinor: bigint,
  maxRelease: WageredTerms['maxRelease'],
  decimals: number,
): bigint | null {
  if (maxRelease === null) return null;
  return 'times' in maxRelease
    ? shareOf(amountMinor, maxRelease.times)
    : parseMinor(maxRelease.amount, decimals);
}

/** What becomes the member's of bonus money whose wagering is done, and what is removed. */
export function releaseOf(
  balanceMinor: bigint,
  capMinor: bigint | null,
): { readonly releasedMinor: bigint; readonly removedMinor: bigint } {
  const releasedMinor = capMinor === null ? balanceMinor : least(balanceMinor, capMinor);
  return { releasedMinor, removedMinor: balanceMinor - releasedMinor };
}

/** Bets of games that count fully, or by a share, which release something; null where such bets never do. */
export function betsToRelease(requiredMinor: bigint, share: string): bigint | null {
  const { over, under } = readRate(share);
  return over === 0n ? null : (requiredMinor * under + over - 1n) / over;
}

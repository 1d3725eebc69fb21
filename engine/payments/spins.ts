import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { hasReachedAge } from '../fields/age.ts';
import { playRulesOf, type SpinLaw, type YoungAge } from './jurisdictions.ts';

/** What holds for the spins of a brand's members; amounts in minor units of its currency. */
export interface SpinTerms {
  readonly currency: string;
  readonly highestMinor: bigint;
  readonly young: (YoungAge & { readonly highestMinor: bigint }) | null;
  readonly shortestMs: number;
}

/** What a brand's file says of it. */
type SpinBrand = Pick<ResolvedBrand, 'jurisdiction' | 'currency'>;

/** Whether a brand has to say the highest stakes itself, since the law says them in another currency. */
export const needsOwnStakes = (law: SpinLaw | null, currency: string | undefined): boolean =>
  law !== null && law.currency !== currency;

const leastOf = (...amounts: readonly (number | undefined)[]): number | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
};

/**
 * What holds for spins at a brand; null where neither its market nor its file says anything. The lower of both counts. Where
 * the law's currency is another one and the file is silent, nothing may be staked at all.
 */
export function spinTermsOf({ jurisdiction, currency }: SpinBrand): SpinTerms | null {
  const law = playRulesOf(jurisdiction.country).spins;
  const { highestStake: own, highestStakeYoung: ownYoung } = jurisdiction;
  const isForeign = needsOwnStakes(law, currency.code);
  const highest = isForeign ? (own ?? 0) : leastOf(law?.highestStake, own);
  if (highest === undefined) return null;
  const toMinor = (amount: number) =>
    BigInt(Math.floor(Number((amount * 10 ** currency.decimals).toFixed(4))));
  const young = law?.young;
  const least = isForeign ? (ownYoung ?? 0) : leastOf(young?.highestStake, ownYoung);
  return {
    currency: currency.code,
    highestMinor: toMinor(highest),
    young: young ? { ...young, highestMinor: toMinor(Math.min(highest, least ?? highest)) } : null,
    shortestMs: law?.shortestMs ?? 0,
  };
}

/** The most that a spin of a member may cost, in minor units; who was born on no known day counts as young. */
export function highestStakeOf(
  { highestMinor, young }: SpinTerms,
  { birthday, now }: { readonly birthday: string | null; readonly now: Date },
): bigint {
  if (!young) return highestMinor;
  const { underAge, timeZone } = young;
  const isOld =
    birthday !== null && hasReachedAge(birthday, underAge, { atMs: now.getTime(), timeZone });
  return isOld ? highestMinor : young.highestMinor;
}

/** How long a spin has to wait after the one before, in milliseconds; 0 where it may begin. */
export const spinWaitMs = (
  { shortestMs }: Pick<SpinTerms, 'shortestMs'>,
  { before, now }: { readonly before: Date; readonly now: Date },
): number => Math.max(0, before.getTime() + shortestMs - now.getTime());

import type { GameCategory } from '../../schemas/api/games.ts';
import type { BonusTerms } from '../../schemas/bonusTerms.ts';
import type { WrittenBonusTerms } from '../../schemas/desk/bonusTermsField.ts';
import { parseMinor } from '../minorUnits.ts';

/** Longer, and nobody remembers what was agreed to: a year. */
const MOST_HOURS = 8_760;
const MOST_TIMES = 100;

const isTimes = (text: string | undefined, least: number): boolean =>
  text !== undefined &&
  /^\d{1,3}(\.\d{1,4})?$/.test(text) &&
  Number(text) >= least &&
  Number(text) <= MOST_TIMES;

const isShare = (text: unknown) => typeof text === 'string' && /^(0|1|0\.\d{1,4})$/.test(text);

/** What is wrong with terms that a desk wrote, as the name of a field; null where nothing is. */
export function faultOfBonusTerms(
  written: WrittenBonusTerms,
  decimals: number,
): keyof WrittenBonusTerms | null {
  const isAmount = (text: string | undefined) =>
    text === undefined || (parseMinor(text, decimals) ?? 0n) > 0n;
  if (written.pays === 'cash') return isTimes(written.turnover, 0) ? null : 'turnover';
  const { contribution = {}, vendors = {}, expiresHours: hours = 0 } = written;
  const checks: readonly (readonly [keyof WrittenBonusTerms, boolean])[] = [
    ['model', written.model !== undefined],
    ['multiplier', isTimes(written.multiplier, 0.0001)],
    ['base', written.base !== undefined],
    ['contribution', Object.values(contribution).every(isShare)],
    ['vendors', Object.values(vendors).every(isShare)],
    ['maxBet', isAmount(written.maxBet)],
    ['releaseTimes', written.releaseTimes === undefined || isTimes(written.releaseTimes, 0.0001)],
    ['releaseAmount', isAmount(written.releaseAmount)],
    ['releaseAmount', written.releaseTimes === undefined || written.releaseAmount === undefined],
    ['expiresHours', Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS],
  ];
  return checks.find(([, holds]) => !holds)?.[0] ?? null;
}

/** Terms without a fault as they are granted, under the number of what the desk wrote. */
export function bonusTermsOf(written: WrittenBonusTerms, version: number): BonusTerms {
  if (written.pays === 'cash') return { pays: 'cash', turnover: written.turnover! };
  const { releaseTimes: times, releaseAmount: amount } = written;
  return {
    pays: 'bonus',
    version,
    model: written.model!,
    multiplier: written.multiplier!,
    base: written.base!,
    contribution: (written.contribution ?? {}) as Partial<Record<GameCategory, string>>,
    vendors: (written.vendors ?? {}) as Record<string, string>,
    maxBet: written.maxBet ?? null,
    maxRelease: times !== undefined ? { times } : amount !== undefined ? { amount } : null,
    expiresHours: written.expiresHours!,
  };
}

/** Terms as a desk would write them. */
export function writtenTermsOf(terms: BonusTerms): WrittenBonusTerms {
  if (terms.pays === 'cash') return { pays: 'cash', turnover: terms.turnover };
  const { maxBet, maxRelease, contribution, vendors } = terms;
  return {
    pays: 'bonus',
    model: terms.model,
    multiplier: terms.multiplier,
    base: terms.base,
    contribution: { ...contribution },
    vendors: { ...vendors },
    ...(maxBet !== null && { maxBet }),
    ...(maxRelease !== null &&
      ('times' in maxRelease
        ? { releaseTimes: maxRelease.times }
        : { releaseAmount: maxRelease.amount })),
    expiresHours: terms.expiresHours,
  };
}

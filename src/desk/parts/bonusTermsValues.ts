import type { GameCategory } from '../../../schemas/api/games.ts';
import type { BonusModel, WAGER_BASES } from '../../../schemas/bonusTerms.ts';
import type { WrittenBonusTerms } from '../../../schemas/desk/bonusTermsField.ts';
import { rateToPercent } from '../../../engine/rewards/cashbackTerms.ts';
import { toAmount } from './AmountInput.tsx';

/** What the fields of terms hold: what was typed, shares in percent. */
export interface BonusTermsValues {
  readonly pays: 'cash' | 'bonus';
  readonly turnover?: string | null;
  readonly model?: BonusModel;
  readonly multiplier?: string | null;
  readonly base?: (typeof WAGER_BASES)[number];
  readonly percents?: Partial<Record<GameCategory, string | null>>;
  readonly vendors?: Record<string, string>;
  readonly maxBet?: string | null;
  readonly releaseTimes?: string | null;
  readonly releaseAmount?: string | null;
  readonly expiresHours?: number | null;
}

function toShare(percent: string): string {
  const [whole = '0', fraction = ''] = toAmount(percent).split('.');
  if (Number(percent) === 100) return '1';
  const digits = `${whole.padStart(2, '0')}${fraction}`.replace(/0+$/, '');
  return digits === '' ? '0' : `0.${digits}`;
}

/** What the fields begin with: terms that were written, else ten times within a week. */
export function bonusTermsValues(written?: WrittenBonusTerms): BonusTermsValues {
  const { contribution = {}, ...terms } = written ?? { pays: 'cash', turnover: '1' };
  const percents = Object.entries(contribution).map(([id, share]) => [
    id,
    rateToPercent(String(share)),
  ]);
  return {
    model: 'cashFirst',
    multiplier: '10',
    base: 'bonus',
    expiresHours: 168,
    ...(terms as Omit<BonusTermsValues, 'percents'>),
    turnover: terms.turnover ?? '1',
    percents: Object.fromEntries(percents) as BonusTermsValues['percents'],
  };
}

/** Terms of what was typed. */
export function toBonusTerms(values: BonusTermsValues): WrittenBonusTerms {
  if (values.pays === 'cash') return { pays: 'cash', turnover: toAmount(values.turnover ?? '') };
  const { maxBet, releaseTimes, releaseAmount, expiresHours, vendors } = values;
  const shares = Object.entries(values.percents ?? {}).flatMap(([id, percent]) =>
    percent ? [[id, toShare(percent)] as const] : [],
  );
  return {
    pays: 'bonus',
    ...(values.model && { model: values.model }),
    multiplier: toAmount(values.multiplier ?? ''),
    ...(values.base && { base: values.base }),
    contribution: Object.fromEntries(shares),
    ...(vendors && { vendors }),
    ...(maxBet && { maxBet: toAmount(maxBet) }),
    ...(releaseTimes && { releaseTimes: toAmount(releaseTimes) }),
    ...(releaseAmount && { releaseAmount: toAmount(releaseAmount) }),
    ...(expiresHours && { expiresHours }),
  };
}

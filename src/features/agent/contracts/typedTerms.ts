import { toAsciiDigits } from '../../../../engine/fields/digits.ts';
import { percentToRate, rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { CarryStrategy, ContractKind } from '../../../../schemas/contracts.ts';
import type { ContractTerms } from '../../../api/contracts.ts';

/** A tier as it is typed. */
export interface TypedTier {
  readonly minimumBet: string;
  readonly netLoss: string;
  readonly activeMember: string;
  readonly rateType: 'P' | 'F';
  /** Percent, or an amount. */
  readonly rate: string;
  /** Percent. */
  readonly lossRate: string;
}

/** Terms as they are typed. */
export interface TypedTerms {
  readonly tiers: readonly TypedTier[];
  readonly carry: CarryStrategy;
  /** Percent. */
  readonly fee: string;
}

/** A tier of which nothing is typed yet. */
export const emptyTier = (): TypedTier => ({
  minimumBet: '',
  netLoss: '',
  activeMember: '',
  rateType: 'P',
  rate: '',
  lossRate: '',
});

/** Terms of which nothing is typed yet. */
export const emptyTerms = (): TypedTerms => ({
  tiers: [emptyTier()],
  carry: 'untilCleared',
  fee: '',
});

const blankZero = (text: string) => (Number(text) === 0 ? '' : text);

/** Terms for the fields of a form. */
export const writeTerms = ({ tiers, carry, feeRate }: ContractTerms): TypedTerms => ({
  tiers: tiers.map((tier) => ({
    minimumBet: blankZero(tier.minimumBet),
    netLoss: blankZero(tier.netLoss),
    activeMember: tier.activeMember === 0 ? '' : String(tier.activeMember),
    rateType: tier.rateType,
    rate: tier.rateType === 'P' ? rateToPercent(tier.rate) : tier.rate,
    lossRate: blankZero(rateToPercent(tier.lossRate)),
  })),
  carry,
  fee: blankZero(rateToPercent(feeRate)),
});

const NUMBER = /^[0-9]{1,12}(\.[0-9]{1,4})?$/;

/** A number as it is typed with a comma or a point; an empty one is zero. Null for what is none. */
function readNumber(typed: string): string | null {
  const text = toAsciiDigits(typed.trim()).replace(',', '.');
  if (text === '') return '0';
  return NUMBER.test(text) ? text : null;
}

function readShare(typed: string): string | null {
  const text = readNumber(typed);
  if (text === null || Number(text) > 100) return null;
  if (Number(text) === 0) return '0';
  return Number(text) === 100 ? '1' : percentToRate(text);
}

/** Reads what was typed; null where something is no number. */
export function readTerms(kind: ContractKind, typed: TypedTerms): ContractTerms | null {
  const feeRate = readShare(typed.fee);
  const tiers = typed.tiers.map((tier) => {
    const minimumBet = readNumber(tier.minimumBet);
    const netLoss = readNumber(tier.netLoss);
    const active = readNumber(tier.activeMember);
    const rate = tier.rateType === 'P' ? readShare(tier.rate) : readNumber(tier.rate);
    const lossRate = readShare(tier.lossRate);
    if (minimumBet === null || netLoss === null || rate === null || lossRate === null) return null;
    if (active === null || !/^[0-9]{1,5}$/.test(active)) return null;
    // A tier that pays nothing is one that somebody forgot to fill in.
    if (Number(rate) === 0 && (kind !== 'realTime' || Number(lossRate) === 0)) return null;
    return {
      minimumBet,
      netLoss,
      activeMember: Number(active),
      rateType: tier.rateType,
      rate,
      lossRate,
    };
  });
  if (feeRate === null || tiers.some((tier) => tier === null)) return null;
  return {
    tiers: tiers.flatMap((tier) => tier ?? []),
    carry: kind === 'dividend' ? typed.carry : 'none',
    feeRate,
  };
}

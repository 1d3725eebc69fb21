import type { GameCategory } from '../../schemas/api/games.ts';
import type { CASHBACK_MODES, CashbackChoice } from '../../schemas/cashback.schema.ts';
import { toMinorUnits } from '../payments/paymentTerms.ts';
import { addDays, momentOf, type IsoDay } from '../zonedTime.ts';

/** Rates as decimal texts by category; one that is not there gives nothing. */
export type CashbackRates = Readonly<Partial<Record<GameCategory, string>>>;

/** What members get back of the bets of a day, amounts in minor units. */
export interface CashbackTerms {
  readonly mode: (typeof CASHBACK_MODES)[number];
  readonly rates: CashbackRates;
  /** Of higher levels, each in place of rates below it. */
  readonly levels: readonly { readonly from: number; readonly rates: CashbackRates }[];
  readonly minMinor: bigint;
  /** Null: any sum. */
  readonly capMinor: bigint | null;
  readonly claimDays: number;
}

const CLAIM_DAYS = 7;
/** From half an hour past midnight. */
const OPENS_S = 1_800;

/** Terms as a brand says them, with what it leaves out. */
export function cashbackTermsOf(choice: CashbackChoice, decimals: number): CashbackTerms {
  return {
    mode: choice.mode ?? 'daily',
    rates: choice.rates,
    levels: choice.levels ?? [],
    minMinor: toMinorUnits(choice.min ?? 0, decimals),
    capMinor: choice.dayCap === undefined ? null : toMinorUnits(choice.dayCap, decimals),
    claimDays: choice.claimDays ?? CLAIM_DAYS,
  };
}

/** The rates of a level: its own in place of those of levels below it. */
export function cashbackRatesOf(
  { rates, levels }: Pick<CashbackTerms, 'rates' | 'levels'>,
  level: number,
): ReadonlyMap<GameCategory, string> {
  const reached = levels
    .filter(({ from }) => from <= level)
    .sort((one, other) => one.from - other.from);
  const merged = Object.assign({}, rates, ...reached.map((row) => row.rates)) as CashbackRates;
  return new Map(
    Object.entries(merged).filter(([, rate]) => Number(rate) > 0) as [GameCategory, string][],
  );
}

/** When what a day gave can be claimed, and until when. */
export function cashbackWindow(zone: string, day: IsoDay, claimDays: number) {
  const at = (days: number) => new Date(momentOf(zone, addDays(day, days), OPENS_S));
  return { opensAt: at(1), expiresAt: at(1 + claimDays) };
}

/** A rate such as "0.006" in percent: "0.6". */
export function rateToPercent(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const point = whole.length + 2;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/0+$/, '');
  return right === '' ? left : `${left}.${right}`;
}

const PERCENT = /^(\d{1,2})(?:[.,](\d{1,4}))?$/;

/** A percentage such as "0.6" as a rate, "0.006"; null for what is none below a hundred. */
export function percentToRate(percent: string): string | null {
  const [, whole, fraction = ''] = PERCENT.exec(percent.trim()) ?? [];
  return whole === undefined ? null : `0.${whole.padStart(2, '0')}${fraction}`;
}

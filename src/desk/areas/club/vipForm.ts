import { parseMinor } from '../../../../engine/minorUnits.ts';
import { percentToRate, rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import { faultOfVip, type VipLevel } from '../../../../engine/rewards/vip.ts';
import type { GameCategory } from '../../../../schemas/api/games.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getVipTerms, publishVipTerms } from '../../../../schemas/desk/vip.ts';
import { toAmount } from '../../parts/AmountInput.tsx';

/** The programme in one of its versions. */
export type ReadVip = DeskValueOf<typeof getVipTerms>;
/** A programme as it is sent. */
export type WireVip = DeskBodyOf<typeof publishVipTerms>['terms'];
type WireLevel = WireVip['levels'][number];

type Typed = string | null | undefined;

/** A level as it is typed. */
export interface LevelValues {
  readonly names?: Readonly<Record<string, Typed>>;
  readonly threshold?: number | null;
  readonly keep?: number | null;
  readonly gift?: Typed;
  readonly birthday?: Typed;
  readonly monthly?: {
    readonly amount?: Typed;
    readonly minDeposit?: Typed;
    readonly minBet?: Typed;
  };
  readonly withdrawal?: {
    readonly dayCount?: number | null;
    readonly daySum?: Typed;
    readonly max?: Typed;
    readonly freeADay?: number | null;
    /** In percent. */
    readonly fee?: Typed;
  };
}

/** What the form of the programme has. */
export interface VipValues {
  readonly factors?: Readonly<Partial<Record<GameCategory, Typed>>>;
  readonly keepDays?: number | null;
  readonly turnover?: Typed;
  readonly levels?: readonly LevelValues[];
  readonly reason?: string;
}

const toMonthly = ({
  amount,
  minDeposit,
  minBet,
}: NonNullable<LevelValues['monthly']>): WireLevel['monthly'] =>
  amount
    ? {
        amount: toAmount(amount),
        minDeposit: toAmount(minDeposit || '0'),
        minBet: toAmount(minBet || '0'),
      }
    : undefined;

function toWithdrawal({
  dayCount,
  daySum,
  max,
  freeADay,
  fee,
}: NonNullable<LevelValues['withdrawal']>): WireLevel['withdrawal'] {
  const feeRate = fee ? percentToRate(fee) : null;
  return {
    ...(typeof dayCount === 'number' && { dayCount }),
    ...(daySum && { daySum: toAmount(daySum) }),
    ...(max && { max: toAmount(max) }),
    ...(typeof freeADay === 'number' && { freeADay }),
    ...(feeRate !== null && { feeRate }),
  };
}

function toLevel(level: LevelValues): WireLevel {
  const monthly = toMonthly(level.monthly ?? {});
  return {
    names: Object.fromEntries(
      Object.entries(level.names ?? {}).flatMap(([tag, name]) =>
        name?.trim() ? [[tag, name.trim()]] : [],
      ),
    ),
    threshold: level.threshold ?? 0,
    keep: level.keep ?? 0,
    gift: toAmount(level.gift || '0'),
    birthday: toAmount(level.birthday || '0'),
    ...(monthly && { monthly }),
    withdrawal: toWithdrawal(level.withdrawal ?? {}),
  };
}

/** What was typed, as it is sent; what is empty is left out. */
export const toWire = ({ factors = {}, keepDays, turnover, levels = [] }: VipValues): WireVip => ({
  factors: Object.fromEntries(
    Object.entries(factors).flatMap(([category, factor]) =>
      factor && Number(toAmount(factor)) > 0 ? [[category, toAmount(factor)]] : [],
    ),
  ),
  keepDays: keepDays ?? 0,
  turnover: toAmount(turnover || '0'),
  levels: levels.map(toLevel),
});

/** The form of a programme. */
export const toValues = ({ factors, keepDays, turnover, levels }: WireVip): VipValues => ({
  factors,
  keepDays,
  turnover,
  levels: levels.map(({ withdrawal: { feeRate, ...withdrawal }, ...level }) => ({
    ...(level as Omit<WireLevel, 'withdrawal'>),
    names: level.names as Readonly<Record<string, string>>,
    withdrawal: { ...withdrawal, ...(feeRate !== undefined && { fee: rateToPercent(feeRate) }) },
  })),
});

/** The field of a programme that is wrong, as it is typed; undefined where none is. */
export function faultOfValues(values: VipValues, decimals: number): string | undefined {
  const { levels, ...terms } = toWire(values);
  const minor = (amount: string) => parseMinor(amount, decimals) ?? 0n;
  return faultOfVip({
    ...terms,
    levels: levels.map((level): VipLevel => ({
      names: level.names as VipLevel['names'],
      threshold: level.threshold,
      keep: level.keep,
      giftMinor: minor(level.gift),
      birthdayMinor: minor(level.birthday),
      monthly: null,
      withdrawal: {
        dayCount: null,
        daySumMinor: null,
        maxMinor: null,
        freeADay: null,
        feeRate: null,
      },
    })),
  });
}

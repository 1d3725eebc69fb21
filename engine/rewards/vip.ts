import type { LocaleTag } from '../../locales/locales.ts';
import type { GameCategory } from '../../schemas/api/games.ts';
import { getCoinMinor } from '../games/coins.ts';
import { readRate } from '../payments/rates.ts';
import type { IsoDay } from '../zonedTime.ts';

/** What a member of a level gets for a month of play, in minor units. */
interface MonthlyReward {
  readonly amountMinor: bigint;
  /** What has to be paid in and bet in the month. */
  readonly minDepositMinor: bigint;
  readonly minBetMinor: bigint;
}

/** What a level changes of how money goes out; what is null stays as it is for everybody. */
export interface LevelWithdrawal {
  readonly dayCount: number | null;
  readonly daySumMinor: bigint | null;
  readonly maxMinor: bigint | null;
  readonly freeADay: number | null;
  /** A decimal text. */
  readonly feeRate: string | null;
}

/** A level, from its threshold on; amounts in minor units. */
export interface VipLevel {
  readonly names: Readonly<Partial<Record<LocaleTag, string>>>;
  /** Growth from which it is reached; 0 of the first one. */
  readonly threshold: number;
  /** Growth within `keepDays` that keeps it; 0: it is kept anyway. */
  readonly keep: number;
  /** What reaching it gives, once in a lifetime. */
  readonly giftMinor: bigint;
  readonly birthdayMinor: bigint;
  readonly monthly: MonthlyReward | null;
  readonly withdrawal: LevelWithdrawal;
}

/** A programme: how play makes growth, and what growth makes. */
export interface VipTerms {
  /** Growth of a main unit of valid bets by category, a decimal text; one that is left out brings none. */
  readonly factors: Readonly<Partial<Record<GameCategory, string>>>;
  readonly keepDays: number;
  /** How many times what is given has to be played, a decimal text. */
  readonly turnover: string;
  /** The lowest first; their places are the levels, from 0. */
  readonly levels: readonly VipLevel[];
}

/** Members of higher levels than this have a support channel of their own. */
export const VIP_ABOVE_RANK = 4;

/** What is wrong with a programme; undefined where nothing is. */
export function faultOfVip({ levels, factors }: VipTerms): string | undefined {
  if (levels.length < 2) return 'levels';
  if (levels[0]!.threshold !== 0) return 'levels.0.threshold';
  for (const [at, level] of levels.entries()) {
    if (at > 0 && level.threshold <= levels[at - 1]!.threshold) return `levels.${at}.threshold`;
    if (Object.values(level.names).every((name) => !name)) return `levels.${at}.names`;
  }
  // Nothing is below the first level, and nobody reaches it.
  if (levels[0]!.keep !== 0) return 'levels.0.keep';
  if (levels[0]!.giftMinor !== 0n) return 'levels.0.gift';
  return Object.values(factors).some((factor) => Number(factor) > 0) ? undefined : 'factors';
}

/** Growth of a day: whole points of each category by itself. Corrections of earlier days may bring less than nothing. */
export function growthOf<Category extends string>(
  validMinor: ReadonlyMap<Category, bigint>,
  factors: Readonly<Partial<Record<Category, string>>>,
  decimals: number,
): number {
  let sum = 0n;
  for (const [category, minor] of validMinor) {
    const factor = factors[category];
    if (factor === undefined) continue;
    const { over, under } = readRate(factor);
    sum += (minor * over) / (under * 10n ** BigInt(decimals));
  }
  return Number(sum);
}

/** The level of so much growth: the place of the highest threshold that is reached. */
export function levelAt(thresholds: readonly number[], points: number): number {
  return Math.max(0, thresholds.filter((threshold) => threshold <= points).length - 1);
}

/** Levels that are passed and reached on the way from one to another, each with its gift. */
export function levelsBetween(before: number, after: number): readonly number[] {
  return Array.from({ length: Math.max(0, after - before) }, (_, at) => before + 1 + at);
}

/** How a member stands after a time in which a level had to be kept: one level down, at its threshold, where it was not. */
export function keepLevel(
  thresholds: readonly number[],
  {
    level,
    points,
    needed,
    reached,
  }: {
    readonly level: number;
    readonly points: number;
    readonly needed: number;
    readonly reached: number;
  },
): { readonly level: number; readonly points: number } {
  if (level === 0 || reached >= needed) return { level, points };
  return { level: level - 1, points: thresholds[level - 1]! };
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day of a birthday (yyyy-mm-dd) in a year: 29 February is kept on the 28th of common years. */
export function birthdayIn(birthday: IsoDay, year: number): IsoDay {
  const day = birthday.slice(5);
  return `${year}-${day === '02-29' && !isLeap(year) ? '02-28' : day}`;
}

const NAMES = {
  en: ['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'],
  es: ['Socio', 'Bronce', 'Plata', 'Oro', 'Platino', 'Diamante'],
  ar: ['عضو', 'برونزي', 'فضي', 'ذهبي', 'بلاتيني', 'ماسي'],
  ja: ['メンバー', 'ブロンズ', 'シルバー', 'ゴールド', 'プラチナ', 'ダイヤモンド'],
  vi: ['Thành viên', 'Đồng', 'Bạc', 'Vàng', 'Bạch kim', 'Kim cương'],
} as const satisfies Readonly<Record<LocaleTag, readonly string[]>>;

const UNCHANGED: LevelWithdrawal = {
  dayCount: null,
  daySumMinor: null,
  maxMinor: null,
  freeADay: null,
  feeRate: null,
};

/** Of each level beyond the first, in hundreds of coins: a hundred coins are a middle bet in every currency. */
const STEPS = [
  { threshold: 1_000, keep: 0, gift: 5, birthday: 5, month: 0, freeADay: null },
  { threshold: 5_000, keep: 1_000, gift: 15, birthday: 10, month: 10, freeADay: null },
  { threshold: 20_000, keep: 4_000, gift: 50, birthday: 25, month: 25, freeADay: 2 },
  { threshold: 100_000, keep: 20_000, gift: 150, birthday: 60, month: 60, freeADay: 3 },
  { threshold: 400_000, keep: 80_000, gift: 500, birthday: 150, month: 150, freeADay: 5 },
] as const;

const FACTORS = {
  RNG: '1',
  FISH: '1',
  LOTT: '1',
  ELOTT: '1',
  LIVE: '0.5',
  PVP: '0.5',
  COCKFIGHT: '0.5',
  SPORTS: '0.8',
  ESPORTS: '0.8',
};

/** A decimal text over a whole number; what is beyond six decimals is left out. */
function divide(text: string, by: bigint): string {
  const { over, under } = readRate(text);
  const digits = String((over * 1_000_000n) / (under * by)).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '');
}

/** A programme as it is before an operator agreed to it: levels are reached, and nothing is given for them. */
export const withoutGifts = (terms: VipTerms): VipTerms => ({
  ...terms,
  levels: terms.levels.map((level) => ({
    ...level,
    giftMinor: 0n,
    birthdayMinor: 0n,
    monthly: null,
    withdrawal: UNCHANGED,
  })),
});

/** The programme that desks begin with: the same in every currency, counted in what a middle bet is. */
export function standardVip({
  code,
  decimals,
}: {
  readonly code: string;
  readonly decimals: number;
}): VipTerms {
  // A hundred coins: one main unit of most currencies.
  const unitMinor = BigInt(getCoinMinor(code, decimals)) * 100n;
  const unit = unitMinor / 10n ** BigInt(decimals);
  const factors = Object.fromEntries(
    Object.entries(FACTORS).map(([category, factor]) => [
      category,
      unit > 1n ? divide(factor, unit) : factor,
    ]),
  );
  const namesOf = (at: number) =>
    Object.fromEntries(Object.entries(NAMES).map(([tag, names]) => [tag, names[at]!]));
  return {
    factors,
    keepDays: 90,
    turnover: '1',
    levels: [
      {
        names: namesOf(0),
        threshold: 0,
        keep: 0,
        giftMinor: 0n,
        birthdayMinor: 0n,
        monthly: null,
        withdrawal: UNCHANGED,
      },
      ...STEPS.map(({ threshold, keep, gift, birthday, month, freeADay }, at) => ({
        names: namesOf(at + 1),
        threshold,
        keep,
        giftMinor: BigInt(gift) * unitMinor,
        birthdayMinor: BigInt(birthday) * unitMinor,
        monthly:
          month === 0
            ? null
            : {
                amountMinor: BigInt(month) * unitMinor,
                minDepositMinor: BigInt(month) * 10n * unitMinor,
                minBetMinor: BigInt(month) * 100n * unitMinor,
              },
        withdrawal: { ...UNCHANGED, freeADay },
      })),
    ],
  };
}

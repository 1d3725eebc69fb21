import { CATEGORIES, type GameCategory } from '../../schemas/api/games.ts';
import type {
  PromotionButton,
  PromotionEntryState,
  PromotionKind,
  PromotionPeriod,
  PromotionStatus,
  PromotionTerms,
  RafflePrize,
} from '../../schemas/promotions.ts';
import { pickWeighted } from '../games/fairness/chance.ts';
import type { DrawStream } from '../games/fairness/drawStream.ts';
import {
  MOST_FREE_SPIN_HOURS,
  MOST_FREE_SPINS,
  type FreeSpinOffer,
} from '../../schemas/freeSpins.ts';
import { formatMinor, parseMinor } from '../minorUnits.ts';
import { USUAL_CONTRIBUTION } from './bonuses.ts';
import { faultOfBonusTerms, writtenTermsOf } from './bonusTerms.ts';
import { periodKey } from '../payments/periods.ts';
import { addDays, momentOf, weekdayOf, type IsoDay } from '../zonedTime.ts';

/** A local moment, yyyy-mm-ddThh:mm, in epoch milliseconds; null where it is none. */
export function localMoment(text: string, zone: string): number | null {
  const [, day = '', hour = '', minute = ''] =
    /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return null;
  return momentOf(zone, day, Number(hour) * 3600 + Number(minute) * 60);
}

/** The name of the period of a day. */
export const promotionPeriod = (period: PromotionPeriod, day: IsoDay): string =>
  period === 'once' ? 'once' : periodKey(period, day);

/** First and last day of the period of a day; null where one period is all of it. */
export function promotionDays(
  period: PromotionPeriod,
  day: IsoDay,
): { readonly first: IsoDay; readonly last: IsoDay } | null {
  const month = day.slice(0, 7);
  const ofMonth = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0));
  const lastOfMonth = ofMonth.toISOString().slice(0, 10);
  switch (period) {
    case 'once':
      return null;
    case 'daily':
      return { first: day, last: day };
    case 'weekly': {
      const monday = addDays(day, 1 - weekdayOf(day));
      return { first: monday, last: addDays(monday, 6) };
    }
    case 'semimonthly':
      return Number(day.slice(8)) <= 15
        ? { first: `${month}-01`, last: `${month}-15` }
        : { first: `${month}-16`, last: lastOfMonth };
    case 'monthly':
      return { first: `${month}-01`, last: lastOfMonth };
  }
}

/** What a status follows from; moments in epoch milliseconds. */
export interface StatusFacts {
  readonly now: number;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Nothing is left to be given. */
  readonly isFull: boolean;
  readonly needsJoin: boolean;
  /** The conditions are met. */
  readonly isMet: boolean;
  readonly entry: {
    readonly state: PromotionEntryState;
    /** Of what was issued: until when it can be collected. */
    readonly expiresAt: number | null;
    readonly mayReapply: boolean;
  } | null;
}

/**
 * How a promotion stands for a member. What was credited stays so; what was issued can be collected for its time, whatever has
 * ended; anything else closes with the end. Who is being looked at goes on although the last was just given to somebody else.
 */
export function promotionStatus(facts: StatusFacts): PromotionStatus {
  const { now, startsAt, endsAt, isFull, entry } = facts;
  const state = entry?.state;
  if (state === 'claimed') return state;
  if (entry?.state === 'issued') {
    return entry.expiresAt === null || entry.expiresAt > now ? 'issued' : 'close';
  }
  if (state === 'expired' || now >= endsAt) return 'close';
  if (state === 'applying' || state === 'process' || state === 'rejected') return state;
  if (now < startsAt) return 'comingSoon';
  return isFull ? 'close' : openStatus(facts);
}

function openStatus({ needsJoin, isMet, entry }: StatusFacts): PromotionStatus {
  if (needsJoin && entry === null) return 'join';
  return isMet ? 'claim' : 'joined';
}

/** When members are told that a promotion ends: a day before, of a short one as its last quarter begins. */
export const warnsAt = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Date =>
  new Date(endsAt.getTime() - Math.min(86_400_000, (endsAt.getTime() - startsAt.getTime()) / 4));

/**
 * What a member is told as a promotion ends: that what was begun or earned goes, which everybody hears, or that an offer does, which
 * is marketing; null: nothing. `isEarned` says that a claim asks for something that was done.
 */
export function endingNewsOf(
  kind: PromotionKind,
  {
    status,
    hasJoined,
    isEarned,
  }: { readonly status: PromotionStatus; readonly hasJoined: boolean; readonly isEarned: boolean },
): 'promotionEnding' | 'offerEnding' | null {
  if (status !== 'join' && status !== 'joined' && status !== 'claim') return null;
  // Of a match nothing is earned before the deposit.
  const isOwn = hasJoined || (status === 'claim' && isEarned && kind !== 'depositMatch');
  return isOwn ? 'promotionEnding' : 'offerEnding';
}

/** What the button does at a status; null: nothing. */
export function promotionButton(
  status: PromotionStatus,
  { mayReapply, isFull }: { readonly mayReapply: boolean; readonly isFull: boolean },
): PromotionButton | null {
  if (status === 'join' || status === 'claim') return status;
  if (status === 'issued') return 'collect';
  return status === 'rejected' && mayReapply && !isFull ? 'claim' : null;
}

/**
 * Which day of the round a sign-in is: one more than the day before, the first after a missed day, and the first again after
 * the last.
 */
export const nextStreak = (
  last: { readonly day: IsoDay; readonly streak: number } | null,
  today: IsoDay,
  round: number,
): number =>
  last !== null && addDays(last.day, 1) === today && last.streak < round ? last.streak + 1 : 1;

/**
 * Cuts a sum into parts, in minor units: with k parts and L left, a part is 1 + below(min(⌊2L/k⌋, L − (k − 1))), and the last takes
 * the rest. Parts are 1 at least and come to the sum. A RangeError where there is less than 1 for each.
 */
export function cutPacket(
  stream: DrawStream,
  { totalMinor, parts }: { readonly totalMinor: number; readonly parts: number },
): number[] {
  if (!Number.isSafeInteger(totalMinor) || !Number.isInteger(parts) || parts < 1) {
    throw new RangeError('A packet is a whole sum in one part at least.');
  }
  if (totalMinor < parts) throw new RangeError('There is not enough for each part.');
  const cut: number[] = [];
  let left = totalMinor;
  for (let rest = parts; rest > 1; rest -= 1) {
    const most = left - (rest - 1);
    const part = 1 + stream.below(Math.min(Math.floor((2 * left) / rest), most));
    cut.push(part);
    left -= part;
  }
  return [...cut, left];
}

/** Weights of what can be drawn now: that of a prize of which nothing is left is 0. */
export const openWeights = (
  prizes: readonly Pick<RafflePrize, 'weight' | 'stock'>[],
  drawn: readonly number[],
): number[] =>
  prizes.map(({ weight, stock }, index) =>
    stock > 0 && (drawn[index] ?? 0) >= stock ? 0 : weight,
  );

/** The prize that a ticket draws, by its index. */
export const drawPrize = (stream: DrawStream, weights: readonly number[]): number =>
  pickWeighted(stream, weights);

/** What one ticket brings in the middle, in minor units times the sum of the weights, and that sum. */
export const expectedOf = (weights: readonly number[], amountsMinor: readonly bigint[]) => ({
  sum: weights.reduce((sum, weight) => sum + weight, 0),
  total: weights.reduce((sum, weight, index) => sum + BigInt(weight) * amountsMinor[index]!, 0n),
});

/** The most parts that a packet has, and what it may hold in minor units: a draw is of 2^32 numbers. */
const MOST_PARTS = 1000;
const MOST_PACKET = 2n ** 30n;

/** Up to nine times a deposit. */
const RATE = /^\d(\.\d{1,4})?$/;

/** What is wrong with what a kind alone has, as the name of a field; null where nothing is. */
const FAULTS: Readonly<
  Record<
    PromotionKind,
    (terms: PromotionTerms, minor: (text: string) => bigint | null) => keyof PromotionTerms | null
  >
> = {
  activity: ({ most }, minor) => ((minor(most) ?? 0n) > 0n ? null : 'most'),
  signIn({ period, rewards }, minor) {
    if (period !== 'daily') return 'period';
    return rewards.length > 0 && rewards.every((one) => (minor(one) ?? 0n) > 0n) ? null : 'rewards';
  },
  redPacket({ total, parts }, minor) {
    if (parts < 1 || parts > MOST_PARTS) return 'parts';
    const sum = minor(total) ?? 0n;
    return sum >= BigInt(parts) && sum <= MOST_PACKET ? null : 'total';
  },
  // Something that never runs out: a ticket always draws.
  raffle: ({ prizes }, minor) =>
    prizes.every(({ amount, weight }) => minor(amount) !== null && weight > 0) &&
    prizes.some(({ stock }) => stock === 0)
      ? null
      : 'prizes',
  depositMatch({ minDeposit, rate, cap, pays }, minor) {
    if ((minor(minDeposit) ?? 0n) === 0n) return 'minDeposit';
    if (!RATE.test(rate) || Number(rate) === 0) return 'rate';
    if ((minor(cap) ?? 0n) === 0n) return 'cap';
    return pays.pays === 'bonus' ? null : 'pays';
  },
  // Of how many decimals an amount has `minor` knows; the fields by name are in faultOfFreeSpins.
  freeSpins: ({ freeSpins }, minor) =>
    freeSpins && (minor(freeSpins.stake) ?? 0n) > 0n ? null : 'freeSpins',
};

/** What is wrong with free spins, as the name of a field; null where nothing is. */
export function faultOfFreeSpins(
  { freeSpins }: Pick<PromotionTerms, 'freeSpins'>,
  decimals: number,
): keyof FreeSpinOffer | null {
  const { game = '', stake = '', count = 0, hours = 0 } = freeSpins ?? {};
  const isWithin = (value: number, most: number) =>
    Number.isInteger(value) && value >= 1 && value <= most;
  if (game === '') return 'game';
  if ((parseMinor(stake, decimals) ?? 0n) <= 0n) return 'stake';
  if (!isWithin(count, MOST_FREE_SPINS)) return 'count';
  return isWithin(hours, MOST_FREE_SPIN_HOURS) ? null : 'hours';
}

/** What free spins are worth, and cost the house in stakes, as a decimal text. */
export function worthOfSpins({ stake, count }: Pick<FreeSpinOffer, 'stake' | 'count'>): string {
  const decimals = stake.split('.')[1]?.length ?? 0;
  return formatMinor((parseMinor(stake, decimals) ?? 0n) * BigInt(count), decimals);
}

const AMOUNTS = ['minDeposit', 'minValidBet', 'budget', 'most', 'total', 'cap'] as const;

/** What is wrong with terms, as the name of a field; null where nothing is. */
export function faultOfPromotion(
  terms: PromotionTerms,
  { zone, decimals }: { readonly zone: string; readonly decimals: number },
): keyof PromotionTerms | null {
  const minor = (text: string) => parseMinor(text, decimals);
  const from = localMoment(terms.from, zone);
  const until = localMoment(terms.until, zone);
  if (from === null) return 'from';
  if (until === null || until <= from) return 'until';
  if (Object.keys(terms.texts).length === 0) return 'texts';
  const amount = AMOUNTS.find((name) => minor(terms[name]) === null);
  if (amount) return amount;
  const isPaid = faultOfBonusTerms(writtenTermsOf(terms.pays), decimals) === null;
  return isPaid ? FAULTS[terms.kind](terms, minor) : 'pays';
}

/** What a law asks of incentives: the highest multiplier, and that what has to be played is of one product. */
const INCENTIVE_LAWS: Readonly<Record<string, { readonly most: number }>> = { GB: { most: 10 } };

/** Products as laws tell them apart. */
const PRODUCTS: Readonly<Record<string, string>> = {
  SPORTS: 'betting',
  ESPORTS: 'betting',
  COCKFIGHT: 'betting',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** What the law of the market has against terms, as the name of a field; null where nothing is. */
export function lawAgainst(
  { pays, minValidBet, categories }: Pick<PromotionTerms, 'pays' | 'minValidBet' | 'categories'>,
  country: string | undefined,
): 'pays' | 'categories' | null {
  const law = country === undefined ? undefined : INCENTIVE_LAWS[country];
  if (!law) return null;
  if (Number(pays.pays === 'cash' ? pays.turnover : pays.multiplier) > law.most) return 'pays';
  const productOf = (category: GameCategory) => PRODUCTS[category] ?? 'casino';
  if (Number(minValidBet) > 0 && new Set(categories.map(productOf)).size !== 1) return 'categories';
  if (pays.pays === 'cash') return null;
  const counting = CATEGORIES.filter(
    (category) => Number(pays.contribution[category] ?? USUAL_CONTRIBUTION[category]) > 0,
  );
  return new Set(counting.map(productOf)).size === 1 ? null : 'pays';
}

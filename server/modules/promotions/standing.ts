import { matchedDeposit } from '../../../engine/rewards/bonuses.ts';
import {
  nextStreak,
  openWeights,
  promotionButton,
  promotionPeriod,
  promotionStatus,
  worthOfSpins,
} from '../../../engine/rewards/promotions.ts';
import { isOfKnownMembers } from '../../../engine/memberSegment.ts';
import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import { PROMOTION_WHYS } from '../../../schemas/desk/promotions.ts';
import type { SegmentField } from '../../../schemas/memberSegment.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type {
  PromotionButton,
  PromotionStatus,
  PromotionTerms,
} from '../../../schemas/promotions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { listUnmet } from '../../db/memberSegments.ts';
import type { PromotionEntryRow } from '../../db/promotionTables.ts';
import type { Caller } from '../../http/caller.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import { readStanding } from '../identityChecks/standing.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import { countParts, listDrawn } from './chance.repository.ts';
import { asksDeposit, boundsOf, minorOf, readDoings } from './doings.ts';
import { listEntries, type Published } from './promotions.repository.ts';

/** A call about promotions, of a member or a guest. */
export interface PromotionCall {
  readonly caller: Caller;
  readonly member?: MemberSession | undefined;
  readonly now: Date;
}

/** Who looks, as far as promotions ask; null for guests and trial accounts. */
export interface Looker {
  readonly memberId: string;
  readonly identity: number;
  /** Nothing is offered to who takes a break or is kept from play. */
  readonly mayReceive: boolean;
}

/** A promotion as it stands for somebody at a moment. */
export interface Standing {
  readonly id: string;
  readonly version: number;
  readonly terms: PromotionTerms;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly today: string;
  readonly period: string;
  readonly status: PromotionStatus;
  readonly button: PromotionButton | null;
  /** Whether it is for who looks, and what of its audience they are not. */
  readonly isFor: boolean;
  readonly unmet: readonly SegmentField[];
  /** The row that the status is of. */
  readonly entry: PromotionEntryRow | null;
  /** Rows of this promotion, the last one first. */
  readonly entries: readonly PromotionEntryRow[];
  readonly depositedMinor: bigint;
  readonly validMinor: bigint;
  /** Of a sign-in: the day of the round that the next one is; of a raffle: what the next draw goes by, and what was drawn. */
  readonly streak: number;
  readonly weights: readonly number[];
  readonly drawn: readonly number[];
  /** Of a packet: parts that nobody has; null where it was not cut yet. */
  readonly partsLeft: number | null;
}

/** The most that a member may get at once, as a decimal text. */
export function mostOf({
  kind,
  most,
  rewards,
  total,
  cap,
  prizes,
  freeSpins,
}: PromotionTerms): string {
  const highest = (amounts: readonly string[]) =>
    amounts.reduce((best, amount) => (Number(amount) > Number(best) ? amount : best), '0');
  if (kind === 'activity') return most;
  if (kind === 'depositMatch') return cap;
  if (kind === 'freeSpins') return freeSpins ? worthOfSpins(freeSpins) : '0';
  if (kind === 'signIn') return highest(rewards);
  return kind === 'redPacket' ? total : highest(prizes.map(({ amount }) => amount));
}

/** Reads a member as promotions see them. */
export async function readMember(
  tx: Tx,
  { brand, memberId, now }: { brand: ResolvedBrand; memberId: string; now: Date },
): Promise<Looker> {
  const { reached } = await readStanding(tx, { brand, memberId, now });
  return {
    memberId,
    identity: reached,
    mayReceive: await mayBeRewarded(tx, memberId, now),
  };
}

/** Reads who looks. */
export async function readLooker(
  tx: Tx,
  { caller: { brand }, member, now }: PromotionCall,
): Promise<Looker | null> {
  if (!member || member.memberType === TRIAL_TYPE) return null;
  return readMember(tx, { brand, memberId: member.memberId, now });
}

/** Whether a promotion is for somebody; guests see what they might have as members. */
const isFor = (
  { audience, minIdentity }: PromotionTerms,
  { looker, unmet }: { looker: Looker | null; unmet: readonly SegmentField[] },
): boolean =>
  looker === null
    ? !isOfKnownMembers(audience)
    : unmet.length === 0 && looker.identity >= minIdentity;

/** Why a promotion stands for a member as it does, what keeps it back first. */
export function whysOf(
  { terms, startsAt, endsAt, status, unmet, entry, depositedMinor, validMinor }: Standing,
  { looker, brand, now }: { looker: Looker; brand: ResolvedBrand; now: Date },
): (typeof PROMOTION_WHYS)[number][] {
  const isOpen = now >= startsAt && now < endsAt;
  const whys = {
    isPaused: !looker.mayReceive,
    notYet: now < startsAt,
    over: now >= endsAt,
    full: isOpen && status === 'close' && entry === null,
    audience: unmet.length > 0,
    identity: looker.identity < terms.minIdentity,
    join: status === 'join',
    deposit: asksDeposit(terms) && depositedMinor < minorOf(terms.minDeposit, brand),
    validBet: validMinor < minorOf(terms.minValidBet, brand),
    met: status === 'claim',
    entry: entry !== null && entry.state !== 'joined',
  } satisfies Record<(typeof PROMOTION_WHYS)[number], boolean>;
  return PROMOTION_WHYS.filter((why) => whys[why]);
}

/** The row that decides: what can be collected, else that of this period; of a raffle one of its tickets once none is left. */
function pickEntry(
  entries: readonly PromotionEntryRow[],
  { terms, period, now }: { terms: PromotionTerms; period: string; now: Date },
): PromotionEntryRow | null {
  const issued = entries.findLast(({ state, expires_at: at }) => state === 'issued' && at! > now);
  if (issued) return issued;
  const own = entries.filter((entry) => entry.period === period);
  if (terms.kind !== 'raffle') return own[0] ?? null;
  const tickets = own.filter(({ state }) => state === 'claimed');
  if (tickets.length >= terms.tickets) return tickets[0] ?? null;
  return own.find(({ state }) => state === 'joined') ?? null;
}

/** The day of the round that a sign-in of today is, or was. */
function streakOf(entries: readonly PromotionEntryRow[], today: string, round: number): number {
  const signed = entries.filter(({ day, streak }) => day !== null && streak !== null);
  const own = signed.find(({ day }) => day === today);
  if (own) return own.streak!;
  const last = signed.find(({ day }) => day === addDays(today, -1));
  return nextStreak(last ? { day: last.day!, streak: last.streak! } : null, today, round);
}

/** What is left of a budget; null where there is no limit. */
export function roomOf(
  { terms, granted_minor: granted }: Pick<Published, 'terms' | 'granted_minor'>,
  brand: ResolvedBrand,
): bigint | null {
  const budget = minorOf(terms.budget, brand);
  return budget === 0n ? null : budget - granted;
}

/** The least that one claim costs: of a match what the least deposit brings, of free spins their stakes. */
function leastOf(terms: PromotionTerms, brand: ResolvedBrand): bigint {
  const { kind, minDeposit, rate, cap } = terms;
  if (kind === 'freeSpins') return minorOf(mostOf(terms), brand);
  return kind === 'depositMatch'
    ? matchedDeposit(minorOf(minDeposit, brand), { rate, maxMinor: minorOf(cap, brand) })
    : 1n;
}

/** What is left of chances and money. */
async function readLeft(
  tx: Tx,
  { id, terms, granted_minor: granted }: Published,
  { brand, period, streak }: { brand: ResolvedBrand; period: string; streak: number },
) {
  const room = roomOf({ terms, granted_minor: granted }, brand);
  const affords = (amount: string) => room === null || minorOf(amount, brand) <= room;
  if (terms.kind === 'redPacket') {
    const partsLeft = await countParts(tx, { id, period });
    return { isFull: partsLeft === 0, partsLeft, weights: [], drawn: [] };
  }
  if (terms.kind === 'raffle') {
    const drawn = await listDrawn(tx, id, terms.prizes.length);
    const weights = openWeights(terms.prizes, drawn).map((weight, index) =>
      affords(terms.prizes[index]!.amount) ? weight : 0,
    );
    return { isFull: weights.every((weight) => weight === 0), partsLeft: null, weights, drawn };
  }
  const isFull =
    terms.kind === 'signIn'
      ? !affords(terms.rewards[streak - 1] ?? '0')
      : room !== null && room < leastOf(terms, brand);
  return { isFull, partsLeft: null, weights: [], drawn: [] };
}

async function standOf(
  tx: Tx,
  published: Published,
  of: {
    readonly brand: ResolvedBrand;
    readonly looker: Looker | null;
    readonly now: Date;
    readonly entries: readonly PromotionEntryRow[];
    readonly unmet: readonly SegmentField[];
  },
): Promise<Standing> {
  const { brand, looker, now, entries, unmet } = of;
  const { id, version, terms } = published;
  const { startsAt, endsAt } = boundsOf(published, brand, now);
  const today = dayIn(brand.timeZone, now.getTime());
  const period = promotionPeriod(terms.period, today);
  const streak = streakOf(entries, today, terms.rewards.length);
  const entry = pickEntry(entries, { terms, period, now });
  const left = await readLeft(tx, published, { brand, period, streak });
  const done = looker
    ? await readDoings(tx, terms, { brand, memberId: looker.memberId, startsAt, endsAt, today })
    : { depositedMinor: 0n, validMinor: 0n };
  const isMet =
    looker === null ||
    ((!asksDeposit(terms) || done.depositedMinor >= minorOf(terms.minDeposit, brand)) &&
      done.validMinor >= minorOf(terms.minValidBet, brand));
  const mayReapply = entry?.may_reapply ?? false;
  const status = promotionStatus({
    now: now.getTime(),
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    isFull: left.isFull,
    needsJoin: terms.needsJoin,
    isMet,
    entry: entry && {
      state: entry.state,
      expiresAt: entry.expires_at?.getTime() ?? null,
      mayReapply,
    },
  });
  const button = promotionButton(status, { mayReapply, isFull: left.isFull });
  const { partsLeft, weights, drawn } = left;
  const what = { id, version, terms, startsAt, endsAt, today, period };
  const whose = { isFor: isFor(terms, { looker, unmet }), unmet };
  return {
    ...what,
    ...whose,
    status,
    button,
    entry,
    entries,
    ...done,
    streak,
    weights,
    drawn,
    partsLeft,
  };
}

/** For whom, and when. */
interface StandingOf {
  readonly brand: ResolvedBrand;
  readonly looker: Looker | null;
  readonly now: Date;
}

/** How promotions stand for somebody, each. */
export async function standAll(
  tx: Tx,
  published: readonly Published[],
  of: StandingOf,
): Promise<readonly Standing[]> {
  const { looker, now } = of;
  const ids = published.map(({ id }) => id);
  const segments = published.map(({ terms }) => terms.audience);
  const all = looker ? await listEntries(tx, looker.memberId, ids) : [];
  const unmet = looker ? await listUnmet(tx, looker.memberId, { segments, now }) : [];
  const standings: Standing[] = [];
  for (const [index, one] of published.entries()) {
    const entries = all.filter(({ promotion_id: id }) => id === one.id);
    standings.push(await standOf(tx, one, { ...of, entries, unmet: unmet[index] ?? [] }));
  }
  return standings;
}

/** How one stands for somebody. */
export const standOne = async (tx: Tx, published: Published, of: StandingOf): Promise<Standing> =>
  (await standAll(tx, [published], of))[0]!;

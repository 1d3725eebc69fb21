import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { SETTLE_MS } from '../../../schemas/missions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { MissionEntryRow } from '../../db/missionTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { readStanding } from '../identityChecks/standing.ts';
import { tell } from '../notices/tell.ts';
import { isFor, listCandidates, titleOf, type Candidate } from './candidates.ts';
import { countFor, type Count } from './counting.repository.ts';
import {
  addPlayer,
  insertEntry,
  listPublished,
  lockMissions,
  updateEntry,
  type Version,
} from './missions.repository.ts';

const DAY_MS = 86_400_000;

/** What was counted for a member. */
interface Counting {
  readonly candidate: Candidate;
  readonly memberId: string;
  readonly locale: string | null;
  readonly now: Date;
  readonly count: Count;
}

async function reach(
  tx: Tx,
  brand: ResolvedBrand,
  { candidate, memberId, locale, now }: Omit<Counting, 'count'>,
): Promise<void> {
  const { id, terms, period } = candidate;
  if (terms.kind !== 'mission') return;
  const { merchantCode, currency } = brand;
  await updateEntry(
    tx,
    { memberId, id, period: period.first },
    {
      state: 'reached',
      reached_at: now,
      expires_at: new Date(now.getTime() + terms.claimDays * DAY_MS),
    },
  );
  await tell(tx, {
    merchantCode,
    memberId,
    kind: 'missionReached',
    name: `mission ${id} ${period.first}`,
    values: {
      mission: { text: titleOf(terms, locale ?? '', brand) },
      amount: {
        money: toWireAmount(terms.rewardMinor, currency.decimals),
        currency: currency.code,
      },
    },
    at: now,
  });
}

async function write(
  tx: Tx,
  brand: ResolvedBrand,
  { candidate, memberId, locale, now, count }: Counting,
): Promise<boolean> {
  const { id, version, terms, period, window, entry } = candidate;
  const { merchantCode, currency } = brand;
  const value_at = count.at ?? now;
  if (entry) {
    if (entry.value === count.value) return false;
    const isLost = entry.state === 'reached' && count.value < (entry.target ?? 0n);
    await updateEntry(
      tx,
      { memberId, id, period: period.first },
      {
        value: count.value,
        value_at,
        ...(isLost && { state: 'open', reached_at: null, expires_at: null }),
      },
    );
    // What was reached before stays reached as it was, with its time to claim.
    if (entry.state === 'reached') return true;
  } else {
    if (count.value === 0n) return false;
    const ends_at = window.endsAt;
    await insertEntry(tx, {
      merchant_code: merchantCode,
      member_id: memberId,
      mission_id: id,
      period: period.first,
      version,
      kind: terms.kind,
      currency: currency.code,
      decimals: currency.decimals,
      state: 'open',
      value: count.value,
      value_at,
      target: terms.kind === 'mission' ? terms.target : null,
      reward_minor: terms.kind === 'mission' ? terms.rewardMinor : 0n,
      place: null,
      begun_at: now,
      ends_at,
      reached_at: null,
      expires_at: null,
      claimed_at: null,
    });
    if (terms.kind === 'leaderboard') {
      const named = { merchant_code: merchantCode, mission_id: id, period: period.first };
      await addPlayer(tx, { ...named, version, ends_at });
    }
  }
  if (terms.kind === 'mission' && count.value >= terms.target) {
    await reach(tx, brand, { candidate, memberId, locale, now });
  }
  return true;
}

/** A mission that is reached is counted until it is claimed: a correction may take it back. */
const isCounted = ({ kind, state }: MissionEntryRow) =>
  state === 'open' || (kind === 'mission' && state === 'reached');

/** Makes what counts anew what members did, and tells their pages. Nothing is offered to who takes a break. */
export function createTaker({
  clock,
  badges,
}: {
  readonly clock: () => Date;
  readonly badges: Pick<BadgesService, 'tellAll'>;
}) {
  /** Whether anything changed for a member. */
  async function takeOn(
    tx: Tx,
    brand: ResolvedBrand,
    { memberId, published }: { memberId: string; published: readonly Version[] },
  ): Promise<boolean> {
    await lockMissions(tx, memberId);
    const now = clock();
    const { merchantCode, currency, timeZone } = brand;
    const open = await listCandidates(tx, brand, { memberId, published, now });
    const candidates = open.filter(
      ({ entry, window }) =>
        (entry === null || isCounted(entry)) && window.endsAt.getTime() + SETTLE_MS > now.getTime(),
    );
    if (candidates.length === 0) return false;
    const { member, reached: identity } = await readStanding(tx, { brand, memberId, now });
    const isPaused = member.paused_until !== null && member.paused_until > now;
    if (member.status !== 'active' || member.member_type === TRIAL_TYPE || isPaused) return false;
    const who = { merchantCode, memberId, currency: currency.code, timeZone };
    let isNews = false;
    for (const candidate of candidates) {
      const { entry, terms, window } = candidate;
      if (!entry && !isFor(terms, { level: member.club_rank, identity })) continue;
      const count = await countFor(tx, who, { terms, window });
      const counting = { candidate, memberId, locale: member.locale, now, count };
      if (await write(tx, brand, counting)) isNews = true;
    }
    return isNews;
  }

  return async (tx: Tx, brand: ResolvedBrand, memberIds: readonly string[]): Promise<void> => {
    if (!brand.features.missions || memberIds.length === 0) return;
    const published = await listPublished(tx);
    const changed: string[] = [];
    for (const memberId of memberIds) {
      if (await takeOn(tx, brand, { memberId, published })) changed.push(memberId);
    }
    if (changed.length > 0) await badges.tellAll(tx, brand.merchantCode, changed);
  };
}

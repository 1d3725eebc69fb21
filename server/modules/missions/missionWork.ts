import { lastPrize, prizeOf, type LeaderboardTerms } from '../../../engine/rewards/missions.ts';
import { SETTLE_MS } from '../../../schemas/missions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { LeaderboardPeriodRow, MissionEntryRow } from '../../db/missionTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { tell } from '../notices/tell.ts';
import { titleOf } from './candidates.ts';
import {
  expireDue,
  findNewestEvent,
  hasEvents,
  listMerchantsWithDue,
  listMerchantsWithEvents,
  listVersions,
  lockDuePeriod,
  takeEvents,
  updateEntry,
  type Version,
} from './missions.repository.ts';
import { readKept } from './missionTerms.ts';
import { closePeriod, listFirst } from './places.repository.ts';
import { createTaker } from './taking.ts';

/** Counts for missions and leaderboards, and ends them. */
export interface MissionWork {
  /** Looks at everybody who did something, settles leaderboards and ends what is over; a merchant that fails stops no other. */
  work(): Promise<void>;
  /** Counts anew what members did, behind their locks. Nothing is offered to who takes a break. */
  takeOn(tx: Tx, brand: ResolvedBrand, memberIds: readonly string[]): Promise<void>;
  /** Counts anew what a member has reached, and says whether it still is; the member's missions are locked. */
  isStillReached(
    tx: Tx,
    brand: ResolvedBrand,
    entry: MissionEntryRow & Pick<Version, 'terms'>,
  ): Promise<boolean>;
}

/** What the work is made of. */
export interface MissionWorkDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly badges: Pick<BadgesService, 'tell' | 'tellAll'>;
  readonly findSite: SiteFinder;
  readonly onError: (error: unknown) => void;
}

const BATCH = 500;
const DAY_MS = 86_400_000;

/** Fixes the places of a leaderboard that is over, once. */
async function settle(
  tx: Tx,
  brand: ResolvedBrand,
  { row, now, badges }: { row: LeaderboardPeriodRow; now: Date } & Pick<MissionWorkDeps, 'badges'>,
): Promise<void> {
  const { merchantCode, currency } = brand;
  const { mission_id: id, period } = row;
  const [kept] = await listVersions(tx, [row]);
  const terms = readKept(kept!.terms) as LeaderboardTerms;
  const first = await listFirst(tx, { id, period }, lastPrize(terms.prizes));
  for (const [index, { memberId, isActive }] of first.entries()) {
    const place = index + 1;
    const prizeMinor = prizeOf(terms.prizes, place);
    if (!isActive || prizeMinor === 0n) continue;
    await updateEntry(
      tx,
      { memberId, id, period },
      {
        state: 'reached',
        place,
        reward_minor: prizeMinor,
        reached_at: now,
        expires_at: new Date(now.getTime() + terms.claimDays * DAY_MS),
      },
    );
    await badges.tell(tx, { merchantCode, memberId });
    const { locale } = await getMember(tx, merchantCode, memberId);
    await tell(tx, {
      merchantCode,
      memberId,
      kind: 'leaderboardPrize',
      name: `leaderboard ${id} ${period}`,
      values: {
        board: { text: titleOf(terms, locale ?? '', brand) },
        place: { text: String(place) },
        amount: { money: toWireAmount(prizeMinor, currency.decimals), currency: currency.code },
      },
      at: now,
    });
  }
  await closePeriod(tx, { id, period }, now);
}

/** Makes the work. */
export function createMissionWork(deps: MissionWorkDeps): MissionWork {
  const { db, clock, badges, findSite, onError } = deps;
  const taker = createTaker(deps);

  async function count(brand: ResolvedBrand): Promise<void> {
    const { merchantCode } = brand;
    for (;;) {
      const isMore = await withTransaction(db, { merchantCode }, async (tx) => {
        const taken = await takeEvents(tx, BATCH);
        await taker.takeOn(tx, brand, taken.members);
        return taken.isMore;
      });
      // What comes meanwhile is for the next run, so that one merchant's play holds up no other's.
      if (!isMore) return;
    }
  }

  async function end(brand: ResolvedBrand): Promise<void> {
    const { merchantCode } = brand;
    const settled = new Date(clock().getTime() - SETTLE_MS);
    const newest = await withTransaction(db, { merchantCode }, findNewestEvent);
    if (newest !== null) await count(brand);
    for (;;) {
      const isMore = await withTransaction(db, { merchantCode }, async (tx) => {
        // What waited until now may be of the period that is settled; what has come since is not.
        if (await hasEvents(tx, newest)) return false;
        const row = await lockDuePeriod(tx, settled);
        if (row) await settle(tx, brand, { row, now: clock(), badges });
        return row !== undefined;
      });
      if (!isMore) break;
    }
    for (;;) {
      const members = await withTransaction(db, { merchantCode }, async (tx) => {
        const found = await expireDue(tx, { now: clock(), settled, limit: BATCH });
        for (const memberId of new Set(found)) await badges.tell(tx, { merchantCode, memberId });
        return found.length;
      });
      if (members < BATCH) return;
    }
  }

  const withBrand = async (code: string, run: (brand: ResolvedBrand) => Promise<void>) => {
    const site = await findSite(code);
    if (site) await run(site.brand);
  };
  return {
    ...taker,
    async work() {
      for (const code of await listMerchantsWithEvents(db.owner)) {
        await withBrand(code, count).catch(onError);
      }
      const now = clock();
      const settled = new Date(now.getTime() - SETTLE_MS);
      for (const code of await listMerchantsWithDue(db.owner, { now, settled })) {
        await withBrand(code, end).catch(onError);
      }
    },
  };
}

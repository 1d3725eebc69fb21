import type { LeaderboardTerms, SoloTerms } from '../../../engine/rewards/missions.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { claimMission, getMissionSummary } from '../../../schemas/api/missions.ts';
import { isMoneyEvent, SETTLE_MS } from '../../../schemas/missions.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import type { BadgeCall, BadgesService } from '../badges/badges.service.ts';
import { readStanding } from '../identityChecks/standing.ts';
import { pickText } from '../localised.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import type { Claimable } from '../rewards/rewards.service.ts';
import {
  findEntry,
  listPeriods,
  listReached,
  listVersions,
  lockMissions,
  updateEntry,
  type PeriodName,
} from './missions.repository.ts';
import { readKept } from './missionTerms.ts';
import { readBoardOf, writerOf, type Board, type BoardQuery } from './board.ts';
import { isFor, listCandidates, titleOf, windowOf, type Candidate } from './candidates.ts';
import type { MissionWork } from './missionWork.ts';

type Summary = ValueOf<typeof getMissionSummary>;

/** Missions and leaderboards as members see them. */
export interface MissionsService {
  /** Throws Problem realAccountNeeded. */
  summarize(call: PaymentCall): Promise<Summary>;
  /** Throws Problem realAccountNeeded. A leaderboard that is none has no players. */
  readBoard(call: PaymentCall, query: BoardQuery): Promise<Board>;
  /** Pays once. Throws Problem realAccountNeeded, or notFound where there is nothing to claim. */
  claim(tx: Tx, call: PaymentCall, name: PeriodName): Promise<ValueOf<typeof claimMission>>;
  /** The same, but says what this call paid, in minor units; zero where there was nothing, or another call was there before. */
  payOne(tx: Tx, call: PaymentCall, name: PeriodName): Promise<bigint>;
  listClaimable(
    tx: Tx,
    call: PaymentCall,
  ): Promise<readonly (Claimable & { kind: 'mission' | 'leaderboard' })[]>;
  /** How many missions are open to a member. */
  countOpen(tx: Tx, owner: BadgeCall): Promise<number>;
}

/** What the service is made of. */
export interface MissionsDeps {
  readonly db: Database;
  readonly badges: Pick<BadgesService, 'tell'>;
  readonly bonuses: Pick<BonusEngine, 'grant'>;
  readonly work: Pick<MissionWork, 'takeOn' | 'isStillReached'>;
}

/** How long a leaderboard that is over is shown. */
const SHOWN_MS = 7 * 86_400_000;

function describe({ terms, period, window, id }: Candidate, { caller }: PaymentCall) {
  const { brand, locale } = caller;
  const pick = (name: 'title' | 'text' | 'picture') =>
    pickText(
      Object.fromEntries(
        Object.entries(terms.texts).map(([tag, texts]) => [tag, texts[name] ?? '']),
      ),
      locale,
      brand,
    );
  return {
    id,
    period: period.first,
    title: pick('title'),
    text: pick('text'),
    picture: pick('picture') || null,
    categories: [...terms.categories],
    repeats: terms.period,
    turnover: terms.turnover,
    startsAt: window.startsAt.toISOString(),
    endsAt: window.endsAt.toISOString(),
  };
}

function showMission(candidate: Candidate, call: PaymentCall): Summary['missions'][number] {
  const { entry } = candidate;
  const terms = candidate.terms as SoloTerms;
  const money = writerOf(call.caller.brand);
  const isMoney = isMoneyEvent(terms.event);
  const write = (value: bigint) => (isMoney ? money(value) : String(value));
  const value = entry?.value ?? 0n;
  const isReached = entry?.reached_at != null;
  return {
    ...describe(candidate, call),
    event: terms.event,
    isMoney,
    done: write(isReached || value > terms.target ? terms.target : value),
    target: write(terms.target),
    reward: money(terms.rewardMinor),
    state: entry?.state ?? 'open',
    claimUntil: entry?.state === 'reached' ? entry.expires_at!.toISOString() : null,
  };
}

function showBoard(
  candidate: Candidate,
  call: PaymentCall,
  { isSettled }: { readonly isSettled: boolean },
): Summary['leaderboards'][number] {
  const terms = candidate.terms as LeaderboardTerms;
  const write = writerOf(call.caller.brand);
  const { endsAt } = candidate.window;
  return {
    ...describe(candidate, call),
    score: terms.score,
    state: isSettled ? 'settled' : endsAt <= call.now ? 'settling' : 'running',
    settlesAt: new Date(endsAt.getTime() + SETTLE_MS).toISOString(),
    prizes: terms.prizes.map(({ from, to, amountMinor }) => ({
      from,
      to,
      amount: write(amountMinor),
    })),
  };
}

/** Who takes part in what, and whether anything is offered to them. */
async function readOffers(tx: Tx, { caller, member, now }: PaymentCall) {
  const { brand } = caller;
  const { memberId } = member;
  const { member: own, reached } = await readStanding(tx, { brand, memberId, now });
  const isPaused = !(await mayBeRewarded(tx, memberId, now));
  const audience = { level: own.club_rank, identity: reached };
  const all = await listCandidates(tx, brand, { memberId, now });
  const shown = all.filter(({ entry, terms, window }) => {
    if (isPaused) return entry?.state === 'reached' && own.rewards_held_at === null;
    return entry !== null || (window.endsAt > now && isFor(terms, audience));
  });
  return { isPaused, shown };
}

/** Finished boards of the last days that the member was not in, so that everybody can look at how they ended. */
async function listFormer(tx: Tx, call: PaymentCall, shown: readonly Candidate[]) {
  const { brand } = call.caller;
  const periods = await listPeriods(tx, new Date(call.now.getTime() - SHOWN_MS));
  const versions = await listVersions(tx, periods);
  const settled = new Set(
    periods.filter((row) => row.settled_at).map((row) => `${row.mission_id} ${row.period}`),
  );
  const former = periods
    .filter(
      ({ mission_id: id, period, ends_at: endsAt }) =>
        endsAt <= call.now && !shown.some((one) => one.id === id && one.period.first === period),
    )
    .map(({ mission_id: id, period: first, version, ends_at: endsAt }): Candidate => {
      const terms = readKept(
        versions.find((one) => one.id === id && one.version === version)!.terms,
      );
      const period = { first, last: first };
      const window = { ...windowOf(period, brand), endsAt };
      return { id, version, terms, period, window, entry: null };
    });
  return { settled, former };
}

/** Pays one of what was reached, counted anew before. */
const createPayer =
  ({ badges, bonuses, work }: MissionsDeps): MissionsService['payOne'] =>
  async (tx, { caller, member, now }, { id, period }) => {
    const { brand } = caller;
    const { merchantCode, currency } = brand;
    const { memberId } = member;
    await lockMissions(tx, [memberId]);
    const [found] = await listReached(tx, { memberId, now, only: { id, period } });
    // What a correction has taken back a moment ago is not paid.
    if (!found || !(await work.isStillReached(tx, brand, found))) return 0n;
    const terms = readKept(found.terms);
    await updateEntry(tx, { memberId, id, period }, { state: 'claimed', claimed_at: now });
    await bonuses.grant(tx, {
      merchantCode,
      memberId,
      origin: found.kind,
      reference: `${found.kind}:${memberId}:${id}:${period}`,
      title: titleOf(terms, caller.locale, brand),
      currency,
      amountMinor: found.reward_minor,
      terms: { pays: 'cash', turnover: terms.turnover },
      now,
      // It was reached before whatever keeps new ones back.
      isOwed: true,
    });
    await badges.tell(tx, { merchantCode, memberId });
    return found.reward_minor;
  };

/** Makes the service. */
export function createMissionsService(deps: MissionsDeps): MissionsService {
  const { db, work } = deps;
  const payOne = createPayer(deps);
  return {
    payOne,
    summarize(call) {
      requireRealAccount(call);
      const { brand } = call.caller;
      const { merchantCode } = brand;
      return withTransaction(db, { merchantCode }, async (tx) => {
        // What was done a moment ago is in what is shown, whether the job was there before or not.
        await work.takeOn(tx, brand, [call.member.memberId]);
        const { isPaused, shown } = await readOffers(tx, call);
        const { settled, former } = await listFormer(tx, call, shown);
        const boards = isPaused
          ? []
          : [...shown.filter(({ terms }) => terms.kind === 'leaderboard'), ...former];
        return {
          currency: brand.currency.code,
          isPaused,
          missions: shown
            .filter(
              ({ terms, entry, window }) =>
                terms.kind === 'mission' &&
                (window.endsAt > call.now || entry?.state === 'reached'),
            )
            .map((one) => showMission(one, call)),
          leaderboards: boards.map((one) =>
            showBoard(one, call, { isSettled: settled.has(`${one.id} ${one.period.first}`) }),
          ),
        };
      });
    },
    readBoard(call, query) {
      requireRealAccount(call);
      const { merchantCode } = call.caller.brand;
      return withTransaction(db, { merchantCode }, (tx) => readBoardOf(tx, call, query));
    },
    async claim(tx, call, name) {
      requireRealAccount(call);
      const { brand } = call.caller;
      const { memberId } = call.member;
      const paid = await payOne(tx, call, name);
      if (paid > 0n) return { amount: toWireAmount(paid, brand.currency.decimals) };
      // Another press was there before: it is the same claim.
      const entry = await findEntry(tx, { memberId, ...name });
      if (entry?.state === 'claimed') {
        return { amount: toWireAmount(entry.reward_minor, entry.decimals) };
      }
      throw new Problem('notFound', 'There is nothing to claim.');
    },
    async listClaimable(tx, { caller, member, now }) {
      const found = await listReached(tx, { memberId: member.memberId, now });
      return found.map(({ kind, mission_id: id, period, terms: kept, ...entry }) => {
        const terms = readKept(kept);
        return {
          kind,
          id: `${id}:${period}`,
          title: titleOf(terms, caller.locale, caller.brand),
          amountMinor: entry.reward_minor,
          place: entry.place,
          turnover: terms.turnover,
          expiresAt: entry.expires_at,
        };
      });
    },
    async countOpen(tx, { brand, memberId, now }) {
      const { member, reached } = await readStanding(tx, { brand, memberId, now });
      const audience = { level: member.club_rank, identity: reached };
      const all = await listCandidates(tx, brand, { memberId, now });
      return all.filter(
        ({ terms, entry, window }) =>
          terms.kind === 'mission' &&
          (entry
            ? entry.state === 'reached' || (entry.state === 'open' && window.endsAt > now)
            : window.endsAt > now && isFor(terms, audience)),
      ).length;
    },
  };
}

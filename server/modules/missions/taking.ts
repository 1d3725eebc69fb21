import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { SETTLE_MS } from '../../../schemas/missions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { listMembers } from '../../db/members.ts';
import type { MissionEntryRow } from '../../db/missionTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { readStandings } from '../identityChecks/standing.ts';
import { tellAll, type Told } from '../notices/tell.ts';
import { candidateOf, isFor, listCandidatesOf, titleOf, type Candidate } from './candidates.ts';
import { countAll, type Count } from './counting.repository.ts';
import {
  addPlayers,
  insertEntries,
  lockMissions,
  updateCounts,
  type CountedEntry,
  type NewEntry,
  type Version,
} from './missions.repository.ts';
import { readKept } from './missionTerms.ts';

const DAY_MS = 86_400_000;

/** What is to be counted for a member. */
interface Counting extends Candidate {
  readonly memberId: string;
  readonly locale: string;
}

/** A mission that is reached is counted until it is claimed: a correction may take it back. */
const isCounted = ({ kind, state }: MissionEntryRow) =>
  state === 'open' || (kind === 'mission' && state === 'reached');

/** Whether something may still change. */
const isLive = ({ entry, window }: Candidate, now: Date) =>
  (entry === null || isCounted(entry)) && window.endsAt.getTime() + SETTLE_MS > now.getTime();

type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** Nothing is offered to who takes a break. */
const mayPlay = ({ status, member_type: type, paused_until: until }: Member, now: Date) =>
  status === 'active' && type !== TRIAL_TYPE && !(until !== null && until > now);

/** What is to be counted for members. */
async function listCountings(
  tx: Tx,
  brand: ResolvedBrand,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<readonly Counting[]> {
  const all = await listCandidatesOf(tx, brand, { memberIds, now });
  const live = new Map(
    [...all].map(([memberId, candidates]) => [
      memberId,
      candidates.filter((candidate) => isLive(candidate, now)),
    ]),
  );
  const asked = memberIds.filter((memberId) => live.get(memberId)!.length > 0);
  const standings = await readStandings(tx, { brand, memberIds: asked, now });
  return asked.flatMap((memberId) => {
    const { member, reached: identity } = standings.get(memberId)!;
    if (!mayPlay(member, now)) return [];
    const audience = { level: member.club_rank, identity };
    return live
      .get(memberId)!
      .filter(({ entry, terms }) => entry !== null || isFor(terms, audience))
      .map((candidate) => ({ ...candidate, memberId, locale: member.locale ?? '' }));
  });
}

/** What a count does to an entry, or to one that begins. */
function turnOf({ entry, terms }: Candidate, { value }: Count): CountedEntry['turn'] {
  if (entry?.state === 'reached') return value < (entry.target ?? 0n) ? 'lost' : 'none';
  return terms.kind === 'mission' && value >= terms.target ? 'reached' : 'none';
}

const tellReached = (
  { id, terms, period, memberId, locale }: Counting,
  brand: ResolvedBrand,
): Told[] =>
  terms.kind === 'mission'
    ? [
        {
          memberId,
          kind: 'missionReached' as const,
          name: `mission ${id} ${period.first}`,
          values: {
            mission: { text: titleOf(terms, locale, brand) },
            amount: {
              money: toWireAmount(terms.rewardMinor, brand.currency.decimals),
              currency: brand.currency.code,
            },
          },
        },
      ]
    : [];

/** Counts what members did and keeps what has changed, with their locks; gives what was counted, in the order of what is asked. */
async function countAnew(
  tx: Tx,
  brand: ResolvedBrand,
  {
    countings,
    badges,
    now,
  }: {
    readonly countings: readonly Counting[];
    readonly badges: Pick<BadgesService, 'tellAll'>;
    readonly now: Date;
  },
): Promise<readonly Count[]> {
  const { merchantCode, currency, timeZone } = brand;
  const books = { merchantCode, currency: currency.code, timeZone };
  const counts = await countAll(tx, books, countings);
  const begun: NewEntry[] = [];
  const counted: CountedEntry[] = [];
  const told: Told[] = [];
  const changed = new Set<string>();
  for (const [index, counting] of countings.entries()) {
    const { id, version, terms, period, window, entry, memberId } = counting;
    const count = counts[index]!;
    if (count.value === (entry?.value ?? 0n)) continue;
    const turn = turnOf(counting, count);
    const row = {
      memberId,
      id,
      period: period.first,
      value: count.value,
      value_at: count.at ?? now,
      expires_at: turn === 'reached' ? new Date(now.getTime() + terms.claimDays * DAY_MS) : null,
    };
    changed.add(memberId);
    if (turn === 'reached') told.push(...tellReached(counting, brand));
    if (entry) {
      counted.push({ ...row, turn });
      continue;
    }
    begun.push({
      ...row,
      version,
      kind: terms.kind,
      target: terms.kind === 'mission' ? terms.target : null,
      reward_minor: terms.kind === 'mission' ? terms.rewardMinor : 0n,
      ends_at: window.endsAt,
    });
  }
  await updateCounts(tx, counted, now);
  await insertEntries(tx, { merchantCode, currency, now }, begun);
  await addPlayers(
    tx,
    merchantCode,
    begun.filter(({ kind }) => kind === 'leaderboard'),
  );
  await tellAll(tx, { merchantCode, at: now }, told);
  await badges.tellAll(tx, merchantCode, [...changed]);
  return counts;
}

/** Makes what counts anew what members did, and tells their pages. */
export function createTaker({
  clock,
  badges,
}: {
  readonly clock: () => Date;
  readonly badges: Pick<BadgesService, 'tellAll'>;
}) {
  return {
    async takeOn(tx: Tx, brand: ResolvedBrand, memberIds: readonly string[]): Promise<void> {
      if (!brand.features.missions || memberIds.length === 0) return;
      await lockMissions(tx, memberIds);
      const now = clock();
      const countings = await listCountings(tx, brand, { memberIds, now });
      await countAnew(tx, brand, { countings, badges, now });
    },
    async isStillReached(
      tx: Tx,
      brand: ResolvedBrand,
      { terms: kept, ...entry }: MissionEntryRow & Pick<Version, 'terms'>,
    ): Promise<boolean> {
      const now = clock();
      const memberId = entry.member_id;
      const candidate = candidateOf(entry, readKept(kept), brand);
      if (!isLive(candidate, now)) return true;
      const [member] = await listMembers(tx, brand.merchantCode, [memberId]);
      if (!member || !mayPlay(member, now)) return true;
      const counting = { ...candidate, memberId, locale: member.locale ?? '' };
      const [count] = await countAnew(tx, brand, { countings: [counting], badges, now });
      return turnOf(candidate, count!) !== 'lost';
    },
  };
}

import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import { SETTLE_MS } from '../../../schemas/missions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { MissionEntryRow } from '../../db/missionTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { readStandings } from '../identityChecks/standing.ts';
import { tellAll, type Told } from '../notices/tell.ts';
import { isFor, listCandidatesOf, titleOf, type Candidate } from './candidates.ts';
import { countAll, type Count } from './counting.repository.ts';
import {
  addPlayers,
  insertEntries,
  lockMissions,
  updateCounts,
  type CountedEntry,
  type NewEntry,
} from './missions.repository.ts';

const DAY_MS = 86_400_000;

/** What is to be counted for a member. */
interface Counting extends Candidate {
  readonly memberId: string;
  readonly locale: string;
}

/** A mission that is reached is counted until it is claimed: a correction may take it back. */
const isCounted = ({ kind, state }: MissionEntryRow) =>
  state === 'open' || (kind === 'mission' && state === 'reached');

/** What is to be counted for members: nothing is offered to who takes a break. */
async function listCountings(
  tx: Tx,
  brand: ResolvedBrand,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<readonly Counting[]> {
  const all = await listCandidatesOf(tx, brand, { memberIds, now });
  const live = new Map(
    [...all].map(([memberId, candidates]) => [
      memberId,
      candidates.filter(
        ({ entry, window }) =>
          (entry === null || isCounted(entry)) &&
          window.endsAt.getTime() + SETTLE_MS > now.getTime(),
      ),
    ]),
  );
  const asked = memberIds.filter((memberId) => live.get(memberId)!.length > 0);
  const standings = await readStandings(tx, { brand, memberIds: asked, now });
  return asked.flatMap((memberId) => {
    const { member, reached: identity } = standings.get(memberId)!;
    const isPaused = member.paused_until !== null && member.paused_until > now;
    if (member.status !== 'active' || member.member_type === TRIAL_TYPE || isPaused) return [];
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

/** Makes what counts anew what members did, and tells their pages. */
export function createTaker({
  clock,
  badges,
}: {
  readonly clock: () => Date;
  readonly badges: Pick<BadgesService, 'tellAll'>;
}) {
  return async (tx: Tx, brand: ResolvedBrand, memberIds: readonly string[]): Promise<void> => {
    if (!brand.features.missions || memberIds.length === 0) return;
    const { merchantCode, currency, timeZone } = brand;
    await lockMissions(tx, memberIds);
    const now = clock();
    const countings = await listCountings(tx, brand, { memberIds, now });
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
  };
}

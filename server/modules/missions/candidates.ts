import {
  boundsOf,
  missionPeriod,
  type MissionPeriod,
  type MissionTerms,
} from '../../../engine/rewards/missions.ts';
import { dayIn } from '../../../engine/zonedTime.ts';
import { SETTLE_MS } from '../../../schemas/missions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { MissionEntryRow } from '../../db/missionTables.ts';
import { pickText } from '../localised.ts';
import type { Window } from './counting.repository.ts';
import { listEntries, listPublished, listVersions } from './missions.repository.ts';
import { readKept } from './missionTerms.ts';

/** Something that a member can take part in now, or does. */
export interface Candidate {
  readonly id: string;
  readonly version: number;
  readonly terms: MissionTerms;
  readonly period: MissionPeriod;
  readonly window: Window;
  readonly entry: MissionEntryRow | null;
}

/** The title of a mission in the language of a member. */
export const titleOf = (terms: Pick<MissionTerms, 'texts'>, locale: string, brand: ResolvedBrand) =>
  pickText(
    Object.fromEntries(Object.entries(terms.texts).map(([tag, { title }]) => [tag, title])),
    locale,
    brand,
  );

/** A period with its moments. */
export function windowOf(period: MissionPeriod, { timeZone }: ResolvedBrand): Window {
  const { startsAt, endsAt } = boundsOf(period, timeZone);
  return { ...period, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/** Something that a member takes part in. */
export function candidateOf(
  entry: MissionEntryRow,
  terms: MissionTerms,
  brand: ResolvedBrand,
): Candidate {
  const { mission_id: id, version } = entry;
  const period = missionPeriod(terms, entry.period)!;
  return { id, version, terms, period, window: windowOf(period, brand), entry };
}

/** Periods of terms that something may still count for: that of today, and the one before while it waits for late settlements. */
function livePeriods(
  terms: MissionTerms,
  brand: ResolvedBrand,
  now: Date,
): readonly MissionPeriod[] {
  const today = dayIn(brand.timeZone, now.getTime());
  const justBefore = dayIn(brand.timeZone, now.getTime() - SETTLE_MS);
  const own = missionPeriod(terms, today);
  const former = justBefore === today ? null : missionPeriod(terms, justBefore);
  return [former, own].filter(
    (period, index, all): period is MissionPeriod =>
      period !== null && all.findIndex((other) => other?.first === period.first) === index,
  );
}

/** What members take part in, under the terms under which they began, and what they could begin. */
export async function listCandidatesOf(
  tx: Tx,
  brand: ResolvedBrand,
  { memberIds, now }: { readonly memberIds: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const published = await listPublished(tx);
  const entries = await listEntries(tx, memberIds, new Date(now.getTime() - SETTLE_MS));
  const offered = published.flatMap(({ id, version, terms: kept }) => {
    const terms = readKept(kept);
    return livePeriods(terms, brand, now).map((period): Candidate => ({
      id,
      version,
      terms,
      period,
      window: windowOf(period, brand),
      entry: null,
    }));
  });
  // Many members have begun the same.
  const begun = new Map<string, Omit<Candidate, 'entry'>>();
  const versions = await listVersions(tx, entries);
  const known = new Map(versions.map((one) => [`${one.id} ${one.version}`, one]));
  const begin = (entry: MissionEntryRow) => {
    const { mission_id: id, version, period } = entry;
    const name = `${id} ${version} ${period}`;
    const before = begun.get(name);
    if (before) return before;
    const made = candidateOf(entry, readKept(known.get(`${id} ${version}`)!.terms), brand);
    begun.set(name, made);
    return made;
  };
  const own = new Map<string, MissionEntryRow[]>(memberIds.map((id) => [id, []]));
  for (const entry of entries) own.get(entry.member_id)!.push(entry);
  const places = new Map(published.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Candidate) => places.get(id) ?? places.size;
  return new Map(
    memberIds.map((memberId) => {
      const rows = own.get(memberId)!;
      const taken = new Set(rows.map(({ mission_id: id, period }) => `${id} ${period}`));
      const all = [
        ...rows.map((entry): Candidate => ({ ...begin(entry), entry })),
        ...offered.filter(({ id, period }) => !taken.has(`${id} ${period.first}`)),
      ];
      return [memberId, all.sort((one, other) => placeOf(one) - placeOf(other))];
    }),
  );
}

/** What a member takes part in, under the terms under which they began, and what they could begin. */
export async function listCandidates(
  tx: Tx,
  brand: ResolvedBrand,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<readonly Candidate[]> {
  return (await listCandidatesOf(tx, brand, { memberIds: [memberId], now })).get(memberId)!;
}

/** Whether a member may begin something. */
export const isFor = (
  terms: MissionTerms,
  { level, identity }: { readonly level: number; readonly identity: number },
): boolean => level >= terms.minLevel && identity >= terms.minIdentity;

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
import { listEntries, listPublished, listVersions, type Version } from './missions.repository.ts';
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

/** What a member takes part in, under the terms under which they began, and what they could begin. */
export async function listCandidates(
  tx: Tx,
  brand: ResolvedBrand,
  {
    memberId,
    now,
    published: known,
  }: {
    readonly memberId: string;
    readonly now: Date;
    /** What is published, where it is known already. */
    readonly published?: readonly Version[];
  },
): Promise<readonly Candidate[]> {
  const published = known ?? (await listPublished(tx));
  const entries = await listEntries(tx, memberId, new Date(now.getTime() - SETTLE_MS));
  const versions = await listVersions(
    tx,
    entries.map(({ mission_id: id, version }) => ({ id, version })),
  );
  const begun = entries.map((entry): Candidate => {
    const { mission_id: id, version } = entry;
    const terms = readKept(versions.find((one) => one.id === id && one.version === version)!.terms);
    const period = missionPeriod(terms, entry.period)!;
    return { id, version, terms, period, window: windowOf(period, brand), entry };
  });
  const offered = published.flatMap(({ id, version, terms: kept }) => {
    const terms = readKept(kept);
    return livePeriods(terms, brand, now)
      .filter(({ first }) => !entries.some((one) => one.mission_id === id && one.period === first))
      .map((period): Candidate => ({
        id,
        version,
        terms,
        period,
        window: windowOf(period, brand),
        entry: null,
      }));
  });
  const places = new Map(published.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Candidate) => places.get(id) ?? places.size;
  return [...begun, ...offered].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a member may begin something. */
export const isFor = (
  terms: MissionTerms,
  { level, identity }: { readonly level: number; readonly identity: number },
): boolean => level >= terms.minLevel && identity >= terms.minIdentity;

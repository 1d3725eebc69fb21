import { addPoints, earnPoints } from '../../../engine/rewards/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import {
  listMerchantsWithEvents,
  listUncounted,
  lockAccounts,
  takeEvents,
  writeCounted,
  writeEntries,
  type NewEntry,
} from './points.repository.ts';
import { readPointTerms } from './pointTerms.ts';

/** Counts points of what was settled. */
export interface PointWork {
  /** Takes all that waits, of all merchants; one that fails stops no other. */
  work(): Promise<void>;
}

const BATCH = 20_000;

/** Counts the days of some members anew, and writes what differs from what is counted. */
async function countDays(
  tx: Tx,
  brand: ResolvedBrand,
  {
    days,
    at,
  }: { readonly days: readonly { readonly member: string; readonly day: string }[]; at: Date },
): Promise<void> {
  const { merchantCode, currency } = brand;
  const members = [...new Set(days.map(({ member }) => member))];
  const accounts = await lockAccounts(tx, merchantCode, members);
  const { ratios } = await readPointTerms(tx, brand);
  const uncounted = await listUncounted(tx, { merchantCode, currency: currency.code }, days);
  const remainders = new Map<string, bigint>();
  const earned = new Map<string, { points: bigint; day: string }>();
  for (const { member, day, category, valid, counted, remainder } of uncounted) {
    const ratio = ratios[category];
    if (ratio === undefined) continue;
    const key = `${member} ${category}`;
    const bill = earnPoints(remainders.get(key) ?? remainder, valid - counted, ratio);
    remainders.set(key, bill.remainderMinor);
    const sum = (earned.get(member)?.points ?? 0n) + bill.points;
    earned.set(member, { points: sum, day });
  }
  await writeCounted(tx, merchantCode, {
    days: uncounted,
    remainders: [...remainders].map(([key, remainder]) => {
      const [member = '', category] = key.split(' ');
      return { member, category: category as (typeof uncounted)[number]['category'], remainder };
    }),
  });
  const entries = [...earned].flatMap(([member, { points, day }]): NewEntry[] => {
    if (points === 0n) return [];
    const after = addPoints(accounts.get(member)!, points);
    return [{ member, kind: points > 0n ? 'earned' : 'corrected', points, after, reference: day }];
  });
  await writeEntries(tx, merchantCode, { entries, at });
}

/** Makes the work. */
export function createPointWork({
  db,
  clock,
  findSite,
  onError,
}: {
  readonly db: Database;
  readonly clock: () => Date;
  readonly findSite: SiteFinder;
  readonly onError: (error: unknown) => void;
}): PointWork {
  async function count(merchantCode: string): Promise<void> {
    const site = await findSite(merchantCode);
    for (;;) {
      const isMore = await withTransaction(db, { merchantCode }, async (tx) => {
        const { days, ...taken } = await takeEvents(tx, BATCH);
        // Of a brand without points nothing counts, and nothing waits.
        if (days.length > 0 && site?.brand.features.pointMall) {
          await countDays(tx, site.brand, { days, at: clock() });
        }
        return taken.isMore;
      });
      // What comes meanwhile is for the next run, so that one merchant's play holds up no other's.
      if (!isMore) return;
    }
  }
  return {
    async work() {
      for (const code of await listMerchantsWithEvents(db.owner)) await count(code).catch(onError);
    },
  };
}

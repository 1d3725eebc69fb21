import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import type { LotteryCatalogue } from './catalogue.ts';
import { listLate, takeLate } from './issueLists.repository.ts';
import { LATE_MS } from './issueState.ts';

/** What is late when. */
function listKinds(entries: LotteryCatalogue['entries']) {
  const codesOf = (isOwn: boolean) =>
    entries
      .filter(({ lottery }) => (lottery.source === 'own') === isOwn)
      .map(({ lottery }) => lottery.id);
  return [
    { source: 'own', lotteries: codesOf(true), lateMs: LATE_MS.own },
    { source: 'elsewhere', lotteries: codesOf(false), lateMs: LATE_MS.elsewhere },
  ] as const;
}

/**
 * The late issues that nobody was told of; each is given once, whichever gateway asks. Those that feeds tell are not among them:
 * whoever reads the feeds tells of those, with what each source said.
 */
export async function takeLateDraws(
  { owner }: Pick<Database, 'owner'>,
  { entries }: LotteryCatalogue,
): Promise<readonly IssueRow[]> {
  const late: IssueRow[] = [];
  for (const kind of listKinds(entries.filter(({ lottery }) => lottery.source !== 'feed'))) {
    late.push(...(await takeLate(owner, kind)));
  }
  return late;
}

/** How many issues of each lottery are late. */
export async function countLate(
  { kysely }: Pick<Database, 'kysely'>,
  catalogue: LotteryCatalogue,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const kind of listKinds(catalogue.entries)) {
    for (const { lottery } of await listLate(kysely, kind)) {
      counts.set(lottery, (counts.get(lottery) ?? 0) + 1);
    }
  }
  return counts;
}

/** Tells how many issues wait for a result that is late, whenever the figures are read: at every gateway the same. */
export function measureLateDraws(
  registry: Registry,
  db: Pick<Database, 'kysely'>,
  catalogue: LotteryCatalogue,
): void {
  new Gauge({
    name: 'lottery_late_draws',
    help: 'Issues without a result ten seconds after they were due, or ten minutes where they are drawn elsewhere.',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      for (const { source, ...wanted } of listKinds(catalogue.entries)) {
        const late = await listLate(db.kysely, wanted).catch(() => null);
        if (late) this.set({ source }, late.length);
      }
    },
  });
}

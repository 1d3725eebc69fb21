import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/database.ts';
import type { LotteryCatalogue } from './catalogue.ts';
import { listLate } from './issues.repository.ts';
import { LATE_MS } from './issueState.ts';

/** Tells how many issues wait for a result that is late, whenever the figures are read: at every gateway the same. */
export function measureLateDraws(
  registry: Registry,
  db: Pick<Database, 'kysely'>,
  catalogue: LotteryCatalogue,
): void {
  const codesOf = (isOwn: boolean) =>
    catalogue.entries
      .filter(({ lottery }) => (lottery.source === 'own') === isOwn)
      .map(({ lottery }) => lottery.id);
  const kinds = [
    { source: 'own', lotteries: codesOf(true), lateMs: LATE_MS.own },
    { source: 'elsewhere', lotteries: codesOf(false), lateMs: LATE_MS.elsewhere },
  ] as const;
  new Gauge({
    name: 'lottery_late_draws',
    help: 'Issues without a result ten seconds after they were due, or ten minutes where they are drawn elsewhere.',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      for (const { source, ...wanted } of kinds) {
        const late = await listLate(db.kysely, wanted).catch(() => null);
        if (late) this.set({ source }, late.length);
      }
    },
  });
}

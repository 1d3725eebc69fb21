import { withTransaction, type Database } from '../../db/database.ts';
import type { SettledPayment } from '../../providers/payments/provider.ts';
import type { PaymentsService, ReadyChannel } from '../payments/payments.service.ts';
import { compareDay } from './compare.ts';
import {
  closeDifference,
  findCreditedOf,
  findListed,
  insertComparison,
  insertDifference,
  listAllChannels,
  listComparedDays,
  listCredited,
  listDifferences,
  listLastComparisons,
  readDecimals,
} from './comparison.repository.ts';

/** What providers say was paid, against what was credited. */
export interface ComparisonService {
  /** Compares every day that is over, and the one after as well, and was not compared yet. */
  work(): Promise<void>;
  readonly listDifferences: typeof listDifferences;
  readonly listLast: typeof listLastComparisons;
  readonly close: typeof closeDifference;
}

type ReadDay = (day: string) => Promise<readonly SettledPayment[]>;

const DAY_MS = 86_400_000;
/** Days that are caught up with after an outage. */
const MOST_DAYS = 14;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const daysFrom = (day: string, count: number): string =>
  dayOf(new Date(new Date(day).getTime() + count * DAY_MS));

/** What a provider settled, day by day; each day is asked for once, though those around it look at it as well. */
function readDays(
  payments: Pick<PaymentsService, 'call'>,
  ready: ReadyChannel,
  now: Date,
): ReadDay {
  const days = new Map<string, readonly SettledPayment[]>();
  return async (day) => {
    const lines =
      days.get(day) ??
      (await payments.call(ready, now, () => ready.provider.settlement!(ready.channel, day)));
    days.set(day, lines);
    return lines;
  };
}

/** Makes the service. */
export function createComparison({
  db,
  clock,
  ids,
  payments,
  onError,
}: {
  readonly db: Database;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly payments: PaymentsService;
  readonly onError: (error: unknown) => void;
}): ComparisonService {
  async function compare(
    { row: { merchant_code: merchantCode, id: channelId } }: ReadyChannel,
    { day, read, now }: { readonly day: string; readonly read: ReadDay; readonly now: Date },
  ): Promise<void> {
    const lines = await read(day);
    const around = [...(await read(daysFrom(day, -1))), ...(await read(daysFrom(day, 1)))];
    await withTransaction(db, { merchantCode }, async (tx) => {
      const decimals = await readDecimals(tx, merchantCode);
      const receipts = lines.map(({ receipt }) => receipt);
      const orders = lines.flatMap(({ order }) => order ?? []);
      const known = await findCreditedOf(tx, merchantCode, { orders, receipts });
      const listed = await findListed(tx, merchantCode, receipts);
      const isOf = (line: SettledPayment) => (order: { id: string; receipt: string | null }) =>
        order.receipt === line.receipt || (line.order !== null && order.id === line.order);
      const { agreeing, differences } = compareDay({
        lines,
        around,
        credited: await listCredited(tx, channelId, day),
        findCredited: (line) => known.find(isOf(line)),
        isListed: ({ receipt }) => listed.has(receipt),
        decimals,
      });
      const of = { merchantCode, channelId, day, at: now };
      const differing = differences.length;
      if (!(await insertComparison(tx, { ...of, agreeing, differing }))) return;
      for (const difference of differences) {
        await insertDifference(tx, { ...of, id: ids() }, difference);
      }
    });
  }

  return {
    async work() {
      const now = clock();
      const last = daysFrom(dayOf(now), -2);
      for (const { id, merchant_code: merchantCode, created_at: since } of await listAllChannels(
        db.owner,
      )) {
        const ready = await payments.ready(id);
        if (!ready?.provider.settlement) continue;
        const first = [daysFrom(last, 1 - MOST_DAYS), dayOf(since)].sort().at(-1)!;
        const compared = await withTransaction(db, { merchantCode }, (tx) =>
          listComparedDays(tx, id, first),
        );
        const read = readDays(payments, ready, now);
        try {
          for (let day = first; day <= last; day = daysFrom(day, 1)) {
            if (!compared.has(day)) await compare(ready, { day, read, now });
          }
        } catch (error) {
          // Its days are still to be compared: the next run begins where this one ended.
          onError(error);
        }
      }
    },
    listDifferences,
    listLast: listLastComparisons,
    close: closeDifference,
  };
}

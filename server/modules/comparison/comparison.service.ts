import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { SettledPayment } from '../../providers/payments/provider.ts';
import type { PaymentsService, ReadyChannel } from '../payments/payments.service.ts';
import { compareDay, type CreditedOrder, type Difference } from './compare.ts';
import {
  closeDifference,
  findCreditedOf,
  findListed,
  findPaidOutOf,
  findPayoutOrders,
  insertComparison,
  insertDifference,
  listAllChannels,
  listComparedDays,
  listCredited,
  listDifferences,
  listLastComparisons,
  listPaidOut,
  readDecimals,
} from './comparison.repository.ts';
import {
  beginWalletDay,
  judgeSuspicion,
  keepWalletPage,
  listSuspected,
  suspectWallet,
} from './wallets.repository.ts';

/** A difference that was found as a provider answered. */
export interface NotedDifference extends Difference {
  readonly merchantCode: string;
  readonly channelId: string;
  readonly direction: 'in' | 'out';
  /** What it is about: the order, payout or payment. */
  readonly name: string;
  readonly at: Date;
}

/** What providers say was paid, against what was credited and paid out. */
export interface ComparisonService {
  /** Compares every day that is over, and the one after as well, and was not compared yet. */
  work(): Promise<void>;
  /** Lists a difference at once that nobody has to wait a day for; what is listed already stays as it is. */
  note(tx: Tx, noted: NotedDifference): Promise<void>;
  readonly listDifferences: typeof listDifferences;
  readonly listLast: typeof listLastComparisons;
  readonly close: typeof closeDifference;
  /** What vendors that keep wallets say, against the books; the wallet module asks them. */
  readonly wallets: typeof wallets;
}

const wallets = {
  begin: beginWalletDay,
  keepPage: keepWalletPage,
  suspect: suspectWallet,
  listSuspected,
  judge: judgeSuspicion,
} as const;

/** What of a day is known here, beside what a provider settled. */
interface OurSide {
  /** What the lines are about, whenever it was. */
  readonly known: readonly CreditedOrder[];
  /** What was done on the day. */
  readonly credited: readonly CreditedOrder[];
  /** Payments that no order answers for. */
  readonly listed: ReadonlySet<string>;
  /** The order that a line or payout belongs to. */
  nameOf(order: string | null): string | null;
}

interface DayWanted {
  readonly channelId: string;
  readonly day: string;
  readonly lines: readonly SettledPayment[];
}

async function readCredited(
  tx: Tx,
  merchantCode: string,
  { channelId, day, lines }: DayWanted,
): Promise<OurSide> {
  const receipts = lines.map(({ receipt }) => receipt);
  const orders = lines.flatMap(({ order }) => order ?? []);
  return {
    known: await findCreditedOf(tx, merchantCode, { orders, receipts }),
    credited: await listCredited(tx, channelId, day),
    listed: await findListed(tx, merchantCode, receipts),
    nameOf: (order) => order,
  };
}

/** Finds what a line is about, by its order before its receipt. */
function createFinder(known: readonly CreditedOrder[]) {
  const byOrder = new Map(known.map((order) => [order.id, order]));
  const byReceipt = new Map(known.map((order) => [order.receipt, order]));
  return ({ order, receipt }: SettledPayment) =>
    (order === null ? undefined : byOrder.get(order)) ?? byReceipt.get(receipt);
}

/** Names of our payouts; a provider may tell of others. */
const PAYOUT = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function readPaidOut(
  tx: Tx,
  merchantCode: string,
  { channelId, day, lines }: DayWanted,
): Promise<OurSide> {
  const payouts = lines.flatMap(({ order }) => (order !== null && PAYOUT.test(order) ? order : []));
  const credited = await listPaidOut(tx, channelId, day);
  const names = [...payouts, ...credited.map(({ id }) => id)];
  const orders = await findPayoutOrders(tx, merchantCode, names);
  return {
    known: await findPaidOutOf(tx, merchantCode, payouts),
    credited,
    listed: new Set(),
    nameOf: (payout) => (payout === null ? null : (orders.get(payout) ?? null)),
  };
}

type ReadDay = (day: string) => Promise<readonly SettledPayment[]>;

const DAY_MS = 86_400_000;
/** Days that are caught up with after an outage. */
const MOST_DAYS = 14;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const daysFrom = (day: string, count: number): string =>
  dayOf(new Date(new Date(day).getTime() + count * DAY_MS));

const settlementOf = ({ row, provider }: ReadyChannel) =>
  row.direction === 'in' ? provider.settlement : provider.payoutSettlement;

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
      (await payments.call(ready, now, () => settlementOf(ready)!(ready.channel, day)));
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
    { row: { merchant_code: merchantCode, id: channelId, direction } }: ReadyChannel,
    { day, read, now }: { readonly day: string; readonly read: ReadDay; readonly now: Date },
  ): Promise<void> {
    const lines = await read(day);
    const around = [...(await read(daysFrom(day, -1))), ...(await read(daysFrom(day, 1)))];
    await withTransaction(db, { merchantCode }, async (tx) => {
      const sides = direction === 'in' ? readCredited : readPaidOut;
      const ours = await sides(tx, merchantCode, { channelId, day, lines });
      const { known, credited, listed, nameOf } = ours;
      const { agreeing, differences } = compareDay({
        lines,
        around,
        credited,
        findCredited: createFinder(known),
        isListed: ({ receipt }) => listed.has(receipt),
        decimals: await readDecimals(tx, merchantCode),
      });
      const of = { merchantCode, channelId, direction, day, at: now };
      const counts = { agreeing, differing: differences.length };
      if (!(await insertComparison(tx, { ...of, ...counts }))) return;
      for (const difference of differences) {
        const name = difference.order ?? difference.receipt ?? '';
        const order = nameOf(difference.order);
        await insertDifference(tx, { ...of, id: ids(), name }, { ...difference, order });
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
        if (!ready || !settlementOf(ready)) continue;
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
    note: (tx, { merchantCode, channelId, direction, name, at, ...difference }) =>
      insertDifference(
        tx,
        { merchantCode, channelId, direction, name, at, day: dayOf(at), id: ids() },
        difference,
      ),
    listDifferences,
    listLast: listLastComparisons,
    close: closeDifference,
    wallets,
  };
}

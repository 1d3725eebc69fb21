import { dayIn, type IsoDay } from '../../../engine/zonedTime.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { listBooks } from '../../ledger/books.ts';
import { createSettledFinder } from '../../ledger/seals.ts';
import type { LedgerFault } from '../../ledger/verify.ts';
import {
  countEntries,
  findNext,
  listDays,
  lockProgress,
  readTimeZone,
  type LotteryVendor,
} from './count.repository.ts';
import {
  countPlayers,
  readArrivals,
  readCountedAt,
  readSums,
  type Dimension,
  type FigureFilter,
  type FigureKey,
  type Sums,
} from './figures.repository.ts';
import { findReportFaults } from './findReportFaults.ts';

export type { Dimension };

/** Figures of a time; amounts in minor units. */
export interface Figures extends Sums {
  /** What was staked and not given back. */
  readonly validBetsMinor: bigint;
  /** What games won for the house: valid bets less payouts. */
  readonly ggrMinor: bigint;
  /** What is left of it after bonuses and commissions of agents. */
  readonly ngrMinor: bigint;
  /** Members who staked money. */
  readonly activeMembers: bigint;
  /** Null where figures are told apart by more than days: nobody comes to a category. */
  readonly newMembers: bigint | null;
  readonly firstDeposits: bigint | null;
  readonly firstDepositsMinor: bigint | null;
}

/** Figures and what they are of. */
export interface FigureRow extends FigureKey, Figures {}

/** Daily figures of merchants, counted from the ledger. */
export interface Reports {
  /** Counts the entries that are new, of all merchants; a limited number of each in one transaction. */
  count(): Promise<void>;
  /** Where figures are not what the ledger says. */
  findFaults(merchantCode: string): Promise<readonly LedgerFault[]>;
  /** Figures told apart by some dimensions, in their order; the order of `by` is that of the days, categories and vendors. */
  listFigures(
    tx: Tx,
    filter: FigureFilter,
    by: readonly Dimension[],
  ): Promise<readonly FigureRow[]>;
  /** Figures of a whole time. */
  readTotals(tx: Tx, filter: FigureFilter): Promise<Figures>;
  /** The day that it is where the merchant is, its time zone, and when its entries were counted last. */
  readClock(tx: Tx, merchantCode: string): Promise<ReportClock>;
}

/** See `Reports.readClock`. */
export interface ReportClock {
  readonly timeZone: string;
  readonly today: IsoDay;
  readonly countedAt: Date | null;
}

/** What reports are made with. */
export interface ReportsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly lotteries: readonly LotteryVendor[];
  /** Entries of one transaction. */
  readonly batchSize?: number;
}

const BATCH = 5_000;

const keyOf = ({ day, category, vendor }: FigureKey) => JSON.stringify([day, category, vendor]);

const compareKeys = (one: FigureKey, other: FigureKey) => {
  const parts = ({ day, category, vendor }: FigureKey) => [day ?? '', category ?? '', vendor ?? ''];
  const [left, right] = [parts(one), parts(other)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : left[at]! < right[at]! ? -1 : 1;
};

const NO_SUMS: Sums = {
  betCount: 0n,
  betsMinor: 0n,
  refundsMinor: 0n,
  payoutsMinor: 0n,
  bonusesMinor: 0n,
  commissionsMinor: 0n,
  adjustmentsMinor: 0n,
  depositsMinor: 0n,
  withdrawalsMinor: 0n,
};

type Come = Pick<Figures, 'newMembers' | 'firstDeposits' | 'firstDepositsMinor'>;
const NOBODY: Come = { newMembers: 0n, firstDeposits: 0n, firstDepositsMinor: 0n };
const UNKNOWN: Come = { newMembers: null, firstDeposits: null, firstDepositsMinor: null };

/** Figures of sums, with what follows from them. */
function complete(sums: Sums, activeMembers: bigint, come: Come): Figures {
  const validBetsMinor = sums.betsMinor - sums.refundsMinor;
  const ggrMinor = validBetsMinor - sums.payoutsMinor;
  const ngrMinor = ggrMinor - sums.bonusesMinor - sums.commissionsMinor;
  return { ...sums, validBetsMinor, ggrMinor, ngrMinor, activeMembers, ...come };
}

/** Makes the reports of a database. */
export function createReports({ db, clock, lotteries, batchSize = BATCH }: ReportsDeps): Reports {
  const findSettledId = createSettledFinder(db);

  /** Counts one batch; whether more is waiting. */
  const countBatch = (merchantCode: string, settledId: bigint) =>
    withTransaction(db, { merchantCode }, async (tx) => {
      const afterId = await lockProgress(tx, merchantCode);
      if (afterId >= settledId) return false;
      const next = await findNext(tx, { merchantCode, afterId, settledId, limit: batchSize });
      const zone = await readTimeZone(tx, merchantCode);
      await countEntries(tx, { merchantCode, next, zone, lotteries, at: clock() });
      return next.hasMore;
    });

  async function readCome(tx: Tx, filter: FigureFilter) {
    // Who opens an account or pays in does so in no category and at no vendor.
    if (filter.category !== undefined || filter.vendorCode !== undefined) return null;
    const zone = await readTimeZone(tx, filter.merchantCode);
    return readArrivals(tx, filter, listDays(zone, filter.from, filter.to));
  }

  return {
    async count() {
      const settledId = await findSettledId();
      if (settledId === null) return;
      for (const merchantCode of await listBooks(db.owner)) {
        while (await countBatch(merchantCode, settledId));
      }
    },
    findFaults: (merchantCode) => findReportFaults(db, merchantCode),
    async listFigures(tx, filter, by) {
      const sums = await readSums(tx, filter, by);
      const players = new Map(
        (await countPlayers(tx, filter, by)).map((row) => [keyOf(row), row.members]),
      );
      const isByDay = by.length === 1 && by[0] === 'day';
      const arrivals = isByDay ? await readCome(tx, filter) : null;
      const come = new Map(arrivals?.map(({ day, ...rest }) => [day, rest]));
      const known = new Set(sums.map(({ day }) => day));
      const idle = [...come.keys()]
        .filter((day) => !known.has(day))
        .map((day) => ({ ...NO_SUMS, day, category: null, vendor: null }));
      return [...sums, ...idle]
        .map(({ day, category, vendor, ...rest }) => {
          const key = { day, category, vendor };
          const arrived = arrivals ? (come.get(day ?? '') ?? NOBODY) : UNKNOWN;
          return { ...key, ...complete(rest, players.get(keyOf(key)) ?? 0n, arrived) };
        })
        .sort(compareKeys);
    },
    async readTotals(tx, filter) {
      const [sums] = await readSums(tx, filter, []);
      const [players] = await countPlayers(tx, filter, []);
      const { day: _day, category: _category, vendor: _vendor, ...rest } = sums!;
      const come = await readCome(tx, filter);
      const sum = (name: keyof Come) =>
        come?.reduce((total, arrived) => total + arrived[name], 0n) ?? null;
      return complete(rest, players?.members ?? 0n, {
        newMembers: sum('newMembers'),
        firstDeposits: sum('firstDeposits'),
        firstDepositsMinor: sum('firstDepositsMinor'),
      });
    },
    async readClock(tx, merchantCode) {
      const timeZone = await readTimeZone(tx, merchantCode);
      const countedAt = await readCountedAt(tx, merchantCode);
      return { timeZone, today: dayIn(timeZone, clock().getTime()), countedAt };
    },
  };
}

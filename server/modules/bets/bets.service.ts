import { stringify } from 'csv-stringify/sync';
import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import type {
  exportBets,
  getBet,
  getBetChoices,
  getBets,
  getProfit,
} from '../../../schemas/api/bets.ts';
import type { QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import {
  listBetGames,
  listBets,
  listBetVendors,
  readBet,
  sumBets,
  sumValidBets,
  type BetFilter,
  type NamedBet,
} from './bets.repository.ts';
import {
  BET_COLUMNS,
  describeBet,
  describeGame,
  ownerOf,
  toLine,
  writerOf,
  type BetsCall,
} from './betViews.ts';
import { readRange } from './days.ts';
import { readProfit } from './profit.ts';

type Narrowed = Omit<QueryOf<typeof getBets>, 'pageSize'>;

/** What members read of what they played. */
export interface BetsService {
  list(call: BetsCall, query: Narrowed & { pageSize: number }): Promise<ValueOf<typeof getBets>>;
  find(call: BetsCall, query: QueryOf<typeof getBet>): Promise<ValueOf<typeof getBet>>;
  choices(call: BetsCall): Promise<ValueOf<typeof getBetChoices>>;
  writeFile(call: BetsCall, query: Narrowed): Promise<ValueOf<typeof exportBets>>;
  profit(call: BetsCall, query: QueryOf<typeof getProfit>): Promise<ValueOf<typeof getProfit>>;
  readonly sumValid: typeof sumValidBets;
  readonly readRange: typeof readRange;
  /** A row as members read it, in the language of a call. */
  describe(call: BetsCall, row: NamedBet): ValueOf<typeof getBets>['list'][number];
}

/** What the service is made of. */
export interface BetsDeps {
  readonly db: Database;
  /** Names of lotteries, by their codes. */
  readonly lotteryNames: ReadonlyMap<string, string>;
}

/** Rows of a page of a file. */
const FILE_PAGE = 500;
/** Since when members narrow by vendors. */
const CHOICE_DAYS = 366;
/** Games to narrow by, those played last. */
const MOST_GAMES = 500;

const keyOf = (before: string | undefined) => (before === undefined ? null : BigInt(before));

function filterOf(call: BetsCall, { category, vendor, game, state, from, to }: Narrowed) {
  const range = readRange(call.caller.brand, { from, to }, call.now);
  const filter: BetFilter = { from: range.from, to: range.to, category, vendor, game, state };
  return { filter, today: range.today };
}

/** Makes the service. */
export function createBetsService({ db, lotteryNames }: BetsDeps): BetsService {
  const read = (call: BetsCall, query: Narrowed, limit: number) => {
    const { filter } = filterOf(call, query);
    const before = keyOf(query.before);
    const { merchantCode } = call.caller.brand;
    return withTransaction(db, { merchantCode }, async (tx) => ({
      rows: await listBets(tx, ownerOf(call), { filter, before, limit: limit + 1 }),
      sums: before === null ? await sumBets(tx, ownerOf(call), filter) : null,
    }));
  };
  const nextOf = (rows: readonly NamedBet[], limit: number) =>
    rows.length > limit ? String(rows[limit - 1]!.id) : null;

  return {
    sumValid: sumValidBets,
    readRange,
    describe: (call, row) => describeBet(call, row, lotteryNames),
    async list(call, query) {
      const { brand } = call.caller;
      const write = writerOf(call);
      const { rows, sums } = await read(call, query, query.pageSize);
      return {
        currency: brand.currency.code,
        timeZone: brand.timeZone,
        today: dayIn(brand.timeZone, call.now.getTime()),
        totals: sums && {
          count: Number(sums.count),
          bet: write(sums.bet),
          valid: write(sums.valid),
          payout: write(sums.payout),
          net: write(sums.payout - sums.bet),
          rebate: write(sums.rebate),
        },
        list: rows.slice(0, query.pageSize).map((row) => describeBet(call, row, lotteryNames)),
        next: nextOf(rows, query.pageSize),
      };
    },
    async find(call, { source, vendor = '', reference }) {
      const { brand } = call.caller;
      const name = source === 'round' ? `${vendor} ${reference}` : reference;
      const rows = await withTransaction(db, { merchantCode: brand.merchantCode }, (tx) =>
        readBet(tx, ownerOf(call), { source, reference: name }),
      );
      if (rows.length === 0) throw new Problem('notFound', 'There is no such bet.');
      return {
        currency: brand.currency.code,
        list: rows.map((row) => describeBet(call, row, lotteryNames)),
      };
    },
    async choices(call) {
      const { brand } = call.caller;
      const since = addDays(dayIn(brand.timeZone, call.now.getTime()), -CHOICE_DAYS);
      return withTransaction(db, { merchantCode: brand.merchantCode }, async (tx) => {
        const vendors = await listBetVendors(tx, ownerOf(call), since);
        const games = await listBetGames(tx, ownerOf(call), { since, limit: MOST_GAMES });
        return { vendors, games: games.map((row) => describeGame(call, row, lotteryNames)) };
      });
    },
    async writeFile(call, query) {
      const { rows } = await read(call, query, FILE_PAGE);
      const lines = rows
        .slice(0, FILE_PAGE)
        .map((row) => toLine(describeBet(call, row, lotteryNames)));
      const isFirst = query.before === undefined;
      return {
        lines: stringify(isFirst ? [BET_COLUMNS, ...lines] : lines, {
          record_delimiter: 'windows',
        }),
        next: nextOf(rows, FILE_PAGE),
      };
    },
    profit: (call, query) => readProfit(db, call, query),
  };
}

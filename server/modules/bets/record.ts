import { stringify } from 'csv-stringify/sync';
import { addDays, momentOf } from '../../../engine/zonedTime.ts';
import {
  MOVE_TYPES,
  type exportAccountRecord,
  type getAccountRecord,
  type getAccountSummary,
} from '../../../schemas/api/accountRecord.ts';
import type { QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { ownerOf, writerOf, type BetsCall } from './betViews.ts';
import { readRange } from './days.ts';
import { listMoves, sumMoves, type MoveRow } from './record.repository.ts';

type Narrowed = QueryOf<typeof exportAccountRecord>;
type Line = ValueOf<typeof getAccountRecord>['list'][number];

/** What members read of every movement of their money. */
export interface AccountRecord {
  list(
    call: BetsCall,
    query: Narrowed & { pageSize: number },
  ): Promise<ValueOf<typeof getAccountRecord>>;
  writeFile(call: BetsCall, query: Narrowed): Promise<ValueOf<typeof exportAccountRecord>>;
  sum(
    call: BetsCall,
    query: QueryOf<typeof getAccountSummary>,
  ): Promise<ValueOf<typeof getAccountSummary>>;
}

/** Lines of a page of a file. */
const FILE_PAGE = 500;
const COLUMNS = ['at', 'type', 'wallet', 'amount', 'balance_after', 'reference'] as const;
const PLAYED: readonly string[] = ['bet', 'payout', 'refund', 'resettlement', 'rebate'];

/** What a movement was about. Transfers of lotteries refer to lottery and order, those of vendors to vendor and round. */
function aboutOf({ type, transferId, reference }: MoveRow): Pick<Line, 'about' | 'reference'> {
  if (reference === null) return { about: null, reference };
  const [first = '', ...rest] = reference.split(' ');
  if (transferId.startsWith('lottery ')) return { about: 'bet', reference: rest.join(' ') };
  if (PLAYED.includes(type)) return { about: 'bet', reference: `${first}:${rest.join(' ')}` };
  if (type === 'deposit' || type === 'withdrawal') return { about: type, reference };
  return { about: null, reference };
}

/** The moments that a range of days begins and ends at; the end is the first moment after it. */
function momentsOf(call: BetsCall, query: { from?: string | undefined; to?: string | undefined }) {
  const { brand } = call.caller;
  const { from, to } = readRange(brand, query, call.now);
  const start = (day: string) => new Date(momentOf(brand.timeZone, day, 0));
  return { from: start(from), until: start(addDays(to, 1)) };
}

/** Makes the record. */
export function createAccountRecord(db: Database): AccountRecord {
  async function read(call: BetsCall, query: Narrowed, limit: number) {
    const { brand } = call.caller;
    const write = writerOf(call);
    const range = momentsOf(call, query);
    const rows = await withTransaction(db, { merchantCode: brand.merchantCode }, (tx) =>
      listMoves(tx, ownerOf(call), {
        ...range,
        group: query.group,
        before: query.before === undefined ? null : BigInt(query.before),
        limit: limit + 1,
      }),
    );
    const list = rows.slice(0, limit).map((row): Line => ({
      id: String(row.id),
      at: row.at.toISOString(),
      type: row.type,
      wallet: row.vendor ?? MAIN_WALLET,
      amount: write(row.amountMinor),
      balanceAfter: write(row.balanceAfterMinor),
      ...aboutOf(row),
    }));
    return { list, next: rows.length > limit ? list.at(-1)!.id : null };
  }
  return {
    async list(call, query) {
      const page = await read(call, query, query.pageSize);
      return { currency: call.caller.brand.currency.code, ...page };
    },
    async sum(call, query) {
      const { brand } = call.caller;
      const write = writerOf(call);
      const range = momentsOf(call, query);
      const { balanceMinor, laterMinor, sums } = await withTransaction(
        db,
        { merchantCode: brand.merchantCode },
        (tx) => sumMoves(tx, ownerOf(call), range),
      );
      const closing = balanceMinor - laterMinor;
      const cameIn = sums.reduce((sum, { inMinor }) => sum + inMinor, 0n);
      const wentOut = sums.reduce((sum, { outMinor }) => sum + outMinor, 0n);
      return {
        currency: brand.currency.code,
        opening: write(closing - cameIn - wentOut),
        in: write(cameIn),
        out: write(wentOut),
        closing: write(closing),
        count: sums.reduce((count, one) => count + Number(one.count), 0),
        totals: MOVE_TYPES.flatMap((type) =>
          sums
            .filter((one) => one.type === type)
            .map(({ count, inMinor, outMinor }) => ({
              type,
              count: Number(count),
              in: write(inMinor),
              out: write(outMinor),
            })),
        ),
      };
    },
    async writeFile(call, query) {
      const { list, next } = await read(call, query, FILE_PAGE);
      const lines = list.map(({ at, type, wallet, amount, balanceAfter, reference }) => [
        at,
        type,
        wallet,
        amount,
        balanceAfter,
        reference,
      ]);
      const isFirst = query.before === undefined;
      return {
        lines: stringify(isFirst ? [COLUMNS, ...lines] : lines, { record_delimiter: 'windows' }),
        next,
      };
    },
  };
}

import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { LiveEventKind } from '../../db/liveEventsTable.ts';
import type { Mark, Position } from './position.ts';

/** An event as it is kept. */
export interface EventRow {
  readonly position: Position;
  readonly kind: LiveEventKind;
  /** Null is for everybody. */
  readonly memberId: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What is new. */
export interface Tail {
  readonly rows: readonly EventRow[];
  /** Up to where nothing is missing now. */
  readonly through: Mark;
  /** There is more to read at once. */
  readonly isMore: boolean;
  /** Something is there that may not be told yet: a transaction that began before it is still under way. */
  readonly isHeldBack: boolean;
}

interface TailRow {
  readonly horizon: string;
  readonly at_ms: string;
  readonly transaction_id: string | null;
  readonly id: bigint;
  readonly kind: LiveEventKind;
  readonly member_id: string | null;
  readonly content: Readonly<Record<string, unknown>>;
}

const positionOf = ({ transaction_id, id }: TailRow): Position => ({
  transactionId: BigInt(transaction_id!),
  id,
});

const toEvent = (row: TailRow): EventRow => ({
  position: positionOf(row),
  kind: row.kind,
  memberId: row.member_id,
  content: row.content,
});

/**
 * Events of a merchant after a position, in their order and up to `limit`. Without a position only where one is. Ids are
 * given out before transactions commit: what is newer than the oldest one under way waits until that is over.
 */
export async function readTail(
  tx: Tx,
  merchantCode: string,
  { after, limit }: { readonly after: Position | null; readonly limit: number },
): Promise<Tail> {
  const found = await sql<TailRow>`
    select seen.horizon::text, (extract(epoch from clock_timestamp()) * 1000)::bigint::text as at_ms,
           event.transaction_id::text, event.id, event.kind, event.member_id, event.content
      from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) seen
      left join lateral (
        select * from live_events
         where merchant_code in (${merchantCode}, '*')
           and (transaction_id, id) > (${String(after?.transactionId ?? 0n)}::xid8, ${after?.id ?? 0n}::bigint)
           and ${after !== null}
         order by transaction_id, id limit ${limit}
      ) event on true
     order by event.transaction_id, event.id`.execute(tx);
  const first = found.rows[0]!;
  const horizon = BigInt(first.horizon);
  const all = found.rows.filter((row) => row.transaction_id !== null);
  const rows = all.map(toEvent).filter(({ position }) => position.transactionId < horizon);
  const isMore = rows.length === limit;
  return {
    rows,
    through: {
      position: isMore ? rows.at(-1)!.position : { transactionId: horizon, id: 0n },
      atMs: Number(first.at_ms),
    },
    isMore,
    isHeldBack: rows.length < all.length,
  };
}

/** What a page missed between two positions, balances left out: everybody's events, and those of its member. */
export async function readMissed(
  tx: Tx,
  merchantCode: string,
  {
    memberId,
    after,
    through,
    limit,
  }: {
    readonly memberId: string | null;
    readonly after: Position;
    readonly through: Position;
    readonly limit: number;
  },
): Promise<readonly EventRow[]> {
  const between = sql`(transaction_id, id) > (${String(after.transactionId)}::xid8, ${after.id}::bigint)
    and (transaction_id, id) <= (${String(through.transactionId)}::xid8, ${through.id}::bigint)`;
  const { rows } = await sql<TailRow>`
    select transaction_id::text, id, kind, member_id, content from (
      (select * from live_events
        where merchant_code in (${merchantCode}, '*') and member_id is null and ${between}
        order by transaction_id, id limit ${limit})
      union all
      (select * from live_events
        where member_id = ${memberId}::uuid and kind <> 'balance' and ${between}
        order by transaction_id, id limit ${limit})
    ) event order by event.transaction_id, event.id`.execute(tx);
  return rows.map(toEvent);
}

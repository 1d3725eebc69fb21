import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { CLOCK } from '../../db/lotteryIssues.ts';
import type { ChaseState, OrderState } from '../../db/lotteryTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { readPlays, type PlayRow } from './instant.repository.ts';
import { listIssues } from './issues.repository.ts';
import type { OrderRow, Owner } from './orders.repository.ts';

/** Which orders are asked for. */
export interface OrdersWanted {
  readonly lottery?: string;
  readonly issue?: string;
  readonly chase?: string;
  readonly state?: OrderState;
  readonly from?: Date;
  readonly until?: Date;
  readonly before?: string;
  readonly limit: number;
}

/** An order with its issue, or what it was drawn with by itself, and the plays of its slip. */
export interface ListedOrder {
  readonly order: OrderRow;
  /** Null of an instant lottery. */
  readonly issue: IssueRow | null;
  /** Null where there is an issue. */
  readonly play: PlayRow | null;
  readonly plays: readonly string[];
}

const orderColumns = [
  'merchant_code',
  'id',
  'member_id',
  'slip_id',
  'chase_id',
  'issue_id',
  'lottery',
  'multiple',
  'currency',
  'decimals',
  'state',
  'stake_minor',
  'prize_minor',
  'rebate_minor',
  'refund_minor',
  'version',
  'hits',
  'client_seed',
  'upline_id',
  'upline_minor',
  'placed_at',
  'settled_at',
] as const;

async function withIssues(tx: Tx, orders: readonly OrderRow[]): Promise<readonly ListedOrder[]> {
  if (orders.length === 0) return [];
  const { merchant_code: merchantCode } = orders[0]!;
  const ids = [...new Set(orders.flatMap(({ issue_id }) => issue_id ?? []))];
  const slipIds = [...new Set(orders.map(({ slip_id }) => slip_id))];
  const issues = ids.length === 0 ? [] : await listIssues(tx, ids);
  const ownDraws = orders.filter(({ issue_id }) => issue_id === null).map(({ id }) => id);
  const drawn = await readPlays(tx, merchantCode, ownDraws);
  // Selections may be long, and a list shows none.
  const slips = await tx
    .selectFrom('lottery_slips')
    .select(['id', sql<string[]>`jsonb_path_query_array(items, '$.items[*].play')`.as('plays')])
    .where('merchant_code', '=', merchantCode)
    .where('id', 'in', slipIds)
    .execute();
  const byId = new Map(issues.map((issue) => [issue.id, issue]));
  const bySlip = new Map(slips.map(({ id, plays }) => [id, [...new Set(plays)]]));
  return orders.map((order) => ({
    order,
    issue: order.issue_id === null ? null : byId.get(order.issue_id)!,
    play: drawn.get(order.id) ?? null,
    plays: bySlip.get(order.slip_id) ?? [],
  }));
}

/** Orders of a member, the newest first. */
export async function listOrders(
  tx: Tx,
  { merchantCode, memberId }: Owner,
  wanted: OrdersWanted,
): Promise<readonly ListedOrder[]> {
  const { lottery, issue, chase, state, from, until, before, limit } = wanted;
  const rows = await tx
    .selectFrom('lottery_orders')
    .select(orderColumns)
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(lottery !== undefined, (query) => query.where('lottery', '=', lottery!))
    .$if(issue !== undefined, (query) =>
      query.where('issue_id', 'in', (eb) =>
        eb
          .selectFrom('lottery_issues')
          .select('lottery_issues.id')
          .where('lottery_issues.issue', '=', issue!),
      ),
    )
    .$if(chase !== undefined, (query) => query.where('chase_id', '=', chase!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', from!))
    .$if(until !== undefined, (query) => query.where('placed_at', '<', until!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withIssues(tx, rows);
}

/** Some orders of a member, in the order of their ids. */
export async function findOrders(
  tx: Tx,
  { merchantCode, memberId }: Owner,
  ids: readonly string[],
): Promise<readonly ListedOrder[]> {
  const rows = await tx
    .selectFrom('lottery_orders')
    .select(orderColumns)
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return withIssues(tx, rows);
}

/** What a member paid and got for an order, the oldest first; of a transfer cash and bonus money together. */
export async function listPayments(tx: Tx, { merchantCode, memberId }: Owner, id: string) {
  return tx
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', (join) =>
      join
        .onRef('ledger_entries.merchant_code', '=', 'ledger_transfers.merchant_code')
        .onRef('ledger_entries.transfer_id', '=', 'ledger_transfers.id'),
    )
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(({ fn }) => [
      'ledger_transfers.id',
      sql<bigint>`sum(ledger_entries.amount_minor)::bigint`.as('amount_minor'),
      fn.min('ledger_entries.created_at').as('created_at'),
    ])
    .where('ledger_transfers.merchant_code', '=', merchantCode)
    .where('ledger_accounts.member_id', '=', memberId)
    .where((eb) =>
      eb.or(
        ['stake', 'prize', 'rebate', 'refund', 'correction', 'debt'].map((move) =>
          eb.and([
            eb('ledger_transfers.id', '>=', `lottery ${move} ${id} `),
            eb('ledger_transfers.id', '<', `lottery ${move} ${id}!`),
          ]),
        ),
      ),
    )
    .groupBy('ledger_transfers.id')
    .orderBy(({ fn }) => fn.min('ledger_entries.id'))
    .execute();
}

/** What of an order could not be posted and is open still. */
export async function listReceivables(
  tx: Tx,
  merchantCode: string,
  orderId: string,
): Promise<readonly Selectable<Tables['lottery_receivables']>[]> {
  return tx
    .selectFrom('lottery_receivables')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('order_id', '=', orderId)
    .where('cleared_at', 'is', null)
    .orderBy('version')
    .execute();
}

/** A chase with the sums of its orders. */
export interface ListedChase {
  readonly chase: Selectable<Tables['lottery_chases']>;
  readonly done: number;
  readonly left: number;
  readonly stakedMinor: bigint;
  readonly heldMinor: bigint;
  readonly prizeMinor: bigint;
  readonly plays: readonly string[];
}

/** Chases of a member, the newest first; or one of them. */
export async function listChases(
  tx: Tx,
  { merchantCode, memberId }: Owner,
  wanted: {
    readonly id?: string;
    readonly lottery?: string;
    readonly state?: ChaseState;
    readonly before?: string;
    readonly limit: number;
  },
): Promise<readonly ListedChase[]> {
  const { id, lottery, state, before, limit } = wanted;
  const chases = await tx
    .selectFrom('lottery_chases')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(lottery !== undefined, (query) => query.where('lottery', '=', lottery!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  if (chases.length === 0) return [];
  const { rows } = await sql<{
    chase_id: string;
    done: bigint;
    left: bigint;
    staked: bigint;
    held: bigint;
    prize: bigint;
  }>`
    select chase_id,
           count(*) filter (where state in ('won', 'lost', 'pushed', 'refunded')) as done,
           count(*) filter (where state in ('pending', 'planned')) as left,
           coalesce(sum(stake_minor) filter (where state in ('pending', 'won', 'lost', 'pushed')), 0)::bigint as staked,
           coalesce(sum(stake_minor) filter (where state = 'planned'), 0)::bigint as held,
           coalesce(sum(prize_minor), 0)::bigint as prize
      from lottery_orders
     where merchant_code = ${merchantCode} and chase_id = any(${chases.map((chase) => chase.id)})
     group by chase_id`.execute(tx);
  const sums = new Map(rows.map((row) => [row.chase_id, row]));
  const slips = await tx
    .selectFrom('lottery_slips')
    .select(['id', sql<string[]>`jsonb_path_query_array(items, '$.items[*].play')`.as('plays')])
    .where('merchant_code', '=', merchantCode)
    .where(
      'id',
      'in',
      chases.map(({ slip_id }) => slip_id),
    )
    .execute();
  const bySlip = new Map(slips.map((slip) => [slip.id, [...new Set(slip.plays)]]));
  return chases.map((chase) => {
    const sum = sums.get(chase.id);
    return {
      chase,
      done: Number(sum?.done ?? 0n),
      left: Number(sum?.left ?? 0n),
      stakedMinor: sum?.staked ?? 0n,
      heldMinor: sum?.held ?? 0n,
      prizeMinor: sum?.prize ?? 0n,
      plays: bySlip.get(chase.slip_id) ?? [],
    };
  });
}

/** Lotteries that a member bet on last, the newest first. */
export async function listRecent(
  tx: Tx,
  { merchantCode, memberId }: Owner,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ lottery: string }>`
    select lottery from (
      select lottery, id from lottery_orders
       where merchant_code = ${merchantCode} and member_id = ${memberId}::uuid order by id desc limit 500) newest
     group by lottery order by max(id) desc limit ${limit}`.execute(tx);
  return rows.map(({ lottery }) => lottery);
}

/** Numbers of the open issue that are full at a merchant. */
export async function listFull(
  tx: Tx,
  {
    merchantCode,
    lottery,
    mostMinor,
  }: { readonly merchantCode: string; readonly lottery: string; readonly mostMinor: bigint },
): Promise<readonly { readonly play: string; readonly option: string }[]> {
  return tx
    .selectFrom('lottery_exposures')
    .select(['play', 'option'])
    .where('merchant_code', '=', merchantCode)
    .where('amount_minor', '>=', mostMinor)
    .where('issue_id', '=', (eb) =>
      eb
        .selectFrom('lottery_issues')
        .select('id')
        .where('lottery', '=', lottery)
        .where('state', '=', 'open')
        .where('close_at', '>', CLOCK)
        .orderBy('close_at')
        .limit(1),
    )
    .limit(1000)
    .execute();
}

import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { ChaseState, OrderState, Slip } from '../../db/lotteryTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Whose orders are asked for. */
export interface Owner {
  readonly merchantCode: string;
  readonly memberId: string;
}

/** An order as it is kept. */
export type OrderRow = Selectable<Tables['lottery_orders']>;
/** A chase as it is kept. */
export type ChaseRow = Selectable<Tables['lottery_chases']>;

/** An issue as a bet finds it, with its lock shared until the transaction ends. */
export interface EnteredIssue {
  readonly id: bigint;
  readonly issue: string;
  readonly open_at: Date;
  readonly close_at: Date;
  readonly draw_at: Date;
  /** Bets may be taken, by the clock of the database. */
  readonly is_takeable: boolean;
  /** What that clock says. */
  readonly now_at: Date;
}

/** Enters issues by their names; those that there are none of are left out. In the order of their closing. */
export async function enterIssues(
  tx: Tx,
  lottery: string,
  issues: readonly string[],
): Promise<readonly EnteredIssue[]> {
  const { rows } = await sql<EnteredIssue>`
    select * from lottery_enter(${lottery}, ${[...issues]}::text[])`.execute(tx);
  return rows;
}

/** Whether an issue of a lottery before this one is still to be drawn. */
export async function awaitsFormer(
  tx: Tx,
  lottery: string,
  { draw_at }: Pick<EnteredIssue, 'draw_at'>,
): Promise<boolean> {
  const former = await tx
    .selectFrom('lottery_issues')
    .select('id')
    .where('lottery', '=', lottery)
    .where('state', 'in', ['open', 'closed'])
    .where('draw_at', '<', draw_at)
    .limit(1)
    .executeTakeFirst();
  return former !== undefined;
}

/** The issue of a lottery that bets can be placed on now. */
export async function findOpenIssue(tx: Tx, lottery: string) {
  const { rows } = await sql<Pick<EnteredIssue, 'issue' | 'open_at' | 'close_at' | 'draw_at'>>`
    select issue, open_at, close_at, draw_at from lottery_issues
     where lottery = ${lottery} and state = 'open' and close_at > clock_timestamp()
     order by close_at limit 1`.execute(tx);
  return rows[0];
}

const uplineOf = ({ merchant_code, member_id }: Insertable<Tables['lottery_orders']>) =>
  sql<string | null>`(select upline_id from members
    where merchant_code = ${merchant_code} and id = ${member_id}::uuid)`;

/** Writes a slip with its orders, and the chase that they make. */
export async function insertBet(
  tx: Tx,
  {
    slip,
    chase,
    orders,
  }: {
    readonly slip: Insertable<Tables['lottery_slips']>;
    readonly chase?: Insertable<Tables['lottery_chases']>;
    readonly orders: readonly Insertable<Tables['lottery_orders']>[];
  },
): Promise<void> {
  await tx
    .with('slip', (db) => db.insertInto('lottery_slips').values(slip))
    .insertInto('lottery_orders')
    .values(orders.map((order) => ({ ...order, upline_id: uplineOf(order) })))
    .execute();
  if (chase) await tx.insertInto('lottery_chases').values(chase).execute();
}

/** The chase that an order of a member belongs to, if any. */
export async function findChaseId(tx: Tx, memberId: string, id: string): Promise<string | null> {
  const row = await tx
    .selectFrom('lottery_orders')
    .select('chase_id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.chase_id ?? null;
}

/** An order of a member, locked until the transaction ends. */
export async function lockOrder(
  tx: Tx,
  memberId: string,
  id: string,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('lottery_orders')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** How many orders a member cancelled since a moment. */
export async function countCancelled(tx: Tx, memberId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('lottery_orders')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'cancelled')
    .where('chase_id', 'is', null)
    .where('settled_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends orders without a draw. */
export async function endOrders(
  tx: Tx,
  merchantCode: string,
  ids: readonly string[],
  { state, at }: { readonly state: OrderState; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('lottery_orders')
    .set({ state, settled_at: at, refund_minor: sql`stake_minor` })
    .where('merchant_code', '=', merchantCode)
    .where('id', 'in', [...ids])
    .execute();
}

/** Slips by their ids. */
export async function readSlips(
  tx: Tx,
  merchantCode: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Slip>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('lottery_slips')
    .select(['id', 'items'])
    .where('merchant_code', '=', merchantCode)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, items }) => [id, items]));
}

/** A chase of a member, locked until the transaction ends. */
export async function lockChase(
  tx: Tx,
  of: { readonly merchantCode: string; readonly memberId?: string },
  id: string,
): Promise<ChaseRow | undefined> {
  return tx
    .selectFrom('lottery_chases')
    .selectAll()
    .where('merchant_code', '=', of.merchantCode)
    .where('id', '=', id)
    .$if(of.memberId !== undefined, (query) => query.where('member_id', '=', of.memberId!))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The chases of a member that go on, locked until the transaction ends. */
export function lockRunning(
  tx: Tx,
  { merchantCode, memberId }: Owner,
): Promise<readonly ChaseRow[]> {
  return tx
    .selectFrom('lottery_chases')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('member_id', '=', memberId)
    .where('state', '=', 'running')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** What a chase came to so far, and whether anything of it waits. */
export async function sumChase(tx: Tx, merchantCode: string, chaseId: string) {
  const { rows } = await sql<{
    won: boolean | null;
    profit: bigint;
    left: bigint;
  }>`
    select bool_or(state = 'won') as won,
           coalesce(sum(prize_minor + rebate_minor + refund_minor - stake_minor)
             filter (where state in ('won', 'lost', 'pushed', 'refunded')), 0)::bigint as profit,
           count(*) filter (where state in ('pending', 'planned')) as left
      from lottery_orders where merchant_code = ${merchantCode} and chase_id = ${chaseId}`.execute(
    tx,
  );
  return rows[0]!;
}

/** Chases of a merchant with an order in an issue that have not ended. */
export async function listRunningChases(
  tx: Tx,
  merchantCode: string,
  issueId: bigint,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('lottery_orders')
    .innerJoin('lottery_chases', (join) =>
      join
        .onRef('lottery_chases.merchant_code', '=', 'lottery_orders.merchant_code')
        .onRef('lottery_chases.id', '=', 'lottery_orders.chase_id'),
    )
    .select('lottery_chases.id')
    .where('lottery_orders.merchant_code', '=', merchantCode)
    .where('lottery_orders.issue_id', '=', issueId)
    .where('lottery_chases.state', '=', 'running')
    .orderBy('lottery_chases.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Says how a chase stands. */
export async function setChaseState(
  tx: Tx,
  { merchant_code, id }: Pick<ChaseRow, 'merchant_code' | 'id'>,
  state: ChaseState,
): Promise<void> {
  await tx
    .updateTable('lottery_chases')
    .set({ state })
    .where('merchant_code', '=', merchant_code)
    .where('id', '=', id)
    .execute();
}

/** The name of an order's issue; its own number where it has none. */
export async function findIssueName(
  tx: Tx,
  { id: number, issue_id: id }: Pick<OrderRow, 'id' | 'issue_id'>,
): Promise<string> {
  if (id === null) return number;
  const { issue } = await tx
    .selectFrom('lottery_issues')
    .select('issue')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return issue;
}

/** What is still to come of a chase, with the names of the issues, in their order; locked. */
export async function lockPlanned(tx: Tx, merchantCode: string, chaseId: string) {
  return tx
    .selectFrom('lottery_orders')
    .innerJoin('lottery_issues', 'lottery_issues.id', 'lottery_orders.issue_id')
    .selectAll('lottery_orders')
    .select('lottery_issues.issue')
    .where('merchant_code', '=', merchantCode)
    .where('chase_id', '=', chaseId)
    .where('lottery_orders.state', 'in', ['planned', 'pending'])
    .orderBy('lottery_issues.id')
    .forNoKeyUpdate('lottery_orders')
    .execute();
}

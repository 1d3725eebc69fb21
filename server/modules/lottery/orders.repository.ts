import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { ChaseState, OrderState, Slip } from '../../db/lotteryTables.ts';
import type { Tables } from '../../db/tables.ts';
import type { OptionRisk } from './readBet.ts';

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

/**
 * Counts stakes of a member in issues, each up to a limit; gives the first issue that would go beyond it with what was
 * counted there before, and then nothing of the transaction may stand.
 */
export async function countStakes(
  tx: Tx,
  of: { readonly merchantCode: string; readonly memberId: string; readonly mostMinor: bigint },
  stakes: readonly { readonly issueId: bigint; readonly stakeMinor: bigint }[],
): Promise<{ readonly issueId: bigint; readonly countedMinor: bigint } | null> {
  const { rows } = await sql<{ readonly id: bigint; readonly counted: bigint }>`
    with counted as (
      insert into lottery_member_stakes as known (merchant_code, issue_id, member_id, stake_minor)
      select ${of.merchantCode}, given.id, ${of.memberId}::uuid, given.stake
        from unnest(${stakes.map(({ issueId }) => String(issueId))}::bigint[],
                    ${stakes.map(({ stakeMinor }) => String(stakeMinor))}::bigint[]) as given (id, stake)
       order by given.id
      on conflict (merchant_code, issue_id, member_id) do update
        set stake_minor = known.stake_minor + excluded.stake_minor
      returning issue_id, stake_minor
    )
    select counted.issue_id as id, counted.stake_minor - given.stake as counted
      from counted
      join unnest(${stakes.map(({ issueId }) => String(issueId))}::bigint[],
                  ${stakes.map(({ stakeMinor }) => String(stakeMinor))}::bigint[]) as given (id, stake)
        on given.id = counted.issue_id
     where counted.stake_minor > ${String(of.mostMinor)}::bigint
     order by counted.issue_id limit 1`.execute(tx);
  const [over] = rows;
  return over ? { issueId: over.id, countedMinor: over.counted } : null;
}

/** Counts what single numbers of an issue could win, each up to a limit; gives the first that would go beyond it. */
export async function countRisks(
  tx: Tx,
  of: { readonly merchantCode: string; readonly issueId: bigint; readonly mostMinor: bigint },
  risks: readonly OptionRisk[],
): Promise<{
  readonly play: string;
  readonly option: string;
  readonly countedMinor: bigint;
} | null> {
  if (risks.length === 0) return null;
  const plays = risks.map(({ play }) => play);
  const options = risks.map(({ option }) => option);
  const amounts = risks.map(({ amountMinor }) => String(amountMinor));
  const { rows } = await sql<{ play: string; option: string; counted: bigint }>`
    with counted as (
      insert into lottery_exposures as known (merchant_code, issue_id, play, option, amount_minor)
      select ${of.merchantCode}, ${String(of.issueId)}::bigint, given.play, given.option, given.amount
        from unnest(${plays}::text[], ${options}::text[], ${amounts}::bigint[]) with ordinality
          as given (play, option, amount, place)
       order by given.place
      on conflict (merchant_code, issue_id, play, option) do update
        set amount_minor = known.amount_minor + excluded.amount_minor
      returning play, option, amount_minor
    )
    select counted.play, counted.option, counted.amount_minor - given.amount as counted
      from counted
      join unnest(${plays}::text[], ${options}::text[], ${amounts}::bigint[]) as given (play, option, amount)
        using (play, option)
     where counted.amount_minor > ${String(of.mostMinor)}::bigint
     limit 1`.execute(tx);
  const [over] = rows;
  return over ? { play: over.play, option: over.option, countedMinor: over.counted } : null;
}

/** Takes stakes and risks of an order out of the counts again. */
export async function uncount(
  tx: Tx,
  order: Pick<OrderRow, 'merchant_code' | 'issue_id' | 'member_id' | 'stake_minor'>,
  risks: readonly OptionRisk[],
): Promise<void> {
  await tx
    .updateTable('lottery_member_stakes')
    .set({ stake_minor: sql`stake_minor - ${String(order.stake_minor)}::bigint` })
    .where('merchant_code', '=', order.merchant_code)
    .where('issue_id', '=', order.issue_id)
    .where('member_id', '=', order.member_id)
    .execute();
  if (risks.length === 0) return;
  await sql`
    update lottery_exposures known set amount_minor = greatest(0, known.amount_minor - given.amount)
      from unnest(${risks.map(({ play }) => play)}::text[], ${risks.map(({ option }) => option)}::text[],
                  ${risks.map(({ amountMinor }) => String(amountMinor))}::bigint[]) as given (play, option, amount)
     where known.merchant_code = ${order.merchant_code} and known.issue_id = ${String(order.issue_id)}::bigint
       and known.play = given.play and known.option = given.option`.execute(tx);
}

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
    .values([...orders])
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

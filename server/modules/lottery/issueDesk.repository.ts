import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { CLOCK } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { LATE_MS } from './issueState.ts';

/** What a list of issues is narrowed to; late ones are among the closed. */
export type IssueFilter = 'open' | 'closed' | 'late' | 'drawn' | 'settled' | 'void';

/** Which issues are listed. */
export interface WantedIssues {
  readonly lottery?: string | undefined;
  readonly issue?: string | undefined;
  readonly state?: IssueFilter | undefined;
}

/** Where a page begins: behind the issue of this draw, in microseconds since 1970, and id. */
export interface IssuePlace {
  readonly drawMicros: bigint;
  readonly id: bigint;
}

const lateBefore = sql<Date>`clock_timestamp() - case when commitment is null
  then ${LATE_MS.elsewhere}::int else ${LATE_MS.own}::int end * interval '1 millisecond'`;

const issuesOf = (tx: Tx, { lottery, issue, state }: WantedIssues) =>
  tx
    .selectFrom('lottery_issues')
    .where('open_at', '<=', CLOCK)
    .$if(lottery !== undefined, (query) => query.where('lottery', '=', lottery!))
    .$if(issue !== undefined, (query) => query.where('issue', '=', issue!))
    .$if(state !== undefined, (query) =>
      query.where('state', '=', state === 'late' ? 'closed' : state!),
    )
    .$if(state === 'late', (query) =>
      query.where('partial', 'is', null).where('draw_at', '<=', lateBefore),
    );

/** What is to be done comes in the order of its draws, what is done with the newest first. */
const TO_COME: ReadonlySet<IssueFilter | undefined> = new Set(['open', 'closed', 'late']);

/** Issues that have opened, by their draw: the next first where they wait for it, else the newest. */
export async function listIssues(
  tx: Tx,
  wanted: WantedIssues,
  { after, limit }: { readonly after: IssuePlace | null; readonly limit: number },
): Promise<readonly (IssueRow & { readonly draw_micros: bigint })[]> {
  const order = TO_COME.has(wanted.state) ? 'asc' : 'desc';
  const beyond = sql.raw(order === 'asc' ? '>' : '<');
  const behind =
    after &&
    sql<boolean>`(draw_at, id) ${beyond} (timestamptz 'epoch' + ${after.drawMicros} * interval '1 microsecond', ${after.id})`;
  return issuesOf(tx, wanted)
    .selectAll()
    .select(sql<bigint>`(extract(epoch from draw_at) * 1000000)::bigint`.as('draw_micros'))
    .$if(behind !== null, (query) => query.where(behind!))
    .orderBy('draw_at', order)
    .orderBy('id', order)
    .limit(limit)
    .execute();
}

/** How many issues there are, counted up to `most`. */
export async function countIssues(tx: Tx, wanted: WantedIssues, most: number): Promise<number> {
  const { count } = await tx
    .selectFrom(
      issuesOf(tx, wanted)
        .select(sql<number>`1`.as('one'))
        .limit(most)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One issue by its id. */
export async function readIssue(tx: Tx, id: bigint): Promise<IssueRow | undefined> {
  return tx.selectFrom('lottery_issues').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Every result that an issue had, the newest first. */
export async function listVersions(tx: Tx, issueId: bigint) {
  return tx
    .selectFrom('lottery_results')
    .select(['version', 'draw', 'source', 'reason', 'created_at'])
    .where('issue_id', '=', issueId)
    .orderBy('version', 'desc')
    .execute();
}

/** What a merchant's members staked in an issue, and what they could win by each number of it; amounts in minor units. */
export interface Exposure {
  readonly orders: number;
  readonly stakesMinor: bigint;
  readonly options: number;
  /** The most first. */
  readonly items: readonly {
    readonly play: string;
    readonly option: string;
    readonly amountMinor: bigint;
  }[];
}

/** The exposure of a merchant in an issue, with at most `limit` numbers. */
export async function readExposure(
  tx: Tx,
  { merchantCode, issueId, limit }: { merchantCode: string; issueId: bigint; limit: number },
): Promise<Exposure> {
  const counted = tx
    .selectFrom('lottery_exposures')
    .where('merchant_code', '=', merchantCode)
    .where('issue_id', '=', issueId);
  const items = await counted
    .select(['play', 'option', 'amount_minor as amountMinor'])
    .orderBy('amount_minor', 'desc')
    .orderBy('play')
    .orderBy('option')
    .limit(limit)
    .execute();
  const { options } = await counted
    .select((eb) => eb.fn.countAll<bigint>().as('options'))
    .executeTakeFirstOrThrow();
  const taken = await tx
    .selectFrom('lottery_orders')
    .select([
      (eb) => eb.fn.countAll<bigint>().as('orders'),
      sql<bigint>`coalesce(sum(stake_minor), 0)::bigint`.as('stakesMinor'),
    ])
    .where('merchant_code', '=', merchantCode)
    .where('issue_id', '=', issueId)
    .where('state', 'not in', ['cancelled', 'cancelledBySystem'])
    .executeTakeFirstOrThrow();
  const { orders, stakesMinor } = taken;
  return { orders: Number(orders), stakesMinor, options: Number(options), items };
}

/** The account names of some members. */
export async function readAccounts(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('members')
    .select(['id', 'account'])
    .where('id', '=', sql<string>`any(${[...memberIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}

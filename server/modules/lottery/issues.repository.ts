import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { lotteryChannel } from '../../db/database.ts';
import { CLOCK } from '../../db/lotteryIssues.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import type { Tables } from '../../db/tables.ts';

/** Issues belong to no merchant, so any connection reads them. */
type Any = Kysely<Tables>;
/** Results and seals are written as the owner, who sees the orders of all merchants. */
type OwnerTx = Transaction<Tables>;

/** Writes issues that are not there yet; gives how many were new. */
export async function insertIssues(
  db: Any,
  issues: readonly Insertable<Tables['lottery_issues']>[],
): Promise<bigint> {
  if (issues.length === 0) return 0n;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('lottery_issues')
    .values([...issues])
    .onConflict((conflict) => conflict.columns(['lottery', 'issue']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ?? 0n;
}

/** An issue of a demonstration that is over. */
export interface DrawnIssue {
  readonly lottery: string;
  readonly issue: string;
  readonly openAt: Date;
  readonly closeAt: Date;
  readonly drawAt: Date;
  readonly draw: DrawJson;
  /** The digest of a seal over nothing. */
  readonly seal: string;
  /** Of draws of our own. */
  readonly proof: { readonly seed: string; readonly commitment: string } | null;
}

/** Whether any lottery has ever been drawn. */
export async function hasResults(db: Any): Promise<boolean> {
  const row = await db.selectFrom('lottery_results').select('version').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Writes issues of a demonstration with their results. */
export async function insertDrawn(db: Any, issues: readonly DrawnIssue[]): Promise<void> {
  const rows = await db
    .insertInto('lottery_issues')
    .values(
      issues.map(({ lottery, issue, openAt, closeAt, drawAt, draw, seal, proof }) => ({
        lottery,
        issue,
        open_at: openAt,
        close_at: closeAt,
        draw_at: drawAt,
        state: 'settled' as const,
        commitment: proof?.commitment ?? null,
        seed: proof?.seed ?? null,
        sealed_at: closeAt,
        seal_digest: seal,
        seal_seeds: seal,
        seal_orders: 0n,
        seal_stakes: '{}',
        draw: JSON.stringify(draw),
        version: 1,
        is_demo: true,
        drawn_at: drawAt,
        settled_version: 1,
        settled_at: drawAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['lottery', 'issue']).doNothing())
    .returning(['id', 'draw'])
    .execute();
  if (rows.length === 0) return;
  await db
    .insertInto('lottery_results')
    .values(
      rows.map(({ id, draw }) => ({
        issue_id: id,
        version: 1,
        draw: JSON.stringify(draw),
        source: 'demo',
      })),
    )
    .execute();
}

/** Until when each lottery has issues. */
export async function listHorizons(db: Any): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .selectFrom('lottery_issues')
    .select(['lottery', (eb) => eb.fn.max('draw_at').as('until')])
    .groupBy('lottery')
    .execute();
  return new Map(rows.map(({ lottery, until }) => [lottery, until]));
}

/** Issues whose bets have ended and that are not closed, the oldest first. */
export async function listToClose(db: Any, limit: number): Promise<readonly bigint[]> {
  const rows = await db
    .selectFrom('lottery_issues')
    .select('id')
    .where('state', '=', 'open')
    .where('close_at', '<=', CLOCK)
    .orderBy('close_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Issues that are closed and due, of some lotteries, the oldest first; those that named a beacon only where it is the one of
 * `chain`, so that draws which nobody can make stand in the way of none.
 */
export async function listToDraw(
  db: Any,
  lotteries: readonly string[],
  { chain = '', limit }: { readonly chain?: string; readonly limit: number },
): Promise<readonly IssueRow[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('state', '=', 'closed')
    .where('draw_at', '<=', CLOCK)
    .where('lottery', '=', sql<string>`any(${[...lotteries]}::text[])`)
    .where((eb) => eb.or([eb('beacon_round', 'is', null), eb('beacon_chain', '=', chain)]))
    .orderBy('draw_at')
    .limit(limit)
    .execute();
}

/** Issues that have orders to settle, the oldest first. */
export async function listToSettle(db: Any, limit: number): Promise<readonly IssueRow[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .whereRef('settled_version', '<', 'version')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Issues by their ids. */
export async function listIssues(db: Any, ids: readonly bigint[]): Promise<readonly IssueRow[]> {
  return db
    .selectFrom('lottery_issues')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** One issue, with its row locked; undefined where somebody else has it and `skips`. */
export async function lockIssue(
  tx: OwnerTx,
  id: bigint,
  { skips = false } = {},
): Promise<IssueRow | undefined> {
  const query = tx.selectFrom('lottery_issues').selectAll().where('id', '=', id).forNoKeyUpdate();
  return (skips ? query.skipLocked() : query).executeTakeFirst();
}

/**
 * Closes an issue whose bets have ended, and seals it: waits for every bet that was let in, lets none in after, and writes down
 * what there is. Null where it is closed already, or not yet to be closed.
 */
export async function sealIssue(tx: OwnerTx, id: bigint): Promise<IssueRow | null> {
  await sql`select pg_advisory_xact_lock(lottery_lock(${String(id)}::bigint))`.execute(tx);
  const { rows } = await sql<IssueRow>`
    update lottery_issues issue
       set state = 'closed', sealed_at = clock_timestamp(), seal_digest = seal.digest, seal_seeds = seal.seeds, seal_orders = seal.orders,
           seal_stakes = seal.stakes
      from (
        select encode(sha256(convert_to(coalesce(string_agg(id, E'\n' order by id collate "C"), ''), 'UTF8')), 'hex') as digest,
               encode(sha256(convert_to(coalesce(string_agg(client_seed, E'\n' order by client_seed collate "C"), ''), 'UTF8')), 'hex')
                 as seeds,
               count(*) as orders,
               (select coalesce(jsonb_object_agg(name, sum), '{}') from (
                  select merchant_code || ' ' || currency as name, sum(stake_minor)::text as sum
                    from lottery_orders
                   where issue_id = ${String(id)}::bigint and state in ('pending', 'planned')
                   group by merchant_code, currency) as sums) as stakes
          from lottery_orders
         where issue_id = ${String(id)}::bigint and state in ('pending', 'planned')
      ) seal
     where issue.id = ${String(id)}::bigint and issue.state = 'open' and issue.close_at <= clock_timestamp()
    returning issue.*`.execute(tx);
  return rows[0] ?? null;
}

/** A result of an issue, or that it is void. */
export interface NewResult {
  readonly draw: DrawJson | null;
  readonly source: string;
  readonly reason?: string;
  readonly isDemo?: boolean;
  readonly seed?: string;
  /** Of the beacon's round, where one is mixed in. */
  readonly beaconSignature?: string;
}

/** Writes a result as the next version of a locked issue; its orders are to be settled by it then. */
export async function writeResult(
  tx: OwnerTx,
  issue: IssueRow,
  { draw, source, reason, isDemo = false, seed, beaconSignature }: NewResult,
): Promise<IssueRow> {
  const version = issue.version + 1;
  const json = draw === null ? null : JSON.stringify(draw);
  await tx
    .insertInto('lottery_results')
    .values({ issue_id: issue.id, version, draw: json, source, reason: reason ?? null })
    .execute();
  return tx
    .updateTable('lottery_issues')
    .set({
      state: draw === null ? 'void' : 'drawn',
      draw: json,
      partial: null,
      version,
      is_demo: isDemo,
      drawn_at: sql<Date>`clock_timestamp()`,
      ...(seed !== undefined && { seed }),
      ...(beaconSignature !== undefined && { beacon_signature: beaconSignature }),
    })
    .where('id', '=', issue.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Tells all gateways of an issue that went on, once the transaction is committed. */
export async function tellOfIssue(tx: OwnerTx, id: bigint): Promise<void> {
  await sql`select pg_notify(${lotteryChannel}, ${String(id)})`.execute(tx);
}

/** Writes down what there is of a draw under way; null where the issue is not closed, or has its result. */
export async function setPartial(
  db: Any,
  id: bigint,
  { partial, isDemo }: { readonly partial: DrawJson; readonly isDemo: boolean },
): Promise<IssueRow | null> {
  const row = await db
    .updateTable('lottery_issues')
    .set({ partial: JSON.stringify(partial), is_demo: isDemo })
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes down what an operator did. */
export async function addAudit(
  db: Any,
  {
    operator,
    verb,
    lottery,
    issue,
    detail,
  }: {
    readonly operator: string;
    readonly verb: string;
    readonly lottery: string;
    readonly issue: string;
    readonly detail: object;
  },
): Promise<void> {
  await db
    .insertInto('lottery_audit')
    .values({ operator, verb, lottery, issue, detail: JSON.stringify(detail) })
    .execute();
}

/** Merchants that have orders of an issue which are not settled by its newest result. */
export async function listMerchantsToSettle(
  owner: Any,
  { id, version }: Pick<IssueRow, 'id' | 'version'>,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('lottery_orders')
    .select('merchant_code')
    .distinct()
    .where('issue_id', '=', id)
    .where('version', '<', version)
    .where('state', 'not in', ['cancelled', 'cancelledBySystem'])
    .orderBy('merchant_code')
    .execute();
  return rows.map(({ merchant_code }) => merchant_code);
}

/** Merchants that have orders of chases in an issue. */
export async function listMerchantsWithChases(
  owner: Any,
  issueId: bigint,
): Promise<readonly string[]> {
  const rows = await owner
    .selectFrom('lottery_orders')
    .select('merchant_code')
    .distinct()
    .where('issue_id', '=', issueId)
    .where('chase_id', 'is not', null)
    .orderBy('merchant_code')
    .execute();
  return rows.map(({ merchant_code }) => merchant_code);
}

/** Says that all orders of an issue are settled by a version; null where somebody said so, or there is a newer one. */
export async function endSettlement(
  db: Any,
  { id, version }: Pick<IssueRow, 'id' | 'version'>,
): Promise<IssueRow | null> {
  const row = await db
    .updateTable('lottery_issues')
    .set({
      settled_version: version,
      settled_at: sql<Date>`clock_timestamp()`,
      state: sql`case when state = 'drawn' then 'settled' else state end`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('settled_version', '<', version)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

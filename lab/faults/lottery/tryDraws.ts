import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { withTransaction, type Database } from '../../../server/db/database.ts';
import { merchantCode } from '../books.ts';
import type { Verdict } from '../verdict.ts';
import { addBettors, addIssue, betOnDigit, openBets } from './lotterySite.ts';

const SETTLER = path.join(import.meta.dirname, 'settler.ts');
const BETTORS = 4;
const FUNDS = 10_000n;
const PAST_MS = 1_000;

interface Tried {
  readonly db: Database;
  readonly verdict: Verdict;
}

/** Runs a gateway's clock in a process of its own; how many statements it sent, or null where it was killed. */
async function settle(
  { db, verdict }: Tried,
  { killAt = 0, where }: { readonly killAt?: number; readonly where: string },
): Promise<number | null> {
  const args = ['--import', 'tsx', SETTLER, db.url, String(killAt)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === 'SIGKILL' && killAt > 0) return null;
  if (code !== 0) verdict.fail(`${where}: a gateway ended with ${code}: ${errors.slice(0, 400)}`);
  return Number(out);
}

/** An issue with orders of several members, one of each digit and chases on a next issue, whose bets have ended. */
async function addDueIssue(db: Database) {
  const bets = openBets();
  const bettors = await addBettors(db, BETTORS, FUNDS);
  const [issue, next] = [
    await addIssue(db, { closeAt: Date.now() + 600_000, drawsAfterMs: 1_000 }),
    await addIssue(db, { closeAt: Date.now() + 3_600_000, drawsAfterMs: 5_000 }),
  ];
  for (const call of bettors) {
    for (const digit of [0, 3, 7]) {
      await withTransaction(db, { merchantCode }, (tx) =>
        bets.place(tx, call, betOnDigit(digit, [issue])),
      );
    }
    await withTransaction(db, { merchantCode }, (tx) =>
      bets.place(tx, call, betOnDigit(5, [issue, next])),
    );
  }
  const past = new Date(Date.now() - PAST_MS);
  await db.owner
    .updateTable('lottery_issues')
    .set({ close_at: past, draw_at: past })
    .where('issue', '=', issue)
    .execute();
  return { issue, next, memberIds: bettors.map(({ member }) => member.memberId) };
}

/** What is wrong with an issue that should be settled: its draw, its orders, and money of its members. */
async function check(
  db: Database,
  { issue, next, memberIds }: Awaited<ReturnType<typeof addDueIssue>>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ fault: string }>`
    with issue as (select * from lottery_issues where issue = ${issue}),
    orders as (
      select known.*, issue.draw, issue.issue as name from lottery_orders known
        join lottery_issues issue on issue.id = known.issue_id
       where known.member_id = any(${memberIds}::uuid[])
    ),
    digit as (select right(draw #>> '{}', 1) as last from issue)
    select 'the issue is ' || state || ' by version ' || version as fault from issue
     where state <> 'settled' or version <> 1 or settled_version <> 1
    union all
    select 'there are ' || count(*) || ' results' from lottery_results join issue on issue.id = issue_id having count(*) <> 1
    union all
    select 'order ' || orders.id || ' is ' || state || ' with ' || prize_minor
      from orders join lottery_slips slip on slip.merchant_code = orders.merchant_code and slip.id = orders.slip_id, digit
     where name = ${issue}
       and (state, prize_minor) is distinct from (
         case when right(slip.items #>> '{items,0,selection}', 1) = last then 'won' else 'lost' end,
         case when right(slip.items #>> '{items,0,selection}', 1) = last then 1900 else 0 end)
    union all
    select 'the chase of ' || orders.id || ' goes on as ' || state from orders, digit
     where name = ${next} and state <> case when last = '5' then 'cancelled' else 'planned' end
    union all
    select 'a wallet has ' || balance_minor || ' and not ' || meant from (
      select account.balance_minor, ${String(FUNDS)}::bigint + (
          select coalesce(sum(prize_minor + rebate_minor + refund_minor - stake_minor), 0) from orders
           where orders.member_id = account.member_id and name = ${issue}) as meant
        from ledger_accounts account where account.member_id = any(${memberIds}::uuid[])) wallets
     where balance_minor <> meant`.execute(db.owner);
  return rows.map(({ fault }) => fault);
}

/** Two processes draw and settle one issue at the same moment. */
export async function tryTwoGateways(tried: Tried, seed: number): Promise<void> {
  const where = `two gateways, seed ${seed}`;
  const due = await addDueIssue(tried.db);
  await Promise.all([settle(tried, { where }), settle(tried, { where })]);
  // What one of them had under way when the other looked is ended by the next look.
  await settle(tried, { where });
  for (const fault of await check(tried.db, due)) tried.verdict.fail(`${where}: ${fault}`);
}

/**
 * Kills a gateway with -9 after each statement between the close of an issue and the end of its settlement, one issue a
 * statement; two others then go on at once. Gives how many steps there were.
 */
export async function tryKills(tried: Tried): Promise<number> {
  for (let killAt = 1; ; killAt += 1) {
    const where = `killed after statement ${killAt}`;
    const due = await addDueIssue(tried.db);
    const sent = await settle(tried, { killAt, where });
    await Promise.all([settle(tried, { where }), settle(tried, { where })]);
    await settle(tried, { where });
    for (const fault of await check(tried.db, due)) tried.verdict.fail(`${where}: ${fault}`);
    if (sent !== null) return killAt - 1;
  }
}

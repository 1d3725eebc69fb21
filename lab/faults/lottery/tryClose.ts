import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { joinClientSeeds } from '../../../engine/games/fairness/serverSeed.ts';
import { randomFrom } from '../../../scripts/art/random.ts';
import { withTransaction, type Database } from '../../../server/db/database.ts';
import { Problem } from '../../../server/http/problem.ts';
import { merchantCode } from '../books.ts';
import type { Verdict } from '../verdict.ts';
import { addBettors, addIssue, betOnDigit, openBets, openDraws } from './lotterySite.ts';

const BETS = 50;
const AROUND_MS = 50;
/** Until the first bet is fired. */
const AHEAD_MS = 250;

async function readClock(db: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db.owner);
  return rows[0]!.now.getTime();
}

/**
 * Fires bets from 50 ms before the close of an issue to 50 ms after, while two gateways close it: whatever is told to be taken is
 * in the seal and paid for, and nothing else is. Gives how many were taken.
 */
export async function tryClose(
  {
    db,
    other,
    verdict,
  }: { readonly db: Database; readonly other: Database; readonly verdict: Verdict },
  seed: number,
): Promise<number> {
  const random = randomFrom(`close ${seed}`);
  const fail = (sentence: string) => verdict.fail(`close, seed ${seed}: ${sentence}`);
  const bettors = await addBettors(db, 5, 100_000n);
  const bets = openBets();
  const clocks = [db, other].map((one) => openDraws(one, (error) => fail(String(error))));
  const closeAt = (await readClock(db)) + AHEAD_MS;
  const issue = await addIssue(db, { closeAt, drawsAfterMs: 3_600_000 });
  const offset = Date.now() - (await readClock(db));
  const taken: string[] = [];
  const late: string[] = [];

  async function fire(): Promise<void> {
    const at = random.int(-AROUND_MS, AROUND_MS);
    await wait(Math.max(0, closeAt + offset + at - Date.now()));
    try {
      const { orders } = await withTransaction(db, { merchantCode }, (tx) =>
        bets.place(tx, random.pick(bettors), betOnDigit(random.int(0, 9), [issue])),
      );
      taken.push(orders[0]!.id);
      if (new Date(orders[0]!.placed_at).getTime() >= closeAt) late.push(orders[0]!.id);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'issueClosed')) fail(String(error));
    }
  }
  let isOver = false;
  const turn = async () => {
    while (!isOver) await Promise.all([...clocks.map((clock) => clock.turn()), wait(2)]);
  };
  const turning = turn();
  await Promise.all(Array.from({ length: BETS }, fire));
  await wait(20);
  isOver = true;
  await turning;

  const row = await db.owner
    .selectFrom('lottery_issues')
    .select(['state', 'seal_digest', 'seal_orders'])
    .where('issue', '=', issue)
    .executeTakeFirstOrThrow();
  if (row.state !== 'closed') fail(`the issue is ${row.state}`);
  if (row.seal_digest !== joinClientSeeds(taken)) {
    fail(`${taken.length} bets were taken, ${row.seal_orders} are sealed`);
  }
  if (late.length > 0) fail(`${late.length} bets were taken after the close`);
  const { staked } = await withTransaction(db, { merchantCode }, (tx) =>
    tx
      .selectFrom('ledger_entries')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .select((eb) => eb.fn.sum<string>('amount_minor').as('staked'))
      .where(
        'member_id',
        'in',
        bettors.map(({ member }) => member.memberId),
      )
      .executeTakeFirstOrThrow(),
  );
  const meant = BigInt(bettors.length) * 100_000n - BigInt(taken.length) * 200n;
  if (BigInt(staked) !== meant) fail(`the wallets have ${staked}, and not ${meant}`);
  return taken.length;
}

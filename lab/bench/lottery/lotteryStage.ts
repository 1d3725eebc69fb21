import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { issuesBetween } from '../../../engine/lottery/calendar.ts';
import { findFamily } from '../../../engine/lottery/families.ts';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import { commitmentOf, drawIssue } from '../../../engine/lottery/verify.ts';
import { joinClientSeeds } from '../../../engine/games/fairness/serverSeed.ts';
import { createSecretBox } from '../../../server/crypto/secretBox.ts';
import { withTransaction } from '../../../server/db/database.ts';
import { loadKeys } from '../../../server/keys.ts';
import { writeIssue } from '../../../server/modules/lottery/issueFactory.ts';
import { makeNumbers } from '../../../server/modules/lottery/orderNumber.ts';
import { MERCHANT, type PlayStage } from '../play/playStage.ts';

/** The lottery that is bet on, drawn and looked at. */
export const LOTTERY = findLottery('SSC5M')!;

const HOUR_MS = 3_600_000;
const PRICE_MINOR = 200n;
const CHUNK = 2_000;

/** Adds an issue that is open for an hour; gives its id. */
export async function addOpenIssue(
  { database, dataDirectory }: PlayStage,
  issue: string,
): Promise<bigint> {
  const files = { dataDirectory, sealKeyFile: undefined, secretFile: undefined };
  const { secret } = await loadKeys(files);
  const makers = {
    box: createSecretBox(secret, randomBytes),
    random: randomBytes,
    beacon: undefined,
  };
  const now = Date.now();
  const times = { openAt: now - 60_000, closeAt: now + HOUR_MS, drawAt: now + HOUR_MS };
  const { id } = await database.owner
    .insertInto('lottery_issues')
    .values(writeIssue(LOTTERY, { issue, ...times }, makers))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends an issue: the gateway's own clock closes, seals, draws and settles it from now on. */
export async function endIssue({ database }: PlayStage, id: bigint): Promise<void> {
  await database.owner
    .updateTable('lottery_issues')
    .set({
      close_at: sql`clock_timestamp() - interval '1 millisecond'`,
      draw_at: sql`clock_timestamp() - interval '1 millisecond'`,
    })
    .where('id', '=', id)
    .execute();
}

/** How an issue stands, by the clock of the database. */
export const readIssue = ({ database }: PlayStage, id: bigint) =>
  database.owner
    .selectFrom('lottery_issues')
    .select(['state', 'drawn_at', 'settled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** One bet in ten wins. */
const slipOf = (digit: number) => ({
  capMinor: '100000000',
  items: [
    {
      play: 'POS',
      selection: `-|-|-|-|${digit}`,
      units: 1,
      unitPrice: '20000',
      multiple: 1,
      series: 1960,
      ceiling: 1960,
      odds: null,
      capMinor: null,
    },
  ],
});

/** Writes orders of an issue as bets leave them, without the movements of money that are over by then. */
export async function addOrders(
  { database, players }: PlayStage,
  issueId: bigint,
  count: number,
): Promise<void> {
  const { merchantCode: merchant_code, currency } = MERCHANT;
  const now = new Date();
  const numbers = makeNumbers('L', now, { random: randomBytes, count });
  const slips = players.map(({ memberId }, at) => ({
    merchant_code,
    member_id: memberId,
    id: randomUUID(),
    lottery: LOTTERY.id,
    items: JSON.stringify(slipOf(at % 10)),
  }));
  await withTransaction(database, MERCHANT, (tx) =>
    tx.insertInto('lottery_slips').values(slips).execute(),
  );
  for (let from = 0; from < count; from += CHUNK) {
    const orders = numbers.slice(from, from + CHUNK).map((id, at) => {
      const { member_id, id: slip_id } = slips[(from + at) % slips.length]!;
      return {
        merchant_code,
        id,
        member_id,
        slip_id,
        currency,
        lottery: LOTTERY.id,
        chase_id: null,
        upline_id: null,
        client_seed: null,
        settled_at: null,
        issue_id: issueId,
        multiple: 1,
        decimals: 2,
        state: 'pending' as const,
        stake_minor: PRICE_MINOR,
        placed_at: now,
      };
    });
    await withTransaction(database, MERCHANT, (tx) =>
      tx.insertInto('lottery_orders').values(orders).execute(),
    );
  }
}

/** Gives the lottery so many drawn issues that the longest chart has its 200. */
export async function addPastDraws({ database }: PlayStage): Promise<void> {
  const family = findFamily(LOTTERY.family)!;
  const seal = joinClientSeeds([]);
  const until = Date.now() - HOUR_MS;
  const issues = issuesBetween(LOTTERY, until - 24 * HOUR_MS, until).slice(-250);
  const rows = issues.map(({ issue, openAt, closeAt, drawAt }) => {
    const place = { lottery: LOTTERY.id, issue, seed: randomBytes(32).toString('hex') };
    const parts = { seal, memberSeeds: seal };
    const [opened, closed, drawn] = [openAt, closeAt, drawAt].map((ms) => new Date(ms)) as [
      Date,
      Date,
      Date,
    ];
    return {
      ...place,
      open_at: opened,
      close_at: closed,
      sealed_at: closed,
      draw_at: drawn,
      drawn_at: drawn,
      settled_at: drawn,
      state: 'settled' as const,
      version: 1,
      settled_version: 1,
      is_demo: true,
      seal_digest: seal,
      seal_seeds: seal,
      seal_orders: 0n,
      seal_stakes: '{}',
      commitment: commitmentOf(place),
      draw: JSON.stringify(drawIssue(family, LOTTERY, { ...place, parts, drawAt })),
    };
  });
  await database.owner
    .insertInto('lottery_issues')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['lottery', 'issue']).doNothing())
    .execute();
}

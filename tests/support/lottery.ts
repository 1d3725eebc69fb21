import type { BeaconChain } from '../../engine/lottery/beacon.ts';
import type { DrawJson } from '../../engine/lottery/lotteryModel.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { placeLotteryBet } from '../../schemas/api/lotteryOrders.ts';
import { withTransaction } from '../../server/db/database.ts';
import type { Slip } from '../../server/db/lotteryTables.ts';
import { createSecretBox } from '../../server/crypto/secretBox.ts';
import { findLottery } from '../../engine/lottery/lotteries.ts';
import { writeIssue } from '../../server/modules/lottery/issueFactory.ts';
import { lockIssue, writeResult } from '../../server/modules/lottery/issues.repository.ts';
import { insertBet } from '../../server/modules/lottery/orders.repository.ts';
import type { WantedBet } from '../../server/modules/lottery/readBet.ts';
import type { SignedInAs, TestBrand, TestGateway } from './gateway.ts';
import { payIn } from './ledger.ts';
import { addMember, signIn } from './members.ts';
import { testKeys } from './seal.ts';

/** When an issue of a test opens, closes and is drawn, in milliseconds from now by the machine's clock. */
export interface TestIssueTimes {
  readonly opensIn?: number;
  readonly closesIn?: number;
  readonly drawsIn?: number;
  /** Whose round is mixed into the draw. */
  readonly beacon?: { readonly chain: BeaconChain };
}

/** What secrets of issues are sealed with, as a test's gateway does. */
export const testBox = createSecretBox(testKeys.secret, randomBytes);

let made = 0;

/** Adds an issue of a lottery of the catalogue; resolves with its name. */
export async function addIssue(
  { db }: Pick<TestGateway, 'db'>,
  lottery = 'SSC1M',
  { opensIn = -60_000, closesIn = 60_000, drawsIn = closesIn + 5_000, beacon }: TestIssueTimes = {},
): Promise<string> {
  made += 1;
  const issue = `T-${String(made).padStart(6, '0')}`;
  const now = Date.now();
  const times = { openAt: now + opensIn, closeAt: now + closesIn, drawAt: now + drawsIn };
  const makers = { box: testBox, random: randomBytes, beacon };
  await db.owner
    .insertInto('lottery_issues')
    .values(writeIssue(findLottery(lottery)!, { issue, ...times }, makers))
    .execute();
  return issue;
}

/** Moves the close of an issue into the past, and its draw with it or, where `isDue` is false, an hour ahead. */
export async function endIssue(
  { db }: Pick<TestGateway, 'db'>,
  issue: string,
  { isDue = true } = {},
): Promise<void> {
  await db.owner
    .updateTable('lottery_issues')
    .set({
      open_at: sql`least(open_at, clock_timestamp() - interval '3 minutes')`,
      close_at: sql`clock_timestamp() - interval '1 millisecond'`,
      draw_at: sql`clock_timestamp() + ${isDue ? -1 : 3_600_000} * interval '1 millisecond'`,
    })
    .where('issue', '=', issue)
    .execute();
}

/** Gives a closed issue five digits for a result, or corrects them; null voids it. */
export async function setResult(
  { db }: Pick<TestGateway, 'db'>,
  issue: string,
  digits: string | DrawJson | null,
): Promise<void> {
  const draw = typeof digits === 'string' ? [...digits].join(',') : digits;
  await db.owner.transaction().execute(async (tx) => {
    const { id } = await tx
      .selectFrom('lottery_issues')
      .select('id')
      .where('issue', '=', issue)
      .executeTakeFirstOrThrow();
    await writeResult(tx, (await lockIssue(tx, id))!, { draw, source: 'test' });
  });
}

/** A member who bets. */
export interface Bettor {
  readonly memberId: string;
  readonly as: SignedInAs;
}

/** Adds a member with money, signed in. */
export async function addBettor(
  gateway: TestGateway,
  at: TestBrand,
  balanceMinor = 100_000n,
): Promise<Bettor> {
  const account = `b${randomUUID().slice(0, 10).replaceAll('-', '')}`;
  const memberId = await addMember(gateway, at, { account });
  if (balanceMinor > 0n) await payIn(gateway.db, at, memberId, balanceMinor);
  return { memberId, as: await signIn(gateway, at, account) };
}

/** One number on the last digit of SSC at the highest series, for 2.00. */
export const onLastDigit = (
  digits = '7',
  overrides: Partial<WantedBet['items'][number]> = {},
): WantedBet['items'][number] => ({
  play: 'POS',
  selection: `-|-|-|-|${digits}`,
  units: digits.length,
  unitPrice: '2',
  multiple: 1,
  series: 1960,
  ...overrides,
});

/** A bet of one item in one issue. */
export const betOn = (issue: string, overrides: Partial<WantedBet> = {}): WantedBet => ({
  lottery: 'SSC1M',
  items: [onLastDigit()],
  issues: [{ issue, multiple: 1 }],
  stake: '2.00',
  ...overrides,
});

/** Places a bet. */
export const placeBet = (
  gateway: TestGateway,
  at: TestBrand,
  { as }: Bettor,
  body: unknown,
  key: string = randomUUID(),
) => gateway.call(at, placeLotteryBet, { as, body, headers: { 'idempotency-key': key } });

/** Adds the issue that contracts have for an example; resolves with its id. */
export async function addExampleIssue({ db }: Pick<TestGateway, 'db'>): Promise<bigint> {
  const { id } = await db.owner
    .insertInto('lottery_issues')
    .values({
      lottery: 'SSC1M',
      issue: '20260201-0001',
      open_at: new Date('2026-02-01T00:00:00Z'),
      close_at: new Date('2026-02-01T00:00:55Z'),
      draw_at: new Date('2026-02-01T00:01:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds the order that contracts have for an example, for some member of a merchant. */
export async function addExampleOrder(
  { db }: Pick<TestGateway, 'db'>,
  { merchantCode, currency: { code, decimals } }: TestBrand,
  issueId: bigint,
): Promise<void> {
  await withTransaction(db, { merchantCode }, async (tx) => {
    const { id } = await tx
      .selectFrom('members')
      .select('id')
      .where('merchant_code', '=', merchantCode)
      .executeTakeFirstOrThrow();
    const common = { merchant_code: merchantCode, member_id: id, lottery: 'SSC1M' };
    const slip: Slip = {
      capMinor: '1000',
      items: [
        {
          play: 'POS',
          selection: '-|-|-|-|7',
          units: 1,
          unitPrice: '20000',
          multiple: 1,
          series: 1960,
          ceiling: 1960,
          odds: null,
          capMinor: null,
        },
      ],
    };
    const slipId = randomUUID();
    await insertBet(tx, {
      slip: { ...common, id: slipId, items: JSON.stringify(slip) },
      orders: [
        {
          ...common,
          id: 'L26020110300012ABCDEF',
          slip_id: slipId,
          issue_id: issueId,
          multiple: 1,
          currency: code,
          decimals,
          state: 'pending',
          stake_minor: 200n,
          placed_at: new Date('2026-02-01T00:00:30Z'),
        },
      ],
    });
  });
}

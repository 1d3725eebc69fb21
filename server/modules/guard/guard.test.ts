import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardVip } from '../../../engine/rewards/vip.ts';
import { claimRewards, getRewards } from '../../../schemas/api/rewards.ts';
import {
  holdRewards,
  listRewardRisks,
  releaseRewards,
  seeRewardRisk,
} from '../../../schemas/desk/guard.ts';
import type { DeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import {
  callDesk,
  codeOf,
  createTestDesk,
  staffWith,
  type TestStaff,
} from '../../../tests/support/desk.ts';
import { aurora, type TestGateway } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
} from '../../../tests/support/vendors.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { mayBeRewarded } from '../../db/rewardedMembers.ts';

const { merchantCode } = aurora;
const promotion = randomUUID();

let gateway: TestGateway;
let staff: TestStaff;

const inBrand = <T>(work: (tx: Tx) => Promise<T>) =>
  withTransaction(gateway.db, { merchantCode }, work);

beforeAll(async () => {
  gateway = await createTestDesk();
  staff = await staffWith(gateway, 'risk');
  await recordIdentity(gateway.db, {
    brandId: aurora.id,
    merchantCode,
    currency: aurora.currency,
    timeZone: aurora.timeZone,
  });
  const now = gateway.now();
  await inBrand(async (tx) => {
    await sql`
      insert into promotions (merchant_code, id, kind, state, place, version, created_at, changed_at, changed_by)
      values (${merchantCode}, ${promotion}, 'signIn', 'published', 1, 1, ${now}, ${now}, 'test')`.execute(
      tx,
    );
    await sql`
      insert into promotion_versions (merchant_code, promotion_id, version, terms, created_at, created_by)
      values (${merchantCode}, ${promotion}, 1, '{}', ${now}, 'test')`.execute(tx);
  });
});

afterAll(() => gateway.close());

const add = () =>
  addMember(gateway, aurora, {
    account: `g${randomUUID().slice(0, 8)}`,
    created_at: gateway.now(),
  });

const claim = (member: string, times = 1) =>
  inBrand(async (tx) => {
    for (let at = 0; at < times; at += 1) {
      await sql`
        insert into promotion_entries (merchant_code, id, promotion_id, member_id, period, version, kind, state,
          currency, decimals, amount_minor, created_at, changed_at, claimed_at)
        values (${merchantCode}, ${randomUUID()}, ${promotion}, ${member}, ${randomUUID().slice(0, 20)}, 1, 'signIn',
          'claimed', 'EUR', 2, 150, ${gateway.now()}, ${gateway.now()}, ${gateway.now()})`.execute(
        tx,
      );
    }
  });

const shareAddress = (members: readonly string[], ip = randomUUID()) =>
  inBrand(async (tx) => {
    for (const member of members) {
      await sql`insert into member_addresses (merchant_code, member_id, ip, first_seen_at, last_seen_at)
        values (${merchantCode}, ${member}, ${ip}, now(), now())`.execute(tx);
    }
  });

/** An order of an issue, each selection an item of one play. */
const bet = (member: string, issue: bigint, selection: string) =>
  inBrand(async (tx) => {
    const slip = randomUUID();
    await sql`insert into lottery_slips (merchant_code, id, member_id, lottery, items)
      values (${merchantCode}, ${slip}, ${member}, 'SSC1M',
        ${JSON.stringify({ items: [{ play: 'BALLS', selection }], capMinor: '1' })}::jsonb)`.execute(
      tx,
    );
    const id = `L${randomUUID().replace(/-/g, '').slice(0, 20).toUpperCase()}`;
    await sql`insert into lottery_orders (merchant_code, id, member_id, slip_id, issue_id, lottery, multiple, currency,
        decimals, state, stake_minor, placed_at)
      values (${merchantCode}, ${id}, ${member}, ${slip}, ${issue}, 'SSC1M', 1, 'EUR', 2, 'pending', 100, ${gateway.now()})`.execute(
      tx,
    );
  });

async function makeIssue(): Promise<bigint> {
  const { rows } = await inBrand((tx) =>
    sql<{ id: bigint }>`insert into lottery_issues (lottery, issue, open_at, close_at, draw_at)
      values ('SSC1M', ${randomUUID()}, now(), now() + interval '1 minute', now() + interval '1 minute')
      returning id`.execute(tx),
  );
  return rows[0]!.id;
}

const work = () => gateway.parts.guard.work();

const ask = (endpoint: DeskEndpoint, with_: { body?: object; query?: Record<string, string> }) =>
  callDesk(gateway, endpoint, { as: staff, brand: 'AURORA', ...with_ });

async function found(memberId: string) {
  const reply = await ask(listRewardRisks, { query: { memberId } });
  return reply.json().value.items as { reason: string; count: number; state: string }[];
}

it('names linked accounts that had the same promotion, and who only claims', async () => {
  const [one, other, stranger] = [await add(), await add(), await add()];
  await shareAddress([one, other]);
  await Promise.all([claim(one, 3), claim(other), claim(stranger)]);
  await work();
  expect(await found(one)).toMatchObject([
    { reason: 'onlyClaims', count: 3, amount: '4.50' },
    { reason: 'linkedClaims', count: 1, linked: [{ id: other, why: ['address'] }] },
  ]);
  expect(await found(other)).toMatchObject([{ reason: 'linkedClaims', linked: [{ id: one }] }]);
  expect(await found(stranger)).toEqual([]);
});

it('names linked accounts on both sides of the same draws, and no others', async () => {
  const [big, small, same] = [await add(), await add(), await add()];
  await shareAddress([big, small, same]);
  await Promise.all([big, small, same].map((member) => claim(member)));
  for (let at = 0; at < 3; at += 1) {
    const issue = await makeIssue();
    await bet(big, issue, '1B,3-7');
    await bet(small, issue, '1S');
    await bet(same, issue, '1B,2S');
  }
  await work();
  const reasons = async (member: string) =>
    (await found(member)).filter(({ reason }) => reason === 'oppositeBets');
  expect(await reasons(big)).toMatchObject([{ count: 3, linked: [{ id: small }] }]);
  expect(await reasons(same)).toMatchObject([{ count: 3, linked: [{ id: small }] }]);
});

it('names linked accounts on both sides of the same rounds at a table, as the vendor says', async () => {
  const game = await findTestGame(gateway);
  const key = await addVendorKey(gateway, aurora, game.vendorCode);
  const rounds = [randomUUID(), randomUUID(), randomUUID()];
  const play = async (sides: readonly string[], isTakenBack = false) => {
    const member = await add();
    const { account } = await inBrand((tx) =>
      tx.selectFrom('members').select('account').where('id', '=', member).executeTakeFirstOrThrow(),
    );
    await fundMember(gateway, aurora, member, 10_000n);
    const as = await signIn(gateway, aurora, account);
    const code = await launchCode(gateway, aurora, as, account, game);
    const opened = await callAsVendor(gateway, aurora, 'authenticate', { code }, { key });
    for (const round of rounds) {
      const call = { session: opened.value['session'], roundId: randomUUID() };
      const debitTransactionId = randomUUID();
      const table = { round, sides };
      const debit = { ...call, transactionId: debitTransactionId, amount: '1.00', table };
      expect((await callAsVendor(gateway, aurora, 'debit', debit, { key })).status).toBe(200);
      if (!isTakenBack) continue;
      const back = { ...call, transactionId: randomUUID(), debitTransactionId };
      await callAsVendor(gateway, aurora, 'rollback', back, { key });
    }
    return member;
  };
  const red = await play(['red', 'low']);
  const black = await play(['black']);
  const back = await play(['black'], true);
  const same = await play(['red', 'even']);
  await inBrand((tx) => tx.deleteFrom('member_addresses').execute());
  await shareAddress([red, black, back, same]);
  await Promise.all([red, black, back, same].map((member) => claim(member)));
  await work();
  const reasons = async (member: string) =>
    (await found(member)).filter(({ reason }) => reason === 'oppositeBets');
  expect(await reasons(red)).toMatchObject([{ count: 3, linked: [{ id: black }] }]);
  expect(await reasons(back)).toEqual([]);
  expect(await reasons(same)).toMatchObject([{ count: 3, linked: [{ id: black }] }]);
  const wrong = { round: rounds[0], sides: ['green'] };
  const debit = { session: 'x'.repeat(43), transactionId: 't', roundId: 'r', amount: '1.00' };
  const refused = { ...debit, table: wrong };
  expect((await callAsVendor(gateway, aurora, 'debit', refused, { key })).code).toBe('badRequest');
});

it('shows again what was looked at once there is more of it', async () => {
  const one = await add();
  await claim(one, 3);
  await work();
  const body = { memberId: one, risk: 'onlyClaims', reason: 'a student' };
  expect((await ask(seeRewardRisk, { body })).statusCode).toBe(200);
  expect(codeOf(await ask(seeRewardRisk, { body }))).toBe('changedMeanwhile');
  await work();
  expect(await found(one)).toMatchObject([{ state: 'seen', count: 3 }]);
  await claim(one);
  await work();
  expect(await found(one)).toMatchObject([{ state: 'open', count: 4 }]);
});

it('holds rewards and lets them go: what was earned waits, and is paid afterwards', async () => {
  const memberId = await add();
  const { account } = await inBrand((tx) =>
    tx.selectFrom('members').select('account').where('id', '=', memberId).executeTakeFirstOrThrow(),
  );
  await inBrand((tx) =>
    gateway.parts.vip.desk.publish(tx, aurora, {
      terms: standardVip(aurora.currency),
      over: 0,
      by: 'test',
      at: gateway.now(),
    }),
  );
  await inBrand((tx) =>
    gateway.parts.vip.desk.setLevel(tx, aurora, {
      memberId,
      level: 1,
      withGifts: true,
      now: gateway.now(),
    }),
  );
  const as = await signIn(gateway, aurora, account);
  const rewards = async () =>
    (await gateway.call(aurora, getRewards, { as })).json().value.list as unknown[];
  const claimAll = async () =>
    (
      await gateway.call(aurora, claimRewards, {
        as,
        headers: { 'idempotency-key': randomUUID() },
        body: {},
      })
    ).json().value;
  expect(await rewards()).toHaveLength(1);
  const body = { memberId, reason: 'linked to three others' };
  expect((await ask(holdRewards, { body })).statusCode).toBe(200);
  expect(codeOf(await ask(holdRewards, { body }))).toBe('changedMeanwhile');
  expect(await inBrand((tx) => mayBeRewarded(tx, memberId, gateway.now()))).toBe(false);
  expect(await rewards()).toEqual([]);
  expect(await claimAll()).toMatchObject({ amount: '0.00', count: 0 });
  const owed = inBrand((tx) =>
    gateway.parts.bonuses.grant(tx, {
      merchantCode,
      memberId,
      origin: 'cashback',
      reference: `cashback:${memberId}:2026-01-01`,
      currency: aurora.currency,
      amountMinor: 100n,
      terms: { pays: 'cash', turnover: '0' },
      now: gateway.now(),
      isOwed: true,
    }),
  );
  await expect(owed).rejects.toMatchObject({ code: 'rewardsHeld' });
  // What runs out meanwhile is kept as well.
  const at = gateway.now();
  await inBrand((tx) =>
    tx
      .insertInto('cashback_days')
      .values({
        merchant_code: merchantCode,
        member_id: memberId,
        day: '2026-01-01',
        currency: aurora.currency.code,
        decimals: aurora.currency.decimals,
        level: 0,
        lines: '[]',
        carried_in_minor: 0n,
        early_minor: 0n,
        early_claims: 0,
        sum_minor: 100n,
        state: 'open',
        opens_at: at,
        expires_at: at,
        closed_at: at,
        claimed_at: null,
      })
      .execute(),
  );
  await gateway.parts.cashback.work.work();
  const day = await inBrand((tx) =>
    tx
      .selectFrom('cashback_days')
      .select(['state', 'expires_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
  );
  expect(day.state).toBe('open');
  expect(day.expires_at!.getTime()).toBeGreaterThan(at.getTime());
  expect((await ask(releaseRewards, { body })).statusCode).toBe(200);
  expect(await claimAll()).toMatchObject({ amount: '6.00', count: 2 });
});

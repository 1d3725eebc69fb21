import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardVip } from '../../../engine/rewards/vip.ts';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import { takePromotion } from '../../../schemas/api/promotions.ts';
import { claimRewards } from '../../../schemas/api/rewards.ts';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import { codeOf } from '../../../tests/support/desk.ts';
import {
  aurora as plain,
  createTestGateway,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addCrowd } from '../../../tests/support/members.ts';
import { promotionTerms } from '../../../tests/support/promotions.ts';
import { WAITING } from '../../../tests/support/rewards.ts';
import { connectDatabase, withTransaction, type Database, type Tx } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { readBalances } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';

/* Many claims at once, at two gateways of which one is two seconds ahead. */

const ZONE = 'America/Mexico_City';
const AHEAD_MS = 2_000;
const DAY_MS = 86_400_000;
const MOST_TRIES = 5;
const aurora = {
  ...plain,
  timeZone: ZONE,
  cashback: { rates: { RNG: '0.01' }, levels: [], min: 1, dayCap: 200 },
  features: { ...plain.features, promotions: true, missions: true, vip: true },
};
const { merchantCode, currency } = aurora;

type Somebody = Awaited<ReturnType<typeof addCrowd>>[number];

let gateway: TestGateway;
let ahead: TestGateway;
let others: Database;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora] });
  others = connectDatabase(gateway.db.url);
  ahead = await createTestGateway({
    testBrands: [aurora],
    db: others,
    clock: () => new Date(gateway.now().getTime() + AHEAD_MS),
  });
  const identity = { brandId: aurora.id, merchantCode, currency, timeZone: ZONE };
  await recordIdentity(gateway.db, identity);
  for (const { app } of [gateway, ahead]) await app.listen({ host: '127.0.0.1', port: 0 });
  const noon = momentOf(ZONE, addDays(today(), 1), 43_200);
  gateway.passTime((noon - gateway.now().getTime()) / 1000);
  const said = { terms: standardVip(currency), over: 0, by: 'test', at: gateway.now() };
  await inTx((tx) => gateway.parts.vip.desk.publish(tx, aurora, said));
  await Promise.all([gateway.parts.vip.work.work(), gateway.parts.cashback.work.work()]);
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await ahead.close();
  await others.close();
  await gateway.close();
});

const inTx = <T>(work: (tx: Tx) => Promise<T>) => withTransaction(gateway.db, aurora, work);
const today = () => dayIn(ZONE, gateway.now().getTime());

const post = (at: TestGateway, endpoint: Endpoint, { as }: Somebody, body: object) =>
  at.call(aurora, endpoint, { as, headers: { 'idempotency-key': randomUUID() }, body });

/** Calls of everybody, by the one gateway and the other in turn; who is told to come back does, as pages do. */
const all = (people: readonly Somebody[], endpoint: Endpoint, body: object) =>
  Promise.all(
    people.map(async (one, index) => {
      const at = index % 2 === 0 ? gateway : ahead;
      for (let tries = 1; ; tries += 1) {
        const reply = await post(at, endpoint, one, body);
        if (codeOf(reply) !== 'unavailable' || tries === MOST_TRIES) return reply;
      }
    }),
  );

async function publish(own: Partial<PromotionTerms>): Promise<string> {
  const { desk } = gateway.parts.promotions;
  const said = { place: 1, terms: promotionTerms(own), by: 'test', at: gateway.now() };
  return inTx(async (tx) => {
    await tx.updateTable('promotions').set({ state: 'ended' }).where('version', '>', 0).execute();
    const id = await desk.save(tx, merchantCode, said);
    await desk.publish(tx, id, said);
    return id;
  });
}

const grantedOf = async (id: string) =>
  (
    await inTx((tx) =>
      tx
        .selectFrom('promotions')
        .select('granted_minor')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  ).granted_minor;

const cashOf = (memberId: string) =>
  inTx(async (tx) => {
    const [main] = await readBalances(tx, { merchantCode, memberId, currency: currency.code });
    return main!.balanceMinor;
  });

/** How many were answered with what. */
function codesOf(replies: readonly Parameters<typeof codeOf>[0][]) {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const code = codeOf(reply) ?? 'done';
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

it('gives a hundred parts of a packet to a hundred of a thousand, and tells the others that it is gone', async () => {
  const id = await publish({ kind: 'redPacket', total: '100.00', parts: 100, budget: '100.00' });
  const people = await addCrowd(gateway, aurora, 1_000);
  const replies = await all(people, takePromotion, { id, step: 'open' });
  expect(codesOf(replies)).toEqual({ done: 100, promotionClosed: 900 });
  const sum = replies
    .filter((reply) => !codeOf(reply))
    .reduce((minor, reply) => minor + Math.round(Number(reply.json().value.amount) * 100), 0);
  expect(sum).toBe(10_000);
  expect(await grantedOf(id)).toBe(10_000n);
  const rows = await inTx((tx) =>
    tx.selectFrom('promotion_parts').select('member_id').where('promotion_id', '=', id).execute(),
  );
  expect(new Set(rows.map(({ member_id }) => member_id)).size).toBe(100);
});

it('goes over no budget, and gives a member no more than once a period', async () => {
  const id = await publish({
    kind: 'signIn',
    period: 'daily',
    rewards: ['1.00'],
    budget: '37.00',
  });
  const people = await addCrowd(gateway, aurora, 100);
  const replies = await all([...people, ...people.slice(1), people[0]!], takePromotion, {
    id,
    step: 'signIn',
  });
  expect(Object.keys(codesOf(replies)).sort()).toEqual(['done', 'promotionClosed']);
  expect(await grantedOf(id)).toBe(3_700n);
  const cash = await Promise.all(people.map(({ memberId }) => cashOf(memberId)));
  expect(cash.filter((minor) => minor === 100n)).toHaveLength(37);
  expect(cash.filter((minor) => minor !== 100n && minor !== 0n)).toEqual([]);
});

/** Gives everybody one of four kinds that waits until a moment: 5.00, 7.00, 1.00 and 3.00. */
async function giveAll(people: readonly Somebody[], expiresAt: Date): Promise<string> {
  const id = await publish({ budget: '1000.00' });
  const of = { brand: aurora, promotion: id, now: gateway.now(), expiresAt };
  await inTx(async (tx) => {
    await tx
      .updateTable('promotions')
      .set({ granted_minor: 500n * BigInt(people.length) })
      .where('id', '=', id)
      .execute();
    for (const { memberId } of people) {
      for (const source of ['promotion', 'vip', 'cashback', 'leaderboard'] as const) {
        await WAITING[source](tx, { ...of, memberId });
      }
    }
  });
  return id;
}

/** What of it was claimed by a member, in minor units, and whether the rest has ended. */
const claimedOf = ({ memberId }: Somebody) =>
  inTx(async (tx) => {
    const read = (table: 'promotion_entries' | 'vip_gifts' | 'cashback_days' | 'mission_entries') =>
      tx.selectFrom(table).select('state').where('member_id', '=', memberId).execute();
    const worth = [
      ...(await read('promotion_entries')).map(({ state }) => [state, 500n] as const),
      ...(await read('vip_gifts')).map(({ state }) => [state, 700n] as const),
      ...(await read('cashback_days')).map(({ state }) => [state, 100n] as const),
      ...(await read('mission_entries')).map(({ state }) => [state, 300n] as const),
    ];
    const ended = worth.filter(([state]) => state === 'claimed' || state === 'expired');
    const claimed = worth.filter(([state]) => state === 'claimed');
    return {
      ended: ended.length,
      minor: claimed.reduce((sum, [, minor]) => sum + minor, 0n),
      worth,
    };
  });

it('pays or ends what is claimed as its time is over, and never both', async () => {
  const people = await addCrowd(gateway, aurora, 60);
  const id = await giveAll(people, new Date(gateway.now().getTime() + AHEAD_MS / 2));
  const claims = people.map((one) => post(gateway, claimRewards, one, {}));
  // The other gateway is ahead: for it all of this is over.
  const { promotions, vip, cashback, missions } = ahead.parts;
  const ends = [promotions.expire(), vip.work.work(), cashback.work.work(), missions.work.work()];
  const replies = await Promise.all(claims);
  await Promise.all(ends);
  expect(codesOf(replies)).toEqual({ done: people.length });
  await Promise.all([
    promotions.expire(),
    vip.work.work(),
    cashback.work.work(),
    missions.work.work(),
  ]);
  let promised = 0n;
  for (const [index, one] of people.entries()) {
    const { ended, minor, worth } = await claimedOf(one);
    expect(ended).toBe(4);
    expect(await cashOf(one.memberId)).toBe(minor);
    const { amount } = replies[index]!.json().value as { amount: string };
    expect(BigInt(Math.round(Number(amount) * 100))).toBe(minor);
    if (worth[0]![0] === 'claimed') promised += 500n;
  }
  expect(await grantedOf(id)).toBe(promised);
});

it('pays once what a member claims by two gateways at once, one by one and all together', async () => {
  const people = await addCrowd(gateway, aurora, 50);
  const id = await giveAll(people, new Date(gateway.now().getTime() + DAY_MS / 2));
  const only = { source: 'vip', id: `month:${today().slice(0, 7)}` };
  const replies = await Promise.all(
    people.flatMap((one) => [
      post(gateway, claimRewards, one, {}),
      post(ahead, claimRewards, one, {}),
      post(gateway, claimRewards, one, { only }),
      post(ahead, claimRewards, one, { only }),
    ]),
  );
  expect(codesOf(replies)).toEqual({ done: 4 * people.length });
  const said = replies.reduce((sum, reply) => sum + Number(reply.json().value.amount), 0);
  expect(Math.round(said)).toBe(16 * people.length);
  for (const one of people) expect(await cashOf(one.memberId)).toBe(1_600n);
  expect(await grantedOf(id)).toBe(500n * BigInt(people.length));
});

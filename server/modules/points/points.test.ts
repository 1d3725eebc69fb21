import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardPoints } from '../../../engine/rewards/points.ts';
import { dayIn } from '../../../engine/zonedTime.ts';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import {
  convertPoint,
  getPointBalance,
  getPointDetails,
  getPointReward,
  getRedeemPointList,
  redeemPointReward,
} from '../../../schemas/api/points.ts';
import { provePaymentPassword, setPaymentPassword } from '../../../schemas/api/payoutAccounts.ts';
import { getBonuses } from '../../../schemas/api/rewards.ts';
import { addBet } from '../../../tests/support/bets.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { verifyBook } from '../../ledger/books.ts';

const ZONE = 'America/Mexico_City';
const PASSWORD = '482915';
const aurora = { ...payingAurora, timeZone: ZONE };
const { merchantCode } = aurora;

let paying: PayingGateway;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  await recordIdentity(paying.gateway.db, {
    brandId: aurora.id,
    merchantCode,
    currency: aurora.currency,
    timeZone: ZONE,
  });
  await paying.gateway.app.listen({ host: '127.0.0.1', port: 0 });
  await withTransaction(paying.gateway.db, { merchantCode }, (tx) =>
    paying.gateway.parts.points.desk.publish(tx, aurora, {
      terms: standardPoints(aurora.currency),
      over: 0,
      by: 'test',
      at: paying.gateway.now(),
    }),
  );
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

const work = () => paying.gateway.parts.points.work.work();
const inBrand: <T>(work: Parameters<typeof withTransaction<T>>[2]) => Promise<T> = (run) =>
  withTransaction(paying.gateway.db, aurora, run);

async function somebody() {
  const { gateway } = paying;
  const account = `p${randomUUID().slice(0, 8)}`;
  const created_at = gateway.now();
  const id = await addMember(gateway, aurora, { account, created_at });
  const as = await signIn(gateway, aurora, account);
  const post = async (endpoint: Endpoint, body: object) => {
    const headers = endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {};
    return (await gateway.call(aurora, endpoint as never, { as, headers, body })).json();
  };
  const read = async (endpoint: Endpoint) =>
    (await gateway.call(aurora, endpoint as never, { as })).json().value;
  await post(setPaymentPassword, { password: PASSWORD, loginPassword: testPassword });
  return {
    id,
    post,
    read,
    pass: async () =>
      (await post(provePaymentPassword, { password: PASSWORD })).value.pass as string,
  };
}

/** A settled bet of now, in minor units; a correction with the differences. */
const play = (memberId: string, validMinor: bigint, category: 'RNG' | 'LIVE' = 'RNG') => {
  const { gateway } = paying;
  const day = dayIn(ZONE, gateway.now().getTime());
  return addBet(gateway, aurora, { memberId, day, validMinor, category });
};

const addItem = (
  own: Partial<Parameters<PayingGateway['gateway']['parts']['points']['desk']['saveItem']>[2]> = {},
) =>
  inBrand((tx) =>
    paying.gateway.parts.points.desk.saveItem(tx, merchantCode, {
      id: undefined,
      state: 'shown',
      place: 1,
      texts: { es: { title: 'Taza', text: 'Una taza.' }, en: { title: 'Mug', text: 'A mug.' } },
      is_goods: true,
      points: 300,
      min_level: 0,
      stock: null,
      per_member: null,
      by: 'Test',
      at: paying.gateway.now(),
      ...own,
    }),
  );

const give = (memberId: string, points: bigint) =>
  inBrand((tx) =>
    paying.gateway.parts.points.desk.adjust(tx, merchantCode, {
      memberId,
      points,
      name: randomUUID(),
      at: paying.gateway.now(),
    }),
  );

const contact = {
  address: 'Ana Ruiz, Calle Mayor 1, Madrid',
  mobileNum: '612345412',
  countryDialingCode: '+34',
};

it('are earned by what counts, to the minor unit, whoever counts and how often', async () => {
  const one = await somebody();
  await play(one.id, 1_555n);
  await play(one.id, 444n);
  await Promise.all([work(), work()]);
  expect(await one.read(getPointBalance)).toMatchObject({ points: 1, owed: 0 });
  await play(one.id, 1n);
  await play(one.id, 4_000n, 'LIVE');
  await work();
  await work();
  expect(await one.read(getPointBalance)).toMatchObject({ points: 4 });
  expect((await one.read(getPointDetails)).list).toMatchObject([
    { kind: 'earned', points: 3, after: 4 },
    { kind: 'earned', points: 1, after: 1 },
  ]);
});

it('are taken back by a correction, and owed from the next where they are spent', async () => {
  const one = await somebody();
  await play(one.id, 200_000n);
  await work();
  await give(one.id, -150n);
  await play(one.id, -100_000n);
  await work();
  expect(await one.read(getPointBalance)).toMatchObject({ points: 0, owed: 50 });
  await play(one.id, 80_000n);
  await work();
  expect(await one.read(getPointBalance)).toMatchObject({ points: 30, owed: 0 });
});

it('are changed into money by steps, once for a pass, and the money is to be played', async () => {
  const one = await somebody();
  await give(one.id, 1_234n);
  const refused = await one.post(convertPoint, { points: 1_234, pass: await one.pass() });
  expect(refused).toMatchObject({ code: 'pointsRefused', value: { why: 'step' } });
  const pass = await one.pass();
  const done = await one.post(convertPoint, { points: 1_200, pass });
  expect(done.value).toEqual({ used: 1_200, amount: '12.00', left: 34 });
  expect(await one.post(convertPoint, { points: 100, pass })).toMatchObject({
    code: 'paymentPassEnded',
  });
  expect(await one.read(getBonuses)).toMatchObject({
    list: [{ origin: 'points', amount: '12.00', turnover: { times: '1' } }],
  });
  await give(one.id, 12_000n);
  expect(await one.post(convertPoint, { points: 9_000, pass: await one.pass() })).toMatchObject({
    code: 'pointsRefused',
    value: { why: 'dayCap' },
  });
  expect(await one.read(getPointBalance)).toMatchObject({ convertible: 8_800 });
});

it('are redeemed for items; a refused order gives points and piece back', async () => {
  const one = await somebody();
  const item = await addItem({ stock: 1, per_member: 1 });
  await give(one.id, 700n);
  const order = async () =>
    one.post(redeemPointReward, { item, quantity: 1, ...contact, pass: await one.pass() });
  const { value } = await order();
  expect(value).toMatchObject({ title: 'Mug', points: 300, state: 'inProcess' });
  expect(await order()).toMatchObject({ code: 'pointsRefused', value: { why: 'stock' } });
  const bad = { item, quantity: 1, ...contact, mobileNum: '12', pass: await one.pass() };
  expect(await one.post(redeemPointReward, bad)).toMatchObject({ code: 'phoneInvalid' });
  const { desk } = paying.gateway.parts.points;
  const act = { by: 'Test', at: paying.gateway.now() };
  await inBrand(async (tx) => {
    expect(desk.readContact(await desk.lockOrder(tx, value.id))).toEqual({
      address: contact.address,
      phone: '+34612345412',
    });
    const decision = { state: 'rejected', reason: 'Out of stock' } as const;
    await desk.decide(tx, aurora, { id: value.id, decision, ...act });
  });
  expect(await one.read(getPointBalance)).toMatchObject({ points: 700, ordered: [] });
  paying.gateway.passTime(1);
  const again = await order();
  await inBrand(async (tx) => {
    const of = { id: again.value.id as string, ...act };
    await desk.decide(tx, aurora, { ...of, decision: { state: 'approved' } });
    const decision = { state: 'shipped', carrier: 'Correos', tracking: 'X1' } as const;
    await desk.decide(tx, aurora, { ...of, decision });
  });
  expect((await one.read(getRedeemPointList)).list).toMatchObject([
    { state: 'approved', tracking: 'X1', carrier: 'Correos' },
    { state: 'rejected', reason: 'Out of stock' },
  ]);
  const items = (await one.read(getPointReward)).list as { id: string; left: number }[];
  expect(items.find(({ id }) => id === item)).toMatchObject({ left: 0 });
});

it('keep stock and caps exact under 200 orders at once', async () => {
  const item = await addItem({ stock: 37, per_member: 3, points: 10 });
  const people = await Promise.all(Array.from({ length: 40 }, somebody));
  for (const { id } of people) await give(id, 45n);
  // Who has shown the payment password five times waits a moment.
  const passes = await Promise.all(
    people.map(async (one) => {
      const own: string[] = [];
      for (let at = 0; at < 5; at += 1) own.push(await one.pass());
      return own;
    }),
  );
  const tries = await Promise.all(
    people.flatMap((one, at) =>
      passes[at]!.map((pass) =>
        one.post(redeemPointReward, { item, quantity: 1, ...contact, pass }),
      ),
    ),
  );
  const taken = tries.filter(({ success }) => success);
  expect(taken).toHaveLength(37);
  expect(new Set(tries.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
    new Set(['pointsRefused']),
  );
  const rows = await inBrand((tx) =>
    tx
      .selectFrom('point_orders')
      .select((eb) => ['member_id', eb.fn.sum<string>('quantity').as('count')])
      .where('item_id', '=', item)
      .groupBy('member_id')
      .execute(),
  );
  expect(Math.max(...rows.map(({ count }) => Number(count)))).toBeLessThanOrEqual(3);
  const left = await inBrand((tx) =>
    tx.selectFrom('point_items').select('stock').where('id', '=', item).executeTakeFirst(),
  );
  expect(left?.stock).toBe(0);
});

it('change once of two who ask at once for all there is', async () => {
  const one = await somebody();
  await give(one.id, 200n);
  const replies = [];
  for (const pass of [await one.pass(), await one.pass()]) {
    replies.push(one.post(convertPoint, { points: 200, pass }));
  }
  const done = (await Promise.all(replies)).filter(({ code }) => code === undefined);
  expect(done).toHaveLength(1);
  expect(await one.read(getPointBalance)).toMatchObject({ points: 0 });
  const { list } = await one.read(getPointDetails);
  expect(list.filter(({ kind }: { kind: string }) => kind === 'converted')).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardVip } from '../../../engine/rewards/vip.ts';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { getMemberInfo } from '../../../schemas/api/member.ts';
import { claimRewards, getBonuses } from '../../../schemas/api/rewards.ts';
import { getVipHistory, getVipProgramme, getVipStanding } from '../../../schemas/api/vip.ts';
import { getWithdrawalQuote } from '../../../schemas/api/withdrawals.ts';
import { addBet } from '../../../tests/support/bets.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { verifyBook } from '../../ledger/books.ts';

const ZONE = 'America/Mexico_City';
const HOUR_S = 3_600;
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
  // Sites are found by where the gateway listens.
  await paying.gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const noon = momentOf(ZONE, addDays(today(), 1), 12 * HOUR_S);
  paying.gateway.passTime((noon - paying.gateway.now().getTime()) / 1000);
  await withTransaction(paying.gateway.db, { merchantCode }, (tx) =>
    paying.gateway.parts.vip.desk.publish(tx, aurora, {
      terms: standardVip(aurora.currency),
      over: 0,
      by: 'test',
      at: paying.gateway.now(),
    }),
  );
  // The programme begins.
  await work();
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

const today = () => dayIn(ZONE, paying.gateway.now().getTime());
const work = () => paying.gateway.parts.vip.work.work();

/** Lets a day pass to an hour past the midnight of the site, and has growth counted. */
async function nextDay(days = 1) {
  const { gateway } = paying;
  const at = momentOf(ZONE, addDays(today(), days), HOUR_S);
  gateway.passTime((at - gateway.now().getTime()) / 1000);
  await work();
}

/** A settled bet of a member now, by category. */
async function play(memberId: string, valid: Readonly<Record<string, bigint>>) {
  for (const [name, validMinor] of Object.entries(valid)) {
    const category = name as GameCategory;
    await addBet(paying.gateway, aurora, { memberId, day: today(), validMinor, category });
  }
}

async function somebody(own: Omit<Partial<Parameters<typeof addMember>[2]>, 'account'> = {}) {
  const { gateway } = paying;
  const account = `v${randomUUID().slice(0, 8)}`;
  const created_at = gateway.now();
  const id = await addMember(gateway, aurora, { account, created_at, ...own });
  const read = async (endpoint: typeof getVipStanding | typeof getMemberInfo) => {
    const as = await signIn(gateway, aurora, account);
    return (await gateway.call(aurora, endpoint, { as })).json().value;
  };
  return {
    id,
    standing: async () => (await read(getVipStanding)) as ValueOf<typeof getVipStanding>,
    info: async () => (await read(getMemberInfo)) as ValueOf<typeof getMemberInfo>,
    claim: async () => {
      const as = await signIn(gateway, aurora, account);
      const headers = { 'idempotency-key': randomUUID() };
      const all = await gateway.call(aurora, claimRewards, { as, headers, body: {} });
      return all.json().value as ValueOf<typeof claimRewards>;
    },
    ask: async (endpoint: typeof getVipHistory | typeof getBonuses | typeof getWithdrawalQuote) => {
      const as = await signIn(gateway, aurora, account);
      return (await gateway.call(aurora, endpoint, { as })).json().value;
    },
  };
}

it('counts growth in the night, raises over levels and gives the gift of each once', async () => {
  const one = await somebody();
  await play(one.id, { RNG: 321_099n, LIVE: 400_000n, SPORTS: 10_100n });
  expect(await one.standing()).toMatchObject({ level: 0, points: 0, today: 5_290, gifts: [] });
  await nextDay();
  await work();
  expect(await one.standing()).toMatchObject({
    level: 2,
    points: 5_290,
    today: 0,
    gifts: [
      { id: 'level:1', kind: 'level', level: 1, amount: '5.00', expiresAt: null },
      { id: 'level:2', kind: 'level', level: 2, amount: '15.00', expiresAt: null },
    ],
  });
  expect((await one.info()).clubLabel).toEqual({ labelName: 'Silver', rankLevel: 2 });
  expect(await one.ask(getVipHistory)).toMatchObject({
    list: [{ kind: 'growth', gained: 5_290, points: 5_290, from: 0, to: 2 }],
  });
  const claims = await Promise.all([one.claim(), one.claim(), one.claim()]);
  expect(claims.map(({ amount }) => Number(amount)).reduce((sum, paid) => sum + paid)).toBe(20);
  expect(await one.claim()).toEqual({ amount: '0.00', count: 0 });
  expect(await one.ask(getBonuses)).toMatchObject({
    total: '20.00',
    list: [
      { origin: 'vip', title: 'Silver', amount: '15.00', turnover: { times: '1' } },
      { origin: 'vip', title: 'Bronze', amount: '5.00' },
    ],
  });
});

it('takes growth of a correction back, and no level with it', async () => {
  const one = await somebody();
  await play(one.id, { RNG: 110_000n });
  await nextDay();
  await play(one.id, { RNG: -50_000n });
  await nextDay();
  expect(await one.standing()).toMatchObject({ level: 1, points: 600 });
  await play(one.id, { RNG: -100_000n });
  await nextDay();
  expect(await one.standing()).toMatchObject({ level: 1, points: 0 });
});

it('lowers by one level who does not keep theirs, and gives no gift for climbing again', async () => {
  const one = await somebody();
  await play(one.id, { RNG: 510_000n });
  await nextDay();
  await one.claim();
  expect(await one.standing()).toMatchObject({
    level: 2,
    keep: { needed: 1_000, reached: 0, until: addDays(today(), 89) },
  });
  await nextDay(1);
  await play(one.id, { RNG: 99_999n });
  await nextDay(89);
  expect(await one.standing()).toMatchObject({ level: 1, points: 1_000, keep: null });
  await play(one.id, { RNG: 400_000n });
  await nextDay();
  expect(await one.standing()).toMatchObject({ level: 2, points: 5_000, gifts: [] });
});

it('gives what a month brings to who did what it needs, within the next month', async () => {
  const one = await somebody();
  const other = await somebody();
  await play(one.id, { RNG: 600_000n });
  await play(other.id, { RNG: 500_000n });
  await withTransaction(paying.gateway.db, aurora, async (tx) => {
    const terms = standardVip(aurora.currency);
    const levels = terms.levels.map(({ monthly, ...level }) => ({
      ...level,
      monthly: monthly && { ...monthly, minDepositMinor: 0n, minBetMinor: 600_000n },
    }));
    const said = { terms: { ...terms, levels }, over: 1, by: 'Test', at: paying.gateway.now() };
    await paying.gateway.parts.vip.desk.publish(tx, aurora, said);
  });
  const month = today().slice(0, 7);
  while (today().startsWith(month)) await nextDay();
  expect((await one.standing()).month).toEqual({ deposited: '0.00', bet: '0.00' });
  expect((await one.standing()).gifts.map(({ id }) => id)).toContain(`month:${month}`);
  expect((await other.standing()).gifts.map(({ id }) => id)).not.toContain(`month:${month}`);
  await nextDay(32);
  expect((await one.standing()).gifts.map(({ id }) => id)).not.toContain(`month:${month}`);
});

it('gives once on a birthday that was set long before, and nothing to who takes a break', async () => {
  const day = addDays(today(), 2).slice(5);
  const birthday = `1990-${day === '02-29' ? '02-28' : day}`;
  const ago = new Date(paying.gateway.now().getTime() - 40 * 86_400_000);
  const one = await somebody({ birthday, created_at: ago });
  const late = await somebody({ birthday });
  const away = await somebody({ birthday, created_at: ago });
  for (const { id } of [one, late, away]) await play(id, { RNG: 120_000n });
  await nextDay();
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .updateTable('members')
      .set({ paused_until: new Date('9999-12-31') })
      .where('id', '=', away.id)
      .execute(),
  );
  await nextDay();
  const names = (of: ValueOf<typeof getVipStanding>) => of.gifts.map(({ id }) => id);
  expect(names(await one.standing())).toContain(`birthday:${today().slice(0, 4)}`);
  expect(names(await late.standing())).toEqual(['level:1']);
  const given = await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx.selectFrom('vip_gifts').select('name').where('member_id', '=', away.id).execute(),
  );
  expect(given).toEqual([{ name: 'level:1' }]);
  await one.claim();
  await nextDay();
  expect(names(await one.standing())).toEqual([]);
});

it('lets a level change how money goes out', async () => {
  const one = await somebody();
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    paying.gateway.parts.vip.desk.setLevel(tx, aurora, {
      memberId: one.id,
      level: 5,
      withGifts: true,
      now: paying.gateway.now(),
    }),
  );
  expect(await one.ask(getWithdrawalQuote)).toMatchObject({ freeLeft: 5 });
  expect((await one.standing()).gifts).toHaveLength(5);
  const { gateway } = paying;
  const programme = (await gateway.call(aurora, getVipProgramme)).json().value;
  expect(programme.levels).toHaveLength(6);
  expect(programme.levels[5]).toMatchObject({ hasOwnService: true, withdrawal: { freeADay: 5 } });
});

it('pays a gift once to who claims it twice at once', async () => {
  const { gateway } = paying;
  const account = `v${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, aurora, { account, created_at: gateway.now() });
  await withTransaction(gateway.db, { merchantCode }, (tx) =>
    gateway.parts.vip.desk.setLevel(tx, aurora, {
      memberId,
      level: 1,
      withGifts: true,
      now: gateway.now(),
    }),
  );
  const as = await signIn(gateway, aurora, account);
  const replies = await Promise.all(
    [1, 2].map(() =>
      gateway.call(aurora, claimRewards, {
        as,
        headers: { 'idempotency-key': randomUUID() },
        body: {},
      }),
    ),
  );
  expect(replies.map((reply) => reply.json().value.amount).toSorted()).toEqual(['0.00', '5.00']);
});

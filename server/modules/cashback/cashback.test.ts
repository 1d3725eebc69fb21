import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import { getAccountRecord } from '../../../schemas/api/accountRecord.ts';
import { claimCashback, getCashback } from '../../../schemas/api/cashback.ts';
import { getBadges } from '../../../schemas/api/centre.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import { getCashbackTerms, setCashbackTerms } from '../../../schemas/desk/cashback.ts';
import { callDesk, codeOf, staffWith } from '../../../tests/support/desk.ts';
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
const HALF_PAST_S = 1_800;
const RATES = { RNG: '0.006', LIVE: '0.005', SPORTS: '0.004', LOTT: '0.001' };
const aurora = {
  ...payingAurora,
  timeZone: ZONE,
  cashback: { rates: RATES, levels: [{ from: 5, rates: { RNG: '0.01' } }], min: 1, dayCap: 200 },
};

let paying: PayingGateway;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  await recordIdentity(paying.gateway.db, {
    brandId: aurora.id,
    merchantCode: aurora.merchantCode,
    currency: aurora.currency,
    timeZone: ZONE,
  });
  // Sites are found by where the gateway listens.
  await paying.gateway.app.listen({ host: '127.0.0.1', port: 0 });
  await work();
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

const today = () => dayIn(ZONE, paying.gateway.now().getTime());
const work = () => paying.gateway.parts.cashback.work.work();

/** Until half past midnight, some days on. */
function passDays(days: number): void {
  const at = momentOf(ZONE, addDays(today(), days), HALF_PAST_S);
  paying.gateway.passTime((at - paying.gateway.now().getTime()) / 1000);
}

interface Player {
  readonly account: string;
  readonly memberId: string;
}

async function addPlayer(rank = 0): Promise<Player> {
  const account = `p${randomUUID().slice(0, 8)}`;
  const created_at = paying.gateway.now();
  return {
    account,
    memberId: await addMember(paying.gateway, aurora, { account, created_at, club_rank: rank }),
  };
}

/** Bets of now that count, in minor units. */
async function play({ memberId }: Player, valid: Partial<Record<GameCategory, bigint>>) {
  const at = paying.gateway.now();
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .insertInto('bets')
      .values(
        Object.entries(valid).map(([category, minor]) => ({
          merchant_code: aurora.merchantCode,
          member_id: memberId,
          source: 'round' as const,
          reference: `V ${randomUUID()}`,
          category: category as GameCategory,
          vendor_code: 'V',
          game: 'V-1',
          currency: aurora.currency.code,
          decimals: 2,
          state: 'lost' as const,
          placed_at: at,
          settled_at: at,
          at,
          day: today(),
          stake_minor: minor,
          bet_minor: minor,
          valid_minor: minor,
          payout_minor: 0n,
        })),
      )
      .execute(),
  );
}

/** Amounts of which a member was told that they can be claimed. */
async function listTold({ memberId }: Player) {
  const rows = await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .selectFrom('notices')
      .select('content')
      .where('member_id', '=', memberId)
      .where('kind', '=', 'cashbackReady')
      .execute(),
  );
  return rows.map(({ content }) => (content as { amount: object }).amount);
}

async function open({ account }: Player) {
  const { gateway } = paying;
  const as = await signIn(gateway, aurora, account);
  return {
    read: async () => (await gateway.call(aurora, getCashback, { as })).json().value,
    claim: async (key: string = randomUUID()) =>
      (
        await gateway.call(aurora, claimCashback, {
          as,
          headers: { 'idempotency-key': key },
          body: {},
        })
      ).json().value as { amount: string; days: number },
    balance: async () =>
      (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string,
    badges: async () => (await gateway.call(aurora, getBadges, { as })).json().value,
    record: async () =>
      (await gateway.call(aurora, getAccountRecord, { as, query: { group: 'rewards' } })).json()
        .value.list as readonly { type: string; amount: string }[],
  };
}

it('closes a day once, however often and at once it is tried, and pays it once', async () => {
  const player = await addPlayer();
  await play(player, { RNG: 1_234_567n, LIVE: 800_005n, SPORTS: 99_999n, LOTT: 45_000n });
  const before = await (await open(player)).read();
  expect(before).toMatchObject({
    claimable: '0.00',
    today: { validBet: '21795.71', amount: '118.51' },
    list: [],
  });
  passDays(1);
  await Promise.all([work(), work()]);
  await work();
  const page = await open(player);
  expect(await page.read()).toMatchObject({
    claimable: '118.51',
    days: 1,
    list: [
      {
        state: 'open',
        amount: '118.51',
        lines: expect.arrayContaining([
          { category: 'RNG', validBet: '12345.67', rate: '0.006', amount: '74.07' },
        ]),
      },
    ],
  });
  expect(await page.badges()).toMatchObject({ cashback: 1 });
  const key = randomUUID();
  const claims = await Promise.all([page.claim(), page.claim(), page.claim(key), page.claim(key)]);
  expect(new Set(claims.map(({ amount }) => amount))).toContain('118.51');
  expect(await page.balance()).toBe('118.51');
  expect(await page.claim()).toEqual({ amount: '0.00', days: 0 });
  expect(await page.badges()).toMatchObject({ cashback: 0 });
  expect(await page.record()).toMatchObject([{ type: 'cashback', amount: '118.51' }]);
  // As if the gateway had died just before it said that the day is closed.
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .updateTable('cashback_closings')
      .set({ closed_through: addDays(today(), -2) })
      .where('merchant_code', '=', aurora.merchantCode)
      .execute(),
  );
  await work();
  expect((await page.read()).list).toMatchObject([{ state: 'claimed' }]);
  expect(await page.claim()).toEqual({ amount: '0.00', days: 0 });
  expect(await listTold(player)).toEqual([{ money: '118.51', currency: 'EUR' }]);
});

it('carries what is below the least over days without play, and caps a day', async () => {
  const player = await addPlayer(5);
  await play(player, { SPORTS: 20_000n });
  passDays(1);
  await work();
  expect(await (await open(player)).read()).toMatchObject({
    claimable: '0.00',
    carried: '0.80',
    list: [{ state: 'carried', amount: '0.80' }],
  });
  passDays(2);
  await work();
  // A hundredth of 30,000.00 by the level of the member: 300.00, of which a day gives 200.00.
  await play(player, { RNG: 3_000_000n });
  passDays(1);
  await work();
  const page = await open(player);
  expect(await page.read()).toMatchObject({
    claimable: '200.80',
    days: 1,
    carried: '0.00',
    list: [
      { state: 'open', amount: '200.80', carriedIn: '0.80' },
      { state: 'carried', amount: '0.80' },
    ],
  });
  await play(player, { RNG: 100_000n });
  passDays(1);
  await work();
  const later = await open(player);
  expect(await later.claim()).toEqual({ amount: '210.80', days: 2 });
  expect(await later.balance()).toBe('210.80');
});

it('waits until half past midnight, expires a week later, and stays for who takes a break', async () => {
  const [late, paused] = [await addPlayer(), await addPlayer()];
  for (const player of [late, paused]) await play(player, { RNG: 100_000n });
  passDays(1);
  paying.gateway.passTime(-1_200);
  await work();
  const early = await open(late);
  expect(await early.read()).toMatchObject({ claimable: '0.00', opensAt: expect.any(String) });
  expect((await early.claim()).days).toBe(0);
  passDays(0);
  expect(await (await open(late)).read()).toMatchObject({ claimable: '6.00' });

  passDays(6);
  await work();
  expect(await (await open(late)).read()).toMatchObject({ claimable: '6.00' });
  const until = new Date(paying.gateway.now().getTime() + 30 * 86_400_000);
  const pausedPage = await open(paused);
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .updateTable('members')
      .set({ paused_until: until })
      .where('id', '=', paused.memberId)
      .execute(),
  );
  expect(await pausedPage.read()).toMatchObject({ terms: null, today: null, claimable: '6.00' });
  passDays(1);
  const page = await open(late);
  expect(await page.claim()).toEqual({ amount: '0.00', days: 0 });
  await work();
  expect((await page.read()).list).toMatchObject([{ state: 'expired' }]);
  const rows = await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .selectFrom('cashback_days')
      .select(['state', 'expires_at'])
      .where('member_id', '=', paused.memberId)
      .execute(),
  );
  expect(rows).toEqual([{ state: 'open', expires_at: new Date(until.getTime() + 7 * 86_400_000) }]);
});

const TERMS = {
  mode: 'claimNow' as const,
  rates: { RNG: '0.01' },
  levels: [],
  min: '1.00',
  claimDays: 7,
};

it('changes rates by two people from a day to come alone, and never a day that is closed', async () => {
  const player = await addPlayer();
  await play(player, { RNG: 100_000n });
  const marketing = await staffWith(paying.gateway, 'marketing');
  const ask = (from: string, terms?: object) =>
    callDesk(paying.gateway, setCashbackTerms, {
      as: marketing,
      brand: aurora.merchantCode,
      body: { from, ...(terms && { terms }), reason: 'A season' },
    });
  expect(codeOf(await ask(today(), TERMS))).toBe('bodyInvalid');
  expect(codeOf(await ask('2026-02-31', TERMS))).toBe('bodyInvalid');
  const from = addDays(today(), 1);
  const asked = (await ask(from, TERMS)).json().value;
  expect(asked.outcome).toBe('waiting');
  const finance = await staffWith(paying.gateway, 'finance');
  const approved = await callDesk(paying.gateway, approveCase, {
    as: finance,
    body: { id: asked.caseId, reason: 'Agreed' },
  });
  expect(codeOf(approved)).toBeUndefined();
  const said = await callDesk(paying.gateway, getCashbackTerms, {
    as: marketing,
    brand: aurora.merchantCode,
  });
  expect(said.json().value).toMatchObject({
    since: null,
    terms: { mode: 'daily', rates: RATES },
    planned: [{ from, terms: { mode: 'claimNow', rates: { RNG: '0.01' } } }],
  });
  passDays(1);
  await work();
  expect((await (await open(player)).read()).list).toMatchObject([
    { state: 'open', amount: '6.00' },
  ]);
});

it('pays what was settled since the last claim, cut at its moment, where it is claimed at any time', async () => {
  const player = await addPlayer();
  await play(player, { RNG: 20_000n });
  const page = await open(player);
  expect(await page.read()).toMatchObject({
    claimable: '2.00',
    days: 1,
    today: { amount: '2.00' },
  });
  const both = await Promise.all([page.claim(), page.claim()]);
  expect(both.map(({ amount }) => amount).sort()).toEqual(['0.00', '2.00']);
  await play(player, { RNG: 5_000n });
  expect(await page.claim()).toEqual({ amount: '0.00', days: 0 });
  await play(player, { RNG: 7_000n });
  expect(await page.claim()).toEqual({ amount: '1.20', days: 1 });
  await play(player, { RNG: 3_000n });
  expect(await page.read()).toMatchObject({ claimable: '0.00', list: [{ state: 'running' }] });
  passDays(1);
  await work();
  const next = await open(player);
  expect(await next.read()).toMatchObject({ carried: '0.30', list: [{ state: 'carried' }] });
  await play(player, { RNG: 8_000n });
  expect(await next.claim()).toEqual({ amount: '1.10', days: 1 });
  await play(player, { RNG: 50_000n });
  passDays(30);
  await work();
  const later = await open(player);
  expect(await later.claim()).toEqual({ amount: '5.00', days: 1 });
  expect(await later.balance()).toBe('9.30');
});

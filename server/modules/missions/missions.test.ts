import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { getAccountRecord } from '../../../schemas/api/accountRecord.ts';
import { getBadges } from '../../../schemas/api/centre.ts';
import type { GameCategory } from '../../../schemas/api/games.ts';
import {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
} from '../../../schemas/api/missions.ts';
import { claimRewards, getBonuses, getRewards } from '../../../schemas/api/rewards.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  endMission,
  listDeskMissions,
  publishMission,
  saveMission,
} from '../../../schemas/desk/missions.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
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

type Terms = DeskBodyOf<typeof saveMission>['terms'];

const ZONE = 'America/Mexico_City';
const HOUR_S = 3_600;
const aurora = { ...payingAurora, timeZone: ZONE };

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
  // Noon, so that no test runs over midnight by itself.
  const noon = momentOf(ZONE, addDays(today(), 1), 12 * HOUR_S);
  paying.gateway.passTime((noon - paying.gateway.now().getTime()) / 1000);
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

// A test has its own missions alone.
afterEach(() =>
  withTransaction(paying.gateway.db, aurora, (tx) =>
    tx.updateTable('missions').set({ state: 'ended' }).where('state', '=', 'published').execute(),
  ),
);

const today = () => dayIn(ZONE, paying.gateway.now().getTime());
const work = () => paying.gateway.parts.missions.work.work();

const common = (): Pick<
  Terms,
  | 'categories'
  | 'period'
  | 'from'
  | 'to'
  | 'turnover'
  | 'claimDays'
  | 'minLevel'
  | 'minIdentity'
  | 'texts'
> => ({
  categories: [],
  period: 'daily',
  from: today(),
  to: addDays(today(), 30),
  turnover: '2',
  claimDays: 2,
  minLevel: 0,
  minIdentity: 0,
  texts: { es: { title: 'Juega hoy', text: 'Apuesta y gana.' } },
});

const solo = (own: Partial<Terms> = {}): Terms => ({
  ...common(),
  kind: 'mission',
  event: 'validBet',
  target: '100.00',
  reward: '5.00',
  ...own,
});

const board = (own: Partial<Terms> = {}): Terms => ({
  ...common(),
  kind: 'leaderboard',
  score: 'validBet',
  prizes: [
    { from: 1, to: 1, amount: '50.00' },
    { from: 2, to: 3, amount: '10.00' },
  ],
  ...own,
});

/** Writes one and has it published by two people. */
async function publish(terms: Terms, former?: string): Promise<string> {
  const { gateway } = paying;
  const brand = aurora.merchantCode;
  const marketing = await staffWith(gateway, 'marketing');
  const finance = await staffWith(gateway, 'finance');
  const saved = await callDesk(gateway, saveMission, {
    as: marketing,
    brand,
    body: { place: 1, terms, ...(former && { id: former }) },
  });
  expect(codeOf(saved)).toBeUndefined();
  const { id } = saved.json().value.value as { id: string };
  const asked = await callDesk(gateway, publishMission, {
    as: marketing,
    brand,
    body: { id, reason: 'A season' },
  });
  expect(asked.json().value.outcome).toBe('waiting');
  const approved = await callDesk(gateway, approveCase, {
    as: finance,
    body: { id: asked.json().value.caseId, reason: 'Agreed' },
  });
  expect(codeOf(approved)).toBeUndefined();
  return id;
}

const end = async (id: string) =>
  callDesk(paying.gateway, endMission, {
    as: await staffWith(paying.gateway, 'marketing'),
    brand: aurora.merchantCode,
    body: { id, reason: 'Over' },
  });

interface Player {
  readonly account: string;
  readonly memberId: string;
}

async function addPlayer(): Promise<Player> {
  const account = `p${randomUUID().slice(0, 8)}`;
  const created_at = paying.gateway.now();
  return { account, memberId: await addMember(paying.gateway, aurora, { account, created_at }) };
}

/** A settled bet of now, in minor units; with a version a correction of one, with the differences. */
async function play(
  { memberId }: Player,
  {
    category = 'RNG',
    stake,
    payout = 0n,
    reference = randomUUID(),
    version = 0,
    at = paying.gateway.now(),
  }: {
    category?: GameCategory;
    stake: bigint;
    payout?: bigint;
    reference?: string;
    version?: number;
    at?: Date;
  },
): Promise<string> {
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .insertInto('bets')
      .values({
        merchant_code: aurora.merchantCode,
        member_id: memberId,
        source: 'round',
        reference: `V ${reference}`,
        version,
        category,
        vendor_code: 'V',
        game: 'V-1',
        currency: aurora.currency.code,
        decimals: 2,
        state: version > 0 ? 'resettled' : payout > stake ? 'won' : 'lost',
        placed_at: at,
        settled_at: at,
        at,
        day: dayIn(ZONE, at.getTime()),
        stake_minor: stake,
        bet_minor: stake,
        valid_minor: stake,
        payout_minor: payout,
      })
      .execute(),
  );
  return reference;
}

async function open({ account }: Player) {
  const { gateway } = paying;
  const as = await signIn(gateway, aurora, account);
  const post = (endpoint: typeof claimMission | typeof claimRewards, body: object, key?: string) =>
    gateway.call(aurora, endpoint, {
      as,
      headers: { 'idempotency-key': key ?? randomUUID() },
      body,
    });
  return {
    summary: async () =>
      (await gateway.call(aurora, getMissionSummary, { as })).json().value as ValueOf<
        typeof getMissionSummary
      >,
    board: async (query: Record<string, string>) =>
      (await gateway.call(aurora, getMissionLeaderboard, { as, query })).json().value as ValueOf<
        typeof getMissionLeaderboard
      >,
    claim: (id: string, period: string, key?: string) => post(claimMission, { id, period }, key),
    claimAll: async () => (await post(claimRewards, {})).json().value,
    rewards: async () => (await gateway.call(aurora, getRewards, { as })).json().value,
    bonuses: async (query: Record<string, string> = {}) =>
      (await gateway.call(aurora, getBonuses, { as, query })).json().value,
    balance: async () =>
      (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string,
    badges: async () => (await gateway.call(aurora, getBadges, { as })).json().value,
    record: async () =>
      (await gateway.call(aurora, getAccountRecord, { as, query: { group: 'rewards' } })).json()
        .value.list as readonly { type: string; amount: string }[],
  };
}

it('is reached by what counts, told once, and pays once however often and at once it is claimed', async () => {
  const id = await publish(solo({ categories: ['RNG'] }));
  const player = await addPlayer();
  const page = await open(player);
  expect((await page.summary()).missions).toMatchObject([
    { id, title: 'Juega hoy', done: '0.00', target: '100.00', state: 'open', reward: '5.00' },
  ]);
  expect(await page.badges()).toMatchObject({ missionLeaderboard: 1, rewardCenter: 0 });
  await play(player, { stake: 6_000n });
  await play(player, { category: 'LIVE', stake: 90_000n });
  await work();
  expect((await page.summary()).missions).toMatchObject([{ done: '60.00', state: 'open' }]);
  await play(player, { stake: 4_000n });
  await Promise.all([work(), work()]);
  await work();
  expect((await page.summary()).missions).toMatchObject([{ done: '100.00', state: 'reached' }]);
  expect(await page.rewards()).toMatchObject({
    total: '5.00',
    list: [{ source: 'mission', id: `${id}:${today()}`, title: 'Juega hoy', turnover: '2' }],
  });
  expect(await page.badges()).toMatchObject({ missionLeaderboard: 1, rewardCenter: 1 });
  const key = randomUUID();
  const replies = await Promise.all([
    page.claim(id, today()),
    page.claim(id, today(), key),
    page.claim(id, today(), key),
    page.claimAll(),
  ]);
  expect(replies.slice(0, 3).map((reply) => reply.json().value)).toEqual(
    Array(3).fill({ amount: '5.00' }),
  );
  expect(await page.claimAll()).toEqual({ amount: '0.00', count: 0 });
  expect(await page.balance()).toBe('5.00');
  expect(await page.record()).toMatchObject([{ type: 'mission', amount: '5.00' }]);
  expect(await page.bonuses()).toMatchObject({
    total: '5.00',
    list: [
      {
        origin: 'mission',
        title: 'Juega hoy',
        amount: '5.00',
        state: 'active',
        turnover: { times: '2', required: '10.00', done: '0.00', open: '10.00', waits: false },
      },
    ],
  });
  expect(await page.badges()).toMatchObject({ missionLeaderboard: 0, rewardCenter: 0 });
  const notices = await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .selectFrom('notices')
      .select('kind')
      .where('member_id', '=', player.memberId)
      .where('kind', '=', 'missionReached')
      .execute(),
  );
  expect(notices).toHaveLength(1);
});

it('counts each event once, takes back what a correction lowers, and keeps late ones on their own day', async () => {
  await publish(solo({ event: 'wins', target: '3', period: 'daily' }));
  const player = await addPlayer();
  const first = await play(player, { stake: 100n, payout: 300n });
  await play(player, { stake: 100n, payout: 0n });
  await play(player, { stake: 100n, payout: 250n });
  await work();
  const page = await open(player);
  expect((await page.summary()).missions).toMatchObject([{ done: '2', target: '3' }]);
  await play(player, { stake: 0n, payout: -300n, reference: first, version: 1 });
  await work();
  expect((await page.summary()).missions).toMatchObject([{ done: '1' }]);
  // Settled half an hour into the next day: on that day alone.
  const midnight = momentOf(ZONE, addDays(today(), 1), 0);
  paying.gateway.passTime((midnight - paying.gateway.now().getTime()) / 1000 + 1_800);
  await play(player, { stake: 100n, payout: 900n });
  await work();
  const next = await open(player);
  expect((await next.summary()).missions).toMatchObject([{ period: today(), done: '1' }]);
});

it('is open again where a correction lowers it before it is claimed, and is told once all the same', async () => {
  const id = await publish(solo());
  const player = await addPlayer();
  const first = await play(player, { stake: 10_000n });
  await work();
  const page = await open(player);
  expect((await page.summary()).missions).toMatchObject([{ state: 'reached' }]);
  // The claim comes before the job has looked at the correction.
  await play(player, { stake: -4_000n, reference: first, version: 1 });
  const replies = await Promise.all([page.claimAll(), page.claimAll()]);
  expect(replies).toEqual(Array(2).fill({ amount: '0.00', count: 0 }));
  expect((await page.claim(id, today())).statusCode).toBe(404);
  await work();
  expect((await page.summary()).missions).toMatchObject([
    { state: 'open', done: '60.00', claimUntil: null },
  ]);
  expect(await page.badges()).toMatchObject({ missionLeaderboard: 1, rewardCenter: 0 });
  await play(player, { stake: 4_000n });
  await work();
  const sums = await Promise.all([page.claimAll(), page.claimAll()]);
  expect(sums.map(({ amount }) => amount as string).sort()).toEqual(['0.00', '5.00']);
  expect(await page.balance()).toBe('5.00');
  const told = await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .selectFrom('notices')
      .select('kind')
      .where('member_id', '=', player.memberId)
      .where('kind', '=', 'missionReached')
      .execute(),
  );
  expect(told).toHaveLength(1);
});

it('stays as it was for who began, and is nothing for who takes a break', async () => {
  const id = await publish(solo({ period: 'once', reward: '7.00' }));
  const [early, late, paused] = [await addPlayer(), await addPlayer(), await addPlayer()];
  await play(early, { stake: 100n });
  await work();
  await publish(solo({ period: 'once', reward: '1.00', from: today() }), id);
  const [old, fresh] = [await open(early), await open(late)];
  expect((await old.summary()).missions).toMatchObject([{ reward: '7.00' }]);
  expect((await fresh.summary()).missions).toMatchObject([{ reward: '1.00' }]);
  const pausedPage = await open(paused);
  await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .updateTable('members')
      .set({ paused_until: new Date(paying.gateway.now().getTime() + 86_400_000) })
      .where('id', '=', paused.memberId)
      .execute(),
  );
  await play(paused, { stake: 20_000n });
  await work();
  expect(await pausedPage.summary()).toMatchObject({ isPaused: true, missions: [] });
  expect(await pausedPage.badges()).toMatchObject({ missionLeaderboard: 0, rewardCenter: 0 });
  await end(id);
  // Nobody begins it any more; who did may finish.
  await play(early, { stake: 9_900n });
  await play(late, { stake: 20_000n });
  await work();
  expect((await old.summary()).missions).toMatchObject([{ state: 'reached' }]);
  expect((await fresh.summary()).missions).toEqual([]);
  // Two days to claim.
  paying.gateway.passTime(49 * HOUR_S);
  await work();
  const states = await withTransaction(paying.gateway.db, aurora, (tx) =>
    tx
      .selectFrom('mission_entries')
      .select('state')
      .where('member_id', '=', early.memberId)
      .execute(),
  );
  expect(states).toEqual([{ state: 'expired' }]);
  const over = await open(early);
  expect(await over.rewards()).toMatchObject({ list: [] });
  expect(codeOf(await over.claim(id, addDays(today(), -2)))).toBe('notFound');
  const listed = await callDesk(paying.gateway, listDeskMissions, {
    as: await staffWith(paying.gateway, 'marketing'),
    brand: aurora.merchantCode,
    query: { limit: '100' },
  });
  expect(listed.json().value.items.find((one: { id: string }) => one.id === id)).toMatchObject({
    state: 'ended',
    version: 2,
    reached: 1,
    claimed: 0,
  });
});

it('ranks who reached a score first before others, waits an hour, and gives prizes once', async () => {
  const id = await publish(board());
  const names = ['ana', 'bo', 'cy', 'di', 'ed', 'flo'] as const;
  const players = await Promise.all(names.map(() => addPlayer()));
  const noon = paying.gateway.now().getTime();
  const minutes = [1, 5, -1, 7, 8, 9];
  const stakes = [5_000n, 7_000n, 5_000n, 400n, 300n, 200n];
  for (const [index, player] of players.entries()) {
    const at = new Date(noon + minutes[index]! * 60_000);
    await play(player, { stake: stakes[index]!, at });
  }
  await work();
  const period = today();
  const page = await open(players[3]!);
  const { list, next, me, players: count } = await page.board({ id, period, pageSize: '2' });
  const further = await page.board({ id, period, pageSize: '2', after: next! });
  expect(
    [...list, ...further.list].map(({ place, score, prize }) => [place, score, prize]),
  ).toEqual([
    [1, '70.00', '50.00'],
    [2, '50.00', '10.00'],
    [3, '50.00', '10.00'],
    [4, '4.00', '0.00'],
  ]);
  expect(count).toBe(6);
  expect(list[0]!.name).toMatch(/^p.\*\*\*.$/);
  expect(me).toMatchObject({ place: 4, score: '4.00' });
  expect(me!.around.map(({ place, isMe }) => [place, isMe])).toEqual([
    [2, false],
    [3, false],
    [4, true],
    [5, false],
    [6, false],
  ]);
  // Of the two with 50.00 the one who had it first.
  expect((await (await open(players[2]!)).board({ id, period })).me).toMatchObject({ place: 2 });
  const midnight = momentOf(ZONE, addDays(today(), 1), 0);
  paying.gateway.passTime((midnight - paying.gateway.now().getTime()) / 1000 + 1_800);
  await work();
  const early = await open(players[1]!);
  expect((await early.summary()).leaderboards).toMatchObject([
    { period, state: 'settling' },
    { period: today(), state: 'running' },
  ]);
  expect(await early.rewards()).toMatchObject({ list: [] });
  paying.gateway.passTime(HOUR_S);
  await Promise.all([work(), work()]);
  await work();
  const winner = await open(players[1]!);
  expect(await winner.rewards()).toMatchObject({
    list: [{ source: 'leaderboard', place: 1, amount: '50.00', title: 'Juega hoy' }],
  });
  expect(await winner.claimAll()).toEqual({ amount: '50.00', count: 1 });
  expect(await winner.claimAll()).toEqual({ amount: '0.00', count: 0 });
  expect(await winner.balance()).toBe('50.00');
  expect(await (await open(players[0]!)).rewards()).toMatchObject({ list: [{ place: 3 }] });
  expect(await (await open(players[3]!)).rewards()).toMatchObject({ list: [] });
  expect(await winner.bonuses({ origin: 'leaderboard' })).toMatchObject({ total: '50.00' });
});

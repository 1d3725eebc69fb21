import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed } from '../../../engine/games/fairness/serverSeed.ts';
import { drawPrize } from '../../../engine/rewards/promotions.ts';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  addPromotionPicture,
  applyForPromotion,
  claimRafflePromotion,
  getPromotion,
  getPromotions,
  takePromotion,
} from '../../../schemas/api/promotions.ts';
import { claimRewards, getBonuses, getRewards } from '../../../schemas/api/rewards.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { approveCase } from '../../../schemas/desk/cases.ts';
import {
  approveApplication,
  endPromotion,
  getPromotionUptake,
  listApplications,
  listDeskPromotions,
  openApplication,
  previewAudience,
  previewPromotions,
  publishPromotion,
  rejectApplication,
  savePromotion,
  takeApplication,
} from '../../../schemas/desk/promotions.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import { callDesk, codeOf, staffWith } from '../../../tests/support/desk.ts';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import { addBet } from '../../../tests/support/bets.ts';
import { promotionTerms } from '../../../tests/support/promotions.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { verifyBook } from '../../ledger/books.ts';

type Terms = DeskBodyOf<typeof savePromotion>['terms'];

const ZONE = 'America/Mexico_City';
const HOUR_S = 3_600;
const DAY_S = 86_400;
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const aurora = {
  ...payingAurora,
  timeZone: ZONE,
  features: { ...payingAurora.features, promotions: true },
};
const brand = aurora.merchantCode;

let paying: PayingGateway;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  await recordIdentity(paying.gateway.db, {
    brandId: aurora.id,
    merchantCode: brand,
    currency: aurora.currency,
    timeZone: ZONE,
  });
  // Noon, so that no test runs over midnight by itself.
  const noon = momentOf(ZONE, addDays(today(), 1), 12 * HOUR_S);
  paying.gateway.passTime((noon - paying.gateway.now().getTime()) / 1000);
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode: brand });
  expect(faults).toEqual([]);
  await paying.close();
});

// A test has its own promotions alone.
afterEach(() =>
  withTransaction(paying.gateway.db, aurora, (tx) =>
    tx.updateTable('promotions').set({ state: 'ended' }).where('state', '=', 'published').execute(),
  ),
);

const today = () => dayIn(ZONE, paying.gateway.now().getTime());

const terms = (own: Partial<Terms>) =>
  promotionTerms({
    from: `${today()}T00:00`,
    until: `${addDays(today(), 30)}T00:00`,
    texts: { es: { title: 'Comparte', lead: 'Gana', body: '<p>Hola<script>x</script></p>' } },
    ...(own as Partial<PromotionTerms>),
  });

/** Writes one and has it published by two people. */
async function publish(own: Partial<Terms>, former?: string): Promise<string> {
  const { gateway } = paying;
  const marketing = await staffWith(gateway, 'marketing');
  const finance = await staffWith(gateway, 'finance');
  const body = { place: 1, terms: terms(own), ...(former && { id: former }) };
  const saved = await callDesk(gateway, savePromotion, { as: marketing, brand, body });
  expect(codeOf(saved)).toBeUndefined();
  const { id } = saved.json().value.value as { id: string };
  const asked = await callDesk(gateway, publishPromotion, {
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

async function addPlayer() {
  const { gateway } = paying;
  const account = `p${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, aurora, { account, created_at: gateway.now() });
  let as = await signIn(gateway, aurora, account);
  const post = (
    endpoint: typeof takePromotion | typeof claimRewards | typeof claimRafflePromotion,
    body: object,
  ) => gateway.call(aurora, endpoint, { as, headers: { 'idempotency-key': randomUUID() }, body });
  return {
    account,
    memberId,
    /** Sessions end while time passes. */
    async enter() {
      as = await signIn(gateway, aurora, account);
    },
    list: async () =>
      (await gateway.call(aurora, getPromotions, { as })).json().value as ValueOf<
        typeof getPromotions
      >,
    detail: async (id: string) =>
      (await gateway.call(aurora, getPromotion, { as, query: { id } })).json().value as ValueOf<
        typeof getPromotion
      >,
    take: (id: string, step: string) => post(takePromotion, { id, step }),
    draw: (id: string, weights: readonly number[], clientSeed = 'mine') =>
      post(claimRafflePromotion, { id, clientSeed, weights }),
    apply: (body: object) => gateway.call(aurora, applyForPromotion, { as, body }),
    picture: async () =>
      (await gateway.call(aurora, addPromotionPicture, { as, body: { picture: PNG } })).json().value
        .picture as string,
    rewards: async () => (await gateway.call(aurora, getRewards, { as })).json().value,
    claimAll: async () => (await post(claimRewards, {})).json().value,
    bonuses: async () => (await gateway.call(aurora, getBonuses, { as })).json().value.list,
    balance: async () =>
      (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string,
  };
}

type Player = Awaited<ReturnType<typeof addPlayer>>;

async function listed(id: string) {
  const as = await staffWith(paying.gateway, 'marketing');
  const page = await callDesk(paying.gateway, listDeskPromotions, { as, brand });
  return (page.json().value.items as { id: string }[]).find((one) => one.id === id);
}

/** The application of a player as the desk has it. */
async function applicationOf({ account }: Player) {
  const as = await staffWith(paying.gateway, 'marketing');
  const query = { state: 'applying' };
  const page = await callDesk(paying.gateway, listApplications, { as, brand, query });
  const items = page.json().value.items as { id: string; member: { account: string } }[];
  return items.find(({ member }) => member.account === account)!;
}

it('is applied for with a picture, taken, granted, and collected once', async () => {
  const { gateway } = paying;
  const id = await publish({ needsJoin: true });
  const guest = await gateway.call(aurora, getPromotions, {});
  expect(guest.json().value.list).toMatchObject([{ id, status: 'join', most: '20.00' }]);
  const player = await addPlayer();
  expect(codeOf(await player.apply({ id, comment: 'Me' }))).toBe('promotionClosed');
  await player.take(id, 'join');
  expect(await player.detail(id)).toMatchObject({
    status: 'claim',
    button: 'claim',
    body: '<p>Hola</p>',
  });
  const picture = await player.picture();
  expect(codeOf(await player.apply({ id, comment: 'x'.repeat(141) }))).toBe('bodyInvalid');
  expect(codeOf(await player.apply({ id, comment: 'Me', pictures: [picture] }))).toBeUndefined();
  expect(codeOf(await player.apply({ id, comment: 'Me' }))).toBeUndefined();
  expect(await player.detail(id)).toMatchObject({ status: 'applying', button: null });

  const as = await staffWith(gateway, 'marketing');
  const { id: application } = await applicationOf(player);
  const opened = await callDesk(gateway, openApplication, { as, brand, body: { application } });
  expect(opened.json().value).toMatchObject({ pictures: 1, most: '20.00' });
  expect(opened.json().value.opened[0]).toMatch(/^data:image\/png;base64,/);
  await callDesk(gateway, takeApplication, { as, brand, body: { application } });
  expect(await player.detail(id)).toMatchObject({ status: 'process', button: null });
  const grant = (amount: string) =>
    callDesk(gateway, approveApplication, {
      as,
      brand,
      body: { application, amount, reason: 'Fine' },
    });
  expect(codeOf(await grant('21.00'))).toBe('amountInvalid');
  expect((await grant('15.00')).json().value.outcome).toBe('done');
  expect(codeOf(await grant('15.00'))).toBe('changedMeanwhile');
  expect(await player.detail(id)).toMatchObject({ status: 'issued', button: 'collect' });
  expect(await player.rewards()).toMatchObject({
    total: '15.00',
    list: [{ source: 'promotion', title: 'Comparte', amount: '15.00', turnover: '1' }],
  });
  const claims = await Promise.all([player.take(id, 'collect'), player.claimAll()]);
  expect(claims).toHaveLength(2);
  expect(await player.balance()).toBe('15.00');
  expect(await player.detail(id)).toMatchObject({ status: 'claimed', amount: '15.00' });
  expect(await player.bonuses()).toMatchObject([{ origin: 'promotion', title: 'Comparte' }]);
  expect(await listed(id)).toMatchObject({ members: 1, paid: 1, cost: '15.00' });
  const uptake = await callDesk(gateway, getPromotionUptake, { as, brand, query: { id } });
  const figures = { members: 1, paid: 1, cost: '15.00' };
  expect(uptake.json().value).toMatchObject({
    left: null,
    versions: [{ version: 1, promised: '0.00', ...figures }],
    days: [{ day: today(), ...figures }],
  });
});

it('is rejected with a reason and applied for again, and what is not collected goes back', async () => {
  const { gateway } = paying;
  const id = await publish({ budget: '20.00' });
  const player = await addPlayer();
  await player.apply({ id, comment: 'First' });
  const as = await staffWith(gateway, 'marketing');
  const { id: application } = await applicationOf(player);
  await callDesk(gateway, rejectApplication, {
    as,
    brand,
    body: { application, answer: 'No picture', mayReapply: true },
  });
  expect(await player.detail(id)).toMatchObject({
    status: 'rejected',
    button: 'claim',
    reason: 'No picture',
  });
  await player.apply({ id, comment: 'Again' });
  const granted = await callDesk(gateway, approveApplication, {
    as,
    brand,
    body: { application, amount: '20.00', reason: 'Now' },
  });
  expect(granted.json().value.outcome).toBe('done');
  const other = await addPlayer();
  expect(await other.detail(id)).toMatchObject({ status: 'close', button: null });
  gateway.passTime(8 * DAY_S);
  await gateway.parts.promotions.expire();
  await player.enter();
  await other.enter();
  expect(codeOf(await player.take(id, 'collect'))).toBe('promotionClosed');
  expect(await other.detail(id)).toMatchObject({ status: 'claim' });
});

it('pays a day of the round each day, and the first again after a missed day', async () => {
  const id = await publish({ kind: 'signIn', period: 'daily', rewards: ['1.00', '2.00', '5.00'] });
  const player = await addPlayer();
  const paid: string[] = [];
  for (const days of [0, 1, 1, 2, 1]) {
    paying.gateway.passTime(days * DAY_S);
    await player.enter();
    const [first] = await Promise.all([player.take(id, 'signIn'), player.take(id, 'signIn')]);
    paid.push(first.json().value.amount);
  }
  expect(paid).toEqual(['1.00', '2.00', '5.00', '1.00', '2.00']);
  expect(await player.balance()).toBe('11.00');
  expect((await player.detail(id)).signIn).toMatchObject({ streak: 2, isDone: true });
});

it('draws a ticket that anybody can draw again, and shows what is gone before the draw', async () => {
  const prizes = [
    { amount: '0', weight: 1, stock: 0 },
    { amount: '5.00', weight: 1_000_000, stock: 2 },
  ];
  const id = await publish({ kind: 'raffle', period: 'daily', tickets: 3, prizes });
  const players = await Promise.all(Array.from({ length: 4 }, addPlayer));
  const seen = await Promise.all(players.map((player) => player.detail(id)));
  const first = await Promise.all(players.map((player) => player.draw(id, [1, 1_000_000])));
  const drawn = first.filter((one) => !codeOf(one)).map((one) => one.json().value);
  expect(drawn.filter(({ amount }) => amount === '5.00')).toHaveLength(2);
  const mine = drawn[0] as ValueOf<typeof claimRafflePromotion>;
  expect(seen.map(({ raffle }) => raffle!.hash)).toContain(mine.hash);
  expect(hashServerSeed(mine.serverSeed)).toBe(mine.hash);
  expect(drawPrize(createDrawStream(mine), mine.weights)).toBe(mine.prize);
  const [player] = players;
  const { raffle } = await player!.detail(id);
  expect(raffle!.prizes[1]).toMatchObject({ openWeight: 0, left: 0 });
  expect(codeOf(await player!.draw(id, [1, 1_000_000]))).toBe('promotionClosed');
  expect((await player!.draw(id, [1, 0])).json().value).toMatchObject({ amount: '0.00' });
});

it('offers nothing to who takes a break, and shows the desk what a member sees', async () => {
  const { gateway } = paying;
  const id = await publish({});
  const player = await addPlayer();
  const as = await staffWith(gateway, 'marketing');
  const query = { account: player.account };
  const preview = await callDesk(gateway, previewPromotions, { as, brand, query });
  expect(preview.json().value).toMatchObject({
    isPaused: false,
    list: [{ id, isShown: true, status: 'claim', button: 'claim', whys: ['met'] }],
  });
  await withTransaction(gateway.db, aurora, (tx) =>
    tx
      .updateTable('members')
      .set({ paused_until: new Date(gateway.now().getTime() + DAY_S * 1000) })
      .where('id', '=', player.memberId)
      .execute(),
  );
  expect(await player.list()).toMatchObject({ isPaused: true, list: [] });
  expect(codeOf(await player.apply({ id, comment: 'Me' }))).toBe('promotionClosed');
  await callDesk(gateway, endPromotion, { as, brand, body: { id, reason: 'Over' } });
  const other = await addPlayer();
  expect(await other.detail(id)).toMatchObject({ status: 'close' });
});

it('is for its audience alone: elsewhere it is not found, and the desk is told who gets it and why not', async () => {
  const { gateway } = paying;
  const audience = { tags: ['high roller'], newDays: 7 };
  const id = await publish({ kind: 'signIn', period: 'daily', rewards: ['1.00'], audience });
  const players = await Promise.all([addPlayer(), addPlayer()]);
  const [player, late] = players as [Player, Player];
  const reach = async () => {
    const as = await staffWith(gateway, 'marketing');
    const body = { audience };
    return (await callDesk(gateway, previewAudience, { as, brand, body })).json().value;
  };
  const standing = async ({ account }: Player) => {
    const as = await staffWith(gateway, 'marketing');
    const query = { account };
    const seen = await callDesk(gateway, previewPromotions, { as, brand, query });
    return seen.json().value.list[0];
  };
  const tag = ({ memberId }: Player) =>
    withTransaction(gateway.db, aurora, (tx) =>
      tx
        .updateTable('members')
        .set({ tags: ['high roller'] })
        .where('id', '=', memberId)
        .execute(),
    );
  const guest = await gateway.call(aurora, getPromotions, {});
  expect(guest.json().value.list).toEqual([]);
  expect((await player.list()).list).toEqual([]);
  expect(codeOf(await player.take(id, 'signIn'))).toBe('notFound');
  expect(await standing(player)).toMatchObject({ isShown: false, button: null, unmet: ['tags'] });
  expect(await reach()).toEqual({ count: 0, sample: [] });
  await tag(player);
  expect(await reach()).toEqual({ count: 1, sample: [player.account] });
  expect(await standing(player)).toMatchObject({ isShown: true, button: 'claim', unmet: [] });
  expect((await player.list()).list).toMatchObject([{ id, status: 'claim' }]);
  expect((await player.take(id, 'signIn')).json().value).toEqual({ amount: '1.00' });
  await tag(late);
  gateway.passTime(8 * DAY_S);
  await late.enter();
  expect(await standing(late)).toMatchObject({ unmet: ['newDays'], whys: ['audience', 'met'] });
  expect(codeOf(await late.take(id, 'signIn'))).toBe('notFound');
  // Who took part goes on seeing what came of it.
  await player.enter();
  expect(await player.detail(id)).toMatchObject({ signIn: { streak: 0 } });
});

/** What a player was told of what ends, on the site. */
const toldOf = ({ memberId }: Player) =>
  withTransaction(paying.gateway.db, aurora, async (tx) =>
    (
      await tx
        .selectFrom('notices')
        .select(['kind', 'content'])
        .where('member_id', '=', memberId)
        .where('deleted_at', 'is', null)
        .where('kind', 'in', ['promotionLapsing', 'promotionEnding', 'offerEnding'])
        .orderBy('created_at')
        .execute()
    ).map(({ kind }) => kind),
  );

it('tells once that it ends: who has begun or earned it, and of an offer who asked for news', async () => {
  const { gateway } = paying;
  const tellEnds = () => gateway.parts.promotions.tellEnds();
  const setMember = ({ memberId }: Player, values: { rewards_held_at?: Date; labels?: string[] }) =>
    withTransaction(gateway.db, aurora, (tx) =>
      tx.updateTable('members').set(values).where('id', '=', memberId).execute(),
    );
  const asksNews = ({ memberId }: Player) =>
    withTransaction(gateway.db, aurora, (tx) =>
      tx
        .insertInto('notice_choices')
        .values({
          merchant_code: brand,
          member_id: memberId,
          choices: JSON.stringify({ news: { site: true } }),
          changed_at: gateway.now(),
        })
        .execute(),
    );
  const until = `${addDays(today(), 8)}T12:00`;
  const id = await publish({ needsJoin: true, until, audience: { labels: ['ends'] } });
  const players = await Promise.all(Array.from({ length: 5 }, addPlayer));
  const [begun, wanting, plain, held, outside] = players as [
    Player,
    Player,
    Player,
    Player,
    Player,
  ];
  for (const one of players) if (one !== outside) await setMember(one, { labels: ['ends'] });
  for (const one of [begun, held]) expect(codeOf(await one.take(id, 'join'))).toBeUndefined();
  for (const one of [wanting, held, outside]) await asksNews(one);
  await setMember(held, { rewards_held_at: gateway.now() });
  const earned = await publish({
    minValidBet: '10.00',
    until,
    audience: { accounts: [plain.account] },
  });
  await addBet(gateway, aurora, { memberId: plain.memberId, day: today(), validMinor: 1_000n });
  const granted = await publish({ audience: { accounts: [begun.account] } });
  gateway.passTime(6 * DAY_S);
  await begun.enter();
  await begun.apply({ id: granted, comment: 'Me' });
  const as = await staffWith(gateway, 'marketing');
  const { id: application } = await applicationOf(begun);
  const body = { application, amount: '5.00', reason: 'Fine' };
  await callDesk(gateway, approveApplication, { as, brand, body });
  await tellEnds();
  expect(await Promise.all(players.map(toldOf))).toEqual([[], [], [], [], []]);
  gateway.passTime(1.5 * DAY_S);
  await Promise.all([tellEnds(), tellEnds()]);
  await tellEnds();
  expect(await Promise.all(players.map(toldOf))).toEqual([
    ['promotionEnding'],
    ['offerEnding'],
    ['promotionEnding'],
    [],
    [],
  ]);
  await withTransaction(gateway.db, aurora, (tx) =>
    tx.updateTable('promotions').set({ state: 'ended' }).where('id', '=', earned).execute(),
  );
  gateway.passTime(5 * DAY_S);
  await tellEnds();
  await tellEnds();
  expect(await toldOf(begun)).toEqual(['promotionEnding', 'promotionLapsing']);
});

import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { standardPoints } from '../../../engine/rewards/points.ts';
import { standardVip } from '../../../engine/rewards/vip.ts';
import type { MissionTerms } from '../../../engine/rewards/missions.ts';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import { createDeposit } from '../../../schemas/api/deposits.ts';
import type { Endpoint } from '../../../schemas/api/endpoint.ts';
import { claimCashback } from '../../../schemas/api/cashback.ts';
import { claimMission } from '../../../schemas/api/missions.ts';
import { provePaymentPassword, setPaymentPassword } from '../../../schemas/api/payoutAccounts.ts';
import { convertPoint, redeemPointReward } from '../../../schemas/api/points.ts';
import {
  applyForPromotion,
  claimRafflePromotion,
  getPromotion,
  takePromotion,
} from '../../../schemas/api/promotions.ts';
import { claimRewards } from '../../../schemas/api/rewards.ts';
import { matchDeskDeposit } from '../../../schemas/desk/payments.ts';
import type { NoticeKind } from '../../../schemas/notices.ts';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import { callDesk, codeOf, staffWith } from '../../../tests/support/desk.ts';
import {
  createGatewayCut,
  playCourse,
  type Course,
  type GatewayCut,
} from '../../../tests/support/gatewayCut.ts';
import { addMember, signIn, testPassword } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { promotionTerms } from '../../../tests/support/promotions.ts';
import { WAITING } from '../../../tests/support/rewards.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { readBalances, readBonusMoney } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';

/*
 * A gateway that is killed after each statement on the way of what a member is given, from the claim to the commit and in the jobs
 * before it. Started again, whoever was not answered asks again, with the same name and with another: it was given once, and
 * budgets, stock, points and books are exact.
 */

const ZONE = 'America/Mexico_City';
const HOUR_S = 3_600;
const PIN = '482915';
/** `GRANT_GRAIN=statement` kills after reads as well. */
const GRAIN = process.env['GRANT_GRAIN'] === 'statement' ? 'statement' : 'change';
/** Each of them takes more. */
const LEAST_CHANGES = 5;
/** More than any of them takes. */
const MOST_STATEMENTS = 400;
const aurora = {
  ...payingAurora,
  timeZone: ZONE,
  cashback: { rates: { RNG: '0.01' }, levels: [], min: 1, dayCap: 200 },
  features: { ...payingAurora.features, promotions: true },
};
const { merchantCode, currency } = aurora;

/** What a member and the house have at the end; money in minor units. */
interface Outcome {
  readonly cash?: number;
  readonly bonusMoney?: number;
  /** How often something is to be played, and bonuses. */
  readonly rows?: number;
  /** Whatever else is counted. */
  readonly counted?: readonly number[];
}

type Given = Outcome & {
  readonly acts: Course['acts'];
  readonly memberId: string;
  readonly count?: (tx: Tx) => Promise<readonly unknown[]>;
};

let paying: PayingGateway;
let cut: GatewayCut;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  cut = createGatewayCut();
  const { gateway } = paying;
  const identity = { brandId: aurora.id, merchantCode, currency, timeZone: ZONE };
  await recordIdentity(gateway.db, identity);
  // Sites are found by where the gateway listens.
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  passTo(1, 12);
  const said = { over: 0, by: 'test', at: gateway.now() };
  await inTx((tx) =>
    gateway.parts.vip.desk.publish(tx, aurora, { ...said, terms: standardVip(currency) }),
  );
  await inTx((tx) =>
    gateway.parts.points.desk.publish(tx, aurora, { ...said, terms: standardPoints(currency) }),
  );
  await gateway.parts.vip.work.work();
  await gateway.parts.cashback.work.work();
});

afterAll(async () => {
  cut.close();
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

const inTx = <T>(work: (tx: Tx) => Promise<T>) => withTransaction(paying.gateway.db, aurora, work);
const now = () => paying.gateway.now();
const today = () => dayIn(ZONE, now().getTime());

/** Lets time pass until an hour of another day. */
const passTo = (days: number, hours: number) => {
  const at = momentOf(ZONE, addDays(today(), days), hours * HOUR_S);
  paying.gateway.passTime((at - now().getTime()) / 1000);
};

async function addPlayer() {
  const { gateway } = paying;
  const account = `k${randomUUID().slice(0, 8)}`;
  const own = { account, created_at: now(), payee_name: 'Demo Member' };
  const memberId = await addMember(gateway, aurora, own);
  let as = await signIn(gateway, aurora, account);
  const post = (endpoint: Endpoint, body: object, key: string = randomUUID()) =>
    gateway.call(aurora, endpoint, {
      as,
      body,
      headers: endpoint.idempotent ? { 'idempotency-key': key } : {},
    });
  return {
    memberId,
    /** Sessions end while days pass. */
    async enter() {
      as = await signIn(gateway, aurora, account);
    },
    read: async (endpoint: Endpoint, query: Record<string, string>) =>
      (await gateway.call(aurora, endpoint, { as, query })).json().value,
    post,
    /** Asks for something, and again by another name: what was there before is answered as that says. */
    claim: (endpoint: Endpoint, body: object, done: readonly string[] = []) => {
      const name = randomUUID();
      return async () => {
        for (const key of [name, randomUUID()]) {
          const reply = await post(endpoint, body, key);
          const code = codeOf(reply);
          if (code !== undefined && !done.includes(code)) throw new Error(reply.body);
          if (code === 'internal') throw new Error(reply.body);
        }
      };
    },
    async prove() {
      await post(setPaymentPassword, { password: PIN, loginPassword: testPassword });
      return (await post(provePaymentPassword, { password: PIN })).json().value.pass as string;
    },
  };
}

/** Publishes a promotion, the only one. */
async function publish(own: Partial<PromotionTerms>): Promise<string> {
  const { desk } = paying.gateway.parts.promotions;
  const said = { place: 1, terms: promotionTerms(own), by: 'test', at: now() };
  return inTx(async (tx) => {
    await tx.updateTable('promotions').set({ state: 'ended' }).where('version', '>', 0).execute();
    const id = await desk.save(tx, merchantCode, said);
    await desk.publish(tx, id, said);
    return id;
  });
}

/** Publishes a mission or leaderboard, the only one. */
async function publishMission(own: object): Promise<string> {
  const { desk } = paying.gateway.parts.missions;
  const terms = {
    categories: [],
    period: 'daily',
    from: today(),
    to: addDays(today(), 1),
    turnover: '2',
    claimDays: 2,
    minLevel: 0,
    minIdentity: 0,
    texts: { en: { title: 'Play today', text: 'Bet and win.' } },
    ...own,
  } as unknown as MissionTerms;
  const said = { place: 1, terms, by: 'test', at: now() };
  return inTx(async (tx) => {
    await tx.updateTable('missions').set({ state: 'ended' }).where('version', '>', 0).execute();
    const id = await desk.save(tx, merchantCode, said);
    await desk.publish(tx, id, said);
    return id;
  });
}

/** A bet of now that was lost. */
const play = (memberId: string, minor: bigint) =>
  inTx((tx) =>
    tx
      .insertInto('bets')
      .values({
        merchant_code: merchantCode,
        member_id: memberId,
        source: 'round',
        reference: `V ${randomUUID()}`,
        category: 'RNG',
        vendor_code: 'V',
        game: 'V-1',
        currency: currency.code,
        decimals: 2,
        state: 'lost',
        placed_at: now(),
        settled_at: now(),
        at: now(),
        day: today(),
        stake_minor: minor,
        bet_minor: minor,
        valid_minor: minor,
        payout_minor: 0n,
      })
      .execute(),
  );

const givePoints = (memberId: string, points: bigint) =>
  inTx((tx) =>
    paying.gateway.parts.points.desk.adjust(tx, merchantCode, {
      memberId,
      points,
      name: randomUUID(),
      at: now(),
    }),
  );

/** Lets something wait for a day. */
const addWaiting = (source: 'vip' | 'cashback', memberId: string) =>
  inTx((tx) =>
    WAITING[source](tx, {
      brand: aurora,
      memberId,
      promotion: '',
      now: now(),
      expiresAt: new Date(now().getTime() + 86_400_000),
    }),
  );

/** What a promotion has granted, and how many rows it has. */
const grantedOf = (id: string) => async (tx: Tx) => {
  const { granted_minor } = await tx
    .selectFrom('promotions')
    .select('granted_minor')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const entries = await tx
    .selectFrom('promotion_entries')
    .select('id')
    .where('promotion_id', '=', id)
    .where('state', '=', 'claimed')
    .execute();
  return [granted_minor, entries.length];
};

async function applied(id: string) {
  const player = await addPlayer();
  await player.post(applyForPromotion, { id, comment: 'Me' });
  const { id: entry } = await inTx((tx) =>
    tx
      .selectFrom('promotion_entries')
      .select('id')
      .where('member_id', '=', player.memberId)
      .executeTakeFirstOrThrow(),
  );
  const approve = () =>
    inTx((tx) =>
      paying.gateway.parts.promotions.desk.approve(tx, aurora, {
        id: entry,
        amountMinor: 500n,
        by: 'test',
        at: now(),
      }),
    ).then(
      () => undefined,
      (error: { code?: string }) => {
        if (error.code !== 'changedMeanwhile') throw error;
      },
    );
  return { player, approve };
}

const WAGERED = {
  pays: 'bonus',
  version: 0,
  model: 'cashFirst',
  multiplier: '10',
  base: 'bonus',
  contribution: {},
  vendors: {},
  maxBet: null,
  maxRelease: null,
  expiresHours: 168,
} as const;

const COURSES: Readonly<Record<string, () => Promise<Given>>> = {
  async 'a match of a deposit'() {
    const match = { minDeposit: '20.00', rate: '0.5', cap: '30.00', budget: '40.00' };
    const id = await publish({ kind: 'depositMatch', ...match, pays: WAGERED });
    const player = await addPlayer();
    const reply = await player.post(createDeposit, { method: 'sepa', amount: '30.00', bonus: id });
    await paying.settle();
    const { order } = reply.json().value;
    const as = await staffWith(paying.gateway, 'cashier');
    const body = { order, amount: '30.00', receipt: randomUUID(), reason: 'Statement' };
    return {
      memberId: player.memberId,
      acts: [
        async () => {
          const done = await callDesk(paying.gateway, matchDeskDeposit, {
            as,
            brand: merchantCode,
            body,
          });
          if (codeOf(done)) throw new Error(done.body);
        },
      ],
      count: grantedOf(id),
      cash: 3_000,
      bonusMoney: 1_500,
      rows: 2,
      counted: [1_500, 1],
    };
  },
  async 'a sign-in'() {
    const id = await publish({ kind: 'signIn', period: 'daily', rewards: ['5.00'], budget: '6' });
    const player = await addPlayer();
    const acts = [player.claim(takePromotion, { id, step: 'signIn' })];
    const counted = [500, 1];
    return { memberId: player.memberId, acts, count: grantedOf(id), cash: 500, counted };
  },
  async 'a part of a red packet'() {
    const id = await publish({ kind: 'redPacket', total: '0.04', parts: 4, budget: '0.04' });
    const player = await addPlayer();
    return {
      memberId: player.memberId,
      acts: [player.claim(takePromotion, { id, step: 'open' })],
      async count(tx) {
        const parts = await tx
          .selectFrom('promotion_parts')
          .select('member_id')
          .where('promotion_id', '=', id)
          .execute();
        const own = parts.filter(({ member_id }) => member_id !== null);
        return [...(await grantedOf(id)(tx)), parts.length, own.length];
      },
      cash: 1,
      counted: [1, 1, 4, 1],
    };
  },
  async 'a ticket of a raffle'() {
    const prizes = [{ amount: '5.00', weight: 1, stock: 3 }];
    const id = await publish({ kind: 'raffle', tickets: 1, prizes, budget: '10' });
    const player = await addPlayer();
    await player.read(getPromotion, { id });
    const body = { id, clientSeed: 'mine', weights: [1] };
    return {
      memberId: player.memberId,
      acts: [player.claim(claimRafflePromotion, body, ['promotionClosed'])],
      async count(tx) {
        const drawn = await tx
          .selectFrom('promotion_prizes')
          .select('drawn')
          .where('promotion_id', '=', id)
          .execute();
        return [...(await grantedOf(id)(tx)), ...drawn.map((one) => one.drawn)];
      },
      cash: 500,
      counted: [500, 1, 1],
    };
  },
  async 'an application that was granted'() {
    const id = await publish({ budget: '6.00' });
    const { player, approve } = await applied(id);
    return {
      memberId: player.memberId,
      acts: [approve, player.claim(takePromotion, { id, step: 'collect' }, ['promotionClosed'])],
      count: grantedOf(id),
      cash: 500,
      counted: [500, 1],
    };
  },
  async 'the gift of a level'() {
    const player = await addPlayer();
    await play(player.memberId, 110_000n);
    passTo(1, 1);
    await player.enter();
    return {
      memberId: player.memberId,
      acts: [() => paying.gateway.parts.vip.work.work(), player.claim(claimRewards, {})],
      count: async (tx) => [await countGifts(tx, player.memberId)],
      cash: 500,
      counted: [1],
    };
  },
  async 'what a level gives a month'() {
    const player = await addPlayer();
    await addWaiting('vip', player.memberId);
    return {
      memberId: player.memberId,
      acts: [player.claim(claimRewards, {})],
      count: async (tx) => [await countGifts(tx, player.memberId)],
      cash: 700,
      counted: [1],
    };
  },
  async 'points that are changed'() {
    const player = await addPlayer();
    await givePoints(player.memberId, 250n);
    const body = { points: 200, pass: await player.prove() };
    return {
      memberId: player.memberId,
      acts: [player.claim(convertPoint, body, ['paymentPassEnded'])],
      count: countPoints(player.memberId),
      cash: 200,
      counted: [50, 2],
    };
  },
  async 'an item that is redeemed'() {
    const { gateway } = paying;
    const player = await addPlayer();
    await givePoints(player.memberId, 700n);
    const item = await inTx((tx) =>
      gateway.parts.points.desk.saveItem(tx, merchantCode, {
        id: undefined,
        state: 'shown',
        place: 1,
        texts: { en: { title: 'Mug', text: 'A mug.' } },
        is_goods: true,
        points: 300,
        min_level: 0,
        stock: 5,
        per_member: null,
        by: 'Test',
        at: now(),
      }),
    );
    const to = { address: 'Calle 1', mobileNum: '612345412', countryDialingCode: '+34' };
    const body = { item, quantity: 1, ...to, pass: await player.prove() };
    return {
      memberId: player.memberId,
      acts: [player.claim(redeemPointReward, body, ['paymentPassEnded'])],
      async count(tx) {
        const [{ stock }] = (await tx
          .selectFrom('point_items')
          .select('stock')
          .where('id', '=', item)
          .execute()) as [{ stock: number }];
        const orders = await tx
          .selectFrom('point_orders')
          .select('id')
          .where('item_id', '=', item)
          .execute();
        return [...(await countPoints(player.memberId)(tx)), stock, orders.length];
      },
      rows: 0,
      counted: [400, 2, 4, 1],
    };
  },
  async 'a mission'() {
    const mission = { kind: 'mission', event: 'validBet', target: 10_000n, rewardMinor: 500n };
    const id = await publishMission(mission);
    const player = await addPlayer();
    await play(player.memberId, 10_000n);
    return {
      memberId: player.memberId,
      acts: [
        () => paying.gateway.parts.missions.work.work(),
        player.claim(claimMission, { id, period: today() }),
      ],
      count: async (tx) => [await countTold(tx, player.memberId, 'missionReached')],
      cash: 500,
      counted: [1],
    };
  },
  async 'a prize of a leaderboard'() {
    const prizes = [{ from: 1, to: 1, amountMinor: 5_000n }];
    const id = await publishMission({ kind: 'leaderboard', score: 'validBet', prizes });
    const period = today();
    const player = await addPlayer();
    await play(player.memberId, 10_000n);
    await paying.gateway.parts.missions.work.work();
    passTo(1, 2);
    await player.enter();
    return {
      memberId: player.memberId,
      acts: [
        () => paying.gateway.parts.missions.work.work(),
        player.claim(claimMission, { id, period }),
      ],
      count: async (tx) => [await countTold(tx, player.memberId, 'leaderboardPrize')],
      cash: 5_000,
      counted: [1],
    };
  },
  async 'an invitation'() {
    const [inviter, friend] = [await addPlayer(), await addPlayer()];
    await inTx((tx) =>
      tx
        .insertInto('referrals')
        .values({
          merchant_code: merchantCode,
          friend_id: friend.memberId,
          inviter_id: inviter.memberId,
          currency: currency.code,
          decimals: 2,
          terms: JSON.stringify({
            depositMinor: '0',
            validBetMinor: '0',
            days: 7,
            needsPhone: false,
            inviterMinor: '1000',
            friendMinor: '500',
            turnover: '1',
            mostAMonth: 5,
          }),
          state: 'open',
          has_phone: false,
          deposited_minor: 0n,
          valid_minor: 0n,
          doubts: [],
          created_at: now(),
          ends_at: new Date(now().getTime() + 7 * 86_400_000),
          qualified_at: null,
          decided_at: null,
          decided_by: null,
        })
        .execute(),
    );
    // Both come from the address of the tests.
    await paying.gateway.db.owner.deleteFrom('member_addresses').execute();
    return {
      memberId: inviter.memberId,
      acts: [() => paying.gateway.parts.referrals.work.work()],
      count: async (tx) => [
        (await moneyOf(tx, friend.memberId)).cash,
        await countTold(tx, inviter.memberId, 'inviterRewarded'),
        await countTold(tx, friend.memberId, 'friendRewarded'),
      ],
      cash: 1_000,
      counted: [500, 1, 1],
    };
  },
  async cashback() {
    const player = await addPlayer();
    await play(player.memberId, 50_000n);
    passTo(1, 1);
    await player.enter();
    return {
      memberId: player.memberId,
      acts: [() => paying.gateway.parts.cashback.work.work(), player.claim(claimCashback, {})],
      count: async (tx) => [await countTold(tx, player.memberId, 'cashbackReady')],
      cash: 500,
      // Nothing of it is to be played.
      rows: 0,
      counted: [1],
    };
  },
  async 'all that waits at once'() {
    const id = await publish({ budget: '6.00' });
    const { player, approve } = await applied(id);
    await approve();
    await addWaiting('vip', player.memberId);
    await addWaiting('cashback', player.memberId);
    return {
      memberId: player.memberId,
      acts: [player.claim(claimRewards, {})],
      count: async (tx) => [...(await grantedOf(id)(tx)), await countGifts(tx, player.memberId)],
      cash: 1_300,
      rows: 2,
      counted: [500, 1, 1],
    };
  },
};

const countGifts = async (tx: Tx, memberId: string) =>
  (
    await tx
      .selectFrom('vip_gifts')
      .select('name')
      .where('member_id', '=', memberId)
      .where('state', '=', 'claimed')
      .execute()
  ).length;

const countTold = async (tx: Tx, memberId: string, kind: NoticeKind) =>
  (
    await tx
      .selectFrom('notices')
      .select('kind')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .execute()
  ).length;

/** Points of a member, and how many entries they come from. */
const countPoints = (memberId: string) => async (tx: Tx) => {
  const entries = await tx
    .selectFrom('point_entries')
    .select('points')
    .where('member_id', '=', memberId)
    .execute();
  return [entries.reduce((sum, { points }) => sum + points, 0n), entries.length];
};

async function moneyOf(tx: Tx, memberId: string) {
  const owner = { merchantCode, memberId, currency: currency.code };
  const [main] = await readBalances(tx, owner);
  const bonusMoney = await readBonusMoney(tx, owner);
  return { cash: Number(main!.balanceMinor), bonusMoney: Number(bonusMoney) };
}

/** What there is of a course at its end. */
const outcomeOf = ({ memberId, count }: Given): Promise<Required<Outcome>> =>
  inTx(async (tx) => {
    const turnovers = await tx
      .selectFrom('turnover_rows')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    const bonuses = await tx
      .selectFrom('bonuses')
      .select('id')
      .where('member_id', '=', memberId)
      .execute();
    return {
      ...(await moneyOf(tx, memberId)),
      rows: turnovers.length + bonuses.length,
      counted: ((await count?.(tx)) ?? []).map(Number),
    };
  });

it.each(Object.keys(COURSES))(
  'gives %s once, wherever the gateway was killed',
  async (name) => {
    for (let count = 1; count < MOST_STATEMENTS; count += 1) {
      const given = await COURSES[name]!();
      const { cash = 0, bonusMoney = 0, rows = 1, counted = [] } = given;
      const course: Course = {
        acts: given.acts,
        async end() {
          expect(await outcomeOf(given)).toEqual({ cash, bonusMoney, rows, counted });
        },
      };
      const killing = playCourse(cut, paying.gateway, course, { count, grain: GRAIN });
      const wasKilled = await killing.catch((error: unknown) => {
        throw new Error(`after ${count} statements`, { cause: error });
      });
      if (wasKilled) continue;
      expect(count).toBeGreaterThan(LEAST_CHANGES);
      return;
    }
    throw new Error('It never came to its end.');
  },
  60_000,
);

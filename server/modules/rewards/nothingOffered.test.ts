import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import { BADGE_PAGES } from '../../../schemas/api/centre.ts';
import { BONUS_ORIGINS, REWARD_SOURCES } from '../../../schemas/api/rewards.ts';
import { MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { NOTICE_KINDS, factsOfNotice, isOfferNotice } from '../../../schemas/notices.ts';
import { PROMOTION_KINDS, type PromotionKind } from '../../../schemas/promotions.ts';
import {
  aurora as plain,
  createTestGateway,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember } from '../../../tests/support/members.ts';
import { promotionTerms } from '../../../tests/support/promotions.ts';
import { WAITING } from '../../../tests/support/rewards.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import type { MembersTable } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { readBalances } from '../../ledger/balances.ts';
import { tellAll } from '../notices/tell.ts';
import type { RewardsCall } from './rewards.service.ts';

/*
 * Who takes a break, is excluded, frozen, closed or held is offered nothing and told of nothing. What is looked at comes from the
 * lists that the product has of sources, pages, kinds and origins: whatever is added to one of them is looked at as well.
 */

const DAY_MS = 86_400_000;
const aurora = {
  ...plain,
  cashback: { rates: { RNG: '0.01' }, levels: [], min: 1, dayCap: 200 },
  referral: {
    deposit: 20,
    validBet: 4,
    days: 14,
    inviterReward: 10,
    friendReward: 5,
    mostAMonth: 2,
  },
  features: Object.fromEntries(
    Object.keys(plain.features).map((feature) => [feature, true]),
  ) as unknown as typeof plain.features,
};
const { merchantCode, currency } = aurora;

/** What was earned by play stays the member's, and can be claimed. */
const OWED: readonly string[] = ['cashback', 'mission', 'leaderboard'];

/** What is about rewards and is told all the same: what became of money that the member had. */
const TOLD_ANYWAY: readonly string[] = ['bonusReleased', 'bonusExpired'];

let gateway: TestGateway;
let live: Caller['live'];
const promotions = new Map<PromotionKind, string>();

const inTx = <T>(work: (tx: Tx) => Promise<T>) => withTransaction(gateway.db, aurora, work);

const KINDS = {
  activity: {},
  signIn: { period: 'daily', rewards: ['1.00'] },
  redPacket: { total: '1.00', parts: 2 },
  raffle: { prizes: [{ amount: '1.00', weight: 1, stock: 9 }] },
  depositMatch: {
    minDeposit: '20.00',
    rate: '0.5',
    cap: '30.00',
    pays: {
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
    },
  },
  freeSpins: {
    freeSpins: { game: 'house-lantern-orchard', stake: '0.20', count: 2, hours: 24 },
  },
} as const satisfies Record<PromotionKind, object>;

beforeAll(async () => {
  gateway = await createTestGateway({ testBrands: [aurora] });
  const { app, parts, db } = gateway;
  const identity = { brandId: aurora.id, merchantCode, currency, timeZone: aurora.timeZone };
  await recordIdentity(db, identity);
  await app.listen({ host: '127.0.0.1', port: 0 });
  live = (await parts.findSite(merchantCode)) as unknown as Caller['live'];
  const said = { by: 'test', at: gateway.now() };
  await inTx(async (tx) => {
    for (const kind of PROMOTION_KINDS) {
      const terms = promotionTerms({ kind, ...KINDS[kind] });
      const id = await parts.promotions.desk.save(tx, merchantCode, { ...said, place: 1, terms });
      await parts.promotions.desk.publish(tx, id, said);
      promotions.set(kind, id);
    }
    const today = dayIn(aurora.timeZone, gateway.now().getTime());
    const common = {
      categories: [],
      period: 'daily',
      from: today,
      to: addDays(today, 1),
      turnover: '1',
      claimDays: 1,
      minLevel: 0,
      minIdentity: 0,
      texts: { en: { title: 'Play', text: 'Play' } },
    } as const;
    const { desk } = parts.missions;
    for (const terms of [
      { ...common, kind: 'mission', event: 'validBet', target: 100n, rewardMinor: 1n },
      { ...common, kind: 'leaderboard', score: 'validBet', prizes: [] },
    ] as const) {
      const id = await desk.save(tx, merchantCode, { ...said, place: 1, terms });
      await desk.publish(tx, id, said);
    }
    await tx
      .insertInto('broadcasts')
      .values({
        merchant_code: merchantCode,
        id: randomUUID(),
        type: 'news',
        is_marketing: true,
        titles: JSON.stringify({ en: 'Win' }),
        bodies: JSON.stringify({ en: 'Win' }),
        link: null,
        segment: JSON.stringify({}),
        member_ids: null,
        ways: [],
        state: 'sent',
        publish_at: gateway.now(),
        ends_at: null,
        delivered_to: null,
        made_by: 'test',
        created_at: gateway.now(),
      })
      .execute();
  });
});

afterAll(() => gateway.close());

/** Somebody for whom one of everything waits. */
async function addSomebody(): Promise<RewardsCall> {
  const account = `n${randomUUID().slice(0, 8)}`;
  const now = gateway.now();
  const memberId = await addMember(gateway, aurora, { account, created_at: now });
  const expiresAt = new Date(now.getTime() + DAY_MS);
  await inTx(async (tx) => {
    const promotion = promotions.get('activity')!;
    const of = { brand: aurora, memberId, promotion, now, expiresAt };
    for (const source of REWARD_SOURCES) await WAITING[source](tx, of);
    await tx
      .insertInto('notice_choices')
      .values({
        merchant_code: merchantCode,
        member_id: memberId,
        choices: JSON.stringify({ news: { site: true } }),
        changed_at: now,
      })
      .execute();
  });
  const caller: Caller = {
    live,
    brand: live.brand,
    locale: 'en',
    host: 'aurora.test',
    origin: 'https://aurora.test',
    ip: '127.0.0.1',
    country: null,
  };
  const member = {
    sessionId: randomUUID(),
    memberId,
    account,
    memberType: MEMBER_TYPE,
    method: 'username',
    provedAt: now,
    endsAt: expiresAt,
  } as const;
  return { caller, member, now, features: aurora.features };
}

/** Tells somebody everything that there is to tell; gives the kinds that came. */
async function tellEverything({ member: { memberId }, now }: RewardsCall) {
  await inTx((tx) =>
    tellAll(
      tx,
      { merchantCode, at: now },
      NOTICE_KINDS.map((kind) => ({ memberId, kind, name: kind, values: {} as never })),
    ),
  );
  const rows = await inTx((tx) =>
    tx.selectFrom('notices').select('kind').where('member_id', '=', memberId).execute(),
  );
  return rows.map(({ kind }) => kind);
}

const grantAll = ({ member: { memberId }, now }: RewardsCall) =>
  Promise.all(
    BONUS_ORIGINS.map((origin) =>
      inTx((tx) =>
        gateway.parts.bonuses.grant(tx, {
          merchantCode,
          memberId,
          origin,
          reference: `${origin}:${randomUUID()}`,
          currency,
          amountMinor: 100n,
          terms: { pays: 'cash', turnover: '0' },
          now,
        }),
      ),
    ),
  );

/** What a member gets who takes part in a promotion of each kind. */
const TAKING: Readonly<Record<PromotionKind, (call: RewardsCall, id: string) => Promise<unknown>>> =
  {
    activity: (call, id) =>
      gateway.parts.promotions.applications.apply(call, { id, comment: 'Me' }),
    signIn: (call, id) =>
      inTx((tx) => gateway.parts.promotions.service.take(tx, call, { id, step: 'signIn' })),
    redPacket: (call, id) =>
      inTx((tx) => gateway.parts.promotions.service.take(tx, call, { id, step: 'open' })),
    raffle: (call, id) =>
      inTx((tx) =>
        gateway.parts.promotions.service.draw(tx, call, { id, clientSeed: 'm', weights: [1] }),
      ),
    freeSpins: (call, id) =>
      inTx((tx) => gateway.parts.promotions.service.take(tx, call, { id, step: 'spins' })),
    depositMatch: async (call) => {
      const [offer] = await listOffers(call);
      if (!offer) throw new Error('There is no offer.');
    },
  };

const listOffers = ({ caller: { brand, locale }, member: { memberId }, now }: RewardsCall) =>
  inTx((tx) => gateway.parts.bonuses.depositOffers.list(tx, { brand, locale, memberId, now }));

/** Everything that is offered to somebody. */
async function lookAround(call: RewardsCall) {
  const { parts } = gateway;
  const page = { pageSize: 20 };
  const [rewards, badges, offers, { list }, missions, cashback, referrals, inbox] =
    await Promise.all([
      parts.rewards.service.read(call),
      parts.badges.read(call),
      listOffers(call),
      parts.promotions.service.list(call),
      parts.missions.service.summarize(call),
      parts.cashback.service.read(call, page),
      parts.referrals.service.read(call, page),
      parts.notices.service.list(call, page),
    ]);
  const sources = [...new Set(rewards.list.map(({ source }) => source))];
  return {
    sources,
    badges,
    offers: offers.length,
    promotions: list.map(({ kind }) => kind).sort(),
    missions: missions.missions.some(({ state }) => state === 'open'),
    boards: missions.leaderboards.length > 0,
    terms: [cashback.terms !== null, referrals.terms !== null],
    marketing: inbox.list.filter(({ type }) => type === 'news').length,
  };
}

it('offers all of it to who may have it', async () => {
  const call = await addSomebody();
  await gateway.parts.promotions.service.read(call, promotions.get('raffle')!);
  const seen = await lookAround(call);
  expect(seen).toMatchObject({
    offers: 1,
    missions: true,
    boards: true,
    terms: [true, true],
    marketing: 1,
  });
  expect(seen.sources.sort()).toEqual([...REWARD_SOURCES].sort());
  expect(new Set(seen.promotions)).toEqual(new Set(PROMOTION_KINDS));
  for (const page of BADGE_PAGES) expect(seen.badges[page], page).toBeGreaterThan(0);
  expect((await tellEverything(call)).sort()).toEqual([...NOTICE_KINDS].sort());
  expect(new Set(await grantAll(call))).toEqual(new Set(['granted']));
  // What is issued is collected before anything is applied for.
  for (const kind of PROMOTION_KINDS.filter((one) => one !== 'activity')) {
    await TAKING[kind](call, promotions.get(kind)!);
  }
});

const until = () => new Date(gateway.now().getTime() + DAY_MS);
const STATES: Readonly<Record<string, () => Updateable<MembersTable>>> = {
  'takes a break': () => ({ paused_until: until() }),
  'is excluded': () => ({ paused_until: new Date('9999-12-31') }),
  'is frozen from signing in': () => ({ sign_in_frozen_until: until() }),
  'is frozen from play': () => ({ play_frozen_until: until() }),
  'is suspended': () => ({ status: 'suspended' }),
  'is closed': () => ({ status: 'closed' }),
  'is held by the staff': () => ({ rewards_held_at: gateway.now() }),
};

it.each(Object.entries(STATES))('offers, tells and gives nothing to who %s', async (_, change) => {
  const call = await addSomebody();
  const { memberId } = call.member;
  await gateway.parts.promotions.service.read(call, promotions.get('raffle')!);
  await inTx((tx) => tx.updateTable('members').set(change()).where('id', '=', memberId).execute());
  const isHeld = change().rewards_held_at !== undefined;
  const seen = await lookAround(call);
  expect(seen).toMatchObject({
    offers: 0,
    promotions: [],
    missions: false,
    boards: false,
    terms: [false, false],
    marketing: 0,
  });
  expect(seen.sources.filter((source) => isHeld || !OWED.includes(source))).toEqual([]);
  for (const page of BADGE_PAGES) {
    if (page !== 'messageV2') expect(seen.badges[page], page).toBe(0);
  }
  const told = await tellEverything(call);
  const offers = told.filter((kind) => ['rewards', 'news'].includes(factsOfNotice(kind).type));
  expect(offers.sort()).toEqual([...TOLD_ANYWAY].sort());
  expect(told.filter(isOfferNotice)).toEqual([]);
  expect(new Set(await grantAll(call))).toEqual(new Set(['refused']));
  for (const kind of PROMOTION_KINDS) {
    await expect(TAKING[kind](call, promotions.get(kind)!), kind).rejects.toThrow();
  }
  await inTx((tx) => gateway.parts.rewards.service.claim(tx, call, undefined));
  const [main] = await inTx((tx) =>
    readBalances(tx, { merchantCode, memberId, currency: currency.code }),
  );
  // At most what was earned: 1.00 of cashback and twice 3.00.
  expect(Number(main!.balanceMinor)).toBeLessThanOrEqual(isHeld ? 0 : 700);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getBonusMoney } from '../../../schemas/api/bonuses.ts';
import { createDeposit, getDepositOptions } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { getPromotion } from '../../../schemas/api/promotions.ts';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import { codeOf } from '../../../tests/support/desk.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { promotionTerms } from '../../../tests/support/promotions.ts';
import type { KeptDepositBonus } from '../../db/bonusTables.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { verifyBook } from '../../ledger/books.ts';
import { keepOffer } from '../bonuses/depositOffers.ts';

const ZONE = 'America/Mexico_City';
const DAY_S = 86_400;
const aurora = {
  ...payingAurora,
  timeZone: ZONE,
  features: { ...payingAurora.features, promotions: true },
};
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
});

afterAll(async () => {
  const { faults } = await verifyBook(paying.gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await paying.close();
});

const inTx = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(paying.gateway.db, aurora, work);

/** Half of a deposit of 20.00 or more, up to 30.00, once a day. */
async function publish(own: Partial<PromotionTerms> = {}): Promise<string> {
  const { desk } = paying.gateway.parts.promotions;
  const at = paying.gateway.now();
  const terms = promotionTerms({
    kind: 'depositMatch',
    period: 'daily',
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
      maxBet: '5.00',
      maxRelease: { times: '5' },
      expiresHours: 168,
    },
    ...own,
  });
  return inTx(async (tx) => {
    await tx.updateTable('promotions').set({ state: 'ended' }).where('version', '>', 0).execute();
    const id = await desk.save(tx, merchantCode, { place: 1, terms, by: 'test', at });
    await desk.publish(tx, id, { by: 'test', at });
    return id;
  });
}

async function addPlayer() {
  const { gateway } = paying;
  const account = `m${randomUUID().slice(0, 8)}`;
  const memberId = await addMember(gateway, aurora, {
    account,
    payee_name: 'Demo Member',
    created_at: gateway.now(),
  });
  let as = await signIn(gateway, aurora, account);
  return {
    memberId,
    /** Sessions end while time passes. */
    async enter() {
      as = await signIn(gateway, aurora, account);
    },
    order: async (amount: string, bonus: string) =>
      codeOf(
        await gateway.call(aurora, createDeposit, {
          as,
          headers: { 'idempotency-key': randomUUID() },
          body: { method: 'epc', amount, bonus },
        }),
      ),
    offers: async () =>
      (
        (await gateway.call(aurora, getDepositOptions, { as })).json().value as ValueOf<
          typeof getDepositOptions
        >
      ).bonuses,
    /** What an order would keep. */
    async choose() {
      const { depositOffers } = gateway.parts.bonuses;
      const of = { locale: 'en', memberId, now: gateway.now() };
      const { brand } = (await gateway.parts.findSite(merchantCode))!;
      const [offer] = await inTx((tx) => depositOffers.list(tx, { brand, ...of }));
      return keepOffer(offer!);
    },
    /** A deposit that is credited. */
    pay: (bonus: KeptDepositBonus, creditedMinor: bigint) =>
      inTx(async (tx) => {
        const order = { merchant_code: merchantCode, member_id: memberId, currency: 'EUR' };
        const at = gateway.now();
        const { depositOffers } = gateway.parts.bonuses;
        await depositOffers.pay(tx, { ...order, decimals: 2, bonus }, { creditedMinor, at });
      }),
    detail: async (id: string) =>
      (await gateway.call(aurora, getPromotion, { as, query: { id } })).json().value as ValueOf<
        typeof getPromotion
      >,
    bonuses: async () =>
      (
        (await gateway.call(aurora, getBonusMoney, { as })).json().value as ValueOf<
          typeof getBonusMoney
        >
      ).list.map(({ amount }) => amount),
  };
}

const granted = async (id: string) =>
  (
    await inTx((tx) =>
      tx
        .selectFrom('promotions')
        .select('granted_minor')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  ).granted_minor;

it('brings a share of a deposit up to its most, once a period, also when two arrive at once', async () => {
  const { gateway } = paying;
  const id = await publish();
  const player = await addPlayer();
  expect(await player.offers()).toMatchObject([
    { id, rate: '0.5', min: '20.00', max: '30.00', terms: { multiplier: '10' } },
  ]);
  expect(await player.detail(id)).toMatchObject({
    status: 'claim',
    button: 'claim',
    turnover: null,
    match: { rate: '0.5', min: '20.00', max: '30.00' },
    bonus: { multiplier: '10', maxBet: '5.00' },
    maxReleaseTimes: '5',
  });
  expect(await player.order('19.99', id)).toBe('paymentLimit');
  expect(await player.order('20.00', id)).toBeUndefined();
  const chosen = await player.choose();
  await player.pay(chosen, 1_999n);
  expect(await player.bonuses()).toEqual([]);
  await Promise.all([player.pay(chosen, 2_001n), player.pay(chosen, 2_001n)]);
  expect(await player.bonuses()).toEqual(['10.00']);
  expect(await player.offers()).toEqual([]);
  expect(await player.detail(id)).toMatchObject({ status: 'claimed', button: null });
  gateway.passTime(DAY_S);
  await player.enter();
  // A deposit of yesterday's choice that arrives late brings nothing again, and takes nothing from today.
  await player.pay(chosen, 9_000n);
  await player.pay(await player.choose(), 9_000n);
  expect(await player.bonuses()).toEqual(['10.00', '30.00']);
  expect(await granted(id)).toBe(4_000n);
});

it('goes over no budget, and is offered no more than is left of it', async () => {
  const id = await publish({ budget: '75.00' });
  const players = await Promise.all([1, 2, 3, 4, 5].map(addPlayer));
  const chosen = await Promise.all(players.map((player) => player.choose()));
  await Promise.all(players.map((player, index) => player.pay(chosen[index]!, 6_000n)));
  const brought = (await Promise.all(players.map((player) => player.bonuses()))).flat();
  expect(brought).toEqual(['30.00', '30.00']);
  expect(await granted(id)).toBe(6_000n);
  const late = await addPlayer();
  expect(await late.offers()).toMatchObject([{ max: '15.00' }]);
  await late.pay(await late.choose(), 6_000n);
  expect(await granted(id)).toBe(7_500n);
  const last = await addPlayer();
  expect(await last.offers()).toEqual([]);
  expect(await last.detail(id)).toMatchObject({ status: 'close', button: null });
});

it('brings nothing where it ended before the deposit arrived, or its member takes a break', async () => {
  const id = await publish();
  const player = await addPlayer();
  const chosen = await player.choose();
  const { gateway } = paying;
  const paused_until = new Date(gateway.now().getTime() + DAY_S * 1000);
  const setPause = (until: Date | null) =>
    inTx((tx) =>
      tx
        .updateTable('members')
        .set({ paused_until: until })
        .where('id', '=', player.memberId)
        .execute(),
    );
  await setPause(paused_until);
  await player.pay(chosen, 5_000n);
  expect(await granted(id)).toBe(0n);
  await setPause(null);
  const others = await publish({ audience: { accounts: ['somebody-else'] } });
  expect(await player.offers()).toEqual([]);
  await player.pay({ ...chosen, id: others }, 5_000n);
  expect(await granted(others)).toBe(0n);
  await publish();
  await player.pay(chosen, 5_000n);
  expect(await granted(id)).toBe(0n);
  expect(await player.bonuses()).toEqual([]);
});

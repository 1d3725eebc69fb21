import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WageredTerms } from '../../../schemas/bonusTerms.ts';
import type { VendorCall } from '../../../schemas/vendorApi.ts';
import {
  aurora,
  createTestGateway,
  type SignedInAs,
  type TestGateway,
} from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  addVendorKey,
  callAsVendor,
  findTestGame,
  fundMember,
  launchCode,
  type TestGame,
} from '../../../tests/support/vendors.ts';
import { withTransaction } from '../../db/database.ts';
import { readBalances, readBonusMoney } from '../../ledger/balances.ts';
import { verifyBook } from '../../ledger/books.ts';
import { keepOffer } from './depositOffers.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

let gateway: TestGateway;
let game: TestGame;
let key: VendorKey;
let memberId: string;
let as: SignedInAs;
let session: string;

const { merchantCode, currency } = aurora;

beforeAll(async () => {
  gateway = await createTestGateway();
  game = await findTestGame(gateway);
  key = await addVendorKey(gateway, aurora, game.vendorCode);
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

beforeEach(async () => {
  const account = `b${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  memberId = await addMember(gateway, aurora, { account });
  as = await signIn(gateway, aurora, account);
  await fundMember(gateway, aurora, memberId, 1_000n);
  const code = await launchCode(gateway, aurora, as, account, game, {});
  const { value } = await callAsVendor(gateway, aurora, 'authenticate', { code }, { key });
  session = value['session'] as string;
});

const terms: WageredTerms = {
  pays: 'bonus',
  version: 1,
  model: 'cashFirst',
  multiplier: '2',
  base: 'bonus',
  contribution: {},
  vendors: {},
  maxBet: '15.00',
  maxRelease: { times: '2' },
  expiresHours: 24,
};

const inTx = <T>(work: Parameters<typeof withTransaction<T>>[2]) =>
  withTransaction(gateway.db, aurora, work);
const grant = (
  amountMinor: bigint,
  changes: Partial<WageredTerms> = {},
  name: string = randomUUID(),
) =>
  inTx((tx) =>
    gateway.parts.bonuses.grant(tx, {
      merchantCode,
      memberId,
      origin: 'promotion',
      reference: `promotion:${name}`,
      currency,
      amountMinor,
      terms: { ...terms, ...changes },
      now: gateway.now(),
    }),
  );
const money = () =>
  inTx(async (tx) => {
    const owner = { merchantCode, memberId, currency: currency.code };
    const [main] = await readBalances(tx, owner);
    return [Number(main!.balanceMinor), Number(await readBonusMoney(tx, owner))];
  });
const bonuses = () =>
  inTx((tx) =>
    tx.selectFrom('bonuses').selectAll().where('member_id', '=', memberId).orderBy('id').execute(),
  );
const states = async () => (await bonuses()).map(({ state }) => state);
const done = async () => (await bonuses()).map(({ done_minor }) => Number(done_minor));
const work = () => gateway.parts.bonuses.work();

const call = (name: VendorCall, body: object) =>
  callAsVendor(gateway, aurora, name, { session, transactionId: randomUUID(), ...body }, { key });
const stake = async (amount: string, roundId: string = randomUUID()) => ({
  roundId,
  answer: await call('debit', { roundId, amount }),
});
/** A whole round; the balance that the vendor is told. */
async function play(amount: string, won = '0.00') {
  const { roundId, answer } = await stake(amount);
  expect(answer.status).toBe(200);
  if (won !== '0.00') await call('credit', { roundId, amount: won });
  const { value } = await call('endRound', { roundId });
  return value['balance'];
}

describe('bonus money', () => {
  it('is staked after cash, wins go where stakes came from, and what is bet releases it', async () => {
    expect(await grant(2_000n)).toBe('granted');
    expect(await money()).toEqual([1_000, 2_000]);
    // All of it can be staked. 10.00 of cash and 5.00 of the bonus; a third of the win is the bonus's.
    expect(await play('15.00', '10.00')).toBe('25.00');
    expect(await money()).toEqual([667, 1_833]);
    await work();
    expect(await done()).toEqual([500]);
    await play('15.00');
    await play('9.00');
    // 8.33 of the second bet and 9.00 of the third are the bonus's.
    expect(await money()).toEqual([0, 1_833 - 833 - 900 + 0]);
    await work();
    expect(await done()).toEqual([500 + 833 + 900]);
    await play('1.00', '0.50');
    await work();
    expect(await states()).toEqual(['active']);
    await play('0.50');
    await work();
    expect(await states()).toEqual(['lost']);
  });

  it('becomes the member’s up to the most that its terms allow, and the next one begins', async () => {
    await grant(500n);
    await grant(300n, { maxRelease: null });
    expect(await grant(300n, {}, 'same')).toBe('granted');
    expect(await grant(300n, {}, 'same')).toBe('repeated');
    expect(await states()).toEqual(['active', 'offered', 'offered']);
    await play('10.00');
    await play('5.00', '20.00');
    await work();
    expect(await money()).toEqual([0, 2_000]);
    await play('5.00', '5.00');
    await work();
    expect(await money()).toEqual([1_000, 300]);
    expect(await states()).toEqual(['released', 'active', 'offered']);
    const [first] = await bonuses();
    expect([first!.released_minor, first!.removed_minor]).toEqual([1_000n, 1_000n]);
  });

  it('refuses a bet above the most that a bet may cost, and says it', async () => {
    await grant(2_000n);
    const { roundId, answer } = await stake('15.01');
    expect(answer).toMatchObject({ status: 402, code: 'stakeAboveLimit' });
    expect(answer.value).toMatchObject({ highestStake: '15.00' });
    expect(await money()).toEqual([1_000, 2_000]);
    // Of cash alone anything may be staked; a locked bonus binds that as well.
    expect((await call('debit', { roundId: randomUUID(), amount: '10.00' })).status).toBe(200);
    expect(roundId).toBeDefined();
  });

  it('gives back in the proportion of the stake, and counts nothing that is void', async () => {
    await grant(2_000n);
    const roundId = randomUUID();
    const transactionId = randomUUID();
    await call('debit', { roundId, transactionId, amount: '15.00' });
    await call('rollback', { roundId, debitTransactionId: transactionId });
    expect(await money()).toEqual([1_000, 2_000]);
    await work();
    expect(await done()).toEqual([0]);
  });

  it('expires, and a bet that is settled afterwards pays the part of cash alone', async () => {
    await grant(2_000n);
    const { roundId } = await stake('15.00');
    gateway.passTime(25 * 3_600);
    await work();
    expect(await states()).toEqual(['expired']);
    expect(await money()).toEqual([0, 0]);
    await call('credit', { roundId, amount: '30.00' });
    await call('endRound', { roundId });
    expect(await money()).toEqual([2_000, 0]);
    await work();
    expect(await done()).toEqual([0]);
  });
});

it('comes with a deposit that was made for it, once a period, while its offer stands', async () => {
  const { depositOffers } = gateway.parts.bonuses;
  const offer = {
    id: randomUUID(),
    title: 'Welcome',
    rate: '0.5',
    minMinor: 1_000n,
    maxMinor: 2_000n,
    periodKey: 'once',
    terms,
  };
  let stands = true;
  depositOffers.add({
    list: async () => [offer],
    holds: async (_tx, of) => stands && of.offer.id === offer.id,
  });
  const of = { brand: aurora as never, locale: 'en', memberId, now: gateway.now() };
  const list = () => inTx((tx) => depositOffers.list(tx, of));
  const pay = (creditedMinor: bigint) =>
    inTx((tx) =>
      depositOffers.pay(
        tx,
        {
          merchant_code: merchantCode,
          member_id: memberId,
          currency: currency.code,
          decimals: currency.decimals,
          bonus: keepOffer(offer),
        },
        { creditedMinor, at: gateway.now() },
      ),
    );
  expect(await list()).toEqual([offer]);
  await pay(999n);
  stands = false;
  await pay(6_000n);
  expect(await states()).toEqual([]);
  stands = true;
  await pay(6_000n);
  await pay(6_000n);
  expect((await bonuses()).map(({ amount_minor }) => amount_minor)).toEqual([2_000n]);
  expect(await list()).toEqual([]);
});

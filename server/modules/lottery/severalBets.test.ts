import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getLotteryOrders, placeLotteryBets } from '../../../schemas/api/lotteryOrders.ts';
import type { IssueClosed } from '../../../schemas/api/lotteryRefusals.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { addBettor, addIssue, onLastDigit, type Bettor } from '../../../tests/support/lottery.ts';
import { verifyBook } from '../../ledger/books.ts';

let gateway: TestGateway;
let ana: Bettor;

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

beforeEach(async () => {
  ana = await addBettor(gateway, aurora, 1_000n);
});

const bet = async (lottery: string, issue?: string) => ({
  lottery,
  issue: issue ?? (await addIssue(gateway, lottery)),
  items: [onLastDigit()],
  stake: '2.00',
});

const place = (bets: readonly unknown[], who = ana, key: string = randomUUID()) =>
  gateway.call(aurora, placeLotteryBets, {
    as: who.as,
    body: { bets },
    headers: { 'idempotency-key': key },
  });

const balanceOf = async ({ as }: Bettor) =>
  (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string;

const countOrders = async ({ as }: Bettor) =>
  (await gateway.call(aurora, getLotteryOrders, { as })).json().value.list.length as number;

describe('bets on several lotteries', () => {
  it('are an order each, in the order in which they came, and are paid for together', async () => {
    const bets = [await bet('SSC5M'), await bet('SSC1M'), await bet('SSC3M')];
    const { success, value } = (await place(bets)).json();
    expect(success).toBe(true);
    expect(value).toMatchObject({ stake: '6.00', sumBalance: '4.00' });
    expect(value.orders.map(({ lottery }: { lottery: string }) => lottery)).toEqual([
      'SSC5M',
      'SSC1M',
      'SSC3M',
    ]);
    expect(await balanceOf(ana)).toBe('4.00');
  });

  it('have no second effect under the same key', async () => {
    const bets = [await bet('SSC1M'), await bet('SSC5M')];
    const key = randomUUID();
    const first = (await place(bets, ana, key)).json();
    expect((await place(bets, ana, key)).json()).toEqual(first);
    expect(await countOrders(ana)).toBe(2);
  });

  it('are none of them taken where one is not, and the refusal says which', async () => {
    const closed = await addIssue(gateway, 'SSC5M', { closesIn: -1_000 });
    const reply = await place([await bet('SSC1M'), await bet('SSC5M', closed)]);
    const { code, value } = reply.json() as {
      code: string;
      value: IssueClosed & { bet: number };
    };
    expect([code, value.bet, value.lottery]).toEqual(['issueClosed', 1, 'SSC5M']);
    expect([await balanceOf(ana), await countOrders(ana)]).toEqual(['10.00', 0]);
  });

  it('are refused where the money does not do for all of them', async () => {
    const poor = await addBettor(gateway, aurora, 300n);
    const reply = await place([await bet('SSC1M'), await bet('SSC5M')], poor);
    expect(reply.json()).toMatchObject({ code: 'insufficientFunds', value: { bet: 1 } });
    expect([await balanceOf(poor), await countOrders(poor)]).toEqual(['3.00', 0]);
  });

  it('name each lottery once', async () => {
    const reply = await place([await bet('SSC1M'), await bet('SSC1M')]);
    expect(reply.json()).toMatchObject({ success: false, code: 'bodyInvalid' });
  });

  it('of one member at once, in any order and beside single ones, all find their way', async () => {
    const rich = await addBettor(gateway, aurora, 100_000n);
    const [one, other] = [await bet('SSC1M'), await bet('SSC5M')];
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        place(at % 3 === 0 ? [other] : at % 3 === 1 ? [one, other] : [other, one], rich),
      ),
    );
    expect(replies.map((reply) => reply.json().success)).toEqual(replies.map(() => true));
    expect(await balanceOf(rich)).toBe('960.00');
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLotteryOrder } from '../../../schemas/api/lotteryOrders.ts';
import { getBalance } from '../../../schemas/api/wallet.ts';
import { aurora, createTestGateway, type TestGateway } from '../../../tests/support/gateway.ts';
import { payIn } from '../../../tests/support/ledger.ts';
import {
  addBettor,
  addIssue,
  betOn,
  endIssue,
  onLastDigit,
  placeBet,
  setResult,
  type Bettor,
} from '../../../tests/support/lottery.ts';
import { verifyBook } from '../../ledger/books.ts';
import { withTransaction } from '../../db/database.ts';
import { addReceivable } from './settlement.repository.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway({ lottery: { isDriven: true } });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  const { faults } = await verifyBook(gateway.db, { merchantCode: aurora.merchantCode });
  expect(faults).toEqual([]);
  await gateway.close();
});

const place = async (who: Bettor, body: unknown) =>
  (await placeBet(gateway, aurora, who, body)).json().value.order.order as string;

async function draw(issue: string, result: string | null) {
  const { draws } = gateway.parts.lottery;
  await endIssue(gateway, issue, { isDue: false });
  await draws.turn();
  await setResult(gateway, issue, result);
  await draws.settle();
}

const balanceOf = async ({ as }: Bettor) =>
  (await gateway.call(aurora, getBalance, { as })).json().value.sumBalance as string;

const paymentsOf = async (order: string, { as }: Bettor) => {
  const reply = await gateway.call(aurora, getLotteryOrder, { as, query: { order } });
  return reply
    .json()
    .value.payments.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount]);
};

const clear = () => gateway.parts.lottery.clearDebts();

const orderRow = (id: string) =>
  gateway.db.owner
    .selectFrom('lottery_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('what a correction left open', () => {
  it('is taken bit by bit as money comes in, and once in all', async () => {
    const poor = await addBettor(gateway, aurora, 200n);
    const issue = await addIssue(gateway);
    const order = await place(poor, betOn(issue));
    await draw(issue, '00007');
    const next = await addIssue(gateway);
    const items = [onLastDigit('1', { multiple: 5 })];
    await place(poor, betOn(next, { items, stake: '10.00' }));
    await setResult(gateway, issue, '00003');
    await gateway.parts.lottery.draws.settle();
    await clear();
    expect((await paymentsOf(order, poor)).at(-1)).toEqual(['receivable', '-10.00']);

    await payIn(gateway.db, aurora, poor.memberId, 400n);
    await Promise.all([clear(), clear()]);
    expect((await paymentsOf(order, poor)).slice(-2)).toEqual([
      ['debt', '-4.00'],
      ['receivable', '-6.00'],
    ]);
    await payIn(gateway.db, aurora, poor.memberId, 1_000n);
    await Promise.all([clear(), clear()]);
    await clear();
    expect((await paymentsOf(order, poor)).slice(-2)).toEqual([
      ['debt', '-4.00'],
      ['debt', '-6.00'],
    ]);
    expect(await balanceOf(poor)).toBe('4.00');
  });

  it('of the house is paid once the wallet takes it', async () => {
    const ana = await addBettor(gateway, aurora);
    const order = await place(ana, betOn(await addIssue(gateway)));
    const row = await orderRow(order);
    await withTransaction(gateway.db, { merchantCode: aurora.merchantCode }, (tx) =>
      addReceivable(tx, row, { version: 1, amountMinor: -1_960n }),
    );
    await clear();
    expect(await balanceOf(ana)).toBe('1017.60');
    expect((await paymentsOf(order, ana)).at(-1)).toEqual(['debt', '19.60']);
  });
});

describe('what the series leaves to uplines', () => {
  it('stands with the orders of who has one, goes by the result, and is cleared with a void draw', async () => {
    const agent = await addBettor(gateway, aurora, 0n);
    const [ana, bob] = [await addBettor(gateway, aurora), await addBettor(gateway, aurora)];
    await gateway.db.owner
      .updateTable('members')
      .set({ upline_id: agent.memberId })
      .where('id', '=', ana.memberId)
      .execute();
    const issue = await addIssue(gateway);
    const items = [onLastDigit('7', { series: 1800, multiple: 50 })];
    const bet = betOn(issue, { items, stake: '100.00' });
    const [ofAna, ofBob] = [await place(ana, bet), await place(bob, bet)];
    expect(await orderRow(ofAna)).toMatchObject({ upline_id: agent.memberId, upline_minor: 0n });
    await draw(issue, '00000');
    // 100 × (1980 − 1960)/2000, beside the member's own rebate of 100 × (1960 − 1800)/2000.
    expect(await orderRow(ofAna)).toMatchObject({ rebate_minor: 800n, upline_minor: 100n });
    expect(await orderRow(ofBob)).toMatchObject({ upline_id: null, upline_minor: 0n });
    await setResult(gateway, issue, null);
    await gateway.parts.lottery.draws.settle();
    expect(await orderRow(ofAna)).toMatchObject({ rebate_minor: 0n, upline_minor: 0n });
  });

  it('is paid up the line by the points, once, and taken back with a void draw', async () => {
    const a = await addBettor(gateway, aurora, 0n);
    const b = await addBettor(gateway, aurora, 0n);
    const player = await addBettor(gateway, aurora);
    await gateway.db.owner.transaction().execute(async (tx) => {
      await sql`select set_config('app.line_moves_at', '2000-01-01', true)`.execute(tx);
      for (const [member, upline, point] of [
        [a, null, 90],
        [b, a.memberId, 80],
        [player, b.memberId, 70],
      ] as const) {
        await tx
          .updateTable('members')
          .set({ upline_id: upline, rebate_point: point })
          .where('id', '=', member.memberId)
          .execute();
      }
    });
    const issue = await addIssue(gateway);
    const high = [onLastDigit('7', { series: 1842, multiple: 50 })];
    await expect(place(player, betOn(issue, { items: high, stake: '100.00' }))).rejects.toThrow();
    const items = [onLastDigit('7', { series: 1700, multiple: 50 })];
    const order = await place(player, betOn(issue, { items, stake: '100.00' }));
    await draw(issue, '00000');
    const { rebates } = gateway.parts.agents;
    await rebates.work();
    await rebates.work();
    expect(await orderRow(order)).toMatchObject({ rebate_minor: 700n });
    expect([await balanceOf(b), await balanceOf(a)]).toEqual(['1.00', '1.00']);
    await setResult(gateway, issue, null);
    await gateway.parts.lottery.draws.settle();
    await rebates.work();
    expect([await balanceOf(b), await balanceOf(a)]).toEqual(['0.00', '0.00']);
  });
});

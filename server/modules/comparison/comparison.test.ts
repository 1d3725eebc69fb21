import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeposit } from '../../../schemas/api/deposits.ts';
import {
  closePaymentDifference,
  listPaymentComparisons,
  listPaymentDifferences,
} from '../../../schemas/desk/comparison.ts';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import { callDesk, codeOf, staffWith } from '../../../tests/support/desk.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

const DAY_S = 86_400;

let paying: PayingGateway;

beforeAll(async () => {
  paying = await createPayingGateway();
});

afterAll(() => paying.close());

async function payCard(amount: string): Promise<string> {
  const account = `c${randomUUID().slice(0, 8)}`;
  await addMember(paying.gateway, aurora, { account });
  const reply = await paying.gateway.call(aurora, createDeposit, {
    as: await signIn(paying.gateway, aurora, account),
    headers: { 'idempotency-key': randomUUID() },
    body: { method: 'card', amount },
  });
  const { order } = reply.json().value;
  await paying.settle();
  paying.simulator.payOnPage(order, { card: '4242424242424242', isApproved: true }, null);
  await paying.settle();
  return order;
}

const list = async (state: string) => {
  const as = await staffWith(paying.gateway, 'finance');
  const of = { as, brand: 'AURORA', query: { state } };
  const reply = await callDesk(paying.gateway, listPaymentDifferences, of);
  return reply.json().value.items as DeskValueOf<typeof listPaymentDifferences>['items'];
};

it('compares each day once it is over, and lists what differs until it is closed with a reason', async () => {
  const { comparison } = paying.gateway.parts;
  await payCard('20.00');
  const odd = await payCard('30.00');
  const page = paying.simulator.findPage(odd)!;
  page.paid = { amount: '31.60', currency: 'EUR' };
  await comparison.work();
  expect(await list('open')).toEqual([]);

  paying.gateway.passTime(2 * DAY_S);
  paying.setSilent(true);
  await comparison.work();
  expect(await list('open')).toEqual([]);
  paying.setSilent(false);
  await comparison.work();
  await comparison.work();
  const open = await list('open');
  expect(open).toMatchObject([{ kind: 'amount', order: odd, here: '30.60', there: '31.60' }]);

  const as = await staffWith(paying.gateway, 'finance');
  const last = await callDesk(paying.gateway, listPaymentComparisons, { as, brand: 'AURORA' });
  expect(last.json().value.items).toContainEqual(
    expect.objectContaining({ channel: 'pc_cards', agreeing: 1, differing: 1 }),
  );
  const close = () =>
    callDesk(paying.gateway, closePaymentDifference, {
      as,
      brand: 'AURORA',
      body: { id: open[0]!.id, reason: 'The provider corrected its file' },
    });
  expect((await close()).json().value).toMatchObject({ outcome: 'done' });
  expect(codeOf(await close())).toBe('orderClosed');
  expect(await list('open')).toEqual([]);
  expect(await list('closed')).toMatchObject([{ reason: 'The provider corrected its file' }]);
});

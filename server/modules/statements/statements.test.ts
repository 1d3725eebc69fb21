import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeposit, getDeposit } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import { listUnmatchedPayments, matchDeskDeposit } from '../../../schemas/desk/payments.ts';
import {
  confirmCertainPayments,
  importStatement,
  listCertainPayments,
  previewStatement,
} from '../../../schemas/desk/statements.ts';
import { callDesk, codeOf, staffWith, type TestStaff } from '../../../tests/support/desk.ts';
import type { SignedInAs } from '../../../tests/support/gateway.ts';
import { addMember, signIn } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora as aurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';

type Order = ValueOf<typeof getDeposit>;

let paying: PayingGateway;
let cashier: TestStaff;

beforeAll(async () => {
  paying = await createPayingGateway();
  cashier = await staffWith(paying.gateway, 'cashier');
});

afterAll(() => paying.close());

/** Each order is of a member of its own, who has the same name as the others. */
async function newMember(): Promise<SignedInAs> {
  const account = `s${randomUUID().slice(0, 8)}`;
  await addMember(paying.gateway, aurora, { account, payee_name: 'Ana Ruiz' });
  return signIn(paying.gateway, aurora, account);
}

const look = async (member: SignedInAs, order: string): Promise<Order> =>
  (await paying.gateway.call(aurora, getDeposit, { as: member, query: { order } })).json().value;

async function transfer(
  amount: string,
): Promise<{ order: string; reference: string; state: () => Promise<string> }> {
  const member = await newMember();
  const reply = await paying.gateway.call(aurora, createDeposit, {
    as: member,
    headers: { 'idempotency-key': randomUUID() },
    body: { method: 'sepa', amount },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  await paying.settle();
  const order = await look(member, reply.json().value.order);
  const { reference } = order.instructions as { reference: string };
  const state = async () => (await look(member, order.order)).state;
  return { order: order.order, reference, state };
}

const asCashier = () => ({ as: cashier, brand: 'AURORA' });

const send = (body: Omit<DeskBodyOf<typeof importStatement>, 'channel' | 'format'>) =>
  callDesk(paying.gateway, importStatement, {
    ...asCashier(),
    body: { channel: 'pc_bank', format: 'csv', ...body },
  });

const read = async (text: string) => {
  const body = { channel: 'pc_bank', text };
  const reply = await callDesk(paying.gateway, previewStatement, { ...asCashier(), body });
  return reply.json().value;
};

const HEAD = 'Date,Name,Reference,Amount,Transaction id\n';
const line = (name: string, text: string, amount: string, id: string) =>
  `2026-02-03,${name},${text},${amount},${id}\n`;

it('lists what came once, proposes orders, and credits all certain ones by one press', async () => {
  const [exact, other] = [await transfer('30.00'), await transfer('12.00')];
  const text =
    HEAD +
    line('Ana Ruiz', `pay ${exact.reference}`, '30.00', 'T-1') +
    line('RUIZ ANA', 'for fun', '12.00', 'T-2') +
    line('Nobody', 'rent', '99.00', 'T-3') +
    line('Bank', 'fee', '-4.00', 'T-4');
  const { mapping } = await read(text);
  const first = await send({ text, mapping });
  expect(first.json().value.value, first.body).toEqual({
    lines: 3,
    added: 3,
    known: 0,
    certain: 1,
  });
  expect((await send({ text, mapping })).json().value.value).toMatchObject({ added: 0, known: 3 });

  const list = await callDesk(paying.gateway, listUnmatchedPayments, asCashier());
  const proposals = Object.fromEntries(
    list
      .json()
      .value.items.map((item: { receipt: string; proposal: object | null }) => [
        item.receipt,
        item.proposal,
      ]),
  );
  expect(proposals).toEqual({
    'T-1': { order: exact.order, isCertain: true },
    'T-2': { order: other.order, isCertain: false },
    'T-3': null,
  });

  const certain = await callDesk(paying.gateway, listCertainPayments, asCashier());
  const { items, sum } = certain.json().value;
  expect({ items: items.length, sum }).toEqual({ items: 1, sum: '30.00' });
  const body = { ids: [items[0].id], reason: 'Statement of today' };
  const done = await callDesk(paying.gateway, confirmCertainPayments, { ...asCashier(), body });
  expect(done.json().value, done.body).toMatchObject({ value: { confirmed: 1, left: 0 } });
  expect([await exact.state(), await other.state()]).toEqual(['confirmed', 'pending']);
  const again = await callDesk(paying.gateway, confirmCertainPayments, { ...asCashier(), body });
  expect(codeOf(again)).toBe('orderClosed');
  expect((await send({ text, mapping })).json().value.value).toMatchObject({
    added: 0,
    certain: 0,
  });
});

it('knows a payment that somebody has credited by hand, and lists a second one of the same order', async () => {
  const order = await transfer('25.00');
  const body = { order: order.order, amount: '25.00', receipt: 'seen it', reason: 'By phone' };
  await callDesk(paying.gateway, matchDeskDeposit, { ...asCashier(), body });
  const id = randomUUID();
  const text = HEAD + line('Ana Ruiz', order.reference, '25.00', id);
  const { mapping } = await read(text);
  expect((await send({ text, mapping })).json().value.value).toMatchObject({ added: 0, known: 1 });
  const twice = text + line('Ana Ruiz', order.reference, '25.00', `${id}-2`);
  const value = (await send({ text: twice, mapping })).json().value.value;
  expect(value).toMatchObject({ added: 1, known: 1, certain: 0 });
});

it('leaves an order alone that two payments name, and one of another amount', async () => {
  const [twice, less] = [await transfer('15.00'), await transfer('18.00')];
  const id = randomUUID();
  const text =
    HEAD +
    line('Ana Ruiz', twice.reference, '15.00', `${id}-1`) +
    line('Ana Ruiz', twice.reference, '15.00', `${id}-2`) +
    line('Ana Ruiz', less.reference, '17.00', `${id}-3`);
  const { mapping } = await read(text);
  expect((await send({ text, mapping })).json().value.value).toMatchObject({ certain: 0 });
});

it('refuses a file that is none whole, and an account that is not the brand’s', async () => {
  const { mapping } = await read(HEAD + line('A', 'b', '1.00', 'x'));
  const bad = HEAD + line('A', 'b', '1.00', randomUUID()) + line('A', 'b', 'x', randomUUID());
  const refused = await send({ text: bad, mapping });
  expect(codeOf(refused)).toBe('statementInvalid');
  expect(refused.json().value).toEqual({ fault: 'amount', line: 3 });
  const body = { channel: 'pc_nobody', format: 'mt940', text: ':20:x' };
  expect(codeOf(await callDesk(paying.gateway, importStatement, { ...asCashier(), body }))).toBe(
    'notFound',
  );
});

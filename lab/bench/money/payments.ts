import { setTimeout as pause } from 'node:timers/promises';
import { createDeposit } from '../../../schemas/api/deposits.ts';
import { requestWithdrawal } from '../../../schemas/api/withdrawals.ts';
import { withTransaction } from '../../../server/db/database.ts';
import { MERCHANT } from '../play/playStage.ts';
import type { Bench } from '../bench.ts';
import { openPaymentStage, type PaymentStage } from './paymentStage.ts';

const CONNECTIONS = 16;
const WEBHOOKS_A_SECOND = 200;
const LIMIT_MS = 180_000;

/** Does work for each, so many at a time; how many a second. */
async function rateOf<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const left = items[Symbol.iterator]();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (const item of left) await work(item);
    }),
  );
  return (1000 * items.length) / (performance.now() - begun);
}

/** Waits until so many orders of a table are in a state; how many a second came there since `begun`. */
async function waitForState(
  { database }: PaymentStage,
  table: 'deposit_orders' | 'withdrawal_orders',
  { state, count, begun }: { state: string; count: number; begun: number },
): Promise<number> {
  for (;;) {
    const found = await withTransaction(database, MERCHANT, (tx) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .where('state', '=', state as never)
        .executeTakeFirstOrThrow(),
    );
    const spentMs = performance.now() - begun;
    if (Number(found.count) >= count) return (1000 * count) / spentMs;
    if (spentMs > LIMIT_MS) throw new Error(`${found.count} of ${count} became ${state}.`);
    await pause(50);
  }
}

async function measureDeposits(stage: PaymentStage) {
  const { payers, simulator } = stage;
  const body = { method: 'epc', amount: '30.00' };
  const asked = await rateOf(payers, (payer) =>
    stage.call(payer, 'POST', createDeposit.path, body),
  );
  const waiting = { state: 'pending', count: payers.length, begun: performance.now() };
  await waitForState(stage, 'deposit_orders', waiting);
  for (const code of await readCodes(stage)) simulator.payCode(code, 'Demo Member', null);
  const begun = performance.now();
  const delivered = stage.deliver(CONNECTIONS);
  const done = { state: 'confirmed', count: payers.length, begun };
  const credited = await waitForState(stage, 'deposit_orders', done);
  await delivered;
  return { asked, credited };
}

const readCodes = async ({ database }: PaymentStage) =>
  (
    await withTransaction(database, MERCHANT, (tx) =>
      tx
        .selectFrom('deposit_orders')
        .select('instructions')
        .where('state', '=', 'pending')
        .execute(),
    )
  ).map(({ instructions }) => (instructions as { code: string }).code);

async function measureWithdrawals(stage: PaymentStage) {
  const { payers, database } = stage;
  const asked = await rateOf(payers, (payer) =>
    stage.call(payer, 'POST', requestWithdrawal.path, {
      account: payer.account,
      amount: '40.00',
      arrives: '40.00',
      pass: payer.pass,
    }),
  );
  const begun = performance.now();
  await withTransaction(database, MERCHANT, (tx) =>
    tx
      .updateTable('withdrawal_orders')
      .set({ state: 'approved' })
      .where('state', 'in', ['requested', 'review'])
      .execute(),
  );
  const isDone = { value: false };
  const delivering = (async () => {
    while (!isDone.value) {
      await stage.deliver(CONNECTIONS);
      await pause(20);
    }
  })();
  const done = { state: 'awaitingReceipt', count: payers.length, begun };
  const paid = await waitForState(stage, 'withdrawal_orders', done).finally(() => {
    isDone.value = true;
  });
  await delivering;
  return { asked, paid };
}

/** Webhooks at a steady pace, each about money that nobody waits for; how long they took to be answered. */
async function measureWebhooks(stage: PaymentStage, seconds: number): Promise<number> {
  const times: number[] = [];
  const sent: Promise<unknown>[] = [];
  const begun = performance.now();
  for (let at = 0; at < seconds * WEBHOOKS_A_SECOND; at += 1) {
    const dueMs = (1000 * at) / WEBHOOKS_A_SECOND - (performance.now() - begun);
    if (dueMs > 0) await pause(dueMs);
    const asked = { amount: '5.00', currency: 'EUR', reference: null, payer: 'Nobody' };
    stage.simulator.transfer('ES9121000418450200051332', asked);
    sent.push(stage.deliver(1).then((spent) => times.push(...spent)));
  }
  await Promise.all(sent);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)]!;
}

/** Deposits and withdrawals of the build with a provider beside it, and how long webhooks take to be answered. */
export const payments: Bench = async ({ root, isQuick, log }) => {
  const stage = await openPaymentStage(root, isQuick ? 200 : 2_000);
  try {
    const withdrawals = await measureWithdrawals(stage);
    log('withdrawals');
    const deposits = await measureDeposits(stage);
    log('deposits');
    const webhooks = await measureWebhooks(stage, isQuick ? 3 : 20);
    const perSecond = (name: string, value: number) =>
      ({ name, value, unit: 'per second', target: { atLeast: 300 } }) as const;
    return {
      figures: [
        perSecond('deposits asked for', deposits.asked),
        perSecond('deposits told, asked about and credited', deposits.credited),
        perSecond('withdrawals asked for and looked at', withdrawals.asked),
        perSecond('withdrawals sent, told and captured', withdrawals.paid),
        {
          name: `webhooks at ${WEBHOOKS_A_SECOND} a second, p99`,
          value: webhooks,
          unit: 'ms',
          target: { atMost: 50 },
        },
      ],
      notes: ['The provider, its webhooks and the members share the two cores with the gateway.'],
    };
  } finally {
    await stage.close();
  }
};

import { findReferences } from '../../../engine/payments/references.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import pLimit from 'p-limit';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { DepositRow } from '../../db/paymentTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { NoticeHandler } from '../payments/eventWork.ts';
import type { ReadyChannel } from '../payments/payments.service.ts';
import {
  findByReference,
  findDeposit,
  listDueDeposits,
  listOverdueDeposits,
  lockDeposit,
  readCurrency,
  takeDeposit,
  updateDeposit,
} from './deposits.repository.ts';
import { settleDeposit, takeFound, type SettlingDeps, type Source } from './depositSettling.ts';
import { takePlace } from './chain.repository.ts';
import { hurryRefunds } from './refunds.repository.ts';
import { setAside, type SeenPayment } from './setAside.ts';

/** Takes deposits on by what providers say of them. */
export interface DepositWork {
  readonly onOrder: NoticeHandler;
  readonly onReceipt: NoticeHandler;
  /** Starts, asks about and ends what is due. */
  work(now: Date): Promise<void>;
  /** Credits a final payment, or sets it aside for somebody to look at; says which. */
  settle(
    tx: Tx,
    order: DepositRow,
    payment: SeenPayment,
    by: Source,
  ): Promise<'credited' | 'review' | 'unmatched'>;
}

const BATCH = 100;
/** Batches one after the other, before anything else gets its turn. */
const MOST_TURNS = 10;
/** Orders that are worked on at a time: each waits for its provider. */
const LANES = 8;
const MINUTE_MS = 60_000;
/** Minutes after which a provider that says nothing is asked; then every hour. */
const POLL_MINUTES = [1, 2, 5, 10, 30];
const START_LEASE_MS = 15_000;

function nextPoll({ polls, late_until: lateUntil }: DepositRow, now: Date): Date | null {
  const minutes = POLL_MINUTES[Math.max(0, polls)] ?? 60;
  const next = new Date(now.getTime() + minutes * MINUTE_MS);
  return next <= lateUntil ? next : null;
}

/** What it is made from. */
interface Deps extends SettlingDeps {
  readonly db: Database;
  readonly onError: (error: unknown) => void;
}

const inMerchant = <T>({ db }: Deps, merchantCode: string, work: (tx: Tx) => Promise<T>) =>
  withTransaction(db, { merchantCode }, work);

/** Asks the provider of an order's own channel about it, and does what follows. */
async function ask(
  deps: Deps,
  ready: ReadyChannel,
  { merchant_code: merchantCode, id, reference, instructions }: DepositRow,
  now: Date,
): Promise<string> {
  const { url: page = null } = (instructions ?? {}) as { readonly url?: string | null };
  const found = await deps.payments.call(ready, now, () =>
    ready.provider.find!(ready.channel, { order: id, reference, page }),
  );
  if (!found) return 'its provider does not know it';
  return inMerchant(deps, merchantCode, async (tx) => {
    const order = await lockDeposit(tx, merchantCode, id);
    return order ? takeFound(deps, tx, order, { found, at: now }) : 'there is no such order';
  });
}

/** The member's own address on a chain; null where the provider is none. */
async function addressFor(
  deps: Deps,
  { provider: { chain }, channel }: ReadyChannel,
  { merchant_code: merchantCode, member_id: memberId }: DepositRow,
  now: Date,
): Promise<string | null> {
  if (!chain) return null;
  return inMerchant(deps, merchantCode, (tx) =>
    takePlace(
      tx,
      { channelId: channel.id, merchantCode, memberId },
      { now, addressOf: (place) => chain.addressOf(channel, place) },
    ),
  );
}

/** Lets a provider prepare what the member pays by. */
async function start(deps: Deps, ready: ReadyChannel, order: DepositRow, now: Date): Promise<void> {
  const address = await addressFor(deps, ready, order, now);
  const { returnUrl = '' } = (order.instructions ?? {}) as { returnUrl?: string };
  const instructions = await deps.payments.call(ready, now, () =>
    ready.provider.start(ready.channel, {
      order: order.id,
      type: order.method_type,
      scheme: order.terms.scheme,
      amount: toWireAmount(order.to_pay_minor, order.decimals),
      currency: order.currency,
      reference: order.reference,
      expiresAt: order.expires_at,
      returnUrl,
      address,
      now,
    }),
  );
  await inMerchant(deps, order.merchant_code, async (tx) => {
    const locked = await lockDeposit(tx, order.merchant_code, order.id);
    if (locked?.state !== 'created') return;
    const polls = ready.provider.find !== undefined;
    await deps.book.apply(tx, locked, {
      event: 'ready',
      at: now,
      actor: 'system',
      changes: {
        instructions: JSON.stringify(instructions),
        polls: 0,
        poll_at: polls ? nextPoll({ ...locked, polls: 0 }, now) : null,
      },
    });
  });
}

async function workDue(deps: Deps, now: Date, turn = 1): Promise<void> {
  const { db, payments, onError } = deps;
  const dues = await listDueDeposits(db.owner, now, BATCH);
  await pLimit(LANES).map(dues, async (due) => {
    const { merchant_code: merchantCode, id, state } = due;
    try {
      const order = await inMerchant(deps, merchantCode, async (tx) => {
        const until = new Date(now.getTime() + START_LEASE_MS);
        const taken = await takeDeposit(tx, { merchantCode, id }, { now, until });
        if (!taken || state === 'created') return taken;
        return updateDeposit(tx, taken, { poll_at: nextPoll(taken, now) });
      });
      const ready = order && (await payments.ready(order.channel_id));
      if (!ready) return;
      if (order.state === 'created') await start(deps, ready, order, now);
      else if (ready.provider.find) await ask(deps, ready, order, now);
    } catch (error) {
      onError(error);
    }
  });
  if (dues.length === BATCH && turn < MOST_TURNS) await workDue(deps, now, turn + 1);
}

async function endOverdue(deps: Deps, now: Date): Promise<void> {
  for (const over of await listOverdueDeposits(deps.db.owner, now, BATCH)) {
    const { merchant_code: merchantCode, id } = over;
    await inMerchant(deps, merchantCode, async (tx) => {
      const order = await lockDeposit(tx, merchantCode, id);
      const isOpen = order?.state === 'created' || order?.state === 'pending';
      if (!order || !isOpen || order.expires_at > now) return;
      await deps.book.apply(tx, order, { event: 'timeOver', at: now, actor: 'system' });
    });
  }
}

/** A payment to an account of the house, which names its order by a reference, if at all. */
async function takeReceipt(
  deps: Deps,
  ready: ReadyChannel,
  name: string,
  now: Date,
): Promise<string> {
  const { merchant_code: merchantCode, id: channelId } = ready.row;
  const found = await deps.payments.call(ready, now, () =>
    ready.provider.findReceipt!(ready.channel, name),
  );
  if (!found) return 'its provider does not know it';
  return inMerchant(deps, merchantCode, async (tx) => {
    for (const reference of findReferences(found.reference ?? '')) {
      const order = await findByReference(tx, merchantCode, reference);
      const locked = order && (await lockDeposit(tx, merchantCode, order.id));
      if (!locked) continue;
      await hurryRefunds(tx, locked.id, now);
      return takeFound(deps, tx, locked, { found, at: now });
    }
    if (found.state !== 'final') return 'nothing that anybody waits for';
    const { decimals } = await readCurrency(tx, merchantCode);
    const amountMinor = parseMinor(found.amount, decimals) ?? 0n;
    const payment = { ...found, amountMinor, currency: found.currency ?? '' };
    const of = { merchantCode, channelId, at: now };
    return setAside(deps, tx, of, { payment, reason: 'unknownReference' });
  });
}

/** Makes the work. */
export function createDepositWork(deps: Deps): DepositWork {
  return {
    async onOrder({ row: { merchant_code: merchantCode } }, { name }, now) {
      const order = await inMerchant(deps, merchantCode, (tx) =>
        findDeposit(tx, merchantCode, name),
      );
      if (!order) return 'there is no such order';
      await inMerchant(deps, merchantCode, (tx) => hurryRefunds(tx, name, now));
      // Its own channel is asked, whichever of the provider's told.
      const ready = await deps.payments.ready(order.channel_id);
      return ready?.provider.find ? ask(deps, ready, order, now) : 'nobody can be asked';
    },
    onReceipt: (ready, { name }, now) => takeReceipt(deps, ready, name, now),
    async work(now) {
      await workDue(deps, now);
      await endOverdue(deps, now);
    },
    settle: (tx, order, payment, by) => settleDeposit(deps, tx, order, { payment, by }),
  };
}

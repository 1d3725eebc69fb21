import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { PayoutRow, WithdrawalRow } from '../../db/paymentTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { FoundPayout, WantedPayout } from '../../providers/payments/provider.ts';
import type { NoticeHandler } from '../payments/eventWork.ts';
import type { PaymentsService, ReadyChannel } from '../payments/payments.service.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { WithdrawalBook } from './withdrawalBook.ts';
import {
  findOpenPayout,
  findPayout,
  insertPayout,
  listUnanswered,
  listWaiting,
  lockWithdrawal,
  updatePayout,
} from './withdrawals.repository.ts';

/** How a payout came to its end. */
interface PayoutEnd {
  readonly isPaid: boolean;
  readonly reference: string | null;
  readonly reason: string | null;
  readonly at: Date;
  readonly actor: string;
}

/** Pays out what is approved, and ends what nobody answers about. */
export interface WithdrawalWork {
  readonly onPayout: NoticeHandler;
  work(now: Date): Promise<void>;
  /** Writes down that a payout came to an end, of an order that is locked. */
  finish(tx: Tx, order: WithdrawalRow, payout: PayoutRow, end: PayoutEnd): Promise<WithdrawalRow>;
}

const BATCH = 100;
const MINUTE_MS = 60_000;
const POLL_MINUTES = [1, 2, 5, 10, 30];

const nextPoll = (polls: number, now: Date) =>
  new Date(now.getTime() + (POLL_MINUTES[polls] ?? 60) * MINUTE_MS);

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly ids: () => string;
  readonly payments: PaymentsService;
  readonly accounts: PayoutAccountsService;
  readonly book: WithdrawalBook;
  readonly onError: (error: unknown) => void;
}

const inMerchant = <T>({ db }: Deps, merchantCode: string, work: (tx: Tx) => Promise<T>) =>
  withTransaction(db, { merchantCode }, work);

async function finish(
  { book }: Deps,
  tx: Tx,
  order: WithdrawalRow,
  { payout, end }: { readonly payout: PayoutRow; readonly end: PayoutEnd },
): Promise<WithdrawalRow> {
  const { isPaid, reference, reason, at, actor } = end;
  await updatePayout(tx, payout.id, {
    state: isPaid ? 'paid' : 'failed',
    reference,
    reason,
    ended_at: at,
    poll_at: null,
  });
  const detail = reason ?? reference ?? undefined;
  const event = isPaid ? 'paid' : 'payoutFailed';
  return book.apply(tx, order, { event, at, actor, ...(detail !== undefined && { detail }) });
}

/** What a provider is asked to pay; null where its order or account is gone. */
async function describe(deps: Deps, payout: PayoutRow): Promise<WantedPayout | null> {
  const { merchant_code: merchantCode, order_id: orderId } = payout;
  return inMerchant(deps, merchantCode, async (tx) => {
    const order = await lockWithdrawal(tx, merchantCode, orderId);
    const account = order && (await deps.accounts.find(tx, order.account_id));
    if (!order || !account) return null;
    return {
      payout: payout.id,
      amount: toWireAmount(payout.amount_minor, order.decimals),
      currency: order.currency,
      account: {
        type: account.type,
        number: deps.accounts.openNumber(account),
        holder: account.holder,
        bank: account.bank,
        network: account.network,
      },
    };
  });
}

/** What a provider says of a payout becomes what its order is. */
async function take(deps: Deps, payout: PayoutRow, found: FoundPayout, now: Date): Promise<string> {
  const { merchant_code: merchantCode, order_id: orderId } = payout;
  return inMerchant(deps, merchantCode, async (tx) => {
    const order = await lockWithdrawal(tx, merchantCode, orderId);
    const open = await findOpenPayout(tx, orderId);
    if (!order || open?.id !== payout.id) return 'it ended before';
    if (found.state === 'pending' || found.state === 'unknown') {
      const polls = payout.polls + 1;
      await updatePayout(tx, payout.id, { state: 'sent', polls, poll_at: nextPoll(polls, now) });
      return 'it is under way';
    }
    const { reference, reason } = found;
    const end = { isPaid: found.state === 'paid', reference, reason, at: now, actor: 'provider' };
    return (await finish(deps, tx, order, { payout, end })).state;
  });
}

/** Begins to pay an approved order by a provider; null where it is paid by hand. */
async function begin(
  deps: Deps,
  merchantCode: string,
  id: string,
  now: Date,
): Promise<PayoutRow | null> {
  const { ids, payments, accounts, book } = deps;
  return inMerchant(deps, merchantCode, async (tx) => {
    const order = await lockWithdrawal(tx, merchantCode, id);
    if (!order) return null;
    if (order.state !== 'approved') {
      const open = await findOpenPayout(tx, id);
      return open && (open.poll_at === null || open.poll_at <= now) ? open : null;
    }
    const account = await accounts.find(tx, order.account_id);
    const wanted = { merchantCode, direction: 'out', timeZone: 'UTC', now } as const;
    const channels = await payments.listOpenChannels(tx, wanted);
    const channel = channels.find(
      (one) => one.method === account?.type && payments.open(one)?.provider.payOut,
    );
    if (!channel) return null;
    await book.apply(tx, order, { event: 'startPayout', at: now, actor: 'system' });
    const payoutId = ids();
    await insertPayout(tx, {
      merchant_code: merchantCode,
      id: payoutId,
      order_id: id,
      channel_id: channel.id,
      amount_minor: order.payout_minor,
      state: 'created',
      reference: null,
      reason: null,
      created_at: now,
      poll_at: now,
      ended_at: null,
    });
    return (await findPayout(tx, payoutId)) ?? null;
  });
}

/** Sends a payout, or asks what became of it; one that the provider never heard of is sent again under the same name. */
async function send(deps: Deps, ready: ReadyChannel, payout: PayoutRow, now: Date): Promise<void> {
  const { payments } = deps;
  const { provider, channel } = ready;
  const found =
    payout.state === 'created' && payout.polls === 0
      ? null
      : await payments.call(ready, now, () => provider.findPayout!(channel, payout.id));
  if (found && found.state !== 'unknown') {
    await take(deps, payout, found, now);
    return;
  }
  const wanted = await describe(deps, payout);
  if (!wanted) return;
  await inMerchant(deps, payout.merchant_code, (tx) =>
    // Whatever becomes of the call, it was made: from now on it is asked about.
    updatePayout(tx, payout.id, {
      polls: payout.polls + 1,
      poll_at: nextPoll(payout.polls, now),
    }),
  );
  const sent = await payments.call(ready, now, () => provider.payOut!(channel, wanted));
  await take(deps, { ...payout, polls: payout.polls + 1 }, sent, now);
}

async function payWaiting(deps: Deps, now: Date): Promise<void> {
  const { db, payments, onError } = deps;
  for (const { merchant_code: merchantCode, id } of await listWaiting(db.owner, BATCH)) {
    try {
      const payout = await begin(deps, merchantCode, id, now);
      const ready = payout?.channel_id ? await payments.ready(payout.channel_id) : null;
      if (payout && ready) await send(deps, ready, payout, now);
    } catch (error) {
      onError(error);
    }
  }
}

/** Nobody said a word in time: it counts as received, at the moment when the time was over. */
async function receiveUnanswered(deps: Deps, now: Date): Promise<void> {
  for (const { merchant_code: merchantCode, id } of await listUnanswered(
    deps.db.owner,
    now,
    BATCH,
  )) {
    await inMerchant(deps, merchantCode, async (tx) => {
      const order = await lockWithdrawal(tx, merchantCode, id);
      const dueAt = order?.receipt_due_at ?? null;
      if (order?.state !== 'awaitingReceipt' || dueAt === null || dueAt > now) return;
      await deps.book.apply(tx, order, {
        event: 'autoReceive',
        at: dueAt,
        actor: 'system',
        changes: {
          received_minor: order.payout_minor,
          remaining_minor: 0n,
          received_by: 'auto',
        },
      });
    });
  }
}

/** Makes the work. */
export function createWithdrawalWork(deps: Deps): WithdrawalWork {
  const { payments } = deps;
  return {
    async onPayout({ row: { merchant_code: merchantCode } }, { name }, now) {
      const payout = await inMerchant(deps, merchantCode, (tx) => findPayout(tx, name));
      const ready = payout?.channel_id ? await payments.ready(payout.channel_id) : null;
      if (!payout || !ready?.provider.findPayout) return 'there is no such payout';
      const found = await payments.call(ready, now, () =>
        ready.provider.findPayout!(ready.channel, name),
      );
      return take(deps, payout, found, now);
    },
    async work(now) {
      await payWaiting(deps, now);
      await receiveUnanswered(deps, now);
    },
    finish: (tx, order, payout, end) => finish(deps, tx, order, { payout, end }),
  };
}

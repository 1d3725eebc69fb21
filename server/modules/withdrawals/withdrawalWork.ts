import pLimit from 'p-limit';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { PayoutAccountRow, PayoutRow, WithdrawalRow } from '../../db/paymentTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { FoundPayout, WantedPayout } from '../../providers/payments/provider.ts';
import type { ComparisonService } from '../comparison/comparison.service.ts';
import type { NoticeHandler } from '../payments/eventWork.ts';
import type { PaymentsService, ReadyChannel } from '../payments/payments.service.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import { takeAnswer } from './payoutAnswer.ts';
import type { WithdrawalBook } from './withdrawalBook.ts';
import {
  findOpenPayout,
  findPayout,
  insertPayout,
  listUnanswered,
  listWaiting,
  lockWithdrawal,
  updatePayout,
  updateWithdrawal,
} from './withdrawals.repository.ts';

/** A payment that somebody made at the bank. */
interface PaidByHand {
  readonly reference: string;
  readonly reason: string;
  readonly at: Date;
  readonly actor: string;
}

/** Pays out what is approved, and ends what nobody answers about. */
export interface WithdrawalWork {
  readonly onPayout: NoticeHandler;
  work(now: Date): Promise<void>;
  /** Writes down that a payout was paid by hand, of an order that is locked. */
  payByHand(
    tx: Tx,
    order: WithdrawalRow,
    payout: PayoutRow,
    paid: PaidByHand,
  ): Promise<WithdrawalRow>;
}

const BATCH = 100;
/** Batches one after the other, before anything else gets its turn. */
const MOST_TURNS = 10;
/** Orders that are paid out at a time: each waits for its provider. */
const LANES = 8;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Longer than a provider takes to answer. */
const LEASE_MS = 30 * SECOND_MS;
const POLL_MINUTES = [1, 2, 5, 10, 30];

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const nextPoll = (polls: number, now: Date) => later(now, (POLL_MINUTES[polls] ?? 60) * MINUTE_MS);

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly ids: () => string;
  readonly payments: PaymentsService;
  readonly accounts: PayoutAccountsService;
  readonly book: WithdrawalBook;
  readonly comparison: Pick<ComparisonService, 'note'>;
  readonly onError: (error: unknown) => void;
}

const inMerchant = <T>({ db }: Deps, merchantCode: string, work: (tx: Tx) => Promise<T>) =>
  withTransaction(db, { merchantCode }, work);

/** What a provider says of a payout becomes what its order is. */
async function take(
  deps: Deps,
  { id, merchant_code: merchantCode, order_id: orderId }: PayoutRow,
  found: FoundPayout,
  now: Date,
): Promise<string> {
  return inMerchant(deps, merchantCode, async (tx) => {
    const order = await lockWithdrawal(tx, merchantCode, orderId);
    const payout = order && (await findPayout(tx, id));
    if (!order || !payout) return 'there is no such payout';
    if (found.state !== 'pending' && found.state !== 'unknown') {
      return takeAnswer(deps, tx, order, { payout, found, now });
    }
    if (payout.state !== 'created' && payout.state !== 'sent') return 'it ended before';
    await updatePayout(tx, id, { state: 'sent' });
    await updateWithdrawal(tx, order, { work_at: nextPoll(payout.polls - 1, now) });
    return 'it is under way';
  });
}

/** A payout that is to be sent or asked about now. */
interface Begun {
  readonly payout: PayoutRow;
  readonly ready: ReadyChannel;
  /** What a provider is asked to pay. */
  readonly wanted: WantedPayout;
  readonly isFirst: boolean;
}

const wantedOf = (
  { accounts }: Deps,
  payout: PayoutRow,
  { order, account }: { readonly order: WithdrawalRow; readonly account: PayoutAccountRow },
): WantedPayout => ({
  payout: payout.id,
  amount: toWireAmount(payout.amount_minor, order.decimals),
  currency: order.currency,
  account: {
    type: account.type,
    number: accounts.openNumber(account),
    holder: account.holder,
    bank: account.bank,
    network: account.network,
  },
});

/** Begins to pay an approved order by a provider; null where no channel does. */
async function open(
  { ids, payments, book }: Deps,
  tx: Tx,
  order: WithdrawalRow,
  { account, now }: { readonly account: PayoutAccountRow; readonly now: Date },
): Promise<PayoutRow | null> {
  const { merchant_code: merchantCode, id } = order;
  const wanted = { merchantCode, direction: 'out', timeZone: 'UTC', now } as const;
  const channels = await payments.listOpenChannels(tx, wanted);
  const channel = channels.find(
    (one) => one.method === account.type && payments.open(one)?.provider.payOut,
  );
  if (!channel) return null;
  await book.apply(tx, order, { event: 'startPayout', at: now, actor: 'system' });
  return insertPayout(tx, {
    merchant_code: merchantCode,
    id: ids(),
    order_id: id,
    channel_id: channel.id,
    amount_minor: order.payout_minor,
    state: 'created',
    reference: null,
    reason: null,
    created_at: now,
    ended_at: null,
    paid_minor: null,
    paid_currency: null,
    returned_at: null,
  });
}

/**
 * Takes an order that is due for a while, and says what its provider is to be called for; null where nobody is. Whatever
 * becomes of the call, it was made: from now on it is asked about.
 */
async function begin(
  deps: Deps,
  { merchantCode, id }: { readonly merchantCode: string; readonly id: string },
  now: Date,
): Promise<Begun | null> {
  const { payments, accounts } = deps;
  return inMerchant(deps, merchantCode, async (tx) => {
    const order = await lockWithdrawal(tx, merchantCode, id);
    if (!order || (order.work_at !== null && order.work_at > now)) return null;
    const account = await accounts.find(tx, order.account_id);
    const isNew = order.state === 'approved';
    const payout = !account
      ? null
      : isNew
        ? await open(deps, tx, order, { account, now })
        : await findOpenPayout(tx, id);
    const ready = payout?.channel_id ? await payments.ready(payout.channel_id) : null;
    const callable = ready?.provider.payOut && ready.provider.findPayout ? ready : null;
    if (!account || !payout || !callable) {
      // A person pays it, or a channel that is not there yet.
      await updateWithdrawal(tx, order, { work_at: later(now, MINUTE_MS) });
      return null;
    }
    await updateWithdrawal(tx, order, { work_at: later(now, LEASE_MS) });
    await updatePayout(tx, payout.id, { polls: payout.polls + 1 });
    const wanted = wantedOf(deps, payout, { order, account });
    return { payout, ready: callable, wanted, isFirst: payout.polls === 0 };
  });
}

/** Sends a payout, or asks what became of it; one that the provider never heard of is sent again under the same name. */
async function send(
  deps: Deps,
  { payout, ready, wanted, isFirst }: Begun,
  now: Date,
): Promise<void> {
  const { payments } = deps;
  const { provider, channel } = ready;
  const found = isFirst
    ? null
    : await payments.call(ready, now, () => provider.findPayout!(channel, payout.id));
  const answer =
    found && found.state !== 'unknown'
      ? found
      : await payments.call(ready, now, () => provider.payOut!(channel, wanted));
  await take(deps, payout, answer, now);
}

async function payOne(
  deps: Deps,
  { merchant_code: merchantCode, id }: Pick<WithdrawalRow, 'merchant_code' | 'id'>,
  now: Date,
): Promise<void> {
  const begun = await begin(deps, { merchantCode, id }, now);
  if (!begun) return;
  try {
    await send(deps, begun, now);
  } catch (error) {
    deps.onError(error);
    await inMerchant(deps, merchantCode, (tx) =>
      updateWithdrawal(
        tx,
        { merchant_code: merchantCode, id },
        { work_at: nextPoll(begun.payout.polls, now) },
      ),
    );
  }
}

async function payWaiting(deps: Deps, now: Date): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const due = await listWaiting(deps.db.owner, now, BATCH);
    await pLimit(LANES).map(due, (order) => payOne(deps, order, now).catch(deps.onError));
    if (due.length < BATCH) return;
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
    async payByHand(tx, order, payout, { reference, reason, at, actor }) {
      await updatePayout(tx, payout.id, { state: 'paid', reference, reason, ended_at: at });
      return deps.book.apply(tx, order, { event: 'paid', at, actor, detail: reason });
    },
  };
}

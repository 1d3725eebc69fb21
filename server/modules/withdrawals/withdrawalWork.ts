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

/** Pays out what is approved, and ends what nobody answers about. */
export interface WithdrawalWork {
  readonly onPayout: NoticeHandler;
  work(now: Date): Promise<void>;
  /** Writes down that a payout came to an end, of an order that is locked. */
  finish(
    tx: Tx,
    order: WithdrawalRow,
    payout: PayoutRow,
    end: {
      readonly isPaid: boolean;
      readonly reference: string | null;
      readonly reason: string | null;
      readonly at: Date;
      readonly actor: string;
    },
  ): Promise<WithdrawalRow>;
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

/** What becomes of a payout. */
function createBasics(tools: Deps) {
  const { db, accounts, book } = tools;
  const inMerchant = <T>(merchantCode: string, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode }, work);

  const finish: WithdrawalWork['finish'] = async (tx, order, payout, end) => {
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
  };

  async function describe(payout: PayoutRow): Promise<WantedPayout | null> {
    const { merchant_code: merchantCode, order_id: orderId } = payout;
    return inMerchant(merchantCode, async (tx) => {
      const order = await lockWithdrawal(tx, merchantCode, orderId);
      const account = order && (await accounts.find(tx, order.account_id));
      if (!order || !account) return null;
      return {
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
      };
    });
  }

  async function take(payout: PayoutRow, found: FoundPayout, now: Date): Promise<string> {
    const { merchant_code: merchantCode, order_id: orderId } = payout;
    return inMerchant(merchantCode, async (tx) => {
      const order = await lockWithdrawal(tx, merchantCode, orderId);
      const open = await findOpenPayout(tx, orderId);
      if (!order || open?.id !== payout.id) return 'it ended before';
      if (found.state === 'pending' || found.state === 'unknown') {
        const polls = payout.polls + 1;
        await updatePayout(tx, payout.id, { state: 'sent', polls, poll_at: nextPoll(polls, now) });
        return 'it is under way';
      }
      const { reference, reason } = found;
      const isPaid = found.state === 'paid';
      const end = { isPaid, reference, reason, at: now, actor: 'provider' };
      return (await finish(tx, order, payout, end)).state;
    });
  }

  return { ...tools, inMerchant, finish, describe, take };
}

type Tools0 = ReturnType<typeof createBasics>;

/** What begins to pay. */
function createBeginning(tools: Tools0) {
  const { ids, payments, accounts, book, inMerchant } = tools;
  /** Begins to pay an approved order by a provider; null where it is paid by hand. */
  async function begin(merchantCode: string, id: string, now: Date): Promise<PayoutRow | null> {
    return inMerchant(merchantCode, async (tx) => {
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

  return { ...tools, begin };
}

type Tools1 = ReturnType<typeof createBeginning>;

/** What is due. */
function createTools(tools: Tools1) {
  const { db, payments, book, onError, inMerchant, describe, take, begin } = tools;
  /** Sends a payout, or asks what became of it; one that the provider never heard of is sent again under the same name. */
  async function send(ready: ReadyChannel, payout: PayoutRow, now: Date): Promise<void> {
    const { provider, channel } = ready;
    const found =
      payout.state === 'created' && payout.polls === 0
        ? null
        : await payments.call(ready, now, () => provider.findPayout!(channel, payout.id));
    if (found && found.state !== 'unknown') {
      await take(payout, found, now);
      return;
    }
    const wanted = await describe(payout);
    if (!wanted) return;
    await inMerchant(payout.merchant_code, (tx) =>
      // Whatever becomes of the call, it was made: from now on it is asked about.
      updatePayout(tx, payout.id, {
        polls: payout.polls + 1,
        poll_at: nextPoll(payout.polls, now),
      }),
    );
    const sent = await payments.call(ready, now, () => provider.payOut!(channel, wanted));
    await take({ ...payout, polls: payout.polls + 1 }, sent, now);
  }

  async function payWaiting(now: Date): Promise<void> {
    for (const { merchant_code: merchantCode, id } of await listWaiting(db.owner, BATCH)) {
      try {
        const payout = await begin(merchantCode, id, now);
        const ready = payout?.channel_id ? await payments.ready(payout.channel_id) : null;
        if (payout && ready) await send(ready, payout, now);
      } catch (error) {
        onError(error);
      }
    }
  }

  /** Nobody said a word in time: it counts as received, at the moment when the time was over. */
  async function receiveUnanswered(now: Date): Promise<void> {
    for (const { merchant_code: merchantCode, id } of await listUnanswered(db.owner, now, BATCH)) {
      await inMerchant(merchantCode, async (tx) => {
        const order = await lockWithdrawal(tx, merchantCode, id);
        const dueAt = order?.receipt_due_at ?? null;
        if (order?.state !== 'awaitingReceipt' || dueAt === null || dueAt > now) return;
        await book.apply(tx, order, {
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

  return { ...tools, send, payWaiting, receiveUnanswered };
}

type Tools = ReturnType<typeof createTools>;

const createNotices = ({
  payments,
  inMerchant,
  take,
}: Tools): Pick<WithdrawalWork, 'onPayout'> => ({
  async onPayout({ row: { merchant_code: merchantCode } }, { name }, now) {
    const payout = await inMerchant(merchantCode, (tx) => findPayout(tx, name));
    const ready = payout?.channel_id ? await payments.ready(payout.channel_id) : null;
    if (!payout || !ready?.provider.findPayout) return 'there is no such payout';
    const found = await payments.call(ready, now, () =>
      ready.provider.findPayout!(ready.channel, name),
    );
    return take(payout, found, now);
  },
});

const createTurn = ({
  finish,
  payWaiting,
  receiveUnanswered,
}: Tools): Pick<WithdrawalWork, 'work' | 'finish'> => ({
  async work(now) {
    await payWaiting(now);
    await receiveUnanswered(now);
  },
  finish,
});

/** Makes the work. */
export function createWithdrawalWork(deps: Deps): WithdrawalWork {
  const tools = createTools(createBeginning(createBasics(deps)));
  return { ...createNotices(tools), ...createTurn(tools) };
}

import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  getWithdrawalQuote,
  getWithdrawals,
  requestWithdrawal,
} from '../../../schemas/api/withdrawals.ts';
import { readReceipt, withdrawalStep } from '../../../engine/payments/withdrawalStates.ts';
import { withdrawalTermsOf } from '../../../engine/payments/paymentTerms.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { PayoutAccountRow, WithdrawalRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import type { DepositDesk } from '../deposits/depositDesk.ts';
import { readHistoryPage, toHistoryPage, type HistoryQuery } from '../payments/history.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import type { Kick } from '../payments/kick.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { missingForPayout } from '../identityChecks/standing.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import type { WithdrawalBook } from './withdrawalBook.ts';
import { requirePayable, showQuote, showStanding, type ReadStanding } from './withdrawalQuote.ts';
import {
  findWithdrawal,
  listWithdrawals,
  lockWithdrawal,
  sumWithdrawn,
  UNDER_WAY,
} from './withdrawals.repository.ts';
import { createNewWithdrawals } from './newWithdrawal.ts';

/** A withdrawal as its member sees it. */
export type ShownWithdrawal = ValueOf<typeof cancelWithdrawal>;
type Summary = ValueOf<typeof getWithdrawals>['list'][number];

/** What members are paid out. */
export interface WithdrawalsService {
  quote(call: PaymentCall, amount?: string): Promise<ValueOf<typeof getWithdrawalQuote>>;
  request(
    tx: Tx,
    call: PaymentCall,
    wanted: BodyOf<typeof requestWithdrawal>,
  ): Promise<ShownWithdrawal>;
  find(call: PaymentCall, order: string): Promise<ShownWithdrawal>;
  cancel(call: PaymentCall, order: string): Promise<ShownWithdrawal>;
  confirmReceipt(
    call: PaymentCall,
    receipt: BodyOf<typeof confirmWithdrawalReceipt>,
  ): Promise<ShownWithdrawal>;
  list(
    call: PaymentCall,
    page: HistoryQuery & { readonly state?: WithdrawalRow['state'] },
  ): Promise<ValueOf<typeof getWithdrawals>>;
}

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What of a payout may have come: all of it, or what did not come the first time. */
export const expectedOf = (order: WithdrawalRow): bigint =>
  order.remaining_minor ?? order.payout_minor;

function showSummary(order: WithdrawalRow, account: PayoutAccountRow | undefined): Summary {
  const write = (minor: bigint) => toWireAmount(minor, order.decimals);
  const name = account?.bank ?? account?.type ?? '';
  return {
    order: order.id,
    state: order.state,
    currency: order.currency,
    amount: write(order.amount_minor),
    fee: write(order.fee_minor),
    administrationFee: write(order.administration_minor),
    arrives: write(order.payout_minor),
    accountType: account?.type ?? 'bank',
    account: `${name} ${account?.number_masked ?? ''}`.trim(),
    createdAt: order.created_at.toISOString(),
    endedAt: iso(order.ended_at),
  };
}

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly random: (bytes: number) => Buffer;
  readonly payments: PaymentsService;
  readonly kick: Kick;
  readonly accounts: PayoutAccountsService;
  readonly turnover: TurnoverService;
  readonly deposits: Pick<DepositDesk, 'sumConfirmed'>;
  readonly book: WithdrawalBook;
  readonly bonuses: Pick<BonusEngine, 'forfeit'>;
  readonly readStanding: ReadStanding;
}

/** What the member still has to show before what was asked for can be paid out. */
async function listIdentityNeeds(tx: Tx, { caller, member, now }: PaymentCall) {
  const { memberId } = member;
  const sumMinor = await sumWithdrawn(tx, memberId);
  return [...(await missingForPayout(tx, { brand: caller.brand, memberId, now }, sumMinor))];
}

/** What all calls share. */
function createBasics(tools: Deps) {
  const { db, payments, accounts } = tools;
  const inBrand = <T>({ caller }: PaymentCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  const mayCancel = ({ caller: { brand } }: PaymentCall, order: WithdrawalRow) =>
    withdrawalTermsOf(brand.payments, brand.currency).mayCancel &&
    withdrawalStep(order.state, 'cancel') !== undefined;

  async function show(tx: Tx, call: PaymentCall, order: WithdrawalRow): Promise<ShownWithdrawal> {
    const maybe = (minor: bigint | null) =>
      minor === null ? null : toWireAmount(minor, order.decimals);
    const steps = await payments.listSteps(tx, order.id);
    const isOpen = order.state === 'requested' || order.state === 'review';
    return {
      ...showSummary(order, await accounts.find(tx, order.account_id)),
      paidAt: iso(order.paid_at),
      receiptDueAt: order.state === 'awaitingReceipt' ? iso(order.receipt_due_at) : null,
      received: maybe(order.received_minor),
      remaining: maybe(order.remaining_minor),
      receivedBy: order.received_by,
      reason: order.reason,
      canCancel: mayCancel(call, order),
      canConfirm: order.state === 'awaitingReceipt',
      identityNeeds: isOpen ? await listIdentityNeeds(tx, call) : [],
      timeline: steps.map(({ at, event, state }) => ({ at: at.toISOString(), event, state })),
    };
  }

  const listShown = async (tx: Tx, rows: readonly WithdrawalRow[]) => {
    const shown: Summary[] = [];
    for (const row of rows) shown.push(showSummary(row, await accounts.find(tx, row.account_id)));
    return shown;
  };

  async function lockOwn(tx: Tx, { caller, member }: PaymentCall, id: string) {
    const order = await lockWithdrawal(tx, caller.brand.merchantCode, id);
    if (order?.member_id !== member.memberId) {
      throw new Problem('notFound', 'There is no such order.');
    }
    return order;
  }

  return { ...tools, inBrand, mayCancel, show, listShown, lockOwn };
}

function createTools(deps: Deps) {
  const { random, payments, accounts, turnover, deposits, book } = deps;
  const made = { random, payments, accounts, turnover, deposits, book };
  return { ...createBasics(deps), ...createNewWithdrawals(made) };
}

type Tools = ReturnType<typeof createTools>;

const createReads = ({
  readStanding,
  inBrand,
  show,
  listShown,
}: Tools): Pick<WithdrawalsService, 'quote' | 'find' | 'list'> => ({
  async quote(call, amount) {
    requireRealAccount(call);
    const { currency, merchantCode } = call.caller.brand;
    const amountMinor = amount === undefined ? null : parseWireAmount(amount, currency.decimals);
    return inBrand(call, async (tx) => {
      const standing = await readStanding(tx, call);
      const rows = await listWithdrawals(tx, merchantCode, {
        memberId: call.member.memberId,
        states: UNDER_WAY,
        before: null,
        limit: 50,
      });
      return showStanding(standing, { currency, amountMinor, open: await listShown(tx, rows) });
    });
  },
  async find(call, id) {
    requireRealAccount(call);
    return inBrand(call, async (tx) => {
      const order = await findWithdrawal(tx, call.caller.brand.merchantCode, id);
      if (order?.member_id !== call.member.memberId) {
        throw new Problem('notFound', 'There is no such order.');
      }
      return show(tx, call, order);
    });
  },
  async list(call, query) {
    requireRealAccount(call);
    const page = readHistoryPage(query);
    return inBrand(call, async (tx) => {
      const rows = await listWithdrawals(tx, call.caller.brand.merchantCode, {
        ...page,
        memberId: call.member.memberId,
        ...(query.state && { states: [query.state] }),
        limit: page.limit + 1,
      });
      const { next } = toHistoryPage(rows, page.limit, () => null);
      return { list: await listShown(tx, rows.slice(0, page.limit)), next };
    });
  },
});

const createRequest = ({
  kick,
  accounts,
  readStanding,
  show,
  check,
  insert,
  bonuses,
}: Tools): Pick<WithdrawalsService, 'request'> => ({
  async request(tx, call, { account: accountId, amount, arrives, pass, endsBonus }) {
    requireRealAccount(call);
    const { decimals } = call.caller.brand.currency;
    const amountMinor = parseWireAmount(amount, decimals);
    const { memberId } = call.member;
    await accounts.lockMember(tx, memberId);
    await accounts.spend(tx, call, pass);
    const standing = await readStanding(tx, call);
    requirePayable(standing, amountMinor, decimals);
    if (standing.bonusMinor !== null) {
      if (endsBonus !== true) {
        throw new Problem('bonusForfeitNeeded', 'The payout ends a bonus.', {
          value: { bonus: toWireAmount(standing.bonusMinor, decimals) },
        });
      }
      const { merchantCode } = call.caller.brand;
      await bonuses.forfeit(tx, { merchantCode, memberId }, { now: call.now });
    }
    const account = (await accounts.listOf(tx, memberId)).find(({ id }) => id === accountId);
    if (!account) throw new Problem('notFound', 'There is no such account.');
    if (account.usable_at > call.now) {
      const blocks = [{ block: 'accountWaiting', left: null, until: iso(account.usable_at) }];
      throw new Problem('withdrawalBlocked', 'The account is too new.', { value: { blocks } });
    }
    const quote = standing.quote(amountMinor);
    if (quote.payoutMinor <= 0n || quote.payoutMinor !== parseWireAmount(arrives, decimals)) {
      const value = showQuote(quote, decimals);
      throw new Problem('quoteChanged', 'Another amount would arrive.', { value });
    }
    const checks = await check(tx, call, { account, standing, amountMinor });
    const order = await insert(tx, call, { account, quote, checks });
    if (order.state === 'approved') kick.soon();
    return show(tx, call, order);
  },
});

const createChanges = ({
  payments,
  book,
  inBrand,
  mayCancel,
  show,
  lockOwn,
}: Tools): Pick<WithdrawalsService, 'cancel' | 'confirmReceipt'> => ({
  async cancel(call, id) {
    requireRealAccount(call);
    return inBrand(call, async (tx) => {
      const order = await lockOwn(tx, call, id);
      if (!mayCancel(call, order)) {
        throw new Problem('orderClosed', 'It cannot be taken back.');
      }
      const happening = { event: 'cancel', at: call.now, actor: 'member' } as const;
      return show(tx, call, await book.apply(tx, order, happening));
    });
  },
  async confirmReceipt(call, { order: id, outcome, received, proofs }) {
    requireRealAccount(call);
    return inBrand(call, async (tx) => {
      const order = await lockOwn(tx, call, id);
      if (order.state !== 'awaitingReceipt') {
        throw new Problem('orderClosed', 'Nothing is asked about this order.');
      }
      if (outcome === 'none' && proofs.length === 0) {
        throw new Problem('proofNeeded', 'A picture is wanted with this.');
      }
      await payments.sendProofs(tx, { ids: proofs, orderId: id, memberId: call.member.memberId });
      const expected = expectedOf(order);
      const report =
        outcome === 'full'
          ? ({ received: 'fully' } as const)
          : outcome === 'none'
            ? ({ received: 'not' } as const)
            : ({
                received: 'partially',
                receivedMinor: parseWireAmount(received ?? '0', order.decimals),
              } as const);
      const reading = readReceipt(expected, report);
      if (reading.fault !== undefined) {
        throw new Problem('amountInvalid', 'It is more than nothing, and less than all.');
      }
      const before = order.payout_minor - expected;
      const row = await book.apply(tx, order, {
        event: reading.event,
        at: call.now,
        actor: 'member',
        changes: {
          received_minor: before + reading.receivedMinor,
          remaining_minor: reading.remainingMinor,
          ...(reading.event === 'receive' && { received_by: 'member' as const }),
        },
      });
      return show(tx, call, row);
    });
  },
});

/** Makes the service. */
export function createWithdrawalsService(deps: Deps): WithdrawalsService {
  const tools = createTools(deps);
  return { ...createReads(tools), ...createRequest(tools), ...createChanges(tools) };
}

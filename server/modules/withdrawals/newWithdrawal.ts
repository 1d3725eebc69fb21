import { approvalsNeeded } from '../../../engine/payments/approvals.ts';
import { withdrawalTermsOf } from '../../../engine/payments/paymentTerms.ts';
import type { Tx } from '../../db/database.ts';
import type { PayoutAccountRow, WithdrawalRow } from '../../db/paymentTables.ts';
import type { DepositDesk } from '../deposits/depositDesk.ts';
import type { IdentityListener } from '../identityChecks/identityDesk.ts';
import { missingForPayout } from '../identityChecks/standing.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import type { Kick } from '../payments/kick.ts';
import { makeOrderName } from '../payments/orderName.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import type { TurnoverService } from '../turnover/turnover.service.ts';
import { checkRisks, KYC_LEVEL, lookAtLevel, type RiskCheck } from './riskChecks.ts';
import type { WithdrawalBook } from './withdrawalBook.ts';
import type { Quote, Standing } from './withdrawalQuote.ts';
import {
  findSettings,
  insertChecks,
  insertWithdrawal,
  readFacts,
  listChecks,
  lockUndecided,
  sumWithdrawn,
  updateLook,
  updateWithdrawal,
} from './withdrawals.repository.ts';
import type { PaymentsService } from '../payments/payments.service.ts';

/** Without a word of the merchant: nobody is paid out unseen, and from so many main units on two people look. */
const FOUR_EYES_FROM = 1_000n;

/** How many people have to approve an amount. */
async function countApprovals(
  tx: Tx,
  {
    merchantCode,
    amountMinor,
    decimals,
    hasRed,
  }: { merchantCode: string; amountMinor: bigint; decimals: number; hasRed: boolean },
): Promise<number> {
  const settings = await findSettings(tx, merchantCode);
  const limits = {
    automaticBelowMinor: settings?.automatic_minor ?? 0n,
    fourEyesFromMinor: settings?.four_eyes_minor ?? FOUR_EYES_FROM * 10n ** BigInt(decimals),
  };
  return approvalsNeeded(amountMinor, limits, hasRed);
}

/** What it is made from. */
interface NewWithdrawalDeps {
  readonly random: (bytes: number) => Buffer;
  readonly payments: PaymentsService;
  readonly accounts: PayoutAccountsService;
  readonly turnover: TurnoverService;
  readonly deposits: Pick<DepositDesk, 'sumConfirmed'>;
  readonly book: WithdrawalBook;
}

/** What may make a withdrawal a risk, each with what was found. */
async function check(
  { accounts, turnover, deposits }: NewWithdrawalDeps,
  tx: Tx,
  { caller, member, now }: PaymentCall,
  {
    account,
    standing,
    amountMinor,
  }: { account: PayoutAccountRow; standing: Standing; amountMinor: bigint },
): Promise<readonly RiskCheck[]> {
  const { merchantCode, currency } = caller.brand;
  const { memberId } = member;
  const facts = await readFacts(tx, { merchantCode, memberId });
  const paidIn = await deposits.sumConfirmed(tx, memberId);
  const since = paidIn.lastAt ?? facts.registeredAt;
  const played = await turnover.sumPlay(tx, { memberId, currency: currency.code, since });
  const owner = { brand: caller.brand, memberId, now };
  const sumMinor = (await sumWithdrawn(tx, memberId)) + amountMinor;
  return checkRisks({
    now,
    ...facts,
    sameAccount: await accounts.countOthers(tx, { digest: account.number_digest, memberId }),
    depositedMinor: paidIn.sumMinor,
    lastDepositAt: paidIn.lastAt,
    lastDepositMinor: paidIn.lastMinor,
    stakedSinceMinor: played.stakedMinor,
    availableMinor: standing.availableMinor,
    identityMissing:
      caller.brand.identityChecks === null ? null : await missingForPayout(tx, owner, sumMinor),
  });
}

/** Keeps an order with its checks, and sets its money aside. */
async function insert(
  { random, payments, book }: NewWithdrawalDeps,
  tx: Tx,
  call: PaymentCall,
  {
    account,
    quote,
    checks,
  }: { account: PayoutAccountRow; quote: Quote; checks: readonly RiskCheck[] },
): Promise<WithdrawalRow> {
  const { caller, member, now } = call;
  const { merchantCode, currency, payments: choice } = caller.brand;
  const hasRed = checks.some(({ result }) => result === 'red');
  const needed = await countApprovals(tx, {
    merchantCode,
    amountMinor: quote.amountMinor,
    decimals: currency.decimals,
    hasRed,
  });
  const order = await insertWithdrawal(tx, {
    merchant_code: merchantCode,
    id: makeOrderName('W', now, random),
    member_id: member.memberId,
    account_id: account.id,
    state: 'requested',
    currency: currency.code,
    decimals: currency.decimals,
    amount_minor: quote.amountMinor,
    fee_minor: quote.feeMinor,
    administration_minor: quote.administrationMinor,
    payout_minor: quote.payoutMinor,
    approvals_needed: needed,
    receipt_minutes: withdrawalTermsOf(choice, currency).receiptMinutes,
    reason: null,
    paid_at: null,
    receipt_due_at: null,
    work_at: null,
    received_minor: null,
    remaining_minor: null,
    received_by: null,
    created_at: now,
    ended_at: null,
  });
  await book.setAside(tx, order);
  const common = { merchant_code: merchantCode, order_id: order.id };
  await payments.writeStep(tx, {
    ...common,
    at: now,
    event: 'requested',
    state: 'requested',
    actor: 'member',
    detail: null,
  });
  await insertChecks(
    tx,
    checks.map((one) => ({ ...common, ...one })),
  );
  if (needed === 0) return book.apply(tx, order, { event: 'approve', at: now, actor: 'system' });
  if (hasRed) return book.apply(tx, order, { event: 'needsReview', at: now, actor: 'system' });
  return order;
}

/** Looks at a new withdrawal, and keeps it. */
export const createNewWithdrawals = (deps: NewWithdrawalDeps) => ({
  check: (
    tx: Tx,
    call: PaymentCall,
    of: { account: PayoutAccountRow; standing: Standing; amountMinor: bigint },
  ) => check(deps, tx, call, of),
  insert: (
    tx: Tx,
    call: PaymentCall,
    of: { account: PayoutAccountRow; quote: Quote; checks: readonly RiskCheck[] },
  ) => insert(deps, tx, call, of),
});

/**
 * Looks once more at what waits for a member to show who they are: an order that nobody has to approve then goes on, any
 * other stands where it is to be decided about.
 */
export const createLevelListener =
  ({ book, kick }: { readonly book: WithdrawalBook; readonly kick: Kick }): IdentityListener =>
  async (tx, owner) => {
    const { memberId, now } = owner;
    const missing = await missingForPayout(tx, owner, await sumWithdrawn(tx, memberId));
    const { merchantCode } = owner.brand;
    for (const order of await lockUndecided(tx, memberId)) {
      const before = await listChecks(tx, order.id);
      if (!before.some(({ name, result }) => name === KYC_LEVEL && result === 'red')) continue;
      await updateLook(tx, { orderId: order.id, name: KYC_LEVEL, ...lookAtLevel(missing) });
      if (missing.length > 0) continue;
      const hasRed = before.some(({ name, result }) => name !== KYC_LEVEL && result === 'red');
      const needed = await countApprovals(tx, {
        merchantCode,
        amountMinor: order.amount_minor,
        decimals: order.decimals,
        hasRed,
      });
      const changes = { approvals_needed: needed };
      if (needed > 0) {
        await updateWithdrawal(tx, order, changes);
        continue;
      }
      await book.apply(tx, order, { event: 'approve', at: now, actor: 'system', changes });
      kick.soon();
    }
  };

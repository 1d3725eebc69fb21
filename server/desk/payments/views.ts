import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type {
  getDeskDeposit,
  getDeskWithdrawal,
  listDeskDeposits,
  listDeskWithdrawals,
} from '../../../schemas/desk/payments.ts';
import type { Tx } from '../../db/database.ts';
import { readAccounts } from '../../db/members.ts';
import type { DepositRow, PayoutAccountRow, WithdrawalRow } from '../../db/paymentTables.ts';
import type { RefundRow } from '../../db/refundTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { PaymentsService } from '../../modules/payments/payments.service.ts';
import { Problem } from '../../http/problem.ts';
import { isUuid, readCursor } from '../cursor.ts';

type ShownDeposit = DeskValueOf<typeof listDeskDeposits>['items'][number];
type ShownWithdrawal = DeskValueOf<typeof listDeskWithdrawals>['items'][number];
type ShownRefund = DeskValueOf<typeof getDeskDeposit>['refunds'][number];
type ShownStep = DeskValueOf<typeof getDeskDeposit>['steps'][number];
type ShownProof = DeskValueOf<typeof getDeskWithdrawal>['proofs'][number];

const iso = (at: Date | null) => at?.toISOString() ?? null;

const write = (minor: bigint | null, decimals: number) =>
  minor === null ? null : toWireAmount(minor, decimals);

/** Where a page of orders begins. */
export function readOrderCursor(after: string | undefined): { at: Date; id: string } | null {
  const parts = readCursor(after, 2);
  if (parts === null) return null;
  const at = new Date(parts[0]!);
  if (Number.isNaN(at.getTime())) throw new Problem('queryInvalid', 'Field "after" is of no page.');
  return { at, id: parts[1]! };
}

/** Where a page of rows with ids of their own begins. */
export function readRowCursor(after: string | undefined): { at: Date; id: string } | null {
  const cursor = readOrderCursor(after);
  if (cursor && !isUuid(cursor.id)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return cursor;
}

/** A refund as the desk has it. */
export const showRefund = (row: RefundRow, decimals: number): ShownRefund => ({
  id: row.id,
  order: row.order_id,
  amount: toWireAmount(row.amount_minor, decimals),
  taken: toWireAmount(row.taken_minor, decimals),
  isByHand: row.channel_id === null,
  state: row.state,
  reference: row.reference,
  reason: row.reason,
  askedBy: row.asked_by,
  createdAt: row.created_at.toISOString(),
  endedAt: iso(row.ended_at),
});

/** Deposits as lists have them. */
export async function showDeposits(
  tx: Tx,
  rows: readonly DepositRow[],
  channels: ReadonlyMap<string, string>,
): Promise<readonly ShownDeposit[]> {
  const names = await readAccounts(
    tx,
    rows.map(({ member_id: id }) => id),
  );
  return rows.map((row) => ({
    order: row.id,
    member: { id: row.member_id, account: names.get(row.member_id) ?? '' },
    method: row.method,
    type: row.method_type,
    channel: channels.get(row.channel_id) ?? row.channel_id,
    state: row.state,
    currency: row.currency,
    amount: toWireAmount(row.amount_minor, row.decimals),
    toPay: toWireAmount(row.to_pay_minor, row.decimals),
    paidAmount: write(row.paid_minor, row.decimals),
    paidCurrency: row.paid_currency,
    credited: write(row.credited_minor, row.decimals),
    reference: row.reference,
    payerName: row.payer_name,
    reviewReason: row.review_reason,
    isLate: row.is_late,
    claimedAt: iso(row.claimed_at),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: iso(row.ended_at),
  }));
}

/** Withdrawals as lists have them. */
export async function showWithdrawals(
  tx: Tx,
  rows: readonly WithdrawalRow[],
  {
    findAccount,
    countRed,
  }: {
    readonly findAccount: (tx: Tx, id: string) => Promise<PayoutAccountRow | undefined>;
    readonly countRed: (tx: Tx, order: string) => Promise<number>;
  },
): Promise<readonly ShownWithdrawal[]> {
  const names = await readAccounts(
    tx,
    rows.map(({ member_id: id }) => id),
  );
  const shown: ShownWithdrawal[] = [];
  for (const row of rows) {
    const account = await findAccount(tx, row.account_id);
    shown.push({
      order: row.id,
      member: { id: row.member_id, account: names.get(row.member_id) ?? '' },
      state: row.state,
      currency: row.currency,
      amount: toWireAmount(row.amount_minor, row.decimals),
      fee: toWireAmount(row.fee_minor, row.decimals),
      administrationFee: toWireAmount(row.administration_minor, row.decimals),
      payout: toWireAmount(row.payout_minor, row.decimals),
      accountType: account?.type ?? 'bank',
      account: `${account?.bank ?? ''} ${account?.number_masked ?? ''}`.trim(),
      holder: account?.holder ?? '',
      approvalsNeeded: row.approvals_needed,
      red: await countRed(tx, row.id),
      createdAt: row.created_at.toISOString(),
      paidAt: iso(row.paid_at),
      endedAt: iso(row.ended_at),
      received: write(row.received_minor, row.decimals),
      remaining: write(row.remaining_minor, row.decimals),
    });
  }
  return shown;
}

/** What became of an order, and its pictures. */
export async function showStory(
  tx: Tx,
  payments: Pick<PaymentsService, 'listSteps' | 'listProofs' | 'findProof'>,
  order: string,
): Promise<{ steps: ShownStep[]; proofs: ShownProof[] }> {
  const steps = await payments.listSteps(tx, order);
  const proofs: ShownProof[] = [];
  for (const { id, is_sent: isSent } of await payments.listProofs(tx, order)) {
    const proof = isSent ? await payments.findProof(tx, id) : undefined;
    if (!proof) continue;
    const picture = `data:image/${proof.type};base64,${proof.bytes.toString('base64')}`;
    proofs.push({ id, at: proof.added_at.toISOString(), picture });
  }
  return {
    steps: steps.map(({ at, event, state, is_refused: isRefused, actor, detail }) => ({
      at: at.toISOString(),
      event,
      state,
      isRefused,
      actor,
      detail,
    })),
    proofs,
  };
}

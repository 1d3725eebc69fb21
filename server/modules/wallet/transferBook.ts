import type { Tx } from '../../db/database.ts';
import type { WalletTransferRow } from '../../db/vendorWalletTables.ts';
import type { AccountRef } from '../../ledger/accounts.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import { MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import { insertTransfer, updateTransfer } from './transfers.repository.ts';
import type { TransferAnswer } from './vendorLine.ts';

/** A move between the main wallet and that for a vendor's games. */
export interface WantedMove {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly vendorCode: string;
  readonly direction: 'in' | 'out';
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly decimals: number;
  readonly source: WalletTransferRow['source'];
  readonly host: string;
  readonly now: Date;
}

/** Seconds until a vendor is asked again, try by try; then every quarter of an hour, until it answers. */
const PAUSES = [2, 5, 15, 30, 60, 120, 300];
const LAST_PAUSE = 900;

type Place = 'main' | 'vendor' | 'transit';

const accountOf = (row: WalletTransferRow, place: Place): AccountRef => {
  if (place === 'transit') return { transit: row.vendor_code };
  return place === 'main'
    ? { member: row.member_id }
    : { member: row.member_id, vendor: row.vendor_code };
};

async function move(
  tx: Tx,
  row: WalletTransferRow,
  { step, from, to, at }: { step: string; from: Place; to: Place; at: Date },
): Promise<void> {
  const [origin, target] =
    row.direction === 'in' ? [MAIN_WALLET, row.vendor_code] : [row.vendor_code, MAIN_WALLET];
  await post(tx, {
    merchantCode: row.merchant_code,
    id: `walletTransfer:${row.id}${step}`,
    kind: 'walletTransfer',
    reference: `${origin} → ${target}`,
    currency: row.currency,
    legs: moveLegs(accountOf(row, from), accountOf(row, to), row.amount_minor),
    at,
  });
}

const endsOf = ({ direction }: WalletTransferRow): readonly [Place, Place] =>
  direction === 'in' ? ['main', 'vendor'] : ['vendor', 'main'];

/**
 * Writes a move down and takes its money out of the wallet it leaves: to the other one at once where the books alone keep
 * that, else on its way, where nobody can stake or spend it until the vendor has answered. Throws Problem insufficientFunds,
 * amountInvalid or walletFull, and nothing was changed.
 */
export async function beginMove(
  tx: Tx,
  id: string,
  { isKeptByVendor, ...wanted }: WantedMove & { readonly isKeptByVendor: boolean },
): Promise<WalletTransferRow> {
  const { merchantCode, memberId, vendorCode, now } = wanted;
  const fresh: WalletTransferRow = {
    merchant_code: merchantCode,
    id,
    member_id: memberId,
    vendor_code: vendorCode,
    direction: wanted.direction,
    amount_minor: wanted.amountMinor,
    currency: wanted.currency,
    decimals: wanted.decimals,
    state: isKeptByVendor ? 'asking' : 'done',
    reason: null,
    source: wanted.source,
    host: wanted.host,
    tries: 0,
    ask_at: isKeptByVendor ? now : null,
    created_at: now,
    ended_at: isKeptByVendor ? null : now,
  };
  const [from, to] = endsOf(fresh);
  await move(tx, fresh, {
    step: isKeptByVendor ? ':begin' : '',
    from,
    to: isKeptByVendor ? 'transit' : to,
    at: now,
  });
  return insertTransfer(tx, fresh);
}

/** Does what a vendor's answer asks for, of a transfer that is locked. What ended stays as it ended. */
export async function takeAnswer(
  tx: Tx,
  row: WalletTransferRow,
  answer: TransferAnswer,
  now: Date,
): Promise<WalletTransferRow> {
  if (row.state === 'done' || row.state === 'refused') return row;
  const [from, to] = endsOf(row);
  if (answer.kind === 'done') {
    await move(tx, row, { step: ':arrive', from: 'transit', to, at: now });
    return updateTransfer(tx, row, { state: 'done', reason: null, ask_at: null, ended_at: now });
  }
  if (answer.kind === 'refused') {
    await move(tx, row, { step: ':back', from: 'transit', to: from, at: now });
    const { reason } = answer;
    return updateTransfer(tx, row, { state: 'refused', reason, ask_at: null, ended_at: now });
  }
  const pause = PAUSES[Math.max(0, row.tries - 1)] ?? LAST_PAUSE;
  return updateTransfer(tx, row, {
    state: 'unknown',
    reason: answer.kind === 'unknown' ? answer.cause.slice(0, 200) : 'It has not come there yet.',
    ask_at: new Date(now.getTime() + pause * 1000),
  });
}

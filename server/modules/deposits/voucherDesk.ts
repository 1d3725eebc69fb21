import { makeVoucherCode, writeVoucherCode } from '../../../engine/payments/voucherCode.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tx } from '../../db/database.ts';
import type { VoucherBatchRow } from '../../db/voucherTables.ts';
import { Problem } from '../../http/problem.ts';
import { makeOrderName } from '../payments/orderName.ts';
import { drawBelow } from './newDeposit.ts';
import {
  findBatch,
  insertBatch,
  listBatches,
  listCodes,
  voidBatch,
} from './vouchers.repository.ts';
import { lockByCode, type Voucher } from './redeemVoucher.ts';
import type { VoucherDigests } from './voucherDigests.ts';

/** A code as it is handed out. */
interface PrintedCode {
  readonly place: number;
  /** Null where the secret that it was sealed under is gone. */
  readonly code: string | null;
  readonly redeemedAt: Date | null;
  readonly order: string | null;
}

/** What the desk does with vouchers, in its own transaction. */
export interface VoucherDesk {
  readonly list: typeof listBatches;
  /** Throws Problem notFound. */
  get(tx: Tx, merchantCode: string, id: string): Promise<VoucherBatchRow>;
  create(
    tx: Tx,
    merchantCode: string,
    batch: {
      readonly name: string;
      readonly currency: string;
      readonly decimals: number;
      readonly amountMinor: bigint;
      readonly count: number;
      readonly endsAt: Date;
      readonly at: Date;
      readonly by: string;
    },
  ): Promise<VoucherBatchRow>;
  listCodes(tx: Tx, merchantCode: string, id: string): Promise<readonly PrintedCode[]>;
  /** The voucher of a code, as somebody reads it out; null where there is none. */
  find(tx: Tx, merchantCode: string, typed: string): Promise<Voucher | null>;
  /** Throws Problem orderClosed where its codes are good for nothing already. */
  void(tx: Tx, merchantCode: string, id: string, at: Date): Promise<void>;
}

const contextOf = (merchantCode: string, batch: string, place: number) =>
  `voucher ${merchantCode} ${batch} ${place}`;

/** Makes it. */
export function createVoucherDesk({
  box,
  digests,
  random,
}: {
  readonly box: SecretBox;
  readonly digests: VoucherDigests;
  readonly random: (bytes: number) => Buffer;
}): VoucherDesk {
  async function get(tx: Tx, merchantCode: string, id: string): Promise<VoucherBatchRow> {
    const batch = await findBatch(tx, merchantCode, id);
    if (!batch) throw new Problem('notFound', 'There is no such batch.');
    return batch;
  }
  return {
    list: listBatches,
    get,
    async create(tx, merchantCode, { name, currency, decimals, amountMinor, count, ...made }) {
      const id = makeOrderName('VB', made.at, random);
      const codes = new Set<string>();
      while (codes.size < count) codes.add(makeVoucherCode(drawBelow(random)));
      await insertBatch(
        tx,
        {
          merchant_code: merchantCode,
          id,
          name,
          currency,
          decimals,
          amount_minor: amountMinor,
          amount_of_codes: count,
          ends_at: made.endsAt,
          voided_at: null,
          created_at: made.at,
          created_by: made.by,
        },
        [...codes].map((code, index) => ({
          merchant_code: merchantCode,
          batch_id: id,
          place: index + 1,
          code_sealed: box.seal(code, contextOf(merchantCode, id, index + 1)),
          code_digest: digests.of(merchantCode, code),
          order_id: null,
          redeemed_at: null,
        })),
      );
      return get(tx, merchantCode, id);
    },
    async listCodes(tx, merchantCode, id) {
      const rows = await listCodes(tx, merchantCode, id);
      return rows.map(
        ({ place, code_sealed: sealed, redeemed_at: redeemedAt, order_id: order }) => {
          const code = box.open(sealed, contextOf(merchantCode, id, place));
          return { place, code: code && writeVoucherCode(code), redeemedAt, order };
        },
      );
    },
    find: (tx, merchantCode, code) => lockByCode(tx, merchantCode, { code, digests }),
    async void(tx, merchantCode, id, at) {
      const batch = await get(tx, merchantCode, id);
      if (batch.voided_at !== null) throw new Problem('orderClosed', 'That was done already.');
      await voidBatch(tx, merchantCode, { id, at });
    },
  };
}

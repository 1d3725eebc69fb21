import type { Tx } from '../../db/database.ts';
import type { PaymentCall } from '../payments/memberCall.ts';

/** What refuses a deposit beside the method's own terms, such as the member's limits; throws a Problem. */
export type DepositGuard = (
  tx: Tx,
  call: PaymentCall,
  wanted: {
    readonly amountMinor: bigint;
    /** What the member's open orders come to. */
    readonly openMinor: bigint;
  },
) => Promise<void>;

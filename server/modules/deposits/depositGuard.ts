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

/**
 * What an order still has room for in the member's limits and the law's when it is paid; null where nothing limits it. The order
 * itself, which may have reserved room, is not counted.
 */
export type DepositRoom = (
  tx: Tx,
  order: {
    readonly merchantCode: string;
    readonly memberId: string;
    readonly currency: string;
    readonly now: Date;
    /** What the member's other open orders come to. */
    readonly openMinor: bigint;
  },
) => Promise<bigint | null>;

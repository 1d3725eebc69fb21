import type { VendorCall } from '../../../schemas/vendorApi.ts';
import type { Database } from '../../../server/db/database.ts';

/** What a vendor is answered. */
export interface VendorAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: Readonly<Record<string, unknown>>;
  /** As it came. */
  readonly text: string;
}

/** A member with money and a play session. */
export interface Player {
  readonly memberId: string;
  readonly session: string;
}

/** A merchant of a gateway, as one vendor reaches it, and the books behind it. */
export interface VendorSite {
  readonly db: Database;
  readonly merchantCode: string;
  readonly vendorCode: string;
  /** Of two decimals. */
  readonly currency: string;
  /** Adds a member; nobody else uses the wallet that is played from. */
  openPlayer(fundsMinor: bigint): Promise<Player>;
  /** Signs and sends a call. */
  call(call: VendorCall, body: object): Promise<VendorAnswer>;
}

/** An amount of minor units as it travels. */
export const toWire = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

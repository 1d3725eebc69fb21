import {
  VENDOR_WALLET_ASKS,
  type VendorWalletAsk,
  type VendorWalletBody,
  type VendorWalletRefusal,
  type VendorWalletValue,
} from '../../../schemas/vendorApi.ts';
import { SIGNATURE_HEADERS, signRequest } from '../../crypto/requestSignature.ts';
import type { HttpLine } from '../../http/httpLine.ts';
import { compileValidator } from '../../http/validators.ts';
import type { VendorKey } from '../play/vendorKeys.ts';

/** What is known of a transfer after its vendor was asked. */
export type TransferAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: VendorWalletRefusal | 'refused' }
  /** It never came there, as far as the vendor knows now. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly cause: string };

/** What a vendor says that a member has there, or that it said nothing. */
export type BalanceAnswer =
  | { readonly kind: 'known'; readonly balance: string }
  | { readonly kind: 'unknown'; readonly cause: string };

/** Where a vendor is asked, and by which key. */
export interface VendorPlace {
  /** An address, or a path of this gateway. */
  readonly address: string;
  /** The merchant's host, which a path of this gateway is asked at. */
  readonly host: string;
  readonly key: VendorKey;
}

/** Vendors that keep wallets themselves, as they are asked. */
export interface VendorLine {
  move(
    place: VendorPlace,
    ask: 'deposit' | 'withdraw',
    body: VendorWalletBody<'deposit'>,
  ): Promise<TransferAnswer>;
  find(place: VendorPlace, transferId: string): Promise<TransferAnswer>;
  balance(place: VendorPlace, body: VendorWalletBody<'balance'>): Promise<BalanceAnswer>;
  close(): void;
}

const TIMEOUT_MS = 8_000;
const NONCE_BYTES = 18;

const validators = {
  deposit: compileValidator(VENDOR_WALLET_ASKS.deposit.value, 'body'),
  withdraw: compileValidator(VENDOR_WALLET_ASKS.withdraw.value, 'body'),
  find: compileValidator(VENDOR_WALLET_ASKS.find.value, 'body'),
  balance: compileValidator(VENDOR_WALLET_ASKS.balance.value, 'body'),
} as const;

/** What it answers, by what it is asked. */
interface Values {
  readonly deposit: VendorWalletValue<'deposit'>;
  readonly withdraw: VendorWalletValue<'withdraw'>;
  readonly find: VendorWalletValue<'find'>;
  readonly balance: VendorWalletValue<'balance'>;
}

type Read<V> =
  | { readonly kind: 'read'; readonly value: V }
  | { readonly kind: 'unknown'; readonly cause: string };

const unknown = (cause: string) => ({ kind: 'unknown', cause }) as const;

/** Only what the contract says is an answer: whatever else came, nothing is known. */
function readValue<A extends VendorWalletAsk>(ask: A, text: string): Read<Values[A]> {
  try {
    const read = JSON.parse(text) as { success?: unknown; value?: unknown; code?: unknown };
    if (read.success !== true) return unknown(`It answered "${String(read.code).slice(0, 60)}".`);
    if (!validators[ask](read.value)) return unknown('Its answer is not what the contract says.');
    return { kind: 'read', value: read.value as Values[A] };
  } catch {
    return unknown('Its answer is no JSON.');
  }
}

/** An answer about this very transfer. */
function readTransfer(read: Read<Values['find']>, transferId: string): TransferAnswer {
  if (read.kind === 'unknown') return read;
  const { value } = read;
  if (value.transferId !== transferId) return unknown('It answered about another transfer.');
  if (value.state === 'refused') return { kind: 'refused', reason: value.reason ?? 'refused' };
  return { kind: value.state };
}

/** Makes the line; see docs/VENDORS.md. */
export function createVendorLine({
  send,
  close,
  ownOrigin,
  clock,
  random,
}: {
  readonly send: HttpLine;
  readonly close: () => void;
  readonly ownOrigin: () => string;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Buffer;
}): VendorLine {
  async function call<A extends VendorWalletAsk>(
    { address, host, key }: VendorPlace,
    ask: A,
    content: object,
  ): Promise<Read<Values[A]>> {
    try {
      const isOwn = address.startsWith('/');
      const base = isOwn ? new URL(address, ownOrigin()) : new URL(address);
      const path = `${base.pathname.replace(/\/$/, '')}/${ask}`;
      const body = JSON.stringify(content);
      const timestamp = String(Math.floor(clock().getTime() / 1000));
      const nonce = random(NONCE_BYTES).toString('base64url');
      const { status, text } = await send({
        method: 'POST',
        origin: base.origin,
        host: isOwn ? host : base.host,
        path,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADERS.key]: key.id,
          [SIGNATURE_HEADERS.timestamp]: timestamp,
          [SIGNATURE_HEADERS.nonce]: nonce,
          [SIGNATURE_HEADERS.signature]: signRequest(key.secret, {
            method: 'POST',
            path,
            timestamp,
            nonce,
            body,
          }),
        },
        body,
        timeoutMs: TIMEOUT_MS,
      });
      if (status !== 200) return unknown(`It answered with status ${status}.`);
      return readValue(ask, text);
    } catch (error) {
      return unknown(`No answer came: ${String(error)}`.slice(0, 200));
    }
  }
  return {
    move: async (place, ask, body) => readTransfer(await call(place, ask, body), body.transferId),
    find: async (place, transferId) =>
      readTransfer(await call(place, 'find', { transferId }), transferId),
    async balance(place, body) {
      const read = await call(place, 'balance', body);
      if (read.kind === 'unknown') return read;
      if (read.value.currency !== body.currency)
        return unknown('It answered about another currency.');
      return { kind: 'known', balance: read.value.balance };
    },
    close,
  };
}

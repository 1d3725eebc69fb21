import type { ProviderState } from '../../../schemas/paymentsApi.ts';
import type { ChannelSettings } from '../../db/paymentTables.ts';
import type { PayoutType } from '../../../schemas/payments.schema.ts';

/** An account at a provider, with its keys opened. */
export interface OpenChannel {
  readonly id: string;
  readonly settings: ChannelSettings;
  /** What the provider is called with. */
  readonly apiKey: string | null;
  /** What its webhooks are signed with; two while one takes over from the other. */
  readonly webhookSecrets: readonly string[];
}

/** A deposit as a provider has to know it. Amounts are decimal texts in the main unit. */
export interface WantedPayment {
  readonly order: string;
  readonly type: 'bank' | 'card' | 'ewallet' | 'qr' | 'crypto' | 'voucher';
  readonly scheme: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
  readonly expiresAt: Date;
  /** Where the member comes back to; it credits nothing. */
  readonly returnUrl: string;
  /** On a chain: the address that is this member's alone. */
  readonly address: string | null;
  readonly now: Date;
}

/** A block of a chain. */
export interface ChainBlock {
  readonly number: bigint;
  readonly hash: string;
}

/** What came to an address on a chain. */
export interface ChainTransfer {
  readonly txHash: string;
  /** Its place among what the same transaction did; it stays where the transaction comes into another block. */
  readonly place: number;
  readonly address: string;
  /** What was sent, by the address of its contract. */
  readonly token: string;
  readonly payer: string;
  readonly units: bigint;
}

/** How payments on a chain are read. Each call throws ProviderFault where the node does not answer. */
export interface ChainReader {
  /** The address at a place below the key of a channel. Throws RangeError where the key is none. */
  addressOf(channel: OpenChannel, place: number): Promise<string>;
  head(channel: OpenChannel): Promise<ChainBlock>;
  /** A block by its number; null where the chain has none. */
  block(channel: OpenChannel, number: bigint): Promise<ChainBlock | null>;
  /** What came to addresses in a range of blocks, both ends included. */
  transfers(
    channel: OpenChannel,
    wanted: { readonly from: bigint; readonly to: bigint; readonly addresses: readonly string[] },
  ): Promise<readonly ChainTransfer[]>;
  /** The block that a transaction is in now; null where it is in none, or failed. */
  blockOf(channel: OpenChannel, txHash: string): Promise<bigint | null>;
  /** What a channel counts in. */
  terms(channel: OpenChannel): ChainTerms;
}

/** The coin of a channel, and what it takes to believe a payment in it. */
export interface ChainTerms {
  /** Address of its contract. */
  readonly token: string;
  readonly decimals: number;
  /** One coin in the merchant's currency, a decimal. */
  readonly rate: string;
  readonly confirmations: number;
  /** Units below which nobody is credited. */
  readonly dust: bigint;
}

/** What a provider says of a payment, when it is asked. */
export interface FoundPayment {
  readonly state: ProviderState;
  readonly amount: string | null;
  readonly currency: string | null;
  /** The provider's own name of it; none while nothing was paid. */
  readonly receipt: string | null;
  readonly payer: string | null;
  /** What the payer wrote. */
  readonly reference: string | null;
  /** What went back to who paid in all; nothing where nobody says so. */
  readonly refunded?: string | null;
}

/** Money that goes back to who paid. */
export interface WantedRefund {
  readonly refund: string;
  readonly order: string;
  /** The provider's own name of the payment. */
  readonly receipt: string;
  readonly amount: string;
  readonly currency: string;
}

/** What a provider says of a refund; `unknown` is a clear "never heard of it". */
export interface FoundRefund {
  readonly state: 'pending' | 'done' | 'failed' | 'unknown';
  readonly reference: string | null;
  readonly reason: string | null;
}

/** A payment of a day, as a provider settles it. */
export interface SettledPayment {
  readonly receipt: string;
  readonly order: string | null;
  readonly state: ProviderState;
  readonly amount: string;
  readonly currency: string;
  /** What of it went back in all. */
  readonly refunded: string | null;
}

/** What a webhook is about. */
export interface PaymentNotice {
  readonly eventId: string;
  readonly about: 'order' | 'receipt' | 'payout';
  readonly name: string;
}

/** A webhook as it came. */
export interface WebhookRequest {
  readonly body: Buffer;
  header(name: string): string;
  /** A part of the address that it came to. */
  query?(name: string): string;
  readonly now: Date;
}

/** Money that goes out. */
export interface WantedPayout {
  readonly payout: string;
  readonly amount: string;
  readonly currency: string;
  readonly account: {
    readonly type: PayoutType;
    readonly number: string;
    readonly holder: string;
    readonly bank: string | null;
    readonly network: string | null;
  };
}

/** What a provider says of a payout; `unknown` is a clear "never heard of it". */
export interface FoundPayout {
  readonly state: 'pending' | 'paid' | 'failed' | 'returned' | 'unknown';
  readonly reference: string | null;
  readonly reason: string | null;
  /** What was paid out; null where it was what was asked for. */
  readonly amount: string | null;
  readonly currency: string | null;
}

/**
 * One way to move money. What a provider does not do is left out. A call throws ProviderFault where there was no answer: then
 * nothing is known, and it is asked again.
 */
export interface PaymentProvider {
  /** Prepares a payment and says what the page shows; the same order again changes nothing. */
  start(channel: OpenChannel, payment: WantedPayment): Promise<object>;
  /** Finds what was paid for an order; null where nothing is known of it. */
  find?(
    channel: OpenChannel,
    order: {
      readonly order: string;
      readonly reference: string;
      /** The provider's page that the member was sent to, where there is one. */
      readonly page: string | null;
    },
  ): Promise<FoundPayment | null>;
  /** Finds a payment by the provider's own name. */
  findReceipt?(channel: OpenChannel, receipt: string): Promise<FoundPayment | null>;
  /** What a webhook is about, each thing once; null where it is not signed by the provider, or is too old. */
  readWebhook?(
    channel: OpenChannel,
    request: WebhookRequest,
  ): PaymentNotice | readonly PaymentNotice[] | null;
  payOut?(channel: OpenChannel, payout: WantedPayout): Promise<FoundPayout>;
  findPayout?(channel: OpenChannel, payout: string): Promise<FoundPayout>;
  /** Sends all or a part of a payment back; the same refund again is the same one. */
  refund?(channel: OpenChannel, refund: WantedRefund): Promise<FoundRefund>;
  /** What became of a refund. */
  findRefund?(channel: OpenChannel, refund: WantedRefund): Promise<FoundRefund>;
  /** What was paid on a day of UTC, such as 2026-12-31. */
  settlement?(channel: OpenChannel, day: string): Promise<readonly SettledPayment[]>;
  /** What was paid out on a day of UTC; `order` is the name of the payout, and what came back is `refunded`. */
  payoutSettlement?(channel: OpenChannel, day: string): Promise<readonly SettledPayment[]>;
  /** Of a provider that is a chain: nobody tells of payments there, they are looked for. */
  readonly chain?: ChainReader;
}

import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { DepositState } from '../../schemas/api/deposits.ts';
import type { WithdrawalState } from '../../schemas/api/withdrawals.ts';
import type {
  DepositType,
  FeeBearer,
  PayoutType,
  QrScheme,
} from '../../schemas/payments.schema.ts';
import type { DepositBonusRefusal } from '../../schemas/api/deposits.ts';
import type { KeptDepositBonus } from './bonusTables.ts';
import type { ChainTables } from './chainTables.ts';
import type { RefundTables } from './refundTables.ts';
import type { VoucherTables } from './voucherTables.ts';

/** What of an account at a provider may be seen; which of it there is depends on the provider. */
export interface ChannelSettings {
  /** Of a bank account of the house. */
  readonly bank?: string;
  readonly holder?: string;
  readonly account?: string;
  readonly code?: string;
  readonly city?: string;
  readonly note?: string;
  /** Where a provider is called. */
  readonly baseUrl?: string;
  /** Where it gives tokens for its key. */
  readonly tokenUrl?: string;
  readonly signature?: 'standardWebhooks' | 'stripe' | 'btcpay';
  /** Where a demonstration pays a code without a phone. */
  readonly scanUrl?: string;
  /** Of a coin: its network, its own name, the address of its contract, and its decimals. */
  readonly network?: string;
  readonly asset?: string;
  readonly token?: string;
  readonly tokenDecimals?: string;
  /** One coin in the merchant's currency. */
  readonly rate?: string;
  readonly confirmations?: string;
  /** Below so many coins nobody is credited. */
  readonly dust?: string;
}

/** What was agreed when a deposit was asked for. Amounts as decimal digits of minor units. */
export interface KeptTerms {
  readonly scheme: QrScheme | null;
  readonly min: string;
  readonly max: string;
  readonly bearer: FeeBearer;
  readonly fee: {
    readonly rate: string;
    readonly fixed: string;
    readonly min: string;
    readonly max?: string;
  };
  readonly allowsOtherAmounts: boolean;
  readonly turnover: string;
  readonly needsProof: boolean;
  readonly needsPayerName: boolean;
}

/** What the keys of a channel are sealed for. */
export const sealContextOfChannel = (id: string) => `payment channel ${id}`;

type Json<T extends object> = JSONColumnType<T, string | undefined, string>;
type MaybeJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

interface PaymentChannelsTable {
  merchant_code: string;
  id: string;
  direction: 'in' | 'out';
  method: string;
  provider: string;
  name: string;
  settings: Json<ChannelSettings>;
  secrets_sealed: string | null;
  daily_cap_minor: bigint | null;
  weight: Generated<number>;
  state: Generated<'active' | 'paused'>;
  failures: Generated<number>;
  failed_at: Date | null;
  created_at: Date;
  changed_at: Date;
}

/** An account at a provider. */
export type ChannelRow = Selectable<PaymentChannelsTable>;

interface DepositOrdersTable {
  merchant_code: string;
  id: string;
  member_id: string;
  method: string;
  method_type: DepositType;
  channel_id: string;
  state: DepositState;
  currency: string;
  decimals: number;
  amount_minor: bigint;
  fee_minor: bigint;
  to_pay_minor: bigint;
  arrives_minor: bigint;
  paid_minor: bigint | null;
  paid_currency: string | null;
  credited_minor: bigint | null;
  refunded_minor: Generated<bigint>;
  disputes: Generated<number>;
  reference: string;
  terms: Json<KeptTerms>;
  bonus: ColumnType<KeptDepositBonus | null, string | null | undefined, never>;
  /** What it brought, once the deposit is credited. */
  bonus_minor: ColumnType<bigint | null, never, bigint>;
  /** Why it brought nothing. */
  bonus_refused: ColumnType<DepositBonusRefusal | null, never, DepositBonusRefusal>;
  /** As the contract of the page has them. */
  instructions: MaybeJson<object>;
  payer_name: string | null;
  receipt_id: string | null;
  claimed_at: Date | null;
  review_reason: string | null;
  is_late: Generated<boolean>;
  created_at: Date;
  expires_at: Date;
  late_until: Date;
  poll_at: Date | null;
  polls: Generated<number>;
  confirmed_at: Date | null;
  ended_at: Date | null;
}

/** A deposit. */
export type DepositRow = Selectable<DepositOrdersTable>;

interface WithdrawalSettingsTable {
  merchant_code: string;
  automatic_minor: Generated<bigint>;
  four_eyes_minor: bigint;
  changed_at: Date;
}

interface PayoutAccountsTable {
  merchant_code: string;
  id: string;
  member_id: string;
  type: PayoutType;
  bank: string | null;
  branch: string | null;
  network: string | null;
  holder: string;
  number_sealed: string;
  number_digest: Buffer;
  number_masked: string;
  created_at: Date;
  usable_at: Date;
  removed_at: Date | null;
}

/** Where a member is paid out to. */
export type PayoutAccountRow = Selectable<PayoutAccountsTable>;

interface PaymentPasswordGuardsTable {
  merchant_code: string;
  member_id: string;
  failures: Generated<number>;
  locked_until: Date | null;
  changed_at: Date | null;
  /** Until when nothing leaves, since the password was replaced by who did not know it. */
  payouts_wait_until: Date | null;
  /** When the house took the password away. */
  cleared_at: Date | null;
}

interface PaymentPassesTable {
  merchant_code: string;
  digest: Buffer;
  member_id: string;
  session_id: string;
  ends_at: Date;
  used_at: Date | null;
}

interface WithdrawalOrdersTable {
  merchant_code: string;
  id: string;
  member_id: string;
  account_id: string;
  state: WithdrawalState;
  currency: string;
  decimals: number;
  amount_minor: bigint;
  fee_minor: bigint;
  administration_minor: bigint;
  payout_minor: bigint;
  approvals_needed: number;
  reason: string | null;
  receipt_minutes: number;
  paid_at: Date | null;
  receipt_due_at: Date | null;
  /** When the work looks at it next; null is at once. */
  work_at: Date | null;
  received_minor: bigint | null;
  remaining_minor: bigint | null;
  received_by: 'member' | 'auto' | 'forced' | null;
  created_at: Date;
  ended_at: Date | null;
}

/** A withdrawal. */
export type WithdrawalRow = Selectable<WithdrawalOrdersTable>;

interface WithdrawalChecksTable {
  merchant_code: string;
  order_id: string;
  name: string;
  result: 'green' | 'yellow' | 'red';
  detail: string;
}

/** One time that money is sent. */
interface WithdrawalPayoutsTable {
  merchant_code: string;
  id: string;
  order_id: string;
  channel_id: string | null;
  amount_minor: bigint;
  state: 'created' | 'sent' | 'paid' | 'failed' | 'returned';
  reference: string | null;
  reason: string | null;
  created_at: Date;
  polls: Generated<number>;
  ended_at: Date | null;
  /** What was paid, where it is not what was asked for. */
  paid_minor: bigint | null;
  paid_currency: string | null;
  returned_at: Date | null;
}

/** One time that money is sent. */
export type PayoutRow = Selectable<WithdrawalPayoutsTable>;

interface PaymentStepsTable {
  id: GeneratedAlways<bigint>;
  merchant_code: string;
  order_id: string;
  at: Date;
  event: string;
  state: string;
  is_refused: Generated<boolean>;
  actor: string;
  detail: string | null;
}

interface PaymentProofsTable {
  merchant_code: string;
  id: string;
  order_id: string;
  member_id: string;
  type: 'png' | 'jpeg';
  bytes: Buffer;
  added_at: Date;
  is_sent: Generated<boolean>;
}

interface PaymentEventsTable {
  channel_id: string;
  event_id: string;
  merchant_code: string;
  about: 'order' | 'receipt' | 'payout';
  name: string;
  body: Buffer;
  received_at: Date;
  tries: Generated<number>;
  try_at: Date | null;
  worked_at: Date | null;
  outcome: string | null;
}

interface UnmatchedPaymentsTable {
  merchant_code: string;
  id: string;
  channel_id: string;
  receipt_id: string;
  amount_minor: bigint;
  currency: string;
  payer: string | null;
  reference: string | null;
  reason: string;
  paid_at: Date;
  found_at: Date;
  state: Generated<'open' | 'linked' | 'returned'>;
  order_id: string | null;
  closed_by: string | null;
  closed_at: Date | null;
}

/** A payment that no order answers for. */
export type UnmatchedRow = Selectable<UnmatchedPaymentsTable>;

interface TurnoverRowsTable {
  id: GeneratedAlways<bigint>;
  merchant_code: string;
  member_id: string;
  source: 'deposit' | 'upline' | 'bonus' | 'points';
  reference: string;
  credited_minor: bigint;
  required_minor: bigint;
  done_minor: Generated<bigint>;
  created_at: Date;
  ended_at: Date | null;
}

/** What has to be played. */
export type TurnoverRecord = Selectable<TurnoverRowsTable>;

interface TurnoverBetsTable {
  merchant_code: string;
  source: string;
  reference: string;
  member_id: string;
  valid_minor: bigint;
  counted_at: Date;
}

/** The tables of money that comes in and goes out. */
export interface PaymentTables extends ChainTables, RefundTables, VoucherTables {
  payment_channels: PaymentChannelsTable;
  deposit_orders: DepositOrdersTable;
  withdrawal_settings: WithdrawalSettingsTable;
  payout_accounts: PayoutAccountsTable;
  payment_password_guards: PaymentPasswordGuardsTable;
  payment_passes: PaymentPassesTable;
  withdrawal_orders: WithdrawalOrdersTable;
  withdrawal_checks: WithdrawalChecksTable;
  withdrawal_payouts: WithdrawalPayoutsTable;
  payment_steps: PaymentStepsTable;
  payment_proofs: PaymentProofsTable;
  payment_events: PaymentEventsTable;
  unmatched_payments: UnmatchedPaymentsTable;
  turnover_rows: TurnoverRowsTable;
  turnover_bets: TurnoverBetsTable;
}

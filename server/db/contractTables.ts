import type { ColumnType, Generated, Selectable } from 'kysely';
import type {
  BillState,
  CarryStrategy,
  ContractKind,
  ContractState,
  ProductGroup,
} from '../../schemas/contracts.ts';

/** A tier as it is kept: amounts are minor units as texts. */
export interface KeptTier {
  readonly betMinor: string;
  readonly lossMinor: string;
  readonly active: number;
  readonly rateType: 'P' | 'F';
  readonly rate: string;
  readonly fixedMinor: string;
  readonly lossRate: string;
}

/** Terms as they are kept. */
export interface KeptContractTerms {
  readonly tiers: readonly KeptTier[];
  readonly carry: CarryStrategy;
  readonly feeRate: string;
}

/** What a bill was made from: minor units as texts. */
export interface KeptFigures {
  readonly bets: string;
  readonly valid: string;
  readonly payouts: string;
  readonly cashback: string;
  readonly bonus: string;
  readonly salaries: string;
  readonly won: string;
  readonly lost: string;
  readonly active: number;
  /** What of the bets that count corrects bets of bills before. */
  readonly corrected: string;
}

type Terms = ColumnType<KeptContractTerms, string, string>;

interface ContractsTable {
  merchant_code: string;
  id: string;
  kind: ContractKind;
  product_group: ProductGroup;
  payer_id: string | null;
  receiver_id: string;
  state: ContractState;
  terms: Terms;
  offered: ColumnType<KeptContractTerms | null, string | null, string | null>;
  offered_at: Date;
  lapses_at: Date | null;
  accepted_at: Date | null;
  runs_from: Date | null;
  ended_at: Date | null;
  changed_at: Date;
}

interface ContractTermsTable {
  merchant_code: string;
  contract_id: string;
  version: number;
  terms: Terms;
  from_at: Date;
  accepted_at: Date;
}

interface ContractRunsTable {
  merchant_code: string;
  kind: ContractKind;
  period_key: string;
  from_at: Date;
  until_at: Date;
  state: 'gathering' | 'computing' | 'paying' | 'done';
  begun_at: Date;
  done_at: Date | null;
}

interface ContractBillsTable {
  merchant_code: string;
  id: Generated<bigint>;
  contract_id: string;
  period_key: string;
  kind: ContractKind;
  product_group: ProductGroup;
  payer_id: string | null;
  receiver_id: string;
  currency: string;
  decimals: number;
  from_at: Date;
  until_at: Date;
  terms_version: number;
  inputs: ColumnType<KeptFigures, string, never>;
  depth: number;
  accepted_at: Date;
  state: BillState;
  tier: number | null;
  base_minor: Generated<bigint>;
  net_loss_minor: Generated<bigint>;
  after_fee_minor: Generated<bigint>;
  carry_in_minor: Generated<bigint>;
  carry_out_minor: Generated<bigint>;
  amount_minor: Generated<bigint>;
  paid_minor: Generated<bigint>;
  created_at: Date;
  paid_at: Date | null;
}

interface BillPaymentsTable {
  merchant_code: string;
  bill_id: bigint;
  number: number;
  payer_id: string | null;
  receiver_id: string | null;
  amount_minor: bigint;
  paid_at: Date;
}

interface ContractDebtsTable {
  merchant_code: string;
  id: Generated<bigint>;
  bill_id: bigint;
  debtor_id: string;
  creditor_id: string | null;
  currency: string;
  decimals: number;
  amount_minor: bigint;
  left_minor: bigint;
  created_at: Date;
  cleared_at: Date | null;
}

/** A contract. */
export type ContractRow = Selectable<ContractsTable>;
/** What a contract came to in a period. */
export type BillRow = Selectable<ContractBillsTable>;
/** How far the bills of a kind and period are. */
export type RunRow = Selectable<ContractRunsTable>;
/** What an agent owes. */
export type DebtRow = Selectable<ContractDebtsTable>;

/** What agents are contracted for. */
export interface ContractTables {
  contracts: ContractsTable;
  contract_terms: ContractTermsTable;
  contract_runs: ContractRunsTable;
  contract_bills: ContractBillsTable;
  bill_payments: BillPaymentsTable;
  contract_debts: ContractDebtsTable;
}

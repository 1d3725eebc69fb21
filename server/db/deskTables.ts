import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MoneyLimit } from '../../schemas/desk/roles.ts';

/** Any JSON, written as text. */
type JsonText = ColumnType<unknown, string | null, string | null>;

/** Accounts of the staff; `brands` null stands for all, also later ones. */
export interface DeskStaffTable {
  id: string;
  email: string;
  name: string;
  state: Generated<'invited' | 'active' | 'disabled'>;
  /** argon2id; null until the invitation is accepted. */
  password_hash: string | null;
  roles: string[];
  brands: string[] | null;
  /** Agents whose lines they are for; null for all. */
  lines: Generated<string[] | null>;
  /** The lowest rank of members that they are for; null for all. */
  vip_from: Generated<number | null>;
  /** Addresses and networks that may sign in; empty for anywhere. */
  addresses: Generated<string[]>;
  version: Generated<number>;
  created_at: Date;
  last_seen_at: Date | null;
}

/** Links that were sent, as SHA-256. */
interface DeskInvitationsTable {
  digest: Buffer;
  staff_id: string;
  created_at: Date;
  ends_at: Date;
  used_at: Date | null;
}

/** Second factors; `last_step` is that of the last code of an authenticator. */
export interface DeskFactorsTable {
  id: string;
  staff_id: string;
  kind: 'totp' | 'passkey';
  name: string;
  secret_sealed: string | null;
  last_step: bigint | null;
  credential_id: string | null;
  public_key: Buffer | null;
  counter: bigint | null;
  transports: Generated<string[]>;
  added_at: Date;
  last_used_at: Date | null;
}

interface DeskRecoveryCodesTable {
  staff_id: string;
  digest: Buffer;
  used_at: Date | null;
}

/** Who is at the desk; `factor_shown_at` is null while the second factor is missing. */
export interface DeskSessionsTable {
  id: string;
  staff_id: string;
  digest: Buffer;
  factor_shown_at: Date | null;
  ip: string;
  user_agent: Generated<string>;
  created_at: Date;
  last_seen_at: Date;
  idle_ends_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  pending_secret: string | null;
  challenge: string | null;
  challenge_ends_at: Date | null;
}

/** What came of tries to sign in. */
export interface DeskSignInsTable {
  id: GeneratedAlways<bigint>;
  staff_id: string;
  at: Date;
  result: 'signedIn' | 'passwordWrong' | 'factorWrong' | 'addressRefused' | 'disabled';
  factor: string | null;
  ip: string;
  user_agent: string;
  is_new_device: boolean;
}

/** Roles of the operator, beside the ready ones. */
interface DeskRolesTable {
  id: string;
  name: string;
  permissions: string[];
  limits: ColumnType<readonly MoneyLimit[], string, string>;
  version: Generated<number>;
  changed_at: Date;
}

/** What waits for a second person, and what was decided; amounts in minor units. */
export interface DeskCasesTable {
  id: string;
  number: GeneratedAlways<bigint>;
  action: string;
  merchant_code: string | null;
  brands: string[] | null;
  subject_kind: string;
  subject_id: string;
  subject_label: string;
  input: JsonText;
  before: JsonText;
  limit_kind: string | null;
  amount_minor: bigint | null;
  currency: string | null;
  decimals: number | null;
  asked_by: string;
  asked_at: Date;
  reason: string | null;
  state: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn'>;
  taken_by: string | null;
  taken_until: Date | null;
  bound: Generated<string[]>;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
  result: JsonText;
}

/** What the staff did and looked at, chained by hashes. */
export interface DeskAuditTable {
  id: bigint;
  at: Date;
  staff_id: string | null;
  staff_name: string;
  roles: string[];
  ip: string | null;
  user_agent: string | null;
  merchant_code: string | null;
  brands: string[] | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_label: string;
  reason: string | null;
  case_id: string | null;
  before: JsonText;
  after: JsonText;
  previous_hash: Buffer;
  hash: Buffer;
}

interface DeskAuditHeadTable {
  id: bigint;
  hash: Buffer;
}

/** What of a member is frozen, by whom and why; `until` null until somebody lifts it. */
interface MemberFreezesTable {
  merchant_code: string;
  member_id: string;
  what: 'signIn' | 'play' | 'withdrawal';
  staff_id: string;
  staff_name: string;
  at: Date;
  until: Date | null;
  reason: string;
}

interface MemberNotesTable {
  id: GeneratedAlways<bigint>;
  merchant_code: string;
  member_id: string;
  staff_id: string;
  staff_name: string;
  at: Date;
  text: string;
}

/** Adjustments as staff asked for them; the money is in the ledger, under the name of the transfer. */
interface MemberAdjustmentsTable {
  id: GeneratedAlways<bigint>;
  merchant_code: string;
  request_id: string;
  transfer_id: string;
  member_id: string;
  amount_minor: bigint;
  currency: string;
  decimals: number;
  asked_by: string;
  asked_by_name: string;
  approved_by: string | null;
  approved_by_name: string | null;
  at: Date;
  reason: string;
}

/** What records call members whose data went. */
interface DeskErasuresTable {
  member_id: string;
  merchant_code: string;
  label: string;
  at: Date;
}

/** The tables of the desk. */
export interface DeskTables {
  desk_staff: DeskStaffTable;
  desk_invitations: DeskInvitationsTable;
  desk_factors: DeskFactorsTable;
  desk_recovery_codes: DeskRecoveryCodesTable;
  desk_sessions: DeskSessionsTable;
  desk_sign_ins: DeskSignInsTable;
  desk_roles: DeskRolesTable;
  desk_cases: DeskCasesTable;
  desk_audit: DeskAuditTable;
  desk_audit_head: DeskAuditHeadTable;
  desk_erasures: DeskErasuresTable;
  member_freezes: MemberFreezesTable;
  member_notes: MemberNotesTable;
  member_adjustments: MemberAdjustmentsTable;
}

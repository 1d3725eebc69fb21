import type { ColumnType, Generated, Selectable } from 'kysely';
import type { IdentityState, PaperKind, PictureSide } from '../../schemas/api/identity.ts';
import type { PicturedNeed } from '../../schemas/identity.schema.ts';
import type { IdentityDoubt, IdentityReason } from '../../schemas/identityReasons.ts';

/** A calendar day, `YYYY-MM-DD`. */
type Day = ColumnType<string | null, string | null | undefined, string | null>;
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What members sent to show who they are, or were asked for. */
interface IdentityChecksTable {
  merchant_code: string;
  id: string;
  member_id: string;
  need: PicturedNeed;
  state: Exclude<IdentityState, 'missing'>;
  kind: Later<PaperKind>;
  country: Later<string>;
  name: Later<string>;
  birthday: Day;
  number_sealed: Later<string>;
  number_digest: Later<Buffer>;
  number_masked: Later<string>;
  expires_on: Day;
  reason: Later<string>;
  keep_years: number;
  created_at: Date;
  submitted_at: Later<Date>;
  decided_at: Later<Date>;
  decided_by: Later<string>;
  expires_at: Later<Date>;
  gone_at: Later<Date>;
  /** What a provider says of it. */
  session_id: Later<string>;
  reasons: Generated<IdentityReason[]>;
}

interface IdentityPicturesTable {
  merchant_code: string;
  id: string;
  member_id: string;
  need: PicturedNeed;
  side: PictureSide;
  type: 'png' | 'jpeg' | 'webp';
  sealed: Buffer;
  check_id: Later<string>;
  added_at: Date;
  drop_at: Later<Date>;
}

/** What an account at a provider of identity checks is set to. */
export interface IdentityProviderSettings {
  readonly baseUrl: string;
  readonly signature?: 'standardWebhooks' | 'stripe' | 'btcpay';
  /** Members show who they are on a page of the provider, or the provider is handed the pictures that they give here. */
  readonly mode?: 'page' | 'pictures';
}

/** What the keys of such an account are sealed for. */
export const sealContextOfIdentityProvider = (id: string) => `identity provider ${id}`;

interface IdentityProvidersTable {
  merchant_code: string;
  id: string;
  provider: string;
  name: string;
  settings: ColumnType<IdentityProviderSettings, string, string>;
  secrets_sealed: Later<string>;
  state: 'active' | 'paused';
  created_at: Date;
  changed_at: Date;
}

/** How a check by a provider stands; `created`: the provider has not answered yet. */
export const IDENTITY_SESSION_STATES = [
  'created',
  'open',
  'working',
  'approved',
  'refused',
  'review',
  'expired',
] as const;

interface IdentitySessionsTable {
  merchant_code: string;
  id: string;
  member_id: string;
  provider_id: string;
  level: string;
  needs: PicturedNeed[];
  check_id: Later<string>;
  state: (typeof IDENTITY_SESSION_STATES)[number];
  page_url: Later<string>;
  locale: string;
  return_url: string;
  reasons: Generated<IdentityReason[]>;
  read_name: Later<string>;
  read_birthday: Day;
  doubts: Generated<IdentityDoubt[]>;
  created_at: Date;
  expires_at: Date;
  poll_at: Later<Date>;
  polls: Generated<number>;
  ended_at: Later<Date>;
}

/** Who members are. */
export interface IdentityTables {
  identity_checks: IdentityChecksTable;
  identity_pictures: IdentityPicturesTable;
  identity_providers: IdentityProvidersTable;
  identity_sessions: IdentitySessionsTable;
}

/** What a member sent, as it is kept. */
export type IdentityCheckRow = Selectable<IdentityChecksTable>;

/** A merchant's account at a provider, as it is kept. */
export type IdentityProviderRow = Selectable<IdentityProvidersTable>;

/** A check by a provider, as it is kept. */
export type IdentitySessionRow = Selectable<IdentitySessionsTable>;

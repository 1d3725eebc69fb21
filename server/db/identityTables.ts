import type { ColumnType, Selectable } from 'kysely';
import type { IdentityState, PaperKind, PictureSide } from '../../schemas/api/identity.ts';
import type { PicturedNeed } from '../../schemas/identity.schema.ts';

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

/** Who members are. */
export interface IdentityTables {
  identity_checks: IdentityChecksTable;
  identity_pictures: IdentityPicturesTable;
}

/** What a member sent, as it is kept. */
export type IdentityCheckRow = Selectable<IdentityChecksTable>;

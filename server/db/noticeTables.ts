import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { MemberSegment } from '../../schemas/memberSegment.ts';
import type {
  NoticeChoices,
  NoticeKind,
  NoticeType,
  NoticeValue,
  NoticeWay,
} from '../../schemas/notices.ts';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T extends object> = JSONColumnType<T, string, string>;

/** What a member is told of an event. */
interface NoticesTable {
  merchant_code: string;
  id: Generated<string>;
  member_id: string;
  name: string;
  kind: NoticeKind;
  type: NoticeType;
  content: Json<Readonly<Record<string, NoticeValue>>>;
  created_at: Date;
  read_at: Later<Date>;
  deleted_at: Later<Date>;
  /** By which ways it goes is still to be found out. */
  is_waiting: Generated<boolean>;
}

/** What the house tells everybody whom it is for. */
interface BroadcastsTable {
  merchant_code: string;
  id: string;
  type: NoticeType;
  is_marketing: boolean;
  titles: Json<Readonly<Record<string, string>>>;
  bodies: Json<Readonly<Record<string, string>>>;
  link: string | null;
  segment: Json<MemberSegment>;
  member_ids: Later<string[]>;
  ways: NoticeWay[];
  state: 'draft' | 'planned' | 'sent' | 'withdrawn';
  publish_at: Later<Date>;
  ends_at: Later<Date>;
  delivered_to: Later<string>;
  is_delivering: Generated<boolean>;
  made_by: string;
  created_at: Date;
}

interface BroadcastReadsTable {
  merchant_code: string;
  member_id: string;
  broadcast_id: string;
  read_at: Date;
  deleted_at: Later<Date>;
}

interface NoticeChoicesTable {
  merchant_code: string;
  member_id: string;
  choices: Json<NoticeChoices>;
  changed_at: Date;
}

/** One message by one way. */
interface NoticeDeliveriesTable {
  merchant_code: string;
  id: Generated<string>;
  member_id: string;
  notice_id: string | null;
  broadcast_id: string | null;
  way: NoticeWay;
  subscription_id: string | null;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  attempts: Generated<number>;
  next_at: Date;
  fault: Later<string>;
  created_at: Date;
  ended_at: Later<Date>;
}

/** Browsers that members let us call. */
interface PushSubscriptionsTable {
  merchant_code: string;
  id: string;
  member_id: string;
  endpoint_digest: Buffer;
  sealed: string;
  user_agent: string;
  origin: string;
  /** In which session it was subscribed. */
  session_id: Later<string>;
  created_at: Date;
}

/** The key by which push services know this installation; the owner's alone. */
interface PushKeysTable {
  id: Generated<boolean>;
  public_key: string;
  private_sealed: string;
  created_at: Date;
}

/** Messages to members. */
export interface NoticeTables {
  notices: NoticesTable;
  broadcasts: BroadcastsTable;
  broadcast_reads: BroadcastReadsTable;
  notice_choices: NoticeChoicesTable;
  notice_deliveries: NoticeDeliveriesTable;
  push_subscriptions: PushSubscriptionsTable;
  push_keys: PushKeysTable;
}

/** A message of an event, as it is kept. */
export type NoticeRow = Selectable<NoticesTable>;

/** A message to everybody, as it is kept. */
export type BroadcastRow = Selectable<BroadcastsTable>;

import type { GeneratedAlways, Generated, JSONColumnType } from 'kysely';

/** What an open page can be told of. */
export type LiveEventKind =
  | 'balance'
  | 'round'
  | 'winner'
  | 'winners'
  | 'message'
  | 'banners'
  | 'signOut'
  | 'lotteryOrder'
  | 'payment'
  | 'badges'
  | 'inbox'
  | 'broadcast'
  | 'identity';

/** What open pages are told; `transaction_id` comes as text, `member_id` null is for everybody at the merchant. */
export interface LiveEventsTable {
  merchant_code: string;
  transaction_id: GeneratedAlways<string>;
  id: GeneratedAlways<bigint>;
  kind: LiveEventKind;
  member_id: string | null;
  content: JSONColumnType<object, string | undefined, never>;
  created_at: Generated<Date>;
}

import type { ColumnType, Selectable } from 'kysely';

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What members wrote to the house. */
interface FeedbackTable {
  merchant_code: string;
  id: string;
  member_id: string;
  content: string;
  state: 'open' | 'answered' | 'closed';
  answer: Later<string>;
  created_at: Date;
  decided_at: Later<Date>;
  decided_by: Later<string>;
}

interface FeedbackPicturesTable {
  merchant_code: string;
  id: string;
  member_id: string;
  type: 'png' | 'jpeg';
  sealed: Buffer;
  feedback_id: Later<string>;
  place: ColumnType<number, number | undefined, number>;
  added_at: Date;
  drop_at: Later<Date>;
}

/** Feedback. */
export interface FeedbackTables {
  feedback: FeedbackTable;
  feedback_pictures: FeedbackPicturesTable;
}

/** What a member wrote, as it is kept. */
export type FeedbackRow = Selectable<FeedbackTable>;

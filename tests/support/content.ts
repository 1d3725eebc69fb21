import type { Insertable } from 'kysely';
import { withTransaction, type Tx } from '../../server/db/database.ts';
import type {
  AnnouncementsTable,
  BannersTable,
  HelpArticlesTable,
  Tables,
} from '../../server/db/tables.ts';
import type { TestDatabase } from './database.ts';
import { testNow } from './gateway.ts';

type Row<T> = Omit<Insertable<T>, 'merchant_code'>;

const anHour = 3_600_000;

/** A moment that lies some hours from the test's now. */
export const hoursFromNow = (hours: number) => new Date(testNow.getTime() + hours * anHour);

/** An announcement that runs; texts in English unless said otherwise. */
export const announcementRow = (
  overrides: Partial<Row<AnnouncementsTable>> = {},
): Row<AnnouncementsTable> => ({
  id: 'notice',
  type: 'B',
  titles: JSON.stringify({ en: 'Notice' }),
  contents: JSON.stringify({ en: '<p>Text</p>' }),
  starts_at: hoursFromNow(-1),
  ends_at: null,
  ...overrides,
});

/** A drawn banner that runs. */
export const bannerRow = (overrides: Partial<Row<BannersTable>> = {}): Row<BannersTable> => ({
  id: 'welcome',
  group_name: 'w_home',
  art_id: 'aurora-hero',
  titles: JSON.stringify({ en: 'Welcome' }),
  subtitles: JSON.stringify({ en: 'Take a seat' }),
  cta_labels: JSON.stringify({ en: 'Look around' }),
  link: '/noticePage',
  ...overrides,
});

/** An article of the help centre. */
export const helpRow = (
  overrides: Partial<Row<HelpArticlesTable>> = {},
): Row<HelpArticlesTable> => ({
  slug: 'about',
  category: 'company',
  titles: JSON.stringify({ en: 'About us' }),
  bodies: JSON.stringify({ en: '<p>We are here.</p>' }),
  ...overrides,
});

/** Writes rows of one merchant ('*': the platform's default content) as that merchant. */
export async function addRows<T extends keyof Tables>(
  db: TestDatabase,
  merchantCode: string,
  table: T,
  rows: readonly object[],
): Promise<void> {
  await withTransaction(db, { merchantCode }, async (tx: Tx) => {
    const values = rows.map((row) => ({ ...row, merchant_code: merchantCode }));
    await tx
      .insertInto(table)
      .values(values as never)
      .execute();
  });
}

/** Takes all rows of one merchant out of a table. */
export async function clearRows(
  db: TestDatabase,
  merchantCode: string,
  ...tables: readonly (keyof Tables & ('system_status' | 'whitelabel_flags' | 'winners'))[]
): Promise<void> {
  await withTransaction(db, { merchantCode }, async (tx) => {
    for (const table of tables) {
      await tx.deleteFrom(table).where('merchant_code', '=', merchantCode).execute();
    }
  });
}

import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { AnnouncementType, Tables } from '../../db/tables.ts';
import { shownMerchant } from '../../db/shownMerchant.ts';

/** Announcements of some types that run at a moment, in their order. */
export function listAnnouncements(tx: Tx, types: readonly AnnouncementType[], now: Date) {
  return tx
    .selectFrom('announcements')
    .select(['id', 'type', 'titles', 'contents', 'about', 'starts_at'])
    .where('merchant_code', '=', shownMerchant('announcements'))
    .where('type', 'in', types)
    .where('starts_at', '<=', now)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute();
}

/** When the next announcement or banner that a merchant may show begins or ends; null where none is planned. */
export async function getNextBoundary(tx: Tx, now: Date): Promise<Date | null> {
  const boundaries = (['announcements', 'banners'] as const).flatMap((table) =>
    (['starts_at', 'ends_at'] as const).map((column) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.min(column).as('at'))
        .where(column, '>', now),
    ),
  );
  const found = await Promise.all(boundaries.map((query) => query.executeTakeFirst()));
  const times = found.flatMap((row) => (row?.at ? [row.at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

/** Banners of a group that run at a moment, in their order. */
export function listBanners(tx: Tx, groupName: string, now: Date) {
  return tx
    .selectFrom('banners')
    .select(['id', 'group_name', 'art_id', 'url', 'tall_url', 'titles', 'subtitles', 'cta_labels'])
    .select(['link', 'about', 'audience', 'invites_guests'])
    .where('merchant_code', '=', shownMerchant('banners'))
    .where('group_name', '=', groupName)
    .where(({ or, eb }) => or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Notes that pages are told of what began or ended; the change itself is what they and the caches are told by. */
export async function markTold(tx: Tx, merchantCode: string, now: Date): Promise<void> {
  for (const table of ['announcements', 'banners'] as const) {
    await tx
      .updateTable(table)
      .set({ told_at: now })
      .where('merchant_code', '=', merchantCode)
      .where('tell_at', '<=', now)
      .execute();
  }
}

/**
 * Merchants ('*': the platform) of whose announcements or banners one began or ended by the clock; all of them, so asked
 * as the owner.
 */
export async function listMerchantsToTell(
  owner: Kysely<Tables>,
  now: Date,
): Promise<readonly string[]> {
  const dueIn = (table: 'announcements' | 'banners') =>
    owner.selectFrom(table).select('merchant_code').where('tell_at', '<=', now);
  const rows = await dueIn('announcements').union(dueIn('banners')).execute();
  return rows.map((row) => row.merchant_code);
}

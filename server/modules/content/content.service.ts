import type { getAnnouncements, getBanners, getHomeNotice } from '../../../schemas/api/content.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { AnnouncementType } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import artColors from '../../seed/artColors.json' with { type: 'json' };
import { passingReads, type ContentCache } from '../cache/contentCache.ts';
import { pickText } from '../localised.ts';
import { sanitiseHtml } from '../../db/sanitiseHtml.ts';
import { getNextBoundary, listAnnouncements, listBanners } from './content.repository.ts';

type Announcement = ValueOf<typeof getAnnouncements>['list'][number];
type Banner = ValueOf<typeof getBanners>['list'][number];

/** What a merchant tells its visitors: announcements and banners that run now, in the caller's language. */
export interface ContentService {
  getAnnouncements(
    caller: Caller,
    types: readonly AnnouncementType[],
  ): Promise<readonly Announcement[]>;
  getBanners(caller: Caller, groupName: string): Promise<readonly Banner[]>;
  getHomeNotice(caller: Caller): Promise<ValueOf<typeof getHomeNotice>>;
  /** When what a merchant shows changes by itself, or null where nothing is planned. */
  getNextChange(caller: Caller): Promise<Date | null>;
}

const homeBanners = 'w_home';

const colors: Readonly<Record<string, string>> = artColors;

type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>[number];
type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];

function toAnnouncement(row: AnnouncementRow, { brand, locale }: Caller): Announcement {
  return {
    id: row.id,
    type: row.type,
    title: pickText(row.titles, locale, brand),
    content: sanitiseHtml(pickText(row.contents, locale, brand)),
    startsAt: row.starts_at.toISOString(),
  };
}

/** A path of this site or an https address; anything else leads nowhere. */
const safeLink = (link: string | null) =>
  link && /^(\/(?![/\\])|https:\/\/)/.test(link) ? link : null;

function toBanner(row: BannerRow, { brand, locale }: Caller): Banner[] {
  const url = safeLink(row.url);
  if (!row.art_id && !url) return [];
  const link = safeLink(row.link) ?? '';
  return [
    {
      id: row.id,
      groupName: row.group_name,
      title: pickText(row.titles, locale, brand),
      subtitle: pickText(row.subtitles, locale, brand),
      action: link ? pickText(row.cta_labels, locale, brand) : '',
      link,
      art: row.art_id,
      url,
      color: (row.art_id && colors[row.art_id]) || 'transparent',
    },
  ];
}

/** Makes the content service over a database, a cache of reads and a clock. */
export function createContentService({
  db,
  cache,
  clock,
}: {
  readonly db: Database;
  readonly cache: ContentCache;
  readonly clock: () => Date;
}): ContentService {
  function read<T>(caller: Caller, key: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { merchantCode, languages } = caller.brand;
    return cache.read(merchantCode, `${key} ${caller.locale} ${languages.fallback}`, () =>
      withTransaction(db, { merchantCode }, work),
    );
  }

  const service: ContentService = {
    getAnnouncements(caller, types) {
      const wanted = [...new Set(types)].sort();
      return read(caller, `content.announcements ${wanted.join()}`, async (tx) => {
        const rows = await listAnnouncements(tx, wanted, clock());
        return rows.map((row) => toAnnouncement(row, caller));
      });
    },
    getBanners(caller, groupName) {
      return read(caller, `content.banners ${groupName}`, async (tx) => {
        const rows = await listBanners(tx, groupName, clock());
        return rows.flatMap((row) => toBanner(row, caller));
      });
    },
    async getHomeNotice(caller) {
      const [announcements, banners] = await Promise.all([
        service.getAnnouncements(caller, ['PL', 'PU', 'PR']),
        service.getBanners(caller, homeBanners),
      ]);
      const ofType = (type: AnnouncementType) =>
        announcements.filter((entry) => entry.type === type);
      return {
        player: ofType('PL'),
        banners: [...banners],
        popup: ofType('PU'),
        promotion: ofType('PR'),
      };
    },
    async getNextChange({ brand: { merchantCode } }) {
      // A read kept from just before the change may still be answered for as long as reads are kept.
      const since = new Date(clock().getTime() - passingReads.keepMs);
      const boundary = await withTransaction(db, { merchantCode }, (tx) =>
        getNextBoundary(tx, since),
      );
      return boundary && new Date(boundary.getTime() + passingReads.keepMs);
    },
  };
  return service;
}

import type { getAnnouncements, getBanners, getHomeNotice } from '../../../schemas/api/content.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { AnnouncementType } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import type { Admitted } from '../../http/gateway.ts';
import type { Preview } from '../../http/preview.ts';
import artColors from '../../seed/artColors.json' with { type: 'json' };
import { passingReads, type ContentCache } from '../cache/contentCache.ts';
import type { GamesService } from '../games/games.service.ts';
import { pickText } from '../localised.ts';
import { pathOfSubject, readOpenSubjects } from '../openSubjects.ts';
import { sanitiseHtml } from '../../http/sanitiseHtml.ts';
import type { Entry } from '../publishing/entries.ts';
import { readPreviewed, withPreviewed } from '../publishing/previewed.ts';
import { addressOfAsset } from './contentChecks.ts';
import { getNextBoundary, listAnnouncements, listBanners } from './content.repository.ts';

type Announcement<Type = AnnouncementType> = Omit<
  ValueOf<typeof getAnnouncements>['list'][number],
  'type'
> & { readonly type: Type };
type Banner = ValueOf<typeof getBanners>['list'][number];

/**
 * What a merchant tells its visitors: announcements and banners that run now, in the caller's language. What is about
 * something that the merchant does not have at this moment is left out.
 */
export interface ContentService {
  getAnnouncements<Type extends AnnouncementType>(
    admitted: Admitted,
    types: readonly Type[],
  ): Promise<readonly Announcement<Type>[]>;
  getBanners(admitted: Admitted, groupName: string): Promise<readonly Banner[]>;
  getHomeNotice(admitted: Admitted): Promise<ValueOf<typeof getHomeNotice>>;
  /** When what a merchant shows changes by itself, or null where nothing is planned. */
  getNextChange(caller: Caller): Promise<Date | null>;
}

const homeBanners = 'w_home';

const colors: Readonly<Record<string, string>> = artColors;

type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>[number];
type BannerRow = Awaited<ReturnType<typeof listBanners>>[number];

function toAnnouncement(row: AnnouncementRow, { brand, live, locale }: Caller): Announcement {
  return {
    id: row.id,
    type: row.type,
    title: pickText(row.titles, locale, brand),
    content: sanitiseHtml(pickText(row.contents, locale, brand), {
      allowHosts: brand.allowHosts,
      ownHosts: live.hosts,
    }),
    startsAt: row.starts_at.toISOString(),
  };
}

/** A path of this site or an https address; anything else leads nowhere. */
const safeLink = (link: string | null) =>
  link && /^(\/(?![/\\])|https:\/\/)/.test(link) ? link : null;

/** Banners over a picture of the brand's own carry its address; a brand without one has a plain ground. */
function withOwnArt(banner: Banner, { assets }: Caller['brand']): Banner {
  const { hero, heroTall, login } = assets;
  const own = { 'brand-hero': [hero, heroTall], 'brand-login': [login, undefined] }[
    banner.art ?? ''
  ];
  if (!own) return banner;
  const [wide, tall] = own;
  return {
    ...banner,
    art: wide ? banner.art : null,
    url: wide?.src ?? null,
    tallUrl: tall?.src ?? null,
  };
}

const REGISTRATION = ['/register', '/register.html'];

/** A banner without a link of its own leads to what it is about; where it led to the registration, guests are invited. */
function toBanner(row: BannerRow, { brand, locale }: Caller): Banner[] {
  const addressOf = (picture: string | null) =>
    picture?.startsWith('assets/') ? (addressOfAsset(picture, brand) ?? null) : safeLink(picture);
  const url = addressOf(row.url);
  if (!row.art_id && !url) return [];
  const own = safeLink(row.link);
  const registers = own !== null && REGISTRATION.includes(own);
  const link = (registers ? null : own) ?? pathOfSubject(row.about) ?? '';
  return [
    {
      id: row.id,
      groupName: row.group_name,
      title: pickText(row.titles, locale, brand),
      subtitle: pickText(row.subtitles, locale, brand),
      action: link ? pickText(row.cta_labels, locale, brand) : '',
      link,
      audience: row.audience,
      invitesGuests: row.invites_guests || registers,
      art: row.art_id,
      url,
      tallUrl: addressOf(row.tall_url),
      color: (row.art_id && colors[row.art_id]) || 'transparent',
    },
  ];
}

type Texts = Record<string, string>;

/** A draft as a row; whatever it does not say yet is empty. */
const announcementOf = (entry: Entry): AnnouncementRow => ({
  id: entry.id,
  type: entry.type as AnnouncementType,
  titles: (entry.title ?? {}) as Texts,
  contents: (entry.content ?? {}) as Texts,
  about: (entry.about ?? null) as AnnouncementRow['about'],
  starts_at: new Date(String(entry.startsAt)),
});

const bannerOf = (entry: Entry): BannerRow => ({
  id: entry.id,
  group_name: String(entry.group ?? ''),
  art_id: (entry.art ?? null) as string | null,
  url: (entry.picture ?? null) as string | null,
  tall_url: (entry.pictureTall ?? null) as string | null,
  titles: (entry.title ?? {}) as Texts,
  subtitles: (entry.subtitle ?? {}) as Texts,
  cta_labels: (entry.action ?? {}) as Texts,
  link: (entry.link ?? null) as string | null,
  about: (entry.about ?? null) as BannerRow['about'],
  audience: (entry.audience ?? 'all') as BannerRow['audience'],
  invites_guests: entry.invitesGuests === true,
});

const listAnnouncement = (
  row: AnnouncementRow,
  caller: Caller,
  wanted: readonly AnnouncementType[],
) => (wanted.includes(row.type) ? [{ about: row.about, shown: toAnnouncement(row, caller) }] : []);

const listBanner = (row: BannerRow, caller: Caller, groupName: string) =>
  row.group_name === groupName
    ? toBanner(row, caller).map((shown) => ({ about: row.about, shown }))
    : [];

const isSeenBy = ({ audience }: Banner, preview: Preview | undefined) =>
  !preview || audience === 'all' || audience === preview.as;

/** Makes the content service over a database, a cache of reads and a clock. */
export function createContentService({
  db,
  cache,
  clock,
  games,
}: {
  readonly db: Database;
  readonly cache: ContentCache;
  readonly clock: () => Date;
  readonly games: Pick<GamesService, 'getMenu'>;
}): ContentService {
  function read<T>(caller: Caller, key: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    const { brand, live, locale } = caller;
    const { merchantCode } = brand;
    // Texts are picked and cleaned by what the brand says, so a changed brand reads anew.
    return cache.read(merchantCode, `${key} ${locale} ${live.revision}`, () =>
      withTransaction(db, { merchantCode }, work),
    );
  }

  const service: ContentService = {
    async getAnnouncements<Type extends AnnouncementType>(
      admitted: Admitted,
      types: readonly Type[],
    ) {
      const wanted = [...new Set(types)].sort();
      const { caller } = admitted;
      const listed = await read(caller, `content.announcements ${wanted.join()}`, async (tx) => {
        const rows = await listAnnouncements(tx, wanted, clock());
        return rows.flatMap((row) => listAnnouncement(row, caller, wanted));
      });
      const previewed = await readPreviewed(db, admitted, 'announcements');
      const seen = withPreviewed(listed, previewed, {
        idOf: ({ shown }) => shown.id,
        make: (entry) => listAnnouncement(announcementOf(entry), caller, wanted),
      });
      const open = await readOpenSubjects(games, admitted);
      const shown = seen.filter(({ about }) => open.has(about)).map((one) => one.shown);
      // Only rows of the types that were asked for are read.
      return shown as Announcement<Type>[];
    },
    async getBanners(admitted, groupName) {
      const { caller, features } = admitted;
      const listed = await read(caller, `content.banners ${groupName}`, async (tx) => {
        const rows = await listBanners(tx, groupName, clock());
        return rows.flatMap((row) => listBanner(row, caller, groupName));
      });
      const previewed = await readPreviewed(db, admitted, 'banners');
      const seen = withPreviewed(listed, previewed, {
        idOf: ({ shown }) => shown.id,
        make: (entry) => listBanner(bannerOf(entry), caller, groupName),
      });
      const open = await readOpenSubjects(games, admitted);
      return seen
        .filter(({ about, shown }) => open.has(about) && open.leadsOn(shown.link))
        .filter(({ shown }) => isSeenBy(shown, admitted.preview))
        .map(({ shown }) => ({
          ...withOwnArt(shown, caller.brand),
          // The page that is looked at is a guest's or a member's, whoever looks.
          ...(admitted.preview && { audience: 'all' as const }),
          invitesGuests: shown.invitesGuests && features.registration,
        }));
    },
    async getHomeNotice(admitted) {
      const [announcements, banners] = await Promise.all([
        service.getAnnouncements(admitted, ['PL', 'PU', 'PR']),
        service.getBanners(admitted, homeBanners),
      ]);
      const [player, popup, promotion] = (['PL', 'PU', 'PR'] as const).map((type) =>
        announcements.filter((entry) => entry.type === type),
      );
      return { player: player!, banners: [...banners], popup: popup!, promotion: promotion! };
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

import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  getDomainRoute,
  getHelpCenter,
  getSystemStatus,
} from '../../../schemas/api/system.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { Caller } from '../../http/caller.ts';
import type { Access, Admitted, Features } from '../../http/gateway.ts';
import type { ContentCache } from '../cache/contentCache.ts';
import type { GamesService } from '../games/games.service.ts';
import { pickText } from '../localised.ts';
import { readOpenSubjects } from '../openSubjects.ts';
import { sanitiseHtml } from '../../http/sanitiseHtml.ts';
import type { Entry } from '../publishing/entries.ts';
import { readPreviewed, withPreviewed } from '../publishing/previewed.ts';
import { hasOwnService } from '../vip/levels.ts';
import { createAddressList } from './addressList.ts';
import { narrowFeatures } from './grants.ts';
import {
  findSystemStatus,
  listDomainRoutes,
  listFlags,
  listHelpArticles,
} from './system.repository.ts';

/** The site's state, its features and its help, by merchant; also what guards every other call. */
export interface SystemService extends Access {
  getStatus(caller: Caller): Promise<ValueOf<typeof getSystemStatus>>;
  getDomains(caller: Caller): Promise<ValueOf<typeof getDomainRoute>>;
  /** Whether a member belongs to those whom the VIP channel of customer service is for. */
  isVip(caller: Caller, memberId: string): Promise<boolean>;
  /** Articles about what the merchant has, and of the platform's drafts those that it has confirmed. */
  getHelp(admitted: Admitted): Promise<ValueOf<typeof getHelpCenter>>;
}

/** What every request asks of a merchant, read together. */
interface Standing {
  /** Until when: null for nobody knows, undefined where it is not maintained. */
  readonly maintainedUntil: Date | null | undefined;
  readonly endsAt: string | null;
  readonly isClosed: boolean;
  readonly countries: ReadonlySet<string>;
  readonly isBlocked: ((ip: string) => boolean) | null;
  readonly switches: ReadonlyMap<string, boolean>;
  /** The brand's features that were asked for last, and what the switches leave of them. */
  brandFeatures: Features | null;
  granted: Features | null;
}

async function readStanding(tx: Tx): Promise<Standing> {
  const row = await findSystemStatus(tx);
  const flags = await listFlags(tx);
  return {
    maintainedUntil: row?.status === 1 ? (row.opens_by_itself ? row.ends_at : null) : undefined,
    endsAt: row?.ends_at?.toISOString() ?? null,
    isClosed: row?.status === 2,
    countries: new Set(row?.restricted_countries.map((country) => country.toUpperCase())),
    isBlocked: createAddressList(row?.blocked_ips ?? []),
    switches: new Map(flags.map(({ flag_id, is_enabled }) => [flag_id, is_enabled])),
    brandFeatures: null,
    granted: null,
  };
}

/** Whether it is being worked on at a moment. */
const isMaintained = ({ maintainedUntil }: Standing, now: Date) =>
  maintainedUntil !== undefined && (maintainedUntil === null || maintainedUntil > now);

/** Grants are the same for every request until the brand or its switches change, and both are new objects then. */
function getGrants(standing: Standing, brandFeatures: Features): Features {
  if (standing.granted && standing.brandFeatures === brandFeatures) return standing.granted;
  standing.brandFeatures = brandFeatures;
  return (standing.granted = narrowFeatures(brandFeatures, standing.switches));
}

const isRestricted = (state: Standing, { ip, country }: Caller) =>
  state.isClosed ||
  (country !== null && state.countries.has(country)) ||
  (state.isBlocked?.(ip) ?? false);

/** Whether everybody may come in at a moment. */
const isOpenAnywhere = (state: Standing, now: Date) =>
  !isMaintained(state, now) &&
  !state.isClosed &&
  state.countries.size === 0 &&
  state.isBlocked === null;

const hostOf = (address: string) => (URL.canParse(address) ? [new URL(address).host] : []);

/** The hosts a brand file names, for merchants without routes of their own. */
function brandDomains({ live, brand }: Caller): ValueOf<typeof getDomainRoute>['domains'] {
  return [
    ...live.hosts.map((host) => ({ host, purpose: 'site' as const })),
    ...brand.cdn.images.flatMap(hostOf).map((host) => ({ host, purpose: 'images' as const })),
    ...brand.cdn.launch.flatMap(hostOf).map((host) => ({ host, purpose: 'launch' as const })),
  ];
}

type HelpRow = Awaited<ReturnType<typeof listHelpArticles>>[number];

/** A draft as a row; whatever it does not say yet is empty. */
const helpOf = (entry: Entry): HelpRow => ({
  slug: entry.id,
  category: String(entry.category ?? ''),
  titles: (entry.title ?? {}) as Record<string, string>,
  bodies: (entry.body ?? {}) as Record<string, string>,
  about: (entry.about ?? null) as HelpRow['about'],
  // Who looks at it wants to see it, confirmed or not.
  is_draft: false,
});

/** An article in the caller's language, cleaned. */
const listArticle = (
  { slug, category, titles, bodies, about, is_draft }: HelpRow,
  { brand, live, locale }: Caller,
) => ({
  about,
  isDraft: is_draft,
  article: {
    slug,
    category,
    title: pickText(titles, locale, brand),
    body: sanitiseHtml(pickText(bodies, locale, brand), {
      allowHosts: brand.allowHosts,
      ownHosts: live.hosts,
    }),
  },
});

/** Makes the system service over a database and a cache of reads. */
export function createSystemService({
  db,
  clock,
  cache,
  games,
}: {
  readonly db: Database;
  readonly clock: () => Date;
  /** Keeps standing reads. */
  readonly cache: ContentCache;
  readonly games: Pick<GamesService, 'getMenu' | 'getClosedCountries'>;
}): SystemService {
  const read = <T>(
    { brand: { merchantCode } }: Caller,
    key: string,
    work: (tx: Tx) => Promise<T>,
  ) => cache.read(merchantCode, key, () => withTransaction(db, { merchantCode }, work));
  const getStanding = (caller: Caller) => read(caller, '', readStanding);

  return {
    async getFeatures(caller) {
      return getGrants(await getStanding(caller), caller.brand.features);
    },
    async getSiteState(caller) {
      const state = await getStanding(caller);
      if (isMaintained(state, clock())) return 'maintenance';
      return isRestricted(state, caller) ? 'restricted' : 'open';
    },
    async isOpenToAll(caller) {
      if (!isOpenAnywhere(await getStanding(caller), clock())) return false;
      return (await games.getClosedCountries(caller)).size === 0;
    },
    async getPageCountry(caller) {
      const { country } = caller;
      if (country === null) return null;
      return (await games.getClosedCountries(caller)).has(country) ? country : null;
    },
    async getStatus(caller) {
      const state = await getStanding(caller);
      const regionRestriction = isRestricted(state, caller);
      const active = isMaintained(state, clock());
      return {
        status: active ? 1 : regionRestriction ? 2 : 0,
        location: { ip: caller.ip, country: caller.country },
        maintenance: { active, endsAt: active ? state.endsAt : null },
        regionRestriction,
      };
    },
    async getDomains(caller) {
      const rows = await read(caller, 'system.domains', listDomainRoutes);
      return { domains: rows.length > 0 ? rows : brandDomains(caller) };
    },
    async isVip({ brand: { merchantCode, features } }, memberId) {
      const member = await withTransaction(db, { merchantCode }, (tx) =>
        getMember(tx, merchantCode, memberId),
      );
      return features.vip && hasOwnService(member.club_rank);
    },
    async getHelp(admitted) {
      const { caller } = admitted;
      const { brand, live, locale } = caller;
      // Texts are picked and cleaned by what the brand says, so a changed brand reads anew.
      const key = `system.help ${locale} ${live.revision}`;
      const listed = await read(caller, key, async (tx) => {
        const rows = await listHelpArticles(tx);
        return rows.map((row) => listArticle(row, caller));
      });
      const previewed = await readPreviewed(db, admitted, 'help');
      const seen = withPreviewed(listed, previewed, {
        idOf: ({ article }) => article.slug,
        make: (entry) => [listArticle(helpOf(entry), caller)],
      });
      const open = await readOpenSubjects(games, admitted);
      const isPublished = (slug: string) => brand.publishedDrafts.some((topic) => topic === slug);
      const articles = seen
        .filter(({ about, isDraft, article }) => {
          return open.has(about) && (!isDraft || isPublished(article.slug));
        })
        .map(({ article }) => article);
      return { articles };
    },
  };
}

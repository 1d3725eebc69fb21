import type { ContentEntry } from '../../../schemas/content.schema.ts';
import type { Subject } from '../../../schemas/subject.ts';
import type { Database, Tx } from '../../db/database.ts';
import type { AnnouncementType, LocalisedText } from '../../db/tables.ts';
import {
  createDesk,
  type Desk,
  type DeskKind,
  type DeskMerchant,
  type Finding,
  type GivenEntry,
} from '../desk.ts';
import { findMissingUploads, isUploadAddress } from '../uploads/uploads.service.ts';
import {
  checkAbout,
  checkHtml,
  checkLink,
  checkPicture,
  checkText,
  checkTimes,
  type Report,
} from './contentChecks.ts';
import {
  listAnnouncementRows,
  listBannerRows,
  listHelpRows,
  placeRows,
  removeRows,
  saveRow,
  type Whose,
} from './contentDesk.repository.ts';

/** An entry with everything said. */
type Whole<K extends 'banners' | 'announcements' | 'help'> = Required<ContentEntry<K>> & {
  readonly id: string;
};

/** What a merchant tells its visitors, for whoever writes it. */
export interface ContentDesk {
  readonly banners: Desk<Whole<'banners'>>;
  readonly announcements: Desk<Whole<'announcements'>>;
  readonly help: Desk<Whole<'help'>>;
}

const toMoment = (at: Date | null) => at?.toISOString() ?? null;
const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Runs checks that report, and gives what they found. */
function collect(work: (report: Report) => void): readonly Finding[] {
  const findings: Finding[] = [];
  work((rule, path, message, more) => {
    findings.push({ severity: 'error', rule, path, message, ...more });
  });
  return findings;
}

/** What an entry must say; the rest of the checks need it, so they come after. */
function findMissing(entry: object, keys: readonly string[]): readonly Finding[] {
  return keys
    .filter((key) => (entry as Record<string, unknown>)[key] === undefined)
    .map((key) => ({
      severity: 'error',
      rule: 'schema.missing',
      path: [],
      message: `It must say "${key}".`,
    }));
}

const isTold = (text: object) => Object.keys(text).length > 0;

type BannerRow = Awaited<ReturnType<typeof listBannerRows>>[number];

const toBanner = (row: BannerRow): Whole<'banners'> => ({
  id: row.id,
  group: row.group_name as Whole<'banners'>['group'],
  title: row.titles,
  subtitle: row.subtitles,
  action: row.cta_labels,
  link: row.link,
  about: row.about,
  audience: row.audience,
  invitesGuests: row.invites_guests,
  art: row.art_id,
  picture: row.url,
  pictureTall: row.tall_url,
  startsAt: toMoment(row.starts_at),
  endsAt: toMoment(row.ends_at),
});

function checkBanner(entry: Whole<'banners'>, { brand }: DeskMerchant, now: Date) {
  const missing = findMissing(entry, ['group', 'title']);
  if (missing.length > 0) return { entry, findings: missing };
  const findings = collect((report) => {
    checkText('title', entry.title, brand, report);
    if (isTold(entry.subtitle)) checkText('subtitle', entry.subtitle, brand, report);
    if (isTold(entry.action)) checkText('action', entry.action, brand, report);
    checkPicture(entry, brand, report);
    checkLink(entry.link, brand, report);
    checkAbout(entry.about, brand, report);
    checkTimes(entry, now, report);
  });
  return { entry: withPlainMoments(entry), findings };
}

/** Moments as they are read back, so that the same moment is no change. */
function withPlainMoments<
  E extends { readonly startsAt: string | null; readonly endsAt: string | null },
>(entry: E): E {
  const plain = (moment: string | null) => {
    const at = toDate(moment);
    return at === null || Number.isNaN(at.getTime()) ? moment : at.toISOString();
  };
  return { ...entry, startsAt: plain(entry.startsAt), endsAt: plain(entry.endsAt) };
}

/** The order of all of them once these stand in front. */
const putFirst = (all: readonly { readonly id: string }[], ids: readonly string[]) => [
  ...ids,
  ...all.map(({ id }) => id).filter((id) => !ids.includes(id)),
];

type TableOf = Parameters<typeof placeRows>[1];

/** Removing and ordering, which are the same for every table. */
function keepTable<E extends { readonly id: string }>(
  table: TableOf,
  list: (tx: Tx, whose: Whose) => Promise<readonly E[]>,
): Pick<DeskKind<E>, 'isCatalogue' | 'list' | 'listDefaults' | 'remove' | 'order'> {
  return {
    isCatalogue: false,
    list: (tx) => list(tx, 'own'),
    listDefaults: (tx) => list(tx, 'defaults'),
    remove: (tx, merchantCode, ids) => removeRows(tx, table, merchantCode, ids),
    order: async (tx, merchantCode, ids) =>
      placeRows(tx, table, merchantCode, putFirst(await list(tx, 'own'), ids)),
  };
}

const banners: DeskKind<Whole<'banners'>> = {
  ...keepTable('banners', async (tx, whose) => (await listBannerRows(tx, whose)).map(toBanner)),
  names: ['banner', 'banners'],
  complete: (given: GivenEntry) => ({
    subtitle: {},
    action: {},
    link: null,
    about: null,
    audience: 'all',
    invitesGuests: false,
    art: null,
    picture: null,
    pictureTall: null,
    startsAt: null,
    endsAt: null,
    ...given,
  }),
  check: checkBanner,
  async verify(tx, { picture, pictureTall }) {
    const given = { picture, pictureTall };
    const uploads = Object.values(given).filter((address) => address && isUploadAddress(address));
    const missing = await findMissingUploads(tx, uploads as string[]);
    return Object.entries(given).flatMap(([key, address]): Finding[] =>
      address && missing.includes(address)
        ? [
            {
              severity: 'error',
              rule: 'content.picture',
              path: [key],
              message: `No picture was uploaded as "${address}".`,
            },
          ]
        : [],
    );
  },
  save: (tx, merchantCode, entry, place) =>
    saveRow(
      tx,
      'banners',
      {
        merchant_code: merchantCode,
        id: entry.id,
        group_name: entry.group,
        art_id: entry.art,
        url: entry.picture,
        tall_url: entry.pictureTall,
        titles: JSON.stringify(entry.title),
        subtitles: JSON.stringify(entry.subtitle),
        cta_labels: JSON.stringify(entry.action),
        link: entry.link,
        about: entry.about as Subject | null,
        audience: entry.audience,
        invites_guests: entry.invitesGuests,
        starts_at: toDate(entry.startsAt),
        ends_at: toDate(entry.endsAt),
      },
      place,
    ),
};

type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncementRows>>[number];

const toAnnouncement = (row: AnnouncementRow): Whole<'announcements'> => ({
  id: row.id,
  type: row.type,
  title: row.titles,
  content: row.contents,
  about: row.about,
  startsAt: row.starts_at.toISOString(),
  endsAt: toMoment(row.ends_at),
});

const announcements: DeskKind<Whole<'announcements'>> = {
  ...keepTable('announcements', async (tx, whose) =>
    (await listAnnouncementRows(tx, whose)).map(toAnnouncement),
  ),
  names: ['announcement', 'announcements'],
  complete: (given, now) => ({ about: null, endsAt: null, startsAt: now.toISOString(), ...given }),
  check(entry, merchant, now) {
    const missing = findMissing(entry, ['type', 'title', 'content']);
    if (missing.length > 0) return { entry, findings: missing };
    let content: LocalisedText = entry.content;
    const findings = collect((report) => {
      checkText('title', entry.title, merchant.brand, report);
      checkText('content', entry.content, merchant.brand, report);
      content = checkHtml('content', entry.content, merchant, report);
      checkAbout(entry.about, merchant.brand, report);
      checkTimes(entry, now, report);
      if (entry.startsAt === null) {
        report('schema.type', ['startsAt'], 'An announcement begins at some moment.');
      }
    });
    return { entry: withPlainMoments({ ...entry, content }), findings };
  },
  save: (tx, merchantCode, entry, place) =>
    saveRow(
      tx,
      'announcements',
      {
        merchant_code: merchantCode,
        id: entry.id,
        type: entry.type as AnnouncementType,
        titles: JSON.stringify(entry.title),
        contents: JSON.stringify(entry.content),
        about: entry.about as Subject | null,
        starts_at: new Date(entry.startsAt!),
        ends_at: toDate(entry.endsAt),
      },
      place,
    ),
};

type HelpRow = Awaited<ReturnType<typeof listHelpRows>>[number];

const toHelp = (row: HelpRow): Whole<'help'> => ({
  id: row.slug,
  category: row.category as Whole<'help'>['category'],
  title: row.titles,
  body: row.bodies,
  about: row.about,
  isDraft: row.is_draft,
});

const help: DeskKind<Whole<'help'>> = {
  ...keepTable('help_articles', async (tx, whose) => (await listHelpRows(tx, whose)).map(toHelp)),
  names: ['help article', 'help articles'],
  complete: (given) => ({ about: null, isDraft: false, ...given }),
  check(entry, merchant) {
    const missing = findMissing(entry, ['category', 'title', 'body']);
    if (missing.length > 0) return { entry, findings: missing };
    let body: LocalisedText = entry.body;
    const findings = collect((report) => {
      checkText('title', entry.title, merchant.brand, report);
      checkText('body', entry.body, merchant.brand, report);
      body = checkHtml('body', entry.body, merchant, report);
      checkAbout(entry.about, merchant.brand, report);
    });
    return { entry: { ...entry, body }, findings };
  },
  save: (tx, merchantCode, entry, place) =>
    saveRow(
      tx,
      'help_articles',
      {
        merchant_code: merchantCode,
        slug: entry.id,
        category: entry.category,
        titles: JSON.stringify(entry.title),
        bodies: JSON.stringify(entry.body),
        about: entry.about as Subject | null,
        is_draft: entry.isDraft,
      },
      place,
    ),
};

/** Banners, announcements and help articles as a desk works on them. */
export const contentKinds = { banners, announcements, help } as const;

/** Makes the desks of banners, announcements and help over a database and a clock. */
export function createContentDesk(tools: {
  readonly db: Database;
  readonly clock: () => Date;
}): ContentDesk {
  return {
    banners: createDesk(banners, tools),
    announcements: createDesk(announcements, tools),
    help: createDesk(help, tools),
  };
}

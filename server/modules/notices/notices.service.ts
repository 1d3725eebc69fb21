import { renderNotice } from '../../../engine/notices/renderNotice.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getMessage, getMessages } from '../../../schemas/api/inbox.ts';
import {
  factsOfNotice,
  type NoticeKind,
  type NoticeText,
  type NoticeType,
  type NoticeValue,
} from '../../../schemas/notices.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { NoticeRow } from '../../db/noticeTables.ts';
import type { MemberSession } from '../../http/authenticate.ts';
import type { Caller } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { readRowPlace, writeRowPlace, type RowPlace } from '../../http/rowPlace.ts';
import { sanitiseHtml } from '../../http/sanitiseHtml.ts';
import { pickText } from '../localised.ts';
import { readOverrides } from '../overrides/overrides.service.ts';
import { plainTextOf } from './plainText.ts';
import {
  countUnreadNotices,
  findNotice,
  listNotices,
  listShownBroadcasts,
  markBroadcasts,
  markNotices,
  readNoticeMember,
  type InboxOwner,
  type ShownBroadcast,
} from './notices.repository.ts';

/** A call of a member about messages. */
export interface InboxCall {
  readonly caller: Caller;
  readonly member: MemberSession;
  readonly now: Date;
}

/** A merchant's own texts, by kind and language. */
export type OwnNotices = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

interface InboxQuery {
  readonly type?: NoticeType | undefined;
  readonly unread?: boolean | undefined;
  readonly before?: string | undefined;
  readonly pageSize: number;
}

type Message = ValueOf<typeof getMessages>['list'][number];

/** Messages as members read them. */
export interface NoticesService {
  list(call: InboxCall, query: InboxQuery): Promise<ValueOf<typeof getMessages>>;
  open(call: InboxCall, id: string): Promise<ValueOf<typeof getMessage>>;
  /** How many messages a member has not read. */
  countUnread(tx: Tx, owner: InboxOwner & { readonly now: Date }): Promise<number>;
  count(call: InboxCall): Promise<{ unread: number }>;
  read(call: InboxCall, ids: readonly string[] | undefined): Promise<{ unread: number }>;
  remove(call: InboxCall, ids: readonly string[]): Promise<{ unread: number }>;
}

const MOST_UNREAD = 100;
const EXCERPT_LENGTH = 160;

/** Before a place, the newest first. */
const isBefore = (one: RowPlace, other: RowPlace) =>
  one.at.getTime() === other.at.getTime() ? one.id < other.id : one.at < other.at;

/** The merchant's own text of a kind in a language. */
export function ownTextOf(own: OwnNotices, kind: NoticeKind, locale: string): Partial<NoticeText> {
  const said = own.get(kind) as
    { title?: Record<string, string>; text?: Record<string, string> } | undefined;
  const title = said?.title?.[locale];
  const text = said?.text?.[locale];
  return { ...(title && { title }), ...(text && { text }) };
}

function readNotice({ brand, locale }: Caller, row: NoticeRow, own: OwnNotices): NoticeText {
  const { currency, timeZone } = brand;
  return renderNotice(row.kind, row.content, {
    reader: { locale, timeZone, currency },
    own: ownTextOf(own, row.kind, locale),
  });
}

const orderOf = ({ order }: Readonly<Record<string, NoticeValue>>) =>
  order && 'text' in order ? order.text : null;

const partsOfNotice = (row: NoticeRow) => ({
  id: row.id,
  type: row.type,
  at: row.created_at.toISOString(),
  isRead: row.read_at !== null,
  about: factsOfNotice(row.kind).screen ?? null,
  order: orderOf(row.content),
  link: null,
});

const partsOfBroadcast = (row: ShownBroadcast) => ({
  id: row.id,
  type: row.type,
  at: row.publish_at!.toISOString(),
  isRead: row.read_at !== null,
  about: null,
  order: null,
  link: row.link,
});

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= EXCERPT_LENGTH) return line;
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`;
}

const ownerOf = ({ caller, member }: InboxCall): InboxOwner => ({
  merchantCode: caller.brand.merchantCode,
  memberId: member.memberId,
});

/** What the house tells a member. */
async function listBroadcasts(tx: Tx, owner: InboxOwner, now: Date): Promise<ShownBroadcast[]> {
  const member = await readNoticeMember(tx, owner, now);
  return member ? listShownBroadcasts(tx, owner, { member, now }) : [];
}

async function countUnread(tx: Tx, owner: InboxOwner, told: readonly ShownBroadcast[]) {
  const notices = await countUnreadNotices(tx, owner);
  const unread = notices + told.filter(({ read_at: readAt }) => readAt === null).length;
  return Math.min(unread, MOST_UNREAD);
}

const countAll: NoticesService['countUnread'] = async (tx, { now, ...owner }) =>
  countUnread(tx, owner, await listBroadcasts(tx, owner, now));

/** A page of both kinds of messages, merged by their moments. */
async function listInbox(
  tx: Tx,
  call: InboxCall,
  { type, unread = false, before, pageSize }: InboxQuery,
): Promise<ValueOf<typeof getMessages>> {
  const { caller } = call;
  const { brand, locale } = caller;
  const place = readRowPlace(before);
  const page = { type, isUnread: unread, before: place, limit: pageSize + 1 };
  const notices = await listNotices(tx, ownerOf(call), page);
  const told = await listBroadcasts(tx, ownerOf(call), call.now);
  const own = await readOverrides(tx, 'notices');
  const fromHouse = told
    .filter((row) => type === undefined || row.type === type)
    .filter((row) => !unread || row.read_at === null)
    .map((row) => ({
      place: { at: row.publish_at!, id: row.id },
      message: (): Message => ({
        ...partsOfBroadcast(row),
        title: pickText(row.titles, locale, brand),
        excerpt: excerptOf(plainTextOf(pickText(row.bodies, locale, brand))),
      }),
    }))
    .filter((one) => place === null || isBefore(one.place, place));
  const fromEvents = notices.map((row) => ({
    place: { at: row.created_at, id: row.id },
    message: (): Message => {
      const { title, text } = readNotice(caller, row, own);
      return { ...partsOfNotice(row), title, excerpt: excerptOf(text) };
    },
  }));
  const all = [...fromEvents, ...fromHouse].sort((one, other) =>
    isBefore(one.place, other.place) ? 1 : -1,
  );
  const shown = all.slice(0, pageSize);
  const last = shown.at(-1)?.place;
  return {
    list: shown.map(({ message }) => message()),
    next: all.length > pageSize && last ? writeRowPlace(last) : null,
    unread: await countUnread(tx, ownerOf(call), told),
  };
}

/** One message, whichever kind it is. Throws Problem notFound. */
async function openMessage(
  tx: Tx,
  call: InboxCall,
  id: string,
): Promise<ValueOf<typeof getMessage>> {
  const { caller } = call;
  const notice = await findNotice(tx, ownerOf(call), id);
  if (notice) {
    const own = await readOverrides(tx, 'notices');
    return { ...partsOfNotice(notice), ...readNotice(caller, notice, own), html: null };
  }
  const row = (await listBroadcasts(tx, ownerOf(call), call.now)).find((one) => one.id === id);
  if (!row) throw new Problem('notFound', 'There is no such message.');
  return {
    ...partsOfBroadcast(row),
    title: pickText(row.titles, caller.locale, caller.brand),
    text: null,
    html: sanitiseHtml(pickText(row.bodies, caller.locale, caller.brand), {
      allowHosts: caller.brand.allowHosts,
      ownHosts: caller.live.hosts,
    }),
  };
}

/** Makes the service. */
export function createNoticesService({ db }: { readonly db: Database }): NoticesService {
  const inCall = <T>(call: InboxCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, work);

  const mark = (call: InboxCall, wanted: readonly string[] | undefined, isDeleted: boolean) =>
    inCall(call, async (tx) => {
      const at = call.now;
      const owner = ownerOf(call);
      const shown = await listBroadcasts(tx, owner, at);
      const told = shown.filter(({ id, read_at: readAt }) =>
        wanted === undefined ? readAt === null : wanted.includes(id),
      );
      await markNotices(tx, owner, { ids: wanted, at, isDeleted });
      await markBroadcasts(tx, owner, { ids: told.map(({ id }) => id), at, isDeleted });
      return { unread: await countAll(tx, { ...owner, now: at }) };
    });

  return {
    list: (call, query) => inCall(call, (tx) => listInbox(tx, call, query)),
    open: (call, id) => inCall(call, (tx) => openMessage(tx, call, id)),
    count: (call) =>
      inCall(call, async (tx) => ({
        unread: await countAll(tx, { ...ownerOf(call), now: call.now }),
      })),
    countUnread: countAll,
    read: (call, wanted) => mark(call, wanted, false),
    remove: (call, wanted) => mark(call, wanted, true),
  };
}

import type { Insertable } from 'kysely';
import { isListed } from '../../../engine/memberSegment.ts';
import type { MemberSegment } from '../../../schemas/memberSegment.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { PictureHosts } from '../../../engine/articleHtml.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { MailSender } from '../../providers/mailSender.ts';
import type { NoticeTables } from '../../db/noticeTables.ts';
import { sanitiseHtml } from '../../http/sanitiseHtml.ts';
import {
  findBroadcastOf,
  insertBroadcast,
  keepPlace,
  countBroadcasts,
  listBroadcasts,
  listDueBroadcasts,
  listMeant,
  listNextMeant,
  lockBroadcast,
  previewSegment,
  readProgress,
  showBroadcast,
  takeDelivering,
  withdrawBroadcast,
} from './broadcasts.repository.ts';
import {
  insertDeliveries,
  countFailedDeliveries,
  listFailedDeliveries,
  readContacts,
  retryDeliveries,
} from './deliveries.repository.ts';
import { waysOf } from './deliveries.ts';
import { plainTextOf } from './plainText.ts';

/** Members for whom deliveries are made at once. */
const BATCH = 500;
/** Who is written down of a segment that is a list. */
const MOST_LISTED = 100_000;

/** One that is to be kept: titles are plain text, bodies HTML, each by language. */
export interface NewBroadcast extends Omit<
  Insertable<NoticeTables['broadcasts']>,
  'titles' | 'bodies' | 'segment'
> {
  readonly titles: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<string, string>>;
  readonly segment: MemberSegment;
}

/** What the house tells many. */
export interface Broadcasts {
  readonly preview: typeof previewSegment;
  /** Keeps one; of its bodies only what articles may hold, with pictures from `hosts`. */
  insert(tx: Tx, made: NewBroadcast, hosts: PictureHosts): Promise<void>;
  readonly list: typeof listBroadcasts;
  readonly count: typeof countBroadcasts;
  readonly find: typeof findBroadcastOf;
  readonly readProgress: typeof readProgress;
  readonly listFailed: typeof listFailedDeliveries;
  readonly countFailed: typeof countFailedDeliveries;
  readonly retry: typeof retryDeliveries;
  /** Sends one language to somebody of the staff by e-mail. Throws ProviderFault. */
  test(
    brand: ResolvedBrand,
    made: { readonly to: string; readonly title: string; readonly html: string },
  ): Promise<void>;
  readonly lock: typeof lockBroadcast;
  readonly withdraw: typeof withdrawBroadcast;
  /** Shows one that is planned, in the caller's transaction; who is on the list of a segment is written down now. */
  publish(tx: Tx, id: string, now: Date): Promise<void>;
  /** Publishes what is planned and due, and makes deliveries of what is published. */
  spread(merchantCode: string): Promise<void>;
}

const insert: Broadcasts['insert'] = (tx, { titles, bodies, segment, ...made }, hosts) => {
  const clean = Object.entries(bodies).map(([tag, html]) => [tag, sanitiseHtml(html, hosts)]);
  return insertBroadcast(tx, {
    ...made,
    titles: JSON.stringify(titles),
    bodies: JSON.stringify(Object.fromEntries(clean)),
    segment: JSON.stringify(segment),
  });
};

const publish: Broadcasts['publish'] = async (tx, id, now) => {
  const row = await lockBroadcast(tx, id);
  if (row?.state !== 'planned') return;
  const memberIds = isListed(row.segment)
    ? await listMeant(tx, row.segment, { most: MOST_LISTED, now })
    : null;
  await showBroadcast(tx, row, { at: now, memberIds });
};

/**
 * Makes deliveries for the next members of what is sent; the place is kept with them, so that a second run goes on there. Whether
 * there was something.
 */
async function deliverNext(tx: Tx, merchantCode: string, now: Date): Promise<boolean> {
  const row = await takeDelivering(tx);
  if (!row) return false;
  const found = row.state === 'sent' ? await listNextMeant(tx, row, { limit: BATCH, now }) : [];
  const contacts = await readContacts(tx, found, now);
  const what = { type: row.type, isMarketing: row.is_marketing, only: row.ways };
  const made = [...contacts.values()].flatMap((contact) =>
    waysOf(contact, what).map((to) => ({
      merchantCode,
      memberId: contact.memberId,
      noticeId: null,
      broadcastId: row.id,
      at: now,
      ...to,
    })),
  );
  await insertDeliveries(tx, made);
  await keepPlace(tx, row.id, found.length < BATCH ? null : found.at(-1)!);
  return true;
}

/** Makes it. */
export function createBroadcasts({
  db,
  clock,
  mail,
}: {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mail: MailSender;
}): Broadcasts {
  const inMerchant = <T>(merchantCode: string, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode }, work);
  return {
    preview: previewSegment,
    insert,
    list: listBroadcasts,
    count: countBroadcasts,
    find: findBroadcastOf,
    readProgress,
    listFailed: listFailedDeliveries,
    countFailed: countFailedDeliveries,
    retry: retryDeliveries,
    async test({ merchantCode, name, allowHosts }, { to, title, html }) {
      const text = `${plainTextOf(sanitiseHtml(html, { allowHosts }))}\n\n${name}\n`;
      await mail.send({ merchantCode, to, subject: title.replace(/[\p{Cc}]+/gu, ' '), text });
    },
    lock: lockBroadcast,
    withdraw: withdrawBroadcast,
    publish,
    async spread(merchantCode) {
      const now = clock();
      await inMerchant(merchantCode, async (tx) => {
        for (const { id } of await listDueBroadcasts(tx, now)) await publish(tx, id, now);
      });
      while (await inMerchant(merchantCode, (tx) => deliverNext(tx, merchantCode, now)));
    },
  };
}

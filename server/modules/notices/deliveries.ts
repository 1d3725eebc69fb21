import { renderNotice } from '../../../engine/notices/renderNotice.ts';
import { isLocaleTag, type LocaleTag } from '../../../locales/locales.ts';
import {
  comesBy,
  MARKETING_TYPES,
  NOTICE_WAYS,
  type NoticeType,
  type NoticeWay,
} from '../../../schemas/notices.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { MailSender } from '../../providers/mailSender.ts';
import { ProviderFault } from '../../providers/providerFault.ts';
import type { SmsSender } from '../../providers/smsSender.ts';
import { pickText } from '../localised.ts';
import { readOverrides } from '../overrides/overrides.service.ts';
import {
  endDelivery,
  endWaiting,
  insertDeliveries,
  listMerchantsWithWork,
  readContacts,
  takeDueDeliveries,
  takeWaitingNotices,
  type Contact,
  type DeliveryRow,
  type NewDelivery,
} from './deliveries.repository.ts';
import { findBroadcast, findNoticeById } from './notices.repository.ts';
import { ownTextOf } from './notices.service.ts';
import { plainTextOf } from './plainText.ts';
import type { PushSender } from './push.ts';

const BATCH = 100;
const AT_ONCE = 8;
const ROUNDS = 20;
/** Longer than any provider takes to answer. */
const LEASE_MS = 2 * 60_000;
/** After the first, second, … try in vain; then it has failed. */
const PATIENCE_MS = [30_000, 120_000, 600_000, 3_600_000, 4 * 3_600_000] as const;
/** What somebody reads later than this helps nobody. */
const STALE_MS = 2 * 86_400_000;

/** Faults that come back as they are, however often it is tried. */
const FINAL_REASONS: ReadonlySet<string> = new Set(['invalidNumber', 'invalidAddress']);

const isMarketingType = (type: NoticeType) => MARKETING_TYPES.includes(type);

/** What sends messages by all ways. */
export interface DeliveryDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly push: PushSender;
  readonly findSite: SiteFinder;
  readonly onError: (error: unknown) => void;
}

/** The ways by which a message of a type goes to a member. */
export function waysOf(
  contact: Contact,
  {
    type,
    isMarketing = false,
    only = NOTICE_WAYS,
  }: {
    readonly type: NoticeType;
    readonly isMarketing?: boolean;
    readonly only?: readonly NoticeWay[];
  },
): readonly { readonly way: NoticeWay; readonly subscriptionId: string | null }[] {
  if (contact.isGone || (isMarketing && !contact.isOffered)) return [];
  const asked = isMarketing ? 'news' : type;
  const wanted = only.filter((way) => comesBy(contact.choices, asked, way));
  const addressOf = (way: NoticeWay) => (way === 'mail' ? contact.email : contact.phone);
  const subscriptions = wanted.includes('push') ? contact.subscriptions : [];
  return [
    ...wanted
      .filter((way) => way !== 'push' && addressOf(way) !== null)
      .map((way) => ({ way, subscriptionId: null })),
    ...subscriptions.map((subscriptionId) => ({ way: 'push' as const, subscriptionId })),
  ];
}

/** Finds out by which ways messages of events go. */
async function spreadNotices(tx: Tx, merchantCode: string, now: Date): Promise<number> {
  const waiting = await takeWaitingNotices(tx, BATCH);
  if (waiting.length === 0) return 0;
  const contacts = await readContacts(
    tx,
    waiting.map(({ member_id: id }) => id),
    now,
  );
  const made = waiting
    .filter(({ created_at: at }) => now.getTime() - at.getTime() < STALE_MS)
    .flatMap((row): NewDelivery[] => {
      const contact = contacts.get(row.member_id);
      if (!contact) return [];
      const isMarketing = isMarketingType(row.type);
      return waysOf(contact, { ...row, isMarketing }).map((to) => ({
        merchantCode,
        memberId: row.member_id,
        noticeId: row.id,
        broadcastId: null,
        at: now,
        ...to,
      }));
    });
  await insertDeliveries(tx, made);
  await endWaiting(
    tx,
    waiting.map(({ id }) => id),
  );
  return waiting.length;
}

/** A message in somebody's language. */
interface Written {
  readonly isMarketing: boolean;
  readonly title: string;
  readonly text: string;
  readonly html: string | null;
}

const localeOf = (wanted: string, { languages }: ResolvedBrand): LocaleTag =>
  isLocaleTag(wanted) && (languages.offered as readonly string[]).includes(wanted)
    ? wanted
    : (languages.fallback as LocaleTag);

/** Writes what a delivery says; null where there is nothing to say any more. */
async function write(
  tx: Tx,
  row: DeliveryRow,
  { brand, locale }: { readonly brand: ResolvedBrand; readonly locale: LocaleTag },
): Promise<Written | null> {
  if (row.notice_id !== null) {
    const notice = await findNoticeById(tx, row.notice_id);
    if (!notice) return null;
    const own = await readOverrides(tx, 'notices');
    const { currency, timeZone } = brand;
    const told = renderNotice(notice.kind, notice.content, {
      reader: { locale, timeZone, currency },
      own: ownTextOf(own, notice.kind, locale),
    });
    return { ...told, isMarketing: isMarketingType(notice.type), html: null };
  }
  const told = await findBroadcast(tx, row.broadcast_id!);
  if (told?.state !== 'sent') return null;
  const html = pickText(told.bodies, locale, brand);
  const title = pickText(told.titles, locale, brand);
  return { title, text: plainTextOf(html), html, isMarketing: told.is_marketing };
}

const wants = (contact: Contact, { way }: DeliveryRow): boolean =>
  waysOf(contact, { type: 'news', isMarketing: true, only: [way] }).length > 0;

/** As much as a text message holds in three parts. */
const SMS_LENGTH = 450;

const shorten = (text: string, most: number) => {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

/** No message begins or ends a line of a subject. */
const asLine = (text: string) => text.replace(/[\p{Cc}\u2066-\u2069]+/gu, ' ').trim();

/** Sends one. Throws what the provider says. */
async function send(deps: DeliveryDeps, row: DeliveryRow): Promise<'sent' | 'dropped'> {
  const { db, clock, mail, sms, push, findSite } = deps;
  const { merchant_code: merchantCode } = row;
  const site = await findSite(merchantCode);
  if (!site) return 'dropped';
  const { brand, origin } = site;
  const found = await withTransaction(db, { merchantCode }, async (tx) => {
    const contact = (await readContacts(tx, [row.member_id], clock())).get(row.member_id);
    if (!contact || contact.isGone) return null;
    const locale = localeOf(contact.locale, brand);
    const written = await write(tx, row, { brand, locale });
    // Who takes a break since, or asks for no more, is not reached by what was to be sent before.
    if (!written || (written.isMarketing && !wants(contact, row))) return null;
    return { contact, written };
  });
  if (!found) return 'dropped';
  const { contact, written } = found;
  const id = row.notice_id ?? row.broadcast_id!;
  const link = `${origin}/member/messages?message=${id}`;
  if (row.way === 'push') {
    const { subscription_id: subscriptionId } = row;
    return push.send(
      { merchantCode, subscriptionId: subscriptionId! },
      {
        id,
        title: asLine(written.title),
        body: shorten(asLine(written.text), 240),
        path: `/member/messages?message=${id}`,
      },
    );
  }
  if (row.way === 'mail') {
    if (contact.email === null) return 'dropped';
    await mail.send({
      id: row.id,
      merchantCode,
      to: contact.email,
      subject: shorten(asLine(written.title), 200),
      text: `${written.text}\n\n${link}\n\n${brand.name}\n`,
    });
    return 'sent';
  }
  if (contact.phone === null) return 'dropped';
  const text = shorten(`${brand.name}: ${asLine(written.text)}`, SMS_LENGTH);
  await sms.send({ id: row.id, merchantCode, to: contact.phone, text });
  return 'sent';
}

/** Makes what finds out ways and sends. */
export function createDeliveries(deps: DeliveryDeps) {
  const { db, clock, onError } = deps;
  const inMerchant = <T>(merchantCode: string, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode }, work);

  async function attempt(row: DeliveryRow): Promise<void> {
    let outcome: Parameters<typeof endDelivery>[2];
    try {
      const state = await send(deps, row);
      outcome = { state, fault: null, at: clock() };
    } catch (error) {
      const isKnown = error instanceof ProviderFault;
      if (!isKnown) onError(error);
      const fault = isKnown ? error.message.slice(0, 300) : 'internal';
      const patience = PATIENCE_MS[row.attempts - 1];
      const isFinal = isKnown && FINAL_REASONS.has(error.reason);
      outcome =
        patience === undefined || isFinal
          ? { state: 'failed', fault, at: clock() }
          : { state: 'waiting', fault, nextAt: new Date(clock().getTime() + patience) };
    }
    await inMerchant(row.merchant_code, (tx) => endDelivery(tx, row.id, outcome));
  }

  async function sendDue(merchantCode: string): Promise<number> {
    const now = clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const due = await inMerchant(merchantCode, (tx) =>
      takeDueDeliveries(tx, { now, leaseUntil, limit: BATCH }),
    );
    // A slow provider holds up its own message alone, and not many wait for it at a time.
    for (let from = 0; from < due.length; from += AT_ONCE) {
      await Promise.all(due.slice(from, from + AT_ONCE).map(attempt));
    }
    return due.length;
  }

  return {
    /** Does all that is due, of all merchants; a fault of one keeps nothing of the others. */
    async work(spreadBroadcasts: (merchantCode: string) => Promise<void>): Promise<void> {
      for (const merchantCode of await listMerchantsWithWork(db, clock())) {
        try {
          await spreadBroadcasts(merchantCode);
          while (
            (await inMerchant(merchantCode, (tx) => spreadNotices(tx, merchantCode, clock()))) ===
            BATCH
          );
          for (let round = 0; round < ROUNDS; round += 1) {
            if ((await sendDue(merchantCode)) < BATCH) break;
          }
        } catch (error) {
          onError(error);
        }
      }
    },
  };
}

import { NOTICE_LANGUAGES } from '../../../engine/notices/renderNotice.ts';
import {
  FOUR_EYES_FROM,
  getBroadcast,
  listBroadcasts,
  listDeliveries,
  previewBroadcast,
  retryDeliveries,
  sendBroadcast,
  stopBroadcast,
  testBroadcast,
} from '../../../schemas/desk/broadcasts.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { isBounded } from '../../db/deskScope.ts';
import type { Tx } from '../../db/database.ts';
import type { BroadcastRow } from '../../db/noticeTables.ts';
import { Problem } from '../../http/problem.ts';
import { sanitiseHtml } from '../../http/sanitiseHtml.ts';
import { pickText } from '../../modules/localised.ts';
import type { Broadcasts } from '../../modules/notices/broadcasts.ts';
import type { DeskAction } from '../actions.ts';
import type { Area, Desk, DeskParts } from '../area.ts';
import { COUNTED, isUuid, toPage, writeCursor } from '../cursor.ts';
import { inCall, type Staff } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { readRowCursor } from '../payments/views.ts';

type Sent = DeskBodyOf<typeof sendBroadcast>;
type Said = Pick<Sent, 'titles' | 'bodies'>;

const iso = (at: Date | null) => at?.toISOString() ?? null;

const titleOf = (titles: Readonly<Record<string, string>>, { languages }: ResolvedBrand) =>
  titles[languages.default] ?? Object.values(titles)[0] ?? '';

const show = (row: BroadcastRow, brand: ResolvedBrand) => ({
  id: row.id,
  title: titleOf(row.titles, brand),
  type: row.type,
  isMarketing: row.is_marketing,
  ways: [...row.ways],
  state: row.state,
  publishAt: iso(row.publish_at),
  endsAt: iso(row.ends_at),
  madeBy: row.made_by,
  createdAt: row.created_at.toISOString(),
});

const subjectOf = (id: string, label: string) => ({ kind: 'broadcast', id, label });

/** Throws Problem bodyInvalid where a language lacks something, is not the brand's, or the one that stands in is missing. */
function requireLanguages({ titles, bodies }: Said, { languages }: ResolvedBrand): void {
  const offered: readonly string[] = languages.offered;
  const given = Object.keys(titles);
  const isSame =
    given.length === Object.keys(bodies).length && given.every((tag) => Object.hasOwn(bodies, tag));
  if (!isSame) throw new Problem('bodyInvalid', 'Each language needs a heading and a text.');
  const strange = given.find((tag) => !offered.includes(tag));
  if (strange) throw new Problem('bodyInvalid', `This brand is not offered in "${strange}".`);
  if (!given.includes(languages.fallback)) {
    throw new Problem('bodyInvalid', `It has to be written in "${languages.fallback}" at least.`);
  }
}

/** Somebody who is for some members alone tells nobody else. Throws Problem permissionMissing. */
function requireAllMembers({ members }: Staff): void {
  if (!isBounded(members)) return;
  throw new Problem('permissionMissing', 'Who is for some members alone cannot tell many.');
}

/** Whom a message would reach now. */
const reachOf = ({ segment, isMarketing }: Pick<Sent, 'segment' | 'isMarketing'>, now: Date) => ({
  segment,
  reach: isMarketing ? ('marketing' as const) : ('all' as const),
  now,
});

function readMoment(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new Problem('bodyInvalid', 'That is no moment.');
  return at;
}

async function requireBroadcast(tx: Tx, broadcasts: Broadcasts, id: string): Promise<BroadcastRow> {
  const row = isUuid(id) ? await broadcasts.find(tx, id) : undefined;
  if (!row) throw new Problem('notFound', 'There is no such message.');
  return row;
}

function defineSending({ ids, site }: DeskParts): DeskAction<typeof sendBroadcast> {
  const { broadcasts } = site.notices;
  return {
    endpoint: sendBroadcast,
    async fourEyes(tx, body, { live, staff, now }) {
      requireAllMembers(staff);
      requireLanguages(body, live!.brand);
      const { count } = await broadcasts.preview(tx, reachOf(body, now));
      if (count < FOUR_EYES_FROM) return undefined;
      const subject = subjectOf('new', titleOf(body.titles, live!.brand));
      return { subject, before: { members: count } };
    },
    async perform(tx, body, context) {
      const { live, now, staff } = context;
      const { brand } = live!;
      requireAllMembers(staff);
      requireLanguages(body, brand);
      const { type, isMarketing, titles, bodies, link, segment, ways } = body;
      const at = readMoment(body.publishAt);
      const endsAt = readMoment(body.endsAt);
      const isLater = at !== null && at > now;
      if (endsAt !== null && endsAt <= (isLater ? at : now)) {
        throw new Problem('bodyInvalid', 'It would end before it begins.');
      }
      const id = ids();
      const made = {
        merchant_code: brand.merchantCode,
        id,
        type,
        is_marketing: isMarketing,
        titles,
        bodies,
        link: link ?? null,
        segment,
        ways: [...ways],
        state: 'planned' as const,
        publish_at: isLater ? at : now,
        ends_at: endsAt,
        made_by: actorOf(context),
        created_at: now,
      };
      await broadcasts.insert(tx, made, { allowHosts: brand.allowHosts });
      if (!isLater) await broadcasts.publish(tx, id, now);
      return {
        value: { id },
        subject: subjectOf(id, titleOf(titles, brand)),
        before: null,
        after: { titles, segment, ways, isMarketing, publishAt: iso(made.publish_at) },
      };
    },
  };
}

const defineStop = (broadcasts: Broadcasts): DeskAction<typeof stopBroadcast> => ({
  endpoint: stopBroadcast,
  async perform(tx, { id }, { live, staff }) {
    requireAllMembers(staff);
    const row = await requireBroadcast(tx, broadcasts, id);
    const { state } = (await broadcasts.lock(tx, row.id))!;
    if (state !== 'withdrawn') await broadcasts.withdraw(tx, row.id);
    return {
      value: { id: row.id },
      subject: subjectOf(row.id, titleOf(row.titles, live!.brand)),
      before: { state },
      after: { state: 'withdrawn' },
    };
  },
});

const defineRetry = (broadcasts: Broadcasts): DeskAction<typeof retryDeliveries> => ({
  endpoint: retryDeliveries,
  async perform(tx, { id, way }, { now }) {
    if (id !== undefined && !isUuid(id)) throw new Problem('notFound', 'There is no such message.');
    const count = await broadcasts.retry(tx, { id, way, now });
    return {
      value: { count },
      subject: { kind: 'deliveries', id: id ?? way ?? 'all', label: way ?? '' },
      before: null,
      after: { count },
    };
  },
});

function mountDeliveries({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { broadcasts } = site.notices;
  serve(listDeliveries, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, way } = call.query;
      const { brand } = call.live;
      const page = { way, after: readRowCursor(after), limit: limit + 1 };
      return toPage(await broadcasts.listFailed(tx, page), {
        limit,
        count: await broadcasts.countFailed(tx, { way, most: COUNTED }),
        toItem: (row) => ({
          id: row.id,
          member: { id: row.member_id, account: row.account },
          way: row.way,
          what: row.kind
            ? NOTICE_LANGUAGES.en.notices[row.kind].title
            : titleOf(row.titles ?? {}, brand),
          broadcast: row.broadcast_id,
          fault: row.fault,
          tries: row.attempts,
          at: row.created_at.toISOString(),
          endedAt: iso(row.ended_at),
        }),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serveAction(defineRetry(broadcasts));
}

function mount(desk: Desk): void {
  const { parts, serve, serveAction } = desk;
  const { db, site } = parts;
  const { broadcasts } = site.notices;
  serve(listBroadcasts, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after } = call.query;
      const rows = await broadcasts.list(tx, { after: readRowCursor(after), limit: limit + 1 });
      return toPage(rows, {
        limit,
        count: await broadcasts.count(tx, COUNTED),
        toItem: (row) => show(row, call.live.brand),
        cursorOf: (row) => writeCursor(row.created_at.toISOString(), row.id),
      });
    }),
  );
  serve(getBroadcast, (call) =>
    inCall(db, call, async (tx) => {
      const row = await requireBroadcast(tx, broadcasts, call.query.id);
      return {
        ...show(row, call.live.brand),
        titles: row.titles,
        bodies: Object.fromEntries(
          Object.entries(row.bodies).map(([tag, html]) => [
            tag,
            sanitiseHtml(html, { allowHosts: call.live.brand.allowHosts }),
          ]),
        ),
        link: row.link,
        segment: row.segment as Sent['segment'],
        isDelivering: row.is_delivering,
        progress: await broadcasts.readProgress(tx, row.id),
      };
    }),
  );
  serve(previewBroadcast, (call) =>
    inCall(db, call, async (tx) => {
      const { count, sample } = await broadcasts.preview(tx, reachOf(call.body, call.now));
      return { count, sample: [...sample], needsSecond: count >= FOUR_EYES_FROM };
    }),
  );
  serve(testBroadcast, async ({ body, live: { brand }, staff }) => {
    requireLanguages(body, brand);
    for (const tag of Object.keys(body.titles)) {
      await broadcasts.test(brand, {
        to: staff.email,
        title: pickText(body.titles, tag, brand),
        html: pickText(body.bodies, tag, brand),
      });
    }
    return { to: staff.email };
  });
  serveAction(defineSending(parts));
  serveAction(defineStop(broadcasts));
  mountDeliveries(desk);
}

/** What the house tells many, and what of all messages did not arrive. */
export const noticesArea: Area = { name: 'notices', mount };

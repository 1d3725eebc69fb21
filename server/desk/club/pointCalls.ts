import {
  adjustPoints,
  decidePointOrder,
  listPointItems,
  listPointOrders,
  savePointItem,
  takePointOrder,
} from '../../../schemas/desk/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { ItemTexts, PointItemRow, PointOrderRow } from '../../db/pointTables.ts';
import { Problem } from '../../http/problem.ts';
import type { Decision, PointDesk } from '../../modules/points/pointDesk.ts';
import { findMissingUploads } from '../../modules/uploads/uploads.service.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { COUNTED, isUuid, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { takeMember } from '../members/memberActions.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { mountPointTerms } from './pointTermCalls.ts';

const titleOf = (texts: ItemTexts, { languages }: ResolvedBrand) =>
  (texts[languages.fallback] ?? Object.values(texts)[0])?.title ?? '';

const showItem = (row: PointItemRow) => ({
  state: row.state,
  place: row.place,
  texts: { ...row.texts },
  isGoods: row.is_goods,
  points: row.points,
  minLevel: row.min_level,
  ...(row.stock !== null && { stock: row.stock }),
  ...(row.per_member !== null && { perMember: row.per_member }),
});

const defineSaving = (desk: PointDesk): DeskAction<typeof savePointItem> => ({
  endpoint: savePointItem,
  async perform(tx, body, context) {
    const { brand } = context.live!;
    const { id, texts, isGoods, minLevel, stock, perMember, state, place, points } = body;
    const known: readonly string[] = brand.languages.offered;
    if (Object.keys(texts).some((tag) => !known.includes(tag))) {
      throw new Problem('bodyInvalid', 'Field "texts" has a language that is not offered.');
    }
    const pictures = Object.values(texts as ItemTexts).flatMap(({ picture }) => picture ?? []);
    const [missing] = await findMissingUploads(tx, pictures);
    if (missing) throw new Problem('bodyInvalid', `There is no picture "${missing}".`);
    if (id !== undefined && !isUuid(id)) throw new Problem('notFound', 'There is no such item.');
    const former = id === undefined ? undefined : await desk.lockItem(tx, id);
    const said = { state, place, points, is_goods: isGoods, min_level: minLevel };
    const own = await desk.saveItem(tx, brand.merchantCode, {
      ...said,
      id,
      texts: texts as ItemTexts,
      stock: stock ?? null,
      per_member: perMember ?? null,
      by: actorOf(context),
      at: context.now,
    });
    return {
      value: { id: own },
      subject: { kind: 'pointItem', id: own, label: titleOf(texts as ItemTexts, brand) },
      before: former ? showItem(former) : null,
      after: { ...said, stock: stock ?? null, perMember: perMember ?? null, texts },
    };
  },
});

const orderSubject = ({ id }: Pick<PointOrderRow, 'id'>) => ({ kind: 'pointOrder', id, label: id });

const defineTaking = (desk: PointDesk): DeskAction<typeof takePointOrder> => ({
  endpoint: takePointOrder,
  async perform(tx, { id }, context) {
    const before = await desk.lockOrder(tx, id);
    await desk.takeOrder(tx, id, context.staff.name);
    return {
      value: null,
      subject: orderSubject(before),
      before: { takenBy: before.taken_by },
      after: { takenBy: context.staff.name },
    };
  },
});

/** Throws Problem bodyInvalid where a shipped one has no number. */
function readDecision(body: {
  readonly decision: 'approved' | 'rejected' | 'shipped';
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
  readonly reason: string;
}): Decision {
  const { decision: state, carrier, tracking, reason } = body;
  if (state === 'rejected') return { state, reason };
  if (state === 'approved') return { state };
  if (!carrier || !tracking) {
    throw new Problem('bodyInvalid', 'Fields "carrier" and "tracking" are missing.');
  }
  return { state, carrier, tracking };
}

const defineDecision = (desk: PointDesk): DeskAction<typeof decidePointOrder> => ({
  endpoint: decidePointOrder,
  async perform(tx, body, context) {
    const before = await desk.lockOrder(tx, body.id);
    const decision = readDecision(body);
    await desk.decide(tx, context.live!.brand, {
      id: body.id,
      decision,
      by: context.staff.name,
      at: context.now,
    });
    return {
      value: null,
      subject: orderSubject(before),
      before: { state: before.state },
      after: { ...decision },
    };
  },
});

const defineAdjusting = (desk: PointDesk): DeskAction<typeof adjustPoints> => ({
  endpoint: adjustPoints,
  async fourEyes(tx, { memberId }, context) {
    const { member, subject } = await takeMember(tx, context, memberId);
    const { balance } = await desk.readAccount(tx, member.id);
    return { subject, before: { points: String(balance) } };
  },
  async perform(tx, { requestId, memberId, direction, points }, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, memberId);
    const { balance: before } = await desk.readAccount(tx, member.id);
    const after = await desk.adjust(tx, merchantCode, {
      memberId: member.id,
      points: BigInt(direction === 'credit' ? points : -points),
      name: requestId,
      at: context.now,
    });
    return {
      value: null,
      subject,
      before: { points: String(before) },
      after: { points: String(after) },
    };
  },
});

function readItemPlace(after: string | undefined) {
  const parts = readCursor(after, 2);
  if (!parts) return null;
  const [place = '', id = ''] = parts;
  if (!/^\d{1,7}$/.test(place) || !isUuid(id)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return { place: Number(place), id };
}

function readOrderPlace(after: string | undefined) {
  const parts = readCursor(after, 2);
  if (parts && !/^\d{1,15}$/.test(parts[0]!)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return parts && { at: new Date(Number(parts[0])), id: parts[1]! };
}

/** Mounts what the desk reads and does of points. */
export function mountPoints(area: Desk): void {
  const { parts, serve, serveAction } = area;
  const { db, site } = parts;
  const { desk } = site.points;
  mountPointTerms(area);
  serve(listPointItems, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const rows = await desk.listItems(tx, {
        state,
        after: readItemPlace(after),
        limit: limit + 1,
      });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => ({
          id: row.id,
          title: titleOf(row.texts, call.live.brand),
          ...showItem(row),
          changedAt: row.changed_at.toISOString(),
          changedBy: row.changed_by,
        }),
        cursorOf: (row) => writeCursor(String(row.place), row.id),
      });
    }),
  );
  serve(listPointOrders, (call) =>
    inCall(db, call, async (tx) => {
      const { limit, after, state } = call.query;
      const rows = await desk.listOrders(tx, {
        state,
        place: readOrderPlace(after),
        limit: limit + 1,
      });
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row) => {
          const contact = desk.readContact(row);
          return {
            id: row.id,
            member: { id: row.member_id, account: row.account },
            title: titleOf(row.texts, call.live.brand),
            isGoods: row.is_goods,
            quantity: row.quantity,
            points: row.points * row.quantity,
            state: row.state,
            takenBy: row.taken_by,
            address: contact?.address ?? null,
            phone: contact?.phone ?? null,
            reason: row.reason,
            carrier: row.carrier,
            tracking: row.tracking,
            at: row.created_at.toISOString(),
            decidedAt: row.decided_at?.toISOString() ?? null,
            shippedAt: row.shipped_at?.toISOString() ?? null,
          };
        },
        cursorOf: (row) => writeCursor(String(row.created_at.getTime()), row.id),
      });
    }),
  );
  serveAction(defineSaving(desk));
  serveAction(defineTaking(desk));
  serveAction(defineDecision(desk));
  serveAction(defineAdjusting(desk));
}

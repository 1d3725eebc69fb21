import { addPoints, moveOrder } from '../../../engine/rewards/points.ts';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  MOST_ADDRESS,
  type getPointReward,
  type getRedeemPointList,
  type redeemPointReward,
} from '../../../schemas/api/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { ItemTexts, PointItemRow, PointOrderRow } from '../../db/pointTables.ts';
import type { Caller } from '../../http/caller.ts';
import { readPlainText } from '../../http/plainText.ts';
import { readRowPlace, writeRowPlace } from '../../http/rowPlace.ts';
import { pickText } from '../localised.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { makeOrderName } from '../payments/orderName.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';
import { readPhone } from '../verification/phoneNumber.ts';
import { levelOf, nameOf, readVipTerms } from '../vip/levels.ts';
import {
  countOrdered,
  insertOrder,
  listOrdersOf,
  listShown,
  lockItem,
  updateItem,
} from './mall.repository.ts';
import { refusePoints, requireRewarded } from './points.service.ts';
import { lockAccounts, writeEntries } from './points.repository.ts';

type Order = ValueOf<typeof redeemPointReward>;
type Item = ValueOf<typeof getPointReward>['list'][number];

/** What points are redeemed for. */
export interface MallService {
  listItems(call: {
    readonly caller: Pick<Caller, 'brand' | 'locale'>;
  }): Promise<ValueOf<typeof getPointReward>>;
  /** Throws Problem realAccountNeeded, paymentPassEnded, bodyInvalid, phoneMissing, phoneInvalid or pointsRefused. */
  redeem(tx: Tx, call: PaymentCall, wanted: BodyOf<typeof redeemPointReward>): Promise<Order>;
  /** Throws Problem realAccountNeeded or queryInvalid. */
  listOrders(
    call: PaymentCall,
    query: { readonly before?: string; readonly pageSize: number },
  ): Promise<ValueOf<typeof getRedeemPointList>>;
}

/** What the service is made of. */
export interface MallDeps {
  readonly db: Database;
  readonly random: (bytes: number) => Buffer;
  readonly box: SecretBox;
  readonly accounts: Pick<PayoutAccountsService, 'spend'>;
}

/** What the sealed contact of an order is bound to. */
export const contextOf = (id: string) => `point order ${id}`;

/** A text of an item in a language; empty where there is none. */
export const itemText = (
  texts: ItemTexts,
  name: 'title' | 'text' | 'picture',
  { brand, locale }: { readonly brand: ResolvedBrand; readonly locale: string },
): string =>
  pickText(
    Object.fromEntries(Object.entries(texts).map(([tag, own]) => [tag, own[name] ?? ''])),
    locale,
    brand,
  );

function showOrder(row: PointOrderRow, of: Pick<Caller, 'brand' | 'locale'>): Order {
  return {
    id: row.id,
    title: itemText(row.texts, 'title', of),
    picture: itemText(row.texts, 'picture', of) || null,
    isGoods: row.is_goods,
    quantity: row.quantity,
    points: row.points * row.quantity,
    state: row.state,
    reason: row.reason,
    at: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    shippedAt: row.shipped_at?.toISOString() ?? null,
    carrier: row.carrier,
    tracking: row.tracking,
  };
}

/** Throws Problem pointsRefused where a member may not have so many of an item. */
async function requireOffer(
  tx: Tx,
  { caller: { brand }, member: { memberId } }: PaymentCall,
  { item, quantity }: { readonly item: PointItemRow | undefined; readonly quantity: number },
): Promise<PointItemRow> {
  if (item?.state !== 'shown') throw refusePoints('gone');
  const { club_rank: level } = await getMember(tx, brand.merchantCode, memberId);
  if (level < item.min_level) throw refusePoints('level');
  if (item.stock !== null && item.stock < quantity) throw refusePoints('stock');
  if (item.per_member !== null) {
    const [had] = await countOrdered(tx, memberId, item.id);
    if ((had?.count ?? 0) + quantity > item.per_member) throw refusePoints('cap');
  }
  return item;
}

const createRedeemer =
  ({ random, box, accounts }: MallDeps): MallService['redeem'] =>
  async (tx, call, { item: itemId, quantity, address, mobileNum, countryDialingCode, pass }) => {
    requireRealAccount(call);
    const { caller, member, now } = call;
    const { merchantCode } = caller.brand;
    const { memberId } = member;
    const to = readPlainText(address, 'address', MOST_ADDRESS);
    const phone = await readPhone(mobileNum, countryDialingCode);
    await accounts.spend(tx, call, pass);
    await requireRewarded(tx, call);
    // The account first and the item after it, by everybody.
    const account = (await lockAccounts(tx, merchantCode, [memberId])).get(memberId)!;
    const item = await requireOffer(tx, call, { item: await lockItem(tx, itemId), quantity });
    const order = { points: item.points, quantity };
    const { balance, stock } = moveOrder(
      { balance: account.balance, stock: item.stock },
      order,
      'take',
    );
    if (balance < 0n) throw refusePoints('balance');
    const id = makeOrderName('P', now, random);
    const cost = BigInt(item.points * quantity);
    if (stock !== null) await updateItem(tx, item.id, { stock });
    await writeEntries(tx, merchantCode, {
      entries: [
        {
          member: memberId,
          kind: 'redeemed',
          points: -cost,
          after: addPoints(account, -cost),
          reference: id,
        },
      ],
      at: now,
    });
    const contact = JSON.stringify({ address: to, phone });
    const row = await insertOrder(tx, {
      merchant_code: merchantCode,
      id,
      member_id: memberId,
      item_id: item.id,
      texts: JSON.stringify(item.texts),
      is_goods: item.is_goods,
      points: item.points,
      quantity,
      contact: box.sealBytes(Buffer.from(contact), contextOf(id)),
      state: 'inProcess',
      taken_by: null,
      reason: null,
      carrier: null,
      tracking: null,
      created_at: now,
      decided_at: null,
      shipped_at: null,
    });
    return showOrder(row, caller);
  };

/** Makes the service. */
export function createMallService(deps: MallDeps): MallService {
  const { db } = deps;
  const inBrand = <T>({ brand }: Pick<Caller, 'brand'>, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: brand.merchantCode }, work);
  return {
    redeem: createRedeemer(deps),
    listItems: ({ caller }) =>
      inBrand(caller, async (tx) => {
        const { brand, locale } = caller;
        const rows = await listShown(tx);
        const terms = await readVipTerms(tx, brand);
        const show = (row: PointItemRow): Item => ({
          id: row.id,
          title: itemText(row.texts, 'title', caller),
          text: itemText(row.texts, 'text', caller),
          picture: itemText(row.texts, 'picture', caller) || null,
          isGoods: row.is_goods,
          points: row.points,
          minLevel: row.min_level,
          levelName:
            row.min_level === 0 ? null : nameOf(levelOf(terms, row.min_level).terms, locale, brand),
          left: row.stock,
          perMember: row.per_member,
        });
        return { list: rows.map(show) };
      }),
    listOrders(call, { before, pageSize }) {
      requireRealAccount(call);
      const { memberId } = call.member;
      return inBrand(call.caller, async (tx) => {
        const place = readRowPlace(before);
        const rows = await listOrdersOf(tx, { memberId, place, limit: pageSize + 1 });
        const shown = rows.slice(0, pageSize);
        const last = shown.at(-1);
        return {
          list: shown.map((row) => showOrder(row, call.caller)),
          next:
            rows.length > shown.length && last
              ? writeRowPlace({ at: last.created_at, id: last.id })
              : null,
        };
      });
    },
  };
}

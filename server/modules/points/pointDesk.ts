import {
  addPoints,
  faultOfPoints,
  moveOrder,
  type PointTerms,
} from '../../../engine/rewards/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { ItemTexts, PointItemRow, PointOrderRow } from '../../db/pointTables.ts';
import { Problem } from '../../http/problem.ts';
import { tell } from '../notices/tell.ts';
import {
  insertItem,
  listItems,
  listOrders,
  lockItem,
  lockOrder,
  updateItem,
  updateOrder,
} from './mall.repository.ts';
import { contextOf, itemText } from './mall.service.ts';
import {
  findEntry,
  listEntries,
  lockAccounts,
  pointTerms,
  readAccount,
  writeEntries,
} from './points.repository.ts';
import { publishTerms, readTerms, refuseTerms, type ReadTerms } from '../termVersions.ts';
import { keepTerms, readKept, readPointTerms } from './pointTerms.ts';

/** An item as the desk writes it. */
export type SaidItem = Omit<
  PointItemRow,
  'merchant_code' | 'id' | 'texts' | 'changed_at' | 'changed_by'
> & { readonly id: string | undefined; readonly texts: ItemTexts };

/** Who does something, and when. */
interface Act {
  readonly by: string;
  readonly at: Date;
}

/** What somebody decides about an order. */
export type Decision =
  | { readonly state: 'approved' }
  | { readonly state: 'rejected'; readonly reason: string }
  | { readonly state: 'shipped'; readonly carrier: string; readonly tracking: string };

/** What the desk reads and does of points. */
export interface PointDesk {
  /** What holds, or an earlier version. Throws Problem notFound. */
  read(tx: Tx, brand: ResolvedBrand, version?: number): Promise<ReadTerms<PointTerms>>;
  /** Throws Problem bodyInvalid for terms that cannot be. */
  check(terms: PointTerms): void;
  /** Throws Problem bodyInvalid, or changedMeanwhile where another version holds. */
  publish(
    tx: Tx,
    brand: Pick<ResolvedBrand, 'merchantCode'>,
    said: Act & { readonly terms: PointTerms; readonly over: number },
  ): Promise<void>;
  readonly listItems: typeof listItems;
  readonly lockItem: typeof lockItem;
  /** Writes an item; gives its id. Throws Problem notFound. */
  saveItem(tx: Tx, merchantCode: string, said: SaidItem & Act): Promise<string>;
  readonly listOrders: typeof listOrders;
  /** Throws Problem notFound. */
  lockOrder(tx: Tx, id: string): Promise<PointOrderRow>;
  /** Where an order goes, and the number to call; null once it is gone. */
  readContact(row: PointOrderRow): { readonly address: string; readonly phone: string } | null;
  /** Throws Problem orderClosed. */
  takeOrder(tx: Tx, id: string, by: string): Promise<PointOrderRow>;
  /** Throws Problem notFound or orderClosed. */
  decide(
    tx: Tx,
    brand: ResolvedBrand,
    of: Act & { readonly id: string; readonly decision: Decision },
  ): Promise<PointOrderRow>;
  readonly readAccount: typeof readAccount;
  readonly listEntries: typeof listEntries;
  /** Adds points or takes them away by hand, once under a name. Throws Problem pointsRefused for more than there are. */
  adjust(
    tx: Tx,
    merchantCode: string,
    of: { readonly memberId: string; readonly points: bigint; readonly name: string; at: Date },
  ): Promise<bigint>;
}

async function findOrder(tx: Tx, id: string): Promise<PointOrderRow> {
  const row = await lockOrder(tx, id);
  if (!row) throw new Problem('notFound', 'There is no such order.');
  return row;
}

/** Gives points and pieces of a refused order back. */
async function giveBack(tx: Tx, row: PointOrderRow, at: Date): Promise<void> {
  const { merchant_code: merchantCode, member_id: memberId } = row;
  const account = (await lockAccounts(tx, merchantCode, [memberId])).get(memberId)!;
  const item = (await lockItem(tx, row.item_id))!;
  const { stock } = moveOrder({ balance: account.balance, stock: item.stock }, row, 'giveBack');
  if (stock !== null) await updateItem(tx, item.id, { stock });
  const points = BigInt(row.points * row.quantity);
  await writeEntries(tx, merchantCode, {
    entries: [
      {
        member: memberId,
        kind: 'returned',
        points,
        after: addPoints(account, points),
        reference: row.id,
      },
    ],
    at,
  });
}

/** Tells a member how it stands with an order. */
async function tellOrder(
  tx: Tx,
  brand: ResolvedBrand,
  { row, decision, at }: { row: PointOrderRow; decision: Decision; at: Date },
): Promise<void> {
  const { merchantCode } = brand;
  const { member_id: memberId } = row;
  const { locale } = await getMember(tx, merchantCode, memberId);
  const item = { text: itemText(row.texts, 'title', { brand, locale: locale ?? '' }) };
  const common = { merchantCode, memberId, name: `point order ${row.id} ${decision.state}`, at };
  if (decision.state === 'approved') {
    await tell(tx, { ...common, kind: 'pointsApproved', values: { item } });
  } else if (decision.state === 'rejected') {
    const values = { item, reason: { text: decision.reason } };
    await tell(tx, { ...common, kind: 'pointsRejected', values });
  } else {
    const { carrier, tracking } = decision;
    const values = { item, carrier: { text: carrier }, tracking: { text: tracking } };
    await tell(tx, { ...common, kind: 'pointsShipped', values });
  }
}

const decide: PointDesk['decide'] = async (tx, brand, { id, decision, by, at }) => {
  const row = await findOrder(tx, id);
  const closed = () => new Problem('orderClosed', 'The order does not have this step any more.');
  const write = async (changes: Parameters<typeof updateOrder>[2]) => {
    const after = await updateOrder(tx, id, { taken_by: by, ...changes });
    await tellOrder(tx, brand, { row, decision, at });
    return after;
  };
  if (decision.state === 'shipped') {
    if (row.state !== 'approved' || !row.is_goods || row.shipped_at) throw closed();
    const { carrier, tracking } = decision;
    return write({ carrier, tracking, shipped_at: at });
  }
  if (row.state !== 'inProcess') throw closed();
  if (decision.state === 'approved') return write({ state: 'approved', decided_at: at });
  await giveBack(tx, row, at);
  return write({ state: 'rejected', reason: decision.reason, decided_at: at });
};

/** What the desk does of items and orders. */
const createMallDesk = ({
  ids,
  box,
}: {
  readonly ids: () => string;
  readonly box: SecretBox;
}): Pick<
  PointDesk,
  | 'listItems'
  | 'lockItem'
  | 'saveItem'
  | 'listOrders'
  | 'lockOrder'
  | 'readContact'
  | 'takeOrder'
  | 'decide'
> => ({
  listItems,
  lockItem,
  listOrders,
  lockOrder: findOrder,
  decide,
  async saveItem(tx, merchantCode, { id, texts, by, at, ...said }) {
    const changes = {
      ...said,
      texts: JSON.stringify(texts),
      changed_at: at,
      changed_by: by,
    };
    if (id === undefined) {
      const own = ids();
      await insertItem(tx, { merchant_code: merchantCode, id: own, ...changes });
      return own;
    }
    if (!(await lockItem(tx, id))) throw new Problem('notFound', 'There is no such item.');
    await updateItem(tx, id, changes);
    return id;
  },
  readContact({ id, contact }) {
    const opened = contact && box.openBytes(contact, contextOf(id));
    return opened ? (JSON.parse(opened.toString()) as { address: string; phone: string }) : null;
  },
  async takeOrder(tx, id, by) {
    const row = await findOrder(tx, id);
    if (row.state !== 'inProcess') {
      throw new Problem('orderClosed', 'Somebody has decided the order.');
    }
    return updateOrder(tx, id, { taken_by: by });
  },
});

function requireSound(terms: PointTerms): void {
  const fault = faultOfPoints(terms);
  if (fault) throw refuseTerms(fault);
}

/** Makes it. */
export function createPointDesk(deps: {
  readonly ids: () => string;
  readonly box: SecretBox;
}): PointDesk {
  return {
    ...createMallDesk(deps),
    readAccount,
    listEntries,
    read: (tx, brand, version) =>
      readTerms(pointTerms, tx, {
        version,
        read: readKept,
        standard: () => readPointTerms(tx, brand),
      }),
    check: requireSound,
    async publish(tx, { merchantCode }, { terms, ...said }) {
      requireSound(terms);
      await publishTerms(pointTerms, tx, merchantCode, { ...said, terms: keepTerms(terms) });
    },
    async adjust(tx, merchantCode, { memberId, points, name, at }) {
      const account = (await lockAccounts(tx, merchantCode, [memberId])).get(memberId)!;
      const done = await findEntry(tx, { memberId, kind: 'adjusted', reference: name });
      if (done) return account.balance;
      if (account.balance + points < 0n) {
        throw new Problem('pointsRefused', 'There are not so many points.', {
          value: { why: 'balance' },
        });
      }
      const after = addPoints(account, points);
      const entry = { member: memberId, kind: 'adjusted', points, after, reference: name } as const;
      await writeEntries(tx, merchantCode, { entries: [entry], at });
      return after.balance;
    },
  };
}

import { bonusTermsOf, writtenTermsOf } from '../../../engine/rewards/bonusTerms.ts';
import { COLLECT_MS, type PromotionTerms } from '../../../schemas/promotions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { PromotionEntryRow } from '../../db/promotionTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { tell } from '../notices/tell.ts';
import { PICTURE_TYPES } from '../uploads/picture.ts';
import { contextOfPicture } from './applications.ts';
import {
  countPictures,
  insertPromotion,
  insertVersion,
  listApplications,
  listOfDesk,
  listDayUptake,
  listPictures,
  listVersionUptake,
  lockPromotion,
  sumEntries,
  updatePromotion,
  type DeskApplication,
  type DeskPromotion,
} from './promotionDesk.repository.ts';
import { findTerms, lockEntry, takeBudget, updateEntry } from './promotions.repository.ts';
import { minorOf } from './doings.ts';
import { titleOf } from './views.ts';

export type { DeskApplication, DeskPromotion };

/** Somebody of the staff, now. */
interface By {
  readonly by: string;
  readonly at: Date;
}

/** What the desk reads and does of promotions. */
export interface PromotionDesk {
  readonly list: typeof listOfDesk;
  readonly sum: typeof sumEntries;
  readonly listVersionUptake: typeof listVersionUptake;
  readonly listDayUptake: typeof listDayUptake;
  readonly listApplications: typeof listApplications;
  readonly countPictures: typeof countPictures;
  /** Throws Problem notFound. */
  get(tx: Tx, id: string): Promise<DeskPromotion>;
  /** Writes what becomes the next version; without an id a new one. Throws Problem notFound, bodyInvalid or orderClosed. */
  save(
    tx: Tx,
    merchantCode: string,
    said: By & {
      readonly id?: string | undefined;
      readonly place: number;
      readonly terms: PromotionTerms;
    },
  ): Promise<string>;
  /** Lets the draft hold from now on. Throws Problem orderClosed. */
  publish(tx: Tx, id: string, by: By): Promise<void>;
  /** Nobody begins it any more. Throws Problem orderClosed. */
  end(tx: Tx, id: string, by: By): Promise<void>;
  /** One application, locked until the transaction ends. Throws Problem notFound. */
  getApplication(tx: Tx, id: string): Promise<PromotionEntryRow>;
  /** The terms under which it was made. */
  termsOf(tx: Tx, row: PromotionEntryRow): Promise<PromotionTerms>;
  /** The pictures of one, as data addresses. */
  open(tx: Tx, id: string): Promise<string[]>;
  /** Says that somebody looks at it. Throws Problem notFound or changedMeanwhile. */
  take(tx: Tx, id: string, by: By): Promise<PromotionEntryRow>;
  /** Lets the member collect a sum. Throws Problem notFound, changedMeanwhile, amountInvalid or orderClosed. */
  approve(
    tx: Tx,
    brand: ResolvedBrand,
    said: By & { readonly id: string; readonly amountMinor: bigint },
  ): Promise<PromotionEntryRow>;
  /** Throws Problem notFound or changedMeanwhile. */
  reject(
    tx: Tx,
    brand: ResolvedBrand,
    said: By & { readonly id: string; readonly reason: string; readonly mayReapply: boolean },
  ): Promise<PromotionEntryRow>;
}

const get: PromotionDesk['get'] = async (tx, id) => {
  const found = await lockPromotion(tx, id);
  if (!found) throw new Problem('notFound', 'There is no such promotion.');
  return found;
};

const getOpen = async (tx: Tx, id: string) => {
  const found = await get(tx, id);
  if (found.state === 'ended') throw new Problem('orderClosed', 'That promotion is over.');
  return found;
};

async function getApplication(tx: Tx, id: string): Promise<PromotionEntryRow> {
  const row = await lockEntry(tx, id);
  if (!row?.sent_at) throw new Problem('notFound', 'There is no such application.');
  return row;
}

async function getWaiting(tx: Tx, id: string): Promise<PromotionEntryRow> {
  const row = await getApplication(tx, id);
  if (row.state === 'applying' || row.state === 'process') return row;
  throw new Problem('changedMeanwhile', 'Somebody has decided about it.', {
    value: { differs: 'state' },
  });
}

function createWriting(ids: () => string): Pick<PromotionDesk, 'save' | 'publish' | 'end'> {
  return {
    async save(tx, merchantCode, { id, place, terms, by, at }) {
      const draft = JSON.stringify(terms);
      const changed = { draft, place, changed_at: at, changed_by: by };
      if (id !== undefined) {
        const { kind } = await getOpen(tx, id);
        if (kind !== terms.kind) throw new Problem('bodyInvalid', 'A promotion stays of its kind.');
        await updatePromotion(tx, id, changed);
        return id;
      }
      const own = ids();
      const first = { id: own, kind: terms.kind, state: 'draft', version: 0 } as const;
      const row = { merchant_code: merchantCode, ...first, ...changed, created_at: at };
      await insertPromotion(tx, row);
      return own;
    },
    async publish(tx, id, { by, at }) {
      const { merchant_code, version, draft: written } = await getOpen(tx, id);
      if (!written) throw new Problem('orderClosed', 'There is nothing to publish.');
      const next = version + 1;
      const draft = { ...written, pays: bonusTermsOf(writtenTermsOf(written.pays), next) };
      const kept = { merchant_code, promotion_id: id, version: next, created_at: at };
      await insertVersion(tx, { ...kept, terms: JSON.stringify(draft), created_by: by });
      const changed = { draft: null, changed_at: at, changed_by: by };
      await updatePromotion(tx, id, { ...changed, state: 'published', version: next });
    },
    async end(tx, id, { by, at }) {
      const { state } = await getOpen(tx, id);
      if (state !== 'published') throw new Problem('orderClosed', 'That promotion is a draft.');
      await updatePromotion(tx, id, {
        state: 'ended',
        draft: null,
        changed_at: at,
        changed_by: by,
      });
    },
  };
}

/** Tells the member what was decided. */
async function tellDecided(
  tx: Tx,
  { brand, row, at }: { brand: ResolvedBrand; row: PromotionEntryRow; at: Date },
): Promise<void> {
  const { merchantCode, currency } = brand;
  const { member_id: memberId } = row;
  const member = await getMember(tx, merchantCode, memberId);
  const terms = await findTerms(tx, row.promotion_id, row.version);
  const promotion = { text: titleOf(terms, { locale: member.locale, brand }) };
  const told = { merchantCode, memberId, at };
  const name = `promotion ${row.id} ${at.getTime()}`;
  if (row.state === 'issued') {
    const amount = {
      money: toWireAmount(row.amount_minor, currency.decimals),
      currency: currency.code,
    };
    const until = { time: row.expires_at!.toISOString() };
    const values = { promotion, amount, until };
    await tell(tx, { ...told, kind: 'promotionIssued', name, values });
  } else {
    const values = { promotion, reason: { text: row.reason! } };
    await tell(tx, { ...told, kind: 'promotionRejected', name, values });
  }
}

function createDeciding(
  badges: Pick<BadgesService, 'tell'>,
): Pick<PromotionDesk, 'take' | 'approve' | 'reject'> {
  return {
    async take(tx, id, { by, at }) {
      const row = await getWaiting(tx, id);
      const changes = { state: 'process', taken_by: by, changed_at: at } as const;
      await updateEntry(tx, id, changes);
      return { ...row, ...changes };
    },
    async approve(tx, brand, { id, amountMinor, by, at }) {
      const row = await getWaiting(tx, id);
      const terms = await findTerms(tx, row.promotion_id, row.version);
      if (amountMinor <= 0n || amountMinor > minorOf(terms.most, brand)) {
        throw new Problem('amountInvalid', 'An application is granted up to what its terms say.');
      }
      const budgetMinor = minorOf(terms.budget, brand);
      if (!(await takeBudget(tx, row.promotion_id, { amountMinor, budgetMinor }))) {
        throw new Problem('orderClosed', 'That is more than is left of the budget.');
      }
      const changes = {
        state: 'issued',
        amount_minor: amountMinor,
        expires_at: new Date(at.getTime() + COLLECT_MS),
        decided_at: at,
        decided_by: by,
        changed_at: at,
      } as const;
      await updateEntry(tx, id, changes);
      const next: PromotionEntryRow = { ...row, ...changes };
      await tellDecided(tx, { brand, row: next, at });
      await badges.tell(tx, { merchantCode: brand.merchantCode, memberId: row.member_id });
      return next;
    },
    async reject(tx, brand, { id, reason, mayReapply, by, at }) {
      const row = await getWaiting(tx, id);
      const decided = { decided_at: at, decided_by: by, changed_at: at };
      const changes = { state: 'rejected', reason, may_reapply: mayReapply, ...decided } as const;
      await updateEntry(tx, id, changes);
      const next: PromotionEntryRow = { ...row, ...changes };
      await tellDecided(tx, { brand, row: next, at });
      return next;
    },
  };
}

/** Makes it. */
export function createPromotionDesk({
  ids,
  box,
  badges,
}: {
  readonly ids: () => string;
  readonly box: SecretBox;
  readonly badges: Pick<BadgesService, 'tell'>;
}): PromotionDesk {
  return {
    list: listOfDesk,
    sum: sumEntries,
    listVersionUptake,
    listDayUptake,
    listApplications,
    countPictures,
    get,
    ...createWriting(ids),
    getApplication,
    termsOf: (tx, row) => findTerms(tx, row.promotion_id, row.version),
    async open(tx, entryId) {
      return (await listPictures(tx, entryId)).flatMap(({ id, type, sealed }) => {
        const bytes = box.openBytes(sealed, contextOfPicture(id));
        if (bytes === null) return [];
        return [`data:${PICTURE_TYPES[type].media};base64,${bytes.toString('base64')}`];
      });
    },
    ...createDeciding(badges),
  };
}

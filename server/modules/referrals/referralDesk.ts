import type { ReferralTerms } from '../../../engine/rewards/referral.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import {
  findReferral,
  findTerms,
  insertTerms,
  listByState,
  lockReferral,
  updateReferral,
  type NamedReferral,
} from './referrals.repository.ts';
import { keepTerms, readTerms } from './referralTerms.ts';
import type { ReferralWork } from './referralWork.ts';

export type { NamedReferral };

/** Somebody of the staff, now. */
interface By {
  readonly by: string;
  readonly at: Date;
}

/** What the desk reads and does of invited friends. */
export interface ReferralDesk {
  readonly list: typeof listByState;
  /** Throws Problem orderClosed for a friend whose reward waits for nobody. */
  get(tx: Tx, friendId: string): Promise<NamedReferral>;
  decide(tx: Tx, friendId: string, decided: By & { readonly isPaid: boolean }): Promise<void>;
  /** What holds, and since when the desk has said so; null where the brand file says it. */
  readTerms(
    tx: Tx,
    brand: ResolvedBrand,
  ): Promise<{ readonly terms: ReferralTerms | null; readonly said: By | null }>;
  setTerms(
    tx: Tx,
    merchantCode: string,
    said: By & { readonly terms: ReferralTerms | null },
  ): Promise<void>;
}

const waitsForNobody = () => new Problem('orderClosed', 'That reward waits for nobody.');

/** Makes it. */
export function createReferralDesk({
  ids,
  reward,
}: {
  readonly ids: () => string;
  readonly reward: ReferralWork['reward'];
}): ReferralDesk {
  return {
    list: listByState,
    async get(tx, friendId) {
      const found = await findReferral(tx, friendId);
      if (found?.state !== 'review') throw waitsForNobody();
      return found;
    },
    async decide(tx, friendId, { isPaid, at, by }) {
      const row = await lockReferral(tx, friendId);
      if (row?.state !== 'review') throw waitsForNobody();
      if (isPaid) await reward(tx, row, { at, by });
      else await updateReferral(tx, friendId, { state: 'refused', decided_at: at, decided_by: by });
    },
    async readTerms(tx, brand) {
      const said = await findTerms(tx);
      return {
        terms: await readTerms(tx, brand),
        said: said ? { by: said.created_by, at: said.created_at } : null,
      };
    },
    setTerms: (tx, merchantCode, { terms, at, by }) =>
      insertTerms(tx, {
        merchant_code: merchantCode,
        id: ids(),
        terms: terms && keepTerms(terms),
        created_at: at,
        created_by: by,
      }),
  };
}

import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type { addPromotionPicture, applyForPromotion } from '../../../schemas/api/promotions.ts';
import { MOST_PROMOTION_COMMENT } from '../../../schemas/promotions.ts';
import { withTransaction, type Tx } from '../../db/database.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { readUploaded } from '../uploads/picture.ts';
import { readPlainText } from '../../http/plainText.ts';
import { beginRow, closed, requireStanding, type PromotionsDeps } from './entries.ts';
import {
  attachPicture,
  dropPictures,
  insertEntry,
  insertPicture,
  listLoosePictures,
  lockMember,
  updateEntry,
} from './promotions.repository.ts';

/** What members send with an application. */
export interface Applications {
  /** Throws Problem pictureInvalid for what is none, or one too many, or tooManyRequests. */
  addPicture(call: PaymentCall, picture: string): Promise<ValueOf<typeof addPromotionPicture>>;
  /** Throws Problem bodyInvalid, notFound, pictureInvalid or promotionClosed. */
  apply(call: PaymentCall, body: BodyOf<typeof applyForPromotion>): Promise<null>;
}

const DAY_MS = 86_400_000;

/** Pictures that a member may have uploaded without sending them. */
const MOST_LOOSE = 12;
const PICTURES: Limit = { count: 30, windowSeconds: 3600 };

/** What a picture is sealed for. */
export const contextOfPicture = (id: string) => `promotion picture ${id}`;

async function send(
  { ids }: PromotionsDeps,
  tx: Tx,
  call: PaymentCall,
  { id, comment, pictures }: { id: string; comment: string; pictures: readonly string[] },
): Promise<null> {
  const { memberId } = call.member;
  await lockMember(tx, memberId);
  const { standing, looker } = await requireStanding(tx, call, id);
  const { status, button, entry, terms } = standing;
  if (status === 'applying' || status === 'process') return null;
  if (terms.kind !== 'activity' || button !== 'claim' || !looker?.mayReceive) throw closed();
  const loose = new Set((await listLoosePictures(tx, memberId)).map((one) => one.id));
  if (!pictures.every((one) => loose.has(one))) {
    throw new Problem('pictureInvalid', 'A picture is none of these.');
  }
  const own = entry?.id ?? ids();
  const sent = { state: 'applying', comment, sent_at: call.now, changed_at: call.now } as const;
  if (entry) {
    await dropPictures(tx, own);
    const anew = { reason: null, may_reapply: false, taken_by: null, decided_by: null };
    await updateEntry(tx, own, { ...sent, ...anew, decided_at: null, version: standing.version });
  } else {
    await insertEntry(tx, { ...beginRow(call, standing, own), ...sent });
  }
  for (const [place, picture] of pictures.entries()) {
    await attachPicture(tx, { id: picture, entryId: own, place });
  }
  return null;
}

/** Makes it. */
export function createApplications(deps: PromotionsDeps): Applications {
  const { db, ids, box } = deps;
  const inBrand = <T>(call: PaymentCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, work);
  return {
    async addPicture(call, picture) {
      requireRealAccount(call);
      const { memberId } = call.member;
      const { merchantCode } = call.caller.brand;
      // Counted in a transaction of its own, so that what is refused later counts as well.
      const bucket = `promotion picture ${memberId}`;
      const wait = await inBrand(call, (tx) =>
        countUse(tx, { merchantCode, bucket, limit: PICTURES, now: call.now }),
      );
      if (wait !== null) throw tooManyRequests('That is enough for now.', wait);
      const { type, bytes } = await readUploaded(picture, ['png', 'jpeg']);
      const id = ids();
      await inBrand(call, async (tx) => {
        await lockMember(tx, memberId);
        if ((await listLoosePictures(tx, memberId)).length >= MOST_LOOSE) {
          throw new Problem('pictureInvalid', 'There are enough pictures.');
        }
        await insertPicture(tx, {
          merchant_code: merchantCode,
          id,
          member_id: memberId,
          type,
          sealed: box.sealBytes(bytes, contextOfPicture(id)),
          entry_id: null,
          added_at: call.now,
          drop_at: new Date(call.now.getTime() + DAY_MS),
        });
      });
      return { picture: id };
    },
    async apply(call, { id, comment: typed, pictures = [] }) {
      requireRealAccount(call);
      const comment = readPlainText(typed, 'comment', MOST_PROMOTION_COMMENT);
      return inBrand(call, (tx) => send(deps, tx, call, { id, comment, pictures }));
    },
  };
}

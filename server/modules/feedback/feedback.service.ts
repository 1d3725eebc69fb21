import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  MOST_FEEDBACK,
  type addFeedbackPicture,
  type sendFeedback,
} from '../../../schemas/api/feedback.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { readPlainText } from '../../http/plainText.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import { readUploaded } from '../uploads/picture.ts';
import {
  attachPicture,
  insertFeedback,
  insertPicture,
  isWaiting,
  listLoosePictures,
  lockMemberFeedback,
} from './feedback.repository.ts';

/** What members write to the house. */
export interface FeedbackService {
  /** Throws Problem pictureInvalid for what is none, or one too many, or tooManyRequests. */
  addPicture(call: PaymentCall, picture: string): Promise<ValueOf<typeof addFeedbackPicture>>;
  /** Throws Problem bodyInvalid, pictureInvalid or tooManyRequests. */
  send(call: PaymentCall, body: BodyOf<typeof sendFeedback>): Promise<null>;
}

const DAY_MS = 86_400_000;

/** Pictures that a member may have uploaded without sending them. */
const MOST_LOOSE = 12;

const TEXTS: Limit = { count: 5, windowSeconds: 3600 };
const PICTURES: Limit = { count: 30, windowSeconds: 3600 };

/** What a picture is sealed for. */
export const contextOfPicture = (id: string) => `feedback picture ${id}`;

async function keepText(
  tx: Tx,
  { call, id, content }: { call: PaymentCall; id: string; content: string },
  pictures: readonly string[],
): Promise<void> {
  const { memberId } = call.member;
  const loose = new Set((await listLoosePictures(tx, memberId)).map((one) => one.id));
  if (!pictures.every((one) => loose.has(one))) {
    throw new Problem('pictureInvalid', 'A picture is none of these.');
  }
  await insertFeedback(tx, {
    merchant_code: call.caller.brand.merchantCode,
    id,
    member_id: memberId,
    content,
    state: 'open',
    created_at: call.now,
  });
  for (const [place, one] of pictures.entries()) {
    await attachPicture(tx, { id: one, feedbackId: id, place });
  }
}

/** Makes the service over a database. */
export function createFeedbackService({
  db,
  ids,
  box,
}: {
  readonly db: Database;
  readonly ids: () => string;
  readonly box: SecretBox;
}): FeedbackService {
  const inBrand = <T>(call: PaymentCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: call.caller.brand.merchantCode }, work);

  /** Counted in a transaction of its own, so that what is refused later counts as well. */
  async function countOne(call: PaymentCall, what: string, limit: Limit): Promise<void> {
    const { merchantCode } = call.caller.brand;
    const bucket = `${what} ${call.member.memberId}`;
    const wait = await inBrand(call, (tx) =>
      countUse(tx, { merchantCode, bucket, limit, now: call.now }),
    );
    if (wait !== null) throw tooManyRequests('That is enough for now.', wait);
  }

  return {
    async addPicture(call, picture) {
      requireRealAccount(call);
      await countOne(call, 'feedback picture', PICTURES);
      const { type, bytes } = await readUploaded(picture, ['png', 'jpeg']);
      const { memberId } = call.member;
      const id = ids();
      await inBrand(call, async (tx) => {
        await lockMemberFeedback(tx, memberId);
        if ((await listLoosePictures(tx, memberId)).length >= MOST_LOOSE) {
          throw new Problem('pictureInvalid', 'There are enough pictures.');
        }
        await insertPicture(tx, {
          merchant_code: call.caller.brand.merchantCode,
          id,
          member_id: memberId,
          type,
          sealed: box.sealBytes(bytes, contextOfPicture(id)),
          added_at: call.now,
          drop_at: new Date(call.now.getTime() + DAY_MS),
        });
      });
      return { picture: id };
    },
    async send(call, { content: typed, pictures = [] }) {
      requireRealAccount(call);
      const content = readPlainText(typed, 'content', MOST_FEEDBACK);
      const { memberId } = call.member;
      const isKnown = await inBrand(call, (tx) => isWaiting(tx, { memberId, content }));
      if (isKnown) return null;
      await countOne(call, 'feedback', TEXTS);
      await inBrand(call, async (tx) => {
        await lockMemberFeedback(tx, memberId);
        if (await isWaiting(tx, { memberId, content })) return;
        await keepText(tx, { call, id: ids(), content }, pictures);
      });
      return null;
    },
  };
}

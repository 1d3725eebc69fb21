import type { SecretBox } from '../../crypto/secretBox.ts';
import type { Tx } from '../../db/database.ts';
import type { FeedbackRow } from '../../db/feedbackTables.ts';
import { readPlainText } from '../../http/plainText.ts';
import { Problem } from '../../http/problem.ts';
import { tell } from '../notices/tell.ts';
import { PICTURE_TYPES } from '../uploads/picture.ts';
import {
  countPictures,
  decideFeedback,
  findFeedback,
  listFeedback,
  listPictures,
  lockFeedback,
} from './feedback.repository.ts';
import { contextOfPicture } from './feedback.service.ts';

/** Characters that an answer has at most, as people count them. */
const MOST_ANSWER = 1000;

/** What the desk does about feedback, in its own transaction. */
export interface FeedbackDesk {
  readonly list: typeof listFeedback;
  readonly find: typeof findFeedback;
  readonly countPictures: typeof countPictures;
  /** The pictures, as data addresses. */
  open(tx: Tx, id: string): Promise<string[]>;
  /**
   * Answers, which the member reads as a message, or with null closes without an answer. Throws Problem bodyInvalid,
   * notFound, or changedMeanwhile where somebody was faster.
   */
  decide(
    tx: Tx,
    id: string,
    done: { readonly answer: string | null; readonly at: Date; readonly by: string },
  ): Promise<FeedbackRow>;
}

/** Makes it. */
export function createFeedbackDesk({ box }: { readonly box: SecretBox }): FeedbackDesk {
  return {
    list: listFeedback,
    find: findFeedback,
    countPictures,
    async open(tx, feedbackId) {
      return (await listPictures(tx, feedbackId)).flatMap(({ id, type, sealed }) => {
        const bytes = box.openBytes(sealed, contextOfPicture(id));
        if (bytes === null) return [];
        return [`data:${PICTURE_TYPES[type].media};base64,${bytes.toString('base64')}`];
      });
    },
    async decide(tx, id, { answer: typed, at, by }) {
      const answer = typed === null ? null : readPlainText(typed, 'answer', MOST_ANSWER);
      const before = await lockFeedback(tx, id);
      if (!before) throw new Problem('notFound', 'There is no such feedback.');
      if (before.state !== 'open') {
        throw new Problem('changedMeanwhile', 'Somebody has answered or closed it.', {
          value: { differs: 'state' },
        });
      }
      const row = await decideFeedback(tx, id, { answer, at, by });
      if (answer !== null) {
        await tell(tx, {
          merchantCode: row.merchant_code,
          memberId: row.member_id,
          kind: 'feedbackAnswered',
          name: `feedbackAnswered ${id}`,
          values: { answer: { text: answer } },
          at,
        });
      }
      return row;
    },
  };
}

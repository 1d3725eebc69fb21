import { addFeedbackPicture, sendFeedback } from '../../../schemas/api/feedback.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { DAY_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { createFeedbackService, type FeedbackService } from './feedback.service.ts';
import { createFeedbackDesk, type FeedbackDesk } from './feedbackDesk.ts';

/** What members write to the house. */
export interface FeedbackParts {
  readonly service: FeedbackService;
  readonly desk: FeedbackDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly feedback: FeedbackParts;
  }
}

/** As long as the answer is kept. */
const KEPT_MS = 400 * DAY_MS;

export const feedbackModule = defineModule({
  name: 'feedback',
  needs: ['db', 'ids', 'secretBox'],
  create: ({ db, ids, secretBox: box }) => ({
    service: createFeedbackService({ db, ids, box }),
    desk: createFeedbackDesk({ box }),
  }),
  routes(app, { feedback: { service } }) {
    serve(app, addFeedbackPicture, ({ body, ...call }) => service.addPicture(call, body.picture));
    serve(app, sendFeedback, ({ body, ...call }) => service.send(call, body));
  },
  memberData: [
    dataIn('feedback_pictures', { secrets: ['sealed'], isErased: true }),
    dataIn('feedback', { isErased: true }),
  ],
  sweeps: [
    sweepOlder('feedback', 'created_at', KEPT_MS),
    sweepOlder('feedback_pictures', 'drop_at', 0),
  ],
});

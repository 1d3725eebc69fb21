import { applyToJoin } from '../../../schemas/api/joining.ts';
import { defineModule } from '../../composition/module.ts';
import { serve } from '../../http/serve.ts';
import { DAY_MS, sweepOlder } from '../../sweeps/sweep.ts';
import {
  createJoining,
  createJoiningDesk,
  type JoiningDesk,
  type JoiningService,
} from './joining.service.ts';

/** Those who want to become agents or affiliates. */
export interface JoiningParts {
  readonly service: JoiningService;
  readonly desk: JoiningDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly joining: JoiningParts;
  }
}

const KEPT_MS = 400 * DAY_MS;

export const joiningModule = defineModule({
  name: 'joining',
  needs: ['db', 'ids', 'secretBox'],
  create: ({ db, ids, secretBox: box }) => ({
    service: createJoining({ db, ids, box }),
    desk: createJoiningDesk({ box }),
  }),
  routes(app, { joining: { service } }) {
    serve(app, applyToJoin, ({ body, ...call }) => service.apply(call, body));
  },
  sweeps: [sweepOlder('join_applications', 'created_at', KEPT_MS)],
});

import {
  deleteMessages,
  getMessage,
  getMessageChoices,
  getMessages,
  getUnreadCount,
  readMessages,
  setMessageChoice,
  subscribePush,
  unsubscribePush,
} from '../../../schemas/api/inbox.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { DAY_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { createBroadcasts, type Broadcasts } from './broadcasts.ts';
import { createChoices, type ChoicesService } from './choices.ts';
import { createDeliveries } from './deliveries.ts';
import { createNoticesService, type NoticesService } from './notices.service.ts';
import { createPush, type Push } from './push.ts';
import { addPushWorker } from './pushWorker.ts';

/** Messages to members. Modules tell of events by `tell` in their own transactions. */
export interface NoticesParts {
  readonly service: NoticesService;
  readonly choices: ChoicesService;
  readonly push: Push;
  readonly broadcasts: Broadcasts;
  /** Does all that is due: publishes, finds out ways, sends. */
  deliver(): Promise<void>;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly notices: NoticesParts;
  }
}

/** As long as members look for what they were told. */
const KEPT_MS = 400 * DAY_MS;
const DELIVERIES_KEPT_MS = 30 * DAY_MS;

export const noticesModule = defineModule({
  name: 'notices',
  needs: ['db', 'ids', 'clock', 'log', 'secretBox', 'providers', 'findSite', 'badges'],
  create({ db, ids, clock, log, secretBox: box, providers, findSite, badges }) {
    const service = createNoticesService({ db });
    badges.add({
      page: 'messageV2',
      gate: 'messages',
      isForAll: true,
      count: service.countUnread,
    });
    const push = createPush({
      db,
      ids,
      clock,
      box,
      service: providers.push,
      ownKeys: providers.pushKeys,
    });
    const { mail, sms } = providers;
    const broadcasts = createBroadcasts({ db, clock, mail });
    const onError = (err: unknown) => log.error({ err }, 'a message did not go out');
    const deliveries = createDeliveries({ db, clock, mail, sms, push, findSite, onError });
    return {
      service,
      choices: createChoices({ db, push }),
      push,
      broadcasts,
      deliver: () => deliveries.work(broadcasts.spread),
    };
  },
  routes(app, { notices: { service, choices, push } }) {
    serve(app, getMessages, ({ query, ...call }) => service.list(call, query));
    serve(app, getMessage, ({ query, ...call }) => service.open(call, query.id));
    serve(app, getUnreadCount, (call) => service.count(call));
    serve(app, readMessages, ({ body, ...call }) => service.read(call, body.ids));
    serve(app, deleteMessages, ({ body, ...call }) => service.remove(call, body.ids));
    serve(app, getMessageChoices, (call) => choices.read(call));
    serve(app, setMessageChoice, ({ body, ...call }) => choices.set(call, body));
    serve(app, subscribePush, async ({ body, ...call }) => {
      await push.subscribe(call, body);
      return choices.read(call);
    });
    serve(app, unsubscribePush, async ({ body, ...call }) => {
      await push.unsubscribe(call, body.endpoint);
      return choices.read(call);
    });
    addPushWorker(app);
  },
  sweeps: [
    sweepOlder('notice_deliveries', 'created_at', DELIVERIES_KEPT_MS),
    sweepOlder('notices', 'created_at', KEPT_MS),
  ],
  memberData: [
    dataIn('notices', { isErased: true }),
    dataIn('broadcast_reads', { isErased: true }),
    dataIn('notice_choices', { isErased: true }),
    dataIn('notice_deliveries', { isErased: true }),
    dataIn('push_subscriptions', { secrets: ['sealed', 'endpoint_digest'], isErased: true }),
  ],
});

import {
  deleteMessages,
  getMessage,
  getMessages,
  getUnreadCount,
  readMessages,
} from '../../../schemas/api/inbox.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { DAY_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { createNoticesService, type NoticesService } from './notices.service.ts';

/** Messages to members. */
export interface NoticesParts {
  readonly service: NoticesService;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly notices: NoticesParts;
  }
}

/** As long as members look for what they were told. */
const KEPT_MS = 400 * DAY_MS;

export const noticesModule = defineModule({
  name: 'notices',
  needs: ['db', 'ids', 'badges'],
  create({ db, ids, badges }) {
    const service = createNoticesService({ db, ids });
    badges.add({ page: 'messageV2', gate: 'messages', count: service.countUnread });
    return { service };
  },
  routes(app, { notices: { service } }) {
    serve(app, getMessages, ({ query, ...call }) => service.list(call, query));
    serve(app, getMessage, ({ query, ...call }) => service.open(call, query.id));
    serve(app, getUnreadCount, (call) => service.count(call));
    serve(app, readMessages, ({ body, ...call }) => service.read(call, body.ids));
    serve(app, deleteMessages, ({ body, ...call }) => service.remove(call, body.ids));
  },
  sweeps: [sweepOlder('notices', 'created_at', KEPT_MS)],
  memberData: [
    dataIn('notices', { isErased: true }),
    dataIn('broadcast_reads', { isErased: true }),
    dataIn('notice_choices', { isErased: true }),
  ],
});

import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { sweepOlder } from '../../sweeps/sweep.ts';
import { measureStreams } from '../../http/metrics.ts';
import type { StreamLimits } from './openStreams.ts';
import { addStreamRoutes } from './stream.routes.ts';
import { createStreamService, type StreamService } from './stream.service.ts';

declare module '../../composition/module.ts' {
  interface ModuleOptions {
    readonly streamLimits?: StreamLimits;
    /** Pages take a new state of their brand at once. */
    readonly takesBrandsAtOnce?: boolean;
  }
  interface Parts {
    readonly stream: StreamService;
  }
}

export const streamModule = defineModule({
  name: 'stream',
  needs: ['db', 'clock', 'secretBox', 'log', 'metrics', 'options', 'system', 'session', 'games'],
  create({ db, clock, secretBox, log, metrics, options, system, session, games }) {
    const streams = createStreamService({
      db,
      clock,
      box: secretBox,
      access: system,
      sessions: session.sessions,
      games,
      onError: (err) => log.error({ err }, 'open pages could not be told'),
      limits: options.streamLimits,
      takesBrandsAtOnce: options.takesBrandsAtOnce,
    });
    measureStreams(metrics, 'streams', streams.count);
    return streams;
  },
  routes: (app, { stream }) => addStreamRoutes(app, stream),
  listeners: {
    // Announcements and banners are content, and news to whoever has a page open.
    content: ({ stream }, merchantCode) => stream.wake(merchantCode),
    events: ({ stream }, merchantCode) => stream.wake(merchantCode),
  },
  sweeps: [
    // Longer than a page may be away and go on from where it was.
    sweepOlder('live_events', 'created_at', 15 * 60_000),
  ],
  memberData: [
    // Gone within minutes by itself.
    dataIn('live_events'),
  ],
});

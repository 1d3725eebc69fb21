import { Counter } from 'prom-client';
import { defineModule } from '../../composition/module.ts';
import { repeat } from '../../composition/repeat.ts';
import { demoFeedKeys } from './demoFeeds.ts';
import { readFeedKey } from './feedKeys.ts';
import { addFeedRoutes } from './feeds.routes.ts';
import { DAY_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { createFeedsService, type FeedsService } from './feeds.service.ts';

/** How feeds may differ. */
export interface FeedOptions {
  /** Whether the sources of a demonstration are heard. */
  readonly isDemo?: boolean;
  /** How long a board that came number by number must stand before it is the result; a minute without. */
  readonly stableMs?: number;
}

declare module '../../composition/module.ts' {
  interface ModuleOptions {
    readonly lotteryFeeds?: FeedOptions;
  }
  interface Parts {
    readonly lotteryFeeds: FeedsService;
  }
}

const STABLE_MS = 60_000;
const TURN_MS = 1_000;

/** What sources said is kept for more than a year: whoever doubts a result asks for it by then. */
const REPORTS_MS = 400 * DAY_MS;
const ENDED_KEYS_MS = 31 * DAY_MS;

/** Results of lotteries that are drawn elsewhere. */
export const lotteryFeedsModule = defineModule({
  name: 'lotteryFeeds',
  needs: ['db', 'clock', 'log', 'metrics', 'options', 'lottery'],
  create({ db, clock, log, metrics, options, lottery }) {
    const alerts = new Counter({
      name: 'lottery_feed_alerts_total',
      help: 'Lottery results that need an operator: contradiction, single, missing or changed.',
      labelNames: ['kind'],
      registers: [metrics.registry],
    });
    const { stableMs = STABLE_MS, isDemo: hearsDemo = false } = options.lotteryFeeds ?? {};
    return createFeedsService({
      db,
      desk: lottery.desk,
      clock,
      log,
      onAlert: (kind) => alerts.inc({ kind }),
      stableMs,
      hearsDemo,
    });
  },
  async routes(app, { db, keys, secretBox, lotteryFeeds, log, options }) {
    const demo = options.lotteryFeeds?.isDemo ? demoFeedKeys(keys.secret) : [];
    await addFeedRoutes(app, {
      service: lotteryFeeds,
      findKey: async (id, now) =>
        demo.find((key) => key.id === id) ?? readFeedKey(db.owner, secretBox, { id, now }),
    });
    const onError = (err: unknown) => log.error({ err }, 'lottery feeds did not go on');
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onListen', async () => {
      stop = repeat({ everyMs: TURN_MS, act: lotteryFeeds.turn, onError });
    });
    app.addHook('preClose', async () => stop?.());
  },
  sweeps: [
    sweepOlder('lottery_reports', 'received_at', REPORTS_MS),
    sweepOlder('lottery_feed_keys', 'ends_at', ENDED_KEYS_MS),
  ],
});

import { findLottery, LOTTERIES } from '../../../engine/lottery/lotteries.ts';
import type { FeedAnswer, FeedDraw } from '../../../schemas/feedApi.ts';
import { createAgreement, type AgreementDeps } from './agreement.ts';
import type { FeedKey } from './demoFeeds.ts';
import { FeedFault } from './feedFault.ts';
import { digestOf, readResult } from './readResult.ts';
import {
  findFeedIssue,
  findFirstAwaited,
  insertReport,
  listReported,
  listSources,
  repeatReport,
  takeLate,
  type FeedSource,
} from './reports.repository.ts';

/** Takes what sources tell, and makes results of what two of them agree on. */
export interface FeedsService {
  /** Keeps a report. Throws FeedFault; the same report again changes nothing. */
  take(key: FeedKey, told: FeedDraw): Promise<FeedAnswer>;
  /** Enters boards that have stood long enough, and tells what is late. */
  turn(): Promise<void>;
  /** Since when results are awaited: the first draw that was due and has none, or now. */
  awaitsSince(): Promise<Date>;
  /** Who tells results, and when they were heard last. */
  listSources(now: Date): Promise<readonly FeedSource[]>;
}

const LATE_MS = 600_000;
const AHEAD_MS = 60_000;
const AT_ONCE = 200;

const FED = LOTTERIES.filter(({ source }) => source === 'feed').map(({ id }) => id);

function check({ source, isDemo }: FeedKey, told: FeedDraw, now: Date) {
  if (told.source !== source) {
    throw new FeedFault('sourceMismatch', `This key is of the source ${source}.`);
  }
  if (told.demo !== isDemo) {
    throw new FeedFault('demoMismatch', `This key tells draws with "demo": ${isDemo}.`);
  }
  const lottery = findLottery(told.lottery);
  if (lottery?.source !== 'feed') {
    throw new FeedFault('lotteryUnknown', `No feed tells of "${told.lottery}".`);
  }
  const drawnAt = new Date(told.drawnAt);
  if (!(drawnAt.getTime() <= now.getTime() + AHEAD_MS)) {
    throw new FeedFault('badRequest', 'drawnAt is no moment, or in the future.');
  }
  return { lottery, drawnAt };
}

/** Makes what takes results of a gateway. */
export function createFeedsService(deps: AgreementDeps): FeedsService {
  const { db, clock, log } = deps;
  const onError = (err: unknown) => log.error({ err }, 'a lottery result was not taken');
  const agreement = createAgreement(deps);
  return {
    listSources: (now) => listSources(db.owner, now),
    async take(key, told) {
      const now = clock();
      const { lottery, drawnAt } = check(key, told, now);
      const issue = await findFeedIssue(db.owner, told);
      if (!issue) throw new FeedFault('issueUnknown', 'The lottery has no such issue.');
      if (issue.state === 'open' || drawnAt < issue.close_at) {
        throw new FeedFault('tooEarly', 'Bets on this issue end before it is drawn.');
      }
      const read = readResult(lottery, issue.draw_at, told.result);
      if (!read || (told.final && !read.isWhole)) {
        throw new FeedFault('resultInvalid', 'This is no result of the lottery.');
      }
      const report = {
        source: key.source,
        lottery: told.lottery,
        issue: told.issue,
        version: told.version,
        digest: digestOf(read.draw),
        is_whole: told.final,
        is_demo: key.isDemo,
        drawn_at: drawnAt,
      };
      const draw = JSON.stringify(read.draw);
      const kept = await insertReport(db.owner, { ...report, draw, received_at: now });
      if (kept) {
        await agreement.follow(kept);
        return { report: 'kept' };
      }
      if (await repeatReport(db.owner, report, now)) return { report: 'repeated' };
      throw new FeedFault('versionTaken', 'Something else was told under this version.');
    },
    async turn() {
      const now = clock();
      for (const issue of await listReported(db.owner, AT_ONCE)) {
        // One issue's failure does not hinder the others.
        await agreement.settle(issue).catch(onError);
      }
      const dueBefore = new Date(now.getTime() - LATE_MS);
      for (const issue of await takeLate(db.owner, { lotteries: FED, dueBefore }, now)) {
        await agreement.tellLate(issue).catch(onError);
      }
    },
    async awaitsSince() {
      const now = clock();
      return (await findFirstAwaited(db.owner, FED, now)) ?? now;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import type { Database } from '../../db/database.ts';
import type { ResultDesk } from '../lottery/resultDesk.ts';
import { comesInParts, countNumbers, digestOf, isInStep } from './readResult.ts';
import {
  findFeedIssue,
  listStanding,
  type FeedIssue,
  type IssueName,
  type ReportRow,
} from './reports.repository.ts';

/** What an operator must look at. */
export type FeedAlert =
  /** Sources say different things: the issue waits until they agree or an operator decides. */
  | 'contradiction'
  /** Only one source told a result, ten minutes after the draw. */
  | 'single'
  /** No source told a whole result, ten minutes after the draw. */
  | 'missing'
  /** Another result than the one that stands, which only an operator replaces. */
  | 'changed';

/** What results are taken with. */
export interface AgreementDeps {
  readonly db: Pick<Database, 'owner'>;
  readonly desk: ResultDesk;
  readonly clock: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  readonly onAlert: (kind: FeedAlert) => void;
  /** How long a board that came number by number must stand before it is the result. */
  readonly stableMs: number;
  /** Whether what nobody drew counts, as long as no other source tells of an issue. */
  readonly hearsDemo: boolean;
}

/** Makes results of what sources agree on. */
export interface Agreement {
  /** Acts on a report that is new. */
  follow(told: ReportRow): Promise<void>;
  /** Enters what the sources of an issue without a result agree on, once it has stood long enough. */
  settle(issue: FeedIssue): Promise<void>;
  /** Tells that an issue is late, where no two sources told of it. */
  tellLate(issue: FeedIssue): Promise<void>;
}

const AGREEING = 2;

const wholeOf = (reports: readonly ReportRow[]) => reports.filter(({ is_whole }) => is_whole);
const sourcesOf = (reports: readonly ReportRow[]) => reports.map(({ source }) => source);

const contradicts = (one: ReportRow, other: ReportRow) =>
  comesInParts(findLottery(one.lottery)!)
    ? !isInStep(one.draw, other.draw)
    : one.is_whole && other.is_whole && !one.digest.equals(other.digest);
const isHeld = (reports: readonly ReportRow[]) =>
  reports.some((one) => reports.some((other) => contradicts(one, other)));

/** What each source says now, of those that count. */
async function listHeard(
  { db, hearsDemo }: AgreementDeps,
  of: IssueName,
): Promise<readonly ReportRow[]> {
  const reports = await listStanding(db.owner, of);
  const real = reports.filter(({ is_demo }) => !is_demo);
  return real.length > 0 || !hearsDemo ? real : reports;
}

/** Shows the longest board. */
async function show(
  { desk }: AgreementDeps,
  { lottery, issue, partial }: FeedIssue,
  reports: readonly ReportRow[],
): Promise<void> {
  const [longest] = [...reports].sort((a, b) => countNumbers(b.draw) - countNumbers(a.draw));
  if (!longest || (partial && digestOf(partial).equals(longest.digest))) return;
  const { source, is_demo: isDemo } = longest;
  await desk.showPartial({ lottery, issue, source, isDemo }, longest.draw);
}

async function settle(
  { desk, clock, stableMs }: AgreementDeps,
  { lottery, issue }: FeedIssue,
  reports: readonly ReportRow[],
): Promise<void> {
  const whole = wholeOf(reports);
  if (whole.length < AGREEING || isHeld(reports)) return;
  const since = whole.map(({ received_at }) => received_at.getTime()).sort((a, b) => a - b);
  const waitMs = comesInParts(findLottery(lottery)!) ? stableMs : 0;
  if (clock().getTime() < since[AGREEING - 1]! + waitMs) return;
  const source = sourcesOf(whole).join('+');
  const isDemo = whole.some(({ is_demo }) => is_demo);
  const outcome = await desk.enter({ lottery, issue, source, isDemo }, whole[0]!.draw);
  // Another gateway may have entered it, or an operator.
  if (!('refusal' in outcome) || outcome.refusal === 'resultKnown') return;
  throw new Error(`The result of ${lottery} ${issue} was refused: ${outcome.refusal}`);
}

/** Makes what watches over the agreement of sources. */
export function createAgreement(deps: AgreementDeps): Agreement {
  const { db, log, onAlert } = deps;

  function alert(kind: FeedAlert, { lottery, issue }: IssueName, sources: readonly string[]): void {
    onAlert(kind);
    log.warn({ alert: kind, lottery, issue, sources }, 'a lottery result needs an operator');
  }

  return {
    async follow(told) {
      const issue = (await findFeedIssue(db.owner, told))!;
      const reports = await listHeard(deps, told);
      // What was told before, and only came late, says nothing new.
      if (!reports.some(({ id }) => id === told.id)) return;
      if (issue.version > 0) {
        const isChanged = issue.draw === null || !digestOf(issue.draw).equals(told.digest);
        if (told.is_whole && isChanged) alert('changed', told, [told.source]);
        return;
      }
      if (reports.some((other) => contradicts(told, other))) {
        alert('contradiction', told, sourcesOf(reports));
      }
      if (isHeld(reports)) return;
      if (comesInParts(findLottery(told.lottery)!)) await show(deps, issue, reports);
      await settle(deps, issue, reports);
    },
    async settle(issue) {
      await settle(deps, issue, await listHeard(deps, issue));
    },
    async tellLate(issue) {
      const whole = wholeOf(await listHeard(deps, issue));
      if (whole.length >= AGREEING) return;
      alert(whole.length === 0 ? 'missing' : 'single', issue, sourcesOf(whole));
    },
  };
}

import { createHmac } from 'node:crypto';
import { issuesBetween, type Issue } from '../../engine/lottery/calendar.ts';
import type { Lottery } from '../../engine/lottery/catalogue/lottery.ts';
import { findFamily } from '../../engine/lottery/families.ts';
import { LOTTERIES } from '../../engine/lottery/lotteries.ts';
import type { DrawJson } from '../../engine/lottery/lotteryModel.ts';
import { drawIssue } from '../../engine/lottery/verify.ts';
import type { FeedDraw, FeedFaultCode } from '../../schemas/feedApi.ts';

/** What goes wrong on demand. */
export const FEED_FAULTS = ['late', 'twice', 'wrong', 'contradict', 'changed'] as const;

/** One of them. */
export type FeedFaultName = (typeof FEED_FAULTS)[number];

/** What a source is to tell, and when. */
export interface PlannedReport {
  /** Epoch milliseconds. */
  readonly at: number;
  /** 0 or 1. */
  readonly source: number;
  readonly told: Omit<FeedDraw, 'source'>;
}

/** How draws are made up. */
export interface SimulationPlan {
  /** What chance follows from: the same secret draws the same, so that a second start contradicts nothing. */
  readonly secret: string;
  readonly faults: ReadonlySet<FeedFaultName>;
}

const SOURCES = [0, 1] as const;
/** How far the second source is behind the first. */
const LAG_MS = 1_000;
const STEP_MS = 2_000;
const NUMBERS_A_STEP = 3;
const LATE_MS = 660_000;
const CHANGED_MS = 90_000;
/** A gateway that was away catches up with draws of so long ago. */
const LONGEST_AWAY_MS = 14 * 86_400_000;
/** What chance that no seal has part in is drawn with. */
const NOBODY = '0'.repeat(64);

function drawByChance(
  lottery: Lottery,
  { issue, drawAt }: Issue,
  secret: string,
  turn: string,
): DrawJson {
  const seed = createHmac('sha256', secret).update(`${lottery.id} ${issue} ${turn}`).digest('hex');
  const parts = { seal: NOBODY, memberSeeds: NOBODY };
  const family = findFamily(lottery.family)!;
  return drawIssue(family, lottery, { lottery: lottery.id, issue, seed, parts, drawAt });
}

/** What there is of a board after each step, the first prize last; nothing of what is drawn at once. */
function stepsOf({ family }: Lottery, draw: DrawJson): readonly DrawJson[] {
  if (typeof draw === 'string' || !['VNN', 'VNS'].includes(family)) return [];
  const numbers = Object.entries(draw)
    .reverse()
    .flatMap(([prize, value]) =>
      (Array.isArray(value) ? (value as string[]) : [value as string]).map(
        (number) => [prize, number] as const,
      ),
    );
  const steps: DrawJson[] = [];
  for (let count = NUMBERS_A_STEP; count < numbers.length; count += NUMBERS_A_STEP) {
    const board: Record<string, string[]> = {};
    for (const [prize, number] of numbers.slice(0, count)) (board[prize] ??= []).push(number);
    steps.push(board);
  }
  return steps;
}

/** Everything that both sources tell of an issue, in the order of time. */
export function planReports(
  lottery: Lottery,
  issue: Issue,
  { secret, faults }: SimulationPlan,
): readonly PlannedReport[] {
  const truth = drawByChance(lottery, issue, secret, 'draw');
  const other = drawByChance(lottery, issue, secret, 'other');
  const planned: PlannedReport[] = [];
  const add = (
    source: number,
    atMs: number,
    told: Pick<FeedDraw, 'version' | 'result' | 'final'>,
  ) => {
    const at = issue.drawAt + atMs;
    const drawnAt = new Date(at).toISOString();
    const whole = { lottery: lottery.id, issue: issue.issue, drawnAt, demo: true, ...told };
    planned.push({ at, source, told: whole });
    if (faults.has('twice')) planned.push({ at, source, told: whole });
  };
  for (const source of SOURCES) {
    const isSecond = source === 1;
    const draw = isSecond && faults.has('contradict') ? other : truth;
    const beginMs = isSecond ? LAG_MS + (faults.has('late') ? LATE_MS : 0) : 0;
    if (isSecond && faults.has('wrong')) {
      add(source, beginMs, { version: 1, result: 'wrong', final: true });
    }
    const steps = stepsOf(lottery, draw);
    steps.forEach((result, step) => {
      add(source, beginMs + (step + 1) * STEP_MS, { version: step + 1, result, final: false });
    });
    const version = steps.length + 1;
    const endMs = beginMs + version * STEP_MS;
    add(source, endMs, { version, result: draw, final: true });
    if (!isSecond && faults.has('changed')) {
      add(source, endMs + CHANGED_MS, { version: version + 1, result: other, final: true });
    }
  }
  return planned.sort((one, next) => one.at - next.at);
}

/** What came of a report: `ok`, the code of a refusal, or `silence` where nobody answered. */
export type Answer = 'ok' | FeedFaultCode | 'silence';

/** How a simulation speaks, and what time it is. */
export interface SimulationDeps extends SimulationPlan {
  readonly clock: () => Date;
  /** Draws from here on are told. */
  readonly since: Date;
  send(report: PlannedReport): Promise<Answer>;
  /** Hears of what was refused for good. */
  readonly onRefusal: (report: PlannedReport, code: FeedFaultCode) => void;
}

/** The gateway will take it later, or was not there. */
const AGAIN: readonly Answer[] = [
  'tooEarly',
  'silence',
  'unavailable',
  'internal',
  'tooManyRequests',
];

/** Two sources of results for every lottery that is drawn elsewhere; `turn` tells what is due. */
export function createSimulation(deps: SimulationDeps): { turn(): Promise<void> } {
  const fed = LOTTERIES.filter(({ source }) => source === 'feed');
  let looked = Math.max(deps.since.getTime(), deps.clock().getTime() - LONGEST_AWAY_MS);
  let pending: readonly PlannedReport[] = [];

  async function tell(report: PlannedReport): Promise<boolean> {
    const answer = await deps.send(report);
    if (AGAIN.includes(answer)) return false;
    // Issues of a gateway that began after the draw are none of anybody's business.
    if (answer !== 'ok' && answer !== 'issueUnknown') {
      deps.onRefusal(report, answer as FeedFaultCode);
    }
    return true;
  }

  return {
    async turn() {
      const now = deps.clock().getTime();
      const found = fed.flatMap((lottery) =>
        issuesBetween(lottery, looked, now + 1).flatMap((issue) =>
          planReports(lottery, issue, deps),
        ),
      );
      looked = Math.max(looked, now + 1);
      const left: PlannedReport[] = [];
      for (const report of [...pending, ...found]) {
        if (report.at > now || !(await tell(report))) left.push(report);
      }
      pending = left;
    },
  };
}

import { beaconValueOf, type PublicParts } from '../../../engine/lottery/verify.ts';
import type { Lottery } from '../../../engine/lottery/catalogue/lottery.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getLotteryState } from '../../../schemas/api/lotteryGames.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';

/** An issue as pages see it. */
export type ShownIssue = ValueOf<typeof getLotteryState>['issues'][number];
/** A result as pages see it. */
export type ShownResult = ValueOf<typeof getLotteryState>['last'][number];

/** What is late: an own draw after ten seconds, a result from elsewhere after ten minutes. */
export const LATE_MS = { own: 10_000, elsewhere: 600_000 } as const;

/** How long an issue waits for its result before it is void by itself. */
export const OVERDUE_MS = 24 * 3_600_000;

/** What is mixed with the seed of an own draw; null before the close. */
export function publicPartsOf({
  seal_digest: seal,
  seal_seeds: memberSeeds,
  beacon_signature: signature,
}: Pick<IssueRow, 'seal_digest' | 'seal_seeds' | 'beacon_signature'>): PublicParts | null {
  if (seal === null || memberSeeds === null) return null;
  return signature === null
    ? { seal, memberSeeds }
    : { seal, memberSeeds, beacon: beaconValueOf(signature) };
}

/** How an issue stands at a moment. */
export function stateOf(issue: IssueRow, now: Date): ShownIssue['state'] {
  switch (issue.state) {
    case 'open':
      if (now < issue.open_at) return 'scheduled';
      return now < issue.close_at ? 'open' : 'closed';
    case 'closed': {
      if (issue.partial !== null) return 'drawing';
      const lateMs = issue.commitment === null ? LATE_MS.elsewhere : LATE_MS.own;
      return now.getTime() - issue.draw_at.getTime() > lateMs ? 'delayed' : 'closed';
    }
    case 'drawn':
      return issue.version > 1 ? 'correcting' : 'drawn';
    default:
      return issue.state;
  }
}

/**
 * Whether the next issue of a lottery does not open yet because a draw before it is awaited; `issues` are those of the lottery
 * that bets have ended for, or have not.
 */
export const isHeldBack = (
  { opensAfterDraw = false }: Pick<Lottery, 'opensAfterDraw'>,
  issues: readonly IssueRow[],
  now: Date,
): boolean =>
  opensAfterDraw &&
  issues.some(({ state, close_at }) => ['open', 'closed'].includes(state) && close_at <= now);

/** An issue's clock as it travels; one that is held back has not opened, whatever the clock says. */
export const showIssue = (
  issue: IssueRow,
  now: Date,
  { heldBack = false }: { readonly heldBack?: boolean } = {},
): ShownIssue => ({
  issue: issue.issue,
  openAt: issue.open_at.toISOString(),
  closeAt: issue.close_at.toISOString(),
  drawAt: issue.draw_at.toISOString(),
  state: heldBack && issue.state === 'open' ? 'scheduled' : stateOf(issue, now),
});

/** What came of an issue as it travels; prizes of a draw under way among it. */
export const showResult = (issue: IssueRow, now: Date): ShownResult => ({
  lottery: issue.lottery,
  issue: issue.issue,
  drawAt: issue.draw_at.toISOString(),
  drawnAt: issue.drawn_at?.toISOString() ?? null,
  state: stateOf(issue, now),
  draw: issue.draw ?? issue.partial,
  version: issue.version,
  demo: issue.is_demo,
});

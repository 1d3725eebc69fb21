import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { foreseeResult, listIssues } from '../../../schemas/desk/lotteries.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { writeDrawText } from '../../modules/lottery/drawText.ts';
import type { AffectedMember, ForeseenResult } from '../../modules/lottery/issueDesk.ts';
import { stateOf } from '../../modules/lottery/issueState.ts';
import type { DeskRefusal } from '../../modules/lottery/resultDesk.ts';
import type { LotteryCatalogue } from '../../modules/lottery/catalogue.ts';

type ShownIssue = DeskValueOf<typeof listIssues>['items'][number];
type ShownEffect = DeskValueOf<typeof foreseeResult>['effects'][number];

const showDraw = (draw: IssueRow['draw']) => (draw === null ? null : writeDrawText(draw));

/** An issue as lists have it. */
export function showIssue(issue: IssueRow, catalogue: LotteryCatalogue, now: Date): ShownIssue {
  const state = stateOf(issue, now);
  const lottery = catalogue.find(issue.lottery)?.lottery;
  return {
    id: String(issue.id),
    lottery: issue.lottery,
    name: lottery?.name ?? issue.lottery,
    issue: issue.issue,
    source: lottery?.source ?? 'feed',
    state: state === 'delayed' ? 'late' : state,
    openAt: issue.open_at.toISOString(),
    closeAt: issue.close_at.toISOString(),
    drawAt: issue.draw_at.toISOString(),
    drawnAt: issue.drawn_at?.toISOString() ?? null,
    draw: showDraw(issue.draw ?? issue.partial),
    version: issue.version,
    isDemo: issue.is_demo,
  };
}

/** What a result does at a merchant; who it is is told to those alone who may see members. */
export function showEffect(effect: ForeseenResult, seesMembers: boolean): ShownEffect {
  const { merchantCode, currency, decimals, orders, changed, members } = effect;
  const write = (minor: bigint) => toWireAmount(minor, decimals);
  const showMember = ({ memberId, account, amountMinor, uncoveredMinor }: AffectedMember) => ({
    memberId: seesMembers ? memberId : null,
    account: seesMembers ? account : null,
    amount: write(amountMinor),
    uncovered: write(uncoveredMinor),
  });
  return {
    ...{ merchantCode, currency, decimals, orders, changed, members },
    paid: write(effect.paidMinor),
    taken: write(effect.takenMinor),
    uncovered: write(effect.uncoveredMinor),
    gain: effect.gain.map(showMember),
    owe: effect.owe.map(showMember),
  };
}

const REFUSALS: Readonly<Record<DeskRefusal | 'drawnHere', () => Problem>> = {
  lotteryUnknown: () => new Problem('notFound', 'There is no such lottery.'),
  issueUnknown: () => new Problem('notFound', 'There is no such issue.'),
  drawInvalid: () => new Problem('drawInvalid', 'That is no result of this lottery.'),
  tooEarly: () => new Problem('issueNotReady', 'Bets are still taken.'),
  resultKnown: () =>
    new Problem('issueNotReady', 'There is a result; another one is a correction.'),
  resultMissing: () => new Problem('issueNotReady', 'There is no result to correct.'),
  unchanged: () => new Problem('issueNotReady', 'That is its result already.'),
  drawnHere: () => new Problem('issueNotReady', 'It is drawn here: nobody chooses its result.'),
  proposalStale: () =>
    new Problem('changedMeanwhile', 'The issue has another result by now; look at it again.'),
};

/** The Problem of something that cannot be done to a result. */
export const refuse = (refusal: DeskRefusal | 'drawnHere'): Problem => REFUSALS[refusal]();

import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { foreseeResult, getExposure, listIssues } from '../../../schemas/desk/lotteries.ts';
import type { IssueRow } from '../../db/lotteryTables.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { writeDrawText } from '../../modules/lottery/drawText.ts';
import type { AffectedMember, ForeseenResult, IssueDesk } from '../../modules/lottery/issueDesk.ts';
import type { LotteryLimits } from '../../modules/lottery/offer.ts';
import { stateOf } from '../../modules/lottery/issueState.ts';
import type { DeskRefusal } from '../../modules/lottery/resultDesk.ts';
import type { LotteryCatalogue } from '../../modules/lottery/catalogue.ts';

type ShownIssue = DeskValueOf<typeof listIssues>['items'][number];
type Exposure = Awaited<ReturnType<IssueDesk['readExposure']>>;
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
    merchantCode,
    currency,
    decimals,
    orders,
    changed,
    members,
    paid: write(effect.paidMinor),
    taken: write(effect.takenMinor),
    uncovered: write(effect.uncoveredMinor),
    gain: effect.gain.map(showMember),
    owe: effect.owe.map(showMember),
  };
}

const SHOWN_OPTIONS = 200;

/** What a brand may lose by numbers and combinations of an issue, the most first. */
export function showExposure(
  {
    orders,
    stakesMinor,
    options,
    unlisted,
    items,
  }: Omit<Exposure, 'items'> & {
    readonly unlisted: number;
    readonly items: readonly (Exposure['items'][number] & { readonly isLimited: boolean })[];
  },
  {
    currency,
    limits,
  }: {
    readonly currency: { readonly code: string; readonly decimals: number };
    readonly limits: Pick<LotteryLimits, 'exposureMinor'>;
  },
): DeskValueOf<typeof getExposure> {
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  const first = [...items]
    .sort((one, other) => Number(other.amountMinor - one.amountMinor))
    .slice(0, SHOWN_OPTIONS);
  return {
    currency: currency.code,
    decimals: currency.decimals,
    limit: write(limits.exposureMinor),
    stakes: write(stakesMinor),
    orders,
    options,
    unlisted,
    items: first.map(({ play, option, amountMinor, isLimited }) => ({
      play,
      option,
      isLimited,
      amount: write(amountMinor),
      share: Number(amountMinor) / Number(limits.exposureMinor),
    })),
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

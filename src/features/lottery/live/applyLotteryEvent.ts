import type { QueryClient } from '@tanstack/react-query';
import type { ValueOf } from '../../../../schemas/api/endpoint.ts';
import { getLotteryHall, getLotteryState } from '../../../../schemas/api/lotteryGames.ts';
import {
  getLotteryResults,
  getLotteryResultsOfDay,
} from '../../../../schemas/api/lotteryIssues.ts';
import type { lotteryStream } from '../../../../schemas/api/lotteryLive.ts';
import type {
  DrawResult,
  Hall,
  Issue,
  LotteryCard,
  LotteryState,
  ResultsOfDay,
} from '../../../api/lottery.ts';

type Events = Required<ValueOf<typeof lotteryStream>>;

/** How many results a page keeps. */
const KEPT = 50;

/** Parts of a board may come out of their order, and a correction after its result. */
const isNewer = (one: DrawResult, than: DrawResult | undefined): boolean =>
  !than ||
  (one.issue === than.issue
    ? one.version >= than.version
    : Date.parse(one.drawAt) >= Date.parse(than.drawAt));

function cardWithResult(card: LotteryCard, result: DrawResult): LotteryCard {
  return isNewer(result, card.last ?? undefined) ? { ...card, last: result } : card;
}

function cardWithIssue(card: LotteryCard, issue: Issue): LotteryCard {
  const { current } = card;
  const isSame = current?.issue === issue.issue;
  const isNext = issue.state === 'open' && (!current || current.closeAt < issue.closeAt);
  return isSame || isNext ? { ...card, current: issue } : card;
}

function stateWithResult(state: LotteryState, result: DrawResult): LotteryState {
  const known = state.last.find(({ issue }) => issue === result.issue);
  if (!isNewer(result, known)) return state;
  const others = state.last.filter(({ issue }) => issue !== result.issue);
  const last = [...others, result].sort(
    (one, other) => Date.parse(other.drawAt) - Date.parse(one.drawAt),
  );
  const isFinal = result.state !== 'drawing';
  return {
    ...state,
    lottery: cardWithResult(state.lottery, result),
    last: last.slice(0, KEPT),
    waiting: state.waiting.filter(({ issue }) => !isFinal || issue !== result.issue),
  };
}

function stateWithIssue(state: LotteryState, issue: Issue): LotteryState {
  const patch = (own: Issue) => (own.issue === issue.issue ? issue : own);
  return {
    ...state,
    lottery: cardWithIssue(state.lottery, issue),
    issues: state.issues.map(patch),
    waiting: state.waiting.map(patch),
  };
}

/** What came of an issue in the results of a day; on the page of today a newer issue takes its place. */
function dayWithResult(
  day: ResultsOfDay,
  { lottery, result, isToday }: Events['draw'] & { readonly isToday: boolean },
): ResultsOfDay {
  const isMeant = ({ lottery: own, result: known }: ResultsOfDay['list'][number]) =>
    own === lottery &&
    known !== null &&
    (isToday || known.issue === result.issue) &&
    isNewer(result, known);
  return {
    ...day,
    list: day.list.map((entry) => (isMeant(entry) ? { ...entry, result } : entry)),
  };
}

/** Brings what the stream tells of a lottery to the halls and states on the page. */
export function applyLotteryEvent(
  queryClient: QueryClient,
  { kind, data }: { readonly kind: string; readonly data: string },
): void {
  if (kind !== 'issue' && kind !== 'draw') return;
  const event = JSON.parse(data) as Events['issue'] | Events['draw'];
  const { lottery } = event;
  const isDraw = 'result' in event;
  queryClient.setQueriesData<Hall>({ queryKey: [getLotteryHall.id] }, (hall) => {
    if (!hall) return undefined;
    const patch = (card: LotteryCard) => {
      if (card.lottery !== lottery) return card;
      return isDraw ? cardWithResult(card, event.result) : cardWithIssue(card, event.issue);
    };
    const groups = hall.groups.map((group) => ({
      ...group,
      lotteries: group.lotteries.map(patch),
    }));
    return { ...hall, groups };
  });
  queryClient.setQueriesData<LotteryState>({ queryKey: [getLotteryState.id] }, (state) => {
    if (state?.lottery.lottery !== lottery) return state;
    return isDraw ? stateWithResult(state, event.result) : stateWithIssue(state, event.issue);
  });
  if (!isDraw) return;
  for (const { queryKey } of queryClient
    .getQueryCache()
    .findAll({ queryKey: [getLotteryResultsOfDay.id] })) {
    const isToday = queryKey[2] === '';
    queryClient.setQueryData<ResultsOfDay>(
      queryKey,
      (day) => day && dayWithResult(day, { ...event, isToday }),
    );
  }
  // Whoever looks at the list of results reads it anew.
  void queryClient.invalidateQueries({ predicate: hasKey(getLotteryResults.id, lottery) });
}

const hasKey =
  (id: string, lottery: string) =>
  ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    queryKey[0] === id && queryKey[2] === lottery;

import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getLotteryState } from '../../../schemas/api/lotteryGames.ts';
import type { LotteryCatalogue } from '../lottery/catalogue.ts';
import { readNow } from '../../db/lotteryIssues.ts';
import { isHeldBack, showIssue, showResult } from '../lottery/issueState.ts';
import type { OfferCaller, Offers } from '../lottery/offer.ts';
import { createBoard, isHotIn, showCard, type Board, type BoardDeps } from './board.ts';
import { listAhead, listResults, listWaiting } from './board.repository.ts';
import { createResults, type Results } from './results.ts';

/** Everything about lotteries that guests may see. */
export interface LotteryBoardService extends Board, Results {
  readonly catalogue: LotteryCatalogue;
  readonly offers: Offers;
  getState(
    asked: OfferCaller,
    wanted: { readonly lottery: string; readonly issues: number; readonly last: number },
  ): Promise<ValueOf<typeof getLotteryState>>;
}

/** Issues without a result that a page is told of. */
const WAITING = 5;

/** Makes what tells of lotteries. */
export function createLotteryBoardService(deps: BoardDeps): LotteryBoardService {
  const {
    db: { kysely },
    catalogue,
    offers,
  } = deps;
  const board = createBoard(deps);
  return {
    catalogue,
    offers,
    ...board,
    ...createResults({ ...deps, board }),
    async getState(asked, { lottery, issues, last }) {
      const offer = offers.require(asked, lottery);
      const [now, ahead, waiting, drawn] = await Promise.all([
        readNow(kysely),
        listAhead(kysely, lottery, issues),
        listWaiting(kysely, lottery, WAITING),
        listResults(kysely, { lottery, limit: last }),
      ]);
      const heldBack = isHeldBack(offer.lottery, waiting, now);
      const isHot = isHotIn(offers, asked, lottery);
      return {
        serverNow: now.toISOString(),
        lottery: showCard(offer, { issues: [...ahead, ...waiting, ...drawn], now, isHot }),
        issues: ahead.map((issue) => showIssue(issue, now, { heldBack })),
        waiting: waiting.map((issue) => showIssue(issue, now)),
        last: drawn.map((issue) => showResult(issue, now)),
      };
    },
  };
}

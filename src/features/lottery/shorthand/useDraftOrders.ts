import { useQueries } from '@tanstack/react-query';
import {
  vietnamNorth,
  vietnamPair,
  vietnamSouth,
} from '../../../../engine/lottery/vietnam/families.ts';
import {
  readShorthand,
  type ShorthandFault,
  type ShorthandItem,
} from '../../../../engine/lottery/vietnam/shorthand.ts';
import type { LotteryPlay } from '../../../../engine/lottery/lotteryModel.ts';
import { lotteryOffer, type LotteryCard, type LotteryOffer } from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { byCode, type Plays, type SlipItem } from '../slip/slip.ts';
import type { DrawDay } from './stations.ts';

/** What a list comes to at one lottery. */
export interface DraftOrder {
  readonly card: LotteryCard;
  /** Nothing while its prices are on the way. */
  readonly offer: LotteryOffer | undefined;
  /** What can be played there, offered or not. */
  readonly plays: Plays;
  readonly items: readonly SlipItem[];
}

const PLAYS = new Map(
  [vietnamNorth, vietnamSouth, vietnamPair].map(({ id, plays }) => [
    id,
    byCode(plays as readonly LotteryPlay[]),
  ]),
);
const NO_PLAYS: Plays = new Map();

/** A read line at the odds of its lottery; nothing where that does not offer the play. */
function toLine(item: ShorthandItem, key: string, offer: LotteryOffer): SlipItem | undefined {
  const { lottery: _lottery, ...line } = item;
  const offered = offer.plays.find(({ play }) => play === item.play);
  if (!offered) return undefined;
  return {
    ...line,
    key,
    multiple: 1,
    odds: offered.prices.map(({ price, odds }) => ({ price, odds })),
  };
}

/** Reads a list, and prices it lottery by lottery. */
export function useDraftOrders(text: string, day: DrawDay | undefined) {
  const http = useHttp();
  const session = useSession();
  const account = session.kind === 'member' ? session.account : undefined;
  const reading = day ? readShorthand(text, day) : { items: [], faults: [] };
  const lotteries = [...new Set(reading.items.map(({ lottery }) => lottery))];
  const offers = useQueries({
    queries: lotteries.map((lottery) => lotteryOffer(http, lottery, account)),
  });
  const faults: ShorthandFault[] = [...reading.faults];
  const orders = lotteries.flatMap((lottery, at): readonly DraftOrder[] => {
    const card = day?.cards.get(lottery);
    const offer = offers[at]?.data;
    const own = reading.items.filter((item) => item.lottery === lottery);
    if (!card) return [];
    const plays = PLAYS.get(card.family) ?? NO_PLAYS;
    if (!offer) return [{ card, offer, plays, items: [] }];
    const items = own.flatMap((item, place) => {
      const line = toLine(item, String(place), offer);
      if (!line) faults.push({ token: item.selection.slice(0, 32), code: 'NO_SUCH_BET' });
      return line ?? [];
    });
    return items.length === 0 ? [] : [{ card, offer, plays, items }];
  });
  return { orders, faults, isReady: offers.every(({ isSuccess }) => isSuccess) };
}

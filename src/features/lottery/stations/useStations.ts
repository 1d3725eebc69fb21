import { useQueries, useQuery } from '@tanstack/react-query';
import {
  lotteryHall,
  lotteryOffer,
  type LotteryCard,
  type LotteryFeature,
} from '../../../api/lottery.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { byCode } from '../slip/slip.ts';
import type { SlipUse } from '../slip/useSlip.ts';
import { useFamily } from '../useFamily.ts';
import { pairsOf, stationsWith, type BetPlace } from './places.ts';

/** The prices of lotteries; those of which they are on the way are left out. */
function usePlaces(cards: readonly LotteryCard[], familyId: string): readonly BetPlace[] {
  const http = useHttp();
  const session = useSession();
  const account = session.kind === 'member' ? session.account : undefined;
  const family = useFamily(cards.length > 0 ? familyId : undefined);
  const offers = useQueries({
    queries: cards.map(({ lottery }) => lotteryOffer(http, lottery, account)),
  });
  if (!family) return [];
  const plays = byCode(family.plays);
  return cards.flatMap((card, at) => {
    const offer = offers[at]?.data;
    return offer ? [{ card, offer, plays }] : [];
  });
}

/**
 * The stations that are drawn together with the one of a page, those that are bet on, and the lotteries of each two of them.
 * The station of the page is always among them.
 */
export function useStations(page: LotteryCard, feature: LotteryFeature, use: SlipUse) {
  const mayBeSeveral = page.family === 'VNS' && page.source === 'feed';
  const hall = useQuery({ ...lotteryHall(useHttp(), feature), enabled: mayBeSeveral });
  const cards = hall.data?.groups.flatMap(({ lotteries }) => lotteries) ?? [];
  const own = cards.find(({ lottery }) => lottery === page.lottery) ?? page;
  const all = stationsWith(own, cards);
  const kept = use.slip.stations ?? [];
  const chosen = all.filter((card) => card === own || kept.includes(card.lottery));
  const isSeveral = chosen.length > 1;
  const stations = usePlaces(isSeveral ? chosen : [], page.family);
  const pairCards = isSeveral ? pairsOf(chosen, cards) : [];
  const pairs = usePlaces(pairCards, 'VNSX');
  const toggle = (lottery: string) =>
    use.change({
      kind: 'set',
      settings: {
        stations: kept.includes(lottery)
          ? kept.filter((each) => each !== lottery)
          : [...kept, lottery],
      },
    });
  return {
    all,
    chosen,
    stations,
    pairs,
    isSeveral,
    /** Prices of all that is chosen are there. */
    isReady: stations.length === chosen.length && pairs.length === pairCards.length,
    toggle,
  };
}

export type Stations = ReturnType<typeof useStations>;

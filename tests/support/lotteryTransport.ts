import {
  getLotteryHall,
  getLotteryOffer,
  getLotteryState,
} from '../../schemas/api/lotteryGames.ts';
import { getServerTime } from '../../schemas/api/system.ts';
import { placeLotteryBet, placeLotteryBets } from '../../schemas/api/lotteryOrders.ts';
import { playInstantLottery } from '../../schemas/api/instantLottery.ts';
import { findLottery } from '../../engine/lottery/lotteries.ts';
import type { LotteryCard } from '../../src/api/lottery.ts';
import type { Transport } from '../../src/platform/http/http.ts';
import { lotteryCard, lotteryOffer, lotteryResult, lotteryState } from './builders/lottery.ts';
import { seedTransport } from './seedTransport.ts';

/** What the gateway of a test or story says about lotteries. */
export interface LotteryAnswers {
  readonly cards?: readonly LotteryCard[];
  readonly state?: ReturnType<typeof lotteryState>;
  /** Of every lottery; where absent, the usual one of each. */
  readonly offer?: ReturnType<typeof lotteryOffer>;
  /** Answers a bet; what it throws is a refusal: its status, code and value. */
  readonly bet?: (body: unknown) => unknown;
  /** Answers bets on several lotteries, likewise. */
  readonly bets?: (body: unknown) => unknown;
  /** Answers a play of an instant lottery. */
  readonly play?: (body: unknown) => unknown;
}

/** A refusal as the gateway sends it. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly value: unknown = null,
    readonly status = 409,
  ) {
    super(code);
  }
}

const CARDS = [
  lotteryCard({ isHot: true }),
  lotteryCard({ lottery: 'SSC5M', name: 'SSC 5 Minutes', everySeconds: 300 }),
  lotteryCard({
    lottery: 'PK101M',
    family: 'PK10',
    group: 'PK10',
    last: lotteryResult({ lottery: 'PK101M', draw: '03,01,02,04,05,06,07,08,09,10' }),
  }),
  lotteryCard({
    lottery: 'HKLHC',
    family: 'LHC',
    group: 'LHC',
    everySeconds: null,
    current: null,
    last: lotteryResult({
      lottery: 'HKLHC',
      draw: { main: [7, 9, 12, 25, 34, 40], special: 29, zodiac: 'HORSE' },
      demo: true,
    }),
  }),
];

/** A gateway with some lotteries; all other calls are answered by the demo's data. */
export function lotteryTransport(answers: LotteryAnswers = {}): Transport {
  const { cards = CARDS, state = lotteryState(), offer } = answers;
  const groups = [...new Set(cards.map(({ group }) => group))].map((group) => ({
    group,
    lotteries: cards.filter((card) => card.group === group),
  }));
  const ok = (value: unknown) => ({ status: 200, body: { success: true, value, message: '' } });
  return async (request) => {
    const [path = '', query = ''] = request.url.split('?');
    const asked = new URLSearchParams(query).get('lottery') ?? '';
    switch (path) {
      case getServerTime.path:
        return ok({ serverNow: state.serverNow });
      case getLotteryHall.path:
        return ok({ serverNow: state.serverNow, groups });
      case getLotteryState.path:
        return ok(state);
      case getLotteryOffer.path:
        return ok(offer ?? lotteryOffer(findLottery(asked) ? asked : undefined));
      case playInstantLottery.path:
        return ok(answers.play?.(JSON.parse(request.body ?? '{}')));
      case placeLotteryBet.path:
      case placeLotteryBets.path:
        try {
          const reply = path === placeLotteryBet.path ? answers.bet : answers.bets;
          return ok(reply?.(JSON.parse(request.body ?? '{}')));
        } catch (refusal) {
          if (!(refusal instanceof Refused)) throw refusal;
          const { status, code, value } = refusal;
          return { status, body: { success: false, value, message: '', code } };
        }
      default:
        return seedTransport(request);
    }
  };
}

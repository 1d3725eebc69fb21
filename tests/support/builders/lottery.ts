import { LOTTERIES } from '../../../engine/lottery/lotteries.ts';
import { findFamily, playsOf } from '../../../engine/lottery/families.ts';
import { createWordStream } from '../../../engine/games/fairness/drawStream.ts';
import { seriesPrize } from '../../../engine/lottery/prices.ts';
import { formatMinor } from '../../../engine/minorUnits.ts';
import type {
  DrawResult,
  Issue,
  LotteryCard,
  LotteryOffer,
  LotteryState,
} from '../../../src/api/lottery.ts';

const minute = (at: number) => new Date(Date.UTC(2026, 1, 1, 3, at)).toISOString();

/** An issue of a lottery that is drawn each minute; `at` counts from the one that is open. */
export const lotteryIssue = (at = 0, parts: Partial<Issue> = {}): Issue => ({
  issue: `20260201-${String(662 + at).padStart(4, '0')}`,
  openAt: minute(1 + at),
  closeAt: minute(2 + at),
  drawAt: minute(2 + at),
  state: at === 0 ? 'open' : 'scheduled',
  ...parts,
});

export const lotteryResult = (parts: Partial<DrawResult> = {}): DrawResult => ({
  lottery: 'SSC1M',
  issue: '20260201-0660',
  drawAt: minute(0),
  drawnAt: minute(0),
  state: 'settled',
  draw: '0,3,0,9,1',
  version: 1,
  demo: false,
  ...parts,
});

export const lotteryCard = (parts: Partial<LotteryCard> = {}): LotteryCard => ({
  lottery: 'SSC1M',
  name: 'SSC 1 Minute',
  family: 'SSC',
  group: 'SSC',
  feature: 'lottery',
  gameId: 101,
  account: 'LOTT',
  area: null,
  defaultPlay: 'F5.DIRECT',
  source: 'own',
  zone: 'Asia/Shanghai',
  everySeconds: 60,
  closeSeconds: 5,
  isHot: false,
  current: lotteryIssue(),
  last: lotteryResult(),
  ...parts,
});

/** The open issue and two after it, one that waits for its draw, and the last draws. */
export const lotteryState = (parts: Partial<LotteryState> = {}): LotteryState => ({
  serverNow: minute(1),
  lottery: lotteryCard(),
  issues: [lotteryIssue(0), lotteryIssue(1), lotteryIssue(2)],
  waiting: [lotteryIssue(-1, { state: 'closed' })],
  last: [lotteryResult(), lotteryResult({ issue: '20260201-0659', draw: '1,9,9,9,9' })],
  ...parts,
});

const SERIES = { min: 1800, max: 1950, chosen: 1900 };

/** What is offered of a lottery of the catalogue, at usual prices. */
export function lotteryOffer(id = 'SSC1M', parts: Partial<LotteryOffer> = {}): LotteryOffer {
  const lottery = LOTTERIES.find((each) => each.id === id)!;
  const plays = playsOf(lottery, findFamily(lottery.family)!);
  const hasSeries = plays.some(({ mode }) => mode === 'series');
  const at = (series: number, chance: Parameters<typeof seriesPrize>[1]) =>
    formatMinor(seriesPrize(series, chance, { unitPrice: 10_000n, multiple: 1, decimals: 4 }), 4);
  return {
    lottery: id,
    currency: 'EUR',
    decimals: 2,
    series: hasSeries ? SERIES : null,
    unitPrices: hasSeries
      ? { bases: ['2', '1'], modes: ['1', '0.1', '0.01'], free: false }
      : { bases: ['1'], modes: ['1'], free: true },
    limits: {
      minStake: '0.01',
      maxStake: '10000.00',
      maxUnits: 100_000,
      maxPerIssue: '50000.00',
      maxPrizePerOrder: '400000.00',
      maxPrizePerIssue: null,
      singlePickPrize: '20000.00',
      maxMultiple: 9999,
      maxItems: 100,
      maxIssues: 500,
    },
    plays: plays.map(({ code, group, mode, factor = 1, outcomes, prices }) => ({
      play: code,
      group,
      mode,
      factor,
      maxUnits: Math.max(1, Math.floor(outcomes * 0.9)),
      prices: prices.map(({ id: price, chance, odds = '1' }) => ({
        price,
        odds: mode === 'series' ? at(SERIES.max, chance) : odds,
        leastOdds: mode === 'series' ? at(SERIES.min, chance) : odds,
      })),
    })),
    closed: [],
    ...parts,
  };
}

/** A result of chance for a lottery of the catalogue, always the same. */
export function lotteryDraw(id: string, seed = 1): DrawResult['draw'] {
  const family = findFamily(LOTTERIES.find((each) => each.id === id)!.family)!;
  let word = seed;
  const next = () => (word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0);
  return family.writeDraw(family.draw(createWordStream(next), '2026-02-01')) as DrawResult['draw'];
}

import type { DrawJson } from '../../../engine/lottery/lotteryModel.ts';
import { statisticsOf } from '../../../engine/lottery/statisticsSummary.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getLotteryChases } from '../../../schemas/api/lotteryChases.ts';
import type { getLotteryResults } from '../../../schemas/api/lotteryIssues.ts';
import type { getLotteryOrder, getLotteryOrders } from '../../../schemas/api/lotteryOrders.ts';
import type { getLotteryStatistics } from '../../../schemas/api/lotteryStatistics.ts';

type Result = ValueOf<typeof getLotteryResults>['list'][number];
type Order = ValueOf<typeof getLotteryOrders>['list'][number];
type Detail = ValueOf<typeof getLotteryOrder>;
type Statistics = ValueOf<typeof getLotteryStatistics>;
type Chase = ValueOf<typeof getLotteryChases>['list'][number];

/** A board of the North as it is drawn. */
export const NORTH_BOARD = {
  DB: '60213',
  G1: '80300',
  G2: ['60683', '51132'],
  G3: ['89384', '11622', '10383', '09349', '00136', '47894'],
  G4: ['7740', '7568', '2767', '8365'],
  G5: ['0570', '5252', '4790', '7707', '6494', '9516'],
  G6: ['354', '649', '773'],
  G7: ['26', '09', '06', '64'],
};

/** A board of a station of the South. */
export const SOUTH_BOARD = {
  DB: '296215',
  G1: '68795',
  G2: '97663',
  G3: ['31471', '78879'],
  G4: ['87601', '40205', '16122', '83417', '47612', '49104', '81537'],
  G5: '4478',
  G6: ['5681', '4809', '3063'],
  G7: '414',
  G8: '22',
};

/** A result of SSC. */
export const drawResult = (over: Partial<Result> = {}): Result => ({
  lottery: 'SSC1M',
  issue: '20260201-0600',
  drawAt: '2026-02-01T10:00:00.000Z',
  drawnAt: '2026-02-01T10:00:00.400Z',
  state: 'settled',
  draw: '1,3,5,7,9',
  version: 1,
  demo: false,
  ...over,
});

/** So many results of SSC, the oldest first; the same ones each time. */
export const drawResults = (count: number): Result[] =>
  Array.from({ length: count }, (_, at) => {
    const digits = [0, 1, 2, 3, 4].map(
      (place) => (at * (7 + place) + ((at * at) % (5 + place))) % 10,
    );
    return drawResult({
      issue: `20260201-${String(at + 1).padStart(4, '0')}`,
      draw: digits.join(),
    });
  });

/** An order that won. */
export const lotteryOrder = (over: Partial<Order> = {}): Order => ({
  order: 'L2602011000001ABCDEFGH',
  lottery: 'SSC1M',
  name: 'SSC 1 Minute',
  family: 'SSC',
  issue: '20260201-0600',
  state: 'won',
  stake: '64.00',
  prize: '180.00',
  rebate: '1.25',
  currency: 'EUR',
  placedAt: '2026-02-01T09:59:20.000Z',
  settledAt: '2026-02-01T10:00:01.000Z',
  closeAt: '2026-02-01T09:59:55.000Z',
  multiple: 1,
  chase: null,
  version: 1,
  canCancel: false,
  plays: ['F5.DIRECT', 'Z.POS'],
  draw: '1,3,5,7,9',
  ...over,
});

/** The same with its items. */
export const orderDetail = (over: Partial<Order> = {}): Detail => ({
  order: lotteryOrder(over),
  items: [
    {
      play: 'F3.MIX',
      selection: '135;133;246',
      units: 3,
      unitPrice: '2.00',
      multiple: 2,
      series: 1800,
      odds: [
        { price: 'G3', odds: '300' },
        { price: 'G6', odds: '150' },
      ],
      half: [],
      stake: '12.00',
      prize: '178.00',
      rebate: '1.25',
      hits: [{ price: 'G6', units: 1, prize: '178.00' }],
    },
    {
      play: 'Z.POS',
      selection: '1S,2B',
      units: 2,
      unitPrice: '1.00',
      multiple: 1,
      series: null,
      odds: [{ price: 'B', odds: '1.95' }],
      half: [],
      stake: '2.00',
      prize: '2.00',
      rebate: '0.00',
      hits: [{ price: 'R', units: 2, prize: '2.00' }],
    },
  ],
  proof: null,
  instant: null,
  payments: [
    { at: '2026-02-01T09:59:20.000Z', kind: 'stake', amount: '-64.00' },
    { at: '2026-02-01T10:00:01.000Z', kind: 'prize', amount: '180.00' },
  ],
});

/** A chase that is half through. */
export const lotteryChase = (over: Partial<Chase> = {}): Chase => ({
  chase: 'C2602011000001ABCDEFGH',
  lottery: 'SSC1M',
  name: 'SSC 1 Minute',
  state: 'running',
  currency: 'EUR',
  placedAt: '2026-02-01T09:59:20.000Z',
  issues: 10,
  done: 4,
  left: 6,
  firstIssue: '20260201-0600',
  lastIssue: '20260201-0609',
  stop: 'win',
  stake: '8.00',
  held: '12.00',
  prize: '0.00',
  plays: ['F5.DIRECT'],
  ...over,
});

/** Results of a family, the oldest first, with what the gateway counts of them. */
export const lotteryStatistics = (list: Result[], family = 'SSC'): Statistics => ({
  lottery: 'SSC1M',
  family,
  list,
  statistics: statisticsOf(
    family,
    list.map(({ draw }) => draw as DrawJson | null),
  ) as Statistics['statistics'],
});

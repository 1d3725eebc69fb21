import type {
  PointBalance,
  PointConfig,
  PointEntry,
  PointItem,
  PointOrder,
} from '../../../src/api/points.ts';

const AT = '2026-02-01T10:00:00.000Z';
const idOf = (at: number) => `5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a1${at}`;

/** How points are earned and what they are worth. */
export const pointConfig = (): PointConfig => ({
  currency: 'EUR',
  ratios: [
    { category: 'RNG', amount: '10.00' },
    { category: 'LIVE', amount: '20.00' },
    { category: 'SPORTS', amount: '10.00' },
  ],
  conversion: { step: 100, amount: '1.00', dayCap: 10_000, turnover: '1' },
});

const item = (at: number, own: Partial<PointItem>): PointItem => ({
  id: idOf(at),
  title: 'Thermos mug',
  text: 'Keeps tea hot for a day of play.',
  picture: null,
  isGoods: true,
  points: 1_200,
  minLevel: 0,
  levelName: null,
  left: null,
  perMember: null,
  ...own,
});

/** What points are redeemed for. */
export const pointItems = (): PointItem[] => [
  item(0, {}),
  item(1, { title: 'Wireless headphones', points: 9_500, left: 12 }),
  item(2, { title: 'Weekend for two', points: 90_000, minLevel: 4, levelName: 'Platinum' }),
  item(3, { title: 'Gift card of 20', text: '', points: 2_200, isGoods: false, left: 0 }),
  item(4, { title: 'Cap with the mark of the house', points: 800, perMember: 1 }),
];

/** What a member has. */
export const pointBalance = (own: Partial<PointBalance> = {}): PointBalance => ({
  points: 4_350,
  owed: 0,
  convertible: 4_300,
  level: 2,
  ordered: [{ item: idOf(4), count: 1 }],
  ...own,
});

const order = (own: Partial<PointOrder>): PointOrder => ({
  id: 'P260201ABCDEF',
  title: 'Thermos mug',
  picture: null,
  isGoods: true,
  quantity: 1,
  points: 1_200,
  state: 'inProcess',
  reason: null,
  at: AT,
  decidedAt: null,
  shippedAt: null,
  carrier: null,
  tracking: null,
  ...own,
});

/** What a member ordered. */
export const pointOrders = (): PointOrder[] => [
  order({}),
  order({
    id: 'P260130ABCDEF',
    title: 'Cap with the mark of the house',
    state: 'approved',
    decidedAt: AT,
    shippedAt: AT,
    carrier: 'Correos',
    tracking: 'PK 0042 1177 ES',
  }),
  order({
    id: 'P260128ABCDEF',
    state: 'rejected',
    decidedAt: AT,
    reason: 'The item is no longer made.',
  }),
];

/** How points moved. */
export const pointEntries = (): PointEntry[] => [
  { id: '3', kind: 'redeemed', points: -1_200, after: 4_350, reference: 'P260201ABCDEF', at: AT },
  { id: '2', kind: 'earned', points: 350, after: 5_550, reference: '2026-02-01', at: AT },
  { id: '1', kind: 'converted', points: -500, after: 5_200, reference: 'P260131ABCDEF', at: AT },
];

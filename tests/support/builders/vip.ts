import type { VipLevel, VipProgramme, VipStanding, VipStep } from '../../../src/api/vip.ts';

const NAMES = ['Member', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'];
const THRESHOLDS = [0, 1_000, 5_000, 20_000, 100_000, 400_000];

const level = (at: number): VipLevel => ({
  level: at,
  name: NAMES[at]!,
  threshold: THRESHOLDS[at]!,
  keep: at > 1 ? THRESHOLDS[at]! / 5 : 0,
  gift: String(at * 15),
  birthday: String(at * 10),
  monthly:
    at > 1 ? { amount: String(at * 10), minDeposit: String(at * 100), minBet: '1000' } : null,
  withdrawal: {
    dayCount: null,
    daySum: null,
    max: null,
    freeADay: at > 2 ? at : null,
    feeRate: null,
  },
  cashback: at > 2 ? '0.008' : '0.006',
  hasOwnService: at > 4,
});

/** The VIP programme. */
export const vipProgramme = (): VipProgramme => ({
  currency: 'EUR',
  keepDays: 90,
  turnover: '1',
  factors: [
    { category: 'RNG', factor: '1' },
    { category: 'LIVE', factor: '0.5' },
    { category: 'SPORTS', factor: '0.8' },
    { category: 'LOTT', factor: '1' },
  ],
  levels: NAMES.map((_, at) => level(at)),
});

/** Where a member is in it. */
export const vipStanding = (own: Partial<VipStanding> = {}): VipStanding => ({
  currency: 'EUR',
  level: 2,
  points: 12_480,
  today: 215,
  keep: { needed: 1_000, reached: 640, until: '2026-03-31' },
  month: { deposited: '120.00', bet: '640.00' },
  gifts: [
    { id: 'level:2', kind: 'level', level: 2, amount: '15.00', expiresAt: null },
    {
      id: 'birthday:2026',
      kind: 'birthday',
      level: 2,
      amount: '10.00',
      expiresAt: '2026-02-08T00:00:00.000Z',
    },
  ],
  birthday: true,
  ...own,
});

/** How they came there. */
export const vipSteps = (): VipStep[] => [
  {
    id: '3',
    day: '2026-01-31',
    kind: 'growth',
    gained: 480,
    points: 12_480,
    from: 2,
    to: 2,
    at: '2026-02-01T06:30:00.000Z',
  },
  {
    id: '2',
    day: '2026-01-30',
    kind: 'growth',
    gained: 7_000,
    points: 12_000,
    from: 0,
    to: 2,
    at: '2026-01-31T06:30:00.000Z',
  },
];

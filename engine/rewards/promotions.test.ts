import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromotionTerms } from '../../schemas/promotions.ts';
import { createDrawStream } from '../games/fairness/drawStream.ts';
import {
  cutPacket,
  lawAgainst,
  localMoment,
  nextStreak,
  openWeights,
  promotionButton,
  promotionDays,
  promotionStatus,
  type StatusFacts,
} from './promotions.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const facts = (own: Partial<StatusFacts> = {}): StatusFacts => ({
  now: 50,
  startsAt: 0,
  endsAt: 100,
  isFull: false,
  needsJoin: false,
  isMet: true,
  entry: null,
  ...own,
});

const entry = (
  state: NonNullable<StatusFacts['entry']>['state'],
  expiresAt: number | null = 200,
) => ({
  state,
  expiresAt,
  mayReapply: false,
});

describe('the status of a promotion', () => {
  it.each<[string, StatusFacts]>([
    ['comingSoon', facts({ now: -1 })],
    ['join', facts({ needsJoin: true })],
    ['joined', facts({ needsJoin: true, entry: entry('joined'), isMet: false })],
    ['joined', facts({ isMet: false })],
    ['claim', facts({ needsJoin: true, entry: entry('joined') })],
    ['claim', facts()],
    ['applying', facts({ entry: entry('applying'), isFull: true })],
    ['process', facts({ entry: entry('process') })],
    ['rejected', facts({ entry: entry('rejected') })],
    ['issued', facts({ entry: entry('issued'), now: 150 })],
    ['close', facts({ entry: entry('issued'), now: 200 })],
    ['claimed', facts({ entry: entry('claimed'), now: 500 })],
    ['close', facts({ entry: entry('applying'), now: 100 })],
    ['close', facts({ isFull: true })],
    ['close', facts({ now: 100 })],
    ['close', facts({ entry: entry('expired') })],
  ])('is %s', (status, given) => {
    expect(promotionStatus(given)).toBe(status);
  });

  it('has a button where something can be done', () => {
    const none = { mayReapply: false, isFull: false };
    expect(promotionButton('join', none)).toBe('join');
    expect(promotionButton('claim', none)).toBe('claim');
    expect(promotionButton('issued', none)).toBe('collect');
    expect(promotionButton('rejected', none)).toBeNull();
    expect(promotionButton('rejected', { ...none, mayReapply: true })).toBe('claim');
    expect(promotionButton('rejected', { mayReapply: true, isFull: true })).toBeNull();
    for (const status of [
      'comingSoon',
      'joined',
      'applying',
      'process',
      'claimed',
      'close',
    ] as const) {
      expect(promotionButton(status, none)).toBeNull();
    }
  });
});

it('cuts packets into parts of 1 at least that come to the sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.nat(100_000),
      fc.nat(),
      (parts, more, nonce) => {
        const stream = createDrawStream({ serverSeed: SEED, clientSeed: 'c', nonce });
        const cut = cutPacket(stream, { totalMinor: parts + more, parts });
        expect(cut).toHaveLength(parts);
        expect(Math.min(...cut)).toBeGreaterThanOrEqual(1);
        expect(cut.reduce((sum, part) => sum + part, 0)).toBe(parts + more);
      },
    ),
  );
});

it('starts a round anew after its last day', () => {
  expect(nextStreak({ day: '2026-11-07', streak: 7 }, '2026-11-08', 7)).toBe(1);
  expect(nextStreak({ day: '2026-11-06', streak: 6 }, '2026-11-07', 7)).toBe(7);
});

it('draws nothing of which nothing is left', () => {
  const prizes = [
    { weight: 5, stock: 0 },
    { weight: 3, stock: 2 },
  ];
  expect(openWeights(prizes, [9, 1])).toEqual([5, 3]);
  expect(openWeights(prizes, [9, 2])).toEqual([5, 0]);
});

it('knows the days of a period and moments of a zone', () => {
  expect(promotionDays('semimonthly', '2026-02-20')).toEqual({
    first: '2026-02-16',
    last: '2026-02-28',
  });
  expect(promotionDays('weekly', '2026-11-28')).toEqual({
    first: '2026-11-23',
    last: '2026-11-29',
  });
  expect(localMoment('2026-11-28T00:30', 'Asia/Tokyo')).toBe(Date.UTC(2026, 10, 27, 15, 30));
  expect(localMoment('2026-02-30T00:00', 'UTC')).toBeNull();
});

const cash = (turnover: string) => ({ pays: 'cash', turnover }) as const;
const bonus = (contribution: Record<string, string>) =>
  ({ pays: 'bonus', multiplier: '10', contribution }) as unknown as PromotionTerms['pays'];

it('asks in Britain for a multiplier of 10 at most, and play of one product', () => {
  const terms = (own: Partial<PromotionTerms>) =>
    ({ pays: cash('10'), minValidBet: '0', categories: [], ...own }) as PromotionTerms;
  expect(lawAgainst(terms({}), 'GB')).toBeNull();
  expect(lawAgainst(terms({ pays: cash('10.5') }), 'GB')).toBe('pays');
  expect(lawAgainst(terms({ pays: cash('40') }), 'MX')).toBeNull();
  expect(lawAgainst(terms({ pays: bonus({}) }), 'GB')).toBe('pays');
  const casino = { SPORTS: '0', ESPORTS: '0', COCKFIGHT: '0', LOTT: '0', ELOTT: '0' };
  expect(lawAgainst(terms({ pays: bonus(casino) }), 'GB')).toBeNull();
  expect(lawAgainst(terms({ minValidBet: '5' }), 'GB')).toBe('categories');
  expect(lawAgainst(terms({ minValidBet: '5', categories: ['RNG', 'LIVE'] }), 'GB')).toBeNull();
  expect(lawAgainst(terms({ minValidBet: '5', categories: ['RNG', 'SPORTS'] }), 'GB')).toBe(
    'categories',
  );
});

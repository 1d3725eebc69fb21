import type { Promotion, PromotionDetail } from '../../../src/api/promotions.ts';

/** A promotion as lists have it. */
export const promotionPart = (own: Partial<Promotion> = {}): Promotion => ({
  id: '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10',
  kind: 'activity',
  category: 'events',
  title: 'Share your win',
  lead: 'Show us a picture of your best moment.',
  picture: null,
  repeats: 'once',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-02-01T00:00:00.000Z',
  status: 'claim',
  button: 'claim',
  most: '20.00',
  amount: null,
  collectUntil: null,
  spins: null,
  ...own,
});

/** A promotion whole. */
export const promotionDetail = (own: Partial<PromotionDetail> = {}): PromotionDetail => ({
  ...promotionPart(),
  currency: 'EUR',
  body: '<p>Tell us how it went. The best stories are rewarded.</p>',
  turnover: '1',
  bonus: null,
  maxReleaseTimes: null,
  match: null,
  categories: [],
  deposit: null,
  validBet: null,
  reason: null,
  comment: null,
  signIn: null,
  packet: null,
  raffle: null,
  freeSpins: null,
  ...own,
});

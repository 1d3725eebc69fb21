import type { BonusMoneyItem } from '../../../src/api/bonuses.ts';
import type { Identity } from '../../../src/api/identity.ts';
import type { Leaderboard, LeaderboardPage, Mission } from '../../../src/api/missions.ts';
import type {
  DepositLine,
  DepositOffer,
  DepositMethod,
  DepositOptions,
  PaymentPassword,
  PayoutAccounts,
  WithdrawalLine,
  WithdrawalQuote,
} from '../../../src/api/payments.ts';
import type { Bonus, Reward } from '../../../src/api/rewards.ts';
import type { Wallet } from '../../../src/api/wallet.ts';

const ID = '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a10';

/** What no interface should be broken by. */
export const LONG_TITLE =
  'The great winter tournament of all tables, slots and lotteries with prizes for a thousand places';

/** A mission, half done. */
export const mission = (own: Partial<Mission> = {}): Mission => ({
  id: ID,
  period: '2026-01-15',
  title: 'Play today',
  text: 'Bets on slots count, whatever they bring.',
  picture: null,
  event: 'validBet',
  categories: ['RNG'],
  isMoney: true,
  done: '60.00',
  target: '100.00',
  reward: '5.00',
  turnover: '2',
  repeats: 'daily',
  state: 'open',
  startsAt: '2026-01-15T00:00:00.000Z',
  endsAt: '2026-01-16T00:00:00.000Z',
  claimUntil: null,
  ...own,
});

/** A leaderboard that is running. */
export const leaderboard = (own: Partial<Leaderboard> = {}): Leaderboard => ({
  id: ID,
  period: '2026-01-12',
  title: 'Race of the week',
  text: 'Whoever stakes most until Sunday.',
  picture: null,
  score: 'validBet',
  categories: [],
  repeats: 'weekly',
  state: 'running',
  startsAt: '2026-01-12T00:00:00.000Z',
  endsAt: '2026-01-19T00:00:00.000Z',
  settlesAt: '2026-01-19T01:00:00.000Z',
  prizes: [
    { from: 1, to: 1, amount: '500.00' },
    { from: 2, to: 2, amount: '200.00' },
    { from: 3, to: 3, amount: '100.00' },
    { from: 4, to: 20, amount: '10.00' },
  ],
  turnover: '1',
  ...own,
});

/** Its places, with the member further down. */
export function places(count = 20): LeaderboardPage {
  const at = (place: number, own: Partial<LeaderboardPage['list'][number]> = {}) => ({
    place,
    name: `ma***${String(place).padStart(2, '0')}`,
    score: `${(10_000 / place).toFixed(2)}`,
    prize: ['500.00', '200.00', '100.00'][place - 1] ?? '10.00',
    isMe: false,
    ...own,
  });
  const own = { score: '204.08', prize: '0.00' };
  return {
    currency: 'EUR',
    players: 1_204,
    me: {
      place: 49,
      ...own,
      around: [48, 49, 50].map((place) =>
        at(place, { prize: '0.00', ...(place === 49 && { ...own, name: 'maria77', isMe: true }) }),
      ),
    },
    list: Array.from({ length: count }, (_, index) => at(index + 1)),
    next: 'more',
  };
}

/** A reward that waits. */
export const reward = (own: Partial<Reward> = {}): Reward => ({
  source: 'mission',
  id: `${ID}:2026-01-15`,
  title: 'Play today',
  amount: '5.00',
  days: null,
  place: null,
  turnover: '2',
  expiresAt: '2026-01-17T00:00:00.000Z',
  ...own,
});

/** Something that the member was given, and plays. */
export const bonus = (own: Partial<Bonus> = {}): Bonus => ({
  id: `mission:${ID}`,
  origin: 'mission',
  title: 'Play today',
  day: null,
  at: '2026-01-14T18:20:00.000Z',
  amount: '5.00',
  state: 'active',
  turnover: { times: '2', required: '10.00', done: '4.20', open: '5.80', waits: false },
  endedAt: null,
  ...own,
});

/** Bonus money that is being played. */
export const bonusMoneyItem = (own: Partial<BonusMoneyItem> = {}): BonusMoneyItem => ({
  id: '7',
  origin: 'depositMatch',
  title: 'Welcome bonus',
  state: 'active',
  amount: '50.00',
  terms: {
    model: 'cashFirst',
    multiplier: '10',
    base: 'bonus',
    shares: [
      { category: 'RNG', share: '1' },
      { category: 'LOTT', share: '1' },
      { category: 'FISH', share: '0.5' },
      { category: 'LIVE', share: '0.1' },
      { category: 'PVP', share: '0' },
    ],
    maxBet: '5.00',
    maxRelease: '250.00',
    hours: 168,
  },
  required: '500.00',
  done: '156.66',
  left: '343.34',
  released: '0.00',
  removed: '0.00',
  grantedAt: '2026-01-14T18:20:00.000Z',
  expiresAt: '2026-01-21T18:20:00.000Z',
  endedAt: null,
  reason: null,
  ...own,
});

const NO_FEE = { rate: '0', fixed: '0.00', min: '0.00', max: null };

/** A way to pay in. */
export const depositMethod = (own: Partial<DepositMethod> = {}): DepositMethod => ({
  id: 'sepa',
  type: 'bank',
  title: 'Bank transfer',
  text: null,
  min: '10.00',
  max: '5000.00',
  presets: ['20.00', '50.00', '100.00', '250.00'],
  wholeOnly: false,
  fee: NO_FEE,
  feeBearer: 'house',
  scheme: null,
  needsPayerName: false,
  needsProof: false,
  expiryMinutes: 1_440,
  isBonusEligible: true,
  openOrder: null,
  ...own,
});

/** A deposit in a list. */
export const depositLine = (own: Partial<DepositLine> = {}): DepositLine => ({
  order: 'D26011512ABCD',
  method: 'sepa',
  type: 'bank',
  title: 'Bank transfer',
  state: 'pending',
  isLate: false,
  currency: 'EUR',
  amount: '50.00',
  fee: '0.00',
  feeBearer: 'house',
  toPay: '50.00',
  arrives: '50.00',
  paidAmount: null,
  credited: null,
  createdAt: '2026-01-15T11:58:00.000Z',
  expiresAt: '2026-01-16T11:58:00.000Z',
  endedAt: null,
  ...own,
});

/** A bonus that a deposit can bring. */
export const depositOffer = (own: Partial<DepositOffer> = {}): DepositOffer => ({
  id: 'welcome',
  title: 'Welcome bonus',
  rate: '1',
  min: '20.00',
  max: '200.00',
  maxReleaseTimes: '5',
  terms: {
    model: 'cashFirst',
    multiplier: '10',
    base: 'bonus',
    shares: [
      ...(['RNG', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const).map((category) => ({
        category,
        share: '1',
      })),
      { category: 'FISH', share: '0.5' },
      { category: 'LIVE', share: '0.1' },
      { category: 'COCKFIGHT', share: '0.1' },
      { category: 'PVP', share: '0' },
    ],
    maxBet: '5.00',
    maxRelease: null,
    hours: 168,
  },
  ...own,
});

/** What can be paid in by. */
export const depositOptions = (own: Partial<DepositOptions> = {}): DepositOptions => ({
  currency: 'EUR',
  decimals: 2,
  payeeName: 'Maria Ortega',
  bonuses: [],
  groups: [
    {
      id: 'bank',
      icon: 'bank',
      title: 'Bank',
      methods: [
        depositMethod(),
        depositMethod({
          id: 'card',
          type: 'card',
          title: 'Card',
          fee: { ...NO_FEE, rate: '0.015' },
          feeBearer: 'member',
        }),
      ],
    },
    {
      id: 'coins',
      icon: 'crypto',
      title: 'Coins',
      methods: [depositMethod({ id: 'usdt', type: 'crypto', title: 'USDT', presets: [] })],
    },
  ],
  open: [],
  ordersLeft: 3,
  dayLeft: null,
  ...own,
});

/** A withdrawal in a list. */
export const withdrawalLine = (own: Partial<WithdrawalLine> = {}): WithdrawalLine => ({
  order: 'W26011512ABCD',
  state: 'requested',
  currency: 'EUR',
  amount: '80.00',
  fee: '0.00',
  administrationFee: '0.00',
  arrives: '80.00',
  accountType: 'bank',
  account: 'Banco Norte ··1332',
  createdAt: '2026-01-15T09:05:00.000Z',
  endedAt: null,
  ...own,
});

/** What can be paid out. */
export const withdrawalQuote = (own: Partial<WithdrawalQuote> = {}): WithdrawalQuote => ({
  currency: 'EUR',
  decimals: 2,
  available: '1250.50',
  held: '0.00',
  min: '20.00',
  max: '1000.00',
  dayCountLeft: 3,
  daySumLeft: '1000.00',
  freeLeft: 1,
  identityLeft: null,
  bonus: null,
  fee: { ...NO_FEE, fixed: '1.00' },
  turnoverPolicy: 'block',
  turnoverRate: '0',
  turnover: { required: '0.00', done: '0.00', left: '0.00', rows: [] },
  blocks: [],
  quote: null,
  open: [],
  ...own,
});

/** Where the member is paid out to. */
export const payoutAccounts = (own: Partial<PayoutAccounts> = {}): PayoutAccounts => ({
  payeeName: 'Maria Ortega',
  most: 5,
  types: ['bank', 'crypto'],
  waitHours: 24,
  accounts: [
    {
      id: ID,
      type: 'bank',
      bank: 'Banco Norte',
      holder: 'Maria Ortega',
      number: '····1332',
      network: null,
      usableAt: '2026-01-10T00:00:00.000Z',
      isUsable: true,
      isBusy: false,
    },
  ],
  ...own,
});

/** A payment password that is set. */
export const paymentPassword = (): PaymentPassword => ({
  isSet: true,
  lockedUntil: null,
  waitsUntil: null,
  changedAt: '2026-01-02T10:00:00.000Z',
  resetWays: [{ way: 'email', hint: 'm***@example.com' }],
  rule: {
    acceptedPattern: '*',
    enabled: true,
    maxLength: 20,
    minLength: 6,
    patternId: 0,
    required: true,
  },
});

/** A wallet for the games of a vendor. */
export const vendorWallet = (own: Partial<Wallet> = {}): Wallet => ({
  wallet: 'NOVA',
  name: 'Nova Slots',
  balance: '120.00',
  held: '0.00',
  underWay: '0.00',
  status: 'open',
  ...own,
});

/** Who checks members for the house. */
export const checkProvider = (
  own: Partial<NonNullable<Identity['provider']>> = {},
): NonNullable<Identity['provider']> => ({
  name: 'Veriqa',
  needs: ['document', 'selfie'],
  state: null,
  pageUrl: null,
  until: null,
  ...own,
});

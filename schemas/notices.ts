/** What messages are about; a member chooses by which ways each of them comes. */
export const NOTICE_TYPES = ['money', 'account', 'play', 'agents', 'rewards', 'news'] as const;

/** What a message is about. */
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** How messages reach somebody who is not on the site. */
export const NOTICE_WAYS = ['mail', 'sms', 'push'] as const;

/** One of them. */
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** What stands in a placeholder: an amount, a moment, a text that somebody wrote, or a word that each language has. */
export type NoticeValueKind = 'money' | 'time' | 'text' | 'word';

/** A value as it is kept. Amounts are decimals ("12.50"), moments ISO 8601, words ids of `NOTICE_WORDS`. */
export type NoticeValue =
  | { readonly money: string; readonly currency: string }
  | { readonly time: string }
  | { readonly text: string }
  | { readonly word: NoticeWord };

/** Words that stand in placeholders, in every language. */
export const NOTICE_WORDS = [
  'document',
  'selfie',
  'address',
  'limitDeposit',
  'limitLoss',
  'limitWager',
  'limitSession',
  'bonusBelowLeast',
  'bonusHad',
  'bonusOver',
  'bonusNotNow',
  'contractDividend',
  'contractDaily',
  'contractHourly',
  'contractRealTime',
] as const;

/** One of them. */
export type NoticeWord = (typeof NOTICE_WORDS)[number];

/** What a kind of message is: what it is about, its placeholders, and the page that it leads to. */
interface NoticeKindFacts {
  readonly type: NoticeType;
  readonly values: Readonly<Record<string, NoticeValueKind>>;
  /** Screen of the site; of one order where `order` is among the values. */
  readonly screen?: string;
  /** Whether it is kept from who takes a break, as offers are; what is about rewards is, unless it says otherwise. */
  readonly isOffer?: boolean;
}

const order = { amount: 'money', order: 'text' } as const;

/** Messages that follow from events, one line each. */
export const NOTICES = {
  depositArrived: { type: 'money', values: order, screen: 'deposit' },
  depositRefused: { type: 'money', values: order, screen: 'deposit' },
  depositReturned: { type: 'money', values: order, screen: 'deposit' },
  /** A deposit was credited without the bonus that was chosen for it. */
  depositBonusRefused: {
    type: 'money',
    values: { bonus: 'text', reason: 'word', order: 'text' },
    screen: 'deposit',
  },
  withdrawalApproved: { type: 'money', values: order, screen: 'withdraw' },
  withdrawalRefused: { type: 'money', values: order, screen: 'withdraw' },
  /** Paid, and the member says whether it arrived. */
  withdrawalPaid: { type: 'money', values: order, screen: 'withdraw' },
  /** Less than all of it was paid, or it came back; the rest is being looked into. */
  withdrawalMissing: { type: 'money', values: order, screen: 'withdraw' },
  receiptPaidAgain: { type: 'money', values: order, screen: 'withdraw' },
  receiptGivenBack: { type: 'money', values: order, screen: 'withdraw' },
  receiptClosed: { type: 'money', values: order, screen: 'withdraw' },
  identityAsked: {
    type: 'account',
    values: { need: 'word', reason: 'text' },
    screen: 'identityCheck',
  },
  identityApproved: { type: 'account', values: { need: 'word' }, screen: 'identityCheck' },
  identityRefused: {
    type: 'account',
    values: { need: 'word', reason: 'text' },
    screen: 'identityCheck',
  },
  limitReady: { type: 'account', values: { limit: 'word' }, screen: 'limits' },
  newSignIn: { type: 'account', values: { at: 'time', address: 'text', device: 'text' } },
  passwordChanged: { type: 'account', values: { at: 'time' } },
  paymentPasswordChanged: { type: 'account', values: { at: 'time' } },
  emailChanged: { type: 'account', values: { at: 'time' } },
  phoneChanged: { type: 'account', values: { at: 'time' } },
  lotteryWon: {
    type: 'play',
    values: { amount: 'money', issue: 'text' },
    screen: 'bettingRecord',
  },
  /** A day is over, and what its bets gave can be claimed. */
  cashbackReady: {
    type: 'rewards',
    values: { amount: 'money', until: 'time' },
    screen: 'cashback',
  },
  /** Enough was bet: what is left of a bonus, up to its most, is the member's. */
  bonusReleased: {
    type: 'rewards',
    isOffer: false,
    values: { bonus: 'money', amount: 'money' },
    screen: 'bonusDetails',
  },
  /** Its time is over; `amount` of bonus money is gone. */
  bonusExpired: {
    type: 'rewards',
    isOffer: false,
    values: { bonus: 'money', amount: 'money' },
    screen: 'bonusDetails',
  },
  bonusEndingSoon: {
    type: 'rewards',
    values: { bonus: 'money', left: 'money', until: 'time' },
    screen: 'bonusDetails',
  },
  freeSpinsGiven: {
    type: 'rewards',
    values: { count: 'text', game: 'text', until: 'time' },
    screen: 'bonusDetails',
  },
  freeSpinsEndingSoon: {
    type: 'rewards',
    values: { left: 'text', game: 'text', until: 'time' },
    screen: 'bonusDetails',
  },
  /** They are over, and what they won was given. */
  freeSpinsPaid: {
    type: 'rewards',
    values: { game: 'text', amount: 'money' },
    screen: 'bonusDetails',
  },
  missionReached: {
    type: 'rewards',
    values: { mission: 'text', amount: 'money' },
    screen: 'rewardCenter',
  },
  leaderboardPrize: {
    type: 'rewards',
    values: { board: 'text', place: 'text', amount: 'money' },
    screen: 'rewardCenter',
  },
  /** An application for a promotion was granted, and waits to be collected. */
  promotionIssued: {
    type: 'rewards',
    values: { promotion: 'text', amount: 'money', until: 'time' },
    screen: 'rewardCenter',
  },
  /** What was granted and not collected goes within a day. */
  promotionLapsing: {
    type: 'rewards',
    values: { promotion: 'text', amount: 'money', until: 'time' },
    screen: 'rewardCenter',
  },
  /** A promotion ends that its member has begun or can claim. */
  promotionEnding: {
    type: 'rewards',
    values: { promotion: 'text', until: 'time' },
    screen: 'promotions',
  },
  /** One ends that its member could begin: marketing. */
  offerEnding: {
    type: 'news',
    values: { promotion: 'text', until: 'time' },
    screen: 'promotions',
  },
  promotionRejected: {
    type: 'rewards',
    values: { promotion: 'text', reason: 'text' },
    screen: 'promotions',
  },
  /** A level of the VIP programme was reached. */
  vipLevel: { type: 'rewards', values: { level: 'text' }, screen: 'vip' },
  /** What a level gives waits to be claimed. */
  vipGift: { type: 'rewards', values: { level: 'text', amount: 'money' }, screen: 'vip' },
  /** What was redeemed for points. */
  pointsApproved: { type: 'rewards', values: { item: 'text' }, screen: 'pointMall' },
  pointsRejected: {
    type: 'rewards',
    values: { item: 'text', reason: 'text' },
    screen: 'pointMall',
  },
  pointsShipped: {
    type: 'rewards',
    values: { item: 'text', carrier: 'text', tracking: 'text' },
    screen: 'pointMall',
  },
  /** A friend did what the invitation asks for. */
  inviterRewarded: { type: 'rewards', values: { amount: 'money' }, screen: 'referral' },
  friendRewarded: { type: 'rewards', values: { amount: 'money' }, screen: 'referral' },
  /** Of agents: what somebody offered, answered or ended. */
  contractOffered: { type: 'agents', values: { contract: 'word', by: 'text' } },
  contractAccepted: { type: 'agents', values: { contract: 'word', by: 'text' } },
  contractRejected: { type: 'agents', values: { contract: 'word', by: 'text' } },
  contractLapsed: { type: 'agents', values: { contract: 'word', by: 'text' } },
  contractEndAsked: { type: 'agents', values: { contract: 'word', by: 'text' } },
  contractKept: { type: 'agents', values: { contract: 'word', by: 'text' } },
  contractEnded: { type: 'agents', values: { contract: 'word', by: 'text' } },
  /** What a period came to was paid. */
  contractPaid: {
    type: 'agents',
    values: { contract: 'word', period: 'text', amount: 'money' },
  },
  /** The member had not enough to pay somebody below, and owes the rest. */
  contractDebt: {
    type: 'agents',
    values: { contract: 'word', period: 'text', amount: 'money', to: 'text' },
  },
  /** The agent above had not enough, and owes the rest. */
  contractOwed: {
    type: 'agents',
    values: { contract: 'word', period: 'text', amount: 'money', by: 'text' },
  },
  contractDebtPaid: { type: 'agents', values: { contract: 'word', amount: 'money' } },
  /** An agent wrote to somebody of its team. */
  agentMessage: { type: 'agents', isOffer: true, values: { from: 'text', message: 'text' } },
  feedbackAnswered: { type: 'account', values: { answer: 'text' } },
} as const satisfies Record<string, NoticeKindFacts>;

/** A kind of message that follows from an event. */
export type NoticeKind = keyof typeof NOTICES;

/** Every kind, in the order of the table. */
export const NOTICE_KINDS = Object.keys(NOTICES) as readonly NoticeKind[];

type ValueOfKind<Kind extends NoticeValueKind> = Extract<
  NoticeValue,
  Readonly<Record<Kind, unknown>>
>;

/** The values that a kind takes. */
export type NoticeValues<Kind extends NoticeKind = NoticeKind> = {
  readonly [Name in keyof (typeof NOTICES)[Kind]['values']]: ValueOfKind<
    (typeof NOTICES)[Kind]['values'][Name] & NoticeValueKind
  >;
};

/** What a kind is, for code that does not know which. */
export const factsOfNotice = (kind: NoticeKind): NoticeKindFacts => NOTICES[kind];

/** Whether a kind is told to nobody to whom nothing is offered. */
export const isOfferNotice = (kind: NoticeKind): boolean => {
  const { isOffer, type } = factsOfNotice(kind);
  return isOffer ?? (type === 'rewards' || type === 'news');
};

/** The texts of a kind, with placeholders such as `{amount}`. */
export interface NoticeText {
  readonly title: string;
  readonly text: string;
}

/** Everything that a language says of messages. */
export interface NoticeLanguage {
  readonly notices: Readonly<Record<NoticeKind, NoticeText>>;
  readonly words: Readonly<Record<NoticeWord, string>>;
}

/** By which ways messages of a type come, besides the site. */
export type NoticeChoices = Readonly<
  Partial<Record<NoticeType, Readonly<Partial<Record<NoticeWay | 'site', boolean>>>>>
>;

/** Types that everybody gets on the site: what law or safety needs. */
export const FIXED_TYPES: readonly NoticeType[] = ['money', 'account'];

/** Types that are marketing: nobody gets them who did not ask for them. */
export const MARKETING_TYPES: readonly NoticeType[] = ['news'];

const DEFAULT_WAYS: Readonly<Record<NoticeType, readonly (NoticeWay | 'site')[]>> = {
  money: ['site', 'mail', 'push'],
  account: ['site', 'mail', 'push'],
  play: ['site', 'push'],
  agents: ['site', 'push'],
  rewards: ['site', 'push'],
  news: [],
};

/** Whether messages of a type come by a way, as the member chose or as it is for who chose nothing. */
export function comesBy(
  choices: NoticeChoices,
  type: NoticeType,
  way: NoticeWay | 'site',
): boolean {
  if (way === 'site' && FIXED_TYPES.includes(type)) return true;
  return choices[type]?.[way] ?? DEFAULT_WAYS[type].includes(way);
}

import type { GameCategory } from './api/games.ts';

/** What an agent can be contracted for. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realTime'] as const;
/** One of them. */
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** What of a team's play a contract is about; CONS is all of it together. */
export const PRODUCT_GROUPS = [
  'CONS',
  'LIVE',
  'RNG',
  'SPORTS',
  'LOTT',
  'FISH',
  'ELOTT',
  'PVP',
] as const;
/** One of them. */
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

/** The group of its own that a category of games belongs to, beside CONS. */
export const GROUP_OF_CATEGORY: Readonly<Record<GameCategory, Exclude<ProductGroup, 'CONS'>>> = {
  RNG: 'RNG',
  LIVE: 'LIVE',
  FISH: 'FISH',
  PVP: 'PVP',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'LIVE',
  LOTT: 'LOTT',
  ELOTT: 'ELOTT',
};

/**
 * How a loss of a team that the house had in a period goes over to later ones: not at all, to the next one alone, until it is
 * cleared, or from the first half of a month to its second.
 */
export const CARRY_STRATEGIES = ['none', 'previous', 'untilCleared', 'halfMonth'] as const;
/** One of them. */
export type CarryStrategy = (typeof CARRY_STRATEGIES)[number];

/** How it stands with a contract. */
export const CONTRACT_STATES = [
  'offered',
  'changeOffered',
  'active',
  'endAsked',
  'rejected',
  'ended',
] as const;
/** One of them. */
export type ContractState = (typeof CONTRACT_STATES)[number];

/** The letters by which calls name states. */
export const STATE_LETTERS = {
  offered: 'P',
  changeOffered: 'E',
  active: 'A',
  endAsked: 'V',
  rejected: 'R',
  ended: 'C',
} as const satisfies Record<ContractState, string>;
/** One of them. */
export type StateLetter = (typeof STATE_LETTERS)[ContractState];

/** What either side does to a contract. */
export const CONTRACT_STEPS = [
  'offer',
  'withdraw',
  'accept',
  'reject',
  'askEnd',
  'agreeEnd',
  'refuseEnd',
] as const;
/** One of them. */
export type ContractStep = (typeof CONTRACT_STEPS)[number];

/** How it stands with a bill. */
export const BILL_STATES = [
  'gathered',
  'computed',
  'notReached',
  'paid',
  'partPaid',
  'insufficient',
  'held',
  'cancelled',
] as const;
/** One of them. */
export type BillState = (typeof BILL_STATES)[number];

/** The most tiers that a contract has. */
export const MOST_TIERS = 10;
/** After how many days an offer that nobody answered is gone. */
export const OFFER_DAYS = 7;

/** What of terms keeps them from being offered, by the rule that it breaks. */
export const TERM_RULES = [
  /** There are none, or more than ten. */
  'tierCount',
  /** A tier pays no more than the one before it. */
  'rateMustRise',
  /** A tier asks for fewer active members than the one before it. */
  'activeMustNotFall',
  /** A tier asks for less bet or loss than the one before it. */
  'needMustNotFall',
  /** The house, or the agent above, has no contract to pay this from. */
  'uplineHasNone',
  'betBelowUpline',
  'lossBelowUpline',
  'activeBelowUpline',
  'rateAboveUpline',
  /** A fixed sum where the agent above gets a share, or the other way round. */
  'rateTypeDiffers',
] as const;
/** One of them. */
export type TermRule = (typeof TERM_RULES)[number];

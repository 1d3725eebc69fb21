import type { LimitWindow } from './limits.ts';

/** What the law of a market asks for; a brand's own rules may only be stricter. */
export interface PlayRules {
  /** How long a higher limit waits before the member can confirm it. */
  readonly raiseDelayHours: number;
  /** The most that may be paid in, in the main unit of the currency. */
  readonly depositMost: Readonly<Partial<Record<LimitWindow, number>>>;
  /** The shortest self-exclusion. */
  readonly exclusionMonths: number;
}

/** Where no market is named, or none that we know. */
const NEUTRAL: PlayRules = {
  raiseDelayHours: 24,
  depositMost: {},
  exclusionMonths: 6,
};

/** Markets by ISO 3166; docs/RESPONSIBLE_PLAY.md names the source of each figure. */
const MARKETS: Readonly<Record<string, Partial<PlayRules>>> = {
  GB: {},
  DE: { raiseDelayHours: 7 * 24, depositMost: { month: 1_000 } },
  ES: { depositMost: { day: 600, week: 1_500, month: 3_000 } },
  BR: {},
};

/** The rules of a brand's market. */
export const playRulesOf = (country: string | undefined): PlayRules => ({
  ...NEUTRAL,
  ...(country !== undefined && Object.hasOwn(MARKETS, country) && MARKETS[country]),
});

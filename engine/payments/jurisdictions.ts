import type { FeatureId } from '../../schemas/features.ts';
import type { LimitWindow } from './limits.ts';

/** Who is young: below an age in whole years, by the calendar of a time zone. */
export interface YoungAge {
  readonly underAge: number;
  /** IANA name; the market's own, whatever a brand's is. */
  readonly timeZone: string;
}

/** What the law of a market says of a spin of a slot. */
export interface SpinLaw {
  /** Of its amounts, by ISO 4217. */
  readonly currency: string;
  /** In the main unit. */
  readonly highestStake: number;
  /** Where young adults may stake less. */
  readonly young: (YoungAge & { readonly highestStake: number }) | null;
  /** From the beginning of a spin to that of the next. */
  readonly shortestMs: number;
}

/** What the law of a market asks for; a brand's own rules may only be stricter. */
export interface PlayRules {
  /** How long a higher limit waits before the member can confirm it. */
  readonly raiseDelayHours: number;
  /** The most that may be paid in, in the main unit of the currency. */
  readonly depositMost: Readonly<Partial<Record<LimitWindow, number>>>;
  /** The shortest self-exclusion. */
  readonly exclusionMonths: number;
  /** How often who chose nothing is reminded of how long they play; null for never. */
  readonly checkMinutes: number | null;
  /** The longest that may be chosen between two reminders; null where they may be switched off. */
  readonly checkMinutesMost: number | null;
  /** The longest that anybody plays without a rest; null for as long as they like. */
  readonly sessionMinutesMost: number | null;
  /** How long a rest is, after which play begins anew. */
  readonly restMinutes: number;
  /** Whether a withdrawal may never be taken back, whatever the brand says. */
  readonly withdrawalsStand: boolean;
  /** Whether deposits need not be played before they are withdrawn, whatever the brand says. */
  readonly depositsAreFree: boolean;
  /** What a spin of a slot may cost and how long it lasts; null where the law says nothing of it. */
  readonly spins: SpinLaw | null;
  /** Features that are off, whatever the brand says. */
  readonly closedFeatures: readonly FeatureId[];
  /** Whether others see what a member won, under a shortened name, only once the member said so. */
  readonly winsNeedConsent: boolean;
}

/** Where no market is named, or none that we know. */
const NEUTRAL: PlayRules = {
  raiseDelayHours: 24,
  depositMost: {},
  exclusionMonths: 6,
  checkMinutes: 60,
  checkMinutesMost: null,
  sessionMinutesMost: null,
  restMinutes: 30,
  withdrawalsStand: false,
  depositsAreFree: false,
  spins: null,
  closedFeatures: [],
  winsNeedConsent: false,
};

/** Markets by ISO 3166; docs/RESPONSIBLE_PLAY.md names the source of each figure. */
const MARKETS: Readonly<Record<string, Partial<PlayRules>>> = {
  GB: {
    checkMinutesMost: 60,
    withdrawalsStand: true,
    depositsAreFree: true,
    spins: {
      currency: 'GBP',
      highestStake: 5,
      young: { underAge: 25, timeZone: 'Europe/London', highestStake: 2 },
      shortestMs: 2_500,
    },
  },
  DE: {
    raiseDelayHours: 7 * 24,
    depositMost: { month: 1_000 },
    checkMinutesMost: 60,
    sessionMinutesMost: 60,
    restMinutes: 5,
    spins: { currency: 'EUR', highestStake: 1, young: null, shortestMs: 5_000 },
    closedFeatures: ['freePlay', 'vip', 'live'],
  },
  ES: { depositMost: { day: 600, week: 1_500, month: 3_000 }, checkMinutesMost: 60 },
  BR: { checkMinutes: 30, checkMinutesMost: 60 },
};

/** Where the General Data Protection Regulation holds, the United Kingdom's own among them, by ISO 3166. */
const GDPR =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

/** The markets that have rules of their own. */
export const KNOWN_MARKETS: readonly string[] = Object.keys(MARKETS);

/** The rules of a brand's market. */
export const playRulesOf = (country: string | null | undefined): PlayRules => ({
  ...NEUTRAL,
  winsNeedConsent: typeof country === 'string' && GDPR.includes(country),
  ...(typeof country === 'string' && Object.hasOwn(MARKETS, country) && MARKETS[country]),
});

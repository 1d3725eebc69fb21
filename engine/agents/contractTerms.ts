import {
  MOST_TIERS,
  type CarryStrategy,
  type ProductGroup,
  type TermRule,
} from '../../schemas/contracts.ts';

/** A step of a contract: what it asks for, and what it pays. Amounts are minor units. */
export interface Tier {
  readonly betMinor: bigint;
  /** What the team has to have lost; of dividends only. */
  readonly lossMinor: bigint;
  readonly active: number;
  /** P: a share of the base; F: a fixed sum. */
  readonly rateType: 'P' | 'F';
  /** Decimal text of at most 6 decimals; of real-time salaries for bets that won. */
  readonly rate: string;
  readonly fixedMinor: bigint;
  /** Of real-time salaries for bets that lost. */
  readonly lossRate: string;
}

/** What two sides agreed on. */
export interface ContractTerms {
  readonly tiers: readonly Tier[];
  readonly carry: CarryStrategy;
  /** A share of what the team lost that is taken off first, as a decimal text; of dividends only. */
  readonly feeRate: string;
}

const RATE_DECIMALS = 6;
const MICRO = 10n ** BigInt(RATE_DECIMALS);
const RATE = /^([01])(?:\.(\d{1,6}))?$/;

/** Millionths of a share from 0 to 1; a RangeError for what is none. */
export function microOf(rate: string): bigint {
  const [, whole, fraction = ''] = RATE.exec(rate) ?? [];
  const micro =
    whole === undefined
      ? null
      : BigInt(whole) * MICRO + BigInt(fraction.padEnd(RATE_DECIMALS, '0'));
  if (micro === null || micro > MICRO) throw new RangeError(`${rate} is no share.`);
  return micro;
}

/** A share as its shortest decimal text. */
export function rateOf(micro: bigint): string {
  const fraction = String(micro % MICRO)
    .padStart(RATE_DECIMALS, '0')
    .replace(/0+$/, '');
  return fraction ? `${micro / MICRO}.${fraction}` : String(micro / MICRO);
}

/** A share of an amount, cut to minor units. */
export const cutShare = (amountMinor: bigint, rate: string): bigint =>
  (amountMinor * microOf(rate)) / MICRO;

/** What a team did that tiers ask for. */
export interface TeamFacts {
  readonly betMinor: bigint;
  readonly lossMinor: bigint;
  readonly active: number;
}

/** The last tier whose conditions all hold, by its place; -1 for none. */
export const chooseTier = (tiers: readonly Tier[], facts: TeamFacts): number =>
  tiers.findLastIndex(
    (tier) =>
      facts.betMinor >= tier.betMinor &&
      (tier.lossMinor === 0n || facts.lossMinor >= tier.lossMinor) &&
      facts.active >= tier.active,
  );

/** How many of a team bet enough by themselves; the agent is one of the team. */
export const countActive = (validBets: readonly bigint[], leastMinor: bigint): number =>
  validBets.filter((valid) => valid >= leastMinor).length;

/** What is wrong with terms: the rule, the tier by its place, and the value that would do (null where none would). */
export interface TermFault {
  readonly rule: TermRule;
  readonly tier: number;
  readonly value:
    | { readonly rate: string }
    | { readonly amountMinor: bigint }
    | { readonly count: number }
    | null;
}

/** What is wrong with tiers by themselves; undefined where nothing is. */
export function findOwnFault(tiers: readonly Tier[]): TermFault | undefined {
  if (tiers.length === 0 || tiers.length > MOST_TIERS) {
    return { rule: 'tierCount', tier: 0, value: { count: MOST_TIERS } };
  }
  for (const [place, tier] of tiers.entries()) {
    const before = tiers[place - 1];
    if (!before) continue;
    if (tier.active < before.active) {
      return { rule: 'activeMustNotFall', tier: place, value: { count: before.active } };
    }
    if (tier.betMinor < before.betMinor || tier.lossMinor < before.lossMinor) {
      const amountMinor = tier.betMinor < before.betMinor ? before.betMinor : before.lossMinor;
      return { rule: 'needMustNotFall', tier: place, value: { amountMinor } };
    }
    const same = tiers.slice(0, place).findLast(({ rateType }) => rateType === tier.rateType);
    if (!same) continue;
    if (tier.rateType === 'F' ? tier.fixedMinor <= same.fixedMinor : !isHigher(tier, same)) {
      return {
        rule: 'rateMustRise',
        tier: place,
        value:
          tier.rateType === 'F'
            ? { amountMinor: same.fixedMinor + 1n }
            : { rate: rateOf(microOf(same.rate) + 1n) },
      };
    }
  }
  return undefined;
}

/** Whether a share rises above another; of real-time salaries either of the two, and none falls. */
function isHigher(tier: Tier, other: Tier): boolean {
  const win = microOf(tier.rate) - microOf(other.rate);
  const loss = microOf(tier.lossRate) - microOf(other.lossRate);
  return win >= 0n && loss >= 0n && win + loss > 0n;
}

const smallest = <T extends bigint | number>(values: readonly T[]): T =>
  values.reduce((one, other) => (other < one ? other : one));

/** What a tier asks for that is less than anything the agent above has to reach. */
function findLowNeed(tier: Tier, place: number, upline: readonly Tier[]): TermFault | undefined {
  const bet = smallest(upline.map(({ betMinor }) => betMinor));
  const loss = smallest(upline.map(({ lossMinor }) => lossMinor));
  const active = smallest(upline.map((one) => one.active));
  if (tier.betMinor < bet) {
    return { rule: 'betBelowUpline', tier: place, value: { amountMinor: bet } };
  }
  if (tier.lossMinor < loss) {
    return { rule: 'lossBelowUpline', tier: place, value: { amountMinor: loss } };
  }
  if (tier.active < active) {
    return { rule: 'activeBelowUpline', tier: place, value: { count: active } };
  }
  return undefined;
}

/** What a tier pays beyond what the agent above gets for needs that are no harder. */
function findHighRate(tier: Tier, place: number, upline: readonly Tier[]): TermFault | undefined {
  const sameType = upline.filter(({ rateType }) => rateType === tier.rateType);
  if (sameType.length === 0) return { rule: 'rateTypeDiffers', tier: place, value: null };
  const own = sameType.findLast(
    ({ betMinor, lossMinor }) => betMinor <= tier.betMinor && lossMinor <= tier.lossMinor,
  );
  if (tier.rateType === 'F') {
    const mostMinor = own?.fixedMinor ?? 0n;
    return tier.fixedMinor > mostMinor
      ? { rule: 'rateAboveUpline', tier: place, value: { amountMinor: mostMinor } }
      : undefined;
  }
  const rates: readonly (readonly [string, string])[] = [
    [tier.rate, own?.rate ?? '0'],
    [tier.lossRate, own?.lossRate ?? '0'],
  ];
  const above = rates.find(([wanted, most]) => microOf(wanted) > microOf(most));
  return above && { rule: 'rateAboveUpline', tier: place, value: { rate: above[1] } };
}

/**
 * What is wrong with terms that an agent offers, by its own (null where it has none to pay from; undefined where the house
 * offers, which pays what it likes). The first fault, or undefined.
 */
export function findFault(
  tiers: readonly Tier[],
  upline: readonly Tier[] | null | undefined,
): TermFault | undefined {
  const own = findOwnFault(tiers);
  if (own || upline === undefined) return own;
  if (upline === null) return { rule: 'uplineHasNone', tier: 0, value: null };
  for (const [place, tier] of tiers.entries()) {
    const fault = findLowNeed(tier, place, upline) ?? findHighRate(tier, place, upline);
    if (fault) return fault;
  }
  return undefined;
}

/** A contract that runs, as far as it matters who ends with whom. */
export interface RunningContract {
  readonly id: string;
  readonly payerId: string | null;
  readonly receiverId: string;
  readonly group: ProductGroup;
  readonly tiers: readonly Tier[];
}

/** Whether a contract of the agent above is what one of a downline is paid from. */
export const coversGroup = (upline: ProductGroup, own: ProductGroup): boolean =>
  upline === own || upline === 'CONS';

/** Whether tiers reach higher anywhere than others do. */
function reachesHigher(tiers: readonly Tier[], than: readonly Tier[]): boolean {
  const top = (of: readonly Tier[], read: (tier: Tier) => bigint) =>
    of.map(read).reduce((one, other) => (other > one ? other : one), 0n);
  const reads: readonly ((tier: Tier) => bigint)[] = [
    (tier) => (tier.rateType === 'P' ? microOf(tier.rate) : 0n),
    (tier) => microOf(tier.lossRate),
    (tier) => (tier.rateType === 'F' ? tier.fixedMinor : 0n),
  ];
  return reads.some((read) => top(tiers, read) > top(than, read));
}

/**
 * Which contracts of a kind end as an agent's terms become these, or null as its contract ends: those of direct downlines that
 * reach higher, and all below those, since their payers have none any more. Direct ones first.
 */
export function whoEnds(
  running: readonly RunningContract[],
  changed: Pick<RunningContract, 'receiverId' | 'group'>,
  tiers: readonly Tier[] | null,
): readonly RunningContract[] {
  const below = (agentId: string, group: ProductGroup) =>
    running.filter((one) => one.payerId === agentId && coversGroup(group, one.group));
  const ending = below(changed.receiverId, changed.group).filter(
    (one) => tiers === null || reachesHigher(one.tiers, tiers),
  );
  const seen = new Set(ending.map(({ id }) => id));
  for (const one of ending) {
    for (const next of below(one.receiverId, one.group)) {
      if (seen.has(next.id)) continue;
      seen.add(next.id);
      ending.push(next);
    }
  }
  return ending;
}

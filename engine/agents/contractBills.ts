import type { CarryStrategy, ContractKind } from '../../schemas/contracts.ts';
import { chooseTier, cutShare, microOf, type ContractTerms } from './contractTerms.ts';

/** What a team did in a period. Minor units. */
export interface TeamFigures {
  readonly betsMinor: bigint;
  readonly validMinor: bigint;
  readonly payoutsMinor: bigint;
  /** Cashback and rebates. */
  readonly cashbackMinor: bigint;
  readonly bonusMinor: bigint;
  /** What came into the team as salary. */
  readonly salariesMinor: bigint;
  /** Of bets that won and of those that lost, what counts; a stake that came back is on neither side. */
  readonly wonMinor: bigint;
  readonly lostMinor: bigint;
  readonly active: number;
}

/** What a period comes to. */
export interface Computed {
  /** By its place; -1 where none was reached. */
  readonly tier: number;
  readonly baseMinor: bigint;
  readonly amountMinor: bigint;
  readonly netLossMinor: bigint;
  readonly afterFeeMinor: bigint;
  readonly carryInMinor: bigint;
  readonly carryOutMinor: bigint;
}

const most = (one: bigint, other: bigint) => (one > other ? one : other);
const MICRO = 1_000_000n;

/** A loss that goes over into a period, of what the one before left; zero or less. */
export function carryInto(
  carry: CarryStrategy,
  key: string,
  last: { readonly key: string; readonly carryOutMinor: bigint } | undefined,
): bigint {
  if (!last || carry === 'none') return 0n;
  if (carry !== 'halfMonth') return last.carryOutMinor;
  const isSecondHalf = key.endsWith('-B') && last.key === `${key.slice(0, -1)}A`;
  return isSecondHalf ? last.carryOutMinor : 0n;
}

/** Steps 1 to 4 of a dividend: what the team lost, without the fee, with what came over. */
export function dividendBase(
  figures: Pick<
    TeamFigures,
    'betsMinor' | 'payoutsMinor' | 'cashbackMinor' | 'bonusMinor' | 'salariesMinor'
  >,
  {
    feeRate,
    carry,
    carryInMinor,
  }: Pick<ContractTerms, 'feeRate' | 'carry'> & { carryInMinor: bigint },
): Pick<
  Computed,
  'netLossMinor' | 'afterFeeMinor' | 'baseMinor' | 'carryInMinor' | 'carryOutMinor'
> {
  const { betsMinor, payoutsMinor, cashbackMinor, bonusMinor, salariesMinor } = figures;
  const netLossMinor = betsMinor - payoutsMinor - cashbackMinor - bonusMinor - salariesMinor;
  const afterFeeMinor =
    netLossMinor > 0n ? netLossMinor - cutShare(netLossMinor, feeRate) : netLossMinor;
  const sum = afterFeeMinor + carryInMinor;
  const left = carry === 'previous' ? afterFeeMinor : sum;
  return {
    netLossMinor,
    afterFeeMinor,
    carryInMinor,
    baseMinor: most(0n, sum),
    carryOutMinor: carry === 'none' || left > 0n ? 0n : left,
  };
}

/** What a team's period comes to by terms; a negative base never takes anything. */
export function computeBill(
  kind: ContractKind,
  { tiers, ...terms }: ContractTerms,
  figures: TeamFigures,
  carryInMinor = 0n,
): Computed {
  const none = { netLossMinor: 0n, afterFeeMinor: 0n, carryInMinor: 0n, carryOutMinor: 0n };
  const { active } = figures;
  if (kind === 'dividend') {
    const base = dividendBase(figures, { ...terms, carryInMinor });
    const facts = { betMinor: figures.betsMinor, lossMinor: base.afterFeeMinor, active };
    return { ...base, ...payTier(tiers, chooseTier(tiers, facts), base.baseMinor) };
  }
  if (kind === 'realTime') {
    const { wonMinor, lostMinor } = figures;
    const baseMinor = wonMinor + lostMinor;
    const tier = chooseTier(tiers, { betMinor: baseMinor, lossMinor: 0n, active });
    const chosen = tiers[tier];
    const amountMinor = chosen
      ? (wonMinor * microOf(chosen.rate) + lostMinor * microOf(chosen.lossRate)) / MICRO
      : 0n;
    return { ...none, tier, baseMinor, amountMinor: most(0n, amountMinor) };
  }
  const baseMinor = figures.validMinor;
  const tier = chooseTier(tiers, { betMinor: baseMinor, lossMinor: 0n, active });
  return { ...none, baseMinor, ...payTier(tiers, tier, baseMinor) };
}

function payTier(tiers: ContractTerms['tiers'], tier: number, baseMinor: bigint) {
  const chosen = tiers[tier];
  if (!chosen || baseMinor <= 0n) return { tier, amountMinor: 0n };
  const amountMinor =
    chosen.rateType === 'F' ? chosen.fixedMinor : cutShare(baseMinor, chosen.rate);
  return { tier, amountMinor };
}

/** Something to pay. */
export interface Obligation {
  readonly id: string;
  readonly leftMinor: bigint;
}

/** Pays one after the other as far as the money goes; what got nothing is left out. */
export function payDown(
  potMinor: bigint,
  obligations: readonly Obligation[],
): readonly { readonly id: string; readonly paidMinor: bigint }[] {
  let left = potMinor;
  const paid: { id: string; paidMinor: bigint }[] = [];
  for (const { id, leftMinor } of obligations) {
    if (left <= 0n) break;
    const paidMinor = leftMinor < left ? leftMinor : left;
    if (paidMinor <= 0n) continue;
    left -= paidMinor;
    paid.push({ id, paidMinor });
  }
  return paid;
}

/** Things by what they have in common, each group in the order given. */
export function groupBy<T, Key>(
  all: readonly T[],
  keyOf: (one: T) => Key,
): ReadonlyMap<Key, readonly T[]> {
  const groups = new Map<Key, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

/** A bill of a run: who pays whom. The house pays where there is no payer. */
export interface RunBill {
  readonly id: string;
  readonly payerId: string | null;
  readonly receiverId: string;
  readonly amountMinor: bigint;
  /** How far the receiver stands below the head of its line. */
  readonly depth: number;
}

/**
 * Pays all bills of a run from the top down, so that each agent has what it received before it pays. Bills of a payer are in the
 * order in which they are given. Gives what each bill got and what wallets have afterwards; what is missing is owed by the payer.
 */
export function payCascade(
  bills: readonly RunBill[],
  wallets: ReadonlyMap<string, bigint>,
): { readonly paid: ReadonlyMap<string, bigint>; readonly wallets: ReadonlyMap<string, bigint> } {
  const after = new Map(wallets);
  const paid = new Map<string, bigint>();
  const add = (id: string, minor: bigint) => after.set(id, (after.get(id) ?? 0n) + minor);
  for (const [, level] of [...groupBy(bills, ({ depth }) => depth)].sort(([a], [b]) => a - b)) {
    for (const [payerId, own] of groupBy(level, (bill) => bill.payerId)) {
      const asked = own.map(({ id, amountMinor }) => ({ id, leftMinor: amountMinor }));
      const all = asked.reduce((sum, { leftMinor }) => sum + leftMinor, 0n);
      const given = payDown(payerId === null ? all : (after.get(payerId) ?? 0n), asked);
      for (const { id, paidMinor } of given) {
        paid.set(id, paidMinor);
        if (payerId !== null) add(payerId, -paidMinor);
        add(own.find((bill) => bill.id === id)!.receiverId, paidMinor);
      }
    }
  }
  return { paid, wallets: after };
}

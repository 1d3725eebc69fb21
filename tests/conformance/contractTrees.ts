import { payCascade, type TeamFigures } from '../../engine/agents/contractBills.ts';
import type { ContractTerms } from '../../engine/agents/contractTerms.ts';
import { minorOf } from './amounts.ts';

type Tree = Readonly<Record<string, string | null>>;

/** A team that did nothing. */
export const NO_FIGURES: TeamFigures = {
  betsMinor: 0n,
  validMinor: 0n,
  payoutsMinor: 0n,
  cashbackMinor: 0n,
  bonusMinor: 0n,
  salariesMinor: 0n,
  wonMinor: 0n,
  lostMinor: 0n,
  active: 0,
};

/** Terms of one share and no needs but active members. */
export const simpleTerms = (rate: string, { active = 0 } = {}): ContractTerms => ({
  tiers: [
    { betMinor: 0n, lossMinor: 0n, active, rateType: 'P', rate, fixedMinor: 0n, lossRate: '0' },
  ],
  carry: 'untilCleared',
  feeRate: '0',
});

/** What each and all below it come to. */
export function sumTeams(
  tree: Tree,
  own: Readonly<Record<string, string>>,
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const [name, amount] of Object.entries(own)) {
    for (let at: string | null | undefined = name; at; at = tree[at]) {
      sums.set(at, (sums.get(at) ?? 0n) + minorOf(amount));
    }
  }
  return sums;
}

function depthOf(tree: Tree, name: string): number {
  const above = tree[name];
  return above ? 1 + depthOf(tree, above) : 0;
}

/** Pays the bills of a line. `wallets` is what each has more than before, never less than nothing. */
export function payTree(
  tree: Tree,
  bills: Readonly<Record<string, bigint>>,
  balances: Readonly<Record<string, string>> = {},
) {
  const had = new Map(Object.entries(balances).map(([name, sum]) => [name, minorOf(sum)]));
  const { paid, wallets } = payCascade(
    Object.entries(bills).map(([name, amountMinor]) => ({
      id: name,
      payerId: tree[name] ?? null,
      receiverId: name,
      amountMinor,
      depth: depthOf(tree, name),
    })),
    had,
  );
  const of = (read: (name: string) => bigint) =>
    Object.fromEntries(Object.keys(bills).map((name) => [name, read(name)]));
  const received = of((name) => paid.get(name) ?? 0n);
  const gained = (name: string) => {
    const gain = (wallets.get(name) ?? 0n) - (had.get(name) ?? 0n);
    return gain > 0n ? gain : 0n;
  };
  const owed = of((name) => bills[name]! - received[name]!);
  return {
    received,
    wallets: of(gained),
    balances: of((name) => wallets.get(name) ?? 0n),
    owed: Object.fromEntries(Object.entries(owed).filter(([, minor]) => minor > 0n)),
    house: Object.keys(bills)
      .filter((name) => !tree[name])
      .reduce((sum, name) => sum + received[name]!, 0n),
  };
}

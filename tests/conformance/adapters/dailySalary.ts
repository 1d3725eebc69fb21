import { computeBill } from '../../../engine/agents/contractBills.ts';
import { amountOf } from '../amounts.ts';
import { NO_FIGURES, payTree, simpleTerms, sumTeams } from '../contractTrees.ts';

interface Input {
  readonly tree: Readonly<Record<string, string | null>>;
  readonly validBets: Readonly<Record<string, string>>;
  readonly rates: Readonly<Record<string, string>>;
  readonly upline?: string;
  readonly balances?: Readonly<Record<string, string>>;
}

/** Daily salaries of a line, and who pays whom. */
export function run({ tree, validBets, rates, upline, balances }: Input) {
  const teams = sumTeams(tree, validBets);
  const missed = upline?.split(' ')[0];
  const bills = Object.fromEntries(
    Object.entries(rates).map(([agent, rate]) => {
      const terms = simpleTerms(rate, { active: agent === missed ? 1 : 0 });
      const figures = { ...NO_FIGURES, validMinor: teams.get(agent)! };
      return [agent, computeBill('daily', terms, figures).amountMinor];
    }),
  );
  const paid = payTree(tree, bills, balances);
  const write = (of: Readonly<Record<string, bigint>>) =>
    Object.fromEntries(Object.entries(of).map(([name, minor]) => [name, amountOf(minor)]));
  if (!balances) {
    return {
      teamBets: Object.fromEntries(
        Object.keys(rates).map((one) => [one, amountOf(teams.get(one)!)]),
      ),
      bills: write(bills),
      kept: write(paid.wallets),
      paidByHouse: amountOf(paid.house),
    };
  }
  return {
    bills: write(bills),
    received: write(paid.received),
    kept: write(paid.wallets),
    owed: write(paid.owed),
  };
}

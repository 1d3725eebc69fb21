import { computeBill, dividendBase } from '../../../engine/agents/contractBills.ts';
import { amountOf, minorOf } from '../amounts.ts';
import { NO_FIGURES, payTree, simpleTerms, sumTeams } from '../contractTrees.ts';

interface Period {
  readonly bets: string;
  readonly payouts: string;
  readonly cashback: string;
  readonly bonus: string;
  readonly salaries: string;
  readonly feeRate: string;
  readonly carryIn: string;
  readonly rate: string;
}

interface Line {
  readonly tree: Readonly<Record<string, string | null>>;
  readonly teamNetLossOfEach: Readonly<Record<string, string>>;
  readonly rates: Readonly<Record<string, string>>;
  readonly balances: Readonly<Record<string, string>>;
}

function runPeriod({ feeRate, carryIn, rate, ...input }: Period) {
  const figures = {
    ...NO_FIGURES,
    betsMinor: minorOf(input.bets),
    payoutsMinor: minorOf(input.payouts),
    cashbackMinor: minorOf(input.cashback),
    bonusMinor: minorOf(input.bonus),
    salariesMinor: minorOf(input.salaries),
  };
  const terms = { ...simpleTerms(rate), feeRate };
  const carryInMinor = minorOf(carryIn);
  const base = dividendBase(figures, { ...terms, carryInMinor });
  return {
    teamNetLoss: amountOf(base.netLossMinor),
    afterFee: amountOf(base.afterFeeMinor),
    base: amountOf(base.baseMinor),
    carryOut: amountOf(base.carryOutMinor),
    dividend: amountOf(computeBill('dividend', terms, figures, carryInMinor).amountMinor),
  };
}

function runLine({ tree, teamNetLossOfEach, rates, balances }: Line) {
  const teams = sumTeams(tree, teamNetLossOfEach);
  const bills = Object.fromEntries(
    Object.entries(rates).map(([agent, rate]) => {
      const figures = { ...NO_FIGURES, betsMinor: teams.get(agent)! };
      return [agent, computeBill('dividend', simpleTerms(rate), figures).amountMinor];
    }),
  );
  const paid = payTree(tree, bills, balances);
  const write = (of: Readonly<Record<string, bigint>>) =>
    Object.fromEntries(Object.entries(of).map(([name, minor]) => [name, amountOf(minor)]));
  return {
    teamNetLoss: Object.fromEntries(
      Object.keys(rates).map((one) => [one, amountOf(teams.get(one)!)]),
    ),
    bills: write(bills),
    received: write(paid.received),
    balancesAfter: write(paid.balances),
    owed: write(paid.owed),
  };
}

/** A dividend of a period, or those of a line and who pays whom. */
export const run = (input: Period | Line) => ('tree' in input ? runLine(input) : runPeriod(input));

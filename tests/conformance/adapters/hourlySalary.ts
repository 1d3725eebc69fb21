import { computeBill } from '../../../engine/agents/contractBills.ts';
import { periodAt } from '../../../engine/agents/contractPeriods.ts';
import { amountOf, minorOf } from '../amounts.ts';
import { NO_FIGURES } from '../contractTrees.ts';
import { tierOf } from './contractTiers.ts';

interface Input {
  readonly tiers: readonly Parameters<typeof tierOf>[0][];
  readonly hour: string;
  readonly teamBet: string;
  readonly active: number;
}

/** What an hour pays, and how it is called. */
export function run({ tiers, hour, teamBet, active }: Input) {
  const terms = { tiers: tiers.map(tierOf), carry: 'none', feeRate: '0' } as const;
  const figures = { ...NO_FIGURES, validMinor: minorOf(teamBet), active };
  const calendar = { zone: 'UTC', dividends: 'monthly' } as const;
  return {
    amount: amountOf(computeBill('hourly', terms, figures).amountMinor),
    key: periodAt('hourly', calendar, Date.parse(`${hour}:20:00Z`)).key,
  };
}

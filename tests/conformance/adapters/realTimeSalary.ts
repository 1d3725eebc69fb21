import { computeBill } from '../../../engine/agents/contractBills.ts';
import { amountOf, minorOf } from '../amounts.ts';
import { NO_FIGURES } from '../contractTrees.ts';
import { tierOf } from './contractTiers.ts';

interface Input {
  readonly bets: readonly (readonly [string, string])[];
  readonly winRate: string;
  readonly lossRate: string;
  readonly minBetAmount: string;
}

/** What five minutes of bets (stake and payout) pay. */
export function run({ bets, winRate, lossRate, minBetAmount }: Input) {
  const sum = (is: (stake: bigint, payout: bigint) => boolean) =>
    bets
      .map(([stake, payout]) => [minorOf(stake), minorOf(payout)] as const)
      .filter(([stake, payout]) => is(stake, payout))
      .reduce((all, [stake]) => all + stake, 0n);
  const wonMinor = sum((stake, payout) => payout > stake);
  const lostMinor = sum((stake, payout) => payout < stake);
  const tier = { ...tierOf({ minBet: minBetAmount, minActive: 0, rate: winRate }), lossRate };
  const bill = computeBill(
    'realTime',
    { tiers: [tier], carry: 'none', feeRate: '0' },
    { ...NO_FIGURES, wonMinor, lostMinor },
  );
  return {
    won: amountOf(wonMinor),
    lost: amountOf(lostMinor),
    amount: amountOf(bill.amountMinor),
    qualifies: bill.tier >= 0,
  };
}
